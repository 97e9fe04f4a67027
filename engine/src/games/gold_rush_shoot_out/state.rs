//! The state of a game, and the contract over it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Dice, Seed};
use crate::game::{
    BadAction, Decision, Flaw, Frames, Game, Illegal, Inspect, Observer, Outcome, Privacy,
    SetupError, Turn, check_awaited, check_leave, time_out_absent,
};
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::{Intermission, TimeScope};

use super::Sink;
use super::{
    Ability, Action, Ambush, Ammo, BLANKS, BULLETS, Card, Cards, Event, GoldRushShootOutOptions,
    Ledger, Load, Refusal, Stand, View, break_before, canonical, determinize, view,
};

/// The largest table.
pub(super) const MOST_SEATS: usize = Seat::MOST as usize;
/// How many rounds there are.
pub const ROUNDS: u8 = 6;
/// [`ROUNDS`], for lists.
pub(super) const EACH_ROUND: usize = ROUNDS as usize;
/// How many cards are laid out for a round (GR-9).
pub const TAKE: usize = 8;
/// How many seconds a break has, all abilities of a round, and an ambush (GR-30).
const BREAK: u16 = 600;
const ABILITIES: u16 = 60;
const AMBUSH: u16 = 5;
/// The largest number of starting tokens (GR-5).
const MOST_TOKENS: u8 = 5;

/// The take of a round as it was laid out; a place is empty once its card is taken.
pub type Take = [Option<Card>; TAKE];

/// One of a seat's decisions in a simultaneous choice, kept until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Part<T> {
    /// It is still to be made.
    #[default]
    Owed,
    /// Time ran out: the rules make it when all are in.
    TimedOut,
    /// It is made.
    Made(T),
}

impl<T> Part<T> {
    /// Whether it is still to be made.
    pub const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }
}

/// What all saw become of the ammo that a seat loaded for a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// Nothing yet.
    #[default]
    Waits,
    /// The seat sat out, and it was discarded unseen (GR-18).
    SatOut,
    /// Nobody stood where the seat aimed, and it was discarded unseen (GR-19).
    NoTarget,
    /// It was turned up (GR-21).
    Revealed(Load),
}

/// Where a pistol aims.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// The seat that it was aimed at.
    pub at: Seat,
    /// Whether an ambush turned it on the seat that holds it (GR-20).
    pub turned: bool,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Pistols are loaded and aimed (GR-10, GR-11).
    Load,
    /// This seat may play an ability card; so many have passed in a row (GR-12).
    Abilities { on: Seat, passes: u8 },
    /// GR-17
    Standoff,
    /// GR-20
    Ambush,
    /// This seat takes from the take (GR-23).
    Share { on: Seat },
    /// The envelopes are open (GR-25).
    Over(Outcome),
}

/// What a seat does in one round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Now {
    pub(super) load: Part<Load>,
    pub(super) aim: Part<Seat>,
    pub(super) pistols: [Option<Aim>; 2],
    pub(super) standoff: Part<Stand>,
    /// Once all have chosen.
    pub(super) stands: Option<Stand>,
    pub(super) ambush: Part<Ambush>,
    pub(super) ducks: bool,
    /// The wounds of this round.
    pub(super) wounds: u8,
}

/// A seat with all that is its own.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) wounds: u8,
    /// Half tokens.
    pub(super) tokens: u8,
    /// The round in which it left; 0 as long as it is here.
    pub(super) left_in: u8,
    /// What it was seen to put in its envelope, less what it was seen to use.
    pub(super) seen: Cards,
    /// How many bullet cards it had taken before each round.
    pub(super) bullets_before: [u8; EACH_ROUND],
    /// What it loaded in each round, and what all saw become of that.
    pub(super) loads: [Option<Load>; EACH_ROUND],
    pub(super) fates: [Fate; EACH_ROUND],
    pub(super) now: Now,
}

impl Place {
    /// The ammo that it has left (GR-3).
    pub(super) fn ammo(&self) -> Ammo {
        let used = |load| self.loads.iter().filter(|own| **own == Some(load)).count() as u8;
        Ammo { blanks: BLANKS - used(Load::Blank), bullets: BULLETS - used(Load::Bullet) }
    }

    /// The bullet cards that it loaded and that nobody saw.
    pub(super) fn unseen_extras(&self) -> u8 {
        let both = self.loads.iter().zip(&self.fates);
        let unseen = both.filter(|(load, fate)| {
            **load == Some(Load::Extra) && !matches!(fate, Fate::Revealed(_))
        });
        unseen.count() as u8
    }

    /// What is in its envelope.
    pub(super) fn envelope(&self) -> Cards {
        let bullet = Card::Ability(Ability::Bullet);
        (0..self.unseen_extras()).fold(self.seen, |cards, _| cards.without(bullet))
    }

