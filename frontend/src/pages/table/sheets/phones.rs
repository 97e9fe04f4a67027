//! The choice of each person's place.

use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::seat;
use crate::pages::table::game::{GameProps, RunningGame};
use crate::pages::table::phones::how;
use crate::services::people::Place;
use crate::services::phones::Host;
use crate::session::Step;
use crate::words::phone;

/// Moves each person between the table and a phone. It is above the codes, which come and go with a press here, and is
/// folded while they are needed.
#[component]
pub fn Places(props: &GameProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let is_open = *use_memo((), |()| session.on_phones().is_empty());
    let host = Host::of_page();
    let line = |seat: Seat| {
        let name = players.name(seat);
        let on_phone = session.on_phones().contains(seat);
        let (how, label, place) = if on_phone {
            (how(session, &host, seat), phone::plays_here(name), Place::Here)
        } else {
            (phone::AT_TABLE, phone::plays_on_phone(name), Place::Phone)
        };
        html! {
            <li key={seat.number()} class="row wrap places__seat">
                { seat::mark(players, seat) }
                <span class="places__name">{ phone::said(name, how) }</span>
                <Button
                    {label}
                    on_press={props.game.step(Step::Move(seat, place))}
                />
            </li>
        }
    };
    let here_or_phone = |seat: &Seat| session.place(*seat) != Place::Elsewhere;
    html! {
        <details class="places" open={is_open}>
            <summary>{ phone::PLACES }</summary>
            <p class="soft sheet__hint">{ phone::HINT }</p>
            <ul class="places__seats">
                { for session.all_people().iter().filter(here_or_phone).map(line) }
            </ul>
        </details>
    }
}
