//! What a table and the phones of its seats tell each other: texts over a channel that may lose, double, delay and
//! reorder them.
//!
//! A phone is told what its own seat knows and nothing else: its view, the events that it saw, whether it owes a
//! decision. It answers with an action as text. The phone of somebody who looks on is told what the open table knows.
//! Everything is numbered: what a phone is told by how often something new was told to that seat, decisions by how many
//! that seat has made. Neither number says anything of other seats.

use engine::catalogue::{AnyEvent, AnyView};
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::services::compact;
use crate::services::json;
use crate::services::people::Look;

/// The version of what is said. A phone and a table of different versions don't play together.
pub const VERSION: u32 = 4;
/// The most bytes of a message of either side.
pub const LONGEST: usize = 64 * 1_024;
/// The most bytes of a message of a phone that a table looks at: the longest action takes a few hundred.
pub const LONGEST_OF_PHONE: usize = 2 * 1_024;

/// What a table tells a phone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToPhone {
    /// A game in which the phone has a seat: the first, or the next one.
    Hello(Hello),
    /// What the seat knows now.
    State(#[serde(with = "compact::text")] Box<State>),
    /// A message of the phone was refused.
    Refused(Refused),
    /// The seat is played at the table from now on.
    Freed,
    /// The table speaks this version, which is not the phone's.
    Version(u32),
}

/// Who plays what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hello {
    pub version: u32,
    /// Tells the games of a table apart.
    pub deal: u32,
    /// The slug of the game.
    pub game: String,
    /// The options as they are written in a record.
    pub options: String,
    /// `None` of somebody who looks on.
    pub seat: Option<Seat>,
    /// The players as they are written in a record.
    pub players: Vec<String>,
    pub looks: Vec<Look>,
}

/// What a seat knows now, and what it saw happen before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub deal: u32,
    /// How often something new was told to this seat.
    pub number: u32,
    pub view: AnyView,
    /// What the seat saw happen, the oldest first: all that it has not said that it has seen.
    pub frames: Vec<SeenFrame>,
    /// How many decisions the seat has made: the number of its next one.
    pub decision: u32,
    /// Whether it owes that one now.
    pub owes: bool,
    /// The clock that runs for it, or for the table.
    pub clock: Option<Clock>,
}

/// What a seat saw happen at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeenFrame {
    /// The number of the [`State`] that it came with first.
    pub number: u32,
    /// Whether the seat itself has made it happen, in its own turn.
    pub own: bool,
    /// What the seat knew before, if that isn't the view of the frame before.
    pub before: Option<AnyView>,
    pub events: Vec<AnyEvent>,
    pub view: AnyView,
}

/// A time that runs at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// Whose decision it is; `None` for a break.
    pub seat: Option<Seat>,
    /// Milliseconds left when it was told.
    pub left: u32,
    /// Milliseconds in all.
    pub whole: u32,
}

/// A message of a phone that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    pub deal: u32,
    /// The decision that it was for, if it was for one.
    pub decision: Option<u32>,
    pub why: Why,
}

/// Why a message of a phone is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// It is none, or too long.
    Malformed,
    /// It is about another game of the table.
    OtherGame,
    /// That decision was made already, in another way: time ran out, say.
    Late,
    /// The seat owes no such decision now.
    NotNow,
    /// It is not an action of this game.
    NoAction,
    /// The rule with this id refuses it.
    Rule(String),
    /// The phone has sent too much of this; the connection ends.
    TooMany,
}

/// What a phone tells the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FromPhone {
    /// It is there, and has this of what it was told: the game and the number of a [`State`].
    Hello { version: u32, has: Option<(u32, u32)> },
    /// Its seat makes this choice: one decision, as a rule, the first of which has this number.
    Act { deal: u32, decision: u32, actions: Vec<String> },
    /// Its seat leaves the game.
    Leave { deal: u32, decision: u32 },
    /// It has seen this [`State`].
    Seen { deal: u32, number: u32 },
}

impl ToPhone {
    /// As it is sent.
    pub fn write(&self) -> String {
        json::text(self)
    }

    /// Reads what [`write`](Self::write) wrote; `None` if it is too long to be looked at, or no message.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        serde_json::from_str(text).ok()
    }
}

impl FromPhone {
    /// As it is sent.
    pub fn write(&self) -> String {
        json::text(self)
    }

    /// Reads what [`write`](Self::write) wrote; `None` if it is too long to be looked at, or no message. Nothing that a phone
    /// sends is unfolded.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST_OF_PHONE {
            return None;
        }
        serde_json::from_str(text).ok()
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

    fn state() -> ToPhone {
        let game = AnyGame::deal(&GameId::GoldRushShootOut.options(), 8, Seed(5)).unwrap();
        ToPhone::State(Box::new(State {
            deal: 1,
            number: 1,
            view: game.view(Observer::Seat(Seat::TWO)),
            frames: Vec::new(),
            decision: 0,
            owes: true,
            clock: Some(Clock { seat: Some(Seat::TWO), left: 59_000, whole: 60_000 }),
        }))
    }

    #[test]
    fn what_is_sent_is_read() {
        for message in [
            state(),
            ToPhone::Freed,
            ToPhone::Version(7),
            ToPhone::Refused(Refused { deal: 3, decision: Some(4), why: Why::Rule("GR-9".into()) }),
        ] {
            assert_eq!(ToPhone::read(&message.write()), Some(message));
        }
        for message in [
            FromPhone::Hello { version: VERSION, has: Some((1, 2)) },
            FromPhone::Act { deal: 1, decision: 3, actions: vec!["play 7p".into()] },
            FromPhone::Leave { deal: 1, decision: 3 },
            FromPhone::Seen { deal: 1, number: 9 },
        ] {
            assert_eq!(FromPhone::read(&message.write()), Some(message));
        }
    }

    #[test]
    fn what_a_seat_knows_is_packed_and_what_is_too_long_is_not_read() {
        let text = state().write();
        assert!(text.len() < 1_000, "{}", text.len());
        assert_eq!(ToPhone::read(&format!("{text}{}", " ".repeat(LONGEST))), None);
        let actions = vec!["x".repeat(LONGEST_OF_PHONE)];
        let long = FromPhone::Act { deal: 1, decision: 1, actions }.write();
        assert_eq!(FromPhone::read(&long), None);
    }

    #[test]
    fn no_text_breaks_the_reading() {
        let (mut dice, whole) = (Dice::new(Seed(15), 0), state().write());
        let act = FromPhone::Act { deal: 1, decision: 3, actions: vec!["play 7p".into()] }.write();
        for _ in 0..100_000 {
            let mut bytes =
                if dice.below(2) == 0 { act.clone() } else { whole.clone() }.into_bytes();
            for _ in 0..=dice.below(4) {
                if bytes.is_empty() {
                    break;
                }
                let at = dice.below(u32::try_from(bytes.len()).unwrap()) as usize;
                match dice.below(3) {
                    0 => bytes[at] = u8::try_from(dice.below(128)).unwrap(),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            let _ = FromPhone::read(&text);
            let _ = ToPhone::read(&text);
        }
    }
}
