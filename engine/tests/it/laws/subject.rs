//! A game under test: it also names its secrets.

use engine::catalogue::AnyGame;
use engine::game::{Inspect, Observer};

pub(crate) trait Subject: Inspect {
    /// Facts that the observer can't know, such as the place of each unseen card. Each fact is
    /// false in some state that looks the same to the observer.
    fn secrets(&self, observer: Observer) -> Vec<String>;
}

impl Subject for AnyGame {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        engine::with_game!(self.id(), G => {
            self.downcast_ref::<G>().expect("it is of that game").secrets(observer)
        })
    }
}
