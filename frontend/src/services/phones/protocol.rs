//! The protocol between a table and the phones of its seats: texts over a channel that may lose, duplicate, delay and
//! reorder them.
//!
//! A phone receives its own seat's knowledge and nothing else: the view, the events that the seat saw, and whether the
//! seat owes a decision. It answers with an action as text. An onlooker's phone receives the open table's knowledge.
//! States and decisions are numbered for each seat alone, so the numbers reveal nothing about other seats.

use engine::catalogue::{AnyEvent, AnyView};
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::services::compact;
use crate::services::json;
use crate::services::people::Look;

/// The protocol's version. A phone and a table of different versions don't play together.
pub const VERSION: u32 = 4;
/// The most bytes of a table's message.
pub const MOST_BYTES: usize = 64 * 1_024;
/// The most bytes of a phone's message: the longest action takes a few hundred.
pub const MOST_BYTES_OF_PHONE: usize = 2 * 1_024;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToPhone {
    /// The game and its players, for a phone that has joined or is back, and for each next game.
    Hello(Hello),
    State(#[serde(with = "compact::text")] Box<State>),
    Refused(Refused),
    /// The table plays the seat from now on.
    Freed,
    /// The table's version, which differs from the phone's.
    Version(u32),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hello {
    pub version: u32,
    /// Distinguishes the games of a table.
    pub deal: u32,
    /// The game's slug.
    pub game: String,
    /// The options, as in a record.
    pub options: String,
    /// `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The players, as in a record.
    pub players: Vec<String>,
    pub looks: Vec<Look>,
}

/// A seat's present knowledge, and the frames that led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub deal: u32,
    /// The number of different states sent to this seat so far: a repeated state keeps its number.
    pub number: u32,
    pub view: AnyView,
    /// The frames that the seat has not confirmed as seen, oldest first.
    pub frames: Vec<SentFrame>,
    /// The number of the seat's decisions so far, which is the number of its next one.
    pub decision: u32,
    /// Whether the game waits for the seat's decision.
    pub owes: bool,
    /// The clock that runs for the seat, or for the table.
    pub clock: Option<ClockState>,
}

/// A frame, as a seat saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SentFrame {
    /// The number of the first [`State`] with this frame.
    pub number: u32,
    /// Whether the seat caused the frame, in its own turn.
    pub own: bool,
    /// The seat's knowledge before the frame; `None` if that is the previous frame's view.
    pub before: Option<AnyView>,
    pub events: Vec<AnyEvent>,
    pub view: AnyView,
}

/// A clock that runs at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockState {
    /// The deciding seat; `None` for a break.
    pub seat: Option<Seat>,
    /// Milliseconds left at the time of sending.
    pub left: u32,
    /// Milliseconds from the clock's start to its end.
    pub whole: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    pub deal: u32,
    /// The number of the refused decision; `None` if the message was none.
    pub decision: Option<u32>,
    pub why: Denial,
}

/// The reason for refusing a phone's message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Denial {
    /// The message is unreadable or too long.
    Malformed,
    /// The message is about another game of the table.
    OtherGame,
    /// The seat's decision was already made in another way, say by its time running out.
    Late,
    /// The seat owes no such decision now.
    NotNow,
    /// The text is no action of this game.
    NoAction,
    /// The action breaks the rule with this id.
    Rule(String),
    /// The phone has sent too many messages that were refused; the connection ends.
    TooMany,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FromPhone {
    /// The phone has connected. `has` is the last [`State`] that it has: the game's `deal` and the state's `number`.
    Hello { version: u32, has: Option<(u32, u32)> },
    /// The phone's seat makes one or more decisions at once, the first with the number `decision`.
    Act { deal: u32, decision: u32, actions: Vec<String> },
    /// The phone's seat leaves the game.
    Leave { deal: u32, decision: u32 },
    /// The phone has seen this [`State`].
    Seen { deal: u32, number: u32 },
}

impl ToPhone {
    pub fn write(&self) -> String {
        json::text(self)
    }

    /// Reads what [`write`](Self::write) wrote; `None` if it is too long or malformed.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() <= MOST_BYTES).then(|| serde_json::from_str(text).ok())?
    }
}

impl FromPhone {
    pub fn write(&self) -> String {
        json::text(self)
    }

    /// Reads what [`write`](Self::write) wrote; `None` if it is too long or malformed. The table decompresses nothing
    /// from a phone.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() <= MOST_BYTES_OF_PHONE).then(|| serde_json::from_str(text).ok())?
    }
}

#[cfg(test)]
mod golden;

#[cfg(test)]
mod tests {
    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::{Dice, Seed};
    use engine::game::{Game, Observer};

    use super::*;
    use crate::services::testing::change_bytes;

    fn state() -> ToPhone {
        let game = AnyGame::deal(&GameId::GoldRushShootOut.options(), 8, Seed(5)).unwrap();
        ToPhone::State(Box::new(State {
            deal: 1,
            number: 1,
            view: game.view(Observer::Seat(Seat::TWO)),
            frames: Vec::new(),
            decision: 0,
            owes: true,
            clock: Some(ClockState { seat: Some(Seat::TWO), left: 59_000, whole: 60_000 }),
        }))
    }

    #[test]
    fn a_state_is_packed_and_an_overlong_one_is_not_read() {
        let text = state().write();
        assert!(text.len() < 1_000, "{}", text.len());
        assert_eq!(ToPhone::read(&format!("{text}{}", " ".repeat(MOST_BYTES))), None);
        let actions = vec!["x".repeat(MOST_BYTES_OF_PHONE)];
        let long = FromPhone::Act { deal: 1, decision: 1, actions }.write();
        assert_eq!(FromPhone::read(&long), None);
    }

    #[test]
    fn no_text_breaks_the_reading_on_a_phone() {
        let (mut dice, whole) = (Dice::new(Seed(15), 0), state().write());
        for _ in 0..50_000 {
            let mut bytes = whole.clone().into_bytes();
            change_bytes(&mut bytes, &mut dice);
            let _ = ToPhone::read(&String::from_utf8_lossy(&bytes));
        }
    }
}
