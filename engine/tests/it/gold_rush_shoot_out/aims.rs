//! GR-10 and GR-11: loading and aiming, in one visit.
//!
//! `aims("x2 b1 B1")`: seat 1 loads a bullet card and aims at 2, seat 2 a blank at 1, seat 3 a
//! bullet at 1. `history(ONE, "b-xo")`: in round 1 a blank without a target; in round 2 a bullet
//! card, and seat 1 sat out.

use std::collections::BTreeSet;

use engine::game::{Decision, Event as _, Game, Observer, Order, Privacy, Turn};
use engine::games::gold_rush_shoot_out::{Aim, Event, Fate, Load, Pending, Phase};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, by_seat};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

#[test]
fn gr_10_all_load_and_aim_at_the_same_time_in_one_visit() {
    let mut table = Position::new(3).table();
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Together, Privacy::Private));
    assert_eq!(table.waits_for(), [1, 2, 3]);
    table.play("2 load blank");
    assert_eq!(table.waits_for(), [1, 2, 3], "seat 2 still has to aim");
    table.play("2 aim 1");
    assert_eq!(table.waits_for(), [1, 3]);
    table.play("3 aim 1; 3 load bullet");
    assert_eq!(table.waits_for(), [1], "in either order");
    table.refuse(ONE, "pass", "GR-10");
    table.refuse(ONE, "stand", "GR-10");
    table.refuse(ONE, "take 1", "GR-10");
}

#[test]
fn gr_10_a_pistol_is_loaded_once() {
    let mut table = Position::new(3).table();
    table.play("1 load blank");
    table.refuse(ONE, "load bullet", "GR-10");
    table.play("1 aim 2");
    table.not_awaited(ONE);
}

#[test]
fn gr_10_a_bullet_card_can_be_loaded_in_place_of_ammo() {
    let mut table = Position::new(3).round(2).envelope(ONE, "bullet stamp").table();
    let before = table.place(ONE).ammo;
    table.aims("x2 b1 b1");
    assert_eq!(table.place(ONE).ammo, before, "no ammo is used");
    assert_eq!(table.place(ONE).loads[1], Some(Load::BulletCard));
    table.pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 1, 0]);
    assert!(table.has_emitted(&Event::Revealed(ONE, Load::BulletCard)));
}

#[test]
fn gr_10_a_bullet_card_has_to_be_in_the_envelope() {
    let table = Position::new(3).round(2).envelope(ONE, "stamp hired").table();
    table.refuse(ONE, "load extra", "GR-10");
    assert!(!table.can(ONE, "load extra"));
    // The seat loads its second bullet card: the first stayed unseen in round 2. There is no third.
    let position = Position::new(3).round(3).history(ONE, "b-xo").envelope(ONE, "bullet");
    let mut table = position.table();
    table.shoot("x2 b1 b1", &[1]).share();
    table.refuse(ONE, "load extra", "GR-10");
}

#[test]
fn gr_10_ammo_outlasts_the_game_if_bullet_cards_are_loaded() {
    let position = Position::new(3).round(6).history(ONE, "b-x-x-b-b-").envelope(ONE, "bullet");
    let mut table = position.table();
    table.aims("x2 B1 B1");
    let ammo = table.place(ONE).ammo.expect("an open view");
    assert_eq!((ammo.blanks, ammo.bullets), (1, 2));
}

#[test]
fn gr_10_time_out_loads_a_blank() {
    let mut table = Position::new(3).table();
    table.play("2 load blank; 2 aim 1; 3 load blank; 3 aim 1; 1 aim 2").time_out(ONE);
    assert_eq!(table.place(ONE).loads[0], Some(Load::Blank));
}

#[test]
fn gr_10_time_out_loads_a_bullet_when_no_blank_is_left() {
    let position = Position::new(3).round(5).history(ONE, "b-b-b-b-").envelope(ONE, "bullet");
    let mut table = position.table();
    table.play("2 load bullet; 2 aim 1; 3 load bullet; 3 aim 1").time_out(ONE).time_out(ONE);
    assert_eq!(table.place(ONE).loads[4], Some(Load::Bullet), "of its ammo, not the bullet card");
}

#[test]
fn gr_10_that_time_ran_out_in_loading_stays_secret() {
    let mut table = Position::new(3).table();
    table.play("2 load blank; 2 aim 1; 3 load blank; 3 aim 1");
    table.clear_events().time_out(ONE).play("1 aim 3");
    for observer in [Observer::Table, Observer::Seat(TWO)] {
        let seen: Vec<Event> =
            table.emitted.iter().filter_map(|event| event.seen_by(observer)).collect();
        assert!(matches!(seen[..], [Event::AimsShown(_)]), "{seen:?}");
    }
    let shown_to_one: Vec<Event> =
        table.emitted.iter().filter_map(|event| event.seen_by(Observer::Seat(ONE))).collect();
    assert!(shown_to_one.contains(&Event::Loaded(ONE, Load::Blank)), "{shown_to_one:?}");
}

