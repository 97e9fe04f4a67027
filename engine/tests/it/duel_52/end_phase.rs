//! D52-16 to 18: the end phase and the end of the game.

use engine::game::Decision;
use engine::games::duel_52::Event;

use crate::duel_52::position::{Position, Status, card_id, cards};
use crate::duel_52::{EYES_OF_ONE, ONE, TWO};

#[test]
fn d52_16_base_cards_can_be_touched_in_the_end_phase_only() {
    let position = Position::base().lay(ONE, 1, "Kc [9c]").lay(TWO, 1, "[9d]").hand(ONE, "2c");
    let position = position.hand(TWO, "5c").lay(TWO, 2, "8c");
    let table = position.clone().table();
    table.refuse(ONE, "flip 2", "D52-16");
    table.refuse(ONE, "attack 1 3", "D52-16");
    let mut table = position.end_phase().table();
    assert_eq!(
        table.seen(EYES_OF_ONE).card(card_id(2)).unwrap().face,
        None,
        "not looked at before"
    );
    table.go(ONE, &["flip 2", "attack 1 3"]);
    assert!(table.is_up(2) && table.damage(3) == 1);
}

#[test]
fn d52_16_the_last_card_drawn_begins_the_end_phase() {
    let position =
        Position::base().lay(ONE, 1, "(2c) [9c]").hand(ONE, "2d").hand(TWO, "5c").pile(1);
    let mut table = position.table();
    table.go(ONE, &["flip 1"]);
    assert!(table.has_emitted(&Event::PileEmptied));
    table.go(ONE, &["discard 2d", "flip 2"]);
    assert!(table.is_up(2));
}

#[test]
fn d52_17_two_lanes_win_when_the_enemy_cannot_play_any_more() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "4c*").lay(TWO, 2, "5c 6c");
    let lost = position.clone().hand(ONE, "2c").end_phase();
    let mut table = lost.clone().table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.result(), Status::WonBy(ONE), "lanes 1 and 3 are empty");
    let mut hand = lost.clone().hand(TWO, "8c").table();
    hand.go(ONE, &["attack 1 2"]);
    assert_eq!(hand.result(), Status::Unfinished, "not while it has cards in hand");
    let mut pile = position.hand(ONE, "2c").pile(3).table();
    pile.go(ONE, &["attack 1 2"]);
    assert_eq!(pile.result(), Status::Unfinished, "nor while there is a draw pile");
    let mut warrior = lost.clone().hero(TWO, "Jc").hero(ONE, "7c").table();
    warrior.go(ONE, &["attack 1 2"]);
    assert_eq!(warrior.result(), Status::Unfinished, "nor while a warrior is at home");
    let mut third = lost.lay(TWO, 3, "6d").table();
    third.go(ONE, &["attack 1 2"]);
    assert_eq!(third.result(), Status::Unfinished, "one lane is not enough");
}

#[test]
fn d52_17_it_is_looked_at_when_all_that_an_action_set_off_is_done() {
    // The 10's second target is still open.
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "4c* 5c*").hand(ONE, "2c");
    let mut table = position.end_phase().table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.result(), Status::Unfinished);
    table.go(ONE, &["also 3"]);
    assert_eq!(table.result(), Status::WonBy(ONE));
}

#[test]
fn d52_17_a_last_card_played_by_the_enemy_itself_can_lose() {
    // Seat 1 plays its last card, and holds only one lane.
    let position = Position::base().lay(TWO, 1, "4c").lay(TWO, 2, "5c").hand(ONE, "2c");
    let mut table = position.lay(TWO, 3, "6c").end_phase().table();
    table.go(ONE, &["play 2c 3"]);
    assert_eq!(table.result(), Status::WonBy(TWO));
}

#[test]
fn d52_17_forts_to_come_do_not_delay_a_win() {
    let position =
        Position::base().forts().lay(ONE, 1, "Kc Qc 6c").lay(TWO, 1, "4c*").lay(TWO, 2, "5c");
    let mut table = position.hand(ONE, "2c").end_phase().table();
    table.go(ONE, &["attack 1 4"]);
    assert_eq!(table.result(), Status::WonBy(ONE));
}

