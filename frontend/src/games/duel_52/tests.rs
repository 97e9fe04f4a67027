//! Scenes of whole games, and the taps of every legal action.

use std::collections::BTreeSet;
use std::rc::Rc;

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::duel_52::{
    Action, CardId, CardIds, CardView, Duel52, Duel52Options, Event, Fort, Lane, Side, View,
};
use engine::seat::Seat;

use super::draft::{Pick, TapInput};
use super::preview::{Survival, outlook, sample_game};
use super::scene::Scene;
use crate::playback::testing::{any_decision, frames_of};
use crate::playback::{FrameOf, Scene as _, scenes};
use crate::services::sound::Cue;
use crate::services::testing::count;
use crate::testing::players;

/// The eight combinations of options, in turn.
pub(super) fn options(nth: u64) -> Duel52Options {
    Duel52Options {
        heroes: nth & 1 > 0,
        bannermen: nth & 2 > 0,
        forts: nth & 4 > 0,
        ..Duel52Options::default()
    }
}

/// Plays random games. `watch` gets each decision, with the game's seed and the game before it.
fn play(games: u64, mut watch: impl FnMut(u64, &Duel52, Seat, Decision<Action>)) {
    for seed in 0..games {
        let mut game = Duel52::deal(&options(seed), 2, Seed(seed)).unwrap();
        let mut dice = Dice::new(Seed(seed), 99);
        while let Some((seat, decision)) = any_decision(&game, &mut dice, 20) {
            watch(seed, &game, seat, decision);
            game.decide(seat, decision, &mut Sink::none()).unwrap();
        }
    }
}

/// Looks at each frame that the table and both seats see in random games, and at the scene after it.
fn watch(mut look: impl FnMut(u64, &FrameOf<Duel52>, &Scene)) {
    play(32, |seed, before, seat, decision| {
        for observer in [Observer::Table, Observer::Seat(Seat::ONE), Observer::Seat(Seat::TWO)] {
            let frames = frames_of(&mut before.clone(), seat, decision, observer);
            for (frame, scene) in frames.iter().zip(scenes::<Scene>(&frames)) {
                look(seed, frame, &scene);
            }
        }
    });
}

#[test]
fn a_scene_shows_the_view_and_the_cards_that_are_killed_just_then() {
    let (mut killed, mut hurt) = (0, 0);
    watch(|seed, frame, scene| {
        let dies = |event: &Event| match *event {
            Event::Killed(id) | Event::KilledUnseen(id) => Some(id),
            _ => None,
        };
        let dying: CardIds = frame.events.iter().filter_map(dies).collect();
        assert_eq!(scene.fallen, dying);
        let mut expected: Vec<CardId> = dying.iter().collect();
        let there = frame.view.cards.iter().filter(|card| card.lane.is_some());
        expected.extend(there.map(|card| card.id));
        let side = |lane| Seat::all(2).flat_map(move |seat| scene.side(seat, lane));
        let mut shown: Vec<_> = Lane::ALL.into_iter().flat_map(side).map(|card| card.id).collect();
        expected.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, expected, "game {seed}, {:?}: {:?}", frame.view.observer, frame.events);
        for id in dying {
            let CardView { owner, lane, .. } = *frame.before.card(id).unwrap();
            let cards = scene.side(owner, lane.unwrap());
            let card = cards.iter().find(|card| card.id == id).unwrap();
            assert_eq!((card.damage, card.mate), (card.hit_points, None));
            assert_eq!(scene.view_of(id), &*frame.before);
        }
        killed += usize::from(dying.len());
        hurt += scene.hurt.len();
    });
    assert!(killed > 200 && hurt > 1_000, "{killed} killed, {hurt} hurt");
}

#[test]
fn what_changes_on_the_board_stands_out() {
    watch(|seed, frame, scene| {
        for card in &frame.view.cards {
            let lies = |card: &CardView| (card.lane, card.side, card.damage, card.mate);
            let changed = frame.before.card(card.id).map(lies) != Some(lies(card));
            let stands_out = !changed || scene.lit.contains(card.id);
            assert!(stands_out, "game {seed}: {card:?} after {:?}", frame.events);
        }
    });
}

