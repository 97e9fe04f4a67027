//! What the laws must know of a game beside the contract.

mod dual_duel;
mod duel_52;
mod fools_gambit;
mod gold_rush_shoot_out;
mod heads_up_duel;
mod toys;

use engine::catalogue::AnyGame;
use engine::game::{Inspect, Observer};

/// A game that the laws are held against.
pub(crate) trait Subject: Inspect {
    /// Facts of this state that the observer can't know: each is false in some state that it could
    /// not tell from this one. Such as the place of every card that could lie elsewhere.
    fn secrets(&self, observer: Observer) -> Vec<String>;
}

impl Subject for AnyGame {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        engine::with_game!(self.id(), G => {
            self.own::<G>().expect("it is of that game").secrets(observer)
        })
    }
}

/// The words of the canonical text's line that begins so, without that beginning.
fn words_after<G: Inspect>(game: &G, beginning: &str) -> Vec<String> {
    let mut text = String::new();
    game.write_canonical(&mut text).expect("a string takes any text");
    let line = text.lines().find_map(|line| line.strip_prefix(beginning));
    line.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Whether `places` of the places of all `hidden` cards may hold one or another number of those
/// cards of which there are `alike`.
fn unsure(alike: u8, hidden: u8, places: u8) -> bool {
    alike.saturating_sub(hidden - places) < alike.min(places)
}
