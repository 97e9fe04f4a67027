//! The card reference: each rank's power, alone, with its bannerman, and as a hero.

use engine::games::duel_52::{Calling, Power, PowerTiming};

use crate::words::line::{Line, line};
pub(crate) use crate::words::messages::duel_52::cards::*;

/// One power of a rank: name, effect, and rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    pub name: &'static str,
    pub text: &'static str,
    pub ids: &'static str,
}

const fn skill(name: &'static str, text: &'static str, ids: &'static str) -> Skill {
    Skill { name, text, ids }
}

impl Skill {
    /// Its name as the end of a sentence: `Foresight.`, but `Frenzy!` as it is.
    pub fn ending(self) -> Line {
        if self.name.ends_with('!') { self.name.into() } else { line!("{0}.", self.name) }
    }
}

/// A rank's powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The card's own power.
    pub plain: Skill,
    /// The bannerman's improvement.
    pub banner: Skill,
    /// The hero's spell, or its role once played.
    pub hero: Skill,
    /// The rank that the bannerman improves instead of its own (D52-63, 64).
    pub taught: Option<Power>,
}

const fn entry(plain: Skill, banner: Skill, hero: Skill) -> Entry {
    Entry { plain, banner, hero, taught: None }
}

impl Entry {
    const fn teaching(self, other: Power) -> Self {
        Self { taught: Some(other), ..self }
    }

    /// The power of a card whose seat has a bannerman of its rank, or none.
    pub const fn power(&self, improved: bool) -> Skill {
        if improved && self.taught.is_none() { self.banner } else { self.plain }
    }
}

/// A rank's powers.
pub const fn of(power: Power) -> Entry {
    match power {
        Power::View => VIEW,
        Power::Trap => TRAP,
        Power::Foresight => FORESIGHT,
        Power::Flip => FLIP,
        Power::Freeze => FREEZE,
        Power::HealAll => HEAL_ALL,
        Power::Retaliate => RETALIATE,
        Power::Nimble => NIMBLE,
        Power::Twinstrike => TWINSTRIKE,
        Power::Taunt => TAUNT,
        Power::Move => MOVE,
        Power::Empower => EMPOWER,
        Power::Action => ACTION,
    }
}

const ACTION: Entry = entry(
    skill("Action", "You get 1 more action, and this Ace may attack twice this turn.", "D52-19"),
    skill(
        "Master Assassin",
        "You get 2 more actions, and this Ace may attack three times this turn.",
        "D52-70",
    ),
    skill(
        "The Assassin",
        "Played into a lane, it gives 1 more action and may attack twice that turn.",
        "D52-52",
    ),
);

const VIEW: Entry = entry(
    skill(
        "View",
        "Draw a card, then discard one from hand, face-down. Does nothing in the end phase.",
        "D52-20",
    ),
    skill("The Drafter", "Draw a card and discard none.", "D52-58"),
    skill("Master Recruiter", "Draw a card, then discard any card from hand, face-down.", "D52-43"),
);

const TRAP: Entry = entry(
    skill(
        "Trap",
        "Killed face-down, it doesn’t die: it turns face-up where it lies, with no damage on it.",
        "D52-21",
    ),
    skill(
        "Boom!",
        "When the trap springs, it also deals 2 damage to the card that hit it last, or 1 to each \
         card of a pair.",
        "D52-59",
    ),
    skill(
        "Rush them!",
        "Play a card from hand face-down into a lane. Nothing can flip it this turn.",
        "D52-44",
    ),
);

const FORESIGHT: Entry = entry(
    skill(
        "Foresight",
        "Look at any face-down card, even a base card. Only you see it, and it stays marked for \
         you.",
        "D52-22",
    ),
    skill(
        "All seeing",
        "The enemy shows you their hand once, and you look at any two face-down cards.",
        "D52-60",
    ),
    skill("Information is power", "Look at any face-down card, even a base card.", "D52-45"),
);

