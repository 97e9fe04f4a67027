//! A game that two tabs have played without knowing of each other.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::panel::Panel;
use crate::hooks::{use_table_letters, use_toasts};
use crate::pages::table::keeper::Conflict;
use crate::route::Route;
use crate::services::apart::renamed;
use crate::services::chance::fresh_id;
use crate::services::saves::{self, SaveId};
use crate::services::settings::Distance;
use crate::services::storage::with_device;
use crate::words::{errors, table};

#[derive(Properties, PartialEq)]
pub struct PlayedApartProps {
    pub id: SaveId,
    pub conflict: Rc<Conflict>,
    /// Goes on from what the other tab has kept.
    pub on_follow: Callback<()>,
}

/// This tab has stopped. Nothing secret is shown.
#[component]
pub fn PlayedApart(props: &PlayedApartProps) -> Html {
    let toasts = use_toasts();
    use_table_letters(Distance::Near);
    let Conflict { own, is_ahead } = &*props.conflict;
    let on_keep = {
        let (own, last) = (own.clone(), props.id.clone());
        Callback::from(move |_| {
            let id = fresh_id();
            let own =
                if own.apart.is_some() { renamed(own.clone(), &last, &id) } else { own.clone() };
            match with_device(|store| saves::keep(store, &id, &own)) {
                Ok(()) => Route::Table { id }.go_instead(),
                Err(error) => toasts.fail(errors::store(error)),
            }
        })
    };
    let hint = if *is_ahead { table::AHEAD_HINT } else { table::APART_HINT };
    html! {
        <div class="table">
            <main class="table__main" id="main" data-screen="conflict">
                <Panel title={table::APART} {hint}>
                    <div class="sheet__buttons">
                        <Button
                            weight={Weight::Main}
                            label={table::FOLLOW}
                            on_press={props.on_follow.reform(|_| ())}
                        />
                        if !is_ahead {
                            <Button label={table::KEEP_BOTH} on_press={on_keep} />
                        }
                    </div>
                </Panel>
            </main>
        </div>
    }
}
