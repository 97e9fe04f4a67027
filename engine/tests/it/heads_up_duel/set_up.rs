//! HUD-1 to HUD-5: cards, packs, marbles, tokens, and parts left out.

use engine::game::{Game, Observer, SetupError};
use engine::games::heads_up_duel::{Back, Card, CardKind, HeadsUpDuel, PairOrigin, Phase};
use engine::options::Options;
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, cards, deal, options};
use crate::heads_up_duel::{EYES_OF_TWO, ONE, TWO};

#[test]
fn hud_1_numbers_have_their_value_and_special_cards_none() {
    for number in 2..=10 {
        assert_eq!(CardKind::Number(number).number(), Some(number));
    }
    let mut table = Position::duel("", "10p,7p,Kp", "9p,Ap,4p").table();
    table.show("10p", "9p");
    assert_eq!((table.duel().sides.0[0].sum, table.duel().sides.0[1].sum), (10, 9));
    table.go(ONE, "play Kp").go(TWO, "play Ap");
    assert_eq!((table.duel().sides.0[0].sum, table.duel().sides.0[1].sum), (10, 9));
}

#[test]
fn hud_1_suits_do_not_matter() {
    // 30 cards of two decks: equal ones are listed once.
    let table = deal("", 2, 3);
    let hand = table.hand(ONE);
    assert_eq!(table.actions(ONE).len(), hand.distinct().count());
    assert!(hand.distinct().count() < 15);
}

#[test]
fn hud_2_all_see_how_many_cards_of_which_back_a_seat_holds() {
    let mut table = Position::trading("", 4, &[]).period(2).marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "buy low").go(ONE, "buy high");
    let seen = table.seen(EYES_OF_TWO, ONE);
    let backs = [Back::Pack, Back::Low, Back::High, Back::Mystery, Back::Special];
    assert_eq!(backs.map(|back| seen.hand_backs.of(back)), [15, 5, 5, 0, 0]);
    assert_eq!(seen.hand, None);
}

#[test]
fn hud_2_with_one_back_for_all_only_the_number_shows() {
    let position = Position::trading("one-back=on", 4, &[]).period(2);
    let mut table = position.marbles(&[3, 3, 3, 3]).table();
    table.go(ONE, "buy low").go(ONE, "buy high");
    let seen = table.seen(EYES_OF_TWO, ONE);
    assert_eq!(seen.hand_backs.of(Back::Pack), 25);
    assert!(table.hand(ONE).includes(&cards("2p,3p,4p,5p,6p*2,7p,8p,9p,10p")));
}

#[test]
fn hud_3_packs_of_15_come_from_as_many_decks_as_needed() {
    for (seats, decks) in [(2, 2), (4, 2), (6, 2), (8, 3)] {
        let mut most = 0;
        for seed in 0..60 {
            let table = deal("", seats, seed);
            for seat in Seat::all(seats) {
                let deck = table.deck(seat);
                assert_eq!(deck.count(), 15);
                assert_eq!(deck.of_kind(CardKind::Joker), 0);
                assert_eq!(deck.backs().of(Back::Pack), 15);
            }
            for kind in CardKind::all() {
                let all = Seat::all(seats).map(|seat| table.deck(seat).of_kind(kind)).sum();
                assert!(all <= 4 * decks, "{all} of {kind}");
                most = most.max(all);
            }
        }
        assert!(most > 4 * (decks - 1), "{most} cards of a kind need {decks} decks");
    }
}

#[test]
fn hud_4_three_marbles_and_the_starting_tokens() {
    let table = deal("", 4, 1);
    for seat in Seat::all(4) {
        let place = table.view().by_seat[seat];
        assert_eq!((place.marbles, place.halves), (Some(3), 2));
    }
    for tokens in 0..=5 {
        let table = deal(&format!("tokens={tokens}"), 6, 1);
        assert_eq!(table.view().by_seat[ONE].halves, tokens * 2);
    }
    let defaults = options("");
    assert!(defaults.fields().iter().any(|field| field.id == "tokens" && field.default == 1));
}

