//! HUD-44: a seat's view.

use engine::chance::{Dice, Seed};
use engine::game::{Event as _, Game, Inspect, Observer};
use engine::games::heads_up_duel::{HeadsUpDuel, Side};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::heads_up_duel::table::{Position, Table, card, cards, deal};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_THREE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

#[test]
fn hud_44_in_trading_own_things_and_of_others_only_the_backs() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "token").go(ONE, "offer 2 7p for 9+1").go(THREE, "offer 4 2p for 3");
    let own = table.game.view(EYES_OF_ONE);
    assert_eq!(own.by_seat[ONE].hand, Some(cards("7p*2,8p")));
    assert_eq!((own.by_seat[ONE].marbles, own.by_seat[ONE].halves), (Some(6), 1));
    assert_eq!((own.by_seat[ONE].offers, own.offers.len()), (Some(1), 1));
    let other = table.game.view(EYES_OF_TWO);
    let seen = other.by_seat[ONE];
    assert_eq!((seen.deck, seen.hand, seen.marbles, seen.offers), (None, None, None, None));
    assert_eq!((seen.halves, seen.hand_backs.count()), (2, 3), "as of the start of trading");
    assert_eq!(seen.sent[TWO], Some(1));
    assert_eq!((seen.sent[THREE], other.by_seat[THREE].sent[FOUR]), (None, None));
    assert!(table.emitted.iter().all(|event| event.seen_by(EYES_OF_TWO).is_none()));
}

#[test]
fn hud_44_what_was_spent_shows_when_the_trading_ends() {
    let mut table = Position::trading("", 4, &[]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "token");
    assert!(table.emitted.iter().all(|event| event.seen_by(EYES_OF_TWO).is_none()));
    table.end_trading();
    assert_eq!(table.game.view(EYES_OF_TWO).by_seat[ONE].halves, 1);
}

#[test]
fn hud_44_a_trade_that_changes_no_backs_cannot_be_seen() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "offer 2 7p for 9");
    let before = table.game.view(EYES_OF_THREE);
    table.go(TWO, "accept 1 #1 9p");
    assert_eq!(table.game.view(EYES_OF_THREE), before);
    assert!(table.emitted.iter().all(|event| event.seen_by(EYES_OF_THREE).is_none()));
}

/// Eight seats that spent five tokens each on 146 packs with one back.
fn many_packs() -> Table {
    let mut table = deal("one-back=on periods=16 tokens=5 joker=secret", 8, 7);
    let seats: Vec<Seat> = Seat::all(8).collect();
    for seat in seats.repeat(4) {
        table.go(seat, "finish");
    }
    assert!(table.view().is_market_open());
    for (nth, seat) in seats.repeat(19).into_iter().take(146).enumerate() {
        if nth < 80 {
            table.go(seat, "token");
        }
        table.go(seat, ["buy low", "buy high", "buy mystery", "buy low"][nth / 8 % 4]);
    }
    let packs: u16 = table.view().by_seat.0.iter().map(|place| place.packs).sum();
    assert_eq!((packs, table.marbles(ONE)), (146, 4));
    table
}

#[test]
fn hud_15_the_largest_game_with_one_back_can_be_determinized() {
    let table = many_packs();
    let mut dice = Dice::new(Seed(0xbac), 0);
    for observer in Seat::all(8).map(Observer::Seat).chain([Observer::Table, everybody()]) {
        let view = table.game.view(observer);
        for _ in 0..20 {
            let determinization = HeadsUpDuel::determinize(&view, &mut dice).expect("it fits");
            assert_eq!(
                (determinization.audit(), determinization.view(observer)),
                (Ok(()), view.clone())
            );
        }
    }
}

