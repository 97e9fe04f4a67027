//! The screens on which the device goes to the next person, who holds down the button with their name.

use engine::catalogue::AnyAction;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::open_actions::open_actions;
use crate::components::button::{Button, Weight, main_button};
use crate::components::hold::Hold;
use crate::components::panel::{Heading, panel};
use crate::components::rich_sentence::sentence_list;
use crate::components::seat::{self, Look};
use crate::device::{Purpose, Screen};
use crate::games::{self, Board, GesturesProps};
use crate::hooks::{use_media, use_settings};
use crate::pages::table::game::RunningGame;
use crate::services::settings::OpenBy;
use crate::session::{Session, Step};
use crate::words::sentence::in_a_row;
use crate::words::text::Text;
use crate::words::{clock, table};

/// Asks which of several people takes the device.
pub fn pick_screen(game: &RunningGame, seats: SeatSet) -> Html {
    let hint = games::ui_of(&game.session.table_view()).hint_before_visits();
    let content = html! {
        <>
            if hint.is_some() {
                { visit_ticks(game, seats) }
            }
            { notes(game, None) }
            <TakeButtons {seats} game={game.clone()} />
            { open_actions(game) }
        </>
    };
    panel(table::PICK, hint, content)
}

/// Ticks for each person here: one if they have looked at their cards, two if they are done. `due` are not done yet.
fn visit_ticks(game: &RunningGame, due: SeatSet) -> Html {
    let RunningGame { session, players, .. } = game;
    let tick_item = |seat: Seat| {
        let (ticks, state) = match (due.contains(seat), session.has_seen_cards(seat)) {
            (false, _) => ("✓✓", table::IS_DONE),
            (true, true) => ("✓", table::HAS_LOOKED),
            (true, false) => ("", table::HAS_NOT_LOOKED),
        };
        html! {
            <li key={seat.number()} class="accent strong">
                { seat::mark(players, seat) }
                <span aria-hidden="true">{ ticks }</span>
                <span class="visually-hidden">{ players.name(seat) }{ ": " }{ state }</span>
            </li>
        }
    };
    html! { <ul class="wrap middle visits" role="list">{ for session.people().iter().map(tick_item) }</ul> }
}

/// The game's own screen to enter the choices that several people show with their hands at once.
pub fn gestures_screen(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let Some((seats, gestures)) = session.gestures() else { return Html::default() };
    let (session_now, dispatcher) = (session.clone(), session.dispatcher());
    let view = session.table_view();
    games::ui_of(&view).gestures_screen(GesturesProps {
        seats,
        gestures,
        players: players.clone(),
        is_legal: Callback::from(move |(seat, action): (Seat, AnyAction)| {
            session_now.why_not(seat, &action).is_none()
        }),
        on_show: Callback::from(move |shown| dispatcher.dispatch(Step::EnterGestures(shown))),
        on_secret: game.step(Step::UseGestures(false)),
    })
}

/// The curtain before this seat's cards, in the seat's colour: it names the person, and opens only on purpose. The page
/// contains nothing of what it hides.
pub fn curtain_screen(game: &RunningGame, seat: Seat, purpose: Purpose) -> Html {
    let RunningGame { session, players, .. } = game;
    let (name, look) = (players.name(seat), players.look(seat));
    let is_turn = purpose == Purpose::Play;
    let standing = players.sentences(&games::ui_of(&session.standing_view()).standing());
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    html! {
        <section
            class={classes!("curtain", look.class())}
            aria-labelledby="curtain-title"
            {oncontextmenu}
        >
            <div class="centre centred curtain__panel">
                <span class="curtain__card">{ look.card() }</span>
                <Heading id="curtain-title" class="curtain__title">{ pass_to_text(name) }</Heading>
                <p>{ table::only_for(name) }</p>
                <p class="curtain__standing">{ in_a_row(&standing) }</p>
                { notes(game, Some(seat).filter(|_| is_turn)) }
                <TakeButton name={name.to_owned()} {look} on_take={game.step(Step::OpenCurtain)} />
                <div class="wrap middle curtain__ways">
                    { not_me_button(game, name) }
                    if is_turn {
                        { gestures_button(game) }
                    }
                </div>
            </div>
        </section>
    }
}

/// "Pass to …", with the name large enough to read across a table.
fn pass_to_text(name: &str) -> Html {
    let text = table::pass_to(name);
    let Some((before, after)) = text.split_once(name) else { return html! { { text } } };
    let size = match name.chars().count() {
        0..=7 => "is-short",
        8..=11 => "is-medium",
        _ => "is-long",
    };
    html! {
        <>
            { before }
            <span class={classes!("curtain__name", size)}>{ name }</span>
            { after }
        </>
    }
}

fn not_me_button(game: &RunningGame, name: &str) -> Html {
    let (label, on_press) = (table::not_me(name), game.step(Step::Decline));
    html! { <Button weight={Weight::Quiet} {label} {on_press} /> }
}

/// The label of the button for the person `name`, and the hint on pressing it.
fn take_label(opening: OpenBy, name: &str) -> (String, Text) {
    match opening {
        OpenBy::Hold => (table::hold(name), table::HOLD_HINT),
        OpenBy::Tap => (table::tap(name), table::TAP_HINT),
    }
}

#[derive(Properties, PartialEq)]
struct TakeButtonProps {
    name: AttrValue,
    look: Look,
    on_take: Callback<()>,
}

#[component]
fn TakeButton(props: &TakeButtonProps) -> Html {
    let (label, hint) = take_label(use_settings().curtain, &props.name);
    html! {
        <>
            <Hold
                id="curtain-open"
                class={classes!("is-large", "is-seat", props.look.class())}
                mark={props.look.mark()}
                {label}
                hint="curtain-hint"
                on_open={props.on_take.clone()}
            />
            <p id="curtain-hint" class="note curtain__small">{ hint }</p>
        </>
    }
}

