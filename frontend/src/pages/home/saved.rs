//! The list of saved games with its dialogs, and the links back to what is running.

use std::cell::RefCell;

use engine::catalogue::GameId;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::context::{AfterExport, ExportedFile, HomeContext, HomeDialog};
use crate::components::button::{Button, Weight, icon_button};
use crate::components::dialog::{Dialog, confirm};
use crate::components::field::{TextField, text_in};
use crate::components::icon::{Glyph, icon};
use crate::games::{emblem, name_of_slug};
use crate::hooks::{sets_given, toasts};
use crate::route::Route;
use crate::services::clock::{self, LocalTime};
use crate::services::evenings::UnderWay;
use crate::services::files::{download, game_file};
use crate::services::page::element;
use crate::services::phones::WayBack;
use crate::services::saved_games;
use crate::services::saves::{self, LONGEST_LABEL, SaveId, SaveState, Shelf, ShelfEntry};
use crate::words::saves::bots_of_nameless;
use crate::words::{self, dates, errors, files, home};

/// Links back to a phone's table, the last running game, and the evening; `None` if there is none.
pub fn resume_links(shelf: &Shelf, evening: Option<&UnderWay>) -> Option<Html> {
    let table = WayBack::now().map(table_link);
    let links = [table, game_link(shelf), evening.map(evening_link)];
    links.iter().any(Option::is_some).then(|| links.into_iter().flatten().collect())
}

fn game_link(shelf: &Shelf) -> Option<Html> {
    let entry = shelf.entries.iter().find(|entry| entry.state == SaveState::Running)?;
    let slug = entry.slug().to_owned();
    let sign =
        html! { <span data-game={slug.clone()}>{ GameId::from_slug(&slug).map(emblem) }</span> };
    let to = Route::Table(entry.id.clone());
    let against = bots_of_nameless(&entry.save.record).filter(|_| entry.save.label.is_none());
    let name = against.map_or_else(
        || home::go_on_with(title(entry)),
        |bots| home::go_on_against(words::list(&bots)),
    );
    Some(resume_link(&to, sign, name, standing(entry)))
}

fn table_link(back: WayBack) -> Html {
    let sign = html! { <span class="resume__sign">{ icon(Glyph::Device) }</span> };
    let name = home::back_to_the_table(&back.name);
    resume_link(&Route::Join(back.invitation), sign, name, home::SEAT_KEPT.to_string())
}

fn evening_link(evening: &UnderWay) -> Html {
    let sign = html! { <span class="resume__sign">{ icon(Glyph::Evening) }</span> };
    let to = Route::Evening(evening.id.clone());
    let name = match &*evening.title {
        "" => home::GO_ON_EVENING.to_string(),
        title => home::go_on_evening_of(title),
    };
    resume_link(&to, sign, name, words::list(&evening.names))
}

fn resume_link(to: &Route, sign: Html, name: String, standing: String) -> Html {
    html! {
        <a href={to.href()} class="row-4 resume">
            { sign }
            <span class="grow resume__text">
                <span class="large strong resume__name">{ name }</span>
                <span class="soft resume__standing">{ standing }</span>
            </span>
            { icon(Glyph::Play) }
        </a>
    }
}

const LISTED_AT_FIRST: usize = 3;

pub const HEADING_ID: &str = "saved-title";

pub fn saved_section(context: &HomeContext) -> Html {
    if context.shelf.entries.is_empty() {
        return Html::default();
    }
    let now = clock::local_time(clock::now());
    let entries = &context.shelf.entries;
    let shown = if *context.lists_all { entries.len() } else { LISTED_AT_FIRST.min(entries.len()) };
    html! {
        <section class="stack-3 saved" aria-labelledby={HEADING_ID}>
            <h2 id={HEADING_ID} tabindex="-1">{ home::SAVED }</h2>
            <ul class="stack-3 tiles saved__games">
                { for entries[..shown].iter().map(|entry| save_item(context, entry, now)) }
            </ul>
            if entries.iter().any(|entry| entry.save.by_link.is_some()) {
                <a href={Route::Import.href()} class="inline-row saved__paste">{ home::PASTE_LINK }</a>
            }
            if shown < entries.len() {
                <Button
                    label={home::all_games(entries.len())}
                    on_press={context.callback(|context: &HomeContext| context.lists_all.set(true))}
                />
            }
        </section>
    }
}

