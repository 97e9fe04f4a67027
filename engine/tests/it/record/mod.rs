//! Records: written ones can be read; reading others gives a reason, and their good part.

mod limits;
mod players;

use proptest::prelude::*;

use engine::bot::Level;
use engine::catalogue::AnyGame;
use engine::chance::BadSeed;
use engine::game::{BadAction, Decision, Game, Illegal, Inspect, SetupError};
use engine::games::fools_gambit::{FoolsGambit, Refusal};
use engine::games::gold_rush_shoot_out::{GoldRushShootOut, GoldRushShootOutOptions};
use engine::options::BadOption;
use engine::record::{self, BadName, PartialRecord, Player, RecordError, RecordErrorAt};
use engine::season::Brought;
use engine::seat::{BadSeat, Seat};
use engine::time::TimeControl;

/// A whole game, worked out by hand. The file beside it tells the game in words.
const WHOLE_RECORD: &str = include_str!("../../records/fools-gambit-worked-by-hand.record");
/// The header of that game; its first round follows.
const HEADER: &str = "facedown 1
game fools-gambit 1
options deck=split time=off
seats Ada | bot:regular
seed 0000000000005052
";
const ROUND: [&str; 4] = ["1 duel Kc wager 10s", "2 duel 2d wager Kd", "1 keep", "2 keep"];
const HEADER_LINES: usize = 5;

fn read(text: &str) -> Result<PartialRecord<FoolsGambit>, RecordErrorAt<FoolsGambit>> {
    record::read(text)
}

fn with_lines(lines: &[&str]) -> String {
    format!("{HEADER}{}", lines.join("\n"))
}

/// The header with this line (counted from 1) replaced, and the first round.
fn with_header_line(line: usize, text: &str) -> String {
    let mut lines: Vec<&str> = HEADER.lines().collect();
    lines[line - 1] = text;
    lines.extend(ROUND);
    lines.join("\n")
}

fn without_header_line(line: usize) -> String {
    let mut lines: Vec<&str> = HEADER.lines().collect();
    lines.remove(line - 1);
    lines.extend(ROUND);
    lines.join("\n")
}

#[test]
fn a_record_is_text() {
    let text = with_lines(&ROUND) + "\n";
    let reading = read(&text).unwrap();
    assert_eq!(reading.error, None);
    assert_eq!(reading.record.to_string(), text);
    assert_eq!(reading.record.decisions.len(), 4);
    assert_eq!(reading.record.players[1], Player::Bot(Level::Regular.into()));
    assert!(reading.record.players[0].is_person() && !reading.record.players[1].is_person());
    let replayed = reading.record.replay(|_, _, _| {}).unwrap();
    assert_eq!(reading.game, replayed);
}

#[test]
fn a_record_of_a_game_of_any_kind_is_the_same_text() {
    let any = record::read::<AnyGame>(WHOLE_RECORD).unwrap();
    assert_eq!((any.error, any.record.to_string()), (None, WHOLE_RECORD.to_owned()));
    assert!(any.game.turn().outcome().is_some());
}

#[test]
fn options_of_every_kind_are_written_and_read() {
    let header = |options: &str| {
        format!(
            "facedown 1\ngame gold-rush-shoot-out 1\noptions {options}\nseats A | B | C\n\
             seed 0000000000000001\n3 load blank\n"
        )
    };
    let text = header("ledger=off starting-tokens=2 brought=3,0,10 time=show");
    let reading = record::read::<GoldRushShootOut>(&text).unwrap();
    let options = reading.record.options;
    assert_eq!((options.ledger, options.starting_tokens), (false, 2));
    assert_eq!((options.time, options.brought), (TimeControl::Show, Brought::new(&[3, 0, 10])));
    assert_eq!(reading.record.to_string(), text);
    for none in ["", "starting-tokens=1"] {
        let defaults = record::read::<GoldRushShootOut>(&header(none)).unwrap().record.options;
        let why = "what the line does not name keeps its default";
        assert_eq!(defaults, GoldRushShootOutOptions::default(), "{why}");
    }
}

