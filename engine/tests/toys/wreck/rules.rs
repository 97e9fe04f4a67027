//! How a round goes (WR-2 to WR-6).

use engine::game::{Outcome, Sink};
use engine::seat::{BySeat, Seat};

use super::state::{Find, MOST_SEATS, ROUNDS, Stage};
use super::{Action, Event, Wreck};

impl Wreck {
    /// WR-2: lays out the finds of the next round, or ends the game.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<Self>) {
        if self.round == ROUNDS {
            self.end(sink);
            return;
        }
        let first = self.laid_out();
        self.round += 1;
        let round = self.round;
        sink.emit(|| Event::RoundBegan(round));
        for (seat, number) in Seat::all(self.seats).zip(first..) {
            let find = Find { number: number + 1, worth: self.finds[usize::from(number)] };
            self.open[seat] = Some(find);
            sink.emit(|| Event::LaidOut(find));
        }
        self.stage = Stage::Share(self.first());
    }

    /// The seat that begins the round (WR-3).
    fn first(&self) -> Seat {
        Seat::numbered(self.round).expect("there are more seats than rounds")
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Take(number) => self.take(seat, number, sink),
            Action::Charm(worth) => {
                let place = &mut self.places[seat];
                place.held.take(worth);
                place.played.put(worth);
                sink.emit(|| Event::Played(seat, worth));
                self.ask_for_charms(seat.next(self.seats), sink);
            }
            Action::Pass => {
                sink.emit(|| Event::Passed(seat));
                self.ask_for_charms(seat.next(self.seats), sink);
            }
        }
    }

    /// WR-3, 4.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.emit(|| Event::TimedOut(seat));
        match self.stage {
            Stage::Share(_) => {
                let finds = self.open_finds();
                let best =
                    finds.reduce(|best, next| if next.worth > best.worth { next } else { best });
                let best = best.expect("a find for each seat");
                self.take(seat, best.number, sink);
            }
            Stage::Charm(_) => self.act(seat, Action::Pass, sink),
            Stage::Over(_) => {}
        }
    }

    fn take(&mut self, seat: Seat, number: u8, sink: &mut Sink<Self>) {
        let taken =
            self.open.0.iter_mut().find(|find| find.is_some_and(|find| find.number == number));
        let find = taken.and_then(Option::take).expect("checked: it lies open");
        self.places[seat].finds += find.worth;
        sink.emit(|| Event::Took(seat, find));
        let next = seat.next(self.seats);
        if next == self.first() {
            self.ask_for_charms_from(next, sink);
        } else {
            self.stage = Stage::Share(next);
        }
    }

    /// WR-4: the next seat that holds charms, before the turn comes round to the first.
    fn ask_for_charms(&mut self, next: Seat, sink: &mut Sink<Self>) {
        if next == self.first() {
            self.begin_round(sink);
        } else {
            self.ask_for_charms_from(next, sink);
        }
    }

    fn ask_for_charms_from(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if !self.charms {
            self.begin_round(sink);
        } else if self.places[seat].held.count() > 0 {
            self.stage = Stage::Charm(seat);
        } else {
            self.ask_for_charms(seat.next(self.seats), sink);
        }
    }

    fn end(&mut self, sink: &mut Sink<Self>) {
        let scores = BySeat::<u32, MOST_SEATS>::from_fn(|seat| {
            u32::from(self.places[seat].finds) + self.places[seat].played.worth()
        });
        let outcome = Outcome::of_scores(&scores.0[..usize::from(self.seats)]);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }
}
