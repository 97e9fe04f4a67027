//! The canonical text, and what must hold in every state.

use std::fmt;

use crate::chance::Chance;
use crate::game::{Ending, Flaw, Inspect, Pending};
use crate::games::dual_duel::card::{Card, Deck};
use crate::games::dual_duel::state::{DualDuel, Pair, Phase, Round, SeatState, Slot, Stage, Wild};
use crate::options::Options;
use crate::seat::{BySeat, Seat};

impl Inspect for DualDuel {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        let BySeat([one, two]) = self.won;
        writeln!(to, "{} seed {seed} events {events}", self.options.values())?;
        writeln!(to, "duel {} won {one} {two} round {}", self.duel, self.round)?;
        writeln!(to, "{}", word(self.phase))?;
        match self.stage {
            Stage::Waiting => {}
            Stage::Resolving => writeln!(to, "resolving")?,
            Stage::Over(outcome) => {
                let ranks = BySeat::<u8>::from_fn(|seat| outcome.rank(seat)).0;
                match outcome.ending {
                    Ending::Played => writeln!(to, "ranks {} {} played", ranks[0], ranks[1])?,
                    Ending::Conceded(seat) => {
                        writeln!(to, "ranks {} {} conceded by {seat}", ranks[0], ranks[1])?;
                    }
                }
            }
        }
        writeln!(to, "aside {}", self.aside)?;
        for Round { pairs, swapped } in &self.rounds {
            let BySeat([one, two]) = pairs.map(|Pair { given, kept }| format!("{given} {kept}"));
            writeln!(to, "played {one} against {two} swapped {swapped:?}")?;
        }
        writeln!(to, "called {:?}", self.called)?;
        self.seats.iter().try_for_each(|(seat, state)| state.write_canonical(seat, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        let over = matches!(self.stage, Stage::Over(_));
        let mut seen = self.aside;
        let mut count = self.aside.len() + 4 * self.rounds.len();
        seen = seen.union(self.rounds.discards());
        for (seat, state) in self.seats.iter() {
            seen = seen.union(state.cards());
            count += state.count();
            state.audit()?;
            let waits = !matches!(state.pending, Pending::Owed);
            if !over && waits && !self.asked().contains(seat) {
                return Err(Flaw("only those who are asked decide"));
            }
        }
        if seen != Deck::WHOLE || count != Card::COUNT {
            return Err(Flaw("each card is in one place (DD-1)"));
        }
        if self.seats[Seat::ONE].hand.len() != self.seats[Seat::TWO].hand.len() {
            return Err(Flaw("both hands have the same number of cards (DD-3)"));
        }
        if self.stage == Stage::Waiting && self.owing().is_empty() {
            return Err(Flaw("a match that goes on waits for somebody"));
        }
        Ok(())
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl SeatState {
    /// All of the seat's cards.
    fn cards(&self) -> Deck {
        let on_table = self.given.into_iter().chain(self.kept);
        let rest: Deck = on_table.chain(self.wilds().map(|wild| wild.card)).collect();
        self.hand.union(rest)
    }

    /// How many they should be.
    fn count(&self) -> u8 {
        let on_table = self.given.into_iter().chain(self.kept).count() + self.wilds().count();
        self.hand.len() + on_table as u8
    }

    fn write_canonical(&self, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(to, "seat {seat} hand {}", self.hand)?;
        writeln!(to, "  seen {} calls {}", self.hand_seen, self.calls)?;
        for slot in Slot::ALL {
            match self.slots[slot.index()] {
                None => writeln!(to, "  slot {} empty", slot.number())?,
                Some(Wild { card, face_up }) => {
                    let way = if face_up { "up" } else { "down" };
                    writeln!(to, "  slot {} {card} face-{way}", slot.number())?;
                }
            }
        }
        for (what, card) in [("given", self.given), ("kept", self.kept)] {
            if let Some(card) = card {
                writeln!(to, "  {what} {card}")?;
            }
        }
        match self.pending {
            Pending::Owed => writeln!(to, "  owed"),
            Pending::TimedOut => writeln!(to, "  timed out"),
            Pending::Made(action) => writeln!(to, "  {action}"),
        }
    }

    fn audit(&self) -> Result<(), Flaw> {
        if !self.hand_seen.minus(self.hand).is_empty() {
            return Err(Flaw("what is known to be in hand is there"));
        }
        if self.given.is_none() && self.kept.is_some() {
            return Err(Flaw("a pair begins with the card that was given (DD-5)"));
        }
        Ok(())
    }
}

/// The word for a phase.
const fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Lay => "lay",
        Phase::Give => "give",
        Phase::Keep => "keep",
        Phase::Call => "call",
        Phase::Answer => "answer",
        Phase::Swap => "swap",
        Phase::Bonus => "bonus",
    }
}