#[test]
fn hud_15_with_one_back_a_pack_may_be_any_that_was_paid_for() {
    let mut table = Position::trading("one-back=on", 4, &[]).period(2).marbles(&[3; 4]).table();
    table.go(ONE, "buy low").go(TWO, "buy high");
    let view = table.game.view(Observer::Table);
    let mut dice = Dice::new(Seed(0xbac), 1);
    let mut pack_counts = [[0_u32; 4]; 2];
    for _ in 0..4_000 {
        let open = HeadsUpDuel::determinize(&view, &mut dice).expect("it fits").view(everybody());
        for (seat, counts) in [ONE, TWO].into_iter().zip(&mut pack_counts) {
            let bought = open.by_seat[seat].bought.expect("an open view");
            (0..4).for_each(|pack| counts[pack] += u32::from(bought.0[pack]));
        }
    }
    for count in pack_counts.into_iter().flatten() {
        assert!((850..1_150).contains(&count), "each sort a quarter of the time: {pack_counts:?}");
    }
}

#[test]
fn hud_44_in_a_duel_both_sides_and_both_discards() {
    let mut table = Position::duel("", "7p*2,3p,2p", "9p,Ap,2p").table();
    table.show("7p", "9p").ready().show("3p", "2p").go(TWO, "play Ap");
    for eyes in [EYES_OF_ONE, EYES_OF_TWO, Observer::Table] {
        let duel = table.game.view(eyes).duel.expect("a duel");
        assert_eq!(duel, table.duel(), "nothing of it is hidden once both are turned up");
        assert!(duel.sides[Side::One].discard.includes(&cards("7p")));
    }
    assert_eq!(table.game.view(EYES_OF_ONE).by_seat[TWO].hand, None);
    assert_eq!(table.game.view(EYES_OF_ONE).by_seat[TWO].hand_backs.count(), 0);
}

#[test]
fn hud_44_cards_that_were_shown_are_remembered_in_the_next_duel() {
    let decks = ["10p,2p*3", "9p", "8p"];
    let mut table = Position::trading("tournament=on", 4, &decks).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2").show("10p", "9p").ready();
    table.show("8p", "2p").ready();
    let seen = table.game.view(EYES_OF_THREE);
    assert_eq!(seen.by_seat[ONE].shown, cards("10p"));
    let determinization =
        HeadsUpDuel::determinize(&seen, &mut Dice::new(Seed(1), 1)).expect("it fits");
    let deck = determinization.view(everybody()).by_seat[ONE].deck.expect("an open view");
    assert!(deck.includes(&cards("10p")) && deck.count() == 4);
}

#[test]
fn hud_44_all_that_is_not_seen_is_equally_likely() {
    // Seat 2 sees 15 of 104 cards; seat 1 has each of the others in 15 of 89 determinizations.
    let table = deal("", 2, 9);
    let own = table.hand(TWO);
    let view = table.game.view(EYES_OF_TWO);
    let determinizations = 8_000;
    let mut held = [0_u32; 13];
    for stream in 0..determinizations {
        let determinization =
            HeadsUpDuel::determinize(&view, &mut Dice::new(Seed(9), stream)).expect("it fits");
        let deck = determinization.view(everybody()).by_seat[ONE].deck.expect("an open view");
        deck.each().for_each(|card| held[card.kind().index()] += 1);
    }
    for (at, held) in held.into_iter().enumerate() {
        let like = card(
            ["2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "10p", "Jp", "Qp", "Kp", "Ap"][at],
        );
        let expected = determinizations as u32 * 15 * u32::from(8 - own.of(like)) / 89;
        assert!(held.abs_diff(expected) < expected / 12, "{like}: {held} for {expected}");
    }
}

#[test]
fn hud_44_who_offers_cards_is_determinized_with_them_mostly() {
    let mut table = deal("", 4, 4);
    let card = table.hand(TWO).each().last().expect("a card");
    table.go(TWO, &format!("offer 1 {card} for 2"));
    let view = table.game.view(EYES_OF_ONE);
    let has = |stream| {
        let determinization =
            HeadsUpDuel::determinize(&view, &mut Dice::new(Seed(3), stream)).expect("it fits");
        determinization.view(everybody()).by_seat[TWO].deck.expect("an open view").of(card) > 0
    };
    let determinizations = (0..400).filter(|stream| has(*stream)).count();
    assert!((330..400).contains(&determinizations), "{determinizations} of 400");
}
