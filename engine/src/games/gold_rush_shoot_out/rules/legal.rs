//! Legal actions and refusals: abilities (GR-12 to GR-16), targets, priority.

use crate::games::gold_rush_shoot_out::state::has_priority_token;
use crate::games::gold_rush_shoot_out::{
    Ability, Action, GoldRushShootOut, Nth, Phase, Pistol, Play, Refusal,
};
use crate::seat::Seat;

impl GoldRushShootOut {
    pub(super) fn list_abilities(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        for ability in self.playable_abilities(seat).filter(|ability| self.holds(seat, *ability)) {
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

    /// GR-13: each pistol at each seat but its holder and its target.
    fn list_hired_hands(&self, actions: &mut Vec<Action>) {
        for holder in Seat::all(self.seats) {
            for nth in Nth::ALL {
                let Some(aim) = self.by_seat[holder].this_round.pistols[nth.index()] else {
                    continue;
                };
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

    /// GR-11, GR-14.
    pub(super) fn target_refusal(&self, seat: Seat, target: Seat) -> Option<Refusal> {
        if target.number() > self.seats {
            Some(Refusal::NoSuchTarget(target))
        } else {
            (target == seat).then_some(Refusal::AtItself)
        }
    }

    /// Whether such a card is in the seat's envelope: public, since it was taken openly.
    fn holds(&self, seat: Seat, ability: Ability) -> bool {
        self.by_seat[seat].put_in.ability(ability) > 0
    }

    /// A hired hand always has a target, since a table has three seats or more.
    pub(in super::super) fn can_play(&self, seat: Seat) -> bool {
        self.playable_abilities(seat).any(|ability| self.holds(seat, ability))
    }

    /// The abilities the seat could play now, if it held them.
    pub(in super::super) fn playable_abilities(&self, seat: Seat) -> impl Iterator<Item = Ability> {
        Ability::ALL
            .into_iter()
            .filter(move |ability| self.ability_refusal(seat, *ability).is_none())
    }

    /// The reason against playing such a card, held or not.
    fn ability_refusal(&self, seat: Seat, ability: Ability) -> Option<Refusal> {
        let state = &self.by_seat[seat];
        let second_pistol = state.this_round.pistols[Nth::Second.index()];
        match ability {
            Ability::HiredHand => None,
            Ability::Bullet => Some(Refusal::NotNow(Phase::Abilities)),
            Ability::DualWield => second_pistol.and(Some(Refusal::SecondPistolOut)),
            Ability::Bandage => (state.wounds == 0).then_some(Refusal::NoWound),
            Ability::DuckAndWeave => state.this_round.ducks.then_some(Refusal::DucksAlready),
        }
    }

    pub(super) fn play_refusal(&self, seat: Seat, play: Play) -> Option<Refusal> {
        let ability = play.ability();
        if !self.holds(seat, ability) {
            return Some(Refusal::NotHeld(ability));
        }
        let refusal = self.ability_refusal(seat, ability);
        refusal.or_else(|| match play {
            Play::HiredHand { pistol, target } => self.hired_hand_refusal(pistol, target),
            Play::DualWield { target } => self.target_refusal(seat, target),
            Play::Bandage | Play::DuckAndWeave => None,
        })
    }

    /// GR-13.
    fn hired_hand_refusal(&self, pistol: Pistol, target: Seat) -> Option<Refusal> {
        let Some(aim) = self.by_seat[pistol.holder].this_round.pistols[pistol.nth.index()] else {
            return Some(Refusal::NoSuchPistol(pistol));
        };
        if target.number() > self.seats {
            Some(Refusal::NoSuchTarget(target))
        } else if target == pistol.holder {
            Some(Refusal::AtItsHolder(target))
        } else {
            (target == aim.at).then_some(Refusal::SameTarget(target))
        }
    }

    pub(super) fn priority_refusal(&self) -> Option<Refusal> {
        if !has_priority_token(self.round) {
            return Some(Refusal::NoPriority);
        }
        self.claimed.map(Refusal::PriorityTaken)
    }
}
