//! The contract that every game keeps.
//!
//! A game's state is a value. Seats are given [views](Game::view), never states; they choose
//! actions, which reach the state as [decisions](Decision); what happens is emitted as events, each
//! of which knows who may see it. `tests/it/laws` holds every game to the promises made here.

mod frame;
mod inspect;
mod observer;
mod outcome;
mod outside;
mod turn;

use std::fmt::{Debug, Display};

use crate::chance::{Dice, Seed};
use crate::options::Options;
use crate::seat::{Seat, SeatSet};

pub use crate::options::Identity;
pub use frame::{Frame, SeenFrame, Sink};
pub use inspect::{Flaw, Inspect, digest};
pub use observer::{Observer, OpenCards};
pub use outcome::{Ending, Outcome};
pub use outside::Outside;
pub use turn::{Awaiting, Order, Pending, Privacy, Turn};

/// What a seat decides, or what becomes of its decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision<A> {
    /// It does this.
    Act(A),
    /// Its time ran out: the rules' default choice is made for it.
    Timeout,
    /// It leaves: with two seats it concedes; with more it is timed out from then on.
    Leave,
}

/// Why a decision is refused. The state is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal<R: Refusal> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no such seat in this game.
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
    /// A rule of the game refuses it.
    #[error("{rule} refuses it: {why:?}", rule = .0.rule(), why = .0)]
    Rule(R),
}

/// A game's own reasons for refusing an action. Their names tell a developer why; a page has its own words for them.
pub trait Refusal: Copy + Eq + Debug {
    /// The id of the rule that refuses, such as `FG-6`.
    fn rule(&self) -> &'static str;
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience<E> {
    /// Everybody sees all of it.
    All,
    /// Only these seats see that anything happened.
    Only(SeatSet),
    /// The same, and a replay with open cards doesn't tell it either.
    Between(SeatSet),
    /// These seats see all of it, everybody else sees this.
    Part(SeatSet, E),
}

impl<E> Audience<E> {
    /// That seat sees all of it, everybody else sees this.
    #[must_use]
    pub fn part(of: Seat, others: E) -> Self {
        Self::Part(SeatSet::only(of), others)
    }
}

/// What happened, with who may see it.
///
/// What an observer sees of a decision, and who is awaited then, tell all that is new in its view.
pub trait Event: Clone + Eq + Debug {
    /// Who may see it. A `match` names every event, so that a new one is not public by default.
    fn audience(&self) -> Audience<Self>;

    /// The seats that may see all of it; a public event is known to everybody.
    fn known_to(&self, seats: u8) -> SeatSet {
        match self.audience() {
            Audience::All => SeatSet::first(seats),
            Audience::Only(few) | Audience::Between(few) | Audience::Part(few, _) => few,
        }
    }

    /// The event as this observer sees it; `None` if it may not see that anything happened.
    fn seen_by(&self, observer: Observer) -> Option<Self> {
        let sees = |few: SeatSet| few.iter().any(|seat| observer.sees(seat));
        match self.audience() {
            Audience::Only(few) if !sees(few) => None,
            Audience::Part(few, rest) if !sees(few) => Some(rest),
            Audience::Between(few) if observer.sees_all() || !sees(few) => None,
            _ => Some(self.clone()),
        }
    }

    /// The seats to whom it tells something that they did not know and could not work out before:
    /// a card drawn, another seat's choice. One's own choice reveals nothing to anybody.
    fn reveals_to(&self, seats: u8) -> SeatSet;
}

/// Why a game can't be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game isn't for so many seats.
    #[error("the game is not for {0} seats")]
    Seats(u8),
    /// These options don't go together.
    #[error("the option {0} does not go with the others")]
    Option(&'static str),
}

/// A text that is no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an action of this game")]
pub struct BadAction;

/// What a game lists of all that a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// All of it: what is not listed is refused.
    Complete,
    /// Where there is too much of it, a sample: what is not listed may be accepted all the same.
    Sample,
}

