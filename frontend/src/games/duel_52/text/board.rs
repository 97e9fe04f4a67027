//! The board's words: labels, hints, buttons.

use engine::cards::{Card, CardSet};
use engine::games::duel_52::{
    Calling, CardView, Fort, FortView, Hero, Lane, Lanes, Origin, Power, SeatView, Side, View,
};
use engine::seat::Seat;

use super::Names;
use super::cards::{Skill, of};
use crate::games::duel_52::preview::{End, Outlook};
use crate::words::count;
use crate::words::line::{Line, joined, line, list};
pub(crate) use crate::words::messages::duel_52::board::*;

/// `Lane 2`.
pub fn lane(lane: Lane) -> String {
    format!("Lane {lane}")
}

/// A side of a lane, for screen readers: `Ana’s side of lane 2, 3 cards`.
pub fn side(seat: Seat, lane: Lane, cards: usize) -> Line {
    line!("{0’s} side of lane {1}, {2}", seat, lane, count(cards, "card", "cards"))
}

/// The label of a lane's place for a card.
pub fn into_lane(lane: Lane) -> String {
    format!("Into lane {lane}")
}

/// Lanes by number: `lanes 2 and 3`.
pub fn lanes(lanes: Lanes) -> Line {
    let noun = if lanes.len() == 1 { "lane" } else { "lanes" };
    line!("{0} {1}", noun, list(lanes.iter().map(|lane| lane.to_string())))
}

/// A button with the lanes that it loses: `Into lane 1: you lose lanes 2 and 3`.
pub fn losing(label: impl Into<Line>, lost: Lanes) -> Line {
    let label = label.into();
    if lost.is_empty() { label } else { line!("{0}: you lose {1}", label, lanes(lost)) }
}

/// The button that ends the turn.
pub fn end_turn(unused: u8) -> String {
    match unused {
        0 => "End turn".to_owned(),
        _ => format!("End turn, {unused} unused"),
    }
}

/// The button that flips the pick, with its price.
pub fn flip(card: Option<Card>) -> Line {
    match card {
        Some(card) => line!("Flip {0} · {1}", card, ONE_ACTION),
        None => line!("Flip it · {0}", ONE_ACTION),
    }
}

/// The hero's button.
pub fn hero_button(calling: Calling) -> &'static str {
    match calling {
        Calling::Mage => "Cast",
        Calling::Warrior => "Play",
    }
}

/// A hero, for screen readers: `Ana’s hero 6♣, mage: Frost Mage, exerted`.
pub fn hero(seat: Seat, hero: Hero, state: Option<&'static str>) -> Line {
    let Some(card) = hero.card() else { return line!("{0} {0:has|have} no hero", seat) };
    let power = Power::of(card);
    let skill = of(power).hero.name;
    let hero = match power.calling() {
        Calling::Mage => line!("{0’s} hero {1}, mage: {2}", seat, card, skill),
        Calling::Warrior => line!("{0’s} hero {1}, warrior: {2}", seat, card, skill),
    };
    match state {
        Some(state) => line!("{0}, {1}", hero, state),
        None => hero,
    }
}

/// A bannerman: `Ana’s bannerman 8♥: Spiked Teacher`.
pub fn bannerman(seat: Seat, card: Card) -> Line {
    line!("{0’s} bannerman {1}: {2}", seat, card, of(Power::of(card)).banner.name)
}

/// What is known of a hand: `Holds 8♣, may still hold K♥`.
pub fn known_hand(view: &SeatView) -> Option<Line> {
    let of = |cards: CardSet| list(cards.iter().map(Line::from));
    let (sure, doubtful) = (view.shown.sure, view.shown.doubtful);
    match (sure.is_empty(), doubtful.is_empty()) {
        (true, true) => None,
        (false, true) => Some(line!("Holds {0}", of(sure))),
        (true, false) => Some(line!("May still hold {0}", of(doubtful))),
        (false, false) => Some(line!("Holds {0}, may still hold {1}", of(sure), of(doubtful))),
    }
}

