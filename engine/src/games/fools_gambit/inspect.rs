//! The state as text, and its audit.

use std::fmt;

use crate::cards::{Card, CardSet, write_cards};
use crate::chance::Chance;
use crate::game::{Ending, Flaw, Inspect};
use crate::games::fools_gambit::action::Action;
use crate::games::fools_gambit::options::Deck;
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Laid, Pending, SeatState, Stage};
use crate::seat::{BySeat, Seat};

impl Inspect for FoolsGambit {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let deck = match self.deck {
            Deck::Split => "split",
            Deck::Full => "full",
        };
        let stage = match self.stage {
            Stage::Choose => "choose",
            Stage::Swap => "swap",
            Stage::Over(_) => "over",
        };
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "{deck} round {} {stage} seed {seed} events {events}", self.round)?;
        if let Stage::Over(outcome) = self.stage {
            let ranks = BySeat::<u8>::from_fn(|seat| outcome.rank(seat)).0;
            match outcome.ending {
                Ending::Played => writeln!(to, "ranks {} {} played", ranks[0], ranks[1])?,
                Ending::Conceded(seat) => {
                    writeln!(to, "ranks {} {} conceded by {seat}", ranks[0], ranks[1])?;
                }
            }
        }
        self.seats.iter().try_for_each(|(seat, own)| own.write_canonical(seat, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        for (seat, own) in self.seats.iter() {
            own.audit(self.deck.cards_of(seat), self.stage)?;
        }
        let BySeat([one, two]) = &self.seats;
        if one.playable() != two.playable() {
            return Err(Flaw("both seats always hold the same number of cards (FG-21)"));
        }
        Ok(())
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl FoolsGambit {
    /// The seat's main deck in its order, a secret to everybody: for tests.
    #[must_use]
    pub fn main_deck(&self, seat: Seat) -> &[Card] {
        self.seats[seat].main_deck.as_slice()
    }
}

impl SeatState {
    fn write_canonical(&self, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
        write!(to, "seat {seat} main ")?;
        write_cards(to, self.main_deck.iter())?;
        writeln!(to)?;
        match self.hand {
            Hand::Empty => writeln!(to, "  empty hand")?,
            Hand::Drawn([low, middle, high]) => writeln!(to, "  hand {low} {middle} {high}")?,
            Hand::Laid(laid) => laid.write_canonical(to)?,
        }
        writeln!(to, "  off-hand {} seen {}", self.off_hand, self.off_hand_seen)?;
        writeln!(to, "  discard {} winning {}", self.discard, self.winning)?;
        match self.pending {
            Pending::Owed => writeln!(to, "  owed"),
            Pending::TimedOut => writeln!(to, "  timed out"),
            Pending::Chosen(choice) => writeln!(to, "  {}", Action::Choose(choice)),
            Pending::SwapChosen(swap) => writeln!(to, "  {}", Action::Swap(swap)),
            Pending::Done => writeln!(to, "  done"),
        }
    }

    fn audit(&self, cards: CardSet, stage: Stage) -> Result<(), Flaw> {
        let piles =
            [self.main_deck.set(), self.hand.set(), self.off_hand, self.discard, self.winning];
        let count: u8 = piles.iter().map(|pile| pile.len()).sum();
        if count != cards.len() || piles.into_iter().fold(CardSet::EMPTY, CardSet::union) != cards {
            return Err(Flaw("a seat has each of its cards in one place (FG-3, 4)"));
        }
        if !self.off_hand_seen.minus(self.off_hand).is_empty() {
            return Err(Flaw("what was seen to go to the off-hand is there"));
        }
        match (stage, self.hand, self.pending) {
            (Stage::Over(_), _, _)
            | (Stage::Choose, Hand::Drawn(_), Pending::Owed | Pending::TimedOut)
            | (Stage::Swap, Hand::Laid(_) | Hand::Empty, Pending::Done) => Ok(()),
            (Stage::Choose, Hand::Drawn(hand), Pending::Chosen(choice))
                if hand.contains(&choice.duel) && hand.contains(&choice.wager) =>
            {
                Ok(())
            }
            (
                Stage::Swap,
                Hand::Laid(laid),
                Pending::Owed | Pending::TimedOut | Pending::SwapChosen(_),
            ) if laid == Laid::new(laid.duel, laid.wager, laid.third) => Ok(()),
            _ => Err(Flaw("hand and pending choice fit the stage")),
        }
    }
}

impl Laid {
    /// What is shown of the cards is added only while a duel is settled.
    fn write_canonical(self, to: &mut dyn fmt::Write) -> fmt::Result {
        let Self { duel, wager, third, duel_shown, third_seen, counts_as_wager } = self;
        write!(to, "  duel {duel} wager {wager} third {third}")?;
        if duel_shown {
            write!(to, " duel shown")?;
        }
        if third_seen {
            write!(to, " third seen")?;
        }
        if counts_as_wager {
            write!(to, " counts as wager")?;
        }
        writeln!(to)
    }
}