fn tappable(view: &View, seat: Seat) -> BTreeSet<Action> {
    let hand = view.seats[seat].hand.unwrap_or_default();
    let ids: Vec<_> = view.cards.iter().map(|card| card.id).collect();
    let mut picks = vec![None, Some(Pick::Hero)];
    picks.extend(hand.iter().flat_map(|card| [Pick::Hand(card), Pick::SpellHand(card)].map(Some)));
    picks.extend(ids.iter().flat_map(|id| [Pick::Board(*id), Pick::SpellBoard(*id)].map(Some)));
    picks.extend(Fort::all().map(|fort| Some(Pick::Fort(fort))));
    let mut actions = BTreeSet::from([Action::End]);
    for pick in picks {
        let input = TapInput { view, seat, pick };
        actions.extend(ids.iter().filter_map(|id| input.card_action(*id)));
        actions.extend(Lane::ALL.iter().filter_map(|lane| input.lane_action(*lane)));
        actions.extend(Fort::all().filter_map(|fort| input.fort_action(fort)));
        actions.extend(input.button_action());
    }
    actions
}

#[test]
fn every_action_that_the_rules_allow_can_be_tapped() {
    let mut legal = Vec::new();
    play(count("FACEDOWN_GAMES", 8).into(), |seed, before, seat, _| {
        legal.clear();
        before.legal_actions(seat, &mut legal);
        let view = before.view(Observer::Seat(seat));
        let taps = tappable(&view, seat);
        for action in &legal {
            assert!(taps.contains(action), "game {seed}: {action} has no tap");
            if let Action::Attack(by, _) = action {
                let input = TapInput { view: &view, seat, pick: None };
                assert!(input.is_ready(*by), "game {seed}: {action} is not offered");
            }
        }
    });
}

#[test]
fn d52_17_an_action_loses_the_lanes_that_it_is_said_to_lose() {
    let mut lost = 0;
    play(64, |seed, before, seat, decision| {
        let Decision::Act(action @ (Action::Play(..) | Action::Warrior(_) | Action::Discard(_))) =
            decision
        else {
            return;
        };
        let view = before.view(Observer::Seat(seat));
        let said = TapInput { view: &view, seat, pick: None }.lanes_lost_by(action);
        let mut after = *before;
        after.decide(seat, decision, &mut Sink::none()).unwrap();
        let [had, has] =
            [view, after.view(Observer::Table)].map(|view| view.lanes_won(seat.other()));
        assert_eq!(said, has.difference(had), "game {seed}: {action}");
        lost += said.len();
    });
    assert!(lost > 8, "{lost} lanes");
}

#[test]
fn a_card_without_an_enemy_card_to_attack_is_not_ready() {
    let mut view = Duel52::deal(&options(0), 2, Seed(1)).unwrap().view(Observer::Seat(Seat::ONE));
    view.mover = Seat::ONE;
    let base = view.cards.iter_mut().find(|card| card.owner == Seat::ONE).unwrap();
    (base.side, base.allowance) = (Side::Up, 1);
    let id = base.id;
    let ready = |view: &View| {
        let input = TapInput { view, seat: Seat::ONE, pick: None };
        (input.can_attack(id), input.is_ready(id))
    };
    assert_eq!(ready(&view), (true, false), "there are only base cards");
    view.pile = 0;
    assert_eq!(ready(&view), (true, true), "and now they can be attacked");
}

