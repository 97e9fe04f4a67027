//! The cards of a seat's round: where a view has them, which of them is which from one view to the
//! next, and what the frame's events mark.

use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{
    Choice, Event, FoolsGambit, SeatView, Swap, SwapShown, points_of,
};
use engine::seat::Seat;

use crate::playback::FrameOf;

/// Where a card of the round lies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Spot {
    /// In hand, not picked for anything.
    #[default]
    Hand,
    /// Picked to duel with.
    Duel,
    /// Wagered.
    Wager,
    /// Left over, in hand.
    Third,
}

/// How a card stands out at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// It does not.
    #[default]
    Plain,
    /// Its effect happens: that of a 2, a 5 or a 7.
    Acts(Rank),
    /// It wins the round.
    Wins,
    /// It loses the round.
    Loses,
}

/// Whether a card comes to light.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Turning {
    #[default]
    No,
    /// It is about to be turned up.
    Soon,
    /// It is turned up at this moment.
    Now,
}

/// What becomes of a card when the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It goes to the winning pile, for this number of points.
    Banked(u8),
    /// It is discarded.
    Discarded,
    /// It goes to the off-hand.
    OffHand,
}

/// One of the three cards of a seat's round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lying {
    /// Follows the card from place to place as eyes at the table do; a view says what lies where, not which card it was.
    /// It is the card's place in a hand that the observer sees, or else the place in which it was laid down.
    pub token: u8,
    /// Where it lies.
    pub spot: Spot,
    /// Its face, if the observer knows it.
    pub face: Option<Card>,
    /// Whether all have seen it.
    pub seen: bool,
    /// How it stands out.
    pub mark: Mark,
    pub turning: Turning,
    /// What it counts as, if that is not its own value.
    pub value: Option<Rank>,
    /// Where it goes when the round is over.
    pub fate: Option<Fate>,
}

impl Lying {
    /// A card that is laid down, as a view has it.
    fn laid(token: u8, spot: Spot, now: &SeatView) -> Self {
        let (face, seen) = match spot {
            Spot::Duel => (now.duel, now.duel_shown),
            Spot::Wager => (now.wager, true),
            Spot::Third | Spot::Hand => (now.third, now.third_seen),
        };
        let value = now.wager.filter(|_| spot == Spot::Duel && now.counts_as_wager).map(Card::rank);
        Self { token, spot, face, seen, value, ..Self::default() }
    }
}

/// The cards of a seat's round: three, or none between rounds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Row(Vec<Lying>);

impl Row {
    /// The cards, in the order of their tokens.
    pub fn cards(&self) -> &[Lying] {
        &self.0
    }

    /// The card in a place that holds one.
    pub fn at(&self, spot: Spot) -> Option<&Lying> {
        self.0.iter().find(|lying| lying.spot == spot)
    }

    /// Whether the cards are picked and laid down.
    pub fn is_laid(&self) -> bool {
        self.at(Spot::Duel).is_some()
    }

    /// The face of the card in a place, if it is known.
    pub fn face(&self, spot: Spot) -> Option<Card> {
        self.at(spot).and_then(|lying| lying.face)
    }

    /// The same cards after a swap of the third one.
    #[must_use]
    pub fn swapped(&self, swap: Swap) -> Self {
        let with = match swap {
            Swap::Keep => return self.clone(),
            Swap::Duel => Spot::Duel,
            Swap::Wager => Spot::Wager,
        };
        let moved = |lying: &Lying| match lying.spot {
            Spot::Third => Lying { spot: with, ..*lying },
            spot if spot == with => Lying { spot: Spot::Third, ..*lying },
            Spot::Hand | Spot::Duel | Spot::Wager => *lying,
        };
        Self(self.0.iter().map(moved).collect())
    }

    /// The cards as a view has them.
    pub fn of(now: &SeatView) -> Self {
        if now.wager.is_some() {
            let spots = (0..).zip([Spot::Duel, Spot::Wager, Spot::Third]);
            return Self(spots.map(|(token, spot)| Lying::laid(token, spot, now)).collect());
        }
        let held = (0..now.held).map(|token| {
            let face = now.hand.and_then(|hand| hand.iter().nth(usize::from(token)));
            let spot = match now.chosen {
                None => Spot::Hand,
                Some(Choice { duel, .. }) if face == Some(duel) => Spot::Duel,
                Some(Choice { wager, .. }) if face == Some(wager) => Spot::Wager,
                Some(_) => Spot::Third,
            };
            Lying { token, spot, face, ..Lying::default() }
        });
        Self(held.collect())
    }

    /// The cards after a frame, which are all in their places in its view: only which of them is which is carried on.
    /// Once they are put away they stay in sight until the next round.
    pub fn after(&self, seat: Seat, frame: &FrameOf<FoolsGambit>, winner: Option<Seat>) -> Self {
        let (now, events) = (&frame.view.seats[seat], &frame.events);
        let mut row = if now.held == 0 {
            self.clone()
        } else if now.wager.is_some() && self.is_laid() {
            let swaps = events.iter().map(|event| swap_in(event, seat));
            let moved = swaps.fold(self.clone(), |row, swap| row.swapped(swap));
            Self(moved.0.iter().map(|lying| Lying::laid(lying.token, lying.spot, now)).collect())
        } else {
            Self::of(now)
        };
        let duel_mark = match winner {
            Some(winner) if winner == seat => Mark::Wins,
            Some(_) => Mark::Loses,
            None => events.iter().find_map(|event| acts(event, seat)).unwrap_or_default(),
        };
        for (lying, before) in row.0.iter_mut().zip(&self.0) {
            let turns = lying.seen && before.face.is_none();
            lying.mark = if before.spot == Spot::Duel { duel_mark } else { Mark::Plain };
            lying.turning = if turns { Turning::Now } else { Turning::No };
            lying.fate = (now.held == 0).then(|| Fate::of(lying.face, now));
        }
        row
    }

    /// The cards a beat before: face-down if they are turned up at this moment, and not put away.
    #[must_use]
    pub fn a_beat_before(mut self) -> Self {
        for lying in &mut self.0 {
            lying.fate = None;
            if lying.turning == Turning::Now {
                (lying.face, lying.seen, lying.turning) = (None, false, Turning::Soon);
            }
        }
        self
    }
}

/// What a seat's third card changes places with: all see that, whether they know the cards or not.
fn swap_in(event: &Event, seat: Seat) -> Swap {
    match *event {
        Event::Swapped(of, SwapShown::Duel) | Event::Exchanged { seat: of, .. } if of == seat => {
            Swap::Duel
        }
        Event::Swapped(of, SwapShown::Wager { .. }) if of == seat => Swap::Wager,
        _ => Swap::Keep,
    }
}

/// The mark of a seat's duel card whose effect happens.
fn acts(event: &Event, seat: Seat) -> Option<Mark> {
    match *event {
        Event::FivesActed(seats) if seats.contains(seat) => Some(Mark::Acts(Rank::FIVE)),
        Event::TwoTook(of, _) if of == seat => Some(Mark::Acts(Rank::TWO)),
        Event::SevenReversed(of) if of == seat => Some(Mark::Acts(Rank::SEVEN)),
        _ => None,
    }
}

impl Fate {
    /// Where a card of the round is found that was put away.
    fn of(face: Option<Card>, now: &SeatView) -> Self {
        match face {
            Some(card) if now.winning.contains(card) => Self::Banked(points_of(card)),
            Some(card) if now.discard.contains(card) => Self::Discarded,
            _ => Self::OffHand,
        }
    }
}
