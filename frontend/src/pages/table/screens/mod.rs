pub mod conflict;
mod done;
pub mod elsewhere;
mod evening;
pub mod explained_round;
mod hand_over;
pub mod hint;
mod open_actions;
mod open_table;
mod over;
mod paste_link;
pub mod send_move;

use engine::game::Decision;
use engine::seat::Seat;
use yew::prelude::*;

use self::done::Done;
use self::hand_over::{HandOverFrame, curtain_screen, gestures_screen, pick_screen, recap_screen};
use self::open_table::OpenTable;
use self::over::Over;
use self::send_move::foot_by_link;
use super::game::{GameProps, RunningGame, SeatProps, use_decision_props, use_view_and_frames};
use crate::components::button::{Button, Weight};
use crate::components::needs::when_loaded;
use crate::components::panel::panel;
use crate::device::{Purpose, Screen, TableReason};
use crate::games::Board;
use crate::services::parts::Part;
use crate::services::storage::StoreError;
use crate::session::{Session, Step};
use crate::words::{self, errors, table};

#[component]
pub fn CurrentScreen(GameProps { game }: &GameProps) -> Html {
    match game.session.screen() {
        Screen::Table(TableReason::Over) => {
            let game = game.clone();
            when_loaded(over_parts(&game), move || html! { <Over game={game.clone()} /> })
        }
        Screen::Table(reason) => html! { <OpenTable {reason} game={game.clone()} /> },
        Screen::Seat(seat) => html! { <SeatScreen {seat} game={game.clone()} /> },
        Screen::Pick(_)
        | Screen::Gestures(_)
        | Screen::Curtain(..)
        | Screen::Recap(_)
        | Screen::Done(_) => {
            let game = game.clone();
            when_loaded(vec![Part::Company], move || company_screen(&game))
        }
        Screen::Leave(seat) => leave_screen(seat, game),
        // The page replaces this table as soon as it knows that another tab has the game.
        Screen::ReadOnly => Html::default(),
    }
}

/// The screens between two people.
#[inline(never)] // For the split: see docs/size.md.
fn company_screen(game: &RunningGame) -> Html {
    match game.session.screen() {
        Screen::Pick(seats) => pick_screen(game, seats),
        Screen::Gestures(_) => gestures_screen(game),
        Screen::Curtain(seat, purpose @ Purpose::Play) => html! {
            <HandOverFrame game={game.clone()}>{ curtain_screen(game, seat, purpose) }</HandOverFrame>
        },
        Screen::Curtain(seat, purpose) => curtain_screen(game, seat, purpose),
        Screen::Recap(seat) => recap_screen(game, seat),
        Screen::Done(seat) => html! { <Done {seat} game={game.clone()} /> },
        Screen::Table(_) | Screen::Seat(_) | Screen::Leave(_) | Screen::ReadOnly => Html::default(),
    }
}

#[inline(never)] // For the split: see docs/size.md.
fn leave_screen(seat: Seat, game: &RunningGame) -> Html {
    let players = &game.players;
    let name = (players.people().len() > 1).then(|| players.name(seat));
    let buttons = html! {
        <div class="stack-2 sheet__buttons">
            <Button weight={Weight::Main} label={table::STAY} on_press={game.step(Step::Stay)} />
            <Button
                weight={Weight::Danger}
                label={table::REALLY_GIVE_UP}
                on_press={game.step(Step::Decide(seat, Decision::Leave))}
            />
        </div>
    };
    let question = name.map_or_else(|| table::YOU_GIVE_UP.to_string(), table::does_give_up);
    panel(question, Some(table::give_up_hint(players.count())), buttons)
}

fn over_parts(game: &RunningGame) -> Vec<Part> {
    let is_by_link = game.session.by_link().is_some();
    let link_parts: &[Part] = if is_by_link { &[Part::ByLink, Part::Packing] } else { &[] };
    let evening_parts: &[Part] = if game.evening.is_some() { &[Part::Evening] } else { &[] };
    [&[Part::Later, Part::More], evening_parts, link_parts].concat()
}

#[component]
fn SeatScreen(SeatProps { seat, game }: &SeatProps) -> Html {
    let (act, judge) = use_decision_props(&game.session, *seat);
    let (view, frames) = use_view_and_frames(&game.session, Session::just_done);
    html! {
        <>
            <Board {view} players={game.players.clone()} {frames} {act} {judge} />
            { foot(game) }
        </>
    }
}

/// The buttons below a seat's board: to hand the device to the recipient of the seat's offer, and to undo.
fn foot(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    if session.by_link().is_some() {
        return foot_by_link(game);
    }
    let offer_recipient = session.offer_recipient();
    if offer_recipient.is_none() && !session.can_undo() {
        return Html::default();
    }
    html! {
        <div class="table__foot">
            if let Some(other) = offer_recipient {
                <Button
                    id="hand-to"
                    label={table::hand_to(players.name(other))}
                    on_press={game.step(Step::HandTo(other))}
                />
            }
            if session.can_undo() {
                <Button label={table::UNDO} on_press={game.step(Step::Undo)} />
            }
        </div>
    }
}

/// Says why the game isn't saved, with a retry button.
pub fn not_saved((error, on_retry): (StoreError, Callback<()>)) -> Html {
    html! {
        <div class="row-3 wrap-3 spread table__trouble" role="alert">
            <p><strong>{ table::NOT_SAVED }</strong>{ " " }{ errors::store(error) }</p>
            <Button label={words::TRY_AGAIN} on_press={on_retry.reform(|_| ())} />
        </div>
    }
}
