//! The state of a match, and the contract over it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Dice, Seed};
use crate::game::{
    BadAction, Decision, Ending, Flaw, Frames, Game, Illegal, Inspect, Observer, Outcome,
    SetupError, Turn, check_awaited, check_leave,
};
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::TimeScope;

use super::Sink;
use super::{
    Action, Card, Deck, DualDuelOptions, Event, Pair, Phase, Refusal, Swap, View, Wilds, view,
};

/// How many cards a seat is dealt for a duel (DD-3).
pub const HAND: u8 = 22;
/// How many rounds a duel has (DD-17), and how many bonus rounds a tie adds (DD-18).
pub const ROUNDS: u8 = 9;
/// See [`ROUNDS`].
pub const BONUS_ROUNDS: u8 = 3;
/// How many of the cards left aside each seat is dealt for the bonus rounds (DD-18).
pub(super) const BONUS: u8 = 3;

/// A match of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DualDuel {
    pub(super) options: DualDuelOptions,
    /// The duels that each seat has won.
    pub(super) won: BySeat<u8>,
    /// The duel, from 1.
    pub(super) duel: u8,
    /// The round, from 1; 0 before the first one.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    /// The cards left aside, secret to all.
    pub(super) aside: Deck,
    /// The duel's rounds that are over.
    pub(super) rounds: Rounds,
    /// Those whose call in this round is known.
    pub(super) called: SeatSet,
    pub(super) places: BySeat<Place>,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) hand: Deck,
    /// Those in hand that everybody knows of (DD-18).
    pub(super) hand_seen: Deck,
    pub(super) slots: [Option<Wild>; 2],
    pub(super) given: Option<Card>,
    pub(super) kept: Option<Card>,
    /// How often it called in this duel.
    pub(super) calls: u8,
    pub(super) pending: Pending,
}

/// A wild card in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wild {
    pub(super) card: Card,
    pub(super) face_up: bool,
}

/// A seat's part of a choice, kept until all that were asked have decided.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Pending {
    #[default]
    Owed,
    /// Drawn when the last seat has chosen.
    TimedOut,
    Chosen(Action),
}

/// One of a seat's two places for wild cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// The first.
    One,
    /// The second.
    Two,
}

impl Slot {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The place in an array, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that people use, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A round that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The pairs as they were compared.
    pub pairs: BySeat<Pair>,
    /// Who swapped a wild in.
    pub swapped: SeatSet,
}

/// The rounds of a duel that are over, in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Rounds([Option<Round>; (ROUNDS + BONUS_ROUNDS) as usize]);

impl Rounds {
    /// The rounds, from the first.
    pub fn iter(&self) -> impl Iterator<Item = &Round> {
        self.0.iter().flatten()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the bonus rounds are over, too.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.last().is_some_and(Option::is_some)
    }

    /// The cards played in them, which lie discarded (DD-10).
    #[must_use]
    pub fn discards(&self) -> Deck {
        self.iter().flat_map(|round| round.pairs.0).flat_map(Pair::cards).collect()
    }

    /// Adds a round to them; no more than a duel has.
    pub(super) fn push(&mut self, round: Round) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(round);
        }
    }
}

impl FromIterator<Round> for Rounds {
    /// As many rounds as a duel has; further ones are left out.
    fn from_iter<I: IntoIterator<Item = Round>>(rounds: I) -> Self {
        let mut all = Self::default();
        rounds.into_iter().for_each(|round| all.push(round));
        all
    }
}

