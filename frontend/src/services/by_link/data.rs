//! A device's state of a game by link, beside the record in its save.

use engine::catalogue::AnyGame;
use engine::game::{Game, Order, Turn};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::deal::SeedHalves;
use super::seal::{Ahead, Seal};
use crate::services::json;
use crate::services::saves::Save;

/// The protocol's version for new games. Games of the first version stay with it.
pub(super) const VERSION: u32 = 2;

#[derive(Clone, Eq, Debug, Serialize, Deserialize)]
pub struct ByLink {
    /// The protocol's version, the same from the game's first link to its last.
    #[serde(default = "first_version")]
    pub version: u32,
    /// The game's name on both devices.
    pub game: String,
    /// This device's seat, by its number.
    pub seat: u8,
    pub deal: SeedHalves,
    /// While the other player's link is due, so that nothing can be decided here: the number of decisions when the last
    /// link was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<usize>,
    /// Whether the other player ended the game, and so needs no link with the end.
    #[serde(default)]
    pub ended_elsewhere: bool,
    /// Both players' sealed choices in order. All but the last are open.
    #[serde(default)]
    pub seals: Vec<Seal>,
    /// This device's choice that was sealed ahead, with the last link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ahead>,
    /// `None` if the game was set up or accepted here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<CourseOrigin>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CourseOrigin {
    /// From this device, with the save's name: written by builds up to 1.0.0.
    Here(String),
    /// From a link or a file, with this number of decisions.
    Outside(usize),
}

/// The version of games that don't name theirs.
const fn first_version() -> u32 {
    1
}

impl PartialEq for ByLink {
    /// Compares both as [written](Self::write). Not inlined: tables without a game by link compare `None`, and needn't
    /// load this part of the program.
    #[inline(never)]
    fn eq(&self, other: &Self) -> bool {
        self.write() == other.write()
    }
}

impl ByLink {
    pub(super) fn new(version: u32, game: &str, own: Seat, deal: SeedHalves) -> Self {
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

    /// Reads the state from a save; `None` for a game at one device, or if the state doesn't fit the record.
    pub fn from_save(save: &Save) -> Option<Self> {
        Self::read(save.by_link.as_deref()?, &save.record)
    }

    /// Not inlined: games at one device needn't load this part of the program.
    #[inline(never)]
    fn read(text: &str, record: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|by_link: &Self| by_link.fits(record))
    }

    pub fn write(&self) -> String {
        json::text(self)
    }

    /// This device's seat.
    pub fn own(&self) -> Seat {
        if self.seat == 2 { Seat::TWO } else { Seat::ONE }
    }

    /// The other player's seat.
    pub fn other(&self) -> Seat {
        other_seat(self.own())
    }

    /// Whether statistics count the game when it ends: a game from outside may hold anything.
    pub fn is_counted(&self) -> bool {
        !matches!(self.origin, Some(CourseOrigin::Outside(_)))
    }

    pub fn is_waiting(&self) -> bool {
        self.sent.is_some()
    }

    /// The choice of seat `by` that isn't open yet.
    pub fn closed_seal(&self, by: Seat) -> Option<&Seal> {
        self.seals.iter().rev().find(|seal| seal.seat == by.number() && seal.opened.is_none())
    }

    /// The index of this seat's first decision in a simultaneous choice that the other player hasn't made yet. The
    /// decisions from there on are sealed.
    pub fn sealed_from(&self, course: &ReplayedRecord<AnyGame>) -> Option<usize> {
        if let Some(seal) = self.closed_seal(self.own()) {
            return Some(seal.at);
        }
        // The answer to a sealed choice is not sealed, nor is the end of a game, which needs no answer.
        if self.closed_seal(self.other()).is_some() || course.end().turn().outcome().is_some() {
            return None;
        }
        let latest_first = course.record().decisions.iter().enumerate().rev();
        let sealed = latest_first.take_while(|(at, entry)| {
            entry.seat == self.own()
                && owes_simultaneous_choice(course.state_after(*at).turn(), self.other())
        });
        sealed.last().map(|(at, _)| at)
    }
}

pub fn other_seat(seat: Seat) -> Seat {
    if seat == Seat::ONE { Seat::TWO } else { Seat::ONE }
}

pub(super) fn owes_simultaneous_choice(turn: Turn, seat: Seat) -> bool {
    matches!(turn, Turn::Awaiting(now) if now.order == Order::Together && now.seats.contains(seat))
}
