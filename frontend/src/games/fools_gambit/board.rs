//! The board: both sides, and the round's cards between them.

use engine::games::fools_gambit::{FoolsGambit, Phase};
use engine::seat::Seat;
use yew::prelude::*;

use super::choose::{Choose, SwapChoice, is_round_explained};
use super::details::details;
use super::row::{CardRow, RowPlace};
use super::scene::Scene;
use super::side::{PlaceUi, place_ui, row_view, side};
use crate::components::panel::help;
use crate::games::fools_gambit::text as words;
use crate::games::use_detail_dialog;
use crate::playback::{BoardProps, use_playback};

#[component]
pub fn Board(props: &BoardProps<FoolsGambit>) -> Html {
    let root = use_node_ref();
    let dialog = use_detail_dialog();
    let shown = use_playback::<Scene>(props, root.clone());
    let scene = &shown.scene;
    let near = props.near();
    let side = |seat: Seat| side(scene, seat, &props.players, &dialog.on_open_detail);
    let row = |seat: Seat| row_view(seat, &props.players, &scene.rows[seat], None);
    let acting = props.acting(near);
    let phase_class = match (props.view.phase, &acting) {
        _ if props.view.turn.outcome().is_some() => "is-over",
        (Phase::Choose, Some(_)) => "is-choosing",
        (Phase::Swap, Some(_)) => "is-swapping",
        (Phase::Duel, _) | (_, None) => "is-watching",
    };
    let class = classes!("board", "fg", phase_class, shown.classes());
    html! {
        <div {class} ref={root} onclick={shown.on_tap()}>
            <section class="stack-2 fg-seat is-far" aria-label={props.players.label(near.other()).to_owned()}>
                { side(near.other()) }
                { row(near.other()) }
            </section>
            <div class="centred fg-middle">
                if scene.rows.0.iter().all(CardRow::is_laid) {
                    <p class="caption fg-columns" aria-hidden="true">
                        for PlaceUi { class, name, .. } in RowPlace::LAID.map(place_ui) {
                            <span key={class}>{ name }</span>
                        }
                    </p>
                }
                if acting.is_some() {
                    <h2 class="prompt fg-prompt">{ props.players.sentence(&words::prompt(&props.view, near)).written() }</h2>
                }
                if is_round_explained(&scene.view) && !shown.has_news() {
                    { help(words::board::HELP) }
                }
                { shown.narration() }
            </div>
            <section class="stack-2 fg-seat is-near" aria-label={props.players.label(near).to_owned()}>
                { match (acting, props.view.phase) {
                    (Some(acting), Phase::Choose) => html! {
                        <Choose key={format!("choose-{near}-{}", props.view.round)} ..acting />
                    },
                    (Some(acting), Phase::Swap) => html! {
                        <SwapChoice
                            key={format!("swap-{near}-{}", props.view.round)}
                            {acting}
                            row={scene.rows[near].clone()}
                        />
                    },
                    (None, _) | (_, Phase::Duel) => row(near),
                } }
                { side(near) }
            </section>
            { dialog.view("fg-look", None, |detail| details(detail, &scene.view, &props.players)) }
        </div>
    }
}
