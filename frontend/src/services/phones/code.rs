//! An invitation and its answer as texts: for QR codes, links and messengers.
//!
//! In bytes: version and kind, what the kind holds, then a check sum. [`super::base32`] makes a text of it.

mod pack;

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::Seat;

use self::pack::{Reader, opened, put_game, put_signal, put_text, sealed};
use super::signal::Signal;

/// What an invitation's address begins with, after its `#`.
pub const ROUTE: &str = "/join/";
/// 2: the table begins the handshake, and what both sides can derive is not told.
const VERSION: u8 = 2;
const INVITATION: u8 = 0;
const ANSWER: u8 = 1;
/// The most characters that are looked at; the longest code has fewer.
const LONGEST_READ: usize = 1_000;

/// Tells one invitation of a table from another.
pub(super) type Token = [u8; 4];

/// Why a text is no code of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCode {
    /// There is nothing.
    #[error("there is no code")]
    Empty,
    /// It is longer than any.
    #[error("the code is too long")]
    TooLong,
    /// It holds characters that no code has, ends too early, or its check sum is wrong.
    #[error("the code is not whole")]
    Broken,
    /// Another build made it.
    #[error("the code is of a version that is not known")]
    Version(u8),
    /// An invitation where an answer belongs.
    #[error("this is the table's code")]
    IsInvitation,
    /// An answer where an invitation belongs.
    #[error("this is a phone's answer")]
    IsAnswer,
    /// What it holds makes no sense, or leads out of the local network.
    #[error("the code holds what no code of ours holds")]
    Odd,
}

/// What the table shows for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    pub(super) signal: Signal,
    pub(super) token: Token,
    pub game: GameId,
    pub seat: Seat,
    /// Whom the table knows the seat by.
    pub name: Name,
}

/// What a phone shows for an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub(super) signal: Signal,
    pub(super) token: Token,
}

impl Invitation {
    /// As text.
    pub fn code(&self) -> String {
        let mut bytes = vec![VERSION << 4 | INVITATION];
        bytes.extend(self.token);
        bytes.push(self.seat.number());
        put_game(&mut bytes, self.game);
        put_text(&mut bytes, self.name.as_str());
        put_signal(&mut bytes, &self.signal, self.token);
        sealed(bytes)
    }

    /// Reads what [`Self::code`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, BadCode> {
        let (kind, bytes) = opened(text)?;
        if kind == ANSWER {
            return Err(BadCode::IsAnswer);
        }
        let invitation = Reader(&bytes).invitation();
        invitation.filter(|_| kind == INVITATION).ok_or(BadCode::Odd)
    }
}

impl Answer {
    /// As text.
    pub fn code(&self) -> String {
        let mut bytes = vec![VERSION << 4 | ANSWER];
        bytes.extend(self.token);
        put_signal(&mut bytes, &self.signal, self.token);
        sealed(bytes)
    }

    /// Reads what [`Self::code`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, BadCode> {
        if invitation_in(text).is_some() {
            return Err(BadCode::IsInvitation);
        }
        let (kind, bytes) = opened(text)?;
        if kind == INVITATION {
            return Err(BadCode::IsInvitation);
        }
        Reader(&bytes).answer().filter(|_| kind == ANSWER).ok_or(BadCode::Odd)
    }
}

/// The code of an invitation in a text that is, or ends in, its address.
pub fn invitation_in(text: &str) -> Option<&str> {
    let (_, code) = text.trim().split_once("#/join/")?;
    let is_code = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_code.then(|| &code[..code.len().min(LONGEST_READ + 1)])
}

#[cfg(test)]
mod tests;
