//! A seat's actions as instructions, and refusals. The page adds the rule's id.

use engine::cards::Rank;
use engine::games::duel_52::{Action, CardId, LookTarget, Refusal, Spell, View};

use super::CardNames;
use crate::words::cards::rank;
use crate::words::choice;
use crate::words::line::Line;
use crate::words::messages::duel_52::{actions as words, refusals};

/// An action as an instruction. Cards on the table are named as far as they are known.
pub fn action(view: &View, action: Action) -> Line {
    let names = CardNames::new(view);
    match action {
        Action::Play(card, lane) => words::play(card, lane),
        Action::Flip(id) => words::flip(own_in_lane(names, id)),
        Action::Attack(by, target) => {
            let target = enemy_in_lane(names, target);
            match names.mate(by) {
                Some(mate) => words::attack_with_pair(target, names.bare(by), names.bare(mate)),
                None => words::attack(target, names.own(by)),
            }
        }
        Action::Pair(first, second) => {
            words::pair(names.own(first), names.with_lane(names.own(second), first))
        }
        Action::Also(target) => words::also_hit(enemy(names, target)),
        Action::Use(id) => match names.skill(id) {
            Some(skill) => words::use_power(names.own(id), skill.name),
            None => words::use_unknown(names.own(id)),
        },
        Action::Discard(card) => words::discard(card),
        Action::Look(target) => look(target, names),
        Action::Move(id) => words::move_card(names.leaving(names.own(id), id)),
        Action::Decline => words::STOP.into(),
        Action::Cast(spell) => words::cast(effect(spell, names)),
        Action::Warrior(lane) => words::play_warrior(lane).into(),
        Action::Banner(card) => words::pick_bannerman(card),
        Action::Fort(fort, lane) => words::take_fort(fort.number(), lane).into(),
        Action::End => words::END_TURN.into(),
    }
}

/// An own card and its lane: `the face-down 9♣ in lane 2`.
fn own_in_lane(names: CardNames<'_>, id: CardId) -> Line {
    names.with_lane(names.own(id), id)
}

/// An enemy card: `the enemy’s 9♣`.
fn enemy(names: CardNames<'_>, id: CardId) -> Line {
    match names.lane(id) {
        Some(_) => words::enemy_card(names.bare(id)),
        None => words::AN_ENEMY_CARD.into(),
    }
}

/// An enemy card and its lane: `the enemy’s 9♣ in lane 2`.
fn enemy_in_lane(names: CardNames<'_>, id: CardId) -> Line {
    names.with_lane(enemy(names, id), id)
}

fn look(target: LookTarget, names: CardNames<'_>) -> Line {
    match target {
        LookTarget::Card(id) => words::look_at(own_in_lane(names, id)),
        LookTarget::Fort(fort) => words::look_at_fort(fort.number()).into(),
    }
}

fn effect(spell: Spell, names: CardNames<'_>) -> Line {
    match spell {
        Spell::Recruit => words::RECRUIT.into(),
        Spell::Rush(card, lane) => words::play(card, lane),
        Spell::Look(target) => look(target, names),
        Spell::Flip(id) => words::flip(own_in_lane(names, id)),
        Spell::Freeze(id) => words::freeze(enemy_in_lane(names, id)),
        Spell::Heal(id) => words::heal(own_in_lane(names, id)),
        Spell::Move(id, lane) => words::move_to(names.leaving(names.own(id), id), lane),
        Spell::Inspire(id) => words::reactivate(own_in_lane(names, id)),
    }
}

/// A refusal, with an alternative if that helps. Most name no card: it was tapped just now.
pub fn refusal(refusal: Refusal) -> Line {
    let plain = match refusal {
        Refusal::NotInDeck(card) => return refusals::not_in_deck(rank(card.rank())).into(),
        Refusal::SameBannerman(card) => {
            // Any card of a rank: `an ace`, `a nine`.
            let nth = usize::from(card.rank().order() - Rank::TWO.order());
            return refusals::same_bannerman(choice(refusals::RANKS, nth)).into();
        }
        Refusal::NoSuchFort(fort) => return refusals::no_such_fort(fort.number()).into(),
        Refusal::NoFortThere(lane) => return refusals::no_fort_there(lane).into(),
        Refusal::NotInHand(card) => return refusals::not_in_hand(card),
        Refusal::LaneStopped(lane) => return refusals::lane_stopped(lane).into(),
        Refusal::BannermanNow => refusals::BANNERMAN_NOW,
        Refusal::NoBannermanNow => refusals::NO_BANNERMAN_NOW,
        Refusal::FortNow => refusals::FORT_NOW,
        Refusal::NoFortNow => refusals::NO_FORT_NOW,
        Refusal::ChoiceFirst => refusals::CHOICE_FIRST,
        Refusal::PowersWait => refusals::POWERS_WAIT,
        Refusal::NotWaiting(_) => refusals::NOT_WAITING,
        Refusal::NotAsked => refusals::NOT_ASKED,
        Refusal::MustChoose => refusals::MUST_CHOOSE,
        Refusal::NoActionLeft => refusals::NO_ACTION_LEFT,
        Refusal::NotOwn(_) => refusals::NOT_OWN,
        Refusal::NotEnemy(_) => refusals::NOT_ENEMY,
        Refusal::NotThere(_) => refusals::NOT_THERE,
        Refusal::FaceUp(_) => refusals::FACE_UP,
        Refusal::FaceDown(_) => refusals::FACE_DOWN,
        Refusal::Base(_) => refusals::BASE,
        Refusal::Frozen(_) => refusals::FROZEN,
        Refusal::Rushed(_) => refusals::RUSHED,
        Refusal::HasAttacked(_) => refusals::HAS_ATTACKED,
        Refusal::Activated(_) => refusals::ACTIVATED,
        Refusal::OtherLane(_) => refusals::OTHER_LANE,
        Refusal::Taunted(_) => refusals::TAUNTED,
        Refusal::Paired(_) => refusals::PAIRED,
        Refusal::Unlike(_) => refusals::UNLIKE,
        Refusal::Order(_) => refusals::ORDER,
        Refusal::HitAlready(_) => refusals::HIT_ALREADY,
        Refusal::NimbleAlone(_) => refusals::NIMBLE_ALONE,
        Refusal::NotTheSameLane(_) => refusals::NOT_THE_SAME_LANE,
        Refusal::AlreadyThere(_) => refusals::ALREADY_THERE,
        Refusal::NimbleFree(_) => refusals::NIMBLE_FREE,
        Refusal::SeenJustNow => refusals::SEEN_JUST_NOW,
        Refusal::NoMage => refusals::NO_MAGE,
        Refusal::OtherSpell => refusals::OTHER_SPELL,
        Refusal::SpellUsed => refusals::SPELL_USED,
        Refusal::Exerted => refusals::EXERTED,
        Refusal::Unhurt(_) => refusals::UNHURT,
        Refusal::NoPower(_) => refusals::NO_POWER,
        Refusal::NoWarrior => refusals::NO_WARRIOR,
        Refusal::MustAct => refusals::MUST_ACT,
        Refusal::Enraged => refusals::ENRAGED,
    };
    plain.into()
}
