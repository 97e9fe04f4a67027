//! A running game is saved after every step.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use crate::pages::table::Running;
use crate::pages::table::screens::send_move as by_link;
use crate::services::apart;
use crate::services::parts::{Part, use_parts};
use crate::services::people::Seating;
use crate::services::played::{self, Played};
use crate::services::saves::{self, LoadError, Save, SaveId};
use crate::services::storage::{StoreError, with_device};
use crate::services::stored::unless_unread;
use crate::services::{clock, daily};
use crate::session::Session;

/// A game of which another tab has kept something else.
#[derive(Clone, PartialEq, Debug)]
pub struct Apart {
    /// The game as it was played here.
    pub own: Save,
    /// Whether the other tab has played all that was played here, and more.
    pub is_ahead: bool,
}

/// What goes out of this tab, and what was seen of others.
struct Keeper {
    id: SaveId,
    /// Stands in for what the store holds if the game was deleted there.
    save: Save,
    session: Running,
    /// The record that this tab has kept last.
    written: String,
    /// When the game has ended here, until that is noted.
    ended: Option<u64>,
}

/// Saves the game after every step that changes what is saved. While that fails, gives the reason
/// and a way to try again. Where another tab has kept something that this one doesn't go on from,
/// nothing is saved, and `on_apart` is told: without Web Locks two tabs may play the same game.
#[hook]
pub fn use_autosave(
    id: &SaveId,
    save: &Save,
    session: &Running,
    on_apart: Callback<Apart>,
) -> Option<(StoreError, Callback<()>)> {
    let trouble = use_state_eq(|| None::<StoreError>);
    let tries = use_state_eq(|| 0_u32);
    // What notes the end of a game is loaded later than the table.
    let is_over = session.turn().outcome().is_some();
    let noting = use_parts(if is_over { vec![Part::Later, Part::More] } else { Vec::new() });
    let can_note = is_over && noting.are_there();
    let keeper = {
        let (id, save, session) = (id.clone(), save.clone(), session.clone());
        use_mut_ref(move || Keeper { written: save.record.clone(), id, save, session, ended: None })
    };
    keeper.borrow_mut().session = session.clone();
    {
        let (keeper, trouble, on_apart) = (keeper.clone(), trouble.setter(), on_apart.clone());
        let saved = (session.decisions(), session.kept(), session.places().to_vec(), *tries);
        use_effect_with((saved, can_note), move |(_, can_note)| {
            let saved = keeper.borrow_mut().save();
            let noted = saved
                .and_then(|()| if *can_note { note_end(&mut keeper.borrow_mut()) } else { Ok(()) });
            match noted {
                Ok(()) => trouble.set(None),
                Err(Unsaved::Store(error)) => trouble.set(Some(error)),
                Err(Unsaved::Apart(apart)) => on_apart.emit(*apart),
            }
        });
    }
    use_effect_with((), move |()| {
        let listener = listen(keeper, on_apart);
        move || drop(listener)
    });
    let on_retry = Callback::from(move |()| tries.set(*tries + 1));
    trouble.map(|error| (error, on_retry))
}

/// Notices what other tabs keep as soon as they do.
fn listen(keeper: Rc<RefCell<Keeper>>, on_apart: Callback<Apart>) -> Option<EventListener> {
    let key = keeper.borrow().id.key();
    web_sys::window().map(|window| {
        EventListener::new(&window, "storage", move |event| {
            let event: Option<&StorageEvent> = event.dyn_ref();
            if event.and_then(StorageEvent::key).as_ref() != Some(&key) {
                return;
            }
            let stored = keeper.borrow().stored();
            if let Err(Unsaved::Apart(apart)) = stored {
                on_apart.emit(*apart);
            }
        })
    })
}

/// Why a game was not saved.
enum Unsaved {
    Store(StoreError),
    Apart(Box<Apart>),
}

