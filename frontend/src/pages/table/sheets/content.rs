use engine::catalogue::GameId;
use engine::options::Options as _;
use engine::seat::Seat;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::components::keys::Keys;
use crate::components::log;
use crate::components::rich_sentence::rich_sentence;
use crate::games::log::chapters;
use crate::games::{self, Board};
use crate::hooks::{change_settings, toasts, use_settings};
use crate::pages::phones::PhoneSeats;
use crate::pages::settings::SettingsForm;
use crate::pages::table::game::{GameProps, RunningGame};
use crate::pages::table::phones::Places;
use crate::pages::table::sheet::Sheet;
use crate::playback::AnyFrame;
use crate::route::Route;
use crate::services::files::{download, game_file};
use crate::services::people::Place;
use crate::services::settings::{Distance, Sound};
use crate::services::share::copy;
use crate::services::{boot, clock, saved_games, saves};
use crate::session::Step;
use crate::words::evening::TO_THE_EVENING;
use crate::words::line::sentences;
use crate::words::players::Players;
use crate::words::text::Text;
use crate::words::{dates, files, phone, phones, table};

#[inline(never)] // For the split: see docs/size.md.
pub fn table_dialog(open: Sheet, game: &RunningGame) -> Html {
    dialog((open, open.title()), game.session.game(), &game.on_sheet, &|| content(open, game))
}

/// The dialogs that only a table has.
fn content(open: Sheet, game: &RunningGame) -> Html {
    let RunningGame { session, players, on_sheet, .. } = game;
    match open {
        Sheet::Menu => html! { <TableMenu game={game.clone()} /> },
        Sheet::Log => {
            let on_moment = on_sheet.reform(|moment| Some(Sheet::Moment(moment)));
            log(&session.log(), players, Some(&on_moment))
        }
        Sheet::Moment(at) => moment_content(game, at),
        Sheet::Phones => session.game().map_or_else(Html::default, |which| {
            html! {
                <>
                    <Places game={game.clone()} />
                    <PhoneSeats
                        game={which}
                        players={players.clone()}
                        seats={session.on_phones()}
                        on_done={on_sheet.reform(|()| None)}
                    />
                </>
            }
        }),
        Sheet::GiveUp => give_up_content(game),
        Sheet::ToFile => html! { <GameToFile game={game.clone()} /> },
        Sheet::Report => report_content(),
        Sheet::Rules | Sheet::Settings | Sheet::Keys => Html::default(),
    }
}

/// A dialog over a table, or over a seat's screen on a phone. `own` draws the content that they don't share.
pub fn dialog(
    (open, title): (Sheet, Text),
    game: Option<GameId>,
    on_sheet: &Callback<Option<Sheet>>,
    own: &dyn Fn() -> Html,
) -> Html {
    let content = match open {
        Sheet::Rules => game.map_or_else(Html::default, games::rules),
        Sheet::Settings => html! { <SettingsForm /> },
        Sheet::Keys => html! { <Keys /> },
        Sheet::Menu
        | Sheet::Log
        | Sheet::Moment(_)
        | Sheet::Phones
        | Sheet::GiveUp
        | Sheet::ToFile
        | Sheet::Report => own(),
    };
    let wide = matches!(open, Sheet::Rules | Sheet::Log | Sheet::Settings | Sheet::Phones);
    html! {
        <Dialog
            key={format!("{open:?}")}
            id="sheet"
            {title}
            {wide}
            whole={matches!(open, Sheet::Moment(_))}
            on_close={on_sheet.reform(|()| None)}
        >
            { content }
        </Dialog>
    }
}

/// The log as the observer saw it, round by round.
pub fn log(frames: &[AnyFrame], players: &Players, on_moment: Option<&Callback<usize>>) -> Html {
    log::log(&chapters(frames, players), players, on_moment)
}

/// The table as the observer saw it at the log's frame with the number `at`, without controls.
fn moment_content(game: &RunningGame, at: usize) -> Html {
    let RunningGame { session, players, .. } = game;
    let log = session.log();
    let Some(frame) = log.get(at) else { return Html::default() };
    let line = sentences(games::lines(std::slice::from_ref(frame), players.people()).concat())
        .unwrap_or_default();
    html! {
        <div class="moment" data-game={session.record().options.identity().slug}>
            <p class="strong centred moment__text">{ rich_sentence(players.sentence(&line)) }</p>
            <div class="table__main">
                <Board view={frame.view.clone()} players={players.clone()} />
            </div>
            <Button
                weight={Weight::Main}
                label={table::BACK_TO_LOG}
                on_press={game.opens(Sheet::Log)}
            />
        </div>
    }
}

