//! Sentences for the state of the game, tasks, and results.

use engine::game::{Ending, Turn};
use engine::games::heads_up_duel::{
    BySide, CardCounts, DuelResult, DuelView, HeadsUpDuelOptions, Phase, Side, Standing, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards::{counted_kinds, tokens};
use crate::words::line::{Line, joined};
use crate::words::lists::list;
use crate::words::messages::heads_up_duel::{events, goal as goals, standing as words};
use crate::words::text::Text;
use crate::words::{choices, saves, scores};

/// More players than this are counted, not named.
const MOST_NAMED: u8 = 3;

/// A duel's name by its number from 1: `Duel 2`, `Semifinal 1`, `Final`.
pub fn duel_name(duel: usize, seats: u8, options: &HeadsUpDuelOptions) -> String {
    let pairs = usize::from(seats / 2);
    let quarterfinals = if pairs == 4 { 4 } else { 0 };
    if !options.tournament {
        words::duel(duel)
    } else if duel == 2 * pairs - 1 {
        words::FINAL.to_string()
    } else if duel <= quarterfinals {
        words::quarterfinal(duel)
    } else {
        words::semifinal(duel - quarterfinals)
    }
}

/// The heading of a part of the log: `Trading, period 2 of 4`.
pub fn chapter(view: &View) -> Line {
    heading(view).into()
}

/// The public state: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View) -> Vec<Line> {
    if let Turn::Over(outcome) = view.turn {
        return vec![saves::over(&outcome, view.seats)];
    }
    let awaited = view.turn.awaited();
    match view.phase {
        Phase::Trading(now) => {
            let period = words::period(now + 1, view.options.periods).into();
            let is_open = view.is_market_open();
            let market = if is_open { words::MARKET_OPEN } else { words::MARKET_CLOSED };
            let market = view.options.has_market(view.seats).then(|| market.into());
            [period].into_iter().chain(market).collect()
        }
        phase @ (Phase::Naming(_) | Phase::Picking) => {
            let (title, asked) = if phase == Phase::Picking {
                (words::PAIRS, words::picks_opponent(awaited))
            } else {
                (words::WHO_FIRST, words::to_say(names_or_number(awaited)))
            };
            // Between two choices no seat is awaited.
            [title.into()].into_iter().chain((!awaited.is_empty()).then_some(asked)).collect()
        }
        _ => {
            let points = |duel: &DuelView| {
                scores(Side::BOTH.map(|side| (duel.seats[side], duel.sides[side].points)))
            };
            let points = view.duel.as_ref().map(points);
            [heading(view).into()].into_iter().chain(points.into_iter().flatten()).collect()
        }
    }
}

fn heading(view: &View) -> String {
    let duel_now = || duel_name(view.results.len() + 1, view.seats, &view.options);
    match (view.phase, &view.duel) {
        (Phase::Trading(period), _) => words::trading_period(period + 1, view.options.periods),
        (Phase::Naming(_) | Phase::Picking, _) => words::PAIRS.to_string(),
        (_, Some(duel)) => words::duel_round(duel_now(), duel.round),
        (_, None) => duel_now(),
    }
}

fn names_or_number(seats: SeatSet) -> Line {
    if seats.len() > MOST_NAMED { words::players(seats.len()).into() } else { list(seats.iter()) }
}

/// A saved game's public state: `Duel 1, round 2 · Ana to choose`.
pub fn saved_standing(view: &View) -> Line {
    if let Turn::Over(outcome) = view.turn {
        return saves::over(&outcome, view.seats);
    }
    let (now, awaited) = (heading(view), names_or_number(view.turn.awaited()));
    match view.phase {
        Phase::Trading(_) => words::to_trade(now, awaited),
        Phase::Naming(_) | Phase::Picking => words::to_choose(now, awaited),
        _ => words::to_play(now, awaited),
    }
}

