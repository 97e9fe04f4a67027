//! A seat is asked whether it really gives up.

use engine::game::Decision;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::panel::Panel;
use crate::pages::table::game::Game;
use crate::session::Step;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct LeaveProps {
    pub seat: Seat,
    pub game: Game,
}

/// The question.
#[component]
pub fn Leave(props: &LeaveProps) -> Html {
    let LeaveProps { seat, game } = props;
    let players = &game.players;
    let name = (players.people().len() > 1).then(|| players.name(*seat));
    html! {
        <Panel title={table::really(name)} hint={table::give_up_hint(players.count())}>
            <div class="sheet__buttons">
                <Button weight={Weight::Main} label={table::STAY} on_press={game.step(Step::Stay)} />
                <Button
                    weight={Weight::Danger}
                    label={table::REALLY_GIVE_UP}
                    on_press={game.step(Step::Decide(*seat, Decision::Leave))}
                />
            </div>
        </Panel>
    }
}
