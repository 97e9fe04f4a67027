//! The players on phones, and whether they are still choosing.

use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::components::seat;
use crate::pages::table::game::RunningGame;
use crate::pages::table::phones::{how, is_choosing, is_missing};
use crate::pages::table::sheet::Sheet;
use crate::services::phones::{Host, HostEvent};
use crate::words::phone;

/// Names up to this many missing phones.
const MOST_NAMED: u8 = 3;

#[derive(Properties, PartialEq)]
pub struct StripProps {
    pub game: RunningGame,
    pub on_sheet: Callback<Option<Sheet>>,
}

/// The strip above the board of a table with seats on phones.
#[component]
pub fn Strip(props: &StripProps) -> Html {
    let StripProps { game, on_sheet } = props;
    let RunningGame { session, players, .. } = game;
    let host = use_memo((), |()| Host::of_page());
    let update = use_force_update();
    {
        // Onlookers change nothing in the game when they come or go.
        let host = host.clone();
        use_effect_with((), move |()| {
            let listening = host.listen(Callback::from(move |event| {
                if !matches!(event, HostEvent::Message(..)) {
                    update.force_update();
                }
            }));
            move || drop(listening)
        });
    }
    let seats = session.on_phones();
    if session.turn().outcome().is_some() {
        return Html::default();
    }
    let chip = |seat: Seat| {
        let (name, how) = (players.name(seat).to_owned(), how(session, &host, seat));
        let class = classes!(
            "row-1",
            "phones__seat",
            is_missing(&host, seat).then_some("is-missing"),
            is_choosing(session, &host, seat).then_some("is-choosing"),
        );
        html! {
            <li key={seat.number()} {class}>
                { seat::mark(players, seat) }
                <span class="clip phones__name">{ name }</span>
                <span class="soft phones__how">{ how }</span>
            </li>
        }
    };
    let missing: SeatSet = seats.iter().filter(|seat| is_missing(&host, *seat)).collect();
    let are_many = missing.len() > MOST_NAMED;
    let named = if are_many { seats.difference(missing) } else { seats };
    html! {
        <section class="row wrap phones" aria-label={phone::TITLE}>
            <ul class="wrap phones__seats">
                { for named.iter().map(chip) }
                for (chair, name) in host.onlookers() {
                    <li key={chair.number()} class="row-1 phones__seat">
                        <span class="clip phones__name">{ name.to_string() }</span>
                        <span class="soft phones__how">{ phone::LOOKS_ON }</span>
                    </li>
                }
                if are_many {
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
                    on_press={on_sheet.reform(|_| Some(Sheet::Phones))}
                />
            }
        </section>
    }
}
