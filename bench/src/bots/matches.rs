//! Paired games between two contestants and their statistics.

use std::time::{Duration, Instant};

use engine::bot::Heuristics;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Outcome, Sink};
use engine::seat::Seat;

use super::contestant::Contestant;
use crate::subjects::Subject;
use crate::table::ratio;

#[derive(Clone, Default, Debug)]
pub struct MatchResult {
    /// By deal: the first contestant's share of the win, from 0 to 1.
    pub win_shares: Vec<f64>,
    /// By deal: the share of other seats that the first contestant beat; ties count half.
    pub beaten_shares: Vec<f64>,
    pub games: u32,
    pub times: [Times; 2],
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Times {
    pub total: Duration,
    pub worst: Duration,
    pub decisions: u32,
}

impl Times {
    fn add(&mut self, time: Duration) {
        self.total += time;
        self.worst = self.worst.max(time);
        self.decisions += 1;
    }

    #[must_use]
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.decisions).unwrap_or_default()
    }
}

impl MatchResult {
    /// The mean of [`Self::win_shares`], and its margin of error (95 %).
    #[must_use]
    pub fn mean_win_share(&self) -> (f64, f64) {
        mean_and_margin(&self.win_shares)
    }

    /// The mean of [`Self::beaten_shares`], and its margin of error (95 %).
    #[must_use]
    pub fn mean_beaten_share(&self) -> (f64, f64) {
        mean_and_margin(&self.beaten_shares)
    }
}

/// The mean of the values, and its margin of error (95 %).
fn mean_and_margin(values: &[f64]) -> (f64, f64) {
    let count = ratio(values.len().max(2) as u64, 1);
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
}

/// Plays `deals` deals. At two seats, each deal is played twice, the second time with swapped seats. At more seats, the
/// first contestant has one seat, a different one at each deal, and the second contestant has all others.
///
/// # Panics
/// If a game refuses an action that it listed.
#[must_use]
pub fn play<G: Heuristics>(
    subject: &Subject<G>,
    players: [Contestant; 2],
    deals: u32,
    seed: u64,
) -> MatchResult {
    let mut result = MatchResult::default();
    for deal in 0..deals {
        let mut dice = Dice::new(Seed(seed), deal.into());
        let (deal_seed, play_seed) = (dice.seed(), dice.seed());
        // The remainder by 251 fits a `u8`; below, the remainder by the number of seats follows.
        let first_seats: &[u8] = if subject.seats == 2 { &[0, 1] } else { &[(deal % 251) as u8] };
        let (mut win_share, mut beaten_share) = (0.0, 0.0);
        for first_seat in first_seats {
            let seat = Seat::all(subject.seats).nth(usize::from(first_seat % subject.seats));
            let seat = seat.expect("a seat of that table");
            let dice = &mut Dice::new(play_seed, u64::from(*first_seat));
            let outcome = play_game(subject, players, seat, deal_seed, dice, &mut result);
            let winners = outcome.winners();
            if winners.contains(seat) {
                win_share += 1.0 / f64::from(winners.len());
            }
            let max_payoff = 2 * u64::from(subject.seats - 1);
            beaten_share += ratio(outcome.payoff(seat).into(), max_payoff);
        }
        result.games += first_seats.len() as u32;
        let games = ratio(first_seats.len() as u64, 1);
        result.win_shares.push(win_share / games);
        result.beaten_shares.push(beaten_share / games);
    }
    result
}

fn play_game<G: Heuristics>(
    subject: &Subject<G>,
    players: [Contestant; 2],
    first_seat: Seat,
    deal_seed: Seed,
    dice: &mut Dice,
    result: &mut MatchResult,
) -> Outcome {
    let mut game = subject.deal(deal_seed);
    while let Some(seat) = game.turn().next_seat(dice) {
        let contestant = usize::from(seat != first_seat);
        let seed = dice.seed();
        let start = Instant::now();
        let action = players[contestant].decide(&game, seat, seed);
        result.times[contestant].add(start.elapsed());
        let action = action.expect("a seat that is awaited can do something");
        game.decide(seat, Decision::Act(action), &mut Sink::none())
            .expect("what a bot does is legal");
    }
    game.turn().outcome().expect("a game that waits for nobody is over")
}
