//! Choices sealed ahead: a player answers the other player's sealed choice, and seals the next simultaneous choice in
//! the same link. This saves a link. If the game doesn't ask for the choice, it is dropped.

use engine::catalogue::{AnyAction, AnyGame};
use engine::game::{Decision, Game};
use engine::record::Entry;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::compare::{Newer, NoMerge};
use super::data::{ByLink, other_seat, owes_simultaneous_choice};
use super::message::GameSoFar;
use super::seal::{AnyEntry, Seal};

const FIRST_VERSION_WITH_AHEAD: u32 = 2;

/// The choices that can be sealed ahead with this device's answer; empty if no answer is due.
pub fn possible_ahead(by_link: &ByLink, course: &ReplayedRecord<AnyGame>) -> Vec<AnyAction> {
    let mut actions = Vec::new();
    let answered = by_link.closed_seal(by_link.other()).filter(|_| !by_link.is_waiting());
    if by_link.version >= FIRST_VERSION_WITH_AHEAD && answered.is_some() {
        course.end().actions_ahead(by_link.own(), &mut actions);
    }
    actions
}

/// The opened seal of this seat's choice ahead, and the decision unless the link has it already. The choice comes right
/// after this seat's answer. `None` if the two players needn't choose there: nobody ever sees the choice.
///
/// The link must hold the other player's choice, made against this fingerprint. Otherwise the other player could see
/// this choice before choosing.
pub(super) fn due_choice(
    by_link: &ByLink,
    newer: &Newer,
    played: &GameSoFar,
) -> Result<Option<(Seal, Option<AnyEntry>)>, NoMerge> {
    let Some(ahead) = &by_link.ahead else { return Ok(None) };
    let (own, at) = (by_link.own(), newer.known_count);
    let state = played.course.state_after(at);
    if !awaits_both(state) {
        return Ok(None);
    }
    let action = state.read_action(&ahead.made).map_err(|_| NoMerge::DoesntFit)?;
    let entry = Entry { seat: own, decision: Decision::Act(action) };
    let by_other = |at: usize| newer.decisions.get(at).is_some_and(|it| it.seat == other_seat(own));
    // Another device of this person has opened the choice. The other player's answer follows, so the link is no guess.
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

/// The choice that the other player sealed ahead with a link; `None` if the course doesn't end where it is due.
pub(super) fn others_seal_ahead(
    by_link: &ByLink,
    played: &GameSoFar,
    course: &ReplayedRecord<AnyGame>,
) -> Option<Seal> {
    let (hash, (with, _)) = played.ahead.as_ref().zip(played.answers.as_ref())?;
    let at = course.record().decisions.len();
    awaits_both(course.end())
        .then(|| Seal { with: Some(*with), ..Seal::closed(by_link.other(), at, hash.clone()) })
}

/// Whether both players must choose at once, and neither has chosen.
fn awaits_both(state: &AnyGame) -> bool {
    [Seat::ONE, Seat::TWO].iter().all(|seat| owes_simultaneous_choice(state.turn(), *seat))
}
