//! Texts for replays.

use engine::seat::Seat;

use super::line::{Line, line};
use super::players::YOU;

pub const TITLE: &str = "Replay";
pub const DEALT: &str = "The cards are dealt.";
pub const LEAVE: &str = "Leave the replay";
pub const FIRST: &str = "To the beginning";
pub const BACK: &str = "One step back";
pub const FORWARD: &str = "One step forward";
pub const LAST: &str = "To the end";
pub const AT_BEGINNING: &str = "This is the beginning.";
pub const AT_END: &str = "This is the end.";
pub const PLAY: &str = "Play";
pub const PAUSE: &str = "Pause";
pub const SPEED: &str = "Speed";
pub const SLOW: &str = "Slow";
pub const NORMAL: &str = "Normal";
pub const FAST: &str = "Fast";
pub const STEP: &str = "Step of the game";
pub const SEEN_FROM: &str = "Whose cards";
pub const ALL_CARDS: &str = "All cards open";
pub const CONTROLS: &str = "Steps of the replay";

pub const NOT_OVER: &str = "This game isn’t over";
pub const NOT_OVER_BECAUSE: &str = "A replay shows every card, so it opens once the game is over.";
pub const TO_THE_TABLE: &str = "Back to the table";
pub const BROKEN: &str = "This game can’t be shown";

pub fn title(game: &str) -> String {
    format!("{game}: {TITLE}")
}

/// One seat’s cards, in the choice of visible hands.
pub fn cards_of(name: &str) -> String {
    if name == YOU { "Your cards".to_owned() } else { format!("{name}’s cards") }
}

/// Somebody has made a choice that this observer may not see.
pub fn decided(seat: Seat) -> Line {
    line!("{0} {0:has|have} chosen.", seat)
}

/// `Step 12 of 130`.
pub fn step(at: usize, last: usize) -> String {
    format!("{at} / {last}")
}
