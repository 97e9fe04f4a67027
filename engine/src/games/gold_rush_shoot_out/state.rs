use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::gold_rush_shoot_out::{
    Ability, Ambush, Ammo, BLANKS, BULLETS, Card, CardCounts, GoldRushShootOutOptions, Load, Stand,
};
use crate::seat::{BySeat, Seat, SeatSet};

pub(super) const MOST_SEATS: usize = Seat::MOST as usize;
/// Rounds of a game.
pub const ROUNDS: u8 = 6;
pub(super) const ROUND_COUNT: usize = ROUNDS as usize;
/// An ambush's cost in half tokens (GR-20).
pub(super) const AMBUSH_COST: u8 = 1;

/// Whether this round has a first-priority token (GR-23).
pub(super) const fn has_priority_token(round: u8) -> bool {
    round < ROUNDS
}

/// Cards laid out for a round (GR-9).
pub const TAKE_SIZE: usize = 8;

/// A round's take; a taken card leaves its place empty.
pub type Take = [Option<Card>; TAKE_SIZE];

/// The use of a seat's ammo in a round, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// Nothing yet.
    #[default]
    Waits,
    /// Discarded unseen, as the seat sat out (GR-18).
    SatOut,
    /// Discarded unseen, as the seat aimed at nobody standing (GR-19).
    NoTarget,
    /// Turned up (GR-21).
    Revealed(Load),
}

/// A pistol's aim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// Its target.
    pub at: Seat,
    /// Whether an ambush turned it on its holder (GR-20).
    pub turned: bool,
}

/// The phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats load and aim pistols (GR-10, GR-11).
    Load,
    /// Seats play ability cards (GR-12).
    Abilities,
    /// Seats stay standing or sit out (GR-17).
    Standoff,
    /// Seats may turn pistols aimed at them (GR-20).
    Ambush,
    /// Ammo is turned up (GR-21). Nobody decides.
    Shootout,
    /// Seats share the take (GR-23).
    Share,
    /// Envelopes are opened (GR-25).
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Seats load and aim (GR-10, GR-11). The first seat that has done both ends a break (GR-6).
    Load { is_break_over: bool },
    /// This seat may play an ability; `passes` seats in a row have passed (GR-12).
    Abilities { asked: Seat, passes: u8 },
    /// Seats stay standing or sit out (GR-17).
    Standoff,
    /// Seats may turn pistols aimed at them (GR-20).
    Ambush,
    /// Ammo is turned up (GR-21). Nobody decides.
    Shootout,
    /// This seat takes a card (GR-23).
    Share { asked: Seat },
    /// The sharing is over (GR-23, GR-24). Nobody decides.
    Shared,
    /// These seats' envelopes are open (GR-25). Nobody decides.
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

/// The seats with most gold, antiques and wounds (GR-26 to GR-28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Prizes {
    pub(super) gold: SeatSet,
    pub(super) antiques: SeatSet,
    pub(super) wounds: SeatSet,
}

/// A seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Its envelope's worth in gold bars (GR-25).
    pub gold: u16,
    /// Its antiques.
    pub antiques: u8,
    /// Its wounds at the end.
    pub wounds: u8,
    /// Half tokens for most gold (GR-26).
    pub for_gold: u8,
    /// Half tokens for most antiques (GR-27).
    pub for_antiques: u8,
    /// Whether it gets a strike for most wounds (GR-28).
    pub strike: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct RoundState {
    pub(super) load: Pending<Load>,
    pub(super) aim: Pending<Seat>,
    pub(super) pistols: [Option<Aim>; 2],
    pub(super) standoff: Pending<Stand>,
    /// Set once all have chosen.
    pub(super) stands: Option<Stand>,
    pub(super) ambush: Pending<Ambush>,
    pub(super) ducks: bool,
    pub(super) wounds: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    pub(super) wounds: u8,
    pub(super) half_tokens: u8,
    /// The round in which it left; 0 if it hasn't.
    pub(super) left_in: u8,
    /// The cards it was seen to put in its envelope, less those it was seen to use.
    pub(super) put_in: CardCounts,
    /// Bullet cards taken before each round.
    pub(super) bullets_before: [u8; ROUND_COUNT],
    pub(super) loads: [Option<Load>; ROUND_COUNT],
    pub(super) fates: [Fate; ROUND_COUNT],
    pub(super) this_round: RoundState,
}

impl RoundState {
    /// Clears the seat's choices that nobody has seen.
    pub(super) fn clear_choices(&mut self) {
        let Self { load, aim, standoff, ambush, .. } = Self::default();
        *self = Self { load, aim, standoff, ambush, ..*self };
    }
}

impl SeatState {
    /// GR-3.
    pub(super) fn ammo(&self) -> Ammo {
        let used = |load| self.loads.iter().filter(|loaded| **loaded == Some(load)).count() as u8;
        Ammo { blanks: BLANKS - used(Load::Blank), bullets: BULLETS - used(Load::Bullet) }
    }

    /// Bullet cards that it loaded unseen.
    pub(super) fn unseen_bullet_cards(&self) -> u8 {
        let rounds = self.loads.iter().zip(&self.fates);
        let unseen = rounds.filter(|(load, fate)| {
            **load == Some(Load::BulletCard) && !matches!(fate, Fate::Revealed(_))
        });
        unseen.count() as u8
    }

    /// `put_in` without the bullet cards that it loaded unseen.
    pub(super) fn envelope(&self) -> CardCounts {
        let bullet = Card::Ability(Ability::Bullet);
        (0..self.unseen_bullet_cards()).fold(self.put_in, |cards, _| cards.without(bullet))
    }

    /// GR-10.
    pub(super) fn can_load(&self, load: Load) -> bool {
        match load {
            Load::Blank => self.ammo().blanks > 0,
            Load::Bullet => self.ammo().bullets > 0,
            Load::BulletCard => self.envelope().ability(Ability::Bullet) > 0,
        }
    }
}

/// A game of Gold Rush Shoot Out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoldRushShootOut {
    pub(super) options: GoldRushShootOutOptions,
    pub(super) seats: u8,
    pub(super) departed: SeatSet,
    pub(super) round: u8,
    pub(super) stage: Stage,
    /// The seat with first priority (GR-7).
    pub(super) first: Seat,
    /// The seat that took this round's first-priority token (GR-23).
    pub(super) claimed: Option<Seat>,
    pub(super) chance: Chance,
    /// The cards of both decks, without an order: laying out draws random ones (GR-9).
    pub(super) decks: CardCounts,
    pub(super) take: Take,
    pub(super) left_over: CardCounts,
    pub(super) discards: CardCounts,
    pub(super) by_seat: BySeat<SeatState, MOST_SEATS>,
}
