//! D52-31, 32: Kings and waiting powers.

use engine::games::duel_52::Event;

use crate::duel_52::position::{Position, card_ids, cards};
use crate::duel_52::{ONE, TWO};

#[test]
fn d52_31_a_king_reactivates_the_one_shot_powers_of_his_lane() {
    let position = Position::base().lay(ONE, 1, "(Kc) Ac 7c 8c 9c Jc 3c Kd (6c)").lay(ONE, 2, "Ad");
    let mut table = position.lay(TWO, 1, "4c").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.waiting(), [2, 3], "not constant ones, not other Kings, not other lanes");
    table.go(ONE, &["use 2"]);
    assert_eq!(table.actions_left(), 3);
}

#[test]
fn d52_31_each_of_the_seven_powers_is_reactivated() {
    let position = Position::base().lay(ONE, 1, "(Kc) 2c 4c 5c 6c 7c Qc Ac").hand(ONE, "9c");
    let mut table = position.lay(TWO, 1, "(4d)").lay(ONE, 2, "9d").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.waiting(), [2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn d52_32_their_owner_picks_the_next_power_each_time() {
    let position = Position::base().lay(ONE, 1, "(5c) (4c) (Ac) (2c)").lay(TWO, 1, "(4d)");
    let mut table = position.hand(ONE, "9c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.listed(ONE, "use "), ["2", "3", "4"]);
    table.refuse(ONE, "use 1", "D52-32");
    table.refuse(ONE, "play 9c 1", "D52-32");
    table.refuse(ONE, "attack 2 5", "D52-32");
    table.refuse(ONE, "discard 9c", "D52-32");
    table.go(ONE, &["use 4"]);
    table.refuse(ONE, "use 3", "D52-32");
    table.go(ONE, &["discard 9c", "use 3"]);
    assert_eq!(table.listed(ONE, "look "), ["5"], "the last one happens by itself");
    table.go(ONE, &["look 5"]);
    assert_eq!((table.actions_left(), table.waiting().len()), (3, 0));
}

#[test]
fn d52_32_while_powers_wait_no_spell_or_warrior_can_be_used() {
    let position =
        Position::base().hero(ONE, "6d").lay(ONE, 1, "(5c) (4c) (Ac)").lay(TWO, 1, "(4d)");
    let mut table = position.clone().hand(ONE, "9c").table();
    table.go(ONE, &["flip 1"]);
    table.refuse(ONE, "cast freeze 4", "D52-32");
    table.refuse(ONE, "end", "D52-32");
    let mut table = position.hero(ONE, "Jc").hand(ONE, "9c").table();
    table.go(ONE, &["flip 1"]);
    table.refuse(ONE, "warrior 1", "D52-32");
}

#[test]
fn d52_32_a_power_works_from_where_its_card_is_when_it_resolves() {
    // The Queen of lane 2 brings the face-down Queen of lane 1 into her lane.
    let position = Position::base().forts().lay(ONE, 1, "(5c) Kc").lay(ONE, 2, "(5d) (Qc)");
    let mut table = position.lay(ONE, 1, "(Qd)").lay(ONE, 3, "9c").hand(ONE, "2c").table();
    table.go(ONE, &["flip 3"]);
    assert_eq!(
        table.listed(ONE, "move "),
        ["1", "2", "5", "6"],
        "the Queen of lane 2 asks at once"
    );
    table.go(ONE, &["move 5", "flip 1"]);
    // The 5 in lane 1 doesn't flip the moved Queen, who is in lane 2 now.
    assert!(!table.is_up(5));
    let position = Position::base().lay(ONE, 1, "(5c) (Qc) (Qd)").lay(ONE, 2, "(9c) (9d)");
    let mut table = position.lay(ONE, 3, "8c").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1", "use 2", "none"]);
    assert_eq!(table.listed(ONE, "move "), ["4", "5", "6"]);
}

#[test]
fn d52_32_a_queen_that_was_moved_moves_cards_to_where_she_is() {
    // Both Queens wait after a Frenzy; the first one brings the second into her lane.
    let position = Position::base().banners(ONE, "5h").lay(ONE, 1, "(5c) (Qc)").lay(ONE, 2, "(Qd)");
    let mut table = position.lay(ONE, 3, "8c").hand(ONE, "2c").table();
    table.go(ONE, &["flip 1", "use 2", "move 3"]);
    assert_eq!(table.card(3).lane.unwrap().number(), 1);
    assert_eq!(table.listed(ONE, "move "), ["4"], "she is in lane 1 now");
    table.go(ONE, &["move 4"]);
    assert_eq!(table.card(4).lane.unwrap().number(), 1);
}

#[test]
fn d52_32_powers_that_they_trigger_join_those_that_wait() {
    let position = Position::base().lay(ONE, 1, "(5c) (Kc) (Ac)").lay(ONE, 1, "7c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.waiting(), [2, 3]);
    table.go(ONE, &["use 2"]);
    // The King's 5 and 7, and the Ace twice: for its flip and for the King.
    assert_eq!(table.waiting(), [1, 3, 4]);
    assert_eq!(table.card(3).waits, 2);
    table.go(ONE, &["use 3"]);
    assert_eq!(table.card(3).waits, 1);
    table.go(ONE, &["use 1", "use 3"]);
    assert_eq!(table.actions_left(), 4);
}

#[test]
fn d52_32_a_power_with_nothing_to_do_does_nothing() {
    for at in 1..=6 {
        let alone =
            Position::base().lay(ONE, 1, ["(Qc)", "(4c)", "(5c)", "(6c)", "(7c)", "(Kc)"][at - 1]);
        let mut table = alone.hand(ONE, "2c 2d 2h").hand(TWO, "8c").table();
        table.go(ONE, &["flip 1"]);
        assert_eq!((table.hand(ONE), table.actions_left()), (cards("2c 2d 2h"), 2));
        assert!(table.can(ONE, "play 2c 1"), "the flip was legal all the same");
    }
}

#[test]
fn d52_31_the_cards_that_a_king_reactivates_are_told() {
    let emitted = |cards: &str| {
        let mut table = Position::base().lay(ONE, 1, cards).table();
        table.go(ONE, &["flip 1"]);
        let roused = |event: &&Event| matches!(event, Event::Roused(_));
        table.emitted.iter().filter(roused).copied().collect::<Vec<_>>()
    };
    assert_eq!(emitted("(Kc) 7c 8d"), [Event::Roused(card_ids(&[2]))]);
    assert_eq!(emitted("(Kc) 8d"), [], "nobody is there to be reactivated");
}
