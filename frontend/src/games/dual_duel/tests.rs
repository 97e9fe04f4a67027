//! The board in the frames of whole matches.

use engine::game::Observer;
use engine::games::dual_duel::{DualDuel, Event};
use engine::seat::{Seat, SeatSet};

use super::scene::{LaidCards, Scene};
use crate::games::Turning;
use crate::games::scene_laws::{dealt, steps};
use crate::playback::testing;
use crate::playback::{FrameOf, Scene as _};

/// Plays a random match. `watch` gets the table's frames of each decision.
fn play(seed: u64, mut watch: impl FnMut(Vec<FrameOf<DualDuel>>)) {
    testing::play(dealt::<DualDuel>("", 2, seed), seed, [Observer::Table], |[frames], _| {
        watch(frames);
    });
}

/// The last line before the next duel tells who won.
#[test]
fn pairs_stay_in_sight_until_the_next_round() {
    let (mut ended, mut duels) = (0, 0);
    play(7, |frames| {
        if frames.iter().any(|frame| matches!(frame.events[0], Event::DuelBegan(_))) {
            duels += 1;
            let is_told =
                |frame: &&FrameOf<DualDuel>| Scene::narrate(frame, SeatSet::first(2)).is_some();
            let last = &frames.iter().rfind(is_told).unwrap().events;
            assert!(matches!(last[..], [.., Event::DuelWon { .. }]), "{last:?}");
        }
        for (_, frame, scene) in steps::<Scene>(&frames) {
            for event in &frame.events {
                if let Event::RoundWon { pairs, scores, winner } = event {
                    ended += 1;
                    for seat in Seat::all(2) {
                        assert_eq!(scene.pairs[seat].pair(), Some(pairs[seat]));
                        assert_eq!(scene.score(seat), Some(scores[seat]));
                        assert_eq!(scene.pairs[seat].wild.is_some(), scores[seat].wild);
                    }
                    assert_eq!((scene.scores, scene.winner()), (Some(*scores), *winner));
                }
            }
            match frame.events[0] {
                Event::RoundBegan(_) | Event::DuelBegan(_) => {
                    let is_clear =
                        |cards: &LaidCards| cards.received.card.is_none() && cards.wild.is_none();
                    assert!(scene.pairs.0.iter().all(is_clear));
                    assert_eq!(scene.scores, None);
                }
                Event::BonusBegan | Event::DuelWon { .. } | Event::Dealt(..) => {
                    assert!(scene.pairs.0.iter().all(|cards| cards.pair().is_some()));
                    assert!(scene.scores.is_some());
                }
                _ => {}
            }
        }
    });
    assert!(ended >= 18 && duels > 0, "{ended} {duels}");
}

#[test]
fn cards_lie_face_down_for_a_beat_before_they_are_turned_up() {
    const RECEIVED: [Turning; 2] = [Turning::Now, Turning::No];
    const KEPT: [Turning; 2] = [Turning::No, Turning::Now];
    let (mut beats, mut wilds) = (0, 0);
    play(5, |frames| {
        for (before, frame, scene) in steps::<Scene>(&frames) {
            let turnings = |scene: &Scene, seat| {
                let laid = scene.pairs[seat];
                [laid.received.turning, laid.kept.turning]
            };
            for event in &frame.events {
                let (seats, allowed): (_, &[_]) = match *event {
                    Event::Given(_) => (SeatSet::first(2), &[RECEIVED]),
                    Event::Kept(_) => (SeatSet::first(2), &[KEPT]),
                    Event::Swapped(seat, ..) => (SeatSet::from_item(seat), &[RECEIVED, KEPT]),
                    _ => continue,
                };
                beats += 1;
                if let Event::Swapped(seat, _, swap) = event {
                    wilds += 1;
                    let score = scene.score(*seat).expect("both cards are in sight");
                    assert_eq!((score.points() + 2, scene.scores), (score.plain, None));
                    let marked = scene.pairs[*seat].wild.map(|(card, _)| card);
                    assert_eq!(marked, Some(swap.brought_in));
                }
                let beat = before.beat(frame).expect("a beat");
                for seat in seats {
                    let now = turnings(&scene, seat);
                    assert!(allowed.contains(&now), "{event:?}: {now:?}");
                    let turns_soon = |now| if now == Turning::Now { Turning::Soon } else { now };
                    assert_eq!(turnings(&beat, seat), now.map(turns_soon));
                    assert_eq!(beat.score(seat), None, "it would tell the card");
                }
            }
        }
    });
    assert!(beats > 20 && wilds > 0, "{beats} beats, {wilds} wild cards");
}
