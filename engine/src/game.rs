//! The contract that every game keeps.
//!
//! A game's state is a value. Seats are given [views](Game::view), never states; they choose
//! actions, which reach the state as [decisions](Decision); what happens is told in events, each
//! of which knows who may see it. `tests/laws` holds every game to the promises made here.

use std::error::Error;
use std::fmt::{self, Debug, Display};

use serde::{Deserialize, Serialize};

use crate::chance::{Dice, Seed};
use crate::options::Options;
use crate::pace::{Interlude, Span};
use crate::seat::{BySeat, Seat, SeatSet};

/// Which game, and which edition of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    /// The name in records and addresses, such as `fools-gambit`.
    pub slug: &'static str,
    /// Goes up whenever the same decisions may give another game than before.
    pub edition: u32,
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Observer {
    /// An observer without a seat: sees what is public.
    Table,
    /// A seat: sees what is public and what is its own.
    Seat(Seat),
}

impl Observer {
    /// The seat that looks, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Whether this is that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// The game is over.
    Over(Outcome),
    /// Some seats owe a decision.
    Awaiting(Awaiting),
}

impl Turn {
    /// The seats that owe a decision: none once the game is over.
    #[must_use]
    pub const fn awaited(self) -> SeatSet {
        match self {
            Self::Over(_) => SeatSet::EMPTY,
            Self::Awaiting(awaiting) => awaiting.seats,
        }
    }

    /// The result, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Awaiting(_) => None,
        }
    }

    /// One seat to act with a look at its own cards.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        let seats = SeatSet::only(seat);
        Self::Awaiting(Awaiting { seats, order: Order::Alone, screen: Screen::Private })
    }

    /// A simultaneous choice of these seats, each with a look at its own cards.
    #[must_use]
    pub const fn together(seats: SeatSet) -> Self {
        Self::Awaiting(Awaiting { seats, order: Order::Together, screen: Screen::Private })
    }

    /// Any of these seats acts next, with a look at its own cards.
    #[must_use]
    pub const fn free(seats: SeatSet) -> Self {
        Self::Awaiting(Awaiting { seats, order: Order::Free, screen: Screen::Private })
    }

    /// One seat to act in front of all.
    #[must_use]
    pub const fn open(seat: Seat) -> Self {
        let seats = SeatSet::only(seat);
        Self::Awaiting(Awaiting { seats, order: Order::Alone, screen: Screen::Open })
    }
}

/// Which seats owe a decision, and how they make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaiting {
    /// Those that owe one. Never empty.
    pub seats: SeatSet,
    /// In what order they decide.
    pub order: Order,
    /// What they need to look at.
    pub screen: Screen,
}

/// In what order the awaited seats decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// One seat acts; what it does happens at once.
    Alone,
    /// A simultaneous choice: nothing is shown until the last has decided, and the order in which
    /// they come makes no difference. It is one still when a single seat of them is left.
    Together,
    /// Any of these seats, in any order; each decision acts at once.
    Free,
}

/// What a decision needs a look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Screen {
    /// One's own cards: behind a curtain.
    Private,
    /// What all may see: on the open table.
    Open,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 for the best, equal for those who share it, 0 for no such seat.
    ranks: [u8; Seat::MOST as usize],
    seats: u8,
    /// Whether it was played to its end.
    pub ending: Ending,
}

/// Whether a game was played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// It was.
    Played,
    /// This seat gave up before.
    Conceded(Seat),
}

impl Outcome {
    /// An outcome from the seats' scores, the highest best.
    #[must_use]
    pub fn by_score<const N: usize>(scores: &BySeat<u32, N>) -> Self {
        Self::of_scores(&scores.0)
    }

