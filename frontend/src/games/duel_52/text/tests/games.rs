//! Random games, followed by the table and by both seats.

use std::collections::BTreeSet;

use engine::cards::CardSet;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Illegal, Observer, Sink, Turn};
use engine::games::duel_52::{
    Action, Duel52, Duel52Options, Event, Fort, Lane, Sight, Spell, View,
};
use engine::seat::{Seat, SeatSet};

use super::{ONE, TWO, all_options, assert_reads, card, number, players, written};
use crate::games::duel_52::text::{
    Names, action, event, lines, narrate, refusal, result, saved_standing, standing, to_do,
};
use crate::playback::FrameOf;
use crate::playback::testing::frames_of;
use crate::words::line::{Line, Mark, joined};
use crate::words::sentence::Piece;

/// How many games with each of the eight combinations.
const GAMES: u64 = 5;
/// In one decision of so many everything is tried that can't be done.
const REFUSED: u32 = 6;

/// A name for what kind of thing it is: what its debug output begins with.
fn kind_of(thing: &impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// The standard cards that a sentence names.
fn cards_in(line: &Line) -> CardSet {
    let card =
        |piece: &Piece| if let Piece::Mark(Mark::Card(card)) = piece { Some(*card) } else { None };
    players().sentence(line).pieces().iter().filter_map(card).collect()
}

/// All cards whose faces an observer has seen in a view.
fn faces(view: &View) -> CardSet {
    CardSet::DECK.minus(view.unseen())
}

/// What came up in random games.
#[derive(Default)]
struct Seen {
    events: BTreeSet<String>,
    actions: BTreeSet<String>,
    spells: BTreeSet<String>,
    refusals: BTreeSet<String>,
}

/// Says a frame as this observer sees it, and no face that it doesn't know then.
fn tell(frame: &FrameOf<Duel52>) {
    let known = faces(&frame.before).union(faces(&frame.view));
    let known = faces_of(&frame.events).union(known);
    for line in lines(std::slice::from_ref(frame), SeatSet::EMPTY).concat() {
        assert_reads(&written(&line), true);
        assert!(cards_in(&line).minus(known).is_empty(), "{} is too much", written(&line));
    }
    for happened in &frame.events {
        assert_reads(&written(&event(happened, Names::before(frame))), true);
    }
    let only_ends = matches!(frame.events[..], [Event::TurnEnded(_)]);
    assert!(narrate(frame, SeatSet::EMPTY).is_some() || only_ends, "{:?}", frame.events);
}

/// The faces that events show.
fn faces_of(events: &[Event]) -> CardSet {
    let mut faces = CardSet::default();
    for event in events {
        match *event {
            Event::Drew(_, Some(card))
            | Event::Discarded(_, Some(card))
            | Event::Sprung(_, card)
            | Event::TurnedUp { card, .. }
            | Event::Looked(_, _, Some(card)) => faces.insert(card),
            Event::HandShown(_, Some(cards)) => faces = faces.union(cards),
            _ => {}
        }
    }
    faces
}

fn play(options: Duel52Options, seed: u64, all: &mut Seen) {
    let mut game = Duel52::deal(&options, 2, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed ^ 0x52), 1);
    let observers = [Observer::Table, Observer::Seat(ONE), Observer::Seat(TWO)];
    let mut actions = Vec::new();
    while let Turn::Awaiting(now) = game.turn() {
        let seat = now.seats.lowest().unwrap();
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let chosen = actions[dice.below(u32::try_from(actions.len()).unwrap()) as usize];
        if dice.below(REFUSED) == 0 {
            refuse(&game, seat, all);
        }
        say(chosen, &game, seat, all);
        for observer in observers {
            let mut game = game;
            for frame in frames_of(&mut game, seat, Decision::Act(chosen), observer) {
                all.events.extend(frame.events.iter().map(kind_of));
                tell(&frame);
                check_standing(&frame.view);
            }
        }
        game.decide(seat, Decision::Act(chosen), &mut Sink::none()).unwrap();
    }
    let view = game.view(Observer::Table);
    assert_reads(&written(&result(&view)), false);
}

fn check_standing(view: &View) {
    assert_reads(&written(&joined(standing(view), " · ")), false);
    assert_reads(&written(&saved_standing(view)), false);
    for seat in [ONE, TWO] {
        assert_reads(&written(&to_do(view, seat)), false);
    }
}

fn say(chosen: Action, game: &Duel52, seat: Seat, seen: &mut Seen) {
    seen.actions.insert(kind_of(&chosen));
    if let Action::Cast(spell) = chosen {
        seen.spells.insert(kind_of(&spell));
    }
    let view = game.view(Observer::Seat(seat));
    let said = action(&view, chosen);
    assert_reads(&written(&said), false);
    assert!(cards_in(&said).minus(faces(&view)).is_empty(), "{} is too much", written(&said));
}

/// Asks for all sorts of things, and reads why they can't be done.
fn refuse(game: &Duel52, seat: Seat, seen: &mut Seen) {
    for action in candidates() {
        if let Err(Illegal::Rule(why)) = game.check(seat, &action) {
            assert_reads(&written(&refusal(why)), true);
            seen.refusals.insert(kind_of(&why));
        }
    }
}

fn candidates() -> Vec<Action> {
    let mut candidates = vec![Action::Decline, Action::End, Action::Cast(Spell::Recruit)];
    for lane in Lane::ALL {
        candidates.push(Action::Warrior(lane));
        candidates.extend(Fort::all().map(|fort| Action::Fort(fort, lane)));
        candidates.push(Action::Play(card("9c"), lane));
    }
    candidates.extend(Fort::all().map(|fort| Action::Look(Sight::Fort(fort))));
    candidates.extend(CardSet::DECK.iter().map(Action::Banner));
    for one in (1..=30).map(number) {
        candidates.extend([
            Action::Flip(one),
            Action::Use(one),
            Action::Move(one),
            Action::Look(Sight::Card(one)),
            Action::Cast(Spell::Heal(one)),
            Action::Cast(Spell::Freeze(one)),
            Action::Cast(Spell::Inspire(one)),
            Action::Cast(Spell::Flip(one)),
            Action::Also(one),
        ]);
        for other in (1..=30).map(number) {
            candidates.extend([Action::Attack(one, other), Action::Pair(one, other)]);
        }
    }
    candidates
}

#[test]
fn whatever_happens_is_told_and_nobody_is_told_too_much() {
    let mut seen = Seen::default();
    for (options, seed) in all_options().zip(0..) {
        for game in 0..GAMES {
            play(options, seed * GAMES + game, &mut seen);
        }
    }
    // Four events are too rare, or not of a played game; the other tests tell them.
    assert_eq!(seen.events.len(), 37 - 4, "{:?}", seen.events);
    assert_eq!((seen.actions.len(), seen.spells.len()), (15, 8), "{:?}", seen.spells);
    assert!(seen.refusals.len() >= 40, "{:?}", seen.refusals);
}