impl Game for DualDuel {
    type Options = DualDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &DualDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut game = Self {
            options: *options,
            won: BySeat::default(),
            duel: 0,
            round: 0,
            phase: Phase::Lay,
            over: None,
            chance: Chance::new(seed),
            aside: Deck::EMPTY,
            rounds: Rounds::default(),
            called: SeatSet::EMPTY,
            places: BySeat::default(),
        };
        game.begin_duel(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> DualDuelOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if let Some(outcome) = self.over {
            return Turn::Over(outcome);
        }
        let clock = self.options.time.clock(self.phase.seconds(), TimeScope::Decision);
        match (self.asked().len(), self.owing().lowest()) {
            (1, Some(seat)) => Turn::of(seat),
            _ => Turn::together(self.owing()),
        }
        .with_clock(clock)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.turn().awaited().contains(seat) {
            return;
        }
        let place = &self.places[seat];
        match self.phase {
            Phase::Lay => {
                let mut higher = place.hand.iter();
                while let Some(low) = higher.next() {
                    let with = |high| Action::Lay(Wilds::new(low, high));
                    actions.extend(higher.clone().map(with));
                }
            }
            Phase::Give => actions.extend(place.hand.iter().map(Action::Give)),
            Phase::Keep => actions.extend(place.hand.iter().map(Action::Keep)),
            Phase::Call | Phase::Answer => actions.extend([Action::Call, Action::Pass]),
            Phase::Swap => actions.extend(place.swaps().into_iter().flatten().map(Action::Swap)),
            Phase::Bonus => actions.extend(place.wilds().map(|wild| Action::Take(wild.card))),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), 2, seat)?;
        self.places[seat].check(self.phase, *action).map_err(Illegal::Rule)
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Action>,
        frames: Option<&mut Frames<Self>>,
    ) -> Result<(), Illegal<Refusal>> {
        let mut sink = Sink::new(frames);
        match decision {
            Decision::Act(action) => {
                self.check(seat, &action)?;
                self.places[seat].pending = Pending::Chosen(action);
                sink.emit(|| Event::Chose(seat, Some(action)));
            }
            Decision::Timeout => {
                check_awaited(self.turn(), 2, seat)?;
                self.places[seat].pending = Pending::TimedOut;
                // That time ran out would tell the other seat what is chosen: it is told later.
                sink.emit(|| Event::Chose(seat, None));
            }
            Decision::Leave => {
                check_leave(self.turn(), 2, SeatSet::EMPTY, seat)?;
                let outcome = Outcome::conceded(seat);
                self.over = Some(outcome);
                sink.emit(|| Event::Conceded(seat));
                sink.emit(|| Event::Ended(outcome));
                return Ok(());
            }
        }
        if self.owing().is_empty() {
            self.go_on(&mut sink);
        }
        sink.close_frame(self);
        Ok(())
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        view::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for DualDuel {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        let BySeat([one, two]) = self.won;
        writeln!(to, "{} seed {seed} events {events}", self.options.values())?;
        writeln!(to, "duel {} won {one} {two} round {}", self.duel, self.round)?;
        writeln!(to, "{}", self.phase.word())?;
        if let Some(outcome) = self.over {
            let ranks = BySeat::<u8>::from_fn(|seat| outcome.rank(seat)).0;
            match outcome.ending {
                Ending::Played => writeln!(to, "ranks {} {} played", ranks[0], ranks[1])?,
                Ending::Conceded(seat) => {
                    writeln!(to, "ranks {} {} conceded by {seat}", ranks[0], ranks[1])?;
                }
            }
        }
        writeln!(to, "aside {}", self.aside)?;
        for Round { pairs, swapped } in self.rounds.iter() {
            let BySeat([one, two]) = pairs.map(|Pair { given, kept }| format!("{given} {kept}"));
            writeln!(to, "played {one} against {two} swapped {swapped:?}")?;
        }
        writeln!(to, "called {:?}", self.called)?;
        self.places.iter().try_for_each(|(seat, place)| place.write_canonical(seat, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        let mut seen = self.aside;
        let mut count = self.aside.len() + 4 * self.rounds.len();
        seen = seen.union(self.rounds.discards());
        for (seat, place) in self.places.iter() {
            seen = seen.union(place.cards());
            count += place.count();
            place.audit()?;
            let waits = !matches!(place.pending, Pending::Owed);
            if self.over.is_none() && waits && !self.asked().contains(seat) {
                return Err(Flaw("only those who are asked decide"));
            }
        }
        if seen != Deck::WHOLE || count != Card::COUNT {
            return Err(Flaw("each card is in one place (DD-1)"));
        }
        if self.places[Seat::ONE].hand.len() != self.places[Seat::TWO].hand.len() {
            return Err(Flaw("both hands have the same number of cards (DD-3)"));
        }
        if self.over.is_none() && self.owing().is_empty() {
            return Err(Flaw("a match that goes on waits for somebody"));
        }
        Ok(())
    }
}

impl DualDuel {
    /// The seats that have to decide in this phase.
    pub(super) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Give | Phase::Keep | Phase::Call | Phase::Bonus => {
                SeatSet::first(2)
            }
            Phase::Answer => SeatSet::first(2).minus(self.called),
            Phase::Swap => self.called,
        }
    }

    /// Those of them whose decision is still owed.
    fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| matches!(self.places[*seat].pending, Pending::Owed);
        self.asked().iter().filter(owes).collect()
    }
}

