//! How a round goes, from the take to the aims (GR-7 to GR-11), and who does what when.

mod abilities;
mod ending;
mod share;
mod shootout;

use crate::seat::{BySeat, Seat};

use super::Sink;
use super::state::{Aim, GoldRushShootOut, MOST_SEATS, Now, Part, ROUNDS, Stage, TAKE};
use super::{Ability, Action, Ambush, Card, Cards, Event, Load, Nth, Pistol, Play, Refusal, Stand};

pub use ending::Tally;

/// How many loot cards are laid out before the last round; abilities fill the other places (GR-9).
const LOOT_OF_A_TAKE: usize = 5;

/// Whether the table breaks for talk before this round (GR-6).
#[must_use]
pub const fn break_before(round: u8) -> bool {
    matches!(round, 1 | 3 | 5)
}

impl GoldRushShootOut {
    /// GR-9: the take is laid out, and everybody loads.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<'_>) {
        self.round += 1;
        self.stage = Stage::Load;
        self.claimed = None;
        let this_round = self.this_round();
        for place in &mut self.places.0 {
            place.now = Now::default();
            if let Some(before) = this_round.checked_sub(1) {
                // The bullets of the last round were added there when they were taken.
                place.bullets_before[this_round] += place.bullets_before[before];
            }
        }
        self.lay_out();
        let (round, first, take) = (self.round, self.first, self.take);
        if round > 1 && break_before(round) {
            sink.emit(|| Event::BreakBegan);
        }
        sink.emit(|| Event::RoundBegan(round, first));
        sink.emit(|| Event::TakeLaid(take));
    }

    /// GR-9: both decks are shuffled, so that any card of them may come.
    fn lay_out(&mut self) {
        let mut dice = self.chance.next_event();
        let loot = if self.round == ROUNDS { TAKE } else { LOOT_OF_A_TAKE };
        for place in 0..TAKE {
            let deck =
                if place < loot { self.decks.only_loot() } else { self.decks.only_abilities() };
            let nth = dice.below(deck.count().into());
            self.take[place] = deck.each().nth(nth as usize);
            if let Some(card) = self.take[place] {
                self.decks = self.decks.without(card);
            }
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<'_>) {
        let now = &mut self.places[seat].now;
        match action {
            Action::Load(load) => {
                now.load = Part::Made(load);
                sink.emit(|| Event::Loaded(seat, load));
                self.show_if_all_are_in(sink);
            }
            Action::Aim(target) => {
                now.aim = Part::Made(target);
                sink.emit(|| Event::Aimed(seat, target));
                self.show_if_all_are_in(sink);
            }
            Action::Stand(stand) => {
                now.standoff = Part::Made(stand);
                sink.emit(|| Event::StandChosen(seat, stand));
                self.show_if_all_are_in(sink);
            }
            Action::Ambush(ambush) => {
                now.ambush = Part::Made(ambush);
                sink.emit(|| Event::AmbushChosen(seat, ambush));
                self.show_if_all_are_in(sink);
            }
            Action::Pass => {
                sink.emit(|| Event::Passed(seat));
                self.pass(seat, sink);
            }
            Action::Play(play) => self.play(seat, play, sink),
            Action::Take(place) => self.take(seat, place, sink),
            Action::TakePriority => self.take_priority(seat, sink),
        }
    }

    /// The rules' choice for a seat whose time ran out: one decision of those that it owes.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let now = &mut self.places[seat].now;
        match self.stage {
            Stage::Load if now.load.is_owed() => now.load = Part::TimedOut,
            Stage::Load => now.aim = Part::TimedOut,
            Stage::Standoff => now.standoff = Part::TimedOut,
            Stage::Ambush => now.ambush = Part::TimedOut,
            Stage::Abilities { .. } => {
                sink.emit(|| Event::TimedOut(seat));
                self.pass(seat, sink);
                return;
            }
            Stage::Share { .. } => {
                sink.emit(|| Event::TimedOut(seat));
                self.take_by_default(seat, sink);
                return;
            }
            Stage::Over(_) => return,
        }
        sink.emit(|| Event::RanOut(seat));
        self.show_if_all_are_in(sink);
    }

    fn show_if_all_are_in(&mut self, sink: &mut Sink<'_>) {
        if !self.owing().is_empty() {
            return;
        }
        match self.stage {
            Stage::Load => self.show_aims(sink),
            Stage::Standoff => self.show_standoff(sink),
            Stage::Ambush => self.show_ambush(sink),
            Stage::Abilities { .. } | Stage::Share { .. } | Stage::Over(_) => {}
        }
    }

    /// GR-10, GR-11: what was left to the rules is made in seat order, and all pistols are shown.
    fn show_aims(&mut self, sink: &mut Sink<'_>) {
        let this_round = self.this_round();
        let mut shown = BySeat::<Option<Seat>, MOST_SEATS>::default();
        for seat in Seat::all(self.seats) {
            let load = if let Part::Made(load) = self.places[seat].now.load {
                load
            } else {
                let load = self.default_load(seat);
                sink.emit(|| Event::Loaded(seat, load));
                load
            };
            let target = if let Part::Made(target) = self.places[seat].now.aim {
                target
            } else {
                // That the load was left to the rules would tell what it is; the aim is open.
                sink.emit(|| Event::TimedOut(seat));
                self.random_target(seat)
            };
            let place = &mut self.places[seat];
            place.loads[this_round] = Some(load);
            (place.now.load, place.now.aim) = (Part::Owed, Part::Owed);
            place.now.pistols[0] = Some(Aim { at: target, turned: false });
            shown[seat] = Some(target);
        }
        sink.emit(|| Event::AimsShown(shown));
        self.begin_abilities(sink);
    }

    /// GR-10: a blank, or a bullet when no blank is left.
    fn default_load(&self, seat: Seat) -> Load {
        if self.places[seat].has(Load::Blank) { Load::Blank } else { Load::Bullet }
    }

    /// GR-11: any other seat.
    fn random_target(&mut self, seat: Seat) -> Seat {
        let nth = self.chance.next_event().below(u32::from(self.seats) - 1);
        let mut others = Seat::all(self.seats).filter(|other| *other != seat);
        others.nth(nth as usize).unwrap_or(seat)
    }

    /// Adds all that an awaited seat can do.
    pub(super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Load => {
                actions.extend(Load::ALL.map(Action::Load));
                actions.extend(Seat::all(self.seats).map(Action::Aim));
            }
            Stage::Abilities { .. } => {
                actions.push(Action::Pass);
                if self.holds(seat, Ability::HiredHand) {
                    self.list_hired_hands(actions);
                }
                let dual = |target| Action::Play(Play::DualWield { target });
                actions.extend(Seat::all(self.seats).map(dual));
                actions.extend([Play::Bandage, Play::DuckAndWeave].map(Action::Play));
            }
            Stage::Standoff => actions.extend(Stand::ALL.map(Action::Stand)),
            Stage::Ambush => actions.extend(Ambush::ALL.map(Action::Ambush)),
            Stage::Share { .. } => {
                actions.extend((1..=TAKE as u8).map(Action::Take));
                actions.push(Action::TakePriority);
            }
            Stage::Over(_) => {}
        }
        actions.retain(|action| self.refusal(seat, *action).is_none());
    }

    fn list_hired_hands(&self, actions: &mut Vec<Action>) {
        for holder in Seat::all(self.seats) {
            for nth in Nth::ALL {
                let pistol = Pistol { holder, nth };
                let hire = |target| Action::Play(Play::HiredHand { pistol, target });
                actions.extend(Seat::all(self.seats).map(hire));
            }
        }
    }

    /// Why an awaited seat can't do this, if it can't.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let now = &self.places[seat].now;
        match (self.stage, action) {
            (Stage::Load, Action::Load(load)) => match load {
                _ if !now.load.is_owed() => Some(Refusal::Loaded),
                _ if self.places[seat].has(load) => None,
                Load::Extra => Some(Refusal::NoExtraBullet),
                Load::Blank | Load::Bullet => Some(Refusal::NoAmmo(load)),
            },
            (Stage::Load, Action::Aim(_)) if !now.aim.is_owed() => Some(Refusal::Aimed),
            (Stage::Load, Action::Aim(target)) => self.bad_target(seat, target),
            (Stage::Abilities { .. }, Action::Play(play)) => self.bad_play(seat, play),
            (Stage::Share { .. }, Action::Take(place)) => {
                self.card_at(place).is_none().then_some(Refusal::NoSuchCard(place))
            }
            (Stage::Share { .. }, Action::TakePriority) => self.bad_priority(),
            (Stage::Abilities { .. }, Action::Pass)
            | (Stage::Standoff, Action::Stand(_))
            | (Stage::Ambush, Action::Ambush(_)) => None,
            (
                stage,
                Action::Load(_)
                | Action::Aim(_)
                | Action::Pass
                | Action::Play(_)
                | Action::Stand(_)
                | Action::Ambush(_)
                | Action::Take(_)
                | Action::TakePriority,
            ) => Some(Refusal::NotNow(stage.phase())),
        }
    }

    /// Why a seat can't aim there (GR-11, GR-14).
    fn bad_target(&self, seat: Seat, target: Seat) -> Option<Refusal> {
        if target.number() > self.seats {
            Some(Refusal::NoSuchTarget(target))
        } else {
            (target == seat).then_some(Refusal::AtItself)
        }
    }

    /// The card that lies in that place of the take, from 1.
    fn card_at(&self, place: u8) -> Option<Card> {
        *self.take.get(usize::from(place).checked_sub(1)?)?
    }

    /// The cards that lie open.
    fn lying(&self) -> Cards {
        self.take.into_iter().flatten().collect()
    }
}
