//! The settings, on their page and in the dialog at the table.

use std::fmt;

use engine::cards::{Card as Face, Rank, Suit};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::card::{Card, face_picture};
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::Glyph;
use crate::components::page::{Page, languages};
use crate::hooks::{change_settings, toasts, use_settings};
use crate::services::learn::Learning;
use crate::services::marks::MarkCounts;
use crate::services::settings::{
    CardBack, Felt, Haptics, Indices, Motion, OpenBy, Remarks, Settings as Values, Shortcuts,
    Sound, Speech, Suits, Theme, Untouched, Volume,
};
use crate::services::storage::{StoreError, bytes_used_here, is_lasting};
use crate::services::stored::{StoredDoc, Unread, clear, unread};
use crate::services::{persist, sound, wake};
use crate::words::text::Text;
use crate::words::{cards, language, marks, settings as words};

/// The rewards open to choose, always with the present choice, and the locked rewards.
fn split_rewards<T: Copy + PartialEq>(
    all: &[T],
    marks_of: fn(T) -> usize,
    chosen: T,
    earned: usize,
) -> (Vec<T>, Vec<T>) {
    all.iter().partition(|reward| marks_of(**reward) <= earned || **reward == chosen)
}

/// The choice of a card back or a felt; below it the locked ones, each with the number of marks still missing.
fn reward_setting<T: Copy + PartialEq + fmt::Debug + 'static>(
    settings: &Values,
    (name, legend): (&'static str, Text),
    all: &[T],
    marks_of: fn(T) -> usize,
    name_of: fn(T) -> &'static str,
    field: fn(&mut Values) -> &mut T,
) -> Html {
    let (chosen, earned) = (*field(&mut settings.clone()), MarkCounts::here().total());
    let (open, locked) = split_rewards(all, marks_of, chosen, earned);
    let open: Vec<_> = open.into_iter().map(|one| ChoiceItem::new(one, name_of(one))).collect();
    let missing = |reward: T| marks_of(reward) - earned;
    let hint = locked.first().map(|reward| marks::opens(missing(*reward), name_of(*reward)));
    // The styles name a reward by its variant.
    let style_name = |reward: T| format!("{reward:?}").to_ascii_lowercase();
    html! {
        <>
            { choice(settings, (name, legend, hint.as_deref()), &open, field) }
            if !locked.is_empty() {
                <ul class="wrap-3" aria-label={marks::LOCKED}>
                    for reward in locked {
                        <li key={name_of(reward)} class="centre settings__reward">
                            <span class="card is-back" data-reward={style_name(reward)} aria-hidden="true">
                                <span class="card__back" />
                            </span>
                            <span>{ name_of(reward) }</span>
                            <span class="soft">{ marks::missing(missing(reward)) }</span>
                        </li>
                    }
                </ul>
            }
        </>
    }
}

#[component]
pub fn Settings() -> Html {
    let is_promised = use_state_eq(|| None);
    let setter = is_promised.setter();
    use_effect_with((), move |()| {
        spawn_local(async move { setter.set(persist::is_promised().await) });
    });
    html! {
        <Page title={words::TITLE} name="settings">
            <section class="panel">
                <h2>{ language::CHOICE }</h2>
                { languages() }
            </section>
            <SettingsForm />
            { storage_panel(*is_promised) }
        </Page>
    }
}

