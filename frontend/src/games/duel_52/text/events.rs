use engine::cards::Card;
use engine::game::{Ending, Outcome};
use engine::games::duel_52::{CardId, CardIds, Duel52, Event, Lanes, LookTarget};
use engine::seat::{Seat, SeatSet};

use super::CardNames;
use super::cards::{Skill, rank_powers};
use super::standing::each_lane;
use crate::playback::FrameOf;
use crate::words::line::{Line, sentences};
use crate::words::lists::list;
use crate::words::messages::duel_52::{events as words, names as named};

/// The log's lines of each frame. Related events share a line: a power stands in the line of the flip that uses it.
pub fn lines(frames: &[FrameOf<Duel52>], _: SeatSet) -> Vec<Vec<Line>> {
    let mut lines = Vec::new();
    for (at, frame) in frames.iter().enumerate() {
        let next = frames.get(at + 1);
        let power = next.and_then(|next| CardNames::before(next).skill(flipped_for(frame, next)?));
        let mut frame_lines = lines_of(frame, power);
        if at > 0 && flipped_for(&frames[at - 1], frame).is_some() {
            drop(frame_lines.remove(0));
        }
        lines.push(frame_lines);
    }
    lines
}

/// The card that `first` ends by flipping, if `second` begins with its power.
fn flipped_for(first: &FrameOf<Duel52>, second: &FrameOf<Duel52>) -> Option<CardId> {
    match (first.events.last()?, second.events.first()?) {
        (Event::TurnedUp { id, .. }, Event::PowerUsed(_, user)) if id == user => Some(*id),
        _ => None,
    }
}

/// A frame line by line. `power` is the power that the last flip uses in the next frame.
fn lines_of(frame: &FrameOf<Duel52>, power: Option<Skill>) -> Vec<Line> {
    let names = CardNames::before(frame);
    let mut lines = Vec::new();
    // Cards whose death an earlier line tells.
    let mut told_dead = CardIds::EMPTY;
    let mut rest = frame.events.as_slice();
    while let [event, after @ ..] = rest {
        rest = after;
        let line = match (*event, after) {
            (Event::TurnEnded(_), [Event::TurnBegan(..), ..]) => continue,
            (Event::Killed(id) | Event::KilledUnseen(id), _) if told_dead.contains(id) => continue,
            (Event::Attacked(seat, by, target), [Event::Damaged(hit, damage), later @ ..])
                if target == *hit =>
            {
                rest = later;
                let death = death(target, rest, &mut told_dead);
                attack_line(names.attacker(by, seat), names.target(target), *damage, death)
            }
            (Event::Attacked(..) | Event::AlsoHit(..), [Event::Declined(_), later @ ..]) => {
                rest = later;
                event_line(event, names)
            }
            (Event::Damaged(id, damage), _) => {
                damage_line(names.card(id), damage, death(id, rest, &mut told_dead))
            }
            (Event::TurnedUp { seat, id, card, .. }, []) => {
                flip_line(seat, names.with_lane(card.into(), id), power)
            }
            _ => event_line(event, names),
        };
        lines.push(line);
    }
    lines
}

const fn killed_id(event: &Event) -> Option<CardId> {
    if let Event::Killed(id) | Event::KilledUnseen(id) = event { Some(*id) } else { None }
}

#[derive(Clone, Copy)]
enum Death {
    Seen,
    Unseen,
}

/// The death of a hurt card by the same blow, which this adds to `told_dead`.
fn death(hurt: CardId, rest: &[Event], told_dead: &mut CardIds) -> Option<Death> {
    let same_blow = |event: &&Event| {
        matches!(event, Event::Damaged(..) | Event::Parted(..)) || killed_id(event).is_some()
    };
    let event = rest.iter().take_while(same_blow).find(|event| killed_id(event) == Some(hurt))?;
    told_dead.insert(hurt);
    Some(if matches!(event, Event::Killed(_)) { Death::Seen } else { Death::Unseen })
}

