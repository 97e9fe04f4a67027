//! The analysis that teaches: deterministic, honest, and sure only of what it can be sure of.

#[path = "harness/mod.rs"]
mod harness;

use engine::bot::{Analysis, Analyst, Coach, Odds};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Order, Sink, Turn};
use engine::games::dual_duel::{self, DualDuel, DualDuelOptions};
use engine::games::duel_52::{Duel52, Duel52Options};
use engine::games::fools_gambit::{self, Choice, FoolsGambit, FoolsGambitOptions};
use engine::games::gold_rush_shoot_out::{self, GoldRushShootOut, GoldRushShootOutOptions};
use engine::games::heads_up_duel::{self, HeadsUpDuel, HeadsUpDuelOptions};
use engine::seat::Seat;

use crate::harness::everybody;

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// One of the seats that are awaited; the lowest where the order makes no difference.
fn mover(turn: Turn, dice: &mut Dice) -> Option<Seat> {
    let Turn::Awaiting(awaiting) = turn else { return None };
    match awaiting.order {
        Order::Alone | Order::Together => awaiting.seats.lowest(),
        Order::Free => {
            let seats: Vec<Seat> = awaiting.seats.iter().collect();
            dice.pick(&seats).copied()
        }
    }
}

/// Positions of random games, each with a seat that is awaited, as long as somebody wants them.
fn positions<G: Game>(
    options: &G::Options,
    seats: u8,
    one_of: u32,
    mut look: impl FnMut(&G, Seat) -> bool,
) {
    for number in 0..200 {
        let mut dice = Dice::new(Seed(0xc0ac4), number);
        let mut game = G::deal(options, seats, dice.seed()).expect("a table of that size can play");
        while let Some(seat) = mover(game.turn(), &mut dice) {
            if dice.below(one_of) == 0 && !look(&game, seat) {
                return;
            }
            let action = dice.pick(&legal(&game, seat)).cloned().expect("it can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
    }
    panic!("no such position in 200 games");
}

fn analysis<G: Coach>(game: &G, seat: Seat, simulations: u32) -> Analysis<G::Action> {
    let view = game.view(Observer::Seat(seat));
    let mut analyst = Analyst::<G>::new(&view, seat, Seed(5), simulations);
    analyst.think();
    analyst.analysis()
}

/// The same comes out at once and in parts, and for every deal that looks the same to the seat.
fn is_deterministic_and_honest<G: Coach>(options: &G::Options, seats: u8) {
    let mut left = 6;
    let mut hidden_differs = false;
    positions::<G>(options, seats, 9, |game, seat| {
        let view = game.view(Observer::Seat(seat));
        let whole = analysis(game, seat, 120);
        let mut parts = Analyst::<G>::new(&view, seat, Seed(5), 120);
        while !parts.is_done() {
            parts.step(7);
        }
        assert_eq!(parts.analysis(), whole, "in parts as at once");
        assert_eq!(whole.judged.len(), legal(game, seat).len().min(whole.judged.len()).max(1));
        assert!(whole.judged[0].behind.abs() < f64::EPSILON, "the best is behind nobody");
        let chance = |game: &G| {
            let mut odds = Odds::<G>::by_view(&game.view(Observer::Seat(seat)), seat, Seed(5), 8);
            odds.step(u32::MAX);
            assert!(odds.is_done());
            odds.chance()
        };
        assert!((0.0..=1.0).contains(&chance(game)));
        for twin in 0..4 {
            let twin = G::determinize(&view, &mut Dice::new(Seed(6), twin));
            hidden_differs |= twin.view(everybody()) != game.view(everybody());
            assert_eq!(analysis(&twin, seat, 120), whole);
            assert!((chance(&twin) - chance(game)).abs() < f64::EPSILON);
        }
        left -= 1;
        left > 0
    });
    assert!(hidden_differs, "there is something to hide");
}

#[test]
fn an_analysis_is_deterministic_and_knows_nothing_hidden() {
    is_deterministic_and_honest::<FoolsGambit>(&FoolsGambitOptions::default(), 2);
    is_deterministic_and_honest::<DualDuel>(&DualDuelOptions::default(), 2);
    is_deterministic_and_honest::<Duel52>(&Duel52Options::default(), 2);
    is_deterministic_and_honest::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 2);
    is_deterministic_and_honest::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 4);
    is_deterministic_and_honest::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 4);
}

