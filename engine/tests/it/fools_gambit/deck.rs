//! FG-1 to FG-5: cards, points, decks, areas, hands.

use std::collections::BTreeSet;

use engine::cards::{Card, CardSet, Suit};
use engine::chance::Seed;
use engine::game::{Game, Observer, SetupError};
use engine::games::fools_gambit::{Deck, FoolsGambit, FoolsGambitOptions, points, points_of};
use engine::options::Options;
use engine::record;
use engine::seat::Seat;

use crate::fools_gambit::table::{Position, Table, card, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

#[test]
fn fg_1_cards_rank_from_2_to_the_ace() {
    // Without 2, 5 and 7, which have powers: see FG-14, 18 and 19.
    let plain = ["3", "4", "6", "8", "9", "10", "J", "Q", "K", "A"];
    for (at, lower) in plain.iter().enumerate() {
        for higher in &plain[at + 1..] {
            let (one, two) = (format!("{lower}c"), format!("{higher}c"));
            let hands = (format!("{one} 2s 2h"), format!("{two} 2s 2h"));
            let mut table = Position::full(&hands.0, &hands.1).table();
            table.duel(&format!("{one} 2s"), &format!("{two} 2s")).won_by(Some(TWO));
            let mut table = Position::full(&hands.1, &hands.0).table();
            table.duel(&format!("{two} 2s"), &format!("{one} 2s")).won_by(Some(ONE));
        }
    }
    let ranks: Vec<String> =
        CardSet::DECK.iter().step_by(4).map(|card| card.rank().to_string()).collect();
    assert_eq!(ranks, ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]);
}

#[test]
fn fg_1_suits_do_not_rank() {
    let suits = ['c', 'd', 'h', 's'];
    for (one, two) in suits.into_iter().flat_map(|one| suits.map(|two| (one, two))) {
        let hands = (format!("9{one} 3c 4c"), format!("9{two} 3c 4c"));
        let mut table = Position::full(&hands.0, &hands.1).table();
        table.duel(&format!("9{one} 3c"), &format!("9{two} 3c")).won_by(None);
    }
}

#[test]
fn fg_2_each_card_is_worth_its_points() {
    let worth = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 14];
    for (lowest, points) in CardSet::DECK.iter().step_by(4).zip(worth) {
        for suit in Suit::ALL {
            assert_eq!(points_of(Card::new(lowest.rank(), suit)), points);
        }
    }
    assert_eq!(points(cards("2c 10h Ks Ad")), 36);
    assert_eq!(points(CardSet::DECK), 4 * 98);
}

#[test]
fn fg_2_banking_a_card_brings_its_points() {
    for (wager, points) in
        [("2c", 2), ("9c", 9), ("10c", 10), ("Jc", 10), ("Qc", 10), ("Kc", 10), ("Ac", 14)]
    {
        let position = Position::split(&format!("As 6s {wager}"), "8h 3h 4h");
        let mut table = position.winning(ONE, "Ks").winning(TWO, "Kh").table();
        table.duel(&format!("As {wager}"), "8h 3h").won_by(Some(ONE));
        assert_eq!(table.open(ONE).points, 10 + points, "{wager}\n{}", table.picture());
        assert_eq!(table.open(TWO).points, 10, "who loses a round loses no points");
    }
}

#[test]
fn fg_3_the_deck_is_shared_by_colours() {
    assert_eq!(FoolsGambitOptions::default().deck, Deck::Split, "unless told otherwise");
    let table = Table::deal(Deck::Split, 3);
    assert_eq!((table.in_play(ONE), table.in_play(TWO)), (CardSet::BLACK, CardSet::RED));
    assert!(CardSet::BLACK.iter().all(|card| matches!(card.suit(), Suit::Clubs | Suit::Spades)));
    assert_eq!(CardSet::BLACK.len(), 26);
}

#[test]
fn fg_3_or_each_seat_has_a_deck_of_its_own() {
    let table = Table::deal(Deck::Full, 3);
    assert_eq!((table.in_play(ONE), table.in_play(TWO)), (CardSet::DECK, CardSet::DECK));
    let text = "facedown 1\ngame fools-gambit 1\noptions deck=full time=off\nseats A | B\nseed 0000000000000003";
    let reading = record::read::<FoolsGambit>(text).unwrap();
    assert_eq!(reading.game, table.game, "the option is in the record");
    assert_eq!(reading.record.options.values().to_string(), "deck=full time=off");
}

#[test]
fn fg_3_two_seats_play() {
    for seats in [0, 1, 3, 4, 8, 255] {
        let dealt = FoolsGambit::deal(&FoolsGambitOptions::default(), seats, Seed(1));
        assert_eq!(dealt, Err(SetupError::Seats(seats)));
    }
}

