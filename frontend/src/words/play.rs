//! What is said of whichever game is played.

use engine::catalogue::{AnyAction, AnyGame, AnyRefusal, AnyView};
use engine::game::{Decision, Illegal};
use engine::options::Options;
use engine::record::Record;

use super::line::Line;
use crate::games;

/// What a seat that knew this decided, in a sentence without a subject; `None` for what its own
/// screen needn't say.
pub fn decision(before: &AnyView, decision: &Decision<AnyAction>) -> Option<Line> {
    match decision {
        Decision::Act(action) => Some(games::of(before).action(action)),
        Decision::Timeout => Some(super::clock::RAN_OUT.into()),
        Decision::Leave => None,
    }
}

/// Why an action is refused.
pub fn why_not(why: Illegal<AnyRefusal>) -> Line {
    match why {
        Illegal::Over => "The game is over.".into(),
        Illegal::NoSuchSeat | Illegal::OtherGame => "That isn’t part of this game.".into(),
        Illegal::NotAwaited => "There’s nothing to decide here right now.".into(),
        Illegal::HasLeft => "A player who has left decides nothing more.".into(),
        Illegal::Rule(refusal) => games::refusal(refusal),
    }
}

/// The name of the game that a record is of.
pub fn game(record: &Record<AnyGame>) -> &'static str {
    super::games::name_of_slug(record.options.identity().slug)
}
