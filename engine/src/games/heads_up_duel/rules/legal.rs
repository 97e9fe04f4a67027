//! Legal actions, and reasons against others; for trading see
//! [`legal_trades`](crate::games::heads_up_duel::rules::legal_trades).

use crate::games::heads_up_duel::state::{Duel, DuelPhase};
use crate::games::heads_up_duel::{Action, Card, Refusal};
use crate::seat::Seat;

impl Duel {
    pub(super) fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let side = self.seats.side_of(seat)?;
        let own = &self.sides[side];
        let in_hand = |card: Card| own.hand.of(card) > 0;
        match (self.phase, action) {
            (DuelPhase::Showdown, Action::Show(card))
            | (DuelPhase::Advantage { .. }, Action::Play(card))
                if !in_hand(*card) =>
            {
                Some(Refusal::NotInHand(*card))
            }
            (DuelPhase::Showdown, Action::Show(_))
            | (DuelPhase::Advantage { .. }, Action::Ready)
            | (DuelPhase::Resolving | DuelPhase::RoundOver | DuelPhase::DuelOver, _) => None,
            (DuelPhase::Advantage { .. }, Action::Play(card)) => {
                (!own.playable().contains(*card)).then_some(Refusal::NoMatch(*card))
            }
            (DuelPhase::Showdown, _) => Some(Refusal::ShowNow),
            (DuelPhase::Advantage { .. }, _) => Some(Refusal::PlayNow),
        }
    }

    pub(super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(side) = self.seats.side_of(seat) else { return };
        let own = &self.sides[side];
        match self.phase {
            DuelPhase::Showdown => actions.extend(own.hand.different().map(Action::Show)),
            DuelPhase::Advantage { .. } => {
                actions.push(Action::Ready);
                actions.extend(own.playable().iter().map(Action::Play));
            }
            DuelPhase::Resolving | DuelPhase::RoundOver | DuelPhase::DuelOver => {}
        }
    }
}
