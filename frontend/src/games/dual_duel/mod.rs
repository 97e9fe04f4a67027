//! Dual Duel on the page.

use engine::games::dual_duel::{Action, DualDuel, Refusal, View};
use yew::prelude::*;

use self::board::Board;
use self::finale::Finale;
use super::{About, BoardProps, FinaleProps, GameUi, OptionText, Origin};
use crate::playback::FrameOf;
use crate::words::players::Players;

mod board;
mod decide;
mod emblem;
mod face;
mod finale;
mod hand;
mod look;
mod pair;
mod scene;
mod side;
mod sort;
#[cfg(test)]
mod tests;
pub mod text;

pub use face::{picture, sign};

/// Dual Duel.
#[derive(PartialEq, Debug)]
pub struct Ui;

impl GameUi for Ui {
    type Game = DualDuel;

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

    fn board(props: BoardProps<DualDuel>) -> Html {
        html! { <Board ..props /> }
    }

    fn finale(props: FinaleProps<DualDuel>) -> Html {
        html! { <Finale ..props /> }
    }

    fn lines(frame: &FrameOf<DualDuel>, players: &Players) -> Vec<String> {
        frame.events.iter().filter_map(|event| text::event(event, players)).collect()
    }

    fn narrate(frame: &FrameOf<DualDuel>, players: &Players) -> Option<String> {
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
