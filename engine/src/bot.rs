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
}

#[derive(Clone, Debug)]
struct Tried<A> {
    action: A,
    /// The sum of [`Outcome::payoff`](crate::game::Outcome::payoff) over all determinizations.
    won: u64,
}

impl<G: Game> Thinker<G> {
    /// A bot in this seat that looks at its view. The seed makes its luck, and must not be the
    /// game's.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, seed: Seed) -> Self {
        let mut actions = Vec::new();
        // Any state that fits the view has the same legal actions.
        G::determinize(view, &mut Dice::new(seed, 0)).legal_actions(seat, &mut actions);
        let tried = actions.into_iter().map(|action| Tried { action, won: 0 }).collect();
        Self { view: view.clone(), seat, seed, determinizations: 0, tried }
    }

    /// Draws so many determinizations more. Thinking in several parts gives the same as in one.
    pub fn think(&mut self, determinizations: u32) {
        if self.tried.len() < 2 {
            return;
        }
        let mut buffer = Vec::new();
        for determinization in self.determinizations..self.determinizations + determinizations {
            let mut dice = Dice::new(self.seed, u64::from(determinization) + 1);
            let game = G::determinize(&self.view, &mut dice);
            // The same luck for each action, so that they differ by the action alone.
            for tried in &mut self.tried {
                let mut game = game.clone();
                let action = Decision::Act(tried.action.clone());
                if game.decide(self.seat, action, None).is_ok() {
                    let share = play_out(&mut game, self.seat, &mut dice.clone(), &mut buffer);
                    tried.won += u64::from(share);
                }
            }
        }
        self.determinizations += determinizations;
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

/// Plays a game at random to its end; how much of a win it was for the seat.
fn play_out<G: Game>(
    game: &mut G,
    seat: Seat,
    dice: &mut Dice,
    actions: &mut Vec<G::Action>,
) -> u32 {
    for _ in 0..LONGEST {
        match game.turn() {
            Turn::Over(outcome) => return outcome.payoff(seat),
            Turn::Resolving => break,
            Turn::Awaiting(awaiting) => {
                let Some(mover) = mover(awaiting, dice) else { break };
                actions.clear();
                game.legal_actions(mover, actions);
                let decision = dice.pick(actions).cloned().map_or(Decision::Timeout, Decision::Act);
                if game.decide(mover, decision, None).is_err() {
                    break;
                }
            }
        }
    }
    u32::from(game.seats()) - 1
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