impl Place {
    fn check(&self, phase: Phase, action: Action) -> Result<(), Refusal> {
        let in_hand =
            |card| if self.hand.contains(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) };
        match (phase, action) {
            (Phase::Lay, Action::Lay(wilds)) => {
                let [low, high] = wilds.cards();
                in_hand(low)?;
                in_hand(high)?;
                if low == high { Err(Refusal::SameCard(low)) } else { Ok(()) }
            }
            (Phase::Give, Action::Give(card)) | (Phase::Keep, Action::Keep(card)) => in_hand(card),
            (Phase::Swap, Action::Swap(Swap { out, brought_in })) => {
                if !self.pair().is_some_and(|pair| pair.has(out)) {
                    Err(Refusal::NotInPair(out))
                } else if self.slot_of(brought_in).is_none() {
                    Err(Refusal::NoWildToSwap(brought_in))
                } else {
                    Ok(())
                }
            }
            (Phase::Bonus, Action::Take(card)) if self.slot_of(card).is_none() => {
                Err(Refusal::NoWildToTake(card))
            }
            (Phase::Call | Phase::Answer, Action::Call | Action::Pass)
            | (Phase::Bonus, Action::Take(_)) => Ok(()),
            (Phase::Lay, _) => Err(Refusal::LayNow),
            (Phase::Give, _) => Err(Refusal::GiveNow),
            (Phase::Keep, _) => Err(Refusal::KeepNow),
            (Phase::Call | Phase::Answer, _) => Err(Refusal::CallNow),
            (Phase::Swap, _) => Err(Refusal::SwapNow),
            (Phase::Bonus, _) => Err(Refusal::TakeNow),
        }
    }

    /// All of the seat's cards.
    fn cards(&self) -> Deck {
        let on_table = self.given.into_iter().chain(self.kept);
        let rest: Deck = on_table.chain(self.wilds().map(|wild| wild.card)).collect();
        self.hand.union(rest)
    }

    /// How many they should be.
    fn count(&self) -> u8 {
        let on_table = self.given.into_iter().chain(self.kept).count() + self.wilds().count();
        self.hand.len() + on_table as u8
    }

    fn write_canonical(&self, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(to, "seat {seat} hand {}", self.hand)?;
        writeln!(to, "  seen {} calls {}", self.hand_seen, self.calls)?;
        for slot in Slot::ALL {
            match self.slots[slot.index()] {
                None => writeln!(to, "  slot {} empty", slot.number())?,
                Some(Wild { card, face_up }) => {
                    let way = if face_up { "up" } else { "down" };
                    writeln!(to, "  slot {} {card} face-{way}", slot.number())?;
                }
            }
        }
        for (what, card) in [("given", self.given), ("kept", self.kept)] {
            if let Some(card) = card {
                writeln!(to, "  {what} {card}")?;
            }
        }
        match self.pending {
            Pending::Owed => writeln!(to, "  owed"),
            Pending::TimedOut => writeln!(to, "  timed out"),
            Pending::Chosen(action) => writeln!(to, "  {action}"),
        }
    }

    fn audit(&self) -> Result<(), Flaw> {
        if !self.hand_seen.minus(self.hand).is_empty() {
            return Err(Flaw("what is known to be in hand is there"));
        }
        if self.given.is_none() && self.kept.is_some() {
            return Err(Flaw("a pair begins with the card that was given (DD-5)"));
        }
        Ok(())
    }
}
