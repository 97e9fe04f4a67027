//! The results of a finished game: statistics of its people, the deal of the day, and beaten bots.

use engine::catalogue::AnyGame;
use engine::game::Outcome;
use engine::record::Record;

use super::super::by_link::ByLink;
use super::super::daily::{self, DealOutcome};
use super::super::marks::{self, BeatenLevel};
use super::super::people::Seating;
use super::super::played::{self, PlayedGame};
use super::super::saves::{Save, SaveId};
use super::super::storage::{StoreError, with_device};
use super::super::stored::unless_unread;

/// A game's end, with its time in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct GameEnd<'a> {
    pub record: &'a Record<AnyGame>,
    pub outcome: &'a Outcome,
    pub at: u64,
}

/// Notes a game's end on this device; a second call changes nothing. Calls `deal_outcome` only for a deal of the day.
pub fn finish(
    id: &SaveId,
    save: &Save,
    end: GameEnd<'_>,
    deal_outcome: impl FnOnce() -> Option<DealOutcome>,
) -> Result<(), StoreError> {
    // Asks the save first: other games don't load the part for games by link.
    if save.by_link.is_some() && !ByLink::from_save(save).is_some_and(|it| it.is_counted()) {
        return Ok(());
    }
    let people = Seating::from_save(save).people;
    let played = PlayedGame::from_record(end.record, end.outcome, save.created, end.at);
    let played = played.with_people(people);
    with_device(|store| {
        if daily::open_deal(store, id).is_some()
            && let Some(deal_outcome) = deal_outcome()
        {
            unless_unread(daily::finish(store, id, deal_outcome))?;
        }
        // Hints play as well as the best bots, so a game with hints earns no mark.
        if let (0, Some(mark)) = (save.local.hints, BeatenLevel::from_game(&played)) {
            unless_unread(marks::note(store, mark))?;
        }
        unless_unread(played::note(store, played))
    })
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use engine::catalogue::GameId;
    use engine::game::Game as _;
    use engine::replay::ReplayedRecord;

    use super::*;
    use crate::services::daily::{DailyDeals, Date};
    use crate::services::keys;
    use crate::services::marks::MarkCounts;
    use crate::services::played::History;
    use crate::services::saves::Local;
    use crate::services::storage::new_device;
    use crate::services::stored::{self, Unread};
    use crate::services::testing::id;
    use crate::testing::fools_gambit;

    const DAY: Date = Date { year: 2026, month: 11, day: 24 };

    fn save() -> Save {
        let seating = Seating { people: vec![Some("k7".into()), None], ..Seating::default() };
        Save {
            seating: Some(seating.write()),
            ..Save::new(fools_gambit("Ana | Ben", "2 leave\n"), 5)
        }
    }

    fn end(save: &Save) -> Result<(), StoreError> {
        let course = ReplayedRecord::<AnyGame>::read(&save.record).unwrap();
        let outcome = course.end().turn().outcome().unwrap();
        let deal_outcome = || {
            let parts = Vec::new();
            Some(DealOutcome { result: Ordering::Greater, own: 2, other: 1, parts, hints: 0 })
        };
        let end = GameEnd { record: course.record(), outcome: &outcome, at: 9_000 };
        finish(&id("a"), save, end, deal_outcome)
    }

    #[test]
    fn a_game_is_noted_once_with_the_people_who_played_it() {
        new_device(None);
        end(&save()).unwrap();
        end(&save()).unwrap();
        let history = stored::here::<History>().unwrap();
        let [game] = &history.items[..] else { panic!("{history:?}") };
        assert_eq!((game.end_seconds, &game.people), (9, &vec![Some("k7".to_owned()), None]));
        assert!(stored::here::<DailyDeals>().unwrap().items.is_empty(), "it was no deal of a day");
    }

    #[test]
    fn a_game_with_hints_earns_no_mark() {
        new_device(None);
        let with_hints = |hints| {
            let record = save().record.replace("| Ben", "| bot:novice Otis");
            let local = Local { hints, ..Local::default() };
            end(&Save { local, ..Save::new(record, 5) }).unwrap();
            MarkCounts::here().total()
        };
        assert_eq!((with_hints(1), with_hints(0)), (0, 2));
    }

    #[test]
    fn unreadable_data_stays_and_the_days_result_is_noted_all_the_same() {
        new_device(None);
        let text = "played 2\n?";
        with_device(|store| store.write(keys::PLAYED, text)).unwrap();
        with_device(|store| daily::begin(store, DAY, GameId::FoolsGambit, &id("a"))).unwrap();
        end(&save()).unwrap();
        assert_eq!(stored::here::<DailyDeals>().unwrap().finished_on(DAY), 1);
        assert_eq!(stored::here::<History>(), Err(Unread::Newer));
        assert_eq!(with_device(|store| store.read(keys::PLAYED)), Ok(Some(text.into())));
    }

    #[test]
    fn a_game_by_link_that_nobody_set_up_or_accepted_here_is_not_noted() {
        new_device(None);
        end(&Save { by_link: Some("{}".to_owned()), ..save() }).unwrap();
        assert_eq!(stored::here::<History>(), Ok(History::default()));
    }
}
