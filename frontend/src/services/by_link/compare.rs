//! Two courses of one game, one of this device and one of a link.

use std::ops::Range;

use engine::catalogue::AnyAction;
use engine::record::Entry;
use engine::seat::Seat;

/// A decision.
pub(super) type Made = Entry<AnyAction>;

/// Whose sealed choice is closed, and after how many decisions it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Closed {
    /// Nobody's.
    Nobodys,
    /// The own one: what was decided here from there on is known here alone.
    Own(usize),
    /// The other's: what was decided here from there on answers it.
    Others(usize),
}

/// What a link's course is to the one of this device.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Compared {
    /// The same, or all of it was known when this device went on.
    Known,
    /// An earlier part of it.
    Older,
    /// It parts from it after this number of decisions.
    Parts(usize),
    /// It goes on from it.
    Newer(Newer),
}

/// A course that goes on from the one of this device.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Newer {
    /// All of it, sealed choices of both in their place.
    pub(super) all: Vec<Made>,
    /// The number of decisions that are as they were here.
    pub(super) keeps: usize,
    /// The range of the sealed choice that this link opens, whoever made it.
    pub(super) opened: Option<Range<usize>>,
    /// Whether decisions of this device's seat are among the new ones.
    pub(super) holds_own: bool,
}

/// Compares them. Where both have chosen, the sealed choice comes first. `opened` are this device's sealed choices
/// that are open now: the links that answered them don't hold them yet.
pub(super) fn compare(
    own: Seat,
    ours: &[Made],
    closed: Closed,
    opened: &[Range<usize>],
    theirs: &[Made],
) -> Compared {
    let by_own = |made: &[Made]| made.iter().any(|entry| entry.seat == own);
    let known = match closed {
        Closed::Nobodys => ours.len(),
        Closed::Own(at) | Closed::Others(at) => at.min(ours.len()),
    };
    let (before, rest) = ours.split_at(known);
    let common = common(before, theirs);
    if let Some(sealed) = opened.iter().find(|sealed| sealed.start == common) {
        // A link that answered this choice.
        let (answers, since) = (&theirs[common..], &before[sealed.end..]);
        if !answers.is_empty() && since.starts_with(answers) && !by_own(answers) {
            let is_last = since.len() == answers.len() && rest.is_empty();
            return if is_last { Compared::Known } else { Compared::Older };
        }
    }
    if common < before.len().min(theirs.len()) {
        return Compared::Parts(common);
    }
    if theirs.len() < known {
        return Compared::Older;
    }
    let new = &theirs[known..];
    if new.is_empty() {
        return Compared::Known;
    }
    match closed {
        Closed::Nobodys => Compared::Newer(Newer {
            all: theirs.to_vec(),
            keeps: known,
            opened: None,
            holds_own: by_own(new),
        }),
        // Whoever only guesses at the choice has not answered it.
        Closed::Own(_) if answers(own, rest, new) => Compared::Newer(Newer {
            all: theirs.to_vec(),
            keeps: ours.len(),
            opened: Some(known..ours.len()),
            holds_own: by_own(&new[rest.len()..]),
        }),
        Closed::Own(_) if by_own(new) => Compared::Parts(known),
        Closed::Own(_) => Compared::Newer(Newer {
            all: [ours, new].concat(),
            keeps: ours.len(),
            opened: Some(known..ours.len()),
            holds_own: false,
        }),
        Closed::Others(_) => {
            let count = new.iter().take_while(|entry| entry.seat != own).count();
            let after = &new[count..];
            if count == 0 || after.is_empty() || !after.starts_with(rest) {
                return Compared::Parts(known);
            }
            Compared::Newer(Newer {
                all: theirs.to_vec(),
                keeps: known,
                opened: Some(known..known + count),
                holds_own: by_own(&after[rest.len()..]),
            })
        }
    }
}

/// Whether these are the own sealed decisions, and the other's after them.
fn answers(own: Seat, sealed: &[Made], new: &[Made]) -> bool {
    let after = new.strip_prefix(sealed).and_then(|after| after.first());
    !sealed.is_empty() && after.is_some_and(|entry| entry.seat != own)
}

/// How many decisions both begin with.
fn common(one: &[Made], other: &[Made]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
