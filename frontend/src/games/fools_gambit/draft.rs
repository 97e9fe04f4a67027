//! The picks of a round before they are laid down.

use engine::cards::Card;
use engine::games::fools_gambit::Choice;

use super::row::RowPlace;

/// The places of the picks, in the order in which taps fill them.
pub const SLOTS: [RowPlace; 2] = [RowPlace::Duel, RowPlace::Wager];

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Picks {
    duel: Option<Card>,
    wager: Option<Card>,
    /// The empty slot that a tap chose for the next card.
    aim: Option<RowPlace>,
}

impl Picks {
    pub const fn card(self, slot: RowPlace) -> Option<Card> {
        match slot {
            RowPlace::Duel => self.duel,
            RowPlace::Wager => self.wager,
            RowPlace::Third | RowPlace::Hand => None,
        }
    }

    pub fn slot_of(self, card: Card) -> Option<RowPlace> {
        SLOTS.into_iter().find(|slot| self.card(*slot) == Some(card))
    }

    /// The slot that the next tap on a card fills.
    pub fn next_slot(self) -> Option<RowPlace> {
        let empty = |slot: &RowPlace| self.card(*slot).is_none();
        self.aim.filter(empty).or_else(|| SLOTS.into_iter().find(empty))
    }

    /// `None` until both slots are filled.
    pub fn choice(self) -> Option<Choice> {
        Some(Choice { duel: self.duel?, wager: self.wager? })
    }

    /// Moves a card into the next slot, or a picked card back to the hand. With both slots filled, a card in hand stays.
    #[must_use]
    pub fn after_tap(self, card: Card) -> Self {
        match (self.slot_of(card), self.next_slot()) {
            (Some(slot), _) => self.with(slot, None),
            (None, Some(slot)) => self.with(slot, Some(card)),
            (None, None) => self,
        }
    }

    /// Makes an empty slot take the next card.
    #[must_use]
    pub const fn with_aim(self, slot: RowPlace) -> Self {
        Self { aim: Some(slot), ..self }
    }

    /// Drops a card on a slot. The displaced card takes the dropped card's slot, or returns to the hand.
    #[must_use]
    pub fn after_drop(self, card: Card, slot: RowPlace) -> Self {
        let displaced = self.card(slot);
        let moved_away = self.slot_of(card).map_or(self, |from| self.with(from, displaced));
        moved_away.with(slot, Some(card))
    }

    #[must_use]
    pub fn without(self, card: Card) -> Self {
        self.slot_of(card).map_or(self, |slot| self.with(slot, None))
    }

    /// Swaps duel card and wager.
    #[must_use]
    pub const fn after_exchange(self) -> Self {
        Self { duel: self.wager, wager: self.duel, aim: None }
    }

    const fn with(self, slot: RowPlace, card: Option<Card>) -> Self {
        match slot {
            RowPlace::Duel => Self { duel: card, aim: None, ..self },
            RowPlace::Wager => Self { wager: card, aim: None, ..self },
            RowPlace::Third | RowPlace::Hand => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parsed;

    #[test]
    fn two_taps_pick_and_a_third_takes_back() {
        let (nine, king, two) = (parsed("9c"), parsed("Kc"), parsed("2c"));
        let picks = Picks::default().after_tap(nine).after_tap(king);
        assert_eq!(picks.choice(), Some(Choice { duel: nine, wager: king }));
        assert_eq!(picks.after_tap(two), picks, "both are picked");
        let picks = picks.after_tap(nine);
        assert_eq!((picks.choice(), picks.next_slot()), (None, Some(RowPlace::Duel)));
        assert_eq!(picks.after_tap(two).choice(), Some(Choice { duel: two, wager: king }));
    }

    #[test]
    fn a_slot_can_be_chosen_before_its_card() {
        let nine = parsed("9c");
        let picks = Picks::default().with_aim(RowPlace::Wager).after_tap(nine);
        assert_eq!(picks.card(RowPlace::Wager), Some(nine));
        assert_eq!(picks.next_slot(), Some(RowPlace::Duel), "then the other one");
        assert_eq!(picks.after_exchange().card(RowPlace::Duel), Some(nine));
    }

    #[test]
    fn a_dropped_card_changes_places_with_what_lies_there() {
        let (nine, king, two) = (parsed("9c"), parsed("Kc"), parsed("2c"));
        let picks =
            Picks::default().after_drop(nine, RowPlace::Duel).after_drop(king, RowPlace::Wager);
        let swapped = picks.after_drop(nine, RowPlace::Wager);
        assert_eq!(swapped.choice(), Some(Choice { duel: king, wager: nine }));
        let replaced = picks.after_drop(two, RowPlace::Duel);
        assert_eq!(replaced.choice(), Some(Choice { duel: two, wager: king }));
        assert_eq!(picks.after_drop(nine, RowPlace::Duel), picks);
        assert_eq!(picks.without(king).choice(), None);
        assert_eq!(picks.without(two), picks);
    }
}
