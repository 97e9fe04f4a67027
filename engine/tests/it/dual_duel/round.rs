//! DD-5, 6, 10 and 11: a round.

use engine::game::{Decision, Game, Observer};
use engine::games::dual_duel::{Event, Phase};
use engine::seat::BySeat;

use crate::dual_duel::table::{Position, Table, card, cards, pair};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

#[test]
fn dd_5_each_gives_a_card_to_the_others_pair() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.both("give 4g", "give 9r");
    assert_eq!(
        (table.open(ONE).received, table.open(TWO).received),
        (Some(card("9r")), Some(card("4g")))
    );
    assert!(!table.hand(ONE).contains(card("4g")) && !table.hand(TWO).contains(card("9r")));
    assert!(table.has_emitted(&Event::Given(BySeat([card("9r"), card("4g")]))));
    assert_eq!(table.view().phase, Phase::Keep);
    for eyes in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(table.seen(eyes, TWO).received, Some(card("4g")), "both are shown");
    }
}

#[test]
fn dd_5_nothing_is_shown_before_both_have_chosen() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.go(TWO, "give 9r");
    let stranger = table.seen(EYES_OF_ONE, TWO);
    assert_eq!((stranger.chosen, stranger.held), (None, 20));
    assert_eq!(table.open(ONE).received, None);
    table.not_awaited(TWO);
    table.refuse(ONE, "keep 4g", "DD-5");
    table.refuse(ONE, "give 9r", "DD-3");
}

#[test]
fn dd_5_time_out_gives_a_random_card() {
    let mut given = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut table = Position::first("4g 3b", "9r 5y").seeded(seed);
        let hand = table.hand(ONE);
        table.time_out(ONE).go(TWO, "give 9r");
        let card = table.open(TWO).received.expect("a card was given");
        assert!(hand.contains(card) && !table.hand(ONE).contains(card));
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
        given.insert(card);
    }
    assert!(given.len() > 30, "any card can be it");
}

#[test]
fn dd_6_each_keeps_a_card_for_its_own_pair() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.pairs("4g 3b", "9r 5y");
    assert_eq!(table.open(ONE).pair(), Some(pair("9r 3b")));
    assert_eq!(table.open(TWO).pair(), Some(pair("4g 5y")));
    assert_eq!((table.hand(ONE).len(), table.view().phase), (18, Phase::Call));
    assert_eq!(table.seen(Observer::Table, ONE).pair(), Some(pair("9r 3b")), "both are shown");
}

#[test]
fn dd_6_the_card_kept_is_secret_until_both_have_chosen() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.both("give 4g", "give 9r").go(ONE, "keep 3b");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).chosen, None);
    assert_eq!(table.seen(EYES_OF_TWO, ONE).kept, None);
    table.refuse(TWO, "give 5y", "DD-6");
    table.refuse(TWO, "keep 9r", "DD-3");
    table.not_awaited(ONE);
}

#[test]
fn dd_6_time_out_keeps_a_random_card() {
    let mut kept = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut table = Position::first("4g 3b", "9r 5y").seeded(seed);
        table.both("give 4g", "give 9r");
        let hand = table.hand(TWO);
        table.go(ONE, "keep 3b").time_out(TWO);
        let card = table.open(TWO).kept.expect("a card was kept");
        assert!(hand.contains(card) && !table.hand(TWO).contains(card));
        kept.insert(card);
    }
    assert!(kept.len() > 30, "any card can be it");
}

#[test]
fn dd_10_the_higher_score_wins_and_both_pairs_are_discarded() {
    let mut table = Position::first("4g 8b 2g 9b", "9r 5y 10g 4y").table();
    table.round("4g 8b", "9r 5y");
    assert_eq!((table.points(), table.winner()), ([17, 9], Some(ONE)));
    table.round("2g 9b", "10g 4y");
    assert_eq!((table.points(), table.winner()), ([19, 12], Some(ONE)));
    assert_eq!(table.view().rounds.discards(), cards("4g 8b 9r 5y 2g 9b 10g 4y"));
    assert_eq!(table.view().rounds.wins(), BySeat([2, 0]));
    assert_eq!((table.open(ONE).received, table.open(TWO).kept), (None, None));
}

#[test]
fn dd_10_equal_scores_are_won_by_nobody() {
    // 4 and 4 make 13, and so do 1 and 6 of different colours.
    let mut table = Position::first("6g 4b", "4r 1p").table();
    table.round("6g 4b", "4r 1p");
    assert_eq!((table.points(), table.winner()), ([13, 13], None));
    assert_eq!(table.view().rounds.wins(), BySeat([0, 0]));
    assert_eq!((table.view().round, table.view().phase), (2, Phase::Give));
}

#[test]
fn dd_11_after_nine_rounds_two_cards_are_left_in_each_hand() {
    let mut table = Table::deal(11);
    let mut left = None;
    while table.view().round <= 9 && left.is_none() {
        let seat = table.game.turn().awaited().lowest().expect("the duel goes on");
        let last = *table.actions(seat).last().expect("it can act");
        let before = table.clone();
        table.decide(seat, Decision::Act(last));
        if table.duel_end().is_some() || table.view().phase == Phase::Bonus {
            left = Some(before);
        }
    }
    let before = left.expect("nine rounds are played");
    assert_eq!(before.view().round, 9);
    assert_eq!((before.hand(ONE).len(), before.hand(TWO).len()), (2, 2));
    assert_eq!(before.seen(EYES_OF_TWO, ONE).hand, None, "they stay secret");
    assert_eq!(before.seen(EYES_OF_TWO, ONE).held, 2);
}
