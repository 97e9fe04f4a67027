//! Every event, refusal and state has a sentence that is true for every reader.

use std::rc::Rc;

use engine::chance::Seed;
use engine::game::{Game, Observer, Refusal as _};
use engine::games::gold_rush_shoot_out::{
    Ability, Action, CardCounts, Event, GoldRushShootOut, GoldRushShootOutOptions, Load, Nth,
    Phase, Pistol, Refusal, Tally,
};
use engine::record::Player;
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::playback::PlaybackFrame;
use crate::words::line::{Line, sentences};
use crate::words::players::Players;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn players() -> Players {
    let players: Vec<Player> =
        ["Ana", "Ben", "Cem"].iter().map(|name| name.parse().unwrap()).collect();
    Players::new(&players)
}

fn three() -> Seat {
    Seat::from_number(3).unwrap()
}

fn written(line: impl Into<Line>) -> String {
    players().sentence(&line.into()).written()
}

fn text_of(events: &[Event]) -> String {
    sentences(frame_lines(events, 3)).map(written).unwrap()
}

#[test]
fn a_break_is_told_where_somebody_talks() {
    let game = GoldRushShootOut::deal(&GoldRushShootOutOptions::default(), 3, Seed(6)).unwrap();
    let view = Rc::new(game.view(Observer::Table));
    let frame = PlaybackFrame { before: view.clone(), events: vec![Event::BreakBegan], view };
    let break_began = narrate(&frame, SeatSet::first(2)).map(written);
    assert_eq!(break_began.as_deref(), Some("The table takes a break to talk."));
    assert_eq!(narrate(&frame, SeatSet::from_item(ONE)), None);
}

#[test]
fn pistols_that_turn_at_once_are_told_together() {
    let pistol = |holder, nth| Event::Turned(Pistol { holder, nth });
    let springs = Event::AmbushShown(SeatSet::from_item(three()));
    let several =
        [springs, pistol(ONE, Nth::First), pistol(TWO, Nth::First), pistol(TWO, Nth::Second)];
    assert!(
        text_of(&several)
            .ends_with("Ana’s pistol and Ben’s two pistols swing round on their owners."),
        "{}",
        text_of(&several)
    );
}

#[test]
fn an_empty_envelope_is_told_too() {
    let nothing = Event::EnvelopeOpened(TWO, CardCounts::NONE, Tally::default());
    let expected = "Ben’s envelope: nothing, worth 0 gold bars.";
    assert_eq!(event_line(&nothing, 3).map(written).as_deref(), Some(expected));
}

#[test]
fn every_refusal_has_a_sentence_and_a_rule() {
    let pistol = Pistol { holder: ONE, nth: Nth::Second };
    let phases =
        [Phase::Load, Phase::Abilities, Phase::Standoff, Phase::Ambush, Phase::Share, Phase::Over];
    let refusals = phases.map(Refusal::NotNow).into_iter().chain([
        Refusal::Loaded,
        Refusal::Aimed,
        Refusal::NoAmmo(Load::Blank),
        Refusal::NoAmmo(Load::Bullet),
        Refusal::NoExtraBullet,
        Refusal::AtItself,
        Refusal::NoSuchTarget(TWO),
        Refusal::NotHeld(Ability::Bandage),
        Refusal::NoSuchPistol(pistol),
        Refusal::AtItsHolder(ONE),
        Refusal::SameTarget(TWO),
        Refusal::SecondPistolOut,
        Refusal::NoWound,
        Refusal::DucksAlready,
        Refusal::NoSuchCard(3),
        Refusal::PriorityTaken(ONE),
        Refusal::NoPriority,
    ]);
    for why in refusals {
        let line = written(refusal(why));
        assert!(line.ends_with('.') && line.len() > 10, "{line}");
        assert!(why.rule().starts_with("GR-"), "{why:?}");
    }
}

#[test]
fn what_is_locked_in_is_said_in_one_line() {
    let game = GoldRushShootOut::deal(&GoldRushShootOutOptions::default(), 3, Seed(6)).unwrap();
    let actions = [Action::Load(Load::Blank), Action::Aim(TWO)];
    let lock = board::lock(&game.view(Observer::Table), &actions);
    assert_eq!(written(lock), "Load a blank, aim at Ben");
}
