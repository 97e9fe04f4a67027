//! The device changes hands behind a curtain.

use engine::seat::Seat;
use yew::prelude::*;

use super::hand_over::{by_gesture, notes};
use crate::components::curtain::Curtain;
use crate::components::seat;
use crate::device::Purpose;
use crate::games;
use crate::pages::table::game::Game;
use crate::session::Step;
use crate::words::sentence::in_a_row;

/// The curtain that this seat opens.
pub fn curtain(game: &Game, seat: Seat, purpose: Purpose) -> Html {
    let Game { session, players, .. } = game;
    html! {
        <Curtain
            also={if purpose == Purpose::Play { by_gesture(game) } else { Html::default() }}
            name={players.name(seat).to_owned()}
            look={seat::look(players, seat)}
            standing={in_a_row(&players.sentences(&games::of(&session.standing_view()).standing()))}
            notes={notes(game, Some(seat).filter(|_| purpose == Purpose::Play))}
            on_open={game.step(Step::OpenCurtain)}
            on_decline={game.step(Step::Decline)}
        />
    }
}
