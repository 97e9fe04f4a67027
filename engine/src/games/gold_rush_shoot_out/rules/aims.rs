//! Loading and aiming (GR-10, GR-11) and the break before (GR-6).

use crate::game::{Pending, Sink};
use crate::games::gold_rush_shoot_out::state::{MOST_SEATS, Stage};
use crate::games::gold_rush_shoot_out::{Aim, Event, GoldRushShootOut, Load};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::Intermission;

/// GR-30.
const BREAK_SECONDS: u16 = 600;

/// Whether the table breaks for talk before this round (GR-6).
#[must_use]
pub const fn has_break_before(round: u8) -> bool {
    matches!(round, 1 | 3 | 5)
}

impl GoldRushShootOut {
    /// GR-6: the break before some rounds. It ends when a seat has loaded and aimed: having done only
    /// one of them is secret.
    pub(in super::super) fn intermission(&self) -> Option<Intermission> {
        let is_running = matches!(self.stage, Stage::Load { is_break_over: false });
        (is_running && has_break_before(self.round))
            .then(|| Intermission { limit: self.options.time.limit(BREAK_SECONDS) })
    }

    /// Ends the break once a present seat has loaded and aimed.
    pub(super) fn end_break_if_done(&mut self, seat: Seat) {
        let round = &self.by_seat[seat].this_round;
        if !round.load.is_owed() && !round.aim.is_owed() && !self.departed.contains(seat) {
            self.stage = Stage::Load { is_break_over: true };
        }
    }

    /// Makes missing choices by the rules, in seat order, and shows all pistols.
    pub(super) fn show_aims(&mut self, sink: &mut Sink<Self>) {
        self.load_by_default(sink);
        let round_index = self.round_index();
        let mut shown = BySeat::<Option<Seat>, MOST_SEATS>::default();
        for seat in Seat::all(self.seats) {
            let target = match self.by_seat[seat].this_round.aim {
                Pending::Made(target) => target,
                Pending::TimedOut | Pending::Owed => self.random_target(seat),
            };
            let state = &mut self.by_seat[seat];
            if let Pending::Made(load) = state.this_round.load {
                state.loads[round_index] = Some(load);
            }
            (state.this_round.load, state.this_round.aim) = (Pending::Owed, Pending::Owed);
            state.this_round.pistols[0] = Some(Aim { at: target, turned: false });
            shown[seat] = Some(target);
        }
        sink.emit(|| Event::AimsShown(shown));
        self.ask_for_abilities(self.first, 0, sink);
    }

    /// GR-10: loads a blank, or a bullet if no blank is left, for a seat that ran out of time. Only
    /// this seat sees the load, and the time-out is not shown, since it would tell the load. The
    /// time-out of an aim is public.
    fn load_by_default(&mut self, sink: &mut Sink<Self>) {
        for seat in Seat::all(self.seats) {
            if matches!(self.by_seat[seat].this_round.load, Pending::TimedOut) {
                let has_blank = self.by_seat[seat].can_load(Load::Blank);
                let load = if has_blank { Load::Blank } else { Load::Bullet };
                self.by_seat[seat].this_round.load = Pending::Made(load);
                sink.emit(|| Event::Loaded(seat, load));
            }
        }
        sink.close_frame(self);
        self.emit_time_outs(|round| matches!(round.aim, Pending::TimedOut), sink);
    }

    /// GR-11.
    fn random_target(&mut self, seat: Seat) -> Seat {
        let others = SeatSet::first(self.seats).without(seat);
        others.pick(&mut self.chance.next_event()).unwrap_or(seat)
    }
}
