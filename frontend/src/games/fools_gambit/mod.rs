use engine::games::fools_gambit::{FoolsGambit, View};

use super::implement::game_ui;
use crate::words::messages::fools_gambit::setup;
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
        // 0 is `Deck::Split`: each seat plays one colour.
        let is_split = options.get("deck") == 0;
        is_split.then(|| if seat == Seat::ONE { setup::BLACK } else { setup::RED })
    }
} {});
