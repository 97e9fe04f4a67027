//! A game whose two players are in different places and send each other links.
//!
//! A link holds the whole game so far, and what its sender has to prove. Whoever opens one plays all that is
//! theirs to play and sends one back, so that at any time one of the two holds the move. What is chosen at once
//! by both is *sealed* by the player who chooses first: the link holds a fingerprint of the choice, and the next one
//! opens it. The deal follows from two halves of a seed, one from each: nobody can deal to himself.
//!
//! What is kept of it lies beside the record, in the save's `by_link`. The page of a link merges what it brings into a save;
//! what goes is kept by the table, along with the record, before it is sent.
//!
//! All of this is pure: chance is handed in, and saves go in and come out. `docs/devices.md` tells the protocol.

mod again;
mod ahead;
mod answered;
mod compare;
mod deal;
mod fingerprint;
mod from_file;
mod invitation;
mod kept;
mod merge;
mod message;
mod origin;
mod receipt;
mod refused;
mod seal;
mod send;
mod sound;
mod store;
#[cfg(test)]
mod tests;

use engine::catalogue::AnyOptions;
use engine::options::Options;
use engine::time::TimeControl;

use self::kept::chooses_with;

pub use again::invite_again;
pub use ahead::possible_ahead;
pub use answered::merge_answered;
pub use deal::Deal;
pub use fingerprint::{Digest, Half};
pub use from_file::{Links, counts, from_file, renamed};
pub use invitation::{Invitation, invite};
pub use kept::{ByLink, other};
pub use merge::Trust;
pub use message::{BadMessage, Kind, Message, is_message};
pub use origin::{Agreed, Origin};
pub use receipt::{Hashed, HashedOf, Proof, Receipt};
pub use refused::Refused;
pub use seal::Seal;
pub use send::{NotYet, can_send, link, send};
pub use store::{NotOpened, Opened, accept, open, take, was_answered};

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
