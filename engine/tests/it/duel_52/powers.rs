//! D52-19 to 25, 30: one-shot powers.

use engine::game::Observer;
use engine::games::duel_52::Event;

use crate::duel_52::position::{Position, card, card_id, card_ids, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

#[test]
fn d52_19_an_ace_gives_an_action_and_may_attack_twice_in_its_turn() {
    let position = Position::base().lay(ONE, 1, "(Ac)").lay(TWO, 1, "Jc").lay(TWO, 2, "[4c]");
    let mut table = position.hand(ONE, "2c 2d 2h 2s").hand(TWO, "5c 5d 5h 5s").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.actions_left(), 3, "one for the flip, one gained");
    table.go(ONE, &["attack 1 2", "attack 1 2"]);
    assert_eq!(table.damage(2), 2);
    table.refuse(ONE, "attack 1 2", "D52-8");
    table.go(ONE, &["play 2c 3"]);
    table.go(TWO, &["play 5c 3", "play 5d 3", "play 5h 3"]);
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_dead(2));
    table.refuse(ONE, "attack 1 3", "D52-8");
}

#[test]
fn d52_19_a_reactivated_ace_gives_an_action_and_attacks_twice_in_all() {
    let position = Position::base().lay(ONE, 1, "Ac (Kc)").lay(TWO, 1, "Jc* Jd").hand(ONE, "2c 2d");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 4", "flip 2"]);
    assert_eq!(table.actions_left(), 2, "3, two used, one gained");
    table.go(ONE, &["attack 1 3"]);
    table.refuse(ONE, "attack 1 3", "D52-8");
    // Flipped and reactivated in one turn: two attacks, not four.
    let position =
        Position::base().lay(ONE, 1, "(Ac) (Kc)").lay(TWO, 1, "Jc Jd").hand(ONE, "2c 2d");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["flip 1", "flip 2", "attack 1 3", "attack 1 3"]);
    assert_eq!(table.actions_left(), 1, "3 and 2 more, four used");
    table.refuse(ONE, "attack 1 4", "D52-8");
}

#[test]
fn d52_20_a_2_draws_and_then_discards_face_down() {
    let position = Position::base().lay(ONE, 1, "(2c)").hand(ONE, "9c 9d").hand(TWO, "5c");
    let mut table = position.pile(5).table();
    table.refuse(ONE, "banner 9c", "D52-55");
    table.go(ONE, &["flip 1"]);
    assert_eq!((table.hand(ONE).len(), table.view().pile), (3, 4));
    assert_eq!(table.listed(ONE, "discard ").len(), 3, "the drawn card, too");
    table.refuse(ONE, "none", "D52-32");
    table.refuse(ONE, "discard 5c", "D52-6");
    table.refuse(ONE, "play 9c 1", "D52-32");
    let before = table.seat(ONE).discards;
    table.go(ONE, &["discard 9d"]);
    assert_eq!((table.hand(ONE).len(), table.actions_left()), (2, 2));
    assert_eq!(table.seat(ONE).discards, before + 1);
    assert!(table.seen(EYES_OF_ONE).seats[ONE].discarded.unwrap().contains(card("9d")));
    assert_eq!(table.seen(EYES_OF_TWO).seats[ONE].discarded, None, "its owner alone knows");
}

#[test]
fn d52_20_with_an_empty_draw_pile_a_2_does_nothing() {
    let position = Position::base().lay(ONE, 1, "(2c)").hand(ONE, "9c 9d").hand(TWO, "5c");
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1"]);
    assert_eq!((table.hand(ONE), table.actions_left()), (cards("9c 9d"), 2));
    assert!(table.can(ONE, "play 9c 1"), "no discard either");
}

#[test]
fn d52_21_a_3_killed_face_down_turns_up_with_full_hit_points() {
    let position = Position::base().lay(ONE, 1, "Kc Qc").lay(TWO, 1, "(3c)*").hand(ONE, "2c 2d 2h");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_up(3));
    assert_eq!((table.damage(3), table.damage(1)), (0, 0));
    assert!(!table.has_emitted(&Event::Killed(card_id(3))), "it counts as killed for nobody");
    table.go(ONE, &["attack 2 3", "play 2c 1"]);
    assert_eq!(table.damage(3), 1, "a normal card from then on");
    table.go(TWO, &["attack 3 1"]);
    assert_eq!(table.damage(1), 1);
}

#[test]
fn d52_21_base_3s_turn_up_too() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "[3c]*").hand(ONE, "2c");
    let mut table = position.end_phase().hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_up(2) && table.damage(2) == 0);
}

