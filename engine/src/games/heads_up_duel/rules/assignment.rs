//! Duel assignment: naming and picking (HUD-18, HUD-19).

use crate::game::{Pending, Sink};
use crate::games::heads_up_duel::state::Stage;
use crate::games::heads_up_duel::{BySide, Event, HeadsUpDuel, Pair, PairOrigin};
use crate::seat::{BySeat, Seat, SeatSet};

impl HeadsUpDuel {
    /// HUD-18, 19: makes pairs until a seat has a choice.
    pub(super) fn make_pairs(&mut self, sink: &mut Sink<Self>) {
        let free = self.unpaired_seats();
        let wealth = |seat: &Seat| (self.by_seat[*seat].marbles, self.halves_left(*seat));
        let Some(most) = free.iter().map(|seat| wealth(&seat)).max() else {
            return self.begin_next_duel(sink);
        };
        let richest: SeatSet = free.iter().filter(|seat| wealth(seat) == most).collect();
        match richest.lowest() {
            Some(seat) if richest.len() == 1 => self.let_pick(seat, sink),
            _ => {
                sink.close_frame(self);
                self.stage = Stage::Naming(richest, BySeat::from_fn(|_| Pending::Owed));
                sink.emit(|| Event::Tied(richest));
            }
        }
    }

    /// Lets the seat pick its opponent, unless only one is left.
    fn let_pick(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let others = self.unpaired_seats().without(seat);
        sink.close_frame(self);
        sink.emit(|| Event::Picks(seat));
        match others.lowest() {
            Some(other) if others.len() == 1 => {
                self.stage = Stage::Pairing;
                self.pick(seat, other, sink);
            }
            _ => self.stage = Stage::Picking(seat),
        }
    }

    /// HUD-19: a tied seat names one of them. Once all have, the seat that all named picks first,
    /// otherwise a random tied one.
    pub(super) fn name(&mut self, seat: Seat, choice: Pending<Seat>, sink: &mut Sink<Self>) {
        let Stage::Naming(tied, names) = &mut self.stage else { return };
        names[seat] = choice;
        sink.emit(|| Event::Named(seat, choice.choice()));
        let (tied, mut names) = (*tied, *names);
        if tied.iter().any(|seat| names[seat].is_owed()) {
            return;
        }
        sink.close_frame(self);
        let mut chosen = SeatSet::EMPTY;
        for seat in tied {
            if names[seat] == Pending::TimedOut {
                sink.emit(|| Event::TimedOut(seat));
                let drawn = tied.pick(&mut self.chance.next_event());
                names[seat] = Pending::Made(drawn.unwrap_or(seat));
            }
            if let Pending::Made(other) = names[seat] {
                sink.emit(|| Event::NameShown(seat, other));
                chosen = chosen.with(other);
            }
        }
        self.stage = Stage::Named(tied, names);
        let first = match chosen.lowest() {
            Some(seat) if chosen.len() == 1 => seat,
            _ => tied.pick(&mut self.chance.next_event()).unwrap_or(seat),
        };
        self.let_pick(first, sink);
    }

    /// HUD-18.
    pub(super) fn pick(&mut self, seat: Seat, other: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        self.stage = Stage::Pairing;
        self.pairs.push(Pair { seats: BySide([seat, other]), origin: PairOrigin::Picked });
        sink.emit(|| Event::Picked(seat, other));
        self.make_pairs(sink);
    }

    pub(super) fn pick_at_random(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let others = self.unpaired_seats().without(seat);
        if let Some(other) = others.pick(&mut self.chance.next_event()) {
            self.pick(seat, other, sink);
        }
    }
}
