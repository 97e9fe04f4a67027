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

/// The rewards that can be chosen, which include the present choice, and the locked ones.
fn unlock<T: Copy + PartialEq>(
    all: &[T],
    marks_of: fn(T) -> usize,
    chosen: T,
    earned: usize,
) -> (Vec<T>, Vec<T>) {
    all.iter().partition(|one| marks_of(**one) <= earned || **one == chosen)
}

/// The choice of a card back or a felt, with pictures of the locked ones and the marks that they need.
fn rewards<T: Copy + PartialEq + fmt::Debug + 'static>(
    settings: &Values,
    (name, legend): (&'static str, Text),
    all: &[T],
    marks_of: fn(T) -> usize,
    name_of: fn(T) -> &'static str,
    place: fn(&mut Values) -> &mut T,
) -> Html {
    let (chosen, earned) = (*place(&mut settings.clone()), MarkCounts::here().total());
    let (open, locked) = unlock(all, marks_of, chosen, earned);
    let open: Vec<_> = open.into_iter().map(|one| ChoiceItem::new(one, name_of(one))).collect();
    let missing = |one: T| marks_of(one) - earned;
    let next = locked.first().map(|one| marks::opens(missing(*one), name_of(*one)));
    // The styles name a reward by its variant.
    let word = |one: T| format!("{one:?}").to_ascii_lowercase();
    html! {
        <>
            { group(settings, (name, legend, next.as_deref()), &open, place) }
            if !locked.is_empty() {
                <ul class="wrap-3" aria-label={marks::LOCKED}>
                    for one in locked {
                        <li key={name_of(one)} class="centre settings__reward">
                            <span class="card is-back" data-reward={word(one)} aria-hidden="true">
                                <span class="card__back" />
                            </span>
                            <span>{ name_of(one) }</span>
                            <span class="soft">{ marks::missing(missing(one)) }</span>
                        </li>
                    }
                </ul>
            }
        </>
    }
}

#[component]
pub fn Settings() -> Html {
    let promised = use_state_eq(|| None);
    let setter = promised.setter();
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
            { keeping(*promised) }
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
    // Jack to ace: the numbers are the same in every language.
    let letters = |is_own| cards::indices(is_own).skip(9).collect::<Vec<_>>().join(" ");
    let indices = [Indices::Own, Indices::International]
        .map(|indices| ChoiceItem::new(indices, letters(indices == Indices::Own)));
    let motions = [
        ChoiceItem::new(Motion::Off, words::OFF),
        ChoiceItem::new(Motion::Fast, words::FAST),
        ChoiceItem::new(Motion::Normal, words::NORMAL),
    ];
    let openings =
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
            { not_read(&update) }
            <section class="panel">
                <h2>{ words::LOOK }</h2>
                { group(settings, ("theme", words::THEME, None), &themes, |values| &mut values.theme) }
                { group(settings, ("suits", words::SUITS, None), &suits, |values| &mut values.suits) }
                if letters(true) != letters(false) {
                    { group(settings, ("indices", words::INDICES, None), &indices, |values| &mut values.indices) }
                }
                <div class="row-2 settings__cards" aria-hidden="true">
                    for (rank, suit) in
                        [Rank::SEVEN, Rank::KING, Rank::TEN, Rank::ACE].into_iter().zip(Suit::ALL)
                    {
                        <Card picture={face_picture(Face::new(rank, suit))} label="" />
                    }
                    <Card label="" />
                </div>
                { rewards(settings, ("back", words::BACK),
                    &CardBack::ALL,
                    CardBack::marks,
                    marks::back,
                    |values| &mut values.back,
                ) }
                { rewards(settings, ("felt", words::FELT),
                    &Felt::ALL,
                    Felt::marks,
                    marks::felt,
                    |values| &mut values.felt,
                ) }
                { group(settings, ("motion", words::MOTION, Some(words::MOTION_HINT.translate())),
                    &motions,
                    |values| &mut values.motion,
                ) }
                { group(settings, ("remarks", words::REMARKS, Some(words::REMARKS_HINT.translate())),
                    &off_on(Remarks::Off, Remarks::On),
                    |values| &mut values.remarks,
                ) }
            </section>
            <section class="panel">
                <h2>{ words::SOUND_AND_TOUCH }</h2>
                { group(settings, ("sound", words::SOUND, Some(words::SOUND_HINT.translate())),
                    &off_on(Sound::Off, Sound::On),
                    |values| &mut values.sound,
                ) }
                { group(settings, ("volume", words::VOLUME, None), &volumes, |values| &mut values.volume) }
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
                { group(settings, ("curtain", words::CURTAIN, Some(words::CURTAIN_HINT.translate())),
                    &openings,
                    |values| &mut values.curtain,
                ) }
                { group(settings, ("untouched", words::UNTOUCHED, Some(words::UNTOUCHED_HINT.translate())),
                    &off_on(Untouched::Stay, Untouched::Cover),
                    |values| &mut values.untouched,
                ) }
                { group(settings, ("shortcuts", words::SHORTCUTS, Some(words::SHORTCUTS_HINT.translate())),
                    &off_on(Shortcuts::Off, Shortcuts::On),
                    |values| &mut values.shortcuts,
                ) }
                { group(settings, ("speech", words::PRIVATE_SPEECH, Some(words::PRIVATE_SPEECH_HINT.translate())),
                    &off_on(Speech::Open, Speech::Private),
                    |values| &mut values.speech,
                ) }
                if wake::goes_dark() {
                    <p class="field__hint">{ words::GOES_DARK }</p>
                }
            </section>
        </>
    }
}

