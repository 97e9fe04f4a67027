use engine::games::duel_52::{Duel52, Phase, View};

use super::implement::game_ui;

mod board;
mod choose;
mod details;
mod draft;
mod drawing;
mod emblem;
mod finale;
mod grid;
mod highlights;
mod lanes;
mod preview;
mod scene;
mod side;
#[cfg(test)]
mod tests;
pub mod text;
mod tile;

game_ui!(Duel52: duel_52 {} {
    fn current_round(&self) -> Line {
        text::turn_name(self)
    }

    // Turns are public; picks of bannermen and choices in the other seat's turn are secret.
    fn is_open_turn(&self) -> bool {
        self.phase == Phase::Turn && self.observer.seat() == Some(self.mover)
    }
});
