//! The page's sentences apart from the games': `said.txt` has a sample of each that this folder chooses or joins.

use std::cmp::Ordering;
use std::fmt::Write as _;

use engine::bot::Level;
use engine::cards::Card;
use engine::catalogue::{AnyGame, GameId};
use engine::record::read;
use engine::seat::{Seat, SeatSet};

use super::text::Text;
use super::*;
use crate::services::clock::LocalTime;
use crate::services::coach::Certainty;
use crate::services::daily::{Date, DealOutcome, seed};
use crate::services::device_data::Imports;
use crate::services::evenings::{Column, EveningCounts, HeadToHead};
use crate::services::import::ImportReport;
use crate::services::language as shown;
use crate::services::phones::protocol::Denial;
use crate::services::played::ResultCounts;
use crate::services::saves::SaveId;
use crate::services::settings::Indices;
use crate::services::stored::Unread;
use crate::services::stored_lines::{ImportCounts, Skip};
use crate::testing::{self, assert_golden, parsed};

const FILE: &str = "src/words/said.txt";
const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
                      seed 9f2c04d1a6b3e877\n";

#[derive(Default)]
struct Said(String);

impl Said {
    fn all<T: ToString>(&mut self, what: &str, said: impl IntoIterator<Item = T>) {
        for said in said {
            let _ = writeln!(self.0, "{what}: {}", said.to_string().replace('\n', " / "));
        }
    }
}

fn coach(said: &mut Said) {
    let certainties = [Certainty::No, Certainty::Little, Certainty::Clearly];
    said.all("next best", certainties.map(|it| coach::certainty(it, "pass".into()).plain()));
    let actions = ["duel with 9♣, wager K♣", "éclair"];
    said.all("suggestion", actions.map(|action| coach::suggestion(action.into()).plain()));
    let players = testing::players("Ana | bot:sharp Otis");
    let cost = |error| coach::cost(Seat::ONE, 84, error, Text("the duel"));
    said.all("cost", [21, 2].map(|error| players.sentence(&cost(error))));
    said.all("cost to you", [players.read_by_single_player().sentence(&cost(2))]);
    said.all("given away", [coach::given_away(190, "the duel")]);
    let chart = [[0, 480, 500], [3, 800, 700], [9, 210, 0], [12, 1000, 1000]];
    said.all("chart", ["Ana", "You"].map(|name| coach::chart(name, &chart)));
    said.all("hints", [1, 2].map(coach::hints_taken));
    let ranges = [[4, -10], [0, -3], [2, 2], [0, 0], [-2, -2], [-2, -4], [2, 0]];
    let beside = |range: [i32; 2]| {
        let thousandths = range.map(|halves| halves * 500);
        coach::range_of_lead_over(Text("your opponent"), thousandths).plain()
    };
    said.all("range", ranges.map(beside));
    let units = [960.0, 1000.0, 1040.0, 1100.0];
    said.all("points", units.map(|thousandths| coach::with_unit(thousandths, coach::POINTS)));
    let means = [(12_400.0, 9_000.0), (1_000.0, 0.0), (-500.0, -40.0), (1_010.0, 1_020.0)];
    let compare = |(a, b)| format!("{:?}", coach::compare_means(a, b, coach::POINTS));
    said.all("means", means.map(compare));
    let chances = [(640.0, 512.0), (640.0, 641.0)];
    said.all("chances", chances.map(|(a, b)| format!("{:?}", coach::compare_chances(a, b))));
}

