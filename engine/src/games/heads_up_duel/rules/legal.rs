//! What can be done, and why not; of trading in [`legal_trades`](super::legal_trades).

use crate::seat::Seat;

use super::super::state::{Duel, DuelPhase, HeadsUpDuel, Stage};
use super::super::{Action, Card, Refusal};

impl HeadsUpDuel {
    /// Why a seat that is awaited can't do this.
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
            Stage::Duel(duel) => duel_refusal(duel, seat, action),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => None,
        }
    }

    /// Adds what a seat that is awaited can do, but of offers a sample.
    pub(in super::super) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.stage {
            Stage::Trading(period) => self.trading_actions(seat, *period, actions),
            Stage::Naming(tied, _) => actions.extend(tied.iter().map(Action::Name)),
            Stage::Picking(_) => {
                actions.extend(self.free().without(seat).iter().map(Action::Pick));
            }
            Stage::Duel(duel) => duel_actions(duel, seat, actions),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => {}
        }
    }
}

/// Why the rules of a duel refuse an action to a seat.
fn duel_refusal(duel: &Duel, seat: Seat, action: &Action) -> Option<Refusal> {
    let side = duel.seats.side_of(seat)?;
    let own = &duel.sides[side];
    let in_hand = |card: Card| own.hand.of(card) > 0;
    match (duel.phase, action) {
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

/// Adds what a seat can do in a duel.
fn duel_actions(duel: &Duel, seat: Seat, actions: &mut Vec<Action>) {
    let Some(side) = duel.seats.side_of(seat) else { return };
    let own = &duel.sides[side];
    match duel.phase {
        DuelPhase::Showdown => actions.extend(own.hand.different().map(Action::Show)),
        DuelPhase::Advantage { .. } => {
            actions.push(Action::Ready);
            actions.extend(own.playable().iter().map(Action::Play));
        }
        DuelPhase::Resolving | DuelPhase::RoundOver | DuelPhase::DuelOver => {}
    }
}
