use engine::record::read;

use super::*;
use crate::games::summary;
use crate::services::keys;
use crate::services::people::Look;
use crate::services::saved_games::{open, shelf};
use crate::services::storage::new_device;
use crate::testing::fools_gambit;
use crate::words::saves::unsent;

const DAY: Date = Date { year: 2026, month: 11, day: 24 };

fn players(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn seat(players: &[Player], people: &mut People) -> Seating {
    let mut ids = Vec::new();
    for player in players {
        let name = player.to_string();
        let look = people.free_look();
        let _ = people.add(&fresh_id(), &name, look);
        ids.push(people.with_name(&name).map(|person| person.id.clone()));
    }
    Seating { people: ids, looks: vec![Look::nth(3), Look::nth(4)], ..Seating::default() }
}

fn setup(names: &[&str]) -> GameSetup<'static> {
    GameSetup { options: GameId::FoolsGambit.options(), players: players(names), seat: &seat }
}

fn saved(id: &SaveId) -> (Save, Record<AnyGame>) {
    let save = open(id).unwrap();
    let record = read::<AnyGame>(&save.record).unwrap().record;
    (save, record)
}

/// A finished game, which the next one follows.
const fn over<'a>(id: &'a SaveId, record: &'a Record<AnyGame>, series: &'a [u32]) -> LastGame<'a> {
    LastGame { id, record, series, by_link: None, newcomers: &[] }
}

#[test]
fn a_new_game_is_saved_with_its_people_who_read_how_a_round_goes() {
    new_device(None);
    let id = deal(setup(&["Ana", "Ben"]), Some(Seed(7))).unwrap();
    let (save, record) = saved(&id);
    assert_eq!((save.created, &save.summary, &save.by_link), (clock::now(), &None, &None));
    assert_eq!((record.seed, record.decisions.len()), (Seed(7), 0));
    let ids: Vec<_> = People::here().iter().map(|one| Some(one.id.clone())).collect();
    let seating = Seating::from_save(&save);
    assert_eq!((seating.people, seating.evening), (ids, None));
    assert!(Learning::here().must_explain(&id));
}

#[test]
fn a_single_player_reads_nothing_and_gets_a_random_seed() {
    new_device(None);
    let alone = || setup(&["Ana", "bot:regular Hattie"]);
    let id = deal(alone(), None).unwrap();
    let other = deal(alone(), None).unwrap();
    assert!(!Learning::here().must_explain(&id) && !Learning::here().must_explain(&other));
    assert_ne!(saved(&id).1.seed, saved(&other).1.seed);
}

#[test]
fn unreadable_people_stay_and_the_game_is_dealt() {
    new_device(None);
    with_device(|store| store.write("facedown.people", "{")).unwrap();
    let id = deal(setup(&["Ana", "Ben"]), None).unwrap();
    let seating = Seating::from_save(&saved(&id).0);
    assert_eq!((seating.people.len(), seating.looks.len()), (0, 2));
    assert_eq!(with_device(|store| store.read("facedown.people")), Ok(Some("{".into())));
}

#[test]
fn in_a_full_store_nothing_is_dealt() {
    new_device(Some(300));
    assert_eq!(deal(setup(&["Ana", "Ben"]), None), Err(NotDealt::Store(StoreError::Full)));
    assert_eq!(shelf().entries.len(), 0);
}

#[test]
fn an_invitation_is_saved_with_its_half_and_no_group_reads_anything() {
    new_device(None);
    let id = invite(setup(&["Ana", "Ben"]), Seat::TWO, unsent).unwrap();
    let (save, _) = saved(&id);
    let by_link = ByLink::from_save(&save).unwrap();
    assert_eq!((by_link.game.as_str(), by_link.own()), (id.as_str(), Seat::TWO));
    assert!(by_link.is_counted());
    assert_eq!(save.summary, Some(unsent(&players(&["Ana", "Ben"]))));
    assert_eq!(Seating::from_save(&save).people.len(), 2);
    assert!(!Learning::here().must_explain(&id));
}

#[test]
fn the_next_game_has_the_seats_swapped_and_score_people_and_looks_with_them() {
    new_device(None);
    let first = deal(setup(&["Ana", "Ben"]), None).unwrap();
    let (save, record) = saved(&first);
    let before = Seating::from_save(&save);
    let id = deal_again(over(&first, &record, &[2, 1]), unsent).unwrap();
    let (save, next) = saved(&id);
    assert_eq!(next.players, players(&["Ben", "Ana"]));
    assert_eq!(save.local.series, [1, 2]);
    assert_ne!(next.seed, record.seed);
    assert_eq!(Seating::from_save(&save), before.rotated());
    assert_eq!(save.by_link, None);
}

