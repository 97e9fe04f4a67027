//! A seat's open offers: those made to it, then its own.

use engine::games::heads_up_duel::{Action, HeadsUpDuel, Offer, OfferCards, OfferRef};
use yew::prelude::*;

use super::draft::{Draft, default_payment, payment_choices, payment_with};
use super::face::Tile;
use super::make::scale;
use super::text::{board as words, market};
use crate::components::button::{Button, Weight};
use crate::components::card::Emphasis;
use crate::games::Acting;
use crate::hooks::sets;
use crate::words::players::Players;

#[derive(Properties, PartialEq)]
pub struct IncomingProps {
    pub offer: Offer,
    /// The seat that the offer is made to.
    pub acting: Acting<HeadsUpDuel>,
    pub on_counter: Callback<Offer>,
}

#[component]
pub fn Incoming(props: &IncomingProps) -> Html {
    let (offer, acting) = (props.offer, &props.acting);
    let deck = acting.deck();
    let paid = use_state_eq(|| default_payment(&deck, &offer.terms.want));
    let offer_ref = OfferRef { from: offer.from, number: offer.number };
    let accept = OfferCards::try_from(*paid).map(|paid| Action::Accept(offer_ref, paid)).ok();
    let refusal = accept.and_then(|accept| acting.judge.emit(accept));
    let changes = words::changes(&deck, &deck.minus(&paid).plus(&offer.terms.give.cards()));
    let short_refusal = refusal.as_ref().and_then(|reason| market::not_accepted(reason.rule));
    let act = |action: Option<Action>| {
        let on_act = acting.on_act.clone();
        Callback::from(move |_: MouseEvent| action.iter().for_each(|action| on_act.emit(*action)))
    };
    let label = acting.players.sentence(&words::offer_of(offer.from, offer.number)).written();
    let payment_cards = payment_choices(&deck, &offer.terms.want);
    let payment_tile = |card| {
        let count = paid.of(card);
        let emphasis = if count > 0 { Emphasis::Selected } else { Emphasis::Plain };
        let on_press = sets(&paid, payment_with(&deck, &paid, card));
        html! { <Tile key={card.to_string()} {card} {count} {emphasis} label={words::pay(card, count)} {on_press} /> }
    };
    html! {
        <article class="stack-2 hud-offer raised is-incoming" aria-label={label}>
            { offer_scale(&offer, &acting.players) }
            if refusal.is_none() && !changes.is_empty() {
                <p class="hud-hint">{ changes }</p>
            }
            if !payment_cards.is_empty() {
                <div class="stack-2 hud-pay" role="group" aria-label={words::PAY_WITH}>
                    <p class="strong note">{ words::PAY_WITH }</p>
                    <div class="hud-hand is-small">
                        { for payment_cards.into_iter().map(payment_tile) }
                    </div>
                </div>
            }
            <div class="wrap-2 middle hud-ways">
                <Button weight={Weight::Main} class="hud-accept" label={words::ACCEPT} {refusal} {short_refusal} on_press={act(accept)} />
                <Button label={words::DECLINE} on_press={act(Some(Action::Decline(offer_ref)))} />
                <Button label={words::COUNTER} on_press={props.on_counter.reform(move |_| offer)} />
            </div>
        </article>
    }
}

fn offer_scale(offer: &Offer, players: &Players) -> Html {
    let gives = players.sentence(&words::gives(Some(offer.from))).written();
    let would_give = players.sentence(&words::would_give(offer.to)).written();
    scale(&Draft::from_offer(offer), gives, would_give, None)
}

/// The seat's own offer, which waits for an answer.
pub fn outgoing(offer: &Offer, acting: &Acting<HeadsUpDuel>) -> Html {
    let withdraw = Action::Withdraw(offer.to, offer.number);
    let label = acting.players.sentence(&words::offer_to(offer.to, offer.number)).written();
    html! {
        <article
            key={format!("{}-{}", offer.to, offer.number)}
            class="stack-2 hud-offer raised is-own"
            aria-label={label}
        >
            { offer_scale(offer, &acting.players) }
            <div class="wrap-2 middle hud-ways">
                <Button label={words::WITHDRAW} on_press={acting.on_act.reform(move |_| withdraw)} />
            </div>
        </article>
    }
}
