//! Duel 52 on the page.

use engine::games::duel_52::{Duel52, Phase, View};

use super::implement::game_ui;
use crate::words::line::Line;

mod board;
mod decide;
mod details;
mod emblem;
mod feats;
mod finale;
mod glyph;
mod grid;
mod hand;
mod lanes;
mod moment;
mod preview;
pub mod reference;
mod reveal;
mod scene;
mod score;
mod side;
#[cfg(test)]
mod tests;
pub mod text;
mod tile;
mod tray;

game_ui!(Duel52 {
    fn place(view: &View) -> Line {
        text::turn_name(view)
    }

    // The own turn lies open; which bannermen are picked, and what is chosen in the other's turn, does not.
    fn lies_open(before: &View) -> bool {
        before.phase == Phase::Turn && before.observer.seat() == Some(before.mover)
    }
});
