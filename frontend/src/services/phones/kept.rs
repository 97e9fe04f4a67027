//! What outlives the page of the prepared connections: each side takes its own up when it is reloaded.

use engine::record::Name;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::code::Answer;
use crate::services::keys;
use crate::services::storage::{Store, with_device};

/// The seat of a phone, and the table's side of the connection that was prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KeptSeat {
    pub(super) seat: Seat,
    pub(super) name: Name,
    pub(super) offer: Answer,
}

/// A phone of the table, and its side of the connection that was prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KeptPhone {
    pub(super) seat: Seat,
    pub(super) name: Name,
    pub(super) answer: Answer,
}

/// As text: a seat's number, a name, a code.
#[derive(Serialize, Deserialize)]
struct Line(u8, String, String);

#[derive(Serialize, Deserialize)]
struct Table {
    game: String,
    phones: Vec<Line>,
}

impl Line {
    fn parts(&self) -> Option<(Seat, Name, Answer)> {
        let Self(seat, name, code) = self;
        Some((Seat::numbered(*seat)?, name.parse().ok()?, Answer::read(code).ok()?))
    }
}

fn text(store: &dyn Store, key: &str) -> Option<String> {
    store.read(key).ok()?
}

/// Without room, or without storage, a code has to be scanned again: nothing is lost.
fn write<T: Serialize>(store: &dyn Store, key: &str, what: Option<&T>) {
    let _ = match what.and_then(|what| serde_json::to_string(what).ok()) {
        Some(text) => store.write_lightly(key, &text),
        None => store.remove(key),
    };
}

impl KeptSeat {
    pub(super) fn read() -> Option<Self> {
        with_device(Self::read_from)
    }

    fn read_from(store: &dyn Store) -> Option<Self> {
        let line: Line = serde_json::from_str(&text(store, keys::PHONE_SEAT)?).ok()?;
        let (seat, name, offer) = line.parts()?;
        Some(Self { seat, name, offer })
    }

    /// Keeps it, or nothing any more.
    pub(super) fn keep(kept: Option<&Self>) {
        with_device(|store| Self::keep_in(store, kept));
    }

    fn keep_in(store: &dyn Store, kept: Option<&Self>) {
        let line = kept.map(|it| Line(it.seat.number(), it.name.to_string(), it.offer.code()));
        write(store, keys::PHONE_SEAT, line.as_ref());
    }
}

impl KeptPhone {
    /// The phones of this game, if it was the last one with phones.
    pub(super) fn read(game: &str) -> Vec<Self> {
        with_device(|store| Self::read_from(store, game))
    }

    fn read_from(store: &dyn Store, game: &str) -> Vec<Self> {
        text(store, keys::PHONES).map_or_else(Vec::new, |text| Self::of(&text, game))
    }

    /// A function of its own: a device that never had phones does without the part of the program that it is in.
    #[inline(never)]
    fn of(text: &str, game: &str) -> Vec<Self> {
        let table = serde_json::from_str(text).ok().filter(|table: &Table| table.game == game);
        let phones = table.into_iter().flat_map(|table| table.phones);
        phones
            .filter_map(|line| line.parts())
            .map(|(seat, name, answer)| Self { seat, name, answer })
            .collect()
    }

    /// Keeps these, or none any more.
    pub(super) fn keep(game: &str, phones: &[Self]) {
        with_device(|store| Self::keep_in(store, game, phones));
    }

    fn keep_in(store: &dyn Store, game: &str, phones: &[Self]) {
        let line = |it: &Self| Line(it.seat.number(), it.name.to_string(), it.answer.code());
        let table = Table { game: game.to_owned(), phones: phones.iter().map(line).collect() };
        write(store, keys::PHONES, Some(&table).filter(|table| !table.phones.is_empty()));
    }
}

#[cfg(test)]
mod tests {
    use super::super::signal::tests::signal;
    use super::*;
    use crate::services::storage::Memory;

    fn code() -> Answer {
        Answer { signal: signal(), token: *b"1234" }
    }

    #[test]
    fn a_phone_finds_what_it_kept_until_it_keeps_nothing() {
        let store = Memory::default();
        assert_eq!(KeptSeat::read_from(&store), None);
        let kept = KeptSeat { seat: Seat::TWO, name: "Ben".parse().unwrap(), offer: code() };
        KeptSeat::keep_in(&store, Some(&kept));
        assert_eq!(KeptSeat::read_from(&store), Some(kept));
        KeptSeat::keep_in(&store, None);
        assert_eq!(store.keys().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn a_table_finds_the_phones_of_the_same_game_alone() {
        let store = Memory::default();
        let phone = |seat| KeptPhone { seat, name: "Ana".parse().unwrap(), answer: code() };
        let both = [phone(Seat::ONE), phone(Seat::TWO)];
        KeptPhone::keep_in(&store, "one", &both);
        assert_eq!(KeptPhone::read_from(&store, "one"), both);
        assert_eq!(KeptPhone::read_from(&store, "two"), []);
        KeptPhone::keep_in(&store, "one", &[]);
        assert_eq!(store.keys().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn what_is_no_text_of_ours_is_nothing() {
        let store = Memory::default();
        for odd in ["", "{}", "[]", "[9,\"Ben\",\"A\"]", "[1,\"bot:x\",\"A\"]", "🂡"] {
            store.write(keys::PHONE_SEAT, odd).unwrap();
            store.write(keys::PHONES, odd).unwrap();
            assert_eq!(KeptSeat::read_from(&store), None);
            assert_eq!(KeptPhone::read_from(&store, ""), []);
        }
    }
}
