//! Gold Rush Shoot Out on the page.

use engine::games::gold_rush_shoot_out::{Action, GoldRushShootOut, Refusal, View};
use yew::prelude::*;

use self::board::Board;
use self::finale::Finale;
use super::{About, BoardProps, FinaleProps, GameUi, OptionText, Origin};
use crate::playback::FrameOf;
use crate::words::players::Players;

mod arrows;
mod board;
mod count;
mod decide;
mod draft;
mod emblem;
mod finale;
pub mod icons;
mod ledger;
mod own;
mod plate;
mod ring;
mod scene;
mod take;
#[cfg(test)]
mod tests;
pub mod text;

pub use draft::Tap;

/// Gold Rush Shoot Out.
#[derive(PartialEq, Debug)]
pub struct Ui;

impl GameUi for Ui {
    type Game = GoldRushShootOut;

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

    fn board(props: BoardProps<GoldRushShootOut>) -> Html {
        html! { <Board ..props /> }
    }

    fn finale(props: FinaleProps<GoldRushShootOut>) -> Html {
        html! { <Finale ..props /> }
    }

    fn lines(frame: &FrameOf<GoldRushShootOut>, players: &Players) -> Vec<String> {
        frame.events.iter().filter_map(|event| text::event(event, players)).collect()
    }

    fn narrate(frame: &FrameOf<GoldRushShootOut>, players: &Players) -> Option<String> {
        text::several(&frame.events, players)
    }

    fn action(_: &View, action: &Action, players: &Players) -> String {
        text::action(*action, players)
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
