//! Who meets whom (HUD-5, HUD-18 to HUD-20).

use crate::chance::Dice;
use crate::seat::{BySeat, Seat, SeatSet};

use super::super::Sink;
use super::super::state::{HeadsUpDuel, Pending, Stage};
use super::super::{BySide, Event, Made, Pair};

impl HeadsUpDuel {
    /// What comes first after the deal.
    pub(in super::super) fn open(&mut self) {
        if self.options.draws_pairs(self.seats) {
            self.draw_pairs();
        }
        if !self.options.trades(self.seats) {
            self.next_duel(&mut Sink::none());
        }
    }

    /// HUD-20. At a table of two there is nothing to draw.
    fn draw_pairs(&mut self) {
        let mut seats = BySeat::<Seat, 8>::from_fn(|seat| seat).0;
        let seats = &mut seats[..usize::from(self.seats)];
        if seats.len() > 2 {
            self.chance.next_event().shuffle(seats);
        }
        for pair in seats.chunks_exact(2) {
            self.pairs.push(Pair { seats: BySide([pair[0], pair[1]]), made: Made::Drawn });
        }
    }

    /// HUD-18, 19: the next pair is made, until there is something to choose.
    pub(super) fn assign(&mut self, sink: &mut Sink<'_>) {
        let free = self.free();
        let wealth = |seat: &Seat| (self.places[*seat].marbles, self.halves(*seat));
        let Some(most) = free.iter().map(|seat| wealth(&seat)).max() else {
            return self.next_duel(sink);
        };
        let first: SeatSet = free.iter().filter(|seat| wealth(seat) == most).collect();
        match first.lowest() {
            Some(seat) if first.len() == 1 => self.let_pick(seat, sink),
            _ => {
                self.stage = Stage::Naming(first, BySeat::from_fn(|_| Pending::Owed));
                sink.emit(|| Event::Tied(first));
            }
        }
    }

    /// The seat picks next. With only one other seat left there is nothing to choose.
    fn let_pick(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let others = self.free().without(seat);
        sink.emit(|| Event::Picks(seat));
        match others.lowest() {
            Some(other) if others.len() == 1 => self.pick(seat, other, sink),
            _ => self.stage = Stage::Picking(seat),
        }
    }

    /// HUD-19: a tied seat names one of them; the last one settles it.
    pub(in super::super) fn name(
        &mut self,
        seat: Seat,
        choice: Pending<Seat>,
        sink: &mut Sink<'_>,
    ) {
        let Stage::Naming(tied, names) = &mut self.stage else { return };
        names[seat] = choice;
        let chosen = match choice {
            Pending::Chosen(other) => Some(other),
            Pending::Owed | Pending::TimedOut => None,
        };
        sink.emit(|| Event::Named(seat, chosen));
        let (tied, mut names) = (*tied, *names);
        if tied.iter().any(|seat| names[seat].is_owed()) {
            return;
        }
        let mut chosen = SeatSet::EMPTY;
        for seat in tied.iter() {
            if names[seat] == Pending::TimedOut {
                sink.emit(|| Event::TimedOut(seat));
                let drawn = one_of(tied, &mut self.chance.next_event());
                names[seat] = Pending::Chosen(drawn.unwrap_or(seat));
            }
            if let Pending::Chosen(other) = names[seat] {
                sink.emit(|| Event::NameShown(seat, other));
                chosen = chosen.with(other);
            }
        }
        let first = match chosen.lowest() {
            Some(seat) if chosen.len() == 1 => seat,
            _ => one_of(tied, &mut self.chance.next_event()).unwrap_or(seat),
        };
        self.let_pick(first, sink);
    }

    /// HUD-18.
    pub(super) fn pick(&mut self, seat: Seat, other: Seat, sink: &mut Sink<'_>) {
        self.pairs.push(Pair { seats: BySide([seat, other]), made: Made::Picked });
        sink.emit(|| Event::Picked(seat, other));
        self.assign(sink);
    }

    pub(in super::super) fn pick_at_random(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let others = self.free().without(seat);
        if let Some(other) = one_of(others, &mut self.chance.next_event()) {
            self.pick(seat, other, sink);
        }
    }
}

/// A random one of these seats.
fn one_of(seats: SeatSet, dice: &mut Dice) -> Option<Seat> {
    seats.iter().nth(dice.below(seats.len().into()) as usize)
}
