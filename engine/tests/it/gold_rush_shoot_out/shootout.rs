//! GR-17 to GR-22: standoff, ambush, shootout, and the worked examples.

use engine::game::{Game, Observer, Order, Privacy, Turn};
use engine::games::gold_rush_shoot_out::{Event, Fate, Load, Nth, Phase, Pistol, Stand};
use engine::seat::{Seat, SeatSet};

use crate::gold_rush_shoot_out::table::{Position, Table};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

fn stands(table: &Table) -> Vec<Option<Stand>> {
    let open = table.view();
    open.all_seats().map(|seat| open.by_seat[seat].stands).collect()
}

fn sharing(table: &Table) -> Vec<u8> {
    let mut table = table.clone();
    let mut sharing = Vec::new();
    while table.phase() == Phase::Share && !sharing.contains(&table.asked().number()) {
        sharing.push(table.asked().number());
        let seat = table.asked();
        table.time_out(seat);
    }
    sharing
}

#[test]
fn example_1_a_bullet_wounds_and_a_blank_does_not() {
    let mut table = Position::new(3).table();
    table.shoot("B2 b1 b1", &[3]);
    assert_eq!(table.wounds(), [0, 1, 0]);
    assert_eq!(sharing(&table), [1], "seat 2 is wounded, seat 3 sits out");
}

#[test]
fn example_2_an_ambush_turns_the_pistol() {
    let mut table = Position::new(3).table();
    table.aims("B2 b1 b1").sit_out(&[3]).ambush(&[2]);
    assert_eq!(table.wounds(), [1, 0, 0]);
    assert_eq!(sharing(&table), [2]);
    assert_eq!(table.halves(), [2, 1, 2]);
}

#[test]
fn example_3_a_second_pistol_hits_where_the_first_target_fled() {
    let mut table = Position::new(4).envelope(ONE, "dual").table();
    table.aims("B3 b1 b1 b1").play("1 dual 4").pass().sit_out(&[3]).ambush(&[]);
    assert!(table.has_emitted(&Event::Revealed(ONE, Load::Bullet)));
    assert_eq!(table.wounds(), [0, 0, 0, 1]);
}

#[test]
fn example_5_a_seat_that_sat_out_twice_stands_and_may_sit_out_later() {
    let position = Position::new(3).round(4).history(ONE, "b-bobo");
    let mut table = position.table();
    table.aims("b2 b1 b1");
    assert_eq!(table.waits_for(), [2, 3]);
    table.sit_out(&[2, 3]);
    assert_eq!(table.place(ONE).stands, Some(Stand::Stays));
    table.share();
    table.aims("B2 B1 B1").pass();
    assert_eq!(table.waits_for(), [1, 2, 3]);
    table.sit_out(&[1]);
    assert_eq!(table.place(ONE).stands, Some(Stand::SitsOut));
}

#[test]
fn gr_17_the_standoff_is_a_secret_choice_of_all() {
    let mut table = Position::new(3).table();
    table.aims("b2 b1 b1");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Together, Privacy::Private));
    assert_eq!(awaiting.seats, SeatSet::first(3));
    table.refuse(ONE, "pass", "GR-17");
    table.refuse(ONE, "ambush", "GR-17");
    table.play("1 sit out; 2 stand");
    assert_eq!(table.game.view(Observer::Seat(TWO)).by_seat[ONE].standoff, None);
    assert_eq!(stands(&table), [None; 3]);
    table.play("3 stand");
    assert_eq!(stands(&table), [Some(Stand::SitsOut), Some(Stand::Stays), Some(Stand::Stays)]);
    assert!(table.has_emitted(&Event::StandoffShown(SeatSet::from_item(ONE))));
}

#[test]
fn gr_17_a_seat_that_sat_out_the_last_two_rounds_is_not_asked() {
    for (history, asked) in [("bobo", false), ("b-bo", true), ("bob-", true), ("b-b!", true)] {
        let mut table = Position::new(3).round(3).history(ONE, history).table();
        table.aims("b2 b1 b1");
        assert_eq!(table.waits_for().contains(&1), asked, "{history}");
        assert_eq!(table.game.view(Observer::Table).must_stand(ONE), !asked, "{history}");
    }
    let mut table = Position::new(3).round(4).history(ONE, "bobob-").table();
    table.aims("b2 b1 b1");
    assert!(table.waits_for().contains(&1), "the last two rounds count");
}

#[test]
fn gr_17_when_all_must_stand_the_standoff_is_over_at_once() {
    let position = Position::new(3).round(3).history(ONE, "bobo").history(TWO, "bobo");
    let mut table = position.history(seat(3), "bobo").table();
    table.aims("b2 b1 b1");
    assert_eq!(table.phase(), Phase::Ambush);
    assert_eq!(stands(&table), [Some(Stand::Stays); 3]);
}