pub fn prompt(view: &View, seat: Seat) -> Line {
    let awaited = view.turn.awaited();
    let is_waiting = !awaited.contains(seat);
    let text = match view.phase {
        _ if view.turn.outcome().is_some() => words::OVER,
        Phase::Trading(_) if is_waiting => words::FINISHED,
        Phase::Advantage | Phase::Picking if is_waiting => return words::decides(awaited),
        Phase::Naming(tied) if !tied.contains(seat) => return words::say_which(tied),
        _ if is_waiting => match &view.duel {
            Some(duel) if duel.seats.side_of(seat).is_none() => words::WATCH,
            _ => words::HAVE_CHOSEN,
        },
        Phase::Trading(_) => words::TRADE,
        Phase::Naming(_) => words::SAY_FIRST,
        Phase::Picking => words::PICK,
        Phase::Showdown => words::SHOW,
        Phase::Advantage => words::PLAY,
        _ => words::OVER,
    };
    text.into()
}

/// The seat's hand in a duel, or else its deck.
pub fn possessions(view: &View, seat: Seat) -> Vec<Line> {
    let cards = own_cards(view, seat);
    counted_kinds(|kind| cards.of_kind(kind)).into_iter().map(Line::from).collect()
}

/// The cards that the seat has gained since `before`.
pub fn new_possessions(view: &View, before: &View, seat: Seat) -> Vec<Line> {
    let [has, had] = [view, before].map(|view| own_cards(view, seat));
    let new = counted_kinds(|kind| has.of_kind(kind).saturating_sub(had.of_kind(kind)));
    new.into_iter().map(Line::from).collect()
}

fn own_cards(view: &View, seat: Seat) -> CardCounts {
    let seat_view = &view.by_seat[seat];
    seat_view.hand.filter(|_| view.duel.is_some()).or(seat_view.deck).unwrap_or_default()
}

pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    if let Ending::Conceded(seat) = outcome.ending {
        return words::concedes(seat, seat.other());
    }
    match (view.results.as_slice(), outcome.winner()) {
        ([only], _) => duel_result(*only),
        (_, Some(seat)) => {
            let Standing { points, halves, .. } = view.by_seat[seat].standing;
            words::wins_with(seat, tokens(halves), points)
        }
        (_, None) => {
            let winners = outcome.winners();
            let best = winners.lowest().map(|seat| view.by_seat[seat].standing).unwrap_or_default();
            words::share_with(winners, tokens(best.halves), best.points)
        }
    }
}

fn duel_result(DuelResult { seats, points, winner }: DuelResult) -> Line {
    let BySide([one, two]) = points;
    match winner {
        Some(side) if one == two => words::tie_broken(one, seats[side]),
        Some(side) => words::wins(seats[side], points[side], points[side.other()]),
        None => words::draw(one).into(),
    }
}

/// The goal (HUD-34, 36, 37, 41); `None` for a single duel.
pub fn goal(view: &View) -> Option<Text> {
    (view.seats > 2).then_some(goals::GOAL)
}

pub fn winner(duel: DuelResult) -> Option<Seat> {
    duel.winner.map(|side| duel.seats[side])
}

/// A seat's half tokens and points, in the order in which they decide the game (HUD-37).
pub fn rank_key(view: &View, seat: Seat) -> (u8, u32) {
    let Standing { halves, points, .. } = view.by_seat[seat].standing;
    (halves, points)
}

/// Why the winner of a duel didn't win the game; `None` for other seats.
pub fn defeat_reason(view: &View, seat: Seat) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let has_won = view.results.iter().any(|duel| winner(*duel) == Some(seat));
    if view.options.tournament || !has_won || outcome.winners().contains(seat) {
        return None;
    }
    let own = rank_key(view, seat);
    let ahead = || Seat::all(view.seats).filter(|other| rank_key(view, *other) > own);
    let place = choices(goals::PLACES).nth(ahead().count().checked_sub(1)?)?;
    let first = ahead().max_by_key(|other| rank_key(view, *other))?;
    Some(if rank_key(view, first).0 > own.0 {
        goals::fewer_tokens(seat, place, first)
    } else {
        goals::fewer_points(seat, place, first)
    })
}

/// A sentence on the sole winner's last duel; `None` in a game of one duel, or if nobody won by playing.
pub fn decisive_line(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner().filter(|_| view.results.len() > 1)?;
    let DuelResult { seats, points, .. } =
        view.results.iter().rev().find(|duel| duel.seats.side_of(winner).is_some())?;
    let side = seats.side_of(winner)?;
    Some(events::last_duel(winner, points[side], points[side.other()], seats[side.other()]))
}
