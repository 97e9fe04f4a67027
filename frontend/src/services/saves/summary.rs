//! What is told of a game, by playing its record.

use engine::catalogue::AnyGame;
use engine::game::{Game, Observer, Turn};
use engine::record::{self, Player, Reading};

use super::shelf::{set_aside, set_damaged_aside};
use super::{Save, State, Summary, keep, read_shelf};
use crate::games;
use crate::services::storage::{Store, StoreError};
use crate::words::players::Players;
use crate::words::saves::{against, own_turn};

/// What is told of a game, from what the table sees.
pub fn summary(game: &AnyGame, players: &[Player]) -> Summary {
    let players = Players::new(players).read_by_who_is_alone();
    let standing = games::of(&game.view(Observer::Table)).saved_standing();
    let standing = players.sentence(&standing).written();
    let is_own_turn = players.reader().is_some_and(|own| game.turn().awaited().contains(own));
    Summary {
        players: against(&players),
        standing: if is_own_turn { own_turn(&standing) } else { standing },
        is_over: matches!(game.turn(), Turn::Over(_)),
    }
}

/// The save with what is told of it; `None` if its record doesn't play to the end.
pub fn summarize(save: Save) -> Option<Save> {
    let Reading { game, record, trouble } = record::read::<AnyGame>(&save.record).ok()?;
    let summary = Some(summary(&game, &record.players));
    trouble.is_none().then_some(Save { summary, ..save })
}

/// Plays the saves without a summary, and gives them theirs; those that don't play are set aside, and damaged ones.
///
/// # Errors
/// [`StoreError::Unavailable`]. In a full store the saves stay as they are.
pub fn backfill_summaries(store: &dyn Store) -> Result<(), StoreError> {
    set_damaged_aside(store)?;
    let entries = read_shelf(store)?.entries;
    for entry in entries.into_iter().filter(|entry| entry.state == State::MissingSummary) {
        let key = entry.id.key();
        let Some(save) = summarize(entry.save) else {
            let text = store.read(&key)?.unwrap_or_default();
            set_aside(store, &key, entry.id.as_str(), &text);
            continue;
        };
        match keep(store, &entry.id, &save) {
            Ok(()) | Err(StoreError::Full) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::saves::load;
    use crate::services::storage::Memory;

    const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split\nseats Ana | Ben\n\
                          seed 9f2c04d1a6b3e877\n1 timeout\n";

    fn store_with(record: &str) -> Memory {
        let store = Memory::default();
        keep(&store, &"a".parse().unwrap(), &Save::new(record.to_owned(), 1)).unwrap();
        backfill_summaries(&store).unwrap();
        store
    }

    #[test]
    fn a_game_is_told_by_its_players_and_what_the_table_sees() {
        let save = load(&store_with(RECORD), &"a".parse().unwrap()).unwrap();
        let summary = save.summary.unwrap();
        assert_eq!(summary.players, "Ana and Ben");
        assert_eq!(summary.standing, "Round 1 · Ben to choose");
        assert!(!summary.is_over);
        let save = load(&store_with(&format!("{RECORD}2 leave\n")), &"a".parse().unwrap()).unwrap();
        assert!(save.summary.unwrap().is_over);
    }

    fn standing_after(decisions: &str) -> String {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | bot:sharp\n\
             seed 9f2c04d1a6b3e877\n{decisions}"
        );
        let reading = record::read::<AnyGame>(&text).unwrap();
        summary(&reading.game, &reading.record.players).standing
    }

    #[test]
    fn a_running_game_says_who_is_awaited_and_an_over_one_how_it_ended() {
        assert_eq!(standing_after(""), "Round 1 · Ana and Sharp bot to choose");
        assert_eq!(standing_after("1 timeout\n"), "Round 1 · Sharp bot to choose");
        assert_eq!(standing_after("1 timeout\n2 timeout\n1 leave\n"), "Over: Ana gave up");
        let played = standing_after(&"1 timeout\n2 timeout\n".repeat(200));
        assert!(played.ends_with("won") || played.ends_with("a draw"), "{played}");
    }

    #[test]
    fn whoever_plays_alone_without_a_name_is_you() {
        let told = |decisions: &str| {
            let text = format!(
                "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                 seats Player 1 | bot:sharp Zeke\nseed 9f2c04d1a6b3e877\n{decisions}"
            );
            let reading = record::read::<AnyGame>(&text).unwrap();
            summary(&reading.game, &reading.record.players)
        };
        assert_eq!(told("").players, "You and Zeke");
        assert_eq!(told("").standing, "Round 1 · your turn");
        assert_eq!(told("1 timeout\n").standing, "Round 1 · Zeke to choose");
        assert_eq!(told("1 timeout\n2 timeout\n1 leave\n").standing, "Over: you gave up");
    }

    #[test]
    fn a_save_that_does_not_play_is_set_aside() {
        let store = store_with(&format!("{RECORD}2 duel Ah wager Ah\n"));
        let shelf = read_shelf(&store).unwrap();
        assert!(shelf.entries.is_empty());
        assert_eq!(shelf.set_aside.len(), 1);
        assert_eq!(shelf.set_aside[0].key, "facedown.set-aside.a");
    }

    #[test]
    fn a_full_store_keeps_the_game_without_a_summary() {
        let text = crate::services::saves::encode(&Save::new(RECORD.to_owned(), 1));
        let store = Memory::with_room(text.len() + 40);
        store.write("facedown.save.a", &text).unwrap();
        backfill_summaries(&store).unwrap();
        assert_eq!(read_shelf(&store).unwrap().entries[0].state, State::MissingSummary);
    }
}
