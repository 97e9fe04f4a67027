//! Scenes of whole games, frame by frame.

use std::rc::Rc;

use engine::cards::{Card, CardSet, Rank};
use engine::chance::Seed;
use engine::game::{Decision, Ending, Game, Observer, Sink};
use engine::games::fools_gambit::{
    Action, Choice, Deck, Event, FoolsGambit, FoolsGambitOptions, Swap, SwapShown, points_of,
};
use engine::seat::Seat;

use super::row::{CardMark, CardRow, NextPile, RowCard, RowPlace};
use super::scene::Scene;
use super::text::board::worth_and_length;
use crate::games::Turning;
use crate::games::scene_laws::steps;
use crate::playback::testing::{self, everybody};
use crate::playback::{FrameOf, Scene as _, last_round_indices, scenes};

/// The table, both seats, and the replay of a finished game.
fn observers() -> [Observer; 4] {
    let [one, two] = [Seat::ONE, Seat::TWO].map(Observer::Seat);
    [Observer::Table, one, two, everybody()]
}

type Frames = Vec<FrameOf<FoolsGambit>>;

fn deal(deck: Deck, seed: u64) -> FoolsGambit {
    let options = FoolsGambitOptions { deck, ..FoolsGambitOptions::default() };
    FoolsGambit::deal(&options, 2, Seed(seed)).unwrap()
}

/// Plays a random game. `watch` gets each observer's frames of each decision.
fn play(deck: Deck, seed: u64, mut watch: impl FnMut([Frames; 4])) {
    testing::play(deal(deck, seed), seed, observers(), |frames, _| watch(frames));
}

