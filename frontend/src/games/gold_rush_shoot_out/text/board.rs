//! The board's words: names of places and controls.

pub(crate) use crate::words::messages::gold_rush_shoot_out::board::*;
use engine::games::gold_rush_shoot_out::{
    Ability, Action, Card, Cards, Fate, Load, Loot, Nth, Phase, Pistol, Stand, View,
};
use engine::seat::{Seat, SeatSet};

use super::{cards, said};
use crate::games::gold_rush_shoot_out::Tap;
use crate::words::count;
use crate::words::line::{Line, joined, line};

/// The seat's task, with its name where it decides in public.
pub fn prompt(view: &View, seat: Seat) -> Line {
    let (alone, after_a_name) = match view.phase {
        Phase::Load => ("Load your pistol and aim it", "load your pistol and aim it"),
        Phase::Abilities => ("Play an ability, or pass", "play an ability, or pass"),
        Phase::Standoff => ("Stand, or sit out?", "stand, or sit out?"),
        Phase::Ambush => ("Spring an ambush?", "spring an ambush?"),
        Phase::Shootout | Phase::Share => {
            ("Take a card, or first priority", "take a card, or first priority")
        }
        Phase::Over => ("The game is over", "the game is over"),
    };
    if view.observer.seat().is_some() {
        alone.into()
    } else {
        line!("{0}: {1}", seat, after_a_name)
    }
}

/// A seat's secret things: ammo, loot, abilities.
pub fn holds(view: &View, seat: Seat) -> Vec<Line> {
    let place = &view.places[seat];
    let (Some(ammo), Some(own)) = (place.ammo, place.envelope) else { return Vec::new() };
    let ammo = [ammo_left(Load::Blank, ammo.blanks), ammo_left(Load::Bullet, ammo.bullets)];
    let loot = Loot::ALL.map(Card::Loot).map(|card| (own.of(card), cards::name(card).to_owned()));
    let has = Ability::ALL.map(|ability| (own.ability(ability), times(ability, own)));
    let loot = loot.into_iter().filter(|(number, _)| *number > 0);
    let loot = loot.map(|(number, name)| format!("{name} × {number}"));
    let has = has.into_iter().filter(|(number, _)| *number > 0).map(|(_, name)| name);
    ammo.into_iter().chain(loot).chain(has).map(Line::from).collect()
}

/// The secrecy of the present decision.
pub const fn secrecy(phase: Phase, secret: bool) -> &'static str {
    match phase {
        Phase::Load => "The load stays secret. Aims are shown once everyone has aimed.",
        Phase::Abilities if secret => {
            "What you play is shown; what you keep stays in your envelope."
        }
        Phase::Abilities => "In front of everyone.",
        Phase::Standoff => "Secret until everyone has decided.",
        Phase::Ambush => "Secret until everyone who can ambush has decided.",
        Phase::Shootout | Phase::Share => "In front of everyone, one card each, round and round.",
        Phase::Over => "",
    }
}

/// The button that locks actions in: `Load a blank, aim at Ben`.
pub fn lock(view: &View, actions: &[Action]) -> Line {
    if let [Action::Take(place)] = *actions
        && let Some(Some(card)) = view.take.get(usize::from(place) - 1)
    {
        return take(*card).into();
    }
    joined(actions.iter().map(|action| said::action(view, *action)), ", ").capitalised()
}

/// Tokens in halves, in figures.
pub fn halves(halves: u8) -> String {
    crate::words::halves(halves.into())
}

/// A seat's public facts, for screen readers.
pub fn seat_line(view: &View, seat: Seat, nth: u8) -> Line {
    let place = &view.places[seat];
    let mut facts = vec![
        line!("{0}, number {1} in priority", seat, nth + 1),
        cards::wounds(place.wounds).into(),
        cards::tokens(place.tokens).into(),
        line!("{0} in the envelope", card_count(place.cards)),
    ];
    for (aim, nth) in place.pistols.iter().zip(Nth::ALL) {
        if let Some(aim) = aim {
            facts.push(match (aim.turned, nth) {
                (true, Nth::Second) => "the second pistol turned back".into(),
                (true, Nth::First) => "the pistol turned back".into(),
                (false, Nth::Second) => line!("second pistol aims at {0}", aim.at),
                (false, Nth::First) => line!("aims at {0}", aim.at),
            });
        }
    }
    match place.stands {
        Some(Stand::Stays) => facts.push(STANDS.into()),
        Some(Stand::SitsOut) => facts.push(OUT.into()),
        None => {}
    }
    if place.ducks {
        facts.push(DUCKS.into());
    }
    if let Fate::Revealed(load) = place.fates[usize::from(view.round.max(1)) - 1] {
        facts.push(line!("had {0}", cards::load(load)));
    }
    if place.wounds_now > 0 {
        facts.push(HIT.into());
    }
    if view.claimed == Some(seat) {
        facts.push("took first priority".into());
    }
    joined(facts, ", ")
}

