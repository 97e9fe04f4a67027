//! GR-12 to GR-16: abilities.

use engine::game::{Game, Observer, Order, Privacy, Turn};
use engine::games::gold_rush_shoot_out::{
    Action, Aim, Event, GoldRushShootOutOptions, Nth, Phase, Pistol, Play,
};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

/// The aims of all pistols, second pistols' in brackets.
fn aims(table: &Table) -> String {
    let view = table.game.view(Observer::Table);
    let mut text = Vec::new();
    for (Pistol { holder, nth }, aim) in view.pistols() {
        let (open, close) = if nth == Nth::Second { ("(", ")") } else { ("", "") };
        text.push(format!("{open}{holder}>{}{close}", aim.at));
    }
    text.join(" ")
}

#[test]
fn gr_12_seats_play_in_priority_order_round_and_round() {
    let position = Position::new(4).first(seat(3)).envelope(ONE, "hired hired");
    let position = position.envelope(seat(3), "hired").envelope(seat(4), "dual hired");
    let mut table = position.take("1 2 3").table();
    table.aims("b2 b1 b1 b1");
    let mut asked = Vec::new();
    while table.phase() == Phase::Abilities {
        asked.push(table.asked().number());
        let asked_seat = table.asked();
        let action = if asked_seat == seat(4) && asked.len() < 3 { "dual 3" } else { "pass" };
        table.play(&format!("{asked_seat} {action}"));
    }
    // Seat 2 has nothing to play. After seat 4's card, all seats with cards are asked again.
    assert_eq!(asked, [3, 4, 1, 3, 4]);
}

#[test]
fn gr_12_it_ends_when_all_have_passed_in_a_row() {
    let position = Position::new(3).envelope(ONE, "hired hired").envelope(TWO, "hired");
    let mut table = position.table();
    table.aims("b2 b1 b1").play("1 pass; 2 hire 1 aim 3");
    assert_eq!(table.asked(), ONE, "it may play after all");
    table.play("1 hire 1 aim 2");
    assert_eq!((table.phase(), table.asked()), (Phase::Abilities, ONE), "its own pass is asked");
    table.play("1 pass");
    assert_eq!(table.phase(), Phase::Standoff);
}

#[test]
fn gr_12_a_seat_without_a_card_that_can_be_played_passes_by_itself() {
    // Without a wound, a bandage can't be played; a bullet and loot never can.
    let position = Position::new(3).envelope(ONE, "bandage").envelope(TWO, "bullet stamp");
    let mut table = position.table();
    table.clear_events().aims("b2 b1 b1");
    assert_eq!(table.phase(), Phase::Standoff);
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::Passed(_))));
    let mut table = position.wounds(ONE, 1).table();
    table.aims("b2 b1 b1");
    assert_eq!((table.phase(), table.waits_for()), (Phase::Abilities, vec![1]));
}

#[test]
fn gr_12_abilities_are_played_on_the_open_table() {
    let mut table = Position::new(3).envelope(ONE, "hired").table();
    table.aims("b2 b1 b1");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Alone, Privacy::Open));
}

#[test]
fn gr_12_without_a_ledger_abilities_are_played_behind_a_curtain() {
    let options = GoldRushShootOutOptions { ledger: false, ..Default::default() };
    let mut table = Position::with(3, options).envelope(ONE, "hired").table();
    table.aims("b2 b1 b1");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Alone, Privacy::Private));
    let (public, others): (Vec<_>, Vec<_>) =
        table.actions(ONE).into_iter().partition(|action| table.game.is_public(action));
    assert_eq!(public, [Action::Pass], "it needs no look at one's own cards");
    assert!(!others.is_empty());
    table.pass();
    assert_eq!(table.phase(), Phase::Standoff);
}

#[test]
fn gr_12_time_out_passes() {
    let mut table = Position::new(3).envelope(ONE, "hired").envelope(TWO, "hired").table();
    table.aims("b2 b1 b1").clear_events().time_out(ONE);
    assert_eq!(table.asked(), TWO);
    assert!(table.has_emitted(&Event::TimedOut(ONE)));
    table.time_out(TWO);
    assert_eq!(table.phase(), Phase::Standoff);
}

