//! Each seat's public facts during trading.

use engine::games::heads_up_duel::{Back, Phase, Sleeves, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::{back, backs};
use crate::components::seat;
use crate::games::heads_up_duel::text::{board as words, cards};
use crate::words::players::Players;

/// The seats with their backs. The reader's own seat comes last, as the others see it.
pub fn traders(view: &View, reader: Option<Seat>, players: &Players) -> Html {
    let others = Seat::all(view.seats).filter(|seat| Some(*seat) != reader);
    html! {
        <div class="stack-3 hud-others">
            <ul class="columns hud-others__list" role="list">
                { for others.map(|seat| trader_row(view, seat, players)) }
            </ul>
            if let Some(seat) = reader {
                <section class="hud-seen" aria-label={words::SEEN_OF_OWN}>
                    <h3 class="hud-part hud-seen__title">{ words::SEEN_OF_OWN }</h3>
                    <ul class="columns hud-others__list" role="list">{ trader_row(view, seat, players) }</ul>
                    <p class="hud-hint">{ words::seen_hint(view) }</p>
                </section>
            }
        </div>
    }
}

fn trader_row(view: &View, seat: Seat, players: &Players) -> Html {
    let seat_view = &view.by_seat[seat];
    let state = match (view.left.contains(seat), seat_view.finished) {
        (true, _) => words::HAS_LEFT,
        (false, true) => words::FINISHED,
        (false, false) => words::STILL_TRADING,
    };
    let more = html! { <span class="hud-other__tokens">{ cards::tokens(seat_view.halves) }</span> };
    seat_row(view, seat, players, state.into(), more)
}

/// A seat's state and backs, followed by `more`.
pub fn seat_row(view: &View, seat: Seat, players: &Players, state: String, more: Html) -> Html {
    let seat_view = &view.by_seat[seat];
    let has_finished = seat_view.finished && matches!(view.phase, Phase::Trading(_));
    let line = words::deck_of(seat, cards::backs(seat_view.deck_backs));
    html! {
        <li key={seat.number()} class={classes!("row", "wrap", "hud-other", "raised", has_finished.then_some("is-finished"))}>
            { seat::mark(players, seat) }
            <strong class="hud-other__name">{ players.label(seat) }</strong>
            <span class="caption hud-other__state">{ state }</span>
            { backs(seat_view.deck_backs, players.sentence(&line).written()) }
            { more }
        </li>
    }
}

/// The legend of the backs' marks.
pub fn legend(view: &View) -> Html {
    if view.options.sleeves == Sleeves::One || !view.options.has_market(view.seats) {
        return Html::default();
    }
    html! {
        <ul class="wrap middle caption hud-legend" role="list" aria-label={words::LEGEND}>
            for each in Back::ALL {
                <li key={cards::back(each)} class="row-1">{ back(each) }{ cards::back(each) }</li>
            }
        </ul>
    }
}
