use std::rc::Rc;

use engine::games::duel_52::{Event, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::lanes::Lanes;
use super::scene::Scene;
use crate::components::finale;
use crate::games::duel_52::text::{self, board as words};
use crate::playback::Scene as _;
use crate::words::players::Players;

/// The result, the lanes of each seat, and the final board.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn finale(view: &Rc<View>, events: &[Event], players: &Players) -> Html {
    let Some(outcome) = view.turn.outcome() else { return Html::default() };
    html! {
        <>
            { finale::deciding_moment(players, text::decisive_line(view, events)) }
            <div class="finale__seats">
                for seat in Seat::all(2) {
                    { finale::seat(players, seat, "d52-finale", outcome.winner() == Some(seat), html! {
                        <><strong>{ view.lanes_won(seat).len() }</strong><span>{ words::LANES_EMPTIED }</span></>
                    }) }
                }
            </div>
            <Lanes
                scene={Scene::at_rest(view)}
                near={Seat::ONE}
                players={players.clone()}
                controls={None}
                first_new_id={u8::MAX}
            />
        </>
    }
}
