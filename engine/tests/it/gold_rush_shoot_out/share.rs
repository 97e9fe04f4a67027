//! GR-23 and GR-24: sharing the take.

use engine::game::{Game, Observer, Order, Privacy, Turn};
use engine::games::gold_rush_shoot_out::{Event, Phase};

use crate::gold_rush_shoot_out::table::{Position, Table, card, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

/// Three standing, unwounded seats, and this take.
fn shared(take: &str) -> Table {
    let mut table = Position::new(3).take(take).table();
    table.shoot("b2 b1 b1", &[]);
    table
}

#[test]
fn example_4_a_fifth_stamp_beats_five_bars() {
    let four = cards("stamp stamp stamp stamp");
    assert_eq!(four.worth(), 16);
    assert_eq!(four.worth_added_by(card("stamp")), 9);
    let position = Position::new(3).envelope(ONE, "stamp stamp stamp stamp");
    let mut table = position.take("5 stamp 3").table();
    table.shoot("b2 b1 b1", &[]).time_out(ONE);
    assert!(table.has_emitted(&Event::Took(ONE, 2, card("stamp"))));
}

#[test]
fn gr_23_seats_take_one_card_each_in_priority_order_round_and_round() {
    let mut table = Position::new(4).first(TWO).table();
    table.shoot("b2 b1 b1 B3", &[]);
    let mut asked = Vec::new();
    while table.phase() == Phase::Share {
        asked.push(table.asked().number());
        let seat = table.asked();
        let first = table.lists(seat)[0].clone();
        table.play(&format!("{seat} {first}"));
    }
    assert_eq!(asked, [2, 4, 1, 2, 4, 1, 2, 4], "eight cards; seat 3 is wounded");
}

#[test]
fn gr_23_loot_or_abilities_are_taken_on_the_open_table() {
    let mut table = shared("1 2 - - - duck - -");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("the game goes on") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Alone, Privacy::Open));
    assert_eq!(table.lists(ONE), ["take 1", "take 2", "take 6", "take priority"]);
    table.play("1 take 6; 2 take 1");
    assert_eq!(table.place(ONE).envelope, Some(cards("duck")));
    assert_eq!(table.place(TWO).envelope, Some(cards("1")));
    assert_eq!(table.lying(), cards("2"));
    assert!(table.has_emitted(&Event::Took(ONE, 6, card("duck"))));
}

#[test]
fn gr_23_a_card_can_be_taken_once() {
    let mut table = shared("1 2 - - - duck - -");
    table.refuse(ONE, "take 3", "GR-23");
    table.play("1 take 1");
    table.refuse(TWO, "take 1", "GR-23");
    table.refuse(TWO, "pass", "GR-23");
    table.refuse(TWO, "bandage", "GR-23");
    table.not_awaited(ONE);
}

#[test]
fn gr_23_the_first_priority_token_ends_ones_share_for_the_round() {
    let mut table = shared("1 2 3 stamp antique");
    table.play("1 take 1; 2 take priority; 3 take 2; 1 take 3");
    assert_eq!(table.asked(), seat(3), "seat 2 takes no more");
    assert_eq!(table.view().claimed, Some(TWO));
    assert!(table.has_emitted(&Event::TookPriority(TWO)));
    table.refuse(seat(3), "take priority", "GR-23");
    assert!(!table.can(seat(3), "take priority"), "there is one");
}

#[test]
fn gr_23_when_only_the_holder_of_the_token_is_left_the_round_ends() {
    let mut table = Position::new(3).table();
    table.shoot("b2 b1 b1", &[2, 3]).play("1 take priority");
    assert_eq!(table.view().round, 2);
    assert_eq!(table.view().first, ONE);
    assert_eq!(table.place(ONE).envelope, Some(cards("")));
}

#[test]
fn gr_23_when_all_cards_are_gone_the_round_ends() {
    let mut table = shared("1 2");
    table.play("1 take 2; 2 take 1");
    assert_eq!(table.view().round, 2, "nobody is asked about the token alone");
    assert_eq!(table.view().first, seat(3));
}

#[test]
fn gr_23_in_round_6_there_is_no_token() {
    assert!(Position::new(3).round(5).table().view().has_priority_token());
    let mut table = Position::new(3).round(6).take("1 2 3 5 stamp stamp").table();
    assert!(!table.view().has_priority_token());
    table.shoot("B2 B1 B1", &[1]);
    table.refuse(TWO, "take priority", "GR-23");
    assert!(!table.can(TWO, "take priority"));
}

#[test]
fn gr_23_time_out_takes_what_adds_most_gold() {
    for (envelope, take, place) in [
        ("", "1 3 2 stamp antique duck", 2),
        ("", "antique stamp 1 1", 2),
        ("stamp", "3 stamp 2", 1),
        ("stamp stamp", "3 stamp 2", 2),
        ("", "hired antique duck", 2),
        ("", "bandage duck hired", 1),
        ("", "duck antique 1 2 2", 4),
    ] {
        let position = Position::new(3).envelope(ONE, envelope).take(take);
        let mut table = position.table();
        table.shoot("b2 b1 b1", &[]).clear_events().time_out(ONE);
        let name = take.split(' ').nth(usize::from(place) - 1).expect("a card");
        assert!(
            table.has_emitted(&Event::Took(ONE, place, card(name))),
            "{envelope:?} of {take:?}\n{}",
            table.picture()
        );
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
    }
}

#[test]
fn gr_24_cards_that_nobody_takes_are_out_of_the_game_face_up() {
    let mut table = Position::new(3).take("5 stamp stamp - - duck bullet -").table();
    table.shoot("b2 b1 b1", &[2, 3]).clear_events().play("1 take 1; 1 take priority");
    let rest = cards("stamp stamp duck bullet");
    assert!(table.has_emitted(&Event::LeftOver(rest)));
    let public = table.game.view(Observer::Table);
    assert!(public.left_over.minus(rest).count() + 4 == public.left_over.count());
    let to_come = public.cards_in_decks().expect("a ledger");
    assert_eq!(to_come.plus(table.lying()).count(), 5 * 5 + 3 + 4 * 3, "they do not come back");
}

#[test]
fn gr_24_if_nobody_shares_all_of_the_take_is_out() {
    let mut table = Position::new(3).table();
    table.shoot("b2 b1 b1", &[1, 2, 3]);
    assert!(table.has_emitted(&Event::LeftOver(cards("1 2 3 stamp antique hired bullet dual"))));
    assert_eq!(table.view().round, 2);
}