/// A game: the value is its state, the methods are its rules.
///
/// A game writes the methods without a body; `list`, `refusal`, `act`, `time_out` and `leave` may assume that the
/// game waits for the seat. Everybody else calls [`legal_actions`](Game::legal_actions), [`check`](Game::check) and
/// [`decide`](Game::decide), which ask that first. No game overrides these.
pub trait Game: Clone + Eq + Debug {
    /// What can be chosen before the deal.
    type Options: Options;
    /// What a seat can do. `Display` is its text in a record; [`Game::read_action`] reads it.
    type Action: Clone + Eq + Debug + Display;
    /// Why the rules refuse an action.
    type Refusal: Refusal;
    /// What happens.
    type Event: Event;
    /// All that one observer knows, what it saw earlier included.
    type View: Clone + Eq + Debug;

    /// What [`legal_actions`](Game::legal_actions) lists.
    const LISTING: Listing = Listing::Complete;

    /// Deals a game.
    ///
    /// # Errors
    /// [`SetupError`] if the game isn't for so many seats, or options contradict each other.
    fn deal(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    /// The options that it was dealt with.
    fn options(&self) -> Self::Options;

    /// How many seats play, those that left included.
    fn seats(&self) -> u8;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Whether the turn awaits the seat, which the game need not have. Every decision asks this; a
    /// game can mostly tell it without making a turn.
    fn awaits(&self, seat: Seat) -> bool {
        self.turn().awaited().contains(seat)
    }

    /// The seats that have left a game that goes on without them: their time is up whenever it
    /// waits for them.
    fn left(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Adds what an awaited seat can do; see [`legal_actions`](Game::legal_actions).
    fn list(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Adds what a seat that is not awaited, and has not left, can choose ahead while others choose; see
    /// [`actions_ahead`](Game::actions_ahead).
    fn list_ahead(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Why an awaited seat can't do this; `None` if it can.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Option<Self::Refusal>;

    /// Carries out what an awaited seat does, and what follows from it. Nothing refuses it. The last
    /// frame need not be closed.
    fn act(&mut self, seat: Seat, action: Self::Action, sink: &mut Sink<Self>);

    /// Makes the rules' choice for an awaited seat whose time ran out.
    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>);

    /// A seat leaves, awaited or not; it has not left before.
    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>);

    /// All that the observer knows.
    fn view(&self, observer: Observer) -> Self::View;

    /// A state that the view's observer can't tell from the real one: all that it doesn't know is
    /// dealt again, chance to come included. With bounded work; `None` if no state fits, which is so
    /// only of a view that no game has shown.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Option<Self>;

    /// Whether the action needs no look at one's own cards, so that it may be taken on the open
    /// table even where the decision is [private](Awaiting::privacy).
    fn is_public(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Reads an action's text, and nothing that its `Display` doesn't write.
    ///
    /// # Errors
    /// [`BadAction`] if it is none of this game's.
    fn read_action(&self, text: &str) -> Result<Self::Action, BadAction>;

    /// Adds what the seat can do now to the list, all of it or a [sample](Listing), in an order that
    /// depends on nothing that the seat doesn't know. Nothing is added for a seat that owes no
    /// decision.
    // Measured: inlined here, it keeps its caller from being inlined, which costs more.
    #[inline(never)]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        if self.awaits(seat) {
            self.list(seat, actions);
        }
    }

    /// Adds what a seat that has made its part of a simultaneous choice could choose in the next one already, before it
    /// knows what the others choose in this one: all of it can be done if that choice is asked of both next, whatever
    /// they choose. Nothing where the seat would have to know what it doesn't yet, such as cards that are not drawn.
    ///
    /// Nowhere is it a single action: a choice that was sealed would be known.
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
    /// Why not.
    #[inline]
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal<Self::Refusal>> {
        if !self.awaits(seat) {
            return Err(why_not_awaited(self, seat));
        }
        self.refusal(seat, action).map_or(Ok(()), |why| Err(Illegal::Rule(why)))
    }

    /// Carries out a decision and all that follows from it. The sink gets the frames of what happens;
    /// the last one holds the new state.
    ///
    /// # Errors
    /// What [`check`](Game::check) says of an action; [`Illegal::NotAwaited`] for a time-out of a
    /// seat that owes nothing; [`Illegal::HasLeft`] for one that leaves twice. Then nothing has
    /// changed, and nothing was added.
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

/// Makes the time-outs of seats that have left, until the game waits for none of them: at the end of
/// every decision, so that all who stay see one thing, that the game goes on.
#[cold]
fn time_out_absent<G: Game>(game: &mut G, sink: &mut Sink<G>) {
    while let Some(absent) = game.turn().awaited().both(game.left()).lowest() {
        game.time_out(absent, sink);
    }
}
