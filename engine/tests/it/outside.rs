//! Views from other devices: real games' views are accepted, others refused with bounded work.

use engine::cards::{Card, CardSet, Rank};
use engine::catalogue::{AnyEvent, AnyGame, AnyView, GameId};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Flaw, Game, Observer, Outcome, Outside, Sink};
use engine::games::duel_52::{CardIds, Duel52, Lanes};
use engine::games::heads_up_duel::{HeadsUpDuel, Jokers, Packs};
use engine::games::{dual_duel, fools_gambit, gold_rush_shoot_out};
use engine::options::Options;
use engine::seat::{Seat, SeatSet};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde_json::Value;

use crate::harness::EYES_OF_ONE;

fn dealt<G: Game>(seats: u8) -> G
where
    G::Options: Default,
{
    G::deal(&G::Options::default(), seats, Seed(5)).expect("it can be dealt")
}

fn check_view<G: Outside>(view: &G::View) -> Result<(), Flaw> {
    G::from_outside(view, EYES_OF_ONE, &mut Dice::new(Seed(1), 0)).map(|_| ())
}

/// Plays a random game and accepts all views and events of its frames.
#[test]
fn views_that_games_show_are_accepted() {
    for (number, id) in GameId::ALL.into_iter().cycle().take(60).enumerate() {
        let options = id.options();
        let counts: Vec<u8> = options.seat_counts().iter().collect();
        let seats = counts[number / GameId::ALL.len() % counts.len()];
        let mut dice = Dice::new(Seed(number as u64), 0);
        let mut game = AnyGame::deal(&options, seats, dice.seed()).expect("it can be dealt");
        let observers: Vec<Observer> =
            Seat::all(seats).map(Observer::Seat).chain([Observer::Table]).collect();
        for _ in 0..120 {
            let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
            let Some(&seat) = dice.pick(&awaited) else { break };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let decision = match (dice.below(40), dice.pick(&actions)) {
                (0, _) => Decision::Leave,
                (2.., Some(action)) => Decision::Act(action.clone()),
                (1, _) | (_, None) => Decision::Timeout,
            };
            let mut frames = Sink::open();
            game.decide(seat, decision, &mut frames).expect("a legal decision");
            for frame in frames.into_frames() {
                let observer = *dice.pick(&observers).expect("somebody looks");
                let view = frame.state.view(observer);
                let drawn = AnyGame::from_outside(&view, observer, &mut dice);
                assert!(drawn.is_ok(), "{:?} of {view:?}", drawn.err());
                for event in frame
                    .events
                    .iter()
                    .filter_map(|event| engine::game::Event::seen_by(event, observer))
                {
                    assert_eq!(AnyGame::event_from_outside(&event, observer, seats), Ok(()));
                }
            }
        }
    }
}

/// Changed views of random games: drawing a state that fits may fail, but never panics.
#[test]
fn any_view_gives_a_sound_state_or_none() {
    for (number, id) in (0..400).flat_map(|number| GameId::ALL.map(|id| (number, id))) {
        let options = id.options();
        let counts: Vec<u8> = options.seat_counts().iter().collect();
        let mut dice = Dice::new(Seed(number), 0);
        let seats = *dice.pick(&counts).expect("a table");
        let mut game = AnyGame::deal(&options, seats, dice.seed()).expect("it can be dealt");
        for _ in 0..dice.below(60) {
            let Some(seat) = game.turn().awaited().lowest() else { break };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let action = dice.pick(&actions).cloned().map_or(Decision::Timeout, Decision::Act);
            game.decide(seat, action, &mut Sink::none()).expect("a legal decision");
        }
        let view = game.view(if dice.below(2) == 0 { EYES_OF_ONE } else { Observer::Table });
        let json = serde_json::to_value(&view).expect("a view is data");
        for _ in 0..20 {
            let mut changed = json.clone();
            // A view is an object with the game's name as its only key.
            let own = changed.as_object_mut().expect("a view by its game").values_mut();
            own.for_each(|view| (0..=dice.below(3)).for_each(|_| mutate(view, &mut dice)));
            if let Ok(view) = serde_json::from_value::<AnyView>(changed) {
                let _ = AnyGame::determinize(&view, &mut dice);
            }
        }
    }
}

