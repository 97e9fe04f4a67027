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
    /// Whether the seat did anything.
    acts: bool,
}

/// Tells the last turn in which anything was done, and what came after; a person who plays alone
/// is not told its own turn.
pub fn to_tell(
    before: Scene,
    mut moments: Vec<Moment<Scene>>,
    news: &[Event],
    players: &Players,
) -> Tale<Scene> {
    let stretches = stretches(&moments, news);
    let Some(last) = stretches.iter().rposition(|stretch| stretch.acts) else {
        return Tale { before, moments };
    };
    let seat = stretches[last].seat.or_else(|| Some(stretches.get(last + 1)?.seat?.other()));
    let alone =
        players.people().len() == 1 && seat.is_some_and(|own| players.people().contains(own));
    let over = news.iter().any(|event| matches!(event, Event::Ended(_)));
    let begins = if alone && !over {
        stretches.get(last + 1).map_or(moments.len(), |next| next.begins)
    } else {
        // Turns of the same seat go together, if the other seat was passed over.
        let first = stretches[..last]
            .iter()
            .rposition(|other| other.acts && other.seat != stretches[last].seat)
            .map_or(0, |other| other + 1);
        stretches[first].begins
    };
    let before = match begins.checked_sub(1) {
        Some(at) => moments[at].scene.clone(),
        None => before,
    };
    moments.drain(..begins);
    Tale { before, moments }
}

fn stretches(moments: &[Moment<Scene>], news: &[Event]) -> Vec<Stretch> {
    let mut stretches = vec![Stretch { seat: None, begins: 0, acts: false }];
    for (at, moment) in moments.iter().enumerate() {
        let events = &news[moment.events.clone()];
        let began = events.iter().find_map(|event| match event {
            Event::TurnBegan(seat, _) => Some(*seat),
            _ => None,
        });
        if began.is_some() {
            stretches.push(Stretch { seat: began, begins: at, acts: false });
        } else if let Some(stretch) = stretches.last_mut() {
            stretch.acts |= !matches!(events, [Event::PileEmptied | Event::TurnEnded(_), ..]);
        }
    }
    stretches
}