#[test]
fn a_header_that_is_wrong_says_where_and_why() {
    type Why = RecordError<Refusal>;
    let not_a_record: [&str; 8] = [
        "hello",
        "facedown",
        "facedown one",
        "facedown 1.0",
        "facedown 01",
        "facedown +1",
        "facedown -1",
        "Facedown 1",
    ];
    for line in not_a_record {
        assert_eq!(
            read(&with_header_line(1, line)),
            Err(error_at(1, RecordError::NotARecord)),
            "{line}"
        );
    }
    let name = |name: &str| format!("seats {name} | Bo");
    let too_long = name(&"n".repeat(25));
    let wrong: [(usize, &str, Why); 31] = [
        (1, "facedown 2", RecordError::Version(2)),
        (1, "facedown 0", RecordError::Version(0)),
        (2, "game fools-gambit", RecordError::Missing("game")),
        (2, "game fools-gambit first", RecordError::Missing("game")),
        (2, "game fools-gambit +1", RecordError::Missing("game")),
        (2, "game fools-gambit 01", RecordError::Missing("game")),
        (2, "gamefools-gambit 1", RecordError::Missing("game")),
        (2, "game war 1", RecordError::UnknownGame("war".to_owned())),
        (2, "game dual-duel 1", RecordError::UnknownGame("dual-duel".to_owned())),
        (2, "game fools-gambit 0", RecordError::Edition { record: 0, current: 1 }),
        (2, "game fools-gambit 2", RecordError::Edition { record: 2, current: 1 }),
        (3, "options deck", RecordError::Option(BadOption::Form)),
        (3, "options luck=high", RecordError::Option(BadOption::Unknown)),
        (3, "options deck=half", RecordError::Option(BadOption::Value("deck"))),
        (3, "options deck=full deck=full", RecordError::Option(BadOption::Twice("deck"))),
        (3, "deck=split", RecordError::Missing("options")),
        (4, "Ada | Bo", RecordError::Missing("seats")),
        (4, "seats", RecordError::Name(BadName::Empty)),
        (4, "seats Ada |", RecordError::Name(BadName::Empty)),
        (4, "seats Ada | | Bo", RecordError::Name(BadName::Empty)),
        (4, &too_long, RecordError::Name(BadName::TooLong)),
        (4, "seats A\tda | Bo", RecordError::Name(BadName::Character)),
        (4, "seats A\u{202e}da | Bo", RecordError::Name(BadName::Character)),
        (4, "seats bot:genius | Bo", RecordError::Name(BadName::Reserved)),
        (4, "seats bot: | Bo", RecordError::Name(BadName::Reserved)),
        (4, "seats Ada", RecordError::Deal(SetupError::Seats(1))),
        (4, "seats Ada | Bo | Cy", RecordError::Deal(SetupError::Seats(3))),
        (5, "0000000000005052", RecordError::Missing("seed")),
        (5, "seed", RecordError::Seed(BadSeed)),
        (5, "seed 5052", RecordError::Seed(BadSeed)),
        (5, "seed 000000000000505G", RecordError::Seed(BadSeed)),
    ];
    for (at, line, why) in wrong {
        assert_eq!(read(&with_header_line(at, line)), Err(error_at(at, why)), "{line:?}");
    }
}

fn error_at(line: usize, why: RecordError<Refusal>) -> RecordErrorAt<FoolsGambit> {
    RecordErrorAt { line, why }
}

#[test]
fn a_header_line_that_is_missing_is_asked_for() {
    for (at, word) in [(2, "game"), (3, "options"), (4, "seats"), (5, "seed")] {
        let why = RecordError::Missing(word);
        assert_eq!(read(&without_header_line(at)), Err(error_at(at, why.clone())));
        let cut: Vec<&str> = HEADER.lines().take(at - 1).collect();
        assert_eq!(read(&cut.join("\n")), Err(error_at(at, why)), "nothing more in the text");
    }
    for nothing in ["", " ", "\n\n", "\u{feff}"] {
        let why = read(nothing).unwrap_err().why;
        assert_eq!(why, RecordError::NotARecord, "{nothing:?}");
    }
}

