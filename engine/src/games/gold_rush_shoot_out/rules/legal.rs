//! What a seat can do, and what keeps it from doing it.

use crate::games::gold_rush_shoot_out::action::{Action, Ambush, Nth, Pistol, Play, Stand};
use crate::games::gold_rush_shoot_out::cards::{Ability, Load};
use crate::games::gold_rush_shoot_out::refusal::Refusal;
use crate::games::gold_rush_shoot_out::state::{GoldRushShootOut, Stage, TAKE};
use crate::seat::Seat;

impl GoldRushShootOut {
    /// Adds all that an awaited seat can do.
    #[inline]
    pub(in super::super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Load { .. } => {
                let place = &self.places[seat];
                if place.now.load.is_owed() {
                    let loads = Load::ALL.into_iter().filter(|load| place.has(*load));
                    actions.extend(loads.map(Action::Load));
                }
                if place.now.aim.is_owed() {
                    actions.extend(self.others(seat).map(Action::Aim));
                }
            }
            Stage::Abilities { .. } => self.list_abilities(seat, actions),
            Stage::Standoff => actions.extend(Stand::ALL.map(Action::Stand)),
            Stage::Ambush => actions.extend(Ambush::ALL.map(Action::Ambush)),
            Stage::Share { .. } => {
                let lies = |place: &u8| self.card_at(*place).is_some();
                actions.extend((1..=TAKE as u8).filter(lies).map(Action::Take));
                if self.bad_priority().is_none() {
                    actions.push(Action::TakePriority);
                }
            }
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => {}
        }
    }

    fn list_abilities(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        for ability in self.playable(seat).filter(|ability| self.holds(seat, *ability)) {
            match ability {
                Ability::HiredHand => self.list_hired_hands(actions),
                Ability::DualWield => {
                    let dual = |target| Action::Play(Play::DualWield { target });
                    actions.extend(self.others(seat).map(dual));
                }
                Ability::Bandage => actions.push(Action::Play(Play::Bandage)),
                Ability::DuckAndWeave => actions.push(Action::Play(Play::DuckAndWeave)),
                Ability::Bullet => {}
            }
        }
    }

    /// GR-13: every pistol at every seat but the one that holds it and the one that it aims at.
    fn list_hired_hands(&self, actions: &mut Vec<Action>) {
        for holder in Seat::all(self.seats) {
            for nth in Nth::ALL {
                let Some(aim) = self.places[holder].now.pistols[nth.index()] else { continue };
                let pistol = Pistol { holder, nth };
                let targets = self.others(holder).filter(|target| *target != aim.at);
                let hire = |target| Action::Play(Play::HiredHand { pistol, target });
                actions.extend(targets.map(hire));
            }
        }
    }

    /// All seats but this one.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| *other != seat)
    }

    /// Why an awaited seat can't do this, if it can't.
    #[inline]
    pub(in super::super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let now = &self.places[seat].now;
        match (self.stage, action) {
            (Stage::Load { .. }, Action::Load(load)) => match load {
                _ if !now.load.is_owed() => Some(Refusal::Loaded),
                _ if self.places[seat].has(load) => None,
                Load::Extra => Some(Refusal::NoExtraBullet),
                Load::Blank | Load::Bullet => Some(Refusal::NoAmmo(load)),
            },
            (Stage::Load { .. }, Action::Aim(_)) if !now.aim.is_owed() => Some(Refusal::Aimed),
            (Stage::Load { .. }, Action::Aim(target)) => self.bad_target(seat, target),
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
    pub(super) fn bad_target(&self, seat: Seat, target: Seat) -> Option<Refusal> {
        if target.number() > self.seats {
            Some(Refusal::NoSuchTarget(target))
        } else {
            (target == seat).then_some(Refusal::AtItself)
        }
    }
}
