//! The course of a link beside the one of this device.

use std::ops::Range;

use super::kept::ByLink;
use super::seal::Made;

/// Why a link is not merged into a game. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// It is for the other player.
    #[error("the link is for the other player")]
    Own,
    /// Nothing in it is new here.
    #[error("all of it is known here")]
    Older,
    /// It is of another deal or another course of the game, shows something else than was sealed, or answers what was
    /// sealed or sent from another device.
    #[error("it does not fit the game that is here")]
    DoesntFit,
}

/// A course that holds all of this device's.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Newer {
    /// All of it, sealed choices of both in their place.
    pub(super) all: Vec<Made>,
    /// How many decisions at its beginning are known here, or stood sealed before one that is.
    pub(super) known: usize,
    /// How many decisions at its beginning are as they were here.
    pub(super) keeps: usize,
    /// The sealed choice that the link opens, whoever made it.
    pub(super) opened: Option<Range<usize>>,
    /// Whether decisions of this device's seat are new.
    pub(super) holds_own: bool,
}

/// Compares them. Where both have chosen, the sealed choice comes first; a link that answers it doesn't hold it yet.
///
/// # Errors
/// [`Refused`]
pub(super) fn compare(by_link: &ByLink, ours: &[Made], theirs: &[Made]) -> Result<Newer, Refused> {
    let own = by_link.own();
    let is_own = |made: &Made| made.seat == own;
    let (mut mine, mut all) = (ours.to_vec(), theirs.to_vec());
    let (mut keeps, mut opened) = (ours.len(), None);
    let common = ours.iter().zip(theirs).take_while(|(one, other)| one == other).count();
    let mut own_seals = by_link.seals.iter().filter(|seal| seal.seat == own.number());
    let closed = by_link.closed(by_link.other()).filter(|seal| seal.at < theirs.len());
    if let Some(seal) = closed {
        let shown = theirs[seal.at..].iter().take_while(|made| !is_own(made)).count();
        let end = seal.at + shown;
        // It is opened to whoever has answered it, and to nobody else.
        if shown == 0 || end == theirs.len() {
            return Err(Refused::DoesntFit);
        }
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
        // Whoever only guesses at the choice has not answered it.
        if all.get(ours.len()).is_none_or(is_own) {
            return Err(Refused::DoesntFit);
        }
        opened = Some(seal.at..ours.len());
    }
    if all.len() < mine.len() && mine.starts_with(&all) {
        return Err(Refused::Older);
    }
    if !all.starts_with(&mine) {
        return Err(Refused::DoesntFit);
    }
    let holds_own = all[mine.len()..].iter().any(is_own);
    Ok(Newer { all, known: mine.len(), keeps, opened, holds_own })
}
