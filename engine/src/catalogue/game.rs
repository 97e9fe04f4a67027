use std::any::Any;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use super::coach::{AnyOdds, ErasedPosition};
use super::outside::ErasedState;
use super::{
    AnyAction, AnyEvent, AnyOptions, AnyRefusal, AnySearch, AnyView, CatalogueGame, GameId,
    GamePart, effort,
};
use crate::bot::{Level, Search, Style};
use crate::chance::{Dice, Seed};
use crate::game::{BadAction, Game, Illegal, Listing, Observer, SetupError, Sink, Turn, digest};
use crate::season::Season;
use crate::seat::{Seat, SeatSet};

/// A state of any game. Can move to another thread.
pub struct AnyGame(pub(super) Box<dyn ErasedGame>);

impl AnyGame {
    /// Wraps a game of the list.
    pub fn new<G: CatalogueGame>(game: G) -> Self {
        Self(Box::new(game))
    }

    /// The game's id.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.0.id()
    }

    /// The game's tokens and strikes; `None` for a game without them.
    #[must_use]
    pub fn season(&self) -> Option<&dyn Season> {
        self.0.season()
    }

    /// The chance to win with all cards known; see
    /// [`Odds::from_state`](crate::bot::Odds::from_state).
    #[must_use]
    pub fn odds(&self, seat: Seat, seed: Seed, rollouts: u32) -> Box<AnyOdds> {
        self.0.odds(seat, seed, rollouts)
    }

    /// The game itself, if it is a `G`.
    #[must_use]
    pub fn downcast_ref<G: CatalogueGame>(&self) -> Option<&G> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        self.0.clone_any()
    }
}

impl PartialEq for AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other)
    }
}

impl Eq for AnyGame {}

impl Hash for AnyGame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

impl Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.id().slug(), digest(self))
    }
}

impl Game for AnyGame {
    type Options = AnyOptions;
    type Action = AnyAction;
    type Refusal = AnyRefusal;
    type Event = AnyEvent;
    type View = AnyView;

    // The weakest of all games' promises.
    const LISTING: Listing = Listing::Sample;

    fn deal(options: &AnyOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        let own: &dyn ErasedOptions = with_own!(AnyOptions, options, own => own);
        own.deal(seats, seed)
    }

