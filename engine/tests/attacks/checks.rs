//! Properties that hold for every input.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::catalogue::AnyGame;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Inspect, Observer, Outside, Sink};
use engine::record::{self, Record};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use crate::input::Input;

/// The reason why a property doesn't hold for this input; `None` if all hold.
pub(crate) fn failure(input: &Input) -> Option<String> {
    let check = || match input {
        Input::Record(text) => record_can_be_read_or_says_why(text),
        Input::Action { record, seat, text } => {
            action_is_carried_out_or_refused(record, *seat, text);
        }
        Input::Determinization { record, seat, seed } => {
            determinization_is_alike(record, *seat, *seed);
        }
    };
    let panic = catch_unwind(AssertUnwindSafe(check)).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    let why = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    Some(why.unwrap_or_else(|| "a panic without a text".to_owned()))
}

/// A record's good part is sound, and can be written and read; the rest has an error with a line.
fn record_can_be_read_or_says_why(text: &str) {
    let lines = text.lines().count() + 1;
    let replayed = ReplayedRecord::<AnyGame>::read(text);
    let reading = match record::read::<AnyGame>(text) {
        Ok(reading) => reading,
        Err(error) => {
            assert!((1..=lines).contains(&error.line), "a line of the text: {error}");
            assert_eq!(replayed.err(), Some(error), "a replayed record has the same error");
            return;
        }
    };
    if let Some(error) = &reading.error {
        assert!((1..=lines).contains(&error.line), "a line of the text: {error}");
    }
    assert_eq!(replayed.err(), reading.error, "a replayed record has the same error");
    assert_eq!(reading.game.audit(), Ok(()), "what could be played is sound");
    let again = record::read::<AnyGame>(&reading.record.to_string()).expect("what was written");
    assert_eq!(again.error, None, "what was written can be read");
    assert_eq!(again.record, reading.record, "it reads back");
    assert_eq!(again.game, reading.game, "it replays to the same state");
}

fn game_after(text: &str) -> (Record<AnyGame>, AnyGame) {
    let reading = record::read::<AnyGame>(text).expect("a record that can be played");
    (reading.record, reading.game)
}

fn action_is_carried_out_or_refused(record: &str, seat: u8, text: &str) {
    let (_, game) = game_after(record);
    let seat = Seat::from_number(seat).expect("a seat of the game");
    let Ok(action) = game.read_action(text) else { return };
    let written = game.read_action(&action.to_string());
    assert_eq!(written.as_ref(), Ok(&action), "what was read can be written");
    let answer = game.check(seat, &action);
    let mut after = game.clone();
    assert_eq!(
        after.decide(seat, Decision::Act(action), &mut Sink::none()),
        answer,
        "what check says holds"
    );
    match answer {
        Ok(()) => assert_eq!(after.audit(), Ok(()), "the state after it is sound"),
        Err(_) => assert_eq!(after, game, "a refusal changes nothing"),
    }
}

/// The observer can't tell the determinization from the real state; public facts agree: the
/// table's view, the awaited seats, the time and the break.
fn determinization_is_alike(record: &str, seat: u8, seed: Seed) {
    let (_, game) = game_after(record);
    let seat = Seat::from_number(seat);
    let observer = seat.map_or(Observer::Table, Observer::Seat);
    let view = game.view(observer);
    let lookalike = AnyGame::determinize(&view, &mut Dice::new(seed, 0)).expect("it fits");
    assert_eq!(lookalike.audit(), Ok(()), "what is determinized is sound");
    assert_eq!(lookalike.view(observer), view, "the observer can't tell");
    assert_eq!(lookalike.view(Observer::Table), game.view(Observer::Table), "the table can't tell");
    assert_eq!(lookalike.turn(), game.turn(), "a turn is public, its time and break too");
    assert_eq!((lookalike.seats(), lookalike.options()), (game.seats(), game.options()));
    let taken = AnyGame::from_outside(&view, observer, &mut Dice::new(seed, 1));
    assert_eq!(taken.err(), None, "another device takes the view");
    let legal = |game: &AnyGame| {
        let mut actions = Vec::new();
        seat.inspect(|seat| game.legal_actions(*seat, &mut actions));
        actions
    };
    assert_eq!(legal(&lookalike), legal(&game), "the observer has the same to do");
}
