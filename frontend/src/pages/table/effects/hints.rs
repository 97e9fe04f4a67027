//! Hints for a single player: the search's favourite action, from that seat's view.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::bar::HINT_BUTTON_ID;
use crate::hooks::{is_free, key_character, sets, use_key_event, use_settings};
use crate::pages::table::game::SessionHandle;
use crate::services::browser_ui::hand_focus_on;
use crate::services::chance::any_seed;
use crate::services::coach::{Advice, CoachTask, Coaching, Report};
use crate::services::parts::{Part, Parts, use_parts};
use crate::services::settings::Shortcuts;
use crate::session::{HintTask, Step};

pub const HINT_ID: &str = "hint";

/// A hint about one decision, computed once and dropped with the decision.
#[derive(Clone, PartialEq)]
struct AskedHint {
    /// The number of decisions before it.
    at: usize,
    /// A closed hint opens again without being computed anew.
    is_open: bool,
    hint: Hint,
}

#[derive(Clone, PartialEq)]
pub enum Hint {
    Thinking,
    NoAdvice,
    Advice(Rc<Advice>),
}

pub struct Hints {
    /// Asks for a hint; `None` where none is given.
    pub on_ask: Option<Callback<()>>,
    /// The decision that the hint is about.
    pub task: Option<HintTask>,
    /// The open hint, and the callback that closes it.
    pub shown: Option<(Hint, Callback<()>)>,
    /// The parts that compute a hint.
    pub parts: Parts,
}

/// Hints about the decision on the screen, by the button and by the key `h`.
#[hook]
pub fn use_hints(session: &SessionHandle) -> Hints {
    let asked = use_state_eq(|| None::<AskedHint>);
    let coach = use_mut_ref(|| None::<Coaching>);
    let task = session.hint_task();
    let at = session.decisions();
    // Stops the worker once the decision is made.
    let (asking, setter) = (coach.clone(), asked.setter());
    use_effect_with((at, task.is_some()), move |_| {
        move || {
            asking.borrow_mut().take();
            setter.set(None);
        }
    });
    let current = (*asked).clone().filter(|asked| asked.at == at);
    let on_ask = task.is_some().then(|| {
        let next = match current.clone() {
            Some(current) => AskedHint { is_open: !current.is_open, ..current },
            None => AskedHint { at, is_open: true, hint: Hint::Thinking },
        };
        sets(&asked, Some(next))
    });
    let is_thinking = current.as_ref().is_some_and(|current| current.hint == Hint::Thinking);
    let parts = use_parts(if is_thinking { vec![Part::Coach] } else { Vec::new() });
    let (setter, session, asked_task) = (asked.setter(), session.dispatcher(), task.clone());
    use_effect_with((at, is_thinking && parts.are_loaded()), move |&(at, is_due)| {
        let Some(HintTask { seat, view }) = asked_task.filter(|_| is_due) else { return };
        let on_report = Callback::from(move |report: Report| {
            let Report::Hint(advice) = report else { return };
            if advice.is_some() {
                session.dispatch(Step::TakeHint);
            }
            let hint = advice.map_or(Hint::NoAdvice, |advice| Hint::Advice(advice.into()));
            setter.set(Some(AskedHint { at, is_open: true, hint }));
        });
        let task = CoachTask::Hint { seat, seed: any_seed().0, view: (*view).clone() };
        *coach.borrow_mut() = Some(Coaching::ask(task, on_report));
    });
    let shown = current.filter(|current| current.is_open).map(|shown| {
        let (asked, hint) = (asked.setter(), shown.hint.clone());
        let on_close = Callback::from(move |()| {
            hand_focus_on(HINT_ID, HINT_BUTTON_ID);
            asked.set(Some(AskedHint { is_open: false, ..shown.clone() }));
        });
        (hint, on_close)
    });
    // `h` asks for a hint, or closes it; Escape closes it. The settings can turn off letters as shortcuts, but not
    // Escape.
    let shortcuts = use_settings().shortcuts;
    let on_letter = on_ask.clone().filter(|_| shortcuts == Shortcuts::On);
    let on_close = shown.as_ref().map(|(_, on_close)| on_close.clone());
    use_key_event(move |event| {
        let handler = match event.key().as_str() {
            "Escape" => on_close.as_ref(),
            _ => on_letter.as_ref().filter(|_| key_character(event) == Some('h')),
        };
        if let Some(handler) = handler.filter(|_| is_free(event)) {
            handler.emit(());
        }
    });
    Hints { on_ask, task, shown, parts }
}
