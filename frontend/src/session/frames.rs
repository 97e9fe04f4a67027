//! The frames for the screen's reader: news, a recap, the log.

use std::ops::Range;

use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyView};
use engine::game::{Decision, Event, Frame, Game, Observer};
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};

use super::Session;
use crate::device::{Screen, TableReason, has_free_order, is_simultaneous};
use crate::games;
use crate::playback::AnyFrame;

impl Session {
    pub(super) fn state_after(&self, decisions: usize) -> &AnyGame {
        let frames = decisions.checked_sub(1).and_then(|last| self.history.get(last));
        frames.and_then(|frames| frames.last()).map_or(&self.deal, |frame| &frame.state)
    }

    /// The record with the frames of all of its decisions.
    pub fn replay(&self) -> ReplayedRecord<AnyGame> {
        let decisions = self.history.iter().map(|frames| frames.to_vec()).collect();
        ReplayedRecord::from_parts((*self.record).clone(), (*self.deal).clone(), decisions)
    }

    /// The observer's frames of these decisions, with the `wanted` events. That function takes a decision's index, too.
    pub(super) fn frames_seen(
        &self,
        decisions: Range<usize>,
        observer: Observer,
        wanted: impl Fn(usize, &AnyEvent) -> bool,
    ) -> Vec<AnyFrame> {
        let mut seen: Vec<AnyFrame> = Vec::new();
        let mut before = self.state_after(decisions.start);
        // Whether `before` is the state after the last seen frame. If so, that frame's view is reused.
        let mut is_seen_state = false;
        for at in decisions {
            for frame in self.history[at].iter() {
                let events = frame.events.iter().filter(|event| wanted(at, event));
                let events: Vec<_> = events.filter_map(|event| event.seen_by(observer)).collect();
                let is_seen = !events.is_empty();
                if is_seen {
                    let reused = seen.last().filter(|_| is_seen_state);
                    let reused = reused.map(|last| last.view.clone());
                    let before = reused.unwrap_or_else(|| before.view(observer));
                    seen.push(AnyFrame { before, events, view: frame.state.view(observer) });
                }
                (before, is_seen_state) = (&frame.state, is_seen);
            }
        }
        seen
    }

    pub fn public_events(&self) -> Vec<AnyEvent> {
        let events = self.history.iter().flat_map(|frames| frames.iter()).flat_map(|it| &it.events);
        events.filter_map(|event| event.seen_by(Observer::Table)).collect()
    }

    /// The observer's frames since the table last showed news.
    pub fn news(&self) -> Vec<AnyFrame> {
        self.shown_frames(self.table_seen..self.history.len())
    }

    /// The observer's frames of these decisions. Consecutive decisions of bots in a free order are joined to one frame.
    pub(super) fn shown_frames(&self, decisions: Range<usize>) -> Vec<AnyFrame> {
        let mut frames: Vec<AnyFrame> = Vec::new();
        let mut at = decisions.start;
        while at < decisions.end {
            let joined_decisions =
                (at..decisions.end).take_while(|at| self.is_bot_in_free_order(*at)).count();
            let next = at + joined_decisions.max(1);
            let seen = self.frames_seen(at..next, self.observer(), |_, _| true);
            if joined_decisions > 1 {
                frames.extend(seen.into_iter().reduce(|joined, next| AnyFrame {
                    before: joined.before,
                    events: [joined.events, next.events].concat(),
                    view: next.view,
                }));
            } else {
                frames.extend(seen);
            }
            at = next;
        }
        frames
    }

    /// Whether a bot made this decision in a free order, and the game waits for no further person after it.
    fn is_bot_in_free_order(&self, at: usize) -> bool {
        let awaited_people = |at| {
            let turn = self.state_after(at).turn();
            has_free_order(turn).then(|| turn.awaited().intersection(self.people()))
        };
        let is_bot = !self.people().contains(self.record.decisions[at].seat);
        is_bot
            && awaited_people(at)
                .zip(awaited_people(at + 1))
                .is_some_and(|(before, now)| now.difference(before).is_empty())
    }

