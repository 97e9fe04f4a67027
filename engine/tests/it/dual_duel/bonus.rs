//! DD-18 and DD-19: the bonus rounds.

use engine::game::{Game, Observer};
use engine::games::dual_duel::{Cards, Event, Phase, Slot, SlotView};
use engine::seat::BySeat;

use crate::dual_duel::table::{Position, Table, card};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

/// A duel that is 4 to 4 after nine rounds; seat 1 has the wilds 10b and (face-up) 2y.
fn tied() -> Table {
    let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
    let mut table = position.wilds("10b ^2y", "6p 1b").table();
    table.round("6g 4b", "4r 1p");
    table
}

#[test]
fn dd_18_equal_wins_lead_to_bonus_rounds_with_the_cards_aside() {
    let table = tied();
    let view = table.view();
    assert_eq!((view.phase, view.round, view.aside), (Phase::Bonus, 9, 0));
    assert!(table.has_emitted(&Event::BonusBegan));
    assert_eq!(table.duel_end(), None);
    for (seat, before) in [(ONE, "9g 7b"), (TWO, "8p 8g")] {
        let new = table.hand(seat).difference(crate::dual_duel::table::cards(before));
        assert_eq!((table.hand(seat).len(), new.len()), (5, 3));
        assert!(table.has_emitted(&Event::Dealt(seat, 3, Some(new))));
    }
}

#[test]
fn dd_18_a_duel_that_is_not_equal_has_none() {
    let mut table = Position::ninth([5, 3], "6g 4b 9g 7b", "4r 1p 8p 8g").table();
    table.round("6g 4b", "4r 1p");
    assert!(table.duel_end().is_some());
    assert_ne!(table.view().phase, Phase::Bonus);
}

#[test]
fn dd_18_each_takes_one_of_its_wilds_up() {
    let mut table = tied();
    table.refuse(ONE, "take 9g", "DD-18");
    table.refuse(ONE, "take 6p", "DD-18");
    table.refuse(ONE, "give 9g", "DD-18");
    table.go(ONE, "take 10b");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).chosen, None);
    assert!(table.seen(EYES_OF_TWO, ONE).slots.iter().all(Option::is_some));
    table.go(TWO, "take 1b");
    assert_eq!((table.hand(ONE).len(), table.hand(TWO).len()), (6, 6));
    assert!(table.hand(ONE).contains(card("10b")) && table.hand(TWO).contains(card("1b")));
    assert_eq!((table.view().round, table.view().phase), (10, Phase::Give));
    for eyes in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(table.seen(eyes, ONE).slots[0], None, "the empty slot is public");
        assert_eq!(table.seen(eyes, TWO).slots[1], None);
    }
    assert_eq!(table.seen(EYES_OF_TWO, ONE).hand_seen, Cards::EMPTY, "a face-down one is not told");
}

#[test]
fn dd_18_a_face_up_wild_taken_up_stays_known_until_it_is_played() {
    let mut table = tied();
    table.both("take 2y", "take 1b");
    let known = Cards::from_item(card("2y"));
    for eyes in [Observer::Table, EYES_OF_TWO] {
        assert_eq!(table.seen(eyes, ONE).hand_seen, known);
        assert!(!table.game.view(eyes).unseen.contains(card("2y")));
    }
    let took = |card| Event::TookUp { seat: ONE, slot: Slot::Two, card, face_up: true };
    assert!(table.has_emitted(&took(Some(card("2y")))));
    table.both("give 2y", "give 8p");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).hand_seen, Cards::EMPTY);
}

#[test]
fn dd_18_time_out_takes_a_random_wild_up() {
    let mut taken = std::collections::BTreeSet::new();
    let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g").wilds("10b ^2y", "6p 1b");
    for seed in 0..40 {
        let mut table = position.seeded(seed);
        table.round("6g 4b", "4r 1p").time_out(ONE).time_out(TWO);
        taken.insert(table.open(ONE).slots.map(|slot| slot.is_some()));
        assert_eq!(table.hand(ONE).len(), 6);
    }
    assert_eq!(taken.len(), 2);
}

#[test]
fn dd_19_bonus_rounds_are_played_with_one_wild() {
    let mut table = tied();
    table.both("take 10b", "take 1b");
    table.pairs("9g 7b", "8p 8g").both("wild", "pass").go(TWO, "pass");
    let listed: Vec<String> = table.actions(ONE).iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["swap 8p for 2y", "swap 7b for 2y"], "two cards, one wild");
    table.refuse(ONE, "swap 7b for 10b", "DD-8");
    table.go(ONE, "swap 8p for 2y");
    assert_eq!(table.points(), [10, 17], "14 less 2, less 2 for the wild; 9 and 8");
    let face_up = SlotView { card: Some(card("8p")), face_up: true };
    assert_eq!(table.open(ONE).slots, [None, Some(face_up)]);
    assert_eq!((table.view().round, table.hand(ONE).len()), (11, 4));
}

#[test]
fn dd_19_there_are_three_of_them_and_no_card_is_left() {
    let mut table = tied();
    table.both("take 10b", "take 1b");
    for left in [4, 2, 0] {
        assert_eq!(table.duel_end(), None);
        for what in ["give", "keep"] {
            let [one, two] = [ONE, TWO].map(|seat| table.hand(seat).iter().next().expect("a card"));
            table.both(&format!("{what} {one}"), &format!("{what} {two}"));
        }
        assert_eq!(table.hand(ONE).len(), left);
        table.both("pass", "pass");
    }
    assert!(table.duel_end().is_some());
    let wins = table.emitted.iter().find_map(|event| match event {
        Event::DuelWon { wins, .. } => Some(*wins),
        _ => None,
    });
    let BySeat([one, two]) = wins.expect("the duel is over");
    assert!(one >= 4 && two >= 4, "all twelve rounds count: {one}, {two}");
}

#[test]
fn dd_18_nine_ties_are_equal_wins_too() {
    let position = Position::ninth([0, 0], "6g 6b 9g 7b", "4r 4p 8p 8g");
    let mut table = position.wilds("10b ^2y", "6p 1b").table();
    assert_eq!(table.view().rounds.wins(), BySeat([0, 0]));
    table.round("6g 6b", "4r 4p");
    assert_eq!((table.points(), table.winner()), ([10, 10], None));
    assert_eq!((table.view().phase, table.duel_end()), (Phase::Bonus, None));
    assert!(table.has_emitted(&Event::BonusBegan));
    assert_eq!((table.hand(ONE).len(), table.hand(TWO).len()), (5, 5));
}
