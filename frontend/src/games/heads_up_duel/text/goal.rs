//! The goal of a game of several duels, the reason for its result, and the reason why a duel's winner didn't win it.

use engine::game::Ending;
use engine::games::heads_up_duel::{DuelResult, View};
use engine::seat::Seat;

use crate::words::choices;
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::{events, goal as words};
use crate::words::text::Text;

/// The goal (HUD-34, 36, 37, 41); `None` for a single duel.
pub fn goal(view: &View) -> Option<Text> {
    (view.seats > 2).then_some(words::GOAL)
}

/// The reason why a duel's winner didn't win the game; `None` for other seats.
pub fn came_after(view: &View, seat: Seat) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let has_won =
        view.results.iter().any(|duel| duel.winner.map(|side| duel.seats[side]) == Some(seat));
    if view.options.tournament || !has_won || outcome.winners().contains(seat) {
        return None;
    }
    let worth = |seat: Seat| {
        let standing = view.by_seat[seat].standing;
        (standing.halves, standing.points)
    };
    let ahead = || Seat::all(view.seats).filter(|other| worth(*other) > worth(seat));
    let place = choices(words::PLACES).nth(ahead().count().checked_sub(1)?)?;
    let first = ahead().max_by_key(|other| worth(*other))?;
    Some(if worth(first).0 > worth(seat).0 {
        words::fewer_tokens(seat, place, first)
    } else {
        words::fewer_points(seat, place, first)
    })
}

/// The sole winner's last duel; `None` in a game of one duel, or if nobody won by playing.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner().filter(|_| view.results.len() > 1)?;
    let DuelResult { seats, points, .. } =
        view.results.iter().rev().find(|duel| duel.seats.side_of(winner).is_some())?;
    let side = seats.side_of(winner)?;
    let other = side.other();
    Some(events::last_duel(winner, points[side], points[other], seats[other]))
}
