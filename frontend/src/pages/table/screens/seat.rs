//! A seat looks at its own cards and decides.

use engine::seat::Seat;
use yew::prelude::*;

use super::send_move::foot_by_link;
use crate::components::button::Button;
use crate::games::Board;
use crate::pages::table::game::{RunningGame, use_decision_props, use_seen};
use crate::session::{Session, Step};
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct SeatScreenProps {
    pub seat: Seat,
    pub game: RunningGame,
}

#[component]
pub fn SeatScreen(props: &SeatScreenProps) -> Html {
    let SeatScreenProps { seat, game } = props;
    let (act, judge) = use_decision_props(&game.session, *seat);
    let (view, frames) = use_seen(&game.session, Session::just_done);
    html! {
        <>
            <Board {view} players={game.players.clone()} {frames} {act} {judge} />
            { foot(game) }
        </>
    }
}

/// Below the board of a seat that has just decided and can continue: a button to hand over to the person concerned, and
/// the undo.
fn foot(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    if session.by_link().is_some() {
        return foot_by_link(game);
    }
    let offer_recipient = session.offer_recipient();
    if offer_recipient.is_none() && !session.can_undo() {
        return Html::default();
    }
    html! {
        <div class="table__foot">
            if let Some(other) = offer_recipient {
                <Button
                    id="hand-to"
                    label={table::hand_to(players.name(other))}
                    on_press={game.step(Step::HandTo(other))}
                />
            }
            if session.can_undo() {
                <Button label={table::UNDO} on_press={game.step(Step::Undo)} />
            }
        </div>
    }
}
