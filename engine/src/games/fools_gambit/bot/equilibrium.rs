//! An equilibrium of the round: choices and swaps against which no reply gains much.
//!
//! Both seats play the round over and over, with hands that each may hold by the other's
//! knowledge, and learn from regrets: Monte Carlo counterfactual regret minimization with external
//! sampling (Lanctot, Waugh, Zinkevich, Bowling, 2009) and regrets of at least 0 (Tammelin, 2014).
//! The action is drawn from the seat's average strategy with its own cards. The end of the round
//! is evaluated by points and by the worth of the remaining cards, in points.
//!
//! Uses only arithmetic, comparison and square roots, with the same results on every platform.

#![expect(clippy::cast_precision_loss, reason = "numbers that become fractions are below 2²⁴")]

use std::fmt;

use crate::bot::{Equilibrium, Heuristics as _, Incremental, Value};
use crate::cards::Card;
use crate::chance::{Dice, Seed};
use crate::games::fools_gambit::{Action, Choice, FoolsGambit, HAND_SIZE, Phase, Swap, View};
use crate::seat::Seat;

use super::round::{LaidRanks, RANKS, RankIndex, rank_index, settle};

/// Worth of a remaining card in later rounds, in tenths of a point, from the 2 to the Ace, relative
/// to a 3. Fitted to the points after each round of 1,500 games between two of these bots.
const CARD_WORTH: [i32; RANKS] = [23, 0, 12, 8, 31, 76, 30, 29, 46, 53, 63, 88, 130];
/// The points of a banked card, in tenths (FG-2).
const POINTS: [i32; RANKS] = [20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 140];
/// A lead of 1 for [`Value::from_lead`], in tenths of a point per square root of the rounds left.
/// Fitted like `CARD_WORTH`.
const LEAD_SCALE: f64 = 36.5;
/// Cap on leads, in tenths of a point.
const LARGEST_LEAD: u32 = 2_000;

/// The ways to lay down three cards, in the order of legal actions: the indices of duel card, wager
/// and third card among the cards from low to high.
const CHOICES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const SWAPS: usize = Swap::ALL.len();
/// Number of different hands, or of laid-down cards, by rank.
const HANDS: usize = RANKS * RANKS * RANKS;
/// Number of states before a swap: laid-down cards and the other seat's wager, by rank.
const SWAP_STATES: usize = HANDS * RANKS;
/// The most hands drawn in search of one that explains the wager.
const MAX_HANDS: u8 = 12;
/// Actions with a smaller share of the strategy are never played.
const LEAST_SHARE: f32 = 0.1;
/// Roll-out decisions, the unit of [`Incremental::step`], that take as long as an iteration.
const DECISIONS_PER_ITERATION: u32 = 21;

type Hand = [RankIndex; HAND_SIZE as usize];

