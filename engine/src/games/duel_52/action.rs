use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::game::BadAction;
use crate::games::duel_52::{CardId, Lane};
use crate::set::as_number;

/// A fort beside the draw pile (D52-73). A view has its index, a record its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Fort(u8);

as_number!(Fort, BadAction, |index| (index < Fort::COUNT).then_some(Fort(index)), |fort| fort.0);

impl Fort {
    /// Forts at the start.
    pub const COUNT: u8 = 4;

    /// All forts, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The target of a 4's look (D52-22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum LookTarget {
    /// A face-down card on the board.
    Card(CardId),
    /// A fort beside the draw pile.
    Fort(Fort),
}

/// A mage's spell (D52-43 to 51).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Spell {
    /// The 2: draw a card, then discard one.
    Recruit,
    /// The 3: play a card from hand.
    Rush(Card, Lane),
    /// The 4: look at a card.
    Look(LookTarget),
    /// The 5: flip an own card.
    Flip(CardId),
    /// The 6: freeze an enemy card.
    Freeze(CardId),
    /// The 7: remove 1 damage from an own card.
    Heal(CardId),
    /// The Queen: move an own card to another lane.
    Move(CardId, Lane),
    /// The King: reactivate an own card.
    Inspire(CardId),
}

/// An action. It names cards in hand by face, cards on the table by id.
// Bots write and copy lists of actions often, and four bytes copy faster than three.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// `play Kc 2`: plays a card face-down into a lane (D52-6).
    Play(Card, Lane),
    /// `flip 7`: turns an own card face-up (D52-7).
    Flip(CardId),
    /// `attack 7 9`: a card, or a pair named by its first card, attacks a card (D52-8, 13).
    Attack(CardId, CardId),
    /// `pair 7 8`: makes a pair; the card that came first is named first (D52-9).
    Pair(CardId, CardId),
    /// `also 9`: the current attack hits this card as well (D52-28, 66).
    Also(CardId),
    /// `use 7`: applies this card's power next, of the powers that wait (D52-32).
    Use(CardId),
    /// `discard Kc`: discards a card for a 2 (D52-20).
    Discard(Card),
    /// `look 9` or `look fort 2`: looks at a card for a 4 (D52-22).
    Look(LookTarget),
    /// `move 7`: moves a card into the Queen's lane (D52-30).
    Move(CardId),
    /// `none`: declines a further target of an attack, or a card for a Queen.
    Decline,
    /// `cast recruit`, `cast rush Kc 2`, `cast look 9`, `cast look fort 2`, `cast flip 7`,
    /// `cast freeze 9`, `cast heal 7`, `cast move 7 2`, `cast inspire 7`: the mage's spell
    /// (D52-41).
    Cast(Spell),
    /// `warrior 2`: plays the warrior into a lane (D52-42).
    Warrior(Lane),
    /// `banner Kc`: shows this card of the hand, to get a bannerman of its rank (D52-55).
    Banner(Card),
    /// `fort 3 2`: takes a fort into a lane (D52-74).
    Fort(Fort, Lane),
    /// `end`: ends the turn (D52-80).
    End,
}

impl fmt::Display for LookTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(id) => write!(f, "{id}"),
            Self::Fort(fort) => write!(f, "fort {}", fort.number()),
        }
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recruit => f.write_str("recruit"),
            Self::Rush(card, lane) => write!(f, "rush {card} {lane}"),
            Self::Look(target) => write!(f, "look {target}"),
            Self::Flip(id) => write!(f, "flip {id}"),
            Self::Freeze(id) => write!(f, "freeze {id}"),
            Self::Heal(id) => write!(f, "heal {id}"),
            Self::Move(id, lane) => write!(f, "move {id} {lane}"),
            Self::Inspire(id) => write!(f, "inspire {id}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card, lane) => write!(f, "play {card} {lane}"),
            Self::Flip(id) => write!(f, "flip {id}"),
            Self::Attack(by, target) => write!(f, "attack {by} {target}"),
            Self::Pair(first, second) => write!(f, "pair {first} {second}"),
            Self::Also(target) => write!(f, "also {target}"),
            Self::Use(id) => write!(f, "use {id}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Look(target) => write!(f, "look {target}"),
            Self::Move(id) => write!(f, "move {id}"),
            Self::Decline => f.write_str("none"),
            Self::Cast(spell) => write!(f, "cast {spell}"),
            Self::Warrior(lane) => write!(f, "warrior {lane}"),
            Self::Banner(card) => write!(f, "banner {card}"),
            Self::Fort(fort, lane) => write!(f, "fort {} {lane}", fort.number()),
            Self::End => f.write_str("end"),
        }
    }
}

fn read_fort(text: &str) -> Result<Fort, BadAction> {
    Fort::all().find(|fort| fort.number().to_string() == text).ok_or(BadAction)
}

fn read_look_target(words: &[&str]) -> Result<LookTarget, BadAction> {
    match words {
        ["fort", number] => read_fort(number).map(LookTarget::Fort),
        [id] => id.parse().map(LookTarget::Card),
        _ => Err(BadAction),
    }
}

fn read_spell(words: &[&str]) -> Result<Spell, BadAction> {
    Ok(match words {
        ["recruit"] => Spell::Recruit,
        ["rush", card, lane] => Spell::Rush(card.parse()?, lane.parse()?),
        ["look", rest @ ..] => Spell::Look(read_look_target(rest)?),
        ["flip", id] => Spell::Flip(id.parse()?),
        ["freeze", id] => Spell::Freeze(id.parse()?),
        ["heal", id] => Spell::Heal(id.parse()?),
        ["move", id, lane] => Spell::Move(id.parse()?, lane.parse()?),
        ["inspire", id] => Spell::Inspire(id.parse()?),
        _ => return Err(BadAction),
    })
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["play", card, lane] => Self::Play(card.parse()?, lane.parse()?),
            ["flip", id] => Self::Flip(id.parse()?),
            ["attack", by, target] => Self::Attack(by.parse()?, target.parse()?),
            ["pair", first, second] => Self::Pair(first.parse()?, second.parse()?),
            ["also", target] => Self::Also(target.parse()?),
            ["use", id] => Self::Use(id.parse()?),
            ["discard", card] => Self::Discard(card.parse()?),
            ["look", ref rest @ ..] => Self::Look(read_look_target(rest)?),
            ["move", id] => Self::Move(id.parse()?),
            ["none"] => Self::Decline,
            ["cast", ref rest @ ..] => Self::Cast(read_spell(rest)?),
            ["warrior", lane] => Self::Warrior(lane.parse()?),
            ["banner", card] => Self::Banner(card.parse()?),
            ["fort", number, lane] => Self::Fort(read_fort(number)?, lane.parse()?),
            ["end"] => Self::End,
            _ => return Err(BadAction),
        })
    }
}
