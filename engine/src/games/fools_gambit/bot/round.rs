//! Settles a round by ranks alone: 100,000 rounds a decision. Tested against the rules.

use crate::cards::Card;

pub(super) const RANKS: usize = 13;
/// A rank, from 0 for a 2 to 12 for an Ace.
pub(super) type RankIndex = u8;

const TWO: RankIndex = 0;
const FIVE: RankIndex = 3;
const SEVEN: RankIndex = 5;

pub(super) const fn rank_index(card: Card) -> RankIndex {
    card.rank().order() - 2
}

/// A seat's three cards, as laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LaidRanks {
    pub(super) duel: RankIndex,
    pub(super) wager: RankIndex,
    pub(super) third: RankIndex,
}

impl LaidRanks {
    /// FG-8: the cards after the swap with this index in `Swap::ALL`.
    pub(super) const fn after_swap(self, swap: usize) -> Self {
        let Self { duel, wager, third } = self;
        match swap {
            0 => self,
            1 => Self { duel: third, wager, third: duel },
            _ => Self { duel, wager: third, third: wager },
        }
    }

    /// FG-14: exchanges duel card and third card.
    const fn exchange(&mut self) {
        std::mem::swap(&mut self.duel, &mut self.third);
    }

    /// FG-18: the rank that counts in the duel.
    const fn value(self) -> RankIndex {
        if self.duel == TWO { self.wager } else { self.duel }
    }
}

/// FG-13 to FG-19: settles the duel; positive if `one` wins, negative if `other` does.
pub(super) fn settle(one: &mut LaidRanks, other: &mut LaidRanks) -> i8 {
    if one.duel == FIVE || other.duel == FIVE {
        act_fives(one, other);
    }
    let result = one.value().cmp(&other.value()) as i8;
    if (one.duel == SEVEN) == (other.duel == SEVEN) { result } else { -result }
}

/// FG-14 to FG-17: lets the 5s act.
fn act_fives(one: &mut LaidRanks, other: &mut LaidRanks) {
    // By seat: whether its duel card and its third card have acted.
    let mut acted = [[false; 2]; 2];
    loop {
        let acts = [one.duel == FIVE && !acted[0][0], other.duel == FIVE && !acted[1][0]];
        if acts == [false; 2] {
            return;
        }
        for (cards_acted, acts) in acted.iter_mut().zip(acts) {
            cards_acted[0] |= acts;
        }
        if acts[1] {
            one.exchange();
            acted[0].swap(0, 1);
        }
        if acts[0] {
            other.exchange();
            acted[1].swap(0, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Dice, Seed};
    use crate::game::{Decision, Game, Sink, Turn};
    use crate::games::fools_gambit::state::FoolsGambit;
    use crate::games::fools_gambit::{Action, Deck, FoolsGambitOptions, Swap};
    use crate::seat::{BySeat, Seat};

    fn laid(game: &FoolsGambit) -> BySeat<LaidRanks> {
        BySeat::from_fn(|seat| {
            let laid = game.stage.laid_cards(seat).expect("cards are laid");
            let [duel, wager, third] = [laid.duel, laid.wager, laid.third].map(rank_index);
            LaidRanks { duel, wager, third }
        })
    }

    #[test]
    fn a_round_on_ranks_comes_to_what_the_rules_say() {
        let mut dice = Dice::new(Seed(0x5e77), 0);
        let options = FoolsGambitOptions { deck: Deck::Full, ..FoolsGambitOptions::default() };
        let mut seen = [0; 3];
        for _ in 0..800 {
            let mut game = FoolsGambit::deal(&options, 2, dice.seed()).expect("two can play");
            while let Turn::Awaiting(_) = game.turn() {
                for seat in Seat::all(2) {
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    let action = *dice.pick(&actions).expect("it can act");
                    let decided = game.decide(seat, Decision::Act(action), &mut Sink::none());
                    decided.expect("it is legal");
                }
                let BySeat([one, other]) = laid(&game);
                let swaps = [(); 2].map(|()| dice.below(3) as usize);
                let (mut one, mut other) = (one.after_swap(swaps[0]), other.after_swap(swaps[1]));
                let before = game;
                for (seat, swap) in Seat::all(2).zip(swaps) {
                    let swap = Decision::Act(Action::Swap(Swap::ALL[swap]));
                    game.decide(seat, swap, &mut Sink::none()).expect("it is legal");
                }
                let result = settle(&mut one, &mut other);
                let position = format!("{before:?} {one:?} {other:?}");
                let won = Seat::all(2).map(|seat| {
                    let new = game.seats[seat].winning.difference(before.seats[seat].winning);
                    new.iter().next().map(rank_index)
                });
                let expected =
                    [(result > 0).then_some(one.wager), (result < 0).then_some(other.wager)];
                assert!(won.eq(expected), "{position}");
                for (seat, cards) in Seat::all(2).zip([one, other]) {
                    let new = game.seats[seat].discard.difference(before.seats[seat].discard);
                    assert!(new.iter().any(|card| rank_index(card) == cards.duel), "{position}");
                }
                seen[usize::from(result > 0) + 2 * usize::from(result < 0)] += 1;
            }
        }
        assert!(seen.iter().all(|times| *times > 500), "{seen:?}");
    }
}
