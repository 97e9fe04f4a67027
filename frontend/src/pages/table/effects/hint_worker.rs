//! A hint for one person who plays against the device: what the search likes, by that seat's view.

use std::rc::Rc;

use engine::catalogue::AnyView;
use engine::seat::Seat;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::components::needs::not_here;
use crate::components::said::Said;
use crate::games::coach as told;
use crate::hooks::is_busy;
use crate::hooks::use_settings;
use crate::pages::table::Running;
use crate::services::chance::any_seed;
use crate::services::coach::{Advice, Coach, Task, Told};
use crate::services::history::hand_focus_on;
use crate::services::parts::{Part, Parts, use_parts};
use crate::services::settings::Shortcuts;
use crate::session::{HintTask, Step};
use crate::words::coach as words;
use crate::words::players::Players;

/// The button that asks for a hint.
pub const ASK: &str = "hint-ask";

/// What the hint stands in.
const CARD: &str = "hint";

/// What was asked about one decision. It is forgotten with the decision, and asked once.
#[derive(Clone, PartialEq)]
struct Asked {
    /// How many decisions were made before.
    at: usize,
    is_open: bool,
    hint: Hint,
}

impl Asked {
    const fn open(at: usize, hint: Hint) -> Self {
        Self { at, is_open: true, hint }
    }
}

#[derive(Clone, PartialEq)]
enum Hint {
    Thinking,
    Nothing,
    Is(Rc<Advice>),
}

/// A hint as the table shows it.
pub struct Hints {
    /// Asks for it; `None` where none is given.
    pub on_ask: Option<Callback<()>>,
    /// What it says, or nothing.
    pub card: Html,
}

/// Gives hints about the decision that the screen shows, by the button and by the key `h`.
#[hook]
pub fn use_hints(session: &Running, players: &Players) -> Hints {
    let asked = use_state_eq(|| None::<Asked>);
    let coach = use_mut_ref(|| None::<Coach>);
    let task = session.hint_task();
    let at = session.decisions();
    {
        // With the decision goes whoever thinks about it.
        let (coach, asked) = (coach.clone(), asked.setter());
        use_effect_with((at, task.is_some()), move |_| {
            move || {
                coach.borrow_mut().take();
                asked.set(None);
            }
        });
    }
    let on_ask = task.is_some().then(|| {
        let asked = asked.clone();
        Callback::from(move |()| {
            let again = (*asked).clone().filter(|asked| asked.at == at);
            asked.set(Some(match again {
                Some(again) => Asked { is_open: !again.is_open, ..again },
                None => Asked::open(at, Hint::Thinking),
            }));
        })
    });
    let thinks = asked.as_ref().is_some_and(|it| it.at == at && it.hint == Hint::Thinking);
    let parts = use_parts(if thinks { vec![Part::Coach] } else { Vec::new() });
    {
        let (asked, session, coach) = (asked.setter(), session.dispatcher(), coach.clone());
        let task = task.clone();
        use_effect_with((at, thinks && parts.are_there()), move |&(at, begins)| {
            let Some(task) = task.filter(|_| begins) else { return };
            let tell = Callback::from(move |told: Told| {
                let Told::Hint(advice) = told else { return };
                if advice.is_some() {
                    session.dispatch(Step::TakeHint);
                }
                let hint = advice.map_or(Hint::Nothing, |advice| Hint::Is(advice.into()));
                asked.set(Some(Asked::open(at, hint)));
            });
            let HintTask { seat, view } = task;
            let task = Task::Hint { seat, seed: any_seed().0, view: (*view).clone() };
            *coach.borrow_mut() = Some(Coach::ask(task, tell));
        });
    }
    let shown = (*asked).clone().filter(|asked| asked.at == at && asked.is_open);
    let on_close = shown.clone().map(|shown| {
        let asked = asked.setter();
        Callback::from(move |()| {
            hand_focus_on(CARD, ASK);
            asked.set(Some(Asked { is_open: false, ..shown.clone() }));
        })
    });
    use_hint_keys(on_ask.clone(), on_close.clone());
    let card = match (task, shown, on_close) {
        (Some(task), shown, on_close) => html! {
            // It is there before it has something to say, so that screen readers hear of it.
            <div class="hint-place" role="status" aria-live="polite">
                if let (Some(shown), Some(on_close)) = (shown, on_close) {
                    { card(&shown.hint, &parts, &task, session, players, &on_close) }
                }
            </div>
        },
        (None, ..) => Html::default(),
    };
    Hints { on_ask, card }
}

fn card(
    hint: &Hint,
    parts: &Parts,
    task: &HintTask,
    session: &Running,
    players: &Players,
    on_close: &Callback<()>,
) -> Html {
    let content = match (hint, parts) {
        (Hint::Thinking, Parts::Missing(on_retry)) => not_here(on_retry),
        (Hint::Thinking, Parts::There | Parts::Coming) => {
            html! { <p class="hint__wait">{ words::THINKING }</p> }
        }
        (Hint::Nothing, _) => html! { <p>{ words::NO_HINT }</p> },
        (Hint::Is(advice), _) => {
            let said = sentences(advice, &task.view, task.seat, session, players);
            html! {
                for (at, sentence) in said.into_iter().enumerate() {
                    <p key={at}><Said text={sentence} /></p>
                }
            }
        }
    };
    html! {
        <section class="hint" id={CARD} aria-label={words::HINT}>
            { icon(Glyph::Hint) }
            <div class="hint__said">{ content }</div>
            <Button
                weight={Weight::Quiet}
                icon={Glyph::Close}
                label={words::CLOSE_HINT}
                bare=true
                on_press={on_close.reform(|_| ())}
            />
        </section>
    }
}

/// What is suggested, how sure that is, and why.
fn sentences(
    advice: &Advice,
    view: &AnyView,
    seat: Seat,
    session: &Running,
    players: &Players,
) -> Vec<String> {
    let Some(best) = session.read_action(&advice.action) else { return Vec::new() };
    let mut said = vec![words::suggestion(&told::advice(view, &best, players))];
    if advice.is_by_rule {
        said.push(words::BY_RULE.to_owned());
        said.extend(told::rule_reason(view, seat, &best));
        return said;
    }
    let next = advice.next.as_ref().and_then(|(next, sure)| {
        let next = session.read_action(next)?;
        Some(words::sure(*sure, &told::advice(view, &next, players)))
    });
    said.push(next.unwrap_or_else(|| words::ONLY.to_owned()));
    said.extend(advice.reason.and_then(|reason| told::reason(view, reason)));
    said
}

/// `h` asks for a hint, or puts it away; Escape puts it away.
#[hook]
fn use_hint_keys(on_ask: Option<Callback<()>>, on_close: Option<Callback<()>>) {
    let shortcuts = use_settings().shortcuts;
    // A letter is a shortcut, which can be turned off.
    let on_ask = on_ask.filter(|_| shortcuts == Shortcuts::On);
    use_effect_with((on_ask, on_close), |(on_ask, on_close)| {
        let (on_ask, on_close) = (on_ask.clone(), on_close.clone());
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if event.ctrl_key() || event.alt_key() || event.meta_key() || is_busy(event) {
                    return;
                }
                let meant = match event.key().as_str() {
                    "h" | "H" => &on_ask,
                    "Escape" => &on_close,
                    _ => return,
                };
                if let Some(meant) = meant {
                    meant.emit(());
                }
            })
        });
        move || drop(listener)
    });
}
