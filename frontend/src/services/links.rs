//! Texts as part of an address: deflated, with a version and a check sum, in base64url. They stand in the fragment,
//! which browsers don't send.

use super::by_link::is_message;
use super::codes::codes_after;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::catalogue::AnyGame;
use engine::chance::Seed;
use engine::game::Game;
use engine::record::{Player, Record, RecordErrorAt};
use engine::replay::ReplayedRecord;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// The beginning of a link's fragment, after the `#`.
pub const ROUTE: &str = "/link/";
/// The longest address. Longer ones go as a file instead: not every app keeps them whole.
pub const LONGEST_LINK: usize = 2_000;
/// The most characters to read.
const LONGEST_READ: usize = 16 * 1024;
/// The most bytes of an unpacked link.
const MOST_BYTES: usize = 128 * 1024;
const VERSION: u8 = 1;
/// The highest version a newer build may have; a higher number means that the text is no link.
const NEWEST: u8 = 31;
const ZLIB_LEVEL: u8 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the link can't be read")]
pub enum LinkError {
    TooLong,
    /// It holds characters that no link has, or ends too early.
    Broken,
    Version(u8),
    CheckSum,
    /// It holds too much once unpacked.
    TooLarge,
    NotText,
}

/// A text as the last part of an address; `None` if it could not be read back.
pub fn encode(text: &str) -> Option<String> {
    let mut bytes = vec![VERSION];
    bytes.extend(compress_to_vec_zlib(text.as_bytes(), ZLIB_LEVEL));
    let payload = URL_SAFE_NO_PAD.encode(bytes);
    decode(&payload).is_ok_and(|back| back == text).then_some(payload)
}

/// A whole address for a text, at the page served from `base` (an address without `#`); `None` if it would be too long,
/// so that a file has to be sent.
pub fn address(base: &str, text: &str) -> Option<String> {
    let address = format!("{base}#{ROUTE}{}", encode(text)?);
    (address.len() <= LONGEST_LINK).then_some(address)
}

