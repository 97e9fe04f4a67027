//! Seats on phones, connected to the table over the local network by WebRTC: see `docs/devices.md`.
//!
//! Neither side trusts the other: each checks all input, and refuses it with a reason.

mod base32;
mod certificate;
mod chair;
mod channel;
pub mod code;
mod guest;
mod host;
mod link;
mod packet;
pub mod protocol;
mod rate_limit;
mod saved;
mod signal;

pub use chair::Chair;
pub use code::{BadCode, JOIN_PATH, TableCode};
pub use guest::{EndReason, GuestEvent, PhoneGuest};
pub use host::{ChairState, Host};
pub use link::HostEvent;
pub use saved::WayBack;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the phone is not connected")]
pub enum PhonesError {
    NoWebRtc,
    /// The browser has no source of randomness.
    NoChance,
    /// The browser gave no address in the local network.
    NoNetwork,
    Code(#[from] BadCode),
    /// The code is for another table, or no longer shown.
    Unknown,
    /// Another phone has the seat.
    Taken,
    NotConnected,
    /// The browser refused the connection.
    Refused,
    /// The phone sent too much, or something that no phone of ours sends.
    Abuse,
}
