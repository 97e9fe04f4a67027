//! The smaller screens of a running game, and what frames them all.

use std::rc::Rc;

use engine::options::Options as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::components::panel::Panel;
use crate::games::Board;
use crate::hooks::use_table_letters;
use crate::pages::table::Opened;
use crate::pages::table::sheets::Sheet;
use crate::route::Route;
use crate::services::history::focus_in_place;
use crate::services::people::players_of;
use crate::services::settings::Distance;
use crate::services::storage::StoreError;
use crate::words::{self, coach, errors, play, table};

#[derive(Properties, PartialEq)]
pub struct BarProps {
    pub game: AttrValue,
    /// Where the game stands, from what the table sees.
    pub standing: AttrValue,
    /// Covers the screen, while there is something to cover.
    #[prop_or_default]
    pub on_cover: Option<Callback<()>>,
    /// Asks for a hint, where one is given.
    #[prop_or_default]
    pub on_hint: Option<Callback<()>>,
    /// Says what the signs on the board mean, while there is one.
    #[prop_or_default]
    pub on_legend: Option<Callback<()>>,
    pub on_sheet: Callback<Option<Sheet>>,
}

/// Where a game stands, broken between its parts: `2 actions left · 12 cards to draw`.
pub fn standing(text: &str) -> Html {
    const BETWEEN: &str = " · ";
    /// No line begins with the dot.
    const SHOWN: &str = "\u{a0}· ";
    /// What is longer may be broken, for there are names in it.
    const SHORT: usize = 20;
    text.split(BETWEEN)
        .enumerate()
        .map(|(at, part)| {
            let whole = (part.chars().count() <= SHORT).then_some("table__part");
            html! {
                <>
                    { (at > 0).then_some(SHOWN) }
                    <span class={classes!(whole)}>{ part }</span>
                </>
            }
        })
        .collect()
}

/// The strip above the table.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let open = |sheet: Sheet| props.on_sheet.reform(move |_: MouseEvent| Some(sheet));
    html! {
        <header class="bar table__bar">
            <Button weight={Weight::Quiet} icon={Glyph::Menu} label={table::MENU} bare=true on_press={open(Sheet::Menu)} />
            <div class="table__title">
                <h1 class="table__game">{ &props.game }</h1>
                <p class="table__standing">{ standing(&props.standing) }</p>
            </div>
            if let Some(on_cover) = &props.on_cover {
                <Button
                    weight={Weight::Quiet}
                    icon={Glyph::Cover}
                    label={table::COVER}
                    bare=true
                    on_press={on_cover.reform(|_| ())}
                />
            }
            if let Some(on_hint) = &props.on_hint {
                <Button
                    id={crate::pages::table::effects::hint_worker::ASK}
                    weight={Weight::Quiet}
                    icon={Glyph::Hint}
                    label={coach::HINT}
                    bare=true
                    on_press={on_hint.reform(|_| ())}
                />
            }
            if let Some(on_legend) = &props.on_legend {
                <Button
                    weight={Weight::Quiet}
                    icon={Glyph::Legend}
                    label={table::LEGEND}
                    bare=true
                    on_press={on_legend.reform(|_| ())}
                />
            }
            <Button weight={Weight::Quiet} icon={Glyph::Log} label={table::LOG} bare=true on_press={open(Sheet::Log)} />
        </header>
    }
}

/// The game could not be kept.
pub fn not_saved(error: StoreError, on_retry: &Callback<()>) -> Html {
    html! {
        <div class="table__trouble" role="alert">
            <p><strong>{ table::NOT_SAVED }</strong>{ " " }{ errors::store(error) }</p>
            <Button label={words::TRY_AGAIN} on_press={on_retry.reform(|_| ())} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct RecapProps {
    pub lines: Vec<String>,
    pub on_go_on: Callback<()>,
}

/// What a seat could see since it last looked.
#[component]
pub fn Recap(props: &RecapProps) -> Html {
    html! {
        <Panel title={table::RECAP}>
            if props.lines.is_empty() {
                <p>{ table::NO_NEWS }</p>
            } else {
                <Lines lines={props.lines.clone()} />
            }
            <Button
                weight={Weight::Main}
                label={table::SHOW_CARDS}
                on_press={props.on_go_on.reform(|_| ())}
            />
        </Panel>
    }
}

#[derive(Properties, PartialEq)]
pub struct LinesProps {
    pub lines: Vec<String>,
}

/// Sentences, one under the other.
#[component]
pub fn Lines(props: &LinesProps) -> Html {
    html! {
        <ul class="sheet__lines">
            for (at, line) in props.lines.iter().enumerate() {
                <li key={at}>{ line }</li>
            }
        </ul>
    }
}

#[derive(Properties, PartialEq)]
pub struct LeaveProps {
    pub name: AttrValue,
    /// How many play.
    pub seats: u8,
    pub on_leave: Callback<()>,
    pub on_stay: Callback<()>,
}

/// The seat is asked whether it really gives up.
#[component]
pub fn Leave(props: &LeaveProps) -> Html {
    html! {
        <Panel title={table::really(&props.name)} hint={table::give_up_hint(props.seats)}>
            <div class="sheet__buttons">
                <Button
                    weight={Weight::Main}
                    label={table::STAY}
                    on_press={props.on_stay.reform(|_| ())}
                />
                <Button
                    weight={Weight::Danger}
                    label={table::REALLY_GIVE_UP}
                    on_press={props.on_leave.reform(|_| ())}
                />
            </div>
        </Panel>
    }
}

#[derive(Properties, PartialEq)]
pub struct ElsewhereProps {
    /// The game as it was last kept, if it can be read.
    pub opened: Option<Rc<Opened>>,
    pub on_take_over: Callback<()>,
}

/// Another tab plays the game: here it can be looked at, as the table sees it.
#[component]
pub fn Elsewhere(props: &ElsewhereProps) -> Html {
    use_table_letters(Distance::Near);
    let heading = use_node_ref();
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        }
    });
    let session = props.opened.as_ref().map(|opened| &opened.session);
    let game = session.map(|session| play::game(session.record()));
    html! {
        <div class="table" data-game={session.map(|session| session.record().options.identity().slug)}>
            <header class="bar table__bar">
                <a href={Route::Home.href()} class="button is-quiet is-bare">
                    { icon(Glyph::Back) }
                    <span class="visually-hidden">{ words::BACK_HOME }</span>
                </a>
                <div class="table__title">
                    <h1 class="table__game">{ game.unwrap_or(words::NAME) }</h1>
                </div>
            </header>
            <section class="table__elsewhere" aria-labelledby="elsewhere">
                <div>
                    <h2 id="elsewhere" ref={heading} tabindex="-1">{ table::ELSEWHERE }</h2>
                    <p>{ table::ELSEWHERE_HINT }</p>
                </div>
                <Button
                    weight={Weight::Main}
                    label={table::TAKE_OVER}
                    on_press={props.on_take_over.reform(|_| ())}
                />
            </section>
            <main class="table__main" id="main" tabindex="-1">
                if let Some(opened) = &props.opened {
                    <OnlyLook opened={opened.clone()} />
                }
            </main>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct OnlyLookProps {
    opened: Rc<Opened>,
}

#[component]
fn OnlyLook(props: &OnlyLookProps) -> Html {
    let session = &props.opened.session;
    let players = players_of(&props.opened.save, &session.record().players);
    html! { <Board view={session.told_view()} {players} /> }
}
