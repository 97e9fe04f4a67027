//! Random deals. The page's attacks on phones include this file, too.

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Dice;
use engine::options::{Kind, Options, Values, list};
use engine::record::{Player, Record};

/// A random game with random options, and a player for each seat number.
pub(crate) fn deal(
    dice: &mut Dice,
    player: fn(u8, &mut Dice) -> Player,
) -> (Record<AnyGame>, AnyGame) {
    loop {
        let id = dice.pick(&GameId::ALL).expect("there are games");
        let options = options(&id.options(), dice);
        let counts: Vec<u8> = options.seat_counts().iter().collect();
        let seats = *dice.pick(&counts).expect("a game has seats");
        let players = (1..=seats).map(|number| player(number, dice)).collect();
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
            // A value for each of a random number of seats. `deal` tries again if that is refused.
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
