//! Checks views and events from other devices before they are trusted.

use super::{Event, Flaw, Game, Inspect, Observer};
use crate::chance::{Dice, Seed};
use crate::options::Options;

/// A game that accepts views and events from other devices. Not a part of [`Game`], since a game's
/// own views need no check, which would slow down bots.
pub trait Outside: Inspect {
    /// Checks that an event's counts fit a table of `seats` seats.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn check_event(event: &Self::Event, seats: u8) -> Result<(), Flaw>;

    /// A valid state that shows the observer this view, which proves the view possible.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn from_outside(view: &Self::View, observer: Observer, dice: &mut Dice) -> Result<Self, Flaw> {
        let game = Self::determinize(view, dice).ok_or(Flaw("no state fits the view"))?;
        let (turn, seats) = (game.turn(), game.seats());
        check_options::<Self>(&game.options(), seats)?;
        game.audit()?;
        let outcome_fits = turn.outcome().is_none_or(|outcome| outcome.fits_table(seats));
        Flaw::unless(outcome_fits, "an outcome ranks the seats of the table")?;
        Flaw::unless(turn.awaited().fits_table(seats), "the game waits for seats of the table")?;
        Flaw::unless(game.view(observer) == *view, "the state shows the observer this view")?;
        Ok(game)
    }

    /// Checks that the observer can have seen this event, at a table of `seats` seats.
    ///
    /// # Errors
    /// The first [`Flaw`] found.
    fn event_from_outside(event: &Self::Event, observer: Observer, seats: u8) -> Result<(), Flaw> {
        let names_fit = event.scope().names.fits_table(seats);
        Flaw::unless(names_fit, "an event names seats of the table")?;
        Self::check_event(event, seats)?;
        let seen = event.seen_by(observer);
        Flaw::unless(seen.as_ref() == Some(event), "an event is told as its observer sees it")
    }
}

/// Checks the options' values by dealing a game with them.
fn check_options<G: Game>(options: &G::Options, seats: u8) -> Result<(), Flaw> {
    let is_valid = options.with_values(&options.values()) == *options;
    Flaw::unless(is_valid, "options have values that they can have")?;
    let dealt = G::deal(options, seats, Seed(0));
    dealt.map(|_| ()).map_err(|_| Flaw("the game can be dealt with the options"))
}
