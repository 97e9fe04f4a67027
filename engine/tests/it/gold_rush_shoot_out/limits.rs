//! GR-6 and GR-30: breaks and time limits.

use engine::game::{Decision, Game, Observer};
use engine::games::gold_rush_shoot_out::{GoldRushShootOutOptions, Phase};
use engine::options::{Options, Values};
use engine::seat::Seat;
use engine::time::{Intermission, TimeControl, TimeScope};

use crate::gold_rush_shoot_out::table::{Position, Table};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};
use crate::harness::{limit, scope};

fn limits(table: &Table) -> Vec<Option<u16>> {
    Seat::all(3).map(|seat| limit(&table.game, seat)).collect()
}

/// Three seats: the first has a hired hand, the second a bandage and a wound.
fn position(time: TimeControl) -> Position {
    let options = GoldRushShootOutOptions { time, ..Default::default() };
    let position = Position::with(3, options).round(2);
    position.envelope(ONE, "hired").envelope(TWO, "bandage").wounds(TWO, 1)
}

#[test]
fn gr_30_abilities_and_ambushes_are_timed_and_nothing_else() {
    let mut table = position(TimeControl::Show).table();
    assert_eq!(limits(&table), [None; 3], "loading and aiming");
    table.aims("b2 b3 b1");
    assert_eq!((table.phase(), limits(&table)), (Phase::Abilities, vec![Some(60), None, None]));
    assert_eq!(scope(&table.game), Some(TimeScope::Table), "a minute in all");
    table.play("1 pass");
    assert_eq!(limits(&table), [None, Some(60), None]);
    table.play("2 pass");
    assert_eq!((table.phase(), limits(&table)), (Phase::Standoff, vec![None; 3]));
    table.sit_out(&[]);
    assert_eq!((table.phase(), limits(&table)), (Phase::Ambush, vec![Some(5); 3]));
    assert_eq!(scope(&table.game), Some(TimeScope::Decision), "five seconds each");
    table.ambush(&[]);
    assert_eq!((table.phase(), limits(&table)), (Phase::Share, vec![None; 3]));
}

#[test]
fn gr_30_there_are_none_by_default_and_twice_the_lengths_if_wanted() {
    for (time, abilities, a_break) in
        [(TimeControl::Off, None, None), (TimeControl::Double, Some(120), Some(1_200))]
    {
        let mut table = position(time).table();
        table.aims("b2 b3 b1");
        assert_eq!(limits(&table)[0], abilities);
        let options = GoldRushShootOutOptions { time, ..Default::default() };
        let dealt = Position::with(3, options).table();
        assert_eq!(dealt.game.turn().intermission(), Some(Intermission { limit: a_break }));
    }
}

#[test]
fn gr_30_as_on_the_show_is_a_preset() {
    let options = GoldRushShootOutOptions::default();
    let show = options.presets().iter().find(|preset| preset.id == "show").expect("the preset");
    let mut values = Values::defaults(options.fields());
    for (id, value) in show.values {
        values.set(id, *value).expect("a value of the option");
    }
    assert_eq!(options.with_values(&values).time, TimeControl::Show);
    assert_eq!(options.with_values(&values).values(), values);
}

#[test]
fn gr_6_the_table_breaks_before_rounds_one_three_and_five() {
    for round in 1..=6 {
        let mut table = Position::new(3).round(round).table();
        let has_break = matches!(round, 1 | 3 | 5);
        let a_break = has_break.then_some(Intermission { limit: None });
        assert_eq!(table.game.turn().intermission(), a_break, "round {round}");
        table.play("2 aim 1");
        assert_eq!(table.game.turn().intermission(), a_break, "a half of a choice is secret");
        table.play(if round < 5 { "2 load blank" } else { "2 load bullet" });
        assert_eq!(table.game.turn().intermission(), None, "the round has begun");
        table.decide(TWO, Decision::Leave);
        assert_eq!(table.game.turn().intermission(), None, "and does not end the talk twice");
    }
}

#[test]
fn gr_6_a_break_goes_on_when_a_seat_leaves() {
    let mut table = Position::new(3).table();
    table.decide(TWO, Decision::Leave);
    assert_eq!(table.game.turn().intermission(), Some(Intermission { limit: None }));
    table.time_out(ONE).time_out(ONE);
    assert_eq!(table.game.turn().intermission(), None, "who is here has loaded and aimed");
}

#[test]
fn gr_6_a_half_of_a_choice_changes_nothing_that_others_see() {
    for round in 1..=6 {
        let before = Position::new(4).round(round).table();
        let ammo = if round < 5 { "1 load blank" } else { "1 load bullet" };
        for half in ["1 aim 3", ammo] {
            let mut table = before.clone();
            table.play(half);
            let mut timed_out = before.clone();
            timed_out.time_out(ONE);
            for after in [table, timed_out] {
                // The view has the turn, with the turn's time limit and break.
                let others = (2..=4).map(|number| Observer::Seat(seat(number)));
                for observer in others.chain([Observer::Table]) {
                    assert_eq!(after.game.view(observer), before.game.view(observer), "{half}");
                }
                assert_eq!(after.game.turn(), before.game.turn());
            }
        }
    }
}
