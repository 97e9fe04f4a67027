//! The criterion of a game of several duels, and the reason why a duel's winner came second.

use engine::game::Ending;
use engine::games::heads_up_duel::View;
use engine::seat::Seat;

use crate::words::line::{Line, line};

/// The criterion of the game (HUD-34, 36, 37, 41); none for a single duel.
pub fn goal(view: &View) -> Option<&'static str> {
    (view.seats > 2).then_some(
        "Win a duel: 1 token. Most points over all duels: ½ token more. Most tokens win, then most points.",
    )
}

/// The reason why a duel's winner didn't win the game; `None` for any other seat.
pub fn came_after(view: &View, seat: Seat) -> Option<Line> {
    const PLACES: [&str; 3] = ["second", "third", "fourth"];
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let has_won =
        view.results.iter().any(|duel| duel.winner.map(|side| duel.seats[side]) == Some(seat));
    if view.options.tournament || !has_won || outcome.winners().contains(seat) {
        return None;
    }
    let worth = |seat: Seat| {
        let standing = view.places[seat].standing;
        (standing.halves, standing.points)
    };
    let ahead = || Seat::all(view.seats).filter(|other| worth(*other) > worth(seat));
    let place = PLACES.get(ahead().count().checked_sub(1)?)?;
    let first = ahead().max_by_key(|other| worth(*other))?;
    let why = if worth(first).0 > worth(seat).0 {
        "half a token more, for the most points over all duels"
    } else {
        "as many tokens, and more points"
    };
    Some(line!("{0} won a duel and came {1}: {2} {2:has|have} {3}.", seat, *place, first, why))
}
