//! HUD-22 to HUD-27: a round of a duel.

use engine::game::{Event as _, Game};
use engine::games::heads_up_duel::{Event, Phase, Side};
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, card, cards, deal};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

#[test]
fn hud_22_a_duel_without_cards_is_over_before_it_begins() {
    let mut table = Position::trading("", 4, &["-", "9p", "8p"]).marbles(&[6, 3, 2, 1]).table();
    table.end_trading().go(ONE, "pick 2");
    let result = table.view().results[0];
    assert_eq!((result.points.0, result.winner), ([0, 0], None));
    assert_eq!(table.duel().seats.0, [THREE, FOUR], "the next one begins");
    // A duel in which neither seat has cards is over at once, too.
    let mut table = Position::trading("", 4, &["-", "-", "-"]).marbles(&[6, 3, 2, 1]).table();
    table.end_trading().go(ONE, "pick 2");
    assert_eq!(table.view().phase, Phase::Over);
}

#[test]
fn hud_23_any_card_face_down_both_at_once() {
    let mut table = Position::duel("", "7p,Kp,3p", "9p,Qp").table();
    assert_eq!(table.awaited(), SeatSet::first(2));
    assert_eq!(table.listed(ONE), ["show 3p", "show 7p", "show Kp"]);
    table.refuse(ONE, "show 9p", "HUD-23").refuse(ONE, "play 7p", "HUD-23");
    table.refuse(ONE, "ready", "HUD-23");
    let before = table.game.view(EYES_OF_TWO);
    table.go(ONE, "show Kp");
    let after = table.game.view(EYES_OF_TWO);
    assert_eq!(after.by_seat, before.by_seat, "not a back, not a count");
    assert_eq!(after.duel, before.duel);
    assert_eq!(table.emitted[0].seen_by(EYES_OF_TWO), Some(Event::Chose(ONE, None)));
    assert_eq!(
        table.game.view(EYES_OF_ONE).duel.expect("a duel").sides[Side::One].chosen,
        Some(card("Kp"))
    );
    table.go(TWO, "show 9p").lies("Kp", "9p");
    assert_eq!(table.hand(ONE), cards("3p,7p"));
}

#[test]
fn hud_23_who_runs_out_of_time_plays_a_random_card() {
    let mut shown = Vec::new();
    for seed in 0..60 {
        let mut table = Position::duel("", "7p*2,Kp,3p", "9p,Qp").seeded(seed);
        table.time_out(ONE);
        assert!(table.emitted.iter().all(|event| *event == Event::Chose(ONE, None)));
        table.go(TWO, "show 9p");
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
        shown.push(table.side(Side::One).table.to_string());
    }
    shown.sort();
    shown.dedup();
    assert_eq!(shown, ["3p", "7p", "Kp"]);
}

#[test]
fn hud_24_numbers_only_of_the_own_showdown_number_and_specials_freely() {
    let mut table = Position::duel("", "7p*3,9p,Kp,3p", "9p*2,7p,2p").table();
    table.show("7p", "9p");
    assert_eq!(table.listed(ONE), ["ready", "play 7p", "play Kp"]);
    table.refuse(ONE, "play 9p", "HUD-24").refuse(ONE, "play Ap", "HUD-23");
    table.refuse(ONE, "show 7p", "HUD-24");
    table.go(ONE, "play 7p");
    assert_eq!(table.listed(TWO), ["ready", "play 9p"], "its own number, not the other one's");
    table.go(TWO, "ready").go(ONE, "play 7p").go(TWO, "ready").go(ONE, "play Kp");
    table.lies("7p*3,Kp", "9p");
}

#[test]
fn hud_24_after_a_special_card_in_the_showdown_no_number() {
    let mut table = Position::duel("", "Kp,7p,Ap", "9p,2p").table();
    table.show("Kp", "9p");
    assert_eq!(table.listed(ONE), ["ready", "play Ap"]);
    table.refuse(ONE, "play 7p", "HUD-24");
}