    /// The table's view for the bar, after the decisions that this screen's reader has seen.
    pub fn standing_view(&self) -> AnyView {
        self.state_after(self.decisions_read()).view(Observer::Table)
    }

    /// The table's view on screens between people. After an open turn or a secret choice it is the present view, which
    /// marks the seats that have chosen; otherwise the view before the news that the table still has to show.
    pub fn waiting_view(&self) -> AnyView {
        let was_open = |seat| games::ui_of(&self.view_before_last(seat)).is_open_turn();
        match self.screen() {
            Screen::Done(seat) if was_open(seat) => self.table_view(),
            _ if self.keeps_secret() => self.table_view(),
            _ => self.standing_view(),
        }
    }

    /// The number of decisions that this screen's reader has seen.
    fn decisions_read(&self) -> usize {
        match self.screen() {
            Screen::Seat(_)
            | Screen::Recap(_)
            | Screen::Table(TableReason::Break | TableReason::Pause | TableReason::Over) => {
                self.history.len()
            }
            Screen::Table(TableReason::Remote) if self.is_by_link() => self.history.len(),
            _ => self.table_seen,
        }
    }

    pub(super) fn before_last(&self) -> &AnyGame {
        self.state_after(self.history.len().saturating_sub(1))
    }

    pub fn view_before_last(&self, seat: Seat) -> AnyView {
        self.before_last().view(Observer::Seat(seat))
    }

    /// The frames since the seat last looked, with the events that are [new to it](Self::is_new_to).
    pub fn recap(&self, seat: Seat) -> Vec<AnyFrame> {
        let since = self.seats_seen[seat.index()];
        let wanted = |at, event: &AnyEvent| self.is_new_to(seat, at, event);
        self.frames_seen(since..self.history.len(), Observer::Seat(seat), wanted)
    }

    /// Whether the seat gets a [recap](Self::recap) before its cards. In a free order all seats get one, even an empty
    /// one: onlookers can count the screens.
    pub(super) fn has_recap(&self, seat: Seat) -> bool {
        let since = self.seats_seen[seat.index()];
        let was_free =
            (since..=self.history.len()).any(|at| has_free_order(self.state_after(at).turn()));
        let has_new_event = |at: usize| {
            let mut events = self.history[at].iter().flat_map(|frame| &frame.events);
            events.any(|event| {
                self.is_new_to(seat, at, event) && event.seen_by(Observer::Seat(seat)).is_some()
            })
        };
        was_free || (since..self.history.len()).any(has_new_event)
    }

    /// Whether the recap has the event: the seat learns from it, isn't the only seat to know it, and may see more of it
    /// than the table has shown.
    fn is_new_to(&self, seat: Seat, at: usize, event: &AnyEvent) -> bool {
        let seats = self.game.seats();
        let was_shown = at < self.table_seen
            && event.seen_by(Observer::Table) == event.seen_by(Observer::Seat(seat));
        event.reveals_to(seats).contains(seat)
            && event.known_to(seats) != SeatSet::from_item(seat)
            && !was_shown
    }

    /// The observer's frames that this screen's reader has seen.
    pub fn log(&self) -> Vec<AnyFrame> {
        self.shown_frames(0..self.decisions_read())
    }

    /// The last decision's frames that only its seat saw, for [`Screen::Done`]. Empty after a simultaneous choice,
    /// whose result the table shows to all at once.
    pub fn private_news(&self, seat: Seat) -> Vec<AnyFrame> {
        if self.keeps_secret() {
            return Vec::new();
        }
        let seats = self.game.seats();
        let is_private = |_, event: &AnyEvent| {
            event.known_to(seats) == SeatSet::from_item(seat)
                && event.reveals_to(seats).contains(seat)
        };
        self.frames_seen(self.last_decision(), Observer::Seat(seat), is_private)
    }

