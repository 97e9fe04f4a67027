//! The picks of a round before they are laid down.

use engine::cards::Card;
use engine::games::fools_gambit::Choice;

use super::row::Spot;

/// The places of the picks, in the order in which taps fill them.
pub const SLOTS: [Spot; 2] = [Spot::Duel, Spot::Wager];

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Picks {
    duel: Option<Card>,
    wager: Option<Card>,
    aim: Option<Spot>,
}

impl Picks {
    pub const fn card(self, slot: Spot) -> Option<Card> {
        match slot {
            Spot::Duel => self.duel,
            Spot::Wager => self.wager,
            Spot::Third | Spot::Hand => None,
        }
    }

    pub fn slot_of(self, card: Card) -> Option<Spot> {
        SLOTS.into_iter().find(|slot| self.card(*slot) == Some(card))
    }

    /// The slot that the next tap on a card fills.
    pub fn aim(self) -> Option<Spot> {
        let empty = |slot: &Spot| self.card(*slot).is_none();
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
    pub const fn aimed(self, slot: Spot) -> Self {
        Self { aim: Some(slot), ..self }
    }

    /// Drops a card on a slot. The card there goes where this one came from.
    #[must_use]
    pub fn dropped(self, card: Card, slot: Spot) -> Self {
        let there = self.card(slot);
        match self.slot_of(card) {
            Some(from) => self.with(from, there).with(slot, Some(card)),
            None => self.with(slot, Some(card)),
        }
    }

    /// Drops a card back into the hand.
    #[must_use]
    pub fn taken_back(self, card: Card) -> Self {
        match self.slot_of(card) {
            Some(slot) => self.with(slot, None),
            None => self,
        }
    }

    /// Swaps duel card and wager.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        Self { duel: self.wager, wager: self.duel, aim: None }
    }

    const fn with(self, slot: Spot, card: Option<Card>) -> Self {
        match slot {
            Spot::Duel => Self { duel: card, aim: None, ..self },
            Spot::Wager => Self { wager: card, aim: None, ..self },
            Spot::Third | Spot::Hand => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn two_taps_pick_and_a_third_takes_back() {
        let (nine, king, two) = (card("9c"), card("Kc"), card("2c"));
        let picks = Picks::default().tapped(nine).tapped(king);
        assert_eq!(picks.choice(), Some(Choice { duel: nine, wager: king }));
        assert_eq!(picks.tapped(two), picks, "both are picked");
        let picks = picks.tapped(nine);
        assert_eq!((picks.choice(), picks.aim()), (None, Some(Spot::Duel)));
        assert_eq!(picks.tapped(two).choice(), Some(Choice { duel: two, wager: king }));
    }

    #[test]
    fn a_slot_can_be_filled_first() {
        let picks = Picks::default().aimed(Spot::Wager).tapped(card("9c"));
        assert_eq!(picks.card(Spot::Wager), Some(card("9c")));
        assert_eq!(picks.aim(), Some(Spot::Duel), "then the other one");
        assert_eq!(picks.exchanged().card(Spot::Duel), Some(card("9c")));
    }

    #[test]
    fn a_dropped_card_changes_places_with_what_lies_there() {
        let (nine, king, two) = (card("9c"), card("Kc"), card("2c"));
        let picks = Picks::default().dropped(nine, Spot::Duel).dropped(king, Spot::Wager);
        let turned = picks.dropped(nine, Spot::Wager);
        assert_eq!(turned.choice(), Some(Choice { duel: king, wager: nine }));
        let replaced = picks.dropped(two, Spot::Duel);
        assert_eq!(replaced.choice(), Some(Choice { duel: two, wager: king }));
        assert_eq!(picks.dropped(nine, Spot::Duel), picks);
        assert_eq!(picks.taken_back(king).choice(), None);
        assert_eq!(picks.taken_back(two), picks);
    }
}