impl Keeper {
    /// What the store holds of the game. What else a save holds may have been changed by another
    /// page, a new label say.
    fn stored(&self) -> Result<Save, Unsaved> {
        let stored = match with_device(|store| saves::load(store, &self.id)) {
            Ok(stored) => stored,
            Err(LoadError::Store(error)) => return Err(Unsaved::Store(error)),
            Err(LoadError::Missing | LoadError::Damaged(_)) => self.save.clone(),
        };
        let own = self.session.record().to_string();
        let mut found = Stored::of(&stored.record, &self.written, &own);
        // What both choose at once stands in the order in which it was sealed, not in that of this tab.
        if found == Stored::Apart && stored.apart.is_some() && own == self.written {
            found = Stored::Ahead;
        }
        match found {
            Stored::Known => Ok(stored),
            found @ (Stored::Ahead | Stored::Apart) => Err(Unsaved::Apart(Box::new(Apart {
                own: Save { record: own, changed: clock::now(), ..self.of(stored) },
                is_ahead: found == Stored::Ahead,
            }))),
        }
    }

    /// The save with what is kept of the session beside its record.
    fn of(&self, stored: Save) -> Save {
        let session: &Session = &self.session;
        let summary = Some(by_link::summary(&stored, session, session.summary()));
        let mut seating = Seating::of(&stored);
        let seating = if seating.places == session.places() {
            stored.seating
        } else {
            seating.places = session.places().to_vec();
            Some(seating.write())
        };
        Save { kept: session.kept(), summary, seating, ..stored }
    }

    /// Writes the game to the store.
    fn save(&mut self) -> Result<(), Unsaved> {
        let stored = self.stored()?;
        let record = self.session.record().to_string();
        let is_played = record != stored.record;
        if is_played {
            self.ended = self.session.turn().outcome().map(|_| clock::now());
        }
        let mut next = Save { record, ..self.of(stored.clone()) };
        if next != stored {
            let is_time_alone = next.but_time() == stored.but_time();
            // A time that the copy doesn't have is newer than the copy.
            if is_played || is_time_alone {
                next.changed = clock::now();
            }
            let keep = if is_time_alone { saves::keep_time } else { saves::keep };
            with_device(|store| keep(store, &self.id, &next)).map_err(Unsaved::Store)?;
        }
        self.written = next.record;
        Ok(())
    }
}

/// Notes that the game has ended here. Only whoever makes the last decision notes the game: one that is looked at again, or
/// was brought in, has no more decisions than its save.
#[inline(never)] // For the split: see docs/size.md.
fn note_end(keeper: &mut Keeper) -> Result<(), Unsaved> {
    let Some((ended, outcome)) = keeper.ended.zip(keeper.session.turn().outcome()) else {
        return Ok(());
    };
    let stored = keeper.stored()?;
    // Games at one device do without the part of the program that games by link are in.
    if stored.apart.is_some() && !apart::counts(&stored, &keeper.id) {
        keeper.ended = None;
        return Ok(());
    }
    let people = Seating::of(&stored).people;
    let record = keeper.session.record();
    let played = Played::of(record, &outcome, stored.created, ended).by(people);
    let noted = with_device(|store| {
        if daily::open_deal(store, &keeper.id).is_some()
            && let Some(came) = keeper.session.came()
        {
            unless_unread(daily::finish(store, &keeper.id, came))?;
        }
        unless_unread(played::note(store, played))
    });
    noted.map_err(Unsaved::Store)?;
    keeper.ended = None;
    Ok(())
}

/// What the store holds of a game, beside what was played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stored {
    /// Nothing else.
    Known,
    /// Another tab has gone on from what was played here.
    Ahead,
    /// Both have gone on, each its own way.
    Apart,
}

impl Stored {
    /// By the record that is stored, the one that this tab has written last, and its own now, which
    /// is shorter after a decision was taken back.
    fn of(stored: &str, written: &str, own: &str) -> Self {
        if stored == written || own.starts_with(stored) {
            Self::Known
        } else if stored.starts_with(own) {
            Self::Ahead
        } else {
            Self::Apart
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_stops_where_another_one_has_gone_on() {
        assert_eq!(Stored::of("a\n", "a\n", "a\nb\n"), Stored::Known);
        assert_eq!(Stored::of("a\nb\n", "a\nb\n", "a\n"), Stored::Known, "taken back here");
        assert_eq!(Stored::of("", "a\n", "a\n"), Stored::Known, "an older one was restored");
        assert_eq!(Stored::of("a\nb\n", "a\n", "a\n"), Stored::Ahead);
        assert_eq!(Stored::of("a\nc\n", "a\n", "a\nb\n"), Stored::Apart);
        assert_eq!(Stored::of("a\nc\n", "a\nb\n", "a\n"), Stored::Ahead);
    }
}
