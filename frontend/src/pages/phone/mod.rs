//! A seat's own screen on its phone: its cards, its news, its decisions. Only one person looks at it, so there is no
//! curtain; a button hides the cards. Onlookers have the same screen without a seat.

mod clock;
mod connection;
mod screens;
#[cfg(test)]
pub mod testing;

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyView};
use engine::game::Turn;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use self::clock::SeatClock;
use self::connection::{PhoneProps, SeatHandle, use_connection};
use self::screens::{notice, sheets, title};
use crate::components::bar::Bar;
use crate::components::button::{Button, Weight};
use crate::components::page::TableOpening;
use crate::components::rich_sentence::rich_sentence;
use crate::games::signs::use_legend;
use crate::games::turn_announcement::{AskedSeat, use_turn_announcement};
use crate::games::{self, Board, Judge, about};
use crate::hooks::{
    sets, sets_given, use_kept_focus, use_keys, use_motion_speed, use_page, use_table_letters,
    use_wake_lock,
};
use crate::pages::table::Sheet;
use crate::playback::{AnyFrame, Playback, READING_MS};
use crate::services::browser_ui;
use crate::services::clock::steady;
use crate::services::motion::MotionSpeed;
use crate::services::phones::PhoneGuest;
use crate::services::settings::Distance;
use crate::session::seat_game::{SeatGame, SeatStep};
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::{self, phone, table};

#[derive(Properties, PartialEq)]
pub struct PhoneSeatProps {
    pub guest: PhoneGuest,
    /// The state before the table's first message.
    pub game: SeatGame,
}

#[component]
pub fn PhoneSeat(props: &PhoneSeatProps) -> Html {
    let game = use_reducer(|| props.game.clone());
    let connection = use_connection(&props.guest, &game);
    let sheet = use_state_eq(|| None::<Sheet>);
    let is_hidden = use_state_eq(|| false);
    let tab = game.game().map_or(phone::TITLE, |game| about(game).name);
    use_page(words::tab(tab.translate()).into(), NodeRef::default());
    use_wake_lock(true);
    use_table_letters(Distance::Near);
    let on_sheet = sets_given(&sheet);
    // A change of these closes the legend, which explains the board's signs.
    let board = (game.view().cloned(), *is_hidden);
    let has_board = game.view().is_some() && !*is_hidden;
    let (on_legend, legend) = use_legend(game.game(), board, has_board);
    use_keys(on_legend.clone());
    {
        let sheet = sheet.setter();
        use_effect_with(*is_hidden, move |_| {
            sheet.set(None);
            browser_ui::clear_selection();
        });
    }
    let has_read = game.news().is_empty();
    let screen_key = format!("{}{has_read}{}{}", *is_hidden, game.news_number(), game.owes());
    use_kept_focus(screen_key.clone(), game.log().len());
    let announcement = {
        let (game, is_hidden) = (game.clone(), *is_hidden);
        let players = game.players().cloned().unwrap_or_default();
        let moment = format!("{screen_key}{}", game.log().len());
        let find_asked = Callback::from(move |()| {
            let is_asked = game.owes() && !is_hidden && has_read;
            let (view, seat) = game.view().cloned().zip(game.seat()).filter(|_| is_asked)?;
            Some(AskedSeat { seat, view, left_ms: None })
        });
        use_turn_announcement(moment, find_asked, &players)
    };
    let (Some(id), Some(players), Some(view)) = (game.game(), game.players(), game.view()) else {
        return html! {
            <TableOpening text={phone::OPENING}>
                { notice(connection, &game) }
            </TableOpening>
        };
    };
    let open = |sheet: Sheet| on_sheet.reform(move |_: MouseEvent| Some(sheet));
    let seat = game.seat();
    // Onlookers have nothing to hide.
    let can_hide = seat.is_some() && !*is_hidden;
    let bar = Bar {
        title: title(about(id).name.translate(), &game, players),
        title_class: classes!(
            "row-2",
            "middle",
            "phone__name",
            seat.map(|seat| players.look(seat).class())
        ),
        standing: &players.sentences(&games::ui_of(view).standing()),
        on_menu: open(Sheet::Menu),
        cover: can_hide.then(|| (phone::HIDE, sets(&is_hidden, true))),
        on_hint: None,
        on_legend,
        on_log: open(Sheet::Log),
    };
    html! {
        <div class="table phone" data-game={id.slug()}>
            { bar.view() }
            if game.clock().is_some() {
                <SeatClock game={game.clone()} />
            }
            { notice(connection, &game) }
            { announcement }
            <main
                class="table__main"
                id="main"
                data-screen={if *is_hidden { "hidden" } else { "phone" }}
                tabindex="-1"
            >
                if *is_hidden {
                    // Hidden cards are not in the page.
                    <section class="sheet">
                        <h2 class="sheet__title">{ phone::HIDDEN }</h2>
                        <Button
                            id="phone-show"
                            weight={Weight::Main}
                            label={phone::SHOW}
                            on_press={sets(&is_hidden, false)}
                        />
                    </section>
                } else {
                    <SeatBoard game={game.clone()} />
                }
            </main>
            { legend }
            if let Some(open) = *sheet {
                { sheets(open, game, on_sheet) }
            }
        </div>
    }
}

