//! Each seat's time left for its decision. It reads no clock: elapsed time is passed in.

use engine::seat::{Seat, SeatSet};

use crate::device::{Screen, TableReason};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SharedTime {
    #[default]
    None,
    /// One limit covers this decision and the following ones, of any seat.
    Turns,
    /// A break of this number of seconds; `None` if it has no limit.
    Break(Option<u32>),
}

#[derive(Clone, Default, Debug)]
pub struct Clocks {
    /// By seat: the milliseconds left for its decision, once its clock has begun.
    left_ms: Vec<Option<u32>>,
    shared_left_ms: Option<u32>,
    shared: SharedTime,
    /// Whether a clock runs here: that of `running_seat`, or of a break.
    is_running: bool,
    running_seat: Option<Seat>,
    /// Seats on phones that owe a decision.
    remote_due: SeatSet,
    /// The seats of `remote_due` with clocks of their own that run.
    remote_running: SeatSet,
}

impl PartialEq for Clocks {
    /// Ignores the time left: when only that changes, the clock redraws itself and nothing else has to.
    fn eq(&self, other: &Self) -> bool {
        let here = |clocks: &Self| (clocks.shared, clocks.is_running, clocks.running_seat);
        let on_phones = |clocks: &Self| (clocks.remote_due, clocks.remote_running);
        here(self) == here(other) && on_phones(self) == on_phones(other)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningClock {
    /// The deciding seat; `None` for a break.
    pub seat: Option<Seat>,
    pub left_ms: u32,
}

impl Clocks {
    pub fn restore(saved: &[Option<u32>], seats: usize) -> Self {
        let left_ms = (0..seats).map(|at| saved.get(at).copied().flatten()).collect();
        let shared_left_ms = saved.get(seats).copied().flatten();
        Self { left_ms, shared_left_ms, ..Self::default() }
    }

    /// The clocks to save, by seat, then the shared one; empty while none has begun.
    pub fn to_save(&self) -> Vec<Option<u32>> {
        // Appended only if it has begun.
        let shared = self.shared_left_ms.map(Some);
        let all = self.left_ms.iter().copied().chain(shared);
        if all.clone().all(|left| left.is_none()) {
            return Vec::new();
        }
        all.collect()
    }

    pub fn running(&self) -> Option<RunningClock> {
        let left = match self.running_seat {
            Some(seat) => self.time_left(seat),
            None => self.shared_left_ms.filter(|_| self.is_running),
        };
        Some(RunningClock { seat: self.running_seat, left_ms: left? })
    }

    pub fn set_shared(&mut self, shared: SharedTime) {
        self.shared = shared;
        if shared == SharedTime::None {
            self.shared_left_ms = None;
        }
    }

    /// The clock that applies to the seat: its own on its phone, else the running one.
    pub fn clock(&self, seat: Seat) -> Option<RunningClock> {
        self.remote_clock(seat).or_else(|| self.running())
    }

    fn remote_clock(&self, seat: Seat) -> Option<RunningClock> {
        let left_ms = self.left_ms[seat.index()].filter(|_| self.remote_running.contains(seat))?;
        Some(RunningClock { seat: Some(seat), left_ms })
    }

    /// Milliseconds left of the seat's decision, if its time has begun.
    pub fn time_left(&self, seat: Seat) -> Option<u32> {
        match self.shared {
            SharedTime::Turns => self.shared_left_ms,
            SharedTime::None | SharedTime::Break(_) => self.left_ms[seat.index()],
        }
    }

    /// The phone's clock that runs out first.
    pub fn first_remote(&self) -> Option<RunningClock> {
        let running = self.remote_running.iter().filter_map(|seat| self.remote_clock(seat));
        running.min_by_key(|running| running.left_ms)
    }

    /// Updates the clocks of phones. Those of connected seats run until the seats have decided, whatever the screen
    /// shows. Call it before [`update`](Self::update).
    pub fn update_remote(&mut self, due: SeatSet, connected: SeatSet, limit_seconds: Option<u32>) {
        self.remote_due = due;
        self.remote_running = SeatSet::EMPTY;
        // A shared limit runs in `update`: phones have no clocks of their own then.
        let limit_seconds = limit_seconds.filter(|_| self.shared != SharedTime::Turns);
        let Some(limit_seconds) = limit_seconds else { return };
        self.remote_running = due.intersection(connected);
        for seat in self.remote_running {
            start_clock(&mut self.left_ms[seat.index()], limit_seconds);
        }
    }

    /// Updates the clocks for a screen. `due`: the awaited people at this device; `limit_seconds`: the full time of a
    /// decision.
    pub fn update(&mut self, screen: Screen, due: SeatSet, limit_seconds: Option<u32>) {
        for seat in Seat::all(Seat::MOST).take(self.left_ms.len()) {
            if !due.contains(seat) && !self.remote_due.contains(seat) {
                self.left_ms[seat.index()] = None;
            }
        }
        // The shared time runs on while a seat on a phone decides.
        let phone_seat = self.remote_due.lowest().filter(|_| self.shared == SharedTime::Turns);
        let seat = match screen {
            Screen::Seat(seat) => Some(seat),
            Screen::Table(TableReason::Choice) => due.lowest(),
            // Its own curtain, recap or leave question doesn't stop a seat's clock.
            Screen::Curtain(seat, _) | Screen::Recap(seat) | Screen::Leave(seat) => {
                self.running_seat.filter(|running| *running == seat)
            }
            // Nor does a pause or the choice of the person who takes the device.
            Screen::Table(TableReason::Pause) | Screen::Pick(_) => self.running_seat,
            Screen::Table(_) | Screen::Gestures(_) | Screen::Done(_) | Screen::ReadOnly => None,
        };
        let seat = seat.filter(|seat| due.contains(*seat)).or(phone_seat);
        let is_break = screen == Screen::Table(TableReason::Break);
        let limit_seconds = match (seat, self.shared) {
            (Some(_), _) => limit_seconds,
            (None, SharedTime::Break(seconds)) if is_break => seconds,
            (None, _) => None,
        };
        // No clock runs without a limit.
        self.is_running = limit_seconds.is_some();
        self.running_seat = seat.filter(|_| self.is_running);
        if let Some(limit_seconds) = limit_seconds {
            start_clock(self.left_of(seat), limit_seconds);
        }
    }

    /// The milliseconds left of a seat's decision, or of a break if there is no seat.
    fn left_of(&mut self, seat: Option<Seat>) -> &mut Option<u32> {
        match seat {
            Some(seat) if self.shared != SharedTime::Turns => &mut self.left_ms[seat.index()],
            Some(_) | None => &mut self.shared_left_ms,
        }
    }

    /// The seat has decided: its next decision gets the full time, unless that is shared.
    pub fn reset(&mut self, seat: Seat) {
        self.left_ms[seat.index()] = None;
        if self.running_seat == Some(seat) {
            (self.is_running, self.running_seat) = (false, None);
        }
    }

    /// Subtracts elapsed milliseconds. Returns the seats whose time has run out.
    pub fn elapse(&mut self, milliseconds: u32) -> SeatSet {
        let mut timed_out = SeatSet::EMPTY;
        for seat in self.remote_running {
            let left = self.left_ms[seat.index()].unwrap_or(0).saturating_sub(milliseconds);
            self.left_ms[seat.index()] = Some(left);
            if left == 0 {
                timed_out = timed_out.with(seat);
            }
        }
        if let Some(running) = self.running() {
            let left = running.left_ms.saturating_sub(milliseconds);
            *self.left_of(running.seat) = Some(left);
            if let (0, Some(seat)) = (left, running.seat) {
                timed_out = timed_out.with(seat);
            }
        }
        timed_out
    }
}

/// Starts a clock with the full time. A clock that has begun keeps its time left, up to the full time.
fn start_clock(left: &mut Option<u32>, limit_seconds: u32) {
    let full = limit_seconds.saturating_mul(1_000);
    *left = Some(left.map_or(full, |left| left.min(full)));
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ONE;
    const TWO: Seat = Seat::TWO;

    fn clocks() -> Clocks {
        Clocks::restore(&[], 2)
    }

    fn update(clocks: &mut Clocks, screen: Screen) -> Option<u32> {
        clocks.update(screen, SeatSet::first(2), Some(60));
        clocks.running().map(|running| running.left_ms)
    }

    #[test]
    fn a_decision_gives_the_whole_time_for_the_next() {
        let mut clocks = clocks();
        assert_eq!(clocks.to_save(), [], "no time has begun");
        update(&mut clocks, Screen::Seat(ONE));
        clocks.elapse(10_000);
        clocks.reset(ONE);
        assert_eq!(clocks.running(), None);
        assert_eq!(update(&mut clocks, Screen::Seat(ONE)), Some(60_000));
        clocks.elapse(10_000);
        // While nothing is due, the seat's time is dropped.
        clocks.update(Screen::Table(TableReason::News), SeatSet::EMPTY, None);
        assert_eq!(update(&mut clocks, Screen::Seat(ONE)), Some(60_000), "nothing was due");
        let mut forged = Clocks::restore(&[Some(u32::MAX)], 2);
        assert_eq!(update(&mut forged, Screen::Seat(ONE)), Some(60_000), "capped at the limit");
    }

    #[test]
    fn a_time_for_all_goes_on_from_seat_to_seat() {
        let mut clocks = clocks();
        clocks.set_shared(SharedTime::Turns);
        let update_due = |clocks: &mut Clocks, seat| {
            clocks.update(Screen::Table(TableReason::Choice), SeatSet::from_item(seat), Some(60));
            clocks.running()
        };
        let clock = |seat, left_ms| Some(RunningClock { seat: Some(seat), left_ms });
        assert_eq!(update_due(&mut clocks, ONE), clock(ONE, 60_000));
        clocks.elapse(20_000);
        clocks.reset(ONE);
        assert_eq!(update_due(&mut clocks, TWO), clock(TWO, 40_000));
        assert_eq!(clocks.to_save(), [None, None, Some(40_000)]);
        let mut again = Clocks::restore(&clocks.to_save(), 2);
        again.set_shared(SharedTime::Turns);
        assert_eq!(update_due(&mut again, TWO), clock(TWO, 40_000));
        assert_eq!(again.elapse(40_000), SeatSet::from_item(TWO));
        again.reset(TWO);
        assert_eq!(update_due(&mut again, ONE), clock(ONE, 0), "nothing is left for the others");
        again.set_shared(SharedTime::None);
        again.set_shared(SharedTime::Turns);
        assert_eq!(update_due(&mut again, ONE), clock(ONE, 60_000), "a new shared time is full");
    }

    #[test]
    fn a_time_for_all_runs_on_while_a_phone_decides() {
        let mut clocks = clocks();
        clocks.set_shared(SharedTime::Turns);
        clocks.update_remote(SeatSet::from_item(TWO), SeatSet::from_item(TWO), Some(60));
        clocks.update(Screen::Table(TableReason::Remote), SeatSet::EMPTY, Some(60));
        assert_eq!(clocks.elapse(59_000), SeatSet::EMPTY);
        assert_eq!(clocks.clock(TWO), Some(RunningClock { seat: Some(TWO), left_ms: 1_000 }));
        assert_eq!(clocks.elapse(1_000), SeatSet::from_item(TWO));
    }
}
