//! Actions that people take on the open table, without taking the device.

use engine::catalogue::AnyAction;
use engine::game::{Decision, Game, Order, Privacy, Sink, Turn};
use engine::seat::{Seat, SeatSet};

use super::Session;
use crate::device::{Screen, TableReason};

impl Session {
    /// Actions that awaited people can take at the table without the device. In turn order the news offers those of the
    /// next player; in a free order the screen on which people choose the next one offers everybody's.
    pub fn public_actions(&self) -> Vec<(Seat, AnyAction)> {
        let Turn::Awaiting(awaiting) = self.game.turn() else { return Vec::new() };
        let on_screen = match (awaiting.order, self.screen()) {
            // A choice on the open table has its controls on the board.
            (Order::Alone, Screen::Table(TableReason::News)) => {
                awaiting.privacy == Privacy::Private
            }
            (Order::Free, Screen::Pick(_) | Screen::Table(TableReason::Pause)) => true,
            (Order::Alone | Order::Together | Order::Free, _) => false,
        };
        if !on_screen || !self.is_shared() {
            return Vec::new();
        }
        let due = awaiting.seats.intersection(self.people());
        let actions_of = |seat| {
            let mut actions = Vec::new();
            self.game.legal_actions(seat, &mut actions);
            actions.retain(|action| self.game.is_public(action));
            actions.into_iter().map(move |action| (seat, action))
        };
        due.iter().flat_map(actions_of).collect()
    }

    /// One action that several people can take at once, such as "ready", with each of their seats; empty if there is
    /// none, or if one of them has another public action, too.
    pub fn shared_public_actions(&self) -> Vec<(Seat, AnyAction)> {
        let actions = self.public_actions();
        let same = match &actions[..] {
            [(seat, action)] => self.same_action_in_turn(*seat, action),
            _ => actions,
        };
        let are_alike = same.windows(2).all(|two| two[0].0 != two[1].0 && two[0].1 == two[1].1);
        if are_alike && same.len() > 1 { same } else { Vec::new() }
    }

    /// The people who can take this action one after the other, each once, from `first` on.
    fn same_action_in_turn(&self, first: Seat, action: &AnyAction) -> Vec<(Seat, AnyAction)> {
        let mut game = (*self.game).clone();
        let mut seats = SeatSet::EMPTY;
        let mut all = Vec::new();
        let mut next = first;
        while self.people().contains(next)
            && !seats.contains(next)
            && game.decide(next, Decision::Act(action.clone()), &mut Sink::none()).is_ok()
        {
            seats = seats.with(next);
            all.push((next, action.clone()));
            let Turn::Awaiting(now) = game.turn() else { break };
            let Some(seat) = now.seats.lowest() else { break };
            if now.order != Order::Alone {
                break;
            }
            next = seat;
        }
        all
    }
}
