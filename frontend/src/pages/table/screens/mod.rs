pub mod before_deal;
pub mod broken;
pub mod conflict;
mod done;
pub mod elsewhere;
mod evening;
mod gate;
mod hand_over;
pub mod hint;
pub mod how_round;
mod leave;
pub mod not_saved;
mod open_actions;
mod open_table;
mod over;
mod paste_link;
mod phones;
mod seat;
mod send_move;
mod sound_question;
pub mod strip;

use engine::catalogue::AnyView;
use yew::prelude::*;

use self::done::Done;
use self::gate::Gate;
use self::hand_over::{curtain, gestures, pick, recap};
use self::leave::leave;
use self::open_table::OpenTable;
use self::over::Over;
use self::seat::SeatScreen;
use super::game::RunningGame;
use crate::components::needs::when_loaded;
use crate::device::{Purpose, Screen, Why};
use crate::services::parts::Part;

#[derive(Properties, PartialEq)]
pub struct ScreenProps {
    pub game: RunningGame,
    /// The board shows this view.
    pub on_view: Callback<AnyView>,
}

/// The current screen. It is remounted for every screen.
#[component]
pub fn CurrentScreen(props: &ScreenProps) -> Html {
    let ScreenProps { game, on_view } = props;
    match game.session.screen() {
        Screen::Table(Why::Over) => {
            let game = game.clone();
            when_loaded(over_parts(&game), move || html! { <Over game={game.clone()} /> })
        }
        Screen::Table(why) => {
            html! { <OpenTable {why} game={game.clone()} on_view={on_view.clone()} /> }
        }
        Screen::Seat(seat) => html! { <SeatScreen {seat} game={game.clone()} /> },
        Screen::Pick(_)
        | Screen::Gestures(_)
        | Screen::Curtain(..)
        | Screen::Recap(_)
        | Screen::Done(_) => {
            let game = game.clone();
            when_loaded(vec![Part::Company], move || in_company(&game))
        }
        Screen::Leave(seat) => leave(seat, game),
        // The page shows another component as soon as it knows that another tab has the game.
        Screen::ReadOnly => Html::default(),
    }
}

/// The screens between two people.
fn in_company(game: &RunningGame) -> Html {
    match game.session.screen() {
        Screen::Pick(seats) => pick(game, seats),
        Screen::Gestures(_) => gestures(game),
        Screen::Curtain(seat, purpose @ Purpose::Play) => html! {
            <Gate game={game.clone()}>{ curtain(game, seat, purpose) }</Gate>
        },
        Screen::Curtain(seat, purpose) => curtain(game, seat, purpose),
        Screen::Recap(seat) => recap(game, seat),
        Screen::Done(seat) => html! { <Done {seat} game={game.clone()} /> },
        Screen::Table(_) | Screen::Seat(_) | Screen::Leave(_) | Screen::ReadOnly => Html::default(),
    }
}

/// The parts for the end of a game: an ordinary one, or one of an evening or by link.
fn over_parts(game: &RunningGame) -> Vec<Part> {
    let by_link = game.session.by_link().is_some();
    let more: &[Part] = if by_link { &[Part::ByLink, Part::Packing] } else { &[] };
    let evening: &[Part] = if game.evening.is_some() { &[Part::Evening] } else { &[] };
    [&[Part::Later, Part::More], evening, more].concat()
}
