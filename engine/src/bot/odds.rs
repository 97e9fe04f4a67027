use crate::chance::{Dice, Seed};
use crate::game::{Game, Outcome, Turn};
use crate::seat::Seat;

use super::coach::Coach;
use super::rollout::Rollout;
use super::{Incremental, Value};

/// First random stream, beyond those of search and analysis.
const FIRST_STREAM: u64 = 1 << 40;

/// A seat's chance to win: the share of roll-outs to the end of the game that it wins. All seats
/// follow the roll-out policy.
#[derive(Clone, Debug)]
pub struct Odds<G: Coach> {
    source: Source<G>,
    seat: Seat,
    seed: Seed,
    /// Roll-outs planned, and finished so far.
    planned: u32,
    finished: u32,
    value_sum: u64,
    rollout: Option<Rollout<G>>,
    buffer: Vec<G::Action>,
}

#[derive(Clone, Debug)]
enum Source<G: Game> {
    /// States that fit the seat's view, drawn anew for each roll-out.
    View(G::View),
    /// One state, with all cards known, even future ones.
    State(G),
}

impl<G: Coach> Odds<G> {
    /// The chance by the seat's knowledge.
    #[must_use]
    pub fn from_view(view: &G::View, seat: Seat, seed: Seed, rollouts: u32) -> Self {
        Self::new(Source::View(view.clone()), seat, seed, rollouts)
    }

    /// The chance with all cards known: no player may see it before the game is over.
    #[must_use]
    pub fn from_state(state: &G, seat: Seat, seed: Seed, rollouts: u32) -> Self {
        let mut state = state.clone();
        state.clear_others_choices(seat);
        Self::new(Source::State(state), seat, seed, rollouts)
    }

    const fn new(source: Source<G>, seat: Seat, seed: Seed, planned: u32) -> Self {
        let buffer = Vec::new();
        Self { source, seat, seed, planned, finished: 0, value_sum: 0, rollout: None, buffer }
    }

    fn advance(&mut self) {
        let seat = self.seat;
        let Some(rollout) = &mut self.rollout else {
            self.rollout = Some(self.new_rollout());
            return;
        };
        let value = match rollout.game().turn() {
            Turn::Over(outcome) => Some(win_share(&outcome, seat)),
            Turn::Awaiting(_) | Turn::Resolving => {
                rollout.play_decision(&mut self.buffer, |game, mover, dice, actions| {
                    game.quick_policy(mover)
                        .unwrap_or_else(|| game.rollout_policy(mover, dice, actions))
                })
            }
        };
        if let Some(value) = value {
            self.value_sum += u64::from(value.get());
            self.finished += 1;
            self.rollout = None;
        }
    }

    fn new_rollout(&self) -> Rollout<G> {
        let stream = FIRST_STREAM + u64::from(self.finished);
        let mut dice = Dice::for_determinization(self.seed, stream);
        let game = match &self.source {
            Source::View(view) => G::rollout_state(view, self.seat, &mut dice),
            Source::State(state) => state.clone(),
        };
        Rollout::new(game, dice)
    }

    /// The chance so far, from 0 to 1.
    #[must_use]
    pub fn chance(&self) -> f64 {
        let max_sum = f64::from(self.finished.max(1)) * f64::from(Value::WON.get());
        #[expect(clippy::cast_precision_loss, reason = "sums stay far below 2⁵²")]
        let sum = self.value_sum as f64;
        sum / max_sum
    }
}

impl<G: Coach> Incremental for Odds<G> {
    fn step(&mut self, decisions: u32) {
        for _ in 0..decisions {
            if self.is_done() {
                return;
            }
            self.advance();
        }
    }

    fn is_done(&self) -> bool {
        self.finished >= self.planned
    }
}

/// The whole win for a sole winner; several winners divide it.
fn win_share(outcome: &Outcome, seat: Seat) -> Value {
    let winners = outcome.winners();
    if winners.contains(seat) { Value::new(1.0 / f64::from(winners.len())) } else { Value::LOST }
}
