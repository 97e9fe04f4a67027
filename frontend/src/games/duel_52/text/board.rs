//! What stands on the board itself: labels, hints, buttons.

use engine::cards::Card;
use engine::games::duel_52::{
    Calling, CardView, Fort, FortView, Hero, Lane, Number, Origin, Power, SeatView, Side, View,
};
use engine::seat::Seat;

use super::Names;
use super::cards::{self, Skill, of};
use crate::words::cards::written;
use crate::words::players::Players;
use crate::words::{count, list};

/// The line of help on the board (D52-17).
pub const HELP: &str = "Clear two lanes to win: no enemy there, none to come.";

pub const HAND: &str = "Hand";
pub const HAND_LABEL: &str = "Your hand";
pub const NO_HAND: &str = "No card in hand";
pub const DISCARDS: &str = "Discarded";
pub const REFERENCE: &str = "Powers";
pub const END_PHASE: &str = "End phase";
pub const END_PHASE_TITLE: &str = "The end phase";
pub const FORTS: &str = "Forts";
pub const EXERTED: &str = "exerted";
pub const CAST: &str = "cast";
pub const ENRAGED: &str = "enraged";
pub const PLAYED: &str = "in battle";
pub const FREE: &str = "no action";
pub const ONE_ACTION: &str = "1 action";
pub const JUST_NOW: &str = "What you have just done";
pub const EMPTY_DISCARDS: &str = "Nothing has been discarded yet.";
pub const KILLED: &str = "Killed in battle";
pub const FROM_HAND: &str = "Discarded from hand";
pub const UNKNOWN: &str = "face-down, unknown";
pub const HAND_IS_OPEN: &str = "Known cards in hand";

/// `Lane 2`.
pub fn lane(lane: Lane) -> String {
    format!("Lane {lane}")
}

/// On a lane that somebody has won.
pub fn holds(name: &str) -> String {
    format!("{name} holds it")
}

/// A side of a lane, for screen readers: `Ana’s side of lane 2, 3 cards`.
pub fn side(name: &str, lane: Lane, cards: usize) -> String {
    format!("{name}’s side of lane {lane}, {}", count(cards, "card", "cards"))
}

/// The place in a lane into which something goes.
pub fn into_lane(lane: Lane) -> String {
    format!("Into lane {lane}")
}

/// Why a lane is marked.
pub fn stopped(name: &str) -> String {
    format!("{name} can play no new card here")
}

/// The button that ends the turn.
pub fn end_turn(unused: u8) -> String {
    match unused {
        0 => "End turn".to_owned(),
        _ => format!("End turn, {unused} unused"),
    }
}

/// The button for an action on what is picked.
pub fn flip(card: Option<Card>) -> String {
    card.map_or_else(|| "Flip it".to_owned(), |card| format!("Flip {}", written(card)))
}

pub fn discard(card: Card) -> String {
    format!("Discard {}", written(card))
}

pub fn banner(card: Card) -> String {
    format!("Bannerman of {}", written(card))
}

pub const RECRUIT: &str = "Cast it";
pub const NO_MORE_TARGETS: &str = "No more cards";
pub const MOVE_NONE: &str = "Don’t move a card";

/// What the hero's button says.
pub fn hero_button(calling: Calling) -> &'static str {
    match calling {
        Calling::Mage => "Cast",
        Calling::Warrior => "Play",
    }
}

/// A hero, for screen readers: `Ana’s hero 6♣, mage: Frost Mage, exerted`.
pub fn hero(name: &str, hero: Hero, state: Option<&str>) -> String {
    let Some(card) = hero.card() else { return format!("{name} has no hero") };
    let power = Power::of(card);
    let calling = cards::calling(power.calling()).to_ascii_lowercase();
    let told = format!("{name}’s hero {}, {calling}: {}", written(card), of(power).hero.name);
    state.map_or(told.clone(), |state| format!("{told}, {state}"))
}

/// A bannerman: `Ana’s bannerman 8♥: Spiked Teacher. Its 8♣ may be in hand`.
pub fn bannerman(name: &str, card: Card) -> String {
    format!("{name}’s bannerman {}: {}", written(card), of(Power::of(card)).banner.name)
}

/// What is known of a hand: `Known: 8♣, maybe K♥`.
pub fn known_hand(view: &SeatView) -> Option<String> {
    let sure = view.shown.sure.iter().map(written);
    let doubtful = view.shown.doubtful.iter().map(|card| format!("maybe {}", written(card)));
    let known: Vec<_> = sure.chain(doubtful).collect();
    (!known.is_empty()).then(|| format!("{HAND_IS_OPEN}: {}", list(&known)))
}

/// `12 cards to draw`, or what it means that there is none.
pub fn pile(left: u8) -> String {
    match left {
        0 => "The draw pile is empty".to_owned(),
        left => format!("{} to draw", count(usize::from(left), "card", "cards")),
    }
}

