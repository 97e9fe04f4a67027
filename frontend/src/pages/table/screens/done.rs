//! A seat has decided, and the device goes on from here.

use engine::catalogue::{AnyAction, AnyView};
use engine::game::Decision;
use engine::seat::Seat;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::hand_over::{hand_over, is_short};
use crate::components::button::{Button, Weight};
use crate::components::hold::Hold;
use crate::components::icon::Glyph;
use crate::components::lines::Lines;
use crate::components::panel::Panel;
use crate::components::said::Said;
use crate::device::Screen;
use crate::games;
use crate::hooks::{use_private_live, use_settings};
use crate::pages::table::game::Game;
use crate::services::settings::Opening;
use crate::session::{Session, Step};
use crate::words::line::Line;
use crate::words::sentence::Sentence;
use crate::words::{clock, table};

/// How long the person who has decided can look at it and undo it, in milliseconds from the last touch on. Then the
/// next one has the device. A person who taps where others hold may be slower.
const STAYS: u32 = 6_000;
const STAYS_FOR_TAPS: u32 = 20_000;

/// How a decision came about, and who knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// Others know it when all have chosen.
    InSecret,
    /// It was a turn that everybody could see, but for the cards in it that lie face-down.
    OpenTurn,
    /// Everybody knows it.
    Openly,
    /// The rules have decided, for the time ran out: that is no secret.
    RanOut,
}

impl Decided {
    /// How the last decision of the seat came about.
    pub fn last_of(session: &Session, seat: Seat) -> Self {
        if session.last_own(seat) == Some(&Decision::Timeout) {
            Self::RanOut
        } else if session.keeps_secret() {
            Self::InSecret
        } else if games::of(&session.view_before_last(seat)).lies_open() {
            Self::OpenTurn
        } else {
            Self::Openly
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::InSecret => table::LOCKED_IN,
            Self::OpenTurn => table::TURN_DONE,
            Self::Openly => table::DONE,
            Self::RanOut => table::RAN_OUT,
        }
    }

