//! The arrows: who aims at whom.

use engine::games::gold_rush_shoot_out::{Aim, Event, Fate, Nth, Pistol, Stand};
use engine::seat::Seat;
use yew::prelude::*;

use super::ring::{Arrow, HIGH, Ring, place_of, written};
use super::scene::Scene;
use crate::components::seat::look;
use crate::services::numbers::rounded;
use crate::words::players::Players;

/// A pistol that is not aimed yet, or not moved, but is about to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    pub pistol: Pistol,
    pub target: Seat,
}

/// All arrows of a table.
pub fn arrows(scene: &Scene, players: &Players, preview: Option<Preview>) -> Html {
    let view = format!("0 0 100 {}", rounded(HIGH, 0));
    let moved = |pistol: Pistol| preview.is_some_and(|preview| preview.pistol == pistol);
    let pistols = scene.view.pistols().filter(|(pistol, _)| !moved(*pistol));
    html! {
        <svg class="gr-arrows" viewBox={view} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            for (pistol, aim) in pistols {
                { arrow(scene, players, pistol, aim) }
            }
            if let Some(Preview { pistol, target }) = preview {
                { drawn(scene, players, pistol, Aim { at: target, turned: false }, &classes!("is-preview")) }
            }
        </svg>
    }
}

fn arrow(scene: &Scene, players: &Players, pistol: Pistol, aim: Aim) -> Html {
    let places = &scene.view.places;
    let holder = &places[pistol.holder];
    let fate = holder.fates[usize::from(scene.view.round.max(1)) - 1];
    let out = |seat: Seat| places[seat].stands == Some(Stand::SitsOut);
    let idle = out(pistol.holder) || out(aim.at);
    let fired = match fate {
        Fate::Revealed(load) if !idle => Some(if load.wounds() { "is-bullet" } else { "is-blank" }),
        Fate::Revealed(_) | Fate::Waits | Fate::SatOut | Fate::NoTarget => None,
    };
    let turns = scene.events.contains(&Event::Turned(pistol));
    let lit = turns || scene.spotlight == Some(pistol.holder);
    let shoots = scene.shots().any(|(fired, ..)| fired == pistol);
    let class = classes!(
        idle.then_some("is-idle"),
        fired,
        lit.then_some("is-lit"),
        shoots.then_some("is-firing")
    );
    drawn(scene, players, pistol, aim, &class)
}

fn drawn(scene: &Scene, players: &Players, pistol: Pistol, aim: Aim, state: &Classes) -> Html {
    let ring = Ring(scene.view.seats);
    let (holder, target) = (place_of(&scene.view, pistol.holder), place_of(&scene.view, aim.at));
    let arrow = if aim.turned {
        ring.turned(holder, target, pistol.nth)
    } else {
        ring.arrow(holder, target, pistol.nth)
    };
    let second = (pistol.nth == Nth::Second).then_some("is-second");
    let turned = aim.turned.then_some("is-turned");
    let name = format!("{}-{:?}", pistol.holder, pistol.nth);
    html! {
        <g key={name.clone()} class={classes!("gr-arrow", look(players, pistol.holder).class(), second, turned, state.clone())}>
            <path class="gr-arrow__edge" d={arrow.path()} data-reshape={format!("{name}-edge")} />
            <path class="gr-arrow__line" d={arrow.curve()} data-reshape={name.clone()} />
            <path class="gr-arrow__head" d={arrow.head()} data-reshape={format!("{name}-head")} />
            if state.contains("is-bullet") {
                { hit(arrow) }
            }
        </g>
    }
}

fn hit(arrow: Arrow) -> Html {
    let transform = format!("translate({})", written(arrow.end));
    html! {
        <g {transform}><path
            class="gr-arrow__hit"
            d="M0-4.4 1-1.6 3.6-3 2.2-.6 4.6 0 2.2 1 3.4 3.4.8 2 0 4.6-.9 2.1-3.4 3.4-2-.9-4.6 0-2.1-.8-3.4-3.4-1-2.1Z"
        /></g>
    }
}
