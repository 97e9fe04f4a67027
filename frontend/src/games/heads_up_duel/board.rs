//! The board: trading, pairing, or a duel, and the decision.

use engine::game::Observer;
use engine::games::heads_up_duel::{
    BySide, CloseReason, DuelView, Event, HeadsUpDuel, Phase, Side, View,
};
use engine::seat::Seat;
use yew::prelude::*;

use super::bracket::{bracket, goal_note, pairing};
use super::choose::{Advantage, Showdown, hand};
use super::details::{Detail, details, powers};
use super::duel::{arena, strip};
use super::floor::{floor, periods};
use super::scene::{Scene, is_meeting};
use super::text::{self, board as words};
use super::trade::Trade;
use crate::components::panel::help;
use crate::components::seat;
use crate::games::use_detail_dialog;
use crate::playback::{BoardProps, PlaybackView, use_playback};
use crate::words::players::Players;

const LAST_EXPLAINED_ROUND: u16 = 2;

#[component]
pub fn Board(props: &BoardProps<HeadsUpDuel>) -> Html {
    let root = use_node_ref();
    let dialog = use_detail_dialog::<Detail>();
    let shown = use_playback::<Scene>(props, root.clone());
    let scene = &shown.scene;
    let is_at_rest = props.frames.is_empty() || shown.is_rested();
    let is_versus = props.view.observer == Observer::Table && is_at_rest && is_meeting(&scene.view);
    let class = classes!(
        "board",
        "has-side",
        "hud",
        match scene.duel {
            _ if is_versus => "is-meeting",
            Some(_) => "duel is-duel",
            None => "is-before",
        },
        props.acting(props.view.observer.seat()).is_some().then_some("is-acting"),
        shown.classes(),
    );
    html! {
        <div {class} ref={root} onclick={shown.on_tap()}>
            <div class="stack-2 duel__table hud-table">
                if is_versus {
                    { versus(scene, &props.players) }
                } else if let Some(running) = &scene.duel {
                    { duel_table(props, &shown, running, &dialog.on_press(Detail::Discards)) }
                } else {
                    { before_duels(props, &shown) }
                }
                <div class="duel__tools hud-tools">
                    { dialog.button(Detail::Powers, "is-powers", words::POWERS) }
                    if scene.view.seats > 2 {
                        { dialog.button(Detail::Duels, "is-duels", words::DUELS) }
                    }
                </div>
            </div>
            { aside(scene, props) }
            { dialog.view("hud-look", None, |detail| details(detail, scene, &props.players)) }
        </div>
    }
}

/// The notice of an offer that became void, which its two seats see until something else happens.
fn void_notice(props: &BoardProps<HeadsUpDuel>) -> Option<String> {
    let mut events = props.frames.iter().flat_map(|frame| &frame.events);
    let void = events.rfind(|event| matches!(event, Event::Closed(_, CloseReason::NotKept)))?;
    text::event_line(void).map(|line| props.players.sentence(&line).written())
}

/// The two seats about to duel, as large as the table.
fn versus(scene: &Scene, players: &Players) -> Html {
    let Some(DuelView { seats: BySide([one, two]), .. }) = scene.duel else {
        return Html::default();
    };
    let side = |seat: Seat| {
        html! {
            <span class={classes!("centre", "hud-versus__side", players.look(seat).class())}>
                { seat::mark(players, seat) }
                <bdi>{ players.name(seat) }</bdi>
            </span>
        }
    };
    html! {
        <h2 class="hud-versus">
            { side(one) }
            <span class="hud-versus__against">{ " " }{ words::AGAINST }{ " " }</span>
            { side(two) }
        </h2>
    }
}

