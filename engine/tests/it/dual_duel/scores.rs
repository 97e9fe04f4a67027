//! DD-12 to DD-16: scores of pairs.

use engine::games::dual_duel::{Card, Cards, Fits, Pair, score};

use crate::dual_duel::table::{Position, pair};
use crate::dual_duel::{ONE, TWO};

fn scores(text: &str) -> (Fits, u8) {
    let pair = pair(text);
    let turned = Pair { received: pair.kept, kept: pair.received };
    assert_eq!(score(pair), score(turned), "which card was given makes no difference");
    (score(pair).fits, score(pair).points())
}

#[test]
fn dd_12_same_number_scores_13() {
    for text in ["4r 4b", "1g 1p", "10y 10r"] {
        assert_eq!(scores(text), (Fits::SameNumber, 13), "{text}");
    }
}

#[test]
fn dd_13_consecutive_numbers_score_their_sum_of_whatever_colour() {
    assert_eq!(scores("9r 10b"), (Fits::Consecutive, 19));
    assert_eq!(scores("1y 2g"), (Fits::Consecutive, 3));
    assert_eq!(scores("7r 8r"), (Fits::Consecutive, 15), "it comes before the colour");
    assert_eq!(scores("2p 1p"), (Fits::Consecutive, 3));
}

#[test]
fn dd_13_10_and_1_are_not_consecutive() {
    assert_eq!(scores("1r 10b"), (Fits::Otherwise, 13));
    assert_eq!(scores("10r 1r"), (Fits::SameColour, 18));
}

#[test]
fn dd_14_same_colour_scores_twice_the_difference() {
    assert_eq!(scores("2r 9r"), (Fits::SameColour, 14));
    assert_eq!(scores("4r 6r"), (Fits::SameColour, 4));
    assert_eq!(scores("1b 10b"), (Fits::SameColour, 18));
}

#[test]
fn dd_15_otherwise_14_less_the_lower_number() {
    assert_eq!(scores("6r 9b"), (Fits::Otherwise, 8));
    assert_eq!(scores("1r 3g"), (Fits::Otherwise, 13));
    assert_eq!(scores("10y 8p"), (Fits::Otherwise, 6));
}

#[test]
fn dd_12_to_15_the_first_that_fits_for_all_pairs() {
    let expected = |one: Card, two: Card| {
        let (low, high) = (one.number().min(two.number()), one.number().max(two.number()));
        match (high - low, one.colour() == two.colour()) {
            (0, _) => 13,
            (1, _) => low + high,
            (gap, true) => gap + gap,
            (_, false) => 14 - low,
        }
    };
    let mut compared = 0;
    for received in Cards::ALL {
        for kept in Cards::ALL.without(received) {
            let points = score(Pair { received, kept }).points();
            assert_eq!(points, expected(received, kept), "{received} {kept}");
            compared += 1;
        }
    }
    assert_eq!(compared, 50 * 49);
}

#[test]
fn dd_16_a_seat_that_swapped_scores_2_less() {
    // Seat 1 gets 9r, keeps 3b, and swaps the 3b for its wild 10b: 19 less 2.
    let position = Position::first("4g 3b", "9r 5y").wilds("10b 1y", "1g 1b");
    let mut table = position.table();
    table.pairs("4g 3b", "9r 5y").both("wild", "pass").go(TWO, "pass");
    table.go(ONE, "swap 3b for 10b");
    assert_eq!(table.points(), [17, 9], "seat 2 has 4 and 5 and swapped nothing");
}

#[test]
fn dd_16_the_least_is_1() {
    let position = Position::first("7g 9b", "2r 7y").wilds("1b 1y", "1g 1p");
    let mut table = position.table();
    table.pairs("7g 9b", "2r 7y").both("wild", "pass").go(TWO, "pass");
    table.go(ONE, "swap 9b for 1b");
    assert_eq!(table.points(), [1, 13]);
    assert_eq!(table.winner(), Some(TWO));
}

#[test]
fn dd_16_it_costs_2_in_that_round_only() {
    let position = Position::first("4g 3b 5b 6b", "9r 5y 9y 5g").wilds("10b 1y", "1g 1b");
    let mut table = position.table();
    table.pairs("4g 3b", "9r 5y").both("wild", "pass").go(TWO, "pass");
    table.go(ONE, "swap 3b for 10b");
    table.round("5b 6b", "9y 5g");
    assert_eq!(table.points(), [8, 13], "9 and 6 differ in colour; 5 and 5 are the same");
}
