//! A seat's secrets are not in the page while other people may look.

use std::collections::BTreeSet;

use engine::catalogue::AnyGame;
use engine::game::{Decision, Game as _};
use engine::record::Entry;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use crate::device::{Screen, TableReason};
use crate::services::saves::Local;
use crate::session::Step;
use crate::testing::{Page, Table, golden_of, legal_actions, look_alikes, record, says_you};

const EIGHT: [&str; 8] = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"];

fn as_strs(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

fn open(text: &str, seen: usize, gestures: bool) -> Table {
    let local = Local { seen_by_table: seen, gestures: Some(gestures), ..Local::default() };
    Table::open(text, local)
}

const DUAL_DUEL: &str = "target=2 longest=9 time=off";
const DUEL_52: &str = "starts=seat-1 heroes=off bannermen=off forts=off time=off";

/// A deal of Fools Gambit in which seat 1 holds 9c and Kc and seat 2 holds Jh and 4h.
fn fools_gambit(seed: &str) -> Table {
    open(&record("fools-gambit", "deck=split", "Ana | Ben", seed, &[]), 0, false)
}

/// Deals of Dual Duel that look alike, after this many decisions, with calls by a show of hands.
fn dual_duels(decisions: &[String], seen: usize) -> Vec<Table> {
    let decisions = as_strs(decisions);
    let text = |seed: &String| record("dual-duel", DUAL_DUEL, "Ana | Ben", seed, &decisions);
    look_alikes("dual-duel").0.iter().map(|seed| open(&text(seed), seen, true)).collect()
}

fn rush(decisions: &[&str], seen: usize, gestures: bool) -> Table {
    let options = "ledger=on starting-tokens=1 time=off";
    let text =
        record("gold-rush-shoot-out", options, &EIGHT.join(" | "), "000000601d000003", decisions);
    open(&text, seen, gestures)
}

/// Asserts that nobody holds the device, and that all of these tables show the same.
fn assert_alike(tables: impl IntoIterator<Item = Table>, what: &str) {
    let mut first = None::<(Screen, String)>;
    for (nth, table) in tables.into_iter().enumerate() {
        let shown = (table.screen(), table.html());
        assert!(shown.0.secrets_of().is_none() || matches!(shown.0, Screen::Done(_)), "{what}");
        let first = first.get_or_insert_with(|| shown.clone());
        assert_eq!(*first, shown, "{what}: the first and number {nth}");
    }
    assert!(first.is_some(), "{what}");
}

fn seeds() -> Vec<String> {
    (1..=12).map(|number| format!("{number:016x}")).collect()
}

/// `seen` decisions were shown at the tables: none, all, or those before the last choice.
#[test]
fn deals_that_differ_in_secrets_show_the_same_between_hands() {
    let timeouts = ["1 timeout", "2 timeout", "1 timeout"].map(str::to_owned);
    let finishes = (0..16).map(|at| format!("{} finish", 1 + at % 4));
    // All name one seat. Different names would need lots, whose public results differ from deal to deal.
    let names = (1..=4).map(|seat| format!("{seat} name 2"));
    let (two, four) = ("Ana | Ben", "Ana | Ben | Cem | Dee");
    for (game, options, seats, (seeds, decisions)) in [
        ("fools-gambit", "deck=split", two, look_alikes("fools-gambit")),
        ("dual-duel", DUAL_DUEL, two, look_alikes("dual-duel")),
        ("dual-duel", DUAL_DUEL, two, (seeds(), timeouts.into())),
        ("duel-52", DUEL_52, two, look_alikes("duel-52")),
        ("heads-up-duel", "tokens=1", four, (seeds(), finishes.chain(names).collect())),
    ] {
        assert!(seeds.len() >= 12, "{game}");
        let decisions = as_strs(&decisions);
        for count in 0..=decisions.len() {
            let seen = [0, count.saturating_sub(2), count - count % 2, count];
            for seen in seen.into_iter().collect::<BTreeSet<_>>() {
                let text = |seed: &String| record(game, options, seats, seed, &decisions[..count]);
                let tables = seeds.iter().map(|seed| open(&text(seed), seen, false));
                assert_alike(tables, &format!("{game} after {count}, {seen} told"));
            }
        }
    }
}

/// The seat and the action of a record's line.
fn seat_and_action(line: &str) -> (Seat, &str) {
    let (seat, action) = line.split_once(' ').unwrap();
    (Seat::from_number(seat.parse().unwrap()).unwrap(), action)
}

fn decide_on_all(tables: &mut [Table], line: &str) {
    let (seat, action) = seat_and_action(line);
    for table in tables {
        assert_eq!(table.screen(), Screen::Seat(seat), "{line}");
        table.act(seat, action);
    }
}

/// Takes the steps without a choice, until a seat decides.
fn take_plain_steps_on_all(tables: &mut [Table], what: &str) {
    while !matches!(tables[0].screen(), Screen::Seat(_) | Screen::Gestures(_)) {
        if !matches!(tables[0].screen(), Screen::Recap(_)) {
            assert_alike(tables.iter().cloned(), what);
        }
        for table in &mut *tables {
            assert!(table.take_plain_step(), "{what}: {:?}", table.screen());
        }
    }
}

#[test]
fn look_alikes_show_the_same_at_every_hand_over_and_before_every_undo() {
    let (seeds, decisions) = look_alikes("fools-gambit");
    let mut tables: Vec<_> = seeds.iter().map(|seed| fools_gambit(seed)).collect();
    for line in decisions.iter().take(2) {
        take_plain_steps_on_all(&mut tables, line);
        decide_on_all(&mut tables, line);
        let taken_back = tables.iter().cloned().map(|mut table| {
            table.step(Step::AskToUndo);
            assert!(matches!(table.screen(), Screen::Curtain(..)), "{:?}", table.screen());
            table
        });
        // Only after the first decision: the second one reveals all cards.
        if seat_and_action(line).0 == Seat::ONE {
            assert_alike(taken_back, "undo");
        }
    }
    take_plain_steps_on_all(&mut tables, "the swap");
    let seat = tables[0].screen().secrets_of().expect("somebody's cards");
    for table in &mut tables {
        table.act(seat, "keep");
    }
    assert_alike(tables, "one has kept everything");
}

/// Compares the texts that people read on their ways through a round, without the names.
#[test]
fn both_seats_go_through_the_same_screens_whatever_they_hold() {
    let mut table = fools_gambit("9f2c04d1a6b3e877");
    for keeps in [false, true] {
        let visits = [(); 2].map(|()| {
            let mut screens = Vec::new();
            let mut note = |page: &Page| {
                let said = [page.headings(), page.buttons()].concat().join("\n");
                screens.push(said.replace("Ana", "…").replace("Ben", "…"));
            };
            while !matches!(table.screen(), Screen::Seat(_)) {
                if matches!(table.screen(), Screen::Curtain(..)) {
                    note(&table.page());
                }
                assert!(table.take_plain_step());
            }
            let seat = table.screen().secrets_of().unwrap();
            let actions = legal_actions(table.session.replay().end(), seat);
            table.act(seat, &if keeps { "keep".to_owned() } else { actions[0].to_string() });
            // Without the buttons: the first seat hands the device on, the second one goes to the table.
            let heading = table.page().headings().first().cloned();
            (screens, heading)
        });
        assert_eq!(visits[0], visits[1]);
    }
}

#[test]
fn deals_of_dual_duel_that_differ_in_secrets_show_the_same_by_a_show_of_hands() {
    let (_, decisions) = look_alikes("dual-duel");
    let mut tables = dual_duels(&decisions, decisions.len());
    assert!(matches!(tables[0].screen(), Screen::Gestures(_)), "{:?}", tables[0].screen());
    assert_alike(tables.clone(), "before anybody calls");
    for table in &mut tables {
        let game = table.session.replay().end().clone();
        let call = || game.read_action("wild").expect("a call");
        table.step(Step::EnterGestures(vec![(Seat::ONE, call()), (Seat::TWO, call())]));
        assert_eq!(table.screen(), Screen::Table(TableReason::News));
    }
    assert_alike(tables, "once both have called");
}

#[test]
fn going_on_after_gestures_leaves_nothing_to_the_other_player() {
    let (_, decisions) = look_alikes("dual-duel");
    let mut tables = dual_duels(&decisions[..3], 2);
    take_plain_steps_on_all(&mut tables, "the second gives");
    decide_on_all(&mut tables, &decisions[3]);
    // The reveal needs no stop at the table: the same seat chooses again at once.
    decide_on_all(&mut tables, &decisions[5]);
    assert!(matches!(tables[0].screen(), Screen::Curtain(..) | Screen::Done(_)));
    assert_alike(tables, "the second has given and kept");
}

#[test]
fn deals_and_offers_of_heads_up_duel_show_the_same_while_lots_are_drawn() {
    let finishes = ["1 finish", "2 finish", "3 finish", "4 finish"].repeat(4);
    let lots = |seed: &str, offered: &[&str]| {
        let decisions = [offered, &finishes[..]].concat();
        let text = record("heads-up-duel", "tokens=1", "Ana | Ben | Cem | Dee", seed, &decisions);
        let seen_by_table = decisions.len();
        let table = Table::open(&text, Local { seen_by_table, ..Local::default() });
        assert!(table.page().has_button("Draw lots"), "{:?}", table.page());
        table
    };
    assert_alike(seeds().iter().map(|seed| lots(seed, &[])), "deals");
    let offers: [&[&str]; 3] =
        [&[], &["1 offer 2 +1 for -"], &["3 offer 4 - for K", "2 offer 1 +2 for A"]];
    assert_alike(offers.map(|offered| lots("0000000000000001", offered)), "offers");
}

/// The decisions of the first `seats` of eight seats: each loads a kind of `ammo`, in turn, and aims `left` seats on.
fn loads_and_aims(seats: usize, ammo: [&str; 2], left: usize) -> Vec<String> {
    let of = |at: usize| {
        let (seat, target) = (at + 1, (at + left) % 8 + 1);
        [format!("{seat} load {}", ammo[at % 2]), format!("{seat} aim {target}")]
    };
    (0..seats).flat_map(of).collect()
}

/// Both games with one more decision of each of the first `seats` seats: for each game, its word in `words`.
fn with_words(games: &[Vec<String>; 2], seats: usize, words: [&str; 2]) -> [Vec<String>; 2] {
    [0, 1].map(|game| {
        let decisions = (1..=seats).map(|seat| format!("{seat} {}", words[game]));
        games[game].iter().cloned().chain(decisions).collect()
    })
}

#[test]
fn games_of_gold_rush_that_differ_in_secrets_show_the_same() {
    let alike = |what: &str, games: [Vec<String>; 2], seen: Option<usize>, gestures| {
        let tables = games
            .map(|decisions| rush(&as_strs(&decisions), seen.unwrap_or(decisions.len()), gestures));
        let is_entered = matches!(tables[0].screen(), Screen::Gestures(_));
        assert_eq!(is_entered, gestures, "{what}: {:?}", tables[0].screen());
        assert_alike(tables, what);
    };
    let loaded = [["blank", "bullet"], ["bullet", "blank"]].map(|ammo| loads_and_aims(8, ammo, 1));
    let stand = with_words(&[loaded[0].clone(), loaded[0].clone()], 8, ["stand"; 2]);
    for seats in 1..8 {
        let aim = [loads_and_aims(seats, ["blank"; 2], 1), loads_and_aims(seats, ["bullet"; 2], 2)];
        alike(&format!("{seats} aim"), aim, None, false);
        let stood = with_words(&loaded, seats, ["stand", "sit out"]);
        alike(&format!("{seats} stand"), stood, None, false);
        let ambushed = with_words(&stand, seats, ["hold", "ambush"]);
        alike(&format!("{seats} ambush"), ambushed, None, false);
    }
    alike("all aims are shown", loaded.clone(), Some(0), false);
    alike("all aims were shown", loaded.clone(), None, false);
    alike("thumbs come next", loaded.clone(), None, true);
    let one_stood = with_words(&loaded, 1, ["stand", "sit out"]);
    alike("one has stood, thumbs come next", one_stood, None, true);
    let all_stand = with_words(&loaded, 8, ["stand"; 2]);
    alike("all stand and loads are hidden", all_stand, Some(16), false);
}

#[test]
fn each_of_eight_outlaws_sees_its_own_load_and_aim_and_nobody_elses() {
    let decisions = loads_and_aims(8, ["bullet", "blank"], 1);
    for at in 0..8 {
        // The last one is still to aim.
        let order = (0..8).map(|nth| (at + 1 + nth) % 8);
        let moves = order.flat_map(|seat| decisions[2 * seat..2 * seat + 2].iter());
        let moves: Vec<_> = moves.map(String::as_str).take(15).collect();
        let mut table = rush(&moves, moves.len(), false);
        while table.take_plain_step() {}
        let seat = Seat::from_number(u8::try_from(at + 1).unwrap()).unwrap();
        assert_eq!(table.screen(), Screen::Seat(seat));
        let page = table.page();
        let labels = page.attribute("aria-label");
        let labels = labels.iter().filter(|name| name.ends_with("ammo and envelope"));
        assert_eq!(labels.collect::<Vec<_>>(), ["Your ammo and envelope"]);
        // Possible targets are a preview.
        let arrows = page.attribute("class");
        let arrows = arrows.iter().filter(|class| class.split(' ').any(|one| one == "gr-arrow"));
        assert!(arrows.clone().all(|class| class.contains("is-preview")), "{arrows:?}");
        assert_eq!(page.text().matches("loaded: ").count(), 1, "{}", page.text());
        for name in EIGHT {
            for does in ["loads", "aims at"] {
                assert!(!page.html().contains(&format!("{name} {does}")), "{name} {does}");
            }
        }
    }
}

/// A short record of each game, and of Duel 52 a second one, with heroes and forts.
pub(super) const GAMES: [&str; 6] = [
    "fools-gambit-fives-and-time-outs",
    "dual-duel-fewer-calls",
    "gold-rush-shoot-out-three-seats",
    "duel-52-bannermen-and-time-outs",
    "duel-52-heroes-and-forts",
    "heads-up-duel-for-two",
];

/// Asserts that the page addresses nobody in particular: no text says "you", and no hand is visible.
fn assert_nobody_addressed(what: &str, table: &Table) {
    let page: Page = table.page();
    let said = page.outline();
    // The legend addresses any reader.
    let legend = ["Base cards are normal cards", "What you see"];
    for line in said.lines().filter(|line| !legend.iter().any(|heading| line.contains(heading))) {
        assert!(!says_you(line), "{what}: {line}\n{said}");
    }
    let hand = page.buttons().into_iter().find(|name| name.contains(", in hand"));
    assert_eq!(hand, None, "{what}");
    for class in ["lock", "fg-hand", "hud-hand", "d52-hand"] {
        assert_eq!(page.of_class(class).concat(), "", "{what}: {class}");
    }
}

#[test]
fn nothing_says_you_and_no_hand_is_there_while_nobody_holds_the_device() {
    for name in GAMES {
        let text = golden_of(name, 1_000);
        let replay = ReplayedRecord::<AnyGame>::read(&text).unwrap();
        let decisions = &replay.record().decisions;
        let seats = text.lines().nth(3).unwrap();
        let people = format!("seats {}", EIGHT[..replay.record().players.len()].join(" | "));
        let mut kinds = Vec::new();
        // Every fifth: a round's length is no multiple of five, so all phases come up.
        for count in (0..decisions.len()).step_by(5) {
            let text = golden_of(name, count).replace(seats, &people);
            let mut table = open(&text, count.saturating_sub(2), false);
            let mut check = |what: &str, table: &Table| {
                assert_nobody_addressed(&format!("{name} after {count}: {what}"), table);
                kinds.push(std::mem::discriminant(&table.screen()));
            };
            loop {
                let screen = table.screen();
                let is_choice = screen == Screen::Table(TableReason::Choice);
                if screen.secrets_of().is_none() && !is_choice {
                    check("on the way", &table);
                }
                if !table.take_plain_step() {
                    break;
                }
            }
            let Entry { seat, decision } = &decisions[count];
            if table.screen() == Screen::Seat(*seat) && matches!(decision, Decision::Act(_)) {
                table.step(Step::Decide(*seat, decision.clone()));
                if matches!(table.screen(), Screen::Done(_)) {
                    check("has decided", &table);
                    table.step(Step::AskToUndo);
                    check("undoes it", &table);
                }
            }
        }
        let done = std::mem::discriminant(&Screen::Done(Seat::ONE));
        assert!(kinds.contains(&done), "{name}: somebody has decided");
    }
}
