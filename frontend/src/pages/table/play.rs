//! A game in this tab: its effects, the bar, the screen, the open dialog.

use engine::catalogue::AnyView;
use engine::options::Options;
use yew::prelude::*;

use super::autosave::Autosave;
use super::effects::bots::use_bots;
use super::effects::cover::{use_cover, use_cover_untouched};
use super::effects::hints::use_hints;
use super::effects::phones::use_phones;
use super::effects::sounds::{use_last_seconds, use_sounds};
use super::effects::use_autosave;
use super::game::{OpenedProps, RunningGame};
use super::phones::PhoneStrip;
use super::screens::hint::hint;
use super::screens::{CurrentScreen, not_saved};
use super::sheet::Sheet;
use super::sheets::sheets;
use crate::components::bar::Bar;
use crate::components::clock;
use crate::device::{Screen, TableReason};
use crate::games;
use crate::games::signs::use_legend;
use crate::games::turn_announcement::{AskedSeat, use_turn_announcement};
use crate::hooks::{
    toasts, use_elapsed, use_kept_focus, use_keys, use_page, use_settings, use_table_letters,
    use_wake_lock,
};
use crate::services::browser_ui;
use crate::services::people::Seating;
use crate::services::phones::{ChairState, Host};
use crate::services::saves::SaveId;
use crate::services::settings::Distance;
use crate::session::{Session, Step};
use crate::words::{self, table};

#[component]
pub fn Play(props: &OpenedProps) -> Html {
    let opened = props.opened.clone();
    // Passing time is no change: it redraws only the clock.
    let session = use_reducer_eq(move || opened.session.clone());
    let sheet = use_state_eq(|| None::<Sheet>);
    let settings = use_settings();
    let players_and_evening = use_memo((), |()| {
        let evening = Seating::from_save(&props.opened.save).evening;
        (props.opened.players(), evening.and_then(|id| id.parse().ok()))
    });
    let (players, evening) = (*players_and_evening).clone();
    let players = players.read_by(session.reader()).playing_here(session.people());
    let autosave =
        use_memo((), |()| Autosave::new(&props.id, &props.opened.save, props.on_conflict.clone()));
    let setter = sheet.setter();
    let on_sheet = use_callback((), move |open, ()| setter.set(open));
    // The view on the board, which the bar describes; outdated once the session's `table_seen` has changed.
    let shown = use_state_eq(|| None::<(usize, AnyView)>);
    let on_view = use_callback(session.table_seen(), {
        let shown = shown.setter();
        move |view, table_seen| shown.set(Some((*table_seen, view)))
    });
    let game = RunningGame {
        id: props.id.clone(),
        session,
        players,
        autosave,
        evening,
        on_sheet,
        on_view,
    };
    let RunningGame { session, players, .. } = &game;
    // Each screen takes the focus itself.
    use_page(words::tab(games::name_of(session.record()).translate()).into(), NodeRef::default());
    use_wake_lock(true);
    use_phones(&props.id, &props.opened.save, session);
    use_bots(session, settings.motion);
    use_cover(session, &sheet);
    use_cover_untouched(session);
    use_sounds(session);
    let (save_now, save_error) = use_autosave(&game);
    let screen = session.screen();
    // A new screen drops notices, the selection and the dialog. With seats on phones, a dialog stays over the table
    // while the game runs.
    let last_screen = use_mut_ref(|| screen);
    let (setter, on_phones) = (sheet.setter(), session.on_phones());
    use_effect_with(screen, move |now| {
        toasts::clear();
        if on_phones.is_empty() || !is_same_table(last_screen.replace(*now), *now) {
            setter.set(None);
        }
        browser_ui::clear_selection();
    });
    // Runs after the effects of `use_phones`, which seat the phones of the previous game.
    let (setter, first_session, id) = (sheet.setter(), session.clone(), props.id.clone());
    use_effect_with((), move |()| {
        if shows_codes(&first_session, &id) {
            setter.set(Some(Sheet::Phones));
        }
    });
    use_kept_focus(format!("{screen:?}"), session.decisions());
    use_effect_with(session.decisions(), |_| toasts::clear_failures());
    let shown = (*shown).clone().filter(|(table_seen, _)| *table_seen == session.table_seen());
    let standing = use_memo((session.clone(), shown), |(session, shown)| {
        let view = match (screen, shown) {
            (Screen::Table(TableReason::Over), _) => session.table_view(),
            (Screen::Table(_), Some((_, view))) => view.clone(),
            // All have seen the open turn, so the bar describes the board after it.
            (Screen::Done(seat), _)
                if games::ui_of(&session.view_before_last(seat)).is_open_turn() =>
            {
                session.table_view()
            }
            _ => session.standing_view(),
        };
        players.sentences(&games::ui_of(&view).standing())
    });
    let can_cover = session.can_be_covered() && screen.secrets_of().is_some();
    let cover = can_cover.then(|| (table::COVER, game.step(Step::Cover)));
    let is_for_all = session.has_only_phones();
    let distance = if is_for_all { settings.distance } else { Distance::Near };
    use_table_letters(distance);
    let (session_now, moment) = (session.clone(), format!("{screen:?}{}", session.decisions()));
    let find_asked = Callback::from(move |()| asked_seat(screen, &session_now));
    let announcement = use_turn_announcement(moment, find_asked, players);
    let (on_legend, legend) = use_legend(session.game(), screen, has_board(screen));
    use_keys(on_legend.clone());
    let hints = use_hints(session);
    let bar = Bar {
        title: games::name_of(session.record()).into(),
        title_class: Classes::new(),
        standing: &standing,
        on_menu: game.opens(Sheet::Menu),
        cover,
        on_hint: hints.on_ask.clone(),
        on_legend,
        on_log: game.opens(Sheet::Log),
    };
    html! {
        <div
            class={classes!(
                "table",
                (distance == Distance::Far).then_some("is-far"),
                // With everybody on phones, nobody decides here.
                is_for_all.then_some("is-stage"),
                matches!(screen, Screen::Curtain(..)).then_some("is-curtained"),
                (hints.task.is_some() && hints.shown.is_some()).then_some("has-hint"),
            )}
            data-game={session.record().options.identity().slug}
        >
            { bar.view() }
            { announcement }
            { hint(&game, &hints) }
            <GameClock game={game.clone()} on_tick={save_now.clone()} />
            if !session.on_phones().is_empty() {
                <PhoneStrip game={game.clone()} />
            }
            if let Some(error) = save_error {
                { not_saved((error, save_now)) }
            }
            <main class="table__main" id="main" data-screen={screen_name(screen)} tabindex="-1">
                <CurrentScreen key={screen_key(screen)} game={game.clone()} />
            </main>
            { legend }
            if let Some(open) = *sheet {
                { sheets(open, with_all_names(game)) }
            }
        </div>
    }
}

