//! Random games, and inputs made from them.

use engine::bot::Level;
use engine::catalogue::AnyGame;
use engine::chance::Dice;
use engine::game::{Decision, Game, Sink};
use engine::record::{Entry, Player, Record};
use engine::seat::Seat;

use crate::deals::deal;
use crate::input::Input;
use crate::texts::{mutated_action, mutated_record};

const MAX_DECISIONS: usize = 250;

/// A random game, perhaps unfinished.
pub(crate) struct RandomGame {
    record: Record<AnyGame>,
    /// Actions that some seat could have taken.
    actions: Vec<String>,
}

impl RandomGame {
    pub(crate) fn new(dice: &mut Dice) -> Self {
        let (mut record, mut game) = deal(dice, |_, _| Player::Bot(Level::Novice.into()));
        let mut actions = Vec::new();
        let (mut legal, most) = (Vec::new(), dice.below(MAX_DECISIONS as u32) as usize);
        while record.decisions.len() < most {
            let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
            let Some(&seat) = dice.pick(&awaited) else { break };
            legal.clear();
            game.legal_actions(seat, &mut legal);
            actions.extend(dice.pick(&legal).map(ToString::to_string));
            let decision = match dice.below(60) {
                0 => Decision::Leave,
                1 | 2 => Decision::Timeout,
                _ => dice.pick(&legal).cloned().map_or(Decision::Timeout, Decision::Act),
            };
            if game.decide(seat, decision.clone(), &mut Sink::none()).is_ok() {
                record.decisions.push(Entry { seat, decision });
            }
        }
        Self { record, actions }
    }

    pub(crate) fn text(&self) -> String {
        self.record.to_string()
    }

    fn beginning(&self, dice: &mut Dice) -> String {
        let mut part = self.record.clone();
        let most = part.decisions.len() as u32 + 1;
        part.decisions.truncate(dice.below(most) as usize);
        part.to_string()
    }

    pub(crate) fn input(&self, kind: u32, dice: &mut Dice) -> Input {
        let seats = self.record.players.len() as u32;
        match kind {
            0 => Input::Record(mutated_record(&self.text(), dice)),
            1 => {
                let record = self.beginning(dice);
                let seat = dice.below(seats) as u8 + 1;
                Input::Action { record, seat, text: mutated_action(&self.actions, dice) }
            }
            _ => {
                let record = self.beginning(dice);
                Input::Determinization {
                    record,
                    seat: dice.below(seats + 1) as u8,
                    seed: dice.seed(),
                }
            }
        }
    }
}
