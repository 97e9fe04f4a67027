use std::rc::Rc;

use engine::game::Ending;
use engine::games::fools_gambit::{Event, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::details::{points_caption, spread};
use crate::components::seat;
use crate::games::fools_gambit::text::board as words;
use crate::words::players::Players;

/// The result, and both winning piles.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn finale(view: &Rc<View>, _: &[Event], players: &Players) -> Html {
    let Some(outcome) = view.turn.outcome() else { return Html::default() };
    let winner = outcome.winner();
    let first = winner.unwrap_or(Seat::ONE);
    html! {
        <>
            if let Ending::Conceded(_) = outcome.ending {
                <p class="soft centred">{ words::points_did_not_count(view.round) }</p>
            }
            <div class="stack-4 columns">
                for seat in [first, first.other()] {
                    { seat_result(view, players, seat, winner == Some(seat)) }
                }
            </div>
        </>
    }
}

fn seat_result(view: &View, players: &Players, seat: Seat, is_winner: bool) -> Html {
    let seat_view = &view.seats[seat];
    html! {
        <section
            key={seat.number()}
            class={classes!("stack-3", "fg-finale__seat", "finale__seat", "raised", is_winner.then_some("is-winner"))}
        >
            <h3>{ seat::name_with_mark(players, seat) }</h3>
            <p class="row-2 soft fg-finale__sum">
                <strong>{ seat_view.points }</strong>
                <span>{ words::points_word(seat_view.points) }</span>
                <span class="fg-finale__rounds">{ words::rounds_won(seat_view.winning.len()) }</span>
            </p>
            if seat_view.winning.is_empty() {
                <p>{ words::NOTHING_BANKED }</p>
            } else {
                { spread(seat_view.winning, points_caption) }
            }
        </section>
    }
}