    /// An outcome from the scores of as many seats as play, the highest best; scores beyond
    /// [`Seat::MOST`] are left out.
    #[must_use]
    pub fn of_scores(scores: &[u32]) -> Self {
        let scores = &scores[..scores.len().min(Seat::MOST as usize)];
        let mut ranks = [0; Seat::MOST as usize];
        for (rank, score) in ranks.iter_mut().zip(scores) {
            *rank = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        Self { ranks, seats: scores.len() as u8, ending: Ending::Played }
    }

    /// The outcome of a game for two that a seat gives up.
    #[must_use]
    pub const fn conceded(seat: Seat) -> Self {
        let mut ranks = [0; Seat::MOST as usize];
        ranks[seat.index()] = 2;
        ranks[seat.other().index()] = 1;
        Self { ranks, seats: 2, ending: Ending::Conceded(seat) }
    }

    /// The seat's place, 1 for the best.
    #[must_use]
    pub const fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// Each seat with its place.
    pub fn ranks(&self) -> impl Iterator<Item = (Seat, u8)> {
        Seat::all(self.seats).map(|seat| (seat, self.rank(seat)))
    }

    /// Those in the first place: several, if they share it.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.rank(*seat) == 1).collect()
    }

    /// The one winner, or `None` if the first place is shared.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let winners = self.winners();
        if winners.len() == 1 { winners.lowest() } else { None }
    }

    /// How much of a win this is for the seat: 2 for each other seat that it beat, 1 for each that
    /// it shares its place with. So a game for two gives 2, 1 or 0.
    #[must_use]
    pub fn share(&self, seat: Seat) -> u32 {
        let own = self.rank(seat);
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        others
            .map(|other| match own.cmp(&self.rank(other)) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            })
            .sum()
    }
}

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
    #[error("{rule} refuses it: {why}", rule = .0.rule(), why = .0)]
    Rule(R),
}

/// A game's own reasons for refusing an action.
pub trait Refusal: Copy + Eq + Debug + Display + Error {
    /// The id of the rule that refuses, such as `FG-6`.
    fn rule(&self) -> &'static str;
}

/// What happened, with who may see it.
///
/// What an observer sees of a decision, and who is awaited then, tell all that is new in its view.
pub trait Event: Clone + Eq + Debug {
    /// The seats that may see all of it; a public event is known to everybody.
    fn known_to(&self, seats: u8) -> SeatSet;

    /// The event as this observer sees it; `None` if it may not see that anything happened.
    fn seen_by(&self, observer: Observer) -> Option<Self>;

    /// The seats to whom it tells something that they did not know and could not work out before:
    /// a card drawn, another seat's choice. One's own choice teaches nobody.
    fn teaches(&self, seats: u8) -> SeatSet;
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

/// A flaw in a state that no game may ever show; see [`Game::audit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Flaw(pub &'static str);

/// A text that is no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an action of this game")]
pub struct BadAction;

/// A game: its state is the value, its rules are the methods.
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

    /// Adds all that the seat can do now to the list, in an order that depends on nothing that the
    /// seat doesn't know. Nothing is added for a seat that owes no decision.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the seat can do this now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal<Self::Refusal>>;

    /// Carries out a decision and all that follows from it. What happens is added to `events`.
    ///
    /// # Errors
    /// What [`check`](Game::check) says of an action; [`Illegal::NotAwaited`] for a time-out of a
    /// seat that owes nothing; [`Illegal::HasLeft`] for one that leaves twice. Then nothing has
    /// changed, and nothing was added.
    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Self::Action>,
        events: Option<&mut Vec<Self::Event>>,
    ) -> Result<(), Illegal<Self::Refusal>>;

    /// All that the observer knows.
    fn view(&self, observer: Observer) -> Self::View;

    /// Everything laid open. Only for the replay of a finished game and for tests.
    fn open_view(&self) -> Self::View;

    /// A state that the view's observer can't tell from the real one: all that it doesn't know is
    /// dealt anew, chance to come included.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Whether the action needs no look at one's own cards, so that it may be taken on the open
    /// table even where the [screen](Awaiting::screen) is private.
    fn is_open(&self, _action: &Self::Action) -> bool {
        false
    }

    /// How many seconds the seat has for the decision that it owes now, as the table has chosen;
    /// `None` for any number, and for a seat that owes none. Public, as the turn is.
    fn time_limit(&self, _seat: Seat) -> Option<u32> {
        None
    }

    /// What that time is for, if there is a limit.
    fn time_span(&self) -> Span {
        Span::Decision
    }

    /// What the table does before the game goes on, in front of all: nothing, as a rule.
    fn interlude(&self) -> Option<Interlude> {
        None
    }

    /// Reads an action's text.
    ///
    /// # Errors
    /// [`BadAction`] if it is none of this game's.
    fn read_action(&self, text: &str) -> Result<Self::Action, BadAction>;

    /// Writes the whole state as text, the same on every platform and in every build: what
    /// [`digest`](crate::record::digest) is taken over.
    ///
    /// # Errors
    /// Only what the writer itself reports.
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result;

    /// Checks what must hold in every state: cards conserved, counts in step.
    ///
    /// # Errors
    /// The first [`Flaw`] found, which is a bug of the game.
    fn audit(&self) -> Result<(), Flaw>;
}