const FLIP: Entry = entry(
    skill(
        "Flip",
        "Flips all your face-down cards in its lane, even frozen ones. Base cards only in the end \
         phase.",
        "D52-23",
    ),
    skill(
        "Frenzy!",
        "Flips all your face-down cards in every lane. Base cards only in the end phase.",
        "D52-61",
    ),
    skill(
        "Activate",
        "Flip one of your face-down cards, but not a base card. Its power works, but it can’t \
         attack this turn.",
        "D52-46",
    ),
);

const FREEZE: Entry = entry(
    skill(
        "Freeze",
        "Freezes all enemy cards in its lane, except face-up 9s: in the enemy’s next turn they can’t \
         attack, and no action can flip them.",
        "D52-24",
    ),
    skill(
        "Time Stop",
        "Freezes the lane as ever, and in the enemy’s next turn no card from hand and no warrior can \
         be played into it.",
        "D52-62",
    ),
    skill("The Frost Mage", "Freeze one enemy card, but not a face-up 9.", "D52-47"),
);

const HEAL_ALL: Entry = entry(
    skill(
        "Heal all",
        "Takes up to 2 damage off each of your cards, face-up or face-down, in every lane.",
        "D52-25",
    ),
    skill(
        "Life Teacher",
        "Your 2s also take up to 2 damage off each of your cards. Your 7s stay as they are.",
        "D52-63",
    ),
    skill("The Life Mage", "Take 1 damage off one of your cards.", "D52-48"),
)
.teaching(Power::View);

const RETALIATE: Entry = entry(
    skill(
        "Retaliate",
        "Each card that attacks it takes 1 damage, even if the 8 dies. A 9 takes none.",
        "D52-26",
    ),
    skill(
        "Spiked Teacher",
        "Each card that attacks a face-up 4 of yours takes 1 damage, except a 9. Your 8s stay as \
         they are.",
        "D52-64",
    ),
    skill("The Spiked Soldier", "Once in a lane, it strikes back like any 8.", "D52-49"),
)
.teaching(Power::Foresight);

const NIMBLE: Entry = entry(
    skill(
        "Nimble",
        "Can’t be frozen, takes nothing back from an 8, deals 2 to a face-up Jack, and a 10 can \
         only hit it alone.",
        "D52-27",
    ),
    skill("The Ninja Master", "As nimble as any 9, but deals 3 to a face-up Jack.", "D52-65"),
    skill("The Ninja", "Once in a lane, it is as nimble as any 9.", "D52-49"),
);

const TWINSTRIKE: Entry = entry(
    skill(
        "Twinstrike",
        "Attacks one or two enemy cards in its lane, 1 damage each. It hits a face-up 9 alone, and \
         can’t get past a face-up Jack.",
        "D52-28",
    ),
    skill(
        "Whirlwind!",
        "Attacks up to three enemy cards in its lane, 1 damage each. If one is a face-up Jack, a \
         Jack has to be among them. It hits a face-up 9 alone.",
        "D52-66",
    ),
    skill("The Brawler", "Once in a lane, it strikes like any 10.", "D52-49"),
);

const TAUNT: Entry = entry(
    skill(
        "Taunt",
        "Has 3 hit points while face-up, and has to be killed before other cards of its lane can be \
         attacked.",
        "D52-29",
    ),
    skill("Champion Protector", "Taunts with 4 hit points instead of 3.", "D52-67"),
    skill("The Protector", "Once in a lane, it shields the others like any Jack.", "D52-49"),
);

const MOVE: Entry = entry(
    skill(
        "Move",
        "You may move one of your cards from another lane to this one, as it is. Base cards only \
         in the end phase.",
        "D52-30",
    ),
    skill(
        "Both to my side!",
        "You may move one or two of your cards from one other lane to this one. Base cards only in \
         the end phase.",
        "D52-68",
    ),
    skill(
        "Queen Manipulator",
        "Move one of your cards to any other lane, but not a base card.",
        "D52-50",
    ),
);

const EMPOWER: Entry = entry(
    skill(
        "Empower",
        "Your face-up 2s, 4s, 5s, 6s, 7s, Queens and Aces in this lane use their power once more, \
         in any order.",
        "D52-31",
    ),
    skill(
        "Revolutionary Leader",
        "Your face-up 2s, 4s, 5s, 6s, 7s, Queens and Aces in every lane use their power once more.",
        "D52-69",
    ),
    skill(
        "Continuing Inspiration",
        "One of your face-up 2s, 4s, 5s, 6s, 7s, Queens, Kings or Aces uses its power once more.",
        "D52-51",
    ),
);

