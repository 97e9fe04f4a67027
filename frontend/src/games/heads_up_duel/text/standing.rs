//! Who stands where, and what is to be done.

use engine::game::{Ending, Turn};
use engine::games::heads_up_duel::{
    BySide, DuelResult, HeadsUpDuelOptions, Phase, Side, Standing, View,
};
use engine::seat::{Seat, SeatSet};

use super::cards::tokens;
use crate::words::players::Players;
use crate::words::saves;
use crate::words::{count, score};

/// So many are called by their names where there is little room.
const NAMED: u8 = 3;

/// What a duel is called, by its number from 1: `Duel 2`, `Semifinal 1`, `Final`.
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

/// The duel that goes on, or is the next one.
fn duel_now(view: &View) -> String {
    duel_name(view.results.len() + 1, view.seats, &view.options)
}

/// The part of the evening, as a heading of the log: `Trading, period 2 of 4`.
pub fn chapter(view: &View, _: &Players) -> String {
    period(view)
}

/// Where the game stands, for all to see: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View, players: &Players) -> String {
    match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => {
            crate::words::sentence::plain(&saves::over(&outcome, players.count()), players)
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Trading(now)) => {
            let market = match (view.options.has_market(view.seats), view.market_open()) {
                (false, _) => "",
                (true, true) => " · market open",
                (true, false) => " · market closed",
            };
            format!("Period {} of {}{market}", now + 1, view.options.periods)
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Naming(_)) => {
            format!("Who picks first? · {} to say", some(view.turn.awaited(), players))
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Picking) => {
            format!("Pairs · {} picks an opponent", players.list(view.turn.awaited()))
        }
        (
            Turn::Awaiting(_) | Turn::Resolving,
            Phase::Showdown
            | Phase::Advantage
            | Phase::Named(_)
            | Phase::Resolving
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over,
        ) => match &view.duel {
            Some(duel) => {
                let sides = Side::BOTH
                    .map(|side| (players.name(duel.seats[side]), duel.sides[side].points));
                format!("{}, round {} · {}", duel_now(view), duel.round, score(sides))
            }
            None => duel_now(view),
        },
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

fn some(seats: SeatSet, players: &Players) -> String {
    if seats.len() > NAMED {
        count(seats.len().into(), "player", "players")
    } else {
        players.list(seats)
    }
}

/// Where a saved game stands: `Duel 1, round 2 · Ana to choose`.
pub fn saved_standing(view: &View, players: &Players) -> String {
    match view.turn {
        Turn::Over(outcome) => {
            crate::words::sentence::plain(&saves::over(&outcome, players.count()), players)
        }
        Turn::Awaiting(_) | Turn::Resolving => {
            let to_do = match view.phase {
                Phase::Trading(_) => "to trade",
                Phase::Naming(_) | Phase::Picking => "to choose",
                Phase::Showdown
                | Phase::Advantage
                | Phase::Named(_)
                | Phase::Resolving
                | Phase::RoundOver
                | Phase::DuelOver
                | Phase::Over => "to play",
            };
            format!("{} · {} {to_do}", period(view), some(view.turn.awaited(), players))
        }
    }
}

/// What the seat is to do now.
pub fn to_do(view: &View, seat: Seat, players: &Players) -> String {
    match (view.turn, view.phase) {
        (Turn::Over(_), _) => "The game is over".to_owned(),
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Trading(_))
            if !view.turn.awaited().contains(seat) =>
        {
            "Finished for this period".to_owned()
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Advantage | Phase::Picking)
            if !view.turn.awaited().contains(seat) =>
        {
            format!("{} decides now", players.list(view.turn.awaited()))
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Naming(level)) if !level.contains(seat) => {
            format!("{} say which of them picks first", players.list(level))
        }
        (Turn::Awaiting(_) | Turn::Resolving, _) if !view.turn.awaited().contains(seat) => {
            match &view.duel {
                Some(duel) if duel.seats.side_of(seat).is_none() => "Watch the duel".to_owned(),
                _ => "You have chosen".to_owned(),
            }
        }
        (Turn::Awaiting(_) | Turn::Resolving, phase) => match phase {
            Phase::Trading(_) => "Trade, then finish for this period".to_owned(),
            Phase::Naming(_) => "Say who picks an opponent first".to_owned(),
            Phase::Picking => "Pick an opponent".to_owned(),
            Phase::Showdown => "Pick a card for the showdown".to_owned(),
            Phase::Advantage => "Play a card, or say “ready”".to_owned(),
            Phase::Named(_)
            | Phase::Resolving
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over => "The game is over".to_owned(),
        },
    }
}

/// How the game ended.
pub fn result(view: &View, players: &Players) -> String {
    let Some(outcome) = view.turn.outcome() else { return standing(view, players) };
    if let Ending::Conceded(seat) = outcome.ending {
        return format!("{} concedes: {} wins", players.name(seat), players.name(seat.other()));
    }
    match (view.results.as_slice(), outcome.winner()) {
        ([only], _) => of_one_duel(*only, players),
        (_, Some(seat)) => {
            let Standing { points, halves, .. } = view.places[seat].standing;
            format!("{} wins with {} and {}", players.name(seat), tokens(halves), told(points))
        }
        (_, None) => {
            let winners = outcome.winners();
            let best = winners.lowest().map(|seat| view.places[seat].standing).unwrap_or_default();
            format!(
                "{} share the win, with {} and {} each",
                players.list(winners),
                tokens(best.halves),
                told(best.points)
            )
        }
    }
}

fn told(points: u32) -> String {
    count(points as usize, "point", "points")
}

fn of_one_duel(duel: DuelResult, players: &Players) -> String {
    let DuelResult { seats, points, winner } = duel;
    let BySide([one, two]) = points;
    match winner {
        Some(side) if one == two => {
            format!(
                "{} each, and the tie is broken for {}",
                told(one.into()),
                players.name(seats[side])
            )
        }
        Some(side) => format!(
            "{} wins, {} to {}",
            players.name(seats[side]),
            told(points[side].into()),
            points[side.other()]
        ),
        None => format!("A draw, {} each", told(one.into())),
    }
}
