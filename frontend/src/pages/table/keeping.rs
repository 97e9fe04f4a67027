//! What goes on beside a game while it is played: it is kept, its bots are asked, and the screen
//! is covered when the page goes out of sight.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::menu::Sheet;
use crate::services::bots::Bots;
use crate::services::chance::fresh_seed;
use crate::services::clock;
use crate::services::history::{self, Back, BackGuard};
use crate::services::saves::{self, LoadError, Save, SaveId};
use crate::services::settings::Motion;
use crate::services::storage::{StoreError, with_device};
use crate::session::{Session, Step};

/// A running game as a component holds it.
pub type Running = UseReducerHandle<Session>;

/// Keeps the game after every step that changes what is kept. While that fails, gives the reason
/// and a way to try again.
#[hook]
pub fn use_kept(id: &SaveId, save: &Save, session: &Running) -> Option<(StoreError, Callback<()>)> {
    let trouble = use_state_eq(|| None::<StoreError>);
    let tries = use_state_eq(|| 0_u32);
    let kept = (session.decisions(), session.kept(), *tries);
    {
        let (id, save, session, trouble) =
            (id.clone(), save.clone(), session.clone(), trouble.setter());
        use_effect_with(kept, move |_| trouble.set(keep(&id, &save, &session).err()));
    }
    let on_retry = Callback::from(move |()| tries.set(*tries + 1));
    trouble.map(|error| (error, on_retry))
}

/// Writes the game to the store. What else the save holds may have been changed by another page,
/// a new label say, so it is taken from the store; `save` stands in if it was deleted there.
fn keep(id: &SaveId, save: &Save, session: &Session) -> Result<(), StoreError> {
    with_device(|store| {
        let stored = match saves::load(store, id) {
            Ok(stored) => stored,
            Err(LoadError::Store(error)) => return Err(error),
            Err(LoadError::Missing | LoadError::Damaged(_)) => save.clone(),
        };
        let record = session.record().to_string();
        let changed = if record == stored.record { stored.changed } else { clock::now() };
        let summary = Some(session.summary());
        let next = Save { record, kept: session.kept(), changed, summary, ..stored.clone() };
        if next == stored { Ok(()) } else { saves::keep(store, id, &next) }
    })
}

/// A bot lets at least so many milliseconds pass, so that its move can be followed.
const fn pause(motion: Motion) -> u32 {
    match motion {
        Motion::Off => 250,
        Motion::Fast => 450,
        Motion::Normal => 800,
    }
}

/// Asks the bot that the table waits for, and carries out what it decides.
#[hook]
pub fn use_bots(session: &Running, motion: Motion) {
    let bots = use_mut_ref(|| None::<Bots>);
    let dispatcher = session.dispatcher();
    let reader = session.clone();
    use_effect_with(session.bot_task(), move |task| {
        let waiting = Rc::new(std::cell::RefCell::new(None::<Timeout>));
        if let Some(task) = task.clone() {
            let asked = clock::now();
            let waiting = waiting.clone();
            let on = task.view.clone();
            let on_answer = Callback::from(move |text: String| {
                let Some(action) = reader.read_action(&text) else { return };
                let (dispatcher, on, seat) = (dispatcher.clone(), on.clone(), task.seat);
                let passed = u32::try_from(clock::now().saturating_sub(asked)).unwrap_or(u32::MAX);
                let left = pause(motion).saturating_sub(passed);
                let answer = Timeout::new(left, move || {
                    dispatcher.dispatch(Step::BotDecides { seat, on, action });
                });
                *waiting.borrow_mut() = Some(answer);
            });
            let mut bots = bots.borrow_mut();
            let bots = bots.get_or_insert_with(Bots::new);
            bots.ask((*task.view).clone(), task.seat, task.level, fresh_seed(), on_answer);
        }
        move || {
            waiting.borrow_mut().take();
            if let Some(bots) = &*bots.borrow() {
                bots.interrupt();
            }
        }
    });
}

/// Covers the screen when the page is hidden or Back is pressed; Back closes a dialog first, and
/// leaves the page where there is nothing to close or cover.
#[hook]
pub fn use_cover(session: &Running, sheet: &UseStateHandle<Option<Sheet>>) {
    let (session, sheet) = (session.clone(), sheet.clone());
    use_effect_with((), move |()| {
        let back = {
            let (session, sheet) = (session.clone(), sheet.clone());
            BackGuard::new(Callback::from(move |()| {
                if history::close_dialog() {
                    sheet.set(None);
                    return Back::Used;
                }
                if session.screen().shows().is_some() && session.people().len() > 1 {
                    session.dispatch(Step::Cover);
                    return Back::Used;
                }
                Back::Leave
            }))
        };
        let document = web_sys::window().and_then(|window| window.document());
        let hidden = document.map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if document.hidden() {
                    sheet.set(None);
                    session.dispatch(Step::Cover);
                }
            })
        });
        move || drop((back, hidden))
    });
}
