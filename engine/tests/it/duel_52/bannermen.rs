//! D52-57 to 70: bannermen. (Their fights are in `fights`.)

use engine::games::duel_52::Event;

use crate::duel_52::position::{Position, Table, card, card_id, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

fn banner(face: &str) -> Position {
    Position::base().banners(ONE, face).hand(ONE, "9c").hand(TWO, "8c")
}

#[test]
fn d52_57_bannermen_improve_own_cards_of_their_rank_only() {
    let mut own = banner("As").lay(ONE, 1, "(Ac)").table();
    own.go(ONE, &["flip 1"]);
    assert_eq!(own.actions_left(), 4);
    let mut enemys = banner("As").lay(TWO, 1, "(Ac)").table();
    enemys.go(ONE, &["end"]).go(TWO, &["flip 1"]);
    assert_eq!(enemys.actions_left(), 3, "not the enemy's");
    let before = own.seat(ONE).banners;
    own.go(ONE, &["end"]).go(TWO, &["end"]);
    assert_eq!(own.seat(ONE).banners, before, "they stay, outside the lanes");
}

#[test]
fn d52_57_base_cards_forts_warriors_and_reactivations_are_improved() {
    let position = banner("As").lay(ONE, 1, "[Ac] {Ad}").lay(TWO, 1, "4c").forts_of("Ad 9d 9h 9s");
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1", "flip 2"]);
    assert_eq!(table.actions_left(), 5, "2 flips, 4 gained");
    let mut table = banner("As").hero(ONE, "Ac").hero(TWO, "7c").lay(TWO, 1, "4c").table();
    table.go(ONE, &["warrior 1"]);
    assert_eq!((table.actions_left(), table.card(2).allowance), (5, 3));
    let mut table = banner("As").lay(ONE, 1, "Ac (Kc)").lay(TWO, 1, "4c").table();
    table.go(ONE, &["flip 2"]);
    assert_eq!(table.actions_left(), 4);
}

#[test]
fn d52_57_the_spells_of_mages_are_not_improved() {
    let position = banner("2s").hero(ONE, "2c").hero(TWO, "7c").pile(5);
    let mut table = position.table();
    table.go(ONE, &["cast recruit"]);
    assert!(!table.listed(ONE, "discard ").is_empty(), "it discards as before");
    let mut table = banner("4s").hero(ONE, "4c").hero(TWO, "7c").lay(TWO, 1, "(5c) (6c)").table();
    table.go(ONE, &["cast look 1"]);
    assert!(table.listed(ONE, "look ").is_empty());
    assert!(table.seen(EYES_OF_ONE).seats[TWO].shown.sure.is_empty());
}

#[test]
fn d52_58_a_banner_2_draws_and_does_not_discard() {
    let mut table = banner("2s").lay(ONE, 1, "(2c)").pile(5).table();
    table.go(ONE, &["flip 1"]);
    assert_eq!((table.hand(ONE).len(), table.view().pile), (2, 4));
    assert!(table.listed(ONE, "discard ").is_empty());
    let mut empty = banner("2s").lay(ONE, 1, "(2c)").end_phase().table();
    empty.go(ONE, &["flip 1"]);
    assert_eq!(empty.hand(ONE), cards("9c"), "empty draw pile: nothing");
}

#[test]
fn d52_60_a_banner_4_looks_at_two_cards_and_the_hand_is_shown() {
    let position =
        banner("4s").lay(ONE, 1, "(4c) [5c]").lay(TWO, 1, "(6c) (7c)").hand(TWO, "8c 8d");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]);
    assert!(table.has_emitted(&Event::HandShown(TWO, Some(cards("8c 8d")))));
    assert_eq!(table.seen(EYES_OF_ONE).seats[TWO].shown.sure, cards("8c 8d"));
    table.go(ONE, &["look 3"]);
    table.refuse(ONE, "look 3", "D52-60");
    assert_eq!(table.listed(ONE, "look "), ["2", "4"]);
    table.go(ONE, &["look 2"]);
    assert!(table.listed(ONE, "look ").is_empty(), "two, not three");
    let face = |at| table.seen(EYES_OF_ONE).card(card_id(at)).unwrap().face;
    assert_eq!([2, 3, 4].map(face), [Some(card("5c")), Some(card("6c")), None]);
}

