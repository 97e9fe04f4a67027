//! What is said of a game before it is played, and what its choices are called.

use engine::catalogue::AnyAction;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::words::players::Players;

/// A game on the shelf, in words. The home page needs no more of a game than this and its emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    pub name: &'static str,
    /// What the game is about, in a sentence.
    pub gist: &'static str,
    /// How many play it.
    pub players: &'static str,
    /// How long it takes.
    pub length: &'static str,
    /// Who made it.
    pub author: &'static str,
}

/// Where a game comes from, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Who made it, and what it is from.
    pub made_by: &'static str,
    /// The makers' page, where it is known for certain: its address, and how that is shown.
    pub makers_page: Option<(&'static str, &'static str)>,
}

/// An option in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText {
    pub label: &'static str,
    /// What it does.
    pub explanation: &'static str,
    /// What its values are called, by place, for a choice.
    pub values: &'static [&'static str],
}

/// A simultaneous choice that people can show with their hands, all at once. It is then entered on
/// the open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gestures<A> {
    pub title: &'static str,
    /// Which gesture says what.
    pub hint: &'static str,
    /// What is chosen, and what it is called on a seat's line; the first one unless something else
    /// is entered.
    pub choices: [(A, &'static str); 2],
    /// Those who are not asked, for they can only do one thing, as all know.
    pub bound: SeatSet,
    /// What is said of them: `must stand this time`.
    pub bound_to: &'static str,
}

/// What the screen is given on which such a choice is entered.
#[derive(Properties, PartialEq)]
pub struct ByGestureProps {
    /// Those who choose.
    pub seats: SeatSet,
    pub gestures: Gestures<AnyAction>,
    pub players: Players,
    /// Whether a seat can choose this.
    pub can: Callback<(Seat, AnyAction), bool>,
    /// All have shown what they choose.
    pub on_show: Callback<Vec<(Seat, AnyAction)>>,
    /// Everybody is to choose in secret.
    pub on_secret: Callback<()>,
}
