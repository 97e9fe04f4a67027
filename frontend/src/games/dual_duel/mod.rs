//! Dual Duel on the page.

use std::rc::Rc;

use engine::games::dual_duel::{Action, DualDuel, Phase, View};
use yew::prelude::*;

use super::implement::game_ui;
use super::{AfterLast, ByGestureProps, Gestures};
use crate::words::line::Line;

mod board;
mod decide;
mod details;
mod emblem;
mod face;
mod feats;
mod finale;
mod hand;
mod hands;
mod moment;
mod pair;
mod scene;
mod score;
mod side;
mod sort;
#[cfg(test)]
mod tests;
pub mod text;

pub use face::{picture, sign};

game_ui!(DualDuel {
    fn gestures(view: &View) -> Option<Gestures<Action>> {
        text::hands(view)
    }

    // The cards that were given lie in the pairs that the next choice is about.
    fn after_last(view: &View) -> AfterLast {
        if view.phase == Phase::Keep { AfterLast::Next } else { AfterLast::Table }
    }

    // A call is answered, and its wild swapped in.
    fn completes(view: &View) -> bool {
        matches!(view.phase, Phase::Answer | Phase::Swap)
    }

    fn by_gesture(view: &Rc<View>, by: ByGestureProps) -> Html {
        html! { <hands::Hands view={view.clone()} {by} /> }
    }

    fn card_written(text: &str) -> Option<Line> {
        face::read(text)
    }
});
