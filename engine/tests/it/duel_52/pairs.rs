//! D52-13, 14: pairs.

use engine::games::duel_52::Event;

use crate::duel_52::position::{Position, Table, card_id};
use crate::duel_52::{ONE, TWO};

#[test]
fn d52_13_a_pair_attacks_as_one_for_one_action_and_2_damage() {
    let position = Position::base().lay(ONE, 1, "Kc Kd").paired(1, 2).lay(TWO, 1, "4c 5c");
    let mut table = position.hand(ONE, "2c").table();
    assert_eq!(table.listed(ONE, "attack "), ["1 3", "1 4"], "its cards can't attack alone");
    table.refuse(ONE, "attack 2 3", "D52-13");
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_dead(3), "2 damage to one target");
    assert_eq!((table.damage(4), table.actions_left()), (0, 2));
    table.refuse(ONE, "attack 1 4", "D52-8");
}

#[test]
fn d52_13_a_pair_uses_one_attack_of_each_and_needs_both() {
    let position = Position::base().lay(ONE, 1, "Kc Kd").lay(TWO, 1, "4c 5c").hand(ONE, "2c");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 3", "pair 1 2"]);
    table.refuse(ONE, "attack 1 4", "D52-8");
    let frozen = Position::base().lay(ONE, 1, "Kc Kd~").paired(1, 2).lay(TWO, 1, "4c");
    frozen.hand(ONE, "2c").table().refuse(ONE, "attack 1 3", "D52-24");
    let mut activated = Position::base().lay(ONE, 1, "Kc (Kd)").lay(TWO, 1, "4c").hand(ONE, "2c");
    activated = activated.hero(ONE, "5c").hero(TWO, "7c");
    let mut table = activated.table();
    table.go(ONE, &["cast flip 2", "pair 1 2"]);
    table.refuse(ONE, "attack 1 3", "D52-46");
}

#[test]
fn d52_13_nimble_counts_for_each_card_of_a_pair() {
    let position =
        Position::base().lay(ONE, 1, "9c 9d").paired(1, 2).lay(TWO, 1, "Jc").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 3"]);
    assert!(table.has_emitted(&Event::Damaged(card_id(3), 4)));
    assert!(table.is_dead(3));
}

#[test]
fn d52_13_an_ace_pair_may_attack_as_often_as_both_may() {
    let position = Position::base().lay(ONE, 1, "(Ac) (Ad)").lay(TWO, 1, "Jc").lay(TWO, 1, "4c");
    let mut table = position.hand(ONE, "2c").hand(TWO, "5c").table();
    table.go(ONE, &["flip 1", "flip 2", "pair 1 2", "attack 1 3", "attack 1 3"]);
    assert!(table.is_dead(3));
    assert_eq!(table.mover(), Some(TWO), "3 actions and 2 more are used");
}

#[test]
fn d52_14_a_pair_ends_when_one_of_its_cards_dies() {
    let position = Position::base().lay(ONE, 1, "Kc Kd*").paired(1, 2).lay(TWO, 1, "8c 4c");
    let mut table = position.hand(ONE, "2c").hand(TWO, "5c 5d 5h").table();
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_dead(2) && table.has_emitted(&Event::Parted(card_id(1), card_id(2))));
    assert_eq!(table.card(1).mate, None);
    table.go(ONE, &["play 2c 1"]);
    table.refuse(ONE, "pair 1 2", "D52-7");
}

#[test]
fn d52_14_a_pair_ends_when_one_of_its_cards_moves() {
    let position = Position::base().lay(ONE, 1, "Kc Kd").paired(1, 2).lay(ONE, 2, "(Qc)");
    let mut table = position.lay(TWO, 1, "4c").lay(TWO, 2, "5c").hand(ONE, "2c").table();
    table.go(ONE, &["flip 3", "move 2"]);
    assert!(table.has_emitted(&Event::Parted(card_id(1), card_id(2))));
    assert!(table.can(ONE, "attack 1 4") && table.can(ONE, "attack 2 5"), "each alone again");
}

#[test]
fn d52_14_two_pairs_of_one_rank_in_a_lane_stay_apart() {
    let position =
        Position::base().lay(ONE, 1, "Kc Kd Kh Ks*").lay(TWO, 1, "8c Jc").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c 5d 5h 5s").table();
    table.go(ONE, &["pair 1 3", "pair 2 4"]);
    let mates = |table: &Table| [1, 2, 3, 4].map(|at| table.card(at).mate.map_or(0, u8::from));
    assert_eq!(mates(&table), [3, 4, 1, 2]);
    assert_eq!(table.listed(ONE, "attack "), ["1 6", "2 6"]);
    table.go(ONE, &["attack 2 6"]);
    table.go(TWO, &["attack 5 4", "play 5c 2", "play 5d 2"]);
    assert_eq!(mates(&table), [3, 0, 1, 0], "the other pair goes on");
}
