//! A seat's actions as things to do.

use engine::games::duel_52::{Action, Number, Sight, Spell, View};

use super::Names;
use crate::words::line::{Line, line};

/// An action, naming cards on the table by what is known of them.
pub fn action(view: &View, action: Action) -> Line {
    let names = Names::of(view);
    match action {
        Action::Play(card, lane) => line!("play {0} face-down into lane {1}", card, lane),
        Action::Flip(number) => line!("flip {0}", own_in_lane(names, number)),
        Action::Attack(by, target) => {
            let target = enemy_in_lane(names, target);
            match names.mate(by) {
                Some(mate) => {
                    let (one, other) = (names.bare(by), names.bare(mate));
                    line!("attack {0} with the pair of {1} and {2}", target, one, other)
                }
                None => line!("attack {0} with {1}", target, names.own(by)),
            }
        }
        Action::Pair(first, second) => {
            let second = names.placed(names.own(second), first);
            line!("pair {0} with {1}", names.own(first), second)
        }
        Action::Also(target) => line!("also hit {0}", enemy(names, target)),
        Action::Use(number) => match names.skill(number) {
            Some(skill) => line!("use {0}: {1}", names.own(number), skill.name),
            None => line!("use the power of {0}", names.own(number)),
        },
        Action::Discard(card) => line!("discard {0} face-down", card),
        Action::Look(sight) => looks(sight, names),
        Action::Move(number) => line!("move {0}", names.leaving(names.own(number), number)),
        Action::Decline => "stop there".into(),
        Action::Cast(spell) => line!("cast the spell: {0}", cast(spell, names)),
        Action::Warrior(lane) => line!("play the warrior into lane {0}", lane),
        Action::Banner(card) => line!("pick a bannerman of the rank of {0}", card),
        Action::Fort(fort, lane) => line!("take fort {0} for lane {1}", fort.number(), lane),
        Action::End => "end the turn".into(),
    }
}

/// An own card and its lane: `the face-down 9♣ in lane 2`.
fn own_in_lane(names: Names<'_>, number: Number) -> Line {
    names.placed(names.own(number), number)
}

/// An enemy card: `the enemy’s 9♣`.
fn enemy(names: Names<'_>, number: Number) -> Line {
    match names.lane(number) {
        Some(_) => line!("the enemy’s {0}", names.bare(number)),
        None => "an enemy card".into(),
    }
}

/// An enemy card and its lane: `the enemy’s 9♣ in lane 2`.
fn enemy_in_lane(names: Names<'_>, number: Number) -> Line {
    names.placed(enemy(names, number), number)
}

fn looks(sight: Sight, names: Names<'_>) -> Line {
    match sight {
        Sight::Card(number) => line!("look at {0}", own_in_lane(names, number)),
        Sight::Fort(fort) => line!("look at fort {0}", fort.number()),
    }
}

fn cast(spell: Spell, names: Names<'_>) -> Line {
    match spell {
        Spell::Recruit => "draw a card, then discard one".into(),
        Spell::Rush(card, lane) => line!("play {0} face-down into lane {1}", card, lane),
        Spell::Look(sight) => looks(sight, names),
        Spell::Flip(number) => line!("flip {0}", own_in_lane(names, number)),
        Spell::Freeze(number) => line!("freeze {0}", enemy_in_lane(names, number)),
        Spell::Heal(number) => line!("heal {0}", own_in_lane(names, number)),
        Spell::Move(number, lane) => {
            line!("move {0} to lane {1}", names.leaving(names.own(number), number), lane)
        }
        Spell::Inspire(number) => line!("reactivate {0}", own_in_lane(names, number)),
    }
}