/// A save's label; without one, its players; without a summary, its game.
fn title(entry: &ShelfEntry) -> &str {
    match (&entry.save.label, &entry.save.summary) {
        (Some(label), _) => label,
        (None, Some(summary)) => &summary.players,
        (None, None) => name_of_slug(entry.slug()),
    }
}

fn standing(entry: &ShelfEntry) -> String {
    let game = name_of_slug(entry.slug());
    match &entry.save.summary {
        _ if entry.state == SaveState::OtherEdition => format!("{game} · {}", home::OTHER_EDITION),
        Some(summary) => format!("{game} · {}", summary.standing),
        None => game.to_owned(),
    }
}

fn save_item(context: &HomeContext, entry: &ShelfEntry, now: LocalTime) -> Html {
    let name = title(entry);
    let slug = entry.slug();
    let id = entry.id.clone();
    let link = match entry.state {
        SaveState::OtherEdition => None,
        SaveState::Over => Some((Route::Replay { id, at: None }, home::WATCH, "button is-plain")),
        SaveState::Running | SaveState::MissingSummary => {
            Some((Route::Table(id), home::GO_ON, "button is-main"))
        }
    };
    let moment = |when| dates::moment(clock::local_time(when), now);
    let mut dates = home::played(moment(entry.save.changed));
    if let Some(exported) = entry.save.exported {
        dates = format!("{dates} · {}", home::exported(moment(exported)));
    }
    let button = |action: &str, icon, act: fn(&HomeContext, &ShelfEntry)| {
        let entry = entry.clone();
        let on_press = context.callback(move |context| act(context, &entry));
        icon_button(icon, home::of_game(action, name), on_press)
    };
    html! {
        <li
            key={entry.id.as_str()}
            id={item_id(&entry.id)}
            class={classes!("saved__game", context.just_imported.contains(&entry.id).then_some("is-new"))}
            data-game={slug.to_owned()}
        >
            <span class="saved__picture">{ GameId::from_slug(slug).map(emblem) }</span>
            <div>
                <h3 class="sans saved__name">{ name }</h3>
                <p class="saved__standing">{ standing(entry) }</p>
                <p class="note">{ dates }</p>
            </div>
            <div class="row-2 saved__actions">
                if let Some((to, label, class)) = link {
                    <a href={to.href()} {class}>
                        { label }
                        <span class="visually-hidden">{ format!(": {name}") }</span>
                    </a>
                }
                <span class="row saved__more">
                    { button(home::RENAME.translate(), Glyph::Pencil, ask_rename) }
                    { button(home::EXPORT.translate(), Glyph::Download, ask_export) }
                    { button(home::DELETE.translate(), Glyph::Trash, delete) }
                </span>
            </div>
        </li>
    }
}

fn ask_rename(context: &HomeContext, entry: &ShelfEntry) {
    let label = entry.save.label.clone().unwrap_or_default();
    context.open(HomeDialog::Rename(entry.clone(), label));
}

fn ask_export(context: &HomeContext, entry: &ShelfEntry) {
    if entry.state == SaveState::Over {
        export(context, entry);
    } else {
        context.open(HomeDialog::ExportRunning(entry.clone()));
    }
}

fn export(context: &HomeContext, entry: &ShelfEntry) {
    let day = dates::day(clock::local_time(clock::now()));
    let name = game_file(&[entry.slug(), title(entry), &day]);
    let text = saves::export(&entry.id, &entry.save);
    let then = AfterExport::NoteExport(entry.id.clone());
    offer_file(context, ExportedFile { name, text, then });
}

fn delete(context: &HomeContext, entry: &ShelfEntry) {
    if let Some(Some(deleted)) = toasts::or_fail(saved_games::delete(&entry.id)) {
        toasts::clear_failures();
        toasts::say_deleted(home::DELETED, deleted);
    }
    context.reload_shelf();
}

/// Asks before a running game is exported: the file holds its secrets.
pub fn export_running_dialog(context: &HomeContext, entry: &ShelfEntry) -> Html {
    let entry = entry.clone();
    let on_export = context.callback(move |context| export(context, &entry));
    confirm(
        ("export-running", home::EXPORT_RUNNING_TITLE),
        home::EXPORT_RUNNING.translate(),
        (Weight::Main, home::EXPORT_ANYWAY, on_export),
        context.callback(HomeContext::close),
    )
}

