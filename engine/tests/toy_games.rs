//! What the toys are there to show: that the contract carries a free order, two decisions at once,
//! turns on the open table, and waiting powers.

mod toys;

#[path = "harness/mod.rs"]
mod harness;

use std::fmt::Debug;

use engine::chance::Seed;
use engine::game::{Decision, Event, Game, Illegal, Observer, Order, Privacy, Refusal, Turn};
use engine::options::Options;
use engine::seat::{Seat, SeatSet};

use crate::harness::{decide_and_emit, everybody};
use toys::claim::{self, Claim, ClaimOptions};
use toys::market::{self, Bundle, Market, MarketOptions};
use toys::shadows::{self, Kind, Shadows, ShadowsOptions};
use toys::wreck::{self, Wreck, WreckOptions};

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

/// Deals a toy; the first seed whose deal is wanted.
fn dealt<G: Game>(options: &G::Options, seats: u8, wanted: impl Fn(&G) -> bool) -> G {
    let deals = (0..).map(|seed| G::deal(options, seats, Seed(seed)).expect("such a table"));
    deals.take(10_000).find(wanted).expect("one of many deals")
}

/// The seat does this; the events.
fn go<G: Game>(game: &mut G, seat: Seat, action: &str) -> Vec<G::Event> {
    let action = game.read_action(action).expect("an action");
    decide(game, seat, Decision::Act(action))
}

fn decide<G: Game>(game: &mut G, seat: Seat, decision: Decision<G::Action>) -> Vec<G::Event> {
    let mut emitted = Vec::new();
    let answer = decide_and_emit(game, seat, decision, &mut emitted);
    assert_eq!(answer, Ok(()), "{:#?}", game.view(everybody()));
    emitted
}

/// The seat can't do this, says that rule.
fn refuse<G: Game>(game: &G, seat: Seat, action: &str, rule: &str) {
    let action = game.read_action(action).expect("an action");
    match game.check(seat, &action) {
        Err(Illegal::Rule(refusal)) => assert_eq!(refusal.rule(), rule, "{refusal}"),
        other => panic!("{seat} {action}: {other:?}"),
    }
}

fn seen<E: Event + Debug>(emitted: &[E], seat: Seat) -> Vec<E> {
    emitted.iter().filter_map(|event| event.seen_by(Observer::Seat(seat))).collect()
}

fn bundle(text: &str) -> Bundle {
    text.parse().expect("spices")
}

/// Seat 1 has two of anise, seat 2 has mace.
fn market(seats: u8) -> Market {
    dealt(&MarketOptions, seats, |game: &Market| {
        let held = |seat| game.view(everybody()).places[seat].held.expect("an open view");
        held(ONE).0[0] >= 2 && held(TWO).0[2] >= 1
    })
}

#[test]
fn mk_an_offer_is_a_secret_of_two_and_a_trade_is_public() {
    let mut game = market(3);
    let emitted = go(&mut game, ONE, "offer 2 AA for M");
    assert_eq!((seen(&emitted, TWO), seen(&emitted, seat(3))), (emitted.clone(), Vec::new()));
    let view = |game: &Market, seat| game.view(Observer::Seat(seat)).places[ONE];
    assert_eq!(view(&game, TWO).at_least, bundle("AA"), "who offers a spice holds it");
    assert_eq!(view(&game, seat(3)).at_least, bundle("-"));
    assert_eq!(view(&game, seat(3)).to[TWO], None);
    let emitted = go(&mut game, TWO, "accept 1 #1");
    let traded =
        market::Event::Traded { from: ONE, to: TWO, gave: bundle("AA"), took: bundle("M") };
    assert_eq!(seen(&emitted, seat(3)), [traded]);
    assert_eq!(view(&game, seat(3)).at_least, bundle("M"), "now everybody knows of the mace");
    assert_eq!(game.view(Observer::Table).places[TWO].at_least, bundle("AA"));
}

#[test]
fn mk_offers_are_counted_by_pair_and_void_once_answered() {
    let mut game = market(3);
    go(&mut game, ONE, "offer 3 A for -");
    go(&mut game, ONE, "offer 2 A for M");
    refuse(&game, ONE, "offer 2 A for C", "MK-3");
    refuse(&game, TWO, "accept 1 #2", "MK-4");
    go(&mut game, TWO, "decline 1 #1");
    refuse(&game, TWO, "accept 1 #1", "MK-4");
    go(&mut game, ONE, "offer 2 AA for M");
    let emitted = go(&mut game, TWO, "accept 1 #2");
    let void = market::Event::Void { from: ONE, to: seat(3), number: 1 };
    assert!(emitted.contains(&void), "after a trade no other offer of the two stands: {emitted:?}");
    assert_eq!(void.known_to(3), SeatSet::only(ONE).with(seat(3)));
    refuse(&game, seat(3), "accept 1 #1", "MK-4");
}

