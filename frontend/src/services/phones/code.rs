//! An invitation and its answer as texts: for QR codes, links and messengers.
//!
//! In bytes: version and kind, what the kind holds, then a check sum. [`super::base32`] makes a text of it.

use std::net::IpAddr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::record::Name;
use engine::seat::Seat;

use super::base32;
use super::signal::{Address, IceText, Local, MOST_ADDRESSES, Signal};

/// What an invitation's address begins with, after its `#`.
pub const ROUTE: &str = "/join/";
const VERSION: u8 = 1;
const INVITATION: u8 = 0;
const ANSWER: u8 = 1;
/// The most characters that are looked at; the longest code has fewer.
const LONGEST_READ: usize = 1_000;
/// A game's slug is shorter.
const LONGEST_GAME: usize = 32;
const SUM: usize = 4;

/// Who shows it was shown a seat's code.
pub(super) type Token = [u8; 8];

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
    /// The game's slug.
    pub game: String,
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
        put_text(&mut bytes, &self.game);
        put_text(&mut bytes, self.name.as_str());
        put_signal(&mut bytes, &self.signal);
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
        put_signal(&mut bytes, &self.signal);
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

/// With the check sum, as text.
fn sealed(mut bytes: Vec<u8>) -> String {
    bytes.extend(sum(&bytes));
    base32::encode(&bytes)
}

/// The kind of a text, and the bytes that this kind holds. Spaces and line breaks are a messenger's.
fn opened(text: &str) -> Result<(u8, Vec<u8>), BadCode> {
    if text.len() > LONGEST_READ {
        return Err(BadCode::TooLong);
    }
    let text: String = text.split_whitespace().collect();
    if text.is_empty() {
        return Err(BadCode::Empty);
    }
    let bytes = base32::decode(&text).ok_or(BadCode::Broken)?;
    let (held, check) =
        bytes.split_at_checked(bytes.len().wrapping_sub(SUM)).ok_or(BadCode::Broken)?;
    let (first, rest) = held.split_first().ok_or(BadCode::Broken)?;
    if sum(held) != check {
        return Err(BadCode::Broken);
    }
    if first >> 4 != VERSION {
        return Err(BadCode::Version(first >> 4));
    }
    Ok((first & 15, rest.to_vec()))
}

/// FNV-1a: it finds slips, not forgeries.
fn sum(bytes: &[u8]) -> [u8; SUM] {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, step).to_be_bytes()
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

