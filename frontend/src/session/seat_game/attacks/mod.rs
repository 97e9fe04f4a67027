//! Attacks on a seat's phone: messages that our tables never send, but a forged table could. The page either can draw a
//! message that it accepts, or refuses it.
//!
//! `FACEDOWN_VIEWS=n` makes n messages, and limits the time of each; `cargo xtask soak --attacks` sets it.
//! `FACEDOWN_SEED` (16 hexadecimal digits) makes other messages. A failing message is written to a file;
//! `FACEDOWN_REPLAY=file` tries only that message.

mod drawing;
mod genuine;
mod mutations;

use std::collections::BTreeMap;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::chance::{Dice, Seed};
use yew::Reducible;

use self::drawing::draw;
use self::genuine::SentMessages;
use self::mutations::Mutation;
use super::{SeatGame, SeatStep};
use crate::services::testing::count;
use crate::testing::parsed;

/// The variable with the number of messages.
const WANTED: &str = "FACEDOWN_VIEWS";
/// Messages made from one point of a game.
const PER_MOMENT: u64 = 20;
/// The time limit of a message, however slow the machine is; for long runs only.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// The message being tried, and when that began.
type CurrentMessage = Arc<Mutex<Option<(Instant, Vec<String>)>>>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum MessageFate {
    Refused,
    Accepted,
}

/// Sends a greeting and a message to an onlooker's phone, and draws its whole page.
fn receive(texts: &[String]) -> MessageFate {
    let mut phone = Rc::new(SeatGame::for_onlooker(&parsed(genuine::INVITED)));
    for text in texts {
        phone = phone.reduce(SeatStep::Received(text.as_str().into()));
    }
    if phone.view().is_none() {
        return MessageFate::Refused;
    }
    draw(&phone);
    MessageFate::Accepted
}

fn write_to_file(texts: &[String], seed: Seed, nth: u64) -> PathBuf {
    let file = env::temp_dir().join(format!("facedown-view-{seed}-{nth}"));
    std::fs::write(&file, texts.join("\n")).expect("a file can be written");
    file
}

/// Ends the run if one message takes too long: a hang can't be caught.
fn watch(tried: &CurrentMessage, seed: Seed) {
    let tried = tried.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let Some((began, texts)) = tried.lock().expect("nobody panics with it").clone() else {
                continue;
            };
            if began.elapsed() > TIME_LIMIT {
                let file = write_to_file(&texts, seed, u64::MAX);
                eprintln!("HANG: a message takes longer than {TIME_LIMIT:?}: {}", file.display());
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
        println!("{:?}", receive(&texts));
        return;
    }
    let wanted = u64::from(count(WANTED, 160));
    let seed = env::var("FACEDOWN_SEED").map_or(Seed(0xa77ac), |seed| parsed(&seed));
    println!("{wanted} messages of seed {seed}");
    let tried = CurrentMessage::default();
    if env::var_os(WANTED).is_some() {
        watch(&tried, seed);
    }
    let mut counts = BTreeMap::<(Mutation, MessageFate), u64>::new();
    let mut broken = Vec::new();
    for moment in 0..wanted.div_ceil(PER_MOMENT) {
        let mut dice = Dice::new(seed, moment);
        let sent = SentMessages::at_random(&mut dice);
        for nth in 0..PER_MOMENT {
            let kind = *dice.pick(&Mutation::ALL).expect("there are some");
            let Some(texts) = sent.mutated(kind, &mut dice) else { continue };
            *tried.lock().expect("nobody panics with it") = Some((Instant::now(), texts.clone()));
            if let Ok(fate) = catch_unwind(AssertUnwindSafe(|| receive(&texts))) {
                *counts.entry((kind, fate)).or_default() += 1;
            } else {
                // The panic's text was printed when it came.
                let file = write_to_file(&texts, seed, moment * PER_MOMENT + nth);
                println!("{kind:?} broke it: {}", file.display());
                broken.push(format!("{kind:?}: {}", file.display()));
            }
        }
    }
    *tried.lock().expect("nobody panics with it") = None;
    println!("{counts:#?}");
    broken.sort();
    assert!(broken.is_empty(), "{} broke it:\n{}", broken.len(), broken.join("\n"));
    // Our own tables' messages are all accepted, changed messages sometimes.
    let genuine = |fate: MessageFate| counts.contains_key(&(Mutation::Nothing, fate));
    let changed = |fate| counts.keys().any(|key| key.0 != Mutation::Nothing && key.1 == fate);
    assert!(genuine(MessageFate::Accepted) && !genuine(MessageFate::Refused));
    assert!(changed(MessageFate::Accepted) && changed(MessageFate::Refused));
}