pub fn narrate(frame: &FrameOf<Duel52>, _: SeatSet) -> Option<Line> {
    sentences(lines_of(frame, None))
}

/// An event, with the cards named as they were just before.
fn event_line(event: &Event, names: CardNames<'_>) -> Line {
    let card = |id: CardId| names.card(id);
    let own = |id: CardId| names.own(id);
    let line = match *event {
        Event::BannermanPicked { seat, behind, bannerman } => {
            words::bannerman_picked(seat, behind, bannerman)
        }
        Event::NoBannerman(seat) => words::no_bannerman(seat),
        Event::DeckLacks(seat, cards) => words::deck_lacks(seat, seat.other(), list(cards)),
        Event::BaseCardsDealt => words::BASE_CARDS_DEALT.into(),
        Event::TurnBegan(seat, actions) => words::turn_began(seat, actions),
        Event::Drew(seat, card) => words::drew(seat, face_or_card(card)),
        Event::PileEmptied => words::PILE_EMPTIED.into(),
        Event::Played { seat, lane, card, .. } => words::played(seat, face_or_card(card), lane),
        Event::TurnedUp { seat, id, card, .. } => {
            flip_line(seat, names.with_lane(card.into(), id), None)
        }
        Event::Paired(seat, one, other) => {
            words::paired(seat, own(one), names.with_lane(own(other), one))
        }
        Event::Parted(one, other) => words::parted(own(one), own(other)),
        Event::Attacked(seat, by, target) => {
            words::attacks(names.attacker(by, seat), names.target(target))
        }
        Event::AlsoHit(seat, by, target) => {
            words::also_hits(names.attacker(by, seat), card(target))
        }
        Event::Declined(seat) => words::stops(seat),
        Event::Damaged(id, damage) => damage_line(card(id), damage, None),
        Event::Killed(id) => words::killed(card(id)),
        Event::KilledUnseen(id) => words::killed_unseen(card(id)),
        Event::Sprung(id, _) if names.is_known(id) => words::sprung(card(id)),
        Event::Sprung(id, face) => words::sprung_revealed(card(id), face),
        Event::Boomed(id) => words::boomed(names.after().card(id)),
        Event::PowerUsed(seat, id) => match names.skill(id) {
            Some(skill) => words::power_used(seat, own(id), skill.sentence_end()),
            None => words::used(seat, own(id)),
        },
        Event::ActionsGained(seat, gained) => words::gained(seat, gained),
        Event::Discarded(seat, card) => words::discarded(seat, face_or_card(card)),
        // A known face is no news.
        Event::Looked(seat, LookTarget::Card(id), face) => {
            look_line(seat, names.target(id), face.filter(|_| !names.is_known(id)))
        }
        Event::Looked(seat, LookTarget::Fort(fort), face) => {
            look_line(seat, words::fort_by_pile(fort.number()).into(), face)
        }
        Event::HandShown(seat, None) => words::hand_shown(seat, seat.other()),
        Event::HandShown(seat, Some(cards)) if cards.is_empty() => words::no_hand_shown(seat),
        Event::HandShown(seat, Some(cards)) => words::hand_seen(seat, seat.other(), list(cards)),
        Event::Froze(ids) => {
            let place = |first| names.with_lane(cards_of_one_owner(ids, names), first);
            let cards = ids.lowest().map(place).unwrap_or_default();
            match ids.len() {
                1 => words::frozen(cards),
                _ => words::frozen_several(cards),
            }
        }
        Event::LaneStopped(seat, lane) => words::lane_stopped(lane, seat),
        Event::Healed(id, healed) => words::healed(names.target(id), healed),
        Event::Moved(seat, id, lane) => words::moved(seat, names.leaving(own(id), id), lane),
        Event::Cast(seat, power) => words::cast(seat, rank_powers(power).hero.name),
        Event::Roused(ids) => match ids.len() {
            1 => words::roused(cards_of_one_owner(ids, names)),
            _ => words::roused_several(cards_of_one_owner(ids, names)),
        },
        Event::WarriorPlayed(seat, _, lane) => match names.hero(seat) {
            Some(hero) => words::warrior_enters(seat, hero, lane),
            None => words::warrior_enters_unknown(seat, lane),
        },
        Event::FortsDue(seat, lanes) => forts_due_line(seat, lanes),
        Event::FortTaken { seat, fort, lane, card: None, .. } => {
            words::fort_taken(seat, fort.number(), lane)
        }
        Event::FortTaken { seat, fort, lane, card: Some(card), .. } => {
            words::fort_taken_seen(seat, fort.number(), lane, card)
        }
        Event::TurnEnded(seat) => words::turn_ended(seat),
        Event::TimedOut(seat) => words::timed_out(seat),
        Event::Conceded(seat) => words::conceded(seat),
        Event::Ended(outcome) => end_line(&outcome),
    };
    line.capitalised()
}

