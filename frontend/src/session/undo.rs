use std::rc::Rc;

use engine::game::{Decision, Event, Game};
use engine::seat::{Seat, SeatSet};

use super::Session;
use crate::device::{Purpose, Screen, TableReason};

impl Session {
    /// Whether the whole last choice can be undone: it was made in this visit, without a clock, and nobody who learned
    /// something from it has looked since.
    pub fn can_undo(&self) -> bool {
        let Some(seat) = self.seat_to_undo() else { return false };
        let Some(last) = self.record.decisions.last() else { return false };
        let choice = self.last_choice();
        let seats = self.game.seats();
        let frames = self.history[choice.clone()].iter().flat_map(|frames| frames.iter());
        let events = frames.flat_map(|frame| &frame.events);
        let learners =
            events.map(|event| event.reveals_to(seats)).fold(SeatSet::EMPTY, SeatSet::union);
        let is_own = last.seat == seat && matches!(last.decision, Decision::Act(_));
        let was_seen = if self.is_by_link() {
            // Only this seat's person looks at this device.
            learners.contains(seat)
        } else {
            learners.iter().any(|seat| self.seats_seen[seat.index()] > choice.start)
                || self.table_seen > choice.start
        };
        let was_timed = self.before_last().turn().clock().is_some();
        is_own && !self.waits_for_link() && !was_timed && choice.end > self.visit_start && !was_seen
    }

    /// The seat that has to open its curtain for a requested undo.
    pub(super) fn undo_requested_by(&self) -> Option<Seat> {
        let Screen::Curtain(seat, Purpose::Undo) = self.screen() else { return None };
        Some(seat)
    }

    /// The seat that the screen would let undo, whether or not it has decided.
    fn seat_to_undo(&self) -> Option<Seat> {
        match self.screen() {
            Screen::Seat(seat) | Screen::Done(seat) | Screen::Curtain(seat, Purpose::Undo) => {
                Some(seat)
            }
            // The seat is alone at the device, and no link is made yet.
            Screen::Table(TableReason::Remote) if self.is_by_link() => self.people().lowest(),
            _ => None,
        }
    }

    pub(super) fn open_curtain(&mut self) {
        if self.undo_requested_by().is_none() {
            self.device = self.device.on_open(&self.situation());
        } else if self.can_undo() {
            self.undo();
        } else {
            // A remote player has decided meanwhile.
            self.device = self.device.advance(&self.situation());
        }
    }

    pub(super) fn undo(&mut self) {
        let Some(seat) = self.seat_to_undo().filter(|_| self.can_undo()) else { return };
        let start = self.last_choice().start;
        Rc::make_mut(&mut self.record).decisions.truncate(start);
        Rc::make_mut(&mut self.history).truncate(start);
        self.game = Rc::new(self.state_after(start).clone());
        for seen in &mut self.seats_seen {
            *seen = start.min(*seen);
        }
        self.device = self.device.on_undo(seat);
    }
}