#[test]
fn d52_22_a_4_looks_at_any_face_down_card_and_its_seat_keeps_it() {
    let position = Position::base().lay(ONE, 1, "(4c) [9c] (8c) Kc").lay(TWO, 3, "[9d] (8d) Kd");
    let mut table = position.hand(ONE, "2c 2d").hand(TWO, "5c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.listed(ONE, "look "), ["2", "3", "5", "6"]);
    table.refuse(ONE, "look 4", "D52-7");
    table.refuse(ONE, "look 30", "D52-22");
    table.refuse(ONE, "none", "D52-32");
    table.go(ONE, &["look 5"]);
    let face = |observer| table.seen(observer).card(card_id(5)).unwrap().face;
    assert_eq!(face(EYES_OF_ONE), Some(card("9d")));
    assert_eq!(
        (face(EYES_OF_TWO), face(Observer::Table)),
        (None, None),
        "only this seat learns it"
    );
    let seen = table.seen(EYES_OF_TWO);
    assert!(seen.card(card_id(5)).unwrap().known_to.contains(ONE), "all know which card it was");
    table.go(ONE, &["play 2c 2", "play 2d 2"]);
    let later = table.seen(EYES_OF_ONE).card(card_id(5)).unwrap().face;
    assert_eq!(later, Some(card("9d")), "its view keeps it");
}

#[test]
fn d52_22_a_4_can_look_at_a_fort() {
    let position = Position::base().forts_of("9c 9d 9h 9s").lay(ONE, 1, "(4c)").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.listed(ONE, "look "), ["fort 1", "fort 2", "fort 3", "fort 4"]);
    table.go(ONE, &["look fort 2"]);
    let fort = |observer| table.seen(observer).forts[1].unwrap();
    assert!(fort(EYES_OF_ONE).face.is_some());
    assert_eq!(fort(EYES_OF_TWO).face, None);
    assert!(fort(EYES_OF_TWO).known_to.contains(ONE));
}

#[test]
fn d52_23_a_5_flips_all_own_face_down_cards_of_its_lane() {
    let position = Position::base().lay(ONE, 1, "(5c) (9c) (8c)~ [7c]").lay(ONE, 2, "(10c)");
    let mut table = position.lay(TWO, 1, "(Kd) Jc").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert!(table.is_up(2) && table.is_up(3), "frozen cards, too");
    assert!(!table.is_up(4) && !table.is_up(5) && !table.is_up(6));
    assert!(table.can(ONE, "attack 2 7"), "they can attack if actions are left");
    assert!(!table.can(ONE, "attack 3 7"), "but for frozen ones");
}

#[test]
fn d52_23_base_cards_are_flipped_in_the_end_phase_only() {
    let position = Position::base().lay(ONE, 1, "(5c) [8c]").hand(ONE, "2c").hand(TWO, "5d");
    let mut table = position.clone().table();
    table.go(ONE, &["flip 1"]);
    assert!(!table.is_up(2));
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1"]);
    assert!(table.is_up(2));
}

#[test]
fn d52_24_a_6_freezes_all_enemy_cards_of_its_lane_for_their_next_turn() {
    let position = Position::base().lay(ONE, 1, "(6c) 4c").lay(TWO, 1, "Kc (Qc) 9c (9d) [5h]");
    let position = position.lay(TWO, 2, "Kd").hand(ONE, "2c 2d").hand(TWO, "5c 5d 5s");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "play 2c 2", "play 2d 3"]);
    let frozen: Vec<bool> = (3..=8).map(|at| table.is_frozen(at)).collect();
    assert_eq!(frozen, [true, true, false, true, true, false], "a face-down 9, not a face-up one");
    table.refuse(TWO, "attack 3 1", "D52-24");
    table.refuse(TWO, "flip 4", "D52-24");
    table.refuse(TWO, "flip 6", "D52-24");
    assert!(table.can(TWO, "attack 5 2"));
    table.go(TWO, &["play 5c 1"]);
    assert!(!table.is_frozen(11), "cards that come later are not frozen");
    table.go(TWO, &["play 5d 1", "play 5s 1"]);
    assert!((3..=8).all(|at| !table.is_frozen(at)), "ended by the end of that turn");
}

#[test]
fn d52_24_frozen_cards_can_be_flipped_by_a_5_healed_moved_reactivated_and_paired() {
    let position = Position::base().lay(ONE, 1, "(5c) (9c)~ Ac~* Ad~").lay(ONE, 2, "(Qc) (7c)");
    let position = position.lay(ONE, 1, "(Kc)").lay(TWO, 2, "4c").hand(ONE, "2c");
    let mut table = position.clone().table();
    table.go(ONE, &["flip 1"]);
    assert!(table.is_up(2) && !table.is_frozen(2), "a 9 that is turned face-up is free");
    let mut table = position.clone().table();
    table.go(ONE, &["flip 6"]);
    assert_eq!(table.damage(3), 0);
    table.go(ONE, &["pair 3 4"]);
    assert!(table.card(3).mate.is_some());
    let mut table = position.clone().table();
    table.go(ONE, &["flip 5", "move 3"]);
    assert!(table.is_frozen(3), "it stays frozen where it goes");
    table.refuse(ONE, "attack 3 8", "D52-24");
    let mut table = position.table();
    table.go(ONE, &["flip 7", "use 3"]);
    assert_eq!(table.actions_left(), 4, "both Aces are reactivated");
}

