//! Fools Gambit on the page.

use engine::games::fools_gambit::{Action, FoolsGambit, Refusal, View};
use yew::prelude::*;

use self::board::Board;
use self::finale::Finale;
use super::{About, BoardProps, FinaleProps, GameUi, OptionText, Origin};
use crate::playback::FrameOf;
use crate::words::players::Players;

mod board;
mod choose;
mod drag;
mod emblem;
mod finale;
mod lane;
mod look;
mod picks;
mod scene;
mod side;
mod swap;
#[cfg(test)]
mod tests;
pub mod text;

/// Fools Gambit.
#[derive(PartialEq, Debug)]
pub struct Ui;

impl GameUi for Ui {
    type Game = FoolsGambit;

    const ABOUT: About = text::ABOUT;
    const ORIGIN: Origin = text::ORIGIN;

    fn emblem() -> Html {
        emblem::emblem()
    }

    fn option(id: &str) -> Option<OptionText> {
        text::option(id)
    }

    fn rules() -> Html {
        text::rules()
    }

    fn board(props: BoardProps<FoolsGambit>) -> Html {
        html! { <Board ..props /> }
    }

    fn finale(props: FinaleProps<FoolsGambit>) -> Html {
        html! { <Finale ..props /> }
    }

    fn lines(frame: &FrameOf<FoolsGambit>, players: &Players) -> Vec<String> {
        frame.events.iter().filter_map(|event| text::event(event, players)).collect()
    }

    fn narrate(frame: &FrameOf<FoolsGambit>, players: &Players) -> Option<String> {
        text::narrate(&frame.events, players)
    }

    fn action(_: &View, action: &Action, _: &Players) -> String {
        text::action(*action)
    }

    fn refusal(refusal: Refusal) -> String {
        text::refusal(refusal)
    }

    fn standing(view: &View, players: &Players) -> String {
        text::standing(view, players)
    }

    fn saved_standing(view: &View, players: &Players) -> String {
        text::saved_standing(view, players)
    }

    fn result(view: &View, players: &Players) -> String {
        text::result(view, players)
    }
}
