//! Packing and unpacking a code's bytes.

use std::net::IpAddr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::record::Name;

use crate::services::codes::clean;
use crate::services::phones::base32;
use crate::services::phones::signal::{
    Address, IceText, LocalAddress, MOST_ADDRESSES, PASSWORD_LENGTHS, Signal, Token, USER_LENGTHS,
};

pub(super) const VERSION: u8 = 3;
/// The most characters to read; the longest code has fewer.
pub(super) const LONGEST_READ: usize = 1_000;
pub(super) const SUM_BYTES: usize = 4;
/// A flag beside the number of addresses: the user name and password follow, since they can't be derived.
pub(super) const ICE_GIVEN: u8 = 0x80;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a code of this kind")]
pub enum BadCode {
    Empty,
    TooLong,
    /// The code holds characters that no code has, ends too early, or has a wrong check sum.
    Broken,
    Version(u8),
    /// An invitation where an answer belongs.
    IsInvitation,
    /// An answer where an invitation belongs.
    IsAnswer,
    /// The content makes no sense, or an address lies outside the local network.
    Invalid,
}

/// Adds the check sum, and encodes the bytes as text.
pub(super) fn write_code(mut bytes: Vec<u8>) -> String {
    bytes.extend(check_sum(&bytes));
    base32::encode(&bytes)
}

/// A code's kind, and the bytes of its content. Ignores spaces and line breaks from messengers.
pub(super) fn read_code(text: &str) -> Result<(u8, Vec<u8>), BadCode> {
    if text.len() > LONGEST_READ {
        return Err(BadCode::TooLong);
    }
    let text = clean(text);
    let parts = || text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    if parts().next().is_none() {
        return Err(BadCode::Empty);
    }
    // The sender's words may surround the code.
    let is_long = |part: &&str| part.len() >= LONGER_THAN_WORDS;
    let bytes = verify(&parts().collect::<String>())
        .or_else(|| verify(&parts().filter(is_long).collect::<String>()))
        .ok_or(BadCode::Broken)?;
    let (first, rest) = bytes.split_first().ok_or(BadCode::Broken)?;
    if first >> 4 != VERSION {
        return Err(BadCode::Version(first >> 4));
    }
    Ok((first & 15, rest.to_vec()))
}

/// The bytes of a code, if its check sum fits.
fn verify(code: &str) -> Option<Vec<u8>> {
    let mut bytes = base32::decode(code)?;
    let check = bytes.split_off(bytes.len().checked_sub(SUM_BYTES)?);
    (check_sum(&bytes)[..] == check).then_some(bytes)
}

/// A length that almost no word reaches, but every line of a code except its last.
const LONGER_THAN_WORDS: usize = 20;

/// FNV-1a: it detects mistakes, not forgeries.
fn check_sum(bytes: &[u8]) -> [u8; SUM_BYTES] {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, step).to_be_bytes()
}

pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

pub(super) fn put_signal(bytes: &mut Vec<u8>, signal: &Signal, token: Token) {
    bytes.extend(signal.fingerprint);
    let is_derived = signal.is_derived(token);
    bytes.push(signal.addresses.len() as u8 | if is_derived { 0 } else { ICE_GIVEN });
    if !is_derived {
        put_ice(bytes, &signal.user);
        put_ice(bytes, &signal.password);
    }
    for Address { host, port } in &signal.addresses {
        match host {
            LocalAddress::Name(id) => {
                bytes.push(0);
                bytes.extend(id.to_be_bytes());
            }
            LocalAddress::V4(address) => {
                bytes.push(4);
                bytes.extend(address.octets());
            }
            LocalAddress::V6(address) => {
                bytes.push(6);
                bytes.extend(address.octets());
            }
        }
        bytes.extend(port.to_be_bytes());
    }
}

/// ICE's 64 characters are base64's: three bytes hold four of them.
fn put_ice(bytes: &mut Vec<u8>, text: &IceText) {
    let text = text.as_str();
    bytes.push(text.len() as u8);
    let filled = format!("{text}{}", "A".repeat(filling_length(text.len())));
    bytes.extend(STANDARD_NO_PAD.decode(filled).expect("whole groups of base64's characters"));
}

/// The number of characters that are missing in the last group of four.
const fn filling_length(length: usize) -> usize {
    length.next_multiple_of(4) - length
}

/// Reads a code's content piece by piece; `None` if a piece is missing.
pub(super) struct Unpacker<'a>(pub(super) &'a [u8]);

impl Unpacker<'_> {
    pub(super) fn signal(&mut self, token: Token) -> Option<Signal> {
        let fingerprint = self.array()?;
        let count_and_flag = self.byte()?;
        let derived = IceText::derive(&fingerprint, token);
        let (user, password) = if count_and_flag & ICE_GIVEN == 0 {
            derived
        } else {
            let given = (self.ice_text(USER_LENGTHS)?, self.ice_text(PASSWORD_LENGTHS)?);
            // A code must not hold values that both sides can derive.
            Some(given).filter(|given| *given != derived)?
        };
        let count = usize::from(count_and_flag & !ICE_GIVEN);
        if count == 0 || count > MOST_ADDRESSES {
            return None;
        }
        let addresses: Option<Vec<_>> = (0..count).map(|_| self.address()).collect();
        Some(Signal { user, password, fingerprint, addresses: addresses? })
    }

    fn address(&mut self) -> Option<Address> {
        let host = match self.byte()? {
            0 => LocalAddress::Name(u128::from_be_bytes(self.array()?)),
            4 => LocalAddress::from_ip(IpAddr::from(self.array::<4>()?))?,
            6 => LocalAddress::from_ip(IpAddr::from(self.array::<16>()?))?,
            _ => return None,
        };
        let port = u16::from_be_bytes(self.array()?);
        (port > 0).then_some(Address { host, port })
    }

    fn ice_text(&mut self, lengths: [usize; 2]) -> Option<IceText> {
        let length = usize::from(self.byte()?);
        let bytes = self.take(length.div_ceil(4) * 3)?;
        let mut text = STANDARD_NO_PAD.encode(bytes);
        let filling = text.split_off(length);
        IceText::read(&text, lengths).filter(|_| filling.bytes().all(|byte| byte == b'A'))
    }

    /// A name; `None` unless it is valid and stands as [`put_text`] writes it.
    pub(super) fn name(&mut self) -> Option<Name> {
        let length = usize::from(self.byte()?);
        let text = String::from_utf8(self.take(length)?.to_vec()).ok()?;
        text.parse().ok().filter(|name: &Name| name.as_str() == text)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn take(&mut self, count: usize) -> Option<&[u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }
}
