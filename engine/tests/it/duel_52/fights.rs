//! D52-11, 12, 15, 26 to 29, 59, 64 to 67, 81: damage and deaths.

use engine::cards::Rank;
use engine::chance::{Dice, Seed};
use engine::game::{Game, Observer};
use engine::games::duel_52::{Duel52, Event};

use crate::duel_52::position::{Position, card_id, card_ids, cards};
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::everybody;

#[test]
fn d52_11_a_card_has_2_hit_points_and_damage_stays() {
    let position = Position::base().lay(ONE, 1, "Kc 4d").lay(TWO, 1, "(Qc) 6c").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c").lay(TWO, 2, "(5d)").table();
    table.go(ONE, &["attack 1 3"]);
    let seen = *table.seen(Observer::Table).card(card_id(3)).unwrap();
    assert_eq!((seen.damage, seen.hit_points), (1, 2), "damage is public");
    table.go(ONE, &["play 2c 3", "attack 2 4"]);
    table.go(TWO, &["flip 3"]);
    assert_eq!(table.damage(3), 1, "it stays when the card is flipped");
    table.go(TWO, &["move 5", "attack 4 1"]);
    assert_eq!(table.damage(1), 1, "a damaged card attacks like any other");
}

#[test]
fn d52_11_damage_moves_with_the_card() {
    let position = Position::base().lay(ONE, 1, "(Qc)").lay(ONE, 2, "6c*").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["flip 1", "move 2"]);
    assert_eq!((table.damage(2), table.card(2).lane.unwrap().number()), (1, 1));
}

#[test]
fn d52_12_a_card_killed_face_down_is_not_shown() {
    let position = Position::base().lay(ONE, 1, "Kc Qc").lay(TWO, 1, "(5c)* 6c*").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 3", "attack 2 4"]);
    assert!(table.is_dead(3) && table.is_dead(4));
    let face = |observer, at| table.seen(observer).card(card_id(at)).unwrap().face;
    assert_eq!(face(EYES_OF_ONE, 3), None);
    assert_eq!(face(Observer::Table, 3), None);
    assert_eq!(face(EYES_OF_TWO, 3), cards("5c").iter().next(), "its owner played it");
    assert_eq!(face(EYES_OF_ONE, 4), cards("6c").iter().next(), "face-up cards are seen");
    assert!(table.waiting().is_empty(), "its power does not happen");
}

#[test]
fn d52_12_of_a_base_card_killed_face_down_all_know_that_it_was_no_3() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "[5c]*").lay(TWO, 2, "[6c]");
    let mut table = position.end_phase().hand(ONE, "2c").hand(TWO, "2d").table();
    table.go(ONE, &["attack 1 2"]);
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        let view = table.seen(observer);
        assert_eq!(view.card(card_id(2)).unwrap().face, None);
        let mut threes = 0;
        for stream in 0..300 {
            let determinization = Duel52::determinize(&view, &mut Dice::new(Seed(5), stream))
                .expect("it fits")
                .view(everybody());
            let rank = |at| determinization.card(card_id(at)).unwrap().face.unwrap().rank();
            assert_ne!(rank(2), Rank::new(3).unwrap(), "a 3 would have turned up");
            threes += u32::from(rank(3) == Rank::new(3).unwrap());
        }
        assert!(threes > 0, "one that still lies there may be a 3");
    }
}

#[test]
fn d52_15_damage_is_dealt_before_deaths_are_looked_at() {
    // Attacker and 8 kill each other; a 10 hits two 8s and dies of them.
    let position = Position::base().lay(ONE, 1, "Kc*").lay(TWO, 1, "8c*").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_dead(1) && table.is_dead(2));
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "8c* 8d*").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 2", "also 3"]);
    assert!([1, 2, 3].iter().all(|at| table.is_dead(*at)));
}

#[test]
fn d52_15_a_boom_is_dealt_after_the_deaths_and_looked_at_again() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "(3c)* (3d)*").hand(ONE, "2c");
    let mut table = position.banners(TWO, "3h").hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 2", "also 3"]);
    assert!(table.is_dead(1), "4 damage comes back");
    assert!(table.is_up(2) && table.is_up(3));
    let at = |wanted| table.emitted.iter().position(|event| *event == wanted);
    let sprung = at(Event::Sprung(card_id(3), cards("3d").iter().next().unwrap()));
    assert!(sprung.is_some() && sprung < at(Event::Killed(card_id(1))));
    assert!(table.has_emitted(&Event::Damaged(card_id(1), 4)));
}

