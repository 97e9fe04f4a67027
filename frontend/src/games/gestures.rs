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
    pub forced: SeatSet,
    /// Said of the forced seats, such as `must stand this time`.
    pub forced_note: &'static str,
    /// The least number of people for which a show of hands is the default.
    pub least_people: u8,
    /// The label of the button that switches from secret choices to a show of hands.
    pub switch_label: Text,
}

impl<A> Gestures<A> {
    pub fn into_any<G: CatalogueGame<Action = A>>(self) -> Gestures<AnyAction> {
        let Self { title, hint, choices, forced, forced_note, least_people, switch_label } = self;
        let choices = choices.into_iter().map(|(it, note)| (G::any_action(it), note)).collect();
        Gestures { title, hint, choices, forced, forced_note, least_people, switch_label }
    }
}

/// The step after the last of several simultaneous choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterChoices {
    /// People put the device where all can see it; then it shows the table.
    DeviceInMiddle,
    /// The device shows the table at once.
    Table,
    /// The person who chose last makes the next choice at once, with the result in sight.
    NextChoice,
}

/// The input of a show of hands.
#[derive(Properties, PartialEq, Clone)]
pub struct GesturesProps {
    /// The seats that choose.
    pub seats: SeatSet,
    pub gestures: Gestures<AnyAction>,
    pub players: Players,
    /// Whether a choice is legal for a seat.
    pub is_legal: Callback<(Seat, AnyAction), bool>,
    /// Gets every seat's choice once all hands are entered.
    pub on_show: Callback<Vec<(Seat, AnyAction)>>,
    /// Switches to secret choices.
    pub on_secret: Callback<()>,
}

impl GesturesProps {
    /// Whether the choice with this index is legal for the seat.
    pub fn can_choose(&self, seat: Seat, index: usize) -> bool {
        let choice = self.gestures.choices.get(index);
        choice.is_some_and(|(action, _)| self.is_legal.emit((seat, action.clone())))
    }

    /// Enters the second choice for `choosers`, and the first for all other seats.
    pub fn enter_second(&self, choosers: SeatSet) {
        let action = |seat| self.gestures.choices[usize::from(choosers.contains(seat))].0.clone();
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

    /// A sentence on the forced seats; `None` if there are none.
    pub fn forced_seats_text(&self) -> Option<String> {
        let Gestures { forced, forced_note, .. } = self.gestures;
        (!forced.is_empty()).then(|| table::bound(self.players.list(forced), forced_note))
    }
}

/// The countdown to a show of hands, and whether hands can be entered.
#[derive(Clone, PartialEq)]
pub struct HandsCountdown {
    countdown: Countdown,
    has_begun: UseStateHandle<bool>,
    /// Set if people say that their hands are up already, or if motion is off.
    is_skipped: UseStateHandle<bool>,
}

#[hook]
pub fn use_hands_countdown(players: &Players) -> HandsCountdown {
    let speed = use_motion_speed();
    let has_begun = use_state_eq(|| false);
    let is_skipped = use_state_eq(|| speed == MotionSpeed::Still);
    let countdown = use_countdown(has_begun.then_some(0), players, speed);
    HandsCountdown { countdown, has_begun, is_skipped }
}

impl HandsCountdown {
    /// Whether hands can be entered.
    pub fn is_over(&self) -> bool {
        !self.countdown.runs() && (*self.has_begun || *self.is_skipped)
    }

    pub fn view(&self) -> Html {
        self.countdown.view()
    }

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
