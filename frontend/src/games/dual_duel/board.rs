//! The board: both seats, their pairs between them, and the decision.

use engine::game::{Observer, Turn};
use engine::games::dual_duel::{Card as Face, DualDuel, Phase};
use engine::seat::Seat;
use yew::prelude::*;

use super::choose::{Choose, Hand};
use super::details::{Detail, cards_seen, details, rounds};
use super::scene::Scene;
use super::side::{pair, side};
use crate::games::dual_duel::text::{self, board as words};
use crate::games::use_detail_dialog;
use crate::hooks::sets_given;
use crate::playback::{BoardProps, use_playback};

#[component]
pub fn Board(props: &BoardProps<DualDuel>) -> Html {
    let root = use_node_ref();
    let dialog = use_detail_dialog::<Detail>();
    let preview = use_state_eq(|| None::<Face>);
    let shown = use_playback::<Scene>(props, root.clone());
    let scene = &shown.scene;
    let near = props.near();
    let far = near.other();
    let acting = props.acting(near);
    let tools = html! {
        <div class="duel__tools dd-tools">
            { dialog.button(Detail::Rounds, "", words::ROUNDS) }
            { dialog.button(Detail::Cards, "", words::CARDS_SEEN) }
        </div>
    };
    // The tools stand beside the near hand's sort buttons if that hand is in sight, or else below the board.
    let has_hand = scene.view.seats[near].hand.is_some_and(|hand| !hand.is_empty());
    let (tools_beside, tools_below) =
        if has_hand { (tools, Html::default()) } else { (Html::default(), tools) };
    let is_laying = acting.is_some() && props.view.phase == Phase::Lay;
    let class = classes!(
        "board",
        "has-side",
        "duel",
        "dd",
        acting.is_some().then_some("is-acting"),
        is_laying.then_some("is-laying"),
        (acting.is_none() && props.view.observer == Observer::Table).then_some("is-watching"),
        shown.classes(),
    );
    html! {
        <div {class} ref={root} onclick={shown.on_tap()}>
            <div class="stack-2 duel__table dd-table">
                <section class="stack-2 duel__seat is-far" aria-label={props.players.label(far).to_owned()}>
                    { side(scene, far, &props.players) }
                    { open_hand(scene, far, Html::default()) }
                </section>
                <div class="stack-2 duel__lying dd-duel">
                    { pair(scene, far, &props.players, pair_preview(props, *preview, far)) }
                    { pair(scene, near, &props.players, pair_preview(props, *preview, near)) }
                </div>
                <div class="centre duel__middle dd-middle">
                    if acting.is_some() {
                        <h2 class="prompt">{ props.players.sentence(&text::prompt(&props.view, near)).written() }</h2>
                        <p class="note help dd-secrecy">
                            { props.players.sentence(&words::secrecy(&props.view, far)).written() }
                        </p>
                    }
                    { words::help_strip() }
                    { shown.narration() }
                </div>
                <section class="stack-2 duel__seat is-near" aria-label={props.players.label(near).to_owned()}>
                    if let Some(acting) = acting {
                        <Choose
                            key={format!("{near}-{}-{}-{:?}", props.view.duel, props.view.round, props.view.phase)}
                            {acting}
                            on_preview={sets_given(&preview)}
                            tools={tools_beside}
                        />
                    } else {
                        { open_hand(scene, near, tools_beside) }
                    }
                    { side(scene, near, &props.players) }
                </section>
                { tools_below }
            </div>
            <aside class="dd-aside aside raised" aria-label={words::ASIDE}>
                if scene.view.rounds.is_empty() {
                    // Before the first result: the unseen cards.
                    { cards_seen(&scene.view) }
                } else {
                    { rounds(&scene.view, &props.players) }
                }
            </aside>
            { dialog.view("dd-look", None, |detail| details(detail, &scene.view, &props.players)) }
        </div>
    }
}

/// A hand that is only shown; empty if it has no cards or is hidden.
fn open_hand(scene: &Scene, seat: Seat, tools: Html) -> Html {
    let hand = scene.view.seats[seat].hand.filter(|hand| !hand.is_empty());
    hand.map(|cards| html! { <Hand {seat} {cards} {tools} /> }).unwrap_or_default()
}

/// The picked card, if it would lie in the pair of `seat`.
fn pair_preview(props: &BoardProps<DualDuel>, preview: Option<Face>, seat: Seat) -> Option<Face> {
    let Turn::Awaiting(_) = props.view.turn else { return None };
    let near = props.view.observer.seat()?;
    let receiver = match props.view.phase {
        Phase::Give => near.other(),
        Phase::Keep => near,
        Phase::Lay | Phase::Call | Phase::Answer | Phase::Swap | Phase::Bonus => return None,
    };
    let hand = props.view.seats[near].hand?;
    preview.filter(|card| seat == receiver && hand.contains(*card))
}
