//! What decisions do: trading, who meets whom, and the duels.

mod assignment;
mod duel;
mod joker;
mod legal;
mod legal_trades;
mod results;
mod set_up;
mod trading;

use crate::game::{Outcome, Sink};
use crate::games::heads_up_duel::state::{HeadsUpDuel, Pending, Stage};
use crate::games::heads_up_duel::{Action, Event};
use crate::seat::Seat;

pub(super) use duel::better_sum;
pub use results::Standing;

impl HeadsUpDuel {
    /// Carries out an action that was found legal.
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: &Action, sink: &mut Sink<Self>) {
        match action {
            Action::Offer(to, terms) => self.offer(seat, *to, *terms, sink),
            Action::Accept(named, pay) => self.accept(seat, *named, *pay, sink),
            Action::Decline(named) => self.decline(seat, *named, sink),
            Action::Counter(named, terms) => {
                self.decline(seat, *named, sink);
                self.offer(seat, named.from, *terms, sink);
            }
            Action::Withdraw(to, number) => self.withdraw(seat, *to, *number, sink),
            Action::SpendToken => self.spend_token(seat, sink),
            Action::Buy(pack) => self.buy(seat, *pack, sink),
            Action::Finish => self.finish(seat, sink),
            Action::Name(named) => self.name(seat, Pending::Chosen(*named), sink),
            Action::Pick(other) => self.pick(seat, *other, sink),
            Action::Show(card) => self.show(seat, *card, sink),
            Action::Play(card) => self.play(seat, *card, sink),
            Action::Ready => self.ready(seat, sink),
        }
    }

    /// Makes the default choice for a seat that is awaited.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        match self.stage {
            Stage::Trading(_) => {
                sink.emit(|| Event::TimedOut(seat));
                self.finish(seat, sink);
            }
            Stage::Naming(..) => self.name(seat, Pending::TimedOut, sink),
            Stage::Picking(_) => {
                sink.emit(|| Event::TimedOut(seat));
                self.pick_at_random(seat, sink);
            }
            Stage::Duel(_) => self.time_out_in_duel(seat, sink),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => {}
        }
    }

    /// With two seats the one that leaves concedes; with more its offers are void, and it is timed
    /// out from then on.
    pub(super) fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if self.seats == 2 {
            let outcome = Outcome::conceded(seat);
            sink.emit(|| Event::Conceded(seat));
            sink.emit(|| Event::Ended(outcome));
            self.stage = Stage::Over(outcome);
            return;
        }
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
        self.close_offers_of(seat, sink);
    }
}