#[test]
fn gr_12_played_cards_are_shown_and_discarded() {
    let mut table = Position::new(3).envelope(ONE, "duck stamp").table();
    table.aims("b2 b1 b1").play("1 duck");
    assert!(table.has_emitted(&Event::Played(ONE, Play::DuckAndWeave)));
    let public = table.game.view(Observer::Table);
    assert_eq!(public.discards, cards("duck"));
    assert_eq!(public.by_seat[ONE].put_in, Some(cards("stamp")));
    assert_eq!(public.by_seat[ONE].cards, 1);
}

#[test]
fn gr_12_a_card_has_to_be_in_the_envelope() {
    let mut table = Position::new(3).wounds(ONE, 2).envelope(ONE, "hired").table();
    table.aims("b2 b1 b1");
    for action in ["dual 2", "bandage", "duck"] {
        table.refuse(ONE, action, "GR-12");
    }
    assert_eq!(table.lists(ONE), ["pass", "hire 1 aim 3", "hire 2 aim 3", "hire 3 aim 2"]);
}

#[test]
fn gr_12_a_bullet_cannot_be_played_among_abilities() {
    let mut table = Position::new(3).envelope(ONE, "hired bullet").table();
    table.aims("b2 b1 b1");
    table.refuse(ONE, "load extra", "GR-12");
    table.refuse(ONE, "load bullet", "GR-12");
    table.refuse(ONE, "sit out", "GR-12");
}

#[test]
fn gr_13_a_hired_hand_moves_anyones_pistol() {
    let position = Position::new(4).envelope(ONE, "hired hired hired");
    let mut table = position.table();
    table.aims("b2 b1 b1 b1");
    assert_eq!(aims(&table), "1>2 2>1 3>1 4>1");
    table.play("1 hire 3 aim 4; 1 hire 1 aim 3");
    assert_eq!(aims(&table), "1>3 2>1 3>4 4>1", "its own pistol, too");
    assert_eq!(table.view().discards, cards("hired hired"));
    let move_of_3 =
        Play::HiredHand { pistol: Pistol { holder: seat(3), nth: Nth::First }, target: seat(4) };
    assert!(table.has_emitted(&Event::Played(ONE, move_of_3)));
}

#[test]
fn gr_13_a_pistol_cannot_be_aimed_at_the_seat_that_holds_it() {
    let mut table = Position::new(4).envelope(ONE, "hired").table();
    table.aims("b2 b1 b1 b1");
    table.refuse(ONE, "hire 3 aim 3", "GR-13");
    table.refuse(ONE, "hire 1 aim 1", "GR-13");
    table.refuse(ONE, "hire 1 aim 2", "GR-13");
    table.refuse(ONE, "hire 3 second aim 2", "GR-13");
    table.refuse(ONE, "hire 5 aim 2", "GR-13");
    table.refuse(ONE, "hire 2 aim 5", "GR-11");
    assert!(table.can(ONE, "hire 3 aim 2"));
}

#[test]
fn gr_13_a_second_pistol_can_be_moved_too() {
    let mut table = Position::new(3).envelope(ONE, "dual").envelope(TWO, "hired").table();
    table.aims("B2 b1 b1").play("1 dual 2; 2 hire 1 second aim 3");
    assert_eq!(aims(&table), "1>2 (1>3) 2>1 3>1");
    table.pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 1, 1]);
}

#[test]
fn gr_13_a_moved_pistol_shoots_where_it_aims_then() {
    let mut table = Position::new(3).envelope(TWO, "hired").table();
    table.aims("B2 b1 b1").play("2 hire 1 aim 3").pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 0, 1]);
}

#[test]
fn gr_14_dual_wield_aims_a_second_pistol_with_the_same_ammo() {
    let mut table = Position::new(4).envelope(ONE, "dual").table();
    table.aims("B2 b1 b1 b1").play("1 dual 4");
    assert_eq!(table.place(ONE).pistols[1], Some(Aim { at: seat(4), turned: false }));
    table.pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 1, 0, 1]);
    assert_eq!(table.place(ONE).ammo.expect("an open view").bullets, 1, "one bullet for both");
}

