//! What actions do: trading, who meets whom, and the duels.

mod assignment;
mod duel;
mod joker;
mod results;
mod trading;

use crate::game::Teller;
use crate::seat::Seat;

use super::state::Pending;
use super::{Action, Event, HeadsUpDuel};

pub use results::Standing;
pub(super) use results::standings;

impl HeadsUpDuel {
    /// Carries out an action that was found legal.
    pub(super) fn act(&mut self, seat: Seat, action: &Action, teller: &mut Teller<'_, Event>) {
        match action {
            Action::Offer(to, terms) => self.offer(seat, *to, *terms, teller),
            Action::Accept(named, pay) => self.accept(seat, *named, *pay, teller),
            Action::Decline(named) => self.decline(seat, *named, teller),
            Action::Counter(named, terms) => {
                self.decline(seat, *named, teller);
                self.offer(seat, named.from, *terms, teller);
            }
            Action::Withdraw(to, number) => self.withdraw(seat, *to, *number, teller),
            Action::SpendToken => self.spend_token(seat, teller),
            Action::Buy(pack) => self.buy(seat, *pack, teller),
            Action::Finish => self.finish(seat, teller),
            Action::Name(named) => self.name(seat, Pending::Chosen(*named), teller),
            Action::Pick(other) => self.pick(seat, *other, teller),
            Action::Show(card) => self.show(seat, *card, teller),
            Action::Play(card) => self.play(seat, *card, teller),
            Action::Ready => self.ready(seat, teller),
        }
    }
}
