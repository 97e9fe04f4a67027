//! The card reference: each rank's power, alone, with its bannerman, and as a hero.

use engine::cards::Card;
use engine::games::duel_52::{Duel52Options, HeroKind, Power, PowerTiming, View};
use engine::seat::Seat;

use crate::words::full_stop;
use crate::words::line::Line;
use crate::words::messages::duel_52::cards as words;
pub(crate) use crate::words::messages::duel_52::cards::*;
use crate::words::text::Text;

/// A power: its name, effect, and rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    pub name: Text,
    pub text: Text,
    pub rules: &'static str,
}

const fn skill(name: Text, text: Text, rules: &'static str) -> Skill {
    Skill { name, text, rules }
}

impl Skill {
    /// Its name as the end of a sentence: `Foresight.`, but `Frenzy!`.
    pub fn sentence_end(self) -> Line {
        if self.name.ends_with('!') { self.name.into() } else { full_stop(self.name) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankPowers {
    /// The card's own power.
    pub plain: Skill,
    /// The bannerman's improvement.
    pub banner: Skill,
    /// The hero's spell, or its role once played.
    pub hero: Skill,
}

const fn entry(plain: Skill, banner: Skill, hero: Skill) -> RankPowers {
    RankPowers { plain, banner, hero }
}

/// A card's power, with the improvement by its owner's bannerman.
pub fn power_of(view: &View, owner: Seat, card: Card) -> Skill {
    let RankPowers { plain, banner, .. } = powers(card);
    // These bannermen improve another rank instead of their own (D52-63, 64).
    let improves_other_rank = matches!(Power::from_card(card), Power::HealAll | Power::Retaliate);
    if view.improves(owner, card) && !improves_other_rank { banner } else { plain }
}

pub const fn rank_powers(power: Power) -> RankPowers {
    match power {
        Power::View => entry(
            skill(words::VIEW, words::VIEW_DOES, "D52-20"),
            skill(words::VIEW_BANNER, words::VIEW_BANNER_DOES, "D52-58"),
            skill(words::VIEW_HERO, words::VIEW_HERO_DOES, "D52-43"),
        ),
        Power::Trap => entry(
            skill(words::TRAP, words::TRAP_DOES, "D52-21"),
            skill(words::TRAP_BANNER, words::TRAP_BANNER_DOES, "D52-59"),
            skill(words::TRAP_HERO, words::TRAP_HERO_DOES, "D52-44"),
        ),
        Power::Foresight => entry(
            skill(words::FORESIGHT, words::FORESIGHT_DOES, "D52-22"),
            skill(words::FORESIGHT_BANNER, words::FORESIGHT_BANNER_DOES, "D52-60"),
            skill(words::FORESIGHT_HERO, words::FORESIGHT_HERO_DOES, "D52-45"),
        ),
        Power::Flip => entry(
            skill(words::FLIP, words::FLIP_DOES, "D52-23"),
            skill(words::FLIP_BANNER, words::FLIP_BANNER_DOES, "D52-61"),
            skill(words::FLIP_HERO, words::FLIP_HERO_DOES, "D52-46"),
        ),
        Power::Freeze => entry(
            skill(words::FREEZE, words::FREEZE_DOES, "D52-24"),
            skill(words::FREEZE_BANNER, words::FREEZE_BANNER_DOES, "D52-62"),
            skill(words::FREEZE_HERO, words::FREEZE_HERO_DOES, "D52-47"),
        ),
        Power::HealAll => entry(
            skill(words::HEAL_ALL, words::HEAL_ALL_DOES, "D52-25"),
            skill(words::HEAL_ALL_BANNER, words::HEAL_ALL_BANNER_DOES, "D52-63"),
            skill(words::HEAL_ALL_HERO, words::HEAL_ALL_HERO_DOES, "D52-48"),
        ),
        Power::Retaliate => entry(
            skill(words::RETALIATE, words::RETALIATE_DOES, "D52-26"),
            skill(words::RETALIATE_BANNER, words::RETALIATE_BANNER_DOES, "D52-64"),
            skill(words::RETALIATE_HERO, words::RETALIATE_HERO_DOES, "D52-49"),
        ),
        Power::Nimble => entry(
            skill(words::NIMBLE, words::NIMBLE_DOES, "D52-27"),
            skill(words::NIMBLE_BANNER, words::NIMBLE_BANNER_DOES, "D52-65"),
            skill(words::NIMBLE_HERO, words::NIMBLE_HERO_DOES, "D52-49"),
        ),
        Power::Twinstrike => entry(
            skill(words::TWINSTRIKE, words::TWINSTRIKE_DOES, "D52-28"),
            skill(words::TWINSTRIKE_BANNER, words::TWINSTRIKE_BANNER_DOES, "D52-66"),
            skill(words::TWINSTRIKE_HERO, words::TWINSTRIKE_HERO_DOES, "D52-49"),
        ),
        Power::Taunt => entry(
            skill(words::TAUNT, words::TAUNT_DOES, "D52-29"),
            skill(words::TAUNT_BANNER, words::TAUNT_BANNER_DOES, "D52-67"),
            skill(words::TAUNT_HERO, words::TAUNT_HERO_DOES, "D52-49"),
        ),
        Power::Move => entry(
            skill(words::MOVE, words::MOVE_DOES, "D52-30"),
            skill(words::MOVE_BANNER, words::MOVE_BANNER_DOES, "D52-68"),
            skill(words::MOVE_HERO, words::MOVE_HERO_DOES, "D52-50"),
        ),
        Power::Empower => entry(
            skill(words::EMPOWER, words::EMPOWER_DOES, "D52-31"),
            skill(words::EMPOWER_BANNER, words::EMPOWER_BANNER_DOES, "D52-69"),
            skill(words::EMPOWER_HERO, words::EMPOWER_HERO_DOES, "D52-51"),
        ),
        Power::Action => entry(
            skill(words::ACTION, words::ACTION_DOES, "D52-19"),
            skill(words::ACTION_BANNER, words::ACTION_BANNER_DOES, "D52-70"),
            skill(words::ACTION_HERO, words::ACTION_HERO_DOES, "D52-52"),
        ),
    }
}

pub const fn powers(card: Card) -> RankPowers {
    rank_powers(Power::from_card(card))
}

/// The ranks as people read a deck: the ace first.
pub fn ranks() -> impl Iterator<Item = Power> {
    let others = Power::ALL.into_iter().filter(|power| *power != Power::Action);
    [Power::Action].into_iter().chain(others)
}

pub const fn timing(timing: PowerTiming) -> Text {
    match timing {
        PowerTiming::OneShot => words::WHEN_FLIPPED,
        PowerTiming::Constant => words::WHILE_FACE_UP,
        PowerTiming::Killed => words::WHEN_KILLED,
    }
}

pub const fn hero_kind(kind: HeroKind) -> Text {
    match kind {
        HeroKind::Mage => words::MAGE,
        HeroKind::Warrior => words::WARRIOR,
    }
}

/// Whether a game with these options uses a term.
type IsInGame = fn(&Duel52Options) -> bool;

const ALWAYS: IsInGame = |_| true;
const WITH_HEROES: IsInGame = |options| options.heroes;
const WITH_BANNERMEN: IsInGame = |options| options.bannermen;
const WITH_FORTS: IsInGame = |options| options.forts;

/// A term of the game, and its meaning.
#[derive(Debug)]
pub struct Term {
    pub word: Text,
    pub meaning: Text,
    pub rules: &'static str,
    pub is_in_game: IsInGame,
}

const fn term(word: Text, meaning: Text, rules: &'static str, is_in_game: IsInGame) -> Term {
    Term { word, meaning, rules, is_in_game }
}

pub static TERMS: [Term; 14] = [
    term(words::TERM_BASE_CARD, words::TERM_BASE_CARD_MEANS, "D52-2, D52-10, D52-16", ALWAYS),
    term(words::TERM_FLIPPED, words::TERM_FLIPPED_MEANS, "D52-7", ALWAYS),
    term(words::TERM_HIT_POINTS, words::TERM_HIT_POINTS_MEANS, "D52-11, D52-29", ALWAYS),
    term(words::TERM_PAIR, words::TERM_PAIR_MEANS, "D52-9, D52-13", ALWAYS),
    term(words::TERM_FROZEN, words::TERM_FROZEN_MEANS, "D52-24", ALWAYS),
    term(words::TERM_WAITING, words::TERM_WAITING_MEANS, "D52-32", ALWAYS),
    term(words::TERM_REACTIVATED, words::TERM_REACTIVATED_MEANS, "D52-31", ALWAYS),
    term(words::TERM_END_PHASE, words::TERM_END_PHASE_MEANS, "D52-16, D52-17", ALWAYS),
    term(words::MAGE, words::TERM_MAGE_MEANS, "D52-41", WITH_HEROES),
    term(words::TERM_EXERTED, words::TERM_EXERTED_MEANS, "D52-41", WITH_HEROES),
    term(words::WARRIOR, words::TERM_WARRIOR_MEANS, "D52-42", WITH_HEROES),
    term(words::TERM_ENRAGED, words::TERM_ENRAGED_MEANS, "D52-42", WITH_HEROES),
    term(
        words::BANNERMAN,
        words::TERM_BANNERMAN_MEANS,
        "D52-55, D52-57, D52-63, D52-64",
        WITH_BANNERMEN,
    ),
    term(words::TERM_FORT, words::TERM_FORT_MEANS, "D52-73, D52-74, D52-75", WITH_FORTS),
];
