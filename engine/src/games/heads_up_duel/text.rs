//! A state as text, the same on every platform.

use std::fmt;

use crate::game::Ending;
use crate::options::Options;
use crate::seat::Seat;

use super::state::{Duel, DuelPhase, HeadsUpDuel, Pending, Stage};
use super::{Joker, Made, Side};

pub(super) fn write(game: &HeadsUpDuel, to: &mut dyn fmt::Write) -> fmt::Result {
    let (seed, events) = (game.chance.seed(), game.chance.events());
    writeln!(to, "{} seats {} seed {seed} events {events}", game.options.values(), game.seats)?;
    write!(to, "joker {} may be", word(game.joker))?;
    game.jokers.iter().try_for_each(|joker| write!(to, " {}", word(joker)))?;
    writeln!(to, " mystery {}", game.mystery)?;
    write_stage(game, to)?;
    for seat in Seat::all(game.seats) {
        write_place(game, seat, to)?;
    }
    for offer in game.offers.iter() {
        writeln!(to, "offer {} {} #{} {}", offer.from, offer.to, offer.number, offer.terms)?;
    }
    for pair in game.pairs.iter() {
        let made = match pair.made {
            Made::Picked => "picked",
            Made::Drawn => "drawn",
        };
        writeln!(to, "pair {} {} {made}", pair.seats[Side::One], pair.seats[Side::Two])?;
    }
    for result in game.results.iter() {
        let [one, two] = result.seats.0;
        write!(to, "duel {one} {two} {} {}", result.points[Side::One], result.points[Side::Two])?;
        match result.winner {
            Some(side) => writeln!(to, " won by {}", result.seats[side])?,
            None => writeln!(to, " drawn")?,
        }
    }
    Ok(())
}

const fn word(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "blank",
        Joker::Echo => "echo",
        Joker::Wild => "wild",
    }
}

fn write_stage(game: &HeadsUpDuel, to: &mut dyn fmt::Write) -> fmt::Result {
    match &game.stage {
        Stage::Trading(period) => writeln!(to, "trading {period}"),
        Stage::Naming(tied, names) => {
            write!(to, "naming")?;
            for seat in tied.iter() {
                write!(to, " {seat}")?;
                write_pending(&names[seat], to)?;
            }
            writeln!(to)
        }
        Stage::Picking(seat) => writeln!(to, "picking {seat}"),
        Stage::Duel(duel) => write_duel(duel, to),
        Stage::Over(outcome) => {
            write!(to, "over")?;
            outcome.ranks().try_for_each(|(_, rank)| write!(to, " {rank}"))?;
            match outcome.ending {
                Ending::Played => writeln!(to, " played"),
                Ending::Conceded(seat) => writeln!(to, " conceded by {seat}"),
            }
        }
    }
}

fn write_pending<T: fmt::Display>(pending: &Pending<T>, to: &mut dyn fmt::Write) -> fmt::Result {
    match pending {
        Pending::Owed => write!(to, " owed"),
        Pending::TimedOut => write!(to, " timed out"),
        Pending::Chosen(choice) => write!(to, " chosen {choice}"),
    }
}

fn write_duel(duel: &Duel, to: &mut dyn fmt::Write) -> fmt::Result {
    write!(to, "round {} first {} {:?}", duel.round, duel.seats[duel.first], duel.scoring)?;
    match duel.phase {
        DuelPhase::Showdown => write!(to, " showdown")?,
        DuelPhase::Advantage { acts, other_ready } => {
            let ready = if other_ready { " after ready" } else { "" };
            write!(to, " acts {}{ready}", duel.seats[acts])?;
        }
    }
    match duel.last_special {
        Some(kind) => writeln!(to, " last {kind}")?,
        None => writeln!(to)?,
    }
    for side in Side::BOTH {
        let own = &duel.sides[side];
        write!(to, "  {} points {} bonus {}", duel.seats[side], own.points, own.bonus)?;
        if let Some(number) = own.number {
            write!(to, " number {number}")?;
        }
        write_pending(&own.pending, to)?;
        write!(to, " table {} queens {} kings {}", own.table, own.queens, own.kings)?;
        writeln!(to, " played {}", own.played)?;
    }
    Ok(())
}

fn write_place(game: &HeadsUpDuel, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
    let place = &game.places[seat];
    let left = if game.left.contains(seat) { " left" } else { "" };
    let finished = if place.finished { " finished" } else { "" };
    writeln!(to, "seat {seat}{left}{finished} deck {}", place.deck)?;
    write!(to, "  shown {} marbles {} spent {}", place.shown, place.marbles, place.spent)?;
    write!(to, " bought")?;
    place.bought.0.iter().try_for_each(|count| write!(to, " {count}"))?;
    write!(to, " offers {} sent", place.offers)?;
    Seat::all(game.seats).try_for_each(|to_seat| write!(to, " {}", place.sent[to_seat]))?;
    writeln!(to)
}
