//! What has to be said on the home page before anything else.

use engine::options::Options as _;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, Icon};
use crate::hooks::{use_toasts, use_update_waiting};
use crate::services::clock;
use crate::services::files::{download, file_name};
use crate::services::saves::{self, SetAside, Shelf, State, clear_set_aside, surplus};
use crate::services::storage::{is_lasting, with_device};
use crate::services::update::{self, Change};
use crate::words::{dates, errors, home as words};

#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    pub shelf: Shelf,
    /// To be called after a change.
    pub reload: Callback<()>,
}

/// The notices; nothing while all is well.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let shelf = &props.shelf;
    let surplus = surplus(shelf).len();
    html! {
        <>
            <Newer shelf={shelf.clone()} />
            if !is_lasting() {
                <Notice glyph={Glyph::Warning}>{ words::NOT_LASTING }</Notice>
            }
            if shelf.newer > 0 {
                <Notice glyph={Glyph::Info}>{ words::newer(shelf.newer) }</Notice>
            }
            if surplus > 0 {
                <OverBudget shelf={shelf.clone()} reload={props.reload.clone()} />
            }
            if !shelf.set_aside.is_empty() {
                <Damaged set_aside={shelf.set_aside.clone()} reload={props.reload.clone()} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct NoticeProps {
    glyph: Glyph,
    #[prop_or_default]
    actions: Option<Html>,
    children: Html,
}

#[component]
fn Notice(props: &NoticeProps) -> Html {
    html! {
        <div class="notice" role="status">
            <Icon glyph={props.glyph} />
            <div class="notice__text">{ props.children.clone() }</div>
            if let Some(actions) = props.actions.clone() {
                <div class="notice__actions">{ actions }</div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct NewerProps {
    shelf: Shelf,
}

/// A newer build that waits.
#[component]
fn Newer(props: &NewerProps) -> Html {
    let toasts = use_toasts();
    if !use_update_waiting() {
        return Html::default();
    }
    let on_press = Callback::from(move |_| {
        let toasts = toasts.clone();
        spawn_local(async move {
            match update::change().await {
                Change::GameOpen => toasts.say(words::UPDATE_LATER),
                Change::Updating | Change::Nothing => {}
            }
        });
    });
    let left_behind = left_behind(&props.shelf, update::edition);
    html! {
        <Notice
            glyph={Glyph::Reload}
            actions={html! {
                <Button weight={Weight::Main} label={words::UPDATE_NOW} {on_press} />
            }}
        >
            <p>{ words::UPDATE }</p>
            if left_behind > 0 {
                <p>{ words::older_edition(left_behind) }</p>
            }
        </Notice>
    }
}

/// How many running games would be of an older edition for a build that plays these editions.
fn left_behind(shelf: &Shelf, edition: impl Fn(&str) -> Option<u32>) -> usize {
    let is_left = |state: &State| match state {
        State::OtherEdition => false,
        State::Game(reading) => {
            let game = reading.record.options.identity();
            !state.is_over() && edition(game.slug).is_some_and(|newer| newer != game.edition)
        }
    };
    shelf.entries.iter().filter(|entry| is_left(&entry.state)).count()
}

#[component]
fn OverBudget(props: &NoticesProps) -> Html {
    let toasts = use_toasts();
    let old = surplus(&props.shelf);
    let count = old.len();
    let on_press = {
        let shelf = props.shelf.clone();
        let reload = props.reload.clone();
        Callback::from(move |_| {
            let records: Vec<_> = shelf
                .entries
                .iter()
                .filter(|entry| old.contains(&entry.id))
                .map(|entry| (format!("facedown.save.{}", entry.id), saves::encode(&entry.save)))
                .collect();
            let day = dates::day(clock::moment(clock::now()));
            if !download(&file_name(&["games", &day]), &saves::bundle(&records)) {
                toasts.say(words::NOT_EXPORTED);
                return;
            }
            for id in &old {
                if let Err(error) = with_device(|store| saves::take(store, id)) {
                    toasts.say(errors::store(error));
                }
            }
            toasts.say(words::cleared(old.len()));
            reload.emit(());
        })
    };
    html! {
        <Notice
            glyph={Glyph::Info}
            actions={html! { <Button label={words::CLEAR_OLD} {on_press} /> }}
        >
            { words::over_budget(count) }
        </Notice>
    }
}

#[derive(Properties, PartialEq)]
struct DamagedProps {
    set_aside: Vec<SetAside>,
    reload: Callback<()>,
}

/// Damaged saves, whose texts may be kept.
#[component]
fn Damaged(props: &DamagedProps) -> Html {
    let toasts = use_toasts();
    let set_aside = props.set_aside.clone();
    let count = set_aside.len();
    let on_keep = {
        let set_aside = set_aside.clone();
        let toasts = toasts.clone();
        Callback::from(move |_| {
            let text = match set_aside.as_slice() {
                [only] => only.text.clone(),
                several => {
                    let pairs: Vec<_> =
                        several.iter().map(|one| (one.key.clone(), one.text.clone())).collect();
                    saves::bundle(&pairs)
                }
            };
            let is_saved = download(&file_name(&["damaged"]), &text);
            toasts.say(if is_saved { words::EXPORTED } else { words::NOT_EXPORTED });
        })
    };
    let on_clear = {
        let reload = props.reload.clone();
        Callback::from(move |_| {
            for damaged in &set_aside {
                if let Err(error) = with_device(|store| clear_set_aside(store, damaged)) {
                    toasts.say(errors::store(error));
                    return;
                }
            }
            toasts.say(words::THROWN_AWAY);
            reload.emit(());
        })
    };
    html! {
        <Notice
            glyph={Glyph::Warning}
            actions={html! {
                <>
                    <Button icon={Glyph::Text} label={words::SAVE_TEXT} on_press={on_keep} />
                    <Button weight={Weight::Danger} label={words::THROW_AWAY} on_press={on_clear} />
                </>
            }}
        >
            { words::damaged(count) }
        </Notice>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::saves::{Save, keep, read_shelf};
    use crate::services::storage::Memory;

    #[test]
    fn only_running_games_of_a_changed_game_are_left_behind() {
        let running = "facedown 1\ngame fools-gambit 1\noptions deck=split\nseats Ana | Ben\n\
                       seed 9f2c04d1a6b3e877\n";
        let store = Memory::default();
        for (id, record) in [("a", running.to_owned()), ("b", format!("{running}1 leave\n"))] {
            keep(&store, &id.parse().unwrap(), &Save::new(record, 1)).unwrap();
        }
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(left_behind(&shelf, |_| Some(2)), 1);
        assert_eq!(left_behind(&shelf, |_| Some(1)), 0);
        assert_eq!(left_behind(&shelf, |_| None), 0);
    }
}
