//! FG-13 to FG-19: 5s, 2s and 7s.

use engine::cards::{CardSet, Rank};
use engine::games::fools_gambit::Event;
use engine::seat::{BySeat, SeatSet};

use crate::fools_gambit::table::{Position, Table, card, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

fn times_fives_acted(table: &Table) -> usize {
    table.emitted.iter().filter(|event| matches!(event, Event::FivesActed(_))).count()
}

#[test]
fn fg_13_5s_act_before_2s() {
    // If the 2 acted first, it would have the Ace's value.
    let mut table = Position::split("5c 8c 9c", "2h Ah 3h").table();
    table.duel("5c 8c", "2h Ah").won_by(Some(ONE));
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::TwoTook(..))));
}

#[test]
fn fg_13_5s_act_before_7s() {
    // If the 7 acted first, it would reverse the result though seat 2 must bring in another card.
    let mut table = Position::split("5c 8c 9c", "7h Ah Kh").table();
    table.duel("5c 8c", "7h Ah").won_by(Some(TWO));
    let mut table = Position::split("5c 8c 9c", "7h Ah 3h").table();
    table.duel("5c 8c", "7h Ah").won_by(Some(ONE));
    assert!(!table.emitted.contains(&Event::SevenReversed(TWO)));
}

#[test]
fn fg_13_2s_act_before_7s() {
    // The 2 is a King when the 7 reverses.
    let mut table = Position::split("2c Kc 9c", "7h 4h 8h").table();
    table.duel("2c Kc", "7h 4h").won_by(Some(TWO));
    table.emitted_in_order(&[Event::TwoTook(ONE, Rank::KING), Event::SevenReversed(TWO)]);
    let mut table = Position::split("2c 3c 9c", "7h 4h 8h").table();
    table.duel("2c 3c", "7h 4h").won_by(Some(ONE));
}

#[test]
fn fg_13_all_three_in_one_round() {
    // The 5 brings in the 2, which takes the Ace; the 7 is out.
    let mut table = Position::split("5c 6c 9c", "7h Ah 2h").table();
    table.duel("5c 6c", "7h Ah").won_by(Some(TWO));
    table.emitted_in_order(&[
        Event::FivesActed(SeatSet::from_item(ONE)),
        Event::Exchanged { seat: TWO, out: card("7h"), brought_in: card("2h") },
        Event::TwoTook(TWO, Rank::ACE),
        Event::RoundWon {
            values: BySeat([Rank::FIVE, Rank::ACE]),
            reversed: false,
            winner: Some(TWO),
        },
    ]);
}

#[test]
fn fg_14_a_five_makes_the_opponent_exchange() {
    for (one, two, five) in [("5c 6c 9c", "Kh 8h 3h", ONE), ("Kc 8c 3c", "5h 6h 9h", TWO)] {
        let mut table = Position::split(one, two).table();
        let picks = (one.rsplit_once(' ').unwrap().0, two.rsplit_once(' ').unwrap().0);
        table.duel(picks.0, picks.1).won_by(Some(five));
        let (out, brought_in) = if five == ONE { ("Kh", "3h") } else { ("Kc", "3c") };
        let other = five.other();
        table.emitted_in_order(&[
            Event::FivesActed(SeatSet::from_item(five)),
            Event::Exchanged { seat: other, out: card(out), brought_in: card(brought_in) },
        ]);
        assert_eq!(table.off_hand(other), cards(out), "the exchanged card is the third card now");
        assert!(table.open(other).discard.contains(card(brought_in)));
    }
}

#[test]
fn fg_14_everybody_has_seen_the_card_that_was_exchanged() {
    let mut table = Position::split("5c 6c 9c", "Kh 8h 3h").table();
    table.duel("5c 6c", "Kh 8h");
    assert_eq!(table.seen(EYES_OF_ONE, TWO).off_hand_seen, cards("Kh"));
    assert!(!table.seen(EYES_OF_ONE, TWO).unseen.contains(card("Kh")));
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, CardSet::EMPTY, "the 9 nobody saw");
}

