//! The screens of a game that isn't played in this tab: another one plays it, or it can't be opened.

use std::rc::Rc;

use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight, icon_link};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::{Board, name_of};
use crate::hooks::{use_focused, use_is_visible, use_table_letters};
use crate::pages::table::game::{EnterMode, OpenedGame};
use crate::route::Route;
use crate::services::locks;
use crate::services::saves::SaveId;
use crate::services::settings::Distance;
use crate::words::{self, table};

#[derive(Properties, PartialEq)]
pub struct ElsewhereProps {
    pub id: SaveId,
    /// The saved game, if it can be read.
    pub opened: Option<Rc<OpenedGame>>,
    pub on_enter: Callback<EnterMode>,
}

/// Shows the table's view while another tab plays the game. Once that tab has left the game, this tab takes it over, if
/// it is visible.
#[component]
pub fn Elsewhere(props: &ElsewhereProps) -> Html {
    use_table_letters(Distance::Near);
    let heading = use_focused();
    let is_visible = use_is_visible();
    let (id, on_free) = (props.id.clone(), props.on_enter.reform(|()| EnterMode::IfFree));
    use_effect_with(is_visible, move |is_visible| {
        let wait = is_visible.then(|| locks::wait_for_game(id.as_str(), on_free));
        move || drop(wait)
    });
    let session = props.opened.as_ref().map(|opened| &opened.session);
    let game_name = session.map(|session| name_of(session.record()));
    // The table as it was when this tab read the save, without controls.
    let board = props.opened.as_ref().map(|opened| {
        let view = opened.session.standing_view();
        let players = opened.players().read_by_nameless_single_player();
        html! { <Board {view} {players} /> }
    });
    html! {
        <div class="table" data-game={session.map(|session| session.record().options.identity().slug)}>
            <header class="row-1 bar table__bar">
                { icon_link(&Route::Home, Glyph::Back, words::BACK_HOME) }
                <div class="grow centred table__title">
                    <h1 class="clip table__game">{ game_name.unwrap_or(words::NAME) }</h1>
                </div>
            </header>
            <section class="wrap middle ruled table__elsewhere" aria-labelledby="elsewhere">
                <div>
                    <h2 id="elsewhere" class="sans" ref={heading} tabindex="-1">{ table::ELSEWHERE }</h2>
                    <p class="note">{ table::ELSEWHERE_HINT }</p>
                </div>
                <Button
                    weight={Weight::Main}
                    label={table::TAKE_OVER}
                    on_press={props.on_enter.reform(|_| EnterMode::TakeOver)}
                />
            </section>
            <main class="table__main" id="main" data-screen="elsewhere" tabindex="-1">
                { board }
            </main>
        </div>
    }
}

#[inline(never)] // For the split: see docs/size.md.
pub fn broken(why: &AttrValue) -> Html {
    let on_press = Callback::from(|_| Route::Home.go());
    html! {
        <Page title={table::NOT_OPENED} name="broken">
            <p role="alert">{ why }</p>
            <Button weight={Weight::Main} label={words::BACK_HOME} {on_press} />
        </Page>
    }
}
