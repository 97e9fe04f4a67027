//! Every event, action and refusal has a sentence that tells each reader no secret.

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use engine::chance::Seed;
use engine::game::{Game as _, Observer};
use engine::games::duel_52::{
    Banner, CardId, CardView, Duel52, Duel52Options, Event, HandCertainty, Lane, Origin, Power,
    Refusal, Side, View,
};
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::games::duel_52::tests::options;
use crate::games::golden_texts::Rare;
use crate::playback::{FrameOf, PlaybackFrame};
use crate::testing::{self, parsed, players};
use crate::words::line::Line;

mod standing;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

/// The deal's view has cards 1 to 6, so these sentences name cards that nothing is known of.
impl Rare for Duel52 {
    fn frames() -> Vec<Vec<Event>> {
        let all = [
            Event::Attacked(ONE, card_id(7), card_id(9)),
            Event::Damaged(card_id(9), 2),
            Event::Froze([9, 10].map(card_id).into_iter().collect()),
            turned_up(ONE, 7, "9c"),
        ];
        all.map(|event| vec![event]).into()
    }

    fn refusals() -> Vec<Refusal> {
        let (one, card) = (card_id(1), parsed("8c"));
        vec![
            Refusal::NotInDeck(card),
            Refusal::SameBannerman(card),
            Refusal::NoFortThere(Lane::One),
            Refusal::LaneStopped(Lane::One),
            Refusal::Order(one),
            Refusal::HitAlready(one),
            Refusal::NimbleAlone(one),
            Refusal::NotTheSameLane(one),
            Refusal::NimbleFree(one),
            Refusal::SeenJustNow,
            Refusal::NoPower(one),
            Refusal::MustAct,
            Refusal::Enraged,
        ]
    }
}

fn written(line: &Line) -> String {
    players("Ana | Ben").sentence(line).written()
}

fn card_id(id: u8) -> CardId {
    CardId::try_from(id).unwrap()
}

fn turned_up(seat: Seat, id: u8, text: &str) -> Event {
    Event::TurnedUp { seat, id: card_id(id), card: parsed(text), known_to: SeatSet::EMPTY }
}

fn deal() -> View {
    Duel52::deal(&Duel52Options::default(), 2, Seed(1)).unwrap().view(Observer::Seat(ONE))
}

/// A table as Ana sees it: in lane 2 her 9♣ and 9♥ face-up, Ben’s J♠ and a face-down card, her 4♦ face-down.
fn table() -> View {
    let mut view = deal();
    let dealt = view.cards[0];
    let cards = [
        (ONE, Side::Up, Some("9c")),
        (ONE, Side::Up, Some("9h")),
        (TWO, Side::Up, Some("Js")),
        (TWO, Side::Down, None),
        (ONE, Side::Down, Some("4d")),
    ];
    view.cards.extend((7..).zip(cards).map(|(id, (owner, side, face))| CardView {
        id: card_id(id),
        owner,
        lane: Some(Lane::Two),
        from: Origin::Hand,
        side,
        face: face.map(parsed),
        known_to: SeatSet::from_item(owner),
        allowance: 1,
        ..dealt
    }));
    view
}

fn card_of(view: &mut View, id: u8) -> &mut CardView {
    view.cards.iter_mut().find(|card| card.id == card_id(id)).unwrap()
}

fn frame(before: &View, events: &[Event], view: &View) -> FrameOf<Duel52> {
    PlaybackFrame {
        before: before.clone().into(),
        events: events.to_vec(),
        view: view.clone().into(),
    }
}

