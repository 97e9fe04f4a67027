//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game;
use crate::games::duel_52::{Fort, Lane, Number};

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Bannermen are picked now.
    BannermanNow,
    /// Bannermen are picked before the game, or not at all.
    NoBannermanNow,
    /// The deck has no card of that rank left.
    NotInDeck(Card),
    /// The seat has a bannerman of that rank.
    SameBannerman(Card),
    /// The seat owes a fort.
    FortNow,
    /// The seat owes no fort.
    NoFortNow,
    /// That fort is taken, or the game has none.
    NoSuchFort(Fort),
    /// No fort is due in that lane.
    NoFortThere(Lane),
    /// A power or an attack waits for a choice.
    ChoiceFirst,
    /// Powers wait; the seat must pick one.
    PowersWait,
    /// That card's power doesn't wait.
    NotWaiting(Number),
    /// Nothing asks for that choice.
    NotAsked,
    /// The choice asks for a card.
    MustChoose,
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// No new cards can enter that lane in this turn.
    LaneStopped(Lane),
    /// The turn has no action left.
    NoActionLeft,
    /// The seat has no such card on the board.
    NotOwn(Number),
    /// The enemy has no such card on the board.
    NotEnemy(Number),
    /// The board has no such card.
    NotThere(Number),
    /// The card is face-up already.
    FaceUp(Number),
    /// The card lies face-down.
    FaceDown(Number),
    /// Base cards are out of reach before the end phase.
    Base(Number),
    /// The card is frozen.
    Frozen(Number),
    /// The card was rushed into play in this turn.
    Rushed(Number),
    /// The card can't attack again in this turn.
    HasAttacked(Number),
    /// The card was flipped by the mage in this turn.
    Activated(Number),
    /// The cards are in different lanes.
    OtherLane(Number),
    /// A Jack must be killed first.
    Taunted(Number),
    /// The card is paired with this one.
    Paired(Number),
    /// The cards are of different ranks.
    Unlike(Number),
    /// The card that came first must be named first.
    Order(Number),
    /// The attack hits the card already.
    HitAlready(Number),
    /// A 9 can only be hit alone.
    NimbleAlone(Number),
    /// The second card must come from the first one's lane.
    NotTheSameLane(Number),
    /// The card is in that lane.
    AlreadyThere(Number),
    /// A face-up 9 can't be frozen.
    NimbleFree(Number),
    /// The seat has just looked at the card.
    SeenJustNow,
    /// The seat has no mage.
    NoMage,
    /// The seat's mage casts another spell.
    OtherSpell,
    /// The spell was already cast in this turn.
    SpellUsed,
    /// The mage is exerted.
    Exerted,
    /// The card has no damage.
    Unhurt(Number),
    /// The card has no power to reactivate.
    NoPower(Number),
    /// The seat has no warrior at home.
    NoWarrior,
    /// All actions must be used.
    MustAct,
    /// The enraged warrior must be played.
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
