use crate::duel_52::position::{Position, Status};
use crate::duel_52::{EYES_OF_ONE, ONE, TWO};

#[test]
fn d52_27_and_d52_67_example_1_a_9_attacks_a_jack() {
    let position =
        Position::base().lay(ONE, 1, "9c").lay(TWO, 1, "Jc").hand(ONE, "2c").hand(TWO, "5c");
    let left = |position: Position| {
        let mut table = position.table();
        table.go(ONE, &["attack 1 2"]);
        let jack = table.card(2);
        if table.is_dead(2) { (0, 0) } else { (jack.hit_points - jack.damage, jack.hit_points) }
    };
    assert_eq!(left(position.clone()), (1, 3));
    assert_eq!(left(position.clone().banners(TWO, "Jh")), (2, 4));
    assert_eq!(left(position.banners(ONE, "9h")), (0, 0), "dead");
}

#[test]
fn d52_26_and_d52_64_example_2_a_10_faces_an_8_and_a_4() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "8c 4c").hand(ONE, "2c");
    let mut table = position.banners(TWO, "8h").hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 2", "also 3"]);
    assert!(table.is_dead(1));
    assert_eq!((table.damage(2), table.damage(3)), (1, 1));
}

#[test]
fn d52_32_example_3_a_5_flips_a_king_a_4_and_an_ace() {
    let position = Position::base().lay(ONE, 1, "(5c) (Kc) (4c) (Ac)").lay(TWO, 1, "(9c) (9d)");
    let mut table = position.hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!((table.waiting(), table.actions_left()), (vec![2, 3, 4], 2));
    table.go(ONE, &["use 4"]);
    assert_eq!(table.actions_left(), 3);
    table.go(ONE, &["use 2"]);
    assert_eq!(table.waiting(), [1, 3, 4]);
    assert_eq!(table.card(3).waits, 2, "of its flip and of the King");
    table.go(ONE, &["use 1"]);
    assert_eq!(table.waiting(), [3, 4], "the 5 finds nothing to flip");
    table.go(ONE, &["use 3", "look 5", "use 4", "look 6"]);
    assert_eq!(table.actions_left(), 4, "2 gained for the 1 that the flip cost");
    let seen = table.seen(EYES_OF_ONE);
    assert!(seen.cards[4].face.is_some() && seen.cards[5].face.is_some(), "2 cards looked at");
}

#[test]
fn d52_29_example_4_a_face_down_jack_was_hit_once() {
    let position =
        Position::base().lay(TWO, 1, "(Jc)* (7c)").lay(ONE, 1, "(7d)").hand(ONE, "2c 2d");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["flip 3", "play 2c 2", "play 2d 2"]);
    assert_eq!(table.damage(1), 1, "the enemy's 7 doesn't touch it");
    table.go(TWO, &["flip 1"]);
    assert_eq!((table.damage(1), table.card(1).hit_points), (1, 3));
    table.go(TWO, &["flip 2"]);
    assert_eq!(table.damage(1), 0, "its own 7 brings it to 3");
}

#[test]
fn d52_17_example_5_a_win_in_whoevers_turn() {
    // Seat 1's last attack in lane 1 kills its own attacker: seat 2 wins in seat 1's turn.
    let position = Position::base().lay(ONE, 1, "Kc*").lay(TWO, 1, "8c").lay(ONE, 3, "4c");
    let position = position.lay(TWO, 2, "5c").hand(TWO, "6c").end_phase();
    let mut table = position.table();
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_dead(1));
    assert_eq!(table.result(), Status::WonBy(TWO), "seat 1 has no card in lanes 1 and 2");
}
