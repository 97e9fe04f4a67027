//! The card reference: what each rank can do, by itself, with its bannerman, and as a hero.

use engine::games::duel_52::{Calling, Kind, Power};

/// One thing that a rank can do: what it is called, what it does, and the rules that tell of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    pub name: &'static str,
    pub text: &'static str,
    pub ids: &'static str,
}

const fn skill(name: &'static str, text: &'static str, ids: &'static str) -> Skill {
    Skill { name, text, ids }
}

/// All that a rank can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The card's own power.
    pub plain: Skill,
    /// What a bannerman makes of it.
    pub banner: Skill,
    /// The hero's spell, or what the hero is once it is played.
    pub hero: Skill,
}

impl Entry {
    /// The power of a card, improved by a bannerman or not.
    pub const fn power(&self, improved: bool) -> Skill {
        if improved { self.banner } else { self.plain }
    }
}

/// What a rank can do.
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

const ACTION: Entry = Entry {
    plain: skill(
        "Action",
        "You get 1 action more this turn, and this Ace may attack twice in it.",
        "D52-19",
    ),
    banner: skill(
        "Master Assassin",
        "You get 2 actions more, and the Ace may attack three times this turn.",
        "D52-70",
    ),
    hero: skill(
        "The Assassin",
        "Gives 1 action more when it is played, and may attack twice in that turn.",
        "D52-52",
    ),
};

const VIEW: Entry = Entry {
    plain: skill(
        "View",
        "Draw a card, then discard one from hand, face-down. Nothing if there is none to draw.",
        "D52-20",
    ),
    banner: skill("The Drafter", "Draw a card and discard nothing.", "D52-58"),
    hero: skill(
        "Master Recruiter",
        "Draw a card, then discard any card from hand, face-down.",
        "D52-43",
    ),
};

const TRAP: Entry = Entry {
    plain: skill(
        "Trap",
        "Killed while face-down, it turns up in its place instead, with full hit points.",
        "D52-21",
    ),
    banner: skill(
        "Boom!",
        "When the trap springs it also deals 2 damage to the card that hit it last, or 1 to each of \
         a pair.",
        "D52-59",
    ),
    hero: skill(
        "Rush them!",
        "Play a card from hand face-down into a lane. It can’t be flipped this turn.",
        "D52-44",
    ),
};

const FORESIGHT: Entry = Entry {
    plain: skill(
        "Foresight",
        "Look at any face-down card on the board, base cards and forts too. Only you see it, and it \
         stays marked for you.",
        "D52-22",
    ),
    banner: skill(
        "All seeing",
        "Look at two face-down cards, and the enemy shows you the whole hand once.",
        "D52-60",
    ),
    hero: skill(
        "Information is power",
        "Look at any face-down card on the board, base cards and forts too.",
        "D52-45",
    ),
};

const FLIP: Entry = Entry {
    plain: skill(
        "Flip",
        "All your face-down cards in its lane are flipped, frozen ones too; base cards in the end \
         phase only.",
        "D52-23",
    ),
    banner: skill("Frenzy!", "All your face-down cards in every lane are flipped.", "D52-61"),
    hero: skill(
        "Activate",
        "Flip one of your face-down cards, but no base card. Its power works, but it can’t attack \
         this turn.",
        "D52-46",
    ),
};

const FREEZE: Entry = Entry {
    plain: skill(
        "Freeze",
        "All enemy cards in its lane are frozen through the enemy’s next turn, but for face-up 9s.",
        "D52-24",
    ),
    banner: skill(
        "Time Stop",
        "Freezes the lane, and the enemy can’t play new cards into it in the next turn.",
        "D52-62",
    ),
    hero: skill("The Frost Mage", "Freeze one enemy card, but no face-up 9.", "D52-47"),
};

const HEAL_ALL: Entry = Entry {
    plain: skill(
        "Heal all",
        "Each of your cards, in every lane and whichever side is up, loses up to 2 damage.",
        "D52-25",
    ),
    banner: skill(
        "Life Teacher",
        "Your 2s also take up to 2 damage off each of your cards. Your 7s heal as ever.",
        "D52-63",
    ),
    hero: skill("The Life Mage", "Take 1 damage off one of your cards.", "D52-48"),
};

const RETALIATE: Entry = Entry {
    plain: skill(
        "Retaliate",
        "Each card that attacks it takes 1 damage, even if the 8 dies of it. A 9 takes none.",
        "D52-26",
    ),
    banner: skill(
        "Spiked Teacher",
        "Your face-up 4s strike back as well, 1 damage. Your 8s do so as ever.",
        "D52-64",
    ),
    hero: skill("The Spiked Soldier", "Fights as an 8.", "D52-49"),
};