#[test]
fn onlookers_join_the_next_game_as_far_as_it_has_room() {
    new_device(None);
    let newcomers: Vec<Name> =
        ["Dee", "Flo", "Ana", "Eli", "Flo"].map(|name| name.parse().unwrap()).into();
    let next_of = |game: GameId, names: &[&str]| {
        let first = deal(GameSetup { options: game.options(), ..setup(names) }, None).unwrap();
        let (_, record) = saved(&first);
        let series = vec![1; names.len()];
        let last = LastGame { newcomers: &newcomers, ..over(&first, &record, &series) };
        let (save, next) = saved(&deal_again(last, unsent).unwrap());
        assert_eq!(save.local.series.len(), next.players.len());
        next.players
    };
    let rush = |names: &[&str]| next_of(GameId::GoldRushShootOut, names);
    assert_eq!(rush(&["Ana", "Ben", "Cy"]), players(&["Cy", "Ana", "Ben", "Dee", "Eli"]));
    let seven = ["Ana", "Ben", "Cy", "Di", "Ed", "Flo", "Gus"];
    assert_eq!(rush(&seven).last(), players(&["Dee"]).last(), "one more makes eight");
    assert_eq!(next_of(GameId::DualDuel, &["Ana", "Ben"]), players(&["Ben", "Ana"]), "for two");
}

#[test]
fn the_next_game_by_link_is_an_invitation_by_whoever_asks_for_it() {
    new_device(None);
    let first = invite(setup(&["Ana", "Ben"]), Seat::ONE, unsent).unwrap();
    let (save, record) = saved(&first);
    let by_link = ByLink::from_save(&save).unwrap();
    let last = LastGame { by_link: Some(&by_link), ..over(&first, &record, &[1, 0]) };
    let id = deal_again(last, unsent).unwrap();
    let (save, next) = saved(&id);
    let next_by_link = ByLink::from_save(&save).unwrap();
    assert_eq!((next.players, next_by_link.own()), (players(&["Ben", "Ana"]), Seat::TWO));
    assert_eq!(next_by_link.game, id.as_str());
    assert_eq!(save.summary, Some(unsent(&players(&["Ben", "Ana"]))));
    assert_eq!(save.local.series, [0, 1]);
}

#[test]
fn the_deal_of_a_day_is_begun_once() {
    new_device(None);
    let game = GameId::FoolsGambit;
    let alone = players(&["Ana", "bot:regular Hattie"]);
    let start = || deal_of_day((DAY, game), alone.clone(), "Today".to_owned());
    let id = start().unwrap();
    assert_eq!(start(), Ok(id.clone()));
    let (save, record) = saved(&id);
    assert_eq!((save.label.as_deref(), record.seed), (Some("Today"), daily::seed(DAY, game)));
    assert_eq!(with_device(|store| daily::open_deal(store, &id)).map(|deal| deal.day), Some(DAY));
    assert_eq!(shelf().entries.len(), 1);
}

#[test]
fn a_deal_of_a_day_that_cant_be_noted_leaves_no_game() {
    new_device(None);
    with_device(|store| store.write(keys::DAILY, "daily 2\n?")).unwrap();
    let alone = players(&["Ana", "bot:regular Hattie"]);
    let dealt = deal_of_day((DAY, GameId::Duel52), alone, "Today".to_owned());
    assert!(matches!(dealt, Err(StoreError::Unread(_))), "{dealt:?}");
    assert_eq!(shelf().entries.len(), 0);
}

#[test]
fn a_received_game_is_saved_with_its_summary_and_of_two_tabs_both_versions() {
    new_device(None);
    let text = fools_gambit("Ana | Ben", "2 leave\n");
    let reading = read::<AnyGame>(&text).unwrap();
    let summary = summary(&reading.game, &reading.record.players);
    let first = save_received(&reading.record, summary).unwrap();
    let (save, _) = saved(&first);
    assert_eq!(save.record, text);
    assert!(save.summary.as_ref().unwrap().is_over && save.seating.is_none());
    let own = save_own_version(&save).unwrap();
    assert!(own != first && [&first, &own].iter().all(|id| open(id).as_ref() == Ok(&save)));
}