/// The table's frames of the first decision with events like this.
fn frames_with(wanted: impl Fn(&[Event]) -> bool) -> Frames {
    let mut found = None;
    for seed in 0.. {
        play(Deck::Split, seed, |[table, ..]| {
            let events: Vec<Event> = table.iter().flat_map(|frame| frame.events.clone()).collect();
            if found.is_none() && wanted(&events) {
                found = Some(table);
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
    unreachable!("there are more seeds than rounds to look at")
}

/// The frame with an event like this, and the scene after it.
fn find_event(frames: &Frames, wanted: impl Fn(&Event) -> bool) -> (usize, Scene) {
    let is_found = |frame: &FrameOf<FoolsGambit>| frame.events.iter().any(&wanted);
    let index = frames.iter().position(is_found).expect("such a frame");
    (index, scenes::<Scene>(frames).swap_remove(index))
}

fn card_at(scene: &Scene, seat: Seat, place: RowPlace) -> RowCard {
    *scene.rows[seat].at(place).expect("a card there")
}

/// For each place with a card, that card's face.
fn places(row: &CardRow) -> Vec<(RowPlace, Option<Card>)> {
    let all_places = [RowPlace::Hand, RowPlace::Duel, RowPlace::Wager, RowPlace::Third];
    all_places.into_iter().filter_map(|place| Some((place, row.at(place)?.face))).collect()
}

#[test]
fn frames_lead_a_scene_to_what_the_view_has() {
    for seed in 0..60 {
        let deck = if seed % 3 == 0 { Deck::Full } else { Deck::Split };
        play(deck, seed, |seen| {
            for frames in seen {
                for (_, frame, scene) in steps::<Scene>(&frames) {
                    let at_rest = Scene::at_rest(&frame.view);
                    let put_away = |seat: &Seat| at_rest.rows[*seat].cards().is_empty();
                    for seat in Seat::all(2).filter(|seat| !put_away(seat)) {
                        let rows = [&scene.rows[seat], &at_rest.rows[seat]];
                        let [moved, fresh] = rows.map(places);
                        assert_eq!(moved, fresh, "{:?}", frame.events);
                    }
                }
            }
        });
    }
}

#[test]
fn what_the_table_sees_never_follows_a_hidden_card() {
    play(Deck::Split, 8, |[table, ..]| {
        for scene in scenes::<Scene>(&table) {
            for seat in Seat::all(2) {
                let row = &scene.rows[seat];
                for card in row.cards() {
                    let hidden = card.face.is_none();
                    assert_eq!(hidden, !card.seen, "the table knows what all have seen, no more");
                }
                let keys: Vec<_> = row.cards().iter().map(|card| card.animation_key).collect();
                assert!(keys.is_empty() || keys == [0, 1, 2]);
            }
        }
    });
}

#[test]
fn a_duel_card_swapped_in_secret_is_seen_to_change_places() {
    let is_duel_swap = |event: &Event| matches!(event, Event::Swapped(_, SwapShown::Duel));
    let frames = frames_with(|events| events.iter().any(is_duel_swap));
    let (swaps, scene) = find_event(&frames, is_duel_swap);
    for event in &frames[swaps].events {
        let (seat, [duel, third]) = match *event {
            Event::Swapped(seat, SwapShown::Duel) => (seat, [2, 0]),
            Event::Swapped(seat, SwapShown::Kept) => (seat, [0, 2]),
            _ => continue,
        };
        for (place, key) in [(RowPlace::Duel, duel), (RowPlace::Third, third)] {
            let card = card_at(&scene, seat, place);
            assert_eq!((card.animation_key, card.face), (key, None));
        }
    }
}

/// Example 4 of the rules, with a swap before it.
#[test]
fn a_round_is_shown_step_by_step_in_the_order_of_its_effects() {
    let is_wager_swap = |event: &Event| matches!(event, Event::Swapped(_, SwapShown::Wager { .. }));
    let frames = frames_with(|events| {
        let fives: Vec<_> =
            events.iter().filter(|event| matches!(event, Event::FivesActed(_))).collect();
        let banked = events.iter().any(|event| matches!(event, Event::Banked(..)));
        let others = |event: &Event| {
            matches!(event, Event::TimedOut(_) | Event::TwoTook(..) | Event::SevenReversed(_))
        };
        matches!(fives[..], [Event::FivesActed(seats)] if seats.len() == 1)
            && banked
            && events.iter().any(is_wager_swap)
            && events.iter().any(|event| matches!(event, Event::RoundBegan(_)))
            && !events.iter().any(others)
    });
    let lengths: Vec<_> = frames.iter().map(|frame| frame.events.len()).collect();
    assert_eq!(lengths[..5], [1, 2, 1, 2, 3]);
    assert_eq!(lengths.len(), 6);
    let shown = last_round_indices::<Scene>(&frames);
    assert_eq!(shown, [1, 2, 3, 4, 5], "the choices were secret, the new deal follows");

    let all = scenes::<Scene>(&frames);
    for event in &frames[1].events {
        if let Event::Swapped(seat, SwapShown::Wager { out, brought_in }) = *event {
            let [wager, third] =
                [RowPlace::Wager, RowPlace::Third].map(|place| card_at(&all[1], seat, place));
            assert_eq!((wager.face, third.face), (Some(brought_in), Some(out)));
            assert_eq!(third.animation_key, 1, "the wager's card lies there now");
        }
    }
    let Event::DuelsShown(duels) = frames[2].events[0] else { panic!("{:?}", frames[2].events) };
    for seat in Seat::all(2) {
        assert_eq!(all[2].rows[seat].face(RowPlace::Duel), Some(duels[seat]));
    }
    let [Event::FivesActed(five), Event::Exchanged { seat, out, brought_in }] =
        frames[3].events[..]
    else {
        panic!("{:?}", frames[3].events)
    };
    let five = five.lowest().unwrap();
    let mark = |scene: usize, seat| card_at(&all[scene], seat, RowPlace::Duel).mark;
    assert_eq!((five, mark(3, five)), (seat.other(), CardMark::Acts(Rank::FIVE)));
    assert_eq!(all[3].rows[seat].face(RowPlace::Duel), Some(brought_in));
    assert_eq!(all[3].rows[seat].face(RowPlace::Third), Some(out));

    let end = &all[4];
    let winner = end.winner.unwrap();
    assert_eq!((mark(4, winner), mark(4, winner.other())), (CardMark::Wins, CardMark::Loses));
    let next_pile = |seat, place| card_at(end, seat, place).next_pile;
    let banked = end.rows[winner].face(RowPlace::Wager).unwrap();
    assert_eq!(next_pile(winner, RowPlace::Wager), Some(NextPile::Winning(points_of(banked))));
    assert_eq!(next_pile(winner.other(), RowPlace::Wager), Some(NextPile::Discard));
    for seat in Seat::all(2) {
        assert_eq!(next_pile(seat, RowPlace::Duel), Some(NextPile::Discard));
        assert_eq!(next_pile(seat, RowPlace::Third), Some(NextPile::OffHand));
    }
    assert!(end.view.seats[winner].winning.contains(banked));
    assert!(end.view.seats[seat].off_hand_seen.contains(out));
    assert_eq!(all[5].winner, None, "the next round begins");
    assert!(all[5].rows.0.iter().all(|row| row.cards().len() == 3 && !row.is_laid()));
}

#[test]
fn a_two_shows_what_it_counts_as_from_then_on() {
    let took = |event: &Event| matches!(event, Event::TwoTook(..));
    let is_seven = |event: &Event| matches!(event, Event::SevenReversed(_));
    let frames = frames_with(|events| {
        events.iter().filter(|event| took(event)).count() == 1 && events.iter().any(is_seven)
    });
    let (first, scene) = find_event(&frames, took);
    let Event::TwoTook(two, rank) = frames[first].events[0] else { panic!("{:?}", frames[first]) };
    let duel = card_at(&scene, two, RowPlace::Duel);
    assert_eq!((duel.value, duel.mark), (Some(rank), CardMark::Acts(Rank::TWO)));
    let (second, scene) = find_event(&frames, is_seven);
    assert_eq!(second, first + 1);
    let duel = card_at(&scene, two, RowPlace::Duel);
    assert_eq!((duel.value, duel.mark), (Some(rank), CardMark::Plain));
    let seven = card_at(&scene, two.other(), RowPlace::Duel);
    assert_eq!(seven.mark, CardMark::Acts(Rank::SEVEN));
    let (_, scene) = find_event(&frames, |event| matches!(event, Event::RoundWon { .. }));
    assert_eq!(card_at(&scene, two, RowPlace::Duel).value, Some(rank), "it stays in sight");
}

#[test]
fn two_sevens_act_as_one() {
    let is_seven = |event: &Event| matches!(event, Event::SevenReversed(_));
    let frames = frames_with(|events| events.iter().filter(|event| is_seven(event)).count() == 2);
    let (sevens, scene) = find_event(&frames, is_seven);
    assert_eq!(frames[sevens].events.len(), 2);
    let marks = [Seat::ONE, Seat::TWO].map(|seat| card_at(&scene, seat, RowPlace::Duel).mark);
    assert_eq!(marks, [CardMark::Acts(Rank::SEVEN); 2]);
}

#[test]
fn the_last_cards_stay_in_sight_when_the_game_is_over() {
    let ended = |event: &Event| matches!(event, Event::Ended(_));
    let frames = frames_with(|events| {
        events.iter().any(ended) && events.iter().any(|event| matches!(event, Event::Banked(..)))
    });
    let (last, scene) = find_event(&frames, ended);
    let before = &scenes::<Scene>(&frames)[last - 1];
    assert_eq!((&scene.rows, scene.winner), (&before.rows, before.winner));
    assert!(scene.winner.is_some() && scene.view.turn.outcome().is_some());
    let faces = |seat: Seat| scene.rows[seat].cards().iter().filter_map(|card| card.face);
    let shown = Seat::all(2).flat_map(faces).collect::<CardSet>();
    assert!(shown.len() >= 4, "duel cards and wagers");
}

#[test]
fn an_own_choice_lies_where_it_was_put() {
    let (one, two) = (Observer::Seat(Seat::ONE), Observer::Seat(Seat::TWO));
    let mut game = deal(Deck::Split, 3);
    let at_rest = |game: &FoolsGambit, observer| Scene::at_rest(&Rc::new(game.view(observer)));
    let hand: Vec<_> = game.view(one).seats[Seat::ONE].hand.unwrap().iter().collect();
    let choice = Choice { duel: hand[2], wager: hand[0] };
    game.decide(Seat::ONE, Decision::Act(Action::Choose(choice)), &mut Sink::none()).unwrap();
    let own = at_rest(&game, one);
    assert_eq!(card_at(&own, Seat::ONE, RowPlace::Duel).face, Some(hand[2]));
    assert_eq!(card_at(&own, Seat::ONE, RowPlace::Third).face, Some(hand[1]));
    let theirs = at_rest(&game, two);
    assert!(theirs.rows[Seat::ONE].cards().iter().all(|card| card.face.is_none()));
    assert!(!theirs.rows[Seat::ONE].is_laid());

    game.decide(Seat::TWO, Decision::Timeout, &mut Sink::none()).unwrap();
    game.decide(Seat::ONE, Decision::Act(Action::Swap(Swap::Duel)), &mut Sink::none()).unwrap();
    let own = at_rest(&game, one);
    let duel = card_at(&own, Seat::ONE, RowPlace::Duel);
    assert_eq!(duel.face, Some(hand[2]), "swapped when all have chosen");
}

#[test]
fn cards_lie_face_down_for_a_beat_before_they_are_turned_up() {
    let (mut shown, mut exchanged) = (0, 0);
    for seed in 0..8 {
        play(Deck::Split, seed, |[table, ..]| {
            for (before, frame, scene) in steps::<Scene>(&table) {
                let beat = before.beat(frame);
                let deserves_beat = |event: &Event| match event {
                    Event::DuelsShown(_) | Event::WagersShown(_) | Event::Exchanged { .. } => true,
                    Event::RoundWon { winner, .. } => winner.is_some(),
                    _ => false,
                };
                assert_eq!(beat.is_some(), frame.events.iter().any(deserves_beat));
                for event in &frame.events {
                    let place = match event {
                        Event::DuelsShown(_) | Event::Exchanged { .. } => RowPlace::Duel,
                        Event::WagersShown(_) => RowPlace::Wager,
                        Event::RoundWon { winner: Some(_), .. } => {
                            let beat = beat.as_ref().expect("a beat");
                            let mut cards = beat.rows.0.iter().flat_map(CardRow::cards);
                            assert!(cards.all(|card| card.next_pile.is_none()));
                            continue;
                        }
                        _ => continue,
                    };
                    let beat = beat.as_ref().expect("a beat");
                    for seat in Seat::all(2) {
                        let [soon, now] = [beat, &scene].map(|scene| card_at(scene, seat, place));
                        let turns = now.turning == Turning::Now;
                        assert_eq!(soon.turning == Turning::Soon, turns);
                        assert_eq!(soon.face.is_none(), turns, "it lies face-down before");
                        assert_eq!(soon.animation_key, now.animation_key, "the same card");
                        if matches!(event, Event::Exchanged { .. }) {
                            exchanged += u32::from(turns);
                        } else {
                            assert!(turns && now.face.is_some());
                            shown += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(shown > 80 && exchanged > 0, "{shown} shown, {exchanged} exchanged");
}

#[test]
fn a_game_is_about_as_long_as_the_first_screen_says() {
    for (deck, about) in [(Deck::Split, 12), (Deck::Full, 25)] {
        assert!(worth_and_length(deck).ends_with(&format!("About {about} rounds.")));
        for seed in 0..8 {
            let mut game = deal(deck, seed);
            testing::play(game, seed, [Observer::Table], |_, after| game = *after);
            let rounds = game.view(Observer::Table).round;
            let ended = game.view(Observer::Table).turn.outcome().unwrap().ending;
            assert!(ended != Ending::Played || (about..about + 5).contains(&rounds), "{rounds}");
        }
    }
}
