use engine::bot::Level;
use engine::catalogue::GameId;
use engine::record::Player;

use crate::draft::GameDraft;
use crate::services::daily::{self, Date};
use crate::services::saved_games::deal_of_day;
use crate::services::saves::SaveId;
use crate::services::settings::Settings;
use crate::services::storage::StoreError;
use crate::words::daily as words;

/// The last player, against the same bots for everybody.
fn players(day: Date, game: GameId, settings: &Settings) -> Option<Vec<Player>> {
    let luck = usize::from(daily::seed(day, game).0.to_le_bytes()[0]);
    let draft = |names: &[String]| {
        GameDraft::new(game.options(), names).with_bots(Level::Regular, luck).alone()
    };
    let named = draft(settings.names.get(..1).unwrap_or_default()).players();
    // A remembered name may not be valid.
    named.or_else(|_| draft(&[]).players()).ok()
}

/// Deals and saves the day's game, or finds it if it was begun before.
pub fn start(day: Date, game: GameId, settings: &Settings) -> Result<SaveId, StoreError> {
    let players = players(day, game, settings).ok_or(StoreError::Unavailable)?;
    deal_of_day((day, game), players, words::label(day))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATE: Date = Date { year: 2026, month: 11, day: 22 };

    #[test]
    fn the_same_date_gives_the_same_bots() {
        for game in GameId::ALL {
            let dealt = |name: &str| {
                let settings = Settings { names: vec![name.to_owned()], ..Settings::default() };
                players(DATE, game, &settings).expect("a game that can be dealt")
            };
            let (one, other) = (dealt("Ana"), dealt("a|b"));
            let seats: Vec<String> = one.iter().map(ToString::to_string).collect();
            assert_eq!(seats[0], "Ana");
            assert!(seats[1..].iter().all(|seat| seat.starts_with("bot:regular")), "{seats:?}");
            assert_eq!(one[1..], other[1..]);
        }
    }
}