#[test]
fn gr_14_the_first_pistols_target_can_be_aimed_at_twice() {
    let mut table = Position::new(3).envelope(ONE, "dual").table();
    table.aims("B2 b1 b1").play("1 dual 2").pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 2, 0]);
    assert!(table.has_emitted(&Event::Wounded(TWO, 2)));
}

#[test]
fn gr_14_a_seat_has_one_second_pistol_a_round() {
    let mut table = Position::new(3).envelope(ONE, "dual dual hired").table();
    table.aims("b2 b1 b1");
    table.refuse(ONE, "dual 1", "GR-11");
    table.refuse(ONE, "dual 7", "GR-11");
    table.play("1 dual 3");
    table.refuse(ONE, "dual 2", "GR-14");
    assert!(!table.lists(ONE).iter().any(|action| action.starts_with("dual")));
    table.pass().sit_out(&[]).ambush(&[]).share();
    assert_eq!(table.place(ONE).pistols, [None; 2], "for that round only");
    table.assert_dual_wield_again();
}

impl Table {
    /// Seat 1 can play its other dual wield in the new round.
    fn assert_dual_wield_again(&mut self) {
        self.aims("b2 b1 b1");
        while self.asked() != ONE {
            let seat = self.asked();
            self.play(&format!("{seat} pass"));
        }
        self.play("1 dual 3");
        assert!(self.place(ONE).pistols[1].is_some());
    }
}

#[test]
fn gr_15_a_bandage_takes_off_one_wound_of_ones_own() {
    let mut table = Position::new(3).wounds(ONE, 2).wounds(TWO, 1).envelope(ONE, "bandage").table();
    table.aims("b2 b1 b1").play("1 bandage");
    assert_eq!(table.wounds(), [1, 1, 0]);
    assert!(table.has_emitted(&Event::Played(ONE, Play::Bandage)));
}

#[test]
fn gr_15_a_bandage_needs_a_wound() {
    let mut table = Position::new(3).wounds(ONE, 1).envelope(ONE, "bandage bandage hired").table();
    table.aims("b2 b1 b1").play("1 bandage");
    table.refuse(ONE, "bandage", "GR-15");
    assert!(!table.can(ONE, "bandage"));
}

#[test]
fn gr_16_no_bullet_wounds_a_seat_that_ducks_and_weaves() {
    let position = Position::new(4).envelope(ONE, "duck").envelope(seat(4), "dual");
    let mut table = position.table();
    table.aims("b2 B1 B1 B1").play("1 duck; 4 dual 2").pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [0, 1, 0, 0]);
    assert!(table.has_emitted(&Event::Ducked(ONE, 3)));
    assert_eq!(table.asked(), ONE, "it shares the take");
}

#[test]
fn gr_16_it_holds_for_this_round_and_for_its_own_bullets_too() {
    let mut table = Position::new(3).envelope(ONE, "duck").table();
    // Seat 2 turns seat 1's pistol on seat 1.
    table.aims("B2 b1 b1").play("1 duck").pass().sit_out(&[]).ambush(&[2]);
    assert_eq!(table.wounds(), [0, 0, 0]);
    table.share();
    table.aims("b2 B1 b1").pass().sit_out(&[]).ambush(&[]);
    assert_eq!(table.wounds(), [1, 0, 0], "it ducks no more");
}

#[test]
fn gr_16_who_ducks_already_cannot_play_another_such_card() {
    let mut table = Position::new(3).envelope(ONE, "duck duck hired").table();
    table.aims("b2 b1 b1").play("1 duck");
    table.refuse(ONE, "duck", "GR-16");
    assert_eq!(Seat::all(3).filter(|seat| table.place(*seat).ducks).count(), 1);
}

#[test]
fn gr_16_two_seats_can_duck_in_the_same_round() {
    let position = Position::new(3).envelope(ONE, "duck").envelope(TWO, "duck");
    let mut table = position.table();
    table.aims("b2 b1 B1").play("1 duck; 2 duck");
    assert_eq!(Seat::all(3).filter(|seat| table.place(*seat).ducks).count(), 2);
}
