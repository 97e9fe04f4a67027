//! A finished game in numbers: points, and who gained more in each round.

use std::rc::Rc;

use engine::games::fools_gambit::View;
use engine::seat::Seat;

use crate::games::score::{Score, by_round};

/// What came of it for a seat.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let points = |view: &View, seat: Seat| view.seats[seat].points;
    let lead = |view: &View| i32::from(points(view, seat)) - i32::from(points(view, seat.other()));
    let last = |seat| views.last().map_or(0, |view| points(view, seat).into());
    Score {
        own: last(seat),
        other: last(seat.other()),
        parts: by_round(views.iter().map(|view| (view.round, lead(view)))),
    }
}
