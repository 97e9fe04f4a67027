//! Trading in public: the period, each seat's backs, and the pairs.

use std::cmp::Ordering;

use engine::games::heads_up_duel::{BySide, Phase, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::others::{legend, traders};
use crate::components::seat;
use crate::games::heads_up_duel::text::board as words;
use crate::words::players::Players;

/// The periods with the current one, and the market's hours.
pub fn periods(view: &View) -> Html {
    let Phase::Trading(current) = view.phase else { return Html::default() };
    let item = |period: u8| {
        let state_class = match period.cmp(&current) {
            Ordering::Less => "is-over",
            Ordering::Equal => "is-now",
            Ordering::Greater => "is-to-come",
        };
        let is_open = view.options.has_market(view.seats) && view.options.is_market_open(period);
        html! { <li key={period} class={classes!("hud-period", state_class, is_open.then_some("is-open"))} /> }
    };
    html! {
        <div class="stack-1 hud-periods">
            <ol class="row-1 hud-periods__list" role="list" aria-hidden="true">
                { for (0..view.options.periods).map(item) }
            </ol>
            <p class="strong hud-periods__text">{ words::period(view) }</p>
        </div>
    }
}

/// The open table during trading. `reader` is the observer's seat, once it has finished trading.
pub fn floor(view: &View, reader: Option<Seat>, players: &Players) -> Html {
    html! {
        <section class="stack-3 hud-floor" aria-label={words::FLOOR}>
            { traders(view, reader, players) }
            { pairs(view, players) }
            { legend(view) }
        </section>
    }
}

pub fn pairs(view: &View, players: &Players) -> Html {
    if view.pairs.is_empty() || view.seats == 2 {
        return Html::default();
    }
    html! {
        <section class="hud-pairs" aria-labelledby="hud-pairs">
            <h3 id="hud-pairs" class="hud-part">{ words::PAIRS }</h3>
            <ol class="columns hud-pairs__list" role="list">
                for BySide([one, two]) in view.pairs.iter().map(|pair| pair.seats) {
                    <li key={one.number()} class="row wrap middle hud-pair">
                        <span class="row-1">{ seat::mark(players, one) }<strong>{ players.label(one) }</strong></span>
                        { words::AGAINST }
                        <span class="row-1">{ seat::mark(players, two) }<strong>{ players.label(two) }</strong></span>
                    </li>
                }
            </ol>
        </section>
    }
}
