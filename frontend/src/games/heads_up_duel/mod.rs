//! Heads Up Duel on the page.

use std::rc::Rc;

use engine::games::heads_up_duel::{Action, HeadsUpDuel, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::implement::game_ui;
use super::{ByGestureProps, Gestures};
use crate::services::parts::Part;
use crate::words::line::Line;

mod board;
mod bracket;
mod details;
mod draft;
mod duel;
mod emblem;
mod face;
mod feats;
mod finale;
mod floor;
mod hand;
mod lots;
mod make;
mod market;
mod moment;
mod offers;
mod others;
mod pairing;
mod scale;
mod scene;
mod score;
#[cfg(test)]
mod tests;
pub mod text;
mod trade;

pub use draft::Draft;
pub use face::picture;

game_ui!(HeadsUpDuel {
    // Two neither trade nor choose whom they meet.
    fn parts(seats: usize) -> &'static [Part] {
        if seats > 2 { &[Part::Trading] } else { &[] }
    }

    fn gestures(view: &View) -> Option<Gestures<Action>> {
        text::lots(view)
    }

    fn by_gesture(view: &Rc<View>, by: ByGestureProps) -> Html {
        lots::lots(view, &by)
    }

    fn gains(view: &View, before: &View, seat: Seat) -> Vec<Line> {
        text::gains(view, before, seat)
    }

    fn sits_out(view: &View, seat: Seat) -> bool {
        view.duel.is_some_and(|duel| duel.seats.side_of(seat).is_none())
    }

    fn public_action(view: &View, seat: Seat, action: &Action) -> Line {
        text::public_action(view, seat, *action)
    }

    fn public_action_of_all(view: &View, action: &Action) -> Line {
        text::public_action_of_all(view, *action)
    }
});
