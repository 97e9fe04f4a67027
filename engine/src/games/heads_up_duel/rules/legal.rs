//! What can be done, and why not; of trading in [`legal_trades`](crate::games::heads_up_duel::rules::legal_trades).

use crate::games::heads_up_duel::state::{Duel, DuelPhase, HeadsUpDuel, Stage};
use crate::games::heads_up_duel::{Action, Card, Refusal};
use crate::seat::Seat;

impl HeadsUpDuel {
    /// Why a seat that is awaited can't do this.
    #[inline]
    pub(in super::super) fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        match &self.stage {
            Stage::Trading(period) => self.trading_refusal(seat, *period, action),
            Stage::Naming(tied, _) => match action {
                Action::Name(named) if tied.contains(*named) => None,
                Action::Name(_) => Some(Refusal::NotTied),
                _ => Some(Refusal::NameNow),
            },
            Stage::Picking(_) => match action {
                Action::Pick(other) if self.free().without(seat).contains(*other) => None,
                Action::Pick(_) => Some(Refusal::NotFree),
                _ => Some(Refusal::PickNow),
            },
            Stage::Duel(duel) => duel.refusal(seat, action),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => None,
        }
    }

    /// Adds what a seat that is awaited can do, but of offers a sample.
    #[inline]
    pub(in super::super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.stage {
            Stage::Trading(period) => self.trading_actions(seat, *period, actions),
            Stage::Naming(tied, _) => actions.extend(tied.iter().map(Action::Name)),
            Stage::Picking(_) => {
                actions.extend(self.free().without(seat).iter().map(Action::Pick));
            }
            Stage::Duel(duel) => duel.list(seat, actions),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => {}
        }
    }
}

impl Duel {
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
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

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
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
