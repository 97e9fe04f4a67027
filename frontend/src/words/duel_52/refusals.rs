//! Why the rules refuse an action. The page adds the rule's id.

use engine::games::duel_52::Refusal;

use crate::words::cards::{rank, written};

/// Why not, and what to do instead where that helps. Most of it names no card: the one that it is
/// about was tapped just now.
pub fn refusal(refusal: Refusal) -> String {
    let plain = match refusal {
        Refusal::NotInDeck(card) => {
            return format!("No {} is left in the deck to be a bannerman.", rank(card.rank()));
        }
        Refusal::SameBannerman(card) => {
            return format!(
                "The first bannerman is {} already. Pick another rank.",
                article(card.rank())
            );
        }
        Refusal::NoSuchFort(fort) => {
            return format!("Fort {} is not there any more.", fort.number());
        }
        Refusal::NoFortThere(lane) => return format!("No fort comes into lane {lane} now."),
        Refusal::NotInHand(card) => return format!("{} is not in this hand.", written(card)),
        Refusal::LaneStopped(lane) => {
            return format!(
                "Time stands still in lane {lane}: no new card can be played there in this turn."
            );
        }
        Refusal::BannermanNow => "Pick a bannerman first.",
        Refusal::NoBannermanNow => "Bannermen are picked before the first turn only.",
        Refusal::FortNow => "Take a fort first.",
        Refusal::NoFortNow => "No fort is to be taken now.",
        Refusal::ChoiceFirst => "Finish the choice that is asked for first.",
        Refusal::PowersWait => "Powers wait. Pick the one that works next first.",
        Refusal::NotWaiting(_) => "No power of this card waits.",
        Refusal::NotAsked => "Nothing asks for that now.",
        Refusal::MustChoose => "This can’t be left out. Pick a card.",
        Refusal::NoActionLeft => "All actions of this turn are used.",
        Refusal::NotOwn(_) => "This takes a card of one’s own in a lane.",
        Refusal::NotEnemy(_) => "Only enemy cards in a lane can be aimed at.",
        Refusal::NotThere(_) => "That card is in no lane any more.",
        Refusal::FaceUp(_) => "This card is face-up already.",
        Refusal::FaceDown(_) => "This card lies face-down. Flip it first.",
        Refusal::Base(_) => "Base cards can’t be touched as long as there are cards to draw.",
        Refusal::Frozen(_) => "This card is frozen: no attack and no flip by an action this turn.",
        Refusal::Rushed(_) => "This card was rushed into play: it can’t be flipped this turn.",
        Refusal::HasAttacked(_) => "This card has no attack left in this turn.",
        Refusal::Activated(_) => "This card was flipped by a spell: it can’t attack this turn.",
        Refusal::OtherLane(_) => "That card is in another lane.",
        Refusal::Taunted(_) => "A face-up Jack shields the others: it has to be killed first.",
        Refusal::Paired(_) => "This card is one of a pair. Pairs act together.",
        Refusal::Unlike(_) => "A pair takes two cards of the same rank.",
        Refusal::Order(_) => "A pair takes two different cards, named in the order they came.",
        Refusal::HitAlready(_) => "This attack hits that card already.",
        Refusal::NimbleAlone(_) => "A face-up 9 is hit alone, or not at all.",
        Refusal::NotTheSameLane(_) => "Both cards come from the same lane.",
        Refusal::AlreadyThere(_) => "This card is in that lane already.",
        Refusal::NimbleFree(_) => "A face-up 9 can’t be frozen.",
        Refusal::SeenJustNow => "This card was looked at just now. Pick another one.",
        Refusal::NoMage => "There is no mage here to cast a spell.",
        Refusal::OtherSpell => "This mage casts another spell.",
        Refusal::SpellUsed => "The spell has been cast in this turn.",
        Refusal::Exerted => "The mage is exerted: without cards to draw there are no spells.",
        Refusal::Unhurt(_) => "This card has no damage to heal.",
        Refusal::NoPower(_) => "This card has no power that could be used again.",
        Refusal::NoWarrior => "No warrior is at home.",
        Refusal::MustAct => "Actions can’t be left unused in the base game.",
        Refusal::Enraged => "The warrior is enraged: play it before the turn ends.",
    };
    plain.to_owned()
}

/// `an ace`, `a nine`.
fn article(of: engine::cards::Rank) -> String {
    let name = rank(of);
    let article = if matches!(name, "ace" | "eight") { "an" } else { "a" };
    format!("{article} {name}")
}
