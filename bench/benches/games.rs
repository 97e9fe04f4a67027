//! `cargo bench`: the parts of each game, one by one. `cargo xtask bench` sums them up.

use std::hint::black_box;
use std::time::Duration;

use bench::player::Player;
use bench::subjects::{self, Subject, Visitor};
use criterion::{BatchSize, BenchmarkGroup, Criterion, Throughput, measurement::WallTime};
use engine::bot::{Level, Thinker};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer};
use engine::record::{self, Entry, Player as Sitting, Record};
use engine::seat::Seat;

/// The game whose positions are gone through again and again.
const SEED: Seed = Seed(0x9f2c_04d1_a6b3_e877);

/// How many worlds a bot imagines for the move that is timed.
const WORLDS: u32 = 100;

/// How many positions lie ready at a time: few enough to stay in the processor's own memory.
const READY: BatchSize = BatchSize::NumIterations(64);

fn main() {
    let mut games = Games(Criterion::default().configure_from_args());
    subjects::each(&mut games);
    games.0.final_summary();
}

struct Games(Criterion);

impl Visitor for Games {
    fn visit<G: Game>(&mut self, subject: &Subject<G>) {
        let mut group = self.0.benchmark_group(&subject.name);
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        let positions = positions(subject);
        whole_games(&mut group, subject);
        decide(&mut group, &positions);
        views(&mut group, &positions);
        records(&mut group, subject, &positions);
        bot(&mut group, &positions[0]);
        group.finish();
    }
}

/// A state, and what is decided in it.
struct Position<G: Game> {
    game: G,
    seat: Seat,
    action: G::Action,
}

/// All positions of one random game.
fn positions<G: Game>(subject: &Subject<G>) -> Vec<Position<G>> {
    let mut player = Player::new(0);
    let mut game = subject.deal(SEED);
    let mut positions = Vec::new();
    while let Some((seat, action)) = player.choose(&game) {
        positions.push(Position { game: game.clone(), seat, action: action.clone() });
        game.decide(seat, Decision::Act(action), None).expect("what is listed is accepted");
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
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |bencher| {
        bencher.iter(|| {
            number += 1;
            player.finish(&mut subject.deal(Seed(number)))
        });
    });
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
                decision.take().map(|decision| game.decide(*seat, decision, None).is_ok())
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
    group.bench_function("imagine", |bencher| bencher.iter(|| G::imagine(next(), &mut dice)));
}

fn records<G: Game>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    subject: &Subject<G>,
    positions: &[Position<G>],
) {
    let entry =
        |at: &Position<G>| Entry { seat: at.seat, decision: Decision::Act(at.action.clone()) };
    let record = Record::<G> {
        options: subject.options.clone(),
        players: vec![Sitting::Bot(Level::Regular); usize::from(subject.seats)],
        seed: SEED,
        decisions: positions.iter().map(entry).collect(),
    };
    group.bench_function("replay a record", |bencher| {
        bencher.iter(|| {
            record
                .replay(|_, game, events| {
                    black_box((game, events));
                })
                .expect("what was played can be played again")
        });
    });
    let text = record.to_string();
    group.bench_function("read a record", |bencher| {
        bencher.iter(|| record::read::<G>(&text).expect("what was written can be read"));
    });
}

fn bot<G: Game>(group: &mut BenchmarkGroup<'_, WallTime>, first: &Position<G>) {
    let view = first.game.view(Observer::Seat(first.seat));
    group.throughput(Throughput::Elements(u64::from(WORLDS)));
    group.bench_function("bot's first move", |bencher| {
        bencher.iter(|| {
            let mut thinker = Thinker::<G>::new(&view, first.seat, SEED);
            thinker.think(WORLDS);
            thinker.best()
        });
    });
}
