//! Trading in public: the period, and each seat's backs.

use engine::games::heads_up_duel::{BySide, Phase, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::others;
use crate::components::seat;
use crate::games::heads_up_duel::text::board as words;
use crate::words::players::Players;

/// The periods with the current one, and the market's hours.
pub fn periods(view: &View) -> Html {
    let Phase::Trading(now) = view.phase else { return Html::default() };
    let market = view.options.has_market(view.seats);
    let of = |period: u8| {
        let state = match period.cmp(&now) {
            std::cmp::Ordering::Less => "is-over",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "is-to-come",
        };
        let open = market && view.options.is_market_open(period);
        html! {
            <li key={period} class={classes!("hud-period", state, open.then_some("is-open"))} />
        }
    };
    html! {
        <div class="stack-1 hud-periods">
            <ol class="hud-periods__list" role="list" aria-hidden="true">
                for period in 0..view.options.periods {
                    { of(period) }
                }
            </ol>
            <p class="hud-periods__text">{ words::period(view) }</p>
        </div>
    }
}

/// The open table during trading. `own` is the observer, if that seat has finished.
pub fn floor(view: &View, reader: Option<Seat>, players: &Players) -> Html {
    html! {
        <section class="stack-3 hud-floor" aria-label={words::FLOOR}>
            { others::seats(view, reader, players) }
            { pairs(view, players) }
            { others::legend(view) }
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
            <ol class="hud-pairs__list" role="list">
                for BySide([one, two]) in view.pairs.iter().map(|pair| pair.seats) {
                    <li key={one.number()} class="row hud-pair">
                        <span>{ seat::mark(players, one) }<strong>{ players.label(one) }</strong></span>
                        { words::AGAINST }
                        <span>{ seat::mark(players, two) }<strong>{ players.label(two) }</strong></span>
                    </li>
                }
            </ol>
        </section>
    }
}
