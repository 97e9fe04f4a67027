//! Which packs were bought that the observer did not see, where the backs don't tell (HUD-15).
//!
//! Each of them is one of four sorts. Every way to choose a sort for each that fits the view is as
//! likely as any other: together they cost what was paid for them, and what was seen can be among
//! the cards in play. Ways are counted by how many packs there are of each sort; the counts are
//! floating-point numbers, each operation of which gives the same on every platform.

use crate::chance::Dice;
use crate::games::heads_up_duel::card::KINDS;
use crate::games::heads_up_duel::determinize::purses::Purses;
use crate::games::heads_up_duel::state::MOST_SEATS;
use crate::games::heads_up_duel::stock::{self, Counts, IN_A_PACK};
use crate::games::heads_up_duel::view::View;
use crate::games::heads_up_duel::{Cards, HeadsUpDuelOptions, PACK, Pack, Packs};
use crate::seat::{BySeat, Seat};

pub(super) type Bought = BySeat<Packs, MOST_SEATS>;

/// The places of the kinds that are in a Low pack alone, in a High pack alone, in both, and in a
/// Special pack as well as in a deck. Jokers come last.
const LOW: std::ops::Range<usize> = 0..4;
const BOTH: usize = 4;
const HIGH: std::ops::Range<usize> = 5..9;
const SPECIAL: std::ops::Range<usize> = 9..13;
const JOKER: usize = KINDS - 1;

/// The packs that each seat bought; `None` if nothing fits what was seen.
pub(super) fn draw(view: &View, seen: &Cards, dice: &mut Dice) -> Option<Bought> {
    let mut sorts = Unseen::of(view, seen).draw(dice)?.into_iter();
    Some(BySeat::from_fn(|seat| {
        let place = &view.places[seat];
        place.bought.unwrap_or_else(|| {
            let mut packs = Packs::default();
            let count = place.packs.into();
            sorts.by_ref().take(count).for_each(|sort| packs.0[sort as usize] += 1);
            packs
        })
    }))
}

/// The packs that the observer did not see, and all that it knows about them.
#[derive(Clone, Debug)]
struct Unseen {
    /// How many they are.
    packs: u16,
    /// The packs that it did see.
    known: Packs,
    /// What the unseen ones cost: at least and at most.
    price: [i32; 2],
    /// How many cards of each kind it has seen.
    seen: Counts,
    /// How many decks of 52 there were at the deal, and how many cards were dealt.
    decks: i32,
    dealt: i32,
}

/// The ways with so many Mystery and Special packs. Of the rest, the number of Low packs can be
/// anything between two bounds.
#[derive(Clone, Copy, Debug)]
struct Row {
    mystery: u16,
    special: u16,
    low: [u16; 2],
    ways: f64,
}

impl Unseen {
    fn of(view: &View, seen: &Cards) -> Self {
        let seats = || Seat::all(view.seats).map(|seat| &view.places[seat]);
        let hidden = seats().filter(|place| place.bought.is_none());
        let known = seats().filter_map(|place| place.bought).fold(Packs::default(), Packs::plus);
        let purses = Purses::of(view);
        let left = purses.marbles - i32::from(known.cost());
        Self {
            packs: hidden.map(|place| place.packs).sum(),
            known,
            price: if purses.hidden > 0 { [0, left + purses.most_spent()] } else { [left; 2] },
            seen: stock::kinds(seen),
            decks: HeadsUpDuelOptions::decks(view.seats).into(),
            dealt: i32::from(PACK) * i32::from(view.seats),
        }
    }

    /// A sort for each of them, in random order.
    fn draw(&self, dice: &mut Dice) -> Option<Vec<Pack>> {
        if self.packs == 0 {
            return Some(Vec::new());
        }
        let choose = Choose::up_to(self.packs);
        let rows = self.rows(&choose);
        let row = pick(&rows, |row| row.ways, dice)?;
        let rest = self.packs - row.mystery - row.special;
        let ways = choose.of(rest, row.low).iter().zip(row.low[0]..);
        let ways: Vec<(f64, u16)> = ways.map(|(ways, low)| (*ways, low)).collect();
        let (_, low) = *pick(&ways, |(ways, _)| *ways, dice)?;
        let counts = Packs([low, rest - low, row.mystery, row.special]);
        let each = |pack: Pack| std::iter::repeat_n(pack, counts.of(pack).into());
        let mut sorts: Vec<Pack> = Pack::ALL.into_iter().flat_map(each).collect();
        dice.shuffle(&mut sorts);
        Some(sorts)
    }

