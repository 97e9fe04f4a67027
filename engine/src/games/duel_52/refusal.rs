use crate::cards::Card;
use crate::game::refusals;
use crate::games::duel_52::{CardId, Fort, Lane};

refusals! {
    /// The seat must pick a bannerman.
    BannermanNow => "D52-55",
    /// Bannermen can't be picked now.
    NoBannermanNow => "D52-55",
    /// The deck has no card of that rank.
    NotInDeck(_: Card) => "D52-55",
    /// The seat has a bannerman of that rank already.
    SameBannerman(_: Card) => "D52-55",
    /// The seat must take a fort.
    FortNow => "D52-74",
    /// The seat owes no fort.
    NoFortNow => "D52-74",
    /// The fort is taken, or the game has none.
    NoSuchFort(_: Fort) => "D52-73",
    /// The seat owes no fort in that lane.
    NoFortThere(_: Lane) => "D52-74",
    /// A power or an attack awaits a choice.
    ChoiceFirst => "D52-32",
    /// Powers wait: the seat must pick one.
    PowersWait => "D52-32",
    /// The card's power isn't waiting.
    NotWaiting(_: CardId) => "D52-32",
    /// Nothing asks for that choice.
    NotAsked => "D52-32",
    /// A card must be chosen.
    MustChoose => "D52-32",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "D52-6",
    /// No card can be played into that lane this turn.
    LaneStopped(_: Lane) => "D52-62",
    /// No action is left.
    NoActionLeft => "D52-3",
    /// The seat has no such card in a lane.
    NotOwn(_: CardId) => "D52-7",
    /// The enemy has no such card in a lane.
    NotEnemy(_: CardId) => "D52-8",
    /// No such card is in a lane.
    NotThere(_: CardId) => "D52-22",
    /// The card is face-up already.
    FaceUp(_: CardId) => "D52-7",
    /// The card lies face-down.
    FaceDown(_: CardId) => "D52-8",
    /// Base cards can't be touched before the end phase.
    Base(_: CardId) => "D52-16",
    /// The card is frozen.
    Frozen(_: CardId) => "D52-24",
    /// The card was rushed into play this turn.
    Rushed(_: CardId) => "D52-44",
    /// The card has no attack left.
    HasAttacked(_: CardId) => "D52-8",
    /// The mage flipped the card this turn.
    Activated(_: CardId) => "D52-46",
    /// The cards are in different lanes.
    OtherLane(_: CardId) => "D52-8",
    /// A Jack must be killed first.
    Taunted(_: CardId) => "D52-29",
    /// The card is in a pair.
    Paired(_: CardId) => "D52-13",
    /// The cards are of different ranks.
    Unlike(_: CardId) => "D52-9",
    /// The card that came first must be named first.
    Order(_: CardId) => "D52-9",
    /// The attack already hits the card.
    HitAlready(_: CardId) => "D52-28",
    /// A 9 can only be hit alone.
    NimbleAlone(_: CardId) => "D52-27",
    /// The second card must come from the first one's lane.
    NotTheSameLane(_: CardId) => "D52-68",
    /// The card is in that lane already.
    AlreadyThere(_: CardId) => "D52-30",
    /// A face-up 9 can't be frozen.
    NimbleFree(_: CardId) => "D52-24",
    /// The seat has just looked at the card.
    SeenJustNow => "D52-60",
    /// The seat has no mage.
    NoMage => "D52-41",
    /// The seat's mage casts another spell.
    OtherSpell => "D52-41",
    /// The spell was cast already in this turn.
    SpellUsed => "D52-41",
    /// The mage is exerted.
    Exerted => "D52-41",
    /// The card has no damage.
    Unhurt(_: CardId) => "D52-48",
    /// The card has no power to reactivate.
    NoPower(_: CardId) => "D52-51",
    /// The seat has no warrior at home.
    NoWarrior => "D52-42",
    /// Actions are left, which the seat must use.
    MustAct => "D52-5",
    /// The enraged warrior must be played.
    Enraged => "D52-42",
}