#[test]
fn d52_60_the_hand_is_shown_even_if_no_card_lies_face_down() {
    let mut table = banner("4s").lay(ONE, 1, "(4c)").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.seen(EYES_OF_ONE).seats[TWO].shown.sure, cards("8c"));
    let mut one = banner("4s").lay(ONE, 1, "(4c)").lay(TWO, 1, "(5c)").table();
    one.go(ONE, &["flip 1", "look 2"]);
    assert!(one.listed(ONE, "look ").is_empty(), "one, if there is only one");
}

#[test]
fn d52_61_a_banner_5_flips_own_cards_in_all_lanes() {
    let position =
        banner("5s").lay(ONE, 1, "(5c) (9d)").lay(ONE, 2, "(8d) [10d]").lay(ONE, 3, "(Jd)");
    let mut table = position.clone().table();
    table.go(ONE, &["flip 1"]);
    let up: Vec<bool> = (1..=5).map(|at| table.is_up(at)).collect();
    assert_eq!(up, [true, true, true, false, true]);
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1"]);
    assert!(table.is_up(4), "in the end phase base cards, too");
}

#[test]
fn d52_62_a_banner_6_stops_the_lane_for_new_cards() {
    let position = banner("6s").lay(ONE, 1, "(6c)").lay(TWO, 1, "Kc 9d").lay(TWO, 2, "(Qd)");
    let position = position.hand(TWO, "8c 8d").hero(TWO, "Jc").hero(ONE, "7c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "end"]);
    assert!(table.is_frozen(2) && !table.is_frozen(3), "frozen but for a face-up 9");
    assert_eq!(table.listed(TWO, "play 8c "), ["2", "3"]);
    table.refuse(TWO, "play 8c 1", "D52-62");
    table.refuse(TWO, "warrior 1", "D52-62");
    table.go(TWO, &["flip 4", "none", "end"]);
    table.go(ONE, &["end"]);
    assert!(table.can(TWO, "play 8c 1"), "for one turn");
}

#[test]
fn d52_62_cards_can_be_moved_into_a_stopped_lane() {
    let position = banner("6s").lay(ONE, 1, "(6c)").lay(TWO, 1, "(Qd)~").lay(TWO, 2, "10d (5d)");
    let position = position.hero(TWO, "Qc").hero(ONE, "7c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "end"]).go(TWO, &["cast move 3 1"]);
    assert_eq!(table.card(3).lane.unwrap().number(), 1);
}

#[test]
fn d52_63_a_banner_7_lets_each_2_heal_all() {
    let position = banner("7s").lay(ONE, 1, "(2c) Jc**").lay(ONE, 2, "(9d)*").pile(5);
    let mut table = position.clone().table();
    table.go(ONE, &["flip 1"]);
    assert_eq!((table.damage(2), table.damage(3)), (0, 0));
    assert_eq!(table.listed(ONE, "discard ").len(), 2, "2s keep View");
    let mut empty = position.end_phase().table();
    empty.go(ONE, &["flip 1"]);
    assert_eq!(empty.damage(2), 0, "with an empty draw pile, too");
    let mut seven = banner("7s").lay(ONE, 1, "(7c) Jc**").table();
    seven.go(ONE, &["flip 1"]);
    assert_eq!(seven.damage(2), 0, "7s keep Heal all");
    let mut kinged = banner("7s").lay(ONE, 1, "(Kc) 2c Jc**").pile(5).table();
    kinged.go(ONE, &["flip 1"]);
    assert_eq!(kinged.damage(3), 0, "reactivated 2s heal");
    let mut none = banner("8s").lay(ONE, 1, "(2c) Jc**").pile(5).table();
    none.go(ONE, &["flip 1"]);
    assert_eq!(none.damage(2), 2, "not without the bannerman");
}

#[test]
fn d52_68_a_banner_queen_moves_up_to_two_cards_of_one_lane() {
    let position = banner("Qs").lay(ONE, 1, "(Qc)").lay(ONE, 2, "10c (10d) 4d").lay(ONE, 3, "5d");
    let mut table = position.clone().table();
    table.go(ONE, &["flip 1", "move 2"]);
    assert_eq!(table.listed(ONE, "move "), ["3", "4"]);
    table.refuse(ONE, "move 5", "D52-68");
    table.go(ONE, &["move 3"]);
    assert!(table.listed(ONE, "move ").is_empty());
    assert!([2, 3].iter().all(|at| table.card(*at).lane.unwrap().number() == 1));
    let mut one = position.clone().table();
    one.go(ONE, &["flip 1", "move 5"]);
    assert!(one.listed(ONE, "move ").is_empty(), "no other card in that lane");
    let mut none = position.table();
    none.go(ONE, &["flip 1", "move 2", "none"]);
    assert_eq!(none.card(3).lane.unwrap().number(), 2);
}

#[test]
fn d52_68_base_cards_in_the_end_phase() {
    let position = banner("Qs").lay(ONE, 1, "(Qc)").lay(ONE, 2, "[10c] [10d]");
    assert!(position.clone().table().go(ONE, &["flip 1"]).listed(ONE, "move ").is_empty());
    let mut table = position.end_phase().table();
    table.go(ONE, &["flip 1", "move 2", "move 3"]);
    assert_eq!(table.card(3).lane.unwrap().number(), 1);
}

#[test]
fn d52_69_a_banner_king_reactivates_own_cards_in_all_lanes() {
    let position =
        banner("Ks").lay(ONE, 1, "(Kc) Ac").lay(ONE, 2, "7c 8d Kd").lay(ONE, 3, "Ad (7d)");
    let mut table = position.lay(TWO, 1, "4d").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.waiting(), [2, 3, 6], "not other Kings, not constant powers");
}

#[test]
fn d52_70_a_banner_ace_gives_two_actions_and_three_attacks() {
    let position = banner("As").lay(ONE, 1, "(Ac) (Kc)").lay(TWO, 1, "Jc Jd").hand(TWO, "8c 8d 8h");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "attack 1 3", "attack 1 3"]);
    assert_eq!(table.actions_left(), 2);
    table.go(ONE, &["flip 2"]);
    assert_eq!(table.actions_left(), 3, "again two actions");
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_dead(3));
    table.refuse(ONE, "attack 1 4", "D52-8");
    table.go(ONE, &["end"]).go(TWO, &["end"]);
    table.go(ONE, &["attack 1 4"]);
    table.refuse(ONE, "attack 1 4", "D52-8");
    assert_eq!(table.seen(EYES_OF_TWO).card(card_id(1)).unwrap().allowance, 1);
}

