//! Golden records: whole games with a digest of every state. They show any change of the rules, and
//! that all platforms play alike.
//!
//! Each `.record` in `tests/records` has a `.digests` file, with a digest of the state after the
//! deal and after each decision. The browser's test compares the same files. `FACEDOWN_GOLDEN=new`
//! writes missing digests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::catalogue::{AnyGame, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Game, Inspect, digest};
use engine::record::{self, Record};

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records")
}

pub(crate) fn files(kind: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("a folder of golden records");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == kind)).collect();
    paths.sort();
    paths
}

pub(crate) fn text(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    text.replace('\r', "")
}

pub(crate) fn record<G: Game>(path: &Path) -> Record<G> {
    let reading = record::read::<G>(&text(path));
    let reading = reading.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    assert_eq!(reading.error, None, "{}", path.display());
    reading.record
}

pub(crate) fn golden<G: Game>(name: &str) -> Record<G> {
    record(&folder().join(name))
}

pub(crate) fn slug(path: &Path) -> String {
    let text = text(path);
    let slug = text.lines().find_map(|line| line.strip_prefix("game ")?.split(' ').next());
    slug.expect("a record names its game").to_owned()
}

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
    let file = path.with_extension("digests");
    let now = digests(&record);
    if make_new && !file.exists() {
        fs::write(&file, &now).expect("the folder can be written to");
    }
    let then = text(&file);
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
