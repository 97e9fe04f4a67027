//! A conflict: two tabs have played the game without knowing of each other.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::panel::panel;
use crate::hooks::{toasts, use_table_letters};
use crate::pages::table::autosave::Conflict;
use crate::pages::table::game::EnterMode;
use crate::route::Route;
use crate::services::saved_games::save_own_version;
use crate::services::settings::Distance;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct ConflictScreenProps {
    pub conflict: Rc<Conflict>,
    pub on_enter: Callback<EnterMode>,
}

/// This tab has stopped. The screen shows no board, and so nothing secret.
#[component]
pub fn ConflictScreen(props: &ConflictScreenProps) -> Html {
    use_table_letters(Distance::Near);
    let Conflict { own, is_ahead } = &*props.conflict;
    let own = own.clone();
    let on_keep = Callback::from(move |_| {
        if let Some(id) = toasts::or_fail(save_own_version(&own)) {
            Route::Table(id).go_instead();
        }
    });
    let hint = if *is_ahead { table::AHEAD_HINT } else { table::CONFLICT_HINT };
    let buttons = html! {
        <div class="stack-2 sheet__buttons">
            <Button
                weight={Weight::Main}
                label={table::FOLLOW}
                // Continues from the other tab's save.
                on_press={props.on_enter.reform(|_| EnterMode::IfFree)}
            />
            if !is_ahead {
                <Button label={table::KEEP_BOTH} on_press={on_keep} />
            }
        </div>
    };
    html! {
        <div class="table">
            <main class="table__main" id="main" data-screen="conflict">
                { panel(table::CONFLICT, Some(hint), buttons) }
            </main>
        </div>
    }
}
