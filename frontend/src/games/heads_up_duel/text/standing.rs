//! Standings and tasks.

use engine::game::{Ending, Turn};
use engine::games::heads_up_duel::{
    BySide, CardKind, Cards, DuelResult, HeadsUpDuelOptions, Phase, Side, Standing, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards::{several, tokens};
use crate::words::line::{Line, joined, line};
use crate::words::{count, saves, scores};

/// The largest number named where there is little room.
const NAMED: u8 = 3;

/// A duel's name by its number from 1: `Duel 2`, `Semifinal 1`, `Final`.
pub fn duel_name(duel: usize, seats: u8, options: &HeadsUpDuelOptions) -> String {
    let pairs = usize::from(seats / 2);
    if !options.tournament {
        format!("Duel {duel}")
    } else if duel == 2 * pairs - 1 {
        "Final".to_owned()
    } else if pairs == 4 && duel <= pairs {
        format!("Quarterfinal {duel}")
    } else if pairs == 4 {
        format!("Semifinal {}", duel - pairs)
    } else {
        format!("Semifinal {duel}")
    }
}

/// The running duel, or the next one.
fn duel_now(view: &View) -> String {
    duel_name(view.results.len() + 1, view.seats, &view.options)
}

/// The part of the evening, as a heading of the log: `Trading, period 2 of 4`.
pub fn chapter(view: &View) -> Line {
    period(view).into()
}

/// The public standing: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View) -> Vec<Line> {
    if let Turn::Over(outcome) = view.turn {
        return vec![saves::over(&outcome, view.seats)];
    }
    let awaited = view.turn.awaited();
    match view.phase {
        Phase::Trading(now) => {
            let period = line!("Period {0} of {1}", now + 1, view.options.periods);
            match (view.options.has_market(view.seats), view.market_open()) {
                (false, _) => vec![period],
                (true, true) => vec![period, "market open".into()],
                (true, false) => vec![period, "market closed".into()],
            }
        }
        // Between two choices it waits for nobody.
        Phase::Naming(_) if awaited.is_empty() => vec!["Who picks first?".into()],
        Phase::Picking if awaited.is_empty() => vec!["Pairs".into()],
        Phase::Naming(_) => vec!["Who picks first?".into(), line!("{0} to say", some(awaited))],
        Phase::Picking => vec!["Pairs".into(), line!("{0} {0:picks|pick} an opponent", awaited)],
        Phase::Showdown
        | Phase::Advantage
        | Phase::Named(_)
        | Phase::Resolving
        | Phase::RoundOver
        | Phase::DuelOver
        | Phase::Over => {
            let mut parts = vec![period(view).into()];
            if let Some(duel) = &view.duel {
                let points = |side: Side| (duel.seats[side], duel.sides[side].points);
                parts.extend(scores(Side::BOTH.map(points)));
            }
            parts
        }
    }
}

/// `Trading, period 2 of 4`.
fn period(view: &View) -> String {
    match view.phase {
        Phase::Trading(period) => {
            format!("Trading, period {} of {}", period + 1, view.options.periods)
        }
        Phase::Naming(_) | Phase::Picking => "Pairs".to_owned(),
        Phase::Showdown
        | Phase::Advantage
        | Phase::Named(_)
        | Phase::Resolving
        | Phase::RoundOver
        | Phase::DuelOver
        | Phase::Over => match &view.duel {
            Some(duel) => format!("{}, round {}", duel_now(view), duel.round),
            None => duel_now(view),
        },
    }
}

fn some(seats: SeatSet) -> Line {
    if seats.len() > NAMED {
        count(seats.len().into(), "player", "players").into()
    } else {
        line!("{0}", seats)
    }
}

