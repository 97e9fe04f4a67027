use std::rc::Rc;

use engine::chance::Seed;
use engine::game::{Game, Observer, Outcome, Turn};
use engine::games::duel_52::{Duel52, Duel52Options, Event, Hero, Lane, Lanes, Phase, View};
use engine::seat::Seat;

use super::{ONE, TWO, board, card_id, parsed, written};
use crate::games::duel_52::highlights::score;
use crate::games::duel_52::text::{decisive_line, prompt, result, standing};
use crate::words::line::joined;

/// A game at its first turn, which is Ana’s, with an empty draw pile and empty hands.
fn end_phase() -> View {
    let heroes = Duel52Options { heroes: true, ..Duel52Options::default() };
    let mut view = Duel52::deal(&heroes, 2, Seed(52)).unwrap().view(Observer::Table);
    (view.mover, view.turn, view.pile) = (ONE, Turn::alone(ONE), 0);
    for place in &mut view.seats.0 {
        (place.holds, place.hero) = (0, Hero::Home(parsed("7c")));
    }
    view
}

fn clear(view: &mut View, seat: Seat, lanes: Lanes) {
    let lost = |lane: Option<Lane>| lane.is_some_and(|lane| lanes.contains(lane));
    let cards = view.cards.iter_mut().filter(|card| card.owner == seat && lost(card.lane));
    cards.for_each(|card| card.lane = None);
}

fn over(mut view: View, scores: [u32; 2]) -> View {
    view.turn = Turn::Over(Outcome::from_scores(&scores));
    view
}

/// An empty lane is not won as long as its seat can play a card.
#[test]
fn d52_17_who_gives_up_with_cards_in_hand_has_lost_no_lane() {
    let mut view = end_phase();
    clear(&mut view, TWO, Lanes::ALL.without(Lane::Two));
    view.seats[TWO].holds = 3;
    view.turn = Turn::Over(Outcome::conceded(TWO));
    let stands = |view: &View| written(&joined(standing(view), " · "));
    assert_eq!(stands(&view), "Over · Ana:\u{a0}0 · Ben:\u{a0}0");
    assert_eq!(decisive_line(&view, &[]), None);
    // With an empty hand, both lanes are won.
    view.seats[TWO].holds = 0;
    assert_eq!(stands(&view), "Over · Ana:\u{a0}2 · Ben:\u{a0}0");
    let score = score(&[Rc::new(view)], ONE);
    assert_eq!((score.own, score.other), (2, 0));
    assert_eq!(score.parts.iter().filter(|part| part.is_gt()).count(), 2);
}

/// The lanes that the last card costs are named before it is played, and at the end.
#[test]
fn d52_17_the_lanes_that_the_last_card_costs_are_named() {
    let outer = Lanes::ALL.without(Lane::Two);
    let label = written(&board::with_lost_lanes(board::into_lane(Lane::Two), outer));
    assert_eq!(label, "Into lane 2: you lose lanes 1 and 3");
    let mut view = end_phase();
    clear(&mut view, TWO, outer);
    let view = over(view, [1, 0]);
    let text_of = |events: [Event; 2]| written(&decisive_line(&view, &events).unwrap());
    let (spent, killed) = (Event::Discarded(TWO, None), Event::Killed(card_id(1)));
    assert_eq!(text_of([killed, spent]), "Ben lost lanes 1 and 3 with the last card to play.");
    assert_eq!(text_of([spent, killed]), "Ben lost lanes 1 and 3.");
    assert_eq!(text_of([spent, Event::TurnBegan(ONE, 3)]), "Ben lost lanes 1 and 3.");
}

#[test]
fn a_draw_names_its_cause() {
    let mut view = end_phase();
    view.turns_without_progress = 20;
    let text_of = |view: &View| written(&result(&over(view.clone(), [0, 0])));
    assert_eq!(text_of(&view), "A draw: nothing happened for twenty turns");
    // A few turns without progress before the last blow didn't decide it.
    view.turns_without_progress = 3;
    for seat in [ONE, TWO] {
        clear(&mut view, seat, Lanes::ALL.without(Lane::Two));
    }
    assert_eq!(text_of(&view), "A draw: both hold two lanes");
}

#[test]
fn without_actions_one_is_told_what_is_left_to_do() {
    let mut view = end_phase();
    (view.phase, view.actions) = (Phase::Turn, 0);
    view.seats[ONE].hero = Hero::Home(parsed("Jc"));
    assert_eq!(written(&prompt(&view, ONE)), "Play your enraged warrior");
    view.phase = Phase::Forts;
    view.seats[ONE].forts_due = Lanes::ALL.without(Lane::Two);
    assert_eq!(written(&prompt(&view, ONE)), "Take a fort for lane 1 or lane 3");
}
