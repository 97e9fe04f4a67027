//! How much time each seat has left for the decision that it owes. The time comes in as data.

use engine::seat::{Seat, SeatSet};

use crate::device::{Screen, Why};

/// What is kept of a clock is rounded up to this, so that it is not written every second.
const KEPT_STEP: u32 = 5_000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Clocks {
    /// Milliseconds left of a decision whose time has begun, by seat.
    left: Vec<Option<u32>>,
    running: Option<Seat>,
}

/// The clock that is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// Whose it is.
    pub seat: Seat,
    /// Milliseconds left.
    pub left: u32,
}

impl Clocks {
    /// As they were kept.
    pub fn kept(kept: &[Option<u32>], seats: usize) -> Self {
        let left = (0..seats).map(|at| kept.get(at).copied().flatten()).collect();
        Self { left, running: None }
    }

    /// What is to be kept: nothing while no time has begun.
    pub fn to_keep(&self) -> Vec<Option<u32>> {
        if self.left.iter().all(Option::is_none) {
            return Vec::new();
        }
        let round = |left: u32| left.div_ceil(KEPT_STEP).saturating_mul(KEPT_STEP);
        self.left.iter().map(|left| left.map(round)).collect()
    }

    /// The one that is running.
    pub fn running(&self) -> Option<Running> {
        let seat = self.running?;
        Some(Running { seat, left: self.left[seat.index()]? })
    }

    /// Another screen may have come. `due` are the people whom the game waits for, `limit` the
    /// seconds that a seat has in all.
    pub fn follow(&mut self, screen: Screen, due: SeatSet, limit: impl Fn(Seat) -> Option<u32>) {
        for seat in Seat::all(Seat::MOST).take(self.left.len()) {
            if !due.contains(seat) {
                self.left[seat.index()] = None;
            }
        }
        let seat = match screen {
            Screen::Seat(seat) => Some(seat),
            Screen::Table(Why::Choice) => due.lowest(),
            // A curtain that the seat itself has raised, a pause or a question stops no clock.
            Screen::Curtain(seat, _) | Screen::Recap(seat) | Screen::Leave(seat) => {
                self.running.filter(|running| *running == seat)
            }
            Screen::Table(Why::Pause) | Screen::Pick(_) => self.running,
            Screen::Table(Why::News | Why::Bots | Why::Over)
            | Screen::Done(_)
            | Screen::ReadOnly => None,
        };
        self.running = None;
        if let Some(seat) = seat.filter(|seat| due.contains(*seat))
            && let Some(whole) = limit(seat)
        {
            let whole = whole.saturating_mul(1_000);
            let left = &mut self.left[seat.index()];
            *left = Some(left.map_or(whole, |left| left.min(whole)));
            self.running = Some(seat);
        }
    }

    /// The seat has decided: its next decision has the whole time.
    pub fn decided(&mut self, seat: Seat) {
        self.left[seat.index()] = None;
        self.running = self.running.filter(|running| *running != seat);
    }

    /// So many milliseconds have passed. Returns the seat whose time has run out by it.
    pub fn pass(&mut self, milliseconds: u32) -> Option<Seat> {
        let Running { seat, left } = self.running()?;
        let left = left.saturating_sub(milliseconds);
        self.left[seat.index()] = Some(left);
        (left == 0).then_some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Purpose;

    const ONE: Seat = Seat::ONE;
    const TWO: Seat = Seat::TWO;

    fn clocks() -> Clocks {
        Clocks::kept(&[], 2)
    }

    fn follow(clocks: &mut Clocks, screen: Screen) -> Option<u32> {
        clocks.follow(screen, SeatSet::first(2), |_| Some(60));
        clocks.running().map(|running| running.left)
    }

    #[test]
    fn a_clock_runs_from_when_the_cards_are_shown() {
        let mut clocks = clocks();
        for screen in [Screen::Curtain(ONE, Purpose::Play), Screen::Recap(ONE)] {
            assert_eq!(follow(&mut clocks, screen), None);
            assert_eq!(clocks.pass(9_000), None);
        }
        assert_eq!(follow(&mut clocks, Screen::Seat(ONE)), Some(60_000));
        assert_eq!(clocks.pass(59_999), None);
        assert_eq!(clocks.pass(1), Some(ONE));
    }

    #[test]
    fn a_curtain_that_a_player_raises_stops_no_clock() {
        let mut clocks = clocks();
        follow(&mut clocks, Screen::Seat(ONE));
        clocks.pass(10_000);
        for screen in [
            Screen::Curtain(ONE, Purpose::Play),
            Screen::Table(Why::Pause),
            Screen::Curtain(ONE, Purpose::Leave),
            Screen::Leave(ONE),
            Screen::Recap(ONE),
        ] {
            assert_eq!(follow(&mut clocks, screen), Some(50_000), "{screen:?}");
        }
    }

    #[test]
    fn handing_the_device_over_stops_it_and_what_is_left_is_left() {
        let mut clocks = clocks();
        follow(&mut clocks, Screen::Seat(ONE));
        clocks.pass(10_000);
        assert_eq!(follow(&mut clocks, Screen::Curtain(TWO, Purpose::Play)), None);
        assert_eq!(follow(&mut clocks, Screen::Seat(TWO)), Some(60_000));
        clocks.pass(5_000);
        assert_eq!(follow(&mut clocks, Screen::Curtain(ONE, Purpose::Play)), None);
        assert_eq!(follow(&mut clocks, Screen::Seat(ONE)), Some(50_000));
    }

    #[test]
    fn a_decision_gives_the_whole_time_for_the_next() {
        let mut clocks = clocks();
        follow(&mut clocks, Screen::Seat(ONE));
        clocks.pass(10_000);
        clocks.decided(ONE);
        assert_eq!(clocks.running(), None);
        assert_eq!(follow(&mut clocks, Screen::Seat(ONE)), Some(60_000));
        clocks.pass(10_000);
        clocks.follow(Screen::Table(Why::News), SeatSet::EMPTY, |_| None);
        assert_eq!(follow(&mut clocks, Screen::Seat(ONE)), Some(60_000), "nothing was owed");
    }

    #[test]
    fn where_there_is_no_limit_there_is_no_clock() {
        let mut clocks = clocks();
        clocks.follow(Screen::Seat(ONE), SeatSet::first(2), |_| None);
        assert_eq!((clocks.running(), clocks.pass(1)), (None, None));
        clocks.follow(Screen::Seat(ONE), SeatSet::only(TWO), |_| Some(60));
        assert_eq!(clocks.running(), None, "nor for a seat that owes nothing");
    }

    #[test]
    fn time_left_is_kept_in_steps_of_five_seconds() {
        let mut clocks = clocks();
        assert_eq!(clocks.to_keep(), []);
        follow(&mut clocks, Screen::Seat(TWO));
        clocks.pass(12_300);
        assert_eq!(clocks.to_keep(), [None, Some(50_000)]);
        let mut again = Clocks::kept(&clocks.to_keep(), 2);
        assert_eq!(follow(&mut again, Screen::Curtain(TWO, Purpose::Play)), None);
        assert_eq!(follow(&mut again, Screen::Seat(TWO)), Some(50_000));
        let mut forged = Clocks::kept(&[Some(u32::MAX)], 2);
        assert_eq!(follow(&mut forged, Screen::Seat(ONE)), Some(60_000), "no more than there is");
    }
}
