//! The messages between a phone's page and the table.

use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::services::phones::{EndReason, GuestEvent, PhoneGuest};
use crate::session::seat_game::{SeatGame, SeatStep};

/// An unanswered message is sent again after this time.
const REPEAT_PAUSE_MS: u32 = 3_000;

/// A table lost for this long will hardly come back: its page was reloaded before table and phone had prepared a second
/// connection.
const GONE_AFTER_MS: u32 = 45_000;

/// A seat's state, held by its phone's component.
pub type SeatHandle = UseReducerHandle<SeatGame>;

#[derive(Properties, PartialEq)]
pub struct PhoneProps {
    pub game: SeatHandle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    Open,
    Lost,
    Gone,
    Ended(EndReason),
}

/// Receives the table's messages and sends the seat's decisions, repeating them until the table answers.
#[hook]
pub fn use_connection(guest: &PhoneGuest, game: &SeatHandle) -> Connection {
    let connection =
        use_state_eq(|| if guest.is_open() { Connection::Open } else { Connection::Lost });
    // The listener is set once, but its greeting has to name the last message received by then.
    let latest = use_mut_ref(|| game.clone());
    latest.replace(game.clone());
    use_effect_with(guest.clone(), {
        let (connection, game, latest) = (connection.setter(), game.dispatcher(), latest.clone());
        move |guest| {
            let greet = {
                let guest = guest.clone();
                move || guest.send(&latest.borrow().greeting().write())
            };
            if guest.is_open() {
                greet();
            }
            guest.listen(Callback::from(move |event| match event {
                GuestEvent::Open => {
                    connection.set(Connection::Open);
                    greet();
                }
                GuestEvent::Message(text) => game.dispatch(SeatStep::Received(text.into())),
                GuestEvent::Lost => connection.set(Connection::Lost),
                GuestEvent::Ended(reason) => {
                    game.dispatch(SeatStep::End);
                    connection.set(Connection::Ended(reason));
                }
            }));
        }
    });
    let send = {
        let guest = guest.clone();
        move || {
            for message in latest.borrow().outgoing() {
                guest.send(&message.write());
            }
        }
    };
    use_effect_with(game.outgoing(), {
        let send = send.clone();
        move |_| send()
    });
    use_effect_with(*connection, {
        let connection = connection.clone();
        move |now| {
            let timeout = (*now == Connection::Lost)
                .then(|| Timeout::new(GONE_AFTER_MS, move || connection.set(Connection::Gone)));
            move || drop(timeout)
        }
    });
    let is_waiting = game.is_sending() || game.view().is_none();
    use_effect_with(is_waiting, move |is_waiting| {
        let repeats = is_waiting.then(|| Interval::new(REPEAT_PAUSE_MS, send));
        move || drop(repeats)
    });
    *connection
}