#[test]
fn d52_26_an_8_deals_1_back_to_each_attacker_even_if_it_dies() {
    let position = Position::base().lay(ONE, 1, "Kc Qc Qd 9c").lay(TWO, 1, "8c").hand(ONE, "2c");
    let mut alone = position.clone().table();
    alone.go(ONE, &["attack 1 5"]);
    assert_eq!((alone.damage(1), alone.damage(5)), (1, 1));
    let mut pair = position.clone().paired(2, 3).table();
    pair.go(ONE, &["attack 2 5"]);
    assert!(pair.is_dead(5));
    assert_eq!((pair.damage(2), pair.damage(3)), (1, 1), "both cards of a pair");
    let mut nine = position.table();
    nine.go(ONE, &["attack 4 5"]);
    assert_eq!((nine.damage(4), nine.damage(5)), (0, 1), "not a 9");
}

#[test]
fn d52_26_two_8s_hit_by_one_10_each_deal_1() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "8c 8d").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 2", "also 3"]);
    assert!(table.is_dead(1));
    assert_eq!((table.damage(2), table.damage(3)), (1, 1));
}

#[test]
fn d52_27_a_9_deals_2_to_a_face_up_jack_and_cannot_attack_past_it() {
    let position = Position::base().lay(ONE, 1, "9c").lay(TWO, 1, "Jc 4c (Jd)").hand(ONE, "2c");
    let mut table = position.clone().table();
    table.refuse(ONE, "attack 1 3", "D52-29");
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.damage(2), 2);
    let position = Position::base().lay(ONE, 1, "9c").lay(TWO, 1, "4c (Jd)").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, &["attack 1 3"]);
    assert_eq!(table.damage(3), 1, "a face-down Jack is a card like any other");
}

#[test]
fn d52_27_a_9_can_be_hit_by_a_10_only_alone() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "9c 4c (9d) 5c").hand(ONE, "2c");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!((table.damage(2), table.actions_left()), (1, 2), "at once: nothing else is hit");
    let mut table = position.table();
    table.go(ONE, &["attack 1 3"]);
    table.refuse(ONE, "also 2", "D52-27");
    table.refuse(ONE, "also 3", "D52-28");
    table.go(ONE, &["also 4"]);
    assert_eq!((table.damage(3), table.damage(4)), (1, 1), "a face-down 9 is hit with another");
}

#[test]
fn d52_28_a_10_hits_two_cards_not_necessarily_neighbours_or_one() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "4c 5c 6c").lay(TWO, 2, "7c");
    let position = position.hand(ONE, "2c");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.actions(ONE).len(), 3, "5, 6 or none");
    assert_eq!(table.listed(ONE, "also "), ["3", "4"]);
    table.refuse(ONE, "also 5", "D52-8");
    table.refuse(ONE, "play 2c 1", "D52-32");
    table.go(ONE, &["also 4"]);
    assert_eq!([2, 3, 4].map(|at| table.damage(at)), [1, 0, 1]);
    assert_eq!(table.actions_left(), 2, "one action");
    let mut table = position.table();
    table.go(ONE, &["attack 1 2", "none"]);
    assert_eq!([2, 3, 4].map(|at| table.damage(at)), [1, 0, 0]);
    let mut lone = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "4c").hand(ONE, "2c").table();
    lone.go(ONE, &["attack 1 2"]);
    assert_eq!(lone.damage(2), 1, "one, if there is only one");
}

#[test]
fn d52_28_a_10_cannot_damage_past_a_jack() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "Jc 4c Jd").hand(ONE, "2c");
    let mut table = position.table();
    table.refuse(ONE, "attack 1 3", "D52-29");
    table.go(ONE, &["attack 1 2"]);
    table.refuse(ONE, "also 3", "D52-29");
    table.go(ONE, &["also 4"]);
    assert_eq!([2, 3, 4].map(|at| table.damage(at)), [1, 0, 1], "both targets are Jacks");
    let mut single =
        Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "Jc 4c").hand(ONE, "2c").table();
    single.go(ONE, &["attack 1 2"]);
    assert_eq!((single.damage(2), single.damage(3)), (1, 0));
}