/// Whether to show the codes for phones: in a game that was just dealt, if a seat lacks its phone and no hand is open.
fn shows_codes(session: &Session, id: &SaveId) -> bool {
    let is_just_dealt = session.decisions() == 0 && !matches!(session.screen(), Screen::Seat(_));
    let host = Host::current();
    let is_free = |seat| host.chair_state(seat) == ChairState::Free;
    // After a reload, phones reconnect by themselves.
    let reconnects = || !host.is_used() && Host::has_saved_phones(id.as_str());
    is_just_dealt && session.on_phones().iter().any(is_free) && !reconnects()
}

/// Whether both screens are the open table of a running game: a dialog over one may stay over the other.
const fn is_same_table(before: Screen, now: Screen) -> bool {
    matches!((before, now), (Screen::Table(_), Screen::Table(why)) if !matches!(why, TableReason::Over))
}

const fn has_board(screen: Screen) -> bool {
    match screen {
        Screen::Seat(_) => true,
        Screen::Table(why) => !matches!(why, TableReason::Pause | TableReason::Over),
        _ => false,
    }
}

fn asked_seat(screen: Screen, session: &Session) -> Option<AskedSeat> {
    let seat = match screen {
        Screen::Seat(seat) => seat,
        Screen::Table(TableReason::Choice) => {
            session.turn().awaited().intersection(session.people()).lowest()?
        }
        Screen::Table(_)
        | Screen::Pick(_)
        | Screen::Gestures(_)
        | Screen::Curtain(..)
        | Screen::Recap(_)
        | Screen::Done(_)
        | Screen::Leave(_)
        | Screen::ReadOnly => return None,
    };
    Some(AskedSeat { seat, view: session.view(), left_ms: session.clock().map(|it| it.left_ms) })
}

