//! The device goes from one person to the next, who holds down the button with their name.

use engine::catalogue::AnyAction;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::open_actions::open_actions;
use crate::components::button::{Button, Weight};
use crate::components::curtain::{Curtain, Taker, taking};
use crate::components::hold::Hold;
use crate::components::panel::panel;
use crate::components::rich_sentence::lines;
use crate::components::seat;
use crate::device::{Purpose, Screen};
use crate::games::{self, Board, ByGestureProps};
use crate::hooks::{use_media, use_settings};
use crate::pages::table::game::RunningGame;
use crate::session::{Session, Step};
use crate::words::sentence::in_a_row;
use crate::words::{clock, table};

/// Several people could take the device: they choose one.
pub fn pick(game: &RunningGame, seats: SeatSet) -> Html {
    let hint = games::ui_of(&game.session.table_view()).before_visits();
    let content = html! {
        <>
            if hint.is_some() {
                { visits(game, seats) }
            }
            { notes(game, None) }
            <People {seats} game={game.clone()} />
            { open_actions(game) }
        </>
    };
    panel(table::PICK, hint, content)
}

/// A mark for each person here: whether they have looked at their cards, or are done. `due` are not done yet.
fn visits(game: &RunningGame, due: SeatSet) -> Html {
    let RunningGame { session, players, .. } = game;
    let visit = |seat: Seat| {
        let (ticks, state) = match (due.contains(seat), session.has_seen_cards(seat)) {
            (false, _) => ("✓✓", table::IS_DONE),
            (true, true) => ("✓", table::HAS_LOOKED),
            (true, false) => ("", table::HAS_NOT_LOOKED),
        };
        html! {
            <li key={seat.number()}>
                { seat::mark(players, seat) }
                <span aria-hidden="true">{ ticks }</span>
                <span class="visually-hidden">{ players.name(seat) }{ ": " }{ state }</span>
            </li>
        }
    };
    html! { <ul class="wrap visits" role="list">{ for session.people().iter().map(visit) }</ul> }
}

/// A choice that several people show with their hands at once is entered on the game's own screen.
pub fn gestures(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let Some((seats, gestures)) = session.gestures() else { return Html::default() };
    let (asked, dispatcher) = (session.clone(), session.dispatcher());
    let view = session.table_view();
    games::ui_of(&view).by_gesture(ByGestureProps {
        seats,
        gestures,
        players: players.clone(),
        can: Callback::from(move |(seat, action): (Seat, AnyAction)| {
            asked.why_not(seat, &action).is_none()
        }),
        on_show: Callback::from(move |shown| dispatcher.dispatch(Step::EnterGestures(shown))),
        on_secret: game.step(Step::UseGestures(false)),
    })
}

/// The curtain that this seat opens.
pub fn curtain(game: &RunningGame, seat: Seat, purpose: Purpose) -> Html {
    let RunningGame { session, players, .. } = game;
    html! {
        <Curtain
            also={if purpose == Purpose::Play { by_gesture(game) } else { Html::default() }}
            name={players.name(seat).to_owned()}
            look={seat::look(players, seat)}
            standing={in_a_row(&players.sentences(&games::ui_of(&session.standing_view()).standing()))}
            notes={notes(game, Some(seat).filter(|_| purpose == Purpose::Play))}
            on_open={game.step(Step::OpenCurtain)}
            on_decline={game.step(Step::Decline)}
        />
    }
}

/// The news of a seat since it last looked, before its cards.
pub fn recap(game: &RunningGame, seat: Seat) -> Html {
    let RunningGame { session, players, .. } = game;
    let is_first = !session.has_seen_cards(seat);
    let seen = players.sentences(&games::lines(&session.recap(seat), players.people()).concat());
    let content = html! {
        <>
            if seen.is_empty() {
                <p>{ if is_first { table::FIRST_LOOK_HINT } else { table::NO_NEWS } }</p>
            } else {
                { lines(&seen) }
            }
            <Button
                id="read-on"
                weight={Weight::Main}
                label={table::SHOW_CARDS}
                on_press={game.step(Step::Read)}
            />
        </>
    };
    panel(if is_first { table::FIRST_LOOK } else { table::RECAP }, None, content)
}

