//! The scenes and moments of whole games, and that every action can be tapped.

use std::collections::BTreeSet;

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::duel_52::{
    Action, CardView, Duel52, Duel52Options, Event, Fort, Lane, Part, SeatView, View,
};
use engine::record::Player;
use engine::seat::Seat;

use super::decide::{Desk, Pick};
use super::preview::{End, outlook};
use super::scene::Scene;
use crate::games::story::{self, Moment, Scenic as _};
use crate::words::players::Players;

const OBSERVERS: [Option<Observer>; 4] =
    [Some(Observer::Table), Some(Observer::Seat(Seat::ONE)), Some(Observer::Seat(Seat::TWO)), None];

/// The views of the table, both seats and with everything open.
fn views(game: &Duel52) -> [View; 4] {
    OBSERVERS.map(|observer| observer.map_or_else(|| game.open_view(), |eyes| game.view(eyes)))
}

fn seen(events: &[Event], observer: Option<Observer>) -> Vec<Event> {
    let seen = |event: &Event| observer.map_or(Some(*event), |observer| event.seen_by(observer));
    events.iter().filter_map(seen).collect()
}

fn moments(before: &View, after: &View, news: &[Event]) -> Vec<Moment<Scene>> {
    story::moments(before, after, news)
}

fn part(on: bool) -> Part {
    if on { Part::On } else { Part::Off }
}

/// The options of the eight combinations, in turn.
fn options(nth: u64) -> Duel52Options {
    Duel52Options {
        heroes: part(nth & 1 > 0),
        bannermen: part(nth & 2 > 0),
        forts: part(nth & 4 > 0),
        ..Duel52Options::default()
    }
}

/// Plays a game at random, and gives each decision's events with the game before and after it.
fn play(seed: u64, time_outs: bool, mut watch: impl FnMut(&Duel52, &Duel52, &[Event])) {
    let mut game = Duel52::deal(&options(seed), 2, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed), 99);
    let mut actions = Vec::new();
    while let Some(seat) = game.turn().awaited().lowest() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let decision = match dice.below(40) {
            0 if time_outs => Decision::Timeout,
            1 if time_outs && dice.below(20) == 0 => Decision::Leave,
            _ => Decision::Act(*dice.pick(&actions).unwrap()),
        };
        let before = game;
        let mut events = Vec::new();
        game.decide(seat, decision, Some(&mut events)).unwrap();
        watch(&before, &game, &events);
    }
}

/// What a scene has to show of a card; not how often it can attack, which nobody is shown.
fn shown(card: &CardView) -> String {
    let CardView { number, owner, lane, from, side, face, known_to, damage, hit_points, .. } = card;
    let CardView { frozen, mate, .. } = card;
    format!(
        "{number} of {owner} in {lane:?} from {from:?}: {side:?} {face:?} known to {known_to:?}, \
         {damage} of {hit_points}, frozen {frozen}, with {mate:?}"
    )
}

fn place(seat: &SeatView) -> String {
    let SeatView { holds, hand, shown, discards, discarded, hero, banners, stopped, .. } = seat;
    format!("{holds} {hand:?} {shown:?} {discards} {discarded:?} {hero:?} {banners:?} {stopped:?}")
}

fn picture(view: &View) -> Vec<String> {
    let cards = view.cards.iter().map(shown);
    let seats = view.seats.0.iter().map(place);
    let rest = format!("{} {:?} {:?} {:?}", view.pile, view.forts, view.turn, view.mover);
    cards.chain(seats).chain([rest]).collect()
}

#[test]
fn events_lead_a_scene_from_one_view_to_the_next() {
    for seed in 0..64 {
        play(seed, true, |before, after, events| {
            let (before, after) = (views(before), views(after));
            for (at, observer) in OBSERVERS.into_iter().enumerate() {
                let moments = moments(&before[at], &after[at], &seen(events, observer));
                let mut scene = moments.last().expect("every decision is an event").scene.clone();
                scene.calm();
                let (is, should) = (picture(&scene.view), picture(&after[at]));
                for (is, should) in is.iter().zip(&should) {
                    assert_eq!(is, should, "game {seed}, {observer:?} after {events:?}");
                }
                assert_eq!(is.len(), should.len());
            }
        });
    }
}

