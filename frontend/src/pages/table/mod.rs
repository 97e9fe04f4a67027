//! The table: opens and plays a saved game, in one tab at a time.
//!
//! `play` combines the hooks that run beside a game (`effects`), its screens (`screens`) and its dialogs (`sheets`).
//! All of these get a `RunningGame`, and know neither this page nor each other's insides.

mod autosave;
mod effects;
mod game;
mod phones;
mod play;
mod screens;
mod sheet;
mod sheets;

pub use self::sheet::Sheet;
pub use self::sheets::{dialog, log, menu_entries};

#[cfg(test)]
pub mod testing {
    pub use super::game::{OpenedGame, OpenedProps};
    pub use super::play::Play;
}

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use self::autosave::Conflict;
use self::game::{EnterMode, OpenedGame, OpenedProps};
use self::play::Play;
use self::screens::conflict::ConflictScreen;
use self::screens::elsewhere::{Elsewhere, broken};
use self::screens::explained_round::ExplainedRound;
use self::screens::send_move::BeforeDeal;
use crate::components::needs::when_loaded;
use crate::components::page::TableOpening;
use crate::services::learn::Learning;
use crate::services::locks::{self, Lock};
use crate::services::parts::Part;
use crate::services::saved_games;
use crate::services::saves::SaveId;
use crate::session::Step;
use crate::words::table;

#[derive(Clone)]
enum OpeningState {
    /// This tab asks whether another one has the game.
    Asking,
    /// This tab plays the game, and holds its locks.
    Here(
        Rc<OpenedGame>,
        #[expect(dead_code, reason = "held until it is dropped")] Rc<[Option<Lock>; 2]>,
    ),
    /// Another tab plays the game; `None` if its save can't be read, or it isn't dealt yet.
    Elsewhere(Option<Rc<OpenedGame>>),
    /// This tab played the game until another one saved something else.
    Conflict(Rc<Conflict>),
    Broken(AttrValue),
}

#[derive(Properties, PartialEq)]
pub struct TableProps {
    pub id: SaveId,
}

#[component]
pub fn Table(props: &TableProps) -> Html {
    // The id never changes: by the component's key, another game's table is a new component.
    let opening = use_state(|| OpeningState::Asking);
    let has_left = use_memo((), |()| Cell::new(false));
    let (setter, id, left_flag) = (opening.setter(), props.id.clone(), has_left.clone());
    let on_enter = use_callback((), move |mode: EnterMode, ()| {
        let (opening, id, has_left) = (setter.clone(), id.clone(), left_flag.clone());
        spawn_local(async move {
            let state = enter(mode, &id, opening.clone()).await;
            // Locks that arrive after the page was left are dropped here: nobody would release them later.
            if !has_left.get() {
                opening.set(state);
            }
        });
    });
    let (on_open, setter) = (on_enter.clone(), opening.setter());
    use_effect_with((), move |()| {
        on_open.emit(EnterMode::IfFree);
        // Releases the locks when the page is left.
        move || {
            has_left.set(true);
            setter.set(OpeningState::Asking);
        }
    });
    match &*opening {
        OpeningState::Asking => html! { <TableOpening text={table::OPENING} /> },
        OpeningState::Here(opened, _) => {
            let (opening, id) = (opening.setter(), props.id.clone());
            let on_conflict = Callback::from(move |conflict: Conflict| {
                // Another tab has opened a link, and continues the game.
                let continues_by_link = conflict.is_ahead && conflict.own.by_link.is_some();
                opening.set(if continues_by_link {
                    elsewhere_state(&id)
                } else {
                    OpeningState::Conflict(Rc::new(conflict))
                });
            });
            html! { <TableContent id={props.id.clone()} opened={opened.clone()} {on_conflict} /> }
        }
        OpeningState::Conflict(conflict) => {
            let conflict = conflict.clone();
            when_loaded(vec![Part::ByLink], move || {
                html! { <ConflictScreen conflict={conflict.clone()} on_enter={on_enter.clone()} /> }
            })
        }
        OpeningState::Elsewhere(opened) => {
            let (id, opened) = (props.id.clone(), opened.clone());
            when_loaded(vec![Part::Later], move || {
                let (id, opened, on_enter) = (id.clone(), opened.clone(), on_enter.clone());
                html! { <Elsewhere {id} {opened} {on_enter} /> }
            })
        }
        OpeningState::Broken(why) => {
            let why = why.clone();
            when_loaded(vec![Part::Later], move || broken(&why))
        }
    }
}

/// The game; before a deal by link, the page to exchange the links; before a group's first game, an explained round.
/// Until somebody has read that round, no clock runs and no bot acts.
#[component]
fn TableContent(props: &OpenedProps) -> Html {
    let shows_round = use_state_eq(|| Learning::here().must_explain(&props.id));
    if !props.opened.is_dealt() {
        return html! { <BeforeDeal ..props.clone() /> };
    }
    match props.opened.session.game().filter(|_| *shows_round) {
        Some(game) => {
            let on_read = Callback::from(move |()| shows_round.set(false));
            let seats = props.opened.session.record().players.len();
            html! { <ExplainedRound {game} {seats} {on_read} /> }
        }
        None => html! { <Play ..props.clone() /> },
    }
}

/// Tries to get the game for this tab.
async fn enter(mode: EnterMode, id: &SaveId, setter: UseStateSetter<OpeningState>) -> OpeningState {
    let lost_id = id.clone();
    let on_lost = Callback::from(move |()| setter.set(elsewhere_state(&lost_id)));
    let mut lock = None;
    if mode == EnterMode::IfFree {
        lock = locks::lock_game(id.as_str(), on_lost.clone()).await;
    }
    // A link opens in a new tab, while the tab that sent the last one still has the game.
    let is_by_link = || saved_games::open(id).is_ok_and(|save| save.by_link.is_some());
    if lock.is_none() && (mode == EnterMode::TakeOver || is_by_link()) {
        lock = locks::steal_game(id.as_str(), on_lost).await;
    }
    let Some(lock) = lock else { return elsewhere_state(id) };
    let open_game = locks::mark_open_game().await;
    match OpenedGame::read(id) {
        Ok(opened) => OpeningState::Here(Rc::new(opened), Rc::new([Some(lock), open_game])),
        Err(why) => OpeningState::Broken(why.into()),
    }
}

/// The state of a tab whose game another tab plays.
fn elsewhere_state(id: &SaveId) -> OpeningState {
    let opened = OpenedGame::read(id).ok().filter(OpenedGame::is_dealt).map(|opened| {
        let session = Rc::unwrap_or_clone(Rc::new(opened.session).reduce(Step::LoseToOtherTab));
        Rc::new(OpenedGame { session, ..opened })
    });
    OpeningState::Elsewhere(opened)
}
