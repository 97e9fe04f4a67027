//! Seats on phones, connected to the table over the local network by WebRTC: see `docs/devices.md`.
//!
//! Neither side trusts the other: each checks all input, and refuses it with a reason.

mod base32;
mod certificate;
mod chair;
mod channel;
pub mod code;
mod flow;
mod guest;
mod host;
mod letter;
mod link;
pub mod protocol;
mod saved;
mod signal;

pub use chair::Chair;
pub use code::{BadCode, ROUTE, TableCode};
pub use guest::{EndReason, GuestEvent, PhoneGuest};
pub use host::{ChairState, Host};
pub use link::HostEvent;
pub use saved::WayBack;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PhonesError {
    #[error("this browser has no peer connections")]
    NoWebRtc,
    #[error("no source of chance")]
    NoChance,
    /// The browser gave no address in the local network.
    #[error("there is no address in the local network")]
    NoNetwork,
    #[error(transparent)]
    Code(#[from] BadCode),
    /// The code is for another table, or no longer shown.
    #[error("the code is not of an invitation that is open")]
    Unknown,
    /// Another phone has used this code.
    #[error("the seat is taken")]
    Taken,
    #[error("the connection could not be made")]
    NoWay,
    #[error("the browser refused the connection")]
    Refused,
    /// The phone sent something that no phone of ours sends.
    #[error("the phone sent what is not allowed")]
    Abuse,
}
