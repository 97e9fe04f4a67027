//! What is told to whom of what happened, and what they saw before it.

use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyView};
use engine::game::{Decision, Event, Game, Observer};
use engine::seat::{Seat, SeatSet};

use super::Session;
use crate::device::Screen;

impl Session {
    /// What happened since the table was last told, as it may see it.
    pub fn news(&self) -> Vec<AnyEvent> {
        self.history[self.told..]
            .iter()
            .flatten()
            .filter_map(|event| event.seen_by(Observer::Table))
            .collect()
    }

    /// What the table saw when it was last told: where the [news](Self::news) begin, and all that
    /// may be said of the game around a screen that does not show them.
    pub fn told_view(&self) -> AnyView {
        self.view_after(self.told, Observer::Table)
    }

    /// What an observer saw after so many decisions.
    fn view_after(&self, decisions: usize, observer: Observer) -> AnyView {
        let mut then = None;
        let watch = |done, game: &AnyGame, _: &[AnyEvent]| {
            if done == decisions {
                then = Some(game.view(observer));
            }
        };
        let played = self.record.replay(watch);
        then.or_else(|| played.ok().map(|game| game.view(observer)))
            .unwrap_or_else(|| self.game.view(observer))
    }

    /// What the seat saw when it last looked: where its [recap](Self::recap) begins.
    pub fn looked_view(&self, seat: Seat) -> AnyView {
        self.view_after(self.looked[seat.index()], Observer::Seat(seat))
    }

    /// What the seat saw before the last decision: where what it [learned](Self::learned) begins.
    pub fn view_before_last(&self, seat: Seat) -> AnyView {
        self.view_after(self.history.len().saturating_sub(1), Observer::Seat(seat))
    }

    /// What a seat was not shown yet: public events that the table was not told of, and those that
    /// it shares with some seats only.
    pub fn recap(&self, seat: Seat) -> Vec<AnyEvent> {
        let seats = self.game.seats();
        let since = self.looked[seat.index()];
        let decisions = self.history.iter().enumerate().skip(since);
        let events = decisions.flat_map(|(at, events)| events.iter().map(move |event| (at, event)));
        events
            .filter(|(at, event)| {
                let known_to = event.known_to(seats);
                event.reveals_to(seats).contains(seat)
                    && known_to != SeatSet::only(seat)
                    && !self.was_told(*at, event, seat)
            })
            .filter_map(|(_, event)| event.seen_by(Observer::Seat(seat)))
            .collect()
    }

    /// Whether the table was told all of an event that the seat sees of it.
    fn was_told(&self, at: usize, event: &AnyEvent, seat: Seat) -> bool {
        at < self.told && event.seen_by(Observer::Table) == event.seen_by(Observer::Seat(seat))
    }

    /// All that happened, as whoever looks now was able to see it. On the table and before a
    /// curtain that ends with what the table was told.
    pub fn log(&self) -> Vec<AnyEvent> {
        let observer = self.observer();
        let until = match self.screen() {
            Screen::Seat(_) | Screen::Recap(_) | Screen::Table(_) => self.history.len(),
            Screen::Done(_)
            | Screen::Pick(_)
            | Screen::Curtain(..)
            | Screen::Leave(_)
            | Screen::ReadOnly => self.told,
        };
        self.history[..until].iter().flatten().filter_map(|event| event.seen_by(observer)).collect()
    }

    /// What the seat on [`Screen::Done`] learned by its last decision, and nobody else. What a
    /// simultaneous choice leads to is shown on the table instead, to all at once.
    pub fn learned(&self, seat: Seat) -> Vec<AnyEvent> {
        let seats = self.game.seats();
        let events = self.history.last().filter(|_| !self.simultaneous).into_iter().flatten();
        let own = |event: &&AnyEvent| {
            event.known_to(seats) == SeatSet::only(seat) && event.reveals_to(seats).contains(seat)
        };
        events.filter(own).filter_map(|event| event.seen_by(Observer::Seat(seat))).collect()
    }

    /// What the seat on the screen has just decided.
    pub fn last_own(&self, seat: Seat) -> Option<&Decision<AnyAction>> {
        let last = self.record.decisions.last()?;
        (last.seat == seat).then_some(&last.decision)
    }

    /// What the decision that the seat on [`Screen::Seat`] has just made led to, as it saw it.
    pub fn just_done(&self) -> Vec<AnyEvent> {
        let Screen::Seat(seat) = self.screen() else { return Vec::new() };
        let own = self.record.decisions.last().is_some_and(|last| last.seat == seat);
        let fresh = own && self.history.len() > self.settled;
        let events = self.history.last().filter(|_| fresh).into_iter().flatten();
        events.filter_map(|event| event.seen_by(Observer::Seat(seat))).collect()
    }
}
