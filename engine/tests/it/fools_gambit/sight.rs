//! FG-23: a seat's view.

use engine::cards::CardSet;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer, Sink, Turn};
use engine::games::fools_gambit::{
    Deck, Event, FoolsGambit, Phase, SeatView, SwapShown, View, points,
};
use engine::seat::Seat;

use crate::fools_gambit::table::{Position, Table, card, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::everybody;

const OBSERVERS: [Observer; 3] = [Observer::Table, EYES_OF_ONE, EYES_OF_TWO];

#[test]
fn fg_23_a_seat_sees_its_own_cards_and_what_lies_open() {
    let position = Position::split("9c Kc 3c", "Jh 4h 3h").winning(ONE, "2c");
    let mut table = position.winning(TWO, "2h").off_hand(ONE, "8c").off_hand(TWO, "8h").table();
    table.choose("9c Kc", "Jh 4h");
    let view = table.game.view(EYES_OF_ONE);
    let (own, other) = (view.seats[ONE], view.seats[TWO]);
    assert_eq!((own.duel, own.third), (Some(card("9c")), Some(card("3c"))));
    assert_eq!((own.wager, other.wager), (Some(card("Kc")), Some(card("4h"))));
    assert_eq!(own.off_hand_known, Some(cards("8c")), "its off-hand as a set");
    assert_eq!((own.main_deck, other.main_deck), (21, 21), "and the counts of all piles");
    assert_eq!((own.off_hand, other.off_hand), (1, 1));
    assert_eq!((other.winning, other.points), (cards("2h"), 2));
    assert_eq!((other.duel, other.third, other.hand), (None, None, None));
    assert_eq!((other.off_hand_known, other.held), (None, 2));
}

#[test]
fn fg_23_cards_that_all_saw_go_to_an_off_hand_are_known_to_be_there() {
    // Tied wagers.
    let mut tie = Position::split("9c 8c 6c", "9h Kh 6h").table();
    tie.duel("9c 8c", "9h Kh");
    // A replaced wager, and a card sent away by a 5.
    let mut round = Position::split("5c 8c 6c", "Qh Kh 4h").table();
    round.choose("5c 8c", "Qh Kh").swap("swap wager", "keep");
    for observer in OBSERVERS {
        assert_eq!(tie.seen(observer, ONE).off_hand_seen, cards("8c"));
        assert_eq!(tie.seen(observer, TWO).off_hand_seen, cards("Kh"));
        assert_eq!(round.seen(observer, ONE).off_hand_seen, cards("8c"));
        assert_eq!(round.seen(observer, TWO).off_hand_seen, cards("Qh"));
    }
    assert_eq!(tie.seen(EYES_OF_TWO, ONE).off_hand, 2, "the third card is counted");
    assert!(tie.seen(EYES_OF_TWO, ONE).unseen.contains(card("6c")), "but not seen");
}

#[test]
fn fg_23_a_duel_card_swapped_away_in_secret_is_not_known() {
    let mut table = Position::split("9c 8c 6c", "Qh Kh 4h").table();
    table.choose("9c 8c", "Qh Kh").swap("swap duel", "keep");
    for stranger in [Observer::Table, EYES_OF_TWO] {
        let seen = table.seen(stranger, ONE);
        assert_eq!((seen.off_hand, seen.off_hand_seen), (1, CardSet::EMPTY));
        assert!(seen.unseen.contains(card("9c")));
    }
    assert_eq!(table.seen(EYES_OF_ONE, ONE).off_hand_known, Some(cards("9c")));
}

#[test]
fn fg_23_a_view_offers_what_is_not_yet_seen_of_each_deck() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    let unseen = |table: &Table, observer, seat| table.seen(observer, seat).unseen;
    assert_eq!(unseen(&table, EYES_OF_ONE, ONE), CardSet::BLACK.difference(cards("9c Kc 3c")));
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED);
    table.choose("9c Kc", "Jh 4h");
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED.without(card("4h")));
    table.swap("keep", "swap wager");
    let own = table.seen(EYES_OF_TWO, TWO).hand.expect("its own hand");
    assert_eq!(unseen(&table, EYES_OF_ONE, TWO), CardSet::RED.difference(cards("Jh 4h 3h")));
    assert_eq!(
        unseen(&table, EYES_OF_TWO, TWO),
        CardSet::RED.difference(cards("Jh 4h 3h")).difference(own)
    );
    let full = Table::deal(Deck::Full, 2);
    assert_eq!(unseen(&full, Observer::Table, ONE), CardSet::DECK);
}

