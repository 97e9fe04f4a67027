//! What a seat can do, and what keeps it from doing it.

use crate::seat::Seat;

use super::super::action::{Action, Ambush, Nth, Pistol, Play, Stand};
use super::super::cards::{Ability, Load};
use super::super::refusal::Refusal;
use super::super::state::{GoldRushShootOut, Stage, TAKE};

impl GoldRushShootOut {
    /// Adds all that an awaited seat can do.
    pub(in super::super) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Load { .. } => {
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
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => {}
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
