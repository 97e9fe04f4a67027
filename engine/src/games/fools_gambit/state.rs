//! The state of a game, and the contract over it.

use std::fmt;

use crate::cards::{Card, CardSet, write_cards};
use crate::chance::{Chance, Dice, Seed};
use crate::game::{
    BadAction, Decision, Ending, Flaw, Frames, Game, Illegal, Inspect, Observer, Outcome,
    SetupError, Turn, check_awaited, check_leave,
};
use crate::options::Options;
use crate::pile::Pile;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::{TimeControl, TimeScope};

use super::Sink;
use super::{Action, Choice, Deck, Event, FoolsGambitOptions, Refusal, Swap, View, view};

/// How many cards a seat draws for a round (FG-5).
pub const HAND: u8 = 3;

/// How many seconds there are for each choice, where the table plays against the clock.
const CHOOSE: u16 = 60;
const SWAP: u16 = 30;

/// A game of Fools Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoolsGambit {
    pub(super) deck: Deck,
    pub(super) time: TimeControl,
    pub(super) round: u8,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    pub(super) places: BySeat<Place>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Choose,
    Swap,
    Over(Outcome),
}

/// A seat's cards (FG-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) main_deck: Pile<52>,
    pub(super) hand: Hand,
    pub(super) off_hand: CardSet,
    /// Those in the off-hand that everybody saw go there (FG-23).
    pub(super) off_hand_seen: CardSet,
    pub(super) discard: CardSet,
    pub(super) winning: CardSet,
    pub(super) pending: Pending,
}

/// The three cards of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hand {
    /// No round is going on.
    Empty,
    /// Drawn, from low to high; nothing is picked yet, or not by both.
    Drawn([Card; 3]),
    /// The duel card lies face-down and the wager open.
    Laid(Laid),
}

/// A seat's cards once duel card and wager are laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid {
    pub(super) duel: Card,
    pub(super) wager: Card,
    pub(super) third: Card,
}

/// A seat's part of a simultaneous choice, kept until the other seat's is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pending {
    Owed,
    /// Drawn when the last seat has chosen (FG-6).
    TimedOut,
    Chosen(Choice),
    SwapChosen(Swap),
}

impl Hand {
    pub(super) fn set(self) -> CardSet {
        match self {
            Self::Empty => CardSet::EMPTY,
            Self::Drawn(cards) => cards.into_iter().collect(),
            Self::Laid(laid) => [laid.duel, laid.wager, laid.third].into_iter().collect(),
        }
    }
}

impl Place {
    pub(super) fn new(main_deck: Pile<52>) -> Self {
        Self {
            main_deck,
            hand: Hand::Empty,
            off_hand: CardSet::EMPTY,
            off_hand_seen: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            winning: CardSet::EMPTY,
            pending: Pending::Owed,
        }
    }

    /// Cards that can still be drawn (FG-21).
    pub(super) fn playable(&self) -> u8 {
        self.main_deck.len() + self.off_hand.len()
    }
}

