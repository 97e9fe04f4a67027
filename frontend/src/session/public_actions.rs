//! What can be done on the open table, without a visit behind a curtain.

use engine::catalogue::AnyAction;
use engine::game::{Game, Order, Privacy, Turn};
use engine::seat::Seat;

use super::Session;
use crate::device::{Screen, Why};

impl Session {
    /// What the one person whom the game waits for can do on the table before all eyes, without
    /// taking the device.
    pub fn public_actions(&self) -> Option<(Seat, Vec<AnyAction>)> {
        let Turn::Awaiting(now) = self.game.turn() else { return None };
        let seat = now.seats.both(self.people()).lowest()?;
        // What is chosen on the open table anyway has its controls on the board.
        let visit = now.order == Order::Alone && now.privacy == Privacy::Private;
        let mut actions = Vec::new();
        if visit && self.people().len() > 1 && matches!(self.screen(), Screen::Table(Why::News)) {
            self.game.legal_actions(seat, &mut actions);
            actions.retain(|action| self.game.is_public(action));
        }
        (!actions.is_empty()).then_some((seat, actions))
    }
}
