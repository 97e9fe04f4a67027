//! Refusals in words. The page adds the rule's id.

use engine::cards::Rank;
use engine::games::duel_52::Refusal;

use crate::words::cards::rank;
use crate::words::choice;
use crate::words::line::Line;
use crate::words::messages::duel_52::refusals as words;

/// The refusal, with an alternative where that helps. Most name no card, for it was tapped just now.
pub fn refusal(refusal: Refusal) -> Line {
    let plain = match refusal {
        Refusal::NotInDeck(card) => {
            return words::not_in_deck(rank(card.rank())).into();
        }
        Refusal::SameBannerman(card) => {
            return words::same_bannerman(a_rank(card.rank())).into();
        }
        Refusal::NoSuchFort(fort) => {
            return words::no_such_fort(fort.number()).into();
        }
        Refusal::NoFortThere(lane) => {
            return words::no_fort_there(lane).into();
        }
        Refusal::NotInHand(card) => return words::not_in_hand(card),
        Refusal::LaneStopped(lane) => {
            return words::lane_stopped(lane).into();
        }
        Refusal::BannermanNow => words::BANNERMAN_NOW,
        Refusal::NoBannermanNow => words::NO_BANNERMAN_NOW,
        Refusal::FortNow => words::FORT_NOW,
        Refusal::NoFortNow => words::NO_FORT_NOW,
        Refusal::ChoiceFirst => words::CHOICE_FIRST,
        Refusal::PowersWait => words::POWERS_WAIT,
        Refusal::NotWaiting(_) => words::NOT_WAITING,
        Refusal::NotAsked => words::NOT_ASKED,
        Refusal::MustChoose => words::MUST_CHOOSE,
        Refusal::NoActionLeft => words::NO_ACTION_LEFT,
        Refusal::NotOwn(_) => words::NOT_OWN,
        Refusal::NotEnemy(_) => words::NOT_ENEMY,
        Refusal::NotThere(_) => words::NOT_THERE,
        Refusal::FaceUp(_) => words::FACE_UP,
        Refusal::FaceDown(_) => words::FACE_DOWN,
        Refusal::Base(_) => words::BASE,
        Refusal::Frozen(_) => words::FROZEN,
        Refusal::Rushed(_) => words::RUSHED,
        Refusal::HasAttacked(_) => words::HAS_ATTACKED,
        Refusal::Activated(_) => words::ACTIVATED,
        Refusal::OtherLane(_) => words::OTHER_LANE,
        Refusal::Taunted(_) => words::TAUNTED,
        Refusal::Paired(_) => words::PAIRED,
        Refusal::Unlike(_) => words::UNLIKE,
        Refusal::Order(_) => words::ORDER,
        Refusal::HitAlready(_) => words::HIT_ALREADY,
        Refusal::NimbleAlone(_) => words::NIMBLE_ALONE,
        Refusal::NotTheSameLane(_) => words::NOT_THE_SAME_LANE,
        Refusal::AlreadyThere(_) => words::ALREADY_THERE,
        Refusal::NimbleFree(_) => words::NIMBLE_FREE,
        Refusal::SeenJustNow => words::SEEN_JUST_NOW,
        Refusal::NoMage => words::NO_MAGE,
        Refusal::OtherSpell => words::OTHER_SPELL,
        Refusal::SpellUsed => words::SPELL_USED,
        Refusal::Exerted => words::EXERTED,
        Refusal::Unhurt(_) => words::UNHURT,
        Refusal::NoPower(_) => words::NO_POWER,
        Refusal::NoWarrior => words::NO_WARRIOR,
        Refusal::MustAct => words::MUST_ACT,
        Refusal::Enraged => words::ENRAGED,
    };
    plain.into()
}

/// One card of a rank, whichever: `an ace`, `a nine`.
fn a_rank(rank: Rank) -> &'static str {
    choice(words::RANKS, usize::from(rank.order() - Rank::TWO.order()))
}
