//! What a seat that is asked can do.

use crate::games::dual_duel::action::{Action, Swap, Wilds};
use crate::games::dual_duel::refusal::Refusal;
use crate::games::dual_duel::state::{DualDuel, Pair, Phase, SeatState, Wild};
use crate::seat::Seat;

impl DualDuel {
    /// Adds all that an awaited seat can do.
    #[inline]
    pub(in super::super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let state = &self.seats[seat];
        match self.phase {
            Phase::Lay => {
                let mut higher = state.hand.iter();
                while let Some(low) = higher.next() {
                    let with = |high| Action::Lay(Wilds::new(low, high));
                    actions.extend(higher.clone().map(with));
                }
            }
            Phase::Give => actions.extend(state.hand.iter().map(Action::Give)),
            Phase::Keep => actions.extend(state.hand.iter().map(Action::Keep)),
            Phase::Call | Phase::Answer => actions.extend([Action::Call, Action::Pass]),
            Phase::Swap => actions.extend(state.swaps().into_iter().flatten().map(Action::Swap)),
            Phase::Bonus => actions.extend(state.wilds().map(|wild| Action::Take(wild.card))),
        }
    }

    /// Why an awaited seat can't do this, if it can't.
    #[inline]
    pub(in super::super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let state = &self.seats[seat];
        let not_in_hand = |card| (!state.hand.contains(card)).then_some(Refusal::NotInHand(card));
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(wilds)) => {
                let [low, high] = wilds.cards();
                let same = || (low == high).then_some(Refusal::SameCard(low));
                not_in_hand(low).or_else(|| not_in_hand(high)).or_else(same)
            }
            (Phase::Give, Action::Give(card)) | (Phase::Keep, Action::Keep(card)) => {
                not_in_hand(card)
            }
            (Phase::Swap, Action::Swap(Swap { out, brought_in })) => {
                if state.pair().is_none_or(|pair| !pair.has(out)) {
                    Some(Refusal::NotInPair(out))
                } else {
                    state.slot_of(brought_in).is_none().then_some(Refusal::NoWildToSwap(brought_in))
                }
            }
            (Phase::Bonus, Action::Take(card)) => {
                state.slot_of(card).is_none().then_some(Refusal::NoWildToTake(card))
            }
            (Phase::Call | Phase::Answer, Action::Call | Action::Pass) => None,
            (Phase::Lay, _) => Some(Refusal::LayNow),
            (Phase::Give, _) => Some(Refusal::GiveNow),
            (Phase::Keep, _) => Some(Refusal::KeepNow),
            (Phase::Call | Phase::Answer, _) => Some(Refusal::CallNow),
            (Phase::Swap, _) => Some(Refusal::SwapNow),
            (Phase::Bonus, _) => Some(Refusal::TakeNow),
        }
    }
}

impl SeatState {
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
