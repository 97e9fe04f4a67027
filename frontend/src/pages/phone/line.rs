//! What goes to and fro between a phone's page and the table.

use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::services::phones::{Ending, Guest, GuestEvent};
use crate::session::seat_game::{SeatGame, SeatStep};

/// How often what was not answered is said again, in milliseconds.
const AGAIN: u32 = 3_000;

/// A table that isn't there again after so long is not looked for any more, in milliseconds: it was loaded anew before the
/// two had prepared how to find each other.
const GONE: u32 = 45_000;

/// A seat as its phone's component holds it.
pub type SeatHandle = UseReducerHandle<SeatGame>;

/// How the phone is connected to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    Open,
    Lost,
    /// Lost for so long that it hardly comes back by itself.
    Gone,
    Ended(Ending),
}

/// Hears the table and tells it what the seat decides; again, as long as it doesn't answer.
#[hook]
pub fn use_line(guest: &Guest, game: &SeatHandle) -> Connection {
    let connection =
        use_state_eq(|| if guest.is_open() { Connection::Open } else { Connection::Lost });
    // What is said once the table is there again depends on what was heard last.
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
    {
        let guest = guest.clone();
        use_effect_with(game.to_tell(), move |messages| {
            for message in messages {
                guest.send(&message.write());
            }
        });
    }
    {
        let connection = connection.clone();
        use_effect_with(*connection, move |now| {
            let waits = (*now == Connection::Lost)
                .then(|| Timeout::new(GONE, move || connection.set(Connection::Gone)));
            move || drop(waits)
        });
    }
    {
        let (guest, latest) = (guest.clone(), latest.clone());
        let asks = game.is_sending() || game.view().is_none();
        use_effect_with(asks, move |asks| {
            let again = asks.then(|| {
                Interval::new(AGAIN, move || {
                    for message in latest.borrow().to_tell() {
                        guest.send(&message.write());
                    }
                })
            });
            move || drop(again)
        });
    }
    *connection
}
