//! The stored data of prepared second connections, with which each side can connect again after a reload.

use engine::record::Name;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::chair::Chair;
use super::code::AnswerCode;
use crate::services::storage::with_device;
use crate::services::{clock, json, keys};

/// The home page offers the way back for this long after the last connection: an evening.
const WAY_BACK_MS: u64 = 12 * 60 * 60 * 1000;

/// A phone's place, and the table's side of the prepared connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SavedSeat {
    /// `None` for an onlooker.
    pub(super) seat: Option<Seat>,
    pub(super) name: Name,
    /// The table's signal and token, in the form of an answer.
    pub(super) offer: AnswerCode,
    pub(super) invitation: String,
}

/// The way back to a seat that this browser had and has not left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayBack {
    pub name: String,
    /// The code that leads to the seat's page.
    pub invitation: String,
}

impl WayBack {
    pub fn now() -> Option<Self> {
        Self::at(clock::now())
    }

    fn at(now: u64) -> Option<Self> {
        let text = with_device(|store| store.read(keys::PHONE_SEAT)).ok()??;
        let [_, connected_at, invitation, _, name] = seat_parts(&text)?;
        let ago = now.checked_sub(connected_at.parse().ok()?)?;
        (ago < WAY_BACK_MS)
            .then(|| Self { name: name.to_owned(), invitation: invitation.to_owned() })
    }
}

/// A table's phone, and the phone's side of the prepared connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SavedPhone {
    pub(super) chair: Chair,
    pub(super) name: Name,
    pub(super) answer: AnswerCode,
}

/// A number, a name and a code. In the table's list the number is a chair's; in a phone's stored seat it is the seat's,
/// or 0 for an onlooker.
#[derive(Serialize, Deserialize)]
struct PhoneLine(u8, String, String);

/// The parts of a phone's stored seat: the seat's number or 0 for an onlooker, the time of the last connection in
/// milliseconds since 1970, the invitation, the offer, and the name. Simple enough for the home page to read.
fn seat_parts(text: &str) -> Option<[&str; 5]> {
    text.splitn(5, ' ').collect::<Vec<_>>().try_into().ok()
}

#[derive(Serialize, Deserialize)]
struct PhoneList {
    game: String,
    phones: Vec<PhoneLine>,
}

impl PhoneLine {
    fn read(&self) -> Option<(Name, AnswerCode)> {
        let Self(_, name, code) = self;
        Some((name.parse().ok()?, AnswerCode::read(code).ok()?))
    }
}

impl SavedSeat {
    pub(super) fn read() -> Option<Self> {
        let text = with_device(|store| store.read(keys::PHONE_SEAT)).ok()??;
        // Older builds wrote JSON, without the invitation.
        let (line, invitation) =
            Self::read_line(&text).or_else(|| Some((serde_json::from_str(&text).ok()?, "")))?;
        let (name, offer) = line.read()?;
        let seat = if line.0 == 0 { None } else { Some(Seat::from_number(line.0)?) };
        Some(Self { seat, name, offer, invitation: invitation.to_owned() })
    }

    fn read_line(text: &str) -> Option<(PhoneLine, &str)> {
        let [seat, _, invitation, offer, name] = seat_parts(text)?;
        Some((PhoneLine(seat.parse().ok()?, name.to_owned(), offer.to_owned()), invitation))
    }

    /// Stores the seat, or removes the stored one.
    pub(super) fn save(saved: Option<&Self>) {
        let _ = with_device(|store| match saved {
            Some(Self { seat, name, offer, invitation }) => {
                let (seat, now) = (seat.map_or(0, Seat::number), clock::now());
                let line = format!("{seat} {now} {invitation} {} {name}", offer.code());
                store.write_lightly(keys::PHONE_SEAT, &line)
            }
            None => store.remove(keys::PHONE_SEAT),
        });
    }
}

impl SavedPhone {
    /// The phones of this game; empty unless it was the last game with phones.
    pub(super) fn read(save_id: &str) -> Vec<Self> {
        // Kept small, so that it stays in the main program: every table calls it.
        with_device(|store| {
            let text = store.read(keys::PHONES).ok().flatten();
            text.map_or_else(Vec::new, |text| Self::from_text(&text, save_id))
        })
    }

