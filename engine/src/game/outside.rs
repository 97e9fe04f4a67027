//! Views and events from another device, and the checks before they are trusted.

use super::{Event, Flaw, Game, Inspect, Observer};
use crate::chance::{Dice, Seed};
use crate::options::Options;

/// A game that accepts views and events from other devices.
///
/// Separate from [`Game`]: what a program has made itself needs no check, and bots draw states from
/// such views thousands of times a second.
pub trait Outside: Inspect {
    /// Checks that an event counts only what a table of `seats` seats has.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn check_event(event: &Self::Event, seats: u8) -> Result<(), Flaw>;

    /// A sound state that shows the observer this view, which proves that a game can show it.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn from_outside(view: &Self::View, observer: Observer, dice: &mut Dice) -> Result<Self, Flaw> {
        let game = Self::determinize(view, dice).ok_or(Flaw("no state fits the view"))?;
        let (turn, seats) = (game.turn(), game.seats());
        check_options::<Self>(&game.options(), seats)?;
        game.audit()?;
        let outcome = turn.outcome().is_none_or(|outcome| outcome.is_of(seats));
        Flaw::unless(outcome, "an outcome ranks the seats of the table")?;
        Flaw::unless(turn.awaited().is_of(seats), "the game waits for seats of the table")?;
        Flaw::unless(game.view(observer) == *view, "the state shows another view")?;
        Ok(game)
    }

    /// Checks that the observer, at a table of `seats` seats, can have seen this event.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn event_from_outside(event: &Self::Event, observer: Observer, seats: u8) -> Result<(), Flaw> {
        let named = event.scope().names.is_of(seats);
        Flaw::unless(named, "an event names seats of the table")?;
        Self::check_event(event, seats)?;
        let seen = event.seen_by(observer);
        Flaw::unless(seen.as_ref() == Some(event), "an event is told as its observer sees it")
    }
}

/// Checks that each option's value is possible, and that a game can be dealt with them.
///
/// # Errors
/// If it can't.
fn check_options<G: Game>(options: &G::Options, seats: u8) -> Result<(), Flaw> {
    let is_same = options.with_values(&options.values()) == *options;
    Flaw::unless(is_same, "options have values that they can have")?;
    let dealt = G::deal(options, seats, Seed(0));
    dealt.map(|_| ()).map_err(|_| Flaw("the game can be dealt with the options"))
}
