//! Draws only what changes every second.

use yew::prelude::*;

use super::effects::sounds::use_last_seconds;
use super::game::RunningGame;
use crate::components::clock;
use crate::hooks::use_passing;
use crate::session::Step;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct TimedProps {
    pub game: RunningGame,
    pub on_pass: Callback<()>,
    pub children: Html,
}

#[component]
pub fn Timed(props: &TimedProps) -> Html {
    // The session as it is now: only its time may have changed.
    let game = props.game.clone();
    let drawn = use_force_update();
    let running = game.session.clock().map(|clock| (clock.seat, game.session.decisions()));
    use_passing(running, {
        let (session, on_pass) = (game.session.dispatcher(), props.on_pass.clone());
        Callback::from(move |milliseconds| {
            session.dispatch(Step::Pass(milliseconds));
            on_pass.emit(());
            drawn.force_update();
        })
    });
    use_last_seconds(&game.session);
    html! {
        <>
            { clock(&game) }
            { props.children.clone() }
        </>
    }
}

fn clock(game: &RunningGame) -> Html {
    let session = &game.session;
    let Some(clock) = session.clock() else { return Html::default() };
    let (name, limit) = match clock.seat {
        Some(seat) => (game.players.name(seat), session.time_limit()),
        None => (
            table::BREAK.translate(),
            session.intermission().and_then(|rest| rest.limit).map(u32::from),
        ),
    };
    clock::clock(name, clock.left, limit.unwrap_or_default().saturating_mul(1_000))
}
