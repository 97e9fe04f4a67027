//! Golden records: whole games whose every state is known by its digest, so that no change passes
//! unseen and every platform plays the same.
//!
//! A `.record` in `tests/records` has a `.digests` beside it, a digest a line: of the state after
//! the deal and after each decision. The test in the browser compares the same files.
//! `FACEDOWN_GOLDEN=new` writes the digests of records that have none.

#[path = "harness/mod.rs"]
mod harness;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::harness::everybody;
use engine::cards::CardSet;
use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Ending, Game, Inspect, Observer, digest};
use engine::games::dual_duel::{self as dual, DualDuel, DualDuelOptions, DuelEnd};
use engine::games::duel_52::{Duel52, Duel52Options, Expansion};
use engine::games::fools_gambit::{Deck, Event, FoolsGambit, FoolsGambitOptions, SeatView};
use engine::games::gold_rush_shoot_out::{self as gold_rush, GoldRushShootOut};
use engine::games::heads_up_duel::{self as duel, HeadsUpDuel};
use engine::record::{self, Record};
use engine::seat::Seat;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The files of that kind, by name.
fn files(kind: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("a folder of golden records");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|own| own == kind)).collect();
    paths.sort();
    paths
}

fn text(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    text.replace('\r', "")
}

fn record<G: Game>(path: &Path) -> Record<G> {
    let reading = record::read::<G>(&text(path));
    let reading = reading.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    assert_eq!(reading.trouble, None, "{}", path.display());
    reading.record
}

fn golden<G: Game>(name: &str) -> Record<G> {
    record(&folder().join(name))
}

/// The game that a record is of.
fn slug(path: &Path) -> String {
    let text = text(path);
    let slug = text.lines().find_map(|line| line.strip_prefix("game ")?.split(' ').next());
    slug.expect("a record names its game").to_owned()
}

/// The digests of a game, one a line.
fn digests<G: Inspect>(record: &Record<G>) -> String {
    let mut lines = Vec::new();
    let end = record.replay(|_, game, _| lines.push(format!("{:016x}\n", digest(game))));
    assert!(end.is_ok(), "{end:?}");
    lines.concat()
}

#[test]
fn every_golden_record_plays_as_it_did() {
    for path in files("record") {
        plays_as_it_did(&path);
    }
}

fn plays_as_it_did(path: &Path) {
    let make_new = std::env::var("FACEDOWN_GOLDEN").is_ok_and(|what| what == "new");
    let record = record::<AnyGame>(path);
    assert_eq!(record.to_string(), text(path), "{} is as it is written", path.display());
    let kept = path.with_extension("digests");
    let now = digests(&record);
    if make_new && !kept.exists() {
        fs::write(&kept, &now).expect("the folder can be written to");
    }
    let then = text(&kept);
    for (done, (now, then)) in now.lines().zip(then.lines()).enumerate() {
        assert_eq!(now, then, "{} after {done} decisions", path.display());
    }
    assert_eq!(now.lines().count(), then.lines().count(), "{}", path.display());
}

#[test]
fn digests_belong_to_records() {
    for path in files("digests") {
        assert!(path.with_extension("record").exists(), "{}", path.display());
    }
}

#[test]
fn every_game_has_golden_records() {
    let mut count = BTreeMap::new();
    for path in files("record") {
        *count.entry(slug(&path)).or_insert(0) += 1;
    }
    for game in GameId::ALL.map(GameId::slug) {
        let records = count.get(game).copied().unwrap_or(0);
        assert!(records >= 3, "{game} has {records} golden records");
    }
}

#[test]
fn the_golden_records_of_duel_52_have_its_parts_in_many_ways() {
    let mut options = BTreeSet::new();
    for path in files("record").iter().filter(|path| slug(path) == "duel-52") {
        let Duel52Options { heroes, bannermen, forts, .. } = record::<Duel52>(path).options;
        options.insert([heroes, bannermen, forts].map(Expansion::is_on));
    }
    assert!(options.len() >= 4, "four combinations of its options, at least");
}

