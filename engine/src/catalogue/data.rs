//! Implements the enums of all games' data by forwarding to the game's own type.

use std::fmt::{self, Debug, Display};

use super::{
    AnyAction, AnyEvent, AnyOptions, AnyRefusal, AnyView, CatalogueGame, GameId, GamePart,
};
use crate::game::{Audience, Event, Identity, Observer, Refusal, Scope, Turn};
use crate::options::{Field, Options, Preset, SeatCounts, Values};
use crate::seat::SeatSet;

impl AnyOptions {
    /// The game of these options.
    #[must_use]
    pub const fn game(&self) -> GameId {
        with_own!(AnyOptions, self, _own: G => G::ID)
    }
}

impl Options for AnyOptions {
    fn defaults_of(slug: &str) -> Option<Self> {
        GameId::from_slug(slug).map(GameId::options)
    }

    fn identity(&self) -> Identity {
        with_own!(AnyOptions, self, own => own.identity())
    }

    fn seat_counts(&self) -> SeatCounts {
        with_own!(AnyOptions, self, own => own.seat_counts())
    }

    fn fields(&self) -> &'static [Field] {
        with_own!(AnyOptions, self, own => own.fields())
    }

    fn presets(&self) -> &'static [Preset] {
        with_own!(AnyOptions, self, own => own.presets())
    }

    fn values(&self) -> Values {
        with_own!(AnyOptions, self, own => own.values())
    }

    fn with_values(&self, values: &Values) -> Self {
        with_own!(AnyOptions, self, own: G => G::any_options(own.with_values(values)))
    }
}

impl Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own: &dyn Display = with_own!(AnyAction, self, own => own);
        own.fmt(f)
    }
}

impl AnyRefusal {
    /// The game of this refusal.
    #[must_use]
    pub const fn game(self) -> GameId {
        with_own!(AnyRefusal, self, _own: G => G::ID)
    }
}

/// Writes only the rule: a derived text would put all refusals' names into each game's part.
impl Debug for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule())
    }
}

impl Refusal for AnyRefusal {
    fn rule(&self) -> &'static str {
        with_own!(AnyRefusal, self, own => own.rule())
    }
}

impl AnyView {
    /// The game of this view.
    #[must_use]
    pub const fn game(&self) -> GameId {
        with_own!(AnyView, self, _own: G => G::ID)
    }

    /// The view's observer.
    #[must_use]
    pub fn observer(&self) -> Observer {
        with_own!(AnyView, self, own => own.observer)
    }

    /// The awaited seats, or the result.
    #[must_use]
    pub fn turn(&self) -> Turn {
        with_own!(AnyView, self, own => own.turn)
    }
}

impl AnyEvent {
    /// The game of this event.
    #[must_use]
    pub const fn game(&self) -> GameId {
        with_own!(AnyEvent, self, _own: G => G::ID)
    }

    fn own(&self) -> &dyn ErasedEvent {
        with_own!(AnyEvent, self, own => own)
    }
}

impl Event for AnyEvent {
    fn scope(&self) -> Scope<Self> {
        self.own().scope()
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        self.own().reveals_to(seats)
    }
}

/// [`Event`] as a trait object: `scope` has [`AnyEvent`] in place of the game's own type.
trait ErasedEvent {
    fn scope(&self) -> Scope<AnyEvent>;
    fn reveals_to(&self, seats: u8) -> SeatSet;
}

impl<E> ErasedEvent for E
where
    E: Event + GamePart<Game: CatalogueGame<Event = E>>,
{
    fn scope(&self) -> Scope<AnyEvent> {
        let Scope { names, audience } = Event::scope(self);
        let audience = match audience {
            Audience::All => Audience::All,
            Audience::Only(group) => Audience::Only(group),
            Audience::Between(group) => Audience::Between(group),
            Audience::Part(group, others) => Audience::Part(group, E::Game::any_event(others)),
        };
        Scope { names, audience }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        Event::reveals_to(self, seats)
    }
}