/// The button of the person who takes the device next; `otherwise` if nobody does.
pub fn hand_over(game: &RunningGame, otherwise: Html) -> Html {
    let RunningGame { session, players, .. } = game;
    match session.upcoming() {
        Screen::Curtain(seat, Purpose::Play) => {
            let name = players.name(seat).to_owned();
            let is_choice = session.turn().awaited().intersection(session.people()).len() > 1;
            html! {
                <div class="centre stack-3 hand-over">
                    <h3 class="hand-over__title">{ table::pass_to(&name) }</h3>
                    if let Some(time) = time_of_turn(session, seat) {
                        <p class="curtain__time">{ time }</p>
                    }
                    <Taker
                        name={name.clone()}
                        look={seat::look(players, seat)}
                        on_take={game.step(Step::Take(seat))}
                    />
                    // That person may not be there.
                    if is_choice {
                        <Button
                            weight={Weight::Quiet}
                            label={table::not_me(&name)}
                            on_press={game.step(Step::Decline)}
                        />
                    }
                    { by_gesture(game) }
                </div>
            }
        }
        Screen::Pick(seats) if is_short(seats) => html! {
            <div class="centre stack-3 hand-over">
                <h3 class="hand-over__title">{ table::PICK }</h3>
                <People {seats} game={game.clone()} />
            </div>
        },
        _ => otherwise,
    }
}

/// The time of the seat that takes the device, before its clock starts.
fn time_of_turn(session: &Session, seat: Seat) -> Option<AttrValue> {
    let time = session.time_for(seat).filter(|_| session.clock().is_none())?;
    Some(clock::from_now(time).into())
}

/// Notes on a screen that hides the cards: whether it covered an untouched hand, the player whose clock runs on, and
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

/// The way to show a choice by gestures, where it could be.
fn by_gesture(game: &RunningGame) -> Html {
    let Some((_, gestures)) = game.session.gestures() else { return Html::default() };
    let session = game.session.dispatcher();
    let on_press = Callback::from(move |_| {
        session.dispatch(Step::UseGestures(true));
        session.dispatch(Step::Continue);
    });
    html! { <Button weight={Weight::Quiet} label={gestures.instead} {on_press} /> }
}

/// Whether there is room for all of them below something else.
pub fn is_short(people: SeatSet) -> bool {
    people.len() <= 4
}

#[derive(Properties, PartialEq)]
pub struct PeopleProps {
    pub seats: SeatSet,
    pub game: RunningGame,
}

/// People, one of whom takes the device.
#[component]
pub fn People(PeopleProps { seats, game }: &PeopleProps) -> Html {
    let opening = use_settings().curtain;
    let (_, hint) = taking(opening, "");
    html! {
        <div class={classes!("centre", "stack-3", "hand-over__people", (!is_short(*seats)).then_some("is-many"))}>
            for seat in *seats {
                { {
                    let look = seat::look(&game.players, seat);
                    html! {
                        <Hold
                            key={seat.number()}
                            class={classes!("is-seat", look.class())}
                            mark={look.mark()}
                            label={taking(opening, game.players.name(seat)).0}
                            hint="people-hint"
                            on_open={game.step(Step::Take(seat))}
                        />
                    }
                } }
            }
            <p id="people-hint" class="note curtain__small">{ hint }</p>
        </div>
    }
}

/// A screen with room for both.
const ROOM_FOR_BOTH: &str = "(min-width: 768px) and (min-height: 760px)";

#[derive(Properties, PartialEq)]
pub struct GateProps {
    pub game: RunningGame,
    pub children: Html,
}

/// Hands the device on. On a large screen the table stays in sight for those who wait.
#[component]
pub fn Gate(props: &GateProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let has_room = use_media(ROOM_FOR_BOTH);
    let session = session.clone();
    let seen = (has_room, session.screen(), session.decisions());
    let view = use_memo(seen, move |_| has_room.then(|| session.waiting_view()));
    // The element that has the focus stays when the screen is turned.
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
