//! DD-22: time limits.

use engine::games::dual_duel::DualDuelOptions;
use engine::time::TimeControl;

use crate::dual_duel::table::{Position, Table};
use crate::dual_duel::{ONE, TWO};
use crate::harness::{limit, preset};

fn limits(table: &Table) -> [Option<u16>; 2] {
    [ONE, TWO].map(|seat| limit(&table.game, seat))
}

#[test]
fn dd_22_each_decision_has_its_length() {
    let options = DualDuelOptions { time: TimeControl::Show, ..DualDuelOptions::default() };
    let dealt = Table::dealt(&options, 2, 22);
    assert_eq!(limits(&dealt), [Some(120); 2], "wilds");

    let mut table = ninth().table();
    assert_eq!(limits(&table), [Some(60); 2], "give");
    table.go(ONE, "give 6g");
    assert_eq!(limits(&table), [None, Some(60)], "who has decided has no limit");
    table.go(TWO, "give 4r");
    assert_eq!(limits(&table), [Some(60); 2], "keep");
    table.both("keep 4b", "keep 1p");
    assert_eq!(limits(&table), [Some(10); 2], "call");
    table.both("wild", "pass");
    assert_eq!(limits(&table), [None, Some(5)], "the answer to a call");
    table.go(TWO, "pass");
    assert_eq!(limits(&table), [Some(60), None], "swap");

    let mut tied = ninth().table();
    tied.round("6g 4b", "4r 1p");
    assert_eq!(limits(&tied), [Some(120); 2], "bonus pick");
}

/// The last of nine rounds, which may end equal.
fn ninth() -> Position {
    let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
    position.wilds("10b 2y", "6p 1b").time(TimeControl::Show)
}

#[test]
fn dd_22_there_are_none_by_default_and_twice_the_lengths_if_wanted() {
    assert_eq!(limits(&Table::deal(1)), [None; 2]);
    let slow = DualDuelOptions { time: TimeControl::Double, ..DualDuelOptions::default() };
    assert_eq!(limits(&Table::dealt(&slow, 2, 1)), [Some(240); 2]);
}

#[test]
fn dd_22_as_on_the_show_is_a_preset() {
    assert_eq!(preset(&DualDuelOptions::default(), "show").time, TimeControl::Show);
}