#[component]
pub fn SettingsForm() -> Html {
    let settings = &use_settings();
    let update = use_force_update();
    let themes = [
        ChoiceItem::new(Theme::System, words::SYSTEM).with_icon(Glyph::Device),
        ChoiceItem::new(Theme::Light, words::LIGHT).with_icon(Glyph::Sun),
        ChoiceItem::new(Theme::Dark, words::DARK).with_icon(Glyph::Moon),
    ];
    let suits = [
        ChoiceItem::new(Suits::Two, words::TWO_COLOURS),
        ChoiceItem::new(Suits::Four, words::FOUR_COLOURS),
    ];
    // From the jack to the ace, since the numbers before them are the same in every language.
    let letters =
        |indices| cards::indices(indices == Indices::Own).skip(9).collect::<Vec<_>>().join(" ");
    let indices = [Indices::Own, Indices::International]
        .map(|indices| ChoiceItem::new(indices, letters(indices)));
    let motions = [
        ChoiceItem::new(Motion::Off, words::OFF),
        ChoiceItem::new(Motion::Fast, words::FAST),
        ChoiceItem::new(Motion::Normal, words::NORMAL),
    ];
    let curtains =
        [ChoiceItem::new(OpenBy::Hold, words::HOLD), ChoiceItem::new(OpenBy::Tap, words::TAP)];
    let volumes = [
        ChoiceItem::new(Volume::Quiet, words::QUIET),
        ChoiceItem::new(Volume::Medium, words::MEDIUM),
        ChoiceItem::new(Volume::Loud, words::LOUD),
    ];
    let volume = settings.volume;
    let on_try = Callback::from(move |_: MouseEvent| sound::try_out(volume));
    let on_haptics = Callback::from(|haptics| {
        change_settings(|values| values.haptics = haptics);
        if haptics == Haptics::On {
            sound::try_vibration();
        }
    });
    html! {
        <>
            { unread_panels(&update) }
            <section class="panel">
                <h2>{ words::LOOK }</h2>
                { choice(settings, ("theme", words::THEME, None), &themes, |values| &mut values.theme) }
                { choice(settings, ("suits", words::SUITS, None), &suits, |values| &mut values.suits) }
                if letters(Indices::Own) != letters(Indices::International) {
                    { choice(settings, ("indices", words::INDICES, None), &indices, |values| &mut values.indices) }
                }
                <div class="row-2 settings__cards" aria-hidden="true">
                    for (rank, suit) in
                        [Rank::SEVEN, Rank::KING, Rank::TEN, Rank::ACE].into_iter().zip(Suit::ALL)
                    {
                        <Card picture={face_picture(Face::new(rank, suit))} label="" />
                    }
                    <Card label="" />
                </div>
                { reward_setting(settings, ("back", words::BACK),
                    &CardBack::ALL,
                    CardBack::marks,
                    marks::back,
                    |values| &mut values.back,
                ) }
                { reward_setting(settings, ("felt", words::FELT),
                    &Felt::ALL,
                    Felt::marks,
                    marks::felt,
                    |values| &mut values.felt,
                ) }
                { choice(settings, ("motion", words::MOTION, Some(words::MOTION_HINT.translate())),
                    &motions,
                    |values| &mut values.motion,
                ) }
                { choice(settings, ("remarks", words::REMARKS, Some(words::REMARKS_HINT.translate())),
                    &off_on(Remarks::Off, Remarks::On),
                    |values| &mut values.remarks,
                ) }
            </section>
            <section class="panel">
                <h2>{ words::SOUND_AND_TOUCH }</h2>
                { choice(settings, ("sound", words::SOUND, Some(words::SOUND_HINT.translate())),
                    &off_on(Sound::Off, Sound::On),
                    |values| &mut values.sound,
                ) }
                { choice(settings, ("volume", words::VOLUME, None), &volumes, |values| &mut values.volume) }
                <Button label={words::TRY_SOUND} on_press={on_try} />
                if sound::can_vibrate() {
                    { ChoiceField::new(
                        "vibration",
                        &words::VIBRATION,
                        &off_on(Haptics::Off, Haptics::On),
                        settings.haptics,
                        on_haptics,
                    ).segmented() }
                }
            </section>
            <section class="panel">
                <h2>{ words::PASSING }</h2>
                { choice(settings, ("curtain", words::CURTAIN, Some(words::CURTAIN_HINT.translate())),
                    &curtains,
                    |values| &mut values.curtain,
                ) }
                { choice(settings, ("untouched", words::UNTOUCHED, Some(words::UNTOUCHED_HINT.translate())),
                    &off_on(Untouched::Stay, Untouched::Cover),
                    |values| &mut values.untouched,
                ) }
                { choice(settings, ("shortcuts", words::SHORTCUTS, Some(words::SHORTCUTS_HINT.translate())),
                    &off_on(Shortcuts::Off, Shortcuts::On),
                    |values| &mut values.shortcuts,
                ) }
                { choice(settings, ("speech", words::PRIVATE_SPEECH, Some(words::PRIVATE_SPEECH_HINT.translate())),
                    &off_on(Speech::Open, Speech::Private),
                    |values| &mut values.speech,
                ) }
                if wake::may_go_dark() {
                    <p class="field__hint">{ words::GOES_DARK }</p>
                }
            </section>
        </>
    }
}

