use std::rc::Rc;

use engine::games::duel_52::{CardId, CardIds, CardView, Duel52, Event, Lane, LookTarget, View};
use engine::seat::{Seat, SeatSet};
use engine::sort;

use super::text;
use crate::playback::{self, FrameKind, FrameOf, Marks, PlaybackFrame};
use crate::services::sound::Cue;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::remarks::Luck;

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// The view before this frame.
    before: Rc<View>,
    /// The acting cards, and their targets.
    pub lit: CardIds,
    /// The cards killed just now, shown until the next moment.
    pub fallen: CardIds,
    /// The damage that cards take just now.
    pub hurt: Vec<(CardId, u8)>,
    /// The cards turned up just now.
    pub turned: CardIds,
    pub attackers: CardIds,
    /// The sides of lanes lost just now.
    pub lost: Vec<(Seat, Lane)>,
}

impl playback::Scene for Scene {
    type Game = Duel52;

    /// A turn has several actions, each with its own sentence.
    const LONGEST_MS: u32 = 9_000;

    fn at_rest(view: &Rc<View>) -> Self {
        Self {
            view: view.clone(),
            before: view.clone(),
            lit: CardIds::EMPTY,
            fallen: CardIds::EMPTY,
            hurt: Vec::new(),
            turned: CardIds::EMPTY,
            attackers: CardIds::EMPTY,
            lost: Vec::new(),
        }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<Duel52>) -> Self {
        let mut next = Self { before: frame.before.clone(), ..Self::at_rest(&frame.view) };
        for event in &frame.events {
            next.lit = next.lit.union(sound_and_cards(event).1);
            match *event {
                Event::BaseCardsDealt => {
                    next.lit = next.view.cards.iter().map(|card| card.id).collect();
                }
                Event::TurnedUp { id, .. } | Event::Sprung(id, _) => next.turned.insert(id),
                Event::Attacked(_, by, _) => {
                    let mate = frame.before.card(by).and_then(|card| card.mate);
                    let pair = CardIds::from_item(by).with(mate.unwrap_or(by));
                    next.attackers = next.attackers.union(pair);
                    next.lit = next.lit.union(pair);
                }
                Event::Damaged(id, damage) => next.hurt.push((id, damage)),
                Event::Killed(id) | Event::KilledUnseen(id) => next.fallen.insert(id),
                _ => {}
            }
        }
        next.lost = lost_sides(frame);
        next
    }

    /// A pause before an unknown card turns up, and before a death that loses a lane.
    fn beat(&self, frame: &FrameOf<Duel52>) -> Option<Self> {
        let loses_lane = !lost_sides(frame).is_empty();
        let hidden = |id: &CardId| frame.before.card(*id).is_some_and(|card| card.face.is_none());
        let lit: CardIds = frame
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::TurnedUp { id, .. } | Event::Sprung(id, _) => Some(id).filter(hidden),
                Event::Killed(id) | Event::KilledUnseen(id) => Some(id).filter(|_| loses_lane),
                _ => None,
            })
            .collect();
        (!lit.is_empty()).then(|| Self { lit, ..Self::at_rest(&self.view) })
    }

    fn marks(event: &Event) -> Marks {
        Marks::new(FrameKind::Public, sound_and_cards(event).0)
    }

    /// A lane that falls has a sound, too.
    fn sound(frame: &FrameOf<Duel52>) -> Option<Cue> {
        let fall = (!lost_sides(frame).is_empty()).then_some(Cue::Win);
        frame.events.iter().filter_map(|event| Self::marks(event).cue).max().max(fall)
    }

    fn luck(frame: &FrameOf<Duel52>) -> Vec<(Seat, Luck)> {
        let luck = |(seat, _): (Seat, Lane)| [(seat, Luck::Bad), (seat.other(), Luck::Good)];
        lost_sides(frame).into_iter().flat_map(luck).collect()
    }

    fn narrate(frame: &FrameOf<Duel52>, people: SeatSet) -> Option<Line> {
        text::narrate(frame, people)
    }

    /// The frames since the seat that acted last began its turns. A single person has seen their own
    /// actions: they get the frames from the last of these on, unless the game is over.
    fn to_play(frames: &[FrameOf<Duel52>], players: &Players) -> Vec<usize> {
        let turns = split_by_turn(frames);
        let Some(last) = turns.iter().rposition(|turn| turn.last_act.is_some()) else {
            return (0..frames.len()).collect();
        };
        let is_over = frames.last().is_some_and(|frame| frame.view.turn.outcome().is_some());
        let own_act = last_own_act(&turns, players).filter(|_| !is_over);
        let first = own_act.unwrap_or_else(|| turns[first_of_seat(&turns, last)].first);
        (first..frames.len()).collect()
    }
}

fn lost_sides(frame: &FrameOf<Duel52>) -> Vec<(Seat, Lane)> {
    let sides = Seat::all(2).flat_map(|seat| Lane::ALL.map(|lane| (seat, lane)));
    let falls = |(seat, lane): &(Seat, Lane)| {
        frame.view.has_lost(*seat, *lane) && !frame.before.has_lost(*seat, *lane)
    };
    sides.filter(falls).collect()
}