#[test]
fn d52_62_the_3_mage_cannot_rush_a_card_into_a_stopped_lane() {
    let position =
        banner("6s").lay(ONE, 1, "(6c)").hand(TWO, "8c 8d").hero(TWO, "3s").hero(ONE, "7c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "end"]);
    assert_eq!(table.listed(TWO, "cast rush 8c "), ["2", "3"]);
    table.refuse(TWO, "cast rush 8c 1", "D52-62");
    table.go(TWO, &["cast rush 8c 2", "end"]).go(ONE, &["end"]);
    assert!(table.can(TWO, "cast rush 8d 1"), "for one turn");
}

/// Seat 1 can flip a 6 in each lane.
fn three_sixes() -> Position {
    banner("6s").lay(ONE, 1, "(6c)").lay(ONE, 2, "(6d)").lay(ONE, 3, "(6h)").hand(TWO, "8c 8d")
}

/// Seat 1 stops all lanes by its three actions.
fn all_stopped(position: Position) -> Table {
    let mut table = position.table();
    table.go(ONE, &["flip 1", "flip 2", "flip 3"]);
    table
}

#[test]
fn d52_62_with_all_lanes_stopped_a_seat_can_do_what_is_no_play() {
    let mut table = all_stopped(three_sixes().lay(TWO, 2, "9d"));
    assert_eq!(table.mover(), Some(TWO));
    for lane in 1..=3 {
        table.refuse(TWO, &format!("play 8c {lane}"), "D52-62");
    }
    table.go(TWO, &["attack 4 2"]);
    assert_eq!(table.damage(2), 1);
}

#[test]
fn d52_18_with_all_lanes_stopped_a_seat_that_has_only_a_hand_or_a_warrior_is_passed_over() {
    let table = all_stopped(three_sixes());
    assert_eq!((table.mover(), table.actions_left()), (Some(ONE), 3), "{}", table.picture());
    assert_eq!(table.hand(TWO).len(), 3, "its turn counts: it has drawn");
    let table = all_stopped(three_sixes().hero(TWO, "Jc").hero(ONE, "7c"));
    assert_eq!(table.mover(), Some(ONE), "{}", table.picture());
    let position = three_sixes().hero(TWO, "Jc").hero(ONE, "7c").lay(TWO, 2, "9d");
    let mut table = all_stopped(position);
    table.refuse(TWO, "warrior 2", "D52-62");
    table.go(TWO, &["attack 4 2"]);
    assert_eq!(table.mover(), Some(ONE), "nothing is left to do");
}