#[test]
fn decisions_before_a_bad_one_are_kept() {
    let rule = |refusal| RecordError::Illegal(Illegal::Rule(refusal));
    let ace = "As".parse().unwrap();
    let king = "Kc".parse().unwrap();
    let wrong: [(&str, usize, RecordError<Refusal>); 17] = [
        ("keep", 2, RecordError::Seat(BadSeat)),
        ("9 keep", 2, RecordError::Seat(BadSeat)),
        ("0 keep", 2, RecordError::Seat(BadSeat)),
        ("Ada keep", 2, RecordError::Seat(BadSeat)),
        ("1  keep", 2, RecordError::Action(BadAction)),
        ("1 jump", 2, RecordError::Action(BadAction)),
        ("1 Timeout", 2, RecordError::Action(BadAction)),
        ("1 duel 1c wager Kc", 0, RecordError::Action(BadAction)),
        ("1 duel Kc", 0, RecordError::Action(BadAction)),
        ("3 timeout", 0, RecordError::Illegal(Illegal::NoSuchSeat)),
        ("8 leave", 3, RecordError::Illegal(Illegal::NoSuchSeat)),
        ("1 duel Kc wager Js", 1, RecordError::Illegal(Illegal::NotAwaited)),
        ("1 timeout", 3, RecordError::Illegal(Illegal::NotAwaited)),
        ("1 duel As wager Kc", 0, rule(Refusal::NotInHand(ace))),
        ("1 duel Kc wager Kc", 0, rule(Refusal::SameCard(king))),
        ("1 keep", 0, rule(Refusal::ChooseNow)),
        ("1 duel Kc wager 10s", 2, rule(Refusal::SwapNow)),
    ];
    for (line, after, why) in wrong {
        let good = &ROUND[..after];
        let mut lines = good.to_vec();
        lines.push(line);
        lines.extend(["2 keep", "nonsense"]);
        let reading = read(&with_lines(&lines)).unwrap();
        let at = HEADER_LINES + after + 1;
        assert_eq!(reading.error, Some(error_at(at, why)), "{line:?} after {good:?}");
        let kept = read(&with_lines(good)).unwrap();
        assert_eq!(reading.record, kept.record, "{line:?} after {good:?}");
        assert_eq!(reading.game, kept.game, "{line:?} after {good:?}");
    }
}

#[test]
fn nothing_can_be_decided_after_the_end() {
    for line in ["1 keep", "2 timeout", "1 leave", "2 leave"] {
        let reading = read(&with_lines(&["1 leave", line])).unwrap();
        let why = RecordError::Illegal(Illegal::Over);
        assert_eq!(reading.error, Some(error_at(HEADER_LINES + 2, why)), "{line}");
        assert_eq!(reading.record.decisions.len(), 1);
    }
}

#[test]
fn nobody_leaves_twice() {
    let text = "facedown 1\ngame gold-rush-shoot-out 1\noptions ledger=on\nseats A | B | C\n\
                seed 0000000000000001\n2 leave\n2 leave\n";
    let reading = record::read::<GoldRushShootOut>(text).unwrap();
    let why = RecordError::Illegal(Illegal::HasLeft);
    assert_eq!(reading.error, Some(RecordErrorAt { line: 7, why }));
}

#[test]
fn line_ends_empty_lines_and_spaces_do_not_matter() {
    let plain = read(WHOLE_RECORD).unwrap();
    let spaced = WHOLE_RECORD.replace('\n', "  \n\n \t\n");
    for text in [
        WHOLE_RECORD.replace('\n', "\r\n"),
        format!("\u{feff}{WHOLE_RECORD}"),
        format!("\n\n  \r\n{WHOLE_RECORD}\n\n\n"),
        WHOLE_RECORD.trim_end().to_owned(),
        WHOLE_RECORD.lines().map(|line| format!("   {line}\n")).collect::<Vec<_>>().concat(),
        spaced,
    ] {
        assert_eq!(read(&text), Ok(plain.clone()), "{text:?}");
    }
}

