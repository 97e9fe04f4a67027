use engine::chance::{Dice, Seed};
use proptest::prelude::*;
use web_sys::RtcSdpType;

use super::pack::{ICE_GIVEN, SUM_BYTES};
use super::*;
use crate::services::phones::base32;
use crate::services::phones::signal::tests::{FIREFOX, signal};
use crate::services::phones::signal::{Address, IceText, MOST_ADDRESSES};
use crate::services::testing::{change_bytes, count};

fn invitation() -> TableCode {
    let name = "Ben".parse().unwrap();
    let game = GameId::GoldRushShootOut;
    TableCode { signal: signal(), token: *b"1234", game, seat: Some((Seat::TWO, name)) }
}

fn onlooker() -> TableCode {
    TableCode { seat: None, ..invitation() }
}

fn answer() -> AnswerCode {
    AnswerCode { signal: signal(), token: *b"1234" }
}

fn bytes_of(code: &str) -> Vec<u8> {
    let mut bytes = base32::decode(code).unwrap();
    bytes.truncate(bytes.len() - SUM_BYTES);
    bytes
}

#[test]
fn codes_read_back_and_are_short() {
    let (invited, answered) = (invitation().code(), answer().code());
    assert_eq!(TableCode::read(&invited), Ok(invitation()));
    assert_eq!(AnswerCode::read(&answered), Ok(answer()));
    assert_eq!(TableCode::read(&onlooker().code()), Ok(onlooker()));
    assert_eq!(AnswerCode::read(&onlooker().code()), Err(BadCode::IsInvitation));
    // With two addresses hidden behind names, and with the browser's own user name and password.
    assert_eq!((invited.len(), answered.len()), (175, 165));
    // Without what both sides can derive: 86 and 80 bytes.
    let derived = |addresses: Vec<Address>| {
        let (user, password) = IceText::derive(&signal().fingerprint, *b"1234");
        Signal { user, password, addresses, ..signal() }
    };
    for (addresses, lengths) in [
        (signal().addresses, (138, 128)),
        (signal().addresses[..1].to_vec(), (108, 98)),
        (Signal::read(FIREFOX).unwrap().addresses[..1].to_vec(), (88, 79)),
    ] {
        let invited = TableCode { signal: derived(addresses.clone()), ..invitation() };
        let answered = AnswerCode { signal: derived(addresses), ..answer() };
        assert_eq!((invited.code().len(), answered.code().len()), lengths);
        assert_eq!(TableCode::read(&invited.code()), Ok(invited));
        assert_eq!(AnswerCode::read(&answered.code()), Ok(answered));
    }
}

#[test]
fn a_code_is_found_in_an_address_and_read_however_a_messenger_writes_it() {
    let code = invitation().code();
    let address = format!("Join us: https://a.example/b/#{JOIN_PATH}{code}\n");
    assert_eq!(invitation_in(&address), Some(code.clone()));
    assert_eq!(invitation_in(&code), None);
    for none in ["https://a.example/#/join/", "https://a.example/#/join/%00"] {
        assert_eq!(invitation_in(none), None);
    }
    let answered = answer().code();
    let (one, two) = answered.split_at(50);
    for written in [
        format!("> My answer:\n> {one}\n> {two}.\n"),
        format!(" {one}\n{two} "),
        answered.to_lowercase(),
    ] {
        assert_eq!(AnswerCode::read(&written), Ok(answer()), "{written}");
    }
}

#[test]
fn each_fault_of_a_code_has_its_error() {
    let code = answer().code();
    for (text, why) in [
        ("", BadCode::Empty),
        (" \n", BadCode::Empty),
        (&*"A".repeat(LONGEST_READ + 1), BadCode::TooLong),
        ("A", BadCode::Broken),
        ("AA", BadCode::Broken),
        ("hello!", BadCode::Broken),
        (&code[..100], BadCode::Broken),
        ("MFRGGZDF", BadCode::Broken),
        (&*invitation().code(), BadCode::IsInvitation),
        (&*format!("https://a.example/#{JOIN_PATH}{}", invitation().code()), BadCode::IsInvitation),
    ] {
        assert_eq!(AnswerCode::read(text), Err(why), "{text}");
    }
    assert_eq!(TableCode::read(&code), Err(BadCode::IsAnswer));
    let end = bytes_of(&code).len();
    let with = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = bytes_of(&code);
        change(&mut bytes);
        AnswerCode::read(&write_code(bytes))
    };
    assert_eq!(with(&|bytes| bytes[0] = 0x21), Err(BadCode::Version(2)));
    assert_eq!(with(&|bytes| bytes[0] = 0x37), Err(BadCode::Invalid));
    assert_eq!(with(&|bytes| bytes.push(0)), Err(BadCode::Invalid));
    assert_eq!(with(&|bytes| bytes.truncate(60)), Err(BadCode::Invalid));
    assert_eq!(with(&|bytes| bytes[end - 2..].fill(0)), Err(BadCode::Invalid), "port 0");
    assert_eq!(with(&|bytes| bytes[end - 19] = 5), Err(BadCode::Invalid), "an unknown address");
}

