//! The playback of events.

use engine::games::duel_52::{Duel52, Event};
use engine::seat::Seat;

use crate::playback::{Frame, FrameOf};
use crate::words::players::Players;

/// Frames between two changes of turn.
struct Stretch {
    /// The seat to move, if the frames tell.
    seat: Option<Seat>,
    begins: usize,
    /// The last frame in which the seat did anything.
    last_act: Option<usize>,
}

/// The frames to play: the last turn with an action, and all after. A person alone sees only the end of its own turn.
pub fn to_play(frames: &[FrameOf<Duel52>], players: &Players) -> Vec<usize> {
    let stretches = stretches(frames);
    let Some(last) = stretches.iter().rposition(|stretch| stretch.last_act.is_some()) else {
        return (0..frames.len()).collect();
    };
    let ends = |event: &Event| matches!(event, Event::Ended(_));
    let over = frames.iter().any(|frame| frame.events.iter().any(ends));
    let begins = match last_own_act(&stretches, players) {
        Some(act) if !over => act,
        Some(_) | None => stretches[first_of_turn(&stretches, last)].begins,
    };
    (begins..frames.len()).collect()
}

/// The last thing that the only person at the table did.
fn last_own_act(stretches: &[Stretch], players: &Players) -> Option<usize> {
    let people = players.people();
    let own = |stretch: &&Stretch| stretch.seat.is_some_and(|seat| people.contains(seat));
    let acts = stretches.iter().rev().filter(own).find_map(|stretch| stretch.last_act);
    acts.filter(|_| people.len() == 1)
}

/// The start of a turn: turns of the same seat go together if the other seat was passed over.
fn first_of_turn(stretches: &[Stretch], last: usize) -> usize {
    let of_other = |other: &Stretch| other.last_act.is_some() && other.seat != stretches[last].seat;
    stretches[..last].iter().rposition(of_other).map_or(0, |other| other + 1)
}

fn stretches(frames: &[FrameOf<Duel52>]) -> Vec<Stretch> {
    let mut stretches = vec![Stretch { seat: None, begins: 0, last_act: None }];
    for (at, Frame { events, .. }) in frames.iter().enumerate() {
        let began = events.iter().find_map(|event| match event {
            Event::TurnBegan(seat, _) => Some(*seat),
            _ => None,
        });
        let Some(stretch) = stretches.last_mut() else { continue };
        if let Some(began) = began {
            stretch.seat = stretch.seat.or(Some(began.other()));
            stretches.push(Stretch { seat: Some(began), begins: at, last_act: None });
        } else if !matches!(events[..], [Event::PileEmptied | Event::TurnEnded(_), ..]) {
            stretch.last_act = Some(at);
        }
    }
    stretches
}
