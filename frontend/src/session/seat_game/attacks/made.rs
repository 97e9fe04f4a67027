//! Genuine messages to a phone, as our program sends them at a random point of a random game; `changed` alters them.

use engine::bot::Level;
use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Dice;
use engine::game::{Decision, Game, Observer, Sink};
use engine::options::{Kind, Options, Values, list};
use engine::record::{Player, Record};
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
        let (mut record, mut game) = deal(dice);
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

fn deal(dice: &mut Dice) -> (Record<AnyGame>, AnyGame) {
    loop {
        let id = dice.pick(&GameId::ALL).expect("there are games");
        let options = options(&id.options(), dice);
        let counts: Vec<u8> = options.seat_counts().iter().collect();
        let seats = *dice.pick(&counts).expect("a game has seats");
        let bot = || Player::Bot(Level::Novice.into());
        let person = |number: u8| format!("P{number}").parse().expect("a name");
        let players = (1..=seats).map(|at| if dice.below(9) > 0 { person(at) } else { bot() });
        let players = players.collect();
        let record = Record { options, players, seed: dice.seed(), decisions: Vec::new() };
        if let Ok(game) = record.deal() {
            return (record, game);
        }
    }
}

fn options(defaults: &AnyOptions, dice: &mut Dice) -> AnyOptions {
    let mut values = Values::defaults(defaults.fields());
    for field in defaults.fields() {
        let value = match field.kind {
            Kind::Choice(words) => dice.below(words.len() as u32),
            Kind::Number { least, most, step } => {
                least + step * dice.below((most - least) / step + 1)
            }
            Kind::Switch => dice.below(2),
            // A list is for one number of seats: at another table `deal` is refused and tries again.
            Kind::List { most } if dice.below(2) == 0 => {
                let seats = 2 + dice.below(7);
                let number = |_| dice.below(u32::from(most) + 1) as u8;
                let numbers: Vec<u8> = (0..seats).map(number).collect();
                list::pack(most, &numbers).expect("numbers that seats can have")
            }
            Kind::List { .. } => 0,
        };
        values.set(field.id, value).expect("a value that the option can have");
    }
    defaults.with_values(&values)
}
