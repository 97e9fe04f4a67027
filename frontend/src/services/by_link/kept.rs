//! What a device keeps of a game that is played by link.

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::game::{Game, Order, Turn};
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::deal::Deal;
use super::seal::{Ahead, Seal};
use crate::services::json;
use crate::services::saves::Save;

/// The version of the protocol that games are begun with. Those of the first one are played to their end.
pub(super) const VERSION: u32 = 2;

/// What a device keeps of a game that is played by link, beside its record.
#[derive(Clone, Eq, Debug, Serialize, Deserialize)]
pub struct ByLink {
    /// The version of the protocol that the game was begun with, and is played with to its end.
    #[serde(default = "first_version")]
    pub version: u32,
    /// The name of the game on both devices.
    pub game: String,
    /// The seat of the person at this device.
    pub seat: u8,
    /// How the deal comes about.
    pub deal: Deal,
    /// How many decisions there were when the last link was made, while the other's is waited for: nothing can be
    /// decided here until it comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<usize>,
    /// Whether the other has ended the game, and so knows that it is over.
    #[serde(default)]
    pub ended_elsewhere: bool,
    /// What was sealed, in order. Only the last may be closed still.
    #[serde(default)]
    pub seals: Vec<Seal>,
    /// The choice that was sealed ahead here, with the last link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ahead>,
    /// Where the game came from. `None` for one that was set up or accepted here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// The origin of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// From this device. Builds up to 1.0.0 wrote it, with the save's name.
    Here(String),
    /// From a link or a file, with this many decisions.
    Outside(usize),
}

/// The version of games that don't say it.
const fn first_version() -> u32 {
    1
}

impl PartialEq for ByLink {
    /// A function of its own: tables without a game by link compare that they have none.
    #[inline(never)]
    fn eq(&self, other: &Self) -> bool {
        self.write() == other.write()
    }
}

impl ByLink {
    /// A game of which nothing was sent yet.
    pub(super) fn new(version: u32, game: &str, own: Seat, deal: Deal) -> Self {
        Self {
            version,
            game: game.to_owned(),
            seat: own.number(),
            deal,
            sent: None,
            ended_elsewhere: false,
            seals: Vec::new(),
            ahead: None,
            origin: None,
        }
    }

    /// That of a save; `None` for a game that is not played by link, and where it doesn't fit the save's record.
    pub fn of(save: &Save) -> Option<Self> {
        Self::read(save.by_link.as_deref()?, &save.record)
    }

    /// A function of its own: games at one device do without the part of the program that it is in.
    #[inline(never)]
    fn read(text: &str, record: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|by_link: &Self| by_link.fits(record))
    }

    /// As text, for a save.
    pub fn write(&self) -> String {
        json::text(self)
    }

    /// The seat of the person at this device.
    pub fn own(&self) -> Seat {
        if self.seat == 2 { Seat::TWO } else { Seat::ONE }
    }

    /// The seat of the person elsewhere.
    pub fn other(&self) -> Seat {
        other(self.own())
    }

    /// Whether the game is counted when it ends: one that came from outside may hold anything.
    pub fn counts(&self) -> bool {
        !matches!(self.origin, Some(Origin::Outside(_)))
    }

    /// Whether the other's link is waited for.
    pub fn waits(&self) -> bool {
        self.sent.is_some()
    }

    /// The sealed choice that the other has not opened yet, if there is one.
    pub fn closed(&self, by: Seat) -> Option<&Seal> {
        self.seals.iter().rev().find(|seal| seal.seat == by.number() && seal.opened.is_none())
    }

    /// The first decision that is to be sealed: from there on this seat has made a simultaneous choice that the other has
    /// yet to make.
    pub fn sealed_from(&self, course: &Course<AnyGame>) -> Option<usize> {
        if let Some(seal) = self.closed(self.own()) {
            return Some(seal.at);
        }
        if self.closed(self.other()).is_some() {
            // The other has chosen: this is the answer, which goes openly.
            return None;
        }
        if course.end().turn().outcome().is_some() {
            // Who has left answers for nothing any more.
            return None;
        }
        let entries = &course.record().decisions;
        let mut from = entries.len();
        while from > 0
            && entries[from - 1].seat == self.own()
            && chooses_with(course.state_after(from - 1).turn(), self.other())
        {
            from -= 1;
        }
        (from < entries.len()).then_some(from)
    }
}

/// The other one of two seats.
pub fn other(seat: Seat) -> Seat {
    if seat == Seat::ONE { Seat::TWO } else { Seat::ONE }
}

/// Whether it is a simultaneous choice that this seat has yet to make.
pub(super) fn chooses_with(turn: Turn, seat: Seat) -> bool {
    matches!(turn, Turn::Awaiting(now) if now.order == Order::Together && now.seats.contains(seat))
}
