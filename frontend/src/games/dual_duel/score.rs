//! A finished match in numbers: duels, and who won each round of them.

use std::rc::Rc;

use engine::games::dual_duel::View;
use engine::seat::Seat;

use crate::games::score::Score;

/// What came of it for a seat.
pub fn score(views: &[Rc<View>], seat: Seat) -> Score {
    let last = |seat: Seat| views.last().map_or(0, |view| view.won[seat].into());
    let lead = |view: &View| {
        let wins = view.rounds.wins();
        i32::from(wins[seat]) - i32::from(wins[seat.other()])
    };
    let rounds = |view: &View| view.rounds.iter().count();
    let is_next = |pair: &&[Rc<View>]| {
        pair[0].duel == pair[1].duel && rounds(&pair[1]) == rounds(&pair[0]) + 1
    };
    let parts = views.windows(2).filter(is_next).map(|pair| lead(&pair[1]).cmp(&lead(&pair[0])));
    Score { own: last(seat), other: last(seat.other()), parts: parts.collect() }
}
