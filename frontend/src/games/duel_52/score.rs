//! A finished game in numbers: lanes.

use std::rc::Rc;

use engine::games::duel_52::{Lane, View};
use engine::seat::Seat;

use crate::games::score::Score;

/// What came of it for a seat: a lane is won where the other has lost it.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let Some(view) = views.last() else { return Score { own: 0, other: 0, parts: Vec::new() } };
    let won = |seat: Seat, lane: Lane| view.has_lost(seat.other(), lane);
    let count = |seat: Seat| Lane::ALL.into_iter().filter(|lane| won(seat, *lane)).count();
    let parts = Lane::ALL.into_iter().map(|lane| won(seat, lane).cmp(&won(seat.other(), lane)));
    Score {
        own: u32::try_from(count(seat)).unwrap_or_default(),
        other: u32::try_from(count(seat.other())).unwrap_or_default(),
        parts: parts.collect(),
    }
}