/// Where a game tells what happens: the caller's list, or nowhere.
#[derive(Debug)]
pub struct Teller<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Teller<'a, E> {
    /// Tells into this list, if there is one.
    pub fn new(events: Option<&'a mut Vec<E>>) -> Self {
        Self(events)
    }

    /// Tells of an event; it is made only if somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}

/// The checks that every game begins with: the game goes on, the seat exists and is awaited.
///
/// # Errors
/// The first of them that fails.
pub fn check_awaited<R: Refusal>(turn: Turn, seats: u8, seat: Seat) -> Result<(), Illegal<R>> {
    if seat.number() > seats {
        return Err(Illegal::NoSuchSeat);
    }
    match turn {
        Turn::Over(_) => Err(Illegal::Over),
        Turn::Awaiting(awaiting) if !awaiting.seats.contains(seat) => Err(Illegal::NotAwaited),
        Turn::Awaiting(_) => Ok(()),
    }
}

/// The checks for a seat that leaves: it exists, the game goes on, it has not left before.
///
/// # Errors
/// The first of them that fails.
pub fn check_leave<R: Refusal>(
    turn: Turn,
    seats: u8,
    left: SeatSet,
    seat: Seat,
) -> Result<(), Illegal<R>> {
    if seat.number() > seats {
        Err(Illegal::NoSuchSeat)
    } else if turn.outcome().is_some() {
        Err(Illegal::Over)
    } else if left.contains(seat) {
        Err(Illegal::HasLeft)
    } else {
        Ok(())
    }
}

/// Makes the time-outs of seats that have left, until the game waits for none of them. A game for
/// more than two does this at the end of every decision, so that all who stay see one thing: the
/// game goes on. `time_out` carries out one time-out.
pub fn time_out_absent<G: Game>(
    game: &mut G,
    left: SeatSet,
    mut time_out: impl FnMut(&mut G, Seat),
) {
    while let Some(absent) = game.turn().awaited().both(left).lowest() {
        time_out(game, absent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_ranks_and_shares() {
        let three = Outcome::by_score(&BySeat([5, 9, 5]));
        let seat = |number| Seat::numbered(number).unwrap();
        assert_eq!(three.winner(), Some(Seat::TWO));
        assert_eq!([1, 2, 3].map(|number| three.rank(seat(number))), [2, 1, 2]);
        assert_eq!([1, 2, 3].map(|number| three.share(seat(number))), [1, 4, 1]);
        let draw = Outcome::by_score(&BySeat([7, 7]));
        assert_eq!((draw.winner(), draw.share(Seat::ONE)), (None, 1));
        assert_eq!(Outcome::conceded(Seat::ONE).winner(), Some(Seat::TWO));
    }

    #[test]
    fn an_outcome_has_a_rank_for_each_seat_that_plays_and_no_other() {
        let ranks = |outcome: Outcome| outcome.ranks().map(|(_, rank)| rank).collect::<Vec<_>>();
        assert_eq!(ranks(Outcome::of_scores(&[1, 4, 2, 4])), [4, 1, 3, 1]);
        assert_eq!(ranks(Outcome::of_scores(&[0; 9])), [1; 8]);
        assert_eq!(Outcome::of_scores(&[3, 2, 1]).winners(), SeatSet::only(Seat::ONE));
    }
}