#[test]
fn gr_10_a_load_is_its_owners_secret() {
    let mut table = Position::new(3).table();
    table.aims("B2 b1 b1");
    for observer in [Observer::Table, Observer::Seat(TWO)] {
        let seen = table.seen(observer, ONE);
        assert_eq!((seen.loads[0], seen.ammo, seen.fates[0]), (None, None, Fate::Waits));
    }
    assert_eq!(table.seen(Observer::Seat(ONE), ONE).loads[0], Some(Load::Bullet));
}

#[test]
fn gr_11_aims_are_shown_only_when_all_are_in() {
    let mut table = Position::new(3).table();
    table.play("1 load blank; 1 aim 3; 2 load blank; 2 aim 1; 3 aim 2");
    for observer in [Observer::Table, Observer::Seat(TWO), Observer::Seat(seat(3))] {
        let seen = table.seen(observer, ONE);
        assert_eq!((seen.pistols, seen.aim, seen.load), ([None; 2], None, None));
    }
    assert_eq!(table.seen(Observer::Seat(ONE), ONE).aim, Some(Pending::Made(seat(3))));
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::AimsShown(_))));
    table.play("3 load blank");
    let aims = by_seat(&table.view().by_seat, 3).into_iter().map(|place| place.pistols[0]);
    let at = |number| Some(Aim { at: seat(number), turned: false });
    assert_eq!(aims.collect::<Vec<_>>(), [at(3), at(1), at(2)]);
    let shown = table.emitted.iter().find_map(|event| match event {
        Event::AimsShown(shown) => Some(by_seat(shown, 3)),
        _ => None,
    });
    assert_eq!(shown, Some(vec![Some(seat(3)), Some(ONE), Some(TWO)]));
}

#[test]
fn gr_11_a_seat_aims_at_another_seat_once() {
    let mut table = Position::new(3).table();
    table.refuse(ONE, "aim 1", "GR-11");
    table.refuse(ONE, "aim 4", "GR-11");
    table.play("1 aim 2");
    table.refuse(ONE, "aim 3", "GR-11");
    assert_eq!(table.waits_for(), [1, 2, 3], "it still has to load");
}

#[test]
fn gr_11_time_out_aims_at_a_random_other_seat() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut table = Position::new(4).seeded(seed);
        table.play("1 load blank").time_out(ONE);
        assert_eq!(table.seen(Observer::Seat(ONE), ONE).aim, Some(Pending::TimedOut));
        table.play("2 load blank; 2 aim 1; 3 load blank; 3 aim 1; 4 load blank; 4 aim 1");
        assert!(table.has_emitted(&Event::TimedOut(ONE)), "told when all aims are shown");
        seen.insert(table.place(ONE).pistols[0].expect("a pistol").at.number());
    }
    assert_eq!(seen, BTreeSet::from([2, 3, 4]));
}

#[test]
fn gr_11_random_aims_are_drawn_in_seat_order_once_all_have_chosen() {
    let position = Position::new(4);
    let timed_out = |order: [u8; 4]| {
        let mut table = position.seeded(9);
        for number in order {
            table.time_out(seat(number)).time_out(seat(number));
        }
        table.game
    };
    assert_eq!(timed_out([1, 2, 3, 4]), timed_out([4, 2, 3, 1]));
    assert_eq!(timed_out([1, 2, 3, 4]), timed_out([3, 1, 4, 2]));
}

#[test]
fn gr_11_a_seat_that_leaves_is_timed_out() {
    let mut table = Position::new(3).table();
    table.decide(TWO, Decision::Leave);
    assert_eq!(table.waits_for(), [1, 3]);
    table.play("1 load blank; 1 aim 2; 3 load blank; 3 aim 2");
    assert_eq!(table.place(TWO).loads[0], Some(Load::Blank));
    assert!(table.place(TWO).pistols[0].is_some());
    assert_eq!(table.phase(), Phase::Standoff);
    assert_eq!(table.waits_for(), [1, 3]);
    assert!(table.has_emitted(&Event::Left(TWO)));
}

#[test]
fn gr_11_everybody_may_leave_and_the_game_comes_to_its_end() {
    let mut table = Table::deal(5, 3);
    for seat in Seat::all(5) {
        table.decide(seat, Decision::Leave);
    }
    assert_eq!(table.phase(), Phase::Over);
}
