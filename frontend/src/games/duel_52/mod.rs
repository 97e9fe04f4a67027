//! Duel 52 on the page.

use engine::games::duel_52::{Action, Duel52, Refusal, View};
use yew::prelude::*;

use self::board::Board;
use self::finale::Finale;
use super::{About, BoardProps, FinaleProps, GameUi, OptionText, Origin};
use crate::playback::FrameOf;
use crate::words::players::Players;

mod board;
mod decide;
mod emblem;
mod finale;
mod hand;
mod lanes;
mod look;
mod preview;
pub mod reference;
mod reveal;
mod scene;
mod side;
#[cfg(test)]
mod tests;
pub mod text;
mod tile;
mod tray;

/// Duel 52.
#[derive(PartialEq, Debug)]
pub struct Ui;

impl GameUi for Ui {
    type Game = Duel52;

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

    fn board(props: BoardProps<Duel52>) -> Html {
        html! { <Board ..props /> }
    }

    fn finale(props: FinaleProps<Duel52>) -> Html {
        html! { <Finale ..props /> }
    }

    fn lines(frame: &FrameOf<Duel52>, players: &Players) -> Vec<String> {
        text::lines(frame, players)
    }

    fn narrate(frame: &FrameOf<Duel52>, players: &Players) -> Option<String> {
        text::narrate(frame, players)
    }

    fn action(view: &View, action: &Action, _: &Players) -> String {
        text::action(*action, text::Names::of(view))
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