/// A card in the own hand.
pub fn in_hand(card: Card) -> String {
    format!("{}, {}", written(card), of(Power::of(card)).plain.name)
}

/// A card on the board with all that is known of it.
pub fn card(view: &View, number: Number, facts: &[String], players: &Players) -> String {
    let names = Names::of(view);
    let mut told = format!("{}{}", names.card(number, players), names.place(number));
    for fact in facts {
        told.push_str(", ");
        told.push_str(fact);
    }
    told
}

/// What is to be said of a card beside its name.
pub fn facts(view: &View, card: &CardView, near: Seat, players: &Players) -> Vec<String> {
    let mut facts = Vec::new();
    let by_right = |seat: Seat| card.owner == seat && card.from != Origin::Base;
    let saw =
        |seat: Seat| card.side == Side::Down && card.known_to.contains(seat) && !by_right(seat);
    if card.side == Side::Up {
        facts.push("face-up".to_owned());
    } else if saw(near) {
        facts.push("known to you".to_owned());
    }
    if saw(near.other()) {
        facts.push(format!("seen by {}", players.name(near.other())));
    }
    if card.damage > 0 {
        facts.push(format!("damage {} of {}", card.damage, card.hit_points));
    } else {
        facts.push(count(card.hit_points.into(), "hit point", "hit points"));
    }
    if card.frozen {
        facts.push("frozen".to_owned());
    }
    if card.mate.is_some() {
        facts.push("paired".to_owned());
    }
    if card.side == Side::Up && card.owner == view.mover {
        let left = card.allowance.saturating_sub(card.attacks);
        facts.push(match (left, card.activated || card.frozen) {
            (_, true) => "can’t attack this turn".to_owned(),
            (0, _) => "has attacked".to_owned(),
            (1, _) => "can attack".to_owned(),
            (left, _) => format!("can attack {left} times"),
        });
    }
    if card.rushed {
        facts.push("can’t be flipped this turn".to_owned());
    }
    if card.waits > 0 {
        facts.push("its power waits".to_owned());
    }
    facts
}

/// What an attack would do, as a hint: `deals 2 and kills, takes 1 back`.
pub fn outlook(damage: u8, end: &str, back: u8, back_dies: bool) -> String {
    let back = if back > 0 { format!(", takes {back} back") } else { String::new() };
    let dies = if back_dies { " and dies" } else { "" };
    format!("deals {damage}{end}{back}{dies}")
}

pub const KILLS: &str = " and kills";
pub const KILLS_UNLESS: &str = " and kills, unless it is a 3";
pub const SPRINGS: &str = ": the 3 turns up instead";

/// A rank's power, with a bannerman or without.
pub fn skill(card: Card, improved: bool) -> Skill {
    of(Power::of(card)).power(improved)
}

/// The spell of a mage, or what a warrior does.
pub fn hero_skill(card: Card) -> Skill {
    of(Power::of(card)).hero
}

/// What a bannerman would make of the cards of a rank.
pub fn banner_skill(card: Card) -> Skill {
    of(Power::of(card)).banner
}

pub const TAP_LANE: &str = "Tap a lane to play it.";
pub const TAP_TARGET: &str = "Tap an enemy card in its lane to attack.";
pub const TAP_CARD: &str = "Tap a card to cast it on.";
pub const TAP_OWN: &str = "Tap the card that it moves.";
pub const TAP_HAND: &str = "Tap a card in hand, then a lane.";
pub const TAP_WHERE: &str = "Tap the lane that it moves to.";
pub const TAP_LANE_WARRIOR: &str = "Tap a lane to play it, face-up.";
pub const TAP_LANE_FORT: &str = "Tap the lane that it goes to.";
pub const NO_FORT_PICKED: &str = "Tap the fort that you take. Only you look at it.";
pub const HERO_LATER: &str = "Not now: first do what you are asked to.";
pub const NOTHING_PICKED: &str =
    "Tap a card in hand to play it, one of yours to flip it or to attack, any other to read it.";
pub const NOTHING_IN_HAND: &str =
    "Tap one of your cards to flip it or to attack, any other to read it.";
pub const NO_BANNERMAN_PICKED: &str =
    "All your cards of that rank have a stronger power for the whole game. Tap one to read it.";
pub const NOBODY_KNOWS: &str = "Nobody may look at it before it is flipped.";
pub const HIDDEN: &str = "You don’t know what it is.";

/// A fort beside the draw pile.
pub fn fort(fort: Fort, view: FortView) -> String {
    match view.face {
        Some(face) => format!("Fort {}, which you know: {}", fort.number(), written(face)),
        None => format!("Fort {}, face-down", fort.number()),
    }
}

/// Under the number of lanes in a result.
pub const LANES_EMPTIED: &str = "lanes cleared";

/// The button that shows the discard pile.
pub fn discards(number: usize) -> String {
    format!("{DISCARDS}: {number}")
}
