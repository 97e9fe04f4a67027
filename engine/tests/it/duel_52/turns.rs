//! D52-4 to 10, 80, 82: the actions of a turn.

use engine::cards::CardSet;
use engine::game::Decision;
use engine::games::duel_52::{Duel52Options, Event};
use engine::time::{TimeControl, TimeScope};

use crate::duel_52::position::{Position, Table, card, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::{limit, scope};

#[test]
fn d52_4_a_turn_begins_with_a_card_from_the_draw_pile_if_there_is_one() {
    let position = Position::base().hand(ONE, "9c").hand(TWO, "8c 8d").lay(ONE, 1, "[2h]");
    let mut table = position.clone().pile(2).actions(1).table();
    table.go(ONE, &["play 9c 1"]);
    assert_eq!((table.hand(TWO).len(), table.view().pile), (3, 1));
    let mut table = position.end_phase().actions(1).table();
    table.go(ONE, &["play 9c 1"]);
    assert_eq!((table.hand(TWO), table.view().pile), (cards("8c 8d"), 0));
}

#[test]
fn d52_4_there_is_no_limit_on_hands() {
    let many = "8c 8d 8h 8s 9d 9h 9s 10c 10d 10h 10s Jc";
    let mut table = Position::base().hand(ONE, "9c").hand(TWO, many).actions(1).table();
    table.go(ONE, &["play 9c 1"]);
    assert_eq!(table.hand(TWO).len(), 13);
}

#[test]
fn d52_5_in_the_base_game_actions_are_used_while_any_is_possible() {
    let mut table = Position::base().hand(ONE, "9c 9d 9h 9s").hand(TWO, "8c").table();
    table.refuse(ONE, "end", "D52-5");
    table.go(ONE, &["play 9c 1", "play 9d 3", "flip 1"]);
    assert_eq!(table.mover(), Some(TWO), "the turn ends by itself after the last action");
    table.go(TWO, &["play 8c 2"]);
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn d52_5_actions_come_in_any_combination() {
    let position = Position::base().hand(ONE, "9c 9d").lay(ONE, 1, "(Kc) Kd").lay(TWO, 1, "8c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "pair 1 2", "attack 1 3"]);
    assert_eq!(table.mover(), Some(TWO));
    assert!(table.is_dead(3));
}

#[test]
fn d52_6_a_card_is_played_face_down_on_the_own_side_of_any_lane() {
    let mut table = Position::base().hand(ONE, "9c 9d 9h 8s").table();
    assert_eq!(table.listed(ONE, "play 9c "), ["1", "2", "3"]);
    table.go(ONE, &["play 9c 1", "play 9d 3"]);
    assert!(!table.is_up(1) && !table.is_up(2));
    assert_eq!(table.card(2).lane.unwrap().number(), 3);
    assert_eq!(table.hand(ONE), cards("9h 8s"));
    table.refuse(ONE, "play 9c 2", "D52-6");
}

#[test]
fn d52_6_a_face_down_card_has_no_power_and_cannot_attack() {
    let position = Position::base().lay(ONE, 1, "(9c) 4c").lay(TWO, 1, "(Jc) (8c)").hand(ONE, "2c");
    let mut table = position.table();
    table.refuse(ONE, "attack 1 3", "D52-8");
    assert!(table.can(ONE, "attack 2 4"), "a face-down Jack protects nothing");
    table.go(ONE, &["attack 2 4"]);
    assert_eq!((table.damage(2), table.damage(4)), (0, 1), "a face-down 8 does not hit back");
}

#[test]
fn d52_7_a_flipped_card_can_attack_in_the_same_turn() {
    let position = Position::base().lay(ONE, 1, "(9c)").lay(TWO, 1, "4c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "attack 1 2"]);
    assert_eq!(table.damage(2), 1);
    table.refuse(ONE, "flip 1", "D52-7");
    table.refuse(ONE, "flip 2", "D52-7");
    table.refuse(ONE, "flip 40", "D52-7");
}

#[test]
fn d52_8_an_attack_deals_1_to_an_enemy_card_of_the_lane() {
    let position = Position::base().lay(ONE, 1, "Kc 4d").lay(TWO, 1, "Qc (6c)").lay(TWO, 2, "5c");
    let mut table = position.hand(ONE, "2c").table();
    assert_eq!(table.listed(ONE, "attack 1 "), ["3", "4"], "face-up or face-down");
    table.refuse(ONE, "attack 1 5", "D52-8");
    table.refuse(ONE, "attack 1 2", "D52-8");
    table.refuse(ONE, "attack 3 1", "D52-7");
    table.go(ONE, &["attack 1 3"]);
    assert_eq!((table.damage(3), table.damage(1)), (1, 0));
}

#[test]
fn d52_8_a_card_can_attack_once_a_turn() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "Qc 6c").hand(ONE, "2c 2d");
    let mut table = position.hand(TWO, "7c 7d 7h").table();
    table.go(ONE, &["attack 1 2"]);
    table.refuse(ONE, "attack 1 3", "D52-8");
    table.go(ONE, &["play 2c 1", "play 2d 1"]);
    table.go(TWO, &["play 7c 2", "play 7d 2", "play 7h 2"]);
    assert!(table.can(ONE, "attack 1 3"), "in the next turn again");
}

#[test]
fn d52_9_a_pair_is_made_of_two_own_face_up_cards_of_one_rank_and_lane() {
    let position =
        Position::base().lay(ONE, 1, "Kc Kd Kh (Ks) Qc").lay(ONE, 2, "Qd").hand(ONE, "2c");
    let mut table = position.lay(TWO, 1, "Qh Qs").table();
    assert_eq!(table.listed(ONE, "pair "), ["1 2", "1 3", "2 3"]);
    table.refuse(ONE, "pair 1 4", "D52-8");
    table.refuse(ONE, "pair 1 5", "D52-9");
    table.refuse(ONE, "pair 5 6", "D52-8");
    table.refuse(ONE, "pair 7 8", "D52-7");
    table.refuse(ONE, "pair 2 1", "D52-9");
    table.refuse(ONE, "pair 1 1", "D52-9");
    table.go(ONE, &["pair 1 2"]);
    assert_eq!(table.actions_left(), 2);
    assert_eq!(table.card(1).mate.map(u8::from), Some(2));
    table.refuse(ONE, "pair 2 3", "D52-13");
}

#[test]
fn d52_10_own_played_cards_are_known_and_base_cards_are_secret_to_both() {
    let position = Position::base().lay(ONE, 1, "(9c) [8c]").lay(TWO, 1, "(7c) [6c]");
    let table = position.hand(ONE, "2c").table();
    let faces = |observer| {
        let view = table.seen(observer);
        view.cards.iter().map(|card| card.face).collect::<Vec<_>>()
    };
    assert_eq!(faces(EYES_OF_ONE), [Some(card("9c")), None, None, None]);
    assert_eq!(faces(EYES_OF_TWO), [None, None, Some(card("7c")), None]);
}

#[test]
fn d52_80_with_an_expansion_a_turn_can_be_ended_at_any_time() {
    let position = Position::base().forts().hand(ONE, "9c 9d 9h 9s").hand(TWO, "8c 8d");
    for played in 0..3 {
        let mut table = position.clone().table();
        let plays = ["play 9c 1", "play 9d 1", "play 9h 1"];
        table.go(ONE, &plays[..played]).go(ONE, &["end"]);
        assert_eq!(table.mover(), Some(TWO));
    }
    // The turn can't end while a power awaits its choice.
    let mut table = position.lay(ONE, 1, "(4c)").table();
    table.go(ONE, &["play 9c 1", "flip 1"]);
    table.refuse(ONE, "end", "D52-32");
}

#[test]
fn d52_80_in_the_base_game_a_turn_ends_when_nothing_is_possible() {
    // No hand, no card to flip, none to attack with.
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "Qc 6c").lay(ONE, 2, "[4d]");
    let mut table = position.hand(TWO, "7c").table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.mover(), Some(TWO), "two actions are lost");
}

