//! The table of a duel: both sides, their sums, and the direction of scoring.

use engine::games::heads_up_duel::{Card as Face, DuelView, Scoring, Side, SideView};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::{Tile, backs};
use super::scene::Scene;
use crate::components::button::{Button, Weight};
use crate::components::card::{Card, Emphasis};
use crate::components::count_up::CountUp;
use crate::components::icon::svg;
use crate::components::seat;
use crate::games::heads_up_duel::text::{board as words, cards};
use crate::playback::Countdown;
use crate::words::choice;
use crate::words::players::Players;
use crate::words::text::Text;

/// A seat's strip: name, points, and the backs in hand.
pub fn strip(
    scene: &Scene,
    duel: &DuelView,
    side: Side,
    players: &Players,
    on_discards: &Callback<MouseEvent>,
) -> Html {
    let (seat, dueller) = (duel.seats[side], &duel.sides[side]);
    let hand = scene.view.by_seat[seat].hand_backs;
    let is_acting = duel.acts == Some(side);
    let activity = note(scene, duel, side);
    let noted = activity.is_some().then_some("has-note");
    html! {
        <div class={classes!("strip", "row", "hud-strip", is_acting.then_some("is-acting"), noted)}>
            { seat::strip_head(players, seat, "hud-strip", activity) }
            { backs(hand, players.sentence(&words::hand_of(seat, cards::backs(hand))).written()) }
            <Button
                weight={Weight::Quiet}
                class="hud-strip__discards"
                label={words::discards_number(dueller.discard.count())}
                on_press={on_discards.clone()}
            />
            <p class="centre hud-strip__points">
                <strong><CountUp value={u32::from(dueller.points)} /></strong>
                <span>{ choice(words::POINTS_WORDS, usize::from(dueller.points != 1)) }</span>
            </p>
        </div>
    }
}

/// A side's current activity in a word.
fn note(scene: &Scene, duel: &DuelView, side: Side) -> Option<Text> {
    let seat = duel.seats[side];
    if let Some(verdict) = duel.verdict {
        return (verdict.point == Some(side)).then_some(words::POINT_WON);
    }
    if scene.view.turn.outcome().is_some() {
        return None;
    }
    if scene.ready == Some(seat) {
        return Some(words::IS_READY);
    }
    match duel.acts {
        Some(acting) if acting == side => Some(words::TO_ACT),
        Some(_) => duel.other_ready.then_some(words::IS_READY),
        None => {
            let awaited = scene.view.turn.awaited();
            let other = duel.seats[side.other()];
            (awaited.contains(other) && !awaited.contains(seat)).then_some(words::LOCKED_IN)
        }
    }
}

/// The cards of both sides, with the sign of the winning sum between them.
pub fn arena(
    scene: &Scene,
    duel: &DuelView,
    near: Side,
    players: &Players,
    countdown: &Countdown,
) -> Html {
    html! {
        <div class={classes!("hud-arena", "duel__lying", countdown.runs().then_some("is-counting"), scene.is_turning.then_some("is-turning"))}>
            { side_row(scene, duel, near.other(), players, "is-far", countdown) }
            { sign(scene, duel) }
            { side_row(scene, duel, near, players, "is-near", countdown) }
            { countdown.view() }
        </div>
    }
}

/// The sign of the winning sum, which turns over whenever an Ace reverses the scoring.
fn sign(scene: &Scene, duel: &DuelView) -> Html {
    let (class, path, label) = match duel.scoring {
        Scoring::Highest => ("is-highest", "M12 20V4M5 11l7-7 7 7", words::HIGHER),
        Scoring::Lowest => ("is-lowest", "M12 4v16M5 13l7 7 7-7", words::LOWER),
    };
    let arrow = || svg("hud-sign__arrow", "0 0 24 24", html! { <path d={path} /> });
    html! {
        <div class="hud-sign">
            <p key={scene.flips} class={classes!("row", "middle", "hud-sign__board", class, (scene.flips > 0).then_some("is-turned"))}>
                { arrow() }
                <strong>{ label }</strong>
                <span>{ words::SUM_WINS }</span>
                if duel.scoring == Scoring::Lowest {
                    { arrow() }
                }
            </p>
        </div>
    }
}

fn side_row(
    scene: &Scene,
    duel: &DuelView,
    side: Side,
    players: &Players,
    class: &'static str,
    countdown: &Countdown,
) -> Html {
    let (seat, dueller) = (duel.seats[side], &duel.sides[side]);
    let is_ahead = duel.leads == Some(side);
    let won = duel.verdict.map(|verdict| verdict.point == Some(side));
    let state_class = match won {
        Some(true) => Some("is-won"),
        Some(false) => Some("is-lost"),
        None => is_ahead.then_some("is-ahead"),
    };
    html! {
        <section class={classes!("stack-2", "hud-row", class, state_class)} aria-label={players.sentence(&words::side_of(seat)).written()}>
            <div class="row-1 hud-row__cards">
                { laid_cards(scene, dueller, seat, won) }
                if countdown.runs() || scene.about_to_play == Some(seat) {
                    <div class={classes!("hud-tile", scene.about_to_play.is_some().then_some("is-tense"))}>
                        <Card label={words::CARD_CHOSEN} />
                    </div>
                } else if dueller.table.is_empty() {
                    <p class="hud-row__none">{ empty_reason(scene, duel, side) }</p>
                }
            </div>
            <div class="hud-row__text">
                <p class="hud-row__sum">
                    <span class="visually-hidden">{ players.sentence(&words::sum_of(seat)).written() }{ " " }</span>
                    <strong><CountUp value={dueller.sum} /></strong>
                    if is_ahead {
                        <span class="hud-row__ahead">{ if duel.verdict.is_some() { words::POINT } else { words::AHEAD } }</span>
                    }
                </p>
                if scene.is_advantage() {
                    <p class="caption hud-row__adds">{ words::may_add(dueller.number, dueller.queens) }</p>
                }
                if dueller.kings > 0 {
                    <p class="accent strong hud-row__kings">{ words::kings(dueller.kings) }</p>
                }
            </div>
        </section>
    }
}

fn empty_reason(scene: &Scene, duel: &DuelView, side: Side) -> Text {
    if scene.is_advantage() || duel.verdict.is_some() {
        words::SWEPT
    } else if duel.sides[side].chosen.is_some() {
        words::CARD_CHOSEN
    } else {
        words::NO_CARD_YET
    }
}

fn laid_cards(scene: &Scene, view: &SideView, seat: Seat, won: Option<bool>) -> Html {
    let emphasis = if won == Some(true) { Emphasis::Lit } else { Emphasis::Plain };
    let laid = view.table.distinct().flat_map(|card: Face| {
        let discarded = view.discard.of(card);
        let count = view.table.of(card);
        (0..count).map(move |index| (card, discarded + index, index + 1 == count))
    });
    laid.map(|(card, nth, is_last)| {
        let name = format!("{seat}-{card}-{nth}");
        html! {
            <Tile
                key={name.clone()}
                {card}
                {emphasis}
                label={words::one_card(card)}
                animation_name={name.clone()}
                is_landing={is_last && scene.played == Some((seat, card))}
            />
        }
    })
    .collect()
}
