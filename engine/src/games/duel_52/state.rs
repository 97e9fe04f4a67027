//! The state of a game, and the contract over it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::chance::{Chance, Dice, Seed};
use crate::game::{
    BadAction, Decision, Flaw, Frames, Game, Illegal, Inspect, Observer, Outcome, SetupError, Turn,
    check_awaited, check_leave,
};
use crate::options::Options;
use crate::pile::Pile;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::TimeScope;

use super::Sink;
use super::board::Board;
use super::powers::{Calling, Power, Powers};
use super::{
    Action, Duel52Options, Event, Fort, Lane, Lanes, Number, Numbers, Refusal, Sight, View, audit,
    canonical, determinize, view,
};

/// How many seconds a turn has, and a bannerman's pick, where the table plays against the clock.
const SECONDS: u16 = 60;

/// A game of Duel 52.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel52 {
    pub(super) options: Duel52Options,
    pub(super) chance: Chance,
    pub(super) stage: Stage,
    /// What the seat that acts owes before anything else.
    pub(super) choice: Choice,
    /// Whose turn it is, or whose pick.
    pub(super) mover: Seat,
    /// Who goes first.
    pub(super) first: Seat,
    /// How many actions are left of the turn.
    pub(super) actions: u8,
    pub(super) spell: Spent,
    /// How many turns began.
    pub(super) turns: u16,
    /// How many turns in a row went by in the end phase without anything happening (D52-18).
    pub(super) quiet: u8,
    /// Whether anything of that kind happened in this turn.
    pub(super) stirred: Stir,
    pub(super) pile: Pile<52>,
    pub(super) forts: Forts,
    pub(super) places: BySeat<Place>,
    pub(super) board: Board,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Bannermen are picked; so many picks were made or passed over.
    Bannermen(u8),
    /// The seat takes the forts that are due.
    Forts,
    Turn,
    Over(Outcome),
}

/// A choice that a power or an attack waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// None.
    Nothing,
    /// A card to discard (D52-20).
    Discard,
    /// A card to look at (D52-22, 60).
    Look {
        /// How many are to be looked at, this one included.
        left: u8,
        /// The one before, which can't be looked at again.
        seen: Option<Sight>,
    },
    /// A card to move, or none (D52-30, 68).
    Move {
        /// The Queen's lane.
        into: Lane,
        /// How many can be moved, this one included.
        left: u8,
        /// The lane that the one before came from, and this one must come from.
        from: Option<Lane>,
    },
    /// A further target of an attack, or none (D52-28, 66).
    Also {
        /// The attacker.
        by: Number,
        /// What it hits in any case.
        targets: Numbers,
    },
}

/// Whether a thing of a turn was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spent {
    No,
    Yes,
}

/// Whether anything happened in a turn that keeps the game from a draw (D52-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stir {
    Quiet,
    Stirred,
}

/// The forts beside the draw pile (D52-73).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forts {
    pub(super) cards: [Option<Card>; Fort::COUNT as usize],
    pub(super) known_to: [SeatSet; Fort::COUNT as usize],
}

impl Forts {
    pub(super) const NONE: Self = Self {
        cards: [None; Fort::COUNT as usize],
        known_to: [SeatSet::EMPTY; Fort::COUNT as usize],
    };

    /// Those that were not taken.
    pub(super) fn left(&self) -> impl Iterator<Item = Fort> {
        Fort::all().filter(|fort| self.cards[fort.index()].is_some())
    }
}

/// What a seat has beside its cards on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) hand: CardSet,
    /// Those that it discarded from hand, face-down (D52-20).
    pub(super) discarded: CardSet,
    /// What the enemy knows of the hand (D52-85).
    pub(super) shown: Shown,
    pub(super) hero: Hero,
    pub(super) banners: [Option<Banner>; 2],
    /// The powers that they improve.
    pub(super) improved: Powers,
    /// The lanes into which it can't play in its next turn (D52-62).
    pub(super) stopped: Lanes,
    /// The lanes into which a fort came, and those into which one is to come (D52-74).
    pub(super) fortified: Lanes,
    pub(super) forts_due: Lanes,
}

/// What is known of a hand to one who can't look into it (D52-85).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Cards that are in it.
    pub sure: CardSet,
    /// Cards that were in it, and may have left it face-down.
    pub doubtful: CardSet,
}

