//! The games that are kept.

use engine::catalogue::GameId;
use engine::game::{Game, Observer};
use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::emblem::Emblem;
use crate::components::field::TextField;
use crate::components::icon::{Glyph, Icon};
use crate::hooks::use_toasts;
use crate::route::Route;
use crate::services::clock;
use crate::services::files::{download, file_name};
use crate::services::saves::{self, Entry, LONGEST_LABEL, Shelf, State};
use crate::services::storage::with_device;
use crate::words::players::Players;
use crate::words::{self, dates, errors, games, home, saves as told};

#[derive(Properties, PartialEq)]
pub struct SavedGamesProps {
    pub shelf: Shelf,
    /// To be called after a change.
    pub reload: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub struct ResumeProps {
    pub shelf: Shelf,
}

/// The way back to the game that was played last, if one is running.
#[component]
pub fn Resume(props: &ResumeProps) -> Html {
    let running = props.shelf.entries.iter().find_map(|entry| match &entry.state {
        State::Game(reading) if !entry.state.is_over() => Some((entry, reading)),
        State::Game(_) | State::OtherEdition => None,
    });
    let Some((entry, reading)) = running else {
        return Html::default();
    };
    let slug = reading.record.options.identity().slug;
    let view = reading.game.view(Observer::Table);
    html! {
        <a href={Route::Table { id: entry.id.clone() }.href()} class="resume">
            if let Some(game) = GameId::of_slug(slug) {
                <span data-game={slug}><Emblem {game} /></span>
            }
            <span class="resume__text">
                <span class="resume__name">{ home::go_on_with(&title(entry)) }</span>
                <span class="resume__standing">
                    { format!(
                        "{} · {}",
                        games::name_of_slug(slug),
                        told::standing(&view, &Players::new(&reading.record.players))
                    ) }
                </span>
            </span>
            <Icon glyph={Glyph::Play} />
        </a>
    }
}

/// What a dialog is open for, and for which save.
#[derive(Clone, PartialEq)]
enum Asking {
    Rename(Entry),
    ExportRunning(Entry),
}

/// The list; nothing at all while there are no games.
#[component]
pub fn SavedGames(props: &SavedGamesProps) -> Html {
    let asking = use_state(|| None::<Asking>);
    let toasts = use_toasts();
    if props.shelf.entries.is_empty() {
        return Html::default();
    }
    let close = {
        let setter = asking.setter();
        Callback::from(move |()| setter.set(None))
    };
    let on_ask = {
        let setter = asking.setter();
        Callback::from(move |what| setter.set(Some(what)))
    };
    let on_export = {
        let reload = props.reload.clone();
        let close = close.clone();
        let toasts = toasts.clone();
        Callback::from(move |entry: Entry| {
            close.emit(());
            let told = if export(&entry) { home::EXPORTED } else { home::NOT_EXPORTED };
            toasts.say(told);
            reload.emit(());
        })
    };
    html! {
        <section class="saved" aria-labelledby="saved-title">
            <h2 id="saved-title">{ home::SAVED }</h2>
            <ul class="saved__games">
                for entry in props.shelf.entries.iter() {
                    <SavedGame
                        key={entry.id.as_str()}
                        entry={entry.clone()}
                        on_ask={on_ask.clone()}
                        on_export={on_export.clone()}
                        reload={props.reload.clone()}
                    />
                }
            </ul>
            { match (*asking).clone() {
                None => Html::default(),
                Some(Asking::Rename(entry)) => html! {
                    <Rename {entry} on_close={close} reload={props.reload.clone()} />
                },
                Some(Asking::ExportRunning(entry)) => html! {
                    <Dialog
                        id="export-running"
                        title={home::EXPORT_RUNNING_TITLE}
                        on_close={close.clone()}
                        actions={html! {
                            <>
                                <Button label={words::CANCEL} on_press={close.reform(|_| ())} />
                                <Button
                                    weight={Weight::Main}
                                    label={home::EXPORT_ANYWAY}
                                    on_press={on_export.reform(move |_| entry.clone())}
                                />
                            </>
                        }}
                    >
                        <p>{ home::EXPORT_RUNNING }</p>
                    </Dialog>
                },
            } }
        </section>
    }
}

/// Saves the game's record to a file, and notes when.
fn export(entry: &Entry) -> bool {
    let now = clock::now();
    let day = dates::day(clock::moment(now));
    let slug = saves::slug(&entry.save.record).unwrap_or_default();
    let is_saved = download(&file_name(&[slug, &title(entry), &day]), &entry.save.record);
    if is_saved {
        // The list says "exported" or not; the file is there either way.
        let _ = with_device(|store| saves::note_export(store, &entry.id, now));
    }
    is_saved
}

/// What a save goes by: its label, else its players.
fn title(entry: &Entry) -> String {
    match (&entry.save.label, &entry.state) {
        (Some(label), _) => label.clone(),
        (None, State::Game(reading)) => told::against(&Players::new(&reading.record.players)),
        (None, State::OtherEdition) => {
            let slug = saves::slug(&entry.save.record).unwrap_or_default();
            games::name_of_slug(slug).to_owned()
        }
    }
}

#[derive(Properties, PartialEq)]
struct SavedGameProps {
    entry: Entry,
    on_ask: Callback<Asking>,
    on_export: Callback<Entry>,
    reload: Callback<()>,
}

/// One save in the list.
#[component]
fn SavedGame(props: &SavedGameProps) -> Html {
    let toasts = use_toasts();
    let entry = &props.entry;
    let slug = saves::slug(&entry.save.record).unwrap_or_default().to_owned();
    let name = title(entry);
    let (standing, go_on) = match &entry.state {
        State::OtherEdition => (told::OTHER_EDITION.to_owned(), None),
        State::Game(reading) => {
            let view = reading.game.view(Observer::Table);
            let id = entry.id.clone();
            let link = if entry.state.is_over() {
                (Route::Replay { id }, home::WATCH, "button is-plain")
            } else {
                (Route::Table { id }, home::GO_ON, "button is-main")
            };
            (told::standing(&view, &Players::new(&reading.record.players)), Some(link))
        }
    };
    let now = clock::moment(clock::now());
    let moment = |when| dates::moment(clock::moment(when), now);
    let ask_rename = {
        let entry = entry.clone();
        props.on_ask.reform(move |_| Asking::Rename(entry.clone()))
    };
    let on_export = {
        let entry = entry.clone();
        let (on_ask, on_export) = (props.on_ask.clone(), props.on_export.clone());
        Callback::from(move |_| {
            if entry.state.is_over() {
                on_export.emit(entry.clone());
            } else {
                on_ask.emit(Asking::ExportRunning(entry.clone()));
            }
        })
    };
    let on_delete = {
        let id = entry.id.clone();
        let reload = props.reload.clone();
        Callback::from(move |_| {
            match with_device(|store| saves::take(store, &id)) {
                Ok(Some(text)) => {
                    let (id, reload, toasts_again) = (id.clone(), reload.clone(), toasts.clone());
                    let undo = Callback::from(move |()| {
                        if let Err(error) = with_device(|store| saves::put_back(store, &id, &text))
                        {
                            toasts_again.say(errors::store(error));
                        }
                        reload.emit(());
                    });
                    toasts.say_with_undo(home::DELETED, undo);
                }
                Ok(None) => {}
                Err(error) => toasts.say(errors::store(error)),
            }
            reload.emit(());
        })
    };
    let button = |action: &'static str, icon, on_press| {
        html! {
            <Button
                weight={Weight::Quiet}
                {icon}
                label={home::of_game(action, &name)}
                bare=true
                {on_press}
            />
        }
    };
    html! {
        <li class="saved__game" data-game={slug.clone()}>
            if let Some(game) = GameId::of_slug(&slug) {
                <span class="saved__picture"><Emblem {game} /></span>
            }
            <div class="saved__text">
                <h3 class="saved__name">{ &name }</h3>
                <p class="saved__standing">{ format!("{} · {standing}", games::name_of_slug(&slug)) }</p>
                <p class="saved__dates">
                    { home::played(&moment(entry.save.changed)) }
                    if let Some(exported) = entry.save.exported {
                        { format!(" · {}", home::exported(&moment(exported))) }
                    }
                </p>
            </div>
            <div class="saved__actions">
                if let Some((to, label, classes)) = go_on {
                    <a href={to.href()} class={classes}>
                        { label }
                        <span class="visually-hidden">{ format!(": {name}") }</span>
                    </a>
                }
                <span class="saved__more">
                    { button(home::RENAME, Glyph::Pencil, ask_rename) }
                    { button(home::EXPORT, Glyph::Download, on_export) }
                    { button(home::DELETE, Glyph::Trash, on_delete) }
                </span>
            </div>
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct RenameProps {
    entry: Entry,
    on_close: Callback<()>,
    reload: Callback<()>,
}

/// Gives a save another label.
#[component]
fn Rename(props: &RenameProps) -> Html {
    let toasts = use_toasts();
    let label = use_state(|| props.entry.save.label.clone().unwrap_or_default());
    let on_input = {
        let setter = label.setter();
        Callback::from(move |text| setter.set(text))
    };
    let onsubmit = {
        let label = label.clone();
        let id = props.entry.id.clone();
        let (on_close, reload) = (props.on_close.clone(), props.reload.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Err(error) = with_device(|store| saves::rename(store, &id, &label)) {
                toasts.say(errors::load(&error));
            }
            on_close.emit(());
            reload.emit(());
        })
    };
    html! {
        <Dialog id="rename" title={home::RENAME} on_close={props.on_close.clone()}>
            <form class="stack" {onsubmit}>
                <TextField
                    id="rename-label"
                    label={home::LABEL}
                    value={(*label).clone()}
                    longest={LONGEST_LABEL}
                    hint={home::EMPTY_LABEL_HINT}
                    {on_input}
                />
                <div class="dialog__actions">
                    <Button label={words::CANCEL} on_press={props.on_close.reform(|_| ())} />
                    <Button weight={Weight::Main} label={home::KEEP_NAME} submits=true />
                </div>
            </form>
        </Dialog>
    }
}