const LABEL_FIELD_ID: &str = "rename-label";

pub fn rename_dialog(context: &HomeContext, entry: &ShelfEntry, label: &str) -> Html {
    let (submit_context, entry) = (context.clone(), entry.clone());
    let id = entry.id.clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        // Read from the field: the last typed text may not be rendered yet.
        match saved_games::rename(&id, &text_in(LABEL_FIELD_ID)) {
            Ok(()) => toasts::clear_failures(),
            Err(error) => toasts::fail(errors::load(&error)),
        }
        submit_context.close();
        submit_context.reload_shelf();
    });
    let on_input = sets_given(&context.open_dialog)
        .reform(move |text| Some(HomeDialog::Rename(entry.clone(), text)));
    let field =
        TextField::new(LABEL_FIELD_ID, home::LABEL.translate(), label, LONGEST_LABEL, on_input)
            .hint(home::EMPTY_LABEL_HINT.translate())
            .view();
    html! {
        <Dialog id="rename" title={home::RENAME} focus={LABEL_FIELD_ID} on_close={context.callback(HomeContext::close)}>
            <form class="stack-5" {onsubmit}>
                { field }
                <div class="dialog__actions">
                    <Button label={words::CANCEL} on_press={context.callback(HomeContext::close)} />
                    <Button weight={Weight::Main} label={home::KEEP_NAME} submits=true />
                </div>
            </form>
        </Dialog>
    }
}

/// Asks the browser to save a file, then the user whether it did.
pub fn offer_file(context: &HomeContext, exported: ExportedFile) {
    if download(&exported.name, &exported.text) {
        toasts::clear_failures();
        context.open(HomeDialog::Exported(exported));
    } else {
        context.close();
        toasts::fail(files::REFUSED);
    }
}

/// A page never learns whether the browser blocked the download or somebody cancelled it, so
/// nothing counts as exported before somebody confirms the file.
pub fn exported_dialog(context: &HomeContext, exported: &ExportedFile) -> Html {
    let (confirm_label, warning) = match &exported.then {
        AfterExport::NoteExport(_) => (files::IT_IS, None),
        AfterExport::Clear(games) => (files::CLEAR, Some(files::only_copy(games.len()))),
    };
    let then = exported.then.clone();
    let on_confirm = context.callback(move |context| on_confirmed(context, &then));
    let repeated = exported.clone();
    let on_again = context.callback(move |context| offer_file(context, repeated.clone()));
    html! {
        <Dialog
            id="filed"
            title={files::IS_IT_THERE}
            on_close={context.callback(HomeContext::close)}
            actions={html! {
                <>
                    <Button label={files::ONCE_MORE} on_press={on_again} />
                    <Button weight={Weight::Main} label={confirm_label} on_press={on_confirm} />
                </>
            }}
        >
            <p class="filed__name">{ files::look(&exported.name) }</p>
            if let Some(warning) = warning {
                <p>{ warning }</p>
            }
        </Dialog>
    }
}

fn on_confirmed(context: &HomeContext, then: &AfterExport) {
    match then {
        AfterExport::NoteExport(id) => {
            if let Err(error) = saved_games::note_export(id) {
                toasts::fail(errors::load(&error));
            }
        }
        AfterExport::Clear(games) => {
            if let Some(count) = toasts::or_fail(saved_games::delete_exported(games)) {
                toasts::say(home::cleared(count));
            }
        }
    }
    context.close();
    context.reload_shelf();
}

thread_local! {
    /// The home page points these games out when it next opens.
    pub static JUST_IMPORTED: RefCell<Vec<SaveId>> = const { RefCell::new(Vec::new()) };
}

pub fn set_just_imported(ids: Vec<SaveId>) {
    JUST_IMPORTED.set(ids);
}

fn item_id(id: &SaveId) -> String {
    format!("saved-{id}")
}

pub fn scroll_to(ids: &[SaveId]) {
    let items = ids.iter().filter_map(|id| element::<Element>(&item_id(id)));
    let top = |item: &Element| item.get_bounding_client_rect().top();
    let uppermost = items.min_by(|one, other| top(one).total_cmp(&top(other)));
    if let Some(uppermost) = uppermost {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        uppermost.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