fn mutate(value: &mut Value, dice: &mut Dice) {
    let mut inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    let nth = dice.below(inner.len() as u32) as usize;
    if let Some(inner) = inner.get_mut(nth)
        && dice.below(12) > 0
    {
        return mutate(inner, dice);
    }
    *value = match (&*value, dice.below(6)) {
        (_, 0) => Value::Null,
        (Value::Array(items), 1) => items.iter().skip(1).cloned().collect(),
        (Value::Array(items), _) => items.iter().chain(items).cloned().collect(),
        (Value::Bool(is), _) => Value::Bool(!is),
        (Value::Number(number), 1..3) => (number.as_u64().unwrap_or_default() + 1).into(),
        (_, 3) => dice.below(256).into(),
        _ => dice.below(4).into(),
    };
}

#[test]
fn a_duel_52_whose_cards_fit_nowhere_ends() {
    let game = dealt::<Duel52>(2);
    let mut view = game.view(EYES_OF_ONE);
    assert_eq!(check_view::<Duel52>(&view), Ok(()));
    // More cards than the other hand ever held.
    view.seats[Seat::TWO].shown.doubtful = view.unseen();
    assert_eq!(check_view::<Duel52>(&view), Err(Flaw("no state fits the view")));
}

#[test]
fn a_view_that_says_more_than_there_is_is_refused_before_anything_is_drawn() {
    let game = dealt::<Duel52>(2);
    let changes: [fn(&mut engine::games::duel_52::View); 8] = [
        |view| view.seats[Seat::TWO].holds = 255,
        |view| view.seats[Seat::TWO].discards = 60,
        |view| view.pile = 200,
        |view| view.cards.extend_from_within(..),
        |view| view.cards.swap(0, 1),
        |view| view.cards[0].owner = Seat::from_number(8).expect("a seat"),
        |view| view.mover = Seat::from_number(3).expect("a seat"),
        |view| view.observer = Observer::Seat(Seat::TWO),
    ];
    for change in changes {
        let mut view = game.view(EYES_OF_ONE);
        change(&mut view);
        assert!(check_view::<Duel52>(&view).is_err(), "{view:?}");
    }
    let game = dealt::<HeadsUpDuel>(4);
    let changes: [fn(&mut engine::games::heads_up_duel::View); 8] = [
        |view| view.by_seat[Seat::TWO].packs = 65_535,
        |view| view.by_seat[Seat::TWO].bought = Some(Packs([65_535; 4])),
        |view| view.options.periods = 0,
        |view| view.options.tokens = 255,
        |view| view.seats = 200,
        |view| view.by_seat[Seat::TWO].deck_backs.0 = [65_535; 5],
        |view| view.by_seat[Seat::ONE].marbles = Some(65_535),
        |view| view.by_seat[Seat::TWO].halves = 255,
    ];
    for change in changes {
        let mut view = game.view(EYES_OF_ONE);
        change(&mut view);
        assert!(check_view::<HeadsUpDuel>(&view).is_err(), "{view:?}");
    }
    let game = dealt::<gold_rush_shoot_out::GoldRushShootOut>(5);
    let changes: [fn(&mut gold_rush_shoot_out::View); 8] = [
        |view| view.round = 0,
        |view| view.round = 7,
        |view| view.seats = 0,
        |view| view.first = Seat::from_number(8).expect("a seat"),
        |view| view.by_seat[Seat::TWO].cards = 255,
        |view| view.by_seat[Seat::TWO].wounds = 255,
        |view| view.left = SeatSet::ALL,
        |view| {
            let none = Some(gold_rush_shoot_out::CardCounts::NONE);
            for place in &mut view.by_seat.0 {
                (place.put_in, place.envelope, place.cards) = (None, none, 48);
            }
        },
    ];
    for change in changes {
        let mut view = game.view(EYES_OF_ONE);
        change(&mut view);
        assert!(check_view::<gold_rush_shoot_out::GoldRushShootOut>(&view).is_err(), "{view:?}");
    }
    let game = dealt::<fools_gambit::FoolsGambit>(2);
    let changes: [fn(&mut fools_gambit::View); 4] = [
        |view| view.seats[Seat::TWO].unseen = CardSet::EMPTY,
        |view| view.seats[Seat::TWO].off_hand = 255,
        |view| view.seats[Seat::TWO].points = 99,
        |view| view.seats[Seat::ONE].hand = Some(CardSet::DECK),
    ];
    for change in changes {
        let mut view = game.view(EYES_OF_ONE);
        change(&mut view);
        assert!(check_view::<fools_gambit::FoolsGambit>(&view).is_err(), "{view:?}");
    }
    let game = dealt::<dual_duel::DualDuel>(2);
    let changes: [fn(&mut dual_duel::View); 5] = [
        |view| view.seats[Seat::TWO].held = 255,
        |view| view.unseen = dual_duel::Cards::EMPTY,
        |view| view.round = 255,
        |view| view.options.longest = 255,
        |view| view.called = SeatSet::ALL,
    ];
    for change in changes {
        let mut view = game.view(EYES_OF_ONE);
        change(&mut view);
        assert!(check_view::<dual_duel::DualDuel>(&view).is_err(), "{view:?}");
    }
}

