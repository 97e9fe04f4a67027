//! The envelopes with their contents, on the board at the end.

use engine::games::gold_rush_shoot_out::{Tally, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::icons::{self, Badge};
use super::scene::Scene;
use super::text::{board as words, cards};
use crate::components::seat;
use crate::words::players::Players;

/// The open envelopes, last first, with their prizes.
pub fn tally(scene: &Scene, players: &Players) -> Html {
    let all_open = scene.opened.len() == usize::from(scene.view.seats);
    html! {
        <ol class={classes!("gr-tally", (scene.opened.len() > 4).then_some("is-many"))} aria-label={words::ENVELOPES}>
            for seat in scene.opened.iter().rev().copied() {
                { entry(&scene.view, seat, all_open, players) }
            }
        </ol>
    }
}

fn entry(view: &View, seat: Seat, all_open: bool, players: &Players) -> Html {
    let place = &view.places[seat];
    let (Some(tally), Some(envelope)) = (place.tally, place.envelope) else {
        return Html::default();
    };
    let wins = all_open && tally.for_gold > 0;
    html! {
        <li
            key={seat.number()}
            class={classes!("gr-tally__seat", "raised", wins.then_some("is-winner"))}
            data-glide={format!("tally-{seat}")}
        >
            <h3 class="strip__name" aria-level="2">
                { seat::mark(players, seat) }
                { players.label(seat) }
            </h3>
            <p class="gr-tally__gold">
                <strong>{ tally.gold }</strong>{ " " }{ words::bars_word(tally.gold) }
            </p>
            <p class="gr-tally__cards">
                for (at, card) in envelope.each().enumerate() {
                    <span key={at} role="img" aria-label={cards::name(card)}>
                        { icons::of_card(card) }
                    </span>
                }
                if envelope.count() == 0 {
                    <span class="gr-tally__none">{ words::EMPTY }</span>
                }
            </p>
            <ul class="gr-tally__facts" role="list">
                <li>{ words::antiques(tally.antiques) }</li>
                <li>{ cards::wounds(tally.wounds) }</li>
                <li>{ cards::tokens(place.tokens) }</li>
            </ul>
            { prizes(tally) }
        </li>
    }
}

fn prizes(tally: Tally) -> Html {
    let prize = |icon: Badge, class: &'static str, text: String| {
        html! { <li class={class}>{ icons::mark(icon) }{ text }</li> }
    };
    html! {
        <ul class="gr-tally__prizes" role="list">
            if tally.for_gold > 0 {
                { prize(Badge::Token, "is-good", words::most_gold(cards::tokens(tally.for_gold))) }
            }
            if tally.for_antiques > 0 {
                { prize(Badge::Token, "is-good", words::most_antiques(cards::tokens(tally.for_antiques))) }
            }
            if tally.strike {
                { prize(Badge::Strike, "is-bad", words::STRIKE.to_string()) }
            }
        </ul>
    }
}
