//! Abilities (GR-12 to GR-16).

use crate::game::Sink;
use crate::games::gold_rush_shoot_out::state::Stage;
use crate::games::gold_rush_shoot_out::{Aim, Card, Event, GoldRushShootOut, Nth, Play};
use crate::seat::Seat;

impl GoldRushShootOut {
    /// GR-12: asks the next seat that can play a card, `from` first; others pass automatically. Once all
    /// have passed in a row, `passes` so far, the standoff begins.
    pub(super) fn ask_for_abilities(&mut self, from: Seat, passes: u8, sink: &mut Sink<Self>) {
        let mut asked = from;
        for passes in passes..self.seats {
            if self.can_play(asked) {
                self.stage = Stage::Abilities { asked, passes };
                return;
            }
            asked = asked.next(self.seats);
        }
        self.begin_standoff(sink);
    }

    pub(super) fn pass(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if let Stage::Abilities { passes, .. } = self.stage {
            self.ask_for_abilities(seat.next(self.seats), passes + 1, sink);
        }
    }

    /// Passes for a timed-out seat, and in the same frame for absent seats after it.
    pub(super) fn pass_by_default(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let mut absent = Some(seat);
        while let Some(seat) = absent {
            sink.emit(|| Event::TimedOut(seat));
            self.pass(seat, sink);
            absent = match self.stage {
                Stage::Abilities { asked, .. } if self.departed.contains(asked) => Some(asked),
                _ => None,
            };
        }
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, play: Play, sink: &mut Sink<Self>) {
        let card = Card::Ability(play.ability());
        self.by_seat[seat].put_in = self.by_seat[seat].put_in.without(card);
        self.discards = self.discards.with(card);
        let aim_at = |target| Some(Aim { at: target, turned: false });
        let state = &mut self.by_seat[seat];
        match play {
            Play::HiredHand { pistol, target } => {
                self.by_seat[pistol.holder].this_round.pistols[pistol.nth.index()] = aim_at(target);
            }
            Play::DualWield { target } => {
                state.this_round.pistols[Nth::Second.index()] = aim_at(target);
            }
            Play::Bandage => state.wounds -= 1,
            Play::DuckAndWeave => state.this_round.ducks = true,
        }
        sink.emit(|| Event::Played(seat, play));
        self.ask_for_abilities(seat.next(self.seats), 0, sink);
    }
}
