//! A record's players: people's names, and bots.

use proptest::prelude::*;

use engine::bot::{Level, Style};
use engine::catalogue::AnyGame;
use engine::games::fools_gambit::FoolsGambit;
use engine::record::{self, BadName, Bot, Name, Player, Record, RecordError};

use crate::record::{HEADER, ROUND, error_at, read, with_lines};

#[test]
fn names_are_short_and_plain() {
    let name = |text: &str| text.parse::<Name>();
    for good in
        ["A", "Ada", "Ana María", "李小龍", "O'Neill-Łukasz", "a bot", "24 characters are enough"]
    {
        assert_eq!(name(good).map(|name| name.to_string()), Ok(good.to_owned()));
    }
    assert_eq!(name(&"é".repeat(24)).map(|name| name.as_str().len()), Ok(48), "not bytes count");
    assert_eq!(name("  Ada \t").map(|name| name.to_string()), Ok("Ada".to_owned()));
    for (bad, why) in [
        ("", BadName::Empty),
        ("   ", BadName::Empty),
        ("25 characters are too much", BadName::TooLong),
        ("A|B", BadName::Character),
        ("A\nB", BadName::Character),
        ("A\rB", BadName::Character),
        ("A\u{85}B", BadName::Character),
        ("A\u{2028}B", BadName::Character),
        ("A\u{2066}B", BadName::Character),
        ("A\0B", BadName::Character),
        ("bot:regular", BadName::Reserved),
        ("bot:Ada", BadName::Reserved),
        ("\u{200b}", BadName::Invisible),
        (" \u{3164}\u{ffa0} ", BadName::Invisible),
        ("\u{2060}\u{2064}\u{feff}\u{ad}", BadName::Invisible),
    ] {
        assert_eq!(name(bad), Err(why), "{bad:?}");
    }
}

#[test]
fn a_bot_is_its_level_its_style_and_its_name() {
    let written = |level: Level, style, name: Option<&str>| {
        let name = name.map(|name| name.parse().expect("a name"));
        Player::Bot(Bot { level, style, name }).to_string()
    };
    assert_eq!(written(Level::Sharp, Style::Bold, Some("Hattie")), "bot:sharp/bold Hattie");
    assert_eq!(written(Level::Regular, Style::Even, None), "bot:regular", "as ever");
    assert_eq!(written(Level::Beginner, Style::Even, Some("Old Tom")), "bot:beginner Old Tom");
    assert_eq!(written(Level::Master, Style::Grudging, None), "bot:master/grudging");
    let longest = "é".repeat(24);
    for level in Level::ALL {
        for style in Style::ALL {
            for name in [None, Some("Hattie"), Some("a/b c"), Some(&*longest)] {
                let text = written(level, style, name);
                let player: Player = text.parse().expect("a bot");
                assert_eq!(player.to_string(), text);
                let Player::Bot(bot) = player else { panic!("{text}") };
                assert_eq!((bot.level, bot.style), (level, style));
                assert_eq!(bot.name.as_ref().map(Name::as_str), name);
            }
        }
    }
    assert_eq!("bot:sharp/even".parse(), Ok(Player::Bot(Level::Sharp.into())));
    assert_eq!(" bot:sharp  ".parse(), Ok(Player::Bot(Level::Sharp.into())));
    for (bad, why) in [
        ("bot:", BadName::Reserved),
        ("bot: Hattie", BadName::Reserved),
        ("bot:Hattie", BadName::Reserved),
        ("bot:sharp/", BadName::Reserved),
        ("bot:/bold", BadName::Reserved),
        ("bot:sharp/shy Hattie", BadName::Reserved),
        ("bot:sharp/bold/bold Hattie", BadName::Reserved),
        ("bot:Sharp Hattie", BadName::Reserved),
        ("bot:sharp\tHattie", BadName::Reserved),
        ("bot:sharp bot:sharp", BadName::Reserved),
        ("bot:sharp A|B", BadName::Character),
        ("bot:sharp A\u{2066}B", BadName::Character),
        ("bot:sharp A\nB", BadName::Character),
        ("bot:sharp \u{3164}", BadName::Invisible),
        ("bot:sharp 25 characters are too much", BadName::TooLong),
    ] {
        assert_eq!(bad.parse::<Player>(), Err(why), "{bad:?}");
    }
}

#[test]
fn bots_with_names_play_the_same_game() {
    let reading = read(&with_lines(&ROUND)).unwrap();
    let named = with_lines(&ROUND).replace("bot:regular", "bot:sharp/careful Old Tom");
    let again = read(&named).unwrap();
    assert_eq!((again.error.clone(), again.record.to_string()), (None, named + "\n"));
    assert_eq!(again.game, reading.game, "what a player is called changes nothing");
    let bad = with_lines(&ROUND).replace("bot:regular", "bot:sharp \u{200b}");
    assert_eq!(read(&bad), Err(error_at(4, RecordError::Name(BadName::Invisible))));
}

#[test]
fn a_record_with_a_name_that_shows_nothing_is_read_still() {
    let text = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                seats Ana | \u{3164}\nseed 9f2c04d1a6b3e877\n";
    let reading = record::read::<AnyGame>(text).unwrap();
    assert_eq!(reading.error, None);
    assert_eq!(reading.record.players[1].to_string(), "\u{3164}");
}

proptest! {
    #[test]
    fn names_survive_the_trip_through_a_record(one in any::<String>(), two in "\\PC{1,24}") {
        let names: Vec<Player> = [one, two].iter().filter_map(|name| name.parse().ok()).collect();
        if let Ok::<[Player; 2], _>(players) = names.try_into() {
            let record: Record<FoolsGambit> = read(HEADER).unwrap().record;
            let record = Record { players: players.to_vec(), ..record };
            let reading = read(&record.to_string());
            prop_assert_eq!(reading.map(|reading| reading.record), Ok(record));
        }
    }
}