#[test]
fn fg_4_a_seat_has_four_areas() {
    let mut table = Table::deal(Deck::Split, 8);
    for seat in [ONE, TWO] {
        let open = table.open(seat);
        let counts = [open.main_deck, open.off_hand, open.discard.len(), open.winning.len()];
        assert_eq!(counts, [23, 0, 0, 0], "at first all is in the main deck, but for a hand");
    }
    while let Some(seat) = table.game.turn().awaited().lowest() {
        let action = table.actions(seat)[0].to_string();
        table.go(seat, action.as_str());
        for seat in Seat::all(2) {
            let open = table.open(seat);
            let wager = open.wager.map_or(CardSet::EMPTY, CardSet::from_item);
            let hand = open.hand.expect("an open view").union(wager);
            let areas = [open.unseen, hand, table.off_hand(seat), open.discard, open.winning];
            let count: u8 = areas.iter().map(|area| area.len()).sum();
            let all = areas.into_iter().fold(CardSet::EMPTY, CardSet::union);
            assert_eq!((count, all), (26, Deck::Split.cards_of(seat)), "\n{}", table.picture());
        }
    }
}

#[test]
fn fg_4_the_order_of_a_main_deck_is_secret_to_all() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h");
    let (mut one, mut other) = (position.seeded(1), position.seeded(2));
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(one.game.view(observer), other.game.view(observer));
    }
    one.duel("9c Kc", "Jh 4h");
    other.duel("9c Kc", "Jh 4h");
    assert_ne!(one.open(ONE).hand, other.open(ONE).hand, "though the orders differ");
}

#[test]
fn fg_4_discard_and_winning_pile_are_public_and_the_off_hand_is_its_owners() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.duel("9c Kc", "Jh 4h");
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        let (one, two) = (table.seen(observer, ONE), table.seen(observer, TWO));
        assert_eq!((one.discard, two.discard), (cards("9c Kc"), cards("Jh")));
        assert_eq!((one.winning, two.winning), (CardSet::EMPTY, cards("4h")));
        assert_eq!((one.points, two.points), (0, 4));
        assert_eq!((one.off_hand, two.off_hand), (1, 1));
    }
    assert_eq!(table.seen(EYES_OF_ONE, ONE).off_hand_known, Some(cards("3c")));
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_known, None);
    assert_eq!(table.seen(Observer::Table, ONE).off_hand_known, None);
}

#[test]
fn fg_5_each_seat_draws_three_cards_from_its_main_deck() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(3).table();
    let left = [ONE, TWO].map(|seat| table.open(seat).unseen);
    table.duel("9c Kc", "Jh 4h");
    for (seat, left) in [ONE, TWO].into_iter().zip(left) {
        assert_eq!(table.open(seat).hand, Some(left), "the three that were left");
        assert_eq!(table.open(seat).main_deck, 0);
    }
    let dealt = Table::deal(Deck::Full, 5);
    assert_eq!((dealt.open(ONE).held, dealt.open(ONE).main_deck), (3, 49));
}

#[test]
fn fg_5_every_card_can_be_drawn() {
    let hands = (0..200).map(|seed| Table::deal(Deck::Full, seed).open(ONE).hand);
    let drawn = hands.flatten().fold(CardSet::EMPTY, CardSet::union);
    assert_eq!(drawn, CardSet::DECK);
}

#[test]
fn fg_5_a_hand_is_secret_to_its_owner() {
    let table = Table::deal(Deck::Split, 11);
    for (owner, other) in [(EYES_OF_ONE, EYES_OF_TWO), (EYES_OF_TWO, EYES_OF_ONE)] {
        let seat = owner.seat().expect("a seat looks");
        let own = table.seen(owner, seat);
        assert_eq!(own.hand.map(CardSet::len), Some(3));
        for stranger in [other, Observer::Table] {
            let seen = table.seen(stranger, seat);
            assert_eq!((seen.hand, seen.held), (None, 3));
            assert_eq!(seen.unseen, Deck::Split.cards_of(seat), "any card could be in it");
        }
    }
}

#[test]
fn fg_5_only_cards_in_hand_can_be_played() {
    let table = Position::split("9c Kc 3c", "Jh 4h 3h").off_hand(ONE, "8c").table();
    table.refuse(ONE, "duel 10c wager Kc", "FG-5");
    table.refuse(ONE, "duel 9c wager 8c", "FG-5");
    table.refuse(ONE, "duel Jh wager 4h", "FG-5");
    table.refuse(ONE, "duel 9h wager Kc", "FG-5");
    let names: BTreeSet<String> = table.actions(ONE).iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), 6);
    assert!(names.contains("duel 9c wager Kc") && !names.contains("duel 9c wager 9c"));
    assert_eq!(card("9c").to_string(), "9c");
}
