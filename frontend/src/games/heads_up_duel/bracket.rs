//! A tournament's pairs, stage by stage, and the choice of a pair.

use engine::games::heads_up_duel::{Action, DuelResult, HeadsUpDuel, Phase, Side, View};
use engine::seat::{Seat, SeatSet};
use engine::sort;
use yew::prelude::*;

use super::face::{marbles, tick};
use super::floor::pairs;
use super::others::seat_row;
use super::text::{board as words, cards as said, duel_name, goal, winner};
use crate::components::button::{Button, Weight};
use crate::games::Acting;
use crate::words::players::Players;

/// A duel of the bracket, with the seats known so far.
#[derive(Clone, Copy)]
struct DuelSlot {
    seats: [Option<Seat>; 2],
    result: Option<DuelResult>,
}

/// All duels in order, future ones too.
fn duel_slots(view: &View) -> Vec<DuelSlot> {
    let pairs = usize::from(view.seats / 2);
    let count = if view.options.tournament { 2 * pairs - 1 } else { pairs };
    // After the first stage, the winners of two earlier duels meet.
    let winner_of = |earlier: usize| view.results.get(earlier).and_then(|duel| winner(*duel));
    let duel = |index: usize| {
        let result = view.results.get(index).copied();
        let seats = match (result, index.checked_sub(pairs)) {
            (Some(result), _) => result.seats.0.map(Some),
            (None, None) => view.pairs.get(index).map_or([None; 2], |pair| pair.seats.0.map(Some)),
            (None, Some(later)) => [2 * later, 2 * later + 1].map(winner_of),
        };
        DuelSlot { seats, result }
    };
    (0..count).map(duel).collect()
}

/// The bracket, or a list of duels without a tournament.
pub fn bracket(view: &View, players: &Players) -> Html {
    let all = duel_slots(view);
    let is_running = view.duel.is_some() && view.phase != Phase::DuelOver;
    let current = is_running.then_some(view.results.len());
    let stage_sizes = match all.len() {
        7 => vec![4, 2, 1],
        3 => vec![2, 1],
        other => vec![other],
    };
    let mut duels = all.into_iter().enumerate();
    let draw = |(index, duel)| duel_item(view, players, index, duel, current == Some(index));
    html! {
        <>
            { goal_note(view) }
            <div class="stack-3 hud-bracket">
                for (stage, size) in stage_sizes.into_iter().enumerate() {
                    <ol key={stage} class="stack-2 columns hud-bracket__stage" role="list">
                        { for duels.by_ref().take(size).map(draw) }
                    </ol>
                }
            </div>
        </>
    }
}

/// The goal of a game of several duels.
pub fn goal_note(view: &View) -> Html {
    goal(view).map(|goal| html! { <p class="note hud-goal">{ goal }</p> }).unwrap_or_default()
}

fn duel_item(view: &View, players: &Players, index: usize, duel: DuelSlot, is_now: bool) -> Html {
    let line = |side: Side| {
        let seat = duel.seats[side as usize];
        let has_won = seat.is_some() && duel.result.and_then(winner) == seat;
        let points = duel.result.map(|result| result.points[side].to_string());
        html! {
            <p class={classes!("row-1", "hud-bracket__seat", has_won.then_some("is-winner"))}>
                <span>{ seat.map_or(words::OPEN_PLACE.translate(), |seat| players.label(seat)) }</span>
                if has_won {
                    { tick(words::DUEL_WON) }
                }
                <b>{ points.unwrap_or_default() }</b>
            </p>
        }
    };
    html! {
        <li key={index} class={classes!("hud-bracket__duel", is_now.then_some("is-now"))}>
            <h4 class="soft hud-bracket__name">
                { duel_name(index + 1, view.seats, &view.options) }
                if is_now {
                    <span class="accent">{ words::NOW }</span>
                }
            </h4>
            { line(Side::One) }
            { line(Side::Two) }
        </li>
    }
}

/// The seats without a pair, most marbles first (HUD-18, 19), with a button for each that the deciding seat can choose.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn pairing(view: &View, players: &Players, acting: Option<&Acting<HeadsUpDuel>>) -> Html {
    let paired: SeatSet = view.pairs.iter().flat_map(|pair| pair.seats.0).collect();
    let mut order: Vec<Seat> = SeatSet::first(view.seats).difference(paired).iter().collect();
    let wealth = |seat: Seat| (view.by_seat[seat].marbles, view.by_seat[seat].halves);
    sort::by_key(&mut order, |seat| std::cmp::Reverse(wealth(*seat)));
    html! {
        <section class="stack-3 hud-pairing" aria-label={words::PAIRING}>
            <ul class="columns hud-others__list" role="list" data-choice={acting.is_some().then_some("first")}>
                { for order.into_iter().map(|seat| row(view, seat, players, acting)) }
            </ul>
            { pairs(view, players) }
        </section>
    }
}

fn row(view: &View, seat: Seat, players: &Players, acting: Option<&Acting<HeadsUpDuel>>) -> Html {
    let seat_view = &view.by_seat[seat];
    let is_own = acting.is_some_and(|acting| acting.seat == seat);
    let action = match view.phase {
        Phase::Naming(tied) if tied.contains(seat) => Some(Action::Name(seat)),
        Phase::Picking if !is_own => Some(Action::Pick(seat)),
        _ => None,
    };
    let number = seat_view.marbles.unwrap_or(0);
    let more = html! {
        <>
            <span class="inline-row">
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
    seat_row(view, seat, players, said::tokens(seat_view.halves), more)
}

#[cfg(test)]
mod tests {
    use engine::game::{Decision, Game, Observer, Sink};

    use super::*;
    use crate::games::scene_laws::dealt;

    #[test]
    fn winners_move_on_as_soon_as_they_are_known() {
        let mut game: HeadsUpDuel = dealt("trading=off tournament=on", 8, 4);
        let mut most = 0;
        while game.turn().outcome().is_none() {
            let view = game.view(Observer::Table);
            let all = duel_slots(&view);
            assert_eq!(all.len(), 7);
            if let Some(duel) = view.duel {
                assert_eq!(all[view.results.len()].seats, duel.seats.0.map(Some));
            }
            let known = all.iter().flat_map(|duel| duel.seats).flatten().count();
            assert!(known >= most);
            most = known;
            for seat in game.turn().awaited() {
                let _ = game.decide(seat, Decision::Timeout, &mut Sink::none());
            }
        }
        assert_eq!(most, 14);
    }
}
