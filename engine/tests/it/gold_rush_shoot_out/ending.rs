//! GR-25 to GR-28: the end of the game.

use engine::game::{Decision, Game, Illegal, Observer, Outcome};
use engine::games::gold_rush_shoot_out::{Event, Phase, Tally};
use engine::season::Season;
use engine::seat::{Seat, SeatSet};

use crate::gold_rush_shoot_out::table::{Position, Table, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

/// A game that ends with these envelopes and wounds.
fn ended(seats: &[(&str, u8)]) -> Table {
    let count = seats.len() as u8;
    let mut position = Position::new(count).round(6).take("antique");
    for (seat, (envelope, wounds)) in Seat::all(count).zip(seats) {
        position = position.envelope(seat, envelope).wounds(seat, *wounds);
    }
    let mut table = position.table();
    // Nobody stands, so nothing more is taken.
    let aims: Vec<String> = (1..=count).map(|number| format!("B{}", number % count + 1)).collect();
    let all: Vec<u8> = (1..=count).collect();
    table.clear_events().aims(&aims.join(" ")).pass().sit_out(&all);
    assert_eq!(table.phase(), Phase::Over, "\n{}", table.picture());
    table
}

fn outcome(table: &Table) -> Outcome {
    table.game.turn().outcome().expect("the game is over")
}

fn tally(table: &Table, number: u8) -> Tally {
    let public = table.game.view(Observer::Table);
    public.by_seat[seat(number)].tally.expect("the game is over")
}

/// By seat: half tokens and strikes carried over in a season.
fn carried(table: &Table) -> Vec<(u8, u8)> {
    let purse = |seat| table.game.purse(seat).expect("the game is over");
    Seat::all(table.game.seats()).map(purse).map(|purse| (purse.halves, purse.strikes)).collect()
}

fn ranks(table: &Table) -> Vec<u8> {
    outcome(table).ranks().map(|(_, rank)| rank).collect()
}

#[test]
fn gr_25_gold_counts_as_printed_and_stamps_by_their_square() {
    for (envelope, worth) in [
        ("", 0),
        ("1 2 3 5", 11),
        ("stamp", 1),
        ("stamp stamp stamp", 9),
        ("stamp stamp stamp stamp stamp 5", 30),
        ("antique antique antique", 0),
        ("hired bullet dual bandage duck", 0),
        ("stamp stamp 3 antique duck", 7),
    ] {
        assert_eq!(cards(envelope).worth(), worth, "{envelope}");
        assert_eq!(tally(&ended(&[(envelope, 0), ("2", 0), ("", 0)]), 1).gold, worth);
    }
}

#[test]
fn gr_25_envelopes_are_opened_from_the_poorest_to_the_richest() {
    let table = ended(&[("2 duck", 0), ("5", 0), ("1", 0), ("", 0)]);
    let opened: Vec<u8> = table
        .emitted
        .iter()
        .filter_map(|event| match event {
            Event::EnvelopeOpened(seat, _, _) => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(opened, [4, 3, 1, 2]);
    let public = table.game.view(Observer::Table);
    assert_eq!(public.by_seat[ONE].envelope, Some(cards("2 duck")), "all may look");
}

#[test]
fn gr_25_what_is_taken_in_round_6_counts() {
    let mut table = Position::new(3).round(6).take("5 1").envelope(TWO, "2 2").table();
    table.shoot("B2 B1 B1", &[2, 3]).play("1 take 1; 1 take 2");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!((tally(&table, 1).gold, tally(&table, 2).gold), (6, 4));
    for seat in Seat::all(3) {
        assert_eq!(table.answer(seat, Decision::Timeout), Err(Illegal::Over));
        assert_eq!(table.answer(seat, Decision::Leave), Err(Illegal::Over));
    }
}

#[test]
fn gr_26_most_gold_wins_one_and_a_half_tokens_and_the_game() {
    let table = ended(&[("2", 0), ("3 3", 0), ("5", 0)]);
    assert_eq!(table.halves(), [2, 5, 2]);
    assert_eq!(ranks(&table), [3, 1, 2]);
    assert_eq!(outcome(&table).winner(), Some(TWO));
    assert_eq!(tally(&table, 2).for_gold, 3);
    assert_eq!(carried(&table), [(2, 0), (5, 0), (2, 0)]);
}

#[test]
fn gr_26_of_equal_gold_fewer_wounds_win() {
    let table = ended(&[("5", 2), ("3 2", 1), ("1", 0)]);
    assert_eq!(table.halves(), [2, 5, 2]);
    assert_eq!(ranks(&table), [2, 1, 3]);
}

#[test]
fn gr_26_equal_again_is_shared_and_each_gets_the_tokens() {
    let table = ended(&[("5", 1), ("3 2", 1), ("1", 0)]);
    assert_eq!(table.halves(), [5, 5, 2]);
    assert_eq!(ranks(&table), [1, 1, 3]);
    assert_eq!(outcome(&table).winner(), None);
}

#[test]
fn gr_26_if_nobody_has_gold_nobody_gets_the_tokens() {
    let table = ended(&[("antique", 1), ("duck", 0), ("", 0)]);
    assert_eq!(table.halves(), [3, 2, 2], "half a token for the antique");
    assert_eq!(ranks(&table), [1, 1, 1], "nobody is ahead");
}

#[test]
fn gr_27_most_antiques_bring_half_a_token_to_each_that_has_them() {
    let table =
        ended(&[("antique antique", 0), ("5", 0), ("antique antique 1", 0), ("antique", 0)]);
    assert_eq!([1, 2, 3, 4].map(|number| tally(&table, number).for_antiques), [1, 0, 1, 0]);
    assert_eq!(table.halves(), [3, 5, 3, 2]);
    let table = ended(&[("1", 0), ("5", 0), ("", 0)]);
    assert_eq!(
        [1, 2, 3].map(|number| tally(&table, number).for_antiques),
        [0; 3],
        "nobody has any"
    );
    let table = ended(&[("antique 5", 0), ("1", 0), ("", 0)]);
    assert_eq!(table.halves(), [6, 2, 2], "one seat may get both");
    assert_eq!(carried(&table), [(6, 0), (2, 0), (2, 0)]);
}

#[test]
fn gr_28_most_wounds_bring_a_strike_to_each_that_has_them() {
    let table = ended(&[("1", 2), ("5", 0), ("", 2), ("", 1)]);
    assert_eq!(carried(&table), [(2, 1), (5, 0), (2, 1), (2, 0)]);
    assert_eq!([1, 2, 3, 4].map(|number| tally(&table, number).strike), [true, false, true, false]);
    assert_eq!(tally(&table, 4).wounds, 1);
    let table = ended(&[("1", 0), ("5", 0), ("", 0)]);
    assert_eq!([1, 2, 3].map(|number| tally(&table, number).strike), [false; 3], "nobody has any");
}

#[test]
fn gr_28_wounds_taken_off_do_not_count() {
    let position = Position::new(3).round(6).take("1").wounds(ONE, 2).wounds(TWO, 2);
    let mut table = position.envelope(ONE, "bandage").table();
    table.aims("B2 B1 B1").play("1 bandage").pass().sit_out(&[1, 2, 3]);
    assert_eq!([1, 2, 3].map(|number| tally(&table, number).strike), [false, true, false]);
}

#[test]
fn gr_26_who_has_left_can_still_win() {
    let mut table = Position::new(3).round(6).take("1").envelope(ONE, "5").table();
    table.decide(ONE, Decision::Leave).play("2 load bullet; 2 aim 1; 3 load bullet; 3 aim 2");
    table.pass().sit_out(&[2, 3]);
    assert_eq!(table.phase(), Phase::Over, "its time-outs took what there was");
    assert_eq!(outcome(&table).winners(), SeatSet::from_item(ONE));
}
