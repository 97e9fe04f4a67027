//! The state of a game, and the contract over it.

use std::fmt;
use std::str::FromStr;

use engine::chance::{Chance, Dice, Seed};
use engine::game::{BadAction, Flaw, Inspect, Observer, Outcome, Rules, SetupError, Sink, Turn};
use engine::options::Options;
use engine::seat::{BySeat, Seat, SeatSet};

use super::{Action, Event, Kind, Refusal, ShadowsOptions, View, view};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 4;
/// How many cards there are (SH-1).
pub(crate) const DECK: usize = 24;

/// What a card on the table is named by, from 1, in the order in which cards came there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Number(u8);

impl Number {
    /// The number of the card that came as the `at`-th, counted from 0.
    pub(crate) const fn at(at: usize) -> Self {
        Self(at as u8 + 1)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub(super) const fn bit(self) -> u32 {
        1 << self.index()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let plain = text.bytes().all(|digit| digit.is_ascii_digit());
        let number = text.parse().map_err(|_| BadAction)?;
        let there = (1..=DECK as u8).contains(&number);
        if plain && there { Ok(Self(number)) } else { Err(BadAction) }
    }
}

/// How many cards of each kind, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(pub(crate) [u8; 4]);

impl Kinds {
    /// All cards of the game (SH-1).
    pub(crate) const ALL: Self = Self([6, 6, 4, 8]);

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) const fn of(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    pub(crate) const fn put(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    pub(crate) const fn take(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
    }

    /// Each card, in the order of the kinds.
    pub(crate) fn each(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| (0..self.of(kind)).map(move |_| kind))
    }
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid {
    pub(super) owner: Seat,
    pub(super) kind: Kind,
    pub(super) side: Side,
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Its back; these seats have seen its face.
    Down(SeatSet),
    /// Its face.
    Up,
}

/// Whether the game goes on, and what is left of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Turn { seat: Seat, actions: u8 },
    Over(Outcome),
}

/// A game of Shadows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shadows {
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// The cards in the order in which they are drawn, those drawn included.
    pub(super) deck: [Kind; DECK],
    pub(super) drawn: u8,
    pub(super) hands: BySeat<Kinds, MOST_SEATS>,
    /// What came to the table, by number.
    pub(super) table: [Option<Laid>; DECK],
    /// The cards whose power waits, a bit for each number.
    pub(super) waiting: u32,
}

impl Rules for Shadows {
    type Options = ShadowsOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &ShadowsOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut deck = [Kind::Stone; DECK];
        deck.iter_mut().zip(Kinds::ALL.each()).for_each(|(place, kind)| *place = kind);
        chance.next_event().shuffle(&mut deck);
        let mut game = Self {
            seats,
            left: SeatSet::EMPTY,
            stage: Stage::Turn { seat: Seat::ONE, actions: 0 },
            chance,
            deck,
            drawn: 0,
            hands: BySeat::default(),
            table: [None; DECK],
            waiting: 0,
        };
        game.set_up();
        Ok(game)
    }

    fn options(&self) -> ShadowsOptions {
        ShadowsOptions
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Turn { seat, .. } => Turn::of(seat),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn left(&self) -> SeatSet {
        self.left
    }

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Turn { seat: mover, actions: left } if mover == seat => {
                if self.waiting != 0 {
                    actions.extend(self.uses());
                    return;
                }
                if left > 0 {
                    let held = Kind::ALL.into_iter().filter(|kind| self.hands[seat].of(*kind) > 0);
                    actions.extend(held.map(Action::Play));
                    let own = self.down().filter(|number| self.owner(*number) == Some(seat));
                    actions.extend(own.map(Action::Flip));
                }
                actions.push(Action::End);
            }
            Stage::Turn { .. } | Stage::Over(_) => {}
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let Stage::Turn { actions, .. } = self.stage else { return None };
        Some(match *action {
            Action::Use(number, _) if !self.waits(number) => Refusal::NotWaiting,
            Action::Use(number, target) if !self.fits(number, target) => Refusal::Target,
            Action::Play(_) | Action::Flip(_) | Action::End if self.waiting != 0 => {
                Refusal::PowersWait
            }
            Action::Play(_) | Action::Flip(_) if actions == 0 => Refusal::NoActionLeft,
            Action::Play(kind) if self.hands[seat].of(kind) == 0 => Refusal::NotHeld,
            Action::Flip(number) if self.owner_of_down(number) != Some(seat) => Refusal::NotDown,
            Action::Use(..) | Action::End | Action::Play(_) | Action::Flip(_) => return None,
        })
    }

    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(seat, action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.leave(seat, sink);
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        view::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        *action == Action::End
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for Shadows {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "drawn {} seed {seed} events {events}", self.drawn)?;
        match self.stage {
            Stage::Turn { seat, actions } => writeln!(to, "turn {seat} actions {actions}")?,
            Stage::Over(outcome) => {
                outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
            }
        }
        write!(to, "deck")?;
        self.deck.iter().try_for_each(|kind| write!(to, " {kind}"))?;
        for seat in Seat::all(self.seats) {
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "\nseat {seat}{left} hand")?;
            self.hands[seat].each().try_for_each(|kind| write!(to, " {kind}"))?;
        }
        for (at, laid) in self.table.iter().flatten().enumerate() {
            let Laid { owner, kind, side } = laid;
            write!(to, "\n{} {kind} of {owner}", Number::at(at))?;
            match side {
                Side::Up => write!(to, " up")?,
                Side::Down(known_to) => {
                    known_to.iter().try_for_each(|seat| write!(to, " known to {seat}"))?;
                }
            }
            if self.waits(Number::at(at)) {
                write!(to, " waits")?;
            }
        }
        writeln!(to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        let mut there = Kinds::default();
        self.hands.0.iter().flat_map(|hand| hand.each()).for_each(|kind| there.put(kind));
        self.table.iter().flatten().for_each(|laid| there.put(laid.kind));
        self.deck[usize::from(self.drawn)..].iter().for_each(|kind| there.put(*kind));
        if there != Kinds::ALL {
            return Err(Flaw("each card is in one place (SH-1)"));
        }
        for (at, laid) in self.table.iter().enumerate() {
            let up = laid.is_some_and(|laid| laid.side == Side::Up && laid.kind != Kind::Stone);
            if self.waits(Number::at(at)) && !up {
                return Err(Flaw("only powers of cards turned up wait (SH-3)"));
            }
        }
        Ok(())
    }
}
