use engine::catalogue::{AnyAction, CatalogueGame};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::hooks::use_motion_speed;
use crate::playback::{Countdown, use_countdown};
use crate::services::motion::MotionSpeed;
use crate::words::players::Players;
use crate::words::table;
use crate::words::text::Text;

/// A simultaneous choice by a show of hands, which is then entered on the open table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gestures<A> {
    pub title: Text,
    /// The meaning of each gesture.
    pub hint: Text,
    /// Each choice with its note on a seat's plate. The first is the default.
    pub choices: Vec<(A, Text)>,
    /// The seats that have only one option, as everybody knows: they aren't asked.
    pub bound: SeatSet,
    /// The note of those seats, such as `must stand this time`.
    pub bound_to: &'static str,
    /// From this number of people on, a show of hands is the default.
    pub from: u8,
    /// The button that changes to hands.
    pub instead_label: Text,
}

impl<A> Gestures<A> {
    pub fn into_any<G: CatalogueGame<Action = A>>(self) -> Gestures<AnyAction> {
        let Self { title, hint, choices, bound, bound_to, from, instead_label } = self;
        let choices = choices.into_iter().map(|(action, name)| (G::any_action(action), name));
        Gestures { title, hint, choices: choices.collect(), bound, bound_to, from, instead_label }
    }
}

/// The step after the last of several simultaneous choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterChoices {
    /// The device goes where all can see it, and then shows the table.
    Middle,
    /// The device shows the table at once.
    Table,
    /// The last chooser goes on with the next choice at once, the result in sight.
    Next,
}

#[derive(Properties, PartialEq, Clone)]
pub struct ByGestureProps {
    /// The seats that choose.
    pub seats: SeatSet,
    pub gestures: Gestures<AnyAction>,
    pub players: Players,
    /// Whether a choice is legal for a seat.
    pub can: Callback<(Seat, AnyAction), bool>,
    /// Gets every seat's choice once all hands are entered.
    pub on_show: Callback<Vec<(Seat, AnyAction)>>,
    /// Changes to choosing in secret.
    pub on_secret: Callback<()>,
}

impl ByGestureProps {
    pub fn can_choose(&self, seat: Seat, nth: usize) -> bool {
        let choice = self.gestures.choices.get(nth);
        choice.is_some_and(|(action, _)| self.can.emit((seat, action.clone())))
    }

    /// Enters the second choice for these seats, and the first for all others.
    pub fn enter(&self, second: SeatSet) {
        let action = |seat| self.gestures.choices[usize::from(second.contains(seat))].0.clone();
        self.on_show.emit(self.seats.iter().map(|seat| (seat, action(seat))).collect());
    }

    pub fn secret_button(&self) -> Html {
        html! {
            <Button
                weight={Weight::Quiet}
                label={table::IN_SECRET}
                on_press={self.on_secret.reform(|_| ())}
            />
        }
    }

    /// A sentence on the seats that have no choice; `None` without such seats.
    pub fn without_choice(&self) -> Option<String> {
        let Gestures { bound, bound_to, .. } = self.gestures;
        (!bound.is_empty()).then(|| table::bound(self.players.list(bound), bound_to))
    }
}

/// The countdown to a show of hands, and whether hands can be entered.
#[derive(Clone, PartialEq)]
pub struct HandCount {
    countdown: Countdown,
    has_begun: UseStateHandle<bool>,
    /// People said that their hands are up, or motion is off.
    is_skipped: UseStateHandle<bool>,
}

#[hook]
pub fn use_hand_count(players: &Players) -> HandCount {
    let speed = use_motion_speed();
    let has_begun = use_state_eq(|| false);
    let is_skipped = use_state_eq(|| speed == MotionSpeed::Still);
    let countdown = use_countdown(has_begun.then_some(0), players, speed);
    HandCount { countdown, has_begun, is_skipped }
}

impl HandCount {
    /// Whether hands can be entered.
    pub fn is_over(&self) -> bool {
        !self.countdown.runs() && (*self.has_begun || *self.is_skipped)
    }

    pub fn view(&self) -> Html {
        self.countdown.view()
    }

    /// The button that starts the countdown.
    pub fn start_button(&self) -> Html {
        let has_begun = self.has_begun.setter();
        let on_count = Callback::from(move |_| has_begun.set(true));
        html! {
            if !*self.has_begun {
                <Button id="gestures-count" weight={Weight::Main} label={table::COUNT_DOWN} on_press={on_count} />
            }
        }
    }

    /// The buttons that start the countdown, or skip it.
    pub fn buttons(&self) -> Html {
        let (is_skipped, countdown) = (self.is_skipped.setter(), self.countdown.clone());
        let on_enter = Callback::from(move |_| {
            is_skipped.set(true);
            countdown.skip();
        });
        html! {
            <>
                { self.start_button() }
                <Button id="gestures-enter" weight={Weight::Quiet} label={table::ENTER_GESTURES} on_press={on_enter} />
            </>
        }
    }
}
