//! The table at one moment, and how an event changes it.

use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{
    Ability, Aim, Card, Event, Fate, GoldRushShootOut, Load, Pistol, Play, SeatView, Stand, TAKE,
    View,
};
use engine::seat::{Seat, SeatSet};

use super::reveal;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All that the observer knows.
    pub view: View,
    /// What happened at this moment.
    pub last: Vec<Event>,
    /// The seats whose envelopes are open, in the order in which they were opened.
    pub opened: Vec<Seat>,
}

impl playback::Scene for Scene {
    type Game = GoldRushShootOut;

    fn at_rest(view: &Rc<View>) -> Self {
        Self::of(view)
    }

    fn after(&self, frame: &FrameOf<GoldRushShootOut>) -> Self {
        let mut next = self.clone();
        next.calm();
        for event in &frame.events {
            next.apply(event, &frame.view);
        }
        next
    }

    fn kind(event: &Event) -> FrameKind {
        reveal::kind(event)
    }

    fn narrate(frame: &FrameOf<GoldRushShootOut>, players: &Players) -> Option<String> {
        reveal::telling(crate::playback::kind::<Self>(frame), &frame.events, players)
    }
}

impl Scene {
    fn of(view: &View) -> Self {
        let mut opened: Vec<Seat> =
            view.all_seats().filter(|seat| view.places[*seat].tally.is_some()).collect();
        if let Some(outcome) = view.turn.outcome() {
            opened.sort_by_key(|seat| std::cmp::Reverse(outcome.rank(*seat)));
        }
        Self { view: *view, last: Vec::new(), opened }
    }

    fn calm(&mut self) {
        self.last.clear();
    }

    fn apply(&mut self, event: &Event, after: &View) {
        self.happens(event);
        self.keep_in_step(after);
        self.last.push(*event);
    }
}

impl Scene {
    /// The place of a seat in priority order, from 0.
    pub fn nth(&self, seat: Seat) -> u8 {
        let order = (0..).zip(self.view.in_priority());
        order.filter(|(_, own)| *own == seat).map(|(nth, _)| nth).next().unwrap_or_default()
    }

    /// The place of this round in lists.
    fn round(&self) -> usize {
        usize::from(self.view.round.max(1)) - 1
    }

    fn place(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.view.places[seat]
    }

    fn happens(&mut self, event: &Event) {
        let round = self.round();
        match *event {
            Event::RoundBegan(number, first) => self.round_began(number, first),
            Event::TakeLaid(take) => self.view.take = take,
            Event::AimsShown(aims) => {
                for seat in self.view.all_seats() {
                    let aim = aims[seat].map(|at| Aim { at, turned: false });
                    self.place(seat).pistols[0] = aim;
                }
            }
            Event::Played(seat, play) => self.played(seat, play),
            Event::StandoffShown(out) => self.standoff(out),
            Event::AmmoDiscarded(seat) => self.place(seat).fates[round] = Fate::NoTarget,
            Event::AmbushShown(springs) => {
                springs.iter().for_each(|seat| self.place(seat).tokens -= 1);
            }
            Event::Turned(Pistol { holder, nth }) => {
                if let Some(aim) = &mut self.place(holder).pistols[nth.index()] {
                    aim.turned = true;
                }
            }
            Event::Revealed(seat, load) => {
                let place = self.place(seat);
                place.fates[round] = Fate::Revealed(load);
                place.loads[round] = Some(load);
                if load == Load::Extra {
                    self.used(seat, Ability::Bullet);
                }
            }
            Event::Wounded(seat, wounds) => {
                let place = self.place(seat);
                place.wounds += wounds;
                place.wounds_now = wounds;
            }
            Event::Took(seat, at, card) => {
                if let Some(lies) = self.view.take.get_mut(usize::from(at) - 1) {
                    *lies = None;
                }
                let place = self.place(seat);
                place.cards += 1;
                place.seen = place.seen.map(|seen| seen.with(card));
            }
            Event::TookPriority(seat) => self.view.claimed = Some(seat),
            Event::LeftOver(cards) => {
                self.view.take = [None; TAKE];
                self.view.left_over = self.view.left_over.plus(cards);
            }
            Event::EnvelopeOpened(seat, envelope, tally) => {
                let place = self.place(seat);
                place.envelope = Some(envelope);
                place.tally = Some(tally);
                place.tokens += tally.for_gold + tally.for_antiques;
                self.opened.push(seat);
            }
            Event::BreakBegan
            | Event::Loaded(..)
            | Event::Aimed(..)
            | Event::RanOut(_)
            | Event::TimedOut(_)
            | Event::Passed(_)
            | Event::StandChosen(..)
            | Event::AmbushChosen(..)
            | Event::Ducked(..)
            | Event::Left(_)
            | Event::Ended(_) => {}
        }
    }

    fn round_began(&mut self, number: u8, first: Seat) {
        let view = &mut self.view;
        (view.round, view.first, view.claimed) = (number, first, None);
        for place in &mut view.places.0 {
            (place.pistols, place.stands) = ([None; 2], None);
            (place.ducks, place.wounds_now) = (false, 0);
        }
    }

    fn played(&mut self, seat: Seat, play: Play) {
        let aim = |at| Some(Aim { at, turned: false });
        match play {
            Play::HiredHand { pistol, target } => {
                self.place(pistol.holder).pistols[pistol.nth.index()] = aim(target);
            }
            Play::DualWield { target } => self.place(seat).pistols[1] = aim(target),
            Play::Bandage => self.place(seat).wounds -= 1,
            Play::DuckAndWeave => self.place(seat).ducks = true,
        }
        self.used(seat, play.ability());
    }

    /// An ability card leaves the seat's envelope, and all see it.
    fn used(&mut self, seat: Seat, ability: Ability) {
        let card = Card::Ability(ability);
        self.view.discards = self.view.discards.with(card);
        let place = self.place(seat);
        place.cards -= 1;
        place.seen = place.seen.map(|seen| seen.without(card));
    }

    fn standoff(&mut self, out: SeatSet) {
        let round = self.round();
        for seat in self.view.all_seats() {
            let place = self.place(seat);
            let sits_out = out.contains(seat);
            place.stands = Some(if sits_out { Stand::SitsOut } else { Stand::Stays });
            if sits_out {
                place.fates[round] = Fate::SatOut;
            }
        }
    }

    /// What only the observer knows, and what the game waits for, is told by no event.
    fn keep_in_step(&mut self, after: &View) {
        let view = &mut self.view;
        (view.turn, view.phase, view.passes) = (after.turn, after.phase, after.passes);
        view.left = after.left;
        let seats = usize::from(view.seats);
        for (at, (place, after)) in view.places.0.iter_mut().zip(&after.places.0).enumerate() {
            if at >= seats {
                *place = *after;
                continue;
            }
            place.left_in = after.left_in;
            place.bullets_before = after.bullets_before;
            (place.load, place.aim) = (after.load, after.aim);
            (place.standoff, place.ambush) = (after.standoff, after.ambush);
            if after.ammo.is_some() {
                (place.ammo, place.loads) = (after.ammo, after.loads);
                place.envelope = after.envelope;
            }
        }
    }
}
