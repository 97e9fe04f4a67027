//! Players that are programs. They get views, like everybody.
//!
//! [`Thinker`] plays any game: it draws states that fit its view (determinizations), tries each of
//! its actions in each of them, and plays on at random to the end. The action with the best mean wins.

use crate::chance::{Dice, Seed};
use crate::game::{Awaiting, Decision, Game, Order, Turn};
use crate::seat::Seat;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Thinks little; good to learn against.
    Novice,
    /// Thinks a while.
    Regular,
    /// Thinks as long as an impatient opponent lets it.
    Sharp,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Regular, Self::Sharp];

    /// The word in a record, after `bot:`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Regular => "regular",
            Self::Sharp => "sharp",
        }
    }

    /// The level of that word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }

    /// How many determinizations it draws for a decision.
    #[must_use]
    pub const fn determinizations(self) -> u32 {
        match self {
            Self::Novice => 8,
            Self::Regular => 120,
            Self::Sharp => 2_000,
        }
    }
}

/// A play-out longer than this is broken off and counts as a draw.
const LONGEST: u32 = 10_000;

/// A bot's thoughts about one decision. Deterministic: the same view, seed and number of
/// determinizations give the same action.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game> {
    view: G::View,
    seat: Seat,
    seed: Seed,
    determinizations: u32,
    tried: Vec<Tried<G::Action>>,
    trial: Option<Trial<G>>,
}

#[derive(Clone, Debug)]
struct Tried<A> {
    action: A,
    /// The sum of [`Outcome::payoff`](crate::game::Outcome::payoff) over all determinizations.
    won: u64,
}

/// The determinization in which the actions are tried one by one. It counts once all of them are,
/// so that the sums of all actions are over the same ones.
#[derive(Clone, Debug)]
struct Trial<G: Game> {
    game: G,
    dice: Dice,
    /// What came of the actions that were tried in it.
    payoffs: Vec<u32>,
    play_out: Option<PlayOut<G>>,
}

/// A game that is played at random from a seat's action to its end.
#[derive(Clone, Debug)]
struct PlayOut<G: Game> {
    game: G,
    dice: Dice,
    decisions: u32,
}

impl<G: Game> Thinker<G> {
    /// A bot in that seat that looks at its view. The seed makes its luck, and must not be the
    /// game's.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, seed: Seed) -> Self {
        let mut actions = Vec::new();
        // Any state that fits the view has the same legal actions.
        G::determinize(view, &mut Dice::new(seed, 0)).legal_actions(seat, &mut actions);
        let tried = actions.into_iter().map(|action| Tried { action, won: 0 }).collect();
        Self { view: view.clone(), seat, seed, determinizations: 0, tried, trial: None }
    }

    /// Draws so many determinizations more. Thinking in several parts gives the same as in one.
    pub fn think(&mut self, determinizations: u32) {
        let all = self.determinizations + determinizations;
        while self.tried.len() > 1 && self.determinizations < all {
            self.step(all, u32::MAX);
        }
    }

    /// Thinks on until it has drawn so many determinizations in all, or made so many decisions more.
    /// Whoever must not be kept waiting asks for few decisions at a time.
    pub fn step(&mut self, determinizations: u32, decisions: u32) {
        if self.tried.len() < 2 {
            return;
        }
        let mut actions = Vec::new();
        for _ in 0..decisions {
            if self.determinizations >= determinizations {
                return;
            }
            let mut trial = self.trial.take().unwrap_or_else(|| self.draw());
            trial.decide(self.seat, &self.tried, &mut actions);
            if trial.payoffs.len() < self.tried.len() {
                self.trial = Some(trial);
                continue;
            }
            for (tried, payoff) in self.tried.iter_mut().zip(trial.payoffs) {
                tried.won += u64::from(payoff);
            }
            self.determinizations += 1;
        }
    }

    fn draw(&self) -> Trial<G> {
        let mut dice = Dice::new(self.seed, u64::from(self.determinizations) + 1);
        let game = G::determinize(&self.view, &mut dice);
        Trial { game, dice, payoffs: Vec::new(), play_out: None }
    }

    /// How many determinizations it has drawn.
    #[must_use]
    pub const fn determinizations(&self) -> u32 {
        self.determinizations
    }

    /// The best action so far, the first of equals; `None` if there is nothing to do.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        let best =
            self.tried.iter().reduce(|best, next| if next.won > best.won { next } else { best });
        best.map(|tried| tried.action.clone())
    }
}

impl<G: Game> Trial<G> {
    /// Makes one decision: the next action to be tried, or one of the play-out that follows it.
    fn decide(&mut self, seat: Seat, tried: &[Tried<G::Action>], actions: &mut Vec<G::Action>) {
        let payoff = if let Some(play_out) = &mut self.play_out {
            play_out.decide(seat, actions)
        } else {
            let mut game = self.game.clone();
            let action = Decision::Act(tried[self.payoffs.len()].action.clone());
            let refused = game.decide(seat, action, None).is_err();
            // The same luck for each action, so that they differ by the action alone.
            self.play_out = Some(PlayOut { game, dice: self.dice.clone(), decisions: 0 });
            refused.then_some(0)
        };
        if let Some(payoff) = payoff {
            self.payoffs.push(payoff);
            self.play_out = None;
        }
    }
}

impl<G: Game> PlayOut<G> {
    /// Makes a random decision; how much of a win the game is for the seat, if it ends here.
    fn decide(&mut self, seat: Seat, actions: &mut Vec<G::Action>) -> Option<u32> {
        let draw = u32::from(self.game.seats()) - 1;
        let awaiting = match self.game.turn() {
            Turn::Over(outcome) => return Some(outcome.payoff(seat)),
            Turn::Resolving => return Some(draw),
            Turn::Awaiting(awaiting) => awaiting,
        };
        if self.decisions == LONGEST {
            return Some(draw);
        }
        self.decisions += 1;
        let Some(mover) = mover(awaiting, &mut self.dice) else { return Some(draw) };
        actions.clear();
        self.game.legal_actions(mover, actions);
        let decision = self.dice.pick(actions).cloned().map_or(Decision::Timeout, Decision::Act);
        self.game.decide(mover, decision, None).is_err().then_some(draw)
    }
}

/// The seat that acts next: in a free order any of those awaited.
fn mover(awaiting: Awaiting, dice: &mut Dice) -> Option<Seat> {
    match awaiting.order {
        Order::Alone | Order::Together => awaiting.seats.lowest(),
        Order::Free => {
            let nth = dice.below(u32::from(awaiting.seats.len()));
            awaiting.seats.iter().nth(nth as usize)
        }
    }
}
