//! The board in the frames of whole matches.

use engine::game::{Decision, Game, Observer, Sink};
use engine::games::dual_duel::{Action, DualDuel, Event, Wilds};
use engine::seat::{Seat, SeatSet};

use super::scene::Scene;
use crate::games::Turning;
use crate::games::scene_laws::{dealt, steps};
use crate::playback::testing::{self, everybody, frames_of_action};
use crate::playback::{FrameOf, Scene as _, scenes};

/// Plays a random match. `watch` gets the table's frames of each decision.
fn play(seed: u64, mut watch: impl FnMut(Vec<FrameOf<DualDuel>>)) {
    testing::play(dealt::<DualDuel>("", 2, seed), seed, [Observer::Table], |[frames], _| {
        watch(frames);
    });
}

#[test]
fn pairs_stay_in_sight_until_the_next_round() {
    let mut ended = 0;
    play(7, |frames| {
        for (_, frame, scene) in steps::<Scene>(&frames) {
            for event in &frame.events {
                if let Event::RoundWon { pairs, scores, winner } = event {
                    ended += 1;
                    for seat in Seat::all(2) {
                        assert_eq!(scene.pairs[seat].pair(), Some(pairs[seat]));
                        assert_eq!(scene.score(seat), Some(scores[seat]));
                    }
                    assert_eq!(scene.result.map(|result| result.winner), Some(*winner));
                }
            }
            match frame.events[0] {
                Event::RoundBegan(_) | Event::DuelBegan(_) => {
                    assert!(scene.pairs.0.iter().all(|cards| cards.received.card.is_none()));
                    assert_eq!(scene.result, None);
                }
                Event::BonusBegan | Event::DuelWon { .. } | Event::Dealt(..) => {
                    assert!(scene.pairs.0.iter().all(|cards| cards.pair().is_some()));
                    assert!(scene.result.is_some());
                }
                _ => {}
            }
        }
    });
    assert!(ended >= 18, "{ended}");
}

#[test]
fn the_last_line_tells_who_won_the_duel() {
    let mut ends = 0;
    play(7, |frames| {
        if !frames.iter().any(|frame| matches!(frame.events[0], Event::DuelBegan(_))) {
            return;
        }
        ends += 1;
        let is_told =
            |frame: &&FrameOf<DualDuel>| Scene::narrate(frame, SeatSet::first(2)).is_some();
        let last = &frames.iter().rfind(is_told).unwrap().events;
        assert!(matches!(last[..], [.., Event::DuelWon { .. }]), "{last:?}");
    });
    assert!(ends > 0);
}

#[test]
fn a_wild_that_came_in_is_marked_and_counts_two_less() {
    let mut game: DualDuel = dealt("", 2, 3);
    let hand = |game: &DualDuel, seat: Seat| -> Vec<_> {
        game.view(everybody()).seats[seat].hand.unwrap().iter().collect()
    };
    for seat in Seat::all(2) {
        let cards = hand(&game, seat);
        let lay = Action::Lay(Wilds::new(cards[0], cards[1]));
        game.decide(seat, Decision::Act(lay), &mut Sink::none()).unwrap();
    }
    for act in [Action::Give, Action::Keep] {
        for seat in Seat::all(2) {
            let card = hand(&game, seat)[0];
            game.decide(seat, Decision::Act(act(card)), &mut Sink::none()).unwrap();
        }
    }
    game.decide(Seat::ONE, Decision::Act(Action::Call), &mut Sink::none()).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), &mut Sink::none()).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), &mut Sink::none()).unwrap();
    assert_eq!(game.view(Observer::Table).called, SeatSet::from_item(Seat::ONE));
    let mut actions = Vec::new();
    game.legal_actions(Seat::ONE, &mut actions);
    let Action::Swap(swap) = actions[0] else { panic!("a swap is due") };
    let frames = frames_of_action(&mut game, Seat::ONE, &actions[0].to_string(), Observer::Table);
    let shown = scenes::<Scene>(&frames);
    let [_, swapped, won, next] = &shown[..] else { panic!("four frames: {frames:?}") };
    for scene in [swapped, won] {
        assert_eq!(scene.pairs[Seat::ONE].wild.map(|(card, _)| card), Some(swap.brought_in));
        assert_eq!(scene.pairs[Seat::TWO].wild, None);
        let score = scene.score(Seat::ONE).unwrap();
        assert_eq!(score.points() + 2, score.plain);
    }
    assert_eq!((swapped.result, won.result.is_some()), (None, true));
    assert_eq!(next.pairs[Seat::ONE].wild, None);
    assert_eq!(next.result, None);
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
                wilds += u32::from(matches!(event, Event::Swapped(..)));
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
