//! The open table, which everybody may see.

use engine::seat::Seat;
use yew::prelude::*;

use super::hand_over::{TakeButtons, hand_over, notes};
use super::open_actions::{action_of_all, open_actions, public_actions};
use super::send_move::SendMove;
use crate::components::button::{Button, Weight};
use crate::components::needs::when_loaded;
use crate::components::panel::panel;
use crate::device::{Screen, TableReason};
use crate::games::{self, Board};
use crate::hooks::{change_settings, note_sound_asked, use_settings};
use crate::pages::table::effects::use_auto_continue;
use crate::pages::table::game::{RunningGame, use_decision_props, use_view_and_frames};
use crate::pages::table::phones::missing_phone_buttons;
use crate::playback::Playback;
use crate::services::parts::{Part, has};
use crate::services::settings::{Haptics, Remarks, Sound};
use crate::services::sound::{self, Cue};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::table;

fn bots_think_text(session: &Session, players: &Players) -> String {
    let bots = session.bots_in_a_row();
    match bots.lowest() {
        Some(only) if bots.len() == 1 && !session.skips() => table::thinks(players.name(only)),
        _ => table::OTHERS_CHOOSE.to_string(),
    }
}

/// The label of "Continue"; it names what begins next, if something new does.
fn continue_label(session: &Session, players: &Players) -> String {
    let [before, now] =
        [session.standing_view(), session.table_view()].map(|view| games::ui_of(&view).chapter());
    if before == now || session.turn().outcome().is_some() {
        table::GO_ON.to_string()
    } else {
        table::continue_to(&players.named(&now).written())
    }
}

const fn playback_for(reason: TableReason) -> Playback {
    match reason {
        // The last frame stays until somebody continues.
        TableReason::News
        | TableReason::Choice
        | TableReason::Break
        | TableReason::Pause
        | TableReason::Over => Playback::Play,
        TableReason::Bots => Playback::PlayOn { reserves_room: true },
        TableReason::Remote => Playback::PlayOn { reserves_room: false },
    }
}

#[derive(Properties, PartialEq)]
pub struct OpenTableProps {
    pub reason: TableReason,
    pub game: RunningGame,
}

/// The board's key. Once somebody has continued from the news, a new board plays what follows.
/// The moves of others play on the board that waited for them.
#[hook]
fn use_board_number(reason: TableReason, table_seen: usize) -> u32 {
    let last = use_mut_ref(|| (0, reason, table_seen));
    let mut last = last.borrow_mut();
    let (number, before, seen_before) = *last;
    let is_new = before == TableReason::News && (before, seen_before) != (reason, table_seen);
    *last = (number + u32::from(is_new), reason, table_seen);
    last.0
}

#[component]
pub fn OpenTable(OpenTableProps { reason, game }: &OpenTableProps) -> Html {
    let RunningGame { session, players, .. } = game;
    // The part with the bots' remarks loads later than the table.
    let shows_remarks = use_settings().remarks == Remarks::On && has(Part::Later);
    let (view, frames) = use_view_and_frames(session, Session::news);
    let playback = if frames.is_empty() && *reason != TableReason::Bots {
        Playback::AtRest
    } else {
        playback_for(*reason)
    };
    let awaited_here = session.turn().awaited().intersection(session.people());
    let (on_playback_end, is_delayed) = use_auto_continue(session, *reason);
    let board_number = use_board_number(*reason, session.table_seen());
    let foot = match reason {
        TableReason::News | TableReason::Break => {
            // With everybody on phones the table continues by itself.
            let is_automatic = *reason == TableReason::News && session.has_only_phones();
            let (weight, label) = if is_automatic {
                (Weight::Quiet, table::SHOW_ALL.to_string())
            } else {
                (Weight::Main, continue_label(session, players))
            };
            let on_press = game.step(Step::Continue);
            let class = classes!(is_delayed.then_some("runs-out"));
            let button = html! { <Button id="go-on" {class} {weight} {label} {on_press} /> };
            html! {
                <>
                    if session.is_shared() {
                        { action_of_all(game) }
                        { public_actions(game) }
                    }
                    if !session.is_shared() || matches!(session.upcoming(), Screen::Pick(_)) {
                        { button }
                    } else {
                        { hand_over(game, button) }
                    }
                </>
            }
        }
        TableReason::Bots => {
            html! { <p class="table__wait" role="status">{ bots_think_text(session, players) }</p> }
        }
        TableReason::Remote if session.by_link().is_some() => html! {
            <SendMove game={game.clone()} />
        },
        TableReason::Remote => {
            let awaited = session.turn().awaited().intersection(session.remote());
            let waits_text = match awaited.len() {
                0..=3 => table::waits_for(players.list(awaited)),
                many => table::waits_for_many(many),
            };
            html! {
                <>
                    <p class="table__wait" role="status">{ waits_text }</p>
                    { missing_phone_buttons(game) }
                </>
            }
        }
        TableReason::Pause => {
            let (title, hint) = match session.clock() {
                Some(_) => (table::COVERED, None),
                None => (table::PAUSED, Some(table::PAUSED_HINT)),
            };
            let buttons_game = game.clone();
            let buttons = when_loaded(vec![Part::Company], move || {
                html! { <TakeButtons seats={awaited_here} game={buttons_game.clone()} /> }
            });
            let content = html! { <>{ notes(game, None) }{ buttons }{ open_actions(game) }</> };
            panel(title, hint, content)
        }
        // A choice is made on the board itself.
        TableReason::Choice | TableReason::Over => Html::default(),
    };
    let chooser = awaited_here.lowest().filter(|_| *reason == TableReason::Choice);
    // Each drawing has to call a hook, even without a chooser.
    let (act, judge) = use_decision_props(session, chooser.unwrap_or(Seat::ONE));
    let (act, judge) = chooser.map(|_| (act, judge)).unzip();
    html! {
        <>
            <Board
                key={board_number}
                {view}
                players={players.clone().with_remarks(shows_remarks)}
                {frames}
                {playback}
                counts_down={!session.last_by_gestures()}
                {act}
                judge={judge.unwrap_or_default()}
                {on_playback_end}
                on_view={game.on_view.clone()}
            />
            <div class="table__foot">
                { foot }
                if session.can_skip() {
                    <Button
                        id="skip-others"
                        weight={Weight::Quiet}
                        label={table::SKIP_OTHERS}
                        on_press={game.step(Step::SkipOthers)}
                    />
                }
                // With everybody on phones nobody is there to answer.
                if *reason == TableReason::News && !session.has_only_phones() {
                    <SoundQuestion />
                }
            </div>
        </>
    }
}