#[test]
fn d52_28_a_pair_of_10s_deals_2_to_one_target() {
    let position = Position::base().lay(ONE, 1, "10c 10d").lay(TWO, 1, "4c 5c").hand(ONE, "2c");
    let mut table = position.clone().paired(1, 2).table();
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_dead(3));
    assert_eq!(table.damage(4), 0);
    let mut banner = position.banners(ONE, "10h").paired(1, 2).table();
    banner.go(ONE, &["attack 1 3"]);
    assert!(banner.is_dead(3) && banner.damage(4) == 0, "banner 10s, too (D52-66)");
}

#[test]
fn d52_29_a_face_up_jack_must_be_killed_first_and_has_3_hit_points() {
    let position =
        Position::base().lay(ONE, 1, "Kc 4d 5d").lay(TWO, 1, "4c Jc** Jd").hand(ONE, "2c");
    let mut table = position.hand(TWO, "5c").table();
    assert_eq!(table.card(5).hit_points, 3);
    assert_eq!(table.listed(ONE, "attack 1 "), ["5", "6"], "the attacker picks which Jack");
    table.go(ONE, &["attack 1 5"]);
    assert!(table.is_dead(5));
    table.refuse(ONE, "attack 2 4", "D52-29");
    table.go(ONE, &["attack 2 6"]);
    assert_eq!(table.damage(6), 1);
}

#[test]
fn d52_29_a_jack_has_2_hit_points_face_down_and_damage_stays() {
    let position =
        Position::base().lay(ONE, 1, "(Jc)* (Jd)").lay(TWO, 1, "4c Kc 5d").hand(TWO, "5c");
    let mut table = position.table();
    assert_eq!(table.card(1).hit_points, 2);
    table.go(ONE, &["flip 1"]);
    let jack = table.card(1);
    assert_eq!((jack.damage, jack.hit_points), (1, 3), "2 left");
    table.go(ONE, &["flip 2", "attack 1 3"]);
    table.go(TWO, &["attack 3 1", "attack 4 1"]);
    assert!(table.is_dead(1));
}

#[test]
fn d52_59_a_banner_3_deals_2_to_the_card_that_attacked_it_last() {
    let position = Position::base().lay(ONE, 1, "Kc Qc").lay(TWO, 1, "(3c)").hand(ONE, "2c");
    let position = position.banners(TWO, "3h").hand(TWO, "5c");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 3", "attack 2 3"]);
    assert_eq!(table.damage(1), 0, "it did not attack it last");
    assert!(table.is_dead(2));
    assert!(table.is_up(3) && table.damage(3) == 0, "with 2 hit points");
    assert!(table.has_emitted(&Event::Boomed(card_id(3))));
}

#[test]
fn d52_59_a_boom_deals_1_to_each_card_of_a_pair() {
    let position = Position::base().lay(ONE, 1, "Kc Kd*").paired(1, 2).lay(TWO, 1, "(3c)");
    let mut table = position.hand(ONE, "2c").banners(TWO, "3h").hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 3"]);
    assert_eq!(table.damage(1), 1);
    assert!(table.is_dead(2), "it had 1 already");
    assert_eq!(table.card(1).mate, None);
}

#[test]
fn d52_59_a_3_killed_face_up_is_dead() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "3c*").hand(ONE, "2c");
    let mut table = position.banners(TWO, "3h").hand(TWO, "5c").table();
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_dead(2));
    assert_eq!(table.damage(1), 0);
}

#[test]
fn d52_64_a_banner_8_lets_face_up_4s_hit_back() {
    let position =
        Position::base().lay(ONE, 1, "Kc 9c 5c").lay(TWO, 1, "4c (4d) 8c").hand(ONE, "2c");
    let position = position.hand(TWO, "5d");
    let fight = |position: Position, attack: &str, attacker| {
        let mut table = position.table();
        table.go(ONE, &[attack]);
        table.damage(attacker)
    };
    let banner = position.clone().banners(TWO, "8h");
    assert_eq!(fight(banner.clone(), "attack 1 4", 1), 1);
    assert_eq!(fight(banner.clone(), "attack 1 5", 1), 0, "a face-down 4 does not");
    assert_eq!(fight(banner.clone(), "attack 2 4", 2), 0, "a 9 takes nothing");
    assert_eq!(fight(banner, "attack 3 6", 3), 1, "its 8s retaliate as before");
    assert_eq!(fight(position.clone(), "attack 1 4", 1), 0, "without the bannerman it does not");
    assert_eq!(fight(position.banners(ONE, "8h"), "attack 1 4", 1), 0, "nor with the enemy's");
}