fn attack_line(attacker: Line, target: Line, damage: u8, death: Option<Death>) -> Line {
    match death {
        None => words::attacks_for(attacker, target, damage),
        Some(Death::Seen) => words::attacks_killing(attacker, target, damage),
        Some(Death::Unseen) => words::kills_unseen(attacker, target),
    }
}

/// Damage outside of attacks.
fn damage_line(card: Line, damage: u8, death: Option<Death>) -> Line {
    let line = match death {
        None => words::takes(card, damage),
        Some(Death::Seen) => words::takes_and_dies(card, damage),
        Some(Death::Unseen) => words::takes_and_dies_unseen(card, damage),
    };
    line.capitalised()
}

fn flip_line(seat: Seat, card: Line, power: Option<Skill>) -> Line {
    match power {
        Some(skill) => words::flips_for_power(seat, card, skill.sentence_end()),
        None => words::flips(seat, card),
    }
}

/// A look at a card or a fort. `news` is a face that was unknown before.
fn look_line(seat: Seat, at: Line, news: Option<Card>) -> Line {
    match news {
        Some(card) => words::looked_seen(seat, at, card),
        None => words::looked(seat, at),
    }
}

fn face_or_card(card: Option<Card>) -> Line {
    card.map_or_else(|| named::A_CARD.into(), Line::from)
}

/// `Ben’s 9♣ and 2 face-down cards`.
fn cards_of_one_owner(ids: CardIds, names: CardNames<'_>) -> Line {
    if ids.len() == 1
        && let Some(only) = ids.lowest()
    {
        return names.card(only);
    }
    let (known, hidden): (Vec<_>, Vec<_>) = ids.iter().partition(|id| names.is_known(*id));
    let mut cards: Vec<Line> = known.into_iter().map(|id| names.bare(id)).collect();
    let owner = ids.lowest().and_then(|first| names.owner(first));
    if !hidden.is_empty() {
        let hidden = match owner {
            Some(_) => words::face_down_cards(hidden.len()),
            None => words::cards(hidden.len()),
        };
        cards.push(hidden.into());
    }
    match owner {
        Some(owner) => named::whose_several(owner, list(cards)),
        None => list(cards),
    }
}

fn forts_due_line(seat: Seat, due: Lanes) -> Line {
    let (enemy, lanes) = (seat.other(), list(each_lane(due)));
    match due.len() {
        1 => words::fort_due(enemy, lanes, seat),
        _ => words::forts_due(enemy, lanes, seat),
    }
}

fn end_line(outcome: &Outcome) -> Line {
    match (outcome.winner(), outcome.ending) {
        (Some(seat), Ending::Played) => words::cleared(seat),
        (Some(seat), Ending::Conceded(_)) => words::game_won(seat),
        (None, _) => words::GAME_DRAWN.into(),
    }
}
