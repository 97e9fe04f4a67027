//! The board: the lanes between both seats, the hand, and the decision.

use std::rc::Rc;

use engine::games::duel_52::{Duel52, Event, Phase, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::choose::Choose;
use super::details::{Detail, details, end_phase_changes};
use super::draft::Pick;
use super::lanes::{Controls, Lanes};
use super::scene::Scene;
use super::side::{self, Hand, backs, has_hero_or_bannermen};
use crate::components::card::BackColour;
use crate::components::panel::help;
use crate::components::rich_sentence::rich_sentence;
use crate::games::duel_52::text::board as words;
use crate::games::{DetailDialog, use_detail_dialog};
use crate::playback::{BoardProps, Playback, Scene as _, use_playback};
use crate::words::players::Players;

#[component]
pub fn Board(props: &BoardProps<Duel52>) -> Html {
    let root = use_node_ref();
    let dialog = use_detail_dialog::<Detail>();
    let (pick, on_pick) = use_pick(&props.view);
    let first_new_id = use_first_new_id(&props.view);
    let shown = use_playback::<Scene>(props, root.clone());
    let is_rested = shown.is_rested();
    let scene = if is_rested { Scene::at_rest(&props.view) } else { shown.scene.clone() };
    let near = scene.near(&props.players);
    let acting = props.acting(near);
    let controls = acting.map(|acting| Controls { acting, pick, on_pick: on_pick.clone() });
    let is_acting = controls.is_some();
    let hand_sizes = [near, near.other()].map(|seat| scene.view.seats[seat].holds);
    let is_played_out = scene.view.pile == 0 && hand_sizes == [0, 0];
    let class = classes!(
        "board",
        "has-side",
        "d52",
        is_acting.then_some("is-acting"),
        is_played_out.then_some("is-played-out"),
        shown.classes(),
        props.view.options.has_expansion().then_some("is-expanded"),
    );
    let onkeydown = is_acting.then(|| {
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_pick.emit(None);
            }
        })
    });
    // At rest, the frames are those of the seat's own last decision.
    let last_frames: Rc<[_]> =
        if props.playback == Playback::AtRest { props.frames.clone() } else { Rc::new([]) };
    // Without hero and bannermen, the near seat's strip needs no row of its own on a phone.
    let is_plain = !has_hero_or_bannermen(&scene.view.seats[near]);
    let wide_class = dialog.detail().filter(|detail| *detail == Detail::Powers).map(|_| "is-wide");
    let pile_emptied = props.frames.iter().any(|frame| frame.events.contains(&Event::PileEmptied));
    html! {
        <div {class} ref={root} onclick={shown.on_tap()} {onkeydown}>
            <div class="stack-1 d52-table">
                { strip(props, &scene, near.other(), controls.as_ref()) }
                <Lanes
                    scene={scene.clone()}
                    {near}
                    players={props.players.clone()}
                    controls={controls.clone()}
                    {first_new_id}
                />
                <div class={classes!("d52-near", is_plain.then_some("is-plain"))}>
                    { strip(props, &scene, near, controls.as_ref()) }
                </div>
                { hand(&scene, near, controls.as_ref()) }
            </div>
            <div class="stack-1 d52-below">
                if controls.is_none() {
                    <div class="row-1 spread d52-tools">
                        if is_plain {
                            <div class="d52-near">{ strip(props, &scene, near, None) }</div>
                        }
                        { tools(&scene, &dialog) }
                    </div>
                }
                { known_near_hand(&scene, near, &props.players) }
                { shown.narration() }
                { help(words::HELP) }
                if pile_emptied && is_rested {
                    { end_phase_changes(&props.view) }
                }
                if let Some(controls) = controls {
                    <Choose
                        {controls}
                        tools={html! { <div class="row-1 spread d52-tools">{ tools(&scene, &dialog) }</div> }}
                        {last_frames}
                    />
                }
            </div>
            { dialog.view("d52-look", wide_class, |detail| details(detail, &scene.view, &props.players)) }
        </div>
    }
}

/// The pick, and the callback that sets it. Any change of the view drops the pick.
#[hook]
fn use_pick(view: &Rc<View>) -> (Option<Pick>, Callback<Option<Pick>>) {
    let pick = use_state_eq(|| None::<(Pick, Rc<View>)>);
    let current = pick.as_ref().filter(|(_, picked_on)| picked_on == view).map(|(pick, _)| *pick);
    let on_pick = use_callback(view.clone(), {
        let pick = pick.setter();
        move |next: Option<Pick>, view| pick.set(next.map(|next| (next, Rc::clone(view))))
    });
    (current, on_pick)
}

/// The id of the first card that comes to the table after this board was first drawn in this turn.
#[hook]
fn use_first_new_id(view: &View) -> u8 {
    let before = use_memo(view.turns, |_| view.cards.len());
    u8::try_from(*before + 1).unwrap_or(u8::MAX)
}

fn strip(
    props: &BoardProps<Duel52>,
    scene: &Scene,
    seat: Seat,
    controls: Option<&Controls>,
) -> Html {
    html! {
        <section class="stack-1 d52-seat" aria-label={props.players.label(seat).to_owned()}>
            { side::strip(scene, seat, &props.players, controls) }
            if let Some(cards) = scene.view.seats[seat].hand.filter(|_| seat != scene.near(&props.players)) {
                <Hand {cards} back={BackColour::from_seat(seat)} />
            }
        </section>
    }
}

/// Public facts about the near hand while it is hidden. They stand below the lanes, so that no lane moves.
fn known_near_hand(scene: &Scene, near: Seat, players: &Players) -> Html {
    let seat = &scene.view.seats[near];
    let Some(known) = words::known_hand(seat).filter(|_| seat.hand.is_none()) else {
        return Html::default();
    };
    html! {
        <p class="d52-below__known">
            <span class="visually-hidden">{ players.label(near) }{ ": " }</span>
            { rich_sentence(known) }
        </p>
    }
}

fn hand(scene: &Scene, near: Seat, controls: Option<&Controls>) -> Html {
    let (view, back) = (&scene.view, BackColour::from_seat(near));
    let Some(cards) = view.seats[near].hand else {
        return backs(view.seats[near].holds, back);
    };
    html! { <Hand {cards} {back} controls={controls.map(|controls| (controls.clone(), view.clone()))} /> }
}

fn tools(scene: &Scene, dialog: &DetailDialog<Detail>) -> Html {
    let view = &scene.view;
    let discarded: usize = view.seats.0.iter().map(|seat| usize::from(seat.discards)).sum();
    let discards = discarded + view.cards.iter().filter(|card| card.lane.is_none()).count();
    let picks_bannermen = matches!(view.phase, Phase::Bannermen(_));
    html! {
        <>
            if view.is_end_phase() && !picks_bannermen {
                { dialog.button(Detail::EndPhase, "d52-tool is-end", words::END_PHASE) }
            } else {
                <span class="row-2 strong d52-pile">
                    <span class="d52-pile__card" aria-hidden="true" />
                    <span class="visually-hidden">{ words::pile(view.pile) }</span>
                    <span aria-hidden="true">{ view.pile }</span>
                </span>
            }
            if !picks_bannermen {
                <button type="button" class="row-2 strong button is-quiet d52-tool d52-pile" onclick={dialog.on_press(Detail::Discards)}>
                    <span class="d52-pile__card is-discards" aria-hidden="true" />
                    <span class="visually-hidden">{ words::discards_number(discards) }</span>
                    <span aria-hidden="true">{ discards }</span>
                </button>
            }
            { dialog.button(Detail::Powers, "d52-tool is-powers", words::REFERENCE) }
        </>
    }
}