    /// The label of the button that shows it to the player of this name. There is no button where everybody knows it.
    fn look(self, opening: Opening, name: &str) -> Option<String> {
        match (self, opening) {
            (Self::InSecret, Opening::Hold) => Some(table::hold_to_look(name)),
            (Self::InSecret, Opening::Tap) => Some(table::tap_to_look(name)),
            (Self::OpenTurn, Opening::Hold) => Some(table::hold_to_look_back(name)),
            (Self::OpenTurn, Opening::Tap) => Some(table::tap_to_look_back(name)),
            (Self::Openly | Self::RanOut, _) => None,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct DoneProps {
    pub seat: Seat,
    pub game: Game,
}

/// What a seat that knew this decided, in a sentence without a subject; `None` for what its own
/// screen needn't say.
fn in_words(before: &AnyView, decision: &Decision<AnyAction>) -> Option<Line> {
    match decision {
        Decision::Act(action) => Some(games::of(before).action(action)),
        Decision::Timeout => Some(clock::RAN_OUT.into()),
        Decision::Leave => None,
    }
}

/// The seat has decided. The next person takes the device from this very screen, so what was decided is shown only while
/// a button with the name of its person is held, and not for long. What the seat has just learned is shown at once, and
/// hidden before the device goes on.
#[component]
pub fn Done(props: &DoneProps) -> Html {
    let DoneProps { seat, game } = props;
    let Game { session, players, .. } = game;
    let (seat, name) = (*seat, players.name(*seat));
    // For its own eyes.
    let own = players.clone().read_by(Some(seat));
    let decided = session
        .last_own(seat)
        .and_then(|last| in_words(&session.view_before_last(seat), last))
        .map(|line| players.named(&line));
    let how = Decided::last_of(session, seat);
    let learned = own.sentences(&games::lines(&session.learned(seat), own.people()).concat());
    let next = session.following();
    let opening = use_settings().curtain;
    let is_private = matches!(next, Screen::Curtain(..) | Screen::Pick(_));
    let hands_over = match next {
        Screen::Pick(seats) => is_short(seats),
        _ => is_private,
    };
    let hint = (!is_private).then_some(table::MIDDLE);
    let look = how.look(opening, name).zip(decided.clone());
    let undo = session.can_undo().then(|| (table::undo_of(name), game.step(Step::AskToUndo)));
    let stays = learned.is_empty().then(|| stays(opening));
    html! {
        <Panel title={how.title()} {hint}>
            if let Some(decided) = decided.filter(|_| how == Decided::RanOut) {
                <p class="sheet__decided"><Said text={decided} /></p>
            }
            if !learned.is_empty() {
                <h3>{ table::LEARNED }</h3>
                <Lines lines={learned.clone()} />
            }
            if hands_over && learned.is_empty() {
                { hand_over(game, Html::default()) }
            } else {
                <Button
                    id="pass-on"
                    weight={Weight::Main}
                    icon={Glyph::Device}
                    label={if is_private { table::PASS_ON } else { table::SHOW_TABLE }}
                    on_press={game.step(Step::PassOn)}
                />
            }
            if look.is_some() || undo.is_some() {
                // What only its eyes may see keeps the device with its person.
                <Own {look} {undo} {stays} />
            }
        </Panel>
    }
}

const fn stays(opening: Opening) -> u32 {
    match opening {
        Opening::Hold => STAYS,
        Opening::Tap => STAYS_FOR_TAPS,
    }
}

#[derive(Properties, PartialEq)]
struct OwnProps {
    /// What a button says, and what it shows.
    look: Option<(String, Sentence)>,
    /// What the other one says, and what it does.
    undo: Option<(String, Callback<()>)>,
    /// For how long they are there; `None` for as long as the screen is.
    stays: Option<u32>,
}

/// What is there for the person who has decided, and for nobody else. It goes while nobody touches it, and leaves its
/// place empty: what lies above doesn't move from under a finger.
#[component]
fn Own(props: &OwnProps) -> Html {
    let is_gone = use_state_eq(|| false);
    let is_pressed = use_state_eq(|| false);
    let touches = use_state_eq(|| 0_u32);
    {
        let is_gone = is_gone.setter();
        let stays = props.stays.filter(|_| !*is_pressed);
        use_effect_with((stays, *touches), move |(stays, _)| {
            let timer = stays.map(|stays| Timeout::new(stays, move || is_gone.set(true)));
            move || drop(timer)
        });
    }
    if *is_gone {
        return html! {
            <div class="done__own is-gone" aria-hidden="true">
                if let Some((label, _)) = &props.look {
                    <span class="hold is-quiet">{ label }</span>
                }
                if let Some((label, _)) = &props.undo {
                    <span class="button is-quiet">{ label }</span>
                }
            </div>
        };
    }
    let press = |pressed: bool| {
        let is_pressed = is_pressed.setter();
        Callback::from(move |_: PointerEvent| is_pressed.set(pressed))
    };
    let touch = {
        let touches = touches.clone();
        Callback::from(move |()| touches.set(*touches + 1))
    };
    html! {
        <div
            class="done__own"
            onpointerdown={press(true)}
            onpointerup={press(false)}
            onpointercancel={press(false)}
            onpointerleave={press(false)}
            onfocusin={touch.reform(|_: FocusEvent| ())}
            onkeydown={touch.reform(|_: KeyboardEvent| ())}
        >
            if let Some((label, decided)) = &props.look {
                <Peek label={label.clone()} decided={decided.clone()} />
            }
            if let Some((label, on_undo)) = &props.undo {
                <Button
                    id="undo"
                    weight={Weight::Quiet}
                    label={label.clone()}
                    on_press={on_undo.reform(|_| ())}
                />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PeekProps {
    label: String,
    decided: Sentence,
}

/// What was decided, while the button is held; after two presses, until it loses the focus.
#[component]
fn Peek(props: &PeekProps) -> Html {
    let live = use_private_live();
    let looks = use_state_eq(|| false);
    let show = |show: bool| {
        let looks = looks.setter();
        Callback::from(move |()| looks.set(show))
    };
    html! {
        <>
            <Hold
                id="look"
                class="is-quiet"
                label={props.label.clone()}
                on_open={show(true)}
                on_release={show(false)}
            />
            <p class="sheet__decided" aria-live={live}>
                if *looks {
                    <Said text={props.decided.clone()} />
                }
            </p>
        </>
    }
}

#[cfg(test)]
mod tests;
