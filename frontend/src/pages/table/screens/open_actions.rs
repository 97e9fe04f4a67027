//! Actions on the open table that need no look at one's cards.

use engine::catalogue::AnyAction;
use engine::game::Decision;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::hold::Hold;
use crate::games;
use crate::hooks::use_settings;
use crate::pages::table::game::{GameProps, RunningGame};
use crate::services::settings::OpenBy;
use crate::session::Step;
use crate::words::table;

/// Buttons for actions without a visit: one for all people at once, and one for each.
pub fn open_actions(game: &RunningGame) -> Html {
    let session = &game.session;
    html! {
        <>
            { action_of_all(game) }
            if !session.public_actions().is_empty() {
                <details class="table__open-actions">
                    <summary class="note">{ table::WITHOUT_LOOKING }</summary>
                    { public_actions(game) }
                </details>
            }
        </>
    }
}

pub fn action_of_all(game: &RunningGame) -> Html {
    html! { <ActionOfAll game={game.clone()} /> }
}

/// A hold button for an action of all players: a tap by one of them would decide for everybody, without an undo.
#[component]
fn ActionOfAll(GameProps { game }: &GameProps) -> Html {
    let RunningGame { session, players, .. } = game;
    let opens_by_tap = use_settings().curtain == OpenBy::Tap;
    let shared_actions = session.shared_public_actions();
    let Some((_, action)) = shared_actions.first() else { return Html::default() };
    let line = games::ui_of(&session.table_view()).public_action_of_all(action);
    let action_name = players.named(&line).written();
    let label = if opens_by_tap { action_name } else { table::held(&action_name) };
    let session = session.dispatcher();
    let on_open = Callback::from(move |()| {
        for (seat, action) in &shared_actions {
            session.dispatch(Step::Decide(*seat, Decision::Act(action.clone())));
        }
    });
    html! { <Hold class="table__openly is-quiet" {label} {on_open} /> }
}

pub fn public_actions(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let view = session.table_view();
    let button = |(seat, action): (Seat, AnyAction)| {
        let label = players.named(&games::ui_of(&view).public_action(seat, &action));
        let on_press = game.step(Step::Decide(seat, Decision::Act(action)));
        html! {
            <Button key={label.written()} class="table__openly" label={label.clone()} {on_press} />
        }
    };
    session.public_actions().into_iter().map(button).collect()
}

#[cfg(test)]
mod tests {
    use engine::seat::Seat;

    use crate::device::Screen;
    use crate::services::saves::Local;
    use crate::session::Step;
    use crate::testing::{Table, record};

    fn until_pick(table: &mut Table) {
        while !matches!(table.screen(), Screen::Pick(_)) {
            assert!(table.take_plain_step(), "{:?}", table.screen());
        }
    }

    #[test]
    fn the_first_screen_of_trading_says_what_happens_ticks_who_has_looked_and_ends_by_a_hold() {
        let seats = "Ana | Ben | Cem | Dee";
        let record = record("heads-up-duel", "", seats, "0000000000000004", &[]);
        let mut table = Table::open(&record, Local::default());
        until_pick(&mut table);
        let (page, for_all) = (table.page(), "Hold: End period 1 for everybody");
        let held = page.of_class("hold");
        assert!(page.has_button(for_all) && held.contains(&for_all.to_owned()), "{page:?}");
        let says = |table: &Table, text: &str| {
            let page = table.page().text();
            assert!(page.contains(text), "{text}: {page}");
        };
        says(&table, "Everyone looks at their deck once");
        says(&table, "Ana: hasn’t looked yet");
        table.step(Step::Take(Seat::ONE));
        says(&table, "Your first look");
        table.step(Step::Read);
        table.step(Step::Cover);
        // Nothing was decided at the first look, and yet it was one; after a reload, too.
        let text = table.session.record().to_string();
        let mut table = Table::open(&text, table.session.local());
        until_pick(&mut table);
        says(&table, "✓Ana: has looked");
        says(&table, "Ben: hasn’t looked yet");
        table.step(Step::Take(Seat::ONE));
        says(&table, "Since you last looked");
        table.step(Step::Read);
        table.act(Seat::ONE, "finish");
        until_pick(&mut table);
        says(&table, "✓✓Ana: done");
    }
}
