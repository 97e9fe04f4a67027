//! What actions do: trading, who meets whom, and the duels.

mod assignment;
mod duel;
mod joker;
mod results;
mod trading;

use crate::seat::Seat;

use super::Sink;
use super::state::Pending;
use super::{Action, HeadsUpDuel};

pub use results::Standing;
pub(super) use results::standings;

impl HeadsUpDuel {
    /// Carries out an action that was found legal.
    pub(super) fn act(&mut self, seat: Seat, action: &Action, sink: &mut Sink<'_>) {
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
}