#[test]
fn d52_17_a_fort_that_comes_into_a_lane_reopens_it() {
    // Lane 1 has no card of seat 2; lane 3 falls only after the fort came into lane 1.
    let position = Position::base().forts_of("9c 9d 9h 9s").lay(ONE, 1, "Kc Qc 6c");
    let position = position.lay(ONE, 3, "7c").lay(TWO, 2, "5c 5d").lay(TWO, 3, "4c*");
    let mut table = position.hand(ONE, "2c").hand(ONE, "2c 2d").end_phase().table();
    table.go(ONE, &["end"]).go(TWO, &["fort 1 1", "end"]);
    table.go(ONE, &["attack 4 7"]);
    assert!(table.is_dead(7));
    assert_eq!(table.result(), Status::Unfinished);
}

#[test]
fn d52_18_both_with_two_lanes_at_once_is_a_draw() {
    let position = Position::base().lay(ONE, 1, "Kc*").lay(TWO, 1, "8c*").end_phase();
    let mut table = position.lay(ONE, 2, "4c").lay(TWO, 3, "4d").table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.result(), Status::Draw, "each has lanes 1 and one more");
}

#[test]
fn d52_18_a_seat_that_can_do_nothing_is_passed_over() {
    // All of seat 2's cards are frozen.
    let frozen = Position::base().lay(ONE, 1, "(6c)").lay(TWO, 1, "Kh Qc").lay(ONE, 2, "4c");
    let frozen =
        frozen.lay(ONE, 3, "4d").lay(TWO, 2, "(5c)").lay(TWO, 3, "(5d)").lay(ONE, 2, "(6d)");
    let mut table = frozen.lay(ONE, 3, "(6h)").end_phase().hand(ONE, "2c 2d").table();
    table.go(ONE, &["flip 1", "flip 8", "flip 9"]);
    assert!(table.has_emitted(&Event::TurnEnded(TWO)));
    assert_eq!((table.mover(), table.view().turns), (Some(ONE), 11), "the turn counts");
}

#[test]
fn d52_18_twenty_quiet_turns_in_the_end_phase_are_a_draw() {
    let position = Position::base().forts().lay(ONE, 1, "Kc").lay(TWO, 1, "Qc").lay(TWO, 2, "4c");
    let position = position.lay(ONE, 2, "4d").hand(ONE, "2c").hand(TWO, "5c");
    let mut table = position.clone().end_phase().table();
    for turn in 0..20 {
        assert_eq!(table.result(), Status::Unfinished, "after {turn} turns");
        let seat = table.mover().unwrap();
        table.go(seat, &["end"]);
    }
    assert_eq!(table.result(), Status::Draw);
    // Any progress restarts the count.
    for action in ["attack 1 2", "play 2c 1"] {
        let mut table = position.clone().end_phase().turns_without_progress(19).table();
        table.go(ONE, &[action, "end"]);
        assert_eq!((table.result(), table.view().turns_without_progress), (Status::Unfinished, 0));
    }
    // Before the end phase nothing counts.
    let mut table = position.pile(6).table();
    table.go(ONE, &["end"]).go(TWO, &["end"]);
    assert_eq!(table.view().turns_without_progress, 0);
}

#[test]
fn d52_18_what_keeps_a_game_from_a_draw() {
    let position = Position::base().lay(ONE, 1, "(9c) Kc Kd (Qc) (7c)*").lay(TWO, 1, "4c*");
    let position = position.lay(ONE, 2, "10c").lay(TWO, 2, "5c").hand(ONE, "2c").hand(TWO, "8c");
    let position = position.forts().end_phase().turns_without_progress(19);
    for actions in [["flip 1"].as_slice(), &["pair 2 3"], &["attack 2 6"], &["flip 5"]] {
        let mut table = position.clone().table();
        table.go(ONE, actions).go(ONE, &["end"]);
        assert_eq!(
            (table.result(), table.view().turns_without_progress),
            (Status::Unfinished, 0),
            "{actions:?}"
        );
    }
}

#[test]
fn d52_17_who_gives_up_has_lost() {
    let mut table = Position::base().hand(ONE, "2c").table();
    table.decide(TWO, Decision::Leave);
    assert_eq!(table.result(), Status::WonBy(ONE));
    assert_eq!(table.hand(ONE), cards("2c"));
}