    /// Whether the last decision stays secret for a while, as part of a simultaneous choice.
    pub fn keeps_secret(&self) -> bool {
        is_simultaneous(self.before_last().turn()) && !self.history.is_empty()
    }

    /// Whether the last decision gives its player nothing to read: an action in no open turn, with public events alone.
    pub(super) fn leaves_nothing_to_read(&self) -> bool {
        let (Some(last), Some(frames)) = (self.record.decisions.last(), self.history.last()) else {
            return false;
        };
        let (seats, everybody) = (self.game.seats(), SeatSet::first(self.game.seats()));
        let mut events = frames.iter().flat_map(|frame| &frame.events);
        matches!(last.decision, Decision::Act(_))
            && events.all(|event| event.known_to(seats) == everybody)
            && !games::ui_of(&self.view_before_last(last.seat)).is_open_turn()
    }

    /// The game's last decision, if this seat made it.
    pub fn last_own_decision(&self, seat: Seat) -> Option<&Decision<AnyAction>> {
        let last = self.record.decisions.last()?;
        (last.seat == seat).then_some(&last.decision)
    }

    /// The frames of the decision that the seat on [`Screen::Seat`] has just made, as it saw them.
    pub fn just_done(&self) -> Vec<AnyFrame> {
        let seen = |seat| self.frames_seen(self.last_decision(), Observer::Seat(seat), |_, _| true);
        self.decided_in_visit().map(seen).unwrap_or_default()
    }

    /// The recipient of an offer just made by the seat on [`Screen::Seat`], if they are here and may answer it.
    pub fn offer_recipient(&self) -> Option<Seat> {
        let turn = self.game.turn();
        let seat = self.decided_in_visit().filter(|_| has_free_order(turn))?;
        let seats = self.game.seats();
        let events = self.history.last()?.iter().flat_map(|frame| &frame.events);
        // An event that this seat and only one other know is an offer.
        let mut others = events.filter_map(|event| {
            let known_to = event.known_to(seats);
            let other = known_to.difference(SeatSet::from_item(seat)).lowest()?;
            (known_to.len() == 2 && known_to.contains(seat)).then_some(other)
        });
        others.find(|other| turn.awaited().intersection(self.people()).contains(*other))
    }

    /// The seat on [`Screen::Seat`], if it made the last decision, in this visit.
    fn decided_in_visit(&self) -> Option<Seat> {
        let Screen::Seat(seat) = self.screen() else { return None };
        let is_own = self.last_own_decision(seat).is_some();
        (is_own && self.history.len() > self.visit_start).then_some(seat)
    }

    /// The last choice, which may be several decisions of this visit, such as loading and aiming.
    pub(super) fn last_choice(&self) -> Range<usize> {
        let decisions = &self.record.decisions;
        let is_one_choice = |at: usize| {
            let (now, next) = (&decisions[at], &decisions[at + 1]);
            let acts = matches!(next.decision, Decision::Act(_));
            let [before, after] = [at, at + 1].map(|at| self.state_after(at));
            acts && now.seat == next.seat && is_partial(before, &self.history[at], after, now.seat)
        };
        let last = self.last_decision();
        let mut start = last.start;
        while start > self.visit_start && is_one_choice(start - 1) {
            start -= 1;
        }
        start..last.end
    }

    fn last_decision(&self) -> Range<usize> {
        self.history.len().saturating_sub(1)..self.history.len()
    }
}

/// Whether the decision between these states revealed nothing, and its seat continues the same simultaneous choice.
pub(super) fn is_partial(
    before: &AnyGame,
    frames: &[Frame<AnyGame>],
    after: &AnyGame,
    seat: Seat,
) -> bool {
    let chooses =
        |game: &AnyGame| is_simultaneous(game.turn()) && game.turn().awaited().contains(seat);
    let mut events = frames.iter().flat_map(|frame| &frame.events);
    chooses(before)
        && chooses(after)
        && events.all(|event| event.reveals_to(after.seats()).is_empty())
}
