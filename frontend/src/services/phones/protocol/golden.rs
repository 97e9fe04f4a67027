//! The bytes of views and events in transit. They hold no field names, so a phone of another build can only read them
//! if their form stays the same. For another form, raise [`VERSION`], and let `FACEDOWN_GOLDEN=new cargo test -p
//! frontend golden` rewrite `golden.txt`.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use engine::catalogue::{AnyEvent, AnyGame, AnyView, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::options::Options as _;
use engine::seat::Seat;

use super::VERSION;
use crate::services::compact;
use crate::testing::assert_golden;

const DECISIONS_BEFORE_SAMPLE: usize = 40;

/// The second seat's view some way into a game of `seats` players, and the events that the seat has seen.
fn sample(id: GameId, seats: u8) -> (AnyView, Vec<AnyEvent>) {
    let mut game = AnyGame::deal(&id.options(), seats, Seed(0x60_1d)).expect("it can be dealt");
    let own = Observer::Seat(Seat::TWO);
    let (mut dice, mut events) = (Dice::new(Seed(7), 0), Vec::new());
    for _ in 0..DECISIONS_BEFORE_SAMPLE {
        let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
        let Some(seat) = dice.pick(&awaited).copied() else { break };
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let action = dice.pick(&actions).expect("something can be done").clone();
        let mut sink = Sink::open();
        game.decide(seat, Decision::Act(action), &mut sink).expect("a legal action");
        let seen = sink.into_frames().into_iter().filter_map(|frame| frame.seen_by(own));
        events.extend(seen.flat_map(|frame| frame.events));
    }
    (game.view(own), events)
}

fn add_line(all: &mut String, id: GameId, kind: &str, bytes: Vec<u8>) {
    let _ = writeln!(all, "{} {kind} {}", id.slug(), STANDARD_NO_PAD.encode(bytes));
}

/// Views of the smallest and the largest table of each game, and the first event of each kind.
fn golden_text() -> String {
    let mut all = format!("version {VERSION}\n");
    for id in GameId::ALL {
        let counts: Vec<u8> = id.options().seat_counts().iter().collect();
        let mut kinds = Vec::new();
        for seats in counts.first().into_iter().chain(counts[1..].last()) {
            let (view, events) = sample(id, *seats);
            let bytes = compact::write(&view);
            assert_eq!(compact::read::<AnyView>(&bytes), Some(view), "{id:?}");
            add_line(&mut all, id, "view", bytes);
            for event in events {
                let bytes = compact::write(&event);
                assert_eq!(compact::read::<AnyEvent>(&bytes), Some(event), "{id:?}");
                // The first byte is the game, the second one the kind.
                let kind = [bytes[0], bytes[1]];
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                    add_line(&mut all, id, "event", bytes);
                }
            }
        }
        assert!(!kinds.is_empty(), "{id:?}: something was seen");
    }
    all
}

#[test]
fn views_and_events_are_written_as_the_version_says() {
    assert_golden("src/services/phones/protocol/golden.txt", |kept| {
        let now = golden_text();
        let is_version_raised = !kept.starts_with(&format!("version {VERSION}\n"));
        assert!(
            now == kept || is_version_raised,
            "raise the protocol's version: views or events have other bytes than phones of version \
             {VERSION} read (VERSION in services/phones/protocol.rs)"
        );
        now
    });
}
