//! Dual Duel on the page.

use engine::games::dual_duel::DualDuel;

use super::implement::game_ui;
use crate::words::line::Line;

mod board;
mod decide;
mod details;
mod emblem;
mod face;
mod feats;
mod finale;
mod hand;
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
    fn card_written(text: &str) -> Option<Line> {
        face::read(text)
    }
});