const NIMBLE: Entry = Entry {
    plain: skill(
        "Nimble",
        "Can’t be frozen, takes nothing back from an 8, is hit by a 10 only alone, and deals 2 to a \
         face-up Jack.",
        "D52-27",
    ),
    banner: skill("The Ninja Master", "Nimble, with 3 damage to face-up Jacks.", "D52-65"),
    hero: skill("The Ninja", "Fights as a 9.", "D52-49"),
};

const TWINSTRIKE: Entry = Entry {
    plain: skill(
        "Twinstrike",
        "Its attack deals 1 damage each to up to two enemy cards of the lane. A face-up Jack shields \
         the others.",
        "D52-28",
    ),
    banner: skill(
        "Whirlwind!",
        "Hits up to three enemy cards of the lane, past a Jack too if a Jack is one of them.",
        "D52-66",
    ),
    hero: skill("The Brawler", "Fights as a 10.", "D52-49"),
};

const TAUNT: Entry = Entry {
    plain: skill(
        "Taunt",
        "Has 3 hit points face-up, and has to be killed before other cards of its lane can be \
         attacked.",
        "D52-29",
    ),
    banner: skill("Champion Protector", "Taunts with 4 hit points.", "D52-67"),
    hero: skill("The Protector", "Fights as a Jack.", "D52-49"),
};

const MOVE: Entry = Entry {
    plain: skill(
        "Move",
        "You may move one of your cards from another lane into hers. It stays as it is.",
        "D52-30",
    ),
    banner: skill(
        "Both to my side!",
        "You may move up to two of your cards into her lane, both from the same other lane.",
        "D52-68",
    ),
    hero: skill(
        "Queen Manipulator",
        "Move one of your cards to any other lane, but no base card.",
        "D52-50",
    ),
};

const EMPOWER: Entry = Entry {
    plain: skill(
        "Empower",
        "Your face-up 2s, 4s, 5s, 6s, 7s, Queens and Aces in his lane work once more, in the order \
         that you like.",
        "D52-31",
    ),
    banner: skill(
        "Revolutionary Leader",
        "The same for your face-up cards in every lane.",
        "D52-69",
    ),
    hero: skill(
        "Continuing Inspiration",
        "One of your face-up 2s, 4s, 5s, 6s, 7s, Queens, Kings or Aces works once more.",
        "D52-51",
    ),
};

/// The ranks as people read a deck: the Ace first.
pub fn ranks() -> impl Iterator<Item = Power> {
    let aces = Power::ALL.into_iter().filter(|power| *power == Power::Action);
    aces.chain(Power::ALL.into_iter().filter(|power| *power != Power::Action))
}

/// When a power works.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::OneShot => "when flipped",
        Kind::Constant => "while face-up",
        Kind::Killed => "when killed face-down",
    }
}

/// What a hero is.
pub const fn calling(calling: Calling) -> &'static str {
    match calling {
        Calling::Mage => "Mage",
        Calling::Warrior => "Warrior",
    }
}

/// What has to be in the game for a word to be needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    Nothing,
    Heroes,
    Bannermen,
    Forts,
}

/// A word of the game, and what it means.
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

/// The words that the table uses.
pub const TERMS: [Term; 13] = [
    term(
        "Base card",
        "Dealt face-down into a lane before the game. Nobody knows it, and it can’t be touched until \
         the end phase.",
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
        "The damage that kills a card: 2, but 3 for a face-up Jack.",
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
        "Can’t attack and can’t be flipped by an action in its owner’s next turn.",
        "D52-24",
        Needs::Nothing,
    ),
    term(
        "Waiting",
        "A power that is still to work. While any waits, nothing else can be done; their owner picks \
         the order.",
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
        "From when the draw pile is empty. Base cards are normal cards then, and lanes can be won.",
        "D52-16, D52-17",
        Needs::Nothing,
    ),
    term(
        "Mage",
        "A hero that casts a spell once in each of your turns, at no cost. It can’t be attacked.",
        "D52-41",
        Needs::Heroes,
    ),
    term("Exerted", "A mage in the end phase: no more spells.", "D52-41", Needs::Heroes),
    term(
        "Warrior",
        "A hero that is played into a lane once, face-up and at no cost. Enraged, in the end phase, \
         it has to be.",
        "D52-42",
        Needs::Heroes,
    ),
    term(
        "Bannerman",
        "Stays before you all game and improves your own cards of its rank.",
        "D52-55, D52-57",
        Needs::Bannermen,
    ),
    term(
        "Fort",
        "Another base card, for you, in a lane where the enemy ended a turn with three face-up \
         cards. Only you know it.",
        "D52-73, D52-74, D52-75",
        Needs::Forts,
    ),
];

pub const CARDS: &str = "The ranks";
pub const WORDS: &str = "Words of the table";
pub const BANNERMAN: &str = "Bannerman";
