//! The contract that every game keeps.
//!
//! A game's state is a value. Seats get [views](Game::view), never states; their actions reach the
//! state as [decisions](Decision); the game emits events, each with its audience. `tests/it/laws`
//! holds every game to these promises.

mod frame;
mod inspect;
mod observer;
mod outcome;
mod outside;
mod turn;

use std::fmt::{Debug, Display};

use crate::chance::{Dice, Seed};
use crate::options::Options;
use crate::seat::{BadSeat, Seat, SeatSet};
use crate::set::BadCard;

pub use crate::options::Identity;
pub use frame::{Frame, SeenFrame, Sink};
pub use inspect::{Flaw, Inspect, digest};
pub use observer::{Observer, OpenCards};
pub use outcome::{Ending, Outcome};
pub use outside::Outside;
pub use turn::{Awaiting, Order, Pending, Privacy, Turn};

/// A seat's action, its time-out or its leaving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision<A> {
    /// The seat acts.
    Act(A),
    /// The seat's time ran out: the rules choose for it.
    Timeout,
    /// The seat leaves: with two seats it concedes, with more it times out from then on.
    Leave,
}

/// Why a decision is refused. The state stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal<R: Refusal> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The seat owes no decision now.
    #[error("the seat owes no decision now")]
    NotAwaited,
    /// The seat has left the game.
    #[error("the seat has left the game")]
    HasLeft,
    /// The action belongs to another game.
    #[error("an action of another game")]
    OtherGame,
    /// A rule of the game refuses the action.
    #[error("{rule} refuses it: {why:?}", rule = .0.rule(), why = .0)]
    Rule(R),
}

/// A game's own reasons to refuse an action. The `Debug` text is for developers only.
pub trait Refusal: Copy + Eq + Debug {
    /// The id of the rule that refuses, such as `FG-6`.
    fn rule(&self) -> &'static str;
}

/// Declares a game's refusals: each with its data and its rule's id, which may depend on the data.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($data:tt: $type:ty))? => $rule:expr,)+) => {
        /// Why the rules refuse an action.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal {
            $($(#[$doc])* $name $(($type))?,)+
        }

        impl $crate::game::Refusal for Refusal {
            #[allow(clippy::match_same_arms, reason = "a line for each refusal")]
            fn rule(&self) -> &'static str {
                match *self {
                    $(Self::$name $(($data))? => $rule,)+
                }
            }
        }
    };
}
pub(crate) use refusals;

/// An event's audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience<E> {
    /// Everybody sees the whole event.
    All,
    /// Only these seats see that anything happened.
    Only(SeatSet),
    /// Like `Only`, but hidden even from a replay with open cards.
    Between(SeatSet),
    /// These seats see the whole event, the others the event given here.
    Part(SeatSet, E),
}

/// The seats that an event names, and its audience.
#[derive(Debug)]
pub struct Scope<E> {
    /// Every seat that the event names.
    pub names: SeatSet,
    /// The seats that see the event, and how much of it.
    pub audience: Audience<E>,
}

impl<E> Scope<E> {
    /// An event that names these seats and is public.
    #[must_use]
    pub const fn public(names: SeatSet) -> Self {
        Self { names, audience: Audience::All }
    }

    /// An event that this seat sees in full, and the others as `others`.
    #[must_use]
    pub fn part(seat: Seat, others: E) -> Self {
        let names = SeatSet::from_item(seat);
        Self { names, audience: Audience::Part(names, others) }
    }
}

/// Something that happened, and its audience.
///
/// Events are complete: everything new in an observer's view follows from the events that it sees
/// and from the awaited seats.
pub trait Event: Clone + Eq + Debug {
    /// The seats named, and the audience. Match without `_`: no event may be public by default.
    fn scope(&self) -> Scope<Self>;

    /// The event's audience.
    fn audience(&self) -> Audience<Self> {
        self.scope().audience
    }

    /// The seats that see the whole event, at a table of `seats` seats.
    fn known_to(&self, seats: u8) -> SeatSet {
        match self.audience() {
            Audience::All => SeatSet::first(seats),
            Audience::Only(group) | Audience::Between(group) | Audience::Part(group, _) => group,
        }
    }

