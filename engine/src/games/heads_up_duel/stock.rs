//! The decks and packs that all cards in play come from.

use crate::bot::pick_weighted;
use crate::chance::Dice;
use crate::game::Flaw;
use crate::games::heads_up_duel::card::KINDS;
use crate::games::heads_up_duel::{
    Back, Card, CardCounts, CardKind, HeadsUpDuelOptions, KindCounts, Pack, Packs, Sleeves,
};

/// A count or a weight for each kind.
pub(super) type Counts = [u16; KINDS];

#[derive(Clone, Copy, Debug)]
pub(super) struct Stock {
    sleeves: Sleeves,
    /// Decks of 52 dealt as starting packs (HUD-3).
    decks: u16,
    sold: Packs,
    /// Decks opened for Mystery packs (HUD-13).
    opened: u16,
    /// Cards left of the last deck opened.
    pub(super) mystery_left: KindCounts,
}

const MYSTERY_PACKS_IN_DECK: u16 = 10;
pub(super) const CARDS_IN_PACK: u16 = 5;

/// The back of a card from this pack (HUD-2).
pub(super) const fn back_of(sleeves: Sleeves, pack: Pack) -> Back {
    match (sleeves, pack) {
        (Sleeves::One, _) => Back::Pack,
        (Sleeves::Own, Pack::Low) => Back::Low,
        (Sleeves::Own, Pack::High) => Back::High,
        (Sleeves::Own, Pack::Mystery) => Back::Mystery,
        (Sleeves::Own, Pack::Special) => Back::Special,
    }
}

/// Decks opened for that many Mystery packs, and cards left of the last one.
pub(super) const fn mystery_decks(packs_sold: u16) -> (u16, u16) {
    let opened = packs_sold.div_ceil(MYSTERY_PACKS_IN_DECK);
    let packs_from_last = packs_sold - MYSTERY_PACKS_IN_DECK * opened.saturating_sub(1);
    (opened, if opened == 0 { 0 } else { 52 - CARDS_IN_PACK * packs_from_last })
}

/// Weights that make all cards equally likely.
pub(super) const EVEN: Counts = [1; KINDS];

/// Removes a random card from the counts; `weights` multiply each kind's likelihood.
pub(super) fn draw(counts: &mut Counts, weights: &Counts, dice: &mut Dice) -> Option<CardKind> {
    let each = counts.iter().zip(weights);
    let each = each.map(|(count, weight)| u32::from(*count) * u32::from(*weight));
    let drawn = pick_weighted(dice, CardKind::all().zip(each))?;
    counts[drawn.index()] -= 1;
    Some(drawn)
}

pub(super) fn count_all_kinds(cards: &CardCounts) -> Counts {
    count_kinds_among(cards, cards.distinct())
}

fn count_kinds(cards: &CardCounts, back: Back) -> Counts {
    count_kinds_among(cards, cards.distinct().filter(|card| card.back() == back))
}

fn count_kinds_among(cards: &CardCounts, distinct: impl Iterator<Item = Card>) -> Counts {
    let mut counts = [0; KINDS];
    distinct.for_each(|card| counts[card.kind().index()] += cards.of(card));
    counts
}

impl Stock {
    pub(super) fn new(
        options: &HeadsUpDuelOptions,
        seats: u8,
        sold: Packs,
        mystery_left: KindCounts,
    ) -> Self {
        let (opened, _) = mystery_decks(sold.of(Pack::Mystery));
        let decks = HeadsUpDuelOptions::decks(seats).into();
        Self { sleeves: options.sleeves, decks, sold, opened, mystery_left }
    }

    /// A stock that the seen cards may come from; `None` if there is none.
    pub(super) fn determinize(
        options: &HeadsUpDuelOptions,
        seats: u8,
        sold: Packs,
        seen: &CardCounts,
        dice: &mut Dice,
    ) -> Option<Self> {
        let mut stock = Self::new(options, seats, sold, KindCounts::NONE);
        let (_, left) = mystery_decks(sold.of(Pack::Mystery));
        if left == 0 {
            return Some(stock);
        }
        let back = back_of(stock.sleeves, Pack::Mystery);
        let (seen, most) = (count_kinds(seen, back), stock.most(back));
        // Leaves all cards that can be left, then draws the surplus.
        for kind in CardKind::all() {
            let spare = most[kind.index()].checked_sub(seen[kind.index()])?;
            stock.mystery_left.0[kind.index()] = KindCounts::DECK.of(kind).min(spare.min(4) as u8);
        }
        let surplus = stock.mystery_left.count().checked_sub(left)?;
        for _ in 0..surplus {
            stock.mystery_left.draw(dice);
        }
        Some(stock)
    }

