use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Flaw, Inspect};
use crate::games::fools_gambit::state::{HandAndChoice, LaidCards, Stage};
use crate::games::fools_gambit::{Choice, FoolsGambit};
use crate::seat::Seat;

impl Inspect for FoolsGambit {
    fn audit(&self) -> Result<(), Flaw> {
        for (seat, state) in self.seats.iter() {
            let piles = [
                state.main_deck.set(),
                self.stage.cards(seat),
                state.off_hand,
                state.discard,
                state.winning,
            ];
            let count: u8 = piles.iter().map(|pile| pile.len()).sum();
            let all = piles.into_iter().fold(CardSet::EMPTY, CardSet::union);
            let cards = self.deck.cards_of(seat);
            let is_complete = all == cards && count == cards.len();
            Flaw::unless(is_complete, "a seat has each of its cards in one place (FG-3, 4)")?;
            let holds_seen_cards = state.off_hand_seen.difference(state.off_hand).is_empty();
            Flaw::unless(holds_seen_cards, "cards seen to go to the off-hand are there")?;
            self.audit_choice(seat)?;
        }
        let [one, two] = self.seats.map(|state| state.playable_count()).0;
        Flaw::unless(one == two, "both seats always hold the same number of cards (FG-21)")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl FoolsGambit {
    /// The seat's main deck in order: secret, for tests.
    #[must_use]
    pub fn main_deck(&self, seat: Seat) -> &[Card] {
        self.seats[seat].main_deck.as_slice()
    }

    fn audit_choice(&self, seat: Seat) -> Result<(), Flaw> {
        match &self.stage {
            Stage::Choose(drawn) => {
                let HandAndChoice { cards, choice } = &drawn[seat];
                let is_held = choice.choice().is_none_or(|Choice { duel, wager }| {
                    duel != wager && cards.contains(&duel) && cards.contains(&wager)
                });
                Flaw::unless(is_held, "duel card and wager are in hand (FG-6)")
            }
            Stage::Swap(laid) => {
                let cards = laid[seat].cards;
                let is_before_duel = cards == LaidCards::new(cards.duel, cards.wager, cards.third);
                Flaw::unless(is_before_duel, "the duel begins when both have swapped (FG-9)")
            }
            Stage::Duel(_) | Stage::Empty => Ok(()),
        }
    }
}
