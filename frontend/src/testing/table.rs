//! A table without a browser, and the records to open on it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::str::FromStr;

use engine::catalogue::{AnyAction, AnyGame};
use engine::chance::Dice;
use engine::game::{Decision, Game as _};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use yew::{Callback, Reducible};

use super::{Page, html};
use crate::device::{Screen, TableReason};
use crate::pages::table::testing::{OpenedGame, OpenedProps, Play};
use crate::services::people::Seating;
use crate::services::saves::{Local, Save};
use crate::session::{Session, Step};
use crate::words::players::Players;

#[derive(Clone)]
pub struct Table {
    save: Save,
    pub session: Rc<Session>,
}

impl Table {
    pub fn open(record: &str, local: Local) -> Self {
        Self::open_seated(record, local, &Seating::default())
    }

    /// Opens a game with its people at these places.
    pub fn open_seated(record: &str, local: Local, seating: &Seating) -> Self {
        let replay = ReplayedRecord::<AnyGame>::read(record)
            .unwrap_or_else(|error| panic!("{error:?}: {record}"));
        let seated = Some(seating.write());
        let save = Save { local, seating: seated, ..Save::new(record.to_owned(), 1) };
        let session = Session::open_at(replay, &save.local, &seating.places, None);
        Self { save, session: Rc::new(session) }
    }

    pub fn step(&mut self, step: Step) {
        self.session = self.session.clone().reduce(step);
    }

    pub fn act(&mut self, seat: Seat, action: &str) {
        let game = self.session.replay().end().clone();
        let action = game.read_action(action).unwrap_or_else(|_| panic!("{action} is no action"));
        self.step(Step::Decide(seat, Decision::Act(action)));
    }

    pub fn screen(&self) -> Screen {
        self.session.screen()
    }

    pub fn page(&self) -> Page {
        Page::new(self.html())
    }

    pub fn html(&self) -> String {
        let opened = OpenedGame { save: self.save.clone(), session: (*self.session).clone() };
        html::<Play>(OpenedProps {
            id: "drawn".parse().expect("a good id"),
            opened: Rc::new(opened),
            on_conflict: Callback::noop(),
        })
    }

    /// Takes the [`plain_step`]. Returns whether there was one; if not, a seat decides, or the game is over.
    pub fn take_plain_step(&mut self) -> bool {
        let Some(step) = plain_step(self.screen()) else { return false };
        self.step(step);
        true
    }
}

/// The next step on a screen without a choice: opens a curtain, reads, passes on. `None` if there is a choice.
pub fn plain_step(screen: Screen) -> Option<Step> {
    Some(match screen {
        Screen::Table(TableReason::News | TableReason::Break | TableReason::Pause) => {
            Step::Continue
        }
        Screen::Curtain(..) => Step::OpenCurtain,
        Screen::Recap(_) => Step::Read,
        Screen::Done(_) => Step::PassOn,
        Screen::Pick(seats) => Step::Take(seats.lowest().expect("somebody takes the device")),
        Screen::Leave(_) => Step::Stay,
        Screen::Gestures(_)
        | Screen::Seat(_)
        | Screen::ReadOnly
        | Screen::Table(
            TableReason::Choice | TableReason::Bots | TableReason::Remote | TableReason::Over,
        ) => return None,
    })
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records")
}

/// The texts of the golden records, by name.
pub fn golden_records() -> BTreeMap<String, String> {
    let files = std::fs::read_dir(folder()).expect("the golden records");
    let files = files.map(|file| file.expect("a file").path());
    files
        .filter(|file| file.extension().is_some_and(|extension| extension == "record"))
        .map(|file| {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&file).expect("a record"))
        })
        .collect()
}

/// The replays of the golden records, by name.
pub fn golden_games() -> impl Iterator<Item = (String, ReplayedRecord<AnyGame>)> {
    golden_records().into_iter().map(|(name, text)| {
        let replay = ReplayedRecord::read(&text).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        (name, replay)
    })
}

/// The start of a golden record, with this number of decisions.
pub fn golden_of(name: &str, decisions: usize) -> String {
    let text =
        std::fs::read_to_string(folder().join(format!("{name}.record"))).expect("a golden record");
    // The head of a record has five lines.
    text.lines().take(5 + decisions).flat_map(|line| [line, "\n"]).collect()
}

pub fn legal_actions(game: &AnyGame, seat: Seat) -> Vec<AnyAction> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

pub fn any_action(game: &AnyGame, seat: Seat, dice: &mut Dice) -> Option<AnyAction> {
    let mut actions = legal_actions(game, seat);
    // Half of the time the seat ends its trading, which could go on for ever.
    let finish = actions.iter().position(|action| action.to_string() == "finish");
    match finish {
        Some(finish) if dice.below(2) == 0 => Some(actions.swap_remove(finish)),
        _ => dice.pick(&actions).cloned(),
    }
}

pub fn record(game: &str, options: &str, seats: &str, seed: &str, decisions: &[&str]) -> String {
    let head =
        format!("facedown 1\ngame {game} 1\noptions {options}\nseats {seats}\nseed {seed}\n");
    decisions.iter().fold(head, |text, decision| text + decision + "\n")
}

/// A short game's record, with the lines of its decisions.
pub fn fools_gambit(seats: &str, decisions: &str) -> String {
    record("fools-gambit", "deck=split time=off", seats, "9f2c04d1a6b3e877", &[]) + decisions
}

/// Players in a record's notation: `Ana | bot:sharp`.
pub fn players(seats: &str) -> Players {
    Players::new(&seats.split(" | ").map(parsed).collect::<Vec<_>>())
}

/// Parses a test's text, such as a card.
pub fn parsed<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

/// The seeds of deals that look the same between people's visits, and decisions that are legal in each of the deals.
pub fn look_alikes(game: &str) -> (Vec<String>, Vec<String>) {
    let text = std::fs::read_to_string(folder().join("look-alikes.txt")).expect("the look-alikes");
    let block = text.trim_end().split("\n\n").find(|block| block.lines().next() == Some(game));
    let lines = block.expect("a block of this game").lines().skip(1).map(str::to_owned);
    lines.partition(|line| !line.contains(' '))
}
