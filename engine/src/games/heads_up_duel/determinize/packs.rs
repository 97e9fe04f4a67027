//! Draws the sorts of the packs that others bought, if backs don't tell (HUD-15).
//!
//! Each pack is of one of four sorts. A choice of sorts fits the view if their total price is what
//! was paid and the cards in play can include those seen; all fitting choices are equally likely.
//! Choices are counted by the number of packs of each sort, in floating-point operations that give
//! the same on every platform.

use crate::chance::Dice;
use crate::games::heads_up_duel::card::KINDS;
use crate::games::heads_up_duel::determinize::purses::Purses;
use crate::games::heads_up_duel::stock::{self, CARDS_IN_PACK};
use crate::games::heads_up_duel::{
    CardCounts, HeadsUpDuelOptions, MOST_SEATS, Pack, Packs, STARTING_CARDS, View,
};
use crate::seat::{BySeat, Seat};

pub(super) type BoughtPacks = BySeat<Packs, MOST_SEATS>;

/// Indices of the kinds in Low packs only, in Low and High packs, in High packs only, and in Special
/// packs. Decks have all of them but Jokers, the last kind.
const LOW: std::ops::Range<usize> = 0..4;
const BOTH: usize = 4;
const HIGH: std::ops::Range<usize> = 5..9;
const SPECIAL: std::ops::Range<usize> = 9..13;
const JOKER: usize = KINDS - 1;

/// The packs each seat bought; `None` if nothing fits the view.
pub(super) fn draw(view: &View, seen: &CardCounts, dice: &mut Dice) -> Option<BoughtPacks> {
    let mut sorts = UnseenPacks::from_view(view, seen).draw(dice)?.into_iter();
    Some(BySeat::from_fn(|seat| {
        let known = &view.by_seat[seat];
        known.bought.unwrap_or_else(|| {
            let mut packs = Packs::default();
            let count = known.packs.into();
            sorts.by_ref().take(count).for_each(|sort| packs.0[sort as usize] += 1);
            packs
        })
    }))
}

/// The packs whose sorts the observer doesn't know, and the facts that limit them.
#[derive(Clone, Debug)]
struct UnseenPacks {
    packs: u16,
    known: Packs,
    /// The unseen packs' total price, least and most.
    price: [i32; 2],
    seen: stock::Counts,
    /// The decks of 52 at the deal, and the cards dealt.
    decks: i32,
    dealt: i32,
}

/// A possible number of packs of each sort, and the number of choices that lead to it.
#[derive(Clone, Copy, Debug)]
struct PackCounts {
    packs: Packs,
    ways: f64,
}

impl UnseenPacks {
    fn from_view(view: &View, seen: &CardCounts) -> Self {
        let seats = || Seat::all(view.seats).map(|seat| &view.by_seat[seat]);
        let hidden = seats().filter(|seat| seat.bought.is_none());
        let known = seats().filter_map(|seat| seat.bought).fold(Packs::default(), Packs::plus);
        let purses = Purses::from_view(view);
        // Marbles paid for unseen packs, or still in hidden purses.
        let left = purses.marbles - i32::from(known.cost());
        Self {
            packs: hidden.map(|seat| seat.packs).sum(),
            known,
            price: [if purses.hidden_count > 0 { 0 } else { left }, left + purses.token_marbles()],
            seen: stock::count_all_kinds(seen),
            decks: HeadsUpDuelOptions::decks(view.seats).into(),
            dealt: i32::from(STARTING_CARDS) * i32::from(view.seats),
        }
    }

    /// A sort for each pack, in random order.
    fn draw(&self, dice: &mut Dice) -> Option<Vec<Pack>> {
        if self.packs == 0 {
            return Some(Vec::new());
        }
        let all = self.counts();
        let mut rest = dice.fraction() * all.iter().map(|counts| counts.ways).sum::<f64>();
        let found = all.iter().find(|counts| {
            rest -= counts.ways;
            rest < 0.0
        });
        let PackCounts { packs, .. } = found.or(all.last())?;
        let each = |pack: Pack| std::iter::repeat_n(pack, packs.of(pack).into());
        let mut sorts: Vec<Pack> = Pack::ALL.into_iter().flat_map(each).collect();
        dice.shuffle(&mut sorts);
        Some(sorts)
    }