impl Scene {
    /// The observer's seat; on the open table, a single person's, or else the first.
    pub fn near(&self, players: &Players) -> Seat {
        let people = players.people();
        let alone = people.lowest().filter(|_| people.len() == 1);
        self.view.observer.seat().or(alone).unwrap_or(Seat::ONE)
    }

    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.view.mover == seat && self.view.turn.outcome().is_none()
    }

    /// A seat's cards in a lane, in order of arrival, with those killed just now.
    pub fn side(&self, seat: Seat, lane: Lane) -> Vec<CardView> {
        let mut cards: Vec<CardView> = self.view.side(seat, lane).copied().collect();
        let fallen = self.fallen.iter().filter_map(|id| self.before.card(id));
        let fallen = fallen.filter(|card| card.owner == seat && card.lane == Some(lane));
        // A killed card has no hit points left, and no pair.
        cards.extend(fallen.map(|card| CardView { damage: card.hit_points, mate: None, ..*card }));
        sort::by_key(&mut cards, |card| card.id);
        cards
    }

    /// The view that has this card on the board: for a card killed just now, the view before.
    pub fn view_of(&self, id: CardId) -> &View {
        if self.fallen.contains(id) { &self.before } else { &self.view }
    }
}

/// An event's sound, and the acting cards and targets that it names. `Scene::after` adds others.
fn sound_and_cards(event: &Event) -> (Option<Cue>, CardIds) {
    let one = CardIds::from_item;
    match *event {
        Event::TurnedUp { id, .. } | Event::Sprung(id, _) => (Some(Cue::Flip), one(id)),
        Event::BannermanPicked { .. } | Event::PileEmptied => (Some(Cue::Flip), CardIds::EMPTY),
        Event::Attacked(_, by, target) => (Some(Cue::Hit), one(by).with(target)),
        Event::AlsoHit(_, _, id)
        | Event::Damaged(id, _)
        | Event::Killed(id)
        | Event::KilledUnseen(id)
        | Event::Boomed(id) => (Some(Cue::Hit), one(id)),
        Event::Played { id, .. }
        | Event::PowerUsed(_, id)
        | Event::Looked(_, LookTarget::Card(id), _)
        | Event::Healed(id, _)
        | Event::Moved(_, id, _)
        | Event::WarriorPlayed(_, id, _)
        | Event::FortTaken { id, .. } => (Some(Cue::Card), one(id)),
        Event::Paired(_, first, second) => (Some(Cue::Card), one(first).with(second)),
        Event::Froze(ids) | Event::Roused(ids) => (Some(Cue::Card), ids),
        Event::BaseCardsDealt
        | Event::Discarded(..)
        | Event::Looked(_, LookTarget::Fort(_), _)
        | Event::HandShown(..)
        | Event::LaneStopped(..)
        | Event::Cast(..)
        | Event::Drew(..) => (Some(Cue::Card), CardIds::EMPTY),
        Event::TurnEnded(_) => (Some(Cue::Lock), CardIds::EMPTY),
        Event::Ended(_) => (Some(Cue::Win), CardIds::EMPTY),
        Event::TimedOut(_) => (Some(Cue::Clock), CardIds::EMPTY),
        Event::Parted(first, second) => (None, one(first).with(second)),
        _ => (None, CardIds::EMPTY),
    }
}

/// The indices of a turn's frames.
struct TurnFrames {
    /// The seat to move; `None` if no frame begins a turn.
    seat: Option<Seat>,
    first: usize,
    /// The last frame in which the seat did something.
    last_act: Option<usize>,
}

/// The index of the last frame in which a single person did something; `None` with several people.
fn last_own_act(turns: &[TurnFrames], players: &Players) -> Option<usize> {
    let people = players.people();
    let is_own = |turn: &&TurnFrames| turn.seat.is_some_and(|seat| people.contains(seat));
    let last_act = turns.iter().rev().filter(is_own).find_map(|turn| turn.last_act);
    last_act.filter(|_| people.len() == 1)
}

/// The first of the seat's consecutive turns that end with `last`: the other seat may be passed over.
fn first_of_seat(turns: &[TurnFrames], last: usize) -> usize {
    let of_other = |other: &TurnFrames| other.last_act.is_some() && other.seat != turns[last].seat;
    turns[..last].iter().rposition(of_other).map_or(0, |other| other + 1)
}

fn split_by_turn(frames: &[FrameOf<Duel52>]) -> Vec<TurnFrames> {
    let mut turns = vec![TurnFrames { seat: None, first: 0, last_act: None }];
    for (at, PlaybackFrame { events, .. }) in frames.iter().enumerate() {
        let mover = events.iter().find_map(|event| match event {
            Event::TurnBegan(seat, _) => Some(*seat),
            _ => None,
        });
        let Some(turn) = turns.last_mut() else { continue };
        if let Some(mover) = mover {
            // No frame begins the first of these turns: it is taken to be the other seat's.
            turn.seat = turn.seat.or(Some(mover.other()));
            turns.push(TurnFrames { seat: Some(mover), first: at, last_act: None });
        } else if !matches!(events[..], [Event::PileEmptied | Event::TurnEnded(_), ..]) {
            turn.last_act = Some(at);
        }
    }
    turns
}
