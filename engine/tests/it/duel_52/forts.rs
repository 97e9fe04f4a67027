//! D52-73 to 75: forts.

use engine::game::{Decision, Observer};
use engine::games::duel_52::{Event, Origin, Phase};

use crate::duel_52::position::{Position, card, card_id, lane};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

/// A position in which seat 1 has three face-up cards in lane 2.
fn strong() -> Position {
    let position = Position::base().forts_of("9c 9d 9h 9s").lay(ONE, 2, "Kc Qc 6c");
    position.lay(TWO, 2, "4c").hand(ONE, "2c").hand(TWO, "5c 5d")
}

#[test]
fn d52_73_a_4_can_look_at_a_fort_and_another_may_be_taken() {
    let mut table = strong().hero(TWO, "4s").hero(ONE, "7s").table();
    table.go(ONE, &["end"]).go(TWO, &["fort 1 2"]);
    table.refuse(TWO, "cast look fort 1", "D52-73");
    table.go(TWO, &["cast look fort 2"]);
    let fort = |observer| table.seen(observer).forts[1].unwrap().face;
    assert_eq!((fort(EYES_OF_TWO).is_some(), fort(EYES_OF_ONE)), (true, None));
}

#[test]
fn d52_74_the_enemy_takes_a_fort_at_the_start_of_its_turn_before_it_draws() {
    let mut table = strong().table();
    table.go(ONE, &["end"]);
    assert_eq!((table.mover(), table.view().phase), (Some(TWO), Phase::Forts));
    assert_eq!(table.hand(TWO).len(), 2, "it has not drawn yet");
    assert_eq!(table.listed(TWO, "fort "), ["1 2", "2 2", "3 2", "4 2"], "any fort, that lane");
    table.refuse(TWO, "end", "D52-74");
    table.refuse(TWO, "fort 1 1", "D52-74");
    table.go(TWO, &["fort 3 2"]);
    let fort = table.card(5);
    assert_eq!((fort.owner, fort.lane, fort.from), (TWO, Some(lane(2)), Origin::Fort));
    assert!(!table.is_up(5));
    let face = |observer| table.seen(observer).card(card_id(5)).unwrap().face;
    assert_eq!(face(EYES_OF_TWO), fort.face, "the enemy looks at it");
    assert_eq!((face(EYES_OF_ONE), face(Observer::Table)), (None, None), "only it knows it");
    assert_eq!(table.hand(TWO).len(), 3, "then it draws");
    table.refuse(TWO, "fort 1 2", "D52-74");
}

#[test]
fn d52_74_two_face_up_cards_are_not_enough_and_face_down_ones_do_not_count() {
    let position = Position::base().forts().lay(ONE, 2, "Kc Qc (6c) [7c]").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c").table();
    table.go(ONE, &["end"]);
    assert_eq!(table.view().phase, Phase::Turn);
}

#[test]
fn d52_74_at_most_once_a_lane_for_each_seat() {
    let mut table = strong().table();
    table.go(ONE, &["end"]).go(TWO, &["fort 3 2", "end"]).go(ONE, &["end"]);
    assert_eq!(table.view().phase, Phase::Turn);
    table.refuse(TWO, "fort 3 2", "D52-74");
    let mut table = strong().fortified(TWO, &[2]).forts_of("9c 9d 9h 9s").table();
    table.go(ONE, &["end"]);
    assert_eq!(table.view().phase, Phase::Turn);
    let mut table = strong().fortified(ONE, &[2]).table();
    table.go(ONE, &["end"]);
    assert_eq!(table.view().phase, Phase::Forts, "the other seat's lane is another");
}

#[test]
fn d52_74_several_lanes_in_the_order_that_the_enemy_likes() {
    let position = strong().lay(ONE, 3, "Kd Qd 6d 7d");
    let mut table = position.table();
    table.go(ONE, &["end"]);
    assert!(table.has_emitted(&Event::FortsDue(TWO, [lane(2), lane(3)].into_iter().collect())));
    assert_eq!(table.actions(TWO).len(), 8);
    table.go(TWO, &["fort 2 3"]);
    assert_eq!(table.listed(TWO, "fort "), ["1 2", "3 2", "4 2"]);
    table.refuse(TWO, "fort 2 2", "D52-73");
    table.go(TWO, &["fort 1 2"]);
    assert_eq!(table.view().phase, Phase::Turn);
}

#[test]
fn d52_74_while_forts_last() {
    let position = Position::base().forts_of("9c 9d 9h 9s").lay(ONE, 1, "Kc Qc 6c");
    let position = position.lay(ONE, 2, "Kd Qd 6d").lay(TWO, 3, "{9c} {9d} {9h}").lay(TWO, 1, "4c");
    let mut table = position.hand(ONE, "2c").hand(TWO, "5c").table();
    table.go(ONE, &["end"]);
    assert_eq!(table.listed(TWO, "fort "), ["4 1", "4 2"], "one is left for two lanes");
    table.go(TWO, &["fort 4 2"]);
    assert_eq!(table.view().phase, Phase::Turn, "there is none for the other");
    assert!(table.view().forts.iter().all(Option::is_none));
    table.go(TWO, &["end"]).go(ONE, &["end"]);
    assert_eq!(table.view().phase, Phase::Turn);
}

#[test]
fn d52_74_a_time_out_takes_a_fort_at_random() {
    let mut table = strong().table();
    table.go(ONE, &["end"]).decide(TWO, Decision::Timeout);
    assert!(table.emitted.iter().any(|event| matches!(event, Event::FortTaken { seat: TWO, .. })));
    assert_eq!(table.mover(), Some(ONE), "and the turn ends (D52-82)");
}

#[test]
fn d52_74_who_has_looked_at_a_fort_knows_it_where_it_lies() {
    let mut table = strong().hero(ONE, "4s").hero(TWO, "7s").table();
    table.go(ONE, &["cast look fort 2", "end"]).go(TWO, &["fort 2 2"]);
    let known = table.card(5).face;
    assert_eq!(table.seen(EYES_OF_ONE).card(card_id(5)).unwrap().face, known);
}

#[test]
fn d52_75_a_fort_is_a_base_card_but_its_owner_knows_it() {
    let position =
        Position::base().forts_of("9c 9d 9h 9s").lay(TWO, 1, "{9c}").lay(ONE, 1, "Kc {9d}");
    let position = position.hand(ONE, "2c").hand(TWO, "5c");
    let table = position.clone().table();
    table.refuse(ONE, "attack 2 1", "D52-16");
    table.refuse(ONE, "flip 3", "D52-16");
    assert_eq!(table.seen(EYES_OF_ONE).card(card_id(3)).unwrap().face, Some(card("9d")));
    assert_eq!(table.seen(EYES_OF_TWO).card(card_id(3)).unwrap().face, None);
    let table = position.end_phase().table();
    assert!(table.can(ONE, "attack 2 1") && table.can(ONE, "flip 3"));
}

#[test]
fn d52_75_in_the_end_phase_forts_still_come_in() {
    let mut table = strong().end_phase().table();
    table.go(ONE, &["end"]).go(TWO, &["fort 1 2"]);
    assert!(table.can(TWO, "flip 5"), "as normal face-down cards");
}