/// The label of a tap on a seat.
pub fn tapping(tap: Tap, seat: Seat) -> Line {
    match tap {
        Tap::Aim => line!("Aim at {0}", seat),
        Tap::Second => line!("Aim the second pistol at {0}", seat),
        Tap::Holder => line!("Move {0’s} pistol", seat),
        Tap::Move(_) => line!("Move it to {0}", seat),
    }
}

/// A pistol's new target.
pub fn tap_move(pistol: Pistol) -> Line {
    match pistol.nth {
        Nth::First => line!("{0’s} pistol: choose its new target.", pistol.holder),
        Nth::Second => line!("{0’s} second pistol: choose its new target.", pistol.holder),
    }
}

/// A seat's other pistol, where it has two.
pub const fn other_pistol(other: Pistol) -> &'static str {
    match other.nth {
        Nth::First => "The first pistol instead",
        Nth::Second => "The second pistol instead",
    }
}

/// A card of the take, as a choice.
pub fn pick(card: Card, adds: Option<u16>) -> String {
    let name = cards::one(card);
    match (card, adds) {
        (Card::Loot(_), Some(adds)) => format!("Take {name}, adds {}", cards::bars(adds)),
        (Card::Loot(_), None) => take(card),
        (Card::Ability(ability), _) => format!("Take {name}: {}", cards::ability(ability)),
    }
}

/// The button that takes a card.
pub fn take(card: Card) -> String {
    format!("Take {}", cards::one(card))
}

/// The number of a kind of loot, for screen readers.
pub fn has(card: Card, envelope: Cards) -> String {
    let (number, adds) = (envelope.of(card), envelope.added_by(card));
    format!("{}: {number}; the next one adds {}", cards::name(card), cards::bars(adds))
}

/// An ability with how often it is held.
pub fn times(ability: Ability, held: Cards) -> String {
    let name = cards::title(ability);
    match held.ability(ability) {
        0 | 1 => name.to_owned(),
        number => format!("{name} × {number}"),
    }
}

/// The load.
pub fn loaded(load: Load) -> String {
    format!("loaded: {}", cards::load(load))
}

/// The ammo left of a kind.
pub fn ammo_left(load: Load, number: u8) -> String {
    let number = usize::from(number);
    match load {
        Load::Blank => count(number, "blank", "blanks"),
        Load::Bullet | Load::Extra => count(number, "bullet", "bullets"),
    }
}

/// The loads to choose from.
pub const fn load_name(load: Load) -> &'static str {
    match load {
        Load::Blank => "Blank",
        Load::Bullet => "Bullet",
        Load::Extra => "Bullet card",
    }
}

/// The meaning of a load.
pub fn load_means(load: Load, left: u8) -> String {
    match load {
        Load::Blank => format!("Harmless. {left} left."),
        Load::Bullet => format!("It wounds. {left} left."),
        Load::Extra => format!("An extra bullet. {left} in the envelope."),
    }
}

/// The seats that aim at a possible ambusher.
pub fn aiming(view: &View, seat: Seat) -> Line {
    let who: SeatSet = view.standing_aimers(seat).collect();
    line!("{0} {0:aims|aim} here.", who)
}

/// An ambush's cost, and the half tokens left.
pub fn spring_means(left: u8) -> String {
    format!("Turns their guns: ½ token, {} left.", halves(left))
}

/// The meaning of holding.
pub fn hold_means(tokens: u8) -> String {
    format!("Keep {} and hope for blanks.", cards::tokens(tokens))
}

/// `3 cards`.
pub fn card_count(number: u8) -> String {
    count(usize::from(number), "card", "cards")
}

/// The fate of a round's ammo.
pub fn fate(round: u8, fate: Fate) -> String {
    let what = match fate {
        Fate::Waits => "not yet",
        Fate::SatOut => "sat out",
        Fate::NoTarget => "no target, unseen",
        Fate::Revealed(load) => cards::load(load),
    };
    format!("Round {round}: {what}")
}

/// `gold bars`, beside their number.
pub const fn bars_word(gold: u16) -> &'static str {
    if gold == 1 { "gold bar" } else { "gold bars" }
}

/// `2 antiques`.
pub fn antiques(number: u8) -> String {
    count(usize::from(number), "antique", "antiques")
}

/// The prizes.
pub fn most_gold(halves: u8) -> String {
    format!("Most gold: {}", cards::tokens(halves))
}
pub fn most_antiques(halves: u8) -> String {
    format!("Most antiques: {}", cards::tokens(halves))
}
