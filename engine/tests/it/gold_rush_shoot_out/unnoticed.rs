//! GR-10 and GR-29: nobody can notice a loaded bullet card before it is turned up.

use engine::chance::Dice;
use engine::chance::Seed;
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::gold_rush_shoot_out::{
    Action, Event, GoldRushShootOut, GoldRushShootOutOptions, Load, Phase, View,
};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, card, cards};
use crate::gold_rush_shoot_out::{ONE, TWO};
use crate::harness::everybody;

/// Everybody else's views of a game and its events.
#[derive(Debug, PartialEq)]
struct Outside {
    views: Vec<View>,
    emitted: Vec<Vec<Event>>,
    counts: Vec<usize>,
}

fn outside(table: &Table) -> Outside {
    let others = Seat::all(table.game.seats()).filter(|own| *own != ONE).map(Observer::Seat);
    let observers: Vec<Observer> = others.chain([Observer::Table]).collect();
    let seen = |observer: &Observer| -> Vec<Event> {
        table.emitted.iter().filter_map(|event| event.seen_by(*observer)).collect()
    };
    Outside {
        views: observers.iter().map(|observer| table.game.view(*observer)).collect(),
        emitted: observers.iter().map(seen).collect(),
        counts: vec![table.game.turn().awaited().len().into()],
    }
}

fn position(ledger: bool) -> Position {
    let options = GoldRushShootOutOptions { ledger, ..Default::default() };
    Position::with(4, options).round(2).envelope(ONE, "bullet bullet hired stamp")
}

#[test]
fn gr_10_loading_a_bullet_card_looks_like_loading_ammo() {
    for ledger in [true, false] {
        let seen_with = |load: &str| {
            let mut table = position(ledger).table();
            let mut seen = Vec::new();
            table.play(&format!("1 load {load}"));
            seen.push(outside(&table));
            table.play("1 aim 2");
            seen.push(outside(&table));
            for own in 2..=4 {
                table.play(&format!("{own} load blank; {own} aim 1"));
                seen.push(outside(&table));
            }
            table.play("1 hire 3 aim 2").pass();
            seen.push(outside(&table));
            // Seat 1 sits out: its ammo is never turned up.
            table.sit_out(&[1]).ambush(&[]);
            seen.push(outside(&table));
            table.share();
            seen.push(outside(&table));
            seen
        };
        let extra = seen_with("extra");
        assert!(extra == seen_with("bullet"), "{ledger:?}: as a bullet of its ammo");
        assert!(extra == seen_with("blank"), "{ledger:?}: as a blank");
    }
}

#[test]
fn gr_29_the_number_of_cards_in_the_envelope_is_as_far_as_it_was_seen() {
    let mut table = position(true).table();
    table.aims("x2 b1 b1 b1").pass().sit_out(&[1]).ambush(&[]);
    assert_eq!(table.place(ONE).envelope, Some(cards("bullet hired stamp")));
    let seen = table.seen(Observer::Seat(TWO), ONE);
    assert_eq!(seen.cards, 4, "nobody saw that a bullet card left");
    assert_eq!(seen.seen, Some(cards("bullet bullet hired stamp")));
    assert_eq!(table.game.view(Observer::Table).discards, cards(""));
}

#[test]
fn gr_29_a_bullet_card_that_is_turned_up_shows() {
    let mut table = position(true).table();
    table.shoot("x2 b1 b1 b1", &[]);
    let seen = table.seen(Observer::Seat(TWO), ONE);
    assert_eq!(seen.loads[1], Some(Load::Extra));
    assert_eq!((seen.cards, seen.seen), (3, Some(cards("bullet hired stamp"))));
    assert_eq!(table.game.view(Observer::Table).discards, cards("bullet"));
}

#[test]
fn gr_29_both_possibilities_are_determinized() {
    let mut table = position(true).table();
    table.shoot("x2 b1 b1 b1", &[1]);
    let view = table.game.view(Observer::Seat(TWO));
    let mut seen = [0; 3];
    for stream in 0..300 {
        let determinization =
            GoldRushShootOut::determinize(&view, &mut Dice::new(Seed(3), stream)).expect("it fits");
        match determinization.view(everybody()).places[ONE].loads[1] {
            Some(Load::Blank) => seen[0] += 1,
            Some(Load::Bullet) => seen[1] += 1,
            Some(Load::Extra) => seen[2] += 1,
            None => panic!("it has loaded"),
        }
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn gr_10_bullet_cards_left_do_not_change_whom_the_table_asks() {
    // With or without a bullet card left, a seat without another card is not asked for abilities.
    for load in [Load::Extra, Load::Blank] {
        let mut table = Position::new(3).round(2).envelope(ONE, "bullet").table();
        table.decide(ONE, Decision::Act(Action::Load(load))).play("1 aim 2");
        table.play("2 load blank; 2 aim 1; 3 load blank; 3 aim 1");
        assert_eq!(table.phase(), Phase::Standoff);
        assert_eq!(table.seen(Observer::Table, ONE).seen.expect("a ledger").of(card("bullet")), 1);
    }
}
