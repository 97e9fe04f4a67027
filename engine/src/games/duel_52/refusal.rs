//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game::refusals;
use crate::games::duel_52::{Fort, Lane, Number};

refusals! {
    /// Bannermen are picked now.
    BannermanNow => "D52-55",
    /// Bannermen are picked before the game, or not at all.
    NoBannermanNow => "D52-55",
    /// The deck has no card of that rank left.
    NotInDeck(_: Card) => "D52-55",
    /// The seat has a bannerman of that rank.
    SameBannerman(_: Card) => "D52-55",
    /// The seat owes a fort.
    FortNow => "D52-74",
    /// The seat owes no fort.
    NoFortNow => "D52-74",
    /// That fort is taken, or the game has none.
    NoSuchFort(_: Fort) => "D52-73",
    /// No fort is due in that lane.
    NoFortThere(_: Lane) => "D52-74",
    /// A power or an attack waits for a choice.
    ChoiceFirst => "D52-32",
    /// Powers wait; the seat must pick one.
    PowersWait => "D52-32",
    /// That card's power doesn't wait.
    NotWaiting(_: Number) => "D52-32",
    /// Nothing asks for that choice.
    NotAsked => "D52-32",
    /// The choice asks for a card.
    MustChoose => "D52-32",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "D52-6",
    /// No new cards can enter that lane in this turn.
    LaneStopped(_: Lane) => "D52-62",
    /// The turn has no action left.
    NoActionLeft => "D52-3",
    /// The seat has no such card on the board.
    NotOwn(_: Number) => "D52-7",
    /// The enemy has no such card on the board.
    NotEnemy(_: Number) => "D52-8",
    /// The board has no such card.
    NotThere(_: Number) => "D52-22",
    /// The card is face-up already.
    FaceUp(_: Number) => "D52-7",
    /// The card lies face-down.
    FaceDown(_: Number) => "D52-8",
    /// Base cards are out of reach before the end phase.
    Base(_: Number) => "D52-16",
    /// The card is frozen.
    Frozen(_: Number) => "D52-24",
    /// The card was rushed into play in this turn.
    Rushed(_: Number) => "D52-44",
    /// The card can't attack again in this turn.
    HasAttacked(_: Number) => "D52-8",
    /// The card was flipped by the mage in this turn.
    Activated(_: Number) => "D52-46",
    /// The cards are in different lanes.
    OtherLane(_: Number) => "D52-8",
    /// A Jack must be killed first.
    Taunted(_: Number) => "D52-29",
    /// The card is paired with this one.
    Paired(_: Number) => "D52-13",
    /// The cards are of different ranks.
    Unlike(_: Number) => "D52-9",
    /// The card that came first must be named first.
    Order(_: Number) => "D52-9",
    /// The attack hits the card already.
    HitAlready(_: Number) => "D52-28",
    /// A 9 can only be hit alone.
    NimbleAlone(_: Number) => "D52-27",
    /// The second card must come from the first one's lane.
    NotTheSameLane(_: Number) => "D52-68",
    /// The card is in that lane.
    AlreadyThere(_: Number) => "D52-30",
    /// A face-up 9 can't be frozen.
    NimbleFree(_: Number) => "D52-24",
    /// The seat has just looked at the card.
    SeenJustNow => "D52-60",
    /// The seat has no mage.
    NoMage => "D52-41",
    /// The seat's mage casts another spell.
    OtherSpell => "D52-41",
    /// The spell was already cast in this turn.
    SpellUsed => "D52-41",
    /// The mage is exerted.
    Exerted => "D52-41",
    /// The card has no damage.
    Unhurt(_: Number) => "D52-48",
    /// The card has no power to reactivate.
    NoPower(_: Number) => "D52-51",
    /// The seat has no warrior at home.
    NoWarrior => "D52-42",
    /// All actions must be used.
    MustAct => "D52-5",
    /// The enraged warrior must be played.
    Enraged => "D52-42",
}
