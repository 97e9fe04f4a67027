//! What an attack would do, as far as nothing hidden decides it.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game};
use engine::games::duel_52::{Action, Choice, Duel52, Event, Number, Side, View};
use engine::seat::Seat;

/// What becomes of one card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Blow {
    /// The damage that it takes.
    pub damage: u8,
    pub end: End,
}

/// Whether a card outlives an attack.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum End {
    #[default]
    Lives,
    Dies,
    /// It dies, unless it is a 3: nobody here knows.
    DiesUnlessTrap,
    /// It is a 3, which turns up instead.
    Springs,
}

/// What an attack on a card would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// To the card.
    pub target: Blow,
    /// To the card that attacks, or to the first of the pair.
    pub back: Blow,
}

/// What an attack, or a further target of one, would do to the target; `None` for anything else,
/// and for what the rules refuse.
///
/// A world that the seat can't tell from the real one is tried out: what it knows is the same in
/// all of them.
pub fn outlook(view: &View, seat: Seat, action: Action) -> Option<Outlook> {
    let (by, target) = match (action, view.choice) {
        (Action::Attack(by, target), _) => (by, target),
        (Action::Also(target), Choice::Also { by, .. }) => (by, target),
        _ => return None,
    };
    let hidden = view.card(target)?.face.is_none();
    let mut world = Duel52::imagine(view, &mut Dice::new(Seed(0), 0));
    let mut events = Vec::new();
    world.decide(seat, Decision::Act(action), Some(&mut events)).ok()?;
    if matches!(world.view(engine::game::Observer::Seat(seat)).choice, Choice::Also { .. }) {
        world.decide(seat, Decision::Act(Action::Decline), Some(&mut events)).ok()?;
    }
    let mut blow = blow(&events, target);
    let mut back = self::blow(&events, by);
    if hidden {
        let card = view.card(target)?;
        blow.end = if card.damage + blow.damage >= card.hit_points {
            End::DiesUnlessTrap
        } else {
            End::Lives
        };
        // What comes back from a card that nobody has seen would give it away.
        if view.card(target).is_some_and(|card| card.side == Side::Down) {
            back = Blow::default();
        }
    }
    Some(Outlook { target: blow, back })
}

fn blow(events: &[Event], number: Number) -> Blow {
    let mut blow = Blow::default();
    for event in events {
        match *event {
            Event::Damaged(hit, damage) if hit == number => blow.damage += damage,
            Event::Killed(killed) | Event::KilledUnseen(killed) if killed == number => {
                blow.end = End::Dies;
            }
            Event::Sprung(sprung, _) if sprung == number => blow.end = End::Springs,
            _ => {}
        }
    }
    blow
}
