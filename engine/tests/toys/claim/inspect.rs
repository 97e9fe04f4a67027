//! What tests ask of a state: its canonical text, and whether it makes sense.

use std::fmt;

use engine::game::{Flaw, Inspect};
use engine::seat::Seat;

use super::state::{Claim, Faces, HAND, Part, Place};

impl Inspect for Claim {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "round {} of {} seed {seed} events {events}", self.round, self.rounds)?;
        if let Some(outcome) = self.over {
            outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
        }
        for seat in Seat::all(self.seats) {
            let Place { hand, played, points, card, call } = self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "seat {seat}{left} points {points} hand{hand} played{played}")?;
            write_part(to, card)?;
            write_part(to, call)?;
            writeln!(to)?;
        }
        Ok(())
    }

    fn audit(&self) -> Result<(), Flaw> {
        let mut all = Faces::default();
        for seat in Seat::all(self.seats) {
            let place = &self.places[seat];
            let own = place.hand.union(place.played);
            if own.len() != HAND || place.hand.len() + place.played.len() != HAND {
                return Err(Flaw("a seat has its four cards, each once (CL-1)"));
            }
            if own.both(all) != Faces::default() {
                return Err(Flaw("no card is there twice (CL-1)"));
            }
            all = all.union(own);
            if matches!(place.card, Part::Made(face) if !place.hand.contains(face)) {
                return Err(Flaw("what a seat plays is in its hand (CL-2)"));
            }
        }
        if self.over.is_none() && self.owing().is_empty() {
            return Err(Flaw("a game that goes on waits for somebody"));
        }
        Ok(())
    }
}

fn write_part<T: fmt::Display>(to: &mut dyn fmt::Write, part: Part<T>) -> fmt::Result {
    match part {
        Part::Owed => write!(to, " owed"),
        Part::TimedOut => write!(to, " timed-out"),
        Part::Made(made) => write!(to, " made {made}"),
    }
}
