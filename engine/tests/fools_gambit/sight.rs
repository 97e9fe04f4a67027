//! FG-23: what a seat sees.

use engine::cards::CardSet;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer, Turn};
use engine::games::fools_gambit::{Deck, FoolsGambit};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::memory::Memory;
use crate::table::{Position, Table, card, cards};
use crate::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

const EVERYBODY: [Observer; 3] = [Observer::Table, EYES_OF_ONE, EYES_OF_TWO];

#[test]
fn fg_23_a_seat_sees_its_own_cards_and_what_lies_open() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").winning(ONE, "2c");
    let mut table = position.winning(TWO, "2h").off_hand(ONE, "8c").off_hand(TWO, "8h").table();
    table.choose("9c Kc", "Jh 4h");
    let view = table.game.view(EYES_OF_ONE);
    let (own, other) = (view.seats[ONE], view.seats[TWO]);
    assert_eq!((own.duel, own.third), (Some(card("9c")), Some(card("3c"))));
    assert_eq!((own.wager, other.wager), (Some(card("Kc")), Some(card("4h"))));
    assert_eq!(own.off_hand_known, Some(cards("8c")), "its off-hand as a set");
    assert_eq!((own.main_deck, other.main_deck), (21, 21), "and the counts of all piles");
    assert_eq!((own.off_hand, other.off_hand), (1, 1));
    assert_eq!((other.winning, other.points), (cards("2h"), 2));
    assert_eq!((other.duel, other.third, other.hand), (None, None, None));
    assert_eq!((other.off_hand_known, other.held), (None, 2));
}

#[test]
fn fg_23_cards_that_all_saw_go_to_an_off_hand_are_known_to_be_there() {
    // Tied wagers.
    let mut tie = Position::split("9c 8c 6c", "9h Kh 6h").table();
    tie.duel("9c 8c", "9h Kh");
    // A replaced wager, and a card that a 5 sent away.
    let mut round = Position::split("5c 8c 6c", "Qh Kh 4h").table();
    round.choose("5c 8c", "Qh Kh").swap("swap wager", "keep");
    for observer in EVERYBODY {
        assert_eq!(tie.seen(observer, ONE).off_hand_seen, cards("8c"));
        assert_eq!(tie.seen(observer, TWO).off_hand_seen, cards("Kh"));
        assert_eq!(round.seen(observer, ONE).off_hand_seen, cards("8c"));
        assert_eq!(round.seen(observer, TWO).off_hand_seen, cards("Qh"));
    }
    assert_eq!(tie.seen(EYES_OF_TWO, ONE).off_hand, 2, "the third card is counted");
    assert!(tie.seen(EYES_OF_TWO, ONE).unseen.contains(card("6c")), "but not seen");
}

#[test]
fn fg_23_a_duel_card_swapped_away_in_secret_is_not_known() {
    let mut table = Position::split("9c 8c 6c", "Qh Kh 4h").table();
    table.choose("9c 8c", "Qh Kh").swap("swap duel", "keep");
    for stranger in [Observer::Table, EYES_OF_TWO] {
        let seen = table.seen(stranger, ONE);
        assert_eq!((seen.off_hand, seen.off_hand_seen), (1, CardSet::EMPTY));
        assert!(seen.unseen.contains(card("9c")));
    }
    assert_eq!(table.seen(EYES_OF_ONE, ONE).off_hand_known, Some(cards("9c")));
}

#[test]
fn fg_23_a_view_offers_what_is_not_yet_seen_of_each_deck() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    let unseen = |table: &Table, observer, seat| table.seen(observer, seat).unseen;
    assert_eq!(unseen(&table, EYES_OF_ONE, ONE), CardSet::BLACK.minus(cards("9c Kc 3c")));
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED);
    table.choose("9c Kc", "Jh 4h");
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED.without(card("4h")));
    table.swap("keep", "swap wager");
    let own = table.seen(EYES_OF_TWO, TWO).hand.expect("its own hand");
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED.minus(cards("Jh 4h 3h")));
    assert_eq!(unseen(&table, EYES_OF_TWO, TWO), CardSet::RED.minus(cards("Jh 4h 3h")).minus(own));
    let full = Table::deal(Deck::Full, 2);
    assert_eq!(unseen(&full, Observer::Table, ONE), CardSet::DECK);
}

#[test]
fn fg_23_the_table_sees_no_more_than_either_seat() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.choose("9c Kc", "Jh 4h");
    let public = table.game.view(Observer::Table);
    for (seat, stranger) in [(ONE, EYES_OF_TWO), (TWO, EYES_OF_ONE)] {
        assert_eq!(public.seats[seat], table.seen(stranger, seat));
    }
}

#[test]
fn fg_23_views_tell_what_was_seen_and_nothing_else() {
    for seed in 0..120 {
        let mut dice = Dice::new(Seed(seed), 23);
        let deck = if seed % 2 == 0 { Deck::Split } else { Deck::Full };
        let mut table = Table::deal(deck, seed);
        let mut memories =
            EVERYBODY.map(|observer| Memory::new(table.game.view(observer), observer));
        while let Turn::Awaiting(awaiting) = table.game.turn() {
            let seats: Vec<Seat> = awaiting.seats.iter().collect();
            let seat = *dice.pick(&seats).expect("somebody is awaited");
            let decision = match dice.below(30) {
                0 if seed % 4 == 3 => Decision::Leave,
                0..4 => Decision::Timeout,
                _ => Decision::Act(*dice.pick(&table.actions(seat)).expect("it can act")),
            };
            table.decide(seat, decision);
            for (memory, observer) in memories.iter_mut().zip(EVERYBODY) {
                let seen = table.told.iter().filter_map(|event| event.seen_by(observer));
                seen.for_each(|event| memory.see(event));
                let view = table.game.view(observer);
                assert_eq!(memory.view, view, "{observer:?}\n{}", table.picture());
            }
        }
    }
}

#[test]
fn fg_23_all_that_is_not_seen_is_equally_likely() {
    // Seat 2 has seen nothing of seat 1's cards: each is in its hand in 3 of 26 determinizations.
    let table = Table::deal(Deck::Split, 9);
    let view = table.game.view(EYES_OF_TWO);
    let determinizations = 26_000;
    let mut held = [0_u32; 52];
    for determinization in 0..determinizations {
        let twin = FoolsGambit::determinize(&view, &mut Dice::new(Seed(9), determinization));
        let hand = twin.view(everybody()).seats[ONE].hand.expect("an open view");
        hand.iter().for_each(|card| held[usize::from(card.index())] += 1);
    }
    for card in CardSet::BLACK {
        let held = held[usize::from(card.index())];
        assert!((2_700..3_300).contains(&held), "{card} is held in {held} determinizations");
    }
}
