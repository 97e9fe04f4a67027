//! The notices at the top of the home page.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::{AfterExport, ExportedFile, HomeContext};
use super::saved::offer_file;
use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::hooks::toasts;
use crate::services::files::{download, file_name, game_file};
use crate::services::saves::{self, Heading, SaveState, Shelf, ShelfEntry, surplus};
use crate::services::storage::is_lasting;
use crate::services::{clock, device_data, saved_games, update};
use crate::words::{dates, home as words};

pub fn notices(context: &HomeContext, is_update_waiting: bool) -> Html {
    let shelf = &*context.shelf;
    let surplus_count = surplus(shelf).len();
    html! {
        <>
            if is_update_waiting {
                { update_notice(context) }
            }
            if !is_lasting() {
                { notice(Glyph::Warning, html! { words::NOT_LASTING }, None) }
            }
            if shelf.newer > 0 {
                { notice(Glyph::Info, html! { words::newer(shelf.newer) }, None) }
            }
            if surplus_count > 0 {
                { notice(Glyph::Info, html! { words::over_budget(surplus_count) }, Some(html! {
                    <Button label={words::CLEAR_OLD} on_press={context.callback(clear_old)} />
                })) }
            }
            if !shelf.set_aside.is_empty() {
                { damaged_notice(context) }
            }
        </>
    }
}

fn notice(glyph: Glyph, text: Html, actions: Option<Html>) -> Html {
    html! {
        <div class="row-3 wrap notice" role="status">
            { icon(glyph) }
            <div class="stack-2 notice__text">{ text }</div>
            if let Some(actions) = actions {
                <div class="notice__actions">{ actions }</div>
            }
        </div>
    }
}

fn update_notice(context: &HomeContext) -> Html {
    let outdated = outdated_games(&context.shelf, update::edition);
    let on_update = |_: &HomeContext| {
        spawn_local(async move {
            let is_game_open = update::switch_build().await;
            if is_game_open {
                toasts::say(words::UPDATE_LATER);
            }
        });
    };
    let text = html! {
        <>
            <p>{ words::UPDATE }</p>
            if outdated > 0 {
                <p>{ words::older_edition(outdated) }</p>
            }
        </>
    };
    let actions = html! {
        <Button weight={Weight::Main} label={words::UPDATE_NOW} on_press={context.callback(on_update)} />
    };
    notice(Glyph::Reload, text, Some(actions))
}

/// Counts the running games that a build with the editions `edition_of` could no longer play.
fn outdated_games(shelf: &Shelf, edition_of: impl Fn(&str) -> Option<u32>) -> usize {
    let is_outdated = |entry: &&ShelfEntry| {
        let heading = Heading::from_record(&entry.save.record);
        let playable = heading.and_then(|heading| edition_of(heading.slug));
        let continues = matches!(entry.state, SaveState::Running | SaveState::MissingSummary);
        continues && playable.is_some() && playable != heading.map(|heading| heading.edition)
    };
    shelf.entries.iter().filter(is_outdated).count()
}

/// Saves old finished games to a file, and deletes them once somebody confirms the file.
fn clear_old(context: &HomeContext) {
    let old_saves = surplus(&context.shelf);
    let entries = context.shelf.entries.iter().filter(|entry| old_saves.contains(&entry.id));
    let games: Vec<_> = entries.map(|entry| (entry.id.clone(), entry.save.clone())).collect();
    let texts: Vec<_> = games.iter().map(|(id, save)| (id.key(), saves::encode(save))).collect();
    let name = game_file(&["games", &dates::day(clock::local_time(clock::now()))]);
    let text = saves::bundle(&texts, &device_data::all_here());
    offer_file(context, ExportedFile { name, text, then: AfterExport::Clear(games) });
}

/// The texts of damaged saves can be saved as a file, or deleted.
fn damaged_notice(context: &HomeContext) -> Html {
    let actions = html! {
        <>
            <Button icon={Glyph::Text} label={words::SAVE_TEXT} on_press={context.callback(save_texts)} />
            <Button
                weight={Weight::Danger}
                label={words::THROW_AWAY}
                on_press={context.callback(throw_away)}
            />
        </>
    };
    let text = html! { words::damaged(context.shelf.set_aside.len()) };
    notice(Glyph::Warning, text, Some(actions))
}

fn save_texts(context: &HomeContext) {
    let text = match context.shelf.set_aside.as_slice() {
        [only] => only.text.clone(),
        damaged => {
            let texts: Vec<_> =
                damaged.iter().map(|save| (save.key.clone(), save.text.clone())).collect();
            saves::bundle(&texts, &[])
        }
    };
    let name = file_name(&["damaged"], ".txt");
    toasts::say_download(&name, download(&name, &text));
}

fn throw_away(context: &HomeContext) {
    if toasts::or_fail(saved_games::delete_set_aside(&context.shelf.set_aside)).is_some() {
        toasts::say(words::THROWN_AWAY);
    }
    context.reload_shelf();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::summary;
    use crate::services::saves::{Save, backfill_summaries, read_shelf, write};
    use crate::services::storage::Memory;
    use crate::testing::fools_gambit;

    #[test]
    fn only_running_games_of_a_changed_game_are_outdated() {
        let store = Memory::default();
        for (id, decisions) in [("a", ""), ("b", "1 leave\n")] {
            let save = Save::new(fools_gambit("Ana | Ben", decisions), 1);
            write(&store, &id.parse().unwrap(), &save).unwrap();
        }
        backfill_summaries(&store, summary).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(outdated_games(&shelf, |_| Some(2)), 1);
        assert_eq!(outdated_games(&shelf, |_| Some(1)), 0);
        assert_eq!(outdated_games(&shelf, |_| None), 0);
    }
}
