//! Hints, for one person who plays against the device.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyView};
use engine::game::{Game, Observer};
use engine::seat::Seat;

use super::Session;
use crate::device::{Screen, Why};

/// A decision about which the person can be given a hint.
#[derive(Clone, PartialEq, Debug)]
pub struct HintTask {
    /// Its seat.
    pub seat: Seat,
    /// All that it may look at.
    pub view: Rc<AnyView>,
}

impl Session {
    /// The decision that is owed by the one person who plays, as long as the screen shows it. Where
    /// several people play nobody is given hints.
    pub fn hint_task(&self) -> Option<HintTask> {
        let people = self.all_people();
        let seat = self.people().lowest().filter(|_| people.len() == 1)?;
        let is_shown = [Screen::Seat(seat), Screen::Table(Why::Choice)].contains(&self.screen());
        let is_owed = self.turn().awaited().contains(seat);
        (is_shown && is_owed)
            .then(|| HintTask { seat, view: Rc::new(self.game.view(Observer::Seat(seat))) })
    }

    /// Reads an action that the coach names.
    pub fn read_action(&self, text: &str) -> Option<AnyAction> {
        self.game.read_action(text).ok()
    }

    /// How many hints were taken.
    pub const fn hints(&self) -> u32 {
        self.hints
    }
}
