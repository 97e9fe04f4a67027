//! Imports the games of a file one by one, and counts the results.

use std::collections::HashMap;
use std::vec::IntoIter;

use crate::services::by_link;
use crate::services::chance::fresh_id;
use crate::services::clock;
use crate::services::keys::RESERVE;
use crate::services::people::{Place, Seating};
use crate::services::saves::{self, Heading, Save, SaveId, Summarize};
use crate::services::storage::{Store, StoreError, Unread, with_device};

/// The characters of storage kept free for a running game, under the key [`RESERVE`].
const RESERVED: usize = 131_072;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ImportReport {
    pub added: Vec<SaveId>,
    /// The number of new ones with another edition of the rules, or of a game that this build doesn't have.
    pub other_edition: usize,
    /// The number of new ones that can't continue by link, since the file's data for that is unreliable.
    pub links_lost: usize,
    /// Already stored on this device.
    pub here: usize,
    /// Repeated in the file.
    pub twice: usize,
    /// Written by a newer build, and kept for it.
    pub newer: usize,
    /// Unreadable or against the rules: set aside.
    pub damaged: usize,
    /// Refused by a full store.
    pub no_room: usize,
    /// Not examined, since the import was stopped.
    pub not_examined: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum KnownFrom {
    Device,
    File,
}

pub struct GameImport {
    texts: IntoIter<String>,
    total: usize,
    /// Keyed by record, or by text if unreadable.
    known: HashMap<String, KnownFrom>,
    /// Whether the store has no room for more games.
    is_full: bool,
    summarize: Summarize,
    report: ImportReport,
}

impl GameImport {
    /// Reads the store's list of games, and reserves room for a running one.
    pub(in crate::services) fn new(
        store: &dyn Store,
        texts: Vec<String>,
        summarize: Summarize,
    ) -> Result<Self, StoreError> {
        let mut known = HashMap::new();
        for key in store.keys()?.into_iter().filter(|key| saves::is_save_key(key)) {
            let text = store.read(&key)?.unwrap_or_default();
            known.insert(record_or_text(&text), KnownFrom::Device);
        }
        let is_full = store.write(RESERVE, &"x".repeat(RESERVED)).is_err();
        Ok(Self {
            total: texts.len(),
            texts: texts.into_iter(),
            known,
            is_full,
            summarize,
            report: ImportReport::default(),
        })
    }

    pub fn begin(texts: Vec<String>, summarize: Summarize) -> Result<Self, StoreError> {
        with_device(|store| Self::new(store, texts, summarize))
    }

    /// Imports games for this number of milliseconds. Returns whether there are more. Imported games survive an error.
    pub fn run_for(&mut self, milliseconds: u64) -> Result<bool, StoreError> {
        let deadline = clock::steady() + milliseconds;
        with_device(|store| {
            while self.import_next(store, fresh_id)? {
                if clock::steady() >= deadline {
                    return Ok(true);
                }
            }
            Ok(false)
        })
    }

    /// Ends the import, complete or not.
    pub fn finish(self) -> ImportReport {
        with_device(|store| self.end(store))
    }

    pub fn total(&self) -> usize {
        self.total
    }

    pub fn done(&self) -> usize {
        self.total - self.texts.len()
    }

    /// Imports the next game. Returns whether there was one. On an error, games imported before stay.
    pub(in crate::services) fn import_next(
        &mut self,
        store: &dyn Store,
        fresh_id: impl FnOnce() -> SaveId,
    ) -> Result<bool, StoreError> {
        let Some(text) = self.texts.next() else { return Ok(false) };
        let identity = record_or_text(&text);
        match self.known.get(&identity) {
            Some(KnownFrom::Device) => self.report.here += 1,
            Some(KnownFrom::File) => self.report.twice += 1,
            None if self.is_full => self.report.no_room += 1,
            None => match self.import_text(store, &text, fresh_id()) {
                Ok(()) => {
                    self.known.insert(identity, KnownFrom::File);
                }
                Err(StoreError::Full) => {
                    self.is_full = true;
                    self.report.no_room += 1;
                }
                Err(error @ (StoreError::Unavailable | StoreError::Unread(_))) => {
                    return Err(error);
                }
            },
        }
        Ok(true)
    }

    fn import_text(&mut self, store: &dyn Store, text: &str, id: SaveId) -> Result<(), StoreError> {
        match read_game(text, self.summarize) {
            Ok((save, loses_links)) => {
                saves::write(store, &id, &save)?;
                self.report.added.push(id);
                // Only a game that this build can play has a summary.
                self.report.other_edition += usize::from(save.summary.is_none());
                self.report.links_lost += usize::from(loses_links);
            }
            Err(Unread::Newer) => {
                store.write(&id.key(), text)?;
                self.report.newer += 1;
            }
            Err(Unread::Damaged) => {
                store.write(&id.set_aside_key(), text)?;
                self.report.damaged += 1;
            }
        }
        Ok(())
    }

    pub(in crate::services) fn end(mut self, store: &dyn Store) -> ImportReport {
        // Without storage there is nothing to release.
        let _ = store.remove(RESERVE);
        self.report.not_examined = self.texts.len();
        self.report
    }
}

/// A game's identity: its record, or the whole text if that is unreadable.
fn record_or_text(text: &str) -> String {
    saves::decode(text).map_or_else(|_| text.to_owned(), |save| save.record)
}

/// A file's game, and whether it can't continue by link.
fn read_game(text: &str, summarize: Summarize) -> Result<(Save, bool), Unread> {
    let save = saves::decode(text)?;
    let heading = Heading::from_record(&save.record).ok_or(Unread::Damaged)?;
    let is_playable = heading.is_playable();
    let was_by_link = save.by_link.is_some();
    let save = if was_by_link { by_link::from_file(save) } else { with_nobody_elsewhere(save) };
    let loses_links = was_by_link && save.by_link.is_none();
    // Limits the file's data beside the record to possible values. Each device writes its own summaries.
    let now = clock::now();
    let save = Save {
        label: save.label.as_deref().and_then(saves::fitting_label),
        created: save.created.min(now),
        changed: save.changed.min(now),
        summary: None,
        ..save
    };
    let save = if is_playable { saves::with_summary(save, summarize) } else { Some(save) };
    Ok((save.ok_or(Unread::Damaged)?, loses_links))
}

/// Seats all players here: only games by link may have one elsewhere; others would wait forever.
fn with_nobody_elsewhere(save: Save) -> Save {
    let mut seating = Seating::from_save(&save);
    if !seating.places.contains(&Place::Elsewhere) {
        return save;
    }
    seating.places.clear();
    Save { seating: Some(seating.write()), ..save }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::summary;
    use crate::services::saves::{SaveState, ShelfEntry, Summary};
    use crate::services::storage::Memory;
    use crate::services::testing::id;
    use crate::testing::fools_gambit;

    fn game(name: &str) -> String {
        saves::encode(&Save::new(fools_gambit(&format!("{name} | Ben"), ""), 1))
    }

    fn import_all(store: &Memory, texts: &[String], mut number: u64) -> ImportReport {
        let mut import = GameImport::new(store, texts.to_vec(), summary).unwrap();
        let mut fresh = || {
            number += 1;
            SaveId::from_number(number)
        };
        while import.import_next(store, &mut fresh).unwrap() {}
        assert_eq!((import.done(), import.total()), (texts.len(), texts.len()));
        let report = import.end(store);
        assert!(!store.keys().unwrap().contains(&RESERVE.to_string()));
        report
    }

    #[test]
    fn every_game_of_a_file_is_accounted_for() {
        let store = Memory::default();
        saves::write(&store, &id("a"), &Save::new(fools_gambit("Ana | Ben", ""), 5)).unwrap();
        let older = saves::encode(&Save::new(
            fools_gambit("Ana | Ben", "").replace("gambit 1", "gambit 0"),
            1,
        ));
        let newer = saves::with_version(&game("Zoe"), 7);
        let against_the_rules = saves::encode(&Save::new(fools_gambit("Ana | Ben", "1 keep\n"), 1));
        let texts =
            [game("Ana"), game("Eva"), game("Eva"), older, newer, "{".into(), against_the_rules];
        let ImportReport { added, other_edition, here, twice, newer, damaged, no_room, .. } =
            import_all(&store, &texts, 100);
        assert_eq!((added.len(), other_edition, here, twice), (2, 1, 1, 1));
        assert_eq!((newer, damaged, no_room), (1, 2, 0));
        let shelf = saves::read_shelf(&store).unwrap();
        assert_eq!(shelf.entries.len(), 3);
        assert_eq!((shelf.newer, shelf.set_aside.len()), (1, 2));
        let states = |state| shelf.entries.iter().filter(|entry| entry.state == state).count();
        assert_eq!(states(SaveState::OtherEdition), 1);

        let again = import_all(&store, &texts, 200);
        assert_eq!((again.added.len(), again.here), (0, texts.len()), "{again:?}");
    }

    #[test]
    fn data_beside_a_record_is_cut_to_possible_values() {
        let store = Memory::default();
        let late = u64::MAX;
        let forged = |record: String| {
            saves::encode(&Save {
                label: Some("\u{7}x".repeat(900)),
                summary: Some(Summary { players: "Mallory".into(), ..Summary::default() }),
                seating: Some(r#"{"places":["here","elsewhere"]}"#.to_owned()),
                changed: late,
                ..Save::new(record, late)
            })
        };
        let texts = [
            forged(fools_gambit("Ana | Ben", "")),
            forged(fools_gambit("Ana | Ben", "").replace("gambit 1", "gambit 0")),
        ];
        assert_eq!(import_all(&store, &texts, 0).added.len(), 2);
        for ShelfEntry { save, .. } in saves::read_shelf(&store).unwrap().entries {
            assert_eq!(save.label, Some("x".repeat(saves::LONGEST_LABEL)));
            assert_eq!((save.created, save.changed), (clock::now(), clock::now()));
            assert!(save.summary.as_ref().is_none_or(|summary| summary.players != "Mallory"));
            assert_eq!(Seating::from_save(&save).places, []);
        }
    }

    #[test]
    fn without_room_the_rest_stays_in_the_file() {
        let store = Memory::with_room(RESERVED + 1_000);
        let texts: Vec<_> = (0..9).map(|number| game(&format!("Ana {number}"))).collect();
        let report = import_all(&store, &texts, 0);
        assert!(!report.added.is_empty() && report.no_room > 0, "{report:?}");
        assert_eq!(report.added.len() + report.no_room, texts.len());
        assert!(store.write("facedown.save.next", &"x".repeat(RESERVED)).is_ok(), "the reserve");
        let report = import_all(&Memory::with_room(10), &texts, 0);
        assert_eq!(report.no_room, texts.len());
    }

    #[test]
    fn a_stopped_import_counts_the_games_left() {
        let store = Memory::default();
        let mut import = GameImport::new(&store, vec![game("Ana"), game("Eva")], summary).unwrap();
        assert!(import.import_next(&store, || id("a")).unwrap());
        let report = import.end(&store);
        assert_eq!((report.added.len(), report.not_examined), (1, 1));
    }

    #[test]
    fn four_thousand_games_that_the_page_wrote_come_back() {
        let texts: Vec<_> = (0..4_000).map(|number| game(&format!("Ana {number}"))).collect();
        let store = Memory::default();
        assert_eq!(import_all(&store, &texts, 0).added.len(), 4_000);
    }
}