/// The news of a seat since it last looked, before its cards.
pub fn recap_screen(game: &RunningGame, seat: Seat) -> Html {
    let RunningGame { session, players, .. } = game;
    let is_first = !session.has_seen_cards(seat);
    let news = players.sentences(&games::lines(&session.recap(seat), players.people()).concat());
    let content = html! {
        <>
            if news.is_empty() {
                <p>{ if is_first { table::FIRST_LOOK_HINT } else { table::NO_NEWS } }</p>
            } else {
                { sentence_list(&news) }
            }
            { main_button("read-on", None, table::SHOW_CARDS, game.step(Step::Read)) }
        </>
    };
    panel(if is_first { table::FIRST_LOOK } else { table::RECAP }, None, content)
}

/// The button of the person who takes the device next; `otherwise` if nobody does.
pub fn hand_over(game: &RunningGame, otherwise: Html) -> Html {
    let RunningGame { session, players, .. } = game;
    match session.upcoming() {
        Screen::Curtain(seat, Purpose::Play) => {
            let (name, look) = (players.name(seat), players.look(seat));
            let others_can_go = session.turn().awaited().intersection(session.people()).len() > 1;
            html! {
                <div class="centre stack-3 hand-over">
                    <h3 class="hand-over__title">{ table::pass_to(name) }</h3>
                    if let Some(time) = time_of_turn(session, seat) {
                        <p class="curtain__time">{ time }</p>
                    }
                    <TakeButton name={name.to_owned()} {look} on_take={game.step(Step::Take(seat))} />
                    // The next person may be away: another one can go first.
                    if others_can_go {
                        { not_me_button(game, name) }
                    }
                    { gestures_button(game) }
                </div>
            }
        }
        Screen::Pick(seats) if fits_below(seats) => html! {
            <div class="centre stack-3 hand-over">
                <h3 class="hand-over__title">{ table::PICK }</h3>
                <TakeButtons {seats} game={game.clone()} />
            </div>
        },
        _ => otherwise,
    }
}

/// The time of the seat that takes the device, before its clock starts.
fn time_of_turn(session: &Session, seat: Seat) -> Option<AttrValue> {
    let time = session.seconds_left(seat).filter(|_| session.clock().is_none())?;
    Some(clock::time_once_shown(time).into())
}

/// Notes on a screen that hides the cards: that it covered an untouched hand; the player whose clock runs on;
/// the next player's time.
pub fn notes(game: &RunningGame, next: Option<Seat>) -> Html {
    let RunningGame { session, players, .. } = game;
    let untouched = session.was_untouched().then(|| AttrValue::from(table::UNTOUCHED));
    let runs_on = session.clock().and_then(|clock| clock.seat).map(clock::runs_on);
    let runs_on = runs_on.map(|line| players.named(&line).written().into());
    let time = next.and_then(|seat| time_of_turn(session, seat));
    let notes = [untouched, runs_on, time].into_iter().flatten();
    notes.map(|note| html! { <p class="curtain__time">{ note }</p> }).collect()
}

/// A button to choose by gestures instead; empty where gestures aren't possible.
fn gestures_button(game: &RunningGame) -> Html {
    let Some((_, gestures)) = game.session.gestures() else { return Html::default() };
    let session = game.session.dispatcher();
    let on_press = Callback::from(move |_| {
        session.dispatch(Step::UseGestures(true));
        session.dispatch(Step::Continue);
    });
    html! { <Button weight={Weight::Quiet} label={gestures.switch_label} {on_press} /> }
}

/// Whether a button for each of these people fits below other content.
pub fn fits_below(people: SeatSet) -> bool {
    people.len() <= 4
}

#[derive(Properties, PartialEq)]
pub struct TakeButtonsProps {
    pub seats: SeatSet,
    pub game: RunningGame,
}

/// A button for each of several people, one of whom takes the device.
#[component]
pub fn TakeButtons(TakeButtonsProps { seats, game }: &TakeButtonsProps) -> Html {
    let opening = use_settings().curtain;
    let (_, hint) = take_label(opening, "");
    html! {
        <div class={classes!("centre", "stack-3", "hand-over__people", (!fits_below(*seats)).then_some("is-many"))}>
            for seat in *seats {
                <Hold
                    key={seat.number()}
                    class={classes!("is-seat", game.players.look(seat).class())}
                    mark={game.players.look(seat).mark()}
                    label={take_label(opening, game.players.name(seat)).0}
                    hint="people-hint"
                    on_open={game.step(Step::Take(seat))}
                />
            }
            <p id="people-hint" class="note curtain__small">{ hint }</p>
        </div>
    }
}

const ROOM_FOR_TABLE_AND_HAND_OVER: &str = "(min-width: 768px) and (min-height: 760px)";

#[derive(Properties, PartialEq)]
pub struct HandOverFrameProps {
    pub game: RunningGame,
    pub children: Html,
}

/// Around screens to hand the device on. On a large screen the table stays in sight for those who wait.
#[component]
pub fn HandOverFrame(props: &HandOverFrameProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let has_room = use_media(ROOM_FOR_TABLE_AND_HAND_OVER);
    let session = session.clone();
    let shown_state = (has_room, session.screen(), session.decisions());
    let view = use_memo(shown_state, move |_| has_room.then(|| session.waiting_view()));
    // One `div` in either case: the focused element in it survives a turn of the screen.
    html! {
        <>
            if let Some(view) = (*view).clone() {
                <Board {view} players={players.clone()} />
            }
            <div class={if has_room { "table__foot is-gate" } else { "gate" }}>
                { props.children.clone() }
            </div>
        </>
    }
}
