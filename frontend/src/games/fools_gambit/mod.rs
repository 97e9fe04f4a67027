use engine::games::fools_gambit::{FoolsGambit, View};

use super::implement::game_ui;
use crate::words::text::Text;

mod board;
mod choose;
mod details;
mod draft;
mod drawing;
mod emblem;
mod finale;
mod highlights;
mod row;
mod scene;
mod side;
#[cfg(test)]
mod tests;
pub mod text;

game_ui!(FoolsGambit: fools_gambit {
    fn seat_note(seat: Seat, options: &Values) -> Option<Text> {
        text::seat_note(seat, options)
    }
} {});
