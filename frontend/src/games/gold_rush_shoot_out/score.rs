//! A finished game in numbers: gold, and who gained more of it in each round.

use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Cards, View};
use engine::seat::Seat;

use crate::games::score::{Score, by_round};

/// What came of it for a seat, by views in which the envelopes are open.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let gold = |view: &View, seat: Seat| view.places[seat].envelope.map_or(0, Cards::worth);
    let best_other = |view: &View| {
        let others = view.all_seats().filter(|other| *other != seat);
        others.map(|other| gold(view, other)).max().unwrap_or_default()
    };
    let lead = |view: &View| i32::from(gold(view, seat)) - i32::from(best_other(view));
    let last = views.last();
    Score {
        own: last.map_or(0, |view| gold(view, seat).into()),
        other: last.map_or(0, |view| best_other(view).into()),
        parts: by_round(views.iter().map(|view| (view.round, lead(view)))),
    }
}