#[test]
fn fg_14_the_exchange_is_with_the_third_card_as_it_is_after_the_swap() {
    // The Ace leaves the hand, the 4 enters it: the 5 brings the old duel card back.
    let mut table = Position::split("5c 6c 9c", "4h 8h Ah").table();
    table.choose("5c 6c", "4h 8h").swap("keep", "swap duel").won_by(Some(ONE));
    table.emitted_in_order(&[Event::Exchanged {
        seat: TWO,
        out: card("Ah"),
        brought_in: card("4h"),
    }]);
    assert_eq!(table.off_hand(TWO), cards("Ah"));
}

#[test]
fn fg_14_a_5_that_is_wagered_or_kept_does_nothing() {
    let mut table = Position::split("9c 5c 5s", "Kh 8h 3h").table();
    table.duel("9c 5c", "Kh 8h").won_by(Some(TWO));
    assert_eq!(times_fives_acted(&table), 0);
}

#[test]
fn fg_14_a_5_that_was_swapped_in_acts() {
    let mut table = Position::split("9c 6c 5c", "Kh 8h 3h").table();
    table.choose("9c 6c", "Kh 8h").swap("swap duel", "keep").won_by(Some(ONE));
    assert_eq!(table.off_hand(TWO), cards("Kh"));
}

#[test]
fn fg_15_a_2_that_is_brought_in_takes_its_wager() {
    let mut table = Position::split("5c 6c 9c", "3h Kh 2h").table();
    table.duel("5c 6c", "3h Kh").won_by(Some(TWO));
    table.emitted_in_order(&[Event::TwoTook(TWO, Rank::KING)]);
}

#[test]
fn fg_15_a_7_that_is_brought_in_reverses() {
    let mut table = Position::split("5c 6c 9c", "3h Kh 7h").table();
    table.duel("5c 6c", "3h Kh").won_by(Some(ONE));
    table.emitted_in_order(&[Event::SevenReversed(TWO)]);
}

#[test]
fn fg_15_a_2_or_a_7_that_is_swapped_out_has_no_effect() {
    for special in ["2h", "7h"] {
        let mut table = Position::split("5c 6c 9c", &format!("{special} Kh 4h")).table();
        table.duel("5c 6c", &format!("{special} Kh")).won_by(Some(ONE));
        let values = BySeat([Rank::FIVE, card("4h").rank()]);
        table.emitted_in_order(&[Event::RoundWon { values, reversed: false, winner: Some(ONE) }]);
    }
}

#[test]
fn fg_15_a_5_that_is_swapped_out_has_done_its_work() {
    // Seat 1's 5 brings in seat 2's 5, which sends seat 1's away; the first exchange stands.
    let mut table = Position::split("5c 6c 3c", "Kh 8h 5h").table();
    table.duel("5c 6c", "Kh 8h").won_by(Some(TWO));
    assert_eq!(table.off_hand(TWO), cards("Kh"), "it stays away");
    assert_eq!(table.off_hand(ONE), cards("5c"));
    table.piles(ONE, "", "3c 6c").piles(TWO, "8h", "5h");
}

#[test]
fn fg_16_two_5s_exchange_at_the_same_time() {
    // If the 5s acted in turn, the first would cancel the other.
    for (one, two, winner) in [("K", "9", ONE), ("9", "K", TWO)] {
        let hands = (format!("5c 6c {one}c"), format!("5h 6h {two}h"));
        let mut table = Position::split(&hands.0, &hands.1).table();
        table.duel("5c 6c", "5h 6h").won_by(Some(winner));
        table.emitted_in_order(&[Event::FivesActed(SeatSet::first(2))]);
        assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("5c"), cards("5h")));
        assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, cards("5c"));
    }
}

#[test]
fn fg_16_two_5s_with_the_same_face() {
    let mut table = Position::full("5h 6c Kc", "5h 6c 9c").table();
    table.duel("5h 6c", "5h 6c").won_by(Some(ONE));
    assert_eq!(times_fives_acted(&table), 1);
    table.piles(ONE, "6c", "Kc").piles(TWO, "", "9c 6c");
}

