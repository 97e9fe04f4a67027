use engine::cards::{Card, CardSet};
use engine::games::duel_52::{
    CardView, Fort, FortView, HeroKind, Lanes, Origin, Power, SeatView, Side, View,
};
use engine::seat::Seat;

use super::CardNames;
pub use super::cards::{power_of, powers};
use crate::games::duel_52::preview::{Outlook, Survival};
use crate::words::line::{Line, joined};
use crate::words::lists::list;
use crate::words::messages::duel_52::board as words;
pub(crate) use crate::words::messages::duel_52::board::*;
use crate::words::text::Text;

/// Lanes in a sentence: `lanes 2 and 3`.
pub fn lanes(lanes: Lanes) -> Line {
    let numbers = list(lanes.iter().map(|lane| lane.to_string()));
    if lanes.len() == 1 { words::one_lane(numbers) } else { words::several_lanes(numbers) }
}

/// A button's label with the lanes that it loses: `Into lane 1: you lose lanes 2 and 3`.
pub fn with_lost_lanes(label: impl Into<Line>, lost: Lanes) -> Line {
    let label = label.into();
    if lost.is_empty() { label } else { words::loses(label, lanes(lost)) }
}

pub fn end_turn(unused: u8) -> String {
    match unused {
        0 => words::END_TURN_NOW.to_string(),
        _ => words::end_turn_unused(unused),
    }
}

/// The label of the button that flips the pick, with the price.
pub fn flip(card: Option<Card>) -> Line {
    match card {
        Some(card) => words::flip_card(card, ONE_ACTION),
        None => words::flip_it(ONE_ACTION).into(),
    }
}

pub fn hero_button(kind: HeroKind) -> Text {
    match kind {
        HeroKind::Mage => words::CAST_BUTTON,
        HeroKind::Warrior => words::PLAY_BUTTON,
    }
}

/// A hero, for screen readers: `Ana’s hero 6♣, mage: Frost Mage, exerted`.
pub fn hero(seat: Seat, card: Card, state: Option<Text>) -> Line {
    let skill = powers(card).hero.name;
    let hero = match Power::from_card(card).hero_kind() {
        HeroKind::Mage => words::mage_of(seat, card, skill),
        HeroKind::Warrior => words::warrior_of(seat, card, skill),
    };
    match state {
        Some(state) => words::hero_is(hero, state),
        None => hero,
    }
}

/// `Ana’s bannerman 8♥: Spiked Teacher`.
pub fn bannerman(seat: Seat, card: Card) -> Line {
    words::bannerman_of(seat, card, powers(card).banner.name)
}

/// The known cards of a hand: `Holds 8♣, may still hold K♥`.
pub fn known_hand(view: &SeatView) -> Option<Line> {
    let listed = |cards: CardSet| list(cards.iter().map(Line::from));
    let (sure, doubtful) = (view.shown.sure, view.shown.doubtful);
    match (sure.is_empty(), doubtful.is_empty()) {
        (true, true) => None,
        (false, true) => Some(words::holds_cards(listed(sure))),
        (true, false) => Some(words::may_hold(listed(doubtful))),
        (false, false) => Some(words::holds_and_may_hold(listed(sure), listed(doubtful))),
    }
}

/// The draw pile: `12 cards to draw`, or the meaning of an empty one.
pub fn pile(left: u8) -> String {
    match left {
        0 => words::PILE_EMPTY.to_string(),
        left => words::cards_to_draw(left),
    }
}

/// A card on the board, with all known facts about it.
pub fn card(view: &View, card: &CardView, near: Seat) -> Line {
    let name = CardNames::new(view).target(card.id);
    let is_up = (card.side == Side::Up).then(|| words::IS_FACE_UP.into());
    joined(std::iter::once(name).chain(is_up).chain(facts(view, card, near)), ", ")
}

/// A picked card without its lane. A hint beside it says whether it can attack.
pub fn picked_card(view: &View, card: &CardView, near: Seat) -> Line {
    let name = CardNames::new(view).card(card.id);
    let can_attack = Line::from(CAN_ATTACK);
    let facts = facts(view, card, near).into_iter().filter(|fact| *fact != can_attack);
    joined(std::iter::once(name).chain(facts), ", ")
}

/// Whether a seat knows a face-down card that is usually hidden from it: the other seat's, or a base card.
pub fn has_seen(card: &CardView, seat: Seat) -> bool {
    let is_usually_known = card.owner == seat && card.from != Origin::Base;
    card.side == Side::Down && card.known_to.contains(seat) && !is_usually_known
}

fn facts(view: &View, card: &CardView, near: Seat) -> Vec<Line> {
    let hits = card.hit_points.saturating_sub(card.damage);
    let attacks = card.allowance.saturating_sub(card.attacks);
    let can_attack = || match (attacks, card.activated || card.frozen) {
        (_, true) => words::CANT_ATTACK.into(),
        (0, _) => words::HAS_ATTACKED.into(),
        (1, _) => CAN_ATTACK.into(),
        (left, _) => words::can_attack_times(left).into(),
    };
    let facts = [
        has_seen(card, near).then(|| words::KNOWN_TO_YOU.into()),
        has_seen(card, near.other()).then(|| words::seen_by(near.other())),
        Some(words::hit_points(hits, card.hit_points).into()),
        card.frozen.then(|| words::IS_FROZEN.into()),
        card.mate.map(|_| words::IS_PAIRED.into()),
        (card.side == Side::Up && card.owner == view.mover).then(can_attack),
        card.rushed.then(|| words::CANT_FLIP.into()),
        (card.waits > 0).then(|| words::POWER_WAITS.into()),
    ];
    facts.into_iter().flatten().collect()
}

/// The preview of an attack: `deals 2 and kills, takes 1 back`.
pub fn outlook(outlook: Outlook) -> Line {
    let damage = outlook.damage;
    let deals = match outlook.target {
        Survival::Lives => words::deals(damage).into(),
        Survival::Dies => words::kills(damage).into(),
        Survival::DiesUnlessThree => words::kills_unless(damage).into(),
        Survival::TurnsUp => words::springs(damage).into(),
    };
    match (outlook.damage_back, outlook.attacker_dies) {
        (0, _) => deals,
        (damage, true) => words::takes_back_dies(deals, damage),
        (damage, false) => words::takes_back(deals, damage),
    }
}

pub fn fort(fort: Fort, view: FortView) -> Line {
    match view.face {
        Some(face) => words::fort_known(fort.number(), face),
        None => words::fort_unknown(fort.number()).into(),
    }
}