    /// All ways that fit.
    fn rows(&self, choose: &Choose) -> Vec<Row> {
        let mut rows = Vec::new();
        for special in 0..=self.packs {
            for mystery in 0..=self.packs - special {
                let rest = self.packs - special - mystery;
                let dearest = 2 * i32::from(rest + mystery) + 4 * i32::from(special);
                // More Mystery packs in place of Low ones, or more Special ones, cost more still.
                if dearest - i32::from(rest) > self.price[1] {
                    break;
                }
                let bound = |price: i32| (dearest - price).clamp(-1, i32::from(rest) + 1);
                let (least, most) = (bound(self.price[1]).max(0), bound(self.price[0]));
                let tight = Tight::of(self, mystery, special);
                let excess = |low: i32| tight.excess(low, i32::from(rest) - low);
                if let Some(low) = within(least, most.min(rest.into()), excess) {
                    let low = low.map(|low| low.cast_unsigned() as u16);
                    let of_rest: f64 = choose.of(rest, low).iter().sum();
                    let others =
                        choose.one(self.packs, rest) * choose.one(self.packs - rest, mystery);
                    rows.push(Row { mystery, special, low, ways: others * of_rest });
                }
            }
        }
        rows
    }
}

/// What so many Mystery and Special packs leave to be asked of the Low and High ones.
struct Tight<'a> {
    unseen: &'a Unseen,
    /// How many cards of each kind the decks have.
    pool: i32,
    /// How many cards in play come from decks, and how many are left of the last Mystery deck.
    dealt: i32,
    left: i32,
    /// How many seen cards the Special packs don't account for, and how many cards of those kinds
    /// may be left of the last Mystery deck.
    short: i32,
    spare: i32,
}

impl<'a> Tight<'a> {
    fn of(unseen: &'a Unseen, mystery: u16, special: u16) -> Self {
        let sold = unseen.known.of(Pack::Mystery) + mystery;
        let (opened, left) = stock::mystery(sold);
        let pool = 4 * (unseen.decks + i32::from(opened));
        let special = i32::from(unseen.known.of(Pack::Special) + special);
        let seen = &unseen.seen;
        let (short, mut spare) = spread(&seen[SPECIAL], special, pool);
        if i32::from(seen[JOKER]) > special {
            spare = NONE;
        }
        let dealt = unseen.dealt + i32::from(IN_A_PACK * sold);
        Self { unseen, pool, dealt, left: left.into(), short, spare }
    }

    /// How far so many Low and High packs are from fitting; they fit if it is at most 0. Convex in
    /// the number of Low packs where Low and High ones together are a fixed number.
    fn excess(&self, low: i32, high: i32) -> i32 {
        let Unseen { seen, known, .. } = self.unseen;
        let low = low + i32::from(known.of(Pack::Low));
        let high = high + i32::from(known.of(Pack::High));
        let parts = [
            (self.short, self.spare),
            spread(&seen[LOW], low, self.pool),
            spread(&seen[HIGH], high, self.pool),
            spread(&seen[BOTH..=BOTH], low + high, self.pool),
        ];
        let short: i32 = parts.iter().map(|part| part.0).sum();
        let spare: i32 = parts.iter().map(|part| part.1).sum();
        (short - self.dealt).max(self.left - spare)
    }
}

/// Stands for more spare cards than all others can make good for.
const NONE: i32 = -1_000_000;

/// How many of these seen cards come from decks, where packs hold so many of each kind; and how many
/// more of these kinds there are, up to the 4 that the last Mystery deck may have left. If there are
/// too few of a kind, that outweighs all else.
fn spread(seen: &[u16], in_packs: i32, pool: i32) -> (i32, i32) {
    let mut sums = (0, 0);
    for seen in seen {
        let from_decks = i32::from(*seen) - in_packs;
        sums.0 += from_decks.max(0);
        let spare = pool - from_decks;
        sums.1 += if spare < 0 { spare * 10_000 } else { spare.min(4) };
    }
    sums
}

/// The numbers from `least` to `most` of which the excess, a convex function, is at most 0.
fn within(least: i32, most: i32, mut excess: impl FnMut(i32) -> i32) -> Option<[i32; 2]> {
    if least > most {
        return None;
    }
    if excess(least) <= 0 && excess(most) <= 0 {
        return Some([least, most]);
    }
    let lowest = first(least, most, |at| excess(at) <= excess(at + 1));
    if excess(lowest) > 0 {
        return None;
    }
    let from = first(least, lowest, |at| excess(at) <= 0);
    Some([from, first(lowest, most, |at| excess(at + 1) > 0)])
}

/// The first number from `least` on for which this holds, or `most`: it holds for all after it.
fn first(mut least: i32, mut most: i32, mut holds: impl FnMut(i32) -> bool) -> i32 {
    while least < most {
        let middle = least.midpoint(most);
        if holds(middle) { most = middle } else { least = middle + 1 }
    }
    least
}

/// Pascal's triangle.
struct Choose(Vec<f64>);

