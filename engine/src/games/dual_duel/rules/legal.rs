//! What a seat that is asked can do.

use super::super::action::{Action, Swap, Wilds};
use super::super::refusal::Refusal;
use super::super::state::{Pair, Phase, SeatState, Wild};

impl SeatState {
    /// Adds all that a seat that owes a decision can do in this phase.
    pub(in super::super) fn legal_actions(&self, phase: Phase, actions: &mut Vec<Action>) {
        match phase {
            Phase::Lay => {
                let mut higher = self.hand.iter();
                while let Some(low) = higher.next() {
                    let with = |high| Action::Lay(Wilds::new(low, high));
                    actions.extend(higher.clone().map(with));
                }
            }
            Phase::Give => actions.extend(self.hand.iter().map(Action::Give)),
            Phase::Keep => actions.extend(self.hand.iter().map(Action::Keep)),
            Phase::Call | Phase::Answer => actions.extend([Action::Call, Action::Pass]),
            Phase::Swap => actions.extend(self.swaps().into_iter().flatten().map(Action::Swap)),
            Phase::Bonus => actions.extend(self.wilds().map(|wild| Action::Take(wild.card))),
        }
    }

    /// Whether a seat that owes a decision can do this in this phase.
    pub(in super::super) fn check(&self, phase: Phase, action: Action) -> Result<(), Refusal> {
        let in_hand =
            |card| if self.hand.contains(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) };
        match (phase, action) {
            (Phase::Lay, Action::Lay(wilds)) => {
                let [low, high] = wilds.cards();
                in_hand(low)?;
                in_hand(high)?;
                if low == high { Err(Refusal::SameCard(low)) } else { Ok(()) }
            }
            (Phase::Give, Action::Give(card)) | (Phase::Keep, Action::Keep(card)) => in_hand(card),
            (Phase::Swap, Action::Swap(Swap { out, brought_in })) => {
                if !self.pair().is_some_and(|pair| pair.has(out)) {
                    Err(Refusal::NotInPair(out))
                } else if self.slot_of(brought_in).is_none() {
                    Err(Refusal::NoWildToSwap(brought_in))
                } else {
                    Ok(())
                }
            }
            (Phase::Bonus, Action::Take(card)) if self.slot_of(card).is_none() => {
                Err(Refusal::NoWildToTake(card))
            }
            (Phase::Call | Phase::Answer, Action::Call | Action::Pass)
            | (Phase::Bonus, Action::Take(_)) => Ok(()),
            (Phase::Lay, _) => Err(Refusal::LayNow),
            (Phase::Give, _) => Err(Refusal::GiveNow),
            (Phase::Keep, _) => Err(Refusal::KeepNow),
            (Phase::Call | Phase::Answer, _) => Err(Refusal::CallNow),
            (Phase::Swap, _) => Err(Refusal::SwapNow),
            (Phase::Bonus, _) => Err(Refusal::TakeNow),
        }
    }

    /// The exchanges that the seat can make (DD-8).
    pub(in super::super) fn swaps(&self) -> [Option<Swap>; 4] {
        let mut swaps = [None; 4];
        let mut free = swaps.iter_mut();
        for out in self.pair().map(Pair::cards).into_iter().flatten() {
            for Wild { card: brought_in, .. } in self.wilds() {
                if let Some(place) = free.next() {
                    *place = Some(Swap { out, brought_in });
                }
            }
        }
        swaps
    }
}
