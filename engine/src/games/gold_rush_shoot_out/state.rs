//! The state of a game.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::gold_rush_shoot_out::action::{Ambush, Stand};
use crate::games::gold_rush_shoot_out::cards::{Ability, Ammo, BLANKS, BULLETS, Card, Cards, Load};
use crate::games::gold_rush_shoot_out::options::GoldRushShootOutOptions;
use crate::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub(super) const MOST_SEATS: usize = Seat::MOST as usize;
/// How many rounds there are.
pub const ROUNDS: u8 = 6;
/// The half tokens that an ambush costs (GR-20).
pub(super) const AMBUSH_COST: u8 = 1;

/// Whether the first-priority token can be taken in this round (GR-23).
pub(super) const fn has_token(round: u8) -> bool {
    round < ROUNDS
}
/// [`ROUNDS`], for lists.
pub(super) const EACH_ROUND: usize = ROUNDS as usize;
/// How many cards are laid out for a round (GR-9).
pub const TAKE: usize = 8;

/// The take of a round as it was laid out; a place is empty once its card is taken.
pub type Take = [Option<Card>; TAKE];

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

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Pistols are loaded and aimed (GR-10, GR-11).
    Load,
    /// Ability cards are played (GR-12).
    Abilities,
    /// Seats stay standing or sit out (GR-17).
    Standoff,
    /// Seats may turn the pistols aimed at them (GR-20).
    Ambush,
    /// Ammo is turned up (GR-21). Nobody decides.
    Shootout,
    /// The take is shared (GR-23).
    Share,
    /// The envelopes are opened (GR-25).
    Over,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Pistols are loaded and aimed (GR-10, GR-11). The break before it is over once a seat has
    /// done both (GR-6).
    Load { break_over: bool },
    /// This seat may play an ability card; so many have passed in a row (GR-12).
    Abilities { on: Seat, passes: u8 },
    /// GR-17
    Standoff,
    /// GR-20
    Ambush,
    /// All that was chosen is shown, and ammo is turned up (GR-21). Nobody decides.
    Shootout,
    /// This seat takes from the take (GR-23).
    Share { on: Seat },
    /// Nobody takes any more (GR-23, GR-24). Nobody decides.
    Shared,
    /// The envelopes of these seats are open (GR-25). Nobody decides.
    Envelopes { opened: SeatSet, prizes: Prizes },
    /// All envelopes are open.
    Over(Outcome),
}

impl Stage {
    pub(super) const fn phase(self) -> Phase {
        match self {
            Self::Load { .. } => Phase::Load,
            Self::Abilities { .. } => Phase::Abilities,
            Self::Standoff => Phase::Standoff,
            Self::Ambush => Phase::Ambush,
            Self::Shootout => Phase::Shootout,
            Self::Share { .. } | Self::Shared => Phase::Share,
            Self::Envelopes { .. } | Self::Over(_) => Phase::Over,
        }
    }
}

/// Who gets what at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Prizes {
    /// Those with most gold (GR-26).
    pub(super) gold: SeatSet,
    /// Those with most antiques (GR-27).
    pub(super) antiques: SeatSet,
    /// Those with most wounds (GR-28).
    pub(super) strikes: SeatSet,
}

/// What came of the game for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// What its envelope is worth in gold bars (GR-25).
    pub gold: u16,
    /// Its antiques.
    pub antiques: u8,
    /// The wounds that it has left.
    pub wounds: u8,
    /// The half tokens that it gets for most gold (GR-26).
    pub for_gold: u8,
    /// The half tokens that it gets for most antiques (GR-27).
    pub for_antiques: u8,
    /// Whether it gets a strike for most wounds (GR-28).
    pub strike: bool,
}

/// What a seat does in one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Now {
    pub(super) load: Pending<Load>,
    pub(super) aim: Pending<Seat>,
    pub(super) pistols: [Option<Aim>; 2],
    pub(super) standoff: Pending<Stand>,
    /// Once all have chosen.
    pub(super) stands: Option<Stand>,
    pub(super) ambush: Pending<Ambush>,
    pub(super) ducks: bool,
    /// The wounds of this round.
    pub(super) wounds: u8,
}

/// A seat with all that is its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
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

impl SeatState {
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    pub(super) places: BySeat<SeatState, MOST_SEATS>,
}
