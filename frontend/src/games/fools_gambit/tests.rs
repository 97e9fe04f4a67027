//! Scenes of whole games, frame by frame.

use std::rc::Rc;

use engine::cards::{Card, Rank};
use engine::chance::Seed;
use engine::game::{Decision, Ending, Game, Observer, Sink};
use engine::games::fools_gambit::{Action, Choice, Deck, Event, FoolsGambit, FoolsGambitOptions};
use engine::seat::Seat;

use super::row::{CardMark, CardRow, RowCard, RowPlace, Zone};
use super::scene::Scene;
use super::text::board::worth_and_length;
use crate::games::Turning;
use crate::games::scene_laws::steps;
use crate::playback::testing::{self, everybody};
use crate::playback::{FrameOf, Scene as _, scenes};

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
                for (before, frame, scene) in steps::<Scene>(&frames) {
                    let at_rest = Scene::at_rest(&frame.view);
                    let put_away = |seat: &Seat| at_rest.rows[*seat].cards().is_empty();
                    for seat in Seat::all(2).filter(|seat| !put_away(seat)) {
                        let rows = [&scene.rows[seat], &at_rest.rows[seat]];
                        let [moved, fresh] = rows.map(places);
                        assert_eq!(moved, fresh, "{:?}", frame.events);
                        // Those that change places keep their animation keys.
                        let [earlier, now] = [&before, &scene].map(|scene| &scene.rows[seat]);
                        if earlier.is_laid() && now.is_laid() {
                            for (earlier, now) in earlier.cards().iter().zip(now.cards()) {
                                let faces = earlier.face.zip(now.face);
                                let is_same = faces.is_none_or(|(earlier, now)| earlier == now);
                                assert!(is_same, "{:?}", frame.events);
                            }
                        }
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

/// Example 4 of the rules.
#[test]
fn a_round_shows_its_five_its_winner_and_where_the_cards_go() {
    let is_single_five =
        |event: &Event| matches!(event, Event::FivesActed(seats) if seats.len() == 1);
    let is_banked = |event: &Event| matches!(event, Event::Banked(..));
    let begins_next = |event: &Event| matches!(event, Event::RoundBegan(_));
    let frames = frames_with(|events| {
        let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        has(is_single_five) && has(is_banked) && has(begins_next)
    });
    let mark = |scene: &Scene, seat| card_at(scene, seat, RowPlace::Duel).mark;
    let (acts, scene) = find_event(&frames, is_single_five);
    let Event::FivesActed(five) = frames[acts].events[0] else { panic!("{:?}", frames[acts]) };
    assert_eq!(mark(&scene, five.lowest().unwrap()), CardMark::Acts(Rank::FIVE));

    let (_, end) = find_event(&frames, is_banked);
    let winner = end.winner.unwrap();
    let seats = [winner, winner.other()];
    assert_eq!(seats.map(|seat| mark(&end, seat)), [CardMark::Wins, CardMark::Loses]);
    let piles = |place| seats.map(|seat| card_at(&end, seat, place).next_pile.unwrap());
    assert_eq!(piles(RowPlace::Duel), [Zone::Discard; 2]);
    assert_eq!(piles(RowPlace::Wager), [Zone::Winning, Zone::Discard]);
    assert_eq!(piles(RowPlace::Third), [Zone::OffHand; 2]);
    let (_, next) = find_event(&frames, begins_next);
    assert_eq!(next.winner, None);
    assert!(next.rows.0.iter().all(|row| row.cards().len() == 3 && !row.is_laid()));
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
}

#[test]
fn cards_lie_face_down_for_a_beat_before_they_are_turned_up() {
    let (mut shown, mut exchanged) = (0, 0);
    let cards = |scene: &Scene| -> Vec<RowCard> {
        scene.rows.0.iter().flat_map(CardRow::cards).copied().collect()
    };
    for seed in 0..8 {
        play(Deck::Split, seed, |[table, ..]| {
            for (before, frame, scene) in steps::<Scene>(&table) {
                let has = |wanted: fn(&Event) -> bool| frame.events.iter().any(wanted);
                let has_shown =
                    has(|event| matches!(event, Event::DuelsShown(_) | Event::WagersShown(_)));
                let has_exchanged = has(|event| matches!(event, Event::Exchanged { .. }));
                let is_won = has(|event| matches!(event, Event::RoundWon { winner: Some(_), .. }));
                let beat = before.beat(frame);
                assert_eq!(beat.is_some(), has_shown || has_exchanged || is_won);
                let after = cards(&scene);
                let turned = after.iter().filter(|card| card.turning == Turning::Now).count();
                assert!(!has_shown || turned == 2);
                shown += if has_shown { turned } else { 0 };
                exchanged += if has_exchanged { turned } else { 0 };
                for (soon, now) in beat.iter().flat_map(cards).zip(after) {
                    let hidden = RowCard { face: None, seen: false, turning: Turning::Soon, ..now };
                    let earlier = if now.turning == Turning::Now { hidden } else { now };
                    assert_eq!(soon, RowCard { next_pile: None, ..earlier });
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
