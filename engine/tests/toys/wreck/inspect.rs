//! What tests ask of a state: its canonical text, and whether it makes sense.

use std::fmt;

use engine::game::{Flaw, Inspect};
use engine::seat::Seat;

use super::state::{Charms, DEALT, Place, Stage, Wreck};

impl Inspect for Wreck {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        let charms = if self.charms { "on" } else { "off" };
        writeln!(to, "charms {charms} round {} seed {seed} events {events}", self.round)?;
        match self.stage {
            Stage::Share(seat) => writeln!(to, "share {seat}")?,
            Stage::Charm(seat) => writeln!(to, "charm {seat}")?,
            Stage::Over(outcome) => {
                outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
            }
        }
        write!(to, "finds")?;
        self.finds.iter().try_for_each(|worth| write!(to, " {worth}"))?;
        write!(to, "\nopen")?;
        self.open_finds().try_for_each(|find| write!(to, " {}", find.number))?;
        for seat in Seat::all(self.seats) {
            let Place { held, played, finds } = self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "\nseat {seat}{left} finds {finds} held")?;
            held.each().try_for_each(|worth| write!(to, " {worth}"))?;
            write!(to, " played")?;
            played.each().try_for_each(|worth| write!(to, " {worth}"))?;
        }
        writeln!(to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        for worth in 0..4 {
            let places = self.places.0.iter();
            let there = places.map(|place| place.held.0[worth] + place.played.0[worth]);
            if there.sum::<u8>() > Charms::ALL.0[worth] {
                return Err(Flaw("no more charms than there are (WR-1)"));
            }
        }
        for seat in Seat::all(self.seats) {
            if self.places[seat].held.count() + self.places[seat].played.count() != DEALT {
                return Err(Flaw("a seat has its two charms (WR-1)"));
            }
        }
        let laid_out = &self.finds[..usize::from(self.laid_out())];
        let open: u8 = self.open_finds().map(|find| find.worth).sum();
        let taken: u8 = self.places.0.iter().map(|place| place.finds).sum();
        if laid_out.iter().sum::<u8>() != open + taken {
            return Err(Flaw("every find laid out lies open or was taken (WR-3)"));
        }
        Ok(())
    }
}
