//! The screen after a seat's decision: from here the device changes hands.

use engine::game::Decision;
use engine::seat::Seat;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::hand_over::{HandOverFrame, fits_below, hand_over};
use crate::components::button::{Button, Weight, main_button};
use crate::components::icon::Glyph;
use crate::components::panel::panel;
use crate::components::rich_sentence::sentence_list;
use crate::device::Screen;
use crate::games;
use crate::hooks::use_settings;
use crate::pages::table::game::{RunningGame, SeatProps};
use crate::services::settings::OpenBy;
use crate::session::{Session, Step};
use crate::words::text::Text;
use crate::words::{clock, table};

/// The undo stays for this long after the last touch: then the next person has the device. People who tap instead of
/// holding may be slower.
const fn undo_time_ms(opening: OpenBy) -> u32 {
    match opening {
        OpenBy::Hold => 6_000,
        OpenBy::Tap => 20_000,
    }
}

/// The screen's title, by the kind of the last decision.
fn title_after(session: &Session, seat: Seat) -> Text {
    if session.last_own_decision(seat) == Some(&Decision::Timeout) {
        // The rules have decided.
        table::RAN_OUT
    } else if session.keeps_secret() {
        // Revealed when all have chosen.
        table::LOCKED_IN
    } else if games::ui_of(&session.view_before_last(seat)).is_open_turn() {
        // A public turn, except for its face-down cards.
        table::TURN_DONE
    } else {
        table::DONE
    }
}

/// The seat has decided, by a button that named its choice. The next person takes the device from this very screen, so
/// nothing here shows the choice again: undo shows the seat's curtain first. News for the seat alone appears at once,
/// and is hidden before the device moves on.
#[component]
pub fn Done(SeatProps { seat, game }: &SeatProps) -> Html {
    let RunningGame { session, players, .. } = game;
    let (seat, name) = (*seat, players.name(*seat));
    // Private news calls the seat "you".
    let own = players.clone().read_by(Some(seat));
    let title = title_after(session, seat);
    let news = own.sentences(&games::lines(&session.private_news(seat), own.people()).concat());
    let next = session.upcoming();
    let opening = use_settings().curtain;
    let is_private = matches!(next, Screen::Curtain(..) | Screen::Pick(_));
    let hands_over = match next {
        Screen::Pick(seats) => fits_below(seats),
        _ => is_private,
    };
    let hint = (!is_private).then_some(table::MIDDLE);
    let pass_on = if is_private { table::PASS_ON } else { table::SHOW_TABLE };
    // The undo stays as long as the private news.
    let time_ms = news.is_empty().then(|| undo_time_ms(opening));
    let content = html! {
        <>
            if title == table::RAN_OUT {
                <p class="sheet__decided">{ clock::RAN_OUT }</p>
            }
            if !news.is_empty() {
                <h3>{ table::LEARNED }</h3>
                { sentence_list(&news) }
            }
            if hands_over && news.is_empty() {
                { hand_over(game, Html::default()) }
            } else {
                { main_button("pass-on", Some(Glyph::Device), pass_on, game.step(Step::PassOn)) }
            }
            if session.can_undo() {
                <UndoButton label={table::undo_of(name)} on_undo={game.step(Step::AskToUndo)} {time_ms} />
            }
        </>
    };
    let panel = panel(title, hint, content);
    if is_private && news.is_empty() {
        html! { <HandOverFrame game={game.clone()}>{ panel }</HandOverFrame> }
    } else {
        panel
    }
}

#[derive(Properties, PartialEq)]
struct UndoButtonProps {
    label: String,
    on_undo: Callback<()>,
    /// `None` if the button stays as long as the screen.
    time_ms: Option<u32>,
}

/// The undo, only for the person who has decided. It disappears when nobody touches it, and leaves its place empty, so
/// that nothing above it moves under a finger.
#[component]
fn UndoButton(UndoButtonProps { label, on_undo, time_ms }: &UndoButtonProps) -> Html {
    let is_gone = use_state_eq(|| false);
    let touch_count = use_state_eq(|| 0_u32);
    let setter = is_gone.setter();
    use_effect_with((*time_ms, *touch_count), move |(time_ms, _)| {
        let timer = time_ms.map(|time_ms| Timeout::new(time_ms, move || setter.set(true)));
        move || drop(timer)
    });
    if *is_gone {
        return html! {
            <div class="row-2 wrap-2 middle soft done__own is-gone" aria-hidden="true">
                <span class="button is-quiet">{ label }</span>
            </div>
        };
    }
    let on_touch = Callback::from(move |()| touch_count.set(*touch_count + 1));
    html! {
        <div
            class="row-2 wrap-2 middle soft done__own"
            onpointerdown={on_touch.reform(|_: PointerEvent| ())}
            onfocusin={on_touch.reform(|_: FocusEvent| ())}
            onkeydown={on_touch.reform(|_: KeyboardEvent| ())}
        >
            <Button
                id="undo"
                weight={Weight::Quiet}
                label={label.clone()}
                on_press={on_undo.reform(|_| ())}
            />
        </div>
    }
}

#[cfg(test)]
mod tests;
