//! The menu of a running game, and what it leads to: dialogs over the table, never other pages, so
//! that nobody loses the place.

use engine::options::Options;
use engine::seat::Seat;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::Running;
use super::keys::Keys;
use super::log::{LogSheet, Moment};
use super::phones::Places;
use super::sheets::{Sheet, SheetsProps};
use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::games;
use crate::hooks::{use_settings, use_toasts};
use crate::pages::phones::PhoneSeats;
use crate::pages::settings::SettingsForm;
use crate::route::Route;
use crate::services::files::{download, file_name};
use crate::services::people::Place;
use crate::services::saves::{self, SaveId};
use crate::services::settings::{Distance, Sound};
use crate::services::share::copy;
use crate::services::storage::with_device;
use crate::services::{boot, clock};
use crate::words::{dates, files, phone as told, phones, table};

/// The dialog that is open.
#[component]
pub fn Sheets(props: &SheetsProps) -> Html {
    let SheetsProps { open, session, players, on_sheet, .. } = props;
    let content = match open {
        Sheet::Menu => html! { <Entries ..props.clone() /> },
        Sheet::Log => {
            html! { <LogSheet session={session.clone()} players={players.clone()} on_sheet={on_sheet.clone()} /> }
        }
        Sheet::Moment(moment) => html! {
            <Moment session={session.clone()} players={players.clone()} {moment} on_sheet={on_sheet.clone()} />
        },
        Sheet::Rules => session.game().map_or_else(Html::default, games::rules),
        Sheet::Settings => html! { <SettingsForm /> },
        Sheet::Phones => session.game().map_or_else(Html::default, |game| {
            html! {
                <>
                    <PhoneSeats
                        {game}
                        players={players.clone()}
                        seats={session.on_phones()}
                        on_done={on_sheet.reform(|()| None)}
                    />
                    <Places session={session.clone()} players={players.clone()} />
                </>
            }
        }),
        Sheet::Keys => html! { <Keys /> },
        Sheet::GiveUp => html! { <GiveUp ..props.clone() /> },
        Sheet::Move => html! {
            <Move session={session.clone()} id={props.id.clone()} on_sheet={on_sheet.clone()} />
        },
        Sheet::Report => html! { <Report /> },
    };
    let wide = matches!(open, Sheet::Rules | Sheet::Log | Sheet::Settings | Sheet::Phones);
    html! {
        <Dialog
            key={open.title()}
            id="sheet"
            title={open.title()}
            {wide}
            whole={matches!(open, Sheet::Moment(_))}
            on_close={on_sheet.reform(|()| None)}
        >
            { content }
        </Dialog>
    }
}

/// The menu's entries.
#[component]
fn Entries(props: &SheetsProps) -> Html {
    let SheetsProps { session, players, on_sheet, on_leave, .. } = props;
    let go = |sheet: Sheet| on_sheet.reform(move |_: MouseEvent| Some(sheet));
    let on_home = Callback::from(move |_| {
        Route::Home.go();
    });
    let settings = use_settings();
    let (glyph, label, sound) = match settings.sound {
        Sound::On => (Glyph::Muted, table::MUTE, Sound::Off),
        Sound::Off | Sound::Unasked => (Glyph::Sound, table::SOUND_ON, Sound::On),
    };
    let (big, distance) = match settings.distance {
        Distance::Near => (told::BIG_SCREEN, Distance::Far),
        Distance::Far => (told::NEAR_SCREEN, Distance::Near),
    };
    let on_distance = {
        let settings = settings.clone();
        Callback::from(move |_| settings.change(|values| values.distance = distance))
    };
    let on_sound = Callback::from(move |_| settings.change(|values| values.sound = sound));
    let people = session.people();
    let on_give_up = match people.lowest() {
        Some(only) if people.len() == 1 => {
            let (on_leave, on_sheet) = (on_leave.clone(), on_sheet.clone());
            Callback::from(move |_| {
                on_sheet.emit(None);
                on_leave.emit(only);
            })
        }
        _ => go(Sheet::GiveUp),
    };
    let is_over = session.turn().outcome().is_some();
    let all = session.all_people();
    let is_apart = all.iter().any(|seat| session.place(seat) == Place::Elsewhere);
    let offers_phones = all.len() > 1 && !is_apart && !is_over;
    let series = session.series();
    let scores: Vec<_> = Seat::all(players.count())
        .map(|seat| players.name(seat).to_owned())
        .zip(series.iter().copied())
        .collect();
    html! {
        <div class="menu">
            if series.iter().any(|won| *won > 0) {
                <p class="menu__note">{ table::series(&scores) }</p>
            }
            <Button icon={Glyph::Rules} label={table::RULES} on_press={go(Sheet::Rules)} />
            <Button class="menu__keys" icon={Glyph::Keys} label={table::KEYS_TITLE} on_press={go(Sheet::Keys)} />
            <Button icon={Glyph::Settings} label={table::SETTINGS} on_press={go(Sheet::Settings)} />
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
                    refusal={props.no_leave.clone()}
                    on_press={on_give_up}
                />
            }
            <Button icon={Glyph::Back} label={table::HOME} on_press={on_home} />
            <p class="menu__note">{ table::KEPT }</p>
        </div>
    }
}

