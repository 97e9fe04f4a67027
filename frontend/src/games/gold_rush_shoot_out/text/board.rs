use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{
    Ability, Action, Aim, Card, CardCounts, Fate, Load, Nth, Phase, Pistol, SeatView, Stand, View,
};
use engine::seat::Seat;

use super::{cards, sentences};
use crate::games::gold_rush_shoot_out::Tap;
use crate::words::line::{Line, joined};
pub(crate) use crate::words::messages::gold_rush_shoot_out::board::*;
use crate::words::text::Text;

/// The seat's task, with its name if it decides in public.
pub fn prompt(view: &View, seat: Seat) -> Line {
    let (alone, named): (_, fn(_) -> _) = match view.phase {
        Phase::Load => (ASKS_LOAD, named_load),
        Phase::Abilities => (ASKS_ABILITY, named_ability),
        Phase::Standoff => (ASKS_STAND, named_stand),
        Phase::Ambush => (ASKS_AMBUSH, named_ambush),
        Phase::Shootout | Phase::Share => (ASKS_SHARE, named_share),
        Phase::Over => (IS_OVER, named_over),
    };
    if view.observer.seat().is_some() { alone.into() } else { named(seat) }
}

pub fn possessions(view: &View, seat: Seat) -> Vec<Line> {
    let SeatView { ammo, envelope, .. } = view.by_seat[seat];
    let (Some(ammo), Some(envelope)) = (ammo, envelope) else { return Vec::new() };
    let held = Card::all().filter(|card| envelope.of(*card) > 0);
    let held = held.map(|card| match card {
        Card::Loot(_) => format!("{} × {}", cards::name(card), envelope.of(card)),
        Card::Ability(ability) => name_and_count(ability, envelope),
    });
    let ammo = [blanks(ammo.blanks), bullets(ammo.bullets)];
    ammo.into_iter().chain(held).map(Line::from).collect()
}

/// A sentence on whether others see the decision.
pub const fn secrecy(view: &View) -> Text {
    match view.phase {
        Phase::Load => SECRET_LOAD,
        Phase::Abilities if matches!(view.observer, Observer::Seat(_)) => SECRET_ABILITY,
        Phase::Abilities => OPEN_ABILITY,
        Phase::Standoff => SECRET_STAND,
        Phase::Ambush => SECRET_AMBUSH,
        Phase::Shootout | Phase::Share => OPEN_SHARE,
        Phase::Over => Text::NONE,
    }
}

/// `Load a blank, aim at Ben`.
pub fn lock_label(view: &View, actions: &[Action]) -> Line {
    if let [Action::Take(place)] = *actions
        && let Some(Some(card)) = view.take.get(usize::from(place) - 1)
    {
        return take_card(cards::one(*card)).into();
    }
    joined(actions.iter().map(|action| sentences::action(view, *action)), ", ").capitalised()
}

/// A seat's public facts, for screen readers. `priority` is its place in priority order, from 0.
pub fn seat_line(view: &View, seat: Seat, priority: u8) -> Line {
    let seat_view = &view.by_seat[seat];
    let has = [
        number_in_priority(seat, priority + 1),
        cards::wounds(seat_view.wounds).into(),
        cards::tokens(seat_view.tokens).into(),
        in_envelope(seat_view.cards).into(),
    ];
    let aims = seat_view.pistols.iter().zip(Nth::ALL).filter_map(|(aim, nth)| {
        Some(match ((*aim)?, nth) {
            (Aim { turned: true, .. }, Nth::Second) => SECOND_TURNED.into(),
            (Aim { turned: true, .. }, Nth::First) => TURNED.into(),
            (Aim { at, .. }, Nth::Second) => second_aims_at(at),
            (Aim { at, .. }, Nth::First) => aims_at(at),
        })
    });
    let fate = seat_view.fates[usize::from(view.round.max(1)) - 1];
    let now = [
        seat_view.stands.map(|stand| match stand {
            Stand::Stays => STANDS.into(),
            Stand::SitsOut => OUT.into(),
        }),
        seat_view.ducks.then(|| DUCKS.into()),
        if let Fate::Revealed(load) = fate { Some(had(cards::load(load))) } else { None },
        (seat_view.wounds_now > 0).then(|| HIT.into()),
        (view.claimed == Some(seat)).then(|| TOOK_PRIORITY.into()),
    ];
    joined(has.into_iter().chain(aims).chain(now.into_iter().flatten()), ", ")
}

pub fn tap_label(tap: Tap, seat: Seat) -> Line {
    match tap {
        Tap::Aim => aim_at(seat),
        Tap::AimSecond => aim_second_at(seat),
        Tap::Holder => move_pistol(seat),
        Tap::Move(_) => move_to(seat),
    }
}

pub fn new_target_request(pistol: Pistol) -> Line {
    match pistol.nth {
        Nth::First => new_target(pistol.holder),
        Nth::Second => new_second_target(pistol.holder),
    }
}

pub fn take_label(card: Card, adds: Option<u16>) -> String {
    let name = cards::one(card);
    match (card, adds) {
        (Card::Loot(_), Some(adds)) => take_adding(name, adds),
        (Card::Loot(_), None) => take_card(name),
        (Card::Ability(ability), _) => take_ability(name, cards::ability_effect(ability)),
    }
}

/// An ability and its number: `Bandage × 2`.
pub fn name_and_count(ability: Ability, held: CardCounts) -> String {
    let name = cards::capitalised_name(ability);
    match held.ability(ability) {
        0 | 1 => name,
        number => format!("{name} × {number}"),
    }
}

pub const fn load_name(load: Load) -> Text {
    match load {
        Load::Blank => LOAD_BLANK,
        Load::Bullet => LOAD_BULLET,
        Load::BulletCard => LOAD_EXTRA,
    }
}

/// A load's effect, and the number of such ammo that the seat has left.
pub fn load_means(seat_view: &SeatView, load: Load) -> String {
    match load {
        Load::Blank => blank_means(seat_view.ammo.map_or(0, |ammo| ammo.blanks)),
        Load::Bullet => bullet_means(seat_view.ammo.map_or(0, |ammo| ammo.bullets)),
        Load::BulletCard => {
            extra_means(seat_view.envelope.map_or(0, |cards| cards.ability(Ability::Bullet)))
        }
    }
}

pub fn fate(round: u8, fate: Fate) -> String {
    match fate {
        Fate::Waits => fate_waits(round),
        Fate::SatOut => fate_sat_out(round),
        Fate::NoTarget => fate_no_target(round),
        Fate::Revealed(load) => fate_revealed(round, cards::load(load)),
    }
}
