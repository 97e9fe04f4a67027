//! Refusals in words. The page adds the rule's id.

use engine::cards::Rank;
use engine::games::duel_52::Refusal;

use crate::words::cards::rank;
use crate::words::line::{Line, line};

/// The refusal, with an alternative where that helps. Most name no card, for it was tapped just now.
pub fn refusal(refusal: Refusal) -> Line {
    let plain = match refusal {
        Refusal::NotInDeck(card) => {
            return line!(
                "The deck has no {0} left to be a bannerman. Pick another rank.",
                rank(card.rank())
            );
        }
        Refusal::SameBannerman(card) => {
            return line!(
                "The first bannerman is {0} already. Pick another rank.",
                a_rank(card.rank())
            );
        }
        Refusal::NoSuchFort(fort) => {
            return line!("Fort {0} is not by the draw pile any more.", fort.number());
        }
        Refusal::NoFortThere(lane) => {
            return line!("No fort comes into lane {0} now. Pick a lane where one is due.", lane);
        }
        Refusal::NotInHand(card) => return line!("{0} isn’t in your hand.", card),
        Refusal::LaneStopped(lane) => {
            return line!(
                "Time stands still in lane {0}: no card from hand and no warrior can be played \
                 there this turn.",
                lane
            );
        }
        Refusal::BannermanNow => "Pick a bannerman first.",
        Refusal::NoBannermanNow => "Bannermen are picked before the first turn only.",
        Refusal::FortNow => "Take the fort that is due first.",
        Refusal::NoFortNow => "No fort is due now. They come at the start of a turn.",
        Refusal::ChoiceFirst => "First make the choice you are asked for.",
        Refusal::PowersWait => "Powers are waiting. First pick the one that works next.",
        Refusal::NotWaiting(_) => "No power of this card is waiting.",
        Refusal::NotAsked => "Nothing asks for that now.",
        Refusal::MustChoose => "You have to choose. Pick a card.",
        Refusal::NoActionLeft => {
            "All actions of this turn are used. What is left is the hero, or to end the turn."
        }
        Refusal::NotOwn(_) => "Pick one of your own cards in a lane.",
        Refusal::NotEnemy(_) => "Pick an enemy card in a lane.",
        Refusal::NotThere(_) => "That card is in no lane any more.",
        Refusal::FaceUp(_) => "This card is face-up already.",
        Refusal::FaceDown(_) => "Only face-up cards can do that. This one has to be flipped first.",
        Refusal::Base(_) => {
            "Nobody can flip, attack or move a base card before the draw pile is empty."
        }
        Refusal::Frozen(_) => {
            "A frozen card can’t attack this turn, nor be flipped by an action. It holds back the \
             pair that it is in."
        }
        Refusal::Rushed(_) => {
            "This card was rushed into play: it can’t be flipped before your next turn."
        }
        Refusal::HasAttacked(_) => {
            "No attack is left this turn for this card, or for the other one of its pair."
        }
        Refusal::Activated(_) => {
            "What a spell has flipped can’t attack this turn, alone or in a pair."
        }
        Refusal::OtherLane(_) => {
            "That card is in another lane. Attacks and pairs stay in one lane."
        }
        Refusal::Taunted(_) => "A face-up Jack shields the others. Attack the Jack first.",
        Refusal::Paired(_) => {
            "This card is one of a pair. The two attack as one, and can’t be paired again."
        }
        Refusal::Unlike(_) => "A pair takes two cards of the same rank.",
        Refusal::Order(_) => "A pair takes two different cards.",
        Refusal::HitAlready(_) => "This attack hits that card already. Pick another, or none.",
        Refusal::NimbleAlone(_) => "A face-up 9 can only be hit alone. Pick another card, or none.",
        Refusal::NotTheSameLane(_) => "Both cards have to come from the same lane.",
        Refusal::AlreadyThere(_) => "This card is in that lane already.",
        Refusal::NimbleFree(_) => "A face-up 9 can’t be frozen. Pick another card.",
        Refusal::SeenJustNow => "This card was looked at just now. Pick another one.",
        Refusal::NoMage => "Only a mage casts spells, and you have none.",
        Refusal::OtherSpell => "This mage casts another spell.",
        Refusal::SpellUsed => "The spell was cast this turn. It is back in your next one.",
        Refusal::Exerted => "The draw pile is empty, so the mage is exerted: no more spells.",
        Refusal::Unhurt(_) => "This card has no damage to heal. Pick one that has.",
        Refusal::NoPower(_) => {
            "Only the power of a 2, 4, 5, 6, 7, Queen, King or Ace can be used again."
        }
        Refusal::NoWarrior => "No warrior is at home.",
        Refusal::MustAct => "Use your actions while you can. Then the turn ends by itself.",
        Refusal::Enraged => "The warrior is enraged: play it into a lane before the turn ends.",
    };
    plain.into()
}

/// One card of a rank, whichever: `an ace`, `a nine`.
const fn a_rank(rank: Rank) -> &'static str {
    const NAMES: [&str; 13] = [
        "a two", "a three", "a four", "a five", "a six", "a seven", "an eight", "a nine", "a ten",
        "a jack", "a queen", "a king", "an ace",
    ];
    NAMES[(rank.order() - Rank::TWO.order()) as usize]
}