    fn counts(&self) -> Vec<PackCounts> {
        let mut all = Vec::new();
        for special in 0..=self.packs {
            for mystery in 0..=self.packs - special {
                let rest = self.packs - special - mystery;
                let max_price = 2 * i32::from(rest + mystery) + 4 * i32::from(special);
                // Too dear even with Low packs for the rest; more Mystery packs cost more.
                if max_price - i32::from(rest) > self.price[1] {
                    break;
                }
                let demand = Demand::new(self, mystery, special);
                let fits = |low: u16| demand.excess(low.into(), (rest - low).into()) <= 0;
                // `excess` is convex: if only High packs fit, and only Low ones, any mix does.
                let all_fit = fits(0) && fits(rest);
                let mut ways =
                    binomial(self.packs, special) * binomial(self.packs - special, mystery);
                for low in 0..=rest {
                    let price = max_price - i32::from(low);
                    if (self.price[0]..=self.price[1]).contains(&price) && (all_fit || fits(low)) {
                        all.push(PackCounts {
                            packs: Packs([low, rest - low, mystery, special]),
                            ways,
                        });
                    }
                    // For one more Low pack.
                    ways *= f64::from(rest - low) / f64::from(low + 1);
                }
            }
        }
        all
    }
}

/// The cards that Low and High packs must supply beside a number of Mystery and Special packs.
struct Demand<'a> {
    unseen: &'a UnseenPacks,
    /// The cards of each kind in the decks.
    pool: i32,
    /// Cards in play from decks.
    in_play: i32,
    /// Cards left of the last Mystery deck.
    left: i32,
    /// The seen cards that Special packs don't explain, and the cards of those kinds that may be
    /// left of the last Mystery deck.
    short: i32,
    spare: i32,
}

impl<'a> Demand<'a> {
    fn new(unseen: &'a UnseenPacks, mystery: u16, special: u16) -> Self {
        let sold = unseen.known.of(Pack::Mystery) + mystery;
        let (opened, left) = stock::mystery_decks(sold);
        let pool = 4 * (unseen.decks + i32::from(opened));
        let special = i32::from(unseen.known.of(Pack::Special) + special);
        let seen = &unseen.seen;
        let (short, mut spare) = needed_and_spare(&seen[SPECIAL], special, pool);
        if i32::from(seen[JOKER]) > special {
            spare = NO_SPARE;
        }
        let in_play = unseen.dealt + i32::from(CARDS_IN_PACK * sold);
        Self { unseen, pool, in_play, left: left.into(), short, spare }
    }

    /// The cards by which these Low and High packs miss the demand; they fit at 0 or less. Convex in
    /// the number of Low packs for a fixed total.
    fn excess(&self, low: i32, high: i32) -> i32 {
        let UnseenPacks { seen, known, .. } = self.unseen;
        let low = low + i32::from(known.of(Pack::Low));
        let high = high + i32::from(known.of(Pack::High));
        let parts = [
            (self.short, self.spare),
            needed_and_spare(&seen[LOW], low, self.pool),
            needed_and_spare(&seen[HIGH], high, self.pool),
            needed_and_spare(&seen[BOTH..=BOTH], low + high, self.pool),
        ];
        let short: i32 = parts.iter().map(|part| part.0).sum();
        let spare: i32 = parts.iter().map(|part| part.1).sum();
        (short - self.in_play).max(self.left - spare)
    }
}

/// With more Jokers than Special packs: no number of other cards makes up for it.
const NO_SPARE: i32 = -1_000_000;

/// The seen cards that must come from decks, if packs hold `in_packs` cards of each kind and decks
/// hold `pool`; and the spare ones, at most the 4 of each kind that may be left of the last Mystery
/// deck. A kind with too few cards makes the spare ones negative.
fn needed_and_spare(seen: &[u16], in_packs: i32, pool: i32) -> (i32, i32) {
    let mut sums = (0, 0);
    for seen in seen {
        let from_decks = i32::from(*seen) - in_packs;
        sums.0 += from_decks.max(0);
        let spare = pool - from_decks;
        sums.1 += if spare < 0 { spare * 10_000 } else { spare.min(4) };
    }
    sums
}