#[test]
fn d52_82_a_time_out_in_the_base_game_uses_the_actions_at_random() {
    let position =
        Position::base().lay(ONE, 1, "(Kc) (9d)").lay(TWO, 1, "Qc").hand(ONE, "2c 3c 4c");
    let mut ways = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut table = position.clone().seeded(seed);
        table.decide(ONE, Decision::Timeout);
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
        assert_eq!((table.mover(), table.actions_left()), (Some(TWO), 3));
        let changed = |event: &&Event| {
            matches!(event, Event::Played { .. } | Event::TurnedUp { .. } | Event::Attacked(..))
        };
        assert!(table.emitted.iter().filter(changed).count() >= 3, "all three actions were used");
        ways.insert(format!("{:?}", table.emitted));
    }
    assert!(ways.len() > 10, "{} ways", ways.len());
}

#[test]
fn d52_82_a_time_out_makes_the_choice_due_and_with_an_expansion_ends_the_turn() {
    let position = Position::base().forts().lay(ONE, 1, "(4c)").lay(TWO, 1, "(Qc)").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]).decide(ONE, Decision::Timeout);
    assert!(table.emitted.iter().any(|event| matches!(event, Event::Looked(ONE, ..))));
    assert_eq!(table.hand(ONE), cards("2c"), "nothing else is done");
    assert_eq!(table.mover(), Some(TWO));
}

