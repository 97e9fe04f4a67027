//! Seats on phones, as the table shows them: their states, the strip above the board, the list of places.

use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::game::{GameProps, RunningGame};
use super::sheet::Sheet;
use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::seat;
use crate::services::people::Place;
use crate::services::phones::{ChairState, Host, HostEvent};
use crate::session::{Session, Step};
use crate::words::phone;
use crate::words::text::Text;

pub fn phone_state(session: &Session, host: &Host, seat: Seat) -> Text {
    match host.chair_state(seat) {
        ChairState::Free => phone::NO_PHONE,
        ChairState::Connecting => phone::CONNECTING,
        ChairState::Lost(_) => phone::GONE,
        ChairState::Seated(_) if is_choosing(session, host, seat) => phone::CHOOSING,
        ChairState::Seated(_) => phone::READY,
    }
}

pub fn is_choosing(session: &Session, host: &Host, seat: Seat) -> bool {
    !is_phone_missing(host, seat) && session.turn().awaited().contains(seat)
}

pub fn is_phone_missing(host: &Host, seat: Seat) -> bool {
    !matches!(host.chair_state(seat), ChairState::Seated(_))
}

const MOST_MISSING_BUTTONS: usize = 2;

/// A button for each awaited seat without its phone, to play here instead.
#[inline(never)] // For the split: see docs/size.md.
pub fn missing_phone_buttons(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let host = Host::current();
    let awaited = session.turn().awaited().intersection(session.on_phones());
    let missing: Vec<Seat> = awaited.iter().filter(|seat| is_phone_missing(&host, *seat)).collect();
    // Before the phones have connected more are missing, and `Places` has the same buttons.
    if missing.len() > MOST_MISSING_BUTTONS {
        return Html::default();
    }
    html! {
        for seat in missing {
            <Button
                key={seat.number()}
                weight={Weight::Quiet}
                class="phones__here"
                icon={Glyph::Device}
                label={phone::plays_here(players.name(seat))}
                on_press={game.step(Step::MoveSeat(seat, Place::Here))}
            />
        }
    }
}

/// More missing phones are counted, not named.
const MOST_NAMED_MISSING: u8 = 3;

/// The strip above the board of a table with seats on phones.
#[component]
pub fn PhoneStrip(GameProps { game }: &GameProps) -> Html {
    let RunningGame { session, players, .. } = game;
    let host = Host::current();
    let update = use_force_update();
    // Nothing else redraws the strip when onlookers come or go.
    use_effect_with((), move |()| {
        let listening = Host::current().listen(Callback::from(move |event| {
            if !matches!(event, HostEvent::Message(..)) {
                update.force_update();
            }
        }));
        move || drop(listening)
    });
    let seats = session.on_phones();
    if session.turn().outcome().is_some() {
        return Html::default();
    }
    let chip = |seat: Seat| {
        let (name, state) = (players.name(seat).to_owned(), phone_state(session, &host, seat));
        let class = classes!(
            "row-1",
            "phones__seat",
            is_phone_missing(&host, seat).then_some("is-missing"),
            is_choosing(session, &host, seat).then_some("is-choosing"),
        );
        html! {
            <li key={seat.number()} {class}>
                { seat::mark(players, seat) }
                <span class="clip phones__name">{ name }</span>
                <span class="soft phones__how">{ state }</span>
            </li>
        }
    };
    let missing: SeatSet = seats.iter().filter(|seat| is_phone_missing(&host, *seat)).collect();
    let counts_missing = missing.len() > MOST_NAMED_MISSING;
    let named = if counts_missing { seats.difference(missing) } else { seats };
    html! {
        <section class="row wrap middle ruled phones" aria-label={phone::TITLE}>
            <ul class="wrap-2 middle">
                { for named.iter().map(chip) }
                for (chair, name) in host.onlookers() {
                    <li key={chair.number()} class="row-1 phones__seat">
                        <span class="clip phones__name">{ name.to_string() }</span>
                        <span class="soft phones__how">{ phone::LOOKS_ON }</span>
                    </li>
                }
                if counts_missing {
                    <li class="row-1 phones__seat is-missing">
                        <span class="soft phones__how">{ phone::missing(missing.len(), seats.len()) }</span>
                    </li>
                }
            </ul>
            if !missing.is_empty() {
                <Button
                    id="connect-phones"
                    icon={Glyph::Qr}
                    label={phone::CONNECT}
                    on_press={game.opens(Sheet::Phones)}
                />
            }
        </section>
    }
}

/// Buttons to move each person between the table and a phone. They are folded at first if somebody plays on a phone,
/// so that the phones' codes below are in sight.
#[component]
pub fn Places(props: &GameProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let is_open = *use_memo((), |()| session.on_phones().is_empty());
    let host = Host::current();
    let row = |seat: Seat| {
        let name = players.name(seat);
        let on_phone = session.on_phones().contains(seat);
        let (state, label, place) = if on_phone {
            (phone_state(session, &host, seat), phone::plays_here(name), Place::Here)
        } else {
            (phone::AT_TABLE, phone::plays_on_phone(name), Place::Phone)
        };
        html! {
            <li key={seat.number()} class="row wrap places__seat">
                { seat::mark(players, seat) }
                <span class="places__name">{ phone::said(name, state) }</span>
                <Button
                    {label}
                    on_press={props.game.step(Step::MoveSeat(seat, place))}
                />
            </li>
        }
    };
    let is_here_or_on_phone = |seat: &Seat| session.place(*seat) != Place::Elsewhere;
    html! {
        <details class="places" open={is_open}>
            <summary class="strong">{ phone::PLACES }</summary>
            <p class="soft sheet__hint">{ phone::HINT }</p>
            <ul class="places__seats">
                { for session.all_people().iter().filter(is_here_or_on_phone).map(row) }
            </ul>
        </details>
    }
}