#[test]
fn mk_any_offer_is_judged_and_a_sample_is_listed() {
    let game = market(4);
    let mut listed = Vec::new();
    game.legal_actions(ONE, &mut listed);
    let gift = game.read_action("offer 2 AA for -").unwrap();
    assert_eq!(game.check(ONE, &gift), Ok(()));
    assert!(!listed.contains(&gift), "a gift is legal, though not in the sample");
    refuse(&game, ONE, "offer 2 - for -", "MK-3");
    refuse(&game, ONE, "offer 1 A for M", "MK-3");
    refuse(&game, ONE, "offer 5 A for M", "MK-3");
    assert!(game.read_action("offer 2 AAAA for M").is_err(), "more than three are no offer");
    assert!(game.read_action("offer 2 MA for C").is_err(), "one text for one action");
}

#[test]
fn mk_an_offer_opens_a_seat_that_had_finished() {
    let mut game = market(3);
    go(&mut game, TWO, "finish");
    assert_eq!(game.turn(), Turn::free(SeatSet::first(3).without(TWO)));
    let emitted = go(&mut game, ONE, "offer 2 A for M");
    assert_eq!(seen(&emitted, seat(3)), [market::Event::Reopened(TWO)]);
    assert!(game.turn().awaited().contains(TWO));
}

#[test]
fn mk_who_leaves_is_out_and_its_offers_are_void() {
    let mut game = market(3);
    go(&mut game, ONE, "offer 2 A for M");
    let emitted = decide(&mut game, ONE, Decision::Leave);
    assert!(emitted.contains(&market::Event::Void { from: ONE, to: TWO, number: 1 }));
    refuse(&game, TWO, "offer 1 M for A", "MK-6");
    assert!(!game.turn().awaited().contains(ONE));
    decide(&mut game, TWO, Decision::Timeout);
    decide(&mut game, seat(3), Decision::Timeout);
    assert!(game.turn().outcome().is_some());
}

#[test]
fn cl_a_seat_is_awaited_until_both_decisions_are_in() {
    let mut game: Claim = dealt(&ClaimOptions { rounds: 3 }, 3, |_| true);
    let face = game.view(Observer::Seat(ONE)).places[ONE].hand.unwrap().iter().next().unwrap();
    let emitted = go(&mut game, ONE, &format!("play {face}"));
    assert!(game.turn().awaited().contains(ONE));
    assert_eq!(seen(&emitted, TWO), [], "nobody else notices");
    refuse(&game, ONE, &format!("play {face}"), "CL-2");
    go(&mut game, ONE, "doubt");
    assert_eq!(game.turn(), Turn::together(SeatSet::first(3).without(ONE)));
}