/// Finds an equilibrium of the round from a seat's view. That seat has index 0, the other seat 1.
pub(super) struct Solver {
    dice: Dice,
    /// The cards each seat may hold, by the other's knowledge.
    pools: [Vec<RankIndex>; 2],
    /// The seat's own cards and their ranks: from low to high, or laid down as duel, wager, third.
    own_cards: [Card; HAND_SIZE as usize],
    own_ranks: Hand,
    /// Both wagers, once they are open.
    wagers: Option<[RankIndex; 2]>,
    /// By action: the bonus for the bot's style.
    bonus: [f32; CHOICES.len()],
    /// By seat, and by hand or state before a swap: the regret of each action.
    choice_regrets: [Vec<[f32; CHOICES.len()]>; 2],
    swap_regrets: [Vec<[f32; SWAPS]>; 2],
    /// By seat and hand: the share of each choice; later iterations weigh more.
    choice_shares: [Vec<[f32; CHOICES.len()]>; 2],
    /// For the seat's own cards: the share of each choice, or of each swap.
    own_shares: [f32; CHOICES.len()],
    /// The seat's lead by points and remaining cards, in tenths of a point.
    lead: i32,
    card_worth: [i32; RANKS],
    /// The value of each lead up to [`LARGEST_LEAD`].
    lead_values: Vec<f32>,
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
    /// A solver for an awaited seat; `suits` tells whether an action suits the style.
    pub(super) fn new(
        view: &View,
        seat: Seat,
        seed: Seed,
        iterations: u32,
        suits: impl Fn(&Action) -> bool,
    ) -> Option<Self> {
        let [own, other] = [seat, seat.other()].map(|seat| &view.seats[seat]);
        let rounds_left = i32::from(u8::midpoint(own.main_deck, own.off_hand));
        let card_worth = CARD_WORTH.map(|worth| worth * rounds_left / (rounds_left + 1));
        let mut lead = 10 * (i32::from(own.points) - i32::from(other.points));
        let mut pools = [Vec::new(), Vec::new()];
        for (at, owner) in [seat, seat.other()].into_iter().enumerate() {
            let known = &view.seats[owner];
            let out_of_play = known.discard.union(known.winning);
            for card in view.deck.cards_of(owner).difference(out_of_play) {
                let worth = card_worth[usize::from(rank_index(card))];
                lead += if at == 0 { worth } else { -worth };
                if !known.off_hand_seen.contains(card) {
                    pools[at].push(rank_index(card));
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
                let wagers = [own.wager?, other.wager?].map(rank_index);
                ([own.duel?, own.wager?, own.third?], Some(wagers))
            }
        };
        let mut solver = Self {
            dice: Dice::for_determinization(seed, 1),
            pools,
            own_cards: cards,
            own_ranks: cards.map(rank_index),
            wagers,
            bonus: [0.0; CHOICES.len()],
            choice_regrets: [(); 2].map(|()| vec![[0.0; CHOICES.len()]; HANDS]),
            swap_regrets: [(); 2].map(|()| vec![[0.0; SWAPS]; SWAP_STATES]),
            choice_shares: [(); 2].map(|()| vec![[0.0; CHOICES.len()]; HANDS]),
            own_shares: [0.0; CHOICES.len()],
            lead,
            card_worth,
            lead_values: (0..=LARGEST_LEAD).map(|lead| lead_value(lead, rounds_left)).collect(),
            iterations: iterations.max(1),
            iterations_done: 0,
        };
        for at in 0..solver.action_count() {
            if suits(&solver.action(at)) {
                solver.bonus[at] = FoolsGambit::STYLE_BONUS as f32 / 1000.0;
            }
        }
        Some(solver)
    }

    fn action_count(&self) -> usize {
        if self.wagers.is_some() { SWAPS } else { CHOICES.len() }
    }

    fn action(&self, at: usize) -> Action {
        if self.wagers.is_some() {
            return Action::Swap(Swap::ALL[at]);
        }
        let [duel, wager, _] = CHOICES[at].map(|place| self.own_cards[place]);
        Action::Choose(Choice { duel, wager })
    }

    /// Before the seat's choice: plays the round with random hands, then with the seat's hand.
    /// Before its swap: plays with random hands in the first half of the iterations; in the second,
    /// swaps random laid-down cards, then the seat's own.
    fn iterate(&mut self) {
        let (nth, half) = (self.iterations_done, self.iterations / 2);
        self.iterations_done += 1;
        match self.wagers {
            None => {
                self.play_round(nth);
                let strategy = self.try_choices(0, self.own_ranks, nth, self.bonus);
                add_shares(&mut self.own_shares, &strategy, nth);
            }
            Some(_) if nth < half => self.play_round(nth),
            Some(wagers) => {
                for seat in [0, 1] {
                    let laid = self.draw_laid(seat, wagers[seat]);
                    self.try_open_swaps(seat, laid, wagers, None);
                }
                let [duel, wager, third] = self.own_ranks;
                self.try_open_swaps(0, LaidRanks { duel, wager, third }, wagers, Some(nth - half));
            }
        }
    }

    fn play_round(&mut self, nth: u32) {
        for seat in [0, 1] {
            let hand = self.draw_hand(seat);
            self.try_choices(seat, hand, nth, [0.0; CHOICES.len()]);
        }
    }

    /// Tries all choices of a hand and all swaps after them, while the other seat plays; returns
    /// the strategy used. `weight` is the weight of the other seat's recorded strategy.
    fn try_choices(
        &mut self,
        seat: usize,
        hand: Hand,
        weight: u32,
        bonus: [f32; CHOICES.len()],
    ) -> [f32; CHOICES.len()] {
        let other = 1 - seat;
        let other_hand = self.draw_hand(other);
        let index = hand_index(other_hand);
        let strategy = regret_matching(&self.choice_regrets[other][index]);
        add_shares(&mut self.choice_shares[other][index], &strategy, weight);
        let other_laid = lay_down(other_hand, pick_by_share(&strategy, &mut self.dice));
        // The other seat's answer to each wager; wagers of equal rank get the same answer.
        let mut answers = [other_laid; HAND_SIZE as usize];
        for place in 0..hand.len() {
            answers[place] = if place > 0 && hand[place] == hand[place - 1] {
                answers[place - 1]
            } else {
                let regrets = &self.swap_regrets[other][swap_index(other_laid, hand[place])];
                other_laid.after_swap(pick_by_share(&regret_matching(regrets), &mut self.dice))
            };
        }
        let mut values = bonus;
        for (at, value) in values.iter_mut().enumerate() {
            let other_cards = (other_laid, answers[CHOICES[at][1]]);
            *value += self.try_swaps(seat, lay_down(hand, at), other_cards, &[0.0; SWAPS]);
        }
        let regrets = &mut self.choice_regrets[seat][hand_index(hand)];
        let strategy = regret_matching(regrets);
        update_regrets(regrets, &strategy, &values);
        strategy
    }

    /// Tries all swaps; returns the strategy's value. `other_laid` are the other seat's cards
    /// before its swap, with a visible wager; `answer` are its cards after the swap.
    fn try_swaps(
        &mut self,
        seat: usize,
        laid: LaidRanks,
        (other_laid, answer): (LaidRanks, LaidRanks),
        bonus: &[f32; SWAPS],
    ) -> f32 {
        let mut values = *bonus;
        for (swap, value) in values.iter_mut().enumerate() {
            *value += self.round_value(seat, laid.after_swap(swap), answer);
        }
        let regrets = &mut self.swap_regrets[seat][swap_index(laid, other_laid.wager)];
        let strategy = regret_matching(regrets);
        update_regrets(regrets, &strategy, &values)
    }

    /// Tries all swaps of laid-down cards, while the other seat plays. For the seat's own cards,
    /// records their strategy with the weight `own_weight`.
    fn try_open_swaps(
        &mut self,
        seat: usize,
        laid: LaidRanks,
        wagers: [RankIndex; 2],
        own_weight: Option<u32>,
    ) {
        let other = 1 - seat;
        let other_laid = self.draw_laid(other, wagers[other]);
        let strategy =
            regret_matching(&self.swap_regrets[other][swap_index(other_laid, laid.wager)]);
        let answer = other_laid.after_swap(pick_by_share(&strategy, &mut self.dice));
        let mut bonus = [0.0; SWAPS];
        if let Some(weight) = own_weight {
            bonus.copy_from_slice(&self.bonus[..SWAPS]);
            let strategy =
                regret_matching(&self.swap_regrets[seat][swap_index(laid, other_laid.wager)]);
            add_shares(&mut self.own_shares, &strategy, weight);
        }
        self.try_swaps(seat, laid, (other_laid, answer), &bonus);
    }

    fn draw_hand(&mut self, seat: usize) -> Hand {
        let count = self.pools[seat].len() as u32;
        let first = self.dice.below(count);
        let [second, third] = self.draw_other_places(first, count);
        self.hand_from(seat, [first, second, third])
    }

    /// Two places of `count` that differ from `first` and from each other.
    fn draw_other_places(&mut self, first: u32, count: u32) -> [u32; 2] {
        let mut second = self.dice.below(count - 1);
        second += u32::from(second >= first);
        let mut third = self.dice.below(count - 2);
        third += u32::from(third >= first.min(second));
        third += u32::from(third >= first.max(second));
        [second, third]
    }

    fn hand_from(&self, seat: usize, places: [u32; 3]) -> Hand {
        let pool = &self.pools[seat];
        let mut hand = places.map(|place| pool[place as usize]);
        hand.sort_unstable();
        hand
    }

    /// Draws cards with this wager that a seat may have laid down, by its average strategy.
    fn draw_laid(&mut self, seat: usize, wager: RankIndex) -> LaidRanks {
        let pool = &self.pools[seat];
        let wager_place = pool.iter().position(|rank| *rank == wager).unwrap_or_default() as u32;
        let count = pool.len() as u32;
        let mut drawn = LaidRanks { duel: wager, wager, third: wager };
        for _ in 0..MAX_HANDS {
            let [second, third] = self.draw_other_places(wager_place, count);
            let hand = self.hand_from(seat, [wager_place, second, third]);
            let strategy = regret_matching(&self.choice_shares[seat][hand_index(hand)]);
            let [one, other] = match hand.map(|rank| rank == wager) {
                [true, ..] => [hand[1], hand[2]],
                [_, true, _] => [hand[0], hand[2]],
                _ => [hand[0], hand[1]],
            };
            drawn = LaidRanks { duel: one.max(other), wager, third: one.min(other) };
            let chosen = lay_down(hand, pick_by_share(&strategy, &mut self.dice));
            if chosen.wager == wager {
                return chosen;
            }
        }
        drawn
    }

    fn round_value(&self, seat: usize, own: LaidRanks, other: LaidRanks) -> f32 {
        let (mut own, mut other) = (own, other);
        let result = settle(&mut own, &mut other);
        let worth = |rank: RankIndex| self.card_worth[usize::from(rank)];
        let points = |rank: RankIndex| POINTS[usize::from(rank)];
        let mut lead = if seat == 0 { self.lead } else { -self.lead };
        lead += worth(other.duel) - worth(own.duel);
        if result != 0 {
            lead += worth(other.wager) - worth(own.wager);
            lead += if result > 0 { points(own.wager) } else { -points(other.wager) };
        }
        let value = self.lead_values[lead.unsigned_abs().min(LARGEST_LEAD) as usize];
        if lead < 0 { 1.0 - value } else { value }
    }
}

impl Incremental for Solver {
    fn step(&mut self, decisions: u32) {
        let most = self.iterations - self.iterations_done;
        for _ in 0..(decisions / DECISIONS_PER_ITERATION).clamp(1, most.max(1)) {
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
        let shares = &self.own_shares[..self.action_count()];
        let least = shares.iter().sum::<f32>() * LEAST_SHARE;
        let mut played_shares = [0.0; CHOICES.len()];
        for (played, share) in played_shares.iter_mut().zip(shares) {
            *played = if *share < least { 0.0 } else { *share };
        }
        // Draws from a copy of the dice, so that each call gives the same action.
        let index = pick_by_share(&regret_matching(&played_shares), &mut self.dice.clone());
        Some(self.action(index.min(self.action_count() - 1)))
    }
}

/// The value of a lead, in tenths of a point.
fn lead_value(lead: u32, rounds_left: i32) -> f32 {
    let value = match rounds_left {
        0 => Value::from_comparison(lead.cmp(&0)),
        _ => Value::from_lead(f64::from(lead) / (LEAD_SCALE * f64::from(rounds_left).sqrt())),
    };
    value.get() as f32 / Value::WON.get() as f32
}

const fn hand_index([low, middle, high]: Hand) -> usize {
    (low as usize * RANKS + middle as usize) * RANKS + high as usize
}

const fn swap_index(laid: LaidRanks, other_wager: RankIndex) -> usize {
    hand_index([laid.duel, laid.wager, laid.third]) * RANKS + other_wager as usize
}

fn lay_down(hand: Hand, choice: usize) -> LaidRanks {
    let [duel, wager, third] = CHOICES[choice].map(|place| hand[place]);
    LaidRanks { duel, wager, third }
}

/// Regret matching: plays actions in proportion to their regrets.
fn regret_matching<const N: usize>(regrets: &[f32; N]) -> [f32; N] {
    let sum: f32 = regrets.iter().sum();
    if sum > 0.0 { regrets.map(|regret| regret / sum) } else { [1.0 / N as f32; N] }
}

fn add_shares(sums: &mut [f32], shares: &[f32], weight: u32) {
    for (sum, share) in sums.iter_mut().zip(shares) {
        *sum += weight as f32 * share;
    }
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

/// A random index, by share. The last index with a share gets what rounding leaves over.
fn pick_by_share<const N: usize>(shares: &[f32; N], dice: &mut Dice) -> usize {
    let mut rest = dice.below(1 << 24) as f32 / (1 << 24) as f32;
    let mut last = 0;
    for (place, share) in shares.iter().enumerate() {
        if rest < *share {
            return place;
        }
        rest -= share;
        if *share > 0.0 {
            last = place;
        }
    }
    last
}