impl Choose {
    fn up_to(most: u16) -> Self {
        let mut rows = vec![1.0];
        for row in 1..=usize::from(most) {
            let above = rows.len() - row;
            rows.push(1.0);
            for at in 1..row {
                rows.push(rows[above + at - 1] + rows[above + at]);
            }
            rows.push(1.0);
        }
        Self(rows)
    }

    /// In how many ways so many can be chosen of all, for each number from the first to the last.
    fn of(&self, all: u16, chosen: [u16; 2]) -> &[f64] {
        let start = usize::from(all) * (usize::from(all) + 1) / 2;
        let [first, last] = chosen.map(|chosen| start + usize::from(chosen));
        &self.0[first..=last]
    }

    fn one(&self, all: u16, chosen: u16) -> f64 {
        self.of(all, [chosen; 2])[0]
    }
}

/// One of the items, each as likely as its weight tells.
fn pick<'a, T>(items: &'a [T], weight: impl Fn(&T) -> f64, dice: &mut Dice) -> Option<&'a T> {
    let total: f64 = items.iter().map(&weight).sum();
    let mut at = dice.fraction() * total;
    let found = items.iter().find(|item| {
        at -= weight(item);
        at < 0.0
    });
    found.or(items.last())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::Seed;

    /// Four packs that nobody showed, at a table of four, and what is known beside.
    fn four(price: [i32; 2], seen: &[(usize, u16)]) -> Unseen {
        let mut unseen = Unseen {
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

    /// Whether these sorts fit, by trying what may be left of the last Mystery deck kind by kind.
    fn fits(unseen: &Unseen, sorts: &[Pack]) -> bool {
        let mut sold = unseen.known;
        for sort in sorts {
            sold.0[*sort as usize] += 1;
        }
        let price: i32 = sorts.iter().map(|sort| i32::from(sort.price())).sum();
        let (opened, left) = stock::mystery(sold.of(Pack::Mystery));
        let total = unseen.dealt + i32::from(5 * sold.count());
        // By how many cards are left so far: the least and the most cards that can be in play.
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

    /// How often each way that fits is drawn, compared with all of them being as likely.
    fn is_uniform(unseen: &Unseen, ways: u32) {
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
        is_uniform(&four([0, 16], &[]), 256);
        // Marbles for four packs and one more; exactly so many.
        is_uniform(&four([0, 5], &[]), 9);
        is_uniform(&four([8, 8], &[]), 40);
        // Two Jokers were seen; ten sevens, where decks have eight.
        is_uniform(&four([0, 16], &[(JOKER, 2)]), 67);
        is_uniform(&four([0, 16], &[(5, 10)]), 208);
        // So many of each low number that they need Low or Mystery packs.
        is_uniform(&four([0, 16], &[(0, 9), (1, 9), (2, 9), (3, 10)]), 208);
        // So many of nine kinds that the 60 cards of the deal can't be all the others.
        let seen: Vec<_> = (4..13).map(|at| (at, 8)).collect();
        is_uniform(&four([0, 16], &seen), 213);
    }

    #[test]
    fn what_nothing_fits_is_told() {
        assert!(four([0, 3], &[]).draw(&mut Dice::new(Seed(1), 0)).is_none());
        assert!(four([0, 16], &[(JOKER, 5)]).draw(&mut Dice::new(Seed(1), 0)).is_none());
        let none = Unseen { packs: 0, ..four([0, 0], &[]) };
        assert_eq!(none.draw(&mut Dice::new(Seed(1), 0)), Some(Vec::new()));
    }

    #[test]
    fn the_work_has_a_bound() {
        // All the marbles there can be: eight seats with 3 each, and five tokens spent for 30.
        for packs in 0..=264 {
            let unseen = Unseen { packs, dealt: 120, decks: 3, ..four([0, 264], &[]) };
            let rows = unseen.rows(&Choose::up_to(packs));
            let terms: usize =
                rows.iter().map(|row| usize::from(row.low[1] - row.low[0]) + 1).sum();
            assert!(rows.len() <= 3_600 && terms <= 158_000, "{packs}: {} {terms}", rows.len());
        }
        for (lowest, slope) in [(0, 1), (1, 7), (130, 3), (264, 2), (400, 1)] {
            for bound in [-2, 0, 5, 1_000] {
                let mut asked = 0;
                let excess = |at: i32| slope * (at - lowest).abs() - bound;
                let found = within(0, 264, |at| {
                    asked += 1;
                    excess(at)
                });
                let fitting: Vec<i32> = (0..=264).filter(|at| excess(*at) <= 0).collect();
                let ends = fitting.first().zip(fitting.last());
                assert_eq!(found, ends.map(|(first, last)| [*first, *last]));
                assert!(asked <= 40, "{asked}");
            }
        }
    }
}