#[test]
fn the_line_that_is_named_is_the_one_in_the_text() {
    let text = format!("\n\n{}", with_lines(&["", ROUND[0], "", "2 jump"]));
    let reading = read(&text).unwrap();
    let at = text.lines().position(|line| line == "2 jump").unwrap() + 1;
    assert_eq!(reading.error, Some(error_at(at, RecordError::Action(BadAction))));
    assert_eq!(reading.error.unwrap().to_string(), "line 11: not an action of this game");
    let text = with_header_line(4, "\n\nseats Ada");
    let why = RecordError::Deal(SetupError::Seats(1));
    assert_eq!(read(&text), Err(error_at(6, why)), "the line of the seats");
}

#[test]
fn a_record_made_by_hand_is_checked_when_it_is_played() {
    let mut record = read(&with_lines(&ROUND)).unwrap().record;
    record.decisions.swap(1, 2);
    let why = RecordError::Illegal(Illegal::NotAwaited);
    let mut watched = Vec::new();
    let end = record.replay(|done, _, _| watched.push(done));
    assert_eq!(end, Err(error_at(HEADER_LINES + 2, why)));
    assert_eq!(watched, [0, 1], "what could be played was shown");
    record.players.pop();
    assert_eq!(record.deal(), Err(SetupError::Seats(1)));
    let why = RecordError::Deal(SetupError::Seats(1));
    assert_eq!(record.replay(|_, _, _| {}), Err(error_at(4, why)));
    record.players.resize(300, Player::Bot(Level::Sharp.into()));
    assert_eq!(record.deal(), Err(SetupError::Seats(255)));
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let reading = read(&with_lines(&["1 duel As wager Kc"])).unwrap();
    let message = reading.error.unwrap().to_string();
    assert_eq!(message, "line 6: FG-5 refuses it: NotInHand(As)");
}

#[test]
fn undoing_leads_back_to_the_deal() {
    let whole = read(WHOLE_RECORD).unwrap().record;
    let mut states = Vec::new();
    let end = whole.replay(|_, game, _| states.push(*game)).unwrap();
    assert_eq!(states.pop(), Some(end));
    let mut record = whole;
    while let Some(state) = states.pop() {
        record.decisions.pop().expect("a decision is left");
        assert_eq!(record.replay(|_, _, _| {}), Ok(state));
    }
    assert_eq!(
        record.clone().deal(),
        record.replay(|_, _, _| {}).map_err(|_| SetupError::Seats(0))
    );
    assert_eq!(record.decisions, []);
}

/// Damage in transit.
#[derive(Clone, Debug)]
enum Harm {
    Replace(prop::sample::Index, char),
    Insert(prop::sample::Index, String),
    Cut(prop::sample::Index, prop::sample::Index),
    SwapLines(prop::sample::Index, prop::sample::Index),
    RepeatLine(prop::sample::Index),
    DropLine(prop::sample::Index),
}

impl Harm {
    fn any() -> impl Strategy<Value = Self> {
        let place = any::<prop::sample::Index>;
        let text = "[ -~]{1,12}|[0-9 a-zA-Z\n]{1,8}|[\\r\\n|=:\u{feff}é]{1,3}";
        prop_oneof![
            (place(), any::<char>()).prop_map(|(at, new)| Self::Replace(at, new)),
            (place(), "[ -~]").prop_map(|(at, new)| Self::Replace(at, new.chars().next().unwrap())),
            (place(), text).prop_map(|(at, new)| Self::Insert(at, new)),
            (place(), place()).prop_map(|(from, to)| Self::Cut(from, to)),
            (place(), place()).prop_map(|(one, two)| Self::SwapLines(one, two)),
            place().prop_map(Self::RepeatLine),
            place().prop_map(Self::DropLine),
        ]
    }

