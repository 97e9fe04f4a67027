//! A seat's actions as things to do.

use engine::games::duel_52::{Action, Number, Sight, Spell, View};

use super::CardNames;
use crate::words::line::Line;
use crate::words::messages::duel_52::actions as words;

/// An action, naming cards on the table as far as they are known.
pub fn action(view: &View, action: Action) -> Line {
    let names = CardNames::of(view);
    match action {
        Action::Play(card, lane) => words::play(card, lane),
        Action::Flip(number) => words::flip(own_in_lane(names, number)),
        Action::Attack(by, target) => {
            let target = enemy_in_lane(names, target);
            match names.mate(by) {
                Some(mate) => {
                    let (one, other) = (names.bare(by), names.bare(mate));
                    words::attack_with_pair(target, one, other)
                }
                None => words::attack(target, names.own(by)),
            }
        }
        Action::Pair(first, second) => {
            let second = names.placed(names.own(second), first);
            words::pair(names.own(first), second)
        }
        Action::Also(target) => words::also_hit(enemy(names, target)),
        Action::Use(number) => match names.skill(number) {
            Some(skill) => words::use_power(names.own(number), skill.name),
            None => words::use_unknown(names.own(number)),
        },
        Action::Discard(card) => words::discard(card),
        Action::Look(sight) => looks(sight, names),
        Action::Move(number) => words::move_card(names.leaving(names.own(number), number)),
        Action::Decline => words::STOP.into(),
        Action::Cast(spell) => words::cast(cast(spell, names)),
        Action::Warrior(lane) => words::play_warrior(lane).into(),
        Action::Banner(card) => words::pick_bannerman(card),
        Action::Fort(fort, lane) => words::take_fort(fort.number(), lane).into(),
        Action::End => words::END_TURN.into(),
    }
}

/// An own card and its lane: `the face-down 9♣ in lane 2`.
fn own_in_lane(names: CardNames<'_>, number: Number) -> Line {
    names.placed(names.own(number), number)
}

/// An enemy card: `the enemy’s 9♣`.
fn enemy(names: CardNames<'_>, number: Number) -> Line {
    match names.lane(number) {
        Some(_) => words::enemy_card(names.bare(number)),
        None => words::AN_ENEMY_CARD.into(),
    }
}

/// An enemy card and its lane: `the enemy’s 9♣ in lane 2`.
fn enemy_in_lane(names: CardNames<'_>, number: Number) -> Line {
    names.placed(enemy(names, number), number)
}

fn looks(sight: Sight, names: CardNames<'_>) -> Line {
    match sight {
        Sight::Card(number) => words::look_at(own_in_lane(names, number)),
        Sight::Fort(fort) => words::look_at_fort(fort.number()).into(),
    }
}

fn cast(spell: Spell, names: CardNames<'_>) -> Line {
    match spell {
        Spell::Recruit => words::RECRUIT.into(),
        Spell::Rush(card, lane) => words::play(card, lane),
        Spell::Look(sight) => looks(sight, names),
        Spell::Flip(number) => words::flip(own_in_lane(names, number)),
        Spell::Freeze(number) => words::freeze(enemy_in_lane(names, number)),
        Spell::Heal(number) => words::heal(own_in_lane(names, number)),
        Spell::Move(number, lane) => words::move_to(names.leaving(names.own(number), number), lane),
        Spell::Inspire(number) => words::reactivate(own_in_lane(names, number)),
    }
}
