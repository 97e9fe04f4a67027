//! FG-20 to FG-22: recycling and the end.

use std::collections::BTreeSet;

use engine::cards::CardSet;
use engine::game::{Decision, Ending, Event as _, Game, Illegal, Observer, Outcome, Turn};
use engine::games::fools_gambit::{Deck, Event};
use engine::seat::BySeat;

use crate::fools_gambit::table::{Position, Table, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

fn outcome(table: &Table) -> Outcome {
    let outcome = table.game.turn().outcome();
    outcome.unwrap_or_else(|| panic!("the game is over\n{}", table.picture()))
}

#[test]
fn fg_20_the_off_hand_is_shuffled_together_with_what_is_left_of_the_main_deck() {
    for left in 0..=2 {
        let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(left);
        let mut table = position.off_hand(ONE, "8c 10c").off_hand(TWO, "8h 10h").table();
        let rest = [ONE, TWO].map(|seat| table.open(seat).unseen);
        table.duel("9c Kc", "Jh 4h");
        table.emitted_in_order(&[Event::Recycled(ONE), Event::Recycled(TWO)]);
        let expected = [cards("8c 10c 3c").union(rest[0]), cards("8h 10h 3h").union(rest[1])];
        for (seat, expected) in [ONE, TWO].into_iter().zip(expected) {
            let open = table.open(seat);
            assert_eq!(open.off_hand, 0, "{left} left\n{}", table.picture());
            assert_eq!(open.main_deck, left, "three of them are drawn at once");
            assert_eq!(open.unseen.union(open.hand.unwrap()), expected);
        }
    }
}

#[test]
fn fg_20_a_main_deck_with_three_cards_is_played_first() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(3);
    let mut table = position.off_hand(ONE, "8c 10c").off_hand(TWO, "8h 10h").table();
    table.duel("9c Kc", "Jh 4h");
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::Recycled(_))));
    assert_eq!(table.off_hand(ONE), cards("8c 10c 3c"));
    assert_eq!(table.open(ONE).main_deck, 0);
}

#[test]
fn fg_20_the_new_main_deck_is_in_random_order() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(1);
    let position = position.off_hand(ONE, "8c 10c").off_hand(TWO, "8h 10h");
    let hands: BTreeSet<String> = (0..60)
        .map(|seed| {
            let mut table = position.seeded(seed);
            table.duel("9c Kc", "Jh 4h");
            table.open(ONE).hand.unwrap().to_string()
        })
        .collect();
    assert_eq!(hands.len(), 4, "any three of the four cards: {hands:?}");
}

#[test]
fn fg_20_what_was_known_of_an_off_hand_is_known_of_the_main_deck() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(2);
    let mut table = position.off_hand(ONE, "8c 10c").off_hand(TWO, "8h 10h").table();
    let left = table.open(ONE).unseen;
    table.duel("9c Kc", "Jh 4h");
    let all = cards("8c 10c 3c").union(left);
    let own = table.seen(EYES_OF_ONE, ONE);
    assert_eq!(own.unseen, all.difference(own.hand.unwrap()), "its owner knows the cards");
    assert_eq!(own.off_hand_known, Some(CardSet::EMPTY));
    assert_eq!(table.seen(EYES_OF_TWO, ONE).unseen, all, "the other one the hand with them");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, CardSet::EMPTY);
}

#[test]
fn fg_21_the_game_ends_when_fewer_than_three_cards_can_be_drawn() {
    // Two cards are left to draw: one in the main deck, and the third card.
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(1).table();
    table.duel("9c Kc", "Jh 4h");
    assert_eq!(outcome(&table).ending, Ending::Played);
    assert_eq!((table.open(ONE).main_deck, table.open(ONE).off_hand), (1, 1));
    assert_eq!(table.open(ONE).held, 0, "nothing is drawn any more");
    for seat in [ONE, TWO] {
        assert!(table.actions(seat).is_empty());
        assert_eq!(table.answer(seat, Decision::Timeout), Err(Illegal::Over));
        assert_eq!(table.answer(seat, Decision::Leave), Err(Illegal::Over));
    }
}

#[test]
fn fg_21_three_cards_are_enough_for_another_round() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").main_decks(2).table();
    table.duel("9c Kc", "Jh 4h");
    assert_eq!(table.game.turn().outcome(), None, "two and the third card");
    assert_eq!(table.open(ONE).held, 3);
    // After a tie one more card is left: the wager comes back.
    let mut table = Position::split("9c Kc 3c", "9h 4h 3h").main_decks(1).table();
    table.duel("9c Kc", "9h 4h").won_by(None);
    assert_eq!(table.game.turn().outcome(), None);
    assert_eq!(table.game.view(Observer::Table).round, 2);
}

