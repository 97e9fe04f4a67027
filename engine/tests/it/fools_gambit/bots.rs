//! Bots: stronger ones win more; beliefs, equilibria and advice.

use std::collections::HashSet;

use engine::bot::{Effort, Heuristics, Incremental, Level, Odds, Search, Style};
use engine::catalogue;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::fools_gambit::{
    Action, Choice, Deck, FoolsGambit, FoolsGambitOptions, points_of,
};
use engine::seat::Seat;

use crate::harness::bots::{analysis, choice, is_blunder, positions};
use crate::harness::legal;

/// A bot of a level; `None` plays at random.
type Contestant = Option<Level>;

/// Percentage of wins of `player` against `other`, in alternating seats; draws count half.
fn win_percent(player: Contestant, other: Contestant, games: u32) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed(0x5ea7), number.into());
        let options = FoolsGambitOptions::default();
        let mut game = FoolsGambit::deal(&options, 2, dice.seed()).expect("a table of two");
        let players_seat = if number % 2 == 0 { Seat::ONE } else { Seat::TWO };
        while let Some(seat) = game.turn().awaited().lowest() {
            let action = match if seat == players_seat { player } else { other } {
                None => dice.pick(&legal(&game, seat)).copied(),
                Some(level) => {
                    let effort = catalogue::effort::<FoolsGambit>(level);
                    choice(&game, seat, effort, dice.seed())
                }
            };
            let action = action.expect("an awaited seat can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
        won += game.turn().outcome().expect("it is over").payoff(players_seat);
    }
    won * 100 / (2 * games)
}

#[test]
fn a_random_player_takes_half_from_another() {
    let percent = win_percent(None, None, 2_000);
    assert!((47..=53).contains(&percent), "{percent} %");
}

#[test]
fn levels_that_look_ahead_beat_random_play() {
    // The bounds are at least three standard deviations below the levels' long-run results.
    for (level, games, at_least) in [(Level::Regular, 80, 65), (Level::Sharp, 40, 65)] {
        let percent = win_percent(Some(level), None, games);
        assert!(percent >= at_least, "{level:?} takes {percent} %");
    }
}

#[test]
fn a_much_stronger_level_beats_a_weaker_one() {
    let percent = win_percent(Some(Level::Sharp), Some(Level::Beginner), 30);
    assert!(percent >= 60, "{percent} %");
}

#[test]
fn the_card_that_was_laid_to_duel_is_believed_to_be_the_better_one() {
    let mut high = [0; 2];
    let options = FoolsGambitOptions::default();
    for (game, seat) in positions::<FoolsGambit>(&options, 2, Seed(0xbe11), 20, 8) {
        let view = game.view(Observer::Seat(seat));
        if view.seats[seat.other()].wager.is_none() {
            continue;
        }
        for stream in 0..20 {
            let dice = || Dice::new(Seed(4), stream);
            let states = [
                FoolsGambit::determinize(&view, &mut dice()).expect("it fits"),
                FoolsGambit::determinize_by_belief(&view, seat, &mut dice()).expect("it fits"),
            ];
            for (high, state) in high.iter_mut().zip(states) {
                let duel = state.view(Observer::Seat(seat.other())).seats[seat.other()].duel;
                *high += u32::from(duel.is_some_and(|duel| points_of(duel) >= 10));
            }
        }
    }
    let [any, believed] = high;
    assert!(any > 100 && believed * 10 > any * 12, "{any} without a belief, {believed} with it");
}

#[test]
fn nothing_is_said_where_there_is_nothing_to_do() {
    let mut game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(1)).expect("two");
    game.decide(Seat::ONE, Decision::Leave, &mut Sink::none()).expect("it may leave");
    assert_eq!(analysis(&game, Seat::TWO, 100).evaluated, []);
}

