//! The abilities that a seat can play, and the targets it can't aim at.

use crate::games::gold_rush_shoot_out::{
    Ability, Action, GoldRushShootOut, Nth, Pistol, Play, Refusal,
};
use crate::seat::Seat;

impl GoldRushShootOut {
    pub(super) fn list_abilities(&self, seat: Seat, actions: &mut Vec<Action>) {
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

    /// GR-13: every pistol at every seat but its holder and its present target.
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

    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| *other != seat)
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
