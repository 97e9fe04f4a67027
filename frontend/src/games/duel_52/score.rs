//! A finished game in numbers: lanes.

use std::rc::Rc;

use engine::games::duel_52::{Lane, View};
use engine::seat::Seat;

use crate::games::score::Score;

/// What came of it for a seat: a lane is won where the other has lost it.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let Some(view) = views.last() else { return Score { own: 0, other: 0, parts: Vec::new() } };
    let [own, other] = [seat, seat.other()].map(|seat| view.lanes_won(seat));
    let parts = Lane::ALL.into_iter().map(|lane| own.contains(lane).cmp(&other.contains(lane)));
    Score { own: own.len().into(), other: other.len().into(), parts: parts.collect() }
}
