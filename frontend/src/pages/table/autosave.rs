//! Saves a running game. While this tab has it open, nothing else writes its record.

use std::cell::{Cell, RefCell};

use yew::Callback;

use crate::services::by_link::ByLink;
use crate::services::clock;
use crate::services::people::Seating;
use crate::services::saved_games::{self, GameEnd, finish};
use crate::services::saves::{self, Save, SaveId, Summary};
use crate::services::storage::{StoreError, Unread};
use crate::session::Session;
use crate::words::by_link as text;
use crate::words::players::Players;

#[derive(Clone, PartialEq, Debug)]
pub struct Conflict {
    /// This tab's game.
    pub own: Save,
    /// Whether the other tab's game includes all of this tab's, and more.
    pub is_ahead: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    Store(StoreError),
    /// Another tab has saved decisions that this tab's game lacks.
    Conflict,
}

/// Saves a game, unless another tab has saved decisions that this tab's game lacks: without Web Locks two may play it.
pub struct Autosave {
    id: SaveId,
    /// Stands in for the stored save if that was deleted.
    opened: Save,
    last_write: RefCell<LastWrite>,
    /// The time of the game's end in this tab, in milliseconds since 1970, until the end is noted.
    ended_at: Cell<Option<u64>>,
    on_conflict: Callback<Conflict>,
}

/// This tab's last write. While the store holds the same text, that text isn't parsed again.
struct LastWrite {
    /// `None` before the first write.
    text: Option<String>,
    save: Save,
    session: Option<Session>,
}

impl LastWrite {
    /// Compares the stored save, which another page or tab may have written, with this tab's record `own`, which is
    /// shorter than the last write after an undo.
    fn compare(&self, stored: &Save, own: &str) -> Divergence {
        let (record, written) = (&stored.record, &self.save.record);
        if record == written && stored.by_link == self.save.by_link {
            Divergence::None
        } else if record == written {
            // A link opened in another tab has brought nothing but a sealed choice.
            Divergence::Ahead
        } else if own.starts_with(record) {
            Divergence::None
        } else if record.starts_with(own) || stored.by_link.is_some() && own == written {
            // By link, the decisions of a simultaneous choice are recorded in the order of sealing, not in this tab's.
            Divergence::Ahead
        } else {
            Divergence::Conflict
        }
    }

    /// If the store holds the last write of the same session, only the local data can be new.
    fn next_save(&self, stored: &Save, text: Option<&String>, session: &Session) -> Save {
        if text == self.text.as_ref() && self.session.as_ref() == Some(session) {
            Save { local: session.local(), ..stored.clone() }
        } else {
            updated_save(stored.clone(), session)
        }
    }
}

impl PartialEq for Autosave {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Autosave {
    pub fn new(id: &SaveId, opened: &Save, on_conflict: Callback<Conflict>) -> Self {
        Self {
            id: id.clone(),
            opened: opened.clone(),
            last_write: RefCell::new(LastWrite { text: None, save: opened.clone(), session: None }),
            ended_at: Cell::new(None),
            on_conflict,
        }
    }

    /// The stored save and its text. Another page may have changed other parts of it, such as its label.
    fn read_stored(&self, session: &Session) -> Result<(Save, Option<String>), SaveError> {
        let text = saved_games::text(&self.id).map_err(SaveError::Store)?;
        let last = self.last_write.borrow();
        if text.is_some() && text == last.text {
            return Ok((last.save.clone(), text));
        }
        let read = text.as_deref().map(saves::decode);
        // A newer build's save is neither read nor overwritten.
        let is_newer = matches!(read, Some(Err(Unread::Newer)));
        let stored = read.and_then(Result::ok).unwrap_or_else(|| self.opened.clone());
        let divergence = if is_newer {
            Divergence::Conflict
        } else {
            last.compare(&stored, &session.record().to_string())
        };
        drop(last);
        if divergence == Divergence::None {
            return Ok((stored, text));
        }
        let own = Save { changed: clock::now(), ..updated_save(stored, session) };
        self.on_conflict.emit(Conflict { own, is_ahead: divergence == Divergence::Ahead });
        Err(SaveError::Conflict)
    }

