//! D52-41 to 52: mages and warriors.

use engine::game::Observer;
use engine::games::duel_52::{Event, Hero, Origin};

use crate::duel_52::position::{Position, card, card_id, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

fn hero(face: &str) -> Position {
    Position::base().hero(ONE, face).hero(TWO, "7s").hand(ONE, "2c 2d").hand(TWO, "5c 5d 5h")
}

#[test]
fn d52_41_a_spell_is_cast_once_in_each_own_turn_for_no_action() {
    let position = hero("6c").lay(TWO, 1, "4c 4d").lay(ONE, 1, "Kc");
    let mut table = position.actions(1).table();
    table.go(ONE, &["attack 3 1"]);
    assert_eq!(table.actions_left(), 0);
    assert_eq!(table.mover(), Some(ONE), "the spell is left");
    table.go(ONE, &["cast freeze 1"]);
    assert_eq!(table.mover(), Some(TWO), "then nothing is left to do");
    let mut table = hero("6c").lay(TWO, 1, "4c 4d").table();
    table.go(ONE, &["cast freeze 1"]);
    assert_eq!(table.actions_left(), 3);
    table.refuse(ONE, "cast freeze 2", "D52-41");
    table.go(ONE, &["end"]).go(TWO, &["end"]).go(ONE, &["cast freeze 2"]);
}

#[test]
fn d52_41_a_mage_is_exerted_when_the_draw_pile_is_empty() {
    let table = hero("6c").lay(TWO, 1, "4c").end_phase().table();
    table.refuse(ONE, "cast freeze 1", "D52-41");
    let table = hero("6c").lay(TWO, 1, "4c").table();
    table.refuse(ONE, "cast recruit", "D52-41");
    table.refuse(ONE, "warrior 1", "D52-42");
    let table = hero("Jc").lay(TWO, 1, "4c").table();
    table.refuse(ONE, "cast freeze 1", "D52-41");
    let table = Position::base().hand(ONE, "2c").lay(TWO, 1, "4c").table();
    table.refuse(ONE, "cast freeze 1", "D52-41");
}

#[test]
fn d52_42_a_warrior_is_played_once_face_up_for_no_action_and_may_attack() {
    let mut table = hero("9c").lay(TWO, 2, "Jc").table();
    assert_eq!(table.listed(ONE, "warrior "), ["1", "2", "3"]);
    table.go(ONE, &["warrior 2"]);
    let warrior = table.card(2);
    assert_eq!((warrior.from, warrior.face), (Origin::Hero, Some(card("9c"))));
    assert!(table.is_up(2));
    assert_eq!((table.actions_left(), table.seat(ONE).hero), (3, Hero::Played(card("9c"))));
    table.refuse(ONE, "warrior 1", "D52-42");
    table.go(ONE, &["attack 2 1"]);
    assert_eq!((table.damage(1), table.actions_left()), (2, 2), "for an action, with its power");
}

#[test]
fn d52_42_a_played_warrior_can_be_attacked_and_killed() {
    let mut table = hero("8c").lay(TWO, 1, "Kc Kd Kh").table();
    table.go(ONE, &["warrior 1", "end"]);
    table.go(TWO, &["attack 1 4", "attack 2 4"]);
    assert!(table.is_dead(4));
}

#[test]
fn d52_42_an_enraged_warrior_must_be_played_before_the_turn_can_end() {
    let position = hero("Jc").lay(TWO, 1, "4c").end_phase();
    let mut table = position.clone().table();
    table.refuse(ONE, "end", "D52-42");
    table.go(ONE, &["play 2c 1", "warrior 1", "end"]);
    // After the last action, the turn goes on.
    let mut table = position.clone().actions(1).table();
    table.go(ONE, &["play 2c 1"]);
    assert_eq!((table.mover(), table.actions(ONE).len()), (Some(ONE), 3));
    table.go(ONE, &["warrior 3"]);
    assert_eq!(table.mover(), Some(TWO));
    // If no lane is open to the warrior, it must be played in the next turn.
    let sixes = "6c 6d 6h";
    let six = |lane: usize| sixes.split(' ').nth(lane - 1).unwrap();
    let mut stopped = Position::base().hero(TWO, "Jc").hero(ONE, "7s").banners(ONE, "6s");
    for lane in 1..=3_usize {
        stopped = stopped.lay(ONE, lane as u8, &format!("({})", six(lane)));
    }
    let stopped = stopped.lay(TWO, 1, "4c").hand(ONE, "2c").hand(TWO, "5c").end_phase();
    let mut table = stopped.table();
    table.go(ONE, &["flip 1", "flip 2", "flip 3"]);
    assert_eq!(table.mover(), Some(ONE), "seat 2 could do nothing and was passed over");
    assert!(table.has_emitted(&Event::TurnEnded(TWO)));
    table.go(ONE, &["end"]);
    table.refuse(TWO, "end", "D52-42");
    assert!(table.can(TWO, "warrior 1"));
}

#[test]
fn d52_43_recruit_draws_and_discards_any_card() {
    let mut table = hero("2s").pile(6).table();
    table.go(ONE, &["cast recruit"]);
    assert_eq!((table.hand(ONE).len(), table.view().pile), (3, 5));
    let before = table.seat(ONE).discards;
    table.go(ONE, &["discard 2c"]);
    assert_eq!((table.hand(ONE).len(), table.actions_left()), (2, 3));
    assert_eq!(table.seat(ONE).discards, before + 1);
}

#[test]
fn d52_44_a_rushed_card_cannot_be_flipped_in_this_turn() {
    let position = hero("3c").lay(ONE, 1, "(5s)").lay(ONE, 2, "(8c)");
    let mut table = position.table();
    table.refuse(ONE, "cast rush 9c 1", "D52-6");
    table.go(ONE, &["cast rush 2c 1"]);
    assert_eq!((table.actions_left(), table.hand(ONE)), (3, cards("2d")));
    table.refuse(ONE, "flip 3", "D52-44");
    table.go(ONE, &["flip 1"]);
    assert!(!table.is_up(3), "not by a 5 either");
    table.go(ONE, &["end"]).go(TWO, &["end"]);
    assert!(table.can(ONE, "flip 3"), "then it is a normal card");
    assert_eq!(table.seen(EYES_OF_TWO).card(card_id(3)).unwrap().face, None);
}

#[test]
fn d52_45_a_mage_looks_at_any_face_down_card_or_fort() {
    let position = hero("4s").forts().lay(ONE, 1, "[9c]").lay(TWO, 1, "(8c) [8d] Kc");
    let mut table = position.table();
    let sights = ["1", "2", "3", "fort 1", "fort 2", "fort 3", "fort 4"];
    assert_eq!(table.listed(ONE, "cast look "), sights);
    table.refuse(ONE, "cast look 4", "D52-7");
    table.go(ONE, &["cast look 1"]);
    assert_eq!(table.seen(EYES_OF_ONE).card(card_id(1)).unwrap().face, Some(card("9c")));
    assert_eq!(table.seen(EYES_OF_TWO).card(card_id(1)).unwrap().face, None);
}

#[test]
fn d52_46_activate_flips_an_own_card_that_cannot_attack_in_this_turn() {
    let position = hero("5s").lay(ONE, 1, "(Ac) [8c] (Kd)~").lay(TWO, 1, "4c");
    let mut table = position.clone().table();
    table.refuse(ONE, "cast flip 2", "D52-16");
    table.refuse(ONE, "cast flip 4", "D52-7");
    table.go(ONE, &["cast flip 1"]);
    assert_eq!(table.actions_left(), 4, "its power activates");
    table.refuse(ONE, "attack 1 4", "D52-46");
    table.go(ONE, &["end"]).go(TWO, &["end"]);
    assert!(table.can(ONE, "attack 1 4"));
    // The flipped card can't attack, even reactivated by a King. The spell also flips frozen cards.
    let mut table = hero("5s").lay(ONE, 1, "(Ac) (Kc)").lay(TWO, 1, "4c").table();
    table.go(ONE, &["cast flip 1", "flip 2"]);
    table.refuse(ONE, "attack 1 3", "D52-46");
    let mut table = position.table();
    table.go(ONE, &["cast flip 3"]);
    assert!(table.is_up(3));
}

#[test]
fn d52_47_the_frost_mage_freezes_one_enemy_card_but_no_face_up_9() {
    let mut table = hero("6c").lay(TWO, 1, "Kc 9c (9d)").lay(ONE, 1, "4c").table();
    assert_eq!(table.listed(ONE, "cast freeze "), ["1", "3"]);
    table.refuse(ONE, "cast freeze 2", "D52-24");
    table.refuse(ONE, "cast freeze 4", "D52-8");
    table.go(ONE, &["cast freeze 1", "end"]);
    assert!(table.is_frozen(1) && !table.is_frozen(3));
    table.refuse(TWO, "attack 1 4", "D52-24");
    table.go(TWO, &["end"]);
    assert!(!table.is_frozen(1));
}

#[test]
fn d52_48_the_life_mage_takes_1_damage_off_one_own_card() {
    let mut table = hero("7c").lay(ONE, 1, "Jc** 4c").lay(TWO, 1, "Kc*").table();
    assert_eq!(table.listed(ONE, "cast heal "), ["1"]);
    table.refuse(ONE, "cast heal 2", "D52-48");
    table.refuse(ONE, "cast heal 3", "D52-7");
    table.go(ONE, &["cast heal 1"]);
    assert_eq!(table.damage(1), 1);
    let table = hero("7c").lay(ONE, 1, "4c").table();
    assert!(table.listed(ONE, "cast ").is_empty(), "without a damaged card it can't be cast");
}

#[test]
fn d52_49_warriors_have_the_powers_of_their_cards() {
    let mut eight = hero("8c").lay(TWO, 1, "Kc").table();
    eight.go(ONE, &["warrior 1", "end"]).go(TWO, &["attack 1 2"]);
    assert_eq!(eight.damage(1), 1);
    let mut nine = hero("9c").lay(TWO, 1, "Jc").table();
    nine.go(ONE, &["warrior 1", "attack 2 1"]);
    assert_eq!(nine.damage(1), 2);
    let mut ten = hero("10c").lay(TWO, 1, "Kc Kd").table();
    ten.go(ONE, &["warrior 1", "attack 3 1", "also 2"]);
    assert_eq!((ten.damage(1), ten.damage(2)), (1, 1));
    let mut jack = hero("Jc").lay(ONE, 1, "4c").lay(TWO, 1, "Kc").table();
    jack.go(ONE, &["warrior 1", "end"]);
    assert_eq!(jack.card(3).hit_points, 3);
    jack.refuse(TWO, "attack 2 1", "D52-29");
}

#[test]
fn d52_50_the_manipulator_moves_an_own_card_to_any_other_lane() {
    let position = hero("Qc").lay(ONE, 1, "(9c) Kc* [8c]").lay(TWO, 2, "4c");
    let mut table = position.table();
    assert_eq!(table.listed(ONE, "cast move "), ["1 2", "1 3", "2 2", "2 3"]);
    table.refuse(ONE, "cast move 3 2", "D52-16");
    table.refuse(ONE, "cast move 1 1", "D52-30");
    table.refuse(ONE, "cast move 4 1", "D52-7");
    table.go(ONE, &["cast move 2 2"]);
    assert_eq!((table.damage(2), table.actions_left()), (1, 3));
    table.go(ONE, &["attack 2 4"]);
    assert_eq!(table.damage(4), 1, "it may still attack");
}

#[test]
fn d52_51_inspiration_reactivates_any_one_own_card_kings_too() {
    let position = hero("Kc").lay(ONE, 1, "Ac Kd 9c 8c 3c 10c Jc (7c) Qd").lay(ONE, 2, "Qh");
    let position = position.lay(TWO, 1, "Ad");
    let mut table = position.table();
    assert_eq!(table.listed(ONE, "cast inspire "), ["1", "2", "9", "10"]);
    table.refuse(ONE, "cast inspire 3", "D52-51");
    table.refuse(ONE, "cast inspire 8", "D52-8");
    table.refuse(ONE, "cast inspire 11", "D52-7");
    let mut ace = table.clone();
    ace.go(ONE, &["cast inspire 1"]);
    assert_eq!(ace.actions_left(), 4);
    table.go(ONE, &["cast inspire 2"]);
    assert_eq!(table.waiting(), [1, 9], "the King's power happens, in his lane");
}

#[test]
fn d52_51_a_card_flipped_in_this_turn_can_be_inspired_and_a_second_freeze_is_no_longer() {
    let mut table = hero("Kc").lay(ONE, 1, "(6c)").lay(TWO, 1, "Kd").table();
    table.go(ONE, &["flip 1", "cast inspire 1", "end"]);
    assert!(table.is_frozen(2));
    table.go(TWO, &["end"]);
    assert!(!table.is_frozen(2));
}

#[test]
fn d52_52_the_assassin_gives_an_action_and_attacks_twice_when_played() {
    let mut table = hero("Ac").lay(TWO, 1, "Jc").table();
    table.go(ONE, &["warrior 1"]);
    assert_eq!(table.actions_left(), 4);
    table.go(ONE, &["attack 2 1", "attack 2 1"]);
    table.refuse(ONE, "attack 2 1", "D52-8");
    assert_eq!((table.damage(1), table.actions_left()), (2, 2), "and two actions are left");
    table.go(ONE, &["end"]).go(TWO, &["end"]);
    table.go(ONE, &["attack 2 1"]);
    assert!(table.is_dead(1));
    // A King reactivates the warrior like any Ace.
    let mut kinged = hero("Ac").lay(ONE, 1, "(Kc)").lay(TWO, 1, "Jc Jd").table();
    kinged.go(ONE, &["warrior 1", "flip 1"]);
    assert_eq!(kinged.actions_left(), 4);
    assert_eq!(kinged.seen(Observer::Table).card(card_id(4)).unwrap().allowance, 2);
}

#[test]
fn d52_51_a_frozen_card_can_be_inspired() {
    let mut table = hero("Kc").lay(ONE, 1, "Ad~ Ah").lay(TWO, 1, "Jd").table();
    assert_eq!(table.listed(ONE, "cast inspire "), ["1", "2"]);
    table.refuse(ONE, "attack 1 3", "D52-24");
    table.go(ONE, &["cast inspire 1"]);
    assert_eq!((table.actions_left(), table.is_frozen(1)), (4, true));
    table.refuse(ONE, "attack 1 3", "D52-24");
}
