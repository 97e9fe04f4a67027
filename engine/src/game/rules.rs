//! What a game writes, and what is the same for all of them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{
    BadAction, Decision, Event, Game, Illegal, Listing, Observer, Order, Refusal, SetupError, Sink,
    Turn,
};
use crate::chance::{Dice, Seed};
use crate::options::Options;
use crate::seat::{Seat, SeatSet};

/// What a game writes. [`Game`] follows from it: whether the game waits for a seat is asked before
/// anything is listed, checked or carried out, so that none of these methods asks again.
///
/// What has the name of a method of [`Game`] keeps the promises that are made there.
pub trait Rules: Clone + Eq + Debug {
    /// See [`Game::Options`].
    type Options: Options;
    /// See [`Game::Action`]. It reads what its `Display` writes, and nothing else.
    type Action: Clone + Eq + Debug + Display + FromStr<Err = BadAction>;
    /// See [`Game::Refusal`].
    type Refusal: Refusal;
    /// See [`Game::Event`].
    type Event: Event;
    /// See [`Game::View`].
    type View: Clone + Eq + Debug;

    /// What [`list`](Self::list) lists.
    const LISTING: Listing = Listing::Complete;

    /// See [`Game::deal`].
    ///
    /// # Errors
    /// Why it can't be dealt.
    fn deal(options: &Self::Options, seats: u8, seed: Seed) -> Result<Self, SetupError>;

    /// See [`Game::options`].
    fn options(&self) -> Self::Options;

    /// See [`Game::seats`].
    fn seats(&self) -> u8;

    /// See [`Game::turn`].
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

    /// Adds what an awaited seat can do; see [`Game::legal_actions`].
    fn list(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Adds what a seat that is not awaited, and has not left, can choose ahead while others choose; see
    /// [`Game::actions_ahead`].
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

    /// See [`Game::view`].
    fn view(&self, observer: Observer) -> Self::View;

    /// See [`Game::determinize`].
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// See [`Game::is_public`].
    fn is_public(&self, _action: &Self::Action) -> bool {
        false
    }
}

impl<G: Rules> Game for G {
    type Options = G::Options;
    type Action = G::Action;
    type Refusal = G::Refusal;
    type Event = G::Event;
    type View = G::View;

    const LISTING: Listing = G::LISTING;

    fn deal(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        G::deal(options, seats, seed)
    }

    fn options(&self) -> G::Options {
        Rules::options(self)
    }

    fn seats(&self) -> u8 {
        Rules::seats(self)
    }

    fn turn(&self) -> Turn {
        Rules::turn(self)
    }

    // Measured: inlined here, it keeps its caller from being inlined, which costs more.
    #[inline(never)]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        if self.awaits(seat) {
            self.list(seat, actions);
        }
    }

    fn actions_ahead(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        let others_choose =
            matches!(Rules::turn(self), Turn::Awaiting(now) if now.order == Order::Together);
        if others_choose && seat.number() <= Rules::seats(self) && !self.awaits(seat) {
            self.list_ahead(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Illegal<G::Refusal>> {
        if !self.awaits(seat) {
            return Err(why_not_awaited(self, seat));
        }
        self.refusal(seat, action).map_or(Ok(()), |why| Err(Illegal::Rule(why)))
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<G::Action>,
        sink: &mut Sink<G>,
    ) -> Result<(), Illegal<G::Refusal>> {
        match decision {
            Decision::Act(action) => {
                // As `check` does, but so that a refusal ends it at once: most decisions are an
                // action that is accepted, and what else can happen must not slow them down.
                if !self.awaits(seat) {
                    return Err(why_not_awaited(self, seat));
                }
                if let Some(why) = self.refusal(seat, &action) {
                    return Err(Illegal::Rule(why));
                }
                self.act(seat, action, sink);
            }
            Decision::Timeout => time_out(self, seat, sink)?,
            Decision::Leave => leave(self, seat, sink)?,
        }
        if !self.left().is_empty() {
            time_out_absent(self, sink);
        }
        sink.close_frame(self);
        Ok(())
    }

    fn view(&self, observer: Observer) -> G::View {
        Rules::view(self, observer)
    }

    fn determinize(view: &G::View, dice: &mut Dice) -> Self {
        <G as Rules>::determinize(view, dice)
    }

    fn is_public(&self, action: &G::Action) -> bool {
        Rules::is_public(self, action)
    }

    fn read_action(&self, text: &str) -> Result<G::Action, BadAction> {
        text.parse()
    }
}

#[cold]
fn why_not_awaited<G: Rules>(game: &G, seat: Seat) -> Illegal<G::Refusal> {
    if seat.number() > Rules::seats(game) {
        Illegal::NoSuchSeat
    } else if Rules::turn(game).outcome().is_some() {
        Illegal::Over
    } else {
        Illegal::NotAwaited
    }
}

#[cold]
fn time_out<G: Rules>(
    game: &mut G,
    seat: Seat,
    sink: &mut Sink<G>,
) -> Result<(), Illegal<G::Refusal>> {
    if !game.awaits(seat) {
        return Err(why_not_awaited(game, seat));
    }
    game.time_out(seat, sink);
    Ok(())
}

#[cold]
fn leave<G: Rules>(
    game: &mut G,
    seat: Seat,
    sink: &mut Sink<G>,
) -> Result<(), Illegal<G::Refusal>> {
    match why_not_awaited(game, seat) {
        Illegal::NotAwaited if game.left().contains(seat) => Err(Illegal::HasLeft),
        Illegal::NotAwaited => {
            game.leave(seat, sink);
            Ok(())
        }
        why => Err(why),
    }
}

/// Makes the time-outs of seats that have left, until the game waits for none of them: at the end of
/// every decision, so that all who stay see one thing, that the game goes on.
#[cold]
fn time_out_absent<G: Rules>(game: &mut G, sink: &mut Sink<G>) {
    while let Some(absent) = Rules::turn(game).awaited().both(game.left()).lowest() {
        game.time_out(absent, sink);
    }
}