/// Who gives up, where several people play.
#[component]
fn GiveUp(props: &SheetsProps) -> Html {
    let SheetsProps { session, players, on_sheet, on_leave, .. } = props;
    html! {
        <div class="menu">
            for seat in session.people() {
                <Button
                    key={seat.number()}
                    icon={Glyph::Person}
                    label={players.name(seat).to_owned()}
                    on_press={{
                        let (on_leave, on_sheet) = (on_leave.clone(), on_sheet.clone());
                        Callback::from(move |_| {
                            on_sheet.emit(None);
                            on_leave.emit(seat);
                        })
                    }}
                />
            }
            <Button
                weight={Weight::Main}
                label={table::STAY}
                on_press={on_sheet.reform(|_| None)}
            />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct MoveProps {
    session: Running,
    id: SaveId,
    on_sheet: Callback<Option<Sheet>>,
}

/// The game as a file for another device, with a plain warning. It counts as exported once somebody
/// says that the file is there, which no page can know.
#[component]
fn Move(props: &MoveProps) -> Html {
    let toasts = use_toasts();
    let asked = use_state_eq(|| None::<String>);
    let on_save = {
        let (session, toasts, asked) = (props.session.clone(), toasts.clone(), asked.setter());
        let id = props.id.clone();
        Callback::from(move |_| {
            let day = dates::day(clock::moment(clock::now()));
            let name = file_name(&[session.record().options.identity().slug, &day]);
            let record = session.record().to_string();
            let text = with_device(|store| saves::load(store, &id))
                .map_or(record, |save| saves::export(&id, &save));
            if download(&name, &text) {
                toasts.succeeded();
                asked.set(Some(name));
            } else {
                toasts.fail(files::REFUSED);
            }
        })
    };
    let on_there = {
        let (id, on_sheet) = (props.id.clone(), props.on_sheet.clone());
        Callback::from(move |_| {
            // The list of games says "exported" or not; the file is there either way.
            let _ = with_device(|store| saves::note_export(store, &id, clock::now()));
            on_sheet.emit(None);
        })
    };
    match &*asked {
        None => html! {
            <>
                <p>{ table::MOVE_HINT }</p>
                <Button weight={Weight::Main} icon={Glyph::Download} label={table::MOVE_NOW} on_press={on_save} />
            </>
        },
        Some(name) => html! {
            <>
                <p>{ files::look(name) }</p>
                <div class="dialog__actions">
                    <Button label={files::ONCE_MORE} on_press={on_save} />
                    <Button weight={Weight::Main} label={files::IT_IS} on_press={on_there} />
                </div>
            </>
        },
    }
}

/// A problem report for the clipboard.
#[component]
fn Report() -> Html {
    let toasts = use_toasts();
    let on_press = Callback::from(move |_| {
        let toasts = toasts.clone();
        spawn_local(async move {
            let is_copied = match boot::report() {
                Some(text) => copy(&text).await,
                None => false,
            };
            if is_copied {
                toasts.succeeded();
                toasts.say(table::REPORTED);
            } else {
                toasts.fail(table::NOT_REPORTED);
            }
        });
    });
    html! {
        <>
            <p>{ table::REPORT_HINT }</p>
            <Button weight={Weight::Main} icon={Glyph::Copy} label={table::REPORT_NOW} {on_press} />
        </>
    }
}