    /// Not inlined: a device without stored phones needn't load this part of the program.
    #[inline(never)]
    fn from_text(text: &str, save_id: &str) -> Vec<Self> {
        let table =
            serde_json::from_str(text).ok().filter(|table: &PhoneList| table.game == save_id);
        let phones = table.into_iter().flat_map(|table| table.phones);
        let phone = |line: PhoneLine| {
            let (name, answer) = line.read()?;
            Some(Self { chair: Chair::from_number(line.0)?, name, answer })
        };
        phones.filter_map(phone).collect()
    }

    /// Stores these phones; an empty list removes the stored ones.
    pub(super) fn save(save_id: &str, phones: &[Self]) {
        let line = |it: &Self| PhoneLine(it.chair.number(), it.name.to_string(), it.answer.code());
        let table =
            PhoneList { game: save_id.to_owned(), phones: phones.iter().map(line).collect() };
        // If this fails, a phone only has to scan a code again.
        let _ = with_device(|store| match phones {
            [] => store.remove(keys::PHONES),
            _ => store.write_lightly(keys::PHONES, &json::text(&table)),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::signal::tests::signal;
    use super::*;
    use crate::services::storage::new_device;

    fn code() -> AnswerCode {
        AnswerCode { signal: signal(), token: *b"1234" }
    }

    fn ben() -> SavedSeat {
        let (name, invitation) = ("Ben the 2nd".parse().unwrap(), "CA2T".to_owned());
        SavedSeat { seat: Some(Seat::TWO), name, offer: code(), invitation }
    }

    #[test]
    fn a_phone_finds_its_saved_seat_until_it_is_removed() {
        new_device(None);
        assert_eq!(SavedSeat::read(), None);
        for saved in [ben(), SavedSeat { seat: None, ..ben() }] {
            SavedSeat::save(Some(&saved));
            assert_eq!(SavedSeat::read(), Some(saved));
        }
        SavedSeat::save(None);
        assert_eq!(with_device(|store| store.read(keys::PHONE_SEAT)), Ok(None));
    }

    #[test]
    fn a_phone_is_led_back_to_its_seat_for_an_evening() {
        new_device(None);
        assert_eq!(WayBack::now(), None);
        SavedSeat::save(Some(&ben()));
        let back = WayBack { name: "Ben the 2nd".to_owned(), invitation: "CA2T".to_owned() };
        assert_eq!(WayBack::now(), Some(back.clone()));
        assert_eq!(WayBack::at(clock::now() + WAY_BACK_MS - 1), Some(back));
        assert_eq!(WayBack::at(clock::now() + WAY_BACK_MS), None, "the next day");
        assert_eq!(WayBack::at(clock::now() - 1), None, "a clock that was set back");
    }

    #[test]
    fn a_seat_that_an_older_build_saved_is_found() {
        new_device(None);
        let line = format!("[2,\"Ben the 2nd of his name\",\"{}\"]", code().code());
        with_device(|store| store.write(keys::PHONE_SEAT, &line)).unwrap();
        let name = "Ben the 2nd of his name".parse().unwrap();
        let saved = SavedSeat { name, invitation: String::new(), ..ben() };
        assert_eq!(SavedSeat::read(), Some(saved));
        assert_eq!(WayBack::now(), None);
    }

    #[test]
    fn a_table_finds_the_phones_of_the_same_game_alone() {
        new_device(None);
        let phone = |chair| SavedPhone { chair, name: "Ana".parse().unwrap(), answer: code() };
        let both = [phone(Seat::ONE.into()), phone(Chair::onlookers().last().unwrap())];
        SavedPhone::save("one", &both);
        assert_eq!(SavedPhone::read("one"), both);
        assert_eq!(SavedPhone::read("two"), []);
        SavedPhone::save("one", &[]);
        assert_eq!(with_device(|store| store.read(keys::PHONES)), Ok(None));
    }

    #[test]
    fn unreadable_texts_are_ignored() {
        new_device(None);
        let odd = ["[9,\"Ben\",\"A\"]", "[1,\"bot:x\",\"A\"]", "2 5 CA2T A Ben", "2 5 CA2T"];
        for odd in odd.into_iter().chain(["", "{}", "[]", "🂡"]) {
            for key in [keys::PHONE_SEAT, keys::PHONES] {
                with_device(|store| store.write(key, odd)).unwrap();
            }
            assert_eq!(SavedSeat::read(), None);
            assert_eq!(WayBack::at(6 + WAY_BACK_MS), None);
            assert_eq!(SavedPhone::read(""), []);
        }
    }
}
