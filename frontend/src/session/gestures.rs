//! Choices that people show with their hands, all at once. Without gestures each enters a choice in secret.

use engine::catalogue::AnyAction;
use engine::game::{Decision, Game, Order, Privacy, Turn};
use engine::seat::{Seat, SeatSet};

use super::Session;
use crate::device::Screen;
use crate::games::{self, AfterChoices, Gestures};

impl Session {
    /// The seats that can choose by gestures now, and the gestures; `None` if they have to choose in secret.
    pub fn gestures(&self) -> Option<(SeatSet, Gestures<AnyAction>)> {
        let Turn::Awaiting(awaiting) = self.game.turn() else { return None };
        let due = awaiting.seats.intersection(self.people());
        let is_secret = awaiting.order == Order::Together && awaiting.privacy == Privacy::Private;
        // A seat that chooses on its phone at the same time would see the others' hands first.
        if !is_secret || due.len() < 2 || !awaiting.seats.intersection(self.remote()).is_empty() {
            return None;
        }
        let gestures = games::ui_of(&self.table_view()).gestures()?;
        let first_choice = &gestures.choices[0].0;
        let is_legal = |seat: Seat| self.game.check(seat, first_choice).is_ok();
        due.iter().all(is_legal).then_some((due, gestures))
    }

    pub fn uses_gestures(&self) -> bool {
        let Some((_, gestures)) = self.gestures() else { return false };
        self.gestures.unwrap_or_else(|| self.people().len() >= gestures.least_people)
    }

    /// Carries out everybody's shown choices, or none if any of them is impossible.
    pub(super) fn enter_gestures(&mut self, shown: Vec<(Seat, AnyAction)>) {
        let (Screen::Gestures(_), Some((due, gestures))) = (self.screen(), self.gestures()) else {
            return;
        };
        let is_possible = |(seat, action): &(Seat, AnyAction)| {
            gestures.choices.iter().any(|(choice, _)| choice == action)
                && self.game.check(*seat, action).is_ok()
        };
        let seats: SeatSet = shown.iter().map(|(seat, _)| *seat).collect();
        if seats != due || usize::from(due.len()) != shown.len() || !shown.iter().all(is_possible) {
            return;
        }
        for (seat, action) in shown {
            self.apply(seat, Decision::Act(action));
        }
        self.last_by_gestures = true;
        self.device = self.device.advance(&self.situation());
    }

    /// The device's way after a simultaneous choice. The game decides it only if several people, all at this device,
    /// haven't turned gestures off.
    pub(super) fn after_choices(&self) -> AfterChoices {
        if self.gestures == Some(false) || self.people().len() < 2 || !self.remote().is_empty() {
            return AfterChoices::DeviceInMiddle;
        }
        games::ui_of(&self.table_view()).after_choices()
    }

    /// Whether the table continues to the gestures by itself: it looks the same on that screen.
    pub fn continues_to_gestures(&self) -> bool {
        matches!(self.upcoming(), Screen::Gestures(_))
            && self.after_choices() != AfterChoices::DeviceInMiddle
    }

    /// Whether people showed the last choice by gestures. They have counted down themselves.
    pub fn last_by_gestures(&self) -> bool {
        self.last_by_gestures
    }
}
