//! A choice that several people show with their hands at once: the game's own screen for it.

use engine::catalogue::AnyAction;
use engine::seat::Seat;
use yew::prelude::*;

use crate::games::{self, ByGestureProps};
use crate::pages::table::game::Game;
use crate::session::Step;

/// The screen on which it is entered, where there is such a choice now.
pub fn gestures(game: &Game) -> Html {
    let Game { session, players, .. } = game;
    let Some((seats, gestures)) = session.gestures() else { return Html::default() };
    let (asked, dispatcher) = (session.clone(), session.dispatcher());
    let view = session.table_view();
    games::of(&view).by_gesture(ByGestureProps {
        seats,
        gestures,
        players: players.clone(),
        can: Callback::from(move |(seat, action): (Seat, AnyAction)| {
            asked.why_not(seat, &action).is_none()
        }),
        on_show: Callback::from(move |shown| dispatcher.dispatch(Step::Shown(shown))),
        on_secret: game.step(Step::UseGestures(false)),
    })
}