#[test]
fn a_view_of_another_observer_or_table_is_refused() {
    for id in GameId::ALL {
        let options = id.options();
        let seats = options.seat_counts().iter().max().expect("a game has seats");
        let game = AnyGame::deal(&options, seats, Seed(3)).expect("it can be dealt");
        let dice = || Dice::new(Seed(1), 0);
        for other in [Observer::Seat(Seat::TWO), Observer::Table] {
            let view: AnyView = game.view(other);
            assert!(AnyGame::from_outside(&view, EYES_OF_ONE, &mut dice()).is_err(), "{id:?}");
            assert!(AnyGame::from_outside(&view, other, &mut dice()).is_ok(), "{id:?}");
        }
    }
}

#[test]
fn an_event_of_another_table_or_seat_is_refused() {
    let third = Seat::from_number(3).expect("a seat");
    let conceded = AnyEvent::FoolsGambit(fools_gambit::Event::Conceded(third));
    assert!(AnyGame::event_from_outside(&conceded, EYES_OF_ONE, 2).is_err());
    let nine: Card = "9c".parse().expect("a card");
    let drew = fools_gambit::Event::Drew(Seat::TWO, Some([nine; 3]));
    let drew = AnyEvent::FoolsGambit(drew);
    let shown_to = |observer| AnyGame::event_from_outside(&drew, observer, 2);
    assert!(shown_to(EYES_OF_ONE).is_err(), "a secret of the other seat");
    assert_eq!(shown_to(Observer::Seat(Seat::TWO)), Ok(()));
    let ended = Outcome::from_scores(&[3, 1, 2]);
    let ended = AnyEvent::FoolsGambit(fools_gambit::Event::Ended(ended));
    assert!(AnyGame::event_from_outside(&ended, EYES_OF_ONE, 2).is_err(), "an outcome of three");
}

fn read<'de, T: Deserialize<'de>>(value: impl IntoDeserializer<'de, Error>) -> Option<T> {
    T::deserialize(value.into_deserializer()).ok()
}

#[test]
fn numbers_that_stand_for_nothing_are_not_read() {
    assert_eq!(read::<CardSet>((1_u64 << 52) - 1), Some(CardSet::DECK));
    assert_eq!(read::<CardSet>(1_u64 << 52), None);
    assert_eq!(read::<CardIds>(1_u64 << 63), None);
    assert_eq!(read::<dual_duel::Cards>(1_u64 << 50), None);
    assert_eq!((read::<Rank>(14_u8), read::<Rank>(1_u8)), (Some(Rank::ACE), None));
    assert_eq!((read::<Rank>(0_u8), read::<Rank>(15_u8)), (None, None));
    assert_eq!((read::<Lanes>(7_u8), read::<Lanes>(8_u8)), (Some(Lanes::ALL), None));
    assert_eq!((read::<Jokers>(7_u8), read::<Jokers>(8_u8)), (Some(Jokers::ANY), None));
    assert_eq!(read::<engine::games::duel_52::Fort>(4_u8), None);
}