#[test]
fn what_belongs_together_is_told_in_one_line() {
    let single = table();
    let mut paired = single.clone();
    card_of(&mut paired, 7).mate = Some(card_id(8));
    card_of(&mut paired, 8).mate = Some(card_id(7));
    let mut flipped = single.clone();
    card_of(&mut flipped, 11).side = Side::Up;
    let [leader, mate, enemy, hidden, fourth] = [7, 8, 9, 10, 11].map(card_id);
    let kills_unseen = [
        Event::Attacked(ONE, leader, hidden),
        Event::Damaged(hidden, 2),
        Event::KilledUnseen(hidden),
    ];
    let is_hit_back = [
        Event::Attacked(ONE, leader, enemy),
        Event::Damaged(leader, 1),
        Event::Damaged(enemy, 1),
        Event::Parted(leader, mate),
        Event::Killed(leader),
    ];
    let frames = [
        frame(&paired, &kills_unseen, &paired),
        frame(&paired, &is_hit_back, &single),
        frame(&single, &[turned_up(ONE, 11, "4d")], &flipped),
        frame(&flipped, &[Event::PowerUsed(ONE, fourth)], &flipped),
    ];
    assert_eq!(
        lines(&frames, SeatSet::EMPTY).concat().iter().map(written).collect::<Vec<_>>(),
        [
            "Ana’s pair of 9♣ and 9♥ attacks and kills Ben’s face-down card in lane 2. Nobody saw it.",
            "Ana’s pair of 9♣ and 9♥ attacks Ben’s J♠ in lane 2.",
            "Ana’s 9♣ takes 1 damage and is killed.",
            "Ben’s J♠ takes 1 damage.",
            "The pair of 9♣ and 9♥ ends.",
            "Ana flips 4♦ in lane 2, power: Foresight.",
        ]
    );
}

#[test]
fn a_bannerman_gives_the_power_its_better_name() {
    let mut view = table();
    for (bannerman, card, power) in [
        ("4s", "4d", "All seeing."),
        ("4s", "2d", "View."),
        ("7s", "7d", "Heal all."),
        ("8s", "8d", "Retaliate."),
        ("5s", "5d", "Frenzy!"),
    ] {
        let [of, behind] = [bannerman, "Kc"].map(parsed);
        view.seats[ONE].banners[1] =
            Some(Banner { card: of, behind, certainty: HandCertainty::Sure });
        card_of(&mut view, 11).face = Some(parsed(card));
        let skill = CardNames::new(&view).skill(card_id(11)).unwrap();
        assert_eq!(written(&skill.sentence_end()), power);
    }
}

#[test]
fn d52_23_the_lesson_counts_what_is_flipped_and_leaves_base_cards() {
    let lesson = testing::lesson(GameId::Duel52, "powers-once");
    let says = |part: &str| lesson.steps.iter().any(|step| step.says.contains(part));
    assert!(says("four flipped") && says("but for the base card"));
    let actions = ["1 flip 7", "1 attack 7 9", "1 attack 7 9", "1 flip 8", "1 use 12"];
    let text = format!("{}{}\n", lesson.record, actions.join("\n"));
    let replay = ReplayedRecord::<Duel52>::read(&text).expect("a game that can be played");
    let frames = replay.frames_by_decision();
    let last = frames[frames.len() - actions.len()..].iter().flatten();
    let is_flip = |event: &&Event| matches!(event, Event::TurnedUp { seat: ONE, .. });
    assert_eq!(last.flat_map(|frame| &frame.events).filter(is_flip).count(), 4);
    let view = replay.end().view(Observer::Table);
    let base = view.side(ONE, Lane::Two).find(|card| card.from == Origin::Base);
    assert_eq!(base.map(|card| card.side), Some(Side::Down));
}

#[test]
fn every_rank_is_in_the_reference_once_and_says_what_it_does() {
    let ranks: Vec<Power> = cards::ranks().collect();
    assert_eq!(ranks.iter().collect::<BTreeSet<_>>().len(), Power::ALL.len());
    assert_eq!((ranks.len(), ranks[0]), (13, Power::Action));
    for power in ranks {
        let entry = cards::rank_powers(power);
        for skill in [entry.plain, entry.banner, entry.hero] {
            assert!(skill.text.ends_with('.') && skill.rules.starts_with("D52-"), "{}", skill.name);
            // Most games have no forts, so a card's power doesn't mention them.
            assert!(!skill.text.contains("fort"), "{}", skill.text);
        }
    }
    for term in &cards::TERMS {
        assert!(term.rules.starts_with("D52-") && term.meaning.ends_with('.'));
    }
}

#[test]
fn the_end_phase_tells_of_what_is_in_the_game() {
    let lengths = (0..8).map(|nth| end_phase(options(nth)).len());
    assert_eq!(lengths.collect::<Vec<_>>(), [3, 5, 3, 5, 4, 6, 4, 6]);
}
