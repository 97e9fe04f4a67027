//! HUD-44: what a seat sees.

use engine::chance::{Dice, Seed};
use engine::game::{Event as _, Game, Observer};
use engine::games::heads_up_duel::{HeadsUpDuel, Side};

use crate::harness::everybody;
use crate::table::{Position, card, cards, deal};
use crate::{EYES_OF_ONE, EYES_OF_THREE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

#[test]
fn hud_44_in_trading_own_things_and_of_others_only_the_backs() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "token").go(ONE, "offer 2 7p for 9+1").go(THREE, "offer 4 2p for 3");
    let own = table.game.view(EYES_OF_ONE);
    assert_eq!(own.places[ONE].hand, Some(cards("7p*2,8p")));
    assert_eq!((own.places[ONE].marbles, own.places[ONE].halves), (Some(6), 1));
    assert_eq!((own.places[ONE].offers, own.offers.len()), (Some(1), 1));
    let other = table.game.view(EYES_OF_TWO);
    let seen = other.places[ONE];
    assert_eq!((seen.deck, seen.hand, seen.marbles, seen.offers), (None, None, None, None));
    assert_eq!((seen.halves, seen.hand_backs.count()), (2, 3), "as of the start of trading");
    assert_eq!(seen.sent[TWO], Some(1));
    assert_eq!((seen.sent[THREE], other.places[THREE].sent[FOUR]), (None, None));
    assert!(table.told.iter().all(|event| event.seen_by(EYES_OF_TWO).is_none()));
}

#[test]
fn hud_44_what_was_spent_shows_when_the_trading_ends() {
    let mut table = Position::trading("", 4, &[]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "token");
    assert!(table.told.iter().all(|event| event.seen_by(EYES_OF_TWO).is_none()));
    table.end_trading();
    assert_eq!(table.game.view(EYES_OF_TWO).places[ONE].halves, 1);
}

#[test]
fn hud_44_a_trade_that_changes_no_backs_cannot_be_seen() {
    let mut table = Position::trading("", 4, &["7p*2,8p", "9p"]).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "offer 2 7p for 9");
    let before = table.game.view(EYES_OF_THREE);
    table.go(TWO, "accept 1 #1 9p");
    assert_eq!(table.game.view(EYES_OF_THREE), before);
    assert!(table.told.iter().all(|event| event.seen_by(EYES_OF_THREE).is_none()));
}

#[test]
fn hud_44_in_a_duel_both_sides_and_both_discards() {
    let mut table = Position::duel("", "7p*2,3p,2p", "9p,Ap,2p").table();
    table.show("7p", "9p").ready().show("3p", "2p").go(TWO, "play Ap");
    for eyes in [EYES_OF_ONE, EYES_OF_TWO, Observer::Table] {
        let duel = table.game.view(eyes).duel.expect("a duel");
        assert_eq!(duel, table.duel(), "nothing of it is hidden once both are turned up");
        assert!(duel.sides[Side::One].discard.holds(&cards("7p")));
    }
    assert_eq!(table.game.view(EYES_OF_ONE).places[TWO].hand, None);
    assert_eq!(table.game.view(EYES_OF_ONE).places[TWO].hand_backs.count(), 0);
}

#[test]
fn hud_44_cards_that_were_shown_are_remembered_in_the_next_duel() {
    let decks = ["10p,2p*3", "9p", "8p"];
    let mut table = Position::trading("tournament=on", 4, &decks).marbles(&[6, 1, 3, 2]).table();
    table.end_trading().go(ONE, "pick 2").show("10p", "9p").ready();
    table.show("8p", "2p").ready();
    let seen = table.game.view(EYES_OF_THREE);
    assert_eq!(seen.places[ONE].shown, cards("10p"));
    let twin = HeadsUpDuel::determinize(&seen, &mut Dice::new(Seed(1), 1));
    let deck = twin.view(everybody()).places[ONE].deck.expect("an open view");
    assert!(deck.holds(&cards("10p")) && deck.count() == 4);
}

#[test]
fn hud_44_all_that_is_not_seen_is_equally_likely() {
    // Seat 2 sees 15 of 104 cards; each of the others is with seat 1 in 15 of 89 determinizations.
    let table = deal("", 2, 9);
    let own = table.hand(TWO);
    let view = table.game.view(EYES_OF_TWO);
    let determinizations = 8_000;
    let mut held = [0_u32; 13];
    for determinization in 0..determinizations {
        let twin = HeadsUpDuel::determinize(&view, &mut Dice::new(Seed(9), determinization));
        let deck = twin.view(everybody()).places[ONE].deck.expect("an open view");
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
    let has = |determinization| {
        let twin = HeadsUpDuel::determinize(&view, &mut Dice::new(Seed(3), determinization));
        twin.view(everybody()).places[TWO].deck.expect("an open view").of(card) > 0
    };
    let determinizations = (0..400).filter(|determinization| has(*determinization)).count();
    assert!((330..400).contains(&determinizations), "{determinizations} of 400");
}
