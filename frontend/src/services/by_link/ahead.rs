//! Choices sealed ahead: the next simultaneous choice, sealed along with the answer to the other player's sealed one.
//! This saves a link. A choice that isn't asked for is dropped.

use engine::catalogue::{AnyAction, AnyGame};
use engine::game::{Decision, Game};
use engine::record::Entry;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::compare::{Newer, NoMerge};
use super::data::{ByLink, other, owes_choice_together};
use super::message::GameSoFar;
use super::seal::{AnyEntry, Seal};

const FIRST_VERSION_WITH_AHEAD: u32 = 2;

/// The choices that can be sealed along with this device's answer; empty without an answer.
pub fn possible_ahead(by_link: &ByLink, course: &ReplayedRecord<AnyGame>) -> Vec<AnyAction> {
    let mut actions = Vec::new();
    let answered = by_link.closed_seal(by_link.other()).filter(|_| !by_link.waits());
    if by_link.version >= FIRST_VERSION_WITH_AHEAD && answered.is_some() {
        course.end().actions_ahead(by_link.own(), &mut actions);
    }
    actions
}

/// This seat's choice that was sealed ahead, once a link has opened the choice before it: its place is right after this
/// seat's answer. With the decision, unless the link has it already. `None` if the two needn't choose there: then
/// nobody ever sees the choice.
///
/// The link must hold the other player's choice, made against this very fingerprint. Otherwise the other player could
/// see this choice before choosing.
pub(super) fn due_choice(
    by_link: &ByLink,
    newer: &Newer,
    played: &GameSoFar,
) -> Result<Option<(Seal, Option<AnyEntry>)>, NoMerge> {
    let Some(ahead) = &by_link.ahead else { return Ok(None) };
    let (own, at) = (by_link.own(), newer.known_count);
    let state = played.course.state_after(at);
    if !asks_both(state) {
        return Ok(None);
    }
    let action = state.read_action(&ahead.made).map_err(|_| NoMerge::DoesntFit)?;
    let entry = Entry { seat: own, decision: Decision::Act(action) };
    let by_other = |at: usize| newer.decisions.get(at).is_some_and(|it| it.seat == other(own));
    // Another device of this person has opened the choice. The other player's answer follows, so it is no guess.
    let is_in_course = newer.decisions.get(at) == Some(&entry) && by_other(at + 1);
    let is_answered = by_other(at) && played.answers.as_ref() == Some(&(at, ahead.hash.clone()));
    NoMerge::unless_fits(is_in_course || is_answered)?;
    let seal = Seal {
        salt: Some(ahead.salt.clone()),
        opened: Some(1),
        with: Some(ahead.with),
        ..Seal::closed(own, at, ahead.hash.clone())
    };
    Ok(Some((seal, (!is_in_course).then_some(entry))))
}

/// The choice that the other player sealed ahead with a link; `None` if the course doesn't end by asking for it.
pub(super) fn others_seal_ahead(
    by_link: &ByLink,
    played: &GameSoFar,
    course: &ReplayedRecord<AnyGame>,
) -> Option<Seal> {
    let (hash, (with, _)) = played.ahead.as_ref().zip(played.answers.as_ref())?;
    let at = course.record().decisions.len();
    asks_both(course.end())
        .then(|| Seal { with: Some(*with), ..Seal::closed(by_link.other(), at, hash.clone()) })
}

/// Whether both players must choose at once, and neither has.
fn asks_both(state: &AnyGame) -> bool {
    [Seat::ONE, Seat::TWO].iter().all(|seat| owes_choice_together(state.turn(), *seat))
}
