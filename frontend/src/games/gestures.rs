//! Simultaneous choices that people show with their hands.

use engine::catalogue::{AnyAction, Listed};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::hooks::use_motion_speed;
use crate::playback::{Countdown, use_countdown};
use crate::services::motion::MotionSpeed;
use crate::words::players::Players;
use crate::words::table;

/// A simultaneous choice that people can show with their hands, all at once. It is then entered on
/// the open table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gestures<A> {
    pub title: &'static str,
    /// Which gesture says what.
    pub hint: &'static str,
    /// What can be chosen, and what is said of a seat that does; the first one unless something else is
    /// entered.
    pub choices: Vec<(A, &'static str)>,
    /// Those who are not asked, for they can only do one thing, as all know.
    pub bound: SeatSet,
    /// What is said of them: `must stand this time`.
    pub bound_to: &'static str,
    /// From this number of people on the choice is shown by gestures unless the players say otherwise.
    pub from: u8,
    /// The label of the button that leads here.
    pub instead: &'static str,
}

impl<A> Gestures<A> {
    /// Gestures of a game as those of any.
    pub fn of_any<G: Listed<Action = A>>(self) -> Gestures<AnyAction> {
        let Self { title, hint, choices, bound, bound_to, from, instead } = self;
        let choices = choices.into_iter().map(|(action, name)| (G::any_action(action), name));
        Gestures { title, hint, choices: choices.collect(), bound, bound_to, from, instead }
    }
}

/// What comes once the last of several who choose at the same time has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterLast {
    /// The device is put where all can see it, then the table is shown.
    Middle,
    /// The table is shown at once.
    Table,
    /// Whoever chose last goes on with the next choice, and reads what was chosen beside those cards.
    Next,
}

/// What the screen is given on which such a choice is entered.
#[derive(Properties, PartialEq, Clone)]
pub struct ByGestureProps {
    /// Those who choose.
    pub seats: SeatSet,
    pub gestures: Gestures<AnyAction>,
    pub players: Players,
    /// Whether a seat can choose this.
    pub can: Callback<(Seat, AnyAction), bool>,
    /// All have shown what they choose.
    pub on_show: Callback<Vec<(Seat, AnyAction)>>,
    /// Everybody is to choose in secret.
    pub on_secret: Callback<()>,
}

impl ByGestureProps {
    /// Whether a seat can choose what is the `nth` of the choices.
    pub fn can_choose(&self, seat: Seat, nth: usize) -> bool {
        let choice = self.gestures.choices.get(nth);
        choice.is_some_and(|(action, _)| self.can.emit((seat, action.clone())))
    }

    /// Enters that these have chosen the second thing, and all the others the first one.
    pub fn enter(&self, others: SeatSet) {
        let action = |seat| self.gestures.choices[usize::from(others.contains(seat))].0.clone();
        self.on_show.emit(self.seats.iter().map(|seat| (seat, action(seat))).collect());
    }

    /// The way to choose in secret.
    pub fn in_secret(&self) -> Html {
        html! {
            <Button
                weight={Weight::Quiet}
                label={table::IN_SECRET}
                on_press={self.on_secret.reform(|_| ())}
            />
        }
    }

    /// Who has no choice.
    pub fn without_choice(&self) -> Option<String> {
        let Gestures { bound, bound_to, .. } = self.gestures;
        (!bound.is_empty()).then(|| table::bound(&self.players.list(bound), bound_to))
    }
}

/// The count to the moment in which hands are shown.
#[derive(Clone, PartialEq)]
pub struct HandCount {
    countdown: Countdown,
    /// Whether it has begun.
    counts: UseStateHandle<bool>,
    is_shown: UseStateHandle<bool>,
}

/// A count to the moment in which hands are shown. Where nothing moves there is none.
#[hook]
pub fn use_hand_count(players: &Players) -> HandCount {
    let speed = use_motion_speed();
    let counts = use_state_eq(|| false);
    let is_shown = use_state_eq(|| speed == MotionSpeed::Still);
    let countdown = use_countdown(counts.then_some(0), players, speed);
    HandCount { countdown, counts, is_shown }
}

impl HandCount {
    /// Whether hands have been shown, so that they can be entered.
    pub fn is_over(&self) -> bool {
        !self.countdown.runs() && (*self.counts || *self.is_shown)
    }

    /// The number that it has come to.
    pub fn shown(&self) -> Html {
        self.countdown.shown()
    }

    /// Begins it.
    pub fn start(&self) -> Html {
        let on_count = {
            let counts = self.counts.setter();
            Callback::from(move |_| counts.set(true))
        };
        html! {
            if !*self.counts {
                <Button id="gestures-count" weight={Weight::Main} label={table::COUNT_DOWN} on_press={on_count} />
            }
        }
    }

    /// Begins it, or passes it over.
    pub fn buttons(&self) -> Html {
        let on_enter = {
            let (is_shown, countdown) = (self.is_shown.setter(), self.countdown.clone());
            Callback::from(move |_| {
                is_shown.set(true);
                countdown.skip();
            })
        };
        html! {
            <>
                { self.start() }
                <Button id="gestures-enter" weight={Weight::Quiet} label={table::ENTER_GESTURES} on_press={on_enter} />
            </>
        }
    }
}
