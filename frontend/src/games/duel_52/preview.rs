//! The preview of an attack: the part of its effect that doesn't depend on hidden cards.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::duel_52::{Action, CardId, Choice, Duel52, Event, View};
use engine::seat::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survival {
    Lives,
    Dies,
    /// The card is face-down, and the damage kills it unless it is a 3 (D52-21), which the seat can't know.
    DiesUnlessThree,
    /// A known 3, which turns up instead of dying (D52-21).
    TurnsUp,
}

/// An attack's effect on the target and on the attacking card (of a pair, the first card).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub damage: u8,
    pub target: Survival,
    pub damage_back: u8,
    pub attacker_dies: bool,
}

/// The effect of an attack, or of a further target of one, tried on a [`sample_game`] of the view. `None` for other
/// actions and illegal ones.
pub fn outlook(sample: &Duel52, view: &View, seat: Seat, action: Action) -> Option<Outlook> {
    let ((Action::Attack(by, target), _) | (Action::Also(target), Choice::Also { by, .. })) =
        (action, view.choice)
    else {
        return None;
    };
    let mut sample = *sample;
    let mut sink = Sink::open();
    sample.decide(seat, Decision::Act(action), &mut sink).ok()?;
    // The attack waits for a further target: declining lets it take effect.
    if matches!(sample.view(Observer::Seat(seat)).choice, Choice::Also { .. }) {
        sample.decide(seat, Decision::Act(Action::Decline), &mut sink).ok()?;
    }
    let mut events: Vec<Event> = sink.events().copied().collect();
    let is_hidden = |id: CardId| view.card(id).is_some_and(|card| card.face.is_none());
    let hits_hidden = match view.choice {
        Choice::Also { targets, .. } => targets.with(target).iter().any(is_hidden),
        _ => is_hidden(target),
    };
    // A hidden target may happen to be a 3 in this sample and hit back (D52-59). The seat can't know
    // that, so the preview leaves out the events from then on.
    let first_boom = events.iter().position(|event| matches!(event, Event::Boomed(_)));
    if let Some(boom) = first_boom.filter(|_| hits_hidden) {
        events.truncate(boom);
    }
    let damage_to = |id: CardId| -> u8 {
        let damage = |event: &Event| match *event {
            Event::Damaged(hit, damage) if hit == id => damage,
            _ => 0,
        };
        events.iter().map(damage).sum()
    };
    let is_fatal = |id: CardId| {
        view.card(id).is_some_and(|card| card.damage + damage_to(id) >= card.hit_points)
    };
    let end = events.iter().rev().find_map(|event| match *event {
        Event::Killed(id) | Event::KilledUnseen(id) if id == target => Some(Survival::Dies),
        Event::Sprung(id, _) if id == target => Some(Survival::TurnsUp),
        _ => None,
    });
    let survival = match (is_hidden(target), is_fatal(target)) {
        (false, _) => end,
        (true, may_die) => may_die.then_some(Survival::DiesUnlessThree),
    };
    Some(Outlook {
        damage: damage_to(target),
        target: survival.unwrap_or(Survival::Lives),
        damage_back: damage_to(by),
        attacker_dies: is_fatal(by),
    })
}

/// A determinization of the view. All determinizations agree on what its seat knows.
pub fn sample_game(view: &View) -> Duel52 {
    Duel52::determinize(view, &mut Dice::new(Seed(0), 0)).expect("a game has shown the view")
}