/// All actions that taps can make.
fn tappable(view: &View, seat: Seat) -> BTreeSet<Action> {
    let hand: Vec<_> = view.seats[seat].hand.unwrap_or_default().iter().collect();
    let numbers: Vec<_> = view.cards.iter().map(|card| card.number).collect();
    let picks = [None, Some(Pick::Hero)].into_iter();
    let picks = picks.chain(
        hand.iter().flat_map(|card| [Some(Pick::Hand(*card)), Some(Pick::SpellHand(*card))]),
    );
    let picks = picks.chain(
        numbers
            .iter()
            .flat_map(|number| [Some(Pick::Board(*number)), Some(Pick::SpellBoard(*number))]),
    );
    let picks = picks.chain(Fort::all().map(|fort| Some(Pick::Fort(fort))));
    let mut actions = BTreeSet::from([Action::End]);
    for pick in picks {
        let desk = Desk { view, seat, pick };
        actions.extend(numbers.iter().filter_map(|number| desk.on_card(*number)));
        actions.extend(Lane::ALL.iter().filter_map(|lane| desk.on_lane(*lane)));
        actions.extend(Fort::all().filter_map(|fort| desk.on_fort(fort)));
        actions.extend(desk.button());
    }
    actions
}

#[test]
fn every_action_that_the_rules_allow_can_be_tapped() {
    let mut legal = Vec::new();
    for seed in 0..32 {
        play(seed, false, |before, _, _| {
            let seat = before.turn().awaited().lowest().unwrap();
            legal.clear();
            before.legal_actions(seat, &mut legal);
            let taps = tappable(&before.view(Observer::Seat(seat)), seat);
            for action in &legal {
                assert!(taps.contains(action), "game {seed}: {action} has no tap");
            }
        });
    }
}

#[test]
fn what_an_attack_is_said_to_do_it_does() {
    let (mut attacks, mut unsure) = (0, 0);
    for seed in 0..64 {
        play(seed, false, |before, after, events| {
            let Some(Event::Attacked(seat, by, target)) = events.first().copied() else { return };
            let view = before.view(Observer::Seat(seat));
            let said = outlook(&view, seat, Action::Attack(by, target)).expect("it is possible");
            if events.iter().all(|event| !matches!(event, Event::Damaged(..))) {
                // A 10 goes on to choose.
                return;
            }
            attacks += 1;
            let damage = |hit| {
                events
                    .iter()
                    .map(|event| match event {
                        Event::Damaged(number, damage) if *number == hit => *damage,
                        _ => 0,
                    })
                    .sum::<u8>()
            };
            assert_eq!(said.target.damage, damage(target), "{events:?}");
            let lives = after.open_view().card(target).unwrap().lane.is_some();
            match said.target.end {
                End::Lives | End::Springs => assert!(lives, "{events:?}"),
                End::Dies => assert!(!lives, "{events:?}"),
                End::DiesUnlessTrap => unsure += 1,
            }
            if said.target.end != End::DiesUnlessTrap {
                assert_eq!(said.back.damage, damage(by), "{events:?}");
            }
        });
    }
    assert!(attacks > 300 && unsure > 30, "{attacks} attacks, {unsure} on what nobody knows");
}

fn players(names: &str) -> Players {
    let players: Vec<Player> = names.split('|').map(|name| name.parse().unwrap()).collect();
    Players::new(&players)
}

/// The news of a whole game, cut off after so many decisions, as the table is told them.
fn tale(decisions: usize, names: &str) -> (Vec<String>, View) {
    let (mut first, mut last, mut news, mut count) = (None, None, Vec::new(), 0);
    play(8, false, |before, after, events| {
        if count < decisions {
            first.get_or_insert(before.view(Observer::Table));
            last = Some(after.view(Observer::Table));
            news.extend(seen(events, OBSERVERS[0]));
        }
        count += 1;
    });
    let (first, last) = (first.unwrap(), last.unwrap());
    let players = players(names);
    let all = moments(&first, &last, &news);
    let tale = Scene::to_tell(Scene::of(&first), all, &news, &players);
    let mut before = tale.before;
    let told = tale.moments.into_iter().filter_map(|moment| {
        let told = before.told(moment.kind, &news[moment.events.clone()], &players);
        before = moment.scene;
        told
    });
    (told.collect(), last)
}

#[test]
fn the_news_tell_the_last_turn_and_not_to_who_plays_alone_its_own() {
    // The first turn has two actions, with no power that asks for more in this deal.
    let (told, view) = tale(2, "Ana|Ben");
    assert_eq!(view.turns, 2);
    assert!(told.len() >= 3, "both actions, and that the turn passes on: {told:?}");
    let mover = view.mover.other();
    let names = if mover == Seat::ONE { "Ana|bot:sharp" } else { "bot:sharp|Ana" };
    let (alone, _) = tale(2, names);
    assert_eq!(alone.len() + 1, told.len(), "only the end of the own turn is told: {alone:?}");
    let (later, _) = tale(4, "Ana|Ben");
    assert!(later[0].contains("turn"), "what came before the last turn was told: {later:?}");
}
