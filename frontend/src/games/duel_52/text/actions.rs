//! What a seat can do, as something to do.

use engine::games::duel_52::{Action, Number, Sight, Spell, View};

use super::Names;
use crate::words::cards::written;
use crate::words::players::Players;

/// An action, with the cards on the table called by what is known of them.
pub fn action(view: &View, action: Action, _: &Players) -> String {
    let names = Names::of(view);
    let own = |number: Number| names.own(number);
    match action {
        Action::Play(card, lane) => {
            format!("play {} face-down into lane {lane}", written(card))
        }
        Action::Flip(number) => format!("flip {}{}", own(number), names.place(number)),
        Action::Attack(by, target) => {
            let attacker = match names.mate(by) {
                Some(mate) => format!("the pair of {} and {}", names.bare(by), names.bare(mate)),
                None => own(by),
            };
            format!("attack {}{} with {attacker}", enemy(names, target), names.place(target))
        }
        Action::Pair(first, second) => {
            format!("pair {} with {}{}", own(first), own(second), names.place(first))
        }
        Action::Also(target) => format!("also hit {}", enemy(names, target)),
        Action::Use(number) => match names.skill(number) {
            Some(skill) => format!("use {}: {}", own(number), skill.name),
            None => format!("use the power of {}", own(number)),
        },
        Action::Discard(card) => format!("discard {} face-down", written(card)),
        Action::Look(sight) => looks(sight, names),
        Action::Move(number) => format!("move {}{}", own(number), names.from(number)),
        Action::Decline => "stop there".to_owned(),
        Action::Cast(spell) => cast(spell, names),
        Action::Warrior(lane) => format!("play the warrior into lane {lane}"),
        Action::Banner(card) => format!("pick a bannerman of the rank of {}", written(card)),
        Action::Fort(fort, lane) => {
            format!("take fort {} for lane {lane}", fort.number())
        }
        Action::End => "end the turn".to_owned(),
    }
}

/// An enemy card: `the enemy’s 9♣`.
fn enemy(names: Names, number: Number) -> String {
    if names.lane(number).is_some() {
        format!("the enemy’s {}", names.bare(number))
    } else {
        "an enemy card".to_owned()
    }
}

fn looks(sight: Sight, names: Names<'_>) -> String {
    match sight {
        Sight::Card(number) => {
            format!("look at {}{}", names.own(number), names.place(number))
        }
        Sight::Fort(fort) => format!("look at fort {}", fort.number()),
    }
}

fn cast(spell: Spell, names: Names<'_>) -> String {
    match spell {
        Spell::Recruit => "cast the spell: draw a card, then discard one".to_owned(),
        Spell::Rush(card, lane) => {
            format!("cast the spell: play {} face-down into lane {lane}", written(card))
        }
        Spell::Look(sight) => format!("cast the spell: {}", looks(sight, names)),
        Spell::Flip(number) => {
            format!("cast the spell: flip {}{}", names.own(number), names.place(number))
        }
        Spell::Freeze(number) => {
            format!("cast the spell: freeze {}{}", enemy(names, number), names.place(number))
        }
        Spell::Heal(number) => {
            format!("cast the spell: heal {}{}", names.own(number), names.place(number))
        }
        Spell::Move(number, lane) => format!(
            "cast the spell: move {}{} to lane {lane}",
            names.own(number),
            names.from(number)
        ),
        Spell::Inspire(number) => {
            format!("cast the spell: reactivate {}{}", names.own(number), names.place(number))
        }
    }
}
