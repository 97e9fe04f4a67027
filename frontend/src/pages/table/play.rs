//! A game that is played in this tab.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyView};
use engine::game::Decision;
use engine::options::Options;
use engine::seat::Seat;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::effects::autosave::use_autosave;
use super::effects::bots::use_bots;
use super::effects::cover::use_cover;
use super::effects::hint_worker::use_hints;
use super::keeper::{Conflict, Keeper};
use super::screens::done::{Decided, Done};
use super::screens::gestures::gestures;
use super::screens::hand_over::{HandOver, People};
use super::screens::send_move as by_link;

use super::effects::clock::{running_clock, use_clock};
use super::effects::legend::use_legend;
use super::effects::phones::{Strip, use_phones};
use super::effects::sounds::use_sounds;
use super::screens::elsewhere::{Bar, Leave, Recap, not_saved};
use super::screens::open_table::{OpenTable, open_actions};
use super::screens::over::Over;
use super::sheets::{Sheet, SheetsProps, sheets};
use super::{Opened, Running};
use crate::components::button::{Button, Weight};
use crate::components::curtain::Curtain;
use crate::components::needs::once_there;
use crate::components::panel::Panel;
use crate::components::seat;
use crate::device::{Purpose, Screen, Why};
use crate::games::{self, Board, Judge};
use crate::hooks::{
    use_keys, use_motion_speed, use_page, use_settings, use_table_letters, use_toasts,
    use_wake_lock,
};
use crate::playback::AnyFrame;
use crate::services::history;
use crate::services::motion::MotionSpeed;
use crate::services::parts::Part;
use crate::services::people::{Seating, players_of};
use crate::services::saves::{self, SaveId};
use crate::services::settings::Distance;
use crate::services::storage::with_device;
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::{self, clock, play, table};

#[derive(Properties, PartialEq, Clone)]
pub struct PlayProps {
    pub id: SaveId,
    pub opened: Rc<Opened>,
    /// Another tab has kept something else.
    pub on_conflict: Callback<Conflict>,
}

/// A running game.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let opened = props.opened.clone();
    let session = use_reducer(move || opened.session.clone());
    let sheet = use_state_eq(|| None::<Sheet>);
    let toasts = use_toasts();
    let settings = use_settings();
    let main = use_node_ref();
    let players =
        use_memo((), |()| players_of(&props.opened.save, &props.opened.session.record().players));
    let players = (*players).clone().told_to(session.reader());
    // The screens take the focus themselves: there is no heading to be given it.
    use_page(words::tab(play::game(session.record())).into(), NodeRef::default());
    use_wake_lock(true);
    use_phones(&props.id, &props.opened.save, &session);
    use_bots(&session, settings.motion);
    use_clock(&session);
    use_cover(&session, &sheet);
    use_sounds(&session);
    let keeper =
        use_memo((), |()| Keeper::new(&props.id, &props.opened.save, props.on_conflict.clone()));
    let trouble = use_autosave(&props.id, &session, &keeper);
    let screen = session.screen();
    {
        // Nothing of one screen survives into the next: no notice, no selection, no dialog.
        let (toasts, sheet, main) = (toasts.clone(), sheet.setter(), main.clone());
        use_effect_with(screen, move |_| {
            toasts.clear();
            sheet.set(None);
            history::clear_selection();
            if let Some(main) = main.cast::<HtmlElement>() {
                history::focus_if_lost(&main);
            }
        });
    }
    {
        let toasts = toasts.clone();
        use_effect_with(session.decisions(), move |_| toasts.succeeded());
    }
    // The bar says how things are once the board has come to show it.
    let shown = use_state_eq(|| None::<usize>);
    let on_shown = use_callback(session.decisions(), {
        let shown = shown.setter();
        move |(), decisions| shown.set(Some(*decisions))
    });
    let is_still = use_motion_speed() == MotionSpeed::Still;
    let is_shown = is_still || *shown == Some(session.decisions());
    let standing = match screen {
        Screen::Table(_) if is_shown => Some(session.table_view()),
        // What a turn has changed all have seen: how it stood before is old.
        Screen::Done(seat) if games::of(&session.view_before_last(seat)).lies_open() => None,
        _ => Some(session.standing_view()),
    };
    let standing = standing.map(|view| games::of(&view).standing(&players));
    let standing = standing.unwrap_or_else(|| NO_STANDING.to_owned());
    let shared = session.is_shared();
    let on_cover = screen.shows().filter(|_| shared).map(|_| step(&session, Step::Cover));
    let distance = settings.distance;
    let distance = if session.is_for_all_eyes() { distance } else { Distance::Near };
    use_table_letters(distance);
    let on_sheet = use_callback((), {
        let sheet = sheet.setter();
        move |open, ()| sheet.set(open)
    });
    let signs = use_legend(&session);
    use_keys(on_sheet.clone(), signs.on_ask.clone());
    let hints = use_hints(&session, &players);
    let on_leave = {
        let session = session.dispatcher();
        Callback::from(move |seat| session.dispatch(Step::AskToLeave(seat)))
    };
    // The log tells of persons by their names, where it is not of one alone.
    let named = if shared { players.clone().told_to(None) } else { players.clone() };
    let no_leave = by_link::no_leave(&session, &players);
    html! {
        <div
            class={classes!(
                "table",
                (distance == Distance::Far).then_some("is-far"),
                matches!(screen, Screen::Curtain(..)).then_some("is-curtained"),
            )}
            data-game={session.record().options.identity().slug}
        >
            <Bar
                game={play::game(session.record())}
                {standing}
                {on_cover}
                on_hint={hints.on_ask}
                on_legend={signs.on_ask}
                on_sheet={on_sheet.clone()}
            />
            { hints.card }
            { running_clock(&session, &players) }
            <Strip session={session.clone()} players={players.clone()} on_sheet={on_sheet.clone()} />
            if let Some((error, on_retry)) = trouble {
                { not_saved(error, &on_retry) }
            }
            <main class="table__main" id="main" tabindex="-1" ref={main}>
                <CurrentScreen
                    key={key_of(screen)}
                    session={session.clone()}
                    players={players.clone()}
                    id={props.id.clone()}
                    keeper={keeper.clone()}
                    {on_shown}
                />
            </main>
            { signs.legend }
            if let Some(open) = *sheet {
                { sheets(SheetsProps { open, session, players: named, id: props.id.clone(), on_sheet, on_leave, no_leave }) }
            }
        </div>
    }
}

