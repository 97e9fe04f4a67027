//! `cargo bench` times random games, and a unit of work to compare the times of different machines.

use std::time::Duration;

use bench::player::{self, Player};
use bench::subjects::{self, Subject, Visitor};
use bench::unit::{Rng, unit};
use criterion::{Criterion, Throughput};
use engine::bot::Heuristics;
use engine::chance::Seed;

fn main() {
    let mut games = Games(Criterion::default().configure_from_args());
    let mut rng = Rng::new(0);
    games.0.bench_function("unit of work", |bencher| bencher.iter(|| unit(&mut rng)));
    subjects::visit_all(&mut games);
    games.0.final_summary();
}

struct Games(Criterion);

impl Visitor for Games {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        let mut group = self.0.benchmark_group(&subject.name);
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        // Criterion prints decisions a second.
        group.throughput(Throughput::Elements(player::play(subject, 100) / 100));
        let mut player = Player::new(0);
        let mut number = 0;
        group.bench_function("random game", |bencher| {
            bencher.iter(|| {
                number += 1;
                player.finish(&mut subject.deal(Seed(number)))
            });
        });
        group.finish();
    }
}
