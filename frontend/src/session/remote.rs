//! People who play elsewhere: on phones of their own in the same room, or by links.

use std::rc::Rc;

use engine::catalogue::AnyAction;
use engine::game::{Decision, Game, Observer};
use engine::seat::{Seat, SeatSet};

use super::{Session, bot_turn};
use crate::device::{Screen, TableReason};
use crate::games;
use crate::services::by_link::ByLink;
use crate::services::people::{Place, seats_of_people};

impl Session {
    pub fn place(&self, seat: Seat) -> Place {
        self.places.get(seat.index()).copied().unwrap_or_default()
    }

    /// The places by seat, to be saved; empty if all people play here.
    pub fn places(&self) -> &[Place] {
        let are_all_here = self.places.iter().all(|place| *place == Place::Here);
        if are_all_here { &[] } else { &self.places }
    }

    pub fn all_people(&self) -> SeatSet {
        seats_of_people(&self.record.players)
    }

    pub fn remote(&self) -> SeatSet {
        self.all_people().iter().filter(|seat| self.place(*seat) != Place::Here).collect()
    }

    pub fn on_phones(&self) -> SeatSet {
        self.all_people().iter().filter(|seat| self.place(*seat) == Place::Phone).collect()
    }

    /// Whether all people play on phones, so that nobody's cards ever appear on this device.
    pub fn has_only_phones(&self) -> bool {
        self.is_watched() && self.people().is_empty()
    }

    pub fn connected(&self) -> SeatSet {
        self.connected
    }

    /// Whether people on phones also look at this device's table.
    pub(super) fn is_watched(&self) -> bool {
        !self.on_phones().is_empty()
    }

    /// Whether several people look at this device, so that its table must not show anybody's cards.
    pub fn is_shared(&self) -> bool {
        self.people().len() > 1 || self.is_watched()
    }

    /// Whether the table pauses, once a round: for a break, or because the round began with public cards. A single
    /// player, who has nobody to talk to, gets no pause. People on phones choose while all talk: their table pauses
    /// only for a break with a clock, or if somebody at this device has to choose.
    pub(super) fn takes_break(&self) -> bool {
        let shows_cards_first = games::ui_of(&self.table_view()).shows_cards_before_choice();
        if !self.is_shared() || !shows_cards_first && self.intermission().is_none() {
            return false;
        }
        let is_due_here = !self.turn().awaited().intersection(self.people()).is_empty();
        let round_start = self.round_start();
        let is_time_for_break = if let Some(intermission) = self.intermission() {
            intermission.limit.is_some() || !self.is_watched() || is_due_here
        } else {
            let mut in_round = self.record.decisions[round_start..].iter();
            is_due_here && !in_round.any(|entry| self.people().contains(entry.seat))
        };
        is_time_for_break && self.break_ended.is_none_or(|ended| ended < round_start)
    }

    /// The number of decisions before this round.
    fn round_start(&self) -> usize {
        let round = |at: usize| games::ui_of(&self.state_after(at).view(Observer::Table)).chapter();
        let now = round(self.history.len());
        (0..self.history.len()).rev().find(|at| round(*at) != now).map_or(0, |at| at + 1)
    }

    /// The screen's only reader; `None` if there may be several.
    pub fn reader(&self) -> Option<Seat> {
        // After a decision the next person may hold the device.
        if matches!(self.screen(), Screen::Done(_)) {
            return None;
        }
        let single_player = || self.people().lowest().filter(|_| !self.is_shared());
        self.screen().secrets_of().or_else(single_player)
    }

    pub fn is_by_link(&self) -> bool {
        self.places.contains(&Place::Elsewhere)
    }

    pub fn by_link(&self) -> Option<&ByLink> {
        self.by_link.as_deref()
    }

    /// Whether the move was sent by a link, so that nobody decides here before the next one arrives.
    pub fn waits_for_link(&self) -> bool {
        self.by_link().is_some_and(ByLink::is_waiting)
    }

    /// Notes that a link has sent the move. This device has shown everything so far.
    pub(super) fn send_move(&mut self, by_link: Rc<ByLink>) {
        if self.screen() != Screen::ReadOnly {
            self.by_link = Some(by_link);
            self.table_seen = self.history.len();
            self.device = self.device.advance(&self.situation());
        }
    }

    /// Carries out a decision of a remote seat; ignores that of any other seat, and what the rules refuse.
    pub(super) fn apply_remote_decision(&mut self, seat: Seat, decision: Decision<AnyAction>) {
        if !self.remote().contains(seat) || self.screen() == Screen::ReadOnly {
            return;
        }
        let (table_seen, earlier) = (self.next_table_seen(), self.history.len());
        let Some(before) = self.apply(seat, decision) else { return };
        self.table_seen = self.table_seen.max(table_seen);
        self.last_by_gestures = false;
        if self.place(seat) == Place::Phone {
            self.skip_earlier_news(earlier);
        }
        self.device = self.device.on_remote_decision(before, &self.situation());
    }

    /// Phones don't wait for the table: once there are newer public events, it skips the news of the first `earlier`
    /// decisions. A break ends then, too, or once the game awaits no person.
    fn skip_earlier_news(&mut self, earlier: usize) {
        let newer = &self.history[earlier..];
        let is_public_news =
            newer.iter().any(|frames| bot_turn::is_public_news(frames, self.game.seats()));
        let no_person_due = self.game.turn().awaited().intersection(self.all_people()).is_empty();
        match self.screen() {
            Screen::Table(TableReason::News) if is_public_news => self.table_seen = earlier,
            Screen::Table(TableReason::Break) if is_public_news || no_person_due => {
                self.table_seen = earlier;
                self.break_ended = Some(self.history.len());
                self.device = self.device.on_continue(&self.situation());
            }
            _ => {}
        }
    }

    pub(super) fn move_seat(&mut self, seat: Seat, place: Place) {
        if !self.all_people().contains(seat) || self.place(seat) == place {
            return;
        }
        self.places.resize(self.game.seats().into(), Place::Here);
        self.places[seat.index()] = place;
        self.device = self.device.on_move(&self.situation());
    }
}
