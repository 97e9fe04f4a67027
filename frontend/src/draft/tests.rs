use engine::catalogue::GameId;

use super::*;

#[test]
fn seats_follow_an_option_that_is_for_some_numbers_only() {
    let mut draft = GameDraft::new(GameId::HeadsUpDuel.options(), &[]);
    assert_eq!(draft.seats.len(), 2);
    draft.set_option("tournament", 1);
    assert_eq!(draft.seats.len(), 4, "a tournament is for four or eight");
    draft.set_option("tournament", 0);
    draft.add_seats();
    assert_eq!(draft.seats.len(), 6);
    draft.set_preset(&[("tournament", 1)]);
    assert_eq!(draft.seats.len(), 8);
}

fn draft(names: &[&str]) -> GameDraft {
    let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
    GameDraft::new(GameId::FoolsGambit.options(), &names)
}

fn players(draft: &GameDraft) -> String {
    match draft.players() {
        Ok(players) => players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn nameless_people_are_numbered() {
    assert_eq!(players(&draft(&[])), "Player 1 | Player 2");
    assert_eq!(players(&draft(&[" Ana ", "", "Cem"])), "Ana | Player 2");
}

#[test]
fn a_bot_gets_a_name_that_can_be_changed_and_somebody_has_to_play() {
    let mut draft = draft(&["Ana", "bot:"]);
    assert_eq!(draft.players(), Err(DraftError::Name(2, BadName::Reserved)));
    draft.set_kind(1, SeatKind::Bot);
    draft.seats[1].level = Level::Sharp;
    let (name, style) = roster::pick(&[], 0).unwrap();
    assert_eq!(draft.typed(1), name);
    draft.seats[1].style = Style::Grudging;
    assert_eq!(players(&draft), format!("Ana | bot:sharp/grudging {name}"));
    draft.rename(1, " Old Tom ".to_owned());
    assert_eq!(players(&draft), "Ana | bot:sharp/grudging Old Tom");
    assert_ne!(style, Style::Grudging, "the first of the roster is another kind");
    draft.rename(1, "ANA".to_owned());
    assert_eq!(draft.players(), Err(DraftError::SameName(2)));
    draft.rename(1, "A|B".to_owned());
    assert_eq!(draft.players(), Err(DraftError::Name(2, BadName::Character)));
    draft.rename(1, String::new());
    assert_eq!(players(&draft), "Ana | bot:sharp/grudging Player 2");
    draft.set_kind(1, SeatKind::Person);
    assert_eq!(draft.typed(1), "bot:", "what was typed for a person is kept");
    draft.set_kind(0, SeatKind::Bot);
    draft.set_kind(1, SeatKind::Bot);
    assert_eq!(draft.players(), Err(DraftError::NoPerson));
}

#[test]
fn a_single_player_meets_different_bots() {
    let options = GameId::GoldRushShootOut.options();
    for luck in 0..40 {
        let names = ["Mabel".to_owned()];
        let draft = GameDraft::with_seats(options.clone(), 8, &names);
        let players = draft.with_bots(Level::Sharp, luck).alone().players().unwrap();
        let mut names: Vec<_> = crate::words::players::Players::new(&players)
            .list(engine::seat::SeatSet::first(8))
            .split(", ")
            .map(str::to_owned)
            .collect();
        assert!(players[1..].iter().all(|player| player.to_string().starts_with("bot:sharp")));
        assert_eq!(names.remove(0), "Mabel");
        assert!(
            names.iter().all(|name| !name.contains("Mabel") && !name.contains('2')),
            "{names:?}"
        );
    }
    let few = GameDraft::new(options, &[]).with_bots(Level::Master, 3).alone();
    assert_eq!((few.seats.len(), few.bots_level()), (3, Some(Level::Master)));
}

#[test]
fn an_added_seat_is_like_the_last_one() {
    let mut draft = GameDraft::new(GameId::GoldRushShootOut.options(), &[]);
    draft.add_seats();
    assert_eq!(draft.seats[3].kind, SeatKind::Person);
    draft.set_kind(3, SeatKind::Bot);
    draft.seats[3].level = Level::Novice;
    draft.add_seats();
    assert_eq!((draft.seats[4].kind, draft.seats[4].level), (SeatKind::Bot, Level::Novice));
    assert_ne!(draft.typed(4), draft.typed(3));
}

#[test]
fn names_must_be_possible_and_different() {
    assert_eq!(draft(&["A|B"]).players(), Err(DraftError::Name(1, BadName::Character)));
    assert_eq!(draft(&[&"x".repeat(25)]).players(), Err(DraftError::Name(1, BadName::TooLong)));
    assert_eq!(draft(&["Ana", "ana"]).players(), Err(DraftError::SameName(2)));
    assert_eq!(draft(&["Player 2", ""]).players(), Err(DraftError::SameName(2)));
    let long = "x".repeat(24);
    let mut same = GameDraft::with_seats(
        GameId::GoldRushShootOut.options(),
        5,
        &["Ana", "Ana 2", "ana", &long, &long].map(str::to_owned),
    );
    for at in [2, 4] {
        let name = same.numbered_name(at);
        same.rename(at, name);
    }
    assert_eq!(players(&same), format!("Ana | Ana 2 | ana 3 | {long} | {} 2", &long[2..]));
}

#[test]
fn a_game_for_two_has_two_seats() {
    let mut draft = draft(&[]);
    assert_eq!((draft.next_count(), draft.previous_count()), (None, None));
    draft.add_seats();
    draft.remove_seat(0);
    assert_eq!(draft.seats.len(), 2);
}

#[test]
fn options_change_only_to_what_they_can_be() {
    let mut draft = draft(&[]);
    draft.set_option("deck", 1);
    assert_eq!(draft.values().to_string(), "deck=full time=off");
    draft.set_option("deck", 9);
    draft.set_option("luck", 1);
    assert_eq!(draft.values().to_string(), "deck=full time=off");
    draft.set_preset(&[]);
    assert_eq!(draft.values().to_string(), "deck=split time=off");
}
