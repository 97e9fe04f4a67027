//! The onlookers, and the code for the next one.

use engine::catalogue::GameId;
use engine::record::Name;
use yew::prelude::*;

use super::answer::ChairCode;
use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::services::phones::{Chair, ChairState, Host, PhonesError};
use crate::words::{phone, phones as words};

/// The chair for the next onlooker: a free one, else that of an unreachable phone; `None` if all are taken.
fn next_chair(host: &Host) -> Option<Chair> {
    let standing = |chair: &Chair| host.chair_state(*chair);
    Chair::onlookers()
        .find(|chair| matches!(standing(chair), ChairState::Free | ChairState::Connecting))
        .or_else(|| Chair::onlookers().find(|chair| matches!(standing(chair), ChairState::Lost(_))))
}

/// The onlookers; a tap gives one a seat in the game that is being set up.
pub fn to_seat(host: &Host, is_seated: impl Fn(&str) -> bool, on_seat: &Callback<Name>) -> Html {
    let waiting: Vec<(Chair, Name)> =
        host.onlookers().into_iter().filter(|(_, name)| !is_seated(name.as_str())).collect();
    if waiting.is_empty() {
        return Html::default();
    }
    let button = |(chair, name): (Chair, Name)| {
        let label = words::seat_them(name.as_str());
        let on_press = on_seat.reform(move |_: MouseEvent| name.clone());
        html! { <li key={chair.number()}><Button icon={Glyph::Plus} {label} {on_press} /></li> }
    };
    html! {
        <div class="stack-2 company">
            <ul class="wrap-2 company__people" aria-label={words::TO_SEAT}>
                { for waiting.into_iter().map(button) }
            </ul>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct OnlookersProps {
    pub host: Host,
    pub game: GameId,
    /// Whether to show a code for one more.
    pub asks: bool,
    pub on_ask: Callback<()>,
    /// Something changed here.
    pub on_change: Callback<()>,
    /// A code could not be made.
    pub on_trouble: Callback<PhonesError>,
}

#[component]
pub fn Onlookers(props: &OnlookersProps) -> Html {
    let OnlookersProps { host, game, asks, on_ask, on_change, on_trouble } = props;
    let row = |(chair, name): (Chair, Name)| {
        let on_free = {
            let host = host.clone();
            on_change.reform(move |_: MouseEvent| host.close(chair))
        };
        html! {
            <li key={chair.number()} class="phone-list__seat is-there">
                <div class="row wrap phone-list__row">
                    <div class="phone-list__who">
                        <span class="strong phone-list__name">{ name.as_str().to_owned() }</span>
                        <span class="note phone-list__standing">{ phone::LOOKS_ON }</span>
                    </div>
                    <Button label={words::send_away(name.as_str())} on_press={on_free} />
                </div>
            </li>
        }
    };
    let next = next_chair(host);
    html! {
        <>
            <ul class="stack-4 phone-list">
                { for host.onlookers().into_iter().map(row) }
                if let Some(chair) = next.filter(|_| *asks) {
                    <li key="next" class="phone-list__seat">
                        <div class="phone-list__who">
                            <span class="strong phone-list__name">{ words::ONLOOKER }</span>
                            <span class="note phone-list__standing">{ words::LOOK_ON_HINT }</span>
                        </div>
                        <ChairCode
                            key={chair.number()}
                            host={host.clone()}
                            game={*game}
                            {chair}
                            name={words::ONLOOKER}
                            must_ask={host.chair_state(chair) != ChairState::Connecting}
                            {on_trouble}
                        />
                    </li>
                }
            </ul>
            if next.is_some() && !asks {
                <Button
                    icon={Glyph::Qr}
                    label={words::LOOK_ON}
                    on_press={on_ask.reform(|_: MouseEvent| ())}
                />
            }
        </>
    }
}
