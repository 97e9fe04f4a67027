//! DD-17, 20 and 21: the ends of duels and matches. DD-2's option is tested in `deal.rs`.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Turn};
use engine::games::dual_duel::{Action, DualDuelOptions, DuelEnd, Event};
use engine::options::{Kind, Options};
use engine::seat::{BySeat, Seat};

use crate::dual_duel::table::{Position, Table};
use crate::dual_duel::{ONE, TWO};

/// A duel that is equal after twelve rounds, with these calls by seat.
fn equal_after_twelve(calls: [u8; 2], adjust: impl Fn(Position) -> Position) -> Table {
    for seed in 0.. {
        let ninth = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
        let ninth = adjust(ninth.wilds("10b 2y", "6p 1b").calls(calls[0], calls[1]));
        let mut table = ninth.seeded(seed);
        table.round("6g 4b", "4r 1p").both("take 10b", "take 1b");
        let mut dice = Dice::new(Seed(seed), 1);
        while table.duel_end().is_none() {
            for seat in [ONE, TWO] {
                let is_no_call = |action: &Action| !matches!(action, Action::Call);
                let actions: Vec<_> = table.actions(seat).into_iter().filter(is_no_call).collect();
                table.decide(seat, Decision::Act(*dice.pick(&actions).expect("it can act")));
            }
        }
        // Every duel's end emits this event; `wins` are equal if calls or nothing decide it.
        let equal = table.emitted.iter().any(
            |event| matches!(event, Event::DuelWon { wins: BySeat([one, two]), .. } if one == two),
        );
        if equal {
            return table;
        }
    }
    unreachable!("some duel ends equal")
}

#[test]
fn dd_17_more_round_wins_take_the_duel() {
    for (wins, winner) in [([5, 3], ONE), ([3, 5], TWO), ([4, 3], ONE)] {
        let position = Position::ninth(wins, "6g 4b 9g 7b", "4r 1p 8p 8g");
        let mut table = position.calls(7, 0).table();
        table.round("6g 4b", "4r 1p");
        assert_eq!(table.winner(), None, "the ninth round is a tie");
        assert_eq!(table.duel_end(), Some(DuelEnd::Rounds(winner)), "{wins:?}: calls don't matter");
        assert_eq!(table.view().won[winner], 1);
    }
}

#[test]
fn dd_17_the_ninth_round_counts() {
    let mut table = Position::ninth([4, 4], "10g 9b 3g 7b", "8r 1p 8p 8g").table();
    table.round("10g 9b", "8r 1p");
    assert_eq!(table.duel_end(), Some(DuelEnd::Rounds(ONE)));
}

#[test]
fn dd_20_more_wins_of_all_twelve_rounds_take_the_duel() {
    let mut decided = 0;
    for seed in 0..40 {
        let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
        let mut table = position.wilds("10b 2y", "6p 1b").calls(5, 0).seeded(seed);
        table.round("6g 4b", "4r 1p").both("take 10b", "take 1b");
        let mut bonus_wins = [0_u8; 2];
        while table.duel_end().is_none() {
            let cards = [ONE, TWO].map(|seat| table.hand(seat).iter().collect::<Vec<_>>());
            let [one, two] = cards.map(|cards| format!("{} {}", cards[0], cards[1]));
            table.round(&one, &two);
            if let Some(winner) = table.winner() {
                bonus_wins[winner.index()] += 1;
            }
        }
        let expected = match bonus_wins[0].cmp(&bonus_wins[1]) {
            std::cmp::Ordering::Greater => DuelEnd::Rounds(ONE),
            std::cmp::Ordering::Less => DuelEnd::Rounds(TWO),
            std::cmp::Ordering::Equal => DuelEnd::Calls(TWO),
        };
        assert_eq!(table.duel_end(), Some(expected), "{bonus_wins:?}");
        decided += u32::from(bonus_wins[0] != bonus_wins[1]);
    }
    assert!(decided > 10);
}