    /// The event as the observer sees it; `None` if the observer must not notice the event.
    fn seen_by(&self, observer: Observer) -> Option<Self> {
        let sees_any = |group: SeatSet| group.iter().any(|seat| observer.sees(seat));
        match self.audience() {
            Audience::Only(group) if !sees_any(group) => None,
            Audience::Part(group, others) if !sees_any(group) => Some(others),
            Audience::Between(group) if observer.sees_all() || !sees_any(group) => None,
            _ => Some(self.clone()),
        }
    }

    /// The seats that learn something they couldn't work out: a card drawn, another seat's choice.
    /// A seat's own secret choice reveals nothing to that seat.
    fn reveals_to(&self, seats: u8) -> SeatSet;
}

/// Why a game can't be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game isn't for this number of seats.
    #[error("the game is not for {0} seats")]
    Seats(u8),
    /// These options don't go together.
    #[error("the option {0} does not go with the others")]
    Option(&'static str),
}

impl SetupError {
    /// Checks that a table of `seats` seats can play with these options.
    ///
    /// # Errors
    /// [`SetupError::Seats`] if it can't.
    pub fn check_seats(options: &impl Options, seats: u8) -> Result<(), Self> {
        if options.seat_counts().contains(seats) { Ok(()) } else { Err(Self::Seats(seats)) }
    }
}

/// A text that is no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an action of this game")]
pub struct BadAction;

impl From<BadSeat> for BadAction {
    fn from(_: BadSeat) -> Self {
        Self
    }
}

impl From<BadCard> for BadAction {
    fn from(_: BadCard) -> Self {
        Self
    }
}

/// Completeness of a game's list of legal actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// All legal actions: the game refuses any other.
    Complete,
    /// A sample, since there are too many to list: other actions may be legal too.
    Sample,
}

/// A game: the value is its state, the methods are its rules.
///
/// A game implements the methods without a body; `list`, `refusal`, `act` and `time_out` may assume
/// an awaited seat. Callers use [`legal_actions`](Game::legal_actions), [`check`](Game::check) and
/// [`decide`](Game::decide), which first check that the seat is awaited; no game overrides them.
pub trait Game: Clone + Eq + Debug {
    /// The choices before the deal.
    type Options: Options;
    /// A seat's action. `Display` is its text in a record; [`Game::read_action`] reads it.
    type Action: Clone + Eq + Debug + Display;
    /// Why the rules refuse an action.
    type Refusal: Refusal;
    /// Something that happens.
    type Event: Event;
    /// Everything that one observer knows, including what it saw earlier.
    type View: Clone + Eq + Debug;

    /// Whether [`legal_actions`](Game::legal_actions) is complete.
    const LISTING: Listing = Listing::Complete;