/// The ranks as people read a deck: the Ace first.
pub fn ranks() -> impl Iterator<Item = Power> {
    let aces = Power::ALL.into_iter().filter(|power| *power == Power::Action);
    aces.chain(Power::ALL.into_iter().filter(|power| *power != Power::Action))
}

/// A power's condition.
pub const fn kind(kind: PowerTiming) -> &'static str {
    match kind {
        PowerTiming::OneShot => "when flipped",
        PowerTiming::Constant => "while face-up",
        PowerTiming::Killed => "when killed face-down",
    }
}

/// A hero's role.
pub const fn calling(calling: Calling) -> &'static str {
    match calling {
        Calling::Mage => "Mage",
        Calling::Warrior => "Warrior",
    }
}

/// The part of the game that needs a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    Nothing,
    Heroes,
    Bannermen,
    Forts,
}

/// A word of the game and its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    pub word: &'static str,
    pub meaning: &'static str,
    pub ids: &'static str,
    pub needs: Needs,
}

const fn term(word: &'static str, meaning: &'static str, ids: &'static str, needs: Needs) -> Term {
    Term { word, meaning, ids, needs }
}

/// The table's words.
pub const TERMS: [Term; 14] = [
    term(
        "Base card",
        "Dealt face-down into a lane before the game. Only a 4 can look at it, and until the end \
         phase it can’t be flipped, attacked or moved.",
        "D52-2, D52-10, D52-16",
        Needs::Nothing,
    ),
    term(
        "Flipped",
        "Turned face-up. Its power works now, and it can attack from now on.",
        "D52-7",
        Needs::Nothing,
    ),
    term(
        "Hit points",
        "The damage that kills a card: 2, or more for a face-up Jack.",
        "D52-11, D52-29",
        Needs::Nothing,
    ),
    term(
        "Pair",
        "Two face-up cards of one rank in one lane that attack together: 2 damage to one target.",
        "D52-9, D52-13",
        Needs::Nothing,
    ),
    term(
        "Frozen",
        "Can’t attack in its owner’s next turn, and no action can flip it then.",
        "D52-24",
        Needs::Nothing,
    ),
    term(
        "Waiting",
        "A power that has yet to work. Nothing else can be done until it has; if several wait, you \
         pick the next.",
        "D52-32",
        Needs::Nothing,
    ),
    term(
        "Reactivated",
        "Its power works once more, as if the card had just been flipped.",
        "D52-31",
        Needs::Nothing,
    ),
    term(
        "End phase",
        "The rest of the game, once the draw pile is empty. Base cards are normal cards then, and \
         lanes can be won.",
        "D52-16, D52-17",
        Needs::Nothing,
    ),
    term(
        "Mage",
        "A hero with a spell. You may cast it once in each of your turns, and it costs no action. A \
         mage can’t be attacked.",
        "D52-41",
        Needs::Heroes,
    ),
    term("Exerted", "A mage in the end phase: no more spells.", "D52-41", Needs::Heroes),
    term(
        "Warrior",
        "A hero that you may play face-up into a lane, once in the game. It costs no action.",
        "D52-42",
        Needs::Heroes,
    ),
    term(
        "Enraged",
        "A warrior still at home in the end phase: its owner can’t end a turn without playing it.",
        "D52-42",
        Needs::Heroes,
    ),
    term(
        "Bannerman",
        "A card laid before you for the whole game. It gives your own cards of its rank a better \
         power; a 7 does it for your 2s, an 8 for your 4s.",
        "D52-55, D52-57, D52-63, D52-64",
        Needs::Bannermen,
    ),
    term(
        "Fort",
        "A card beside the draw pile. When the enemy ends a turn with three or more face-up cards \
         in a lane, you lay one there as another base card. You may look at it, and a 4 at any of \
         them.",
        "D52-73, D52-74, D52-75",
        Needs::Forts,
    ),
];
