//! What can be set for this device.

use engine::cards::{Card as Face, Rank, Suit};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::card::Card;
use crate::components::choice::{Choice, Legend, Segmented};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::hooks::{use_settings, use_toasts};
use crate::services::learn::Learning;
use crate::services::settings::{
    Haptics, Motion, Opening, Settings as Values, Shortcuts, Sound, Suits, Theme, Volume,
};
use crate::services::storage::{StoreError, bytes_kept, is_lasting};
use crate::services::stored::Unread;
use crate::services::{persist, sound};
use crate::words::{errors, settings as words};

const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::Off, Motion::Fast, Motion::Normal];
const OPENINGS: [Opening; 2] = [Opening::Hold, Opening::Tap];
const SUITS: [Suits; 2] = [Suits::Two, Suits::Four];
const SOUNDS: [Sound; 2] = [Sound::Off, Sound::On];
const VOLUMES: [Volume; 3] = [Volume::Quiet, Volume::Medium, Volume::Loud];
const HAPTICS: [Haptics; 2] = [Haptics::Off, Haptics::On];
const SHORTCUTS: [Shortcuts; 2] = [Shortcuts::Off, Shortcuts::On];

/// The place of a value among the choices.
fn place<T: PartialEq>(values: &[T], value: &T) -> u32 {
    let at = values.iter().position(|other| other == value);
    at.and_then(|at| u32::try_from(at).ok()).unwrap_or_default()
}

/// The value at a place among the choices.
fn at<T: Copy + Default>(values: &[T], place: u32) -> T {
    usize::try_from(place).ok().and_then(|place| values.get(place)).copied().unwrap_or_default()
}

/// The page.
#[component]
pub fn Settings() -> Html {
    let promised = use_state_eq(|| None);
    let setter = promised.setter();
    use_effect_with((), move |()| {
        spawn_local(async move { setter.set(persist::is_promised().await) });
    });
    html! {
        <Page title={words::TITLE} name="settings">
            <SettingsForm />
            { keeping(*promised) }
        </Page>
    }
}

/// What can be set, for the page and for the dialog at the table.
#[component]
pub fn SettingsForm() -> Html {
    let settings = use_settings();
    let group =
        |name: &'static str, legend: &'static str, hint, choices: &[Choice], chosen, put| {
            let settings = settings.clone();
            let put: fn(&mut Values, u32) = put;
            let group = Segmented {
                name: name.into(),
                legend: legend.into(),
                shows: Legend::Shown,
                hint,
                choices,
                chosen,
                on_choose: Callback::from(move |place| {
                    settings.change(|values| put(values, place));
                }),
            };
            group.view()
        };
    let themes = [
        Choice::new(0, words::SYSTEM).with_icon(Glyph::Device),
        Choice::new(1, words::LIGHT).with_icon(Glyph::Sun),
        Choice::new(2, words::DARK).with_icon(Glyph::Moon),
    ];
    let suits = [Choice::new(0, words::TWO_COLOURS), Choice::new(1, words::FOUR_COLOURS)];
    let motions =
        [Choice::new(0, words::OFF), Choice::new(1, words::FAST), Choice::new(2, words::NORMAL)];
    let openings = [Choice::new(0, words::HOLD), Choice::new(1, words::TAP)];
    let (theme, suit) = (place(&THEMES, &settings.theme), place(&SUITS, &settings.suits));
    let (motion, opening) =
        (place(&MOTIONS, &settings.motion), place(&OPENINGS, &settings.curtain));
    let switch = [Choice::new(0, words::OFF), Choice::new(1, words::ON)];
    let volumes =
        [Choice::new(0, words::QUIET), Choice::new(1, words::MEDIUM), Choice::new(2, words::LOUD)];
    let (heard, loud) = (place(&SOUNDS, &settings.sound), place(&VOLUMES, &settings.volume));
    let on_try = {
        let volume = settings.volume;
        Callback::from(move |_: MouseEvent| sound::try_out(volume))
    };
    html! {
        <>
            <NotRead />
            <section class="panel">
                <h2>{ words::LOOK }</h2>
                { group("theme", words::THEME, None, &themes, theme, |values, place| {
                    values.theme = at(&THEMES, place);
                }) }
                { group("suits", words::SUITS, None, &suits, suit, |values, place| {
                    values.suits = at(&SUITS, place);
                }) }
                <div class="settings__cards" aria-hidden="true">
                    for (rank, suit) in
                        [Rank::SEVEN, Rank::KING, Rank::TEN, Rank::ACE].into_iter().zip(Suit::ALL)
                    {
                        <Card face={Face::new(rank, suit)} label="" />
                    }
                    <Card label="" />
                </div>
                { group(
                    "motion",
                    words::MOTION,
                    Some(words::MOTION_HINT),
                    &motions,
                    motion,
                    |values, place| values.motion = at(&MOTIONS, place),
                ) }
            </section>
            <section class="panel">
                <h2>{ words::SOUND_AND_TOUCH }</h2>
                { group("sound", words::SOUND, Some(words::SOUND_HINT), &switch, heard, |values, place| {
                    values.sound = at(&SOUNDS, place);
                }) }
                { group("volume", words::VOLUME, None, &volumes, loud, |values, place| {
                    values.volume = at(&VOLUMES, place);
                }) }
                <Button label={words::TRY_SOUND} on_press={on_try} />
                if sound::can_vibrate() {
                    { group(
                        "vibration",
                        words::VIBRATION,
                        None,
                        &switch,
                        place(&HAPTICS, &settings.haptics),
                        |values, place| {
                            values.haptics = at(&HAPTICS, place);
                            if values.haptics == Haptics::On {
                                sound::try_vibration();
                            }
                        },
                    ) }
                }
            </section>
            <section class="panel">
                <h2>{ words::PASSING }</h2>
                { group(
                    "curtain",
                    words::CURTAIN,
                    Some(words::CURTAIN_HINT),
                    &openings,
                    opening,
                    |values, place| values.curtain = at(&OPENINGS, place),
                ) }
                { group(
                    "shortcuts",
                    words::SHORTCUTS,
                    Some(words::SHORTCUTS_HINT),
                    &switch,
                    place(&SHORTCUTS, &settings.shortcuts),
                    |values, place| values.shortcuts = at(&SHORTCUTS, place),
                ) }
            </section>
        </>
    }
}

