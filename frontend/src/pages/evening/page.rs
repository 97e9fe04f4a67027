//! The page of an evening.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::guests::Guests;
use super::next::NextGame;
use super::result::{FINALE_ID, ResultCard, finale};
use super::{Confirm, EveningContext, names_of, results, save_results_of_ended_games, title};
use crate::components::button::{Button, Weight, link_button};
use crate::components::dialog::confirm;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::about;
use crate::hooks::{sets, toasts};
use crate::route::Route;
use crate::services::clock;
use crate::services::evenings::{self, Evening, EveningGame, Guest, Standings};
use crate::services::files::{download, game_file};
use crate::services::page::element;
use crate::services::saves::SaveId;
use crate::words::{self as shared, dates, evening as words};

#[derive(Properties, PartialEq)]
pub struct EveningPageProps {
    pub id: SaveId,
}

#[component]
pub fn EveningPage(props: &EveningPageProps) -> Html {
    let evening = use_state(|| evenings::open(&props.id));
    use_effect_with((), |()| save_results_of_ended_games());
    let (to_confirm, just_ended) = (use_state_eq(|| None), use_state_eq(|| false));
    let id = props.id.clone();
    let context = EveningContext { id, evening, to_confirm, just_ended };
    // Scrolls to the finale and focuses it when the evening is ended here.
    use_effect_with(*context.just_ended, |just_ended| {
        if *just_ended && let Some(section) = element::<HtmlElement>(FINALE_ID) {
            section.scroll_into_view();
            let _ = section.focus();
        }
    });
    let Some(evening) = (*context.evening).clone() else { return missing_page() };
    let leaders = Standings::from_evening(&evening).winners();
    let names = names_of(&evening, &leaders);
    html! {
        <Page title={title(&evening)} name="evening">
            if evening.season.is_some() {
                <p class="accent strong evening__season">{ words::SEASON }</p>
            }
            if evening.is_over {
                { finale(&evening) }
                <ResultCard evening={evening.clone()} one_by_one={*context.just_ended} />
            } else if !names.is_empty() {
                <p class="row-2 wrap-2 large" role="status">
                    { for leaders.iter().map(|at| evening.guests[*at].look.mark()) }
                    { words::leads(&names) }
                </p>
            }
            if let Some(game) = evening.running() {
                { running_game(&context, &evening, game) }
            } else if !evening.is_over {
                // A new key resets the choices when the games, the plan or the guests change.
                <NextGame key={format!("{}-{}-{:?}", evening.games.len(), evening.planned.len(), evening.guests_here().collect::<Vec<_>>())} context={context.clone()} evening={evening.clone()} />
            }
            { results::standings_panel(&evening) }
            { results::games_panel(&evening) }
            if !evening.is_over {
                { people_panel(&context, &evening) }
            }
            { evening_actions(&context, &evening) }
            { (*context.to_confirm).map(|confirm| confirmation(&context, confirm, evening.running().is_some())) }
        </Page>
    }
}

fn missing_page() -> Html {
    html! {
        <Page title={words::MISSING} name="evening">
            <p class="lead">{ words::MISSING_HINT }</p>
            <p>{ link_button(&Route::Evenings, Weight::Main, None, words::TO_ALL) }</p>
        </Page>
    }
}

fn running_game(context: &EveningContext, evening: &Evening, game: &EveningGame) -> Html {
    let names = names_of(evening, &game.seats);
    let name = game.id().map_or("", |id| about(id).name.translate());
    let shown_game = game.clone();
    let on_call_off =
        context.callback(move |context| context.change(|evening| evening.call_off(&shown_game)));
    html! {
        <section class="panel" aria-labelledby="running-title">
            <h2 id="running-title">{ words::RUNNING }</h2>
            <p>{ name }{ " · " }{ shared::list(&names) }</p>
            { results::bets_note(evening, game) }
            <div class="wrap-2">
                if let Some(id) = game.save_id() {
                    { link_button(&Route::Table(id), Weight::Main, None, words::GO_ON) }
                }
                <Button label={words::CALL_OFF} on_press={on_call_off} />
            </div>
            <p class="field__hint">{ words::CALL_OFF_HINT }</p>
        </section>
    }
}

fn people_panel(context: &EveningContext, evening: &Evening) -> Html {
    let on_tap = {
        let (context, shown) = (context.clone(), evening.clone());
        Callback::from(move |guest: Guest| {
            let mut added = Ok(());
            let was_here = shown.index_of(&guest).is_some();
            context.change(|evening| match (was_here, evening.index_of(&guest)) {
                (true, Some(at)) => evening.remove_guest(at),
                // Another tab has removed the guest meanwhile.
                (true, None) => {}
                (false, _) => added = evening.add_guest(guest.clone()),
            });
            if let Err(why) = added {
                toasts::fail(words::guest_error(why));
            }
        })
    };
    let context = context.clone();
    let on_level = Callback::from(move |level| context.change(|evening| evening.set_level(level)));
    html! {
        <section class="panel" aria-labelledby="people-title">
            <h2 id="people-title">{ words::PEOPLE }</h2>
            <p class="field__hint">{ words::PEOPLE_HINT }</p>
            <Guests guests={evening.guests.clone()} level={evening.level()} {on_tap} {on_level} />
        </section>
    }
}

fn evening_actions(context: &EveningContext, evening: &Evening) -> Html {
    let on_reopen = context.callback(|context| {
        context.just_ended.set(false);
        context.change(|evening| evening.is_over = false);
    });
    let on_ask = |action: Confirm| sets(&context.to_confirm, Some(action));
    html! {
        <>
        <div class="wrap-2">
            if evening.is_over {
                <Button icon={Glyph::Play} label={words::REOPEN} on_press={on_reopen} />
            } else {
                <Button icon={Glyph::Flag} label={words::END} on_press={on_ask(Confirm::End)} />
            }
            <Button icon={Glyph::Download} label={words::EXPORT} on_press={context.callback(export)} />
            <Button
                weight={Weight::Danger}
                icon={Glyph::Trash}
                label={words::DELETE}
                on_press={on_ask(Confirm::Delete)}
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
    toasts::say_download(&name, download(&name, &evenings::export(&context.id, &evening)));
}

fn delete(context: &EveningContext) {
    if toasts::or_fail(evenings::delete(&context.id)).is_some() {
        toasts::say(words::DELETED);
        Route::Evenings.go_instead();
    }
}

fn confirmation(context: &EveningContext, action: Confirm, has_running_game: bool) -> Html {
    let (id, label, hint, on_confirm) = match action {
        Confirm::End => {
            let hint = if has_running_game { words::END_HINT_RUNNING } else { words::END_HINT };
            ("end-evening", words::END, hint, context.callback(EveningContext::end))
        }
        Confirm::Delete => {
            ("delete-evening", words::DELETE, words::DELETE_HINT, context.callback(delete))
        }
    };
    let on_close = sets(&context.to_confirm, None);
    confirm((id, label), hint.translate(), (Weight::Danger, label, on_confirm), on_close)
}
