//! Scenes and frames of whole games.

use std::rc::Rc;

use engine::game::{Decision, Game, Observer};
use engine::games::gold_rush_shoot_out::{Card, Event, Fate, GoldRushShootOut, Phase, View};
use engine::seat::{Seat, SeatSet};

use super::plate::note;
use super::scene::{MS_PER_ENVELOPE, Scene};
use super::text::{self, board};
use crate::games::scene_laws::{dealt, steps};
use crate::playback::testing::{self, frames_of};
use crate::playback::{FrameKind, FrameOf, Scene as _, kind, scenes};
use crate::testing::players;

/// Plays a random game. `watch` gets the table's frames of each decision, and its view after it.
fn play(seed: u64, mut watch: impl FnMut(&[FrameOf<GoldRushShootOut>], &Rc<View>)) {
    let ledger = if seed.is_multiple_of(2) { "" } else { "ledger=off" };
    let game: GoldRushShootOut = dealt(ledger, 3 + (seed % 6) as u8, seed);
    testing::play(game, seed, [Observer::Table], |[frames], game| {
        watch(&frames, &Rc::new(game.view(Observer::Table)));
    });
}

#[test]
fn gr_17_a_plate_tells_all_who_has_to_stand_and_who_stands() {
    let mut plates = 0;
    for seed in 0..60 {
        play(seed, |_, view| {
            let scene = Scene::at_rest(view);
            let by_thumbs = text::gestures(view).map_or(SeatSet::EMPTY, |gestures| gestures.forced);
            for seat in Seat::all(view.seats) {
                let (note, seat_view) = (note(&scene, seat), &view.by_seat[seat]);
                let says = note.as_ref().is_some_and(|(_, text)| *text == board::MUST_STAND);
                let has_chosen = seat_view.stands.is_some() && view.phase != Phase::Over;
                assert!(!has_chosen || note.is_some(), "all know what {seat} does: seed {seed}");
                let sat_out = seat_view.fates.iter().filter(|fate| **fate == Fate::SatOut).count();
                let must_stand = seat_view.stands.is_none() && sat_out >= 2;
                assert!(!says || must_stand, "{seat} of seed {seed}");
                // Another note may hide this one.
                assert!(view.phase != Phase::Standoff || !says || by_thumbs.contains(seat));
                assert!(!by_thumbs.contains(seat) || sat_out >= 2, "{seat} of seed {seed}");
                plates += u32::from(says);
            }
        });
    }
    assert!(plates > 60, "{plates} plates");
}

#[test]
fn nobody_sees_an_envelope_before_it_is_opened_and_each_has_its_time() {
    for seed in 0..10 {
        play(seed, |frames, view| {
            let mut events = frames.iter().flat_map(|frame| &frame.events);
            if !events.any(|event| matches!(event, Event::EnvelopeOpened(..))) {
                return;
            }
            let mut open = 0;
            for (_, frame, scene) in steps::<Scene>(frames) {
                let opens = frame.events.iter();
                open += opens.filter(|one| matches!(one, Event::EnvelopeOpened(..))).count();
                let known = scene.view.all_seats();
                let known = known.filter(|seat| scene.view.by_seat[*seat].envelope.is_some());
                assert_eq!((known.count(), scene.opened.len()), (open, open));
            }
            let last = scenes::<Scene>(frames).pop().unwrap();
            assert_eq!(last.opened, Scene::at_rest(view).opened, "in the same order");
            assert_eq!(last.opened.len(), open);
            let time = Scene::longest_ms(&frames.iter().collect::<Vec<_>>());
            assert!(time > open as u32 * MS_PER_ENVELOPE, "{open} envelopes in {time} ms");
        });
    }
}

#[test]
fn each_card_is_named_in_the_legend() {
    for card in Card::all() {
        let at = format!("[data-card='{}']", text::cards::short_name(card));
        assert!(text::LEGEND.iter().any(|sign| sign.selector == at), "{at}");
    }
}

#[test]
fn the_next_take_is_not_named_while_a_round_is_still_read() {
    let players = players("Ana | Ben | Cem");
    let mut game: GoldRushShootOut = dealt("", 3, 4);
    let mut line = None;
    while line.is_none() {
        let seat = game.turn().awaited().lowest().unwrap();
        let frames = frames_of(&mut game, seat, Decision::Timeout, Observer::Table);
        let deal = frames.iter().find(|frame| kind::<Scene>(frame) == FrameKind::Deal);
        line = deal.map(|frame| Scene::narrate(frame, players.people()).unwrap());
    }
    let line = players.sentence(&line.unwrap()).written();
    assert!(line.starts_with("Round 2 begins. ") && !line.contains("The take"), "{line}");
}

#[test]
fn aims_standoffs_and_ambushes_are_counted_down_and_nothing_else() {
    let mut counted = 0;
    play(5, |frames, _| {
        for frame in frames.iter().filter(|frame| Scene::is_counted(&frame.events)) {
            counted += 1;
            let asked = [Phase::Load, Phase::Abilities, Phase::Standoff, Phase::Ambush];
            assert!(asked.contains(&frame.before.phase), "{:?}", frame.events);
        }
    });
    assert!(counted >= 12, "{counted}");
}

#[test]
fn all_look_at_one_pistol_before_it_fires_and_at_whom_it_strikes() {
    let (mut struck, mut blanks) = (0, 0);
    for seed in 0..20 {
        play(seed, |frames, _| {
            for (before, frame, scene) in steps::<Scene>(frames) {
                let fired = frame.events.iter().find_map(|event| match event {
                    Event::Revealed(seat, load) => Some((*seat, *load)),
                    _ => None,
                });
                let (shooter, beat) = (fired.map(|(seat, _)| seat), before.beat(frame));
                assert_eq!(beat.as_ref().and_then(|beat| beat.spotlight), shooter);
                assert_eq!(scene.spotlight, shooter);
                let is_bullet = fired.is_some_and(|(_, load)| load.is_bullet());
                let strikes = scene.view.all_seats().any(|seat| scene.is_struck(seat));
                assert_eq!(strikes, is_bullet, "a bullet that is turned up strikes somebody");
                struck += u32::from(strikes);
                blanks += u32::from(fired.is_some() && !strikes);
                if let Some(beat) = beat {
                    let struck = beat.view.all_seats().filter(|seat| beat.is_struck(*seat)).count();
                    assert_eq!((struck, beat.events.len()), (0, 0), "nothing of it is told before");
                }
            }
        });
    }
    assert!(struck > 10 && blanks > 10, "{struck} {blanks}");
}
