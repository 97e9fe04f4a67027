//! HUD-18 to HUD-21: pairing and the order of duels.

use engine::game::{Event as _, Game};
use engine::games::heads_up_duel::{Event, PairOrigin, Phase, Side};
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, Table, deal};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

fn after_trading(seats: u8, marbles: &[u16], halves: &[u8]) -> Table {
    let position = Position::trading("", seats, &[]).marbles(marbles).halves(halves);
    let mut table = position.table();
    table.end_trading();
    table
}

fn pairs(table: &Table) -> Vec<[Seat; 2]> {
    table.view().pairs.iter().map(|pair| pair.seats.0).collect()
}

#[test]
fn hud_18_most_marbles_pick_first_then_the_next_most_of_the_rest() {
    let mut table = after_trading(6, &[1, 6, 2, 5, 3, 1], &[2; 6]);
    assert_eq!(table.awaited(), SeatSet::from_item(TWO));
    table.refuse(TWO, "pick 2", "HUD-18").refuse(TWO, "ready", "HUD-18");
    // Seat 4 would pick next, but seat 2 picks seat 4.
    table.go(TWO, "pick 4");
    let five = Seat::from_number(5).expect("a seat");
    assert_eq!(table.awaited(), SeatSet::from_item(five));
    table.refuse(five, "pick 4", "HUD-18");
    table.go(five, "pick 1");
    let six = Seat::from_number(6).expect("a seat");
    assert_eq!(pairs(&table), [[TWO, FOUR], [five, ONE], [THREE, six]], "the last are left over");
    assert!(table.view().pairs.iter().all(|pair| pair.origin == PairOrigin::Picked));
}

#[test]
fn hud_18_who_runs_out_of_time_gets_a_random_opponent() {
    let mut met = SeatSet::EMPTY;
    for seed in 0..40 {
        let position = Position::trading("", 4, &[]).marbles(&[6, 3, 2, 1]);
        let mut table = position.seeded(seed);
        table.end_trading().time_out(ONE);
        assert!(table.has_emitted(&Event::TimedOut(ONE)));
        met = met.with(pairs(&table)[0][1]);
    }
    assert_eq!(met, SeatSet::first(4).without(ONE));
}

#[test]
fn hud_18_the_marbles_submitted_are_public() {
    let table = after_trading(4, &[6, 3, 2, 1], &[2; 4]);
    let seen = table.game.view(EYES_OF_TWO);
    assert_eq!(seen.by_seat.0.map(|place| place.marbles)[..4], [6, 3, 2, 1].map(Some));
}

#[test]
fn hud_19_equal_marbles_more_tokens_first() {
    // Seat 3 spent half a token.
    let table = after_trading(4, &[5, 3, 5, 2], &[2, 2, 1, 2]);
    assert_eq!(table.awaited(), SeatSet::from_item(ONE));
    assert_eq!(table.view().phase, Phase::Picking);
}

#[test]
fn hud_19_tokens_brought_decide_among_equal_marbles() {
    let mut table = crate::heads_up_duel::table::deal("brought=1,4,2,3", 4, 3);
    table.end_trading();
    assert_eq!(table.awaited(), SeatSet::from_item(crate::heads_up_duel::TWO));
}

#[test]
fn hud_19_tied_seats_name_one_of_them() {
    let mut table = after_trading(4, &[4, 4, 3, 1], &[2; 4]);
    assert_eq!(table.view().phase, Phase::Naming(SeatSet::from_item(ONE).with(TWO)));
    assert_eq!(table.awaited(), SeatSet::from_item(ONE).with(TWO));
    table.refuse(ONE, "name 3", "HUD-19").refuse(ONE, "pick 3", "HUD-19");
    table.go(ONE, "name 2");
    assert_eq!(table.game.view(EYES_OF_TWO).by_seat[ONE].named, None, "in secret");
    assert_eq!(table.game.view(EYES_OF_ONE).by_seat[ONE].named, Some(TWO));
    assert_eq!(table.emitted[0].seen_by(EYES_OF_TWO), Some(Event::Named(ONE, None)));
    table.go(TWO, "name 2");
    assert_eq!(table.awaited(), SeatSet::from_item(TWO), "all named seat 2");
    assert!(table.has_emitted(&Event::NameShown(ONE, TWO)));
}

#[test]
fn hud_19_else_chance_decides_among_them() {
    let mut first = SeatSet::EMPTY;
    for seed in 0..40 {
        let position = Position::trading("", 4, &[]).marbles(&[4, 4, 3, 1]);
        let mut table = position.seeded(seed);
        table.end_trading().go(ONE, "name 1").go(TWO, "name 2");
        first = first.union(table.awaited());
    }
    assert_eq!(first, SeatSet::from_item(ONE).with(TWO));
}

#[test]
fn hud_19_a_time_out_names_one_of_them_at_random() {
    let mut named = SeatSet::EMPTY;
    for seed in 0..40 {
        let position = Position::trading("", 4, &[]).marbles(&[4, 4, 3, 1]);
        let mut table = position.seeded(seed);
        table.end_trading().time_out(TWO).go(ONE, "name 1");
        assert!(table.has_emitted(&Event::TimedOut(TWO)));
        let shown = table.emitted.iter().find_map(|event| match event {
            Event::NameShown(TWO, other) => Some(*other),
            _ => None,
        });
        named = named.with(shown.expect("a name"));
    }
    assert_eq!(named, SeatSet::from_item(ONE).with(TWO));
}

#[test]
fn hud_20_pairs_may_be_drawn_and_shown_before_the_trading() {
    let mut table = deal("pairing=random", 4, 3);
    let view = table.game.view(EYES_OF_TWO);
    assert_eq!((view.phase, view.pairs.len()), (Phase::Trading(0), 2));
    assert!(view.pairs.iter().all(|pair| pair.origin == PairOrigin::Drawn));
    assert_eq!(table.marbles(ONE), 3, "the market is there all the same");
    table.end_trading();
    assert_eq!(table.view().phase, Phase::Showdown);
    assert_eq!(table.view().pairs, view.pairs);
    let meets = |seed| deal("pairing=random", 4, seed).view().pairs[0].seats.0;
    assert!((0..30).map(meets).collect::<Vec<_>>().iter().any(|pair| *pair != meets(0)));
}

#[test]
fn hud_21_duels_follow_one_another_in_the_order_of_the_pairs() {
    let decks = ["10p", "9p", "8p"];
    let mut table = Position::trading("", 4, &decks).marbles(&[2, 3, 6, 1]).table();
    table.end_trading().go(THREE, "pick 1").show("8p", "10p").ready();
    assert_eq!(table.view().results.len(), 1);
    assert_eq!(table.duel().seats.0, [TWO, FOUR]);
}

#[test]
fn hud_21_all_others_watch_the_table_and_see_their_own_cards() {
    let mut table = Position::trading("", 4, &[]).marbles(&[6, 3, 2, 1]).table();
    table.end_trading().go(ONE, "pick 2");
    let cards = [ONE, TWO].map(|seat| table.hand(seat).distinct().next().expect("a card"));
    table.show(&cards[0].to_string(), &cards[1].to_string());
    let watching = table.game.view(engine::game::Observer::Seat(THREE));
    let public = table.game.view(engine::game::Observer::Table);
    assert_eq!(watching.duel, public.duel);
    assert_eq!(watching.duel.expect("a duel").sides[Side::One].table.count(), 1);
    assert_eq!(watching.by_seat[THREE].hand, Some(table.hand(THREE)));
    assert_eq!([ONE, TWO, FOUR].map(|seat| watching.by_seat[seat].hand), [None; 3]);
}
