//! How a turn goes (SH-2 to SH-7).

use engine::game::{Outcome, Sink};
use engine::seat::{BySeat, Seat, SeatSet};

use super::state::{DECK, Laid, MOST_SEATS, Number, Side, Stage};
use super::{Action, Event, Kind, Shadows};

/// Cards face-down before each seat, and in its hand, at first (SH-1).
const AT_FIRST: u8 = 2;
const HELD: u8 = 3;
/// Actions in a turn (SH-2).
const ACTIONS: u8 = 2;

impl Shadows {
    /// SH-1.
    pub(super) fn set_up(&mut self) {
        for seat in Seat::all(self.seats) {
            for _ in 0..AT_FIRST {
                let kind = self.next_card().expect("24 cards are enough for four seats");
                self.lay(Laid { owner: seat, kind, side: Side::Down(SeatSet::EMPTY) });
            }
            for _ in 0..HELD {
                let kind = self.next_card().expect("24 cards are enough for four seats");
                self.hands[seat].put(kind);
            }
        }
        self.begin_turn(Seat::ONE, &mut Sink::none());
    }

    fn next_card(&mut self) -> Option<Kind> {
        let card = self.deck.get(usize::from(self.drawn)).copied()?;
        self.drawn += 1;
        Some(card)
    }

    fn lay(&mut self, card: Laid) -> Number {
        let at = self.table.iter().flatten().count();
        self.table[at] = Some(card);
        Number::at(at)
    }

    /// The cards that lie face-down, by number.
    pub(super) fn down(&self) -> impl Iterator<Item = Number> {
        let numbers = (0..DECK).map(Number::at);
        numbers.filter(|number| self.owner_of_down(*number).is_some())
    }

    pub(super) fn owner(&self, number: Number) -> Option<Seat> {
        self.table[number.index()].map(|laid| laid.owner)
    }

    /// The owner of a card that lies face-down; `None` if there is none of that number.
    pub(super) fn owner_of_down(&self, number: Number) -> Option<Seat> {
        let laid = self.table[number.index()]?;
        matches!(laid.side, Side::Down(_)).then_some(laid.owner)
    }

    pub(super) const fn waits(&self, number: Number) -> bool {
        self.waiting & number.bit() != 0
    }

    /// Whether the power can be used on this (SH-4).
    pub(super) fn fits(&self, number: Number, target: Option<Number>) -> bool {
        let lamp = self.table[number.index()].is_some_and(|laid| laid.kind == Kind::Lamp);
        match target {
            Some(target) => lamp && self.owner_of_down(target).is_some(),
            None => !lamp || self.down().next().is_none(),
        }
    }

    /// All uses of the powers that wait.
    pub(super) fn uses(&self) -> impl Iterator<Item = Action> {
        let waiting = (0..DECK).map(Number::at).filter(|number| self.waits(*number));
        waiting.flat_map(move |number| {
            let targets = std::iter::once(None).chain(self.down().map(Some));
            let targets = targets.filter(move |target| self.fits(number, *target));
            targets.map(move |target| Action::Use(number, target))
        })
    }

    fn begin_turn(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.stage = Stage::Turn { seat, actions: ACTIONS };
        sink.emit(|| Event::TurnBegan(seat));
        if let Some(kind) = self.next_card() {
            self.hands[seat].put(kind);
            sink.emit(|| Event::Drew(seat, Some(kind)));
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Play(kind) => {
                self.hands[seat].take(kind);
                let side = Side::Down(SeatSet::only(seat));
                let number = self.lay(Laid { owner: seat, kind, side });
                sink.emit(|| Event::Played(seat, number, Some(kind)));
                self.spend_action();
            }
            Action::Flip(number) => {
                self.turn_up(number, sink);
                self.spend_action();
            }
            Action::Use(number, target) => self.use_power(seat, number, target, sink),
            Action::End => return self.end_turn(seat, sink),
        }
        if matches!(self.stage, Stage::Turn { actions: 0, .. }) && self.waiting == 0 {
            self.end_turn(seat, sink);
        }
    }

    fn spend_action(&mut self) {
        if let Stage::Turn { actions, .. } = &mut self.stage {
            *actions -= 1;
        }
    }

    /// SH-3.
    fn turn_up(&mut self, number: Number, sink: &mut Sink<Self>) {
        let Some(laid) = &mut self.table[number.index()] else { return };
        laid.side = Side::Up;
        let kind = laid.kind;
        sink.emit(|| Event::TurnedUp(number, kind));
        if kind != Kind::Stone {
            self.waiting |= number.bit();
        }
    }

    /// SH-4.
    fn use_power(
        &mut self,
        seat: Seat,
        number: Number,
        target: Option<Number>,
        sink: &mut Sink<Self>,
    ) {
        self.waiting &= !number.bit();
        sink.emit(|| Event::Used(number));
        match self.table[number.index()].map(|laid| laid.kind) {
            Some(Kind::Lamp) => {
                if let Some(target) = target {
                    self.look(seat, target, sink);
                }
            }
            Some(Kind::Bell) => {
                for own in (0..DECK).map(Number::at) {
                    if self.owner_of_down(own) == Some(seat) {
                        self.turn_up(own, sink);
                    }
                }
            }
            Some(Kind::Star) => {
                if let Stage::Turn { actions, .. } = &mut self.stage {
                    *actions += 1;
                }
            }
            Some(Kind::Stone) | None => {}
        }
    }

    fn look(&mut self, seat: Seat, target: Number, sink: &mut Sink<Self>) {
        let Some(laid) = &mut self.table[target.index()] else { return };
        if let Side::Down(known_to) = laid.side {
            laid.side = Side::Down(known_to.with(seat));
            let kind = laid.kind;
            sink.emit(|| Event::Looked(seat, target, Some(kind)));
        }
    }

    /// SH-5.
    fn end_turn(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if usize::from(self.drawn) < DECK {
            self.begin_turn(seat.next(self.seats), sink);
            return;
        }
        let mut scores = BySeat::<u32, MOST_SEATS>::default();
        for laid in self.table.iter().flatten().filter(|laid| laid.side == Side::Up) {
            scores[laid.owner] += if laid.kind == Kind::Stone { 3 } else { 1 };
        }
        self.end(Outcome::of_scores(&scores.0[..usize::from(self.seats)]), sink);
    }

    /// SH-6.
    pub(super) fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.emit(|| Event::TimedOut(seat));
        if self.waiting != 0 {
            let mut dice = self.chance.next_event();
            loop {
                let nth = dice.below(self.uses().count() as u32);
                let Some(Action::Use(number, target)) = self.uses().nth(nth as usize) else {
                    break;
                };
                self.use_power(seat, number, target, sink);
            }
        }
        self.end_turn(seat, sink);
    }

    /// SH-7.
    pub(super) fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
        if self.seats == 2 {
            self.end(Outcome::conceded(seat), sink);
        }
    }

    fn end(&mut self, outcome: Outcome, sink: &mut Sink<Self>) {
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }
}
