//! What each game says of a hint, and asks in a puzzle.

use engine::bot::Reason;
use engine::catalogue::{AnyAction, AnyView, Listed};
use engine::seat::Seat;
use engine::with_own;

use super::any::of;
use crate::words::line::Line;

/// What a game says of a hint, and asks in a puzzle.
pub trait CoachUi: Listed {
    /// Of what an action's value is a part.
    const STAKE: &'static str = "the game";

    /// What a puzzle asks, by the word for it in the game's [`GOALS`](engine::bot::Coach::GOALS).
    fn question(goal: &str) -> Option<&'static str>;

    /// An action with all that it concerns; `None` if its usual words say all of it.
    fn advice(_: &Self::View, _: &Self::Action) -> Option<Line> {
        None
    }

    /// Why the action is better than the next best, in a sentence.
    fn reason(view: &Self::View, reason: Reason) -> Option<String>;

    /// Why the game's own rule likes the action, where it is not looked ahead.
    fn rule_reason(_: &Self::View, _: Seat, _: &Self::Action) -> Option<String> {
        None
    }
}

/// An action with all that it concerns.
pub fn advice(view: &AnyView, action: &AnyAction) -> Line {
    let own = with_own!(AnyView, view, own: G => {
        G::own_action(action).and_then(|action| G::advice(own, action))
    });
    own.unwrap_or_else(|| of(view).action(action))
}

/// What a puzzle of this game asks, by the word for it.
pub fn question(view: &AnyView, goal: &str) -> &'static str {
    with_own!(AnyView, view, _own: G => G::question(goal)).unwrap_or_default()
}

/// Of what the value of an action in this game is a part.
pub fn stake(view: &AnyView) -> &'static str {
    with_own!(AnyView, view, _own: G => G::STAKE)
}

/// Why an action is better than the next best.
pub fn reason(view: &AnyView, reason: Reason) -> Option<String> {
    with_own!(AnyView, view, own: G => G::reason(own, reason))
}

/// Why the game's own rule likes the action.
pub fn rule_reason(view: &AnyView, seat: Seat, action: &AnyAction) -> Option<String> {
    with_own!(AnyView, view, own: G => G::rule_reason(own, seat, G::own_action(action)?))
}

#[cfg(test)]
mod tests {
    use engine::bot::ASPECTS;
    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::Seed;
    use engine::game::{Game, Observer};

    use super::*;
    use crate::words::puzzles as words;

    /// What a seat knows as each game begins.
    fn views() -> impl Iterator<Item = (GameId, AnyView)> {
        GameId::ALL.into_iter().map(|id| {
            let seats = if id == GameId::GoldRushShootOut { 4 } else { 2 };
            let game = AnyGame::deal(&id.options(), seats, Seed(7)).expect("a table");
            (id, game.view(Observer::Seat(Seat::ONE)))
        })
    }

    #[test]
    fn every_goal_is_a_line_and_no_two_are_alike() {
        let mut lines: Vec<String> = Vec::new();
        for (id, view) in views() {
            lines.extend(id.goals().iter().map(|of| words::goal(question(&view, of), "Ana")));
        }
        assert!(lines.iter().all(|line| line.ends_with('?') && line.chars().count() <= 80));
        let count = lines.len();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), count);
    }

    #[test]
    fn every_reason_is_a_sentence_and_what_reads_the_same_is_none() {
        for (id, view) in views() {
            let text = |aspect, best, other| reason(&view, Reason { aspect, best, other });
            let all: Vec<String> =
                (0..ASPECTS).filter_map(|aspect| text(aspect, 900.0, 300.0)).collect();
            assert!(all.len() >= 2, "{id:?}");
            for (at, sentence) in all.iter().enumerate() {
                assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase));
                assert!(!all[..at].contains(sentence), "{sentence}");
            }
        }
    }
}