/// A seat's hero (D52-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hero {
    /// The game is played without.
    None,
    /// It lies outside the lanes.
    Home(Card),
    /// It is a warrior that was played (D52-42).
    Played(Card),
}

/// A bannerman (D52-55).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Banner {
    /// The card that lies before the seat.
    pub card: Card,
    /// The card of its rank in the hand, when it was picked.
    pub behind: Card,
    /// What all know of that card.
    pub mark: Mark,
}

/// What all know of the card behind a bannerman (D52-85).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// It is in the hand.
    Sure,
    /// It may have left the hand face-down.
    Doubtful,
    /// It was seen since.
    Gone,
}

impl Hero {
    /// The hero's card.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::None => None,
            Self::Home(card) | Self::Played(card) => Some(card),
        }
    }

    /// The hero's card, if it is at home and of that calling.
    #[must_use]
    pub fn at_home(self, calling: Calling) -> Option<Card> {
        match self {
            Self::Home(card) if Power::of(card).calling() == calling => Some(card),
            Self::None | Self::Home(_) | Self::Played(_) => None,
        }
    }
}

impl Place {
    pub(super) const EMPTY: Self = Self {
        hand: CardSet::EMPTY,
        discarded: CardSet::EMPTY,
        shown: Shown { sure: CardSet::EMPTY, doubtful: CardSet::EMPTY },
        hero: Hero::None,
        banners: [None; 2],
        improved: Powers::NONE,
        stopped: Lanes::EMPTY,
        fortified: Lanes::EMPTY,
        forts_due: Lanes::EMPTY,
    };

    /// What all know of the hand: the cards behind bannermen.
    pub(super) fn shown_to_all(&self) -> Shown {
        let mut shown = Shown::default();
        for banner in self.banners.iter().flatten() {
            match banner.mark {
                Mark::Sure => shown.sure.insert(banner.behind),
                Mark::Doubtful => shown.doubtful.insert(banner.behind),
                Mark::Gone => {}
            }
        }
        shown
    }

    /// A card leaves the hand face-down: which one it was only its owner knows (D52-85).
    pub(super) fn leaves_hand(&mut self, card: Card) {
        self.hand = self.hand.without(card);
        self.shown.doubtful = self.shown.doubtful.union(self.shown.sure);
        self.shown.sure = CardSet::EMPTY;
        for banner in self.banners.iter_mut().flatten() {
            if banner.mark == Mark::Sure {
                banner.mark = Mark::Doubtful;
            }
        }
    }

    /// All see the card elsewhere.
    pub(super) fn is_seen(&mut self, card: Card) {
        self.shown.doubtful = self.shown.doubtful.without(card);
        for banner in self.banners.iter_mut().flatten() {
            if banner.behind == card {
                banner.mark = Mark::Gone;
            }
        }
    }
}

impl Duel52 {
    const fn ask(&self, scope: TimeScope) -> Turn {
        Turn::of(self.mover).with_clock(self.options.time.clock(SECONDS, scope))
    }
}

impl Game for Duel52 {
    type Options = Duel52Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &Duel52Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        Ok(Self::set_up(*options, Chance::new(seed)))
    }

    fn options(&self) -> Duel52Options {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => Turn::Over(outcome),
            Stage::Bannermen(_) => self.ask(TimeScope::Decision),
            Stage::Forts | Stage::Turn => self.ask(TimeScope::Stretch(self.turns)),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.mover {
            self.list(actions);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        if seat != self.mover || matches!(self.stage, Stage::Over(_)) {
            check_awaited(self.turn(), 2, seat)?;
        }
        self.allows(*action).map_err(Illegal::Rule)
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
                self.act(action, &mut sink);
                self.settle(&mut sink);
            }
            Decision::Timeout => {
                check_awaited(self.turn(), 2, seat)?;
                self.time_out(&mut sink);
            }
            Decision::Leave => {
                check_leave(self.turn(), 2, SeatSet::EMPTY, seat)?;
                sink.emit(|| Event::Conceded(seat));
                self.end(Outcome::conceded(seat), &mut sink);
            }
        }
        sink.close_frame(self);
        Ok(())
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        determinize::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for Duel52 {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        canonical::write(self, to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        audit::audit(self)
    }
}