fn binomial(all: u16, chosen: u16) -> f64 {
    (0..chosen).fold(1.0, |ways, at| ways * f64::from(all - at) / f64::from(at + 1))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::Seed;

    /// Four unseen packs at a table of four.
    fn four(price: [i32; 2], seen: &[(usize, u16)]) -> UnseenPacks {
        let mut unseen = UnseenPacks {
            packs: 4,
            known: Packs::default(),
            price,
            seen: [0; KINDS],
            decks: 2,
            dealt: 60,
        };
        for (at, count) in seen {
            unseen.seen[*at] = *count;
        }
        unseen
    }

    /// Whether these sorts fit, by trying each kind's rest of the last Mystery deck.
    fn fits(unseen: &UnseenPacks, sorts: &[Pack]) -> bool {
        let mut sold = unseen.known;
        for sort in sorts {
            sold.0[*sort as usize] += 1;
        }
        let price: i32 = sorts.iter().map(|sort| i32::from(sort.price())).sum();
        let (opened, left) = stock::mystery_decks(sold.of(Pack::Mystery));
        let total = unseen.dealt + i32::from(5 * sold.count());
        // By the cards left so far: the fewest and the most cards in play.
        let mut reached = BTreeMap::from([(0, [0, 0])]);
        for kind in crate::games::heads_up_duel::CardKind::all() {
            let holds = |pack: &Pack| pack.holds(kind);
            let certain =
                Pack::ALL.into_iter().filter(holds).map(|pack| sold.of(pack)).sum::<u16>();
            let is_joker = kind.index() == JOKER;
            let decks = if is_joker { 0 } else { 4 * (unseen.decks + i32::from(opened)) };
            let seen = unseen.seen[kind.index()];
            let mut next = BTreeMap::new();
            for (so_far, [least, most]) in reached {
                for left in 0..=if is_joker || opened == 0 { 0 } else { 4 } {
                    let limit = i32::from(certain) + decks - left;
                    let needed = i32::from(certain.max(seen));
                    if needed <= limit {
                        next.insert(so_far + left, [least + needed, most + limit]);
                    }
                }
            }
            reached = next;
        }
        let deals = reached.get(&i32::from(left));
        (unseen.price[0]..=unseen.price[1]).contains(&price)
            && deals.is_some_and(|[least, most]| (*least..=*most).contains(&total))
    }

    fn all_sorts(packs: u16) -> Vec<Vec<Pack>> {
        (0..packs).fold(vec![Vec::new()], |ways, _| {
            let with = |way: Vec<Pack>| Pack::ALL.map(|sort| [way.clone(), vec![sort]].concat());
            ways.into_iter().flat_map(with).collect()
        })
    }

    fn assert_uniform(unseen: &UnseenPacks, ways: u32) {
        let fitting = all_sorts(unseen.packs).into_iter().filter(|sorts| fits(unseen, sorts));
        let mut drawn: BTreeMap<Vec<Pack>, u32> = fitting.map(|sorts| (sorts, 0)).collect();
        assert_eq!(drawn.len(), ways as usize, "{unseen:?}");
        let mut dice = Dice::new(Seed(0xc41), 1);
        for _ in 0..200 * ways {
            let sorts = unseen.draw(&mut dice).expect("there is a way");
            *drawn.get_mut(&sorts).unwrap_or_else(|| panic!("{sorts:?} of {unseen:?}")) += 1;
        }
        let squares = drawn.values().map(|count| (f64::from(*count) - 200.0).powi(2) / 200.0);
        let (distance, freedom) = (squares.sum::<f64>(), f64::from(ways - 1));
        let most = freedom + 4.0 * (2.0 * freedom).sqrt();
        assert!(distance <= most, "{distance} > {most} of {unseen:?}");
    }

    #[test]
    fn every_way_that_fits_is_as_likely_as_any_other() {
        assert_uniform(&four([0, 16], &[]), 256);
        // Marbles for four packs and one more; exactly enough.
        assert_uniform(&four([0, 5], &[]), 9);
        assert_uniform(&four([8, 8], &[]), 40);
        // Two Jokers were seen; then ten sevens, where decks have eight.
        assert_uniform(&four([0, 16], &[(JOKER, 2)]), 67);
        assert_uniform(&four([0, 16], &[(5, 10)]), 208);
        // Without Low or Mystery packs there are too many of each low number.
        assert_uniform(&four([0, 16], &[(0, 9), (1, 9), (2, 9), (3, 10)]), 208);
        // Too many of nine kinds: the deal's 60 cards can't be all the others.
        let seen: Vec<_> = (4..13).map(|at| (at, 8)).collect();
        assert_uniform(&four([0, 16], &seen), 213);
    }

    #[test]
    fn no_packs_are_drawn_where_none_fit() {
        assert!(four([0, 3], &[]).draw(&mut Dice::new(Seed(1), 0)).is_none());
        assert!(four([0, 16], &[(JOKER, 5)]).draw(&mut Dice::new(Seed(1), 0)).is_none());
        let none = UnseenPacks { packs: 0, ..four([0, 0], &[]) };
        assert_eq!(none.draw(&mut Dice::new(Seed(1), 0)), Some(Vec::new()));
    }

    #[test]
    fn the_work_has_a_bound() {
        // The most marbles: eight seats with 3 each, and five tokens spent for 30.
        for packs in 0..=264 {
            let unseen = UnseenPacks { packs, dealt: 120, decks: 3, ..four([0, 264], &[]) };
            let counts = unseen.counts().len();
            assert!(counts <= 158_000, "{packs}: {counts}");
        }
    }
}
