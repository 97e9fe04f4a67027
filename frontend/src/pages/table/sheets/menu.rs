//! A running game's menu and its dialogs. They lie over the table and are no pages of their own, so that nobody loses
//! their place.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::hooks::{change_settings, use_settings};
use crate::pages::table::game::RunningGame;
use crate::pages::table::sheet::{Sheet, SheetProps};
use crate::route::Route;
use crate::services::people::Place;
use crate::services::settings::{Distance, Sound};
use crate::session::Step;
use crate::words::evening::TO_THE_EVENING;
use crate::words::{phone, phones, table};

#[component]
pub fn Entries(props: &SheetProps) -> Html {
    let SheetProps { game, on_sheet, .. } = props;
    let RunningGame { session, players, .. } = game;
    let go = |sheet: Sheet| on_sheet.reform(move |_: MouseEvent| Some(sheet));
    // A game of an evening leads back to it.
    let back = game.evening.clone().map_or(Route::Home, |id| Route::Evening { id });
    let back_label = if game.evening.is_some() { TO_THE_EVENING } else { table::HOME };
    let on_back = Callback::from(move |_| {
        back.go();
    });
    let settings = use_settings();
    let (glyph, label, sound) = match settings.sound {
        Sound::On => (Glyph::Muted, table::MUTE, Sound::Off),
        Sound::Off | Sound::Unasked => (Glyph::Sound, table::SOUND_ON, Sound::On),
    };
    let (big, distance) = match settings.distance {
        Distance::Near => (phone::BIG_SCREEN, Distance::Far),
        Distance::Far => (phone::NEAR_SCREEN, Distance::Near),
    };
    let on_distance = Callback::from(move |_| change_settings(|values| values.distance = distance));
    let on_sound = Callback::from(move |_| change_settings(|values| values.sound = sound));
    let people = session.people();
    let on_give_up = match people.lowest() {
        Some(only) if people.len() == 1 => {
            let (on_leave, on_sheet) = (game.step(Step::AskToLeave(only)), on_sheet.clone());
            Callback::from(move |_| {
                on_sheet.emit(None);
                on_leave.emit(());
            })
        }
        _ => go(Sheet::GiveUp),
    };
    let is_over = session.turn().outcome().is_some();
    let all = session.all_people();
    let is_by_link = all.iter().any(|seat| session.place(seat) == Place::Elsewhere);
    let offers_phones = all.len() > 1 && !is_by_link && !is_over;
    html! {
        <div class="stack-2 menu">
            if let Some(series) = table::series(players, session.series()) {
                <p class="note menu__note">{ series }</p>
            }
            { entries(on_sheet) }
            <Button icon={glyph} {label} on_press={on_sound} />
            if offers_phones {
                <Button icon={Glyph::Qr} label={phones::TITLE} on_press={go(Sheet::Phones)} />
            }
            if people.is_empty() && !all.is_empty() {
                <Button icon={Glyph::Screen} label={big} on_press={on_distance} />
            }
            if !is_over {
                <Button icon={Glyph::Device} label={table::MOVE} on_press={go(Sheet::Move)} />
            }
            <Button icon={Glyph::Warning} label={table::REPORT} on_press={go(Sheet::Report)} />
            if !is_over && !people.is_empty() {
                <Button
                    icon={Glyph::Flag}
                    label={table::GIVE_UP}
                    refusal={game.no_leave()}
                    on_press={on_give_up}
                />
            }
            <Button icon={Glyph::Back} label={back_label} on_press={on_back} />
            <p class="note menu__note">{ table::KEPT }</p>
        </div>
    }
}

/// The entries of every menu.
pub fn entries(on_sheet: &Callback<Option<Sheet>>) -> Html {
    let go = |sheet: Sheet| on_sheet.reform(move |_: MouseEvent| Some(sheet));
    html! {
        <>
            <Button icon={Glyph::Rules} label={table::RULES} on_press={go(Sheet::Rules)} />
            <Button class="menu__keys" icon={Glyph::Keys} label={table::KEYS_TITLE} on_press={go(Sheet::Keys)} />
            <Button icon={Glyph::Settings} label={table::SETTINGS} on_press={go(Sheet::Settings)} />
        </>
    }
}