#[test]
fn fg_17_a_5_that_an_exchange_brings_in_acts_in_turn() {
    let mut table = Position::split("9c 6c 5c", "5h 8h Kh").table();
    table.duel("9c 6c", "5h 8h").won_by(Some(TWO));
    table.emitted_in_order(&[
        Event::FivesActed(SeatSet::from_item(TWO)),
        Event::Exchanged { seat: ONE, out: card("9c"), brought_in: card("5c") },
        Event::FivesActed(SeatSet::from_item(ONE)),
        Event::Exchanged { seat: TWO, out: card("5h"), brought_in: card("Kh") },
    ]);
    table.piles(ONE, "", "5c 6c").piles(TWO, "8h", "Kh");
}

#[test]
fn fg_17_four_5s_act_once_each() {
    let mut table = Position::split("5c 6c 5s", "5d 6d 5h").table();
    table.duel("5c 6c", "5d 6d").won_by(None);
    assert_eq!(times_fives_acted(&table), 2, "twice both at once\n{}", table.picture());
    table.piles(ONE, "", "5c").piles(TWO, "", "5d");
    assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("5s 6c"), cards("5h 6d")));
}

#[test]
fn fg_17_cards_with_the_same_face_are_different_5s() {
    // Each seat has a 5h; whether one has acted says nothing of the other.
    let mut table = Position::full("9c 6c 5h", "5h 8h Kh").table();
    table.duel("9c 6c", "5h 8h").won_by(Some(TWO));
    assert_eq!(times_fives_acted(&table), 2);
    table.piles(ONE, "", "5h 6c").piles(TWO, "8h", "Kh");
    let mut table = Position::full("5h 6c 5c", "5h 6c 5c").table();
    table.duel("5h 6c", "5h 6c").won_by(None);
    assert_eq!(times_fives_acted(&table), 2);
    assert_eq!(table.off_hand(ONE), cards("5c 6c"));
}

#[test]
fn fg_17_a_5_that_came_back_acts_again_in_another_round() {
    // The tie returns the wagered 5s; only these and the third cards are left to draw.
    let position = Position::split("9c 5c 3c", "9h 5h Kh").main_decks(1);
    let mut table = position.table();
    let last = [ONE, TWO].map(|seat| table.open(seat).unseen.iter().next().unwrap());
    table.duel("9c 5c", "9h 5h").won_by(None);
    table.duel(&format!("5c {}", last[0]), &format!("5h {}", last[1])).won_by(Some(TWO));
    table.emitted_in_order(&[
        Event::Exchanged { seat: ONE, out: card("5c"), brought_in: card("3c") },
        Event::Exchanged { seat: TWO, out: card("5h"), brought_in: card("Kh") },
    ]);
}

#[test]
fn fg_18_a_2_takes_the_value_of_its_owners_wager() {
    for (wager, other, winner) in [
        ("Ac", "Kh", Some(ONE)),
        ("10c", "Jh", Some(TWO)),
        ("Qc", "Qh", None),
        ("3c", "4h", Some(TWO)),
    ] {
        let mut table =
            Position::split(&format!("2c {wager} 9c"), &format!("{other} 8h 6h")).table();
        table.duel(&format!("2c {wager}"), &format!("{other} 8h")).won_by(winner);
        table.emitted_in_order(&[Event::TwoTook(ONE, card(wager).rank())]);
    }
}

#[test]
fn fg_18_the_wagers_own_effect_does_not_apply() {
    // A wagered 7 gives its value but reverses nothing.
    let mut table = Position::split("2c 7c 9c", "6h 8h Kh").table();
    table.duel("2c 7c", "6h 8h").won_by(Some(ONE));
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::SevenReversed(_))));
    // A wagered 5 gives its value but exchanges nothing.
    let mut table = Position::split("2c 5c 9c", "4h 8h Kh").table();
    table.duel("2c 5c", "4h 8h").won_by(Some(ONE));
    assert_eq!(times_fives_acted(&table), 0);
}

