//! Genuine messages to a phone, as our program sends them at a random point of a random game; `changed` alters them.

#[path = "../../../../../engine/tests/attacks/deals.rs"]
mod deals;

use engine::bot::Level;
use engine::chance::Dice;
use engine::game::{Decision, Game, Observer, Sink};
use engine::options::Options;
use engine::record::Player;
use engine::seat::Seat;

use crate::services::people::Look;
use crate::services::phones::protocol::{ClockState, Hello, SentFrame, State, VERSION};

/// The name of the phone's owner, with a seat or looking on.
pub(super) const INVITED: &str = "Zoë";
const LONGEST: u32 = 250;
const MOST_SENT: usize = 4;

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
        // Some only look on.
        let seat = (dice.below(4) > 0).then_some(seat);
        let observer = seat.map_or(Observer::Table, Observer::Seat);
        let mut messages: Vec<Vec<SentFrame>> = Vec::new();
        let (mut legal, most) = (Vec::new(), dice.below(LONGEST));
        for number in 0..most {
            let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
            let Some(&mover) = dice.pick(&awaited) else { break };
            legal.clear();
            game.legal_actions(mover, &mut legal);
            let decision = match dice.below(60) {
                // Seats leave only towards the end, or few games would get far.
                0 if number + 3 > most => Decision::Leave,
                0..=2 => Decision::Timeout,
                _ => dice.pick(&legal).cloned().map_or(Decision::Timeout, Decision::Act),
            };
            let mut before = game.clone();
            let mut sink = Sink::open();
            game.decide(mover, decision, &mut sink).expect("a legal decision");
            let mut seen = Vec::new();
            for frame in sink.into_frames() {
                if let Some(it) = frame.seen_by(observer) {
                    seen.push(SentFrame {
                        number: 1 + number,
                        own: Some(mover) == seat,
                        before: Some(before.view(observer)),
                        events: it.events,
                        view: it.view,
                    });
                }
                before = frame.state;
            }
            messages.push(seen);
        }
        let skipped = messages.len().saturating_sub(MOST_SENT);
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
                // Above that of every frame.
                number: LONGEST + 1,
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