#[test]
fn cl_time_outs_are_drawn_when_all_are_in_whoever_was_first() {
    let start: Claim = dealt(&ClaimOptions { rounds: 1 }, 2, |_| true);
    let play = |order: [Seat; 4]| {
        let mut game = start;
        let emitted = order.map(|seat| decide(&mut game, seat, Decision::Timeout)).concat();
        (game, emitted)
    };
    let (game, emitted) = play([ONE, ONE, TWO, TWO]);
    assert_eq!(game, play([TWO, ONE, TWO, ONE]).0);
    assert!(game.turn().outcome().is_some());
    let shown: Vec<Seat> = emitted
        .iter()
        .filter_map(|event| match event {
            claim::Event::Shown(seat, ..) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [ONE, TWO]);
}

#[test]
fn cl_a_preset_is_a_set_of_values() {
    let options = ClaimOptions { rounds: 3 };
    let mut values = options.values();
    for (id, value) in options.presets()[0].values {
        values.set(id, *value).unwrap();
    }
    assert_eq!(options.with_values(&values), ClaimOptions { rounds: 1 });
}

#[test]
fn wr_finds_are_taken_in_front_of_all_and_charms_behind_a_curtain() {
    let mut game: Wreck = dealt(&WreckOptions { charms: true }, 3, |_| true);
    assert_eq!(game.turn(), Turn::open(ONE));
    go(&mut game, ONE, "take 2");
    refuse(&game, TWO, "take 2", "WR-2");
    refuse(&game, TWO, "pass", "WR-3");
    go(&mut game, TWO, "take 1");
    go(&mut game, seat(3), "take 3");
    let Turn::Awaiting(awaiting) = game.turn() else { panic!("charms come next") };
    assert_eq!((awaiting.order, awaiting.privacy), (Order::Alone, Privacy::Private));
    assert!(game.is_public(&wreck::Action::Pass), "a pass needs no look");
    assert!(!game.is_public(&wreck::Action::Charm(0)));
}

#[test]
fn wr_numbers_are_never_used_again_and_the_next_seat_begins() {
    let mut game: Wreck = dealt(&WreckOptions { charms: false }, 3, |_| true);
    for (number, taken) in [(1, "take 1"), (2, "take 2"), (3, "take 3")] {
        go(&mut game, seat(number), taken);
    }
    assert_eq!(game.turn(), Turn::open(TWO), "without charms the next round begins");
    refuse(&game, TWO, "take 1", "WR-2");
    go(&mut game, TWO, "take 4");
}

#[test]
fn wr_a_seat_that_left_is_timed_out_each_time() {
    let mut game: Wreck = dealt(&WreckOptions { charms: true }, 3, |_| true);
    let emitted = decide(&mut game, ONE, Decision::Leave);
    assert_eq!(emitted.first(), Some(&wreck::Event::Left(ONE)));
    assert!(emitted.contains(&wreck::Event::TimedOut(ONE)));
    assert_eq!(game.turn(), Turn::open(TWO));
    decide(&mut game, TWO, Decision::Leave);
    let emitted = decide(&mut game, seat(3), Decision::Leave);
    assert!(
        matches!(emitted.last(), Some(wreck::Event::Ended(_))),
        "an empty table plays to the end"
    );
}

/// Seat 1 has drawn a bell and holds a lamp and a star, too.
fn shadows(seats: u8) -> Shadows {
    dealt(&ShadowsOptions, seats, |game: &Shadows| {
        let hand = game.view(everybody()).hands[ONE].cards.expect("an open view");
        [Kind::Lamp, Kind::Bell, Kind::Star].into_iter().all(|kind| hand.of(kind) > 0)
    })
}

#[test]
fn sh_the_owner_picks_which_waiting_power_is_next() {
    let mut game = shadows(2);
    // Two turns to lay three cards, a third to turn them up.
    for play in ["play lamp", "play bell"] {
        go(&mut game, ONE, play);
    }
    go(&mut game, TWO, "end");
    go(&mut game, ONE, "play star");
    go(&mut game, ONE, "end");
    go(&mut game, TWO, "end");
    let emitted = go(&mut game, ONE, "flip 6");
    assert_eq!(emitted, [shadows::Event::TurnedUp(shadows::Number::at(5), Kind::Bell)]);
    refuse(&game, ONE, "end", "SH-3");
    refuse(&game, ONE, "use 5", "SH-3");
    go(&mut game, ONE, "use 6");
    // Now the lamp (5) and the star (7) wait; those at the bottom may, too.
    let in_order = |actions: [&str; 2]| {
        let mut game = game;
        for action in actions {
            go(&mut game, ONE, action);
        }
        game
    };
    let (one_way, other_way) =
        (in_order(["use 5 on 3", "use 7"]), in_order(["use 7", "use 5 on 3"]));
    assert_eq!(one_way, other_way, "either order is possible");
    refuse(&one_way, ONE, "use 5 on 3", "SH-3");
}

#[test]
fn sh_a_look_is_known_to_who_looked_for_as_long_as_the_card_lies_there() {
    let mut game = shadows(3);
    go(&mut game, ONE, "play lamp");
    let emitted = go(&mut game, ONE, "flip 7");
    assert_eq!(emitted.len(), 1, "two seats more have two cards each");
    let emitted = go(&mut game, ONE, "use 7 on 3");
    let third = shadows::Number::at(2);
    let kind = game.view(everybody()).table[2].unwrap().kind;
    assert!(emitted.contains(&shadows::Event::Looked(ONE, third, kind)));
    assert!(seen(&emitted, TWO).contains(&shadows::Event::Looked(ONE, third, None)));
    let card = |game: &Shadows, observer| game.view(observer).table[2].unwrap();
    assert_eq!(card(&game, Observer::Seat(ONE)).kind, kind);
    assert_eq!(card(&game, Observer::Seat(TWO)).kind, None, "its owner does not know it");
    assert_eq!(card(&game, Observer::Table).side, card(&game, Observer::Seat(ONE)).side);
    let later = game.turn();
    decide(&mut game, TWO, Decision::Timeout);
    assert_ne!(game.turn(), later);
    assert_eq!(card(&game, Observer::Seat(ONE)).kind, kind, "a view keeps what was seen");
}

#[test]
fn sh_a_time_out_uses_what_waits_and_ends_the_turn() {
    let mut game = shadows(2);
    go(&mut game, ONE, "play lamp");
    go(&mut game, ONE, "flip 5");
    let emitted = decide(&mut game, ONE, Decision::Timeout);
    assert_eq!(emitted[0], shadows::Event::TimedOut(ONE));
    assert!(emitted.iter().any(|event| matches!(event, shadows::Event::Looked(ONE, _, Some(_)))));
    assert_eq!(game.turn(), Turn::of(TWO));
}
