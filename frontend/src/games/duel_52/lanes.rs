//! The three lanes: the far side above, the near side below.

use std::cell::OnceCell;

use engine::games::duel_52::{
    Action, CardId, CardIds, CardView, Choice, Duel52, Lane, Origin, Side, View,
};
use engine::seat::Seat;
use yew::prelude::*;

use super::draft::{Pick, Prompt, TapInput, is_base, is_spent, lanes_held_by_hand};
use super::grid;
use super::preview::{outlook, sample_game};
use super::scene::Scene;
use super::tile::{CardSign, Tile, TilePress, TileState, sign};
use crate::components::count_style::{count_classes, style};
use crate::components::icon::{Glyph, icon};
use crate::games::Acting;
use crate::games::duel_52::text::board::{self as words, has_seen};
use crate::hooks::toasts;
use crate::words::players::Players;
use crate::words::sentence::Sentence;

/// The near seat's controls on the lanes.
#[derive(Clone, PartialEq)]
pub struct Controls {
    pub acting: Acting<Duel52>,
    pub pick: Option<Pick>,
    pub on_pick: Callback<Option<Pick>>,
}

#[derive(Properties, PartialEq)]
pub struct LanesProps {
    pub scene: Scene,
    pub near: Seat,
    pub players: Players,
    /// `None` while there is nothing to decide.
    pub controls: Option<Controls>,
    /// See `use_first_new_id`: cards from this id on have the sign of new ones.
    pub first_new_id: u8,
}

impl LanesProps {
    fn input<'view>(&self, view: &'view View) -> TapInput<'view> {
        let pick = self.controls.as_ref().and_then(|controls| controls.pick);
        TapInput { view, seat: self.near, pick }
    }

    fn lane_action(&self, lane: Lane) -> Option<Action> {
        self.input(&self.scene.view).lane_action(lane)
    }

    /// Whether the near seat has cards in hand, and shows them.
    fn has_hand(&self) -> bool {
        self.scene.view.seats[self.near].hand.is_some_and(|hand| !hand.is_empty())
    }
}

/// From each of these numbers of tiles on a side, a tile shows less: see `style/tiles.css`.
const CROWD_STEPS: [usize; 3] = [9, 10, 16];

#[component]
pub fn Lanes(props: &LanesProps) -> Html {
    // A sample game for all previews of attacks, made when first needed.
    let sample = OnceCell::new();
    let counts = Lane::ALL.map(|lane| fuller_side_tiles(props, lane));
    let most = counts.into_iter().max().unwrap_or_default();
    // `~style`: the security policy forbids the attribute. `data-choice`: without a hand, focus starts here.
    html! {
        <div
            class={classes!("d52-lanes", count_classes(most, &CROWD_STEPS), grid::is_deep(counts).then_some("is-deep"))}
            ~style={style(&grid::style(counts))}
            data-choice={if props.has_hand() { "" } else { "first" }}
        >
            for lane in Lane::ALL {
                <section key={lane.number()} class="d52-lane" aria-label={words::lane(lane)}>
                    { side(props, &sample, lane, props.near.other()) }
                    { middle(props, lane) }
                    { side(props, &sample, lane, props.near) }
                </section>
            }
        </div>
    }
}

/// The tiles of a lane's fuller side. A playable card has a place even before it is picked, so that no tile moves then.
fn fuller_side_tiles(props: &LanesProps, lane: Lane) -> usize {
    let view = &props.scene.view;
    let can_play =
        props.controls.is_some() && Prompt::from_view(view) == Prompt::Turn && props.has_hand();
    let side = |seat: Seat| {
        let has_place = seat == props.near && (can_play || props.lane_action(lane).is_some());
        props.scene.side(seat, lane).len() + usize::from(has_place)
    };
    Seat::all(2).map(side).max().unwrap_or_default()
}