/// Two taps within this time are one double tap.
const DOUBLE_TAP_MS: u64 = 300;

/// Whether an action comes from the second tap of a double tap: after the first tap, the same seat may already be asked
/// again. Several actions of one tap follow one another within 16 milliseconds.
const fn is_second_tap(last_ms: u64, now_ms: u64) -> bool {
    let between_ms = now_ms.saturating_sub(last_ms);
    between_ms > 16 && between_ms < DOUBLE_TAP_MS
}

/// The board: first with the news, once; then with the seat's actions.
#[component]
fn SeatBoard(PhoneProps { game }: &PhoneProps) -> Html {
    let news = game.news();
    let last_act_time = use_mut_ref(|| None::<u64>);
    let act = use_callback((), {
        let (game, last_act_time) = (game.dispatcher(), last_act_time.clone());
        move |action: AnyAction, ()| {
            let now = steady();
            if !last_act_time.borrow().is_some_and(|last| is_second_tap(last, now)) {
                last_act_time.replace(Some(now));
                game.dispatch(SeatStep::Act(action));
            }
        }
    });
    let judge = use_memo((game.view().cloned(), game.owes()), {
        let game = game.clone();
        move |_| Judge::new(move |action| game.why_not(&action))
    });
    let on_read = use_callback((), {
        let game = game.dispatcher();
        move |(), ()| game.dispatch(SeatStep::Read)
    });
    let has_news = !news.is_empty();
    // Without motion everything is shown at once, and counts as read after a while.
    let is_still = use_motion_speed() == MotionSpeed::Still;
    {
        let on_read = on_read.clone();
        use_effect_with((has_news && is_still, game.news_number()), move |(shows_at_once, _)| {
            let timer = shows_at_once.then(|| Timeout::new(READING_MS, move || on_read.emit(())));
            move || drop(timer)
        });
    }
    let (Some(players), Some(view)) = (game.players(), game.view()) else {
        return Html::default();
    };
    let (frames, playback): (Rc<[AnyFrame]>, _) =
        if has_news { (news, Playback::Play) } else { (game.just_done(), Playback::AtRest) };
    let act = Some(act).filter(|_| game.owes() && !has_news);
    html! {
        <>
            <Board
                // Each set of news is a playback of its own.
                key={game.news_number()}
                view={view.clone()}
                players={players.clone()}
                {frames}
                {playback}
                {act}
                single_tap=true
                judge={(*judge).clone()}
                on_playback_end={has_news.then(|| on_read.clone())}
            />
            <div class="table__foot centred phone__foot">
                if has_news {
                    <Button
                        id="go-on"
                        weight={Weight::Main}
                        label={table::GO_ON}
                        on_press={on_read.reform(|_: MouseEvent| ())}
                    />
                } else {
                    { status(game, players, view) }
                }
            </div>
        </>
    }
}

/// The seats that the game waits for, or its result.
fn status(game: &SeatHandle, players: &Players, view: &AnyView) -> Html {
    let refused = game.refused().map(phone::refused);
    let awaited = game.turn().map(Turn::awaited).unwrap_or_default();
    let is_over = game.turn().is_some_and(|turn| turn.outcome().is_some());
    let text = if is_over {
        Some(players.sentence(&games::ui_of(view).result()))
    } else if game.is_sending() {
        Some(Line::from(phone::SENDING).into())
    } else if game.seat().is_some_and(|seat| awaited.contains(seat)) || awaited.is_empty() {
        None
    } else {
        Some(Line::from(phone::waits_for(players.list(awaited))).into())
    };
    html! {
        <>
            if let Some(refused) = refused {
                <p class="strong" role="alert">{ refused }</p>
            }
            <p class={classes!("table__wait", is_over.then_some("large strong phone__result"))} role="status">
                if let Some(text) = text { { rich_sentence(text) } }
            </p>
            if is_over {
                <p class="note">{ phone::NEXT_GAME }</p>
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_tap_acts_once_and_one_tap_may_act_several_times() {
        assert!(is_second_tap(1_000, 1_120));
        assert!(!is_second_tap(1_000, 1_000) && !is_second_tap(1_000, 1_300));
    }
}
