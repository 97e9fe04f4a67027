//! DD-23: a seat's view.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer};
use engine::games::dual_duel::{Cards, DualDuel, Event};
use engine::seat::BySeat;

use crate::dual_duel::table::{Position, Table, card, cards};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::everybody;

#[test]
fn dd_23_a_seat_sees_its_own_cards_and_what_lies_open() {
    let position = Position::first("4g 3b 8g", "9r 5y 7p").wilds("10b ^2y", "^6g 1b").calls(3, 1);
    let mut table = position.table();
    table.round("4g 3b", "9r 5y");
    let view = table.game.view(EYES_OF_ONE);
    let (own, other) = (view.seats[ONE], view.seats[TWO]);
    assert_eq!(own.hand, Some(table.hand(ONE)));
    assert_eq!(
        own.slots.map(|slot| slot.and_then(|slot| slot.card)),
        [Some(card("10b")), Some(card("2y"))]
    );
    assert_eq!(other.slots.map(|slot| slot.and_then(|slot| slot.card)), [Some(card("6g")), None]);
    assert_eq!((other.hand, other.held), (None, 18));
    assert_eq!((own.calls, other.calls), (3, 1), "both seats' count of calls");
    assert_eq!(view.rounds.discards(), cards("4g 3b 9r 5y"));
    assert_eq!(view.rounds.wins(), BySeat([1, 0]));
    assert_eq!((view.aside, view.aside_known), (6, None));
}

#[test]
fn dd_23_the_view_offers_what_is_not_yet_seen() {
    let mut table = Position::first("4g 3b", "9r 5y").wilds("10b ^2y", "^6g 1b").table();
    let unseen = |table: &Table, eyes| table.game.view(eyes).unseen;
    let own = table.hand(ONE).union(cards("10b 2y"));
    assert_eq!(unseen(&table, EYES_OF_ONE), Cards::ALL.difference(own).difference(cards("6g")));
    assert_eq!(unseen(&table, Observer::Table), Cards::ALL.difference(cards("2y 6g")));
    table.both("give 4g", "give 9r");
    assert_eq!(unseen(&table, EYES_OF_ONE), Cards::ALL.difference(own).difference(cards("6g 9r")));
    table.both("keep 3b", "keep 5y");
    let shown = cards("2y 6g 9r 4g 3b 5y");
    assert_eq!(unseen(&table, Observer::Table), Cards::ALL.difference(shown));
    table.both("pass", "pass");
    assert_eq!(
        unseen(&table, Observer::Table),
        Cards::ALL.difference(shown),
        "discards stay known"
    );
}

#[test]
fn dd_23_the_table_sees_no_more_than_either_seat() {
    let mut table = Position::first("4g 3b", "9r 5y").wilds("10b ^2y", "^6g 1b").table();
    table.pairs("4g 3b", "9r 5y");
    let public = table.game.view(Observer::Table);
    for (seat, stranger) in [(ONE, EYES_OF_TWO), (TWO, EYES_OF_ONE)] {
        assert_eq!(public.seats[seat], table.seen(stranger, seat));
    }
}

#[test]
fn dd_23_all_that_is_not_seen_is_equally_likely() {
    let table = Position::first("4g 3b", "9r 5y").table();
    let view = table.game.view(EYES_OF_TWO);
    let determinizations = 14_000;
    let mut aside = [0_u32; 50];
    for stream in 0..determinizations {
        let determinization =
            DualDuel::determinize(&view, &mut Dice::new(Seed(9), stream)).expect("it fits");
        let cards = determinization.view(everybody()).aside_known.expect("an open view");
        cards.iter().for_each(|card| aside[usize::from(u8::from(card))] += 1);
    }
    assert_eq!(view.unseen.len(), 28);
    for card in view.unseen {
        let count = aside[usize::from(u8::from(card))];
        assert!((2_750..3_250).contains(&count), "{card} lies aside in {count} determinizations");
    }
}

#[test]
fn dd_23_nothing_is_remembered_of_a_duel_that_is_over() {
    let mut table = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").calls(2, 1).table();
    table.round("10r 9y", "2b 8p");
    let view = table.game.view(EYES_OF_ONE);
    assert_eq!(view.unseen.len(), 28, "all but the new hand");
    assert_eq!(view.seats.map(|seat| seat.calls), BySeat([0, 0]));
    assert!(table.emitted.iter().any(|event| matches!(event, Event::DuelBegan(2))));
}

#[test]
fn dd_23_views_grow_by_what_is_shown_and_nothing_else() {
    for seed in 0..60 {
        let mut dice = Dice::new(Seed(seed), 23);
        let mut table = Table::deal(seed);
        while !table.game.turn().awaited().is_empty() {
            let seats: Vec<_> = table.game.turn().awaited().iter().collect();
            let seat = *dice.pick(&seats).expect("somebody is awaited");
            let before = [EYES_OF_ONE, EYES_OF_TWO].map(|eyes| table.game.view(eyes).unseen);
            let decision = match dice.below(12) {
                0 => Decision::Timeout,
                _ => Decision::Act(*dice.pick(&table.actions(seat)).expect("it can act")),
            };
            table.decide(seat, decision);
            if table.emitted.iter().any(|event| matches!(event, Event::DuelBegan(_))) {
                continue;
            }
            for (eyes, before) in [EYES_OF_ONE, EYES_OF_TWO].into_iter().zip(before) {
                let now = table.game.view(eyes).unseen;
                let shown: Cards = before.difference(now).iter().collect();
                assert_eq!(now.difference(before), Cards::EMPTY, "nothing is forgotten");
                assert!(
                    shown.difference(shown_by(&table.emitted, eyes)).is_empty(),
                    "{}",
                    table.picture()
                );
            }
        }
    }
}

/// The cards these events show to the observer.
fn shown_by(emitted: &[Event], eyes: Observer) -> Cards {
    use engine::game::Event as _;
    let mut shown = Cards::EMPTY;
    for event in emitted.iter().filter_map(|event| event.seen_by(eyes)) {
        match event {
            Event::Given(cards) | Event::Kept(cards) => {
                cards.0.into_iter().for_each(|card| shown.insert(card));
            }
            Event::Swapped(_, _, swap) => shown.insert(swap.brought_in),
            Event::Dealt(_, _, Some(dealt)) => shown = shown.union(dealt),
            _ => {}
        }
    }
    shown
}
