//! Standoff, ambush, shootout (GR-17 to GR-22).

use crate::game::{Pending, Sink};
use crate::games::gold_rush_shoot_out::state::{AMBUSH_COST, MOST_SEATS, Stage};
use crate::games::gold_rush_shoot_out::{
    Ability, Ambush, Card, Event, Fate, GoldRushShootOut, Load, Nth, Pistol, Stand,
};
use crate::seat::{BySeat, Seat, SeatSet};

impl GoldRushShootOut {
    pub(super) fn begin_standoff(&mut self, sink: &mut Sink<Self>) {
        self.stage = Stage::Standoff;
        // If all seats must stand, none is asked.
        self.show_if_complete(sink);
    }

    /// GR-17: whether the seat must stand, as it sat out the last two rounds. Then it isn't asked.
    pub(in super::super) fn must_stand(&self, seat: Seat) -> bool {
        let fates = &self.by_seat[seat].fates;
        let sat_out = |ago: usize| {
            self.round_index().checked_sub(ago).is_some_and(|round| fates[round] == Fate::SatOut)
        };
        sat_out(1) && sat_out(2)
    }

    /// Whether the seat stands; false until all have chosen.
    pub(super) fn stands(&self, seat: Seat) -> bool {
        self.by_seat[seat].this_round.stands == Some(Stand::Stays)
    }

    /// GR-17 to GR-19: discards unseen the ammo of seats that sit out or aim at nobody standing.
    pub(super) fn show_standoff(&mut self, sink: &mut Sink<Self>) {
        self.emit_time_outs(|round| matches!(round.standoff, Pending::TimedOut), sink);
        let round_index = self.round_index();
        let mut sitting_out = SeatSet::EMPTY;
        for seat in Seat::all(self.seats) {
            let state = &mut self.by_seat[seat];
            let stand = match state.this_round.standoff {
                Pending::Made(stand) => stand,
                Pending::TimedOut | Pending::Owed => Stand::Stays,
            };
            state.this_round.standoff = Pending::Owed;
            state.this_round.stands = Some(stand);
            if stand == Stand::SitsOut {
                state.fates[round_index] = Fate::SatOut;
                sitting_out = sitting_out.with(seat);
            }
        }
        sink.emit(|| Event::StandoffShown(sitting_out));
        for seat in self.in_priority() {
            if self.stands(seat) && self.standing_targets(seat).next().is_none() {
                self.by_seat[seat].fates[round_index] = Fate::NoTarget;
                sink.emit(|| Event::AmmoDiscarded(seat));
            }
        }
        self.stage = Stage::Ambush;
        if self.awaited_seats().is_empty() {
            self.shoot(sink);
        }
    }

    /// A seat's pistols aimed at standing seats, with their targets.
    fn standing_targets(&self, holder: Seat) -> impl Iterator<Item = (Pistol, Seat)> {
        Nth::ALL.into_iter().filter_map(move |nth| {
            let aim = self.by_seat[holder].this_round.pistols[nth.index()]?;
            self.stands(aim.at).then_some((Pistol { holder, nth }, aim.at))
        })
    }

    /// Whether a standing seat aims at the seat.
    fn is_aimed_at(&self, seat: Seat) -> bool {
        Seat::all(self.seats).any(|holder| {
            let pistols = &self.by_seat[holder].this_round.pistols;
            pistols.iter().flatten().any(|aim| aim.at == seat) && self.stands(holder)
        })
    }

    /// GR-20: whether the seat stands, is aimed at by a standing seat, and has half a token.
    pub(in super::super) fn can_ambush(&self, seat: Seat) -> bool {
        self.stands(seat) && self.by_seat[seat].half_tokens >= AMBUSH_COST && self.is_aimed_at(seat)
    }

    /// GR-20: turns each pistol that a standing seat aims at a seat that springs an ambush.
    pub(super) fn show_ambush(&mut self, sink: &mut Sink<Self>) {
        self.emit_time_outs(|round| matches!(round.ambush, Pending::TimedOut), sink);
        let mut springing = SeatSet::EMPTY;
        for seat in Seat::all(self.seats) {
            let state = &mut self.by_seat[seat];
            if matches!(state.this_round.ambush, Pending::Made(Ambush::Springs)) {
                state.half_tokens -= AMBUSH_COST;
                springing = springing.with(seat);
            }
            state.this_round.ambush = Pending::Owed;
        }
        sink.emit(|| Event::AmbushShown(springing));
        for holder in self.in_priority() {
            let stands = self.stands(holder);
            for nth in Nth::ALL {
                if let Some(aim) = &mut self.by_seat[holder].this_round.pistols[nth.index()]
                    && stands
                    && springing.contains(aim.at)
                {
                    aim.turned = true;
                    sink.emit(|| Event::Turned(Pistol { holder, nth }));
                }
            }
        }
        self.shoot(sink);
    }

    /// GR-21: turns up ammo one by one, in priority order; then all bullets hit at once.
    fn shoot(&mut self, sink: &mut Sink<Self>) {
        self.stage = Stage::Shootout;
        let round_index = self.round_index();
        let mut hits = BySeat::<u8, MOST_SEATS>::default();
        for seat in self.in_priority() {
            let is_waiting = self.by_seat[seat].fates[round_index] == Fate::Waits;
            let load = self.by_seat[seat].loads[round_index].filter(|_| is_waiting);
            let Some(load) = load else { continue };
            sink.close_frame(self);
            let state = &mut self.by_seat[seat];
            state.fates[round_index] = Fate::Revealed(load);
            if load == Load::BulletCard {
                let bullet = Card::Ability(Ability::Bullet);
                state.put_in = state.put_in.without(bullet);
                self.discards = self.discards.with(bullet);
            }
            sink.emit(|| Event::Revealed(seat, load));
            if load.is_bullet() {
                self.standing_targets(seat).for_each(|(pistol, target)| {
                    let is_turned = self.by_seat[seat].this_round.pistols[pistol.nth.index()]
                        .is_some_and(|aim| aim.turned);
                    hits[if is_turned { seat } else { target }] += 1;
                });
            }
        }
        if hits != BySeat::default() {
            sink.close_frame(self);
        }
        for seat in self.in_priority().filter(|seat| hits[*seat] > 0) {
            let (state, hits) = (&mut self.by_seat[seat], hits[seat]);
            if state.this_round.ducks {
                sink.emit(|| Event::Ducked(seat, hits));
            } else {
                state.wounds += hits;
                state.this_round.wounds = hits;
                sink.emit(|| Event::Wounded(seat, hits));
            }
        }
        self.ask_for_share(self.first, sink);
    }
}
