//! Abilities (GR-12 to GR-16).

use crate::game::Sink;
use crate::games::gold_rush_shoot_out::state::Stage;
use crate::games::gold_rush_shoot_out::{
    Ability, Aim, Card, Event, GoldRushShootOut, Nth, Phase, Pistol, Play, Refusal,
};
use crate::seat::Seat;

impl GoldRushShootOut {
    pub(super) fn begin_abilities(&mut self, sink: &mut Sink<Self>) {
        self.ask_for_abilities(self.first, 0, sink);
    }

    /// Asks the first seat from this one on that can play a card; the others pass automatically
    /// (GR-12). When all have passed in a row, the standoff begins.
    fn ask_for_abilities(&mut self, from: Seat, passes: u8, sink: &mut Sink<Self>) {
        let mut on = from;
        for passes in passes..self.seats {
            if self.can_play(on) {
                self.stage = Stage::Abilities { on, passes };
                return;
            }
            on = on.next(self.seats);
        }
        self.begin_standoff(sink);
    }

    pub(super) fn pass(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if let Stage::Abilities { passes, .. } = self.stage {
            self.ask_for_abilities(seat.next(self.seats), passes + 1, sink);
        }
    }

    /// Passes for a seat whose time ran out, and for those after it that have left, in the same
    /// frame.
    pub(super) fn pass_by_default(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let mut absent = Some(seat);
        while let Some(seat) = absent {
            sink.emit(|| Event::TimedOut(seat));
            self.pass(seat, sink);
            absent = match self.stage {
                Stage::Abilities { on, .. } if self.left.contains(on) => Some(on),
                _ => None,
            };
        }
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, play: Play, sink: &mut Sink<Self>) {
        let card = Card::Ability(play.ability());
        self.places[seat].seen = self.places[seat].seen.without(card);
        self.discards = self.discards.with(card);
        let own = &mut self.places[seat];
        match play {
            Play::HiredHand { pistol, target } => {
                self.places[pistol.holder].now.pistols[pistol.nth.index()] =
                    Some(Aim { at: target, turned: false });
            }
            Play::DualWield { target } => {
                own.now.pistols[Nth::Second.index()] = Some(Aim { at: target, turned: false });
            }
            Play::Bandage => own.wounds -= 1,
            Play::DuckAndWeave => own.now.ducks = true,
        }
        sink.emit(|| Event::Played(seat, play));
        self.ask_for_abilities(seat.next(self.seats), 0, sink);
    }

    /// Whether the seat has this card to play: everybody saw it take it, and not use it.
    pub(super) fn holds(&self, seat: Seat, ability: Ability) -> bool {
        self.places[seat].seen.ability(ability) > 0
    }

    /// Whether the seat holds a card that it can play now. A hired hand always finds a target:
    /// there are three seats at least.
    pub(in super::super) fn can_play(&self, seat: Seat) -> bool {
        self.playable(seat).any(|ability| self.holds(seat, ability))
    }

    /// The abilities that the seat could play now, if it held them.
    pub(in super::super) fn playable(&self, seat: Seat) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |ability| self.prevents(seat, *ability).is_none())
    }

    /// The reason against playing such a card, held or not.
    fn prevents(&self, seat: Seat, ability: Ability) -> Option<Refusal> {
        let place = &self.places[seat];
        let second = place.now.pistols[Nth::Second.index()];
        match ability {
            Ability::HiredHand => None,
            Ability::Bullet => Some(Refusal::NotNow(Phase::Abilities)),
            Ability::DualWield => second.and(Some(Refusal::SecondPistolOut)),
            Ability::Bandage => (place.wounds == 0).then_some(Refusal::NoWound),
            Ability::DuckAndWeave => place.now.ducks.then_some(Refusal::DucksAlready),
        }
    }

    pub(super) fn bad_play(&self, seat: Seat, play: Play) -> Option<Refusal> {
        let ability = play.ability();
        if !self.holds(seat, ability) {
            return Some(Refusal::NotHeld(ability));
        }
        let prevented = self.prevents(seat, ability);
        prevented.or_else(|| match play {
            Play::HiredHand { pistol, target } => self.bad_move(pistol, target),
            Play::DualWield { target } => self.bad_target(seat, target),
            Play::Bandage | Play::DuckAndWeave => None,
        })
    }

    /// GR-13: any pistol, at any seat but its holder and its present target.
    fn bad_move(&self, pistol: Pistol, target: Seat) -> Option<Refusal> {
        let Some(aim) = self.places[pistol.holder].now.pistols[pistol.nth.index()] else {
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
}