/// What the device keeps and this build can't read, and the way to start it over where it is damaged.
#[component]
fn NotRead() -> Html {
    let settings = use_settings();
    let toasts = use_toasts();
    let update = use_force_update();
    let (own, lessons) = (Values::unread_here(), Learning::unread_here());
    let part = |title: &'static str, why: Unread, clear: fn() -> Result<(), StoreError>| {
        let (settings, toasts, update) = (settings.clone(), toasts.clone(), update.clone());
        let on_clear = Callback::from(move |_: MouseEvent| {
            match clear() {
                // What was set in this tab is kept now.
                Ok(()) => settings.change(|_| ()),
                Err(error) => toasts.fail(errors::store(error)),
            }
            update.force_update();
        });
        html! {
            <section key={title} class="panel">
                <p role="status">{ title }</p>
                if why == Unread::Damaged {
                    <Button label={words::BEGIN_ANEW} on_press={on_clear} />
                }
            </section>
        }
    };
    html! {
        <>
            if let Some(why) = own {
                { part(words::unread(why), why, Values::clear_here) }
            }
            if let Some(why) = lessons {
                { part(words::lessons_unread(why), why, Learning::clear_here) }
            }
        </>
    }
}

/// What is kept, and how surely.
fn keeping(promised: Option<bool>) -> Html {
    let used = bytes_kept();
    html! {
        <section class="panel">
            <h2>{ words::KEEPING }</h2>
            if is_lasting() {
                <p>{ words::used(used) }</p>
                if let Some(promised) = promised {
                    <p>{ if promised { words::PROMISED } else { words::NOT_PROMISED } }</p>
                }
            } else {
                <p>{ words::NOT_LASTING }</p>
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_place() {
        for theme in THEMES {
            assert_eq!(at(&THEMES, place(&THEMES, &theme)), theme);
        }
        for motion in MOTIONS {
            assert_eq!(at(&MOTIONS, place(&MOTIONS, &motion)), motion);
        }
        assert_eq!(at(&OPENINGS, 9), Opening::Hold);
    }
}
