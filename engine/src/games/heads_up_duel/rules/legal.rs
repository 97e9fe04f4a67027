//! Legal actions in duels.

use crate::games::heads_up_duel::state::{Duel, DuelStage};
use crate::games::heads_up_duel::{Action, Card, Refusal};
use crate::seat::Seat;

impl Duel {
    pub(super) fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let side = self.seats.side_of(seat)?;
        let own = &self.sides[side];
        let in_hand = |card: Card| own.hand.of(card) > 0;
        match (self.stage, action) {
            (DuelStage::Showdown, Action::Show(card))
            | (DuelStage::Advantage { .. }, Action::Play(card))
                if !in_hand(*card) =>
            {
                Some(Refusal::NotInHand(*card))
            }
            (DuelStage::Showdown, Action::Show(_))
            | (DuelStage::Advantage { .. }, Action::Ready)
            | (DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver, _) => None,
            (DuelStage::Advantage { .. }, Action::Play(card)) => {
                (!own.playable_cards().contains(*card)).then_some(Refusal::NoMatch(*card))
            }
            (DuelStage::Showdown, _) => Some(Refusal::ShowNow),
            (DuelStage::Advantage { .. }, _) => Some(Refusal::PlayNow),
        }
    }

    pub(super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(side) = self.seats.side_of(seat) else { return };
        let own = &self.sides[side];
        match self.stage {
            DuelStage::Showdown => actions.extend(own.hand.distinct().map(Action::Show)),
            DuelStage::Advantage { .. } => {
                actions.push(Action::Ready);
                actions.extend(own.playable_cards().iter().map(Action::Play));
            }
            DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver => {}
        }
    }
}
