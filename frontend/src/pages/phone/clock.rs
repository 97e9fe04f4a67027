//! The clock on a phone, which runs on its own from the table's last message.

use std::cell::Cell;

use yew::prelude::*;

use super::connection::PhoneProps;
use crate::components::clock::clock;
use crate::hooks::use_elapsed;
use crate::words::table;

/// The clock, in a component of its own, so that the board isn't drawn anew each second.
#[component]
pub fn SeatClock(PhoneProps { game }: &PhoneProps) -> Html {
    // A message's number, and the milliseconds since that message.
    let passed = use_state_eq(|| (None::<u32>, 0_u32));
    // The message with this number set the clock.
    let number = game.clock().map(|(number, _)| number);
    use_elapsed(number, {
        // `use_elapsed` keeps one callback for each number, so the sum begins anew with each message.
        let (passed, sum) = (passed.setter(), Cell::new(0_u32));
        Callback::from(move |milliseconds| {
            sum.set(sum.get().saturating_add(milliseconds));
            passed.set((number, sum.get()));
        })
    });
    let (Some((_, state)), Some(players)) = (game.clock(), game.players()) else {
        return Html::default();
    };
    let name = state.seat.map_or(table::BREAK.translate(), |seat| players.name(seat));
    let passed_ms = if passed.0 == number { passed.1 } else { 0 };
    clock(name, state.left.saturating_sub(passed_ms), state.whole)
}