/// A deal with a 3 or 4 and an Ace in the first hand.
fn low_and_ace() -> (FoolsGambit, Choice) {
    for seed in 0.. {
        let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(seed)).expect("two");
        let found = legal(&game, Seat::ONE).into_iter().find_map(|action| match action {
            Action::Choose(choice) => {
                let (duel, wager) = (choice.duel.rank().order(), choice.wager.rank().order());
                (matches!(duel, 3 | 4) && wager == 14).then_some(choice)
            }
            Action::Swap(_) => None,
        });
        if let Some(choice) = found {
            return (game, choice);
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn the_error_shrinks_with_the_square_root_of_the_rollouts() {
    let (game, _) = low_and_ace();
    let error = |rollouts: u32| {
        let analysis = analysis(&game, Seat::ONE, rollouts);
        assert!(analysis.determinizations >= rollouts / 8);
        analysis.evaluated.last().expect("several choices").error
    };
    let (few, many) = (error(1_000), error(16_000));
    let ratio = few / many;
    assert!((2.5..6.5).contains(&ratio), "16 times as many: {few} and {many}");
}

#[test]
fn a_blunder_is_found() {
    let (game, choice) = low_and_ace();
    assert!(is_blunder(&game, Seat::ONE, &Action::Choose(choice), 4_000));
}

/// The chance with all cards known varies with the cards that the seat can't see.
#[test]
fn the_chance_by_all_cards_is_that_of_the_view_on_average() {
    let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(3)).expect("two");
    let view = game.view(Observer::Seat(Seat::ONE));
    let mut by_view = Odds::<FoolsGambit>::from_view(&view, Seat::ONE, Seed(1), 4_000);
    by_view.step(u32::MAX);
    let mut sum = 0.0;
    for stream in 0..80 {
        let lookalike =
            FoolsGambit::determinize(&view, &mut Dice::new(Seed(9), stream)).expect("it fits");
        let mut by_state = Odds::<FoolsGambit>::from_state(&lookalike, Seat::ONE, Seed(2), 100);
        by_state.step(u32::MAX);
        sum += by_state.chance();
    }
    let mean = sum / 80.0;
    assert!((mean - by_view.chance()).abs() < 0.06, "{mean} and {}", by_view.chance());
}

/// Positions of both decisions, with split and with full decks.
fn deck_positions() -> impl Iterator<Item = (FoolsGambit, Seat)> {
    [Deck::Split, Deck::Full].into_iter().flat_map(|deck| {
        let options = FoolsGambitOptions { deck, ..FoolsGambitOptions::default() };
        positions::<FoolsGambit>(&options, 2, Seed(0xe901), 4, 4)
    })
}

#[test]
fn an_equilibrium_is_the_same_in_parts_and_legal() {
    let effort = Effort::equilibrium(60);
    for (game, seat) in deck_positions() {
        let once = choice(&game, seat, effort, Seed(7)).expect("it can act");
        assert_eq!(game.check(seat, &once), Ok(()));
        let mut parts =
            Search::<FoolsGambit>::new(&game.view(Observer::Seat(seat)), seat, Seed(7), effort);
        let mut decisions = (1..).step_by(7);
        while !parts.is_done() {
            parts.step(decisions.next().expect("numbers do not end"));
        }
        assert_eq!(parts.best(), Some(once));
    }
}

#[test]
fn an_equilibrium_does_not_know_what_is_hidden() {
    let mut differs = false;
    for (game, seat) in deck_positions() {
        for style in Style::ALL {
            let effort = Effort::equilibrium(20).with_style(style);
            let action = choice(&game, seat, effort, Seed(5));
            for stream in 0..10 {
                let view = game.view(Observer::Seat(seat));
                let other = FoolsGambit::determinize(&view, &mut Dice::new(Seed(6), stream))
                    .expect("it fits");
                differs |= other != game;
                assert_eq!(choice(&other, seat, effort, Seed(5)), action);
            }
        }
    }
    assert!(differs, "there is something to hide");
}

#[test]
fn an_equilibrium_mixes() {
    // Searches of one position, with different seeds, choose different actions.
    let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(1)).expect("two");
    let mut played = HashSet::new();
    for seed in 0..40 {
        for seat in Seat::all(2) {
            played.insert((seat, choice(&game, seat, Effort::equilibrium(300), Seed(seed))));
        }
    }
    assert!(played.len() > 2, "{played:?}");
}
