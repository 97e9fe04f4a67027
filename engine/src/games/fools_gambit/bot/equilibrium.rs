//! An equilibrium of the round: choices and swaps to which no answer gains much.
//!
//! Both seats play the round over and over, with hands that they may have by each other's
//! knowledge, and learn from regrets: Monte Carlo counterfactual regret minimization with external
//! sampling (Lanctot, Waugh, Zinkevich, Bowling, 2009) and regrets of at least 0 (Tammelin, 2014).
//! The action is drawn from the seat's average strategy with its own cards.
//!
//! Points and the worth of remaining cards, in points, evaluate the end of the round.
//!
//! Uses only addition, multiplication, division, comparison and roots of fractions, which give the
//! same on every platform.

#![expect(clippy::cast_precision_loss, reason = "what becomes a fraction is below 2²⁴")]

use std::fmt;

use crate::bot::{Equilibrium, Heuristics as _, Incremental, Value};
use crate::cards::Card;
use crate::chance::{Dice, Seed};
use crate::games::fools_gambit::{Action, Choice, FoolsGambit, HAND, Phase, Swap, View};
use crate::seat::Seat;

use super::round::{LaidRanks, RANKS, RankAt, rank_at, settle};

/// Worth of a remaining card in later rounds, in tenths of a point, from the 2 to the Ace, relative
/// to a 3. Fitted to the points after each round of 1,500 games between two of these bots.
const WORTH: [i32; RANKS] = [23, 0, 12, 8, 31, 76, 30, 29, 46, 53, 63, 88, 130];
/// The points of a banked card, in tenths (FG-2).
const POINTS: [i32; RANKS] = [20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 140];
/// Scale of a lead, in tenths of a point: multiplied by the root of the rounds to come. Fitted to a
/// logistic function in the same games.
const SPREAD: f64 = 36.5;
/// Larger leads, in tenths of a point, count as this.
const LARGEST_LEAD: u32 = 2_000;

/// The ways to lay down three cards, in the order of legal actions: among the cards from low to
/// high, the index of the duel card, of the wager and of the third card.
const CHOICES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const SWAPS: usize = Swap::ALL.len();
/// Hands, or laid-down cards, by rank.
const HANDS: usize = RANKS * RANKS * RANKS;
/// States before a swap: laid-down cards and the other seat's wager, by rank.
const SWAP_STATES: usize = HANDS * RANKS;
/// The most hands drawn in search of one that explains its wager.
const TRIES: u8 = 12;
/// Actions with a smaller share of the strategy are never played.
const LEAST_SHARE: f32 = 0.1;
/// The roll-out decisions that take as long as an iteration: the page measures a device's speed in
/// them.
const DECISIONS: u32 = 21;

type Hand = [RankAt; HAND as usize];

/// Finds an equilibrium of the round from a seat's view. That seat is 0, the other 1.
pub(super) struct Solver {
    dice: Dice,
    /// The cards each seat may hold, by the other's knowledge.
    pools: [Vec<RankAt>; 2],
    /// The seat's own cards and their ranks: from low to high, or, once laid down, the duel card,
    /// the wager and the third card.
    cards: [Card; HAND as usize],
    own: Hand,
    /// Both wagers, once they are open.
    wagers: Option<[RankAt; 2]>,
    /// By action: the bonus for the bot's style.
    bonus: [f32; CHOICES.len()],
    /// By seat and hand: the regret of each choice.
    choice_regrets: [Vec<[f32; CHOICES.len()]>; 2],
    swap_regrets: [Vec<[f32; SWAPS]>; 2],
    /// By seat and hand: the share of each choice; later iterations weigh more.
    choices: [Vec<[f32; CHOICES.len()]>; 2],
    /// The same for the seat's own cards: the share of each choice, or of each swap.
    average: [f32; CHOICES.len()],
    /// The seat's lead by points and remaining cards, in tenths of a point.
    lead: i32,
    worth: [i32; RANKS],
    /// The value of each lead up to [`LARGEST_LEAD`].
    values: Vec<f32>,
    iterations: u32,
    iterations_done: u32,
}

/// Omits the fractions: the code that formats them would be larger than the solver.
impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("made", &self.iterations_done).finish_non_exhaustive()
    }
}

