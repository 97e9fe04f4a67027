use std::rc::Rc;

use engine::games::dual_duel::{DuelEnd, Event, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::details::{rounds, table_head};
use crate::components::finale;
use crate::games::dual_duel::text::{self, board as words};
use crate::words::messages::dual_duel::help;
use crate::words::players::Players;

/// The result, duels won, each duel's rounds, and the last duel's pairs.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn finale(view: &Rc<View>, events: &[Event], players: &Players) -> Html {
    let Some(outcome) = view.turn.outcome() else { return Html::default() };
    html! {
        <>
            { finale::deciding_moment(players, text::decisive_line(view)) }
            <div class="finale__seats">
                for seat in Seat::all(2) {
                    { finale::seat(players, seat, "dd-finale", outcome.winner() == Some(seat), html! {
                        <>
                            <strong>{ view.won[seat] }</strong>
                            <span>{ words::duels_word(view.won[seat]) }</span>
                            <span>{ help::rounds(view.rounds.wins()[seat]) }</span>
                        </>
                    }) }
                }
            </div>
            { duels(events, players) }
            <section class="stack-2">
                <h3>{ words::last_duel(view.duel) }</h3>
                { rounds(view, players) }
            </section>
        </>
    }
}

/// The rounds that each seat won in each duel; empty for a single duel.
fn duels(events: &[Event], players: &Players) -> Html {
    let ended = events.iter().filter_map(|event| match event {
        Event::DuelWon { wins, end, .. } => Some((*wins, *end)),
        _ => None,
    });
    let duels: Vec<_> = ended.collect();
    if duels.len() < 2 {
        return Html::default();
    }
    html! {
        <section class="stack-2">
            <h3>{ words::MATCH }</h3>
            <table class="dd-rounds">
                { table_head(words::DUEL.translate(), players) }
                <tbody>
                    for (number, (wins, end)) in (1..).zip(duels) {
                        <tr key={number}>
                            <th scope="row">{ number }</th>
                            { for Seat::all(2).map(|seat| rounds_won(wins[seat], seat, end)) }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}

fn rounds_won(wins: u8, seat: Seat, end: DuelEnd) -> Html {
    let has_won = end.winner() == Some(seat);
    html! {
        <td key={seat.number()} class={classes!(has_won.then_some("is-won"))}>
            { words::rounds_won(wins) }
            if has_won {
                <span class="caption strong dd-rounds__mark">
                    { "✓" }
                    if matches!(end, DuelEnd::Calls(_)) {
                        { " " }{ words::FEWER_CALLS }
                    }
                </span>
            } else if end == DuelEnd::Tied {
                <span class="caption strong dd-rounds__mark">{ words::TIE }</span>
            }
        </td>
    }
}