fn middle(props: &LanesProps, lane: Lane) -> Html {
    let view = &props.scene.view;
    let stopped: Vec<_> =
        Seat::all(2).filter(|seat| view.seats[*seat].stopped.contains(lane)).collect();
    let is_falling = props.scene.lost.iter().any(|(_, lost)| *lost == lane);
    html! {
        <p class={classes!("row", "soft", "d52-lane__name", is_falling.then_some("is-falling"))}>
            <span class="d52-lane__which">{ words::lane(lane) }</span>
            if let Some(holder) = holder(view, lane) {
                <span class={classes!("clip", "d52-lane__fallen", if holder == props.near { "is-near" } else { "is-far" })}>
                    <span aria-hidden="true">
                        { if holder == props.near { "▼ " } else { "▲ " } }
                        { props.players.label(holder) }
                    </span>
                    <span class="visually-hidden">{ props.players.sentence(&words::holds(holder)).written() }</span>
                </span>
            }
            if view.seats[props.near].hand.is_some() && lanes_held_by_hand(view, props.near).contains(lane) {
                <span class="inline-row accent">
                    <span aria-hidden="true">{ words::HAND_ONLY }</span>
                    <span class="visually-hidden">{ words::HELD_IN_HAND }</span>
                </span>
            }
            for seat in stopped {
                <span key={seat.number()} class="inline-row accent">
                    { sign(CardSign::Frozen) }
                    <span class="visually-hidden">{ props.players.sentence(&words::stopped(seat)).written() }</span>
                </span>
            }
        </p>
    }
}

/// The seat that holds a lane which only the other seat has lost; `None` otherwise.
fn holder(view: &View, lane: Lane) -> Option<Seat> {
    let has_lost = |seat: &Seat| view.has_lost(*seat, lane);
    let loser = Seat::all(2).find(has_lost)?;
    Some(loser.other()).filter(|seat| !has_lost(seat))
}

fn side(props: &LanesProps, sample: &OnceCell<Duel52>, lane: Lane, seat: Seat) -> Html {
    let is_near = seat == props.near;
    let cards = props.scene.side(seat, lane);
    let is_lost = cards.is_empty() && props.scene.view.has_lost(seat, lane);
    let label = props.players.sentence(&words::side(seat, lane, cards.len())).written();
    let class = classes!(
        "wrap",
        "d52-side",
        if is_near { "is-near" } else { "is-far" },
        is_lost.then_some("is-lost"),
        props.scene.lost.contains(&(seat, lane)).then_some("is-falling"),
    );
    html! {
        <div {class} role="group" aria-label={label}>
            for card in &cards {
                { tile(props, sample, card) }
            }
            if is_near {
                { drop_button(props, lane) }
            }
        </div>
    }
}

/// The button that plays the pick into a lane.
fn drop_button(props: &LanesProps, lane: Lane) -> Html {
    let Some((controls, action)) = props.controls.as_ref().zip(props.lane_action(lane)) else {
        return Html::default();
    };
    let lost = props.input(&props.scene.view).lanes_lost_by(action);
    let name = Sentence::from(words::with_lost_lanes(words::into_lane(lane), lost)).spoken();
    let refusal = controls.acting.judge.emit(action);
    let label = match &refusal {
        Some(reason) => reason.disabled_label(&name),
        None => name.into(),
    };
    let confirmed = Pick::Confirm(action);
    let on_press = if lost.is_empty() || controls.pick == Some(confirmed) {
        controls.acting.on_act.reform(move |_: MouseEvent| action)
    } else {
        controls.on_pick.reform(move |_: MouseEvent| Some(confirmed))
    };
    html! {
        <button
            key="drop"
            type="button"
            class="d52-drop"
            data-lane={lane.number().to_string()}
            aria-label={label}
            aria-disabled={refusal.is_some().then_some("true")}
            aria-description={refusal.as_ref().and_then(|reason| reason.rule)}
            data-next=""
            onclick={toasts::unless_refused(refusal, on_press)}
        >
            { icon(Glyph::Plus) }
        </button>
    }
}

