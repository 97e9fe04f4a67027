//! The clock on a phone, which runs on its own from the table's last message.

use std::rc::Rc;

use yew::prelude::*;

use super::connection::PhoneProps;
use crate::components::clock::clock;
use crate::hooks::use_elapsed;
use crate::words::table;

/// The clock, in a component of its own, so that the board isn't drawn anew each second.
#[component]
pub fn SeatClock(PhoneProps { game }: &PhoneProps) -> Html {
    let passed = use_reducer_eq(TimePassed::default);
    // The message with this number set the clock.
    let number = game.clock().map(|(number, _)| number);
    use_elapsed(number, {
        let passed = passed.dispatcher();
        let number = number.unwrap_or_default();
        Callback::from(move |milliseconds| passed.dispatch((number, milliseconds)))
    });
    let (Some((number, state)), Some(players)) = (game.clock(), game.players()) else {
        return Html::default();
    };
    let name = state.seat.map_or(table::BREAK.translate(), |seat| players.name(seat));
    clock(name, state.left.saturating_sub(passed.since(number)), state.whole)
}

/// The time since the message with this number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct TimePassed {
    number: u32,
    milliseconds: u32,
}

impl TimePassed {
    fn since(self, number: u32) -> u32 {
        if self.number == number { self.milliseconds } else { 0 }
    }
}

impl Reducible for TimePassed {
    type Action = (u32, u32);

    fn reduce(self: Rc<Self>, (number, milliseconds): (u32, u32)) -> Rc<Self> {
        Rc::new(Self { number, milliseconds: self.since(number).saturating_add(milliseconds) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_from_the_last_message() {
        let pass = |passed: Rc<TimePassed>, number| passed.reduce((number, 1_000));
        let twice = pass(pass(Rc::default(), 1), 1);
        assert_eq!((twice.since(1), twice.since(2)), (2_000, 0));
        let restarted = pass(twice, 2);
        assert_eq!((restarted.since(2), restarted.since(1)), (1_000, 0));
        assert_eq!(restarted.reduce((2, u32::MAX)).since(2), u32::MAX);
    }
}
