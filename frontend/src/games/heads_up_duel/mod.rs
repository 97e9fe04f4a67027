//! Heads Up Duel on the page.

use engine::games::heads_up_duel::{Action, HeadsUpDuel, Refusal, View};
use engine::seat::Seat;
use yew::prelude::*;

use self::board::Board;
use self::finale::Finale;
use super::{About, BoardProps, FinaleProps, GameUi, OptionText, Origin};
use crate::playback::FrameOf;
use crate::words::players::Players;

mod board;
mod bracket;
mod draft;
mod duel;
mod emblem;
mod face;
mod finale;
mod floor;
mod hand;
mod look;
mod make;
mod market;
mod offers;
mod others;
mod pairing;
mod scale;
mod scene;
#[cfg(test)]
mod tests;
pub mod text;
mod trade;

pub use draft::Draft;

/// Heads Up Duel.
#[derive(PartialEq, Debug)]
pub struct Ui;

impl GameUi for Ui {
    type Game = HeadsUpDuel;

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

    fn board(props: BoardProps<HeadsUpDuel>) -> Html {
        html! { <Board ..props /> }
    }

    fn finale(props: FinaleProps<HeadsUpDuel>) -> Html {
        html! { <Finale ..props /> }
    }

    fn lines(frame: &FrameOf<HeadsUpDuel>, players: &Players) -> Vec<String> {
        frame.events.iter().filter_map(|event| text::event(event, players)).collect()
    }

    fn narrate(frame: &FrameOf<HeadsUpDuel>, players: &Players) -> Option<String> {
        text::narration(&frame.events, players)
    }

    fn action(_: &View, action: &Action, _: &Players) -> String {
        text::action(action)
    }

    fn public_action(_: &View, seat: Seat, action: &Action, players: &Players) -> String {
        let other = match action {
            Action::Pick(other) => Some(players.name(*other)),
            _ => None,
        };
        text::board::public_action(players.name(seat), action, other)
    }

    fn public_action_of_all(view: &View, action: &Action, players: &Players) -> String {
        match action {
            Action::Finish => text::board::NOBODY_TRADES.to_owned(),
            _ => Self::action(view, action, players),
        }
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