#[test]
fn d52_82_where_none_is_allowed_a_time_out_chooses_none() {
    let position = Position::base().forts().lay(ONE, 1, "10c").lay(TWO, 1, "Qc 6c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 2"]).decide(ONE, Decision::Timeout);
    assert_eq!((table.damage(2), table.damage(3)), (1, 0));
    let position = Position::base().forts().lay(ONE, 1, "(Qc)").lay(ONE, 2, "6c").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1"]).decide(ONE, Decision::Timeout);
    assert_eq!(table.card(2).lane.unwrap().number(), 2, "nothing was moved");
}

#[test]
fn d52_82_a_time_out_plays_the_enraged_warrior() {
    let position = Position::base().hero(ONE, "Jc").end_phase().hand(ONE, "2c").lay(TWO, 1, "Qc");
    let mut table = position.hand(TWO, "5c").table();
    table.decide(ONE, Decision::Timeout);
    assert!(table.emitted.iter().any(|event| matches!(event, Event::WarriorPlayed(ONE, ..))));
    assert_eq!((table.hand(ONE), table.mover()), (cards("2c"), Some(TWO)));
}

#[test]
fn d52_82_a_time_out_picks_a_bannerman() {
    use engine::games::duel_52::{Duel52Options, Phase, Starts};
    let options =
        Duel52Options { starts: Starts::One, bannermen: true, ..Duel52Options::default() };
    let mut table = Table::dealt(&options, 2, 1);
    for _ in 0..4 {
        let seat = table.mover().unwrap();
        table.decide(seat, Decision::Timeout);
    }
    assert_eq!(table.view().phase, Phase::Turn);
    assert!(table.view().seats.0.iter().all(|seat| seat.banners.iter().all(Option::is_some)));
}

#[test]
fn d52_82_a_turn_has_its_length_and_all_decisions_in_it_share_it() {
    let timed = |time, bannermen| {
        let options = Duel52Options { time, bannermen, ..Duel52Options::default() };
        Table::dealt(&options, 2, 82)
    };
    let limits = |table: &Table| [ONE, TWO].map(|seat| limit(&table.game, seat));
    assert_eq!(limits(&timed(TimeControl::Off, false)), [None; 2]);
    for (time, seconds) in [(TimeControl::Show, 60), (TimeControl::Double, 120)] {
        let mut table = timed(time, false);
        let seat = table.mover().expect("somebody is awaited");
        let (before, span) = (limits(&table), scope(&table.game));
        assert_eq!(before[seat.index()], Some(seconds));
        assert_eq!(before[seat.other().index()], None, "who is not awaited has no limit");
        let first = table.actions(seat)[0];
        table.decide(seat, Decision::Act(first));
        assert_eq!((limits(&table), scope(&table.game)), (before, span), "the turn goes on");
        table.decide(seat, Decision::Timeout);
        assert_ne!(scope(&table.game), span, "the next turn has a time of its own");
    }
    assert_eq!(
        scope(&timed(TimeControl::Show, true).game),
        Some(TimeScope::Decision),
        "each pick has its own"
    );
}

#[test]
fn d52_82_what_a_time_out_chooses_differs_from_game_to_game() {
    let held = cards("5c 9d Jh Ks");
    let discarded = |seed| {
        let position = Position::base().forts().lay(ONE, 1, "(2c)").hand(ONE, "5c 9d Jh Ks");
        let mut table = position.seeded(seed);
        table.go(ONE, &["flip 1"]).decide(ONE, Decision::Timeout);
        table.seen(EYES_OF_ONE).seats[ONE].discarded.unwrap().intersection(held)
    };
    let chosen = (0..40).map(discarded).fold(CardSet::EMPTY, CardSet::union);
    assert_eq!(chosen, held, "each of them is discarded in some game");
}