#[test]
fn fg_23_the_table_sees_no_more_than_either_seat() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.choose("9c Kc", "Jh 4h");
    let public = table.game.view(Observer::Table);
    for (seat, stranger) in [(ONE, EYES_OF_TWO), (TWO, EYES_OF_ONE)] {
        assert_eq!(public.seats[seat], table.seen(stranger, seat));
    }
}

#[test]
fn fg_23_views_tell_what_was_seen_and_nothing_else() {
    for seed in 0..120 {
        let mut dice = Dice::new(Seed(seed), 23);
        let deck = if seed % 2 == 0 { Deck::Split } else { Deck::Full };
        let mut table = Table::deal(deck, seed);
        while let Turn::Awaiting(awaiting) = table.game.turn() {
            let seats: Vec<Seat> = awaiting.seats.iter().collect();
            let seat = *dice.pick(&seats).expect("somebody is awaited");
            let decision = match dice.below(30) {
                0 if seed % 4 == 3 => Decision::Leave,
                0..4 => Decision::Timeout,
                _ => Decision::Act(*dice.pick(&table.actions(seat)).expect("it can act")),
            };
            let (mut before, mut frames) = (table.game, Sink::open());
            assert_eq!(table.game.decide(seat, decision, &mut frames), Ok(()));
            for frame in frames.frames() {
                for observer in OBSERVERS {
                    let events = frame.events.iter().filter_map(|event| event.seen_by(observer));
                    let events: Vec<Event> = events.collect();
                    let views = [before.view(observer), frame.state.view(observer)];
                    let standing = match events[..] {
                        [Event::RoundBegan(round), ..] => (round, Phase::Choose),
                        [Event::WagersShown(_)] => (views[0].round, Phase::Swap),
                        [Event::Swapped(..), ..] => (views[0].round, Phase::Duel),
                        _ => (views[0].round, views[0].phase),
                    };
                    if views[1].turn.outcome().is_none() {
                        assert_eq!((views[1].round, views[1].phase), standing, "{events:?}");
                    }
                    for seat in [ONE, TWO] {
                        has_each_card_once(&views[1], seat);
                        let [before, after] = views.map(|view| view.seats[seat]);
                        follows(&before, &after, &events, seat);
                    }
                }
                before = frame.state;
            }
        }
    }
}

fn on_table(seen: &SeatView) -> CardSet {
    [seen.wager, seen.duel.filter(|_| seen.duel_shown)].into_iter().flatten().collect()
}

fn off_hand(seen: &SeatView) -> CardSet {
    seen.off_hand_known.unwrap_or(seen.off_hand_seen)
}

/// Checks that each card of the seat is either in one known place or unseen.
fn has_each_card_once(view: &View, seat: Seat) {
    let (seen, deck) = (&view.seats[seat], view.deck.cards_of(seat));
    let third = seen.third.map_or(CardSet::EMPTY, CardSet::from_item);
    let places = [on_table(seen), off_hand(seen), seen.discard, seen.winning, seen.unseen];
    let places = places.into_iter().chain([seen.hand.unwrap_or(third)]);
    let count: u8 = places.clone().map(CardSet::len).sum();
    assert_eq!(
        (places.fold(CardSet::EMPTY, CardSet::union), count),
        (deck, deck.len()),
        "{seen:?}"
    );
    let public = on_table(seen).len() + seen.discard.len() + seen.winning.len();
    assert_eq!(seen.main_deck + seen.off_hand + seen.held + public, deck.len(), "{seen:?}");
    assert_eq!(seen.points, points(seen.winning));
}

