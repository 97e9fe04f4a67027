//! The public history: each seat's rounds, and, with a ledger, its loot.

use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{Fate, ROUNDS, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::icons::{self, Badge};
use crate::components::dialog::Dialog;
use crate::components::seat;
use crate::games::gold_rush_shoot_out::text::{board as words, cards};
use crate::words::players::Players;

/// The dialog.
pub fn dialog(view: &View, players: &Players, on_close: Callback<()>) -> Html {
    html! {
        <Dialog id="gr-ledger" title={words::LEDGER} {on_close}>
            { ledger(view, players) }
            if let Some(to_come) = view.to_come() {
                <section class="gr-come">
                    <h3>{ words::TO_COME }</h3>
                    <p>{ cards::several(to_come) }</p>
                </section>
            }
        </Dialog>
    }
}

/// The seats in priority order, with their rounds.
pub fn ledger(view: &View, players: &Players) -> Html {
    html! {
        <ul class="gr-ledger" role="list">
            for seat in view.in_priority() {
                { entry(view, seat, players) }
            }
        </ul>
    }
}

fn entry(view: &View, seat: Seat, players: &Players) -> Html {
    let place = &view.places[seat];
    let held = match view.observer {
        Observer::Everybody(_) => place.envelope,
        Observer::Seat(_) | Observer::Table => place.seen,
    };
    html! {
        <li key={seat.number()} class="stack-1 gr-ledger__seat">
            <h3 class="gr-ledger__name" aria-level="2">
                { seat::mark(players, seat) }
                { players.label(seat) }
            </h3>
            <p class="gr-ledger__sum">
                { icons::mark(Badge::Wound) }{ cards::wounds(place.wounds) }
                { icons::mark(Badge::Token) }{ cards::tokens(place.tokens) }
                { icons::mark(Badge::Envelope) }{ words::card_count(place.cards) }
            </p>
            <ol class="gr-ledger__rounds" aria-label={words::AMMO_OF_ROUNDS}>
                for (round, fate) in (1..=ROUNDS).zip(place.fates) {
                    <li key={round} class={classes!((fate == Fate::Waits).then_some("is-none"))}>
                        <span class="visually-hidden">{ words::fate(round, fate) }</span>
                        <span class="gr-ledger__fate" aria-hidden="true">
                            { match fate {
                                Fate::Waits => html! { round },
                                Fate::SatOut => icons::mark(Badge::Out),
                                Fate::NoTarget => html! { "?" },
                                Fate::Revealed(load) => icons::of_load(load),
                            } }
                        </span>
                    </li>
                }
            </ol>
            if let Some(held) = held {
                <p class="row wrap gr-ledger__cards">
                    for (at, card) in held.each().enumerate() {
                        <span key={at} role="img" aria-label={cards::name(card)}>
                            { icons::of_card(card) }
                        </span>
                    }
                    <span class="accent strong gr-ledger__worth">{ words::seen_worth(held.worth()) }</span>
                </p>
            }
        </li>
    }
}
