use engine::games::heads_up_duel::{
    Action, CardKind, HeadsUpDuel, Offer, OfferCards, OfferRef, Pack,
};
use yew::prelude::*;

use super::draft::{Draft, choices, pay, pay_with};
use super::face::{Tile, back, marbles};
use super::make::scale;
use super::text::{board as words, cards, market};
use crate::components::button::{Button, Weight};
use crate::components::card::Emphasis;
use crate::games::Acting;
use crate::hooks::sets;
use crate::words::players::Players;

/// Each pack's content, price, and availability.
pub fn stalls(by: &Acting<HeadsUpDuel>) -> Html {
    let spend = Action::SpendToken;
    html! {
        <section class="hud-market" aria-labelledby="hud-market">
            <h3 id="hud-market" class="hud-part">{ words::MARKET }</h3>
            <p class="hud-hint">{ words::market_hours(&by.view) }</p>
            <div class="stack-2 hud-market__packs">
                for pack in Pack::ALL {
                    { stall(by, pack) }
                }
            </div>
            <div class="row hud-exchange">
                <p>
                    <strong>{ words::tokens_left(by.view.places[by.seat].halves) }</strong>{ " " }
                    <span class="hud-hint">{ words::TOKEN_HINT }</span>
                </p>
                <Button
                    label={words::SPEND_TOKEN}
                    refusal={by.judge.emit(spend)}
                    on_press={by.on_act.reform(move |_| spend)}
                />
            </div>
        </section>
    }
}

/// Decoration, as text: browsers take far longer to lay out as many pictures.
fn face(kind: CardKind) -> Html {
    let class =
        classes!("card", "hud-stall__face", kind.number().is_none().then_some("is-special"));
    html! { <span key={words::short(kind)} {class}>{ words::short(kind) }</span> }
}

fn stall(by: &Acting<HeadsUpDuel>, pack: Pack) -> Html {
    let (view, own) = (&by.view, &by.view.places[by.seat]);
    let bought = own.bought.map_or(0, |bought| bought.of(pack));
    let action = Action::Buy(pack);
    let faces = CardKind::all().filter(|kind| pack.holds(*kind));
    // Only buyers read a secret Joker's effect.
    let joker = (pack == Pack::Special).then(|| market::joker(view.joker));
    html! {
        <article class="hud-stall raised" key={cards::pack(pack)}>
            <h4 class="row hud-stall__name">
                { back(words::back_of(pack)) }
                { cards::pack(pack) }
            </h4>
            <p class="inline-row hud-stall__price">
                { marbles(pack.price()) }
                <span>{ market::price(pack) }</span>
            </p>
            <div class="hud-stall__cards" role="img" aria-label={market::contents(pack)}>
                if pack == Pack::Mystery {
                    for at in 0..5 {
                        <span key={at} class="soft hud-stall__unknown" aria-hidden="true">{ "?" }</span>
                    }
                } else {
                    for kind in faces {
                        { face(kind) }
                    }
                }
            </div>
            // A main button would show the refusal: a closed market says so once, above all packs.
            <Button
                weight={if view.is_market_open() { Weight::Main } else { Weight::Plain }}
                label={words::buy(pack)}
                refusal={by.judge.emit(action)}
                short_refusal={market::not_bought(pack, own.marbles.unwrap_or(0))}
                on_press={by.on_act.reform(move |_| action)}
            />
            if pack == Pack::Mystery {
                <p class="hud-hint">{ market::contents(pack) }</p>
            }
            if let Some(joker) = joker {
                <p class={classes!("hud-hint", (bought > 0).then_some("is-known"))}>{ joker }</p>
            }
            if bought > 0 {
                <p class="hud-hint">{ words::bought(bought) }</p>
            }
        </article>
    }
}

#[derive(Properties, PartialEq)]
pub struct IncomingProps {
    pub offer: Offer,
    /// The seat that gets the offer.
    pub by: Acting<HeadsUpDuel>,
    pub on_counter: Callback<Offer>,
}

/// An offer that was made to the seat.
#[component]
pub fn Incoming(props: &IncomingProps) -> Html {
    let IncomingProps { offer, by, .. } = props;
    let deck = by.view.places[by.seat].deck.unwrap_or_default();
    let paid = use_state_eq(|| pay(&deck, &offer.terms.want));
    let named = OfferRef { from: offer.from, number: offer.number };
    let accept = OfferCards::try_from(*paid).map(|paid| Action::Accept(named, paid)).ok();
    let refusal = accept.and_then(|accept| by.judge.emit(accept));
    let changes = words::changes(&deck, &deck.minus(&paid).plus(&offer.terms.give.cards()));
    let short_refusal = refusal.as_ref().and_then(|reason| market::not_accepted(reason.rule));
    let act = |action: Option<Action>| {
        let on_act = by.on_act.clone();
        Callback::from(move |_: MouseEvent| action.iter().for_each(|action| on_act.emit(*action)))
    };
    let label = by.players.sentence(&words::offer_of(offer.from, offer.number)).written();
    let on_counter = {
        let offer = *offer;
        props.on_counter.reform(move |_| offer)
    };
    let among = choices(&deck, &offer.terms.want);
    let among_tile = |card| {
        let count = paid.of(card);
        let standing = if count > 0 { Emphasis::Selected } else { Emphasis::Plain };
        let on_press = sets(&paid, pay_with(&deck, &paid, card));
        html! { <Tile key={card.to_string()} {card} {count} {standing} label={words::pay(card, count)} {on_press} /> }
    };
    html! {
        <article class="stack-2 hud-offer raised is-incoming" aria-label={label}>
            { on_scale(offer, &by.players) }
            if refusal.is_none() && !changes.is_empty() {
                <p class="hud-hint">{ changes }</p>
            }
            if !among.is_empty() {
                <div class="stack-2 hud-pay" role="group" aria-label={words::PAY_WITH}>
                    <p class="strong note hud-pay__title">{ words::PAY_WITH }</p>
                    <div class="hud-hand is-small">
                        { for among.into_iter().map(among_tile) }
                    </div>
                </div>
            }
            <div class="hud-offer__ways">
                <Button weight={Weight::Main} class="hud-accept" label={words::ACCEPT} {refusal} {short_refusal} on_press={act(accept)} />
                <Button label={words::DECLINE} on_press={act(Some(Action::Decline(named)))} />
                <Button label={words::COUNTER} on_press={on_counter} />
            </div>
        </article>
    }
}

fn on_scale(offer: &Offer, players: &Players) -> Html {
    let gives = players.sentence(&words::gives(Some(offer.from))).written();
    let would_give = players.sentence(&words::would_give(offer.to)).written();
    scale(&Draft::offered(offer), gives, would_give, None)
}

/// The seat's own offer, which waits for an answer.
pub fn outgoing(offer: &Offer, by: &Acting<HeadsUpDuel>) -> Html {
    let withdraw = Action::Withdraw(offer.to, offer.number);
    let label = by.players.sentence(&words::offer_to(offer.to, offer.number)).written();
    html! {
        <article
            key={format!("{}-{}", offer.to, offer.number)}
            class="stack-2 hud-offer raised is-own"
            aria-label={label}
        >
            { on_scale(offer, &by.players) }
            <div class="hud-offer__ways">
                <Button label={words::WITHDRAW} on_press={by.on_act.reform(move |_| withdraw)} />
            </div>
        </article>
    }
}
