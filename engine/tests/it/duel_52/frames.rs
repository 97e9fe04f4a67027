use engine::cards::Card;
use engine::game::{Decision, Frame, Game, Observer, Turn};
use engine::games::duel_52::{
    Duel52, Duel52Options, Event, LookTarget, Phase, Power, Side, Starts, View,
};
use engine::seat::{Seat, SeatSet};

use crate::duel_52::position::{Position, Table, card, card_id, card_ids, lane};
use crate::duel_52::{EYES_OF_ONE, ONE, TWO};

fn emitted(frames: &[Frame<Duel52>]) -> Vec<&[Event]> {
    frames.iter().map(|frame| &frame.events[..]).collect()
}

/// The public view at each frame; only the last awaits a seat.
fn seen(frames: &[Frame<Duel52>]) -> Vec<View> {
    let (last, earlier) = frames.split_last().expect("every decision emits an event");
    assert!(earlier.iter().all(|frame| frame.state.turn() == Turn::Resolving));
    assert_ne!(last.state.turn(), Turn::Resolving);
    frames.iter().map(|frame| frame.state.view(Observer::Table)).collect()
}

fn flipped(at: u8, card: Card) -> Event {
    Event::TurnedUp { seat: ONE, id: card_id(at), card, known_to: SeatSet::from_item(ONE) }
}

#[test]
fn d52_7_a_card_lies_face_up_before_its_power_is_used() {
    let table = Position::base().lay(ONE, 1, "(Ac)").hand(ONE, "9c").table();
    let frames = table.frames(ONE, "flip 1");
    let power = [Event::PowerUsed(ONE, card_id(1)), Event::ActionsGained(ONE, 1)];
    assert_eq!(emitted(&frames), [&[flipped(1, card("Ac"))][..], &power]);
    let at = |view: &View| {
        let ace = view.card(card_id(1)).copied().expect("it lies there");
        (ace.side, ace.waits, ace.allowance, view.actions)
    };
    let seen = seen(&frames);
    assert_eq!([at(&seen[0]), at(&seen[1])], [(Side::Up, 1, 1, 2), (Side::Up, 0, 2, 3)]);
}

#[test]
fn d52_15_an_attack_and_all_that_comes_of_it_happen_at_once() {
    let position = Position::base().lay(ONE, 1, "9c*").lay(TWO, 1, "9d* (4c)").hand(ONE, "2c");
    let table = position.hand(TWO, "5c").table();
    let frames = table.frames(ONE, "attack 1 2");
    let (nine, other) = (card_id(1), card_id(2));
    let all = [Event::Attacked(ONE, nine, other), Event::Damaged(other, 1), Event::Killed(other)];
    assert_eq!(emitted(&frames), [&all[..]]);
    let before = table.seen(Observer::Table);
    assert_eq!(before.card(other).map(|card| card.lane), Some(Some(lane(1))));
    assert_eq!(seen(&frames)[0].card(other).map(|card| card.lane), Some(None));
}

#[test]
fn d52_16_the_last_card_is_drawn_before_the_end_phase_begins() {
    let position = Position::base().forts().lay(ONE, 1, "Kc").hand(ONE, "2c").hand(TWO, "3c");
    let frames = position.pile(1).table().frames(ONE, "end");
    let seen = seen(&frames);
    assert_eq!(seen.iter().map(|view| view.pile).collect::<Vec<_>>(), [0, 0]);
    assert_eq!(emitted(&frames)[1], [Event::PileEmptied]);
    let [Event::TurnEnded(ONE), Event::TurnBegan(TWO, 3), Event::Drew(TWO, _)] =
        emitted(&frames)[0]
    else {
        panic!("the turns, and the card that is drawn: {:?}", emitted(&frames));
    };
    assert_eq!((seen[0].mover, seen[0].seats[TWO].holds), (TWO, 2));
}

#[test]
fn d52_18_a_turn_that_passes_by_is_seen() {
    // All of seat 2's cards are frozen.
    let frozen = Position::base().lay(ONE, 1, "(6c)").lay(TWO, 1, "Kh Qc").lay(ONE, 2, "4c (6d)");
    let frozen = frozen.lay(ONE, 3, "4d (6h)").lay(TWO, 2, "(5c)").lay(TWO, 3, "(5d)");
    let mut table = frozen.end_phase().hand(ONE, "2c 2d").table();
    table.go(ONE, &["flip 1", "flip 5"]);
    let frames = table.frames(ONE, "flip 7");
    let turn =
        |seat: Seat, actions| [Event::TurnEnded(seat.other()), Event::TurnBegan(seat, actions)];
    assert_eq!(emitted(&frames)[2..], [&turn(TWO, 3)[..], &turn(ONE, 3)]);
    let movers: Vec<_> = seen(&frames).iter().map(|view| (view.mover, view.turns)).collect();
    assert_eq!(movers, [(ONE, 9), (ONE, 9), (TWO, 10), (ONE, 11)]);
}

