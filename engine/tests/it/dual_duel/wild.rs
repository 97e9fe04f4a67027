//! DD-7 to DD-9: calls and swaps.

use engine::game::{Game, Observer, Order, Turn};
use engine::games::dual_duel::{Action, DualDuelOptions, Event, Phase, Slot, SlotView, Swap};
use engine::seat::SeatSet;

use crate::dual_duel::table::{Position, Table, card, pair};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::ahead;

/// Seat 1 has 9r 3b and the wilds 10b 2y, seat 2 has 4g 5y and the wilds 6g 1b.
fn pairs() -> Table {
    let position = Position::first("4g 3b", "9r 5y").wilds("10b 2y", "6g 1b");
    let mut table = position.table();
    table.pairs("4g 3b", "9r 5y");
    table
}

fn slot(table: &Table, seat: engine::seat::Seat, at: Slot) -> SlotView {
    table.open(seat).slots[at.index()].expect("a wild lies there")
}

#[test]
fn dd_7_both_decide_in_secret_whether_to_call() {
    let mut table = pairs();
    assert_eq!(table.actions(ONE), [Action::Call, Action::Pass]);
    table.go(ONE, "wild");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).chosen, None);
    assert_eq!(table.seen(EYES_OF_TWO, ONE).calls, 0);
    assert!(table.game.view(EYES_OF_TWO).called.is_empty());
    table.not_awaited(ONE);
    table.refuse(TWO, "keep 5y", "DD-7");
}

#[test]
fn dd_7_a_call_can_be_chosen_before_the_other_pair_is_seen() {
    let position = Position::first("4g 3b", "9r 5y").wilds("10b 2y", "6g 1b");
    let mut table = position.table();
    table.go(ONE, "give 4g");
    assert_eq!(ahead(&table.game, ONE), [], "what is kept goes with what was given");
    table.go(TWO, "give 9r").go(ONE, "keep 3b");
    assert_eq!(ahead(&table.game, ONE), [Action::Call, Action::Pass]);
}

#[test]
fn dd_5_a_card_to_give_can_be_chosen_where_nothing_changes_the_hand_before() {
    let gives = |table: &Table| table.hand(ONE).iter().map(Action::Give).collect::<Vec<_>>();
    let mut table = pairs();
    table.go(ONE, "pass");
    assert_eq!(ahead(&table.game, ONE), gives(&table));
    let mut table = pairs();
    table.go(ONE, "wild");
    let swaps = ahead(&table.game, ONE);
    assert!(swaps.len() == 4 && swaps.iter().all(|swap| matches!(swap, Action::Swap(_))));
    table.go(TWO, "wild").go(ONE, "swap 3b for 2y");
    assert_eq!(ahead(&table.game, ONE), gives(&table), "a swap leaves the hand as it is");
    // Cards of bonus rounds and of the next duel aren't dealt yet.
    let mut table = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g").table();
    table.pairs("6g 4b", "4r 1p");
    table.go(ONE, "pass");
    assert_eq!(ahead(&table.game, ONE), []);
    let mut table = Table::dealt(&DualDuelOptions::default(), 2, 1);
    let wilds: Vec<_> = table.hand(ONE).iter().take(2).collect();
    table.go(ONE, &format!("wilds {} {}", wilds[0], wilds[1]));
    let left = gives(&table)
        .into_iter()
        .filter(|give| !wilds.iter().any(|wild| *give == Action::Give(*wild)));
    assert_eq!(ahead(&table.game, ONE), left.collect::<Vec<_>>());
}

#[test]
fn dd_7_without_a_call_the_pairs_are_scored_as_they_are() {
    let mut table = pairs();
    table.both("pass", "pass");
    assert_eq!(table.points(), [11, 9]);
    assert!(table.has_emitted(&Event::Called(SeatSet::EMPTY)));
}

#[test]
fn dd_7_a_single_call_gives_the_other_seat_one_more_chance() {
    let mut table = pairs();
    table.both("wild", "pass");
    assert_eq!(table.view().phase, Phase::Answer);
    assert_eq!(table.game.view(EYES_OF_TWO).called, SeatSet::from_item(ONE), "knowing of the call");
    assert!(table.has_emitted(&Event::Called(SeatSet::from_item(ONE))));
    table.not_awaited(ONE);
    table.go(TWO, "wild");
    assert_eq!(table.view().phase, Phase::Swap);
    assert_eq!(table.view().called, SeatSet::first(2));
    assert_eq!((table.open(ONE).calls, table.open(TWO).calls), (1, 1), "both calls count");
}

#[test]
fn dd_7_a_call_cannot_be_taken_back() {
    let mut table = pairs();
    table.both("pass", "wild").go(ONE, "pass");
    table.not_awaited(ONE);
    table.refuse(TWO, "pass", "DD-8");
    assert!(table.actions(TWO).iter().all(|action| matches!(action, Action::Swap(_))));
    assert_eq!((table.open(ONE).calls, table.open(TWO).calls), (0, 1));
}

#[test]
fn dd_7_if_both_call_nobody_is_asked_again() {
    let mut table = pairs();
    table.both("wild", "wild");
    assert_eq!(table.view().phase, Phase::Swap);
}