impl Solver {
    /// For an awaited seat; `suits` tells whether an action suits the style.
    pub(super) fn new(
        view: &View,
        seat: Seat,
        seed: Seed,
        iterations: u32,
        suits: impl Fn(&Action) -> bool,
    ) -> Option<Self> {
        let [own, other] = [seat, seat.other()].map(|seat| &view.seats[seat]);
        let left = i32::from(u8::midpoint(own.main_deck, own.off_hand));
        let worth = WORTH.map(|worth| worth * left / (left + 1));
        let mut lead = 10 * (i32::from(own.points) - i32::from(other.points));
        let mut pools = [Vec::new(), Vec::new()];
        for (at, owner) in [seat, seat.other()].into_iter().enumerate() {
            let known = &view.seats[owner];
            let gone = known.discard.union(known.winning);
            for card in view.deck.cards_of(owner).difference(gone) {
                let worth = worth[usize::from(rank_at(card))];
                lead += if at == 0 { worth } else { -worth };
                if !known.off_hand_seen.contains(card) {
                    pools[at].push(rank_at(card));
                }
            }
        }
        let (cards, wagers) = match view.phase {
            Phase::Choose => {
                let mut hand = own.hand?.iter();
                let mut cards = [hand.next()?, hand.next()?, hand.next()?];
                cards.sort_unstable();
                (cards, None)
            }
            Phase::Swap | Phase::Duel => {
                let wagers = [own.wager?, other.wager?].map(rank_at);
                ([own.duel?, own.wager?, own.third?], Some(wagers))
            }
        };
        let mut solver = Self {
            dice: Dice::for_determinization(seed, 1),
            pools,
            cards,
            own: cards.map(rank_at),
            wagers,
            bonus: [0.0; CHOICES.len()],
            choice_regrets: [(); 2].map(|()| vec![[0.0; CHOICES.len()]; HANDS]),
            swap_regrets: [(); 2].map(|()| vec![[0.0; SWAPS]; SWAP_STATES]),
            choices: [(); 2].map(|()| vec![[0.0; CHOICES.len()]; HANDS]),
            average: [0.0; CHOICES.len()],
            lead,
            worth,
            values: (0..=LARGEST_LEAD).map(|lead| value(lead, left)).collect(),
            iterations: iterations.max(1),
            iterations_done: 0,
        };
        for at in 0..solver.actions() {
            if suits(&solver.action(at)) {
                solver.bonus[at] = FoolsGambit::STYLE_BONUS as f32 / 1000.0;
            }
        }
        Some(solver)
    }

    fn actions(&self) -> usize {
        if self.wagers.is_some() { SWAPS } else { CHOICES.len() }
    }

    fn action(&self, at: usize) -> Action {
        if self.wagers.is_some() {
            return Action::Swap(Swap::ALL[at]);
        }
        let [duel, wager, _] = CHOICES[at].map(|place| self.cards[place]);
        Action::Choose(Choice { duel, wager })
    }

    /// Before the choice: plays the round with random hands, then with the seat's own. After it:
    /// first plays with random hands; in the second half of the iterations, tries swaps of random
    /// cards and of the seat's own.
    fn iterate(&mut self) {
        let (nth, before) = (self.iterations_done, self.iterations / 2);
        self.iterations_done += 1;
        match self.wagers {
            None => {
                self.play_round(nth);
                self.choose(0, self.own, nth, true);
            }
            Some(_) if nth < before => self.play_round(nth),
            Some(wagers) => {
                for seat in [0, 1] {
                    let laid = self.draw_laid(seat, wagers[seat]);
                    self.solve_open_swap(seat, laid, wagers, None);
                }
                let [duel, wager, third] = self.own;
                self.solve_open_swap(
                    0,
                    LaidRanks { duel, wager, third },
                    wagers,
                    Some(nth - before),
                );
            }
        }
    }

    fn play_round(&mut self, nth: u32) {
        for seat in [0, 1] {
            let hand = self.draw(seat);
            self.choose(seat, hand, nth, false);
        }
    }

