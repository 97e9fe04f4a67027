//! Attacks on a seat's phone: messages that a table could send and ours never does. Whatever comes, the page can draw
//! what it has accepted, or accepts nothing and says so.
//!
//! `FACEDOWN_VIEWS=n` makes n messages, which `cargo xtask soak --attacks` does, and limits the time of each;
//! `FACEDOWN_SEED` (16 hexadecimal digits) makes others than usual. A failing message is written to a file;
//! `FACEDOWN_REPLAY=file` tries only that one.

mod changed;
mod drawn;
mod made;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::chance::{Dice, Seed};
use yew::Reducible;

use self::changed::Mutation;
use self::drawn::draw;
use self::made::SentMessages;
use super::{SeatGame, SeatStep};

const OF_ONE_MOMENT: u64 = 20;
/// The time limit of a message, however slow the machine is; for long runs only.
const LONGEST: Duration = Duration::from_secs(20);

/// The present message, and the time of its start.
type CurrentMessage = Arc<Mutex<Option<(Instant, Vec<String>)>>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    /// It can't be a message.
    Unwritten,
    Refused,
    Taken,
}

/// An onlooker's phone gets the greeting, then this message; everything that its page draws of it is drawn.
fn hear(texts: &[String]) -> Heard {
    let mut phone = Rc::new(SeatGame::looking_on(&made::INVITED.parse().expect("a name")));
    for text in texts {
        phone = phone.reduce(SeatStep::Received(text.as_str().into()));
    }
    if phone.view().is_none() {
        return Heard::Refused;
    }
    draw(&phone);
    Heard::Taken
}

fn outcome(texts: &[String]) -> Result<Heard, String> {
    catch_unwind(AssertUnwindSafe(|| hear(texts))).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
            .unwrap_or_else(|| "a panic without a text".to_owned())
    })
}

fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().expect("a number"))
}

fn seed() -> Seed {
    let set = env::var("FACEDOWN_SEED").ok();
    set.map_or(Seed(0xa77ac), |seed| seed.parse().expect("FACEDOWN_SEED is 16 hexadecimal digits"))
}

fn keep(texts: &[String], seed: Seed, nth: u64) -> PathBuf {
    let file = env::temp_dir().join(format!("facedown-view-{seed}-{nth}"));
    std::fs::write(&file, texts.join("\n")).expect("a file can be written");
    file
}

/// Ends the run if one message takes too long: a hang can't be caught.
fn watch(now: &CurrentMessage, seed: Seed) {
    let now = now.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let Some((began, texts)) = now.lock().expect("nobody panics with it").clone() else {
                continue;
            };
            if began.elapsed() > LONGEST {
                let file = keep(&texts, seed, u64::MAX);
                eprintln!("HANG: a message takes longer than {LONGEST:?}: {}", file.display());
                std::process::exit(101);
            }
        }
    });
}

#[test]
fn nothing_that_a_table_sends_breaks_a_phone() {
    if let Some(file) = env::var_os("FACEDOWN_REPLAY") {
        let texts = std::fs::read_to_string(&file).expect("a file that a failure was written to");
        let texts: Vec<String> = texts.lines().map(str::to_owned).collect();
        println!("{:?}", hear(&texts));
        return;
    }
    let (wanted, seed) = (number("FACEDOWN_VIEWS").unwrap_or(160), seed());
    println!("{wanted} messages of seed {seed}");
    let now = CurrentMessage::default();
    if number("FACEDOWN_VIEWS").is_some() {
        watch(&now, seed);
    }
    let mut counts = [[0_u64; 3]; Mutation::ALL.len()];
    let mut broken = Vec::new();
    for moment in 0..wanted.div_ceil(OF_ONE_MOMENT) {
        let mut dice = Dice::new(seed, moment);
        let sent = SentMessages::at_random(&mut dice);
        for nth in 0..OF_ONE_MOMENT {
            let kind = dice.below(Mutation::ALL.len() as u32) as usize;
            let Some(texts) = sent.changed(Mutation::ALL[kind], &mut dice) else {
                counts[kind][Heard::Unwritten as usize] += 1;
                continue;
            };
            *now.lock().expect("nobody panics with it") = Some((Instant::now(), texts.clone()));
            match outcome(&texts) {
                Ok(fate) => counts[kind][fate as usize] += 1,
                Err(why) => {
                    let file = keep(&texts, seed, moment * OF_ONE_MOMENT + nth);
                    println!("{:?} broke it: {why}", Mutation::ALL[kind]);
                    broken.push(format!("{:?}: {why}: {}", Mutation::ALL[kind], file.display()));
                }
            }
        }
    }
    *now.lock().expect("nobody panics with it") = None;
    for (kind, [unwritten, refused, taken]) in Mutation::ALL.iter().zip(counts) {
        println!("{kind:?}: {unwritten} no messages, {refused} refused, {taken} taken and drawn");
    }
    broken.sort();
    assert!(broken.is_empty(), "{} broke it:\n{}", broken.len(), broken.join("\n"));
    // Messages of a table of ours are accepted, changed ones sometimes; views of another game need not be.
    assert_eq!((Mutation::ALL[0], counts[0][Heard::Refused as usize]), (Mutation::Nothing, 0));
    let changed = |fate: Heard| counts[1..].iter().map(|fates| fates[fate as usize]).sum::<u64>();
    assert!(changed(Heard::Taken) > 0 && changed(Heard::Refused) > 0);
}
