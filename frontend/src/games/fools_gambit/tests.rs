//! The scenes and moments of whole games, and of the rules' worked examples.

use engine::cards::{Card, Rank};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::fools_gambit::{
    Action, Choice, Deck, Event, FoolsGambit, FoolsGambitOptions, Swap, SwapShown, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::scene::{Fate, Mark, Scene, Spot};
use crate::games::story::{self, Kind, Moment, Scenic as _, of_last_round};

fn moments(before: &View, after: &View, news: &[Event]) -> Vec<Moment<Scene>> {
    story::moments(before, after, news)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The views of the table, both seats and with everything open.
fn views(game: &FoolsGambit) -> [View; 4] {
    let seen = |observer| game.view(observer);
    [
        seen(Observer::Table),
        seen(Observer::Seat(Seat::ONE)),
        seen(Observer::Seat(Seat::TWO)),
        game.open_view(),
    ]
}

fn seen(events: &[Event], observer: Option<Observer>) -> Vec<Event> {
    let seen = |event: &Event| match observer {
        Some(observer) => event.seen_by(observer),
        None => Some(*event),
    };
    events.iter().filter_map(seen).collect()
}

const OBSERVERS: [Option<Observer>; 4] =
    [Some(Observer::Table), Some(Observer::Seat(Seat::ONE)), Some(Observer::Seat(Seat::TWO)), None];

/// Plays a game at random, and gives each decision's events with the views before and after it.
fn play(deck: Deck, seed: u64, mut watch: impl FnMut(&[View; 4], &[View; 4], &[Event])) {
    let mut game = FoolsGambit::deal(
        &FoolsGambitOptions { deck, ..FoolsGambitOptions::default() },
        2,
        Seed(seed),
    )
    .unwrap();
    let mut dice = Dice::new(Seed(seed), 99);
    let mut actions = Vec::new();
    while !game.turn().awaited().is_empty() {
        let awaited: Vec<_> = game.turn().awaited().iter().collect();
        let seat = awaited[dice.below(awaited.len() as u32) as usize];
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let decision = match dice.below(40) {
            0..=3 => Decision::Timeout,
            4 if dice.below(4) == 0 => Decision::Leave,
            _ => Decision::Act(actions[dice.below(actions.len() as u32) as usize]),
        };
        let before = views(&game);
        let mut events = Vec::new();
        game.decide(seat, decision, Some(&mut events)).unwrap();
        watch(&before, &views(&game), &events);
    }
}

#[test]
fn events_lead_a_scene_from_one_view_to_the_next() {
    for seed in 0..60 {
        let deck = if seed % 3 == 0 { Deck::Full } else { Deck::Split };
        play(deck, seed, |before, after, events| {
            for (at, observer) in OBSERVERS.into_iter().enumerate() {
                let (before, after) = (&before[at], &after[at]);
                let moments = moments(before, after, &seen(events, observer));
                let scene = &moments.last().expect("every decision is an event").scene;
                assert_eq!(&scene.view, after, "{observer:?} after {events:?}");
                let (moved, fresh) = (&scene.rows, &Scene::of(after).rows);
                let laid = |row: &super::scene::Row| {
                    [Spot::Hand, Spot::Duel, Spot::Wager, Spot::Third]
                        .map(|spot| row.at(spot).map(|lying| lying.face))
                };
                let over = after.turn.outcome().is_some();
                for seat in Seat::all(2).filter(|_| !over) {
                    assert_eq!(laid(&moved[seat]), laid(&fresh[seat]), "{observer:?} {events:?}");
                }
            }
        });
    }
}

#[test]
fn the_news_of_many_decisions_end_where_the_table_is() {
    let (mut first, mut last, mut news) = (None, None, Vec::new());
    play(Deck::Split, 5, |before, after, events| {
        first.get_or_insert(before[0]);
        last = Some(after[0]);
        news.extend(seen(events, OBSERVERS[0]));
    });
    let (first, last) = (first.unwrap(), last.unwrap());
    let all = moments(&first, &last, &news);
    assert_eq!(all.last().unwrap().scene.view, last);
    let shown = of_last_round(all);
    assert!(shown.iter().all(|moment| moment.kind == Kind::Shown));
    assert!(
        shown.iter().all(|moment| moment.scene.view.round == last.round),
        "one round at a time"
    );
}

#[test]
fn what_the_table_sees_never_follows_a_hidden_card() {
    play(Deck::Split, 8, |before, after, events| {
        for moment in moments(&before[0], &after[0], &seen(events, OBSERVERS[0])) {
            for seat in Seat::all(2) {
                let row = &moment.scene.rows[seat];
                for lying in row.cards() {
                    let hidden = lying.face.is_none();
                    assert_eq!(hidden, !lying.seen, "the table knows what all have seen, no more");
                }
                let tokens: Vec<_> = row.cards().iter().map(|lying| lying.token).collect();
                assert!(tokens.is_empty() || tokens == [0, 1, 2]);
            }
        }
    });
}

/// The table's view of a round in which these wagers lie open.
fn laid(wagers: [&str; 2]) -> View {
    let mut game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(3)).unwrap();
    for seat in Seat::all(2) {
        game.decide(seat, Decision::Timeout, None).unwrap();
    }
    let mut view = game.view(Observer::Table);
    for (seat, wager) in Seat::all(2).zip(wagers) {
        view.seats[seat].wager = Some(card(wager));
    }
    view
}

/// Example 4 of the rules, and a swap before it.
#[test]
fn a_round_is_shown_step_by_step_in_the_order_of_its_effects() {
    let before = laid(["6c", "4h"]);
    let news = [
        Event::SwapChosen(Seat::ONE, None),
        Event::SwapChosen(Seat::TWO, None),
        Event::Swapped(Seat::ONE, SwapShown::Kept),
        Event::Swapped(Seat::TWO, SwapShown::Wager { out: card("4h"), brought_in: card("9h") }),
        Event::DuelsShown(BySeat([card("5c"), card("Kh")])),
        Event::FivesActed(SeatSet::only(Seat::ONE)),
        Event::Exchanged { seat: Seat::TWO, out: card("Kh"), brought_in: card("4h") },
        Event::RoundWon {
            values: BySeat([Rank::FIVE, Rank::new(4).unwrap()]),
            reversed: false,
            winner: Some(Seat::ONE),
        },
        Event::Banked(Seat::ONE, card("6c"), 6),
        Event::Discarded(Seat::TWO, card("9h")),
        Event::RoundBegan(2),
        Event::Recycled(Seat::ONE),
        Event::Drew(Seat::ONE, None),
        Event::Drew(Seat::TWO, None),
    ];
    let all = moments(&before, &before, &news);
    let events: Vec<_> = all.iter().map(|moment| moment.events.clone()).collect();
    assert_eq!(events, [0..1, 1..2, 2..4, 4..5, 5..7, 7..10, 10..14]);
    let shown = of_last_round(all);
    assert_eq!(shown.len(), 5, "the choices were secret, the new deal follows");

    let swapped = &shown[0].scene.rows[Seat::TWO];
    assert_eq!(swapped.at(Spot::Wager).unwrap().face, Some(card("9h")));
    assert_eq!(swapped.at(Spot::Third).unwrap().token, 1, "the wager's card lies there now");
    let exchanged = &shown[2].scene.rows;
    assert_eq!(exchanged[Seat::ONE].at(Spot::Duel).unwrap().mark, Mark::Acts);
    assert_eq!(exchanged[Seat::TWO].at(Spot::Duel).unwrap().face, Some(card("4h")));
    assert_eq!(exchanged[Seat::TWO].at(Spot::Third).unwrap().face, Some(card("Kh")));
    let end = &shown[3].scene;
    assert_eq!(end.verdict.unwrap().winner, Some(Seat::ONE));
    let fates = |seat: Seat, spot| end.rows[seat].at(spot).unwrap().fate;
    assert_eq!(fates(Seat::ONE, Spot::Wager), Some(Fate::Banked(6)));
    assert_eq!(fates(Seat::TWO, Spot::Wager), Some(Fate::Discarded));
    assert_eq!(fates(Seat::TWO, Spot::Third), Some(Fate::OffHand));
    assert_eq!(end.view.seats[Seat::ONE].points, 6);
    assert!(end.view.seats[Seat::TWO].off_hand_seen.contains(card("Kh")));
}

#[test]
fn a_two_shows_what_it_counts_as_and_two_sevens_act_as_one() {
    let before = laid(["Kc", "3h"]);
    let news = [
        Event::DuelsShown(BySeat([card("2c"), card("7h")])),
        Event::TwoTook(Seat::ONE, Rank::KING),
        Event::SevenReversed(Seat::TWO),
    ];
    let shown = moments(&before, &before, &news);
    assert_eq!(shown.len(), 3);
    let two = shown[2].scene.rows[Seat::ONE].at(Spot::Duel).unwrap();
    assert_eq!((two.value, two.mark), (Some(Rank::KING), Mark::Plain));
    assert_eq!(shown[2].scene.rows[Seat::TWO].at(Spot::Duel).unwrap().mark, Mark::Acts);
    let sevens = [Event::SevenReversed(Seat::ONE), Event::SevenReversed(Seat::TWO)];
    assert_eq!(moments(&before, &before, &sevens).len(), 1);
}

#[test]
fn an_own_choice_lies_where_it_was_put() {
    let mut game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(3)).unwrap();
    let hand: Vec<_> =
        game.view(Observer::Seat(Seat::ONE)).seats[Seat::ONE].hand.unwrap().iter().collect();
    let choice = Choice { duel: hand[2], wager: hand[0] };
    game.decide(Seat::ONE, Decision::Act(Action::Choose(choice)), None).unwrap();
    let own = Scene::of(&game.view(Observer::Seat(Seat::ONE)));
    let row = &own.rows[Seat::ONE];
    assert_eq!(row.at(Spot::Duel).unwrap().face, Some(hand[2]));
    assert_eq!(row.at(Spot::Third).unwrap().face, Some(hand[1]));
    let theirs = Scene::of(&game.view(Observer::Seat(Seat::TWO)));
    assert!(theirs.rows[Seat::ONE].cards().iter().all(|lying| lying.face.is_none()));
    assert!(!theirs.rows[Seat::ONE].is_laid());

    game.decide(Seat::TWO, Decision::Timeout, None).unwrap();
    game.decide(Seat::ONE, Decision::Act(Action::Swap(Swap::Duel)), None).unwrap();
    let own = Scene::of(&game.view(Observer::Seat(Seat::ONE)));
    assert_eq!(
        own.rows[Seat::ONE].at(Spot::Duel).unwrap().face,
        Some(hand[2]),
        "swapped when all have chosen"
    );
}