#[test]
fn a_predicted_attack_comes_true() {
    let (mut attacks, mut unsure) = (0, 0);
    play(64, |_, before, seat, decision| {
        let Decision::Act(action @ Action::Attack(by, target)) = decision else { return };
        let mut after = *before;
        let frames = frames_of(&mut after, seat, decision, Observer::Table);
        let events = &frames[0].events;
        let view = before.view(Observer::Seat(seat));
        let said = outlook(&sample_game(&view), &view, seat, action).expect("it is possible");
        if events.iter().all(|event| !matches!(event, Event::Damaged(..))) {
            // A 10 chooses its other targets first.
            return;
        }
        attacks += 1;
        let damage = |hit| -> u8 {
            let damage = |event: &Event| match *event {
                Event::Damaged(id, damage) if id == hit => damage,
                _ => 0,
            };
            events.iter().map(damage).sum()
        };
        assert_eq!(said.damage, damage(target), "{events:?}");
        if said.target == Survival::DiesUnlessThree {
            unsure += 1;
            return;
        }
        let after = after.view(Observer::Table);
        let dies = |id| after.card(id).unwrap().lane.is_none();
        let back = (said.damage_back, said.attacker_dies);
        assert_eq!(said.target == Survival::Dies, dies(target), "{events:?}");
        assert_eq!(back, (damage(by), dies(by)), "{events:?}");
    });
    assert!(attacks > 300 && unsure > 30, "{attacks} attacks, {unsure} on what nobody knows");
}

/// The sentences that a playback of the first decisions shows, and the last view. Each decision plays a card.
fn narration(decisions: usize, names: &str) -> (Vec<String>, Rc<View>) {
    let mut game = Duel52::deal(&options(0), 2, Seed(8)).unwrap();
    let mut frames = Vec::new();
    for _ in 0..decisions {
        let seat = game.turn().awaited().lowest().unwrap();
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let play = actions.into_iter().find(|action| matches!(action, Action::Play(..))).unwrap();
        frames.extend(frames_of(&mut game, seat, Decision::Act(play), Observer::Table));
    }
    let players = players(names);
    let to_play = Scene::to_play(&frames, &players).into_iter();
    let lines = to_play.filter_map(|at| Scene::narrate(&frames[at], players.people()));
    let lines = lines.map(|line| players.sentence(&line).written()).collect();
    (lines, frames.last().expect("decisions were made").view.clone())
}

#[test]
fn news_tell_the_last_turn_but_not_a_single_players_own() {
    // The first turn has two actions.
    let (lines, view) = narration(2, "Ana | Ben");
    assert_eq!(view.turns, 2);
    assert!(lines.len() >= 3, "both actions, and that the turn passes on: {lines:?}");
    let mover = view.mover.other();
    let names = if mover == Seat::ONE { "Ana | bot:sharp" } else { "bot:sharp | Ana" };
    let (alone, _) = narration(2, names);
    assert_eq!(alone.len() + 1, lines.len(), "only the end of the own turn is told: {alone:?}");
    let (later, _) = narration(4, "Ana | Ben");
    assert!(later[0].contains("turn"), "what came before the last turn was told: {later:?}");
}

#[test]
fn a_lane_that_is_lost_is_seen_and_heard_to_fall() {
    let mut lost = 0;
    watch(|_, frame, scene| {
        for (seat, lane) in &scene.lost {
            assert!(frame.view.has_lost(*seat, *lane));
            assert!(!frame.before.has_lost(*seat, *lane), "it falls once");
            assert_eq!(Scene::sound(frame), Some(Cue::Win));
            lost += 1;
        }
    });
    assert!(lost > 8, "{lost} lanes");
}

#[test]
fn all_look_at_a_card_that_nobody_knows_before_it_is_turned_up() {
    let mut beats = 0;
    watch(|_, frame, _| {
        let before = Scene::at_rest(&frame.before);
        let turned = before.after(frame).turned;
        let is_hidden =
            |id: &CardId| frame.before.card(*id).is_some_and(|card| card.face.is_none());
        let hidden = turned.iter().filter(is_hidden);
        if let Some(beat) = before.beat(frame) {
            beats += 1;
            assert!(Rc::ptr_eq(&beat.view, &frame.before), "nothing is told");
            assert!(beat.turned.is_empty() && beat.fallen.is_empty());
            assert!(hidden.clone().all(|id| beat.lit.contains(id)));
        } else {
            assert_eq!(hidden.count(), 0);
        }
    });
    assert!(beats > 20, "{beats} beats");
}