#[test]
fn hud_4_each_seat_may_bring_its_own_tokens() {
    let mut table = deal("tokens=3 brought=0,3,10,1", 4, 1);
    let halves = |table: &crate::heads_up_duel::table::Table| {
        Seat::all(4).map(|seat| table.view().by_seat[seat].halves).collect::<Vec<_>>()
    };
    assert_eq!(halves(&table), [0, 3, 10, 1]);
    table.refuse(ONE, "token", "HUD-10");
    table.go(TWO, "token").go(TWO, "token").go(TWO, "token");
    table.refuse(TWO, "token", "HUD-10");
    assert_eq!((halves(&table), table.marbles(TWO)), (vec![0, 0, 10, 1], 12));
    // Others see the spending once trading ends (HUD-44).
    let seen = table.game.view(Observer::Seat(ONE));
    assert_eq!(seen.by_seat[TWO].halves, 3);
}

#[test]
fn hud_4_what_is_brought_is_for_as_many_as_play_and_in_the_record_where_it_is_set() {
    let refused = HeadsUpDuel::deal(&options("brought=1,1"), 4, engine::chance::Seed(1));
    assert_eq!(refused, Err(SetupError::Option("brought")));
    let plain = options("");
    assert_eq!((plain.brought, plain.values().to_string().contains("brought")), (None, false));
    let values = options("brought=1,0,2,10").values().to_string();
    assert!(values.contains(" tokens=1 brought=1,0,2,10 joker=blank "), "{values}");
}

#[test]
fn hud_5_two_seats_only_duel() {
    let table = deal("", 2, 5);
    assert_eq!(table.view().phase, Phase::Showdown);
    assert_eq!(table.awaited(), SeatSet::first(2));
    assert_eq!((table.marbles(ONE), table.deck(TWO).count()), (0, 15));
}

#[test]
fn hud_5_trading_can_be_skipped_and_pairs_are_drawn() {
    let mut opponents = SeatSet::EMPTY;
    for seed in 0..40 {
        let table = deal("trading=off", 6, seed);
        let view = table.view();
        assert_eq!((view.phase, view.pairs.len()), (Phase::Showdown, 3));
        let all: SeatSet = view.pairs.iter().flat_map(|pair| pair.seats.0).collect();
        assert_eq!(all, SeatSet::first(6));
        let opponent = view
            .pairs
            .iter()
            .find_map(|pair| pair.seats.side_of(ONE).map(|side| pair.seats[side.other()]));
        opponents = opponents.with(opponent.expect("a pair"));
    }
    assert_eq!(opponents, SeatSet::first(6).without(ONE), "each other seat comes up");
}

#[test]
fn hud_5_without_market_there_are_no_marbles_and_pairs_are_drawn_first() {
    let mut table = deal("market=off", 4, 2);
    let view = table.view();
    assert_eq!((view.phase, view.pairs.len()), (Phase::Trading(0), 2));
    assert!(view.pairs.iter().all(|pair| pair.origin == PairOrigin::Drawn));
    assert_eq!(table.marbles(ONE), 0);
    let card = table.hand(ONE).distinct().next().map(|card: Card| card.to_string());
    let card = card.expect("a card");
    table.refuse(ONE, "token", "HUD-5");
    table.refuse(ONE, &format!("offer 2 {card} for +1"), "HUD-5");
    table.refuse(ONE, "offer 2 +1 for K", "HUD-5");
    table.go(ONE, &format!("offer 2 {card} for K"));
    for _ in 0..2 {
        while table.view().phase == Phase::Trading(0) {
            let seat = table.awaited().lowest().expect("somebody");
            table.go(seat, "finish");
        }
    }
    table.refuse(ONE, "buy low", "HUD-5");
    table.end_trading();
    assert_eq!(table.view().phase, Phase::Showdown, "nothing is left to be assigned");
}