/// Stands in the bar where nothing is to be said, so that the line above stays where it is.
const NO_STANDING: &str = "\u{a0}";

/// What is mounted anew for every screen; what others do and the news of it are one story.
fn key_of(screen: Screen) -> String {
    let screen = match screen {
        Screen::Table(Why::Bots | Why::Remote) => Screen::Table(Why::News),
        other => other,
    };
    format!("{screen:?}")
}

/// What a press on a button does to the game.
pub fn step(session: &Running, step: Step) -> Callback<()> {
    let session = session.dispatcher();
    Callback::from(move |()| session.dispatch(step.clone()))
}

#[derive(Properties, PartialEq)]
struct ScreenProps {
    pub session: Running,
    pub players: Players,
    pub id: SaveId,
    pub keeper: Rc<Keeper>,
    pub on_shown: Callback<()>,
}

/// What is on the screen now. It is mounted anew for every screen.
#[component]
fn CurrentScreen(props: &ScreenProps) -> Html {
    let ScreenProps { session, players, id, keeper, on_shown } = props;
    let table = |why: Why| {
        let (session, players) = (session.clone(), players.clone());
        let (keeper, on_shown) = (keeper.clone(), on_shown.clone());
        html! { <OpenTable {why} {session} {players} {keeper} {on_shown} /> }
    };
    match session.screen() {
        Screen::Table(Why::Over) => {
            let (session, players, id) = (session.clone(), players.clone(), id.clone());
            let keeper = keeper.clone();
            once_there(over_parts(&id, session.by_link().is_some()), move || {
                let (session, players, id) = (session.clone(), players.clone(), id.clone());
                html! { <Over {session} {players} {id} keeper={keeper.clone()} /> }
            })
        }
        Screen::Table(why) => table(why),
        Screen::Pick(seats) => html! {
            <Panel title={table::PICK}>
                <People {seats} players={players.clone()} on_take={take(session)} />
                { open_actions(session, players) }
            </Panel>
        },
        Screen::Gestures(_) => gestures(session, players),
        Screen::Curtain(seat, purpose) => html! {
            <Curtain
                also={if purpose == Purpose::Play { by_gesture(session) } else { Html::default() }}
                name={players.name(seat).to_owned()}
                look={seat::look(players, seat)}
                standing={games::of(&session.told_view()).standing(players)}
                time={time_of_turn(session, purpose)}
                on_open={step(session, Step::OpenCurtain)}
                on_decline={step(session, Step::Decline)}
            />
        },
        Screen::Recap(seat) => html! {
            <Recap
                lines={games::lines(&session.recap(seat), players).concat()}
                on_go_on={step(session, Step::Read)}
            />
        },
        Screen::Seat(seat) => html! {
            <SeatScreen
                {seat}
                session={session.clone()}
                players={players.clone()}
                keeper={keeper.clone()}
            />
        },
        Screen::Done(seat) => html! {
            <Done
                name={players.name(seat).to_owned()}
                decided={decided(session, seat, players)}
                how={Decided::last_of(session, seat)}
                learned={learned(session, seat, players)}
                on_undo={session.can_undo().then(|| step(session, Step::AskToUndo))}
                on_pass={step(session, Step::PassOn)}
                next={session.following()}
                hand_over={hand_over(session, players, Html::default())}
            />
        },
        Screen::Leave(seat) => html! {
            <Leave
                name={players.name(seat).to_owned()}
                seats={players.count()}
                on_leave={step(session, Step::Decide(seat, Decision::Leave))}
                on_stay={step(session, Step::Stay)}
            />
        },
        // The page shows another component as soon as it knows that another tab has the game.
        Screen::ReadOnly => Html::default(),
    }
}

