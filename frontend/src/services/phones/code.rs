//! An invitation and its answer as texts: for QR codes, links and messengers.
//!
//! In bytes: version and kind, the kind's content, then a check sum. [`super::base32`] turns them into text.

mod pack;

use engine::catalogue::GameId;
use engine::record::Name;
use engine::seat::Seat;

use self::pack::{LONGEST_READ, Unpacker, VERSION, put_signal, put_text, read_code, write_code};
use super::signal::{Signal, Token};
use crate::services::codes::codes_after;

pub use pack::BadCode;

/// The path before an invitation's code in an address.
pub const JOIN_PATH: &str = "/join/";
const INVITATION: u8 = 0;
const ANSWER: u8 = 1;
const ONLOOKER_INVITATION: u8 = 2;

/// A table's invitation for a seat or an onlooker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCode {
    pub(super) signal: Signal,
    pub(super) token: Token,
    pub game: GameId,
    /// The seat and its player's name at the table; `None` for an onlooker.
    pub seat: Option<(Seat, Name)>,
}

/// A phone's answer to an invitation. The table's offer of a second connection has the same form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerCode {
    pub(super) signal: Signal,
    pub(super) token: Token,
}

impl TableCode {
    pub fn code(&self) -> String {
        let kind = if self.seat.is_some() { INVITATION } else { ONLOOKER_INVITATION };
        let mut bytes = vec![VERSION << 4 | kind];
        bytes.extend(self.token);
        bytes.extend(self.seat.iter().map(|(seat, _)| seat.number()));
        // The index in the catalogue: add new games at its end, or raise `VERSION`.
        bytes.push(self.game as u8);
        if let Some((_, name)) = &self.seat {
            put_text(&mut bytes, name.as_str());
        }
        put_signal(&mut bytes, &self.signal, self.token);
        write_code(bytes)
    }

    pub fn read(text: &str) -> Result<Self, BadCode> {
        let (kind, bytes) = read_code(text)?;
        let is_for_seat = match kind {
            INVITATION => true,
            ONLOOKER_INVITATION => false,
            ANSWER => return Err(BadCode::IsAnswer),
            _ => return Err(BadCode::Invalid),
        };
        Self::unpack(is_for_seat, Unpacker(&bytes)).ok_or(BadCode::Invalid)
    }

    fn unpack(is_for_seat: bool, mut bytes: Unpacker<'_>) -> Option<Self> {
        let token = bytes.array()?;
        let seat = if is_for_seat { Some(Seat::from_number(bytes.byte()?)?) } else { None };
        let game = GameId::ALL.get(usize::from(bytes.byte()?)).copied()?;
        let name = if is_for_seat { Some(bytes.name()?) } else { None };
        let signal = bytes.signal(token)?;
        bytes.0.is_empty().then_some(Self { signal, token, game, seat: seat.zip(name) })
    }
}

impl AnswerCode {
    pub fn code(&self) -> String {
        let mut bytes = vec![VERSION << 4 | ANSWER];
        bytes.extend(self.token);
        put_signal(&mut bytes, &self.signal, self.token);
        write_code(bytes)
    }

    pub fn read(text: &str) -> Result<Self, BadCode> {
        if invitation_in(text).is_some() {
            return Err(BadCode::IsInvitation);
        }
        let (kind, bytes) = read_code(text)?;
        match kind {
            ANSWER => Self::unpack(Unpacker(&bytes)).ok_or(BadCode::Invalid),
            INVITATION | ONLOOKER_INVITATION => Err(BadCode::IsInvitation),
            _ => Err(BadCode::Invalid),
        }
    }

    fn unpack(mut bytes: Unpacker<'_>) -> Option<Self> {
        let token = bytes.array()?;
        let signal = bytes.signal(token)?;
        bytes.0.is_empty().then_some(Self { signal, token })
    }
}

/// The code of the first invitation address in a text.
pub fn invitation_in(text: &str) -> Option<String> {
    let is_readable = |code: &str| TableCode::read(code).is_ok();
    codes_after(text, &format!("#{JOIN_PATH}"), LONGEST_READ + 1, is_readable).into_iter().next()
}

#[cfg(test)]
mod tests;
