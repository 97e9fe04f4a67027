//! How what happens is shown.

use engine::games::duel_52::Event;
use engine::seat::Seat;

use super::scene::Scene;
use crate::games::story::{Moment, Tale};
use crate::words::players::Players;

/// Whether an event belongs to the same moment as the one before it.
pub fn at_once(last: &Event, event: &Event) -> bool {
    match event {
        // What a seat does, or its time.
        Event::BannermanPicked { .. }
        | Event::NoBannerman(_)
        | Event::DeckLacks(..)
        | Event::BaseCardsDealt
        | Event::PileEmptied
        | Event::Played { .. }
        | Event::Attacked(..)
        | Event::Paired(..)
        | Event::Discarded(..)
        | Event::WarriorPlayed(..)
        | Event::FortTaken { .. }
        | Event::TurnEnded(_)
        | Event::TimedOut(_)
        | Event::Conceded(_) => matches!(last, Event::Cast(..)),
        Event::Cast(..) | Event::PowerUsed(..) => false,
        Event::TurnBegan(..) => matches!(last, Event::TurnEnded(_) | Event::BaseCardsDealt),
        // A flip begins a moment, but for one that a power or a spell brings.
        Event::TurnedUp { .. } => {
            matches!(last, Event::PowerUsed(..) | Event::Cast(..) | Event::TurnedUp { .. })
        }
        Event::Looked(..) => matches!(last, Event::Cast(..) | Event::HandShown(..)),
        // What comes of it.
        Event::Drew(..)
        | Event::Parted(..)
        | Event::AlsoHit(..)
        | Event::Declined(_)
        | Event::Damaged(..)
        | Event::Killed(_)
        | Event::KilledUnseen(_)
        | Event::Sprung(..)
        | Event::Boomed(_)
        | Event::ActionsGained(..)
        | Event::HandShown(..)
        | Event::Froze(_)
        | Event::LaneStopped(..)
        | Event::Healed(..)
        | Event::Moved(..)
        | Event::Roused(_)
        | Event::FortsDue(..)
        | Event::Ended(_) => true,
    }
}

/// Moments between two changes of turn.
struct Stretch {
    /// Whose turn it is, if the news tell.
    seat: Option<Seat>,
    begins: usize,
    /// The last moment in which the seat did anything.
    last_act: Option<usize>,
}

/// Tells the last turn in which anything was done, and what came after. A person who plays alone
/// is told of its own turn no more than what ended it.
pub fn to_tell(
    before: Scene,
    mut moments: Vec<Moment<Scene>>,
    news: &[Event],
    players: &Players,
) -> Tale<Scene> {
    let stretches = stretches(&moments, news);
    let Some(last) = stretches.iter().rposition(|stretch| stretch.last_act.is_some()) else {
        return Tale { before, moments };
    };
    let over = news.iter().any(|event| matches!(event, Event::Ended(_)));
    let begins = match last_own_act(&stretches, players) {
        Some(act) if !over => act,
        Some(_) | None => stretches[first_of_turn(&stretches, last)].begins,
    };
    let before = match begins.checked_sub(1) {
        Some(at) => moments[at].scene.clone(),
        None => before,
    };
    moments.drain(..begins);
    Tale { before, moments }
}

/// The last thing that the only person at the table did.
fn last_own_act(stretches: &[Stretch], players: &Players) -> Option<usize> {
    let people = players.people();
    let own = |stretch: &&Stretch| stretch.seat.is_some_and(|seat| people.contains(seat));
    let acts = stretches.iter().rev().filter(own).find_map(|stretch| stretch.last_act);
    acts.filter(|_| people.len() == 1)
}

/// Where a turn begins: turns of the same seat go together if the other seat was passed over.
fn first_of_turn(stretches: &[Stretch], last: usize) -> usize {
    let of_other = |other: &Stretch| other.last_act.is_some() && other.seat != stretches[last].seat;
    stretches[..last].iter().rposition(of_other).map_or(0, |other| other + 1)
}

fn stretches(moments: &[Moment<Scene>], news: &[Event]) -> Vec<Stretch> {
    let mut stretches = vec![Stretch { seat: None, begins: 0, last_act: None }];
    for (at, moment) in moments.iter().enumerate() {
        let events = &news[moment.events.clone()];
        let began = events.iter().find_map(|event| match event {
            Event::TurnBegan(seat, _) => Some(*seat),
            _ => None,
        });
        let Some(stretch) = stretches.last_mut() else { continue };
        if let Some(began) = began {
            stretch.seat = stretch.seat.or(Some(began.other()));
            stretches.push(Stretch { seat: Some(began), begins: at, last_act: None });
        } else if !matches!(events, [Event::PileEmptied | Event::TurnEnded(_), ..]) {
            stretch.last_act = Some(at);
        }
    }
    stretches
}