/// Asks once whether to play sound. To continue without an answer means no.
#[component]
fn SoundQuestion() -> Html {
    let settings = use_settings();
    use_effect_with((), |()| note_sound_asked);
    if settings.sound != Sound::Unasked {
        return Html::default();
    }
    let volume = settings.volume;
    let answer = |sound: Sound| {
        Callback::from(move |_: MouseEvent| {
            change_settings(|values| {
                values.sound = sound;
                if sound == Sound::On && sound::can_vibrate() {
                    values.haptics = Haptics::On;
                }
            });
            sound::play(Cue::Flip);
        })
    };
    html! {
        <section class="row wrap middle whole-line ask-sound" aria-label={table::PLAY_WITH_SOUND}>
            <p aria-hidden="true">{ table::PLAY_WITH_SOUND }</p>
            <div class="row-2">
                <Button
                    weight={Weight::Quiet}
                    label={table::TRY_IT}
                    on_press={Callback::from(move |_| sound::try_out(volume))}
                />
                <Button label={table::YES} on_press={answer(Sound::On)} />
                <Button weight={Weight::Quiet} label={table::NO_SOUND} on_press={answer(Sound::Off)} />
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::{Dice, Seed};
    use engine::game::{Game as _, Observer, Sink};
    use engine::options::Options as _;
    use engine::seat::SeatSet;

    use super::*;
    use crate::playback::testing::{any_decision, ends_with_now};
    use crate::services::people::{Place, Seating};
    use crate::services::saves::Local;
    use crate::testing::{Table, players, record};

    /// Plays a random game with all seats on phones. Returns how often the table waited after news that didn't end with
    /// the present state: left on the board, their last frame would have been outdated.
    fn wait_through(game: GameId, seats: u8, seed: u64) -> u32 {
        let names: Vec<_> = (1..=seats).map(|number| format!("P{number}")).collect();
        let names = names.join(" | ");
        let text = record(game.slug(), "", &names, &Seed(seed).to_string(), &[]);
        let seating = Seating { places: vec![Place::Phone; seats.into()], ..Seating::default() };
        let mut table = Table::open_seated(&text, Local::default(), &seating);
        table.step(Step::SetConnected(SeatSet::first(seats)));
        let (players, mut state) = (players(&names), table.session.replay().end().clone());
        let mut dice = Dice::new(Seed(seed), 5);
        let mut waits = 0;
        while let Some((seat, decision)) = any_decision(&state, &mut dice, 1_000) {
            state.decide(seat, decision.clone(), &mut Sink::none()).unwrap();
            table.step(Step::Remote(seat, decision));
            if let Screen::Table(TableReason::Remote) = table.screen() {
                let (view, news) = (table.session.table_view(), table.session.news());
                let playback = playback_for(TableReason::Remote);
                assert!(ends_with_now(&view, &news, playback, &players), "{game:?} {seed}");
                for seat in Seat::all(seats) {
                    let seats_view = state.view(Observer::Seat(seat));
                    let like = AnyGame::determinize(&seats_view, &mut dice).expect("it fits");
                    assert!(like.view(Observer::Table) == view, "{game:?} {seed}: {seat}");
                }
                let is_current = ends_with_now(&view, &news, Playback::Play, &players);
                waits += u32::from(!is_current);
            }
            while let Screen::Table(TableReason::News | TableReason::Break) = table.screen() {
                table.step(Step::Continue);
            }
        }
        waits
    }

    /// Whenever the table waits, it shows the public state on each phone.
    #[test]
    fn a_table_that_waits_shows_the_game_as_it_is_now() {
        for game in GameId::ALL {
            let counts = game.options().seat_counts();
            let counts = (1..=Seat::MOST).filter(|seats| counts.contains(*seats));
            let games = counts.flat_map(|seats| (0..3).map(move |seed| (seats, seed)));
            let waits: u32 = games.map(|(seats, seed)| wait_through(game, seats, seed)).sum();
            // In Fools Gambit all choose at once, so every result is news.
            assert!(waits > 0 || game == GameId::FoolsGambit, "{game:?} never waits");
        }
    }
}
