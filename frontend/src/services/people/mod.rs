//! The people of this device: names, each with a colour and an emblem, remembered across games.

mod look;
mod seating;

use engine::record::{BadName, Name, Player};
use engine::seat::{Seat, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;

use super::json::{self, Fields};
use super::keys::PEOPLE;
use super::saves::SaveId;
use super::storage::{Store, StoreError, with_device};
use super::stored::{self, Stored, Unread};
use super::stored_lines::{ImportCounts, import};
use super::unicode;

pub use look::{Look, assign};
pub use seating::{Place, Seating};

const MOST_PEOPLE: usize = 100;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Person {
    /// An id that survives renaming.
    pub id: String,
    /// A valid player name.
    pub name: String,
    pub look: Look,
    /// Fields of newer builds.
    #[serde(flatten)]
    more: Fields,
}

impl Person {
    fn read(text: &str) -> Option<Self> {
        let fields = Fields::from_text(text);
        let (id, name, look) = (fields.value("id")?, fields.value("name")?, fields.value("look")?);
        Some(Self { id, name, look, more: fields.without(&["id", "name", "look"]) })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a person to remember")]
pub enum BadPerson {
    Name(#[from] BadName),
    Taken,
    TooMany,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct People {
    /// In order of arrival.
    all: Vec<Person>,
    /// Unreadable or repeated entries, kept as they are.
    pub unread: Vec<String>,
}

/// The seats of the people among these players.
pub fn seats_of_people(players: &[Player]) -> SeatSet {
    let seats = Seat::all(Seat::MOST).zip(players);
    seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}

/// A name in a form to compare: lower case, trimmed.
pub fn comparable(name: &str) -> String {
    unicode::to_lowercase(name.trim())
}

impl Stored for People {
    const KEY: &'static str = PEOPLE;

    /// Skips damaged entries, and those that repeat an earlier name or id.
    fn read(text: &str) -> Result<Self, Unread> {
        if text.trim().is_empty() {
            return Ok(Self::default());
        }
        let Ok(all) = serde_json::from_str::<Vec<&RawValue>>(text) else {
            // Builds so far only wrote a list: an object, or a text with a version, is a later build's.
            let is_object = serde_json::from_str::<&RawValue>(text)
                .is_ok_and(|value| value.get().starts_with('{'));
            let is_newer = is_object || text.starts_with("people ");
            return Err(if is_newer { Unread::Newer } else { Unread::Damaged });
        };
        let mut people = Self::default();
        for text in all {
            let person = Person::read(text.get());
            if person.is_none_or(|person| people.insert(person).is_err()) {
                people.unread.push(text.get().to_owned());
            }
        }
        Ok(people)
    }

    fn write(&self) -> String {
        let all = self.all.iter().map(json::text).chain(self.unread.iter().cloned());
        format!("[{}]", all.collect::<Vec<_>>().join(","))
    }
}

impl People {
    /// A store's people; empty if they are missing or unreadable.
    pub fn load(store: &dyn Store) -> Self {
        stored::load(store).unwrap_or_default()
    }

    /// This device's people; empty if they are missing or unreadable.
    pub fn here() -> Self {
        with_device(Self::load)
    }

    /// Removes a damaged list, if `save_to_file` returns that it has saved the text.
    pub fn begin_anew(save_to_file: impl FnOnce(&str) -> bool) -> Result<(), StoreError> {
        let is_damaged = |text: &String| Self::read(text) == Err(Unread::Damaged);
        with_device(|store| {
            if let Some(text) = store.read(PEOPLE)?.filter(is_damaged)
                && save_to_file(&text)
            {
                store.remove(PEOPLE)?;
            }
            Ok(())
        })
    }

    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.all.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The person with this name, whatever its case and outer spaces.
    pub fn with_name(&self, name: &str) -> Option<&Person> {
        let name = comparable(name);
        self.all.iter().find(|person| comparable(&person.name) == name)
    }

    pub fn with_id(&self, id: &str) -> Option<&Person> {
        self.all.iter().find(|person| person.id == id)
    }

    /// One of the least used looks.
    pub fn free_look(&self) -> Look {
        let uses = |look: &Look| self.all.iter().filter(|person| person.look == *look).count();
        Look::all().min_by_key(uses).unwrap_or(Look::nth(0))
    }

    /// Adds a person. On an error nobody was added.
    pub fn add(&mut self, id: &SaveId, name: &str, look: Look) -> Result<(), BadPerson> {
        let (id, name) = (id.to_string(), name.to_owned());
        self.insert(Person { id, name, look, more: Fields::default() })
    }

    fn insert(&mut self, person: Person) -> Result<(), BadPerson> {
        let name = self.checked_name(&person.name, None)?;
        if self.with_id(&person.id).is_some() || person.id.parse::<SaveId>().is_err() {
            return Err(BadPerson::Taken);
        }
        if self.all.len() >= MOST_PEOPLE {
            return Err(BadPerson::TooMany);
        }
        self.all.push(Person { name, ..person });
        Ok(())
    }

    /// The name as stored, if it is valid, and nobody but the person with `id` has it.
    fn checked_name(&self, name: &str, id: Option<&str>) -> Result<String, BadPerson> {
        let name = name.parse::<Name>()?.to_string();
        match self.with_name(&name) {
            Some(other) if Some(&*other.id) != id => Err(BadPerson::Taken),
            _ => Ok(name),
        }
    }

    /// Renames a person; all data about them refers to their id. On an error the name stays.
    pub fn rename(&mut self, id: &str, name: &str) -> Result<(), BadPerson> {
        let name = self.checked_name(name, Some(id))?;
        if let Some(person) = self.all.iter_mut().find(|person| person.id == id) {
            person.name = name;
        }
        Ok(())
    }

    pub fn set_look(&mut self, id: &str, look: Look) {
        if let Some(person) = self.all.iter_mut().find(|person| person.id == id) {
            person.look = look;
        }
    }

    pub fn remove(&mut self, id: &str) {
        self.all.retain(|person| person.id != id);
    }

    /// The people for whom `holds` is true, without unread entries.
    #[must_use]
    pub fn only(mut self, holds: impl Fn(&Person) -> bool) -> Self {
        self.all.retain(holds);
        self.unread.clear();
        self
    }

    /// Adds the people of another device whose ids and names are new here. Returns their number.
    pub fn merge(&mut self, others: Self) -> usize {
        others.all.into_iter().filter(|other| self.insert(other.clone()).is_ok()).count()
    }
}

/// Imports a file's people. On an error nobody was added.
pub fn merge(store: &dyn Store, text: &str) -> Result<ImportCounts, StoreError> {
    import(store, text, |people: &mut People, others| {
        let (all, damaged) = (others.all.len(), others.unread.len());
        let added = people.merge(others);
        ImportCounts { added, here: all - added, damaged, ..ImportCounts::default() }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::services::storage::{Memory, new_device};

    fn id(number: u64) -> SaveId {
        SaveId::from_number(number)
    }

    fn people(names: &[&str]) -> People {
        let mut people = People::default();
        for (at, name) in names.iter().enumerate() {
            let look = people.free_look();
            people.add(&id(at as u64 + 1), name, look).unwrap();
        }
        people
    }

    fn names(people: &People) -> Vec<&str> {
        people.iter().map(|person| person.name.as_str()).collect()
    }

    #[test]
    fn a_damaged_list_goes_once_its_text_is_safe_and_no_other_does() {
        new_device(None);
        for (text, is_safe, stays) in
            [("{", false, true), ("[]", true, true), ("people 2", true, true), ("{", true, false)]
        {
            with_device(|store| store.write(PEOPLE, text)).unwrap();
            People::begin_anew(|_| is_safe).unwrap();
            let kept = with_device(|store| store.read(PEOPLE));
            assert_eq!(kept, Ok(stays.then(|| text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_new_name_keeps_the_person() {
        let mut people = people(&["Ana", "Ben"]);
        let ana = people.with_name("ANA").unwrap().clone();
        people.rename(&ana.id, "Anna").unwrap();
        people.rename(&ana.id, "ANNA").unwrap();
        for (name, why) in [(" BEN ", BadPerson::Taken), ("", BadPerson::Name(BadName::Empty))] {
            assert_eq!(people.rename(&ana.id, name), Err(why));
        }
        assert_eq!(people.with_id(&ana.id).unwrap().name, "ANNA");
        assert_eq!(people.with_name("Ana"), None);
        people.remove(&ana.id);
        assert_eq!(names(&people), ["Ben"]);
    }

    #[test]
    fn damaged_people_are_left_out_alone_and_stay_stored() {
        let text = r#"[{"id":"a","name":"Ana","look":3},{"id":"b","name":"Ben","look":13},7,
            {"id":"c","name":"ana","look":1},{"id":"a","name":"Cem","look":1},{"name":"Dora"},
            {"id":"B!","name":"Eva","look":1},{"id":"f","name":"\u200b","look":1},
            {"id":"g","name":"Gus","look":12,"more":{"x":[1, 2]}}]"#;
        let mut people = People::read(text).unwrap();
        assert_eq!((names(&people), people.unread.len()), (vec!["Ana", "Gus"], 7));
        people.rename("g", "Gustav").unwrap();
        let written = people.write();
        assert_eq!(People::read(&written), Ok(people));
        for part in [r#"{"id":"b","name":"Ben","look":13}"#, ",7,", r#""more":{"x":[1, 2]}"#] {
            assert!(written.contains(part), "{part} in {written}");
        }
        assert_eq!(People::read(" "), Ok(People::default()));
    }

    #[test]
    fn changes_of_two_pages_are_both_stored() {
        let store = Memory::default();
        assert_eq!(People::load(&store), People::default());
        let all = ["Ana", " شهرزاد ", "👩\u{200d}🚀", "ABCDEFGHIJKLMNOPQRSTUVWX"];
        for (number, name) in (1..).zip(all) {
            let add = |people: &mut People| people.add(&id(number), name, Look::nth(1)).unwrap();
            stored::change(&store, add).unwrap();
        }
        let wear = |people: &mut People| people.set_look(id(1).as_str(), Look::nth(5));
        stored::change(&store, wear).unwrap();
        let kept = People::load(&store);
        assert_eq!(names(&kept), all.map(str::trim));
        assert_eq!(kept.with_name("Ana").unwrap().look, Look::nth(5));
    }

    #[test]
    fn the_first_twelve_look_different() {
        let people = people(&["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]);
        let looks: BTreeSet<_> = people.iter().map(|person| person.look).collect();
        assert_eq!(looks.len(), 12);
    }

    #[test]
    fn people_of_another_device_come_once() {
        let mut here = people(&["Ana", "Ben"]);
        let mut there = people(&["Ana", "Ben", "Cem"]);
        there.rename(id(2).as_str(), "Benedict").unwrap();
        assert_eq!(names(&there.clone().only(|person| person.name != "Ana")), ["Benedict", "Cem"]);
        assert_eq!(here.merge(there.clone()), 1);
        assert_eq!(here.merge(there), 0);
        assert_eq!(names(&here), ["Ana", "Ben", "Cem"]);
    }
}
