//! The pairing of duels: tied seats name one of them, then the wealthiest picks an opponent.

use engine::games::heads_up_duel::{Action, HeadsUpDuel, Phase, View};
use engine::seat::{Seat, SeatSet};
use engine::sort;
use yew::prelude::*;

use super::face::marbles;
use super::floor::pairs;
use super::others;
use crate::components::button::{Button, Weight};
use crate::games::Acting;
use crate::games::heads_up_duel::text::{board as words, cards as said};
use crate::words::players::Players;

/// The seats without a pair.
pub fn free(view: &View) -> SeatSet {
    let paired: SeatSet = view.pairs.iter().flat_map(|pair| pair.seats.0).collect();
    SeatSet::first(view.seats).difference(paired)
}

/// The seats by their submissions. The deciding seat chooses among some of them.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn pairing(view: &View, players: &Players, acting: Option<&Acting<HeadsUpDuel>>) -> Html {
    let mut order: Vec<Seat> = free(view).iter().collect();
    let wealth = |seat: Seat| (view.by_seat[seat].marbles, view.by_seat[seat].halves);
    sort::by_key(&mut order, |seat| std::cmp::Reverse(wealth(*seat)));
    html! {
        <section class="stack-3 hud-pairing" aria-label={words::PAIRING}>
            <ul class="hud-others__list" role="list" data-choice={acting.is_some().then_some("first")}>
                for seat in order {
                    { row(view, seat, players, acting) }
                }
            </ul>
            { pairs(view, players) }
        </section>
    }
}

fn row(view: &View, seat: Seat, players: &Players, acting: Option<&Acting<HeadsUpDuel>>) -> Html {
    let place = &view.by_seat[seat];
    let is_own = acting.is_some_and(|acting| acting.seat == seat);
    let is_named = matches!(view.phase, Phase::Naming(tied) if tied.contains(seat));
    let is_picked = view.phase == Phase::Picking && !is_own;
    let action =
        if is_named { Some(Action::Name(seat)) } else { is_picked.then_some(Action::Pick(seat)) };
    let number = place.marbles.unwrap_or(0);
    let more = html! {
        <>
            <span class="note hud-other__marbles">
                { marbles(number) }
                <span class="visually-hidden">{ said::marbles(number) }</span>
                if number == 0 {
                    <span aria-hidden="true">{ words::NO_MARBLES }</span>
                }
            </span>
            if let Some((action, acting)) = action.zip(acting) {
                <Button
                    weight={Weight::Main}
                    class="hud-other__pick"
                    label={players.sentence(&words::choose(action, seat, is_own))}
                    refusal={acting.judge.emit(action)}
                    on_press={acting.on_act.reform(move |_| action)}
                />
            }
        </>
    };
    others::row(view, seat, players, said::tokens(place.halves), more)
}