    /// Writes the game to the store, unless nothing has changed.
    pub fn save(&self, session: &Session) -> Result<(), SaveError> {
        let (stored, mut text) = self.read_stored(session)?;
        let mut next = self.last_write.borrow().next_save(&stored, text.as_ref(), session);
        let is_record_new = next.record != stored.record;
        if is_record_new {
            self.ended_at.set(session.turn().outcome().map(|_| clock::now()));
        }
        if next != stored {
            let is_time_alone = next.without_time() == stored.without_time();
            // `write_time` leaves the copy in IndexedDB behind: a later `changed` tells that this save is newer.
            if is_record_new || is_time_alone {
                // Later than before even if the clock was set back.
                next.changed = clock::now().max(stored.changed.saturating_add(1));
            }
            let write = if is_time_alone { saved_games::write_time } else { saved_games::write };
            let encoded = saves::encode(&next);
            write(&self.id, &encoded).map_err(SaveError::Store)?;
            text = Some(encoded);
        }
        self.last_write.replace(LastWrite { text, save: next, session: Some(session.clone()) });
        Ok(())
    }

    pub fn check_external_change(&self, session: &Session) {
        // `on_conflict` reports a conflict.
        let _ = self.read_stored(session);
    }
}

/// Notes the end of a game, if its last decision was made in this tab: a finished game that is opened again or imported
/// isn't noted.
#[inline(never)] // For the split: see docs/size.md.
pub fn note_end(autosave: &Autosave, session: &Session) -> Result<(), SaveError> {
    let Some((ended_at, outcome)) = autosave.ended_at.get().zip(session.turn().outcome()) else {
        return Ok(());
    };
    let (stored, _) = autosave.read_stored(session)?;
    let end = GameEnd { record: session.record(), outcome: &outcome, at: ended_at };
    finish(&autosave.id, &stored, end, || session.deal_outcome()).map_err(SaveError::Store)?;
    autosave.ended_at.set(None);
    Ok(())
}

/// The stored save, brought up to date from the session.
fn updated_save(stored: Save, session: &Session) -> Save {
    let mut seating = Seating::from_save(&stored);
    let seating = if seating.places == session.places() {
        stored.seating.clone()
    } else {
        seating.places = session.places().to_vec();
        Some(seating.write())
    };
    // Link data with the same content keeps its stored text.
    let by_link = session.by_link().filter(|now| ByLink::from_save(&stored).as_ref() != Some(*now));
    let by_link = by_link.map(ByLink::write).or_else(|| stored.by_link.clone());
    Save {
        record: session.record().to_string(),
        local: session.local(),
        summary: Some(summary(session)),
        seating,
        by_link,
        ..stored
    }
}

/// For the home page; by link, it says who has the move.
fn summary(session: &Session) -> Summary {
    let summary = session.summary();
    let Some(by_link) = session.by_link().filter(|_| !summary.is_over) else { return summary };
    let standing = if by_link.is_waiting() {
        text::home_waits(Players::new(&session.record().players).name(by_link.other()))
    } else {
        text::HOME_MOVES.to_string()
    };
    Summary { standing, ..summary }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Divergence {
    /// This tab may write its game.
    None,
    /// Another tab has continued this tab's game.
    Ahead,
    Conflict,
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::replay::ReplayedRecord;
    use engine::seat::Seat;
    use yew::Reducible as _;

    use super::*;
    use crate::services::by_link;
    use crate::services::saves::Local;
    use crate::services::storage::new_device;
    use crate::session::Step;
    use crate::testing::fools_gambit;

    #[test]
    fn a_tab_stops_where_another_one_has_gone_on_and_overwrites_nothing_of_it() {
        let save = |record: &str| Save::new(record.to_owned(), 1);
        for (stored, written, own, found) in [
            ("a\n", "a\n", "a\n", Divergence::None),
            ("a\n", "a\n", "a\nb\n", Divergence::None),
            // Taken back here, and an older one restored.
            ("a\nb\n", "a\nb\n", "a\n", Divergence::None),
            ("", "a\n", "a\n", Divergence::None),
            ("a\n", "a\nb\n", "a\nb\n", Divergence::None),
            ("a\nb\n", "a\n", "a\n", Divergence::Ahead),
            ("a\nc\n", "a\n", "a\nb\n", Divergence::Conflict),
            ("a\nc\n", "a\nb\n", "a\n", Divergence::Ahead),
        ] {
            let divergence = last_write(save(written)).compare(&save(stored), own);
            assert_eq!(divergence, found, "{stored:?} {written:?} {own:?}");
        }
        // A link has brought nothing but a sealed choice.
        let sealed = Save { by_link: Some("{}".into()), ..save("a\n") };
        assert_eq!(last_write(save("a\n")).compare(&sealed, "a\n"), Divergence::Ahead);
    }

    /// A game before its first decision, and the session that plays it.
    fn dealt() -> (String, Session) {
        let text = fools_gambit("Ana | Ben", "");
        let session = Session::open(ReplayedRecord::read(&text).unwrap(), &Local::default());
        (text, session)
    }

    fn last_write(save: Save) -> LastWrite {
        LastWrite { text: Some(saves::encode(&save)), save, session: None }
    }

    /// A game with a session and autosave on this device, and the conflicts that the autosave reports.
    fn saved_game(changed: u64) -> (SaveId, Session, Autosave, Rc<Cell<usize>>) {
        new_device(None);
        let (text, session) = dealt();
        let (id, save): (SaveId, _) = ("a".parse().unwrap(), Save::new(text, changed));
        saved_games::write(&id, &saves::encode(&save)).unwrap();
        let conflicts = Rc::new(Cell::new(0));
        let count = conflicts.clone();
        let on_conflict = Callback::from(move |_| count.set(count.get() + 1));
        let autosave = Autosave::new(&id, &save, on_conflict);
        (id, session, autosave, conflicts)
    }

    #[test]
    fn a_save_of_a_newer_build_is_never_overwritten() {
        let (id, session, autosave, conflicts) = saved_game(1);
        autosave.save(&session).unwrap();
        let newer = saves::with_version(&saved_games::text(&id).unwrap().unwrap(), 7);
        saved_games::write(&id, &newer).unwrap();
        assert_eq!(autosave.save(&session), Err(SaveError::Conflict));
        assert_eq!((saved_games::text(&id).unwrap(), conflicts.get()), (Some(newer), 1));
    }

    #[test]
    fn a_decision_is_later_than_the_one_before_though_the_clock_was_set_back() {
        let ahead = clock::now() + 9_000;
        let (id, session, autosave, _) = saved_game(ahead);
        let over = ReplayedRecord::read(&fools_gambit("Ana | Ben", "2 leave\n")).unwrap();
        autosave.save(&session).unwrap();
        autosave.save(&Session::open(over, &Local::default())).unwrap();
        assert!(saved_games::open(&id).unwrap().changed > ahead);
    }

    #[test]
    fn while_nothing_but_time_passes_the_time_is_all_that_is_new() {
        let (record, session) = dealt();
        let label = Some("Sunday".to_owned());
        let save = Save { label, ..updated_save(Save::new(record.clone(), 1), &session) };
        let last = LastWrite { session: Some(session.clone()), ..last_write(save.clone()) };
        let text = last.text.as_ref();
        assert_eq!(last.next_save(&save, text, &session), save);
        let hinted = Rc::new(session.clone()).reduce(Step::TakeHint);
        assert_eq!(last.next_save(&save, text, &hinted).local.hints, 1);
        // Another page has changed the label: the new one stays.
        let renamed = Save { label: None, ..save };
        let text = saves::encode(&renamed);
        assert_eq!(last.next_save(&renamed, Some(&text), &session), renamed);
        // An older text was restored: everything is rewritten.
        let older = Save::new("facedown 1\n".to_owned(), 1);
        let text = saves::encode(&older);
        assert_eq!(last.next_save(&older, Some(&text), &session).record, record);
    }

    #[test]
    fn a_save_holds_the_link_data_beside_the_record() {
        let (_, session) = dealt();
        let record = session.record().clone();
        let id: SaveId = "a".parse().unwrap();
        let (options, players) = (record.options.clone(), record.players.clone());
        let (_, by_link) = by_link::invite(&id, options, players, Seat::ONE, &mut || 7);
        let places = Seating::by_link(Seat::ONE).places;
        let replay = ReplayedRecord::new(record).unwrap();
        let open = Session::open_at(replay, &Local::default(), &places, Some(by_link.clone()));
        // A different spelling of the same content stays as it is.
        let text = format!(" {}", by_link.write());
        let stored =
            Save { by_link: Some(text.clone()), ..Save::new(open.record().to_string(), 1) };
        let before = updated_save(stored.clone(), &open);
        assert_eq!(before.by_link, Some(text));
        assert_eq!(before.summary.unwrap().standing, text::HOME_MOVES);
        let sent = ByLink { sent: Some(0), ..by_link };
        let given = Rc::new(open).reduce(Step::SendMove(sent.clone().into()));
        let save = updated_save(stored, &given);
        assert_eq!(ByLink::from_save(&save), Some(sent));
        assert_eq!(save.summary.unwrap().standing, text::home_waits("Ben"));
    }
}
