//! How a round goes (CL-2 to CL-7).

use engine::game::{Outcome, Sink};
use engine::seat::{BySeat, Seat};

use super::state::{MOST_SEATS, Part};
use super::{Action, Call, Claim, Event};

impl Claim {
    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Play(face) => {
                self.places[seat].card = Part::Made(face);
                sink.emit(|| Event::Played(seat, face));
            }
            Action::Call(call) => {
                self.places[seat].call = Part::Made(call);
                sink.emit(|| Event::Called(seat, call));
            }
        }
        self.resolve_if_all_are_in(sink);
    }

    /// CL-5: one decision that the seat owes is left to chance.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let place = &mut self.places[seat];
        if place.card.is_owed() {
            place.card = Part::TimedOut;
        } else {
            place.call = Part::TimedOut;
        }
        sink.emit(|| Event::RanOut(seat));
        self.resolve_if_all_are_in(sink);
    }

    /// CL-6.
    pub(super) fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
        if self.seats == 2 {
            self.end(Outcome::conceded(seat), sink);
        }
    }

    fn resolve_if_all_are_in(&mut self, sink: &mut Sink<Self>) {
        if self.owing().is_empty() {
            self.resolve(sink);
        }
    }

    /// CL-4, 5: chance makes what was left to it, in seat order; all is shown and scored.
    fn resolve(&mut self, sink: &mut Sink<Self>) {
        let mut shown = BySeat::<(u8, Call), MOST_SEATS>([(0, Call::Doubt); MOST_SEATS]);
        for seat in Seat::all(self.seats) {
            let place = &mut self.places[seat];
            if matches!(place.card, Part::TimedOut) || matches!(place.call, Part::TimedOut) {
                sink.emit(|| Event::TimedOut(seat));
            }
            let face = if let Part::Made(face) = place.card {
                face
            } else {
                let nth = self.chance.next_event().below(place.hand.len().into());
                place.hand.iter().nth(nth as usize).expect("a hand outlasts the rounds")
            };
            let call = if let Part::Made(call) = place.call {
                call
            } else {
                Call::ALL[self.chance.next_event().below(2) as usize]
            };
            place.hand.remove(face);
            place.played.insert(face);
            (place.card, place.call) = (Part::Owed, Part::Owed);
            shown[seat] = (face, call);
            sink.emit(|| Event::Shown(seat, face, call));
        }
        self.score(shown, sink);
        if self.round < self.rounds {
            self.round += 1;
        } else {
            let points = self.places.map(|place| u32::from(place.points));
            self.end(Outcome::of_scores(&points.0[..usize::from(self.seats)]), sink);
        }
    }

    fn score(&mut self, shown: BySeat<(u8, Call), MOST_SEATS>, sink: &mut Sink<Self>) {
        let highest = shown.0.iter().map(|(face, _)| *face).max();
        let mut taken = BySeat::<u8, MOST_SEATS>::default();
        for seat in Seat::all(self.seats) {
            let (face, call) = shown[seat];
            let highest = highest == Some(face);
            taken[seat] = u8::from(highest) + u8::from(highest == (call == Call::Claim));
            self.places[seat].points += taken[seat];
        }
        sink.emit(|| Event::Scored(taken));
    }

    fn end(&mut self, outcome: Outcome, sink: &mut Sink<Self>) {
        self.over = Some(outcome);
        for place in &mut self.places.0 {
            (place.card, place.call) = (Part::Owed, Part::Owed);
        }
        sink.emit(|| Event::Ended(outcome));
    }
}
