//! Genuine messages to a phone, as our program sends them at a random point of a random game.

#[path = "../../../../../engine/tests/attacks/deals.rs"]
mod deals;

use std::rc::Rc;

use engine::bot::Level;
use engine::chance::Dice;
use engine::game::{Game, Observer};
use engine::options::Options;
use engine::record::Player;
use engine::seat::Seat;

use crate::playback::testing::{any_decision, frames_of};
use crate::services::people::Look;
use crate::services::phones::protocol::{ClockState, Hello, SentFrame, State, VERSION};

/// The name of the phone's owner, who has a seat or looks on.
pub(super) const INVITED: &str = "Zoë";
const MOST_DECISIONS: u32 = 250;
const MOST_MESSAGES: usize = 4;

pub(super) struct SentMessages {
    pub(super) hello: Hello,
    pub(super) state: State,
}

impl SentMessages {
    /// Plays a random game up to a random decision, sometimes to its end.
    pub(super) fn at_random(dice: &mut Dice) -> Self {
        let (mut record, mut game) = deals::deal(dice, player);
        let seats = game.seats();
        let seat =
            Seat::from_number(1 + dice.below(seats.into()) as u8).expect("a seat of the game");
        record.players[seat.index()] = INVITED.parse().expect("a name");
        // Some owners only look on.
        let seat = (dice.below(4) > 0).then_some(seat);
        let observer = seat.map_or(Observer::Table, Observer::Seat);
        let mut messages: Vec<Vec<SentFrame>> = Vec::new();
        let count = dice.below(MOST_DECISIONS);
        for number in 0..count {
            // Seats leave only towards the end, or few games would get far.
            let leaves = if number + 3 > count { 1 } else { u32::MAX };
            let Some((mover, decision)) = any_decision(&game, dice, leaves) else { break };
            let frames = frames_of(&mut game, mover, decision, observer);
            let message = frames.into_iter().map(|frame| SentFrame {
                number: 1 + number,
                own: Some(mover) == seat,
                before: Some(Rc::unwrap_or_clone(frame.before)),
                events: frame.events,
                view: Rc::unwrap_or_clone(frame.view),
            });
            messages.push(message.collect());
        }
        let skipped = messages.len().saturating_sub(MOST_MESSAGES);
        let frames = messages.into_iter().skip(skipped).flatten().collect();
        let looks = (0..usize::from(seats)).map(Look::nth).collect();
        Self {
            hello: Hello {
                version: VERSION,
                deal: 1,
                game: record.options.identity().slug.to_owned(),
                options: record.options.values().to_string(),
                seat,
                players: record.players.iter().map(ToString::to_string).collect(),
                looks,
            },
            state: State {
                deal: 1,
                // Higher than every frame's number.
                number: MOST_DECISIONS + 1,
                view: game.view(observer),
                frames,
                decision: 0,
                owes: seat.is_some_and(|seat| game.turn().awaited().contains(seat)),
                clock: Some(ClockState { seat, left: 5_000, whole: 60_000 }),
            },
        }
    }
}

fn player(number: u8, dice: &mut Dice) -> Player {
    if dice.below(9) > 0 {
        format!("P{number}").parse().expect("a name")
    } else {
        Player::Bot(Level::Novice.into())
    }
}