    fn options(&self) -> AnyOptions {
        self.0.options()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn left(&self) -> SeatSet {
        self.0.left()
    }

    fn list(&self, seat: Seat, actions: &mut Vec<AnyAction>) {
        self.0.list(seat, actions);
    }

    fn list_ahead(&self, seat: Seat, actions: &mut Vec<AnyAction>) {
        self.0.list_ahead(seat, actions);
    }

    fn refusal(&self, seat: Seat, action: &AnyAction) -> Option<AnyRefusal> {
        match self.check(seat, action) {
            Err(Illegal::Rule(why)) => Some(why),
            _ => None,
        }
    }

    fn act(&mut self, seat: Seat, action: AnyAction, sink: &mut Sink<Self>) {
        self.0.act(seat, &action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.0.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.0.leave(seat, sink);
    }

    fn view(&self, observer: Observer) -> AnyView {
        self.0.view(observer)
    }

    fn determinize(view: &AnyView, dice: &mut Dice) -> Option<Self> {
        view.own().determinize(dice)
    }

    fn is_public(&self, action: &AnyAction) -> bool {
        self.0.is_public(action)
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, BadAction> {
        self.0.read_action(text)
    }

    /// [`Illegal::OtherGame`] for an action of another game.
    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Illegal<AnyRefusal>> {
        self.0.check(seat, action)
    }
}

/// The methods of [`Game`] with any game's types, as a trait object.
pub(super) trait ErasedGame: Any + Send + ErasedState + ErasedPosition {
    fn id(&self) -> GameId;
    fn clone_any(&self) -> AnyGame;
    fn equals(&self, other: &AnyGame) -> bool;
    fn options(&self) -> AnyOptions;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn left(&self) -> SeatSet;
    fn list(&self, seat: Seat, actions: &mut Vec<AnyAction>);
    fn list_ahead(&self, seat: Seat, actions: &mut Vec<AnyAction>);
    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Illegal<AnyRefusal>>;
    fn act(&mut self, seat: Seat, action: &AnyAction, sink: &mut Sink<AnyGame>);
    fn time_out(&mut self, seat: Seat, sink: &mut Sink<AnyGame>);
    fn leave(&mut self, seat: Seat, sink: &mut Sink<AnyGame>);
    fn view(&self, observer: Observer) -> AnyView;
    fn is_public(&self, action: &AnyAction) -> bool;
    fn season(&self) -> Option<&dyn Season>;
    fn read_action(&self, text: &str) -> Result<AnyAction, BadAction>;
}

impl<G: CatalogueGame> ErasedGame for G {
    fn id(&self) -> GameId {
        G::ID
    }

    fn clone_any(&self) -> AnyGame {
        AnyGame::new(self.clone())
    }

    fn equals(&self, other: &AnyGame) -> bool {
        other.downcast_ref::<G>() == Some(self)
    }

    fn options(&self) -> AnyOptions {
        G::any_options(Game::options(self))
    }

    fn seats(&self) -> u8 {
        Game::seats(self)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn left(&self) -> SeatSet {
        Game::left(self)
    }

    fn list(&self, seat: Seat, actions: &mut Vec<AnyAction>) {
        let mut own = Vec::new();
        Game::list(self, seat, &mut own);
        actions.extend(own.into_iter().map(G::any_action));
    }

    fn list_ahead(&self, seat: Seat, actions: &mut Vec<AnyAction>) {
        let mut own = Vec::new();
        Game::list_ahead(self, seat, &mut own);
        actions.extend(own.into_iter().map(G::any_action));
    }

    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Illegal<AnyRefusal>> {
        let action = G::own_action(action).ok_or(Illegal::OtherGame)?;
        Game::check(self, seat, action).map_err(any_illegal::<G>)
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, sink: &mut Sink<AnyGame>) {
        if let Some(action) = G::own_action(action).cloned() {
            with_own_sink(sink, |own| Game::act(self, seat, action, own));
        }
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<AnyGame>) {
        with_own_sink(sink, |own| Game::time_out(self, seat, own));
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<AnyGame>) {
        with_own_sink(sink, |own| Game::leave(self, seat, own));
    }

    fn view(&self, observer: Observer) -> AnyView {
        G::any_view(Rc::new(Game::view(self, observer)))
    }

    fn is_public(&self, action: &AnyAction) -> bool {
        G::own_action(action).is_some_and(|action| Game::is_public(self, action))
    }

    fn season(&self) -> Option<&dyn Season> {
        CatalogueGame::season(self)
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, BadAction> {
        Game::read_action(self, text).map(G::any_action)
    }
}

/// Lets a game emit into a sink of its own type, then converts the frames.
fn with_own_sink<G: CatalogueGame>(sink: &mut Sink<AnyGame>, emit: impl FnOnce(&mut Sink<G>)) {
    let mut own = if sink.is_open() { Sink::open() } else { Sink::none() };
    emit(&mut own);
    own.convert_into(sink, G::any_event, AnyGame::new);
}

fn any_illegal<G: CatalogueGame>(why: Illegal<G::Refusal>) -> Illegal<AnyRefusal> {
    match why {
        Illegal::Over => Illegal::Over,
        Illegal::NoSuchSeat => Illegal::NoSuchSeat,
        Illegal::NotAwaited => Illegal::NotAwaited,
        Illegal::HasLeft => Illegal::HasLeft,
        Illegal::OtherGame => Illegal::OtherGame,
        Illegal::Rule(refusal) => Illegal::Rule(G::any_refusal(refusal)),
    }
}

trait ErasedOptions {
    fn deal(&self, seats: u8, seed: Seed) -> Result<AnyGame, SetupError>;
}

impl<O> ErasedOptions for O
where
    O: GamePart<Game: CatalogueGame<Options = O>>,
{
    fn deal(&self, seats: u8, seed: Seed) -> Result<AnyGame, SetupError> {
        O::Game::deal(self, seats, seed).map(AnyGame::new)
    }
}

impl AnyView {
    pub(super) fn own(&self) -> &dyn ErasedView {
        with_own!(AnyView, self, own => &**own)
    }
}

pub(super) trait ErasedView {
    fn determinize(&self, dice: &mut Dice) -> Option<AnyGame>;
    fn search(
        &self,
        seat: Seat,
        bot: (Level, Style),
        seed: Seed,
        thousandths: u32,
    ) -> Box<AnySearch>;
}

impl<V> ErasedView for V
where
    V: GamePart<Game: CatalogueGame<View = V>>,
{
    fn determinize(&self, dice: &mut Dice) -> Option<AnyGame> {
        V::Game::determinize(self, dice).map(AnyGame::new)
    }

    fn search(
        &self,
        seat: Seat,
        (level, style): (Level, Style),
        seed: Seed,
        thousandths: u32,
    ) -> Box<AnySearch> {
        let effort = effort::<V::Game>(level).scaled(thousandths).with_style(style);
        Box::new(Search::<V::Game>::new(self, seat, seed, effort))
    }
}
