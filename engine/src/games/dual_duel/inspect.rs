use crate::chance::Chance;
use crate::game::{Flaw, Inspect};
use crate::games::dual_duel::state::{SeatState, Stage};
use crate::games::dual_duel::{Card, Cards, DualDuel};

impl Inspect for DualDuel {
    fn audit(&self) -> Result<(), Flaw> {
        let over = matches!(self.stage, Stage::Over(_));
        let mut seen = self.aside.union(self.rounds.discards());
        let mut count = self.aside.len() + 4 * self.rounds.len();
        for (seat, state) in self.seats.iter() {
            seen = seen.union(state.cards());
            count += state.card_count();
            state.audit()?;
            // A seat that doesn't choose in this phase stays at the default, `Owed`.
            let has_no_stray_choice =
                over || state.pending.is_owed() || self.choosing_seats().contains(seat);
            Flaw::unless(has_no_stray_choice, "only those who are asked decide")?;
        }
        let is_complete = seen == Cards::ALL && count == Card::COUNT;
        Flaw::unless(is_complete, "each card is in one place (DD-1)")?;
        let [one, two] = self.seats.map(|seat| seat.hand.len()).0;
        Flaw::unless(one == two, "both hands have the same number of cards (DD-3)")?;
        let has_owing_seat = self.stage != Stage::Waiting || !self.awaited_seats().is_empty();
        Flaw::unless(has_owing_seat, "while choices are awaited, some seat owes one")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl SeatState {
    fn cards(&self) -> Cards {
        let pair = self.received.into_iter().chain(self.kept);
        let on_table: Cards = pair.chain(self.wilds().map(|wild| wild.card)).collect();
        self.hand.union(on_table)
    }

    /// Sum over all places: more than [`cards`](Self::cards) has if a card is in two places.
    fn card_count(&self) -> u8 {
        let on_table = self.received.into_iter().chain(self.kept).count() + self.wilds().count();
        self.hand.len() + on_table as u8
    }

    fn audit(&self) -> Result<(), Flaw> {
        let is_held = self.hand_seen.difference(self.hand).is_empty();
        Flaw::unless(is_held, "cards known to be in hand are in hand (DD-18)")?;
        let is_in_order = self.received.is_some() || self.kept.is_none();
        Flaw::unless(is_in_order, "a pair begins with the card that was given (DD-5)")
    }
}
