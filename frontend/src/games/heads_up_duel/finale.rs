use std::rc::Rc;

use engine::games::heads_up_duel::{Event, Standing, View};
use engine::seat::Seat;
use engine::sort;
use yew::prelude::*;

use super::bracket::bracket;
use super::face::tick;
use super::text::{self, board as words, cards};
use crate::components::finale::deciding_moment;
use crate::components::seat;
use crate::words::players::Players;

/// The result, the final ranking, and the duels.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn finale(view: &Rc<View>, _: &[Event], players: &Players) -> Html {
    let Some(outcome) = view.turn.outcome() else { return Html::default() };
    let winners = outcome.winners();
    let mut ranking: Vec<Seat> = Seat::all(view.seats).collect();
    let rank = |seat: Seat| (winners.contains(seat), text::rank_key(view, seat));
    sort::by_key(&mut ranking, |seat| std::cmp::Reverse(rank(*seat)));
    let defeat_reason = players.reader().and_then(|seat| text::defeat_reason(view, seat));
    html! {
        <>
            { deciding_moment(players, defeat_reason.or_else(|| text::decisive_line(view))) }
            <table class="hud-finale__table">
                <thead>
                    <tr>
                        for title in [words::PLAYER, words::TOKENS, words::POINTS, words::STRIKES] {
                            <th scope="col">{ title }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    { for ranking.into_iter().map(|seat| ranking_row(view, players, seat, winners.contains(seat))) }
                </tbody>
            </table>
            if !view.results.is_empty() {
                <section class="stack-2 hud-finale__duels">
                    <h3 class="hud-part">{ words::DUELS }</h3>
                    { bracket(view, players) }
                </section>
            }
        </>
    }
}

fn ranking_row(view: &View, players: &Players, seat: Seat, is_winner: bool) -> Html {
    let Standing { points, halves, strikes } = view.by_seat[seat].standing;
    html! {
        <tr key={seat.number()} class={classes!(is_winner.then_some("is-winner"))}>
            <th scope="row">
                { seat::name_with_mark(players, seat) }
                if is_winner {
                    { tick(words::WINNER) }
                }
            </th>
            <td>
                <span aria-hidden="true">{ crate::words::halves(halves.into()) }</span>
                <span class="visually-hidden">{ cards::tokens(halves) }</span>
            </td>
            <td>{ points }</td>
            <td>{ strikes }</td>
        </tr>
    }
}
