//! Every event, action and refusal has a sentence that tells each reader no secret.

use std::collections::BTreeSet;

use engine::chance::Seed;
use engine::game::{Game as _, Observer};
use engine::games::duel_52::{
    Action, Banner, CardId, CardIds, CardView, Duel52, Duel52Options, Event, HandCertainty, Lane,
    Origin, Power, Refusal, Side, View,
};
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::games::duel_52::tests::options;
use crate::games::golden_texts::Rare;
use crate::playback::{FrameOf, PlaybackFrame};
use crate::testing::{parsed, players};
use crate::words::line::Line;

mod lessons;
mod standing;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

/// The deal's view has cards 1 to 6, so these sentences name cards that nothing is known of.
impl Rare for Duel52 {
    fn frames() -> Vec<Vec<Event>> {
        let all = [
            Event::Attacked(ONE, card_id(7), card_id(9)),
            Event::Damaged(card_id(9), 2),
            Event::Froze(card_ids(&[9, 10])),
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

fn card_ids(ids: &[u8]) -> CardIds {
    ids.iter().map(|id| card_id(*id)).collect()
}

fn played(seat: Seat, id: u8, lane: Lane, text: Option<&str>) -> Event {
    Event::Played { seat, id: card_id(id), lane, card: text.map(parsed) }
}

fn turned_up(seat: Seat, id: u8, text: &str) -> Event {
    Event::TurnedUp { seat, id: card_id(id), card: parsed(text), known_to: SeatSet::EMPTY }
}

fn table_card(owner: Seat, id: u8, lane: Lane, side: Side, face: Option<&str>) -> CardView {
    CardView {
        id: card_id(id),
        owner,
        lane: Some(lane),
        from: Origin::Hand,
        side,
        face: face.map(parsed),
        known_to: SeatSet::from_item(owner),
        allowance: 1,
        ..deal().cards[0]
    }
}

fn deal() -> View {
    Duel52::deal(&Duel52Options::default(), 2, Seed(1)).unwrap().view(Observer::Seat(ONE))
}

/// A table as Ana sees it: her 9♣ and 9♥ face-up in lane 2, Ben’s J♠ and a face-down card there.
fn table() -> View {
    let mut view = deal();
    view.cards.extend([
        table_card(ONE, 7, Lane::Two, Side::Up, Some("9c")),
        table_card(ONE, 8, Lane::Two, Side::Up, Some("9h")),
        table_card(TWO, 9, Lane::Two, Side::Up, Some("Js")),
        table_card(TWO, 10, Lane::Two, Side::Down, None),
    ]);
    view
}

fn card_of(view: &mut View, id: u8) -> &mut CardView {
    view.cards.iter_mut().find(|card| card.id == card_id(id)).unwrap()
}

fn with_pair() -> View {
    let mut view = table();
    card_of(&mut view, 7).mate = Some(card_id(8));
    card_of(&mut view, 8).mate = Some(card_id(7));
    view
}

fn frame(before: &View, events: &[Event], view: &View) -> FrameOf<Duel52> {
    PlaybackFrame {
        before: before.clone().into(),
        events: events.to_vec(),
        view: view.clone().into(),
    }
}

fn all_written(frames: &[FrameOf<Duel52>]) -> Vec<String> {
    lines(frames, SeatSet::EMPTY).concat().iter().map(written).collect()
}

#[test]
fn what_belongs_together_is_told_in_one_line() {
    let (single, paired) = (table(), with_pair());
    let mut played_4 = single.clone();
    played_4.cards.push(table_card(ONE, 11, Lane::One, Side::Down, Some("4d")));
    let mut flipped_4 = played_4.clone();
    card_of(&mut flipped_4, 11).side = Side::Up;
    let frames = [
        frame(&single, &[Event::Paired(ONE, card_id(7), card_id(8))], &paired),
        frame(
            &paired,
            &[
                Event::Attacked(ONE, card_id(7), card_id(10)),
                Event::Damaged(card_id(10), 2),
                Event::KilledUnseen(card_id(10)),
            ],
            &paired,
        ),
        frame(
            &paired,
            &[
                Event::Attacked(ONE, card_id(7), card_id(9)),
                Event::Damaged(card_id(7), 1),
                Event::Damaged(card_id(9), 1),
                Event::Parted(card_id(7), card_id(8)),
                Event::Killed(card_id(7)),
            ],
            &single,
        ),
        frame(&single, &[played(ONE, 11, Lane::One, Some("4d"))], &played_4),
        frame(&played_4, &[turned_up(ONE, 11, "4d")], &flipped_4),
        frame(&flipped_4, &[Event::PowerUsed(ONE, card_id(11))], &flipped_4),
        frame(&flipped_4, &[Event::TurnEnded(ONE), Event::TurnBegan(TWO, 3)], &flipped_4),
    ];
    assert_eq!(
        all_written(&frames),
        [
            "Ana pairs 9♣ with 9♥ in lane 2.",
            "Ana’s pair of 9♣ and 9♥ attacks and kills Ben’s face-down card in lane 2. Nobody saw it.",
            "Ana’s pair of 9♣ and 9♥ attacks Ben’s J♠ in lane 2.",
            "Ana’s 9♣ takes 1 damage and is killed.",
            "Ben’s J♠ takes 1 damage.",
            "The pair of 9♣ and 9♥ ends.",
            "Ana plays 4♦ face-down into lane 1.",
            "Ana flips 4♦ in lane 1, power: Foresight.",
            "Ben’s turn: 3 actions.",
        ]
    );
    assert_eq!(narrate(&frame(&single, &[], &single), SeatSet::EMPTY), None);
    let ends = narrate(&frame(&single, &[Event::TurnEnded(ONE)], &single), SeatSet::EMPTY);
    assert_eq!(ends.as_ref().map(written).as_deref(), Some("Ana’s turn is over."));
}

#[test]
fn a_trap_that_hits_back_is_called_by_what_it_turned_out_to_be() {
    let before = table();
    let mut after = before.clone();
    let trap = card_of(&mut after, 10);
    (trap.side, trap.face) = (Side::Up, Some(parsed("3d")));
    let events = [Event::Sprung(card_id(10), parsed("3d")), Event::Boomed(card_id(10))];
    assert_eq!(
        all_written(&[frame(&before, &events, &after)]),
        [
            "A trap: Ben’s face-down card, 3♦, turns up with full hit points.",
            "Boom! Ben’s 3♦ hits back.",
        ]
    );
}

#[test]
fn a_bannerman_gives_the_power_its_better_name() {
    let mut view = table();
    let banner = |of: &str, behind: &str| {
        Some(Banner { card: parsed(of), behind: parsed(behind), certainty: HandCertainty::Sure })
    };
    for (banners, text, power) in [
        (["4s", "7s"], "4d", "All seeing."),
        (["4s", "7s"], "7d", "Heal all."),
        (["4s", "8s"], "8d", "Retaliate."),
        (["4s", "7s"], "2d", "View."),
        (["4s", "5s"], "5d", "Frenzy!"),
    ] {
        view.seats[ONE].banners = [banner(banners[0], "4c"), banner(banners[1], "7c")];
        view.cards.truncate(10);
        view.cards.push(table_card(ONE, 11, Lane::One, Side::Down, Some(text)));
        let names = CardNames::new(&view);
        let text = written(&event_line(&Event::PowerUsed(ONE, card_id(11)), names));
        assert!(text.ends_with(&format!(": {power}")), "{text}");
        let said = written(&action(&view, Action::Use(card_id(11))));
        assert!(said.ends_with(power.trim_end_matches('.')), "{said}");
    }
}

#[test]
fn every_rank_is_in_the_reference_once_and_says_what_it_does() {
    let ranks: Vec<Power> = cards::ranks().collect();
    assert_eq!(ranks.iter().collect::<BTreeSet<_>>().len(), Power::ALL.len());
    assert_eq!((ranks.len(), ranks[0]), (13, Power::Action));
    for power in ranks {
        let entry = cards::rank_powers(power);
        for skill in [entry.plain, entry.banner, entry.hero] {
            assert!(skill.text.ends_with('.') && skill.ids.starts_with("D52-"), "{}", skill.name);
            // Most games have no forts, so a card's power doesn't mention them.
            assert!(!skill.text.contains("fort"), "{}", skill.text);
        }
    }
    for term in &cards::TERMS {
        assert!(term.ids.starts_with("D52-") && term.meaning.ends_with('.'));
    }
}

#[test]
fn the_end_phase_tells_of_what_is_in_the_game() {
    let lengths = (0..8).map(|nth| end_phase(options(nth)).len());
    assert_eq!(lengths.collect::<Vec<_>>(), [3, 5, 3, 5, 4, 6, 4, 6]);
}