#[test]
fn gr_17_time_out_stays_standing() {
    let mut table = Position::new(3).table();
    table.aims("b2 b1 b1").clear_events().play("1 stand; 2 stand").time_out(seat(3));
    assert_eq!(table.place(seat(3)).stands, Some(Stand::Stays));
    assert!(table.has_emitted(&Event::TimedOut(seat(3))), "told when all is shown");
}

#[test]
fn gr_18_who_sits_out_discards_its_ammo_unseen_and_gets_no_share() {
    let mut table = Position::new(3).table();
    table.shoot("B2 B1 B1", &[1]);
    assert_eq!(table.place(ONE).fates[0], Fate::SatOut);
    assert_eq!(table.wounds(), [0, 0, 0], "and it can't be wounded");
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::Revealed(..))));
    for observer in [Observer::Table, Observer::Seat(TWO)] {
        assert_eq!(table.seen(observer, ONE).loads[0], None);
    }
    assert_eq!(sharing(&table), [2, 3]);
}

#[test]
fn gr_19_a_pistol_aimed_at_a_seat_that_sits_out_does_nothing() {
    let mut table = Position::new(4).table();
    table.shoot("B2 B3 b4 B1", &[2]);
    assert_eq!(table.wounds(), [1, 0, 0, 0], "only seat 4 aims a bullet at one that stands");
    assert_eq!(table.place(ONE).fates[0], Fate::NoTarget);
    assert!(table.has_emitted(&Event::AmmoDiscarded(ONE)));
    assert_eq!(table.seen(Observer::Seat(TWO), ONE).loads[0], None, "it is discarded unseen");
    assert!(!table.has_emitted(&Event::AmmoDiscarded(TWO)), "who sits out has none to discard");
}

#[test]
fn gr_19_one_standing_target_of_two_is_enough() {
    let mut table = Position::new(4).envelope(ONE, "dual").table();
    table.aims("b3 b1 b1 b1").play("1 dual 4").pass().sit_out(&[3]).ambush(&[]);
    assert_eq!(table.place(ONE).fates[0], Fate::Revealed(Load::Blank));
    let mut table = Position::new(4).envelope(ONE, "dual").table();
    table.aims("B3 b1 b2 b1").play("1 dual 4").pass().sit_out(&[3, 4]).ambush(&[]);
    assert_eq!(table.place(ONE).fates[0], Fate::NoTarget);
    assert_eq!(table.wounds(), [0; 4]);
}

#[test]
fn gr_20_only_standing_seats_at_which_standing_seats_aim_are_asked() {
    // 1 aims at 2, 2 at 3, 3 at 4, 4 at 1; seat 3 sits out.
    let mut table = Position::new(4).table();
    table.aims("b2 b3 b4 b1").sit_out(&[3]);
    assert_eq!(table.phase(), Phase::Ambush);
    assert_eq!(table.waits_for(), [1, 2], "nobody that stands aims at seat 4");
    table.refuse(ONE, "stand", "GR-20");
    table.refuse(ONE, "take 1", "GR-20");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Together, Privacy::Private));
}

#[test]
fn gr_20_it_takes_half_a_token() {
    let position = Position::new(3).halves(ONE, 0).halves(TWO, 1);
    let mut table = position.table();
    table.aims("b2 b1 b1").sit_out(&[]);
    assert_eq!(table.waits_for(), [2], "seat 1 has no token");
    table.ambush(&[2]);
    assert_eq!(table.halves(), [0, 0, 2]);
    assert!(table.has_emitted(&Event::AmbushShown(SeatSet::from_item(TWO))));
    assert!(table.has_emitted(&Event::Turned(Pistol { holder: ONE, nth: Nth::First })));
}

#[test]
fn gr_20_a_view_tells_who_aims_at_a_standing_seat_and_what_an_ambush_leaves() {
    // 1 aims at 2 twice, 2 at 3, 3 at 2, 4 at 2; seat 4 sits out.
    let mut table =
        Position::new(4).envelope(ONE, "dual").halves(TWO, 3).halves(seat(3), 0).table();
    table.aims("b2 b3 b2 b2").play("1 dual 2").pass();
    let aimers = |table: &Table, at: Seat| -> Vec<u8> {
        table.game.view(Observer::Table).standing_aimers(at).map(Seat::number).collect()
    };
    assert_eq!(aimers(&table, TWO), [0; 0], "nobody has said who stands");
    table.sit_out(&[4]);
    assert_eq!(table.phase(), Phase::Ambush);
    assert_eq!(aimers(&table, TWO), [1, 3], "seat 1 once, seat 4 not");
    assert_eq!(aimers(&table, seat(3)), [2]);
    assert_eq!(aimers(&table, ONE), [0; 0]);
    let view = table.game.view(Observer::Seat(TWO));
    assert_eq!(view.tokens_after_ambush(TWO), Some(2));
    assert_eq!(view.tokens_after_ambush(seat(3)), None, "it takes half a token");
    table.ambush(&[2]);
    assert_eq!(table.halves()[1], 2, "as foretold");
}

