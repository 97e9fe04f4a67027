//! What a seat can do.

use crate::games::fools_gambit::action::{Action, Choice, Swap};
use crate::games::fools_gambit::refusal::Refusal;
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Stage};
use crate::seat::Seat;

impl FoolsGambit {
    /// Adds all that an awaited seat can do.
    #[inline]
    pub(in super::super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match (self.stage, self.seats[seat].hand) {
            (Stage::Choose, Hand::Drawn([low, middle, high])) => {
                let pairs = [
                    (low, middle),
                    (low, high),
                    (middle, low),
                    (middle, high),
                    (high, low),
                    (high, middle),
                ];
                actions.extend(pairs.map(|(duel, wager)| Action::Choose(Choice { duel, wager })));
            }
            (Stage::Swap, _) => actions.extend(Swap::ALL.map(Action::Swap)),
            (Stage::Choose | Stage::Over(_), _) => {}
        }
    }

    /// Why an awaited seat can't do this, if it can't.
    #[inline]
    pub(in super::super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let Choice { duel, wager } = match (self.stage, action) {
            (Stage::Choose, Action::Choose(choice)) => choice,
            (Stage::Choose, Action::Swap(_)) => return Some(Refusal::ChooseNow),
            (Stage::Swap, Action::Choose(_)) => return Some(Refusal::SwapNow),
            (Stage::Swap, Action::Swap(_)) | (Stage::Over(_), _) => return None,
        };
        let Hand::Drawn(hand) = self.seats[seat].hand else {
            unreachable!("cards are drawn before they are picked")
        };
        if let Some(card) = [duel, wager].into_iter().find(|card| !hand.contains(card)) {
            return Some(Refusal::NotInHand(card));
        }
        (duel == wager).then_some(Refusal::SameCard(duel))
    }
}