#[test]
fn fg_18_a_2_whose_wager_is_a_2_has_value_2() {
    let mut table = Position::split("2c 2s 9c", "3h 8h Kh").table();
    table.duel("2c 2s", "3h 8h").won_by(Some(TWO));
    let values = BySeat([Rank::TWO, card("3h").rank()]);
    table.emitted_in_order(&[Event::RoundWon { values, reversed: false, winner: Some(TWO) }]);
    let mut table = Position::split("2c 2s 9c", "2h 2d Kh").table();
    table.duel("2c 2s", "2h 2d").won_by(None);
}

#[test]
fn fg_18_each_2_takes_its_own_wager() {
    let mut table = Position::split("2c Jc 9c", "2h Qh Kh").table();
    table.duel("2c Jc", "2h Qh").won_by(Some(TWO));
    let values = BySeat([Rank::JACK, Rank::QUEEN]);
    table.emitted_in_order(&[Event::RoundWon { values, reversed: false, winner: Some(TWO) }]);
}

#[test]
fn fg_18_a_wager_that_was_swapped_in_is_the_one_that_counts() {
    let mut table = Position::split("2c 3c Ac", "Kh 8h 4h").table();
    table.choose("2c 3c", "Kh 8h").swap("swap wager", "keep").won_by(Some(ONE));
    table.piles(ONE, "Ac", "2c");
}

#[test]
fn fg_18_a_2_that_is_not_the_duel_card_does_nothing() {
    let mut table = Position::split("9c 2c 2s", "10h 8h 4h").table();
    table.duel("9c 2c", "10h 8h").won_by(Some(TWO));
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::TwoTook(..))));
}

#[test]
fn fg_19_a_7_reverses_the_result() {
    for (other, winner) in [("8h", ONE), ("Ah", ONE), ("6h", TWO), ("3h", TWO)] {
        let mut table = Position::split("7c 9c 10c", &format!("{other} Kh 4h")).table();
        table.duel("7c 9c", &format!("{other} Kh")).won_by(Some(winner));
        table.emitted_in_order(&[Event::SevenReversed(ONE)]);
    }
    let mut table = Position::split("8c 9c 10c", "7h Kh 4h").table();
    table.duel("8c 9c", "7h Kh").won_by(Some(TWO));
}

#[test]
fn fg_19_two_7s_are_equal() {
    let mut table = Position::split("7c 9c 10c", "7h Kh 4h").table();
    table.duel("7c 9c", "7h Kh").won_by(None);
    let values = BySeat([Rank::SEVEN, Rank::SEVEN]);
    table.emitted_in_order(&[
        Event::SevenReversed(ONE),
        Event::SevenReversed(TWO),
        Event::RoundWon { values, reversed: false, winner: None },
    ]);
}

#[test]
fn fg_19_a_7_does_not_change_a_tie() {
    let mut table = Position::split("7c 9c 10c", "2h 7h 4h").table();
    table.duel("7c 9c", "2h 7h").won_by(None);
    assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("9c 10c"), cards("7h 4h")));
}

#[test]
fn fg_19_a_7_against_a_2() {
    for (wager, winner) in [("Kh", ONE), ("8h", ONE), ("6h", TWO), ("2d", TWO)] {
        let mut table = Position::split("7c 9c 10c", &format!("2h {wager} 4h")).table();
        table.duel("7c 9c", &format!("2h {wager}")).won_by(Some(winner));
    }
}

#[test]
fn fg_19_a_7_after_a_5_has_brought_it_in_on_either_side() {
    // Both 5s act: 7 meets 7.
    let mut table = Position::split("5c 9c 7c", "5h Kh 7h").table();
    table.duel("5c 9c", "5h Kh").won_by(None);
    // Seat 2's 5 brings in seat 1's 7, which then loses.
    let mut table = Position::split("Kc 9c 7c", "5h 8h 3h").table();
    table.duel("Kc 9c", "5h 8h").won_by(Some(TWO));
}

#[test]
fn fg_19_a_7_that_is_wagered_or_kept_does_nothing() {
    let mut table = Position::split("8c 7c 7s", "Kh 4h 3h").table();
    table.duel("8c 7c", "Kh 4h").won_by(Some(TWO));
    assert!(!table.emitted.iter().any(|event| matches!(event, Event::SevenReversed(_))));
}
