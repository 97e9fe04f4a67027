//! An invitation and its answer as texts: for QR codes, links and messengers.
//!
//! In bytes: version and kind, what the kind holds, then a check sum. [`super::base32`] makes a text of it.

mod pack;

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::Seat;

use self::pack::{LONGEST_READ, Reader, VERSION, opened, put_game, put_signal, put_text, sealed};
use super::signal::{Signal, Token};

pub use pack::BadCode;

/// What an invitation's address begins with, after its `#`.
pub const ROUTE: &str = "/join/";
const INVITATION: u8 = 0;
const ANSWER: u8 = 1;
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
        let invitation = Self::unpacked(Reader(&bytes));
        invitation.filter(|_| kind == INVITATION).ok_or(BadCode::Odd)
    }

    fn unpacked(mut bytes: Reader<'_>) -> Option<Self> {
        let token = bytes.array()?;
        let seat = Seat::numbered(bytes.byte()?)?;
        let game = GameId::ALL.get(usize::from(bytes.byte()?)).copied()?;
        let text = bytes.text()?;
        let name: Name = text.parse().ok()?;
        // One that reads as another is not as it was written.
        let is_as_written = name.as_str() == text;
        let signal = bytes.signal(token)?;
        (is_as_written && bytes.0.is_empty()).then_some(Self { signal, token, game, seat, name })
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
        Self::unpacked(Reader(&bytes)).filter(|_| kind == ANSWER).ok_or(BadCode::Odd)
    }

    fn unpacked(mut bytes: Reader<'_>) -> Option<Self> {
        let token = bytes.array()?;
        let signal = bytes.signal(token)?;
        bytes.0.is_empty().then_some(Self { signal, token })
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