#[test]
fn d52_23_a_5_flips_all_at_once_and_then_their_powers_happen_one_by_one() {
    let position = Position::base().lay(ONE, 1, "(5c) (9c) (7c)*").hand(ONE, "2c");
    let frames = position.table().frames(ONE, "flip 1");
    let flips = [Event::PowerUsed(ONE, card_id(1)), flipped(2, card("9c")), flipped(3, card("7c"))];
    let heals = [Event::PowerUsed(ONE, card_id(3)), Event::Healed(card_id(3), 1)];
    assert_eq!(emitted(&frames), [&[flipped(1, card("5c"))][..], &flips, &heals]);
    let damage = |view: &View| view.card(card_id(3)).map(|card| (card.side, card.damage));
    let seen: Vec<_> = seen(&frames).iter().map(damage).collect();
    assert_eq!(seen, [Some((Side::Down, 1)), Some((Side::Up, 1)), Some((Side::Up, 0))]);
}

#[test]
fn d52_41_a_spell_and_what_it_does_happen_at_once() {
    let position = Position::base().lay(TWO, 1, "8c").hero(ONE, "6c").hand(ONE, "2c");
    let frames = position.hero(TWO, "Jc").table().frames(ONE, "cast freeze 1");
    let power = Power::from_card(card("6c"));
    let all = [Event::Cast(ONE, power), Event::Froze(card_ids(&[1]))];
    assert_eq!(emitted(&frames), [&all[..]]);
}

#[test]
fn d52_55_bannermen_are_laid_down_before_the_base_cards_are_dealt() {
    let options =
        Duel52Options { starts: Starts::One, bannermen: true, ..Duel52Options::default() };
    let mut table = Table::dealt(&options, 2, 9);
    while table.view().phase != Phase::Bannermen(3) {
        let seat = table.mover().expect("somebody picks");
        let first = table.actions(seat)[0];
        table.decide(seat, Decision::Act(first));
    }
    let pick = table.actions(ONE)[0].to_string();
    let frames = table.frames(ONE, &pick);
    assert!(matches!(emitted(&frames)[0], [Event::BannermanPicked { seat: ONE, .. }, ..]));
    let [Event::BaseCardsDealt, Event::TurnBegan(ONE, 2), Event::Drew(ONE, _)] =
        emitted(&frames)[1]
    else {
        panic!("the game begins: {:?}", emitted(&frames));
    };
    let seen = seen(&frames);
    let banners = |view: &View| view.seats[ONE].banners.iter().flatten().count();
    assert_eq!((banners(&seen[0]), seen[0].cards.len(), seen[0].turns), (2, 0, 0));
    assert_eq!((seen[1].cards.len(), seen[1].turns), (6, 1));
}

#[test]
fn d52_55_what_a_seat_alone_finds_is_in_no_frame_of_its_own() {
    // The number of frames must not tell the other seat that the deck lacks a rank.
    let options = Duel52Options { bannermen: true, ..Duel52Options::default() };
    let mut found = 0;
    for seed in 0..4_000 {
        let mut table = Table::dealt(&options, 2, seed);
        let seat = table.mover().expect("somebody picks");
        let pick = table.actions(seat)[0];
        let frames = table.frames_of(seat, Decision::Act(pick));
        table.decide(seat, Decision::Act(pick));
        let lacks = |event: &Event| matches!(event, Event::DeckLacks(..));
        if table.emitted.iter().any(lacks) && frames.len() == 1 {
            let seen = frames[0].seen_by(Observer::Seat(seat)).expect("its own pick");
            assert!(matches!(seen.events[..], [Event::BannermanPicked { .. }]));
            found += 1;
        }
    }
    assert!(found > 0);
}

#[test]
fn d52_82_what_is_chosen_when_time_is_up_is_shown_one_by_one() {
    let position = Position::base().forts().lay(ONE, 1, "(4c)").lay(TWO, 1, "(Qc)").hand(ONE, "2c");
    let mut table = position.table();
    table.go(ONE, "flip 1");
    let frames = table.frames_of(ONE, Decision::Timeout);
    let emitted = emitted(&frames);
    assert_eq!(emitted[0], [Event::TimedOut(ONE)]);
    assert!(matches!(
        emitted[1],
        [Event::Looked(ONE, LookTarget::Card(_) | LookTarget::Fort(_), Some(_))]
    ));
    assert!(matches!(emitted[2], [Event::TurnEnded(ONE), Event::TurnBegan(TWO, _), ..]));
    // From frame 1 on the card is known.
    let unseen = |frame: &Frame<Duel52>| frame.state.view(EYES_OF_ONE).unseen().len();
    assert_eq!(unseen(&frames[0]), unseen(&frames[1]) + 1);
}

#[test]
fn d52_20_a_drawn_card_is_seen_before_another_is_discarded() {
    let position = Position::base().lay(ONE, 1, "(2c)").hand(ONE, "9c").pile(5);
    let mut table = position.table();
    let hand = |frames: &[Frame<Duel52>], seat: Seat| {
        let view = frames.last().expect("a frame").state.view(Observer::Seat(seat));
        (view.seats[ONE].holds, view.seats[ONE].hand.map(|hand| hand.contains(card("9c"))))
    };
    let drawn = table.frames(ONE, "flip 1");
    assert_eq!((hand(&drawn, ONE), hand(&drawn, TWO)), ((2, Some(true)), (2, None)));
    table.go(ONE, "flip 1");
    let discarded = table.frames(ONE, "discard 9c");
    assert_eq!((hand(&discarded, ONE), hand(&discarded, TWO)), ((1, Some(false)), (1, None)));
    let known = discarded[0].state.view(EYES_OF_ONE).seats[ONE].discarded;
    assert!(known.is_some_and(|known| known.contains(card("9c"))));
}
