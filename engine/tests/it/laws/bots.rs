//! Laws of bots: the same view gives the same result, hidden facts make no difference, actions are
//! legal, higher levels search more. `cargo xtask bench bots` measures how much better they play.

use engine::bot::{Analyst, Coach, Effort, Heuristics, Incremental, Level, Odds, Search, Style};
use engine::catalogue::{self, AnyGame, AnySearch, CatalogueGame, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::options::{Options, Values};
use engine::seat::Seat;

use crate::harness::bots::{analysis, choice, positions};
use crate::harness::{everybody, legal};

/// Enough roll-outs to find better actions, few enough to be quick.
const ROLLOUTS: u32 = 150;

/// Checks a law at each of these tables.
macro_rules! hold {
    ($law:ident, $deals:expr) => {
        for any in $deals {
            engine::with_game!(any.id(), G => $law(cast::<G>(&any)));
        }
    };
}

/// Checks all laws of bots at a table of a game outside the catalogue.
pub(crate) fn bots_keep_the_laws<G: Coach>(options: &G::Options, seats: u8) {
    let table = G::deal(options, seats, Seed(1)).expect("a table of that size can play");
    thinks_the_same_again(&table);
    does_not_know_what_is_hidden(&table);
    a_style_is_by_what_is_seen(&table);
    determinizes_what_it_sees(&table);
    play_legally(&table);
    efforts_rise(&table);
    analyses_what_it_sees(&table);
}

fn cast<G: CatalogueGame>(any: &AnyGame) -> &G {
    any.downcast_ref().expect("it is of that game")
}

fn deal(id: GameId, values: &[(&'static str, u32)], seats: u8) -> AnyGame {
    let defaults = id.options();
    let mut all = Values::defaults(defaults.fields());
    for (field, value) in values {
        all.set(field, *value).expect("a preset sets what there is");
    }
    AnyGame::deal(&defaults.with_values(&all), seats, Seed(1))
        .expect("a table of that size can play")
}

fn small_tables() -> impl Iterator<Item = AnyGame> {
    GameId::ALL.into_iter().flat_map(|id| {
        id.options().seat_counts().iter().take(2).map(move |seats| deal(id, &[], seats))
    })
}

fn large_tables() -> impl Iterator<Item = AnyGame> {
    GameId::ALL.into_iter().map(|id| {
        let most = id.options().seat_counts().iter().last().expect("a game has seats");
        deal(id, &[], most)
    })
}

/// The smallest table of every game with every preset.
fn presets() -> impl Iterator<Item = AnyGame> {
    GameId::ALL.into_iter().flat_map(|id| {
        let options = id.options();
        let least = options.seat_counts().iter().next().expect("a game has seats");
        options.presets().iter().map(move |preset| deal(id, preset.values, least))
    })
}

fn table_positions<G: Game>(table: &G, games: u64) -> Vec<(G, Seat)> {
    positions(&table.options(), table.seats(), Seed(0xb07), games, 8).collect()
}

/// States that the seat can't tell from the real one.
fn lookalikes<G: Game>(game: &G, seat: Seat, count: u64) -> impl Iterator<Item = G> {
    let view = game.view(Observer::Seat(seat));
    (0..count)
        .map(move |stream| G::determinize(&view, &mut Dice::new(Seed(6), stream)).expect("it fits"))
}

/// The same view, seed and effort give the same action, at once or in steps.
fn thinks_the_same_again<G: Heuristics>(table: &G) {
    let effort = Effort::new(ROLLOUTS);
    for (game, seat) in table_positions(table, 3) {
        let seed = Seed(seat.number().into());
        let once = choice(&game, seat, effort, seed);
        assert_eq!(choice(&game, seat, effort, seed), once);
        let mut parts = Search::<G>::new(&game.view(Observer::Seat(seat)), seat, seed, effort);
        let mut decisions = (1..).step_by(3);
        while !parts.is_done() {
            parts.step(decisions.next().expect("numbers do not end"));
        }
        assert_eq!(parts.best(), once, "in parts as at once");
        assert!(parts.rollouts() <= ROLLOUTS.max(4 * legal(&game, seat).len() as u32));
    }
}

#[test]
fn a_bot_thinks_the_same_again() {
    hold!(thinks_the_same_again, small_tables());
}

fn does_not_know_what_is_hidden<G: Heuristics>(table: &G) {
    let mut hidden_differs = false;
    for (game, seat) in table_positions(table, 2) {
        let action = choice(&game, seat, Effort::new(8), Seed(5));
        for other in lookalikes(&game, seat, 50) {
            hidden_differs |= other.view(everybody()) != game.view(everybody());
            assert_eq!(choice(&other, seat, Effort::new(8), Seed(5)), action);
        }
    }
    assert!(hidden_differs, "there is something to hide");
}

#[test]
fn a_bot_does_not_know_what_is_hidden() {
    hold!(does_not_know_what_is_hidden, small_tables());
}

/// Hidden facts make no difference in any style. Styles decide only between nearly equal actions.
fn a_style_is_by_what_is_seen<G: Heuristics>(table: &G) {
    for (game, seat) in table_positions(table, 1) {
        let view = game.view(Observer::Seat(seat));
        for style in Style::ALL {
            let effort = Effort::new(8).with_style(style);
            let chosen = choice(&game, seat, effort, Seed(11));
            for other in lookalikes(&game, seat, 6) {
                assert_eq!(choice(&other, seat, effort, Seed(11)), chosen, "{style:?}");
            }
            let root = game.root(style);
            for action in legal(&game, seat) {
                let suits = G::suits_style(&root, &view, seat, &action);
                assert!(style != Style::Even || !suits, "an even bot has no style");
            }
        }
    }
    let bonus = G::STYLE_BONUS;
    assert!((0..=30).contains(&bonus), "a style adds no more than three percent of a win");
}

#[test]
fn a_bot_with_a_style_does_not_know_what_is_hidden() {
    hold!(a_style_is_by_what_is_seen, small_tables());
}

/// A determinization by belief looks like the real state to the seat, but not all are equal to it.
fn determinizes_what_it_sees<G: Heuristics>(table: &G) {
    let mut differs = false;
    for (game, seat) in table_positions(table, 3) {
        let view = game.view(Observer::Seat(seat));
        for stream in 0..4 {
            let other = G::determinize_by_belief(&view, seat, &mut Dice::new(Seed(3), stream))
                .expect("it fits");
            assert_eq!(other.view(Observer::Seat(seat)), view);
            differs |= other.view(everybody()) != game.view(everybody());
        }
    }
    assert!(differs, "there is something to hide");
}

#[test]
fn a_determinization_by_belief_fits_the_view() {
    hold!(determinizes_what_it_sees, small_tables().chain(presets()));
}

fn play_legally<G: Heuristics>(table: &G) {
    let (seats, effort) = (table.seats(), Effort::new(if table.seats() > 2 { 2 } else { 8 }));
    let mut dice = Dice::new(Seed(0x1e9a1), seats.into());
    let mut game = G::deal(&table.options(), seats, dice.seed()).expect("a table like this one");
    while let Some(seat) = game.turn().next_seat(&mut dice) {
        let action = choice(&game, seat, effort, dice.seed()).expect("an awaited seat can act");
        assert_eq!(game.check(seat, &action), Ok(()), "{action}");
        assert_eq!(game.decide(seat, Decision::Act(action), &mut Sink::none()), Ok(()));
    }
    for seat in Seat::all(seats) {
        assert_eq!(choice(&game, seat, effort, Seed(1)), None, "nothing is left to do");
    }
}

#[test]
fn bots_play_every_game_legally() {
    hold!(play_legally, small_tables().chain(large_tables()));
}

fn efforts_rise<G: Heuristics>(_: &G) {
    let rises = |one: &Effort, next: &Effort| {
        one.rollouts <= next.rollouts && one.attention <= next.attention && one != next
    };
    assert!(G::EFFORTS.is_sorted_by(rises), "{:?}", G::EFFORTS);
    assert_eq!(G::EFFORTS[4].attention, 100, "the highest level overlooks nothing");
}

#[test]
fn stronger_levels_think_harder() {
    hold!(efforts_rise, small_tables());
}

fn first_choice<G: Heuristics>(game: &G, level: Level) -> String {
    let seat = game.turn().awaited().lowest().expect("a game begins");
    let action = choice(game, seat, catalogue::effort::<G>(level), Seed(3));
    action.expect("it can act").to_string()
}

#[test]
fn a_bot_in_the_catalogue_is_the_same_bot() {
    for any in small_tables() {
        let seat = any.turn().awaited().lowest().expect("a game begins");
        let view = any.view(Observer::Seat(seat));
        for level in [Level::Beginner, Level::Novice, Level::Regular] {
            let action = catalogue::bot_action(&view, seat, level, Seed(3)).expect("it can act");
            let direct = engine::with_game!(any.id(), G => first_choice(cast::<G>(&any), level));
            assert_eq!(action.to_string(), direct);
            let mut search = AnySearch::new(&view, seat, (level, Style::Even), Seed(3), 1000);
            while !search.is_done() {
                search.step(4);
            }
            assert_eq!(search.result(), Some(action));
        }
    }
}

/// Analysis and odds are the same at once, in steps, and for all deals that look alike to a seat.
fn analyses_what_it_sees<G: Coach>(table: &G) {
    let mut hidden_differs = false;
    let all = positions::<G>(&table.options(), table.seats(), Seed(0xc0ac4), 200, 9);
    for (game, seat) in all.take(6) {
        let whole = analysis(&game, seat, 120);
        let view = game.view(Observer::Seat(seat));
        let mut parts = Analyst::<G>::new(&view, seat, Seed(5), 120);
        while !parts.is_done() {
            parts.step(7);
        }
        assert_eq!(parts.analysis(), whole, "in parts as at once");
        assert!((1..=legal(&game, seat).len()).contains(&whole.evaluated.len()));
        assert!(whole.evaluated[0].behind.abs() < f64::EPSILON, "the best is behind nobody");
        let chance = |game: &G| {
            let mut odds = Odds::<G>::from_view(&game.view(Observer::Seat(seat)), seat, Seed(5), 8);
            odds.step(u32::MAX);
            assert!(odds.is_done());
            odds.chance()
        };
        assert!((0.0..=1.0).contains(&chance(&game)));
        for other in lookalikes(&game, seat, 4) {
            hidden_differs |= other.view(everybody()) != game.view(everybody());
            assert_eq!(analysis(&other, seat, 120), whole);
            assert!((chance(&other) - chance(&game)).abs() < f64::EPSILON);
        }
    }
    assert!(hidden_differs, "there is something to hide");
}

#[test]
fn an_analysis_is_deterministic_and_knows_nothing_hidden() {
    hold!(analyses_what_it_sees, small_tables());
}
