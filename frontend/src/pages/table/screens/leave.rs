//! Asks a seat whether it really gives up.

use engine::game::Decision;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::panel::panel;
use crate::pages::table::game::RunningGame;
use crate::session::Step;
use crate::words::table;

#[inline(never)] // For the split: see docs/size.md.
pub fn leave(seat: Seat, game: &RunningGame) -> Html {
    let players = &game.players;
    let name = (players.people().len() > 1).then(|| players.name(seat));
    let ways = html! {
        <div class="stack-3 sheet__buttons">
            <Button weight={Weight::Main} label={table::STAY} on_press={game.step(Step::Stay)} />
            <Button
                weight={Weight::Danger}
                label={table::REALLY_GIVE_UP}
                on_press={game.step(Step::Decide(seat, Decision::Leave))}
            />
        </div>
    };
    panel(table::really(name), Some(table::give_up_hint(players.count())), ways)
}