/// What the end of a game needs: of an ordinary one, or of one that is part of something larger.
fn over_parts(id: &SaveId, by_link: bool) -> Vec<Part> {
    let save = with_device(|store| saves::load(store, id));
    let of_evening = save.is_ok_and(|save| Seating::of(&save).evening.is_some());
    let more: &[Part] = if by_link { &[Part::ByLink, Part::Packing] } else { &[] };
    let evening: &[Part] = if of_evening { &[Part::Evening] } else { &[] };
    [&[Part::Later], evening, more].concat()
}

/// What the seat has decided last, for its own eyes.
fn decided(session: &Running, seat: Seat, players: &Players) -> Option<String> {
    let players = players.clone().told_to(Some(seat));
    play::decision(&session.view_before_last(seat), session.last_own(seat)?, &players)
}

/// What the seat has learned by its last decision, and nobody else: for its own eyes.
fn learned(session: &Running, seat: Seat, players: &Players) -> Vec<String> {
    games::lines(&session.learned(seat), &players.clone().told_to(Some(seat))).concat()
}

/// On a curtain before a clock begins to run: how long there is.
fn time_of_turn(session: &Running, purpose: Purpose) -> Option<AttrValue> {
    let starts = purpose == Purpose::Play && session.clock().is_none();
    let limit = session.time_limit().filter(|_| starts)?;
    Some(clock::from_now(limit).into())
}

pub fn take(session: &Running) -> Callback<Seat> {
    let session = session.dispatcher();
    Callback::from(move |seat| session.dispatch(Step::Take(seat)))
}

/// The way to show a choice by gestures, where it could be.
fn by_gesture(session: &Running) -> Html {
    if !session.can_use_gestures() {
        return Html::default();
    }
    let session = session.dispatcher();
    let on_press = Callback::from(move |_| {
        session.dispatch(Step::UseGestures(true));
        session.dispatch(Step::GoOn);
    });
    html! {
        <Button
            weight={Weight::Quiet}
            label={table::BY_GESTURE}
            {on_press}
        />
    }
}

/// Whom the device goes to next, or what leads on where it goes to nobody.
pub fn hand_over(session: &Running, players: &Players, otherwise: Html) -> Html {
    let choice = session.turn().awaited().both(session.people()).len() > 1;
    html! {
        <HandOver
            next={session.following()}
            players={players.clone()}
            time={time_of_turn(session, Purpose::Play)}
            on_take={take(session)}
            on_decline={choice.then(|| step(session, Step::Decline))}
            also={by_gesture(session)}
            {otherwise}
        />
    }
}

/// What a board needs so that the seat can decide there. They are the same ones as long as the same
/// is to be decided: the board is not drawn every second.
#[hook]
pub fn use_hands(session: &Running, seat: Seat) -> (Callback<AnyAction>, Judge) {
    let act = use_callback(seat, {
        let session = session.dispatcher();
        move |action, seat: &Seat| session.dispatch(Step::Decide(*seat, Decision::Act(action)))
    });
    let judge = use_memo((seat, session.decisions()), {
        let session = session.clone();
        move |_| Judge::new(move |action| session.why_not(seat, &action))
    });
    (act, (*judge).clone())
}

/// What whoever looks now may see, and these frames. They are the same ones as long as nothing
/// happens: nothing is computed or drawn anew every second.
#[hook]
pub fn use_seen(
    session: &Running,
    frames: fn(&Session) -> Vec<AnyFrame>,
) -> (AnyView, Rc<[AnyFrame]>) {
    let now = (session.screen(), session.decisions(), session.told());
    let seen = use_memo(now, |_| (session.view(), frames(session).into()));
    (*seen).clone()
}

#[derive(Properties, PartialEq)]
struct SeatScreenProps {
    seat: Seat,
    session: Running,
    players: Players,
    keeper: Rc<Keeper>,
}

/// A seat looks at its own cards and decides.
#[component]
fn SeatScreen(props: &SeatScreenProps) -> Html {
    let SeatScreenProps { seat, session, players, .. } = props;
    let seat = *seat;
    let (act, judge) = use_hands(session, seat);
    let (view, frames) = use_seen(session, Session::just_done);
    html! {
        <>
            <Board {view} players={players.clone()} {frames} {act} {judge} />
            { visit_foot(session, players, &props.keeper) }
        </>
    }
}

/// Below the board of a seat that has just decided and can go on: the way to whom it concerns, and
/// the way back.
fn visit_foot(session: &Running, players: &Players, keeper: &Rc<Keeper>) -> Html {
    if session.by_link().is_some() {
        return by_link::foot(session, players, keeper);
    }
    let to_answer = session.to_answer();
    if to_answer.is_none() && !session.can_undo() {
        return Html::default();
    }
    html! {
        <div class="table__foot">
            if let Some(other) = to_answer {
                <Button
                    id="hand-to"
                    label={table::hand_to(players.name(other))}
                    on_press={step(session, Step::HandTo(other)).reform(|_| ())}
                />
            }
            if session.can_undo() {
                <Button label={table::UNDO} on_press={step(session, Step::Undo).reform(|_| ())} />
            }
        </div>
    }
}