#[test]
fn hud_25_the_seats_alternate_until_both_are_ready_one_after_the_other() {
    let mut table = Position::duel("", "7p*4,3p,2p", "9p*4,3p,2p").table();
    table.show("7p", "9p");
    let needs_no_look = |action: &str| table.game.is_public(&table.read(action));
    assert!(needs_no_look("ready") && needs_no_look("finish") && needs_no_look("pick 2"));
    assert!(!needs_no_look("play 7p"));
    for (seat, action) in [
        (ONE, "play 7p"),
        (TWO, "ready"),
        (ONE, "play 7p"),
        (TWO, "play 9p"),
        (ONE, "ready"),
        (TWO, "play 9p"),
        (ONE, "ready"),
    ] {
        assert_eq!(table.awaited(), SeatSet::from_item(seat));
        table.go(seat, action);
        assert_eq!(table.view().phase, Phase::Advantage);
    }
    table.go(TWO, "ready");
    assert_eq!(table.ended(), ([21, 27], Some(TWO), [0, 0]));
}

#[test]
fn hud_25_a_time_out_is_ready() {
    let mut table = Position::duel("", "7p*4,3p,2p", "9p*4,3p,2p").table();
    table.show("7p", "9p").time_out(ONE);
    assert!(table.has_emitted(&Event::TimedOut(ONE)) && table.has_emitted(&Event::Ready(ONE)));
    table.time_out(TWO);
    assert_eq!(table.ended().1, Some(TWO));
}

#[test]
fn hud_25_the_picked_seat_acts_first_then_the_other_in_turn() {
    let mut table = Position::trading("", 4, &[]).marbles(&[6, 3, 2, 1]).table();
    table.end_trading().go(ONE, "pick 3");
    for round in 1..=4_u16 {
        let first = if round % 2 == 1 { THREE } else { ONE };
        assert_eq!((table.duel().round, table.duel().seats[table.duel().first]), (round, first));
        let shown = [ONE, THREE].map(|seat| table.hand(seat).each().next().expect("a card"));
        table.show(&shown[0].to_string(), &shown[1].to_string());
        assert_eq!(table.awaited(), SeatSet::from_item(first));
        table.ready();
    }
}

#[test]
fn hud_25_where_nobody_was_picked_chance_says_who_acts_first() {
    let first = |seed| deal("", 2, seed).duel().first;
    let ones = (0..60).filter(|seed| first(*seed) == Side::One).count();
    assert!((15..=45).contains(&ones), "{ones} of 60");
}

#[test]
fn hud_26_the_number_counts_even_after_a_jack() {
    let mut table = Position::duel("", "7p*2,9p,3p", "Jp,9p,2p").table();
    table.show("7p", "9p").go(ONE, "ready").go(TWO, "play Jp").lies("-", "-");
    table.refuse(ONE, "play 9p", "HUD-24");
    table.go(ONE, "play 7p").lies("7p", "-");
}

#[test]
fn hud_27_the_higher_sum_gets_a_point_and_all_is_discarded() {
    let mut table = Position::duel("", "7p*3,3p", "9p,4p,2p").table();
    table.show("7p", "9p").go(ONE, "play 7p").ready();
    assert_eq!(table.ended(), ([14, 9], Some(ONE), [0, 0]));
    assert_eq!(table.points(), [1, 0]);
    table.lies("-", "-");
    assert!(table.side(Side::One).discard.includes(&cards("7p*2")));
    assert_eq!(table.hand(ONE), cards("3p,7p"));
    // Without a number card the sum is 0; equal sums bring no point.
    let mut table = Position::duel("", "Kp,Qp,3p", "Ap,Qp,2p").table();
    table.show("Qp", "Qp").ready();
    assert_eq!(table.ended(), ([0, 0], None, [0, 0]));
    assert_eq!(table.points(), [0, 0]);
}

#[test]
fn a_seat_without_cards_is_passed_over() {
    let mut table = Position::duel("", "7p", "9p*2,2p,3p").table();
    table.show("7p", "9p");
    assert_eq!(table.awaited(), SeatSet::from_item(TWO), "though seat 1 would act first");
    table.go(TWO, "play 9p");
    assert_eq!(table.awaited(), SeatSet::from_item(TWO), "after a card it is asked again");
    table.go(TWO, "ready");
    assert_eq!(table.view().phase, Phase::Over);
    let seats: Vec<Seat> = Seat::all(2).collect();
    assert_eq!(table.game.turn().outcome().expect("over").winner(), Some(seats[1]));
}
