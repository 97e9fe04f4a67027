//! Compares a link's course with this device's.

use std::ops::Range;

use super::data::ByLink;
use super::seal::AnyEntry;

/// The reason for not merging a link into a game, which stays unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the link is not merged")]
pub enum NoMerge {
    /// The link was made by this seat, for the other player.
    Own,
    /// The link holds nothing new.
    Older,
    /// The link has another deal or course, opens a choice that wasn't sealed, or answers a choice that another device
    /// has sealed or sent.
    DoesntFit,
}

impl NoMerge {
    pub(super) const fn unless_fits(fits: bool) -> Result<(), Self> {
        if fits { Ok(()) } else { Err(Self::DoesntFit) }
    }
}

/// A course that continues this device's.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Newer {
    /// The whole course, with both players' sealed choices in their place.
    pub(super) decisions: Vec<AnyEntry>,
    /// The number of decisions at the course's beginning that aren't new: this device's, and the other player's sealed
    /// choice if the link opens it.
    pub(super) known_count: usize,
    /// The number of decisions at the course's beginning that are the same on this device: fewer than `known_count` if
    /// the link puts the other player's sealed choice before this seat's answer.
    pub(super) unchanged_count: usize,
    /// The place in `decisions` of the sealed choice that the link opens, of either player.
    pub(super) opened: Option<Range<usize>>,
    /// Whether the course has decisions that this seat has made on another device.
    pub(super) holds_own: bool,
}

/// Compares the two courses. A sealed choice stands before its answer, and may be missing in the other player's course.
pub(super) fn compare(
    by_link: &ByLink,
    here: &[AnyEntry],
    link: &[AnyEntry],
) -> Result<Newer, NoMerge> {
    let own = by_link.own();
    let is_own = |entry: &AnyEntry| entry.seat == own;
    // Both courses, completed by the sealed choices that each lacks.
    let (mut here_whole, mut link_whole) = (here.to_vec(), link.to_vec());
    let (mut unchanged_count, mut opened) = (here.len(), None);
    let common_count = here.iter().zip(link).take_while(|(one, other)| one == other).count();
    let mut own_seals = by_link.seals.iter().filter(|seal| seal.seat == own.number());
    let others_seal = by_link.closed_seal(by_link.other()).filter(|seal| seal.at < link.len());
    if let Some(seal) = others_seal {
        // The link has the other player's choice, from `seal.at` to `end`.
        let count = link[seal.at..].iter().take_while(|entry| !is_own(entry)).count();
        let end = seal.at + count;
        // The link may open the choice only with this seat's answer after it.
        NoMerge::unless_fits(count > 0 && end < link.len())?;
        here_whole.splice(seal.at..seal.at, link[seal.at..end].iter().cloned());
        (unchanged_count, opened) = (seal.at, Some(seal.at..end));
    } else if let Some(seal) = own_seals.find(|seal| seal.at == common_count)
        && !link[common_count..].iter().any(is_own)
        && common_count < link.len()
    {
        // The link has the other player's answer to this seat's sealed choice, but not the choice.
        let end = seal.opened.map_or(here.len(), |count| seal.at + count);
        link_whole.splice(common_count..common_count, here[common_count..end].iter().cloned());
    }
    if let Some(seal) = by_link.closed_seal(own).filter(|seal| seal.at < link_whole.len()) {
        // The link opens the choice by an answer of the other player: a link that merely repeats it may be a guess.
        NoMerge::unless_fits(link_whole.get(here.len()).is_some_and(|entry| !is_own(entry)))?;
        opened = Some(seal.at..here.len());
    }
    if link_whole.len() < here_whole.len() && here_whole.starts_with(&link_whole) {
        return Err(NoMerge::Older);
    }
    NoMerge::unless_fits(link_whole.starts_with(&here_whole))?;
    let holds_own = link_whole[here_whole.len()..].iter().any(is_own);
    let (known_count, decisions) = (here_whole.len(), link_whole);
    Ok(Newer { decisions, known_count, unchanged_count, opened, holds_own })
}
