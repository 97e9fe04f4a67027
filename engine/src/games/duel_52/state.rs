use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::Outcome;
use crate::games::duel_52::board::Board;
use crate::games::duel_52::power::Powers;
use crate::games::duel_52::{
    CardId, CardIds, Duel52Options, Fort, HeroKind, Lane, Lanes, LookTarget, Power,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};

/// A game of Duel 52.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel52 {
    pub(super) options: Duel52Options,
    pub(super) chance: Chance,
    pub(super) stage: Stage,
    /// The choice that the mover owes, before anything else.
    pub(super) choice: Choice,
    pub(super) mover: Seat,
    pub(super) first: Seat,
    pub(super) actions_left: u8,
    pub(super) spell_used: bool,
    /// Turns so far, this one included.
    pub(super) turns: u16,
    /// Consecutive, in the end phase (D52-18).
    pub(super) turns_without_progress: u8,
    pub(super) progress_this_turn: bool,
    pub(super) pile: FixedList<Card, 52>,
    pub(super) forts: Forts,
    pub(super) seats: BySeat<SeatState>,
    pub(super) board: Board,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Bannermen: picks made or skipped so far.
    Bannermen(u8),
    Forts,
    Turn,
    Over(Outcome),
    /// A decision takes effect and nobody is awaited: only in frames before its last one.
    Resolving(Phase),
}

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Bannermen are picked; this many of four picks are done (D52-55).
    Bannermen(u8),
    /// The mover takes forts before its turn (D52-74).
    Forts,
    /// A turn, or the end of the game.
    Turn,
}

/// A choice that a power or an attack awaits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// No choice is owed.
    Nothing,
    /// A card to discard (D52-20).
    Discard,
    /// A card to look at (D52-22, 60).
    Look {
        /// Looks left, this one included.
        left: u8,
        /// The last target, which can't be chosen again.
        seen: Option<LookTarget>,
    },
    /// A card to move, or none (D52-30, 68).
    Move {
        /// The Queen's lane.
        into: Lane,
        /// Moves left, this one included.
        left: u8,
        /// The first card's lane, where the second must come from.
        from: Option<Lane>,
    },
    /// A further target of an attack, or none (D52-28, 66).
    Also {
        /// The attacker.
        by: CardId,
        /// The targets so far.
        targets: CardIds,
    },
}

/// The forts beside the draw pile (D52-73).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Forts {
    pub(super) cards: [Option<Card>; Fort::COUNT as usize],
    pub(super) known_to: [SeatSet; Fort::COUNT as usize],
}

impl Duel52 {
    pub(super) const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Bannermen(done) => Phase::Bannermen(done),
            Stage::Forts => Phase::Forts,
            Stage::Turn | Stage::Over(_) => Phase::Turn,
            Stage::Resolving(phase) => phase,
        }
    }
}

impl Forts {
    pub(super) fn remaining(&self) -> impl Iterator<Item = Fort> {
        Fort::all().filter(|fort| self.cards[fort.index()].is_some())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    pub(super) hand: CardSet,
    /// Discarded from hand, face-down (D52-20).
    pub(super) discarded: CardSet,
    /// The enemy's knowledge of `hand` (D52-85).
    pub(super) shown: KnownHand,
    pub(super) hero: Hero,
    pub(super) banners: [Option<Banner>; 2],
    pub(super) banner_powers: Powers,
    /// The lanes closed to it in this turn, or its next (D52-62).
    pub(super) stopped: Lanes,
    pub(super) fortified: Lanes,
    pub(super) forts_due: Lanes,
}

/// Knowledge of a hand without looking into it (D52-85).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct KnownHand {
    /// Cards that are in the hand.
    pub sure: CardSet,
    /// Cards that may have left the hand face-down.
    pub doubtful: CardSet,
}

/// A seat's hero (D52-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Hero {
    /// The game has no heroes.
    #[default]
    None,
    /// At home, outside the lanes.
    Home(Card),
    /// A warrior that was played (D52-42).
    Played(Card),
}

/// A bannerman (D52-55).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Banner {
    /// The card in front of the seat.
    pub card: Card,
    /// The card of its rank in hand at the pick.
    pub behind: Card,
    /// Public knowledge of the card behind.
    #[serde(rename = "mark")]
    pub certainty: HandCertainty,
}

/// Public knowledge of the card behind a bannerman (D52-85).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum HandCertainty {
    /// It is in the hand.
    Sure,
    /// It may have left the hand face-down.
    Doubtful,
    /// It was seen elsewhere.
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

    /// The hero's card, if it is at home and of this kind.
    #[must_use]
    pub fn at_home(self, kind: HeroKind) -> Option<Card> {
        match self {
            Self::Home(card) if Power::from_card(card).hero_kind() == kind => Some(card),
            Self::None | Self::Home(_) | Self::Played(_) => None,
        }
    }
}

impl SeatState {
    /// Everybody's knowledge: the cards behind bannermen.
    pub(super) fn public_knowledge(&self) -> KnownHand {
        let mut knowledge = KnownHand::default();
        for banner in self.banners.iter().flatten() {
            match banner.certainty {
                HandCertainty::Sure => knowledge.sure.insert(banner.behind),
                HandCertainty::Doubtful => knowledge.doubtful.insert(banner.behind),
                HandCertainty::Gone => {}
            }
        }
        knowledge
    }

    /// Removes a card that leaves the hand face-down: only its owner knows which (D52-85).
    pub(super) fn remove_from_hand(&mut self, card: Card) {
        self.hand = self.hand.without(card);
        self.shown.doubtful = self.shown.doubtful.union(self.shown.sure);
        self.shown.sure = CardSet::EMPTY;
        self.set_certainty(
            |banner| banner.certainty == HandCertainty::Sure,
            HandCertainty::Doubtful,
        );
    }

    /// Everybody sees this card outside the hand.
    pub(super) fn on_card_seen(&mut self, card: Card) {
        self.shown.doubtful = self.shown.doubtful.without(card);
        self.set_certainty(|banner| banner.behind == card, HandCertainty::Gone);
    }

    /// Sets the certainty of matching bannermen; most games have none.
    fn set_certainty(&mut self, matches: impl Fn(&Banner) -> bool, certainty: HandCertainty) {
        if self.banner_powers.is_empty() {
            return;
        }
        let banners = self.banners.iter_mut().flatten();
        banners.filter(|banner| matches(banner)).for_each(|banner| banner.certainty = certainty);
    }
}
