//! How a duel goes (DD-3 to DD-21): who is asked, what choices lead to, how rounds and duels end.

mod choices;
mod legal;
pub(super) mod scoring;

use crate::game::{Outcome, Sink};
use crate::games::dual_duel::action::Action;
use crate::games::dual_duel::card::{Deck, Pile};
use crate::games::dual_duel::event::{DuelEnd, Event};
use crate::games::dual_duel::rules::scoring::higher;
use crate::games::dual_duel::state::{
    BONUS, DualDuel, HAND, Pending, Phase, ROUNDS, Round, Rounds, Stage,
};
use crate::seat::{BySeat, Seat, SeatSet};

impl DualDuel {
    /// The seats that have to decide in this phase.
    pub(super) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Give | Phase::Keep | Phase::Call | Phase::Bonus => {
                SeatSet::first(2)
            }
            Phase::Answer => SeatSet::first(2).minus(self.called),
            Phase::Swap => self.called,
        }
    }

    /// Those of them whose decision is still owed.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| matches!(self.seats[*seat].pending, Pending::Owed);
        let owing = Seat::all(2).filter(owes).collect();
        self.asked().both(owing)
    }

    /// The seat has decided, or its time ran out. Once all that were asked have decided, what they
    /// chose happens.
    #[inline]
    pub(super) fn choose(&mut self, seat: Seat, choice: Option<Action>, sink: &mut Sink<Self>) {
        self.seats[seat].pending = choice.map_or(Pending::TimedOut, Pending::Chosen);
        // That time ran out would tell the other seat what is chosen: it is emitted later.
        sink.emit(|| Event::Chose(seat, choice));
        if self.owing().is_empty() {
            self.close_frame(sink);
            self.emit_time_outs(sink);
            self.carry_out(sink);
        }
    }

    /// Closes a frame before the last one of the decision: nobody owes a decision at its end.
    fn close_frame(&mut self, sink: &mut Sink<Self>) {
        if sink.is_open() {
            self.stage = Stage::Resolving;
            sink.close_frame(self);
            self.stage = Stage::Waiting;
        }
    }

    fn emit_time_outs(&mut self, sink: &mut Sink<Self>) {
        if sink.is_open() {
            for seat in self.asked() {
                if self.seats[seat].pending == Pending::TimedOut {
                    sink.emit(|| Event::TimedOut(seat));
                    self.close_frame(sink);
                }
            }
        }
    }

    /// DD-3: deals the next duel.
    pub(super) fn begin_duel(&mut self, sink: &mut Sink<Self>) {
        self.duel += 1;
        self.round = 0;
        self.phase = Phase::Lay;
        self.rounds = Rounds::default();
        self.seats = BySeat::default();
        let duel = self.duel;
        sink.emit(|| Event::DuelBegan(duel));
        self.aside = Deck::WHOLE;
        self.deal_aside(HAND, sink);
    }

    /// Deals so many of the cards aside to each seat.
    fn deal_aside(&mut self, each: u8, sink: &mut Sink<Self>) {
        let cards = Pile::shuffled(self.aside, &mut self.chance.next_event());
        let mut cards = cards.iter().copied();
        for (seat, state) in Seat::all(2).zip(&mut self.seats.0) {
            let dealt: Deck = cards.by_ref().take(each.into()).collect();
            self.aside = self.aside.minus(dealt);
            state.hand = state.hand.union(dealt);
            sink.emit(|| Event::Dealt(seat, each, Some(dealt)));
        }
    }

    fn begin_round(&mut self, sink: &mut Sink<Self>) {
        self.round += 1;
        self.phase = Phase::Give;
        let round = self.round;
        sink.emit(|| Event::RoundBegan(round));
    }

    /// DD-10: the pairs are compared and discarded, and what follows begins.
    fn score_round(&mut self, sink: &mut Sink<Self>) {
        let pairs = self.seats.map(|seat| seat.pair().expect("pairs before they are scored"));
        let round = Round { pairs, swapped: self.called };
        let (scores, winner) = (round.scores(), round.winner());
        self.rounds.push(round);
        self.called = SeatSet::EMPTY;
        self.phase = Phase::Give;
        for seat in &mut self.seats.0 {
            (seat.given, seat.kept) = (None, None);
        }
        sink.emit(|| Event::RoundWon { pairs, scores, winner });
        self.close_frame(sink);
        let wins = self.rounds.wins();
        let equal = higher(wins).is_none();
        if self.round == ROUNDS && equal {
            self.phase = Phase::Bonus;
            sink.emit(|| Event::BonusBegan);
            self.close_frame(sink);
            self.deal_aside(BONUS, sink);
        } else if self.round == ROUNDS || self.rounds.is_full() {
            self.end_duel(wins, sink);
        } else {
            self.begin_round(sink);
        }
    }

    /// DD-17, 20, 21.
    fn end_duel(&mut self, wins: BySeat<u8>, sink: &mut Sink<Self>) {
        let calls = self.seats.map(|seat| seat.calls);
        let end = match (higher(wins), higher(calls)) {
            (Some(seat), _) => DuelEnd::Rounds(seat),
            (None, Some(caller)) => DuelEnd::Calls(caller.other()),
            (None, None) => DuelEnd::Tied,
        };
        if let Some(seat) = end.winner() {
            self.won[seat] += 1;
        }
        sink.emit(|| Event::DuelWon { wins, calls, end });
        let reached = self.won.0.into_iter().any(|won| won >= self.options.target);
        if reached || self.duel >= self.options.longest {
            let outcome = Outcome::by_score(&self.won.map(u32::from));
            self.stage = Stage::Over(outcome);
            sink.emit(|| Event::Ended(outcome));
        } else {
            self.close_frame(sink);
            self.begin_duel(sink);
        }
    }
}
