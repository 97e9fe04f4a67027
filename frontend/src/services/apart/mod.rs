//! A game whose two players are in different places and send each other links.
//!
//! A link holds the whole game so far, and what its sender has to prove. Whoever opens one plays all that is
//! theirs to play and sends one back, so that at any time one of the two holds the move. What is chosen at once
//! by both is *sealed* by whoever chooses first: the link holds a fingerprint of the choice, and the next one
//! opens it. The deal follows from two halves of a seed, one from each: nobody can deal to himself.
//!
//! What is kept of it lies beside the record, in the save's `apart`. The page of a link lays what comes onto a save;
//! what goes is kept by the table, along with the record, before it is sent.
//!
//! All of this is pure: chance is handed in, and saves go in and come out. `docs/devices.md` tells the protocol.

mod again;
mod answered;
mod compare;
mod deal;
mod fingerprint;
mod lay;
mod message;
mod origin;
mod receipt;
mod send;
mod sound;
mod store;
#[cfg(test)]
mod tests;

use engine::catalogue::{AnyGame, AnyOptions};
use engine::course::Course;
use engine::game::{Game, Order, Turn};
use engine::options::Options;
use engine::seat::Seat;
use engine::time::TimeControl;
use serde::{Deserialize, Serialize};

use super::json;
use super::saves::Save;

pub use again::invite_again;
pub use answered::merge_answered;
pub use deal::{Deal, Invitation, invite};
pub use fingerprint::{Digest, Half, Salt};
pub use lay::{Refused, Trust, undealt_summary};
pub use message::{BadMessage, Kind, Message, is_message};
pub use origin::{Agreed, Links, Origin, counts, from_file, renamed};
pub use receipt::{Hashed, HashedOf, Proof, Receipt};
pub use send::{NotYet, can_send, link, send};
pub use store::{NotOpened, Opened, accept, open, take, was_answered};

/// A simultaneous choice that was sealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    /// Who sealed it.
    pub seat: u8,
    /// How many decisions were made before.
    pub at: usize,
    /// The fingerprint that the other was sent.
    pub hash: Digest,
    /// What the fingerprint was salted with: known to whoever sealed, and to the other once it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// How many decisions it covers; `None` until both know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
}

/// What a device keeps of a game that is played apart, beside its record.
#[derive(Clone, Eq, Debug, Serialize, Deserialize)]
pub struct Apart {
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
    /// Where the deal was agreed; `None` where an older build began the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether decisions of the own seat came with a link, and the person said that they are right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_by_link: bool,
}

impl PartialEq for Apart {
    /// A function of its own: tables without a game by link compare that they have none.
    #[inline(never)]
    fn eq(&self, other: &Self) -> bool {
        let Self { game, seat, deal, sent, ended_elsewhere, seals, origin, own_by_link } = self;
        (game, deal, seals, origin) == (&other.game, &other.deal, &other.seals, &other.origin)
            && (seat, sent, ended_elsewhere) == (&other.seat, &other.sent, &other.ended_elsewhere)
            && *own_by_link == other.own_by_link
    }
}

impl Apart {
    /// That of a save; `None` for a game that is not played apart, and where it doesn't fit the save's record.
    pub fn of(save: &Save) -> Option<Self> {
        Self::read(save.apart.as_deref()?, &save.record)
    }

    /// A function of its own: games at one device do without the part of the program that it is in.
    #[inline(never)]
    fn read(text: &str, record: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|apart: &Self| apart.fits(record))
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

    /// Whether the other's link is waited for.
    pub fn waits(&self) -> bool {
        self.sent.is_some()
    }

    /// The sealed choice that the other has not opened yet, if there is one.
    pub fn closed(&self, by: Seat) -> Option<&Seal> {
        self.seals.iter().rev().find(|seal| seal.seat == by.number() && seal.opened.is_none())
    }

    /// From which decision on what was decided here is to be sealed: the choice is the other's too, who has not
    /// made it yet.
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
fn chooses_with(turn: Turn, seat: Seat) -> bool {
    matches!(turn, Turn::Awaiting(now) if now.order == Order::Together && now.seats.contains(seat))
}

/// Whether games with these options can be played apart: no clock runs while a link is on its way.
pub fn has_clock(options: &AnyOptions) -> bool {
    options.fields().iter().any(|field| field.id == TimeControl::ID)
        && TimeControl::of(&options.values()) != TimeControl::Off
}

/// The same options without a clock.
pub fn without_clock(options: &AnyOptions) -> AnyOptions {
    let mut values = options.values();
    // Games without the option have no clock.
    let _ = values.set(TimeControl::ID, TimeControl::Off.value());
    options.with_values(&values)
}