#[test]
fn gr_20_without_such_a_seat_the_ambush_is_skipped() {
    let position = Seat::all(3).fold(Position::new(3), |position, seat| position.halves(seat, 0));
    let mut table = position.table();
    table.aims("b2 b1 b1").sit_out(&[]);
    assert_eq!(table.phase(), Phase::Share);
    let mut table = Position::new(3).table();
    table.aims("b2 b1 b1").sit_out(&[1]);
    assert_eq!(table.phase(), Phase::Share, "nobody aims at one that stands");
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::AmbushShown(_))));
}

#[test]
fn gr_20_all_pistols_aimed_at_the_seat_turn_on_their_users() {
    let position = Position::new(5).envelope(ONE, "dual");
    let mut table = position.table();
    table.aims("B2 b1 B2 B1 b4").play("1 dual 2").pass().sit_out(&[]).ambush(&[2]);
    // Both pistols of seat 1 turn, and seat 3's; seat 4's doesn't.
    assert_eq!(table.wounds(), [3, 0, 1, 0, 0]);
}

#[test]
fn gr_20_the_pistol_of_a_seat_that_sat_out_does_not_turn() {
    let mut table = Position::new(4).table();
    table.aims("B2 b1 B2 b1").sit_out(&[3]).ambush(&[2]);
    assert_eq!(table.wounds(), [1, 0, 0, 0]);
    assert!(!table.has_emitted(&Event::Turned(Pistol { holder: seat(3), nth: Nth::First })));
}

#[test]
fn gr_20_a_pistol_turns_once() {
    // Seats 1 and 2 aim at each other and both spring ambushes: both pistols turn.
    let mut table = Position::new(3).table();
    table.aims("B2 B1 b1").sit_out(&[]).ambush(&[1, 2]);
    assert_eq!(table.wounds(), [1, 1, 0]);
    assert_eq!(table.halves(), [1, 1, 2]);
    let turned = table.emitted.iter().filter(|event| matches!(event, Event::Turned(_))).count();
    assert_eq!(turned, 3, "that of seat 3, too");
}

#[test]
fn gr_20_time_out_springs_nothing() {
    let mut table = Position::new(3).table();
    table.aims("B2 b1 b1").sit_out(&[]).play("1 hold").time_out(TWO);
    assert_eq!((table.wounds(), table.halves()), (vec![0, 1, 0], vec![2, 2, 2]));
}

#[test]
fn gr_20_an_ambush_is_secret_until_all_have_chosen() {
    let mut table = Position::new(3).table();
    table.aims("B2 B1 b1").sit_out(&[]).clear_events().play("1 ambush");
    assert_eq!(table.waits_for(), [2]);
    assert_eq!(table.seen(Observer::Seat(TWO), ONE).ambush, None);
    assert_eq!(table.halves(), [2, 2, 2], "it is paid when it is shown");
    table.play("2 hold");
    assert_eq!(table.halves(), [1, 2, 2]);
}

#[test]
fn gr_21_ammo_is_turned_up_in_priority_order() {
    let mut table = Position::new(4).first(seat(3)).table();
    table.shoot("B2 b3 b4 B1", &[]);
    table.emitted_in_order(&[
        Event::Revealed(seat(3), Load::Blank),
        Event::Revealed(seat(4), Load::Bullet),
        Event::Revealed(ONE, Load::Bullet),
        Event::Revealed(TWO, Load::Blank),
        Event::Wounded(ONE, 1),
        Event::Wounded(TWO, 1),
    ]);
    let public = table.game.view(Observer::Table);
    assert_eq!(public.by_seat[seat(4)].loads[0], Some(Load::Bullet), "all have seen it");
}

#[test]
fn gr_21_all_effects_apply_together() {
    // Two seats wound each other: a first hit saves nobody.
    let mut table = Position::new(3).table();
    table.shoot("B2 B1 b1", &[]);
    assert_eq!(table.wounds(), [1, 1, 0]);
    assert_eq!(sharing(&table), [3]);
}

#[test]
fn gr_21_several_wounds_in_one_round_are_possible() {
    let mut table = Position::new(5).table();
    table.shoot("b2 B1 B1 B1 B1", &[]);
    assert_eq!(table.wounds(), [4, 0, 0, 0, 0]);
    assert!(table.has_emitted(&Event::Wounded(ONE, 4)));
}

#[test]
fn gr_22_a_wounded_seat_gets_no_share_this_round_and_the_wound_stays() {
    let mut table = Position::new(3).wounds(ONE, 2).table();
    table.shoot("b2 b3 B2", &[]);
    assert_eq!(sharing(&table), [1, 3], "old wounds do no harm");
    table.share();
    assert_eq!(table.wounds(), [2, 1, 0]);
    table.shoot("b2 b3 b1", &[]);
    assert!(sharing(&table).contains(&2));
}

#[test]
fn gr_22_wounds_do_not_kill() {
    let mut table = Position::new(3).wounds(ONE, 15).table();
    table.shoot("b2 B1 B1", &[]).share();
    assert_eq!(table.wounds()[0], 17);
    assert!(table.waits_for().contains(&1));
}