fn give_up_content(game: &RunningGame) -> Html {
    let RunningGame { session, players, on_sheet, .. } = game;
    html! {
        <div class="stack-2 menu">
            for seat in session.people() {
                <Button
                    key={seat.number()}
                    icon={Glyph::Person}
                    label={players.name(seat).to_owned()}
                    on_press={on_ask_to_leave(game, seat)}
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

/// Closes the dialog, and asks whether this seat really leaves.
fn on_ask_to_leave(game: &RunningGame, seat: Seat) -> Callback<MouseEvent> {
    let (on_leave, on_sheet) = (game.step(Step::AskToLeave(seat)), game.on_sheet.clone());
    Callback::from(move |_| {
        on_sheet.emit(None);
        on_leave.emit(());
    })
}

fn report_content() -> Html {
    let on_press = Callback::from(move |_| {
        spawn_local(async move {
            if let Some(text) = boot::report()
                && copy(&text).await
            {
                toasts::clear_failures();
                toasts::say(table::REPORTED);
            } else {
                toasts::fail(table::NOT_REPORTED);
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

/// A running game's menu. It lies over the table and is no page of its own, so that nobody loses their place.
#[component]
fn TableMenu(GameProps { game }: &GameProps) -> Html {
    let RunningGame { session, players, .. } = game;
    // A game of an evening leads back to it.
    let back = game.evening.clone().map_or(Route::Home, Route::Evening);
    let back_label = if game.evening.is_some() { TO_THE_EVENING } else { table::HOME };
    let on_back = Callback::from(move |_| back.go());
    let settings = use_settings();
    let (glyph, label, sound) = match settings.sound {
        Sound::On => (Glyph::Muted, table::MUTE, Sound::Off),
        Sound::Off | Sound::Unasked => (Glyph::Sound, table::SOUND_ON, Sound::On),
    };
    let (distance_label, distance) = match settings.distance {
        Distance::Near => (phone::BIG_SCREEN, Distance::Far),
        Distance::Far => (phone::NEAR_SCREEN, Distance::Near),
    };
    let on_distance = Callback::from(move |_| change_settings(|values| values.distance = distance));
    let on_sound = Callback::from(move |_| change_settings(|values| values.sound = sound));
    let people_here = session.people();
    let on_give_up = match people_here.lowest() {
        Some(only) if people_here.len() == 1 => on_ask_to_leave(game, only),
        _ => game.opens(Sheet::GiveUp),
    };
    let is_over = session.turn().outcome().is_some();
    let all_people = session.all_people();
    let is_by_link = all_people.iter().any(|seat| session.place(seat) == Place::Elsewhere);
    let offers_phones = all_people.len() > 1 && !is_by_link && !is_over;
    html! {
        <div class="stack-2 menu">
            if let Some(series) = table::series(players, session.series()) {
                <p class="note menu__note">{ series }</p>
            }
            { menu_entries(&game.on_sheet) }
            <Button icon={glyph} {label} on_press={on_sound} />
            if offers_phones {
                <Button icon={Glyph::Qr} label={phones::TITLE} on_press={game.opens(Sheet::Phones)} />
            }
            if people_here.is_empty() && !all_people.is_empty() {
                <Button icon={Glyph::Screen} label={distance_label} on_press={on_distance} />
            }
            if !is_over {
                <Button icon={Glyph::Device} label={table::MOVE} on_press={game.opens(Sheet::ToFile)} />
            }
            <Button icon={Glyph::Warning} label={table::REPORT} on_press={game.opens(Sheet::Report)} />
            if !is_over && !people_here.is_empty() {
                <Button
                    icon={Glyph::Flag}
                    label={table::GIVE_UP}
                    refusal={game.leave_refusal()}
                    on_press={on_give_up}
                />
            }
            <Button icon={Glyph::Back} label={back_label} on_press={on_back} />
            <p class="note menu__note">{ table::KEPT }</p>
        </div>
    }
}

/// The entries of the table's menu and of a phone's.
pub fn menu_entries(on_sheet: &Callback<Option<Sheet>>) -> Html {
    let opens = |sheet: Sheet| on_sheet.reform(move |_: MouseEvent| Some(sheet));
    html! {
        <>
            <Button icon={Glyph::Rules} label={table::RULES} on_press={opens(Sheet::Rules)} />
            <Button class="menu__keys" icon={Glyph::Keys} label={table::KEYS_TITLE} on_press={opens(Sheet::Keys)} />
            <Button icon={Glyph::Settings} label={table::SETTINGS} on_press={opens(Sheet::Settings)} />
        </>
    }
}

/// The game as a file for another device, with a warning. It counts as exported once the user confirms the file: a page
/// can't know whether it was saved.
#[component]
fn GameToFile(GameProps { game }: &GameProps) -> Html {
    let RunningGame { id, session, .. } = game;
    let offered_file = use_state_eq(|| None::<String>);
    let (session, setter, own_id) = (session.clone(), offered_file.setter(), id.clone());
    let on_save = Callback::from(move |_| {
        let day = dates::day(clock::local_time(clock::now()));
        let name = game_file(&[session.record().options.identity().slug, &day]);
        let record = session.record().to_string();
        let text = saved_games::open(&own_id).map_or(record, |save| saves::export(&own_id, &save));
        if download(&name, &text) {
            toasts::clear_failures();
            setter.set(Some(name));
        } else {
            toasts::fail(files::REFUSED);
        }
    });
    let (id, on_sheet) = (id.clone(), game.on_sheet.clone());
    let on_confirm = Callback::from(move |_| {
        // If this fails, only the date of the export is missing in the list.
        let _ = saved_games::note_export(&id);
        on_sheet.emit(None);
    });
    match &*offered_file {
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
                    <Button weight={Weight::Main} label={files::IT_IS} on_press={on_confirm} />
                </div>
            </>
        },
    }
}