/// Reads what [`encode`] wrote.
pub fn decode(payload: &str) -> Result<String, LinkError> {
    if payload.len() > LONGEST_READ {
        return Err(LinkError::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(payload).map_err(|_| LinkError::Broken)?;
    let (&version, deflated) = bytes.split_first().ok_or(LinkError::Broken)?;
    match version {
        VERSION => {}
        newer if (VERSION..=NEWEST).contains(&newer) => return Err(LinkError::Version(newer)),
        _ => return Err(LinkError::NotText),
    }
    let text =
        decompress_to_vec_zlib_with_limit(deflated, MOST_BYTES).map_err(|error| {
            match error.status {
                TINFLStatus::HasMoreOutput => LinkError::TooLarge,
                TINFLStatus::Adler32Mismatch => LinkError::CheckSum,
                _ => LinkError::Broken,
            }
        })?;
    String::from_utf8(text).map_err(|_| LinkError::NotText)
}

/// The payloads of addresses in a text that [`address`] made. An overlong payload is cut, but stays too long, so that
/// it is reported as such.
pub fn payloads_in(text: &str) -> Vec<String> {
    let is_readable = |payload: &str| decode(payload).is_ok();
    let mut all = codes_after(text, "#/link/", LONGEST_READ + 1, is_readable);
    // Broken links count only without a good one.
    if all.iter().any(|payload| is_readable(payload)) {
        all.retain(|payload| is_readable(payload));
    }
    all
}

/// A challenge as a record: a deal without decisions, with numbers for names.
pub fn challenge<G: Game>(options: G::Options, seats: usize, seed: Seed) -> Record<G> {
    let name = |number: usize| number.to_string().parse().expect("a number is a name");
    let players = (1..=seats).map(|number| Player::Person(name(number))).collect();
    Record { options, players, seed, decisions: Vec::new() }
}

#[derive(Clone, PartialEq, Debug)]
pub enum LinkContent {
    /// A deal to play.
    Challenge(Box<Record<AnyGame>>),
    /// A finished game to watch.
    Replay(Box<ReplayedRecord<AnyGame>>),
    /// An unfinished game, which no link should hold.
    NotOver,
    /// A message of a game by link.
    ByLink(String),
    BadRecord(Box<RecordErrorAt<AnyGame>>),
    BadLink(LinkError),
}

/// Reads a link's payload without side effects.
pub fn open(payload: &str) -> LinkContent {
    let text = match decode(payload) {
        Err(error) => return LinkContent::BadLink(error),
        Ok(text) if is_message(&text) => return LinkContent::ByLink(text),
        Ok(text) => text,
    };
    let course = match ReplayedRecord::<AnyGame>::read(&text) {
        Err(error) => return LinkContent::BadRecord(error.into()),
        Ok(course) => course,
    };
    if course.end().turn().outcome().is_some() {
        LinkContent::Replay(course.into())
    } else if course.frames_by_decision().is_empty() {
        LinkContent::Challenge(course.into_parts().0.into())
    } else {
        LinkContent::NotOver
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use proptest::prelude::*;

    use super::*;

    const TEXT: &str =
        "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n";

    #[test]
    fn a_link_reads_back() {
        let payload = encode(TEXT).unwrap();
        assert_eq!(decode(&payload).as_deref(), Ok(TEXT));
        let address = address("https://example.org/facedown/", TEXT).unwrap();
        assert_eq!(payloads_in(&address), [payload.as_str()]);
        assert_eq!(payloads_in(&format!("https://a.org/#/link/AAAA {address}")), [payload]);
        assert_eq!(payloads_in(TEXT).len(), 0);
    }

    #[test]
    fn an_overlong_text_and_an_overlong_link_are_not_handed_on_whole() {
        let text: String = (0..4_000).map(|number| number.to_string()).collect();
        assert_eq!(address("https://example.org/", &text), None);
        let pasted = format!("https://example.org/#/link/{}", "A".repeat(10_000_000));
        let payload = &payloads_in(&pasted)[0];
        assert!(payload.len() < 20_000, "{}", payload.len());
        assert_eq!(decode(payload), Err(LinkError::TooLong));
        // The address isn't longer, either, than what `static/address.js` keeps of a fragment.
        assert!(ROUTE.len() + 1 + payload.len() <= 20_000);
    }

    #[test]
    fn each_fault_of_a_link_has_its_error() {
        let payload = encode(TEXT).unwrap();
        let bytes = URL_SAFE_NO_PAD.decode(&payload).unwrap();
        let with = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = bytes.clone();
            change(&mut bytes);
            decode(&URL_SAFE_NO_PAD.encode(bytes))
        };
        assert_eq!(decode(""), Err(LinkError::Broken));
        assert_eq!(decode("not a link!"), Err(LinkError::Broken));
        assert_eq!(decode(&"A".repeat(LONGEST_READ + 4)), Err(LinkError::TooLong));
        assert_eq!(with(&|bytes| bytes[0] = 9), Err(LinkError::Version(9)));
        for none in [0, 0x7f, 0xff] {
            assert_eq!(with(&|bytes| bytes[0] = none), Err(LinkError::NotText));
        }
        assert_eq!(decode(&"A".repeat(15_000)), Err(LinkError::NotText), "no newer build made it");
        assert_eq!(with(&|bytes| *bytes.last_mut().unwrap() ^= 1), Err(LinkError::CheckSum));
        assert_eq!(with(&|bytes| bytes.truncate(bytes.len() / 2)), Err(LinkError::Broken));
        let packed = |bytes: &[u8]| {
            let packed = [&[VERSION][..], &compress_to_vec_zlib(bytes, ZLIB_LEVEL)].concat();
            decode(&URL_SAFE_NO_PAD.encode(packed))
        };
        assert_eq!(packed(&[0xff, 0xfe]), Err(LinkError::NotText));
        assert_eq!(packed(&vec![b'a'; MOST_BYTES + 1]), Err(LinkError::TooLarge));
    }

    #[test]
    fn a_link_is_a_challenge_or_a_finished_game_and_nothing_between() {
        let options = GameId::FoolsGambit.options();
        let deal = challenge::<AnyGame>(options, 2, Seed(7)).to_string();
        let opened = |text: &str| open(&encode(text).unwrap());
        assert!(matches!(opened(&deal), LinkContent::Challenge(record) if record.seed == Seed(7)));
        assert!(matches!(opened(&format!("{deal}1 leave\n")), LinkContent::Replay(_)));
        assert_eq!(opened(&format!("{deal}1 timeout\n")), LinkContent::NotOver);
        assert!(matches!(opened(&format!("{deal}1 sing\n")), LinkContent::BadRecord(_)));
        assert!(matches!(opened("hello"), LinkContent::BadRecord(_)));
        assert_eq!(open("?"), LinkContent::BadLink(LinkError::Broken));
    }

    proptest! {
        #[test]
        fn every_text_reads_back_and_none_breaks_the_opening(text in any::<String>()) {
            let payload = encode(&text).unwrap();
            let _ = (open(&text), open(&payload), payloads_in(&text));
            prop_assert_eq!(decode(&payload), Ok(text));
        }

        #[test]
        fn no_bytes_break_the_decoder(mut bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
            let _ = decode(&URL_SAFE_NO_PAD.encode(&bytes));
            bytes.insert(0, VERSION);
            let _ = decode(&URL_SAFE_NO_PAD.encode(&bytes));
        }

        #[test]
        fn a_changed_link_never_reads_as_something_else(at in 0_usize..1_000, bit in 0_u32..8) {
            let mut bytes = URL_SAFE_NO_PAD.decode(encode(TEXT).unwrap()).unwrap();
            let at = at % bytes.len();
            bytes[at] ^= 1 << bit;
            let read = decode(&URL_SAFE_NO_PAD.encode(bytes));
            prop_assert!(read.is_err() || read.as_deref() == Ok(TEXT));
        }
    }
}
