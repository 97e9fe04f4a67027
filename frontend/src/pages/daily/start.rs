//! Deals the deal of a day.

use engine::bot::Level;
use engine::catalogue::{AnyGame, GameId};
use engine::record::Record;

use crate::draft::Draft;
use crate::services::chance::fresh_id;
use crate::services::clock;
use crate::services::daily::{self, Date};
use crate::services::saves::{self, Save, SaveId};
use crate::services::settings::Settings;
use crate::services::storage::{StoreError, with_device};
use crate::words::daily as words;

/// The game as it is dealt to the person who played last: the same cards and bots for everybody.
fn record(day: Date, game: GameId, settings: &Settings) -> Option<Record<AnyGame>> {
    let seed = daily::seed(day, game);
    let luck = usize::from(seed.0.to_le_bytes()[0]);
    let draft = |names: &[String]| {
        Draft::new(game.options(), names).with_bots(Level::Regular, luck).alone()
    };
    let named = draft(settings.names.get(..1).unwrap_or_default()).players();
    // What somebody has typed once may be no name.
    let players = named.or_else(|_| draft(&[]).players()).ok()?;
    Some(Record { options: game.options(), players, seed, decisions: Vec::new() })
}

/// Deals the day's game and keeps it, or finds it if it was begun before.
pub fn start(day: Date, game: GameId, settings: &Settings) -> Result<SaveId, StoreError> {
    with_device(|store| {
        if let Some(begun) = daily::load(store)?.find(day, game.slug()) {
            return Ok(begun.id.clone());
        }
        let Some(record) = record(day, game, settings) else {
            return Err(StoreError::Unavailable);
        };
        let id = fresh_id();
        let save = Save::new(record.to_string(), clock::now());
        let save = Save { label: Some(words::label(day)), ..save };
        saves::keep(store, &id, &save)?;
        let begun = daily::begin(store, day, game, &id);
        // The try that is noted is the one: another tab may have been quicker, or there is no room.
        if begun.as_ref() != Ok(&id) {
            saves::delete(store, &id)?;
        }
        begun
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATE: Date = Date { year: 2026, month: 11, day: 22 };

    #[test]
    fn the_same_date_gives_the_same_deal() {
        for game in GameId::ALL {
            let own = |name: &str| {
                let settings = Settings { names: vec![name.to_owned()], ..Settings::default() };
                record(DATE, game, &settings).expect("a game that can be dealt")
            };
            let (one, other) = (own("Ana"), own("a|b"));
            assert_eq!(one.deal(), other.deal());
            assert_eq!(one.seed, daily::seed(DATE, game));
            let seats: Vec<String> = one.players.iter().map(ToString::to_string).collect();
            assert_eq!(seats[0], "Ana");
            assert!(seats[1..].iter().all(|seat| seat.starts_with("bot:regular")), "{seats:?}");
            assert_eq!(one.players[1..], other.players[1..]);
            assert_eq!(one.options, game.options());
        }
    }
}