#[test]
fn d52_25_a_7_takes_up_to_2_damage_off_each_own_card_in_all_lanes() {
    let position =
        Position::base().lay(ONE, 1, "(7c)* Jc**").lay(ONE, 2, "(9c)*").lay(ONE, 3, "Kc*");
    let mut table = position.lay(TWO, 1, "4c*").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!([1, 2, 3, 4].map(|at| table.damage(at)), [0; 4]);
    assert_eq!(table.damage(5), 1, "own cards only");
}

#[test]
fn d52_25_base_cards_are_healed_in_the_end_phase() {
    let position = Position::base().lay(ONE, 1, "(7c) [9c]*").hand(ONE, "2c").hand(TWO, "5c");
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.damage(2), 0);
}

#[test]
fn d52_30_a_queen_moves_an_own_card_into_her_lane_or_none() {
    let position = Position::base().lay(ONE, 1, "(Qc) 4c").lay(ONE, 2, "8c*~ (5c) [6c]");
    let mut table = position.lay(TWO, 1, "Kc").lay(TWO, 2, "Kd").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.listed(ONE, "move "), ["3", "4"], "not of her lane, no base cards");
    table.refuse(ONE, "move 2", "D52-30");
    table.refuse(ONE, "move 5", "D52-16");
    table.refuse(ONE, "move 6", "D52-7");
    let mut none = table.clone();
    none.go(ONE, &["none"]);
    assert_eq!(none.card(3).lane.unwrap().number(), 2);
    table.go(ONE, &["move 4"]);
    let moved = table.card(4);
    assert_eq!(moved.lane.unwrap().number(), 1);
    assert!(!table.is_up(4) && table.waiting().is_empty(), "its power does not happen");
}

#[test]
fn d52_30_a_moved_card_may_still_attack_and_keeps_its_constant_power() {
    let position = Position::base().lay(ONE, 1, "(Qc)").lay(ONE, 2, "Jc*").lay(TWO, 1, "Kc 4d");
    let mut table = position.hand(ONE, "2c").hand(TWO, "5c").table();
    table.go(ONE, &["flip 1", "move 2", "attack 2 3", "play 2c 3"]);
    assert_eq!((table.damage(2), table.damage(3)), (1, 1));
    table.refuse(TWO, "attack 3 1", "D52-29");
}

#[test]
fn d52_30_base_cards_move_in_the_end_phase_and_stay_unknown() {
    let position = Position::base().lay(ONE, 1, "(Qc)").lay(ONE, 2, "[9c]*").hand(ONE, "2c");
    let mut table = position.end_phase().hand(TWO, "5c").table();
    table.go(ONE, &["flip 1", "move 2"]);
    assert_eq!((table.damage(2), table.card(2).lane.unwrap().number()), (1, 1));
    assert_eq!(table.seen(EYES_OF_ONE).card(card_id(2)).unwrap().face, None);
}

#[test]
fn d52_24_what_is_frozen_is_told_to_all() {
    let position = Position::base().lay(ONE, 1, "(6c)").lay(TWO, 1, "Kc 9c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]);
    assert!(table.has_emitted(&Event::Froze(card_ids(&[2]))));
}

#[test]
fn d52_19_an_ace_reactivated_after_its_second_attack_attacks_no_more() {
    let position = Position::base().lay(ONE, 1, "(Ac) (Kc)").lay(TWO, 1, "Jc 9c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "attack 1 3", "attack 1 3"]);
    assert_eq!((table.damage(3), table.actions_left()), (2, 1));
    table.go(ONE, &["flip 2"]);
    assert_eq!(table.actions_left(), 1, "one action more for the one that the flip cost");
    table.refuse(ONE, "attack 1 3", "D52-8");
    table.go(ONE, &["attack 2 3"]);
    assert!(table.is_dead(3), "the King attacks");
}

#[test]
fn d52_19_an_ace_reactivated_after_one_attack_has_a_second_one() {
    let position = Position::base().lay(ONE, 1, "Ac (Kc)").lay(TWO, 1, "Jc 9c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 3"]).refuse(ONE, "attack 1 3", "D52-8");
    table.go(ONE, &["flip 2", "attack 1 3"]).refuse(ONE, "attack 1 3", "D52-8");
    assert_eq!(table.damage(3), 2);
}
