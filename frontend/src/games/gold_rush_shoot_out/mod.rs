//! Gold Rush Shoot Out on the page.

use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Action, GoldRushShootOut, View};
use yew::prelude::*;

use super::implement::game_ui;
use super::{ByGestureProps, Gestures};

mod arrows;
mod board;
mod decide;
mod draft;
mod emblem;
mod feats;
mod finale;
mod gestures;
pub mod icons;
mod ledger;
mod moment;
mod own;
mod plate;
mod ring;
mod scene;
mod score;
mod take;
mod tally;
#[cfg(test)]
mod tests;
pub mod text;

pub use draft::Tap;

game_ui!(GoldRushShootOut {
    fn gestures(view: &View) -> Option<Gestures<Action>> {
        text::gestures(view)
    }

    fn lays_out() -> bool {
        true
    }

    fn by_gesture(view: &Rc<View>, by: ByGestureProps) -> Html {
        // Thumbs of another kind are counted to again, though the same people show them.
        let (key, view) = (by.gestures.title, view.clone());
        html! { <gestures::ByGesture {key} {view} {by} /> }
    }
});
