//! Seats at one device: each seat takes the device at most three times a round.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Privacy, Sink, Turn};
use engine::games::gold_rush_shoot_out::{GoldRushShootOut, GoldRushShootOutOptions, Phase};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table};
use crate::harness::everybody;

/// A seat's time with the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Visit {
    round: u8,
    phase: Phase,
    seat: Seat,
}

/// The visits of a random game in which a seat that has the device makes all its decisions.
fn visits(seats: u8, number: u64) -> Vec<Visit> {
    let mut dice = Dice::new(Seed(0x7151), number);
    let options = GoldRushShootOutOptions { starting_tokens: 5, ..Default::default() };
    let mut game =
        GoldRushShootOut::deal(&options, seats, dice.seed()).expect("a table of that size");
    let (mut visits, mut actions): (Vec<Visit>, _) = (Vec::new(), Vec::new());
    while let Turn::Awaiting(awaiting) = game.turn() {
        let view = game.view(everybody());
        let seat = awaiting.seats.lowest().expect("somebody is awaited");
        let visit = Visit { round: view.round, phase: view.phase, seat };
        if awaiting.privacy == Privacy::Private && visits.last() != Some(&visit) {
            visits.push(visit);
        }
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = *dice.pick(&actions).expect("it can act");
        game.decide(seat, Decision::Act(action), &mut Sink::none())
            .expect("what is listed is accepted");
    }
    visits
}

#[test]
fn gr_10_to_gr_20_a_round_takes_at_most_three_visits_a_seat() {
    for seats in 3..=8 {
        let mut most = 0;
        let mut all = 0;
        let games = 200;
        for number in 0..games {
            let visits = visits(seats, number);
            all += visits.len();
            for round in 1..=6 {
                let count = visits.iter().filter(|visit| visit.round == round).count();
                most = most.max(count);
            }
        }
        println!("{seats} seats: at most {most} visits a round, {all} in {games} games");
        assert!(most <= 3 * usize::from(seats), "{seats} seats: {most} visits");
    }
}

#[test]
fn gr_20_eight_seats_that_all_stand_and_are_aimed_at_take_24_visits() {
    let mut table = Position::new(8).table();
    let mut visits = Vec::new();
    let awaited = |table: &Table| table.waits_for().len();
    visits.push(awaited(&table));
    table.aims("b2 b3 b4 b5 b6 b7 b8 b1");
    visits.push(awaited(&table));
    table.sit_out(&[]);
    visits.push(awaited(&table));
    table.ambush(&[]);
    assert_eq!(visits, [8, 8, 8]);
    assert_eq!(table.phase(), Phase::Share, "the rest of the round is on the open table");
}

#[test]
fn gr_12_abilities_and_shares_need_no_visit() {
    for number in 0..40 {
        let phases: Vec<Phase> = visits(5, number).iter().map(|visit| visit.phase).collect();
        assert!(!phases.contains(&Phase::Abilities) && !phases.contains(&Phase::Share));
    }
}