/// Both sides, the observer's as the near one, and the deciding seat's hand.
fn duel_table(
    props: &BoardProps<HeadsUpDuel>,
    shown: &PlaybackView<Scene>,
    duel: &DuelView,
    on_discards: &Callback<MouseEvent>,
) -> Html {
    let scene = &shown.scene;
    let (players, own) = (&props.players, props.view.observer.seat());
    let near = own.and_then(|seat| duel.seats.side_of(seat)).unwrap_or(Side::One);
    let far = near.other();
    let acting = props.acting(own);
    let controls_key = format!("{own:?}-{:?}", props.view.duel.map(|duel| duel.round));
    let secrecy = if props.view.phase == Phase::Advantage { words::OPEN } else { words::SECRET };
    let open_hand = |side: Side| {
        let seat = duel.seats[side];
        let cards = scene.view.by_seat[seat].hand.filter(|hand| !hand.is_empty());
        cards.map(|cards| hand(seat, cards, Some(duel), None)).unwrap_or_default()
    };
    let label = |side: Side| players.label(duel.seats[side]).to_owned();
    html! {
        <>
            <section class="stack-2 duel__seat is-far" aria-label={label(far)}>
                { strip(scene, duel, far, players, on_discards) }
                { open_hand(far) }
            </section>
            { arena(scene, duel, near, players, &shown.countdown) }
            <div class="centre duel__middle hud-middle">
                if let Some(acting) = &acting {
                    <h2 class="prompt">{ players.sentence(&text::prompt(&props.view, acting.seat)).written() }</h2>
                    <p class="note help hud-secrecy">{ secrecy }</p>
                }
                if duel.round <= LAST_EXPLAINED_ROUND {
                    { help(words::HELP) }
                }
                { shown.narration() }
            </div>
            <section class="stack-2 duel__seat is-near" aria-label={label(near)}>
                if let Some(acting) = acting {
                    if props.view.phase == Phase::Advantage {
                        <Advantage key={controls_key} ..acting />
                    } else {
                        <Showdown key={controls_key} ..acting />
                    }
                } else {
                    { open_hand(near) }
                }
                { strip(scene, duel, near, players, on_discards) }
            </section>
        </>
    }
}

/// The screen before the duels: trading and pairing.
fn before_duels(props: &BoardProps<HeadsUpDuel>, shown: &PlaybackView<Scene>) -> Html {
    let view = &shown.scene.view;
    let (players, own) = (&props.players, props.view.observer.seat());
    let acting = props.acting(own);
    let is_trading = matches!(view.phase, Phase::Trading(_));
    // In trading the controls say the task; without a decision, the table's bar has the text.
    let hides_prompt = is_trading || acting.is_none();
    let prompt = match &acting {
        Some(acting) => text::prompt(&props.view, acting.seat),
        None => text::chapter(view),
    };
    let prompt = players.sentence(&prompt).written();
    // The trading screen has no room for the goal.
    let says_goal = acting.is_none() || !is_trading;
    let head = html! {
        <div class="centre duel__middle hud-middle">
            { periods(view) }
            <h2 class={classes!("prompt", hides_prompt.then_some("visually-hidden"))}>{ prompt }</h2>
            if says_goal {
                { goal_note(view) }
            }
            { shown.narration() }
        </div>
    };
    let content = match (view.phase, acting) {
        (Phase::Trading(_), Some(acting)) => {
            html! { <Trade {acting} void_notice={void_notice(props)} /> }
        }
        (Phase::Trading(_), None) => {
            let open = html! { <>{ floor(view, own, players) }{ open_decks(view, players) }</> };
            if matches!(view.observer, Observer::Everybody(_)) {
                html! {
                    <section class="stack-2 columns hud-open" tabindex="0" aria-label={words::DECKS}>{ open }</section>
                }
            } else {
                open
            }
        }
        (Phase::Naming(_) | Phase::Named(_) | Phase::Picking, acting) => {
            pairing(view, players, acting.as_ref())
        }
        _ => bracket(view, players),
    };
    html! { <>{ head }{ content }</> }
}

/// Open decks, for an observer without a decision.
fn open_decks(view: &View, players: &Players) -> Html {
    let open_deck = |seat: Seat| {
        let cards = view.by_seat[seat].deck?;
        Some(html! {
            <section key={seat.number()} class="stack-2 hud-deck">
                <h3 class="hud-part">{ players.sentence(&words::deck_title(seat)).written() }</h3>
                { hand(seat, cards, None, None) }
            </section>
        })
    };
    Seat::all(view.seats).filter_map(open_deck).collect()
}

/// Beside the board, if there is room: the duels, or in a game of one duel the effects of cards.
fn aside(scene: &Scene, props: &BoardProps<HeadsUpDuel>) -> Html {
    let view = &scene.view;
    let (title, class, content) = if view.seats > 2 {
        (words::DUELS, "is-duels", bracket(view, &props.players))
    } else {
        (words::POWERS, "is-powers", powers(view))
    };
    html! {
        <aside class={classes!("hud-aside", "aside", "raised", class)} aria-label={title}>
            <h3 class="hud-part">{ title }</h3>
            { content }
        </aside>
    }
}
