//! Simultaneous choices that people show with their hands.

use engine::catalogue::AnyAction;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::words::players::Players;

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