fn off_on<T>(off: T, on: T) -> [ChoiceItem<T>; 2] {
    [ChoiceItem::new(off, words::OFF), ChoiceItem::new(on, words::ON)]
}

/// One setting, with a name, a legend and an optional hint; `place` gives its field.
fn group<T: Copy + PartialEq + 'static>(
    settings: &Values,
    (name, legend, hint): (&'static str, Text, Option<&str>),
    choices: &[ChoiceItem<T>],
    place: fn(&mut Values) -> &mut T,
) -> Html {
    let chosen = *place(&mut settings.clone());
    let on_choose = Callback::from(move |value| change_settings(|values| *place(values) = value));
    ChoiceField::new(name, &legend, choices, chosen, on_choose).hint(hint).segmented()
}

/// Stored data that this build can't read, with a reset if it is damaged.
fn not_read(update: &UseForceUpdateHandle) -> Html {
    let (settings, lessons) = (unread::<StoredDoc<Values>>(), unread::<StoredDoc<Learning>>());
    let part = |[newer, damaged]: [Text; 2], why: Unread, clear: fn() -> Result<(), StoreError>| {
        let title = match why {
            Unread::Newer => newer,
            Unread::Damaged => damaged,
        };
        let update = update.clone();
        let on_clear = Callback::from(move |_: MouseEvent| {
            if toasts::or_fail(clear()).is_some() {
                // Stores the changes that this tab couldn't store before.
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
                { part([words::SETTINGS_NEWER, words::SETTINGS_DAMAGED], why, clear::<StoredDoc<Values>>) }
            }
            if let Some(why) = lessons {
                { part([words::LESSONS_NEWER, words::LESSONS_DAMAGED], why, clear::<StoredDoc<Learning>>) }
            }
        </>
    }
}

/// The amount of stored data, and whether the browser promises to keep it.
fn keeping(promised: Option<bool>) -> Html {
    let kept = bytes_used_here();
    html! {
        <section class="panel">
            <h2>{ words::KEEPING }</h2>
            if is_lasting() {
                <p>{ words::used(kept.div_ceil(1024).max(1)) }</p>
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
    fn unlocked_looks_can_be_chosen_and_a_chosen_one_stays() {
        use CardBack::{Gilt, Lattice, Rays, Ripples, Weave};
        let unlock = |chosen, earned| unlock(&CardBack::ALL, CardBack::marks, chosen, earned);
        assert_eq!(unlock(Lattice, 0), (vec![Lattice], vec![Weave, Ripples, Rays, Gilt]));
        assert_eq!(unlock(Rays, 4), (vec![Lattice, Weave, Ripples, Rays], vec![Gilt]));
        assert_eq!(unlock(Lattice, 25).1, []);
    }
}