#[test]
fn the_golden_records_of_heads_up_duel_hold_what_is_rare() {
    let emitted = |name: &str| {
        let mut all = Vec::new();
        let end = golden::<HeadsUpDuel>(name)
            .replay(|_, _, emitted| all.extend(emitted.events().copied()));
        assert!(end.is_ok_and(|game| game.turn().outcome().is_some()), "{name} is over");
        all
    };
    let has = |all: &[duel::Event], which: fn(&duel::Event) -> bool| {
        all.iter().filter(|one| which(one)).count()
    };
    let two = emitted("heads-up-duel-for-two.record");
    assert!(has(&two, |one| matches!(one, duel::Event::Swept(_))) > 0);
    assert!(has(&two, |one| matches!(one, duel::Event::QueenSpent(_))) > 0);
    let four = emitted("heads-up-duel-four-in-a-tournament.record");
    assert_eq!(has(&four, |one| matches!(one, duel::Event::DuelEnded { .. })), 3);
    for (what, which) in [
        ("trades", (|one| matches!(one, duel::Event::Traded(..))) as fn(&duel::Event) -> bool),
        ("packs", |one| matches!(one, duel::Event::Unpacked { .. })),
        ("void offers", |one| matches!(one, duel::Event::Closed(_, duel::Closed::NotKept))),
        ("Jokers", |one| matches!(one, duel::Event::JokerDoes(..))),
    ] {
        assert!(has(&four, which) > 0, "{what}");
    }
    let eight = emitted("heads-up-duel-eight-with-time-outs.record");
    for (what, which) in [
        ("ties", (|one| matches!(one, duel::Event::Tied(_))) as fn(&duel::Event) -> bool),
        ("time-outs", |one| matches!(one, duel::Event::TimedOut(_))),
        ("seats that leave", |one| matches!(one, duel::Event::Left(_))),
    ] {
        assert!(has(&eight, which) > 0, "{what}");
    }
}

#[test]
fn the_golden_records_of_fools_gambit_hold_what_is_rare() {
    let full = golden::<AnyGame>("fools-gambit-a-deck-each.record");
    let each = FoolsGambitOptions { deck: Deck::Full, ..FoolsGambitOptions::default() };
    assert_eq!(full.options, AnyOptions::FoolsGambit(each));

    let rare = golden::<FoolsGambit>("fools-gambit-fives-and-time-outs.record");
    let (mut longest_chain, mut time_outs) = (0, 0);
    let end = rare.replay(|_, _, emitted| {
        let fives = emitted.events().filter(|event| matches!(event, Event::FivesActed(_)));
        longest_chain = longest_chain.max(fives.count());
        time_outs += emitted.events().filter(|event| matches!(event, Event::TimedOut(_))).count();
    });
    assert!(longest_chain >= 3, "5s act three times in a row: {longest_chain}");
    assert!(time_outs >= 4, "{time_outs} time-outs");
    let outcome = end.ok().and_then(|game| game.turn().outcome()).expect("it is over");
    assert_eq!(outcome.ending, Ending::Conceded(Seat::TWO));
    assert!(rare.decisions.iter().any(|entry| entry.decision == Decision::Leave));
}