#[test]
fn nothing_is_said_where_there_is_nothing_to_do() {
    let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(1)).expect("two");
    let mut game = game;
    game.decide(Seat::ONE, Decision::Leave, &mut Sink::none()).expect("it may leave");
    assert_eq!(analysis(&game, Seat::TWO, 100).judged, []);
}

/// A deal in which the first hand has a card of 4 at the most and an Ace.
fn low_and_ace() -> (FoolsGambit, Choice) {
    for seed in 0.. {
        let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(seed)).expect("two");
        let found = legal(&game, Seat::ONE).into_iter().find_map(|action| match action {
            fools_gambit::Action::Choose(choice) => {
                let (duel, wager) = (choice.duel.rank().order(), choice.wager.rank().order());
                (matches!(duel, 3 | 4) && wager == 14).then_some(choice)
            }
            fools_gambit::Action::Swap(_) => None,
        });
        if let Some(choice) = found {
            return (game, choice);
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn the_error_shrinks_with_the_square_root_of_the_simulations() {
    let (game, _) = low_and_ace();
    let error = |simulations: u32| {
        let analysis = analysis(&game, Seat::ONE, simulations);
        assert!(analysis.worlds >= simulations / 8);
        analysis.judged.last().expect("several choices").error
    };
    let (few, many) = (error(1_000), error(16_000));
    let ratio = few / many;
    assert!((2.5..6.5).contains(&ratio), "16 times as many: {few} and {many}");
}

/// Whether an action is found to be worse than the best one by more than chance makes likely.
fn is_blunder<G: Coach>(game: &G, seat: Seat, played: &G::Action, simulations: u32) -> bool {
    let view = game.view(Observer::Seat(seat));
    let mut analyst = Analyst::<G>::about(&view, seat, Seed(8), simulations, played.clone());
    analyst.think();
    let analysis = analyst.analysis();
    let found = analysis.judged.iter().find(|judged| judged.action == *played);
    found.expect("it was compared").is_surely_behind()
}

#[test]
fn a_blunder_is_found_in_fools_gambit() {
    let (game, choice) = low_and_ace();
    assert!(is_blunder(&game, Seat::ONE, &fools_gambit::Action::Choose(choice), 4_000));
}

#[test]
fn a_blunder_is_found_in_dual_duel() {
    let options = DualDuelOptions::default();
    positions::<DualDuel>(&options, 2, 1, |game, seat| {
        let own = game.view(Observer::Seat(seat)).seats[seat].given;
        let points = |action: &dual_duel::Action| match (action, own) {
            (dual_duel::Action::Keep(kept), Some(given)) => {
                Some(dual_duel::score(dual_duel::Pair { given, kept: *kept }).points())
            }
            _ => None,
        };
        let keeps: Vec<_> = legal(game, seat);
        let worst =
            keeps.iter().filter_map(|keep| Some((points(keep)?, *keep))).min_by_key(|it| it.0);
        let best = keeps.iter().filter_map(&points).max();
        let (Some((worst, played)), Some(best)) = (worst, best) else { return true };
        if best < worst + 12 {
            return true;
        }
        assert!(is_blunder(game, seat, &played, 8_000), "{played} of {worst}, not {best}");
        false
    });
}

#[test]
fn a_missed_win_is_found_in_duel_52() {
    positions::<Duel52>(&Duel52Options::default(), 2, 1, |game, seat| {
        let wins = |action: &engine::games::duel_52::Action| {
            let mut next = *game;
            next.decide(seat, Decision::Act(*action), &mut Sink::none()).expect("it is legal");
            next.turn().outcome().and_then(|outcome| outcome.winner()) == Some(seat)
        };
        let actions = legal(game, seat);
        let other_turn = actions.iter().find(|action| {
            // Afterwards it is the other one's turn: the win is gone for now.
            let mut next = *game;
            next.decide(seat, Decision::Act(**action), &mut Sink::none()).expect("it is legal");
            next.turn().awaited().contains(seat.other())
        });
        let Some(missed) = other_turn.filter(|_| actions.iter().any(wins)) else { return true };
        assert!(is_blunder(game, seat, missed, 4_000), "{missed}");
        false
    });
}

#[test]
fn a_blunder_is_found_in_heads_up_duel() {
    positions::<HeadsUpDuel>(&HeadsUpDuelOptions::default(), 2, 1, |game, seat| {
        let number = |action: &heads_up_duel::Action| match action {
            heads_up_duel::Action::Show(card) => card.kind().number(),
            _ => None,
        };
        let actions = legal(game, seat);
        let lowest =
            actions.iter().filter(|action| number(action).is_some()).min_by_key(|it| number(it));
        let highest = actions.iter().filter_map(&number).max();
        let Some((lowest, low)) = lowest.and_then(|it| Some((it, number(it)?))) else {
            return true;
        };
        let view = game.view(Observer::Seat(seat));
        let points = view.duel.as_ref().map(|duel| duel.sides.0.map(|side| side.points));
        // The last showdown cards, nearly: what is shown decides.
        let is_late = points.is_some_and(|points| points.iter().any(|points| *points >= 2));
        if !is_late || highest < Some(low + 5) {
            return true;
        }
        !is_blunder(game, seat, lowest, 8_000)
    });
}

#[test]
fn a_blunder_is_found_in_the_gold_rush() {
    positions::<GoldRushShootOut>(&GoldRushShootOutOptions::default(), 4, 1, |game, seat| {
        let view = game.view(Observer::Seat(seat));
        let envelope = view.places[seat].envelope.unwrap_or_default();
        let added = |action: &gold_rush_shoot_out::Action| match action {
            gold_rush_shoot_out::Action::Take(place) => {
                view.take[usize::from(*place) - 1].map(|card| envelope.added_by(card))
            }
            _ => None,
        };
        let actions = legal(game, seat);
        let takes_ability = |action: &&gold_rush_shoot_out::Action| match action {
            gold_rush_shoot_out::Action::Take(place) => matches!(
                view.take[usize::from(*place) - 1],
                Some(gold_rush_shoot_out::Card::Ability(_))
            ),
            _ => false,
        };
        let least = actions.iter().find(takes_ability);
        let most = actions.iter().filter_map(&added).max();
        let Some(least) = least.filter(|_| view.round >= 4 && most >= Some(9)) else { return true };
        // What one doesn't take somebody else does.
        let mut next = *game;
        next.decide(seat, Decision::Act(*least), &mut Sink::none()).expect("it is legal");
        if next.turn().awaited().contains(seat) || next.view(Observer::Table).round != view.round {
            return true;
        }
        assert!(is_blunder(game, seat, least, 8_000), "{least}");
        false
    });
}

/// What is known of all cards tells more than a view does, and both agree in the long run.
#[test]
fn the_chance_by_all_cards_is_that_of_the_view_on_average() {
    let game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(3)).expect("two");
    let view = game.view(Observer::Seat(Seat::ONE));
    let mut by_view = Odds::<FoolsGambit>::by_view(&view, Seat::ONE, Seed(1), 4_000);
    by_view.step(u32::MAX);
    let mut sum = 0.0;
    for twin in 0..80 {
        let twin = FoolsGambit::determinize(&view, &mut Dice::new(Seed(9), twin));
        let mut by_state = Odds::<FoolsGambit>::by_state(&twin, Seat::ONE, Seed(2), 100);
        by_state.step(u32::MAX);
        sum += by_state.chance();
    }
    let mean = sum / 80.0;
    assert!((mean - by_view.chance()).abs() < 0.06, "{mean} and {}", by_view.chance());
}