    /// The cards of this back that are certainly in play.
    fn least(&self, back: Back) -> Counts {
        let mut least = [0; KINDS];
        // No card of a Mystery pack is certain.
        for pack in Pack::ALL.into_iter().filter(|pack| back_of(self.sleeves, *pack) == back) {
            for kind in CardKind::all().filter(|kind| pack.holds(*kind)) {
                least[kind.index()] += self.sold.of(pack);
            }
        }
        least
    }

    /// The most cards of this back that may be in play.
    fn most(&self, back: Back) -> Counts {
        let mut most = self.least(back);
        for kind in CardKind::all().filter(|kind| *kind != CardKind::Joker) {
            let at = kind.index();
            if back == Back::Pack {
                most[at] += 4 * self.decks;
            }
            if back == back_of(self.sleeves, Pack::Mystery) {
                most[at] += 4 * self.opened - u16::from(self.mystery_left.of(kind));
            }
        }
        most
    }

    /// Draws the kinds of the unseen of `total` cards of this back; `None` if the seen ones don't fit.
    pub(super) fn draw_unseen(
        &self,
        back: Back,
        total: u16,
        seen: &CardCounts,
        weights: &Counts,
        dice: &mut Dice,
    ) -> Option<Counts> {
        let (seen, least, mut spare) = (count_kinds(seen, back), self.least(back), self.most(back));
        let mut unseen = [0; KINDS];
        let mut missing = total;
        for at in 0..KINDS {
            let certain = seen[at].max(least[at]);
            spare[at] = spare[at].checked_sub(certain)?;
            missing = missing.checked_sub(certain)?;
            unseen[at] = certain - seen[at];
        }
        for _ in 0..missing {
            unseen[draw(&mut spare, weights, dice)?.index()] += 1;
        }
        Some(unseen)
    }

    /// Checks that exactly these cards can be in play, `dealt` of them from the deal.
    pub(super) fn audit(&self, cards: &CardCounts, dealt: u16) -> Result<(), Flaw> {
        let (_, left) = mystery_decks(self.sold.of(Pack::Mystery));
        let fits = |kind| self.mystery_left.of(kind) <= KindCounts::DECK.of(kind);
        let rest_fits = CardKind::all().all(fits) && self.mystery_left.count() == left;
        Flaw::unless(rest_fits, "Mystery packs come from decks of 52 (HUD-13)")?;
        let count_fits = cards.count() == dealt + CARDS_IN_PACK * self.sold.count();
        Flaw::unless(count_fits, "cards are dealt and bought, and never lost (HUD-3, 12)")?;
        for back in Back::ALL {
            let (least, most) = (self.least(back), self.most(back));
            let counts = count_kinds(cards, back);
            let is_possible = (0..KINDS).all(|at| (least[at]..=most[at]).contains(&counts[at]));
            Flaw::unless(is_possible, "each card comes from a deck or a pack")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn a_kind_is_drawn_by_how_many_there_are_and_by_its_weight() {
        let (mut counts, mut weights) = ([0; KINDS], EVEN);
        counts[..3].copy_from_slice(&[2, 1, 1]);
        weights[1] = 5;
        let mut dice = Dice::new(Seed(7), 0);
        let mut drawn = [0_u32; 3];
        for _ in 0..8_000 {
            let kind = draw(&mut counts.clone(), &weights, &mut dice).expect("there are some");
            drawn[kind.index()] += 1;
        }
        let expected = [2_000, 5_000, 1_000];
        assert!((0..3).all(|at| drawn[at].abs_diff(expected[at]) < 200), "{drawn:?}");
        assert_eq!(draw(&mut [0; KINDS], &EVEN, &mut dice), None);
    }

    #[test]
    fn hud_2_with_one_back_no_card_has_a_mystery_back() {
        let options = HeadsUpDuelOptions { sleeves: Sleeves::One, ..HeadsUpDuelOptions::default() };
        let stock = Stock::new(&options, 4, Packs([0, 0, 1, 0]), KindCounts::NONE);
        assert_eq!(stock.most(Back::Mystery), [0; KINDS]);
        assert!(stock.most(Back::Pack)[0] > 8, "its cards have the back of a starting pack");
    }
}