    /// Deals a game.
    ///
    /// # Errors
    /// [`SetupError`] if the game isn't for this number of seats, or options contradict each other.
    fn deal(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    /// The options of the deal.
    fn options(&self) -> Self::Options;

    /// The number of seats, including those that left.
    fn seats(&self) -> u8;

    /// The awaited seats, or the result.
    fn turn(&self) -> Turn;

    /// Whether the turn awaits the seat. A game may override this to avoid building a turn.
    fn awaits(&self, seat: Seat) -> bool {
        self.turn().awaited().contains(seat)
    }

    /// The seats that left before the end; they time out whenever the game awaits them.
    fn left(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Adds an awaited seat's legal actions; see [`legal_actions`](Game::legal_actions).
    fn list(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Adds a seat's [`actions_ahead`](Game::actions_ahead) while others choose.
    fn list_ahead(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Why an awaited seat can't take this action; `None` if it can.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Option<Self::Refusal>;

    /// Carries out an awaited seat's action, which has passed every check, with its consequences.
    /// The last frame may stay open.
    fn act(&mut self, seat: Seat, action: Self::Action, sink: &mut Sink<Self>);

    /// Makes the rules' choice for an awaited seat that ran out of time.
    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>);

    /// Lets a seat leave, awaited or not; the seat has not left before.
    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>);

    /// Everything that the observer knows.
    fn view(&self, observer: Observer) -> Self::View;

    /// A state that the view's observer can't tell from the real one: everything unknown, future
    /// chance included, is dealt again. Takes bounded work. `None` if no state fits, which never
    /// happens with a view that a game has shown.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Option<Self>;

    /// Whether a seat can take this action without looking at its own cards, and so on the open
    /// table, even if the decision is [private](Awaiting::privacy).
    fn is_public(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Reads an action's text: exactly what its `Display` writes.
    ///
    /// # Errors
    /// [`BadAction`] if it is no action of this game.
    fn read_action(&self, text: &str) -> Result<Self::Action, BadAction>;

    /// Adds the seat's legal actions, all or a [sample](Listing), in an order that depends on
    /// nothing unknown to the seat. Adds nothing for a seat that owes no decision.
    // Inlining this keeps its caller from being inlined, which measures slower.
    #[inline(never)]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        if self.awaits(seat) {
            self.list(seat, actions);
        }
    }

    /// Adds the actions that a seat may choose ahead, after its part of a simultaneous choice and
    /// before the others'. If all seats choose again next, these actions are legal whatever the
    /// others choose. Adds nothing if that depends on unknown facts, such as cards still to draw.
    /// Never adds a single action, which would give away a secret choice.
    fn actions_ahead(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        let others_choose =
            matches!(self.turn(), Turn::Awaiting(now) if now.order == Order::Together);
        if others_choose && seat.number() <= self.seats() && !self.awaits(seat) {
            self.list_ahead(seat, actions);
        }
    }

    /// Whether the seat can do this now.
    ///
    /// # Errors
    /// The reason if it can't.
    #[inline]
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal<Self::Refusal>> {
        if !self.awaits(seat) {
            return Err(why_not_awaited(self, seat));
        }
        self.refusal(seat, action).map_or(Ok(()), |why| Err(Illegal::Rule(why)))
    }

    /// Carries out a decision and its consequences. The sink's last frame holds the new state.
    ///
    /// # Errors
    /// The error of [`check`](Game::check) for an action; [`Illegal::NotAwaited`] for a time-out of
    /// a seat that owes nothing; [`Illegal::HasLeft`] for a seat that leaves twice. The state and
    /// the sink stay unchanged.
    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Self::Action>,
        sink: &mut Sink<Self>,
    ) -> Result<(), Illegal<Self::Refusal>> {
        match decision {
            Decision::Act(action) => {
                self.check(seat, &action)?;
                self.act(seat, action, sink);
            }
            Decision::Timeout => {
                if !self.awaits(seat) {
                    return Err(why_not_awaited(self, seat));
                }
                self.time_out(seat, sink);
            }
            // A seat may leave without being awaited: `NotAwaited` is no obstacle here.
            Decision::Leave => match why_not_awaited(self, seat) {
                Illegal::NotAwaited if self.left().contains(seat) => return Err(Illegal::HasLeft),
                Illegal::NotAwaited => self.leave(seat, sink),
                why => return Err(why),
            },
        }
        if !self.left().is_empty() {
            time_out_absent(self, sink);
        }
        sink.close_frame(self);
        Ok(())
    }
}

#[cold]
fn why_not_awaited<G: Game>(game: &G, seat: Seat) -> Illegal<G::Refusal> {
    if seat.number() > game.seats() {
        Illegal::NoSuchSeat
    } else if game.turn().outcome().is_some() {
        Illegal::Over
    } else {
        Illegal::NotAwaited
    }
}

/// Times out the seats that left, until the game awaits none of them. Called at the end of every
/// decision, so that the others see only that the game continues.
#[cold]
fn time_out_absent<G: Game>(game: &mut G, sink: &mut Sink<G>) {
    while let Some(absent) = game.turn().awaited().intersection(game.left()).lowest() {
        game.time_out(absent, sink);
    }
}
