//! The powers of the ranks: one file each, where the card's, the bannerman's and the hero's version
//! of it stand side by side. A new one is a variant here; the compiler lists what it forgets.

mod action;
mod empower;
mod flip;
mod foresight;
mod freeze;
mod heal_all;
mod nimble;
mod relocate;
mod retaliate;
mod taunt;
mod trap;
mod twinstrike;
mod view;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank};

use super::Sink;
use super::state::{Duel52, Spent};
use super::{Event, Number, Numbers, Refusal, Spell};

/// What a rank can do (D52-19 to 31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Power {
    /// The 2.
    View,
    /// The 3.
    Trap,
    /// The 4.
    Foresight,
    /// The 5.
    Flip,
    /// The 6.
    Freeze,
    /// The 7.
    HealAll,
    /// The 8.
    Retaliate,
    /// The 9.
    Nimble,
    /// The 10.
    Twinstrike,
    /// The Jack.
    Taunt,
    /// The Queen.
    Move,
    /// The King.
    Empower,
    /// The Ace.
    Action,
}

/// When a power works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// When the card is flipped, and when it is reactivated.
    OneShot,
    /// While the card is face-up.
    Constant,
    /// When the card is killed face-down.
    Killed,
}

/// What a hero of a rank is (D52-41, 42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calling {
    /// It casts a spell once in each turn.
    Mage,
    /// It may be played once in the game.
    Warrior,
}

impl Power {
    /// All of them, from the 2 to the Ace.
    pub const ALL: [Self; 13] = [
        Self::View,
        Self::Trap,
        Self::Foresight,
        Self::Flip,
        Self::Freeze,
        Self::HealAll,
        Self::Retaliate,
        Self::Nimble,
        Self::Twinstrike,
        Self::Taunt,
        Self::Move,
        Self::Empower,
        Self::Action,
    ];

    /// The power of a card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self::ALL[(card.index() / 4) as usize]
    }

    /// The rank that has it.
    ///
    /// # Panics
    /// Never: there are as many powers as ranks.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::new(self as u8 + 2).expect("as many powers as ranks")
    }

    /// When it works.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::View
            | Self::Foresight
            | Self::Flip
            | Self::Freeze
            | Self::HealAll
            | Self::Move
            | Self::Empower
            | Self::Action => Kind::OneShot,
            Self::Retaliate | Self::Nimble | Self::Twinstrike | Self::Taunt => Kind::Constant,
            Self::Trap => Kind::Killed,
        }
    }

    /// What a hero of the rank is.
    #[must_use]
    pub const fn calling(self) -> Calling {
        match self {
            Self::View
            | Self::Trap
            | Self::Foresight
            | Self::Flip
            | Self::Freeze
            | Self::HealAll
            | Self::Move
            | Self::Empower => Calling::Mage,
            Self::Retaliate | Self::Nimble | Self::Twinstrike | Self::Taunt | Self::Action => {
                Calling::Warrior
            }
        }
    }
}

/// A set of powers, such as those that a seat's bannermen improve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Powers(u16);

impl Powers {
    pub(super) const NONE: Self = Self(0);

    /// One-shot powers that a King reactivates (D52-31): not other Kings'.
    pub(super) const ROUSED: Self = Self::of(&[
        Power::View,
        Power::Foresight,
        Power::Flip,
        Power::Freeze,
        Power::HealAll,
        Power::Move,
        Power::Action,
    ]);

    const fn of(powers: &[Power]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < powers.len() {
            set |= 1 << powers[at] as u16;
            at += 1;
        }
        Self(set)
    }

    pub(super) const fn contains(self, power: Power) -> bool {
        self.0 & (1 << power as u16) != 0
    }

    pub(super) const fn insert(&mut self, power: Power) {
        self.0 |= 1 << power as u16;
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        let mut set = Self::NONE;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

impl fmt::Debug for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(Power::ALL.iter().filter(|power| self.contains(**power))).finish()
    }
}

impl Duel52 {
    /// The own cards that a power reaches: those in the card's lane, or all for a banner's.
    fn reach(&self, number: Number) -> Numbers {
        let seat = self.mover;
        match self.board.lane(number) {
            Some(lane) if !self.is_improved(number) => self.board.side(seat, lane),
            _ => self.board.own(seat),
        }
    }

    /// The power of a face-up card happens; a choice that it needs is asked for.
    pub(super) fn use_power(&mut self, number: Number, sink: &mut Sink<'_>) {
        match Power::of(self.board.face(number)) {
            Power::View => self.view_power(number, sink),
            Power::Foresight => self.foresight(number, sink),
            Power::Flip => self.flip_power(number, sink),
            Power::Freeze => self.freeze_power(number, sink),
            Power::HealAll => self.heal_all(sink),
            Power::Move => self.move_power(number),
            Power::Empower => self.empower(number, sink),
            Power::Action => self.action_power(number, sink),
            Power::Trap | Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt => {}
        }
    }

    /// What the mage can cast now, one by one.
    pub(super) fn spells(&self, mage: Power, mut each: impl FnMut(Spell)) {
        match mage {
            Power::View => each(Spell::Recruit),
            Power::Trap => self.rushes(each),
            Power::Foresight => self.sights(None, |sight| each(Spell::Look(sight))),
            Power::Flip => self.activations().iter().for_each(|number| each(Spell::Flip(number))),
            Power::Freeze => self.freezable().iter().for_each(|number| each(Spell::Freeze(number))),
            Power::HealAll => self.healable().iter().for_each(|number| each(Spell::Heal(number))),
            Power::Move => self.manipulations(each),
            Power::Empower => {
                self.inspirable().iter().for_each(|number| each(Spell::Inspire(number)));
            }
            Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt | Power::Action => {
            }
        }
    }

    /// Whether the mage can cast this spell now.
    pub(super) fn check_spell(&self, mage: Power, spell: Spell) -> Result<(), Refusal> {
        match (mage, spell) {
            (Power::View, Spell::Recruit) => Ok(()),
            (Power::Trap, Spell::Rush(card, lane)) => self.check_from_hand(card, lane),
            (Power::Foresight, Spell::Look(sight)) => self.check_sight(None, sight),
            (Power::Flip, Spell::Flip(number)) => self.check_activation(number),
            (Power::Freeze, Spell::Freeze(number)) => self.check_freeze(number),
            (Power::HealAll, Spell::Heal(number)) => self.check_heal(number),
            (Power::Move, Spell::Move(number, lane)) => self.check_manipulation(number, lane),
            (Power::Empower, Spell::Inspire(number)) => self.check_inspiration(number),
            _ => Err(Refusal::OtherSpell),
        }
    }

    /// The spell happens.
    pub(super) fn cast(&mut self, spell: Spell, sink: &mut Sink<'_>) {
        let seat = self.mover;
        self.spell = Spent::Yes;
        if let Some(mage) = self.places[seat].hero.card() {
            sink.emit(|| Event::Cast(seat, Power::of(mage)));
        }
        match spell {
            Spell::Recruit => self.recruit(sink),
            Spell::Rush(card, lane) => self.rush(card, lane, sink),
            Spell::Look(sight) => self.look(sight, sink),
            Spell::Flip(number) => self.activate(number, sink),
            Spell::Freeze(number) => self.freeze_one(number, sink),
            Spell::Heal(number) => self.heal(number, 1, sink),
            Spell::Move(number, lane) => self.move_card(number, lane, sink),
            Spell::Inspire(number) => self.inspire(number, sink),
        }
    }
}
