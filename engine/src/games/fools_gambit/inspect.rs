//! The state as text, and its audit.

use std::fmt;

use crate::cards::{Card, CardSet, write_cards};
use crate::chance::Chance;
use crate::game::{Ending, Flaw, Inspect, Pending};
use crate::games::fools_gambit::action::{Action, Choice};
use crate::games::fools_gambit::options::Deck;
use crate::games::fools_gambit::state::{Cards, Drawn, FoolsGambit, Stage};
use crate::seat::{BySeat, Seat};

impl Inspect for FoolsGambit {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let deck = match self.deck {
            Deck::Split => "split",
            Deck::Full => "full",
        };
        let stage = match (self.over, self.stage) {
            (Some(_), _) => "over",
            (None, Stage::Choose(_)) => "choose",
            (None, Stage::Swap(_) | Stage::Duel(_) | Stage::Empty) => "swap",
        };
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "{deck} round {} {stage} seed {seed} events {events}", self.round)?;
        if let Some(outcome) = self.over {
            let ranks = BySeat::<u8>::from_fn(|seat| outcome.rank(seat)).0;
            match outcome.ending {
                Ending::Played => writeln!(to, "ranks {} {} played", ranks[0], ranks[1])?,
                Ending::Conceded(seat) => {
                    writeln!(to, "ranks {} {} conceded by {seat}", ranks[0], ranks[1])?;
                }
            }
        }
        Seat::all(2).try_for_each(|seat| self.write_seat(seat, to))
    }

    fn audit(&self) -> Result<(), Flaw> {
        for (seat, own) in self.seats.iter() {
            let piles = [
                own.main_deck.set(),
                self.stage.cards(seat),
                own.off_hand,
                own.discard,
                own.winning,
            ];
            let count: u8 = piles.iter().map(|pile| pile.len()).sum();
            let all = piles.into_iter().fold(CardSet::EMPTY, CardSet::union);
            let cards = self.deck.cards_of(seat);
            Flaw::unless(
                all == cards && count == cards.len(),
                "a seat has each of its cards in one place (FG-3, 4)",
            )?;
            Flaw::unless(
                own.off_hand_seen.minus(own.off_hand).is_empty(),
                "what was seen to go to the off-hand is there",
            )?;
            self.audit_choice(seat)?;
        }
        let BySeat([one, two]) = &self.seats;
        Flaw::unless(
            one.playable() == two.playable(),
            "both seats always hold the same number of cards (FG-21)",
        )
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

impl FoolsGambit {
    fn audit_choice(&self, seat: Seat) -> Result<(), Flaw> {
        match &self.stage {
            Stage::Choose(drawn) => {
                let Drawn { cards, choice } = &drawn[seat];
                let held = choice.choice().is_none_or(|Choice { duel, wager }| {
                    duel != wager && cards.contains(&duel) && cards.contains(&wager)
                });
                Flaw::unless(held, "what is picked is in hand (FG-6)")
            }
            Stage::Swap(laid) => {
                let cards = laid[seat].cards;
                let fresh = cards == Cards::new(cards.duel, cards.wager, cards.third);
                Flaw::unless(fresh, "the duel begins when both have swapped (FG-9)")
            }
            Stage::Duel(_) | Stage::Empty => Ok(()),
        }
    }

    fn write_seat(&self, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
        let own = &self.seats[seat];
        write!(to, "seat {seat} main ")?;
        write_cards(to, own.main_deck.iter())?;
        writeln!(to)?;
        match (&self.stage, self.stage.laid(seat)) {
            (_, Some(laid)) => laid.write_canonical(to)?,
            (Stage::Choose(drawn), None) => {
                let [low, middle, high] = drawn[seat].cards;
                writeln!(to, "  hand {low} {middle} {high}")?;
            }
            (_, None) => writeln!(to, "  empty hand")?,
        }
        writeln!(to, "  off-hand {} seen {}", own.off_hand, own.off_hand_seen)?;
        writeln!(to, "  discard {} winning {}", own.discard, own.winning)?;
        let made = match &self.stage {
            Stage::Choose(drawn) => match drawn[seat].choice {
                Pending::Owed => None,
                Pending::TimedOut => return writeln!(to, "  timed out"),
                Pending::Made(choice) => Some(Action::Choose(choice)),
            },
            Stage::Swap(laid) => match laid[seat].swap {
                Pending::Owed => None,
                Pending::TimedOut => return writeln!(to, "  timed out"),
                Pending::Made(swap) => Some(Action::Swap(swap)),
            },
            Stage::Empty if self.over.is_some() => None,
            Stage::Duel(_) | Stage::Empty => return writeln!(to, "  done"),
        };
        match made {
            None => writeln!(to, "  owed"),
            Some(action) => writeln!(to, "  {action}"),
        }
    }
}

impl Cards {
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