fn tile(props: &LanesProps, sample: &OnceCell<Duel52>, card: &CardView) -> Html {
    let scene = &props.scene;
    let id = card.id;
    let view = scene.view_of(id);
    let input = props.input(view);
    let action = props.controls.as_ref().and_then(|_| input.card_action(id));
    let refusal = action.and_then(|action| props.controls.as_ref()?.acting.judge.emit(action));
    let outlook = action.filter(|_| refusal.is_none()).and_then(|action| {
        let view = &scene.view;
        outlook(sample.get_or_init(|| sample_game(view)), view, props.near, action)
    });
    let state = tile_state(props, &input, card, action.is_some() || input.picks_for_spell(id));
    let mut label = words::card(view, card, props.near);
    if let Some(outlook) = outlook {
        label = words::preview(label, words::outlook(outlook));
    }
    let label = props.players.sentence(&label).spoken();
    let press = props.controls.as_ref().map(|controls| match action {
        Some(action) => TilePress::Act(action, controls.acting.on_act.clone()),
        None => TilePress::Pick(input.pick_of_card(id), controls.on_pick.clone()),
    });
    html! {
        <Tile key={id.number()} card={*card} {state} {outlook} {label} {press} {refusal} />
    }
}

fn tile_state(
    props: &LanesProps,
    input: &TapInput<'_>,
    card: &CardView,
    is_target: bool,
) -> TileState {
    let scene = &props.scene;
    let id = card.id;
    let class_of = |states: [(CardIds, &'static str); 2]| {
        states.into_iter().find_map(|(cards, class)| cards.contains(id).then_some(class))
    };
    TileState {
        highlight: class_of([(scene.fallen, "is-falling"), (scene.lit, "is-lit")]),
        deed: class_of([(scene.attackers, "is-attacking"), (scene.turned, "is-turning")]),
        hurt: scene.hurt.iter().filter(|(hurt, _)| *hurt == id).map(|(_, by)| by).sum(),
        is_picked: is_picked(input, id),
        is_target,
        is_idle: scene.is_to_move(card.owner) && card.side == Side::Up && is_spent(card),
        sign: sign_of(props, input, card),
    }
}

/// A card's most urgent sign: a tile's corner has room for one.
fn sign_of(props: &LanesProps, input: &TapInput<'_>, card: &CardView) -> Option<CardSign> {
    let view = &props.scene.view;
    let is_up = card.side == Side::Up;
    let is_own_turn = view.mover == card.owner;
    let is_improved = card.face.is_some_and(|face| view.improves(card.owner, face));
    [
        (card.waits > 0, CardSign::Waits),
        (card.frozen, CardSign::Frozen),
        (card.mate.is_some(), CardSign::Paired),
        (props.controls.is_some() && input.is_ready(card.id), CardSign::Ready),
        (is_up && is_improved, CardSign::Banner),
        (!is_up && is_base(card), CardSign::Base),
        (card.from == Origin::Hero, CardSign::Hero),
        (Seat::all(2).any(|seat| has_seen(card, seat)), CardSign::Seen),
        (is_own_turn && card.id.number() >= props.first_new_id, CardSign::New),
    ]
    .into_iter()
    .find_map(|(applies, sign)| applies.then_some(sign))
}

/// Whether a card is picked, or already takes part in the running attack.
fn is_picked(input: &TapInput<'_>, id: CardId) -> bool {
    let view = input.view;
    let is_or_pairs_with = |picked: CardId| {
        picked == id || view.card(picked).is_some_and(|card| card.mate == Some(id))
    };
    if let (Prompt::Also, Choice::Also { by, targets }) = (Prompt::from_view(view), view.choice) {
        return is_or_pairs_with(by) || targets.contains(id);
    }
    let Some(Pick::Board(picked) | Pick::SpellBoard(picked)) = input.pick else { return false };
    if input.owns(picked) { is_or_pairs_with(picked) } else { picked == id }
}