fn days(said: &mut Said) {
    let (of, other) =
        (Date { year: 2026, month: 11, day: 22 }, Date { year: 2026, month: 1, day: 2 });
    let parts = vec![Ordering::Greater, Ordering::Equal, Ordering::Less];
    let own = DealOutcome { result: Ordering::Less, own: 2, other: 1, parts, hints: 1 };
    let shared = daily::share(of, "Dual Duel", &own, "https://a.org/#/daily");
    assert!(GameId::ALL.iter().all(|game| !shared.contains(&seed(of, *game).to_string())));
    assert!(!shared.contains(['♠', '♥', '♦', '♣']));
    said.all("shared", [shared]);
    said.all("parts", [daily::signs_in_words(&own.parts)]);
    said.all("deals left", [0, 1, 4, 5].map(daily::deals_left_today));
    let now = LocalTime { year: 2025, month: 3, day: 9, hour: 20, minute: 0 };
    let morning = LocalTime { hour: 9, minute: 5, ..now };
    let earlier = [LocalTime { day: 8, ..now }, LocalTime { year: 2024, month: 12, ..now }];
    said.all("moment", [morning].into_iter().chain(earlier).map(|then| dates::moment(then, now)));
    said.all("file", [dates::day(now)]);
    said.all("day", [daily::day(other), daily::month(other), daily::day_of_month(other, 1)]);
    let home = [(5, 5, 1), (5, 5, 3), (4, 5, 0), (1, 5, 0), (0, 5, 0)];
    said.all("deals", home.map(|(left, of, streak)| home::deals_left(left, of, streak)));
    said.all("puzzles", [0, 3].map(home::puzzles_solved));
    said.all("saves", [home::damaged(1), home::damaged(2), home::newer(1), home::cleared(3)]);
    said.all("time", [120_000, 59_001, 9_000, 0].map(clock::written));
    said.all("time left", [65_000, 60_000].map(clock::spoken));
    said.all("from now", [60, 5].map(clock::time_once_shown));
    let warnings = [10_001, 10_000, 5_001, 5_000, 0];
    said.all("warning", warnings.map(|left| format!("{:?}", clock::warning(left))));
}

fn evenings(said: &mut Said) {
    let placed = [(1, vec!["Ana"]), (2, vec!["Ben", "Cem"]), (4, vec!["Dora"])];
    said.all("places", [evening::places(&placed)]);
    let purses = [(0, 0), (1, 1), (2, 0), (5, 2)];
    said.all("purse", purses.map(|(halves, strikes)| evening::purse(halves, strikes)));
    said.all("for", GameId::ALL.map(evening::player_counts_hint));
    for by in [Column::Tokens, Column::Strikes, Column::Points, Column::Wins] {
        let behind: [&[&str]; 2] = [&["Ben"], &["Ben", "Cem"]];
        said.all("decided", behind.map(|behind| evening::decided(by, 5, behind, 2)));
    }
    said.all("bettor", [evening::bettor("Cem", 1, 1), evening::bettor("Cem", 1, 2)]);
    let right = [Some(true), Some(false), None];
    said.all("bet", right.map(|right| evening::bet("Cem", "Ana", right)));
    let leaders: [&[&str]; 3] = [&["Ana"], &["Ana", "Ben"], &[]];
    said.all("leads", leaders.map(evening::leads));
    said.all("wins", leaders.map(evening::wins));
    let duels = [(0, 0, 0), (2, 1, 0), (2, 1, 1)];
    let duels = duels.map(|(won, lost, drawn)| HeadToHead { won, lost, drawn });
    said.all("duels", duels.map(evening::duels));
    said.all("duels aloud", duels.map(|duels| evening::duels_aloud("Ana", "Ben", duels)));
    said.all("halves", [0, 1, 2, 3].map(halves));
    said.all("gain", [evening::gain(2, 5), evening::gain(3, 2)]);
}

fn imports(said: &mut Said) {
    let added = |number| (0..number).map(SaveId::from_number).collect();
    let all = ImportReport {
        added: added(12),
        other_edition: 2,
        links_lost: 2,
        here: 3,
        twice: 1,
        newer: 1,
        damaged: 2,
        no_room: 40,
        not_examined: 5,
    };
    let with = |here, damaged| ImportReport { here, damaged, ..ImportReport::default() };
    let one = ImportReport { added: added(1), ..with(1, 0) };
    for report in [all, one, with(0, 0), with(1, 0), with(4, 0), with(4, 1)] {
        said.all("games", [import::report(&report).join(" ")]);
    }
    let merged = |added, skipped| ImportCounts { added, damaged: 2, skipped, ..Default::default() };
    let all = Imports {
        played: merged(0, Some(Skip::File(Unread::Newer))),
        deals: merged(3, None),
        solved: merged(0, Some(Skip::File(Unread::Damaged))),
        people: merged(0, Some(Skip::Here(Unread::Damaged))),
        marks: ImportCounts { added: 2, ..Default::default() },
        evenings: EveningCounts { added: 1, newer: 2, diverged: 1, too_large: 1, damaged: 2 },
    };
    said.all("beside games", import::other_results(all));
    let played = ImportCounts { here: 3, no_room: 2, ..Default::default() };
    let known = Imports { played, ..Imports::default() };
    said.all("known beside games", import::other_results(known));
    said.all("nothing beside games", import::other_results(Imports::default()));
    said.all("statistics", stats::merged(ImportCounts { added: 3, here: 2, ..played }));
}

