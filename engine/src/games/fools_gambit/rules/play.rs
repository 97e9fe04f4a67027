//! How a decision is carried out.

use crate::game::Sink;
use crate::games::fools_gambit::action::Action;
use crate::games::fools_gambit::event::Event;
use crate::games::fools_gambit::state::{FoolsGambit, Pending, Stage};
use crate::seat::Seat;

impl FoolsGambit {
    #[inline]
    pub(in super::super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Choose(choice) => {
                self.seats[seat].pending = Pending::Chosen(choice);
                sink.emit(|| Event::Chose(seat, Some(choice)));
            }
            Action::Swap(swap) => {
                self.seats[seat].pending = Pending::SwapChosen(swap);
                sink.emit(|| Event::SwapChosen(seat, Some(swap)));
            }
        }
        self.go_on_after(seat, sink);
    }

    pub(in super::super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.seats[seat].pending = Pending::TimedOut;
        // That time ran out would tell the other seat what is chosen: it is emitted later.
        match self.stage {
            Stage::Swap => sink.emit(|| Event::SwapChosen(seat, None)),
            Stage::Choose | Stage::Over(_) => sink.emit(|| Event::Chose(seat, None)),
        }
        self.go_on_after(seat, sink);
    }

    /// The seat has chosen: what follows happens once the other one has, too.
    #[inline]
    fn go_on_after(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if !matches!(self.seats[seat.other()].pending, Pending::Owed) {
            self.go_on(sink);
        }
    }

    fn go_on(&mut self, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        match self.stage {
            Stage::Choose => self.lay_down(sink),
            Stage::Swap => self.duel(sink),
            Stage::Over(_) => {}
        }
    }
}
