//! Seats that are played on phones, connected to the table over the local network by WebRTC: see `docs/devices.md`.
//!
//! Neither side trusts the other: all that comes in is checked, and refused with a reason.

mod base32;
mod certificate;
mod chair;
mod channel;
pub mod code;
mod flow;
mod guest;
mod host;
mod kept;
mod letter;
mod link;
pub mod protocol;
mod signal;

pub use chair::Chair;
pub use code::{BadCode, Invitation, ROUTE};
pub use guest::{Ending, Guest, GuestEvent};
pub use host::{Host, Standing};
pub use kept::WayBack;
pub use link::HostEvent;

/// Why a phone and the table don't get together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The browser has no WebRTC, or it is turned off.
    #[error("this browser has no peer connections")]
    NoWebRtc,
    /// The browser has no source of chance.
    #[error("no source of chance")]
    NoChance,
    /// The browser gave no address in the local network.
    #[error("there is no address in the local network")]
    NoNetwork,
    /// What was read is no code of ours.
    #[error(transparent)]
    Code(#[from] BadCode),
    /// The code is for another table, or one that is no longer shown.
    #[error("the code is not of an invitation that is open")]
    Unknown,
    /// Somebody has taken the seat with this code.
    #[error("the seat is taken")]
    Taken,
    /// The two can't reach each other.
    #[error("the connection could not be made")]
    NoWay,
    /// The browser refused what was read.
    #[error("the browser refused the connection")]
    Refused,
    /// The phone sent what no phone of ours sends.
    #[error("the phone sent what is not allowed")]
    Abuse,
}
