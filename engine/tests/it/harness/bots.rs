//! Positions, choices and analyses for tests of bots.

use engine::bot::{Analysis, Analyst, Coach, Effort, Heuristics, Incremental, Search};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::seat::Seat;

use super::legal;

/// About one in `one_of` positions of random games, each with the seat that decides next.
pub(crate) fn positions<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: Seed,
    games: u64,
    one_of: u32,
) -> impl Iterator<Item = (G, Seat)> + use<G> {
    let options = options.clone();
    (0..games).flat_map(move |number| {
        let mut positions = Vec::new();
        let mut dice = Dice::new(seed, number);
        let mut game =
            G::deal(&options, seats, dice.seed()).expect("a table of that size can play");
        while let Some(seat) = game.turn().next_seat(&mut dice) {
            if dice.below(one_of) == 0 {
                positions.push((game.clone(), seat));
            }
            let action = dice.pick(&legal(&game, seat)).cloned().expect("it can act");
            game.decide(seat, Decision::Act(action), &mut Sink::none())
                .expect("what is listed is legal");
        }
        positions
    })
}

pub(crate) fn choice<G: Heuristics>(
    game: &G,
    seat: Seat,
    effort: Effort,
    seed: Seed,
) -> Option<G::Action> {
    Search::<G>::run(&game.view(Observer::Seat(seat)), seat, seed, effort)
}

pub(crate) fn analysis<G: Coach>(game: &G, seat: Seat, rollouts: u32) -> Analysis<G::Action> {
    let view = game.view(Observer::Seat(seat));
    let mut analyst = Analyst::<G>::new(&view, seat, Seed(5), rollouts);
    analyst.think();
    analyst.analysis()
}

/// Whether an analysis finds the action significantly worse than the best.
pub(crate) fn is_blunder<G: Coach>(
    game: &G,
    seat: Seat,
    played: &G::Action,
    rollouts: u32,
) -> bool {
    let view = game.view(Observer::Seat(seat));
    let mut analyst = Analyst::<G>::new(&view, seat, Seed(8), rollouts).with_played(played.clone());
    analyst.think();
    let analysis = analyst.analysis();
    let found = analysis.evaluated.iter().find(|evaluated| evaluated.action == *played);
    found.expect("it was compared").is_surely_behind()
}