#[test]
fn fg_21_both_seats_always_hold_the_same_number_of_cards() {
    for (deck, seed) in [(Deck::Split, 21), (Deck::Split, 22), (Deck::Full, 23)] {
        let mut table = Table::deal(deck, seed);
        while let Some(seat) = table.game.turn().awaited().lowest() {
            table.decide(seat, Decision::Timeout);
            let count = |seat| {
                let open = table.open(seat);
                (open.main_deck, open.off_hand, open.held)
            };
            assert_eq!(count(ONE), count(TWO), "\n{}", table.picture());
        }
        assert!(table.open(ONE).main_deck + table.open(ONE).off_hand < 3);
    }
}

#[test]
fn fg_22_most_points_win() {
    for (one, two, winner) in [("Ac 3s", "Kh 8h", TWO), ("Ac 6s", "Kh 2h", ONE)] {
        let position = Position::split("9c Kc 3c", "9h 4h 3h").main_decks(0);
        let mut table = position.winning(ONE, one).winning(TWO, two).table();
        // A tie: nobody banks, and two cards each are too few.
        table.duel("9c Kc", "9h 4h").won_by(None);
        let outcome = outcome(&table);
        assert_eq!((outcome.winner(), outcome.ending), (Some(winner), Ending::Played));
        assert_eq!((outcome.rank(winner), outcome.rank(winner.other())), (1, 2));
        table.emitted_in_order(&[Event::Ended(outcome)]);
    }
}

#[test]
fn fg_22_the_last_wager_counts() {
    let position = Position::split("9c 8c 3c", "Jh 4h 3h").main_decks(1);
    let mut table = position.winning(ONE, "10c").winning(TWO, "7h").table();
    table.duel("9c 8c", "Jh 4h");
    assert_eq!(outcome(&table).winner(), Some(TWO), "11 points to 10");
}

#[test]
fn fg_22_it_is_points_that_count_and_not_cards() {
    let position = Position::split("9c Kc 3s", "9h 4h 3h").main_decks(0);
    let mut table = position.winning(ONE, "2c 3c 4c").winning(TWO, "Ah").table();
    table.duel("9c Kc", "9h 4h");
    assert_eq!(outcome(&table).winner(), Some(TWO));
}

#[test]
fn fg_22_equal_points_are_a_draw() {
    let position = Position::split("9c Kc 3c", "9h 4h 3h").main_decks(0);
    let mut table = position.winning(ONE, "10c 4c").winning(TWO, "Ah").table();
    table.duel("9c Kc", "9h 4h");
    let outcome = outcome(&table);
    assert_eq!((outcome.winner(), outcome.rank(ONE), outcome.rank(TWO)), (None, 1, 1));
}

#[test]
fn fg_22_but_who_leaves_gives_the_game_up() {
    for (leaver, chosen) in [(ONE, false), (TWO, false), (ONE, true), (TWO, true)] {
        let position = Position::split("9c Kc 3c", "9h 4h 3h");
        let mut table = position.winning(ONE, "10c").winning(TWO, "10h").table();
        if chosen {
            table.go(ONE, "duel 9c wager Kc");
        }
        let before = table.seen(EYES_OF_TWO, ONE);
        table.decide(leaver, Decision::Leave);
        let outcome = outcome(&table);
        assert_eq!(outcome.ending, Ending::Conceded(leaver));
        assert_eq!(outcome.winner(), Some(leaver.other()), "whatever the points say");
        assert_eq!(table.emitted, [Event::Conceded(leaver), Event::Ended(outcome)]);
        assert_eq!(table.seen(EYES_OF_TWO, ONE), before, "a secret pick stays one");
        let seen = table.emitted.iter().filter_map(|event| event.seen_by(Observer::Table));
        assert_eq!(seen.count(), 2, "everybody is told");
        assert_eq!(table.answer(leaver, Decision::Leave), Err(Illegal::Over));
    }
}

#[test]
fn fg_22_a_whole_game_ends_with_what_was_banked() {
    let mut table = Table::deal(Deck::Split, 40);
    let mut banked = BySeat([0_u32, 0]);
    while let Turn::Awaiting(_) = table.game.turn() {
        let seat = table.game.turn().awaited().lowest().expect("somebody is awaited");
        let action = table.actions(seat)[1].to_string();
        table.go(seat, action.as_str());
        for event in &table.emitted {
            if let Event::Banked(seat, _, points) = event {
                banked[*seat] += u32::from(*points);
            }
        }
    }
    let points = [ONE, TWO].map(|seat| u32::from(table.open(seat).points));
    assert_eq!(points, banked.0);
    assert_eq!(outcome(&table), Outcome::from_scores(&banked.0));
}
