//! What tests ask of a state: its canonical text, and whether it makes sense.

use std::fmt;

use engine::game::{Flaw, Inspect, Turn};
use engine::seat::Seat;

use super::Kind;
use super::state::{Kinds, Laid, Number, Shadows, Side, Stage};

impl Inspect for Shadows {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "drawn {} seed {seed} events {events}", self.drawn)?;
        match self.stage {
            Stage::Turn { seat, actions } => writeln!(to, "turn {seat} actions {actions}")?,
            Stage::Over(outcome) => {
                outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
            }
        }
        write!(to, "deck")?;
        self.deck.iter().try_for_each(|kind| write!(to, " {kind}"))?;
        for seat in Seat::all(self.seats) {
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "\nseat {seat}{left} hand")?;
            self.hands[seat].each().try_for_each(|kind| write!(to, " {kind}"))?;
        }
        for (at, laid) in self.table.iter().flatten().enumerate() {
            let Laid { owner, kind, side } = laid;
            write!(to, "\n{} {kind} of {owner}", Number::at(at))?;
            match side {
                Side::Up => write!(to, " up")?,
                Side::Down(known_to) => {
                    known_to.iter().try_for_each(|seat| write!(to, " known to {seat}"))?;
                }
            }
            if self.waits(Number::at(at)) {
                write!(to, " waits")?;
            }
        }
        writeln!(to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        let mut there = Kinds::default();
        self.hands.0.iter().flat_map(|hand| hand.each()).for_each(|kind| there.put(kind));
        self.table.iter().flatten().for_each(|laid| there.put(laid.kind));
        self.deck[usize::from(self.drawn)..].iter().for_each(|kind| there.put(*kind));
        if there != Kinds::ALL {
            return Err(Flaw("each card is in one place (SH-1)"));
        }
        for (at, laid) in self.table.iter().enumerate() {
            let up = laid.is_some_and(|laid| laid.side == Side::Up && laid.kind != Kind::Stone);
            if self.waits(Number::at(at)) && !up {
                return Err(Flaw("only powers of cards turned up wait (SH-3)"));
            }
        }
        Ok(())
    }
}