fn off_on<T>(off: T, on: T) -> [ChoiceItem<T>; 2] {
    [ChoiceItem::new(off, words::OFF), ChoiceItem::new(on, words::ON)]
}

/// The choice for one setting; `field` borrows its value from the settings.
fn choice<T: Copy + PartialEq + 'static>(
    settings: &Values,
    (name, legend, hint): (&'static str, Text, Option<&str>),
    choices: &[ChoiceItem<T>],
    field: fn(&mut Values) -> &mut T,
) -> Html {
    let chosen = *field(&mut settings.clone());
    let on_choose = Callback::from(move |value| change_settings(|values| *field(values) = value));
    ChoiceField::new(name, &legend, choices, chosen, on_choose).hint(hint).segmented()
}

/// Notes on stored data that this build can't read, with a button to reset damaged data.
fn unread_panels(update: &UseForceUpdateHandle) -> Html {
    let (settings, lessons) = (unread::<StoredDoc<Values>>(), unread::<StoredDoc<Learning>>());
    let note = |[newer, damaged]: [Text; 2], why: Unread, clear: fn() -> Result<(), StoreError>| {
        let title = match why {
            Unread::Newer => newer,
            Unread::Damaged => damaged,
        };
        let update = update.clone();
        let on_clear = Callback::from(move |_: MouseEvent| {
            if toasts::or_fail(clear()).is_some() {
                // Stores the changes that this tab couldn't store while the data was damaged.
                change_settings(|_| ());
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
            if let Some(why) = settings {
                { note([words::SETTINGS_NEWER, words::SETTINGS_DAMAGED], why, clear::<StoredDoc<Values>>) }
            }
            if let Some(why) = lessons {
                { note([words::LESSONS_NEWER, words::LESSONS_DAMAGED], why, clear::<StoredDoc<Learning>>) }
            }
        </>
    }
}

/// The amount of stored data, and whether the browser promises to keep it.
fn storage_panel(is_promised: Option<bool>) -> Html {
    let bytes = bytes_used_here();
    html! {
        <section class="panel">
            <h2>{ words::KEEPING }</h2>
            if is_lasting() {
                <p>{ words::used(bytes.div_ceil(1024).max(1)) }</p>
                if let Some(is_promised) = is_promised {
                    <p>{ if is_promised { words::PROMISED } else { words::NOT_PROMISED } }</p>
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
    fn unlocked_looks_can_be_chosen_and_a_chosen_one_stays() {
        use CardBack::{Gilt, Lattice, Rays, Ripples, Weave};
        let split = |chosen, earned| split_rewards(&CardBack::ALL, CardBack::marks, chosen, earned);
        assert_eq!(split(Lattice, 0), (vec![Lattice], vec![Weave, Ripples, Rays, Gilt]));
        assert_eq!(split(Rays, 4), (vec![Lattice, Weave, Ripples, Rays], vec![Gilt]));
        assert_eq!(split(Lattice, 25).1, []);
    }
}