    /// Whether it can load this (GR-10).
    pub(super) fn has(&self, load: Load) -> bool {
        match load {
            Load::Blank => self.ammo().blanks > 0,
            Load::Bullet => self.ammo().bullets > 0,
            Load::Extra => self.envelope().ability(Ability::Bullet) > 0,
        }
    }
}

/// A game of Gold Rush Shoot Out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoldRushShootOut {
    pub(super) options: GoldRushShootOutOptions,
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) round: u8,
    pub(super) stage: Stage,
    /// The seat with first priority (GR-7).
    pub(super) first: Seat,
    /// The seat that took the first-priority token in this round (GR-23).
    pub(super) claimed: Option<Seat>,
    pub(super) chance: Chance,
    /// The cards of both decks; their order is drawn when they are laid out (GR-9).
    pub(super) decks: Cards,
    pub(super) take: Take,
    pub(super) left_over: Cards,
    pub(super) discards: Cards,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Game for GoldRushShootOut {
    type Options = GoldRushShootOutOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &GoldRushShootOutOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        if options.starting_tokens > MOST_TOKENS {
            return Err(SetupError::Option("starting-tokens"));
        }
        let mut chance = Chance::new(seed);
        let nth = chance.next_event().below(seats.into());
        let first = Seat::all(seats).nth(nth as usize).unwrap_or(Seat::ONE);
        let mut game = Self {
            options: *options,
            seats,
            left: SeatSet::EMPTY,
            round: 0,
            stage: Stage::Load,
            first,
            claimed: None,
            chance,
            decks: Cards::ALL,
            take: [None; TAKE],
            left_over: Cards::NONE,
            discards: Cards::NONE,
            places: BySeat::default(),
        };
        for seat in Seat::all(seats) {
            game.places[seat].tokens = 2 * options.starting_tokens;
        }
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> GoldRushShootOutOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Load => Turn::together(self.owing()).with_intermission(self.intermission()),
            Stage::Standoff => Turn::together(self.owing()),
            Stage::Ambush => {
                let clock = self.options.time.clock(AMBUSH, TimeScope::Decision);
                Turn::together(self.owing()).with_clock(clock)
            }
            Stage::Abilities { on, .. } => match self.abilities_privacy() {
                Privacy::Open => Turn::open(on),
                Privacy::Private => Turn::of(on),
            }
            .with_clock(self.options.time.clock(ABILITIES, TimeScope::Table)),
            Stage::Share { on } => Turn::open(on),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.turn().awaited().contains(seat) {
            self.list(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        self.refusal(seat, *action).map_or(Ok(()), |refusal| Err(Illegal::Rule(refusal)))
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
                self.act(seat, action, &mut sink);
            }
            Decision::Timeout => {
                check_awaited(self.turn(), self.seats, seat)?;
                self.time_out(seat, &mut sink);
            }
            Decision::Leave => {
                check_leave(self.turn(), self.seats, self.left, seat)?;
                self.left = self.left.with(seat);
                self.places[seat].left_in = self.round;
                sink.emit(|| Event::Left(seat));
            }
        }
        let left = self.left;
        time_out_absent(self, left, |game, absent| game.time_out(absent, &mut sink));
        sink.close_frame(self);
        Ok(())
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        determinize::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        *action == Action::Pass
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for GoldRushShootOut {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        canonical::write(self, to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        canonical::audit(self)
    }
}

impl GoldRushShootOut {
    /// Abilities are played in front of all; where only memory tells who holds them, behind a
    /// curtain (GR-12).
    pub(super) const fn abilities_privacy(&self) -> Privacy {
        match self.options.ledger {
            Ledger::On => Privacy::Open,
            Ledger::Off => Privacy::Private,
        }
    }

    /// GR-6: the break before some rounds, until the first seat has loaded and aimed. A half of
    /// that is a seat's secret, so it does not end the break.
    fn intermission(&self) -> Option<Intermission> {
        if !break_before(self.round) || self.owing() != SeatSet::first(self.seats).minus(self.left)
        {
            return None;
        }
        Some(Intermission { limit: self.options.time.limit(BREAK) })
    }

    /// The place of this round in lists.
    pub(super) const fn this_round(&self) -> usize {
        self.round as usize - 1
    }

    /// The seats that owe a decision in a simultaneous choice.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| {
            let now = &self.places[*seat].now;
            match self.stage {
                Stage::Load => now.load.is_owed() || now.aim.is_owed(),
                Stage::Standoff => now.standoff.is_owed() && !self.must_stand(*seat),
                Stage::Ambush => now.ambush.is_owed() && self.can_ambush(*seat),
                Stage::Abilities { .. } | Stage::Share { .. } | Stage::Over(_) => false,
            }
        };
        Seat::all(self.seats).filter(owes).collect()
    }

    /// The seats in priority order (GR-7).
    pub(super) fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(self.first), move |seat| Some(seat.next(seats)))
            .take(seats.into())
    }
}
