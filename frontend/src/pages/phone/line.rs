//! The messages between a phone's page and the table.

use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::services::phones::{EndReason, GuestEvent, PhoneGuest};
use crate::session::seat_game::{SeatGame, SeatStep};

/// The interval for repeating unanswered messages, in milliseconds.
const AGAIN: u32 = 3_000;

/// The phone stops looking for a table after this time, in milliseconds: the table was reloaded before the two had
/// prepared how to find each other.
const GONE: u32 = 45_000;

/// A seat's state, as its phone's component holds it.
pub type SeatHandle = UseReducerHandle<SeatGame>;

#[derive(Properties, PartialEq)]
pub struct PhoneProps {
    pub game: SeatHandle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    Open,
    Lost,
    /// Lost for a long time: it will hardly return by itself.
    Gone,
    Ended(EndReason),
}

/// Receives the table's messages and sends the seat's decisions, repeating them until the table answers.
#[hook]
pub fn use_line(guest: &PhoneGuest, game: &SeatHandle) -> Connection {
    let connection =
        use_state_eq(|| if guest.is_open() { Connection::Open } else { Connection::Lost });
    // The greeting after a reconnection depends on the last message received.
    let latest = use_mut_ref(|| game.clone());
    latest.replace(game.clone());
    {
        let (connection, game, latest) = (connection.setter(), game.dispatcher(), latest.clone());
        use_effect_with(guest.clone(), move |guest| {
            let greet = {
                let guest = guest.clone();
                move || {
                    let greeting = latest.borrow().greeting();
                    guest.send(&greeting.write());
                }
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
                GuestEvent::Ended(ending) => {
                    game.dispatch(SeatStep::End);
                    connection.set(Connection::Ended(ending));
                }
            }));
        });
    }
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
    {
        let connection = connection.clone();
        use_effect_with(*connection, move |now| {
            let waits = (*now == Connection::Lost)
                .then(|| Timeout::new(GONE, move || connection.set(Connection::Gone)));
            move || drop(waits)
        });
    }
    let asks = game.is_sending() || game.view().is_none();
    use_effect_with(asks, move |asks| {
        let again = asks.then(|| Interval::new(AGAIN, send));
        move || drop(again)
    });
    *connection
}
