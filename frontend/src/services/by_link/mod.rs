//! A game whose two players are in different places and send each other links.
//!
//! A link holds the whole game so far. Whoever opens one plays all that is theirs to play and sends one back, so that
//! at any time one of the two holds the move. What is chosen at once by both is *sealed* by the player who chooses
//! first: the link holds a fingerprint of the choice, and the next one opens it. The deal follows from two halves of a
//! seed, one from each: nobody deals alone. Both are checked with each link.
//!
//! What is kept of it lies beside the record, in the save's `by_link`. The page of a link merges what it brings into a save;
//! what goes is kept by the table, along with the record, before it is sent.
//!
//! All of this is pure: chance is handed in, and saves go in and come out. `docs/devices.md` tells the protocol.

mod ahead;
mod compare;
mod deal;
mod fingerprint;
mod invitation;
mod kept;
mod merge;
mod message;
mod seal;
mod send;
mod sound;
mod store;
#[cfg(test)]
mod tests;

use engine::catalogue::AnyOptions;
use engine::options::Options;
use engine::time::TimeControl;

pub use ahead::possible_ahead;
pub use compare::Refused;
pub use invitation::{Invitation, invite, invite_again};
pub use kept::{ByLink, other};
pub use message::{BadMessage, Kind, Message, is_message};
pub use send::{NotYet, can_send, link, send};
pub use sound::from_file;
pub use store::{NotOpened, Opened, accept, open, take};

/// Whether games with these options can be played by link: no clock runs while a link is on its way.
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
