//! The bots' next decisions, made on a copy of the game before they are revealed.
//!
//! In a simultaneous choice bots think while people choose, from the situation before anybody chose: neither their
//! decisions nor their thinking time depends on the people's choices.

use engine::catalogue::{AnyAction, AnyGame};
use engine::game::{Awaiting, Decision, Event, Frame, Game, Observer, Order, Privacy, Sink, Turn};
use engine::record::{Bot, Entry, Player};
use engine::seat::{Seat, SeatSet};

use crate::services::bots::BotTask;
use crate::services::people::seats_of_people;

/// Ends a turn of bots that would go on for ever: no game of ours comes near.
const MOST_DECISIONS: usize = 400;

/// Bots that decide without a person in between, with their decisions so far.
#[derive(Clone, PartialEq, Debug)]
pub struct BotTurn {
    /// The number of decisions before the bots began.
    pub(super) since: usize,
    /// The game at that moment.
    pub(super) start: AnyGame,
    /// The game as the thinking bot knows it.
    pub(super) game: AnyGame,
    pub(super) awaiting: Awaiting,
    pub(super) players: Vec<Player>,
    pub(super) undecided: SeatSet,
    /// Decisions made in this simultaneous choice before the bots' own.
    pub(super) earlier: Vec<Entry<AnyAction>>,
    pub(super) decisions: Vec<Entry<AnyAction>>,
}

impl BotTurn {
    /// The thinking bot's task; `None` once all have decided.
    pub fn task(&self) -> Option<BotTask> {
        let seat = self.undecided.lowest()?;
        let Player::Bot(Bot { level, style, .. }) = self.players.get(seat.index())? else {
            return None;
        };
        let view = self.game.view(Observer::Seat(seat));
        Some(BotTask { seat, level: *level, style: *style, view })
    }

    /// The number of bots that decide, at most.
    pub fn bot_count(&self) -> u8 {
        match self.awaiting.order {
            Order::Alone => bots_of(&self.players).len(),
            Order::Together | Order::Free => {
                self.awaiting.seats.intersection(bots_of(&self.players)).len()
            }
        }
    }

    /// Whether the bots think while people choose.
    pub fn is_early(&self) -> bool {
        self.awaiting.order == Order::Together
    }

    /// Takes the thinking bot's answer. A text that is no legal action ends the turn.
    pub fn answer(&mut self, action: &str) {
        let action = self.game.read_action(action).ok();
        let seat = self.undecided.lowest();
        self.undecided = match (seat, action) {
            (Some(seat), Some(action)) => self.decide(seat, action),
            (_, _) => SeatSet::EMPTY,
        };
    }

    /// Carries out the bot's action. Returns the bots that decide next.
    fn decide(&mut self, seat: Seat, action: AnyAction) -> SeatSet {
        let mut sink = Sink::open();
        let decision = Decision::Act(action);
        let before = self.game.turn();
        if self.game.decide(seat, decision.clone(), &mut sink).is_err() {
            return SeatSet::EMPTY;
        }
        self.decisions.push(Entry { seat, decision });
        if self.decisions.len() >= MOST_DECISIONS {
            return SeatSet::EMPTY;
        }
        match (self.awaiting.order, before, self.game.turn()) {
            (Order::Together, _, now) => {
                let is_settled = is_public_news(sink.frames(), self.game.seats());
                if is_settled || !now.awaited().contains(seat) {
                    self.undecided = self.undecided.without(seat);
                    self.reset_game();
                }
                self.undecided
            }
            (Order::Free, Turn::Awaiting(before), Turn::Awaiting(now)) => {
                self.next_in_free_order(before, now)
            }
            (Order::Alone, _, Turn::Awaiting(now)) => self.next_in_turns(now),
            (Order::Free | Order::Alone, ..) => SeatSet::EMPTY,
        }
    }

    /// In a simultaneous choice each bot starts from a game with its own earlier decisions only.
    pub(super) fn reset_game(&mut self) {
        self.game = self.start.clone();
        for Entry { seat, decision } in &self.earlier {
            if self.undecided.lowest() == Some(*seat) {
                // Can't fail: the game has accepted it, and the order of simultaneous choices makes no difference.
                let _ = self.game.decide(*seat, decision.clone(), &mut Sink::none());
            }
        }
    }

    /// In a free order bots continue until the game awaits people whom it didn't await before.
    fn next_in_free_order(&self, before: Awaiting, now: Awaiting) -> SeatSet {
        let bots = bots_of(&self.players);
        let new_people = now.seats.difference(before.seats).difference(bots);
        if now.order == Order::Free && new_people.is_empty() {
            now.seats.intersection(bots)
        } else {
            SeatSet::EMPTY
        }
    }

    /// In turn order bots continue while all is public. In private a bot that acts again begins another bot turn.
    fn next_in_turns(&self, now: Awaiting) -> SeatSet {
        let acted: SeatSet = self.decisions.iter().map(|entry| entry.seat).collect();
        let is_open = now.privacy == Privacy::Open;
        let continues = now.order == Order::Alone
            && now.privacy == self.awaiting.privacy
            && (is_open || acted.intersection(now.seats).is_empty());
        if continues { now.seats.intersection(bots_of(&self.players)) } else { SeatSet::EMPTY }
    }
}

pub(super) fn bots_of(players: &[Player]) -> SeatSet {
    SeatSet::first(players.len() as u8).difference(seats_of_people(players))
}

/// Whether these frames hold public news. In a simultaneous choice neither a seat's choice nor its timeout is news.
pub(super) fn is_public_news(frames: &[Frame<AnyGame>], seats: u8) -> bool {
    let everybody = SeatSet::first(seats);
    let mut events = frames.iter().flat_map(|frame| &frame.events);
    events.any(|event| event.known_to(seats) == everybody && !event.reveals_to(seats).is_empty())
}
