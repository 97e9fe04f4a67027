//! What tests ask of a state: its canonical text, and whether it makes sense.

use std::fmt;

use engine::game::{Flaw, Inspect};
use engine::seat::Seat;

use super::state::{Bundle, Dealings, Market, Offer};

impl Inspect for Market {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "seed {seed} events {events}")?;
        if let Some(outcome) = self.over {
            outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
        }
        for seat in Seat::all(self.seats) {
            let place = &self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            let finished = if place.finished { " finished" } else { "" };
            writeln!(to, "seat {seat}{left}{finished} {} known {}", place.held, place.known)?;
            for other in Seat::all(self.seats).filter(|other| *other != seat) {
                let Dealings { made, open } = place.to[other];
                write!(to, "  to {other} known {} made {made}", place.known_to[other])?;
                if let Some(Offer { number, give, want }) = open {
                    write!(to, " #{number} {give} for {want}")?;
                }
                writeln!(to)?;
            }
        }
        Ok(())
    }

    fn audit(&self) -> Result<(), Flaw> {
        let there = self.places.0.iter().map(|place| place.held);
        if there.fold(Bundle::default(), Bundle::plus) != self.all() {
            return Err(Flaw("no spice comes or goes (MK-1)"));
        }
        for place in &self.places.0 {
            if !place.known_to.0.iter().all(|known| place.held.holds(*known)) {
                return Err(Flaw("what a seat is known to hold it holds"));
            }
            if !place.known_to.0.iter().all(|known| known.holds(place.known)) {
                return Err(Flaw("what all know every seat knows"));
            }
            let open = place.to.0.iter().filter_map(|dealings| dealings.open);
            if !open.into_iter().all(|offer| place.held.holds(offer.give)) {
                return Err(Flaw("an open offer can be kept (MK-4)"));
            }
        }
        if self.over.is_none() && self.unfinished().is_empty() {
            return Err(Flaw("a game that goes on waits for somebody"));
        }
        Ok(())
    }
}
