//! The effects of cards on the table: numbers, Kings, Queens, Jokers (HUD-16, 24, 29, 30).

use crate::game::Sink;
use crate::games::heads_up_duel::state::{Duel, Dueller};
use crate::games::heads_up_duel::{
    Card, CardCounts, CardKind, Event, HeadsUpDuel, Joker, JokerShows, Side,
};
use crate::set::Set;

impl HeadsUpDuel {
    /// Shows the effect of a Joker that comes after the special card `before`, and removes the
    /// effects that Jokers then can't have. Returns the card that the Joker is, if any.
    pub(super) fn joker_effect(
        &mut self,
        side: Side,
        before: Option<CardKind>,
        sink: &mut Sink<Self>,
    ) -> Option<CardKind> {
        let Duel { seats, sides, .. } = self.duel();
        let (seat, number) = (seats[side], sides[side].number);
        let effect_of = |joker: Joker| match joker {
            Joker::Blank => JokerShows::Nothing,
            Joker::Echo => before.map_or(JokerShows::Nothing, JokerShows::Is),
            Joker::Wild => number.map_or(JokerShows::Nothing, JokerShows::Counts),
        };
        let shown = effect_of(self.joker);
        let possible = self.possible_jokers.iter().filter(|joker| effect_of(*joker) == shown);
        self.possible_jokers = possible.collect();
        sink.emit(|| Event::JokerDoes(seat, shown));
        match shown {
            JokerShows::Is(kind) => {
                let own = &mut self.duel().sides[side];
                match kind {
                    CardKind::Queen => own.joker_queens += 1,
                    CardKind::King => own.joker_kings += 1,
                    CardKind::Jack | CardKind::Ace | CardKind::Joker | CardKind::Number(_) => {}
                }
                Some(kind)
            }
            JokerShows::Nothing | JokerShows::Counts(_) => None,
        }
    }
}

impl Dueller {
    pub(in super::super) fn queens_on_table(&self) -> u16 {
        self.table.of_kind(CardKind::Queen) + self.joker_queens
    }

    /// HUD-30.
    pub(in super::super) fn king_bonus(&self) -> u16 {
        self.table.of_kind(CardKind::King) + self.joker_kings
    }

    /// Special cards and the showdown number; with a Queen, all cards (HUD-24, 29).
    pub(super) fn playable_cards(&self) -> Set<Card> {
        if self.queens_on_table() > 0 {
            return self.hand.present();
        }
        let matching = self.number.map(|number| Card::of_kind(CardKind::Number(number)));
        self.hand.present().intersection(Card::SPECIAL.union(matching.unwrap_or_default()))
    }

    /// Discards a Queen, or else a Joker that is one.
    pub(super) fn spend_queen(&mut self) {
        let queen = self.table.present_of_kind(CardKind::Queen).lowest();
        if queen.is_none() {
            self.joker_queens -= 1;
        }
        if let Some(card) = queen.or_else(|| self.table.present_of_kind(CardKind::Joker).lowest()) {
            self.table.take(card, 1);
        }
    }

    pub(super) fn clear(&mut self) {
        self.table = CardCounts::NONE;
        self.joker_queens = 0;
        self.joker_kings = 0;
    }

    /// The sum of the numbers on the table, if Jokers have this effect (HUD-27).
    pub(in super::super) fn sum(&self, joker: Joker) -> u32 {
        let worth = |card: Card| match (card.kind(), joker) {
            (CardKind::Number(number), _) => number,
            (CardKind::Joker, Joker::Wild) => self.number.unwrap_or(0),
            (CardKind::Joker, Joker::Blank | Joker::Echo)
            | (CardKind::Jack | CardKind::Queen | CardKind::King | CardKind::Ace, _) => 0,
        };
        self.table
            .distinct()
            .map(|card| u32::from(self.table.of(card)) * u32::from(worth(card)))
            .sum()
    }
}
