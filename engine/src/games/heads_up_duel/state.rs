use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::heads_up_duel::offer::Offers;
use crate::games::heads_up_duel::{
    BySide, Card, CardCounts, CardKind, DuelResult, HeadsUpDuelOptions, Joker, Jokers, KindCounts,
    OfferCards, Packs, Pair, Scoring, Side,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub const MOST_SEATS: usize = 8;
/// Marbles that a seat starts with (HUD-4).
pub(super) const START_MARBLES: u16 = 3;
/// Marbles that half a token buys (HUD-10).
pub(super) const MARBLES_FOR_HALF: u16 = 3;

/// A game of Heads Up Duel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeadsUpDuel {
    pub(super) options: HeadsUpDuelOptions,
    pub(super) seats: u8,
    pub(super) departed: SeatSet,
    pub(super) chance: Chance,
    pub(super) joker: Joker,
    /// The effects that a Joker may have, as far as everybody knows.
    pub(super) possible_jokers: Jokers,
    pub(super) stage: Stage,
    pub(super) by_seat: BySeat<SeatState, MOST_SEATS>,
    /// In this period of trading.
    pub(super) finished: SeatSet,
    /// The rest of the Mystery packs' deck (HUD-13).
    pub(super) mystery_left: KindCounts,
    pub(super) offers: Offers,
    pub(super) pairs: FixedList<Pair, 4>,
    pub(super) results: FixedList<DuelResult, 7>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    /// All its cards, played ones included.
    pub(super) deck: CardCounts,
    /// The most of each card that it showed in a duel, up to 255.
    pub(super) shown: OfferCards,
    pub(super) marbles: u16,
    pub(super) halves_spent: u8,
    pub(super) bought: Packs,
    /// In this period (HUD-9).
    pub(super) offers_used: u8,
    /// Offers made to each seat in all periods.
    pub(super) sent: BySeat<u16, MOST_SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::large_enum_variant, reason = "a state is copied as a whole")]
pub(super) enum Stage {
    /// Seats trade in this period, from 0.
    Trading(u8),
    /// These seats are tied; each names one of them.
    Naming(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// All tied seats have named a seat, and the names are shown: only in frames.
    Named(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    /// Trading is over, and pairs are made: only in frames.
    Pairing,
    Picking(Seat),
    Duel(Duel),
    Over(Outcome),
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Trading, with the period from 0 (HUD-6).
    Trading(u8),
    /// These seats are tied, and each names the one to pick first (HUD-19).
    Naming(SeatSet),
    /// All tied seats have named a seat, and the names are shown.
    Named(SeatSet),
    /// A seat picks its opponent, now or next (HUD-18).
    Picking,
    /// Both duellists choose a card (HUD-23).
    Showdown,
    /// Duellists play cards in turn (HUD-24).
    Advantage,
    /// Cards take effect, or a duel begins that ends at once (HUD-22): nobody is awaited.
    Resolving,
    /// The round is counted; its cards still lie on the table (HUD-27).
    RoundOver,
    /// The duel is over too, and has a result (HUD-34).
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
    /// Acts first in the round (HUD-25).
    pub(super) first: Side,
    pub(super) stage: DuelStage,
    pub(super) scoring: Scoring,
    /// The round's last special card other than a Joker.
    pub(super) last_special: Option<CardKind>,
    pub(super) sides: BySide<Dueller>,
}

/// The stage of a duel, as in [`Phase`]. All but the first two exist only in frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum DuelStage {
    Showdown,
    /// This side acts; the other side may have been ready just before.
    Advantage {
        acts: Side,
        other_ready: bool,
    },
    /// Cards take effect, or a duel begins that ends at once.
    Resolving,
    RoundOver,
    DuelOver,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Dueller {
    /// Cards left to play in this duel; the rest of the deck is on the table or discarded.
    pub(super) hand: CardCounts,
    pub(super) table: CardCounts,
    /// Jokers on the table that are Queens, and those that are Kings (HUD-16).
    pub(super) joker_queens: u16,
    pub(super) joker_kings: u16,
    /// The showdown card's number (HUD-26).
    pub(super) number: Option<u8>,
    pub(super) points: u16,
    /// The Kings' bonus points among `points`.
    pub(super) bonus: u16,
    pub(super) pending: Pending<Card>,
}

impl Dueller {
    pub(super) fn new(deck: CardCounts) -> Self {
        Self { hand: deck, ..Self::default() }
    }
}

impl Duel {
    pub(super) fn awaited_seats(&self) -> SeatSet {
        let owes = |side: &Side| self.sides[*side].pending.is_owed();
        Side::BOTH.into_iter().filter(owes).map(|side| self.seats[side]).collect()
    }

    pub(super) fn played_cards(&self, game: &HeadsUpDuel, side: Side) -> CardCounts {
        game.by_seat[self.seats[side]].deck.minus(&self.sides[side].hand)
    }
}

impl HeadsUpDuel {
    pub(super) fn unfinished_seats(&self) -> SeatSet {
        SeatSet::first(self.seats).difference(self.finished)
    }

    pub(super) fn unpaired_seats(&self) -> SeatSet {
        let paired = self.pairs.iter().flat_map(|pair| pair.seats.0).collect();
        SeatSet::first(self.seats).difference(paired)
    }

    pub(super) fn hand(&self, seat: Seat) -> &CardCounts {
        let duel = self.stage.duel();
        let side = duel.and_then(|duel| Some(&duel.sides[duel.seats.side_of(seat)?]));
        side.map_or(&self.by_seat[seat].deck, |side| &side.hand)
    }

    pub(super) fn halves_left(&self, seat: Seat) -> u8 {
        self.options.halves(seat) - self.by_seat[seat].halves_spent
    }

    pub(super) fn sold_packs(&self) -> Packs {
        self.by_seat.0.iter().map(|state| state.bought).fold(Packs::default(), Packs::plus)
    }
}