#[test]
fn dd_7_time_out_is_no_call() {
    let mut table = pairs();
    table.time_out(ONE).go(TWO, "wild");
    assert_eq!(table.view().phase, Phase::Answer);
    assert!(table.has_emitted(&Event::TimedOut(ONE)));
    table.time_out(ONE);
    assert_eq!(table.view().called, SeatSet::from_item(TWO));
    assert!(table.has_emitted(&Event::Answered(ONE, false)));
}

#[test]
fn dd_8_who_called_must_exchange_one_of_its_pair_for_one_of_its_wilds() {
    let mut table = pairs();
    table.both("wild", "pass").go(TWO, "pass");
    let swaps = ["swap 9r for 10b", "swap 9r for 2y", "swap 3b for 10b", "swap 3b for 2y"];
    let listed: Vec<String> = table.actions(ONE).iter().map(ToString::to_string).collect();
    assert_eq!(listed, swaps);
    table.refuse(ONE, "swap 4g for 10b", "DD-8");
    table.refuse(ONE, "swap 9r for 6g", "DD-8");
    table.refuse(ONE, "swap 9r for 3b", "DD-8");
    table.not_awaited(TWO);
    table.go(ONE, "swap 9r for 2y");
    assert_eq!(table.points(), [3, 9], "2 and 3 less 2 for the wild, against 4 and 5");
    let round = *table.view().rounds.iter().next().expect("a round is over");
    assert_eq!((round.pairs[ONE], round.pairs[TWO]), (pair("2y 3b"), pair("4g 5y")));
}

#[test]
fn dd_8_both_swap_at_the_same_time() {
    let mut table = pairs();
    table.both("wild", "wild");
    let Turn::Awaiting(awaiting) = table.game.turn() else { panic!("it goes on") };
    assert_eq!((awaiting.order, awaiting.seats), (Order::Together, SeatSet::first(2)));
    table.go(TWO, "swap 4g for 6g");
    assert_eq!(table.seen(EYES_OF_ONE, TWO).chosen, None, "shown when both are chosen");
    assert_eq!(table.open(TWO).pair(), Some(pair("4g 5y")));
    table.go(ONE, "swap 3b for 10b");
    assert_eq!(table.points(), [17, 9]);
    let swapped: Vec<_> =
        table.emitted.iter().filter(|event| matches!(event, Event::Swapped(..))).collect();
    assert_eq!(swapped.len(), 2);
}

#[test]
fn dd_8_time_out_swaps_at_random() {
    let mut seen = std::collections::BTreeSet::new();
    let position = Position::first("4g 3b", "9r 5y").wilds("10b 2y", "6g 1b");
    for seed in 0..100 {
        let mut table = position.seeded(seed);
        table.pairs("4g 3b", "9r 5y").both("wild", "pass").go(TWO, "pass").time_out(ONE);
        let swap = table.emitted.iter().find_map(|event| match event {
            Event::Swapped(seat, _, swap) => Some((*seat, swap.out, swap.brought_in)),
            _ => None,
        });
        let (seat, out, brought_in) = swap.expect("a swap is made");
        assert_eq!(seat, ONE);
        seen.insert((out, brought_in));
    }
    assert_eq!(seen.len(), 4, "any of the four");
}

#[test]
fn dd_9_the_card_swapped_out_lies_face_up_in_the_wilds_place() {
    let mut table = pairs();
    table.both("wild", "pass").go(TWO, "pass").go(ONE, "swap 3b for 2y");
    let (face_up, card) = (true, Some(card("3b")));
    assert_eq!(slot(&table, ONE, Slot::Two), SlotView { card, face_up });
    assert!(!slot(&table, ONE, Slot::One).face_up);
    for eyes in [Observer::Table, EYES_OF_TWO] {
        let seen = table.seen(eyes, ONE).slots;
        assert_eq!(seen[1], Some(SlotView { card, face_up }), "for all to see");
        assert_eq!(seen[0], Some(SlotView { card: None, face_up: false }));
    }
    let swap = Swap { out: card.expect("3b"), brought_in: crate::dual_duel::table::card("2y") };
    assert!(table.has_emitted(&Event::Swapped(ONE, Slot::Two, swap)));
}

#[test]
fn dd_9_it_can_be_swapped_in_again() {
    let position = Position::first("4g 3b 8g 8y", "9r 5y 4r 7p").wilds("10b 2y", "6g 1b");
    let mut table = position.table();
    table.pairs("4g 3b", "9r 5y").both("wild", "pass").go(TWO, "pass").go(ONE, "swap 3b for 2y");
    table.pairs("8g 8y", "4r 7p").both("wild", "pass").go(TWO, "pass").go(ONE, "swap 8y for 3b");
    assert_eq!(table.points(), [5, 15], "4 and 3, less 2; 8 and 7");
    assert_eq!(slot(&table, ONE, Slot::Two).card, Some(card("8y")));
    assert_eq!((table.open(ONE).calls, table.open(TWO).calls), (2, 0));
}
