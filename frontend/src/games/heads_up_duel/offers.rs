//! The open offers of a seat: those made to it first, then its own.

use engine::games::heads_up_duel::{Action, Cards, Lot, Named, Offer};
use yew::prelude::*;

use super::draft::{Draft, choices, pay, pay_with};
use super::face::Tile;
use super::scale::scale;
use crate::components::button::{Button, Weight};
use crate::components::card::Emphasis;
use crate::games::heads_up_duel::text::{board as words, market};
use crate::words::players::Players;
use crate::words::reason::Reason;

#[derive(Properties, PartialEq)]
pub struct IncomingProps {
    pub offer: Offer,
    /// The own deck.
    pub deck: Cards,
    pub players: Players,
    pub on_act: Callback<Action>,
    pub on_counter: Callback<Offer>,
    pub judge: Callback<Action, Option<Reason>>,
}

/// An offer to the seat.
#[component]
pub fn Incoming(props: &IncomingProps) -> Html {
    let IncomingProps { offer, deck, players, .. } = props;
    let paid = {
        let want = offer.terms.want;
        use_state_eq(move || pay(deck, &want))
    };
    let named = Named { from: offer.from, number: offer.number };
    let accept = Lot::try_from(*paid).map(|paid| Action::Accept(named, paid)).ok();
    let refusal = accept.and_then(|accept| props.judge.emit(accept));
    let changes = words::changes(deck, &deck.less(&paid).plus(&offer.terms.give.cards()));
    let in_short = refusal.as_ref().and_then(|reason| market::not_accepted(reason.rule));
    let act = |action: Option<Action>| {
        let on_act = props.on_act.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(action) = action {
                on_act.emit(action);
            }
        })
    };
    let label = players.sentence(&words::offer_of(offer.from, offer.number)).written();
    let among = choices(deck, &offer.terms.want);
    html! {
        <article class="stack-2 hud-offer raised is-incoming" aria-label={label}>
            { on_scale(offer, players) }
            if refusal.is_none() && !changes.is_empty() {
                <p class="hud-hint">{ changes }</p>
            }
            if !among.is_empty() {
                <div class="stack-2 hud-pay" role="group" aria-label={words::PAY_WITH}>
                    <p class="strong note hud-pay__title">{ words::PAY_WITH }</p>
                    <div class="hud-hand is-small">
                        for card in among {
                            { {
                                let count = paid.of(card);
                                let standing = if count > 0 { Emphasis::Selected } else { Emphasis::Plain };
                                let (deck, state) = (*deck, paid.clone());
                                let on_press = Callback::from(move |_: MouseEvent| {
                                    state.set(pay_with(&deck, &state, card));
                                });
                                html! {
                                    <Tile
                                        key={card.to_string()}
                                        {card}
                                        {count}
                                        {standing}
                                        label={words::pay(card, count)}
                                        {on_press}
                                    />
                                }
                            } }
                        }
                    </div>
                </div>
            }
            <div class="hud-offer__ways">
                <Button
                    weight={Weight::Main}
                    class="hud-accept"
                    label={words::ACCEPT}
                    {refusal}
                    {in_short}
                    on_press={act(accept)}
                />
                <Button label={words::DECLINE} on_press={act(Some(Action::Decline(named)))} />
                <Button
                    label={words::COUNTER}
                    on_press={
                        let offer = *offer;
                        props.on_counter.reform(move |_| offer)
                    }
                />
            </div>
        </article>
    }
}

fn on_scale(offer: &Offer, players: &Players) -> Html {
    let gives = players.sentence(&words::gives(Some(offer.from))).written();
    let would_give = players.sentence(&words::would_give(offer.to)).written();
    scale(&Draft::offered(offer), gives, would_give, None)
}

/// The seat's own offer, waiting for an answer.
pub fn outgoing(offer: &Offer, players: &Players, on_act: &Callback<Action>) -> Html {
    let withdraw = Action::Withdraw(offer.to, offer.number);
    let label = players.sentence(&words::offer_to(offer.to, offer.number)).written();
    html! {
        <article
            key={format!("{}-{}", offer.to, offer.number)}
            class="stack-2 hud-offer raised is-own"
            aria-label={label}
        >
            { on_scale(offer, players) }
            <div class="hud-offer__ways">
                <Button label={words::WITHDRAW} on_press={on_act.reform(move |_| withdraw)} />
            </div>
        </article>
    }
}
