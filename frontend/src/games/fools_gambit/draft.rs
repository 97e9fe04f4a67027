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
    /// The empty slot that a press chose for the next card.
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
    pub fn aim(self) -> Option<RowPlace> {
        let empty = |slot: &RowPlace| self.card(*slot).is_none();
        self.aim.filter(empty).or_else(|| SLOTS.into_iter().find(empty))
    }

    /// `None` until both slots are filled.
    pub fn choice(self) -> Option<Choice> {
        Some(Choice { duel: self.duel?, wager: self.wager? })
    }

    /// A tap moves a card into the next slot, or back into the hand. If both slots are filled, a card in hand stays
    /// there.
    #[must_use]
    pub fn tapped(self, card: Card) -> Self {
        match (self.slot_of(card), self.aim()) {
            (Some(slot), _) => self.with(slot, None),
            (None, Some(slot)) => self.with(slot, Some(card)),
            (None, None) => self,
        }
    }

    /// Makes an empty slot take the next card.
    #[must_use]
    pub const fn aimed(self, slot: RowPlace) -> Self {
        Self { aim: Some(slot), ..self }
    }

    /// Drops a card on a slot. The card there goes where this one came from.
    #[must_use]
    pub fn dropped(self, card: Card, slot: RowPlace) -> Self {
        let there = self.card(slot);
        let left = self.slot_of(card).map_or(self, |from| self.with(from, there));
        left.with(slot, Some(card))
    }

    /// Drops a card back into the hand.
    #[must_use]
    pub fn taken_back(self, card: Card) -> Self {
        self.slot_of(card).map_or(self, |slot| self.with(slot, None))
    }

    /// Swaps duel card and wager.
    #[must_use]
    pub const fn exchanged(self) -> Self {
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
        let picks = Picks::default().tapped(nine).tapped(king);
        assert_eq!(picks.choice(), Some(Choice { duel: nine, wager: king }));
        assert_eq!(picks.tapped(two), picks, "both are picked");
        let picks = picks.tapped(nine);
        assert_eq!((picks.choice(), picks.aim()), (None, Some(RowPlace::Duel)));
        assert_eq!(picks.tapped(two).choice(), Some(Choice { duel: two, wager: king }));
    }

    #[test]
    fn a_slot_can_be_filled_first() {
        let nine = parsed("9c");
        let picks = Picks::default().aimed(RowPlace::Wager).tapped(nine);
        assert_eq!(picks.card(RowPlace::Wager), Some(nine));
        assert_eq!(picks.aim(), Some(RowPlace::Duel), "then the other one");
        assert_eq!(picks.exchanged().card(RowPlace::Duel), Some(nine));
    }

    #[test]
    fn a_dropped_card_changes_places_with_what_lies_there() {
        let (nine, king, two) = (parsed("9c"), parsed("Kc"), parsed("2c"));
        let picks = Picks::default().dropped(nine, RowPlace::Duel).dropped(king, RowPlace::Wager);
        let turned = picks.dropped(nine, RowPlace::Wager);
        assert_eq!(turned.choice(), Some(Choice { duel: king, wager: nine }));
        let replaced = picks.dropped(two, RowPlace::Duel);
        assert_eq!(replaced.choice(), Some(Choice { duel: two, wager: king }));
        assert_eq!(picks.dropped(nine, RowPlace::Duel), picks);
        assert_eq!(picks.taken_back(king).choice(), None);
        assert_eq!(picks.taken_back(two), picks);
    }
}
