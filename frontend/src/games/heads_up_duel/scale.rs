//! An offer on a scale: both sides of a trade.

use std::cmp::Ordering;

use engine::games::heads_up_duel::{Card, CardCounts};
use yew::prelude::*;

use super::draft::{Draft, ScaleItem};
use super::face::{Tile, marbles};
use crate::games::heads_up_duel::text::board as words;
use crate::games::heads_up_duel::text::cards as said;

/// Tilts the scale to the side with more things.
fn tilt(load: &Draft) -> &'static str {
    let left = load.give.count() + load.give_marbles;
    let right = load.want.count() + load.want_marbles;
    match left.cmp(&right) {
        Ordering::Less => "is-right",
        Ordering::Equal => "is-even",
        Ordering::Greater => "is-left",
    }
}

/// The scale, with the left side's things against the right side's. With `on_take`, a tap takes something off.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn scale(
    load: &Draft,
    left: String,
    right: String,
    on_take: Option<&Callback<ScaleItem>>,
) -> Html {
    let take = |item: ScaleItem| on_take.map(|take| take.reform(move |_: MouseEvent| item));
    let tiles = |cards: &CardCounts, of: fn(Card) -> ScaleItem| {
        let tile = |card: Card| {
            let count = cards.of(card);
            let label = words::on_scale(said::several(card.kind(), count), on_take.is_some());
            html! {
                <Tile key={card.to_string()} {card} {count} {label} on_press={take(of(card))} />
            }
        };
        cards.distinct().map(tile).collect::<Html>()
    };
    let pan = |class: &'static str,
               title: String,
               cards: &CardCounts,
               things: Html,
               number: u16,
               marble| {
        html! {
            <div class={classes!("stack-1", "hud-pan", class)}>
                <p class="note clip hud-pan__title">{ title }</p>
                <div class="row hud-pan__things">
                    { things }
                    if number > 0 {
                        { purse(number, take(marble)) }
                    }
                    if cards.is_empty() && number == 0 {
                        <p class="hud-pan__none">{ said::NOTHING }</p>
                    }
                </div>
            </div>
        }
    };
    html! {
        <div class={classes!("hud-scale", tilt(load))}>
            <svg class="hud-scale__beam" viewBox="0 0 200 26" aria-hidden="true" focusable="false">
                <path class="hud-scale__post" d="M100 6v20M92 26h16" />
                <g class="hud-scale__arm">
                    <path d="M24 8h152M24 8v14M176 8v14" />
                </g>
                <circle class="hud-scale__pivot" cx="100" cy="8" r="4" />
            </svg>
            { pan("is-give", left, &load.give, tiles(&load.give, ScaleItem::Give), load.give_marbles, ScaleItem::GiveMarble) }
            { pan("is-want", right, &load.want, tiles(&load.want, |card| ScaleItem::Want(card.kind())), load.want_marbles, ScaleItem::WantMarble) }
        </div>
    }
}

fn purse(number: u16, on_press: Option<Callback<MouseEvent>>) -> Html {
    let label = said::marbles(number);
    match on_press {
        None => html! {
            <span class="hud-purse" role="img" aria-label={label}>{ marbles(number) }</span>
        },
        Some(onclick) => html! {
            <button type="button" class="hud-purse" aria-label={words::on_scale(label, true)} {onclick}>
                { marbles(number) }
            </button>
        },
    }
}
