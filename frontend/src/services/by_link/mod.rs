//! A game between two players in different places, who send each other links.
//!
//! A link holds the whole game so far. Its reader makes all decisions that are due and sends a link back, so the move
//! is always with one of the two players. In a simultaneous choice, the first player to choose *seals* the choice: the
//! link holds its fingerprint, and that player's next link opens it. Each player gives half of the seed, so nobody
//! deals alone. Merging a link checks seals and halves.
//!
//! [`ByLink`] is stored beside the record, in the save's `by_link`. The link's page merges an incoming link into a
//! save; the table saves an outgoing link's state and record before the link is sent.
//!
//! Callers pass in the store, the time and the randomness. `docs/devices.md` describes the protocol.

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
pub use data::{ByLink, other_seat};
pub use invitation::{Invitation, invite, invite_again};
pub use message::{BadMessage, LinkMessage, MessageKind, is_message};
pub use send::{NotYet, can_send, link, send};
pub use store::{NotOpened, Opened, accept, open, save_link};
pub use validate::from_file;

/// Whether these options have a clock, which rules out play by link: no clock runs while a link is on its way.
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