#[test]
fn the_golden_records_of_dual_duel_hold_what_is_rare() {
    let ends = |name: &str| {
        let record = golden::<DualDuel>(name);
        let (mut ends, mut bonus, mut time_outs) = (Vec::new(), 0, 0);
        let end = record.replay(|_, _, emitted| {
            for event in emitted.events() {
                match event {
                    dual::Event::DuelWon { end, .. } => ends.push(*end),
                    dual::Event::BonusBegan => bonus += 1,
                    dual::Event::TimedOut(_) => time_outs += 1,
                    _ => {}
                }
            }
        });
        let outcome = end.ok().and_then(|game| game.turn().outcome()).expect("it is over");
        (record.options, ends, bonus, time_outs, outcome.winner())
    };
    let (options, duels, bonus, _, winner) = ends("dual-duel-match-to-two.record");
    let won = |seat| duels.iter().filter(|end| end.winner() == Some(seat)).count();
    assert_eq!((options, duels.len()), (DualDuelOptions::default(), 3));
    assert!(winner.is_some_and(|winner| won(winner) == 2) && bonus > 0, "{duels:?}");

    let (_, duels, bonus, ..) = ends("dual-duel-fewer-calls.record");
    assert!(matches!(duels[..], [DuelEnd::Calls(_)]) && bonus == 1, "{duels:?}");

    let (_, duels, ..) = ends("dual-duel-tied-duel.record");
    assert!(matches!(duels[..], [DuelEnd::Tied, _]), "{duels:?}");

    let (_, _, bonus, time_outs, _) = ends("dual-duel-time-outs-and-bonus.record");
    assert!(bonus > 0 && time_outs > 9, "{bonus}, {time_outs}");
}

#[test]
fn the_golden_records_of_gold_rush_shoot_out_hold_what_is_rare() {
    use gold_rush::{Event, Load, Play};
    let mut rare = BTreeMap::new();
    let mut seats = Vec::new();
    for name in ["three-seats", "six-seats-as-on-the-show", "eight-seats-and-time-outs"] {
        let path = format!("gold-rush-shoot-out-{name}.record");
        let record = golden::<GoldRushShootOut>(&path);
        seats.push(record.players.len());
        let end = record.replay(|_, _, emitted| {
            for event in emitted.events() {
                let what = match event {
                    Event::Played(_, Play::HiredHand { .. }) => "a hired hand",
                    Event::Played(_, Play::DualWield { .. }) => "a second pistol",
                    Event::Played(_, Play::Bandage) => "a bandage",
                    Event::Ducked(..) => "bullets that miss",
                    Event::Turned(_) => "a pistol that turns",
                    Event::Revealed(_, Load::Extra) => "a bullet card turned up",
                    Event::AmmoDiscarded(_) => "no target",
                    Event::Wounded(_, 2..) => "several wounds at once",
                    Event::TookPriority(_) => "first priority taken",
                    Event::LeftOver(_) => "cards that nobody took",
                    Event::TimedOut(_) => "time that ran out",
                    Event::Left(_) => "a seat that left",
                    _ => continue,
                };
                *rare.entry(what).or_insert(0) += 1;
            }
        });
        assert!(end.is_ok_and(|game| game.turn().outcome().is_some()), "{name} is over");
    }
    assert_eq!(seats, [3, 6, 8]);
    assert_eq!(rare.len(), 12, "{rare:?}");
}

/// What a line of the game that was worked out by hand says of a seat.
struct ByHand<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> ByHand<'a> {
    fn read(line: &'a str) -> Self {
        let words = ["drew", "winning", "discard", "off-hand", "main deck", "plays on with"];
        let facts = line.split("; ").map(|fact| {
            let word = words.into_iter().find(|word| fact.starts_with(word));
            let word = word.unwrap_or_else(|| panic!("{fact:?} begins with a known word"));
            (word, fact[word.len()..].trim())
        });
        Self(facts.collect())
    }

    fn cards(&self, word: &str) -> CardSet {
        let cards = self.0[word].split('(').next().unwrap_or_default().split_whitespace();
        cards.filter(|card| *card != "-").map(|card| card.parse().expect(card)).collect()
    }

    fn number(&self, word: &str) -> u16 {
        let digits: String = self.0[word].chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect(word)
    }

    fn points(&self) -> u16 {
        let (_, points) = self.0["winning"].split_once('(').expect("points in brackets");
        points.trim_end_matches(')').parse().expect("points in brackets")
    }

    fn compare(&self, seat: &SeatView, after: &str) {
        let off_hand = seat.off_hand_known.expect("an open view");
        assert_eq!(seat.winning, self.cards("winning"), "{after}: winning pile");
        assert_eq!(seat.points, self.points(), "{after}: points");
        assert_eq!(seat.discard, self.cards("discard"), "{after}: discard pile");
        assert_eq!(off_hand, self.cards("off-hand"), "{after}: off-hand");
        assert_eq!(u16::from(seat.main_deck), self.number("main deck"), "{after}: main deck");
        if self.0.contains_key("plays on with") {
            let drawn = seat.hand.expect("an open view");
            assert_eq!(seat.unseen.union(drawn), self.cards("plays on with"), "{after}: the rest");
        }
    }
}

