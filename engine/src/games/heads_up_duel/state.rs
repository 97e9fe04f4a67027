//! The state of a game.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::heads_up_duel::offer::Offers;
use crate::games::heads_up_duel::{
    BySide, Card, CardKind, Cards, DuelResult, HeadsUpDuelOptions, Joker, Jokers, Kinds, Lot,
    Packs, Pair, Scoring, Side,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub const MOST_SEATS: usize = 8;
/// The marbles that a seat starts with (HUD-4), and those that half a token buys (HUD-10).
pub(super) const START_MARBLES: u16 = 3;
pub(super) const HALF_TOKEN: u16 = 3;

/// A game of Heads Up Duel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeadsUpDuel {
    pub(super) options: HeadsUpDuelOptions,
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) chance: Chance,
    /// A Joker's effect, and the public possibilities.
    pub(super) joker: Joker,
    pub(super) jokers: Jokers,
    pub(super) stage: Stage,
    pub(super) places: BySeat<SeatState, MOST_SEATS>,
    /// The seats that have finished in this period of trading.
    pub(super) finished: SeatSet,
    /// The rest of the Mystery packs' deck (HUD-13).
    pub(super) mystery: Kinds,
    pub(super) offers: Offers,
    pub(super) pairs: FixedList<Pair, 4>,
    pub(super) results: FixedList<DuelResult, 7>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    /// All its cards, including those played in a duel.
    pub(super) deck: Cards,
    /// The most of each card that it has shown in any one duel, at most 255.
    pub(super) shown: Lot,
    pub(super) marbles: u16,
    /// The half tokens it has spent.
    pub(super) spent: u8,
    pub(super) bought: Packs,
    /// The offers it has used in this period (HUD-9).
    pub(super) offers: u8,
    /// The offers it has made to each seat.
    pub(super) sent: BySeat<u16, MOST_SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::large_enum_variant, reason = "a state is copied as a whole")]
pub(super) enum Stage {
    /// Periods are counted from 0.
    Trading(u8),
    /// These seats are tied; each names one of them.
    Naming(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// All of them have, and their choices are shown: only while a decision is carried out.
    Named(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// Trading is over and pairs are made; nobody is asked: only while a decision is carried out.
    Pairing,
    Picking(Seat),
    Duel(Duel),
    Over(Outcome),
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Trading; periods are counted from 0 (HUD-6).
    Trading(u8),
    /// These seats are tied, and name the one that picks (HUD-19).
    Naming(SeatSet),
    /// All of them have, and their choices are shown.
    Named(SeatSet),
    /// A seat picks its opponent (HUD-18), or is about to.
    Picking,
    /// Both duellists play a card (HUD-23).
    Showdown,
    /// The duellists play cards in turn (HUD-24).
    Advantage,
    /// Cards of a duel take effect, or one begins that is over at once (HUD-22): nobody is asked.
    Resolving,
    /// A round is over and counted; its cards still lie on the table (HUD-27).
    RoundOver,
    /// The duel is over as well, and its result is among the others (HUD-34).
    DuelOver,
    /// The game is over.
    Over,
}

impl Stage {
    pub(super) const fn duel(&self) -> Option<&Duel> {
        if let Self::Duel(duel) = self { Some(duel) } else { None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Duel {
    pub(super) seats: BySide<Seat>,
    pub(super) round: u16,
    /// The side that acts first in this round (HUD-25).
    pub(super) first: Side,
    pub(super) stage: DuelStage,
    pub(super) scoring: Scoring,
    /// The last special card of the round other than a Joker.
    pub(super) last_special: Option<CardKind>,
    pub(super) sides: BySide<Dueller>,
}

/// The stage of a duel. All but the first two pass while a decision is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum DuelStage {
    Showdown,
    /// That side acts; the other one may just have been ready.
    Advantage {
        acts: Side,
        other_ready: bool,
    },
    /// Nobody is asked: cards take effect, or a duel begins that is over at once.
    Resolving,
    /// The round is over and counted; its cards still lie on the table.
    RoundOver,
    /// The duel is over as well, and its result stands.
    DuelOver,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Dueller {
    /// Its cards left to play in this duel: the rest of its deck lies on the table, or is
    /// discarded.
    pub(super) hand: Cards,
    pub(super) table: Cards,
    /// Jokers on the table that are a Queen, and those that are a King (HUD-16).
    pub(super) queens: u16,
    pub(super) kings: u16,
    /// The number of the showdown card (HUD-26).
    pub(super) number: Option<u8>,
    pub(super) points: u16,
    /// The bonus points of Kings among them.
    pub(super) bonus: u16,
    pub(super) pending: Pending<Card>,
}

impl Dueller {
    /// With its whole deck in hand.
    pub(super) fn new(deck: Cards) -> Self {
        Self { hand: deck, ..Self::default() }
    }
}

impl Duel {
    /// The seats that still owe a showdown card.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |side: &Side| self.sides[*side].pending.is_owed();
        Side::BOTH.into_iter().filter(owes).map(|side| self.seats[side]).collect()
    }

    pub(super) fn played(&self, game: &HeadsUpDuel, side: Side) -> Cards {
        game.places[self.seats[side]].deck.less(&self.sides[side].hand)
    }
}

impl HeadsUpDuel {
    pub(super) fn unfinished(&self) -> SeatSet {
        SeatSet::first(self.seats).difference(self.finished)
    }

    pub(super) fn free(&self) -> SeatSet {
        let paired = self.pairs.iter().flat_map(|pair| pair.seats.0).collect();
        SeatSet::first(self.seats).difference(paired)
    }

    /// The seat's hand: its deck without what it has played in this duel.
    pub(super) fn hand(&self, seat: Seat) -> &Cards {
        let duel = self.stage.duel();
        let side = duel.and_then(|duel| Some(&duel.sides[duel.seats.side_of(seat)?]));
        side.map_or(&self.places[seat].deck, |side| &side.hand)
    }

    pub(super) fn halves(&self, seat: Seat) -> u8 {
        self.options.halves(seat) - self.places[seat].spent
    }

    pub(super) fn sold(&self) -> Packs {
        self.places.0.iter().map(|place| place.bought).fold(Packs::default(), Packs::plus)
    }
}