/// `12 cards to draw`, or the meaning of none.
pub fn pile(left: u8) -> String {
    match left {
        0 => "The draw pile is empty".to_owned(),
        left => format!("{} to draw", count(usize::from(left), "card", "cards")),
    }
}

/// A card in the own hand.
pub fn in_hand(card: Card) -> Line {
    line!("{0}, {1}", card, of(Power::of(card)).plain.name)
}

/// A card on the board with all that is known of it.
pub fn card(view: &View, card: &CardView, near: Seat) -> Line {
    let name = Names::of(view).target(card.number);
    let is_up = (card.side == Side::Up).then(|| "face-up".into());
    joined(std::iter::once(name).chain(is_up).chain(facts(view, card, near)), ", ")
}

/// A picked card alone.
pub fn picked_card(view: &View, card: &CardView, near: Seat) -> Line {
    let name = Names::of(view).card(card.number);
    let shows = Line::from(CAN_ATTACK);
    let facts = facts(view, card, near).into_iter().filter(|fact| *fact != shows);
    joined(std::iter::once(name).chain(facts), ", ")
}

fn facts(view: &View, card: &CardView, near: Seat) -> Vec<Line> {
    let mut facts = Vec::new();
    let by_right = |seat: Seat| card.owner == seat && card.from != Origin::Base;
    let saw =
        |seat: Seat| card.side == Side::Down && card.known_to.contains(seat) && !by_right(seat);
    if saw(near) {
        facts.push("known to you".into());
    }
    if saw(near.other()) {
        facts.push(line!("seen by {0}", near.other()));
    }
    let left = card.hit_points.saturating_sub(card.damage);
    facts.push(line!(
        "{0} of {1} left",
        left,
        count(card.hit_points.into(), "hit point", "hit points")
    ));
    if card.frozen {
        facts.push("frozen".into());
    }
    if card.mate.is_some() {
        facts.push("paired".into());
    }
    if card.side == Side::Up && card.owner == view.mover {
        let left = card.allowance.saturating_sub(card.attacks);
        facts.push(match (left, card.activated || card.frozen) {
            (_, true) => "can’t attack this turn".into(),
            (0, _) => "has attacked".into(),
            (1, _) => CAN_ATTACK.into(),
            (left, _) => line!("can attack {0} times", left),
        });
    }
    if card.rushed {
        facts.push("can’t be flipped this turn".into());
    }
    if card.waits > 0 {
        facts.push("its power waits".into());
    }
    facts
}

/// The same with an attack's preview.
pub fn attackable(card: Line, outlook: Outlook) -> Line {
    line!("{0}: {1}", card, self::outlook(outlook))
}

/// An attack's preview as a hint: `deals 2 and kills, takes 1 back`.
fn outlook(outlook: Outlook) -> Line {
    let damage = outlook.target.damage;
    let deals = match outlook.target.end {
        End::Lives => line!("deals {0}", damage),
        End::Dies => line!("deals {0} and kills", damage),
        End::DiesUnlessTrap => line!("deals {0} and kills, unless it is a 3", damage),
        End::Springs => line!("deals {0}: the 3 turns up instead", damage),
    };
    let back = outlook.back;
    match (back.damage, back.end) {
        (0, _) => deals,
        (damage, End::Dies) => line!("{0}, takes {1} back and dies", deals, damage),
        (damage, End::Lives | End::DiesUnlessTrap | End::Springs) => {
            line!("{0}, takes {1} back", deals, damage)
        }
    }
}

/// A rank's power, with a bannerman or without.
pub fn skill(card: Card, improved: bool) -> Skill {
    of(Power::of(card)).power(improved)
}

/// A mage's spell or a warrior's role.
pub fn hero_skill(card: Card) -> Skill {
    of(Power::of(card)).hero
}

/// A bannerman's improvement of a rank's cards.
pub fn banner_skill(card: Card) -> Skill {
    of(Power::of(card)).banner
}

/// A fort beside the draw pile.
pub fn fort(fort: Fort, view: FortView) -> Line {
    match view.face {
        Some(face) => line!("Fort {0}, which you know: {1}", fort.number(), face),
        None => line!("Fort {0}, face-down", fort.number()),
    }
}
