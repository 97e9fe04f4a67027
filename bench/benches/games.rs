//! `cargo bench`: the parts of each game, one by one. `cargo xtask bench` sums them up.

use std::time::Duration;

use bench::player::{self, Player};
use bench::subjects::{self, Subject, Visitor};
use bench::unit::{Luck, unit};
use criterion::{
    BatchSize, BenchmarkGroup, Criterion, SamplingMode, Throughput, measurement::WallTime,
};
use engine::bot::{Effort, Heuristics, Search};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::seat::Seat;

/// What a bot's luck follows from, and its determinizations.
const SEED: Seed = Seed(0x9f2c_04d1_a6b3_e877);

/// How many games are gone through again and again: enough that the processor does not learn them
/// by heart.
const GAMES: u64 = 32;

/// How many roll-outs a bot makes for the move that is timed.
const SIMULATIONS: u32 = 1_000;

/// How many positions lie ready at a time: few enough to stay in the processor's own memory.
const READY: BatchSize = BatchSize::NumIterations(64);

fn main() {
    let mut games = Games(Criterion::default().configure_from_args());
    let mut luck = Luck::new(0);
    games.0.bench_function("unit of work", |bencher| bencher.iter(|| unit(&mut luck)));
    subjects::each(&mut games);
    games.0.final_summary();
}

struct Games(Criterion);

impl Visitor for Games {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        let mut group = self.0.benchmark_group(&subject.name);
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        whole_games(&mut group, subject);
        let positions: Vec<_> =
            (0..GAMES).flat_map(|number| positions(subject, Seed(number))).collect();
        decide(&mut group, &positions);
        views(&mut group, &positions);
        bot(&mut group, &positions[0]);
        group.finish();
    }
}

/// A state, and what is decided in it.
#[derive(Clone)]
struct Position<G: Game> {
    game: G,
    seat: Seat,
    action: G::Action,
}

/// All positions of one random game.
fn positions<G: Game>(subject: &Subject<G>, seed: Seed) -> Vec<Position<G>> {
    let mut player = Player::new(seed.0);
    let mut game = subject.deal(seed);
    let mut positions = Vec::new();
    while let Some((seat, action)) = player.choose(&game) {
        positions.push(Position { game: game.clone(), seat, action: action.clone() });
        game.decide(seat, Decision::Act(action), &mut Sink::none())
            .expect("what is listed is accepted");
    }
    positions
}

/// Goes through the items again and again.
fn around<'a, T>(items: &'a [T]) -> impl FnMut() -> &'a T {
    let mut items = items.iter().cycle();
    move || items.next().expect("a game has positions")
}

fn whole_games<G: Game>(group: &mut BenchmarkGroup<'_, WallTime>, subject: &Subject<G>) {
    let mut player = Player::new(0);
    let mut number = 0;
    // So that it tells decisions a second.
    group.throughput(Throughput::Elements(player::play(subject, 100) / 100));
    group.bench_function("random game", |bencher| {
        bencher.iter(|| {
            number += 1;
            player.finish(&mut subject.deal(Seed(number)))
        });
    });
    group.throughput(Throughput::Elements(1));
}

fn decide<G: Game>(group: &mut BenchmarkGroup<'_, WallTime>, positions: &[Position<G>]) {
    let mut next = around(positions);
    let mut actions = Vec::new();
    group.bench_function("legal actions", |bencher| {
        bencher.iter(|| {
            let Position { game, seat, .. } = next();
            actions.clear();
            game.legal_actions(*seat, &mut actions);
            actions.len()
        });
    });
    let mut next = around(positions);
    let mut ready = || {
        let Position { game, seat, action } = next();
        (game.clone(), *seat, Some(Decision::Act(action.clone())))
    };
    group.bench_function("decide", |bencher| {
        bencher.iter_batched_ref(
            &mut ready,
            |(game, seat, decision)| {
                decision
                    .take()
                    .map(|decision| game.decide(*seat, decision, &mut Sink::none()).is_ok())
            },
            READY,
        );
    });
}

fn views<G: Game>(group: &mut BenchmarkGroup<'_, WallTime>, positions: &[Position<G>]) {
    let mut next = around(positions);
    group.bench_function("view", |bencher| {
        bencher.iter(|| {
            let Position { game, seat, .. } = next();
            game.view(Observer::Seat(*seat))
        });
    });
    let views: Vec<G::View> =
        positions.iter().map(|at| at.game.view(Observer::Seat(at.seat))).collect();
    let mut next = around(&views);
    let mut dice = Dice::new(SEED, 0);
    group.bench_function("determinize", |bencher| {
        bencher.iter(|| G::determinize(next(), &mut dice).expect("a game has shown the view"));
    });
}

fn bot<G: Heuristics>(group: &mut BenchmarkGroup<'_, WallTime>, first: &Position<G>) {
    let view = first.game.view(Observer::Seat(first.seat));
    group
        .sampling_mode(SamplingMode::Flat)
        .throughput(Throughput::Elements(u64::from(SIMULATIONS)));
    group.bench_function(format!("bot's first move, {SIMULATIONS} roll-outs"), |bencher| {
        bencher.iter(|| {
            let mut search = Search::<G>::new(&view, first.seat, SEED, Effort::of(SIMULATIONS));
            search.think();
            search.best()
        });
    });
}
