//! DD-1 to DD-4: the cards and the deal.

use engine::chance::Seed;
use engine::game::{Game, SetupError};
use engine::games::dual_duel::{Card, Cards, Colour, DualDuel, DualDuelOptions, Event, Phase};
use engine::options::{Kind, Options};

use crate::dual_duel::table::{Position, Table};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

#[test]
fn dd_1_the_numbers_1_to_10_in_each_of_five_colours() {
    assert_eq!(Cards::ALL.len(), 50);
    for colour in Colour::ALL {
        let cards = Cards::ALL.iter().filter(|card| card.colour() == colour);
        assert_eq!(cards.map(Card::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    for seed in 0..50 {
        let view = Table::deal(seed).view();
        let hands = view.seats.map(|seat| seat.hand.expect("an open view"));
        let all = hands[ONE].union(hands[TWO]).union(view.aside_known.expect("an open view"));
        assert_eq!(all, Cards::ALL, "no card is missing");
    }
}

#[test]
fn dd_2_the_target_is_1_2_or_3_and_2_by_default() {
    let options = DualDuelOptions::default();
    let target = options.fields().iter().find(|field| field.id == "target").expect("the option");
    assert_eq!(target.kind, Kind::Number { least: 1, most: 3, step: 1 });
    assert_eq!((target.default, options.target, target.rule), (2, 2, "DD-2"));
}

#[test]
fn dd_2_the_first_to_win_the_target_wins_the_match() {
    for target in 1..=3 {
        let last = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").target(target);
        let mut table = last.clone().won(target - 1, 0).table();
        table.round("10r 9y", "2b 8p");
        let outcome = table.game.turn().outcome().expect("the match is over");
        assert_eq!(outcome.winner(), Some(ONE), "target {target}");
        if target > 1 {
            let mut table = last.won(target - 2, 0).table();
            table.round("10r 9y", "2b 8p");
            assert_eq!(table.game.turn().outcome(), None, "one is missing to {target}");
            assert_eq!(table.view().won[ONE], target - 1);
        }
    }
}

#[test]
fn dd_3_each_seat_is_dealt_22_and_6_are_left_aside() {
    let table = Table::deal(3);
    let view = table.view();
    assert_eq!((table.hand(ONE).len(), table.hand(TWO).len(), view.aside), (22, 22, 6));
    for eyes in [EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(table.game.view(eyes).aside_known, None, "they are secret to all");
        assert_eq!(table.game.view(eyes).unseen.len(), 28);
    }
    let others = (0..=8).filter(|seats| *seats != 2);
    for seats in others {
        let dealt = DualDuel::deal(&DualDuelOptions::default(), seats, Seed(1));
        assert_eq!(dealt, Err(SetupError::Seats(seats)));
    }
}

#[test]
fn dd_3_all_fifty_are_shuffled_for_each_duel() {
    let mut table = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").table();
    table.round("10r 9y", "2b 8p");
    let view = table.view();
    assert_eq!((view.duel, view.round, view.phase), (2, 0, Phase::Lay));
    assert_eq!((table.hand(ONE).len(), table.hand(TWO).len(), view.aside), (22, 22, 6));
    assert!(view.rounds.is_empty() && view.seats.0.iter().all(|seat| seat.slots == [None; 2]));
    let dealt = table.emitted.iter().filter(|event| matches!(event, Event::Dealt(_, 22, Some(_))));
    assert_eq!(dealt.count(), 2, "each seat is told its new hand");
    let other_seed = {
        let mut table = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").seeded(2);
        table.round("10r 9y", "2b 8p");
        table.hand(ONE)
    };
    assert_ne!(table.hand(ONE), other_seed);
}

#[test]
fn dd_4_each_picks_two_wilds_that_only_it_knows() {
    let mut table = Table::deal(4);
    let picked: Vec<_> = table.hand(ONE).iter().take(2).collect();
    assert_eq!(table.actions(ONE).len(), 22 * 21 / 2);
    let wilds = format!("wilds {} {}", picked[0], picked[1]);
    table.go(ONE, wilds.as_str());
    assert_eq!(table.seen(EYES_OF_TWO, ONE).chosen, None, "nothing is told before both have");
    table.not_awaited(ONE);
    table.time_out(TWO);
    let own = table.seen(EYES_OF_ONE, ONE);
    let laid: Cards = own.slots.iter().flatten().filter_map(|slot| slot.card).collect();
    assert_eq!(laid, picked.into_iter().collect(), "its owner knows them");
    assert_eq!(own.held, 20);
    let other = table.seen(EYES_OF_TWO, ONE);
    assert!(other.slots.iter().all(|slot| slot.is_some_and(|slot| slot.card.is_none())));
    assert!(other.slots.iter().flatten().all(|slot| !slot.face_up));
}

#[test]
fn dd_4_wilds_are_two_cards_of_the_own_hand() {
    let table = Table::deal(4);
    let [own, foreign] = [ONE, TWO].map(|seat| table.hand(seat).iter().next().expect("a card"));
    table.refuse(ONE, &format!("wilds {own} {own}"), "DD-4");
    let (low, high) = (own.min(foreign), own.max(foreign));
    table.refuse(ONE, &format!("wilds {low} {high}"), "DD-3");
    table.refuse(ONE, &format!("give {own}"), "DD-4");
    table.refuse(ONE, "wild", "DD-4");
}

#[test]
fn dd_4_time_out_lays_two_random_wilds() {
    let dealt = Table::deal(5);
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let mut table = Table::deal(seed);
        let hand = table.hand(ONE);
        table.time_out(ONE).time_out(TWO);
        let slots = table.open(ONE).slots;
        let laid: Cards = slots.iter().flatten().filter_map(|slot| slot.card).collect();
        assert_eq!((laid.len(), laid.difference(hand)), (2, Cards::EMPTY), "two of the hand");
        assert_eq!(table.hand(ONE), hand.difference(laid));
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
        firsts.extend(slots[0].and_then(|slot| slot.card));
    }
    assert!(firsts.len() > 40, "any card can be one of them: {firsts:?}");
    assert_eq!(dealt.view().phase, Phase::Lay);
}

#[test]
fn dd_4_a_slot_tells_nothing_about_the_card_in_it() {
    let mut lower_first = 0;
    for seed in 0..400 {
        let mut table = Table::deal(seed);
        let picked: Vec<_> = table.hand(ONE).iter().take(2).collect();
        table.go(ONE, format!("wilds {} {}", picked[0], picked[1]).as_str()).time_out(TWO);
        let first = table.open(ONE).slots[0].and_then(|slot| slot.card);
        lower_first += u32::from(first == Some(picked[0]));
    }
    assert!((150..250).contains(&lower_first), "{lower_first} of 400");
}
