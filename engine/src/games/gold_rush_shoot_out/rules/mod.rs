//! How a round goes (GR-7 to GR-9), and who does what when.

mod abilities;
mod aims;
mod ending;
mod legal;
mod share;
mod shootout;

use crate::chance::{Chance, Seed};
use crate::game::{Privacy, Sink};
use crate::games::gold_rush_shoot_out::action::Action;
use crate::games::gold_rush_shoot_out::cards::Cards;
use crate::games::gold_rush_shoot_out::event::Event;
use crate::games::gold_rush_shoot_out::options::GoldRushShootOutOptions;
use crate::games::gold_rush_shoot_out::state::{
    GoldRushShootOut, Now, Pending, ROUNDS, Stage, TAKE,
};
use crate::seat::{BySeat, Seat, SeatSet};

pub use aims::break_before;

/// How many loot cards are laid out before the last round; abilities fill the other places (GR-9).
const LOOT_OF_A_TAKE: usize = 5;

impl GoldRushShootOut {
    /// The first round of a game.
    pub(super) fn set_up(options: GoldRushShootOutOptions, seats: u8, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let nth = chance.next_event().below(seats.into());
        let first = Seat::all(seats).nth(nth as usize).unwrap_or(Seat::ONE);
        let mut game = Self {
            options,
            seats,
            left: SeatSet::EMPTY,
            round: 0,
            stage: Stage::Load { break_over: false },
            first,
            claimed: None,
            chance,
            decks: Cards::ALL,
            take: [None; TAKE],
            left_over: Cards::NONE,
            discards: Cards::NONE,
            places: BySeat::default(),
        };
        for seat in Seat::all(seats) {
            game.places[seat].tokens = options.halves(seat);
        }
        game.begin_round(&mut Sink::none());
        game
    }

    /// GR-9: the take is laid out, and everybody loads.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<Self>) {
        self.round += 1;
        self.stage = Stage::Load { break_over: false };
        self.claimed = None;
        let this_round = self.this_round();
        for place in &mut self.places.0 {
            place.now = Now::default();
            if let Some(before) = this_round.checked_sub(1) {
                // The bullets of the last round were added there when they were taken.
                place.bullets_before[this_round] += place.bullets_before[before];
            }
        }
        self.lay_out();
        let (round, first, take) = (self.round, self.first, self.take);
        sink.emit(|| Event::RoundBegan(round, first));
        sink.emit(|| Event::TakeLaid(take));
    }

    /// GR-9: both decks are shuffled, so that any card of them may come.
    fn lay_out(&mut self) {
        let mut dice = self.chance.next_event();
        let loot = if self.round == ROUNDS { TAKE } else { LOOT_OF_A_TAKE };
        for place in 0..TAKE {
            let deck =
                if place < loot { self.decks.only_loot() } else { self.decks.only_abilities() };
            let nth = dice.below(deck.count().into());
            self.take[place] = deck.nth(nth as u8);
            if let Some(card) = self.take[place] {
                self.decks = self.decks.without(card);
            }
        }
    }

    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        let now = &mut self.places[seat].now;
        match action {
            Action::Load(load) => {
                now.load = Pending::Made(load);
                sink.emit(|| Event::Loaded(seat, load));
                self.end_break(seat);
                self.show_if_all_are_in(sink);
            }
            Action::Aim(target) => {
                now.aim = Pending::Made(target);
                sink.emit(|| Event::Aimed(seat, target));
                self.end_break(seat);
                self.show_if_all_are_in(sink);
            }
            Action::Stand(stand) => {
                now.standoff = Pending::Made(stand);
                sink.emit(|| Event::StandChosen(seat, stand));
                self.show_if_all_are_in(sink);
            }
            Action::Ambush(ambush) => {
                now.ambush = Pending::Made(ambush);
                sink.emit(|| Event::AmbushChosen(seat, ambush));
                self.show_if_all_are_in(sink);
            }
            Action::Pass => {
                sink.emit(|| Event::Passed(seat));
                self.pass(seat, sink);
            }
            Action::Play(play) => self.play(seat, play, sink),
            Action::Take(place) => self.take(seat, place, sink),
            Action::TakePriority => self.take_priority(seat, sink),
        }
    }

    /// The rules' choice for a seat whose time ran out: one decision of those that it owes.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let now = &mut self.places[seat].now;
        match self.stage {
            Stage::Load { .. } => {
                if now.load.is_owed() {
                    now.load = Pending::TimedOut;
                } else {
                    now.aim = Pending::TimedOut;
                }
                self.end_break(seat);
            }
            Stage::Standoff => now.standoff = Pending::TimedOut,
            Stage::Ambush => now.ambush = Pending::TimedOut,
            Stage::Abilities { .. } => return self.pass_by_default(seat, sink),
            Stage::Share { .. } => return self.take_by_default(seat, sink),
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => return,
        }
        sink.emit(|| Event::RanOut(seat));
        self.show_if_all_are_in(sink);
    }

    fn show_if_all_are_in(&mut self, sink: &mut Sink<Self>) {
        // Bots decide from the first seat on, so that the last one most often owes something yet.
        if Seat::all(self.seats).rev().any(|seat| self.owes(seat)) {
            return;
        }
        sink.close_frame(self);
        match self.stage {
            Stage::Load { .. } => self.show_aims(sink),
            Stage::Standoff => self.show_standoff(sink),
            Stage::Ambush => self.show_ambush(sink),
            Stage::Abilities { .. }
            | Stage::Shootout
            | Stage::Share { .. }
            | Stage::Shared
            | Stage::Envelopes { .. }
            | Stage::Over(_) => {}
        }
    }

    /// Tells whose time ran out in a simultaneous choice, before what they chose is shown.
    fn emit_time_outs(&self, ran_out: impl Fn(&Now) -> bool, sink: &mut Sink<Self>) {
        if sink.is_open() {
            for seat in Seat::all(self.seats).filter(|seat| ran_out(&self.places[*seat].now)) {
                sink.emit(|| Event::TimedOut(seat));
            }
            sink.close_frame(self);
        }
    }

    /// Abilities are played in front of all; where only memory tells who holds them, behind a
    /// curtain (GR-12).
    pub(super) const fn abilities_privacy(&self) -> Privacy {
        if self.options.ledger { Privacy::Open } else { Privacy::Private }
    }

    /// The place of this round in lists.
    pub(super) const fn this_round(&self) -> usize {
        self.round as usize - 1
    }

    /// The seats that owe a decision in a simultaneous choice.
    pub(super) fn owing(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.owes(*seat)).collect()
    }

    /// Whether the seat owes a decision in a simultaneous choice.
    #[inline]
    pub(super) fn owes(&self, seat: Seat) -> bool {
        if let Stage::Load { .. } = self.stage {
            let now = &self.places[seat].now;
            return now.load.is_owed() || now.aim.is_owed();
        }
        self.owes_in_standoff(seat)
    }

    fn owes_in_standoff(&self, seat: Seat) -> bool {
        let now = &self.places[seat].now;
        match self.stage {
            Stage::Standoff => now.standoff.is_owed() && !self.must_stand(seat),
            Stage::Ambush => now.ambush.is_owed() && self.can_ambush(seat),
            Stage::Load { .. }
            | Stage::Abilities { .. }
            | Stage::Shootout
            | Stage::Share { .. }
            | Stage::Shared
            | Stage::Envelopes { .. }
            | Stage::Over(_) => false,
        }
    }

    /// The seats in priority order (GR-7).
    pub(super) fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(self.first), move |seat| Some(seat.next(seats)))
            .take(seats.into())
    }
}