fn put_signal(bytes: &mut Vec<u8>, signal: &Signal) {
    bytes.extend(signal.fingerprint);
    put_ice(bytes, &signal.user);
    put_ice(bytes, &signal.password);
    bytes.push(signal.addresses.len() as u8);
    for Address { host, port } in &signal.addresses {
        match host {
            Local::Name(id) => {
                bytes.push(0);
                bytes.extend(id.to_be_bytes());
            }
            Local::V4(address) => {
                bytes.push(4);
                bytes.extend(address.octets());
            }
            Local::V6(address) => {
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
    let filled = format!("{text}{}", "A".repeat(fill(text.len())));
    bytes.extend(STANDARD_NO_PAD.decode(filled).expect("whole groups of base64's characters"));
}

/// How many characters fill the last group of four.
const fn fill(length: usize) -> usize {
    length.next_multiple_of(4) - length
}

/// Takes what a code holds, piece by piece; `None` if it isn't there.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn invitation(mut self) -> Option<Invitation> {
        let token = self.array()?;
        let seat = Seat::numbered(self.byte()?)?;
        let game = self.text()?;
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if game.is_empty() || game.len() > LONGEST_GAME || !game.bytes().all(fits) {
            return None;
        }
        let text = self.text()?;
        let name: Name = text.parse().ok()?;
        // One that reads as another is not as it was written.
        let is_as_written = name.as_str() == text;
        let signal = self.signal()?;
        (is_as_written && self.0.is_empty()).then_some(Invitation {
            signal,
            token,
            game,
            seat,
            name,
        })
    }

    fn answer(mut self) -> Option<Answer> {
        let token = self.array()?;
        let signal = self.signal()?;
        self.0.is_empty().then_some(Answer { signal, token })
    }

    fn signal(&mut self) -> Option<Signal> {
        let fingerprint = self.array()?;
        let user = IceText::user(&self.ice()?)?;
        let password = IceText::password(&self.ice()?)?;
        let count = usize::from(self.byte()?);
        if count == 0 || count > MOST_ADDRESSES {
            return None;
        }
        let addresses: Option<Vec<_>> = (0..count).map(|_| self.address()).collect();
        Some(Signal { user, password, fingerprint, addresses: addresses? })
    }

    fn address(&mut self) -> Option<Address> {
        let host = match self.byte()? {
            0 => Local::Name(u128::from_be_bytes(self.array()?)),
            4 => Local::at(IpAddr::from(self.array::<4>()?))?,
            6 => Local::at(IpAddr::from(self.array::<16>()?))?,
            _ => return None,
        };
        let port = u16::from_be_bytes(self.array()?);
        (port > 0).then_some(Address { host, port })
    }

    fn ice(&mut self) -> Option<String> {
        let length = usize::from(self.byte()?);
        let bytes = self.take(length.div_ceil(4) * 3)?;
        let mut text = STANDARD_NO_PAD.encode(bytes);
        let filling = text.split_off(length);
        filling.bytes().all(|byte| byte == b'A').then_some(text)
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::from(self.byte()?);
        String::from_utf8(self.take(length)?.to_vec()).ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn take(&mut self, count: usize) -> Option<&[u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::signal::Side;
    use super::super::signal::tests::signal;
    use super::*;

    /// So many random texts and bytes are put in.
    const INPUTS: u32 = 100_000;

    fn invitation() -> Invitation {
        let name = "Ben".parse().unwrap();
        let game = "gold-rush-shoot-out".to_owned();
        Invitation { signal: signal(), token: *b"12345678", game, seat: Seat::TWO, name }
    }

    fn answer() -> Answer {
        Answer { signal: signal(), token: *b"12345678" }
    }

    /// The code of these bytes, with a right check sum.
    fn coded(bytes: &[u8]) -> String {
        sealed(bytes.to_vec())
    }

    /// The bytes of a code, without their check sum.
    fn bytes_of(code: &str) -> Vec<u8> {
        let mut bytes = base32::decode(code).unwrap();
        bytes.truncate(bytes.len() - SUM);
        bytes
    }

    #[test]
    fn codes_read_back_and_are_short() {
        let (invited, answered) = (invitation().code(), answer().code());
        assert_eq!(Invitation::read(&invited), Ok(invitation()));
        assert_eq!(Answer::read(&answered), Ok(answer()));
        // With two addresses each: 132 and 107 bytes.
        assert_eq!((invited.len(), answered.len()), (212, 172));
        let one = Signal { addresses: vec![signal().addresses[0]], ..signal() };
        let short = Answer { signal: one, ..answer() }.code();
        assert_eq!(short.len(), 141);
    }

    #[test]
    fn a_code_is_found_in_an_address_and_read_however_a_messenger_writes_it() {
        let code = invitation().code();
        let address = format!("Join us: https://a.example/b/#{ROUTE}{code}\n");
        assert_eq!(invitation_in(&address), Some(code.as_str()));
        assert_eq!(invitation_in(&code), None);
        assert_eq!(invitation_in("https://a.example/#/join/"), None);
        assert_eq!(invitation_in("https://a.example/#/join/%00"), None);
        let answered = answer().code();
        let (one, two) = answered.split_at(50);
        for written in [format!(" {one}\n{two} "), answered.to_lowercase()] {
            assert_eq!(Answer::read(&written), Ok(answer()), "{written}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_code_is_told_apart() {
        let code = answer().code();
        assert_eq!(Answer::read(""), Err(BadCode::Empty));
        assert_eq!(Answer::read(" \n"), Err(BadCode::Empty));
        assert_eq!(Answer::read(&"A".repeat(LONGEST_READ + 1)), Err(BadCode::TooLong));
        for broken in ["A", "AA", "hello!", &code[..100], "MFRGGZDF"] {
            assert_eq!(Answer::read(broken), Err(BadCode::Broken), "{broken}");
        }
        assert_eq!(Answer::read(&invitation().code()), Err(BadCode::IsInvitation));
        let address = format!("https://a.example/#{ROUTE}{}", invitation().code());
        assert_eq!(Answer::read(&address), Err(BadCode::IsInvitation));
        assert_eq!(Invitation::read(&code), Err(BadCode::IsAnswer));
        let with = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = bytes_of(&code);
            change(&mut bytes);
            Answer::read(&coded(&bytes))
        };
        assert_eq!(with(&|bytes| bytes[0] = 0x21), Err(BadCode::Version(2)));
        assert_eq!(with(&|bytes| bytes[0] = 0x17), Err(BadCode::Odd));
        assert_eq!(with(&|bytes| bytes.push(0)), Err(BadCode::Odd));
        assert_eq!(with(&|bytes| bytes.truncate(60)), Err(BadCode::Odd));
        // The port 0, and a kind of address that there is not.
        assert_eq!(
            with(&|bytes| {
                let end = bytes.len();
                bytes[end - 2..].fill(0);
            }),
            Err(BadCode::Odd)
        );
        assert_eq!(
            with(&|bytes| {
                let end = bytes.len();
                bytes[end - 19] = 5;
            }),
            Err(BadCode::Odd)
        );
    }

    #[test]
    fn no_code_leads_out_of_the_local_network() {
        let mut bytes = bytes_of(&answer().code());
        let start = bytes.len() - 2 * 19;
        bytes.truncate(start);
        bytes[start - 1] = 1;
        let with = |kind: u8, octets: &[u8]| {
            Answer::read(&coded(&[&bytes[..], &[kind], octets, &[0x13, 0x88]].concat()))
        };
        assert!(with(4, &[192, 168, 0, 7]).is_ok());
        assert_eq!(with(4, &[93, 184, 216, 34]), Err(BadCode::Odd));
        assert_eq!(with(4, &[255, 255, 255, 255]), Err(BadCode::Odd));
        assert_eq!(
            with(6, &[0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]),
            Err(BadCode::Odd)
        );
    }

    #[test]
    fn names_keep_the_limits_of_set_up() {
        let with = |name: &str, game: &str| {
            let mut bytes = vec![VERSION << 4 | INVITATION];
            bytes.extend(*b"12345678");
            bytes.push(2);
            put_text(&mut bytes, game);
            put_text(&mut bytes, name);
            put_signal(&mut bytes, &signal());
            Invitation::read(&coded(&bytes)).map(|_| ())
        };
        assert_eq!(with("شهرزاد", "duel-52"), Ok(()));
        for bad in [
            "",
            "a|b",
            "bot:sharp",
            " Ben",
            "\u{200b}",
            "ABCDEFGHIJKLMNOPQRSTUVWXY",
            "a\nb",
            "\u{202e}x",
        ] {
            assert_eq!(with(bad, "duel-52"), Err(BadCode::Odd), "{bad:?}");
        }
        for bad in ["", "Duel", "../x", "abcdefghijklmnopqrstuvwxyzabcdefg"] {
            assert_eq!(with("Ben", bad), Err(BadCode::Odd), "{bad:?}");
        }
    }

    /// A code of ours with bytes changed, dropped or added, or nothing of ours at all: it is refused, or it is one that
    /// could be written, and nothing in it can add a line to a description.
    #[test]
    fn a_hundred_thousand_inputs_break_nothing() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut next = move |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % below
        };
        let (invited, answered) = (bytes_of(&invitation().code()), bytes_of(&answer().code()));
        let (mut taken, mut refused) = (0, 0);
        for round in 0..INPUTS {
            let mut bytes = if round % 2 == 0 { invited.clone() } else { answered.clone() };
            for _ in 0..=next(3) {
                let at = next(bytes.len());
                match next(4) {
                    0 => bytes[at] ^= 1 << next(8),
                    1 => bytes[at] = next(256) as u8,
                    2 => bytes.truncate(at.max(1)),
                    _ => bytes.insert(at, next(256) as u8),
                }
            }
            let code = if next(10) == 0 { base32::encode(&bytes) } else { coded(&bytes) };
            let mut description = None;
            if let Ok(invitation) = Invitation::read(&code) {
                assert_eq!(invitation.code(), code);
                description = Some(invitation.signal.sdp(Side::Offer));
            }
            if let Ok(answer) = Answer::read(&code) {
                assert_eq!(answer.code(), code);
                description = Some(answer.signal.sdp(Side::Answer));
            }
            if let Some(sdp) = description {
                taken += 1;
                assert!(sdp.lines().count() <= 15 + MOST_ADDRESSES && sdp.is_ascii(), "{sdp}");
                assert!(Signal::read(&sdp).is_ok());
            } else {
                refused += 1;
            }
        }
        // A changed password is a password still, but most changes show.
        assert!(taken > INPUTS / 100 && refused > INPUTS / 4, "{taken} {refused}");
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_readers(text in any::<String>()) {
            let _ = Invitation::read(&text);
            let _ = Answer::read(&text);
            let _ = invitation_in(&text);
        }

        #[test]
        fn one_wrong_character_is_always_found(at in 0_usize..212, letter in "[A-Z2-7]") {
            let mut code = invitation().code();
            let at = at % code.len();
            code.replace_range(at..=at, &letter);
            let read = Invitation::read(&code);
            prop_assert!(read.is_err() || read == Ok(invitation()));
        }
    }
}
