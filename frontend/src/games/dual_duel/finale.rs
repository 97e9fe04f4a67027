//! How a match ended: who won, and by which rounds.

use engine::games::dual_duel::DualDuel;
use engine::seat::Seat;
use yew::prelude::*;

use super::help;
use super::look::rounds;
use crate::components::finale::decided;
use crate::components::seat;
use crate::games::FinaleProps;
use crate::games::dual_duel::text::{self, board as words};

/// The result, the duels that each has won, the last duel's rounds, and the ways on.
#[component]
pub fn Finale(props: &FinaleProps<DualDuel>) -> Html {
    let FinaleProps { view, players, .. } = props;
    let Some(outcome) = view.turn.outcome() else { return Html::default() };
    html! {
        <>
            { decided(text::decided(view, players)) }
            <div class="dd-finale__seats">
                for seat in Seat::all(2) {
                    <p
                        key={seat.number()}
                        class={classes!("dd-finale__seat", (outcome.winner() == Some(seat)).then_some("is-winner"))}
                    >
                        <span class="dd-finale__name">
                            { seat::look(players, seat).mark() }
                            { players.name(seat) }
                        </span>
                        <strong>{ view.won[seat] }</strong>
                        <span>{ words::duels_word(view.won[seat]) }</span>
                        <span class="dd-finale__last">{ help::rounds(view.rounds.wins()[seat]) }</span>
                    </p>
                }
            </div>
            <section class="dd-finale__rounds">
                <h3>{ words::last_duel(view.duel) }</h3>
                { rounds(view, players) }
            </section>
        </>
    }
}
