//! The preview of an attack, as far as nothing hidden decides it.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::duel_52::{Action, CardId, Choice, Duel52, Event, View};
use engine::seat::Seat;

/// An attack's effect on a card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Blow {
    pub damage: u8,
    pub end: Survival,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Survival {
    #[default]
    Lives,
    Dies,
    /// Dies unless it is a 3, which this seat can't know.
    DiesUnlessTrap,
    /// It is a 3, which turns up instead of dying.
    Springs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// On the card attacked.
    pub target: Blow,
    /// On the attacking card, or the first of the pair.
    pub back: Blow,
}

/// The effect of an attack, or of a further target of one, tried on a [`sample`] of the view. `None` for other actions
/// and illegal ones.
pub fn outlook(sample: &Duel52, view: &View, seat: Seat, action: Action) -> Option<Outlook> {
    let ((Action::Attack(by, target), _) | (Action::Also(target), Choice::Also { by, .. })) =
        (action, view.choice)
    else {
        return None;
    };
    let mut sample = *sample;
    let mut sink = Sink::open();
    sample.decide(seat, Decision::Act(action), &mut sink).ok()?;
    if matches!(sample.view(Observer::Seat(seat)).choice, Choice::Also { .. }) {
        sample.decide(seat, Decision::Act(Action::Decline), &mut sink).ok()?;
    }
    let mut events: Vec<Event> = sink.events().copied().collect();
    let is_hidden = |id: CardId| view.card(id).is_some_and(|card| card.face.is_none());
    let hits_hidden = match view.choice {
        Choice::Also { targets, .. } => targets.with(target).iter().any(is_hidden),
        Choice::Nothing | Choice::Discard | Choice::Look { .. } | Choice::Move { .. } => {
            is_hidden(target)
        }
    };
    // Only in this determinization, a card that nobody has seen is a banner 3.
    let boom = events.iter().position(|event| matches!(event, Event::Boomed(_)));
    if let Some(boom) = boom.filter(|_| hits_hidden) {
        events.truncate(boom);
    }
    let mut blow = blow(&events, target);
    if is_hidden(target) {
        blow.end =
            if is_fatal(view, target, blow) { Survival::DiesUnlessTrap } else { Survival::Lives };
    }
    let mut back = self::blow(&events, by);
    back.end = if is_fatal(view, by, back) { Survival::Dies } else { Survival::Lives };
    Some(Outlook { target: blow, back })
}

/// A determinization of the view. All of them agree on what its seat knows.
pub fn sample(view: &View) -> Duel52 {
    Duel52::determinize(view, &mut Dice::new(Seed(0), 0)).expect("a game has shown the view")
}

fn is_fatal(view: &View, id: CardId, blow: Blow) -> bool {
    view.card(id).is_some_and(|card| card.damage + blow.damage >= card.hit_points)
}

fn blow(events: &[Event], id: CardId) -> Blow {
    let mut blow = Blow::default();
    for event in events {
        match *event {
            Event::Damaged(hit, damage) if hit == id => blow.damage += damage,
            Event::Killed(killed) | Event::KilledUnseen(killed) if killed == id => {
                blow.end = Survival::Dies;
            }
            Event::Sprung(sprung, _) if sprung == id => blow.end = Survival::Springs,
            _ => {}
        }
    }
    blow
}