#[test]
fn a_game_worked_out_by_hand_is_played_so() {
    let account = text(&folder().join("fools-gambit-worked-by-hand.md"));
    let rounds = account.split("\n## Round ").skip(1);
    let rounds: Vec<[ByHand<'_>; 2]> = rounds
        .map(|round| {
            let line = |mark: &str| round.lines().find_map(|line| line.strip_prefix(mark));
            ["- 1 ", "- 2 "].map(|mark| ByHand::read(line(mark).expect("a line for each seat")))
        })
        .collect();
    assert_eq!(rounds.len(), 13);
    let record = golden::<FoolsGambit>("fools-gambit-worked-by-hand.record");
    let mut compared = 0;
    let end = record.replay(|done, game, _| {
        // Four decisions a round: two picks, two swaps.
        let (round, into) = (done / 4, done % 4);
        if into != 0 {
            return;
        }
        let view = game.view(everybody());
        if let Some(begins) = rounds.get(round) {
            for (seat, by_hand) in view.seats.0.iter().zip(begins) {
                assert_eq!(seat.hand, Some(by_hand.cards("drew")), "hands of round {}", round + 1);
            }
        }
        if let Some(ended) = round.checked_sub(1) {
            for (seat, by_hand) in view.seats.iter().zip(&rounds[ended]) {
                by_hand.compare(seat.1, &format!("round {round}, seat {}", seat.0));
            }
            compared += 1;
        }
    });
    assert_eq!(compared, 13, "all rounds are compared");
    let end = end.expect("the record can be played");
    assert_eq!(end.turn().outcome().and_then(|outcome| outcome.winner()), Some(Seat::ONE));
    assert_eq!(end.view(Observer::Table).seats[Seat::TWO].points, 29);
}

#[test]
fn dice_draw_the_same_numbers_everywhere() {
    let vectors = text(&folder().join("dice.vectors"));
    let lines = vectors.lines().filter(|line| !line.starts_with('#'));
    let mut compared = 0;
    for line in lines {
        let (asked, expected) = line.split_once(": ").expect("what is drawn, and what comes");
        let mut words = asked.split(' ');
        let seed: Seed = words.next().expect("a seed").parse().expect("a seed");
        let stream = words.next().expect("a stream").parse().expect("a stream");
        let mut dice = Dice::new(seed, stream);
        let kind = words.next().expect("what is drawn");
        let size = words.next().map(|size| size.parse::<u32>().expect("a size"));
        let count = expected.split(' ').count();
        let drawn: Vec<String> = match (kind, size) {
            ("below", Some(bound)) => (0..count).map(|_| dice.below(bound).to_string()).collect(),
            ("shuffle", Some(size)) => {
                let mut items: Vec<u32> = (0..size).collect();
                dice.shuffle(&mut items);
                items.iter().map(ToString::to_string).collect()
            }
            ("seed", None) => (0..count).map(|_| dice.seed().to_string()).collect(),
            _ => panic!("{asked:?} says what is drawn"),
        };
        assert_eq!(drawn.join(" "), expected, "{asked}");
        compared += 1;
    }
    assert_eq!(compared, 20);
}