fn failures(said: &mut Said) {
    use Denial::{Late, Malformed, NoAction, NotNow, OtherGame, Rule, TooMany};
    let changed = |from: &str, to: &str| RECORD.replace(from, to);
    let bad = [
        "hello".to_owned(),
        "facedown 9\n".to_owned(),
        changed("fools-gambit 1", "war 1"),
        changed("gambit 1", "gambit 9"),
        changed("deck", "luck"),
        changed(" | Ben", ""),
        changed("9f", "xx"),
        format!("{RECORD}x"),
        format!("{RECORD}1 sing"),
        format!("{RECORD}1 keep"),
    ];
    for text in bad {
        let error = match read::<AnyGame>(&text) {
            Ok(reading) => reading.error.expect("a record with something wrong in it"),
            Err(error) => error,
        };
        said.all("record", [errors::record(&error)]);
        said.all("link", [errors::record_in_link(&error)]);
    }
    let name = "A\u{202e}B".parse::<engine::record::Name>().unwrap_err();
    said.all("name", [errors::name(name)]);
    said.all("entries", [errors::entries(1), errors::entries(2)]);
    let refused = [Malformed, OtherGame, Late, NotNow, NoAction, Rule("GR-9".into()), TooMany];
    said.all("phone", refused.each_ref().map(phone::refused));
}

fn players(said: &mut Said) {
    for (names, reader) in [
        ("Ana | Ana | bot:novice | bot:novice | Ana 2 | bot:sharp Ana", None),
        (
            "Player 1 | bot:regular | Ana Maria | bot:regular | bot:regular | Ana Maria",
            Some(Seat::ONE),
        ),
        ("Ana | bot:sharp/bold Hattie | bot:regular", None),
        ("Player 1 | bot:sharp Hattie | Ana", Some(Seat::TWO)),
        ("Ana | bot:regular Rufus", None),
        ("bot:sharp Hattie | Player 2", None),
        ("Player 1 | Player 2", None),
        ("Ana | Ben", None),
        ("נור | נור | Ana", None),
    ] {
        let players = testing::players(names).read_by(reader);
        let parts = Seat::all(players.count()).map(|seat| players.label_parts(seat));
        let parts = parts.map(|(name, number)| format!("{name}+{number}"));
        said.all("labels", [parts.collect::<Vec<_>>().join(" ")]);
        said.all("introduced", [players.introductions()]);
        said.all("bots", players.bots());
        said.all("listed", [players.list(SeatSet::first(players.count()))]);
        let [score, _] = scores([(Seat::ONE, 0), (Seat::TWO, 3)]);
        said.all("score", [players.sentence(&score)]);
        said.all("bare", [bare(players.name(Seat::TWO))]);
        let alone = [
            players.clone().read_by_single_player(),
            players.clone().read_by_nameless_single_player(),
        ];
        said.all("reader", alone.map(|players| format!("{:?}", players.reader())));
        said.all("against", [saves::player_names(&players.read_by_nameless_single_player())]);
    }
    let seats = [
        "Player 1 | bot:sharp/bold Zeke",
        "bot:sharp Zeke | Player 2 | bot:regular Otis",
        "Ana | bot:sharp Zeke",
        "Player 1 | Player 2",
        "Player 1 | bot:sharp",
        "Player 1",
    ];
    let alone =
        |seats: &str| format!("{:?}", saves::bots_of_nameless(&RECORD.replace("Ana | Ben", seats)));
    said.all("alone", seats.map(alone));
    said.all("alone", [format!("{:?}", saves::bots_of_nameless("facedown 1"))]);
    let people = [["Player 1", "Ana"], ["Ana", "Player 1"], ["Player 1", "Player 2"]];
    said.all("person", people.map(|names| stats::person_label(names[0], &names)));
    let series: [&[u32]; 2] = [&[2, 0], &[0, 0]];
    let two = testing::players("Ana | Ben");
    said.all("series", series.map(|won| format!("{:?}", table::series(&two, won))));
    let tables = [(2, 2), (3, 2), (2, 1), (4, 1), (2, 0)];
    said.all("again", tables.map(|(all, people)| table::again(all, people)));
    said.all("on", ["Round 3", "Turn 14: Ben"].map(table::continue_to));
    said.all("undo", [table::undo_of("Ana")]);
    said.all("capital", ["lane 2 is Ben’s", "élise wins", ""].map(letters::capitalised));
}

