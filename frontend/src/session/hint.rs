//! Hints for a single player.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyView};
use engine::game::{Game, Observer};
use engine::seat::Seat;

use super::Session;
use crate::device::{Screen, TableReason};

#[derive(Clone, PartialEq, Debug)]
pub struct HintTask {
    pub seat: Seat,
    /// All that the hint may use.
    pub view: Rc<AnyView>,
}

impl Session {
    /// A hint's task: the single player's awaited decision, while the screen shows it. Several people get no hints.
    pub fn hint_task(&self) -> Option<HintTask> {
        let people = self.all_people();
        let seat = self.people().lowest().filter(|_| people.len() == 1)?;
        let is_shown =
            [Screen::Seat(seat), Screen::Table(TableReason::Choice)].contains(&self.screen());
        let is_owed = self.turn().awaited().contains(seat);
        (is_shown && is_owed)
            .then(|| HintTask { seat, view: Rc::new(self.game.view(Observer::Seat(seat))) })
    }

    pub fn read_action(&self, text: &str) -> Option<AnyAction> {
        self.game.read_action(text).ok()
    }

    pub const fn hints(&self) -> u32 {
        self.hints
    }
}
