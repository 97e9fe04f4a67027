//! The page of an evening.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::context::{Asking, EveningContext};
use super::finale::{FINALE, finale};
use super::guests::Guests;
use super::next::NextGame;
use super::result::ResultCard;
use super::{note_endings, results, title};
use crate::components::button::{Button, Weight};
use crate::components::dialog::confirm;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::about;
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::clock;
use crate::services::evenings::{self, Evening, EveningGame, Guest, Standings};
use crate::services::files::{download, game_file};
use crate::services::page::element;
use crate::services::saves::SaveId;
use crate::words::{self as shared, dates, errors, evening as words};

#[derive(Properties, PartialEq)]
pub struct EveningPageProps {
    pub id: SaveId,
}

#[component]
pub fn EveningPage(props: &EveningPageProps) -> Html {
    let evening = use_state(|| evenings::open(&props.id));
    use_effect_with((), |()| note_endings());
    let (asking, has_ended) = (use_state_eq(|| None), use_state_eq(|| false));
    let id = props.id.clone();
    let context = EveningContext { id, evening, asking, has_ended };
    // After the end the page shows the winner.
    use_effect_with(*context.has_ended, |has_ended| {
        if let Some(finale) = element::<HtmlElement>(FINALE).filter(|_| *has_ended) {
            finale.scroll_into_view();
            let _ = finale.focus();
        }
    });
    let Some(evening) = (*context.evening).clone() else { return missing() };
    let winners = Standings::of(&evening).winners();
    let leaders: Vec<_> = winners.iter().map(|guest| &*evening.guests[*guest].name).collect();
    html! {
        <Page title={title(&evening)} name="evening">
            if evening.season.is_some() {
                <p class="accent strong evening__season">{ words::SEASON }</p>
            }
            if evening.is_over {
                { finale(&evening) }
                <ResultCard evening={evening.clone()} one_by_one={*context.has_ended} />
            } else if !leaders.is_empty() {
                <p class="row-2 wrap-2 evening__leads" role="status">
                    { for winners.iter().map(|guest| evening.guests[*guest].look.mark()) }
                    { words::leads(&leaders, false) }
                </p>
            }
            if let Some(game) = evening.running() {
                { running(&context, &evening, game) }
            } else if !evening.is_over {
                <NextGame key={format!("{}-{}-{:?}", evening.games.len(), evening.planned.len(), evening.here().collect::<Vec<_>>())} context={context.clone()} evening={evening.clone()} />
            }
            { results::table(&evening) }
            { results::games(&evening) }
            if !evening.is_over {
                { people(&context, &evening) }
            }
            { ways(&context, &evening) }
            { (*context.asking).map(|asking| ask(&context, asking, evening.running().is_some())) }
        </Page>
    }
}

fn missing() -> Html {
    html! {
        <Page title={words::MISSING} name="evening">
            <p class="lead">{ words::MISSING_HINT }</p>
            <p><a class="button is-main" href={Route::Evenings.href()}>{ words::TO_ALL }</a></p>
        </Page>
    }
}

/// The running game.
fn running(context: &EveningContext, evening: &Evening, game: &EveningGame) -> Html {
    let names: Vec<_> = game.seats.iter().map(|guest| &*evening.guests[*guest].name).collect();
    let name = game.id().map_or("", |id| about(id).name.said());
    let on_call_off = {
        let game = game.clone();
        context
            .on(move |context: &EveningContext| context.change(|evening| evening.call_off(&game)))
    };
    html! {
        <section class="panel evening__running" aria-labelledby="running-title">
            <h2 id="running-title">{ words::RUNNING }</h2>
            <p>{ name }{ " · " }{ shared::list(&names) }</p>
            { results::bets(evening, game) }
            <div class="wrap-2 seats__ways">
                if let Some(id) = game.save_id() {
                    <a class="button is-main" href={Route::Table { id }.href()}>{ words::GO_ON }</a>
                }
                <Button
                    label={words::CALL_OFF}
                    on_press={on_call_off}
                />
            </div>
            <p class="field__hint">{ words::CALL_OFF_HINT }</p>
        </section>
    }
}

/// The guests.
fn people(context: &EveningContext, evening: &Evening) -> Html {
    let on_tap = {
        let (context, shown) = (context.clone(), evening.clone());
        Callback::from(move |guest: Guest| {
            let mut welcomed = Ok(());
            let was_here = shown.place_of(&guest).is_some();
            context.change(|evening| match evening.place_of(&guest) {
                Some(at) if was_here => evening.farewell(at),
                // The guests have changed in another tab.
                None if was_here => {}
                _ => welcomed = evening.welcome(guest.clone()),
            });
            if let Err(why) = welcomed {
                toasts::fail(words::unwelcome(why));
            }
        })
    };
    let on_level = {
        let context = context.clone();
        Callback::from(move |level| context.change(|evening| evening.set_level(level)))
    };
    html! {
        <section class="panel" aria-labelledby="people-title">
            <h2 id="people-title">{ words::PEOPLE }</h2>
            <p class="field__hint">{ words::PEOPLE_HINT }</p>
            <Guests guests={evening.guests.clone()} level={evening.level()} {on_tap} {on_level} />
        </section>
    }
}

/// The actions for the whole evening.
fn ways(context: &EveningContext, evening: &Evening) -> Html {
    let (glyph, label) =
        if evening.is_over { (Glyph::Play, words::REOPEN) } else { (Glyph::Flag, words::END) };
    let is_over = evening.is_over;
    let on_end = context.on(move |context: &EveningContext| {
        if is_over {
            context.has_ended.set(false);
            context.change(|evening| evening.is_over = false);
        } else {
            context.asking.set(Some(Asking::End));
        }
    });
    html! {
        <>
        <div class="wrap-2 seats__ways">
            <Button icon={glyph} {label} on_press={on_end} />
            <Button icon={Glyph::Download} label={words::EXPORT} on_press={context.on(export)} />
            <Button
                weight={Weight::Danger}
                icon={Glyph::Trash}
                label={words::DELETE}
                on_press={context.on(|context: &EveningContext| context.asking.set(Some(Asking::Delete)))}
            />
        </div>
        <a class="button is-quiet evening__all" href={Route::Evenings.href()}>{ words::TO_ALL }</a>
        </>
    }
}

/// Saves the evening with its people and games to a file.
fn export(context: &EveningContext) {
    let Some(evening) = (*context.evening).clone() else { return };
    let name = game_file(&["evening", &dates::day(clock::local_time(evening.created))]);
    toasts::offered(&name, download(&name, &evenings::export(&context.id, &evening)));
}

fn ask(context: &EveningContext, asking: Asking, is_running: bool) -> Html {
    let on_close = context.on(|context: &EveningContext| context.asking.set(None));
    let on_confirm = context.on(move |context: &EveningContext| match asking {
        Asking::End => context.end(),
        Asking::Delete => delete(context),
    });
    let (id, label, hint) = match asking {
        Asking::End => ("end-evening", words::END, words::end_hint(is_running)),
        Asking::Delete => ("delete-evening", words::DELETE, words::DELETE_HINT),
    };
    confirm((id, label), hint.said(), (Weight::Danger, label, on_confirm), on_close)
}

fn delete(context: &EveningContext) {
    match evenings::delete(&context.id) {
        Ok(()) => {
            toasts::say(words::DELETED);
            Route::Evenings.go_instead();
        }
        Err(error) => toasts::fail(errors::store(error)),
    }
}
