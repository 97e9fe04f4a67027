//! The page's puzzles: each replays, and the search finds its answer again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use engine::catalogue::{AnyAnalyst, AnyGame, CatalogueGame, GameId};
use engine::chance::Seed;
use engine::game::{Decision, Game, Observer};
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::games::heads_up_duel::HeadsUpDuel;
use engine::puzzle::{BadPuzzle, Evaluation, Puzzle};
use engine::replay::ReplayedRecord;

/// Roll-outs for each puzzle; `FACEDOWN_SIMULATIONS` sets another number.
const ROLLOUTS: u32 = 6_000;

fn puzzles() -> Vec<Puzzle> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/puzzles.txt");
    let text = std::fs::read_to_string(file).expect("the file of puzzles");
    Puzzle::read_all(&text).expect("puzzles that can be read")
}

fn rollouts() -> u32 {
    let wished = std::env::var("FACEDOWN_SIMULATIONS").ok();
    wished.and_then(|number| number.parse().ok()).unwrap_or(ROLLOUTS)
}

#[test]
fn there_are_puzzles_of_every_difficulty_in_all_games() {
    let mut games: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    let puzzles = puzzles();
    for puzzle in &puzzles {
        games.entry(puzzle.game.slug()).or_default().push(puzzle.difficulty());
        assert!(
            !matches!(&*puzzle.title, "" | "?") && puzzle.title.chars().count() <= 32,
            "{}",
            puzzle.id()
        );
        let why = puzzle.why.as_deref().unwrap_or_default();
        assert!(
            (20..=220).contains(&why.chars().count()) && why.ends_with('.'),
            "{}: {why}",
            puzzle.id()
        );
    }
    assert!(puzzles.len() >= 55 && games.len() == GameId::ALL.len(), "{games:?}");
    assert!(games.values().all(|all| all.is_sorted()), "from the easiest: {games:?}");
    let mut titles: Vec<&str> = puzzles.iter().map(|puzzle| &*puzzle.title).collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), puzzles.len(), "no two have the same title");
}

#[test]
fn every_puzzle_plays_and_goes_on_with_its_answer() {
    for puzzle in puzzles() {
        let id = puzzle.id();
        let replayed = ReplayedRecord::<AnyGame>::read(&puzzle.record)
            .unwrap_or_else(|why| panic!("{id}: {why}"));
        let decisions = &replayed.record().decisions;
        assert!(puzzle.after < decisions.len(), "{id} has no answer");
        let position = replayed.state_after(puzzle.after);
        let seat = decisions[puzzle.after].seat;
        let next = position.read_action(&puzzle.second_best).expect("an action");
        assert!(position.check(seat, &next).is_ok(), "{id}: the next best is legal");
        assert_ne!(decisions[puzzle.after].decision, Decision::Act(next), "{id}");
        let Evaluation { lead, error, .. } = puzzle.evaluation;
        assert!(lead >= 100 && lead >= 6 * error, "{id}: {lead} ± {error}");
    }
}

#[test]
fn every_puzzle_is_solved_again() {
    for puzzle in puzzles() {
        let id = puzzle.id();
        let replayed =
            ReplayedRecord::<AnyGame>::read(&puzzle.record).expect("a record that plays");
        let entry = &replayed.record().decisions[puzzle.after];
        let view = replayed.state_after(puzzle.after).view(Observer::Seat(entry.seat));
        let mut analyst = AnyAnalyst::new(&view, entry.seat, Seed(9), rollouts());
        analyst.think();
        let analysis = analyst.result();
        let [best, next, ..] = &analysis.evaluated[..] else { panic!("{id}: {analysis:?}") };
        assert_eq!(Decision::Act(best.action.clone()), entry.decision, "{id}: {analysis:?}");
        assert!(next.is_surely_behind(), "{id}: {analysis:?}");
    }
}

#[test]
fn a_puzzle_survives_the_trip_to_text_and_back() {
    for mut puzzle in puzzles() {
        assert_eq!(Puzzle::read(&puzzle.to_string()), Ok(puzzle.clone()));
        puzzle.why = None;
        assert_eq!(Puzzle::read(&puzzle.to_string()), Ok(puzzle), "as older builds wrote it");
    }
}

#[test]
fn an_unreadable_puzzle_is_refused_with_its_line() {
    let puzzle = puzzles().swap_remove(0);
    let text = puzzle.to_string();
    for (good, bad) in
        [("goal ", "aim "), ("worth ", "worth x"), ("missed ", "missed x"), ("after ", "after -")]
    {
        let changed = text.replacen(good, bad, 1);
        assert!(matches!(Puzzle::read(&changed), Err(BadPuzzle(_))), "{changed}");
    }
    assert_eq!(Puzzle::read(""), Err(BadPuzzle(String::new())));
}

#[test]
fn no_two_games_ask_the_same() {
    let all = || GameId::ALL.into_iter().flat_map(GameId::goals);
    assert_eq!(all().count(), all().collect::<BTreeSet<_>>().len());
}

fn goal<G: CatalogueGame<Action: FromStr<Err: Debug>>>(
    best: &str,
    next: &str,
) -> Option<&'static str> {
    let [best, next] = [best, next].map(|text| text.parse().expect(text));
    let goal = G::goal(&best, &next);
    assert!(goal.is_none_or(|goal| G::GOALS.contains(&goal)), "{best}: {goal:?}");
    goal
}

#[test]
fn a_puzzles_question_follows_from_the_two_best_actions() {
    assert_eq!(goal::<FoolsGambit>("duel 9c wager Kc", "duel 9c wager 4h"), Some("wager"));
    assert_eq!(goal::<FoolsGambit>("duel 9c wager Kc", "duel Kc wager 9c"), Some("choose"));
    assert_eq!(goal::<FoolsGambit>("swap duel", "keep"), Some("swap"));
    for (best, next, asked) in [
        ("wilds 3b 9r", "wilds 3b 4r", "wilds"),
        ("give 9r", "give 3b", "give"),
        ("keep 9r", "keep 3b", "keep"),
        ("pass", "wild", "call"),
        ("swap 9r for 3b", "pass", "exchange"),
        ("take 3b", "pass", "exchange"),
    ] {
        assert_eq!(goal::<DualDuel>(best, next), Some(asked), "{best}");
    }
    assert_eq!(goal::<HeadsUpDuel>("play 7p", "play Kp"), Some("round"));
    assert_eq!(goal::<HeadsUpDuel>("ready", "play Kp"), Some("round"));
    assert_eq!(goal::<HeadsUpDuel>("show 7p", "show Kp"), Some("showdown"));
    assert_eq!(goal::<HeadsUpDuel>("finish", "buy mystery"), None);
    for (best, next, asked) in [
        ("load blank", "load bullet", "load"),
        ("aim 2", "aim 3", "aim"),
        ("pass", "duck", "ability"),
        ("sit out", "stand", "stand"),
        ("hold", "ambush", "ambush"),
        ("take 2", "take 1", "share"),
    ] {
        assert_eq!(goal::<GoldRushShootOut>(best, next), Some(asked), "{best}");
    }
    assert_eq!(goal::<Duel52>("attack 3 9", "end"), Some("attack"));
    assert_eq!(goal::<Duel52>("flip 3", "attack 3 9"), Some("turn"));
}