    fn apply_to(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let mut lines: Vec<&str> = text.lines().collect();
        match self {
            Self::Replace(at, new) => {
                let at = at.index(letters.len());
                letters[at] = *new;
                return letters.into_iter().collect();
            }
            Self::Insert(at, new) => {
                let at = at.index(letters.len());
                letters.splice(at..at, new.chars());
                return letters.into_iter().collect();
            }
            Self::Cut(from, to) => {
                let (from, to) = (from.index(letters.len()), to.index(letters.len()));
                letters.drain(from.min(to)..from.max(to));
                return letters.into_iter().collect();
            }
            Self::SwapLines(one, two) => {
                let (one, two) = (one.index(lines.len()), two.index(lines.len()));
                lines.swap(one, two);
            }
            Self::RepeatLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at]);
            }
            Self::DropLine(at) => {
                lines.remove(at.index(lines.len()));
            }
        }
        lines.join("\n")
    }
}

/// Reads a damaged text; checks that the part before the damage is a sound game.
fn read_harmed(whole: &str, harmed: &str) -> Result<(), TestCaseError> {
    let intact = whole.lines().zip(harmed.lines()).take_while(|(one, other)| one == other).count();
    // The text may have been cut within its last line.
    let intact = if harmed.lines().count() == intact { intact.saturating_sub(1) } else { intact };
    match record::read::<AnyGame>(harmed) {
        Ok(reading) => {
            let decisions = read(whole).unwrap().record.decisions;
            let certain = intact.saturating_sub(HEADER_LINES).min(decisions.len());
            let kept: Vec<String> =
                reading.record.decisions.iter().map(ToString::to_string).collect();
            let good: Vec<String> = decisions[..certain].iter().map(ToString::to_string).collect();
            prop_assert!(kept.starts_with(&good), "{kept:?} begins with {good:?}");
            prop_assert_eq!(reading.game.audit(), Ok(()));
            prop_assert_eq!(reading.record.replay(|_, _, _| {}), Ok(reading.game));
            let again = record::read::<AnyGame>(&reading.record.to_string());
            prop_assert_eq!(
                again.map(|again| (again.record, again.error)),
                Ok((reading.record, None))
            );
        }
        Err(error) => {
            prop_assert!(intact < HEADER_LINES, "the header is there, but: {}", error);
            prop_assert!(error.line >= 1 && !error.to_string().is_empty());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_can_be_read(text in any::<String>()) {
        prop_assert!(record::read::<AnyGame>(&text).is_err());
    }

    #[test]
    fn any_lines_can_follow_a_header(lines in prop::collection::vec(
        "[0-9]? ?(keep|swap|duel|wager|timeout|leave|[2-9JQKA1][cdhs0]| ){0,6}", 0..12,
    )) {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let reading = read(&with_lines(&lines));
        prop_assert!(reading.is_ok_and(|reading| reading.game.audit().is_ok()));
    }

    #[test]
    fn a_harmed_record_is_read_up_to_the_harm(
        harms in prop::collection::vec(Harm::any(), 1..4),
    ) {
        let harmed = harms.iter().fold(WHOLE_RECORD.to_owned(), |text, harm| {
            if text.is_empty() { text } else { harm.apply_to(&text) }
        });
        read_harmed(WHOLE_RECORD, &harmed)?;
    }

    #[test]
    fn a_record_that_was_cut_off_is_read_as_far_as_it_goes(at in 0..WHOLE_RECORD.len()) {
        read_harmed(WHOLE_RECORD, &WHOLE_RECORD[..at])?;
    }
}

#[test]
fn a_game_that_was_left_is_over_in_its_record_too() {
    let reading = read(&with_lines(&[ROUND[0], "2 leave"])).unwrap();
    assert_eq!(reading.error, None);
    assert_eq!(reading.game.turn().outcome().and_then(|outcome| outcome.winner()), Some(Seat::ONE));
    assert_eq!(reading.record.decisions[1].decision, Decision::Leave);
}
