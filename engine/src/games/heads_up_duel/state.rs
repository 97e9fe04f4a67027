//! What a game consists of.

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::heads_up_duel::offer::{Lot, Offers};
use crate::games::heads_up_duel::{
    BySide, Card, CardKind, Cards, DuelResult, HeadsUpDuelOptions, Joker, Jokers, Kinds, Packs,
    Pair, Scoring, Side,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub const MOST_SEATS: usize = 8;
/// How many marbles a seat starts with (HUD-4), and how many half a token buys (HUD-10).
pub(super) const START_MARBLES: u16 = 3;
pub(super) const HALF_TOKEN: u16 = 3;

/// A game of Heads Up Duel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeadsUpDuel {
    pub(super) options: HeadsUpDuelOptions,
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) chance: Chance,
    /// What a Joker does, and what those may think that were not told.
    pub(super) joker: Joker,
    pub(super) jokers: Jokers,
    pub(super) stage: Stage,
    pub(super) places: BySeat<SeatState, MOST_SEATS>,
    /// The seats that have finished in this period of trading.
    pub(super) finished: SeatSet,
    /// What is left of the deck of the Mystery packs (HUD-13).
    pub(super) mystery: Kinds,
    pub(super) offers: Offers,
    pub(super) pairs: FixedList<Pair, 4>,
    pub(super) results: FixedList<DuelResult, 7>,
}

/// What a seat has and has done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    /// All its cards; in a duel those already played, too.
    pub(super) deck: Cards,
    /// The most of each card that it has shown in any one duel; of more than 255, 255.
    pub(super) shown: Lot,
    pub(super) marbles: u16,
    /// How many half tokens it has spent.
    pub(super) spent: u8,
    pub(super) bought: Packs,
    /// How many offers of this period are its own (HUD-9).
    pub(super) offers: u8,
    /// How many offers it has made to each seat.
    pub(super) sent: BySeat<u16, MOST_SEATS>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::large_enum_variant, reason = "a state is copied as a whole")]
pub(super) enum Stage {
    /// Periods are counted from 0.
    Trading(u8),
    /// These seats are tied; each names one of them.
    Naming(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// All of them have, and what they named is shown: only while a decision is carried out.
    Named(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// The trading is over, pairs are being made, nobody is asked: only while a decision is carried
    /// out.
    Pairing,
    Picking(Seat),
    Duel(Duel),
    Over(Outcome),
}

/// A duel that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Duel {
    pub(super) seats: BySide<Seat>,
    pub(super) round: u16,
    /// Who acts first in this round (HUD-25).
    pub(super) first: Side,
    pub(super) phase: DuelPhase,
    pub(super) scoring: Scoring,
    /// The last special card of the round other than a Joker.
    pub(super) last_special: Option<CardKind>,
    pub(super) sides: BySide<Dueller>,
}

/// Where a duel stands. All but the first two are passed through while a decision is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum DuelPhase {
    Showdown,
    /// That side acts; the other one may just have said that it is ready.
    Advantage {
        acts: Side,
        other_ready: bool,
    },
    /// Nobody is asked: cards take effect, or a duel begins that is over at once.
    Resolving,
    /// The round is over, and its points are counted; its cards still lie on the table.
    RoundOver,
    /// So is the duel, and its result stands.
    DuelOver,
}

/// One side of a duel that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Dueller {
    /// What it has still to play in this duel: the rest of its deck lies on the table, or is
    /// discarded.
    pub(super) hand: Cards,
    pub(super) table: Cards,
    /// Jokers on the table that are a Queen, and those that are a King (HUD-16).
    pub(super) queens: u16,
    pub(super) kings: u16,
    /// The number of the showdown card (HUD-26).
    pub(super) number: Option<u8>,
    pub(super) points: u16,
    /// How many of them are the bonus points of Kings.
    pub(super) bonus: u16,
    pub(super) pending: Pending<Card>,
}

impl Dueller {
    /// With all its deck in hand.
    pub(super) const fn new(deck: Cards) -> Self {
        Self {
            hand: deck,
            table: Cards::NONE,
            queens: 0,
            kings: 0,
            number: None,
            points: 0,
            bonus: 0,
            pending: Pending::Owed,
        }
    }
}

impl Duel {
    /// The seats whose showdown card is still owed.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |side: &Side| self.sides[*side].pending.is_owed();
        Side::BOTH.into_iter().filter(owes).map(|side| self.seats[side]).collect()
    }

    /// What the side has played in this duel.
    pub(super) fn played(&self, game: &HeadsUpDuel, side: Side) -> Cards {
        game.places[self.seats[side]].deck.less(&self.sides[side].hand)
    }
}

impl HeadsUpDuel {
    pub(super) fn unfinished(&self) -> SeatSet {
        SeatSet::first(self.seats).minus(self.finished)
    }

    /// The seats that are in no pair yet.
    pub(super) fn free(&self) -> SeatSet {
        let paired = self.pairs.iter().flat_map(|pair| pair.seats.0).collect();
        SeatSet::first(self.seats).minus(paired)
    }

    /// The cards that the seat has in hand: its deck, but for those it has played in this duel.
    pub(super) fn hand(&self, seat: Seat) -> &Cards {
        self.dueller(seat).map_or(&self.places[seat].deck, |dueller| &dueller.hand)
    }

    fn dueller(&self, seat: Seat) -> Option<&Dueller> {
        match &self.stage {
            Stage::Duel(duel) => duel.seats.side_of(seat).map(|side| &duel.sides[side]),
            Stage::Trading(_)
            | Stage::Naming(..)
            | Stage::Named(..)
            | Stage::Pairing
            | Stage::Picking(_)
            | Stage::Over(_) => None,
        }
    }

    /// How many half tokens the seat has left.
    pub(super) fn halves(&self, seat: Seat) -> u8 {
        self.options.halves(seat) - self.places[seat].spent
    }

    /// All packs that were sold.
    pub(super) fn sold(&self) -> Packs {
        self.places.0.iter().map(|place| place.bought).fold(Packs::default(), Packs::plus)
    }
}
