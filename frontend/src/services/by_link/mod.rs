//! A game between two players in different places, who send each other links.
//!
//! A link holds the whole game so far. Its reader makes all decisions that are due and sends one back, so one of the
//! two always holds the move. In a simultaneous choice, the first to choose *seals* it: the link holds a fingerprint of
//! the choice, and the next link opens it. Each player gives half of the seed, so nobody deals alone. Merging a link
//! checks seals and halves.
//!
//! The state lies beside the record, in the save's `by_link`. The link's page merges an incoming link into a save; the
//! table saves an outgoing one with the record before it is sent.
//!
//! All of this is pure: randomness is passed in, saves go in and come out. `docs/devices.md` describes the protocol.

mod ahead;
mod compare;
mod data;
mod deal;
mod fingerprint;
mod invitation;
mod merge;
mod message;
mod seal;
mod send;
mod store;
#[cfg(test)]
mod tests;
mod validate;

use engine::catalogue::AnyOptions;
use engine::options::Options;
use engine::time::TimeControl;

pub use ahead::possible_ahead;
pub use compare::NoMerge;
pub use data::{ByLink, other};
pub use invitation::{Invitation, invite, invite_again};
pub use message::{BadMessage, LinkMessage, MessageKind, is_message};
pub use send::{NotYet, can_send, link, send};
pub use store::{NotOpened, Opened, accept, open, save_link};
pub use validate::from_file;

/// Whether these options have a clock, which rules out play by link: none runs while a link is on its way.
pub fn has_clock(options: &AnyOptions) -> bool {
    options.fields().iter().any(|field| field.id == TimeControl::ID)
        && TimeControl::from_values(&options.values()) != TimeControl::Off
}

pub fn without_clock(options: &AnyOptions) -> AnyOptions {
    let mut values = options.values();
    // Games without this option have no clock.
    let _ = values.set(TimeControl::ID, TimeControl::Off as u32);
    options.with_values(&values)
}