/// Checks that a view of a seat follows from the view before and these events.
fn follows(before: &SeatView, after: &SeatView, events: &[Event], seat: Seat) {
    let (mut unseen, mut off_hand_seen) = (before.unseen, before.off_hand_seen);
    let (mut discard, mut winning) = (before.discard, before.winning);
    let [mut main_deck, mut put_aside] = [before.main_deck, before.off_hand];
    for event in events {
        match *event {
            Event::Recycled(of) if of == seat => {
                (main_deck, put_aside) = (main_deck + put_aside, 0);
                (unseen, off_hand_seen) = (unseen.union(off_hand(before)), CardSet::EMPTY);
            }
            Event::Drew(of, cards) if of == seat => {
                let hand = cards.map(|cards| cards.into_iter().collect());
                assert_eq!((after.held, after.hand), (3, hand));
                unseen = unseen.difference(hand.unwrap_or_default());
                main_deck -= 3;
            }
            Event::Chose(of, choice) if of == seat => assert_eq!(after.chosen, choice),
            Event::WagersShown(wagers) => {
                assert_eq!(after.wager, Some(wagers[seat]));
                assert_eq!(after.duel, before.chosen.map(|choice| choice.duel));
                unseen = unseen.without(wagers[seat]);
            }
            Event::SwapChosen(of, swap) if of == seat => assert_eq!(after.swap_chosen, swap),
            Event::Swapped(of, shown) if of == seat => {
                let cards = match shown {
                    SwapShown::Kept => [before.duel, before.wager, before.third],
                    SwapShown::Duel => [before.third, before.wager, before.duel],
                    SwapShown::Wager { out, brought_in } => {
                        unseen = unseen.without(brought_in);
                        [before.duel, Some(brought_in), Some(out)]
                    }
                };
                assert_eq!([after.duel, after.wager, after.third], cards);
                assert_eq!(after.third_seen, matches!(shown, SwapShown::Wager { .. }));
            }
            Event::DuelsShown(duels) => {
                assert_eq!((after.duel, after.duel_shown), (Some(duels[seat]), true));
                unseen = unseen.without(duels[seat]);
            }
            Event::Exchanged { seat: of, out, brought_in } if of == seat => {
                assert_eq!([after.duel, after.third], [Some(brought_in), Some(out)]);
                assert!(after.third_seen);
                unseen = unseen.without(brought_in);
            }
            Event::RoundWon { .. } => {
                discard = discard.with(before.duel.expect("it lies open"));
                let third = before.third.filter(|_| before.third_seen);
                off_hand_seen = third.map_or(off_hand_seen, |third| off_hand_seen.with(third));
                put_aside += 1;
            }
            Event::Banked(of, wager, _) if of == seat => winning = winning.with(wager),
            Event::Discarded(of, wager) if of == seat => discard = discard.with(wager),
            Event::WagerReturned(of, wager) if of == seat => {
                off_hand_seen = off_hand_seen.with(wager);
                put_aside += 1;
            }
            _ => {}
        }
    }
    assert_eq!((after.unseen, after.off_hand_seen), (unseen, off_hand_seen), "{events:?}");
    assert_eq!((after.discard, after.winning), (discard, winning), "{events:?}");
    assert_eq!((after.main_deck, after.off_hand), (main_deck, put_aside), "{events:?}");
}

#[test]
fn fg_23_all_that_is_not_seen_is_equally_likely() {
    // Seat 2 has seen no card of seat 1: each is in its hand in 3 of 26 determinizations.
    let table = Table::deal(Deck::Split, 9);
    let view = table.game.view(EYES_OF_TWO);
    let determinizations = 26_000;
    let mut held = [0_u32; 52];
    for stream in 0..determinizations {
        let determinization =
            FoolsGambit::determinize(&view, &mut Dice::new(Seed(9), stream)).expect("it fits");
        let hand = determinization.view(everybody()).seats[ONE].hand.expect("an open view");
        hand.iter().for_each(|card| held[usize::from(card.index())] += 1);
    }
    for card in CardSet::BLACK {
        let held = held[usize::from(card.index())];
        assert!((2_700..3_300).contains(&held), "{card} is held in {held} determinizations");
    }
}
