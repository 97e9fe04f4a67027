//! What decides a game of several duels, and how somebody who won a duel came second.

use engine::game::{Ending, Turn};
use engine::games::heads_up_duel::View;
use engine::seat::Seat;

use crate::words::line::{Line, line};

/// What is played for (HUD-34, 36, 37, 41); with one duel alone there is nothing to be said.
pub fn goal(view: &View) -> Option<&'static str> {
    match (view.seats, view.options.tournament) {
        (2, _) => None,
        (_, false) => Some(
            "A duel won is a token, most points over all duels half a token. Most tokens win, then most points.",
        ),
        (_, true) => Some(
            "A duel won is a token, the final one more, most points over all duels half a token. Most tokens win, \
             then most points.",
        ),
    }
}

/// Why this seat didn't win the game though it won its duel; `None` of any other seat.
pub fn came_after(view: &View, seat: Seat) -> Option<Line> {
    const PLACES: [&str; 4] = ["second", "third", "fourth", "fifth"];
    let Turn::Over(outcome) = view.turn else { return None };
    let has_won =
        view.results.iter().any(|duel| duel.winner.map(|side| duel.seats[side]) == Some(seat));
    let is_open = view.options.tournament || outcome.ending != Ending::Played;
    if is_open || !has_won || outcome.winners().contains(seat) {
        return None;
    }
    let worth = |seat: Seat| (view.places[seat].standing.halves, view.places[seat].standing.points);
    let ahead = || Seat::all(view.seats).filter(|other| worth(*other) > worth(seat));
    let place = PLACES.get(ahead().count().checked_sub(1)?)?;
    let first = ahead().max_by_key(|other| worth(*other))?;
    Some(if worth(first).0 > worth(seat).0 {
        line!(
            "{0} won a duel and came {1}: {2} {2:has|have} half a token more, for the most points over all duels.",
            seat,
            *place,
            first
        )
    } else {
        line!(
            "{0} won a duel and came {1}: {2} {2:has|have} as many tokens, and more points.",
            seat,
            *place,
            first
        )
    })
}
