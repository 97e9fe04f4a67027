//! GR-10 and GR-29: a loaded bullet card can't be noticed before it is turned up.

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

/// Everything that the table and the seats other than seat 1 can see.
#[derive(Debug, PartialEq)]
struct SeenByOthers {
    views: Vec<View>,
    emitted: Vec<Vec<Event>>,
    awaited: usize,
}

fn seen_by_others(table: &Table) -> SeenByOthers {
    let others = Seat::all(table.game.seats()).filter(|seat| *seat != ONE).map(Observer::Seat);
    let observers: Vec<Observer> = others.chain([Observer::Table]).collect();
    let emitted_to = |observer: &Observer| -> Vec<Event> {
        table.emitted.iter().filter_map(|event| event.seen_by(*observer)).collect()
    };
    SeenByOthers {
        views: observers.iter().map(|observer| table.game.view(*observer)).collect(),
        emitted: observers.iter().map(emitted_to).collect(),
        awaited: table.game.turn().awaited().len().into(),
    }
}

fn position(ledger: bool) -> Position {
    let options = GoldRushShootOutOptions { ledger, ..Default::default() };
    Position::with(4, options).round(2).envelope(ONE, "bullet bullet hired stamp")
}

#[test]
fn gr_10_loading_a_bullet_card_looks_like_loading_ammo() {
    for ledger in [true, false] {
        let snapshots_with = |load: &str| {
            let mut table = position(ledger).table();
            let mut snapshots = Vec::new();
            table.play(&format!("1 load {load}"));
            snapshots.push(seen_by_others(&table));
            table.play("1 aim 2");
            snapshots.push(seen_by_others(&table));
            for seat in 2..=4 {
                table.play(&format!("{seat} load blank; {seat} aim 1"));
                snapshots.push(seen_by_others(&table));
            }
            table.play("1 hire 3 aim 2").pass();
            snapshots.push(seen_by_others(&table));
            // Seat 1 sits out, so its ammo is never turned up.
            table.sit_out(&[1]).ambush(&[]);
            snapshots.push(seen_by_others(&table));
            table.share();
            snapshots.push(seen_by_others(&table));
            snapshots
        };
        let card = snapshots_with("extra");
        for ammo in ["bullet", "blank"] {
            let differs = "loading the card differs from loading a";
            assert!(card == snapshots_with(ammo), "ledger {ledger}: {differs} {ammo}");
        }
    }
}

#[test]
fn gr_29_others_still_count_a_bullet_card_that_left_unseen() {
    let mut table = position(true).table();
    table.aims("x2 b1 b1 b1").pass().sit_out(&[1]).ambush(&[]);
    assert_eq!(table.place(ONE).envelope, Some(cards("bullet hired stamp")));
    let place = table.seen(Observer::Seat(TWO), ONE);
    assert_eq!(place.cards, 4, "nobody saw that a bullet card left");
    assert_eq!(place.put_in, Some(cards("bullet bullet hired stamp")));
    assert_eq!(table.game.view(Observer::Table).discards, cards(""));
}

#[test]
fn gr_29_a_bullet_card_that_is_turned_up_shows() {
    let mut table = position(true).table();
    table.shoot("x2 b1 b1 b1", &[]);
    let place = table.seen(Observer::Seat(TWO), ONE);
    assert_eq!(place.loads[1], Some(Load::BulletCard));
    assert_eq!((place.cards, place.put_in), (3, Some(cards("bullet hired stamp"))));
    assert_eq!(table.game.view(Observer::Table).discards, cards("bullet"));
}

#[test]
fn gr_29_every_possible_load_is_sampled() {
    let mut table = position(true).table();
    table.shoot("x2 b1 b1 b1", &[1]);
    let view = table.game.view(Observer::Seat(TWO));
    let mut counts = [0; 3];
    for stream in 0..300 {
        let determinization =
            GoldRushShootOut::determinize(&view, &mut Dice::new(Seed(3), stream)).expect("it fits");
        match determinization.view(everybody()).by_seat[ONE].loads[1] {
            Some(Load::Blank) => counts[0] += 1,
            Some(Load::Bullet) => counts[1] += 1,
            Some(Load::BulletCard) => counts[2] += 1,
            None => panic!("it has loaded"),
        }
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

#[test]
fn gr_10_a_bullet_card_alone_never_makes_the_table_ask_for_abilities() {
    // The card is loaded, or stays in the envelope.
    for load in [Load::BulletCard, Load::Blank] {
        let mut table = Position::new(3).round(2).envelope(ONE, "bullet").table();
        table.decide(ONE, Decision::Act(Action::Load(load))).play("1 aim 2");
        table.play("2 load blank; 2 aim 1; 3 load blank; 3 aim 1");
        assert_eq!(table.phase(), Phase::Standoff);
        assert_eq!(
            table.seen(Observer::Table, ONE).put_in.expect("a ledger").of(card("bullet")),
            1
        );
    }
}