    /// Tries all choices of a hand and all swaps after them, while the other seat plays.
    fn choose(&mut self, seat: usize, hand: Hand, nth: u32, is_own: bool) {
        let other = 1 - seat;
        let weight = nth as f32;
        let others = self.draw(other);
        let at = hand_at(others);
        let strategy = regret_matching(&self.choice_regrets[other][at]);
        for (sum, share) in self.choices[other][at].iter_mut().zip(strategy) {
            *sum += weight * share;
        }
        let theirs = laid(others, pick(&strategy, &mut self.dice));
        // The other seat's answer to each wager.
        let mut swapped = [theirs; HAND as usize];
        for place in 0..hand.len() {
            swapped[place] = if place > 0 && hand[place] == hand[place - 1] {
                swapped[place - 1]
            } else {
                let regrets = &self.swap_regrets[other][swap_at(theirs, hand[place])];
                theirs.swapped(pick(&regret_matching(regrets), &mut self.dice))
            };
        }
        let mut values = [0.0; CHOICES.len()];
        for (at, value) in values.iter_mut().enumerate() {
            let against = (theirs, swapped[CHOICES[at][1]]);
            *value = self.swap(seat, laid(hand, at), against, &[0.0; SWAPS]);
            if is_own {
                *value += self.bonus[at];
            }
        }
        let regrets = &mut self.choice_regrets[seat][hand_at(hand)];
        let strategy = regret_matching(regrets);
        update_regrets(regrets, &strategy, &values);
        if is_own {
            for (sum, share) in self.average.iter_mut().zip(strategy) {
                *sum += weight * share;
            }
        }
    }

    /// Tries all swaps; returns their average value. `seen` are the other seat's cards before its
    /// swap, with a visible wager; `against` are its cards after the swap.
    fn swap(
        &mut self,
        seat: usize,
        laid: LaidRanks,
        (seen, against): (LaidRanks, LaidRanks),
        bonus: &[f32; SWAPS],
    ) -> f32 {
        let mut values = *bonus;
        for (swap, value) in values.iter_mut().enumerate() {
            *value += self.value(seat, laid.swapped(swap), against);
        }
        let regrets = &mut self.swap_regrets[seat][swap_at(laid, seen.wager)];
        let strategy = regret_matching(regrets);
        update_regrets(regrets, &strategy, &values)
    }

    /// Tries all swaps with open wagers. `own` numbers the iteration if these are the seat's own
    /// cards: then their strategy is recorded.
    fn solve_open_swap(
        &mut self,
        seat: usize,
        laid: LaidRanks,
        wagers: [RankAt; 2],
        own: Option<u32>,
    ) {
        let other = 1 - seat;
        let theirs = self.draw_laid(other, wagers[other]);
        let strategy = regret_matching(&self.swap_regrets[other][swap_at(theirs, laid.wager)]);
        let against = theirs.swapped(pick(&strategy, &mut self.dice));
        let mut bonus = [0.0; SWAPS];
        if let Some(nth) = own {
            bonus.copy_from_slice(&self.bonus[..SWAPS]);
            let strategy = regret_matching(&self.swap_regrets[seat][swap_at(laid, theirs.wager)]);
            for (sum, share) in self.average.iter_mut().zip(strategy) {
                *sum += nth as f32 * share;
            }
        }
        self.swap(seat, laid, (theirs, against), &bonus);
    }

    fn draw(&mut self, seat: usize) -> Hand {
        let cards = self.pools[seat].len() as u32;
        let first = self.dice.below(cards);
        let [second, third] = self.draw_beside(first, cards);
        self.hand(seat, [first, second, third])
    }

    fn draw_beside(&mut self, first: u32, cards: u32) -> [u32; 2] {
        let mut second = self.dice.below(cards - 1);
        second += u32::from(second >= first);
        let mut third = self.dice.below(cards - 2);
        third += u32::from(third >= first.min(second));
        third += u32::from(third >= first.max(second));
        [second, third]
    }

    fn hand(&self, seat: usize, places: [u32; 3]) -> Hand {
        let pool = &self.pools[seat];
        let mut hand = places.map(|place| pool[place as usize]);
        hand.sort_unstable();
        hand
    }

    /// Cards with this wager that a seat may have laid down, by its average strategy.
    fn draw_laid(&mut self, seat: usize, wager: RankAt) -> LaidRanks {
        let pool = &self.pools[seat];
        let at = pool.iter().position(|rank| *rank == wager).unwrap_or_default() as u32;
        let cards = self.pools[seat].len() as u32;
        let mut drawn = LaidRanks { duel: wager, wager, third: wager };
        for _ in 0..TRIES {
            let [second, third] = self.draw_beside(at, cards);
            let hand = self.hand(seat, [at, second, third]);
            let strategy = regret_matching(&self.choices[seat][hand_at(hand)]);
            let [one, other] = match hand.map(|rank| rank == wager) {
                [true, ..] => [hand[1], hand[2]],
                [_, true, _] => [hand[0], hand[2]],
                _ => [hand[0], hand[1]],
            };
            drawn = LaidRanks { duel: one.max(other), wager, third: one.min(other) };
            let chosen = laid(hand, pick(&strategy, &mut self.dice));
            if chosen.wager == wager {
                return chosen;
            }
        }
        drawn
    }

