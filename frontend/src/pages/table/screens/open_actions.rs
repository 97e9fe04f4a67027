//! What can be said on the open table without a look at one's cards.

use engine::catalogue::AnyAction;
use engine::game::Decision;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::games;
use crate::pages::table::game::{Game, Running};
use crate::session::Step;
use crate::words::table;

/// What can be said by each of several people, or by all at once, instead of a visit.
pub fn open_actions(game: &Game) -> Html {
    let session = &game.session;
    html! {
        <>
            { action_of_all(game) }
            if !session.public_actions().is_empty() {
                <details class="table__open-actions">
                    <summary>{ table::WITHOUT_LOOKING }</summary>
                    { public_actions(game) }
                </details>
            }
        </>
    }
}

/// What all can say at once.
pub fn action_of_all(game: &Game) -> Html {
    let Game { session, players, .. } = game;
    let all = session.all_at_once();
    html! {
        if let Some((_, action)) = all.first() {
            <Button
                class="table__openly"
                label={players.named(&games::of(&session.table_view()).public_action_of_all(action))}
                on_press={on_all(session, all.clone())}
            />
        }
    }
}

/// What can be said at once in front of all, without a visit behind a curtain.
pub fn public_actions(game: &Game) -> Html {
    let Game { session, players, .. } = game;
    let view = session.table_view();
    let say = |(seat, action): (Seat, AnyAction)| {
        let label = players.named(&games::of(&view).public_action(seat, &action));
        let act = Step::Decide(seat, Decision::Act(action));
        html! {
            <Button
                key={label.written()}
                class="table__openly"
                label={label.clone()}
                on_press={game.step(act)}
            />
        }
    };
    session.public_actions().into_iter().map(say).collect()
}

/// Each of them does this.
fn on_all(session: &Running, all: Vec<(Seat, AnyAction)>) -> Callback<MouseEvent> {
    let session = session.dispatcher();
    Callback::from(move |_| {
        for (seat, action) in &all {
            session.dispatch(Step::Decide(*seat, Decision::Act(action.clone())));
        }
    })
}
