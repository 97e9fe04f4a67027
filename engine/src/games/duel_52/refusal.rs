//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game;
use crate::games::duel_52::action::Fort;
use crate::games::duel_52::lanes::Lane;
use crate::games::duel_52::numbers::Number;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// Bannermen are picked now.
    #[error("a bannerman is to be picked now")]
    BannermanNow,
    /// Bannermen are picked before the game, or not at all.
    #[error("bannermen are not picked now")]
    NoBannermanNow,
    /// No card of that rank is left in the deck.
    #[error("no card of that rank is left in the deck")]
    NotInDeck(Card),
    /// The seat has a bannerman of that rank.
    #[error("the first bannerman is of that rank")]
    SameBannerman(Card),
    /// A fort is to be taken now.
    #[error("a fort is to be taken now")]
    FortNow,
    /// No fort is to be taken.
    #[error("no fort is to be taken now")]
    NoFortNow,
    /// That fort was taken before, or there are none.
    #[error("there is no such fort")]
    NoSuchFort(Fort),
    /// No fort comes into that lane.
    #[error("no fort comes into that lane")]
    NoFortThere(Lane),
    /// A power or an attack waits for a choice.
    #[error("a choice is to be made first")]
    ChoiceFirst,
    /// Powers wait; one is to be picked.
    #[error("powers wait to be used")]
    PowersWait,
    /// No power of that card waits.
    #[error("no power of that card waits")]
    NotWaiting(Number),
    /// Nothing asks for that choice.
    #[error("nothing asks for that")]
    NotAsked,
    /// The choice asks for a card.
    #[error("one must be chosen")]
    MustChoose,
    /// The card is not in the seat's hand.
    #[error("the card is not in hand")]
    NotInHand(Card),
    /// No new cards can be played into that lane in this turn.
    #[error("no card can be played into that lane in this turn")]
    LaneStopped(Lane),
    /// All actions of the turn are used.
    #[error("no action is left")]
    NoActionLeft,
    /// There is no such card of the seat's on the board.
    #[error("that is no own card on the board")]
    NotOwn(Number),
    /// There is no such card of the enemy's on the board.
    #[error("that is no enemy card on the board")]
    NotEnemy(Number),
    /// There is no such card on the board.
    #[error("there is no such card on the board")]
    NotThere(Number),
    /// The card is face-up already.
    #[error("the card is face-up")]
    FaceUp(Number),
    /// The card lies face-down.
    #[error("the card lies face-down")]
    FaceDown(Number),
    /// Base cards can't be touched before the end phase.
    #[error("base cards can't be touched while there is a draw pile")]
    Base(Number),
    /// The card is frozen.
    #[error("the card is frozen")]
    Frozen(Number),
    /// The card was rushed into play in this turn.
    #[error("the card was rushed into play in this turn")]
    Rushed(Number),
    /// The card has attacked as often as it can in this turn.
    #[error("the card has attacked in this turn")]
    HasAttacked(Number),
    /// The card was flipped by the mage in this turn.
    #[error("the card was activated by a spell in this turn")]
    Activated(Number),
    /// The cards are in different lanes.
    #[error("the cards are in different lanes")]
    OtherLane(Number),
    /// A Jack must be killed first.
    #[error("a Jack protects the lane")]
    Taunted(Number),
    /// The card is one of a pair, which the other card's number names.
    #[error("the card is one of a pair")]
    Paired(Number),
    /// The cards are of different ranks.
    #[error("the cards are of different ranks")]
    Unlike(Number),
    /// The card that came first is to be named first.
    #[error("the card that came first is named first")]
    Order(Number),
    /// The attack hits the card already.
    #[error("the attack hits the card already")]
    HitAlready(Number),
    /// A 9 can be hit only alone.
    #[error("a 9 can be hit only alone")]
    NimbleAlone(Number),
    /// The second card comes from the lane of the first.
    #[error("both cards come from the same lane")]
    NotTheSameLane(Number),
    /// The card is in that lane.
    #[error("the card is in that lane")]
    AlreadyThere(Number),
    /// A face-up 9 can't be frozen.
    #[error("a 9 can't be frozen")]
    NimbleFree(Number),
    /// The card was looked at just now.
    #[error("the card was looked at just now")]
    SeenJustNow,
    /// The seat has no mage.
    #[error("the seat has no mage")]
    NoMage,
    /// The seat's mage casts another spell.
    #[error("the mage casts another spell")]
    OtherSpell,
    /// The spell was cast in this turn.
    #[error("the spell was cast in this turn")]
    SpellUsed,
    /// The mage is exerted.
    #[error("the mage is exerted")]
    Exerted,
    /// The card has no damage.
    #[error("the card has no damage")]
    Unhurt(Number),
    /// The card has no power that can be used again.
    #[error("the card has no power that can be used again")]
    NoPower(Number),
    /// The seat has no warrior at home.
    #[error("the seat has no warrior at home")]
    NoWarrior,
    /// All actions must be used.
    #[error("the actions must be used")]
    MustAct,
    /// The enraged warrior must be played.
    #[error("the enraged warrior must be played")]
    Enraged,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::BannermanNow
            | Self::NoBannermanNow
            | Self::NotInDeck(_)
            | Self::SameBannerman(_) => "D52-55",
            Self::FortNow | Self::NoFortNow | Self::NoFortThere(_) => "D52-74",
            Self::NoSuchFort(_) => "D52-73",
            Self::ChoiceFirst
            | Self::PowersWait
            | Self::NotWaiting(_)
            | Self::NotAsked
            | Self::MustChoose => "D52-32",
            Self::NotInHand(_) => "D52-6",
            Self::LaneStopped(_) => "D52-62",
            Self::NoActionLeft => "D52-3",
            Self::NotOwn(_) | Self::FaceUp(_) => "D52-7",
            Self::NotEnemy(_) | Self::FaceDown(_) | Self::HasAttacked(_) | Self::OtherLane(_) => {
                "D52-8"
            }
            Self::NotThere(_) => "D52-22",
            Self::SeenJustNow => "D52-60",
            Self::Base(_) => "D52-16",
            Self::Frozen(_) | Self::NimbleFree(_) => "D52-24",
            Self::Rushed(_) => "D52-44",
            Self::Activated(_) => "D52-46",
            Self::Taunted(_) => "D52-29",
            Self::Paired(_) => "D52-13",
            Self::Unlike(_) | Self::Order(_) => "D52-9",
            Self::HitAlready(_) => "D52-28",
            Self::NimbleAlone(_) => "D52-27",
            Self::NotTheSameLane(_) => "D52-68",
            Self::AlreadyThere(_) => "D52-30",
            Self::NoMage | Self::OtherSpell | Self::SpellUsed | Self::Exerted => "D52-41",
            Self::Unhurt(_) => "D52-48",
            Self::NoPower(_) => "D52-51",
            Self::NoWarrior | Self::Enraged => "D52-42",
            Self::MustAct => "D52-5",
        }
    }
}
