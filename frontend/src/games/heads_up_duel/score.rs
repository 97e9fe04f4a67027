//! A finished game in numbers: points, and the seat's duels.

use std::cmp::Ordering;
use std::rc::Rc;

use engine::games::heads_up_duel::View;
use engine::seat::Seat;

use crate::games::score::Score;

/// What came of it for a seat.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let Some(view) = views.last() else { return Score { own: 0, other: 0, parts: Vec::new() } };
    let points = |seat: Seat| view.places[seat].standing.points;
    let others = Seat::all(view.seats).filter(|other| *other != seat);
    let parts = view.results.iter().filter_map(|result| {
        let side = result.seats.side_of(seat)?;
        Some(match result.winner {
            Some(winner) if winner == side => Ordering::Greater,
            Some(_) => Ordering::Less,
            None => Ordering::Equal,
        })
    });
    Score {
        own: points(seat),
        other: others.map(points).max().unwrap_or_default(),
        parts: parts.collect(),
    }
}