#[test]
fn dd_20_if_equal_who_called_less_often_takes_the_duel() {
    let table = equal_after_twelve([2, 3], |position| position);
    assert_eq!(table.duel_end(), Some(DuelEnd::Calls(ONE)));
    assert_eq!(table.view().won, BySeat([1, 0]));
    let table = equal_after_twelve([1, 0], |position| position);
    assert_eq!(table.duel_end(), Some(DuelEnd::Calls(TWO)));
}

#[test]
fn dd_20_if_equal_again_the_duel_is_tied() {
    let table = equal_after_twelve([2, 2], |position| position);
    assert_eq!(table.duel_end(), Some(DuelEnd::Tied));
}

#[test]
fn dd_20_calls_of_the_bonus_rounds_count() {
    let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
    let mut table = position.wilds("10b 2y", "6p 1b").calls(1, 0).table();
    table.round("6g 4b", "4r 1p").both("take 10b", "take 1b");
    table.pairs("9g 7b", "8p 8g").both("pass", "wild").go(ONE, "pass");
    assert_eq!((table.open(ONE).calls, table.open(TWO).calls), (1, 1));
}

#[test]
fn dd_21_a_tied_duel_counts_for_nobody_and_the_next_is_dealt() {
    let table = equal_after_twelve([0, 0], |position| position);
    assert_eq!(table.view().won, BySeat([0, 0]));
    assert_eq!((table.view().duel, table.view().round), (2, 0));
    assert_eq!(table.game.turn().awaited().len(), 2);
}

#[test]
fn dd_21_the_longest_match_is_3_to_15_duels_and_9_by_default() {
    let options = DualDuelOptions::default();
    let longest = options.fields().iter().find(|field| field.id == "longest").expect("the option");
    assert_eq!(longest.kind, Kind::Number { least: 3, most: 15, step: 1 });
    assert_eq!((longest.default, options.longest, longest.rule), (9, 9, "DD-21"));
}

#[test]
fn dd_21_after_the_longest_match_it_ends_with_what_stands() {
    let tied = equal_after_twelve([0, 0], |position| position.longest(5).duel(5));
    let draw = tied.game.turn().outcome().expect("the match is over");
    assert_eq!(draw.winner(), None, "equal: a draw");
    let ahead = equal_after_twelve([0, 0], |position| position.won(0, 1).longest(5).duel(5));
    let outcome = ahead.game.turn().outcome().expect("the match is over");
    assert_eq!(outcome.winner(), Some(TWO));
    let earlier = equal_after_twelve([0, 0], |position| position.longest(5).duel(4));
    assert_eq!(earlier.game.turn().outcome(), None);
}

#[test]
fn dd_2_dd_21_whole_matches_end_as_the_duels_say() {
    for seed in 0..60 {
        let (target, longest) = (1 + (seed % 3) as u8, 3 + (seed % 2) as u8);
        let options = DualDuelOptions { target, longest, ..DualDuelOptions::default() };
        let mut table = Table::dealt(&options, 2, seed);
        let mut dice = Dice::new(Seed(seed), 3);
        let (mut won, mut duels) = ([0_u8; 2], 0);
        let outcome = loop {
            let seat = match table.game.turn() {
                Turn::Over(outcome) => break outcome,
                now => now.awaited().lowest().expect("somebody is awaited"),
            };
            let action = *dice.pick(&table.actions(seat)).expect("it can act");
            table.decide(seat, Decision::Act(action));
            if let Some(end) = table.duel_end() {
                duels += 1;
                if let Some(winner) = end.winner() {
                    won[winner.index()] += 1;
                }
                let reached = won.contains(&options.target);
                let over = reached || duels == options.longest;
                assert_eq!(table.game.turn().outcome().is_some(), over);
            }
        };
        let expected = match won[0].cmp(&won[1]) {
            std::cmp::Ordering::Greater => Some(Seat::ONE),
            std::cmp::Ordering::Less => Some(Seat::TWO),
            std::cmp::Ordering::Equal => None,
        };
        assert_eq!(outcome.winner(), expected, "{won:?} after {duels}");
    }
}