/// The game for its dialogs: on a shared screen, which has no single reader, they name everybody.
fn with_all_names(game: RunningGame) -> RunningGame {
    let players = if game.session.is_shared() { game.players.read_by(None) } else { game.players };
    RunningGame { players, ..game }
}

/// The screen's `data-screen`. It tells no more than the screen itself shows.
const fn screen_name(screen: Screen) -> &'static str {
    match screen {
        Screen::Table(TableReason::News) => "news",
        Screen::Table(TableReason::Choice) => "choice",
        Screen::Table(TableReason::Break) => "break",
        Screen::Table(TableReason::Bots) => "bots",
        Screen::Table(TableReason::Remote) => "remote",
        Screen::Table(TableReason::Pause) => "pause",
        Screen::Table(TableReason::Over) => "over",
        Screen::Pick(_) => "pick",
        Screen::Gestures(_) => "gestures",
        Screen::Curtain(..) => "curtain",
        Screen::Recap(_) => "recap",
        Screen::Seat(_) => "seat",
        Screen::Done(_) => "done",
        Screen::Leave(_) => "leave",
        Screen::ReadOnly => "read-only",
    }
}

/// The screen's key. Waiting for others and the news of their moves share a key, which keeps the board.
fn screen_key(screen: Screen) -> String {
    let screen = match screen {
        Screen::Table(TableReason::Bots | TableReason::Remote) => Screen::Table(TableReason::News),
        other => other,
    };
    format!("{screen:?}")
}

#[derive(Properties, PartialEq)]
struct GameClockProps {
    game: RunningGame,
    on_tick: Callback<()>,
}

/// The only part that is drawn again every second.
#[component]
fn GameClock(props: &GameClockProps) -> Html {
    let game = props.game.clone();
    // The handle reads the session as it is now, with the time that has passed since.
    let update = use_force_update();
    let running = game.session.clock().map(|clock| (clock.seat, game.session.decisions()));
    let (session, on_tick) = (game.session.dispatcher(), props.on_tick.clone());
    let on_elapsed = Callback::from(move |milliseconds| {
        session.dispatch(Step::Elapse(milliseconds));
        on_tick.emit(());
        update.force_update();
    });
    use_elapsed(running, on_elapsed);
    use_last_seconds(&game.session);
    let session = &game.session;
    let Some(clock) = session.clock() else { return Html::default() };
    let (name, limit) = match clock.seat {
        Some(seat) => (game.players.name(seat), session.limit_seconds()),
        None => (
            table::BREAK.translate(),
            session.intermission().and_then(|rest| rest.limit).map(u32::from),
        ),
    };
    clock::clock(name, clock.left_ms, limit.unwrap_or_default().saturating_mul(1_000))
}

#[cfg(test)]
mod tests {
    use engine::seat::Seat;

    use super::*;
    use crate::services::people::Place;
    use crate::services::saves::Local;
    use crate::testing::{Table, golden_of};

    #[test]
    fn the_codes_are_shown_by_themselves_once_a_game_for_phones_is_dealt() {
        let shows = |decisions, places: [Place; 2]| {
            let seating = Seating { places: places.to_vec(), ..Seating::default() };
            let record = golden_of("fools-gambit-worked-by-hand", decisions);
            let table = Table::open_seated(&record, Local::default(), &seating);
            shows_codes(&table.session, &"a".parse().unwrap())
        };
        assert!(shows(0, [Place::Phone; 2]) && shows(0, [Place::Here, Place::Phone]));
        assert!(!shows(0, [Place::Here; 2]) && !shows(1, [Place::Phone; 2]));
    }

    #[test]
    fn a_dialog_over_the_open_table_is_never_over_somebodys_cards_nor_over_the_end() {
        let [news, remote, over] =
            [TableReason::News, TableReason::Remote, TableReason::Over].map(Screen::Table);
        assert!(is_same_table(news, remote) && is_same_table(remote, news));
        for other in [over, Screen::Seat(Seat::ONE), Screen::Done(Seat::ONE)] {
            assert!(!is_same_table(news, other), "{other:?}");
        }
        assert!(!is_same_table(Screen::Seat(Seat::ONE), news));
    }
}