impl Game for FoolsGambit {
    type Options = FoolsGambitOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &FoolsGambitOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let places = BySeat::from_fn(|seat| {
            let cards = options.deck.cards_of(seat);
            Place::new(Pile::shuffled(cards, &mut chance.next_event()))
        });
        let mut game = Self {
            deck: options.deck,
            time: options.time,
            round: 0,
            stage: Stage::Choose,
            chance,
            places,
        };
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> FoolsGambitOptions {
        FoolsGambitOptions { deck: self.deck, time: self.time }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => Turn::Over(outcome),
            Stage::Choose => self.ask(CHOOSE),
            Stage::Swap => self.ask(SWAP),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat.number() > 2 || !matches!(self.places[seat].pending, Pending::Owed) {
            return;
        }
        match (self.stage, self.places[seat].hand) {
            (Stage::Choose, Hand::Drawn([low, middle, high])) => {
                let pairs = [
                    (low, middle),
                    (low, high),
                    (middle, low),
                    (middle, high),
                    (high, low),
                    (high, middle),
                ];
                actions.extend(pairs.map(|(duel, wager)| Action::Choose(Choice { duel, wager })));
            }
            (Stage::Swap, _) => actions.extend(Swap::ALL.map(Action::Swap)),
            (Stage::Choose | Stage::Over(_), _) => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), 2, seat)?;
        let choice = match (self.stage, action) {
            (Stage::Choose, Action::Choose(choice)) => choice,
            (Stage::Choose, Action::Swap(_)) => return Err(Illegal::Rule(Refusal::ChooseNow)),
            (Stage::Swap, Action::Swap(_)) => return Ok(()),
            (Stage::Swap, Action::Choose(_)) => return Err(Illegal::Rule(Refusal::SwapNow)),
            (Stage::Over(_), _) => return Err(Illegal::Over),
        };
        let hand = self.places[seat].hand.set();
        if let Some(card) =
            [choice.duel, choice.wager].into_iter().find(|card| !hand.contains(*card))
        {
            return Err(Illegal::Rule(Refusal::NotInHand(card)));
        }
        if choice.duel == choice.wager {
            return Err(Illegal::Rule(Refusal::SameCard(choice.duel)));
        }
        Ok(())
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
                match action {
                    Action::Choose(choice) => {
                        self.places[seat].pending = Pending::Chosen(choice);
                        sink.emit(|| Event::Chose(seat, Some(choice)));
                    }
                    Action::Swap(swap) => {
                        self.places[seat].pending = Pending::SwapChosen(swap);
                        sink.emit(|| Event::SwapChosen(seat, Some(swap)));
                    }
                }
            }
            Decision::Timeout => {
                check_awaited(self.turn(), 2, seat)?;
                self.places[seat].pending = Pending::TimedOut;
                // That time ran out would tell the other seat what is chosen: it is told later.
                match self.stage {
                    Stage::Swap => sink.emit(|| Event::SwapChosen(seat, None)),
                    Stage::Choose | Stage::Over(_) => sink.emit(|| Event::Chose(seat, None)),
                }
            }
            Decision::Leave => {
                self.concede(seat, &mut sink)?;
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

impl Inspect for FoolsGambit {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let deck = match self.deck {
            Deck::Split => "split",
            Deck::Full => "full",
        };
        let stage = match self.stage {
            Stage::Choose => "choose",
            Stage::Swap => "swap",
            Stage::Over(_) => "over",
        };
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "{deck} round {} {stage} seed {seed} events {events}", self.round)?;
        if let Stage::Over(outcome) = self.stage {
            let ranks = BySeat::<u8>::from_fn(|seat| outcome.rank(seat)).0;
            match outcome.ending {
                Ending::Played => writeln!(to, "ranks {} {} played", ranks[0], ranks[1])?,
                Ending::Conceded(seat) => {
                    writeln!(to, "ranks {} {} conceded by {seat}", ranks[0], ranks[1])?;
                }
            }
        }
        self.places.iter().try_for_each(|(seat, place)| place.write_canonical(seat, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        for (seat, place) in self.places.iter() {
            place.audit(self.deck.cards_of(seat), self.stage)?;
        }
        let BySeat([one, two]) = &self.places;
        if one.playable() != two.playable() {
            return Err(Flaw("both seats always hold the same number of cards (FG-21)"));
        }
        if !matches!(self.stage, Stage::Over(_)) && self.owing().is_empty() {
            return Err(Flaw("a game that goes on waits for somebody"));
        }
        Ok(())
    }
}

impl FoolsGambit {
    /// The seats whose choice is still owed.
    fn ask(&self, seconds: u16) -> Turn {
        Turn::together(self.owing()).with_clock(self.time.clock(seconds, TimeScope::Decision))
    }

    pub(super) fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| matches!(self.places[*seat].pending, Pending::Owed);
        Seat::all(2).filter(owes).collect()
    }

    fn concede(&mut self, seat: Seat, sink: &mut Sink<'_>) -> Result<(), Illegal<Refusal>> {
        check_leave(self.turn(), 2, SeatSet::EMPTY, seat)?;
        let outcome = Outcome::conceded(seat);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Conceded(seat));
        sink.emit(|| Event::Ended(outcome));
        Ok(())
    }
}

impl Place {
    fn write_canonical(&self, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
        write!(to, "seat {seat} main ")?;
        write_cards(to, self.main_deck.iter())?;
        writeln!(to)?;
        match self.hand {
            Hand::Empty => writeln!(to, "  empty hand")?,
            Hand::Drawn([low, middle, high]) => writeln!(to, "  hand {low} {middle} {high}")?,
            Hand::Laid(Laid { duel, wager, third }) => {
                writeln!(to, "  duel {duel} wager {wager} third {third}")?;
            }
        }
        writeln!(to, "  off-hand {} seen {}", self.off_hand, self.off_hand_seen)?;
        writeln!(to, "  discard {} winning {}", self.discard, self.winning)?;
        match self.pending {
            Pending::Owed => writeln!(to, "  owed"),
            Pending::TimedOut => writeln!(to, "  timed out"),
            Pending::Chosen(choice) => writeln!(to, "  {}", Action::Choose(choice)),
            Pending::SwapChosen(swap) => writeln!(to, "  {}", Action::Swap(swap)),
        }
    }

    fn audit(&self, cards: CardSet, stage: Stage) -> Result<(), Flaw> {
        let piles =
            [self.main_deck.set(), self.hand.set(), self.off_hand, self.discard, self.winning];
        let count: u8 = piles.iter().map(|pile| pile.len()).sum();
        if count != cards.len() || piles.into_iter().fold(CardSet::EMPTY, CardSet::union) != cards {
            return Err(Flaw("a seat has each of its cards in one place (FG-3, 4)"));
        }
        if !self.off_hand_seen.minus(self.off_hand).is_empty() {
            return Err(Flaw("what was seen to go to the off-hand is there"));
        }
        match (stage, self.hand, self.pending) {
            (Stage::Over(_), _, _)
            | (Stage::Choose, Hand::Drawn(_), Pending::Owed | Pending::TimedOut)
            | (
                Stage::Swap,
                Hand::Laid(_),
                Pending::Owed | Pending::TimedOut | Pending::SwapChosen(_),
            ) => Ok(()),
            (Stage::Choose, Hand::Drawn(hand), Pending::Chosen(choice))
                if hand.contains(&choice.duel) && hand.contains(&choice.wager) =>
            {
                Ok(())
            }
            _ => Err(Flaw("hand and pending choice fit the stage")),
        }
    }
}