/// A saved game's standing: `Duel 1, round 2 · Ana to choose`.
pub fn saved_standing(view: &View) -> Line {
    if let Turn::Over(outcome) = view.turn {
        return saves::over(&outcome, view.seats);
    }
    let (now, awaited) = (period(view), some(view.turn.awaited()));
    match view.phase {
        Phase::Trading(_) => line!("{0} · {1} to trade", now, awaited),
        Phase::Naming(_) | Phase::Picking => line!("{0} · {1} to choose", now, awaited),
        Phase::Showdown
        | Phase::Advantage
        | Phase::Named(_)
        | Phase::Resolving
        | Phase::RoundOver
        | Phase::DuelOver
        | Phase::Over => line!("{0} · {1} to play", now, awaited),
    }
}

/// The seat's present task.
pub fn to_do(view: &View, seat: Seat) -> Line {
    let awaited = view.turn.awaited();
    let waits = !awaited.contains(seat);
    let text = match view.phase {
        _ if view.turn.outcome().is_some() => "The game is over",
        Phase::Trading(_) if waits => "Finished for this period",
        Phase::Advantage | Phase::Picking if waits => {
            return line!("{0} {0:decides|decide} now", awaited);
        }
        Phase::Naming(level) if !level.contains(seat) => {
            return line!("{0} say which of them picks first", level);
        }
        _ if waits => match &view.duel {
            Some(duel) if duel.seats.side_of(seat).is_none() => "Watch the duel",
            _ => "You have chosen",
        },
        Phase::Trading(_) => "Trade, then finish for this period",
        Phase::Naming(_) => "Say who picks an opponent first",
        Phase::Picking => "Pick an opponent",
        Phase::Showdown => "Pick a card for the showdown",
        Phase::Advantage => "Play a card, or say “ready”",
        Phase::Named(_) | Phase::Resolving | Phase::RoundOver | Phase::DuelOver | Phase::Over => {
            "The game is over"
        }
    };
    text.into()
}

/// The seat's cards: its hand in a duel, else its deck.
pub fn holds(view: &View, seat: Seat) -> Vec<Line> {
    let held = held(view, seat);
    several_of_each(|kind| held.of_kind(kind))
}

/// What it didn't hold before. Fewer of a kind are nothing new.
pub fn gains(view: &View, before: &View, seat: Seat) -> Vec<Line> {
    let [held, had] = [view, before].map(|view| held(view, seat));
    several_of_each(|kind| held.of_kind(kind).saturating_sub(had.of_kind(kind)))
}

fn held(view: &View, seat: Seat) -> Cards {
    let own = &view.places[seat];
    own.hand.filter(|_| view.duel.is_some()).or(own.deck).unwrap_or_default()
}

fn several_of_each(number: impl Fn(CardKind) -> u16) -> Vec<Line> {
    let there = CardKind::all().filter(|kind| number(*kind) > 0);
    there.map(|kind| several(kind, number(kind)).into()).collect()
}

/// The result.
pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    if let Ending::Conceded(seat) = outcome.ending {
        return line!("{0} {0:concedes|concede}: {1} {1:wins|win}", seat, seat.other());
    }
    match (view.results.as_slice(), outcome.winner()) {
        ([only], _) => of_one_duel(*only),
        (_, Some(seat)) => {
            let Standing { points, halves, .. } = view.places[seat].standing;
            line!("{0} {0:wins|win} with {1} and {2}", seat, tokens(halves), number_of(points))
        }
        (_, None) => {
            let winners = outcome.winners();
            let best = winners.lowest().map(|seat| view.places[seat].standing).unwrap_or_default();
            line!(
                "{0} share the win, with {1} and {2} each",
                winners,
                tokens(best.halves),
                number_of(best.points)
            )
        }
    }
}

/// `1 point`, `3 points`.
fn number_of(points: u32) -> String {
    count(points as usize, "point", "points")
}

fn of_one_duel(DuelResult { seats, points, winner }: DuelResult) -> Line {
    let BySide([one, two]) = points;
    match winner {
        Some(side) if one == two => {
            line!("{0} each, and the tie is broken for {1}", number_of(one.into()), seats[side])
        }
        Some(side) => line!(
            "{0} {0:wins|win}, {1} to {2}",
            seats[side],
            number_of(points[side].into()),
            points[side.other()]
        ),
        None => line!("A draw, {0} each", number_of(one.into())),
    }
}
