//! Compares a link's course with this device's.

use std::ops::Range;

use super::data::ByLink;
use super::seal::AnyEntry;

/// The reason for not merging a link into a game, which stays unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the link is not merged")]
pub enum NoMerge {
    /// The link is for the other player.
    Own,
    /// The link holds nothing new.
    Older,
    /// The link is of another deal or course, opens another choice than the sealed one, or answers one sealed or sent
    /// from another device.
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
    pub(super) all: Vec<AnyEntry>,
    /// The number of decisions at the course's beginning that are known here, or were sealed before a known one.
    pub(super) known: usize,
    /// The number of decisions at the course's beginning that equal this device's.
    pub(super) keeps: usize,
    /// The sealed choice, of either player, that the link opens.
    pub(super) opened: Option<Range<usize>>,
    /// Whether the course has new decisions of this device's seat.
    pub(super) holds_own: bool,
}

/// Compares the two courses. When both have chosen, the sealed choice comes first; a link that answers it doesn't hold
/// it yet.
pub(super) fn compare(
    by_link: &ByLink,
    ours: &[AnyEntry],
    theirs: &[AnyEntry],
) -> Result<Newer, NoMerge> {
    let own = by_link.own();
    let is_own = |made: &AnyEntry| made.seat == own;
    let (mut mine, mut all) = (ours.to_vec(), theirs.to_vec());
    let (mut keeps, mut opened) = (ours.len(), None);
    let common = ours.iter().zip(theirs).take_while(|(one, other)| one == other).count();
    let mut own_seals = by_link.seals.iter().filter(|seal| seal.seat == own.number());
    let closed = by_link.closed(by_link.other()).filter(|seal| seal.at < theirs.len());
    if let Some(seal) = closed {
        let shown = theirs[seal.at..].iter().take_while(|made| !is_own(made)).count();
        let end = seal.at + shown;
        // A choice opens only to the player who has answered it.
        NoMerge::unless_fits(shown > 0 && end < theirs.len())?;
        mine.splice(seal.at..seal.at, theirs[seal.at..end].iter().cloned());
        (keeps, opened) = (seal.at, Some(seal.at..end));
    } else if let Some(seal) = own_seals.find(|seal| seal.at == common)
        && !theirs[common..].iter().any(is_own)
        && common < theirs.len()
    {
        let end = seal.opened.map_or(ours.len(), |count| seal.at + count);
        all.splice(common..common, ours[common..end].iter().cloned());
    }
    if let Some(seal) = by_link.closed(own).filter(|seal| seal.at < all.len()) {
        // A guess at the choice is no answer to it.
        NoMerge::unless_fits(all.get(ours.len()).is_some_and(|made| !is_own(made)))?;
        opened = Some(seal.at..ours.len());
    }
    if all.len() < mine.len() && mine.starts_with(&all) {
        return Err(NoMerge::Older);
    }
    NoMerge::unless_fits(all.starts_with(&mine))?;
    let holds_own = all[mine.len()..].iter().any(is_own);
    Ok(Newer { all, known: mine.len(), keeps, opened, holds_own })
}