fn marks_and_more(said: &mut Said) {
    said.all("next level", [Some(Level::Beginner), None].map(marks::next));
    said.all("next game", [marks::next_bots(Level::Regular, 1), marks::next_bots(Level::Sharp, 3)]);
    said.all("marks", [marks::opens(1, "Weave"), marks::opens(3, "Rays")]);
    let bots = [(1, Level::Beginner), (1, Level::Sharp), (3, Level::Master), (0, Level::Novice)];
    said.all("bots", bots.map(|(number, level)| games::bots(number, level)));
    let names: [&[&str]; 2] = [&["Otis"], &["Otis", "Tilda"]];
    said.all("bots named", names.map(|names| games::bots_named(names, Level::Regular)));
    let one = ResultCounts { played: 1, won: 1, shared: 0 };
    let many = ResultCounts { played: 12, won: 7, shared: 1 };
    said.all("tally", [one, many].map(stats::tally));
    let rows: [(String, _); 2] = [("Duel 52".into(), many), ("Dual Duel".into(), one)];
    said.all("tallies", [stats::chart("By game", &rows)]);
    said.all("wrong", [true, false].map(|is_next| puzzles::wrong(154, is_next, "the game")));
    let missed: [&[Level]; 2] = [&[Level::Beginner, Level::Novice], &[]];
    said.all("missed", missed.map(|levels| format!("{:?}", puzzles::missed(levels))));
    said.all("right", [puzzles::right("pass".into(), 101).plain()]);
    said.all("solved elsewhere", [puzzles::merged(1)]);
    let lists: [&[&str]; 5] =
        [&[], &["Ana"], &["Ana", "Ben"], &["Ana", "Ben", "Cem"], &["Ana", "נור"]];
    said.all("and", lists.map(list));
    said.all("or", lists.map(either));
    said.all("cards", [lists::list(["3c", "9c", "Kc"].map(parsed::<Card>)).plain()]);
}

/// Samples of sounds and forms that English doesn't have.
fn elsewhere(said: &mut Said) {
    shown::show("es");
    let pairs = [["Ana", "Inés"], ["Inés", "Yago"], ["Ana", "Hierro"]];
    said.all("es", pairs.map(|names| list(&names)));
    said.all("es", [lists::either(["7c", "8c"].map(parsed::<Card>)).plain()]);
    shown::show("fr");
    said.all("fr", [coach::expect_as_many("Ana"), coach::with_unit(1960.0, coach::POINTS)]);
    let king = parsed("Ks");
    assert_eq!(cards::read("K♠"), Some(king), "as English writes it");
    for code in ["de", "fr", "es"] {
        shown::show(code);
        said.all(code, [cards::indices(true).collect::<Vec<_>>().join(" "), cards::written(king)]);
        shown::set_indices(Indices::International);
        said.all(code, [cards::written(king)]);
        shown::set_indices(Indices::Own);
    }
    shown::show("en");
}

#[test]
fn all_that_is_said_was_read() {
    let mut said = Said::default();
    for part in [coach, days, evenings, imports, failures, players, marks_and_more, elsewhere] {
        part(&mut said);
    }
    assert_golden(FILE, |_| said.0);
}