    fn value(&self, seat: usize, own: LaidRanks, other: LaidRanks) -> f32 {
        let (mut own, mut other) = (own, other);
        let result = settle(&mut own, &mut other);
        let worth = |rank: RankAt| self.worth[usize::from(rank)];
        let points = |rank: RankAt| POINTS[usize::from(rank)];
        let mut lead = if seat == 0 { self.lead } else { -self.lead };
        lead += worth(other.duel) - worth(own.duel);
        if result != 0 {
            lead += worth(other.wager) - worth(own.wager);
            lead += if result > 0 { points(own.wager) } else { -points(other.wager) };
        }
        let value = self.values[lead.unsigned_abs().min(LARGEST_LEAD) as usize];
        if lead < 0 { 1.0 - value } else { value }
    }
}

impl Incremental for Solver {
    fn step(&mut self, decisions: u32) {
        let most = self.iterations - self.iterations_done;
        for _ in 0..(decisions / DECISIONS).clamp(1, most.max(1)) {
            if !self.is_done() {
                self.iterate();
            }
        }
    }

    fn is_done(&self) -> bool {
        self.iterations_done == self.iterations
    }
}

impl Equilibrium<Action> for Solver {
    fn best(&self) -> Option<Action> {
        let shares = &self.average[..self.actions()];
        let least = shares.iter().sum::<f32>() * LEAST_SHARE;
        let mut played = [0.0; CHOICES.len()];
        for (played, share) in played.iter_mut().zip(shares) {
            *played = if *share < least { 0.0 } else { *share };
        }
        // Draws from a copy of the dice, so that each call gives the same action.
        Some(self.action(
            pick(&regret_matching(&played), &mut self.dice.clone()).min(self.actions() - 1),
        ))
    }
}

/// The value of a lead, in tenths of a point, with `left` rounds left.
fn value(lead: u32, left: i32) -> f32 {
    let value = match left {
        0 => Value::from_comparison(lead.cmp(&0)),
        _ => Value::from_lead(f64::from(lead) / (SPREAD * f64::from(left).sqrt())),
    };
    value.get() as f32 / Value::WON.get() as f32
}

const fn hand_at([low, middle, high]: Hand) -> usize {
    (low as usize * RANKS + middle as usize) * RANKS + high as usize
}

const fn swap_at(laid: LaidRanks, other_wager: RankAt) -> usize {
    hand_at([laid.duel, laid.wager, laid.third]) * RANKS + other_wager as usize
}

fn laid(hand: Hand, choice: usize) -> LaidRanks {
    let [duel, wager, third] = CHOICES[choice].map(|place| hand[place]);
    LaidRanks { duel, wager, third }
}

/// Regret matching: plays actions in proportion to their regrets.
fn regret_matching<const N: usize>(regrets: &[f32; N]) -> [f32; N] {
    let sum: f32 = regrets.iter().sum();
    if sum > 0.0 { regrets.map(|regret| regret / sum) } else { [1.0 / N as f32; N] }
}

/// Adds each action's lead over the strategy to its regret; returns the strategy's value.
fn update_regrets<const N: usize>(
    regrets: &mut [f32; N],
    strategy: &[f32; N],
    values: &[f32; N],
) -> f32 {
    let mean: f32 = strategy.iter().zip(values).map(|(share, value)| share * value).sum();
    for (regret, value) in regrets.iter_mut().zip(values) {
        let sum = *regret + value - mean;
        *regret = if sum > 0.0 { sum } else { 0.0 };
    }
    mean
}

/// A random index, by share.
fn pick<const N: usize>(shares: &[f32; N], dice: &mut Dice) -> usize {
    let mut at = dice.below(1 << 24) as f32 / (1 << 24) as f32;
    let mut last = 0;
    for (place, share) in shares.iter().enumerate() {
        if at < *share {
            return place;
        }
        at -= share;
        if *share > 0.0 {
            last = place;
        }
    }
    last
}
