//! Attacks on all games: mutated records, action strings, and determinizations of random states,
//! which must share all public facts of the states. `cargo xtask soak --attacks` makes a million.
//!
//! `FACEDOWN_INPUTS=n` makes n inputs, `FACEDOWN_SEED` (16 hexadecimal digits) different ones. A
//! failing input is shrunk and written to a file; `FACEDOWN_REPLAY=file` tries only this file. The
//! attacks are a test program of their own, since they silence panics in their process.

mod checks;
mod deals;
mod games;
mod input;
mod shrink;
mod texts;

use std::env;
use std::num::NonZero;
use std::panic;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use engine::chance::{Dice, Seed};

use checks::failure;
use games::RandomGame;
use input::Input;
use shrink::smallest_input;

const INPUTS_PER_GAME: u64 = 100;

fn inputs() -> u64 {
    let set = env::var("FACEDOWN_INPUTS").ok();
    set.map_or(3_000, |inputs| inputs.parse().expect("FACEDOWN_INPUTS is a number"))
}

fn seed() -> Seed {
    let set = env::var("FACEDOWN_SEED").ok();
    set.map_or(Seed(0xa77ac), |seed| seed.parse().expect("FACEDOWN_SEED is 16 hexadecimal digits"))
}

#[test]
fn nothing_that_is_put_in_breaks_anything() {
    if let Some(file) = env::var_os("FACEDOWN_REPLAY") {
        let input = Input::load(Path::new(&file)).expect("a file that a failure was written to");
        println!("{input}");
        assert_eq!(failure(&input), None);
        return;
    }
    let (inputs, seed) = (inputs(), seed());
    println!("{inputs} inputs of seed {seed}");
    // No panic is printed until the failing input is shrunk.
    panic::set_hook(Box::new(|_| {}));
    let next_game = AtomicU64::new(0);
    let results = thread::scope(|scope| {
        let attack = || attack(inputs.div_ceil(INPUTS_PER_GAME), seed, &next_game);
        let count = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(attack)).collect();
        let join =
            |thread: thread::ScopedJoinHandle<'_, _>| thread.join().expect("checks are caught");
        threads.into_iter().map(join).collect::<Vec<Result<[u64; 3], _>>>()
    });
    let _ = panic::take_hook();
    let mut counts = [0; 3];
    for result in results {
        let made = result.unwrap_or_else(|(game, input): (u64, Input)| report(game, seed, &input));
        counts.iter_mut().zip(made).for_each(|(all, made)| *all += made);
    }
    let [records, actions, determinizations] = counts;
    println!(
        "{records} records, {actions} action strings, {determinizations} determinizations: all hold"
    );
    assert!(counts.into_iter().all(|count| count > 0) && counts.iter().sum::<u64>() >= inputs);
}

/// Takes game after game until none is left or a check fails.
fn attack(games: u64, seed: Seed, next_game: &AtomicU64) -> Result<[u64; 3], (u64, Input)> {
    let mut counts = [0; 3];
    loop {
        let game = next_game.fetch_add(1, Ordering::Relaxed);
        if game >= games {
            return Ok(counts);
        }
        let mut dice = Dice::new(seed, game);
        let played = RandomGame::new(&mut dice);
        for _ in 0..INPUTS_PER_GAME {
            let kind = dice.below(3);
            let input = played.input(kind, &mut dice);
            counts[kind as usize] += 1;
            if failure(&input).is_some() {
                next_game.store(games, Ordering::Relaxed);
                return Err((game, input));
            }
        }
    }
}

fn report(game: u64, seed: Seed, input: &Input) -> ! {
    panic::set_hook(Box::new(|_| {}));
    let small = smallest_input(input, |input| failure(input).is_some());
    let why = failure(&small).unwrap_or_default();
    let _ = panic::take_hook();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("attack-{seed}-{game}"));
    small.save(&file).expect("a file beside the other files of the build");
    panic!(
        "game {game} of seed {seed}: {why}\n{small}\nTo try it alone:\n\
         cargo xtask soak --replay {}",
        file.display()
    );
}

#[test]
fn a_failure_is_shrunk_and_can_be_replayed() {
    let mut dice = Dice::new(Seed(0xa77ac), 0);
    let played = RandomGame::new(&mut dice);
    // A made-up check: a record with this word and two lines fails.
    let fails = |input: &Input| match input {
        Input::Record(text) => text.contains("seed") && text.lines().count() > 1,
        Input::Action { record, text, .. } => record.contains("seed") && text.contains('7'),
        Input::Determinization { record, .. } => record.contains("seats"),
    };
    let small = smallest_input(&Input::Record(played.text()), fails);
    assert!(matches!(&small, Input::Record(text) if text.len() <= 6), "{small}");
    let action =
        Input::Action { record: played.text(), seat: 2, text: "offer 7*2 é\n".to_owned() };
    let small = smallest_input(&action, fails);
    let Input::Action { record, seat: 2, text } = &small else { panic!("{small}") };
    assert_eq!((record.lines().count(), text.as_str()), (5, "7"), "the header is kept");
    for input in [action, small, Input::Record("a\n\nb".to_owned()), played.input(2, &mut dice)] {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("attack-of-a-test");
        input.save(&file).expect("a file can be written");
        assert_eq!(Input::load(&file), Some(input));
    }
}

#[test]
fn what_breaks_is_noticed() {
    let action = Input::Action { record: "no record".to_owned(), seat: 1, text: String::new() };
    assert!(failure(&action).is_some_and(|why| why.contains("a record that can be played")));
}