#[test]
fn d52_64_4s_keep_foresight() {
    let position = Position::base().lay(ONE, 1, "(4c)").lay(TWO, 1, "(5c)").banners(ONE, "8h");
    let mut table = position.hand(ONE, "2c").table();
    table.go(ONE, &["flip 1"]);
    assert_eq!(table.listed(ONE, "look "), ["2"]);
}

#[test]
fn d52_65_a_banner_9_deals_3_to_jacks_and_is_nimble() {
    let position = Position::base().lay(ONE, 1, "9c 9d").lay(TWO, 1, "Jc 8c").hand(ONE, "2c");
    let position = position.banners(ONE, "9h").hand(TWO, "5c");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 3"]);
    assert!(table.is_dead(3));
    table.go(ONE, &["attack 2 4"]);
    assert_eq!((table.damage(2), table.damage(4)), (0, 1), "3 against Jacks only");
    let mut pair = position.banners(TWO, "Jh").paired(1, 2).table();
    pair.go(ONE, &["attack 1 3"]);
    assert!(pair.has_emitted(&Event::Damaged(card_id(3), 6)), "a pair of banner 9s: 6");
}

#[test]
fn d52_66_a_banner_10_hits_up_to_three() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "4c 5c 6c 7c").hand(ONE, "2c");
    let position = position.banners(ONE, "10h");
    let mut table = position.clone().table();
    table.go(ONE, &["attack 1 2", "also 5", "also 3"]);
    assert_eq!([2, 3, 4, 5].map(|at| table.damage(at)), [1, 1, 0, 1]);
    assert_eq!(table.actions_left(), 2);
    let mut two = position.table();
    two.go(ONE, &["attack 1 2", "also 3", "none"]);
    assert_eq!([2, 3, 4, 5].map(|at| two.damage(at)), [1, 1, 0, 0]);
}

#[test]
fn d52_66_a_banner_10_damages_past_a_jack_but_hits_it_too() {
    let position = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "Jc 4c 5c 9c").hand(ONE, "2c");
    let mut table = position.banners(ONE, "10h").table();
    table.refuse(ONE, "attack 1 3", "D52-29");
    table.go(ONE, &["attack 1 2"]);
    assert_eq!(table.listed(ONE, "also "), ["3", "4"]);
    table.refuse(ONE, "also 5", "D52-27");
    table.go(ONE, &["also 3", "also 4"]);
    assert_eq!([2, 3, 4, 5].map(|at| table.damage(at)), [1, 1, 1, 0]);
    let alone = Position::base().lay(ONE, 1, "10c").lay(TWO, 1, "9c 4c").hand(ONE, "2c");
    let mut alone = alone.banners(ONE, "10h").table();
    alone.go(ONE, &["attack 1 2"]);
    assert_eq!((alone.damage(2), alone.damage(3)), (1, 0), "a 9 only alone");
}

#[test]
fn d52_67_a_banner_jack_has_4_hit_points() {
    let position = Position::base().lay(ONE, 1, "Kc").lay(TWO, 1, "Jc*** 4c (Jd)").hand(ONE, "2c");
    let mut table = position.banners(TWO, "Jh").hand(TWO, "5c").table();
    assert_eq!((table.card(2).hit_points, table.card(4).hit_points), (4, 2));
    table.refuse(ONE, "attack 1 3", "D52-29");
    table.go(ONE, &["attack 1 2"]);
    assert!(table.is_dead(2));
}

#[test]
fn d52_81_a_heal_takes_up_to_2_damage_off_a_jack() {
    let position = Position::base().lay(ONE, 1, "(7c) Jc**").lay(ONE, 2, "6c*").hand(ONE, "2c");
    let mut plain = position.table();
    plain.go(ONE, &["flip 1"]);
    assert_eq!((plain.damage(2), plain.damage(3)), (0, 0), "a Jack from 1 to 3");
    let position = Position::base().lay(ONE, 1, "(7c) Jc***").hand(ONE, "2c").banners(ONE, "Jh");
    let mut banner = position.table();
    banner.go(ONE, &["flip 1"]);
    assert_eq!(banner.damage(2), 1, "a banner Jack from 1 to 3 of 4");
    assert!(banner.has_emitted(&Event::Healed(card_id(2), 2)));
    assert!(!banner.has_emitted(&Event::Froze(card_ids(&[2]))));
}