#[test]
fn no_code_leads_out_of_the_local_network() {
    let mut bytes = bytes_of(&answer().code());
    let start = bytes.len() - 2 * 19;
    bytes.truncate(start);
    bytes[1 + 4 + 32] = ICE_GIVEN | 1;
    let with = |kind: u8, octets: &[u8]| {
        AnswerCode::read(&write_code([&bytes[..], &[kind], octets, &[0x13, 0x88]].concat()))
    };
    assert!(with(4, &[192, 168, 0, 7]).is_ok());
    assert_eq!(with(4, &[93, 184, 216, 34]), Err(BadCode::Invalid));
    assert_eq!(with(6, &[0x20; 16]), Err(BadCode::Invalid));
}

#[test]
fn names_keep_the_limits_of_set_up() {
    let with = |name: &str, game: u8| {
        let mut bytes = [&[VERSION << 4 | INVITATION][..], b"1234", &[2, game]].concat();
        put_text(&mut bytes, name);
        put_signal(&mut bytes, &signal(), *b"1234");
        TableCode::read(&write_code(bytes)).map(|_| ())
    };
    assert_eq!(with("شهرزاد", 1), Ok(()));
    let long = "A".repeat(25);
    for bad in ["", "a|b", "bot:sharp", " Ben", "\u{200b}", &long, "a\nb", "\u{202e}x"] {
        assert_eq!(with(bad, 1), Err(BadCode::Invalid), "{bad:?}");
    }
    for no_game in [GameId::ALL.len() as u8, u8::MAX] {
        assert_eq!(with("Ben", no_game), Err(BadCode::Invalid));
    }
}

/// A code with bytes changed, dropped or added, or pure noise, is refused, or read as a code that could be written;
/// none adds a line to a description.
#[test]
fn changed_codes_break_nothing() {
    let inputs = count("FACEDOWN_INPUTS", 10_000);
    let mut dice = Dice::new(Seed(15), 0);
    let all = [invitation().code(), answer().code(), onlooker().code()].map(|code| bytes_of(&code));
    let (mut taken, mut refused) = (0, 0);
    for round in 0..inputs {
        let mut bytes = all[round as usize % all.len()].clone();
        change_bytes(&mut bytes, &mut dice);
        let code = if dice.below(10) == 0 { base32::encode(&bytes) } else { write_code(bytes) };
        let mut description = None;
        if let Ok(invitation) = TableCode::read(&code) {
            assert_eq!(invitation.code(), code);
            description = Some(invitation.signal.sdp(RtcSdpType::Offer));
        }
        if let Ok(answer) = AnswerCode::read(&code) {
            assert_eq!(answer.code(), code);
            description = Some(answer.signal.sdp(RtcSdpType::Answer));
        }
        if let Some(sdp) = description {
            taken += 1;
            assert!(sdp.lines().count() <= 15 + MOST_ADDRESSES && sdp.is_ascii(), "{sdp}");
            assert!(Signal::read(&sdp).is_ok());
        } else {
            refused += 1;
        }
    }
    // A changed password is still a password, but most changes show.
    assert!(taken > inputs / 100 && refused > inputs / 4, "{taken} {refused}");
}

proptest! {
    #[test]
    fn no_text_breaks_the_readers(text in any::<String>()) {
        let _ = TableCode::read(&text);
        let _ = AnswerCode::read(&text);
        let _ = invitation_in(&text);
    }

    #[test]
    fn one_wrong_character_is_always_found(at in 0_usize..175, letter in "[A-Z2-7]") {
        let mut code = invitation().code();
        code.replace_range(at..=at, &letter);
        let read = TableCode::read(&code);
        prop_assert!(read.is_err() || read == Ok(invitation()));
    }
}
