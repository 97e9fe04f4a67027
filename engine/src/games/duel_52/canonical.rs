//! The whole state as text, the same on every platform.

use std::fmt::{self, Write};

use crate::cards::write_cards;
use crate::game::Ending;
use crate::options::Options;
use crate::seat::Seat;

use super::state::{Banner, Choice, Duel52, Hero, Mark, Place, Spent, Stage, Stir};
use super::{Number, Sight};

pub(super) fn write(game: &Duel52, to: &mut dyn Write) -> fmt::Result {
    let (seed, events) = (game.chance.seed(), game.chance.events());
    writeln!(to, "{} seed {seed} events {events}", game.options.values())?;
    write_stage(game, to)?;
    write!(to, "turn {} of {}, first {}", game.turns, game.mover, game.first)?;
    write!(to, ", actions {}, quiet {}", game.actions, game.quiet)?;
    if game.spell == Spent::Yes {
        to.write_str(", spell used")?;
    }
    if game.stirred == Stir::Stirred {
        to.write_str(", stirred")?;
    }
    write!(to, "\npile ")?;
    write_cards(to, game.pile.iter())?;
    write!(to, "\nforts ")?;
    for (card, known_to) in game.forts.cards.iter().zip(game.forts.known_to) {
        match card {
            Some(card) => write!(to, " {card}")?,
            None => write!(to, " -")?,
        }
        known_to.iter().try_for_each(|seat| write!(to, "({seat})"))?;
    }
    writeln!(to)?;
    for seat in Seat::all(2) {
        write_place(seat, &game.places[seat], to)?;
    }
    game.board.all().iter().try_for_each(|number| write_card(game, number, to))
}

fn write_stage(game: &Duel52, to: &mut dyn Write) -> fmt::Result {
    match game.stage {
        Stage::Bannermen(done) => write!(to, "bannermen {done}")?,
        Stage::Forts => write!(to, "forts")?,
        Stage::Turn => write!(to, "turn")?,
        Stage::Over(outcome) => {
            write!(to, "over {} {}", outcome.rank(Seat::ONE), outcome.rank(Seat::TWO))?;
            match outcome.ending {
                Ending::Played => write!(to, " played")?,
                Ending::Conceded(seat) => write!(to, " conceded by {seat}")?,
            }
        }
    }
    match game.choice {
        Choice::Nothing => writeln!(to),
        Choice::Discard => writeln!(to, ", to discard"),
        Choice::Look { left, seen } => {
            write!(to, ", to look at {left}")?;
            match seen {
                None => writeln!(to),
                Some(Sight::Card(number)) => writeln!(to, " after {number}"),
                Some(Sight::Fort(fort)) => writeln!(to, " after fort {}", fort.number()),
            }
        }
        Choice::Move { into, left, from } => {
            write!(to, ", to move {left} into {into}")?;
            from.map_or(Ok(()), |from| write!(to, " from {from}"))?;
            writeln!(to)
        }
        Choice::Also { by, targets } => {
            write!(to, ", {by} attacks")?;
            targets.iter().try_for_each(|target| write!(to, " {target}"))?;
            writeln!(to)
        }
    }
}

fn write_place(seat: Seat, place: &Place, to: &mut dyn Write) -> fmt::Result {
    writeln!(to, "seat {seat} hand {}", place.hand)?;
    writeln!(to, "  discarded {}", place.discarded)?;
    writeln!(to, "  shown {} doubtful {}", place.shown.sure, place.shown.doubtful)?;
    match place.hero {
        Hero::None => {}
        Hero::Home(card) => writeln!(to, "  hero {card} at home")?,
        Hero::Played(card) => writeln!(to, "  hero {card} played")?,
    }
    for Banner { card, behind, mark } in place.banners.iter().flatten() {
        let mark = match mark {
            Mark::Sure => "sure",
            Mark::Doubtful => "doubtful",
            Mark::Gone => "gone",
        };
        writeln!(to, "  banner {card} behind {behind} {mark}")?;
    }
    let lanes = [
        ("stopped", place.stopped),
        ("fortified", place.fortified),
        ("forts due", place.forts_due),
    ];
    for (what, lanes) in lanes.into_iter().filter(|(_, lanes)| !lanes.is_empty()) {
        write!(to, "  {what}")?;
        lanes.iter().try_for_each(|lane| write!(to, " {lane}"))?;
        writeln!(to)?;
    }
    Ok(())
}

fn write_card(game: &Duel52, number: Number, to: &mut dyn Write) -> fmt::Result {
    let board = &game.board;
    let owner = board.owner(number);
    write!(to, "{number} {} of {owner}", board.face(number))?;
    match board.lane(number) {
        Some(lane) => write!(to, " in {lane}")?,
        None => write!(to, " killed")?,
    }
    let facts = [
        (" up", board.up),
        (" base", board.base),
        (" fort", board.forts),
        (" known to 1", board.known[Seat::ONE]),
        (" known to 2", board.known[Seat::TWO]),
        (" frozen", board.frozen),
        (" swift", board.swift),
        (" activated", board.activated),
        (" rushed", board.rushed),
    ];
    for (word, set) in facts {
        if set.contains(number) {
            to.write_str(word)?;
        }
    }
    let counts = [
        ("damage", board.damage.of(number)),
        ("attacks", board.attacks.of(number)),
        ("waits", board.waiting.of(number)),
    ];
    for (word, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        write!(to, " {word} {count}")?;
    }
    if let Some(mate) = board.mate(number) {
        write!(to, " paired with {mate}")?;
    }
    writeln!(to)
}
