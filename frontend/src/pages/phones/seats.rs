//! The table's panel: which seats have their phones, and how the others get theirs.

use engine::catalogue::GameId;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::answer::SeatCode;
use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::services::phones::{Host, HostEvent, Standing, Trouble};
use crate::words::phones as words;
use crate::words::players::Players;

#[derive(Properties, PartialEq)]
pub struct PhoneSeatsProps {
    pub game: GameId,
    pub players: Players,
    /// The seats that are played on phones.
    pub seats: SeatSet,
    /// There is nothing more to do here.
    pub on_done: Callback<()>,
}

/// The seats on phones.
#[component]
pub fn PhoneSeats(props: &PhoneSeatsProps) -> Html {
    let host = use_memo((), |()| Host::of_page());
    let update = use_force_update();
    let chosen = use_state_eq(|| None::<Seat>);
    let trouble = use_state_eq(|| None::<(Seat, Trouble)>);
    {
        let (host, update, trouble) = (host.clone(), update.clone(), trouble.setter());
        use_effect_with((), move |()| {
            let listening = host.listen(Callback::from(move |event| {
                match event {
                    HostEvent::Refused(seat, why) => trouble.set(Some((seat, why))),
                    HostEvent::Joined(..) => trouble.set(None),
                    HostEvent::Message(..) => return,
                    HostEvent::Lost(_) | HostEvent::Left(_) => {}
                }
                update.force_update();
            }));
            move || drop(listening)
        });
    }
    let on_seat = {
        let (chosen, trouble) = (chosen.setter(), trouble.setter());
        Callback::from(move |seat| {
            trouble.set(None);
            chosen.set(seat);
        })
    };
    let is_seated = |seat: &Seat| matches!(host.standing(*seat), Standing::Seated(_));
    let name = |seat: Seat| AttrValue::from(props.players.name(seat).to_owned());
    if let Some(seat) = *chosen {
        let next = props.seats.iter().find(|other| *other != seat && !is_seated(other));
        let on_try = {
            let (trouble, update) = (trouble.setter(), update);
            Callback::from(move |()| {
                trouble.set(None);
                update.force_update();
            })
        };
        return html! {
            <SeatCode
                key={seat.number()}
                host={(*host).clone()}
                game={props.game}
                {seat}
                name={name(seat)}
                standing={host.standing(seat)}
                trouble={(*trouble).filter(|(other, _)| *other == seat).map(|(_, why)| why)}
                {on_try}
                next={next.map(|next| (next, name(next)))}
                {on_seat}
                on_done={props.on_done.clone()}
            />
        };
    }
    let all_seated = props.seats.iter().all(|seat| is_seated(&seat));
    let row = |seat: Seat| {
        let standing = host.standing(seat);
        let text = words::standing(&standing);
        let player = props.players.name(seat).to_owned();
        let is_there = matches!(standing, Standing::Seated(_));
        let on_free = {
            let (host, update) = (host.clone(), update.clone());
            Callback::from(move |_| {
                host.close(seat);
                update.force_update();
            })
        };
        html! {
            <li key={seat.number()} class={classes!("phone-list__row", is_there.then_some("is-there"))}>
                { props.players.look(seat).mark() }
                <div class="phone-list__who">
                    <span class="phone-list__name">{ &player }</span>
                    <span class="phone-list__standing">{ text }</span>
                </div>
                if matches!(standing, Standing::Free | Standing::Lost(_)) {
                    { named(Some(Glyph::Qr), words::SHOW_CODE, &words::for_whom(&player), on_seat.reform(move |_| Some(seat))) }
                }
                if !matches!(standing, Standing::Free) {
                    { named(None, words::FREE, &words::of_whom(&player), on_free) }
                }
            </li>
        }
    };
    html! {
        <div class="phone-seats">
            <p class="field__hint">{ words::HINT }</p>
            <ul class="phone-list">
                for seat in props.seats {
                    { row(seat) }
                }
            </ul>
            if all_seated {
                <p class="phone-seat__state is-good" role="status">{ words::ALL_SEATED }</p>
                <Button
                    weight={Weight::Main}
                    label={words::DONE}
                    on_press={props.on_done.reform(|_| ())}
                />
            }
        </div>
    }
}

/// A button of a row: the row says whose it is, so that only its name has to.
fn named(glyph: Option<Glyph>, label: &str, whose: &str, on_press: Callback<MouseEvent>) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", if glyph.is_some() { "is-plain" } else { "is-quiet" })}
            onclick={on_press}
        >
            if let Some(glyph) = glyph {
                { icon(glyph) }
            }
            <span>{ label }<span class="visually-hidden">{ whose }</span></span>
        </button>
    }
}
