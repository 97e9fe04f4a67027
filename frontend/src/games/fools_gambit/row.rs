//! A seat's cards of the round: their places, animation keys, and the marks that a frame's events set.

use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{Choice, Event, FoolsGambit, SeatView, Swap, SwapShown};
use engine::seat::Seat;

use crate::games::Turning;
use crate::playback::FrameOf;

/// A card's place in the round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RowPlace {
    #[default]
    Hand,
    /// Picked to duel with.
    Duel,
    Wager,
    /// Left over, still in hand.
    Third,
}

impl RowPlace {
    pub const LAID: [Self; 3] = [Self::Duel, Self::Wager, Self::Third];

    /// The place that the third card takes.
    pub const fn from_swap(swap: Swap) -> Option<Self> {
        match swap {
            Swap::Keep => None,
            Swap::Duel => Some(Self::Duel),
            Swap::Wager => Some(Self::Wager),
        }
    }
}

/// A card's highlight at this moment of playback.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CardMark {
    #[default]
    Plain,
    /// Its effect happens: a 2, 5 or 7.
    Acts(Rank),
    Wins,
    Loses,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    MainDeck,
    OffHand,
    Discard,
    Winning,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RowCard {
    /// Tells the row's cards apart as they change places, since a view has only places. The card's
    /// first index: in the hand, if the observer saw that, or else in [`RowPlace::LAID`].
    pub animation_key: u8,
    pub place: RowPlace,
    /// `None` if the observer doesn't know it.
    pub face: Option<Card>,
    /// Whether the whole table has seen the face.
    pub seen: bool,
    pub mark: CardMark,
    pub turning: Turning,
    /// The value, if an effect has changed it.
    pub value: Option<Rank>,
    /// The pile to which the card goes after the round.
    pub next_pile: Option<Zone>,
}

impl RowCard {
    fn from_laid(animation_key: u8, place: RowPlace, now: &SeatView) -> Self {
        let (face, seen) = match place {
            RowPlace::Duel => (now.duel, now.duel_shown),
            RowPlace::Wager => (now.wager, true),
            RowPlace::Third | RowPlace::Hand => (now.third, now.third_seen),
        };
        let value =
            now.wager.filter(|_| place == RowPlace::Duel && now.counts_as_wager).map(Card::rank);
        Self { animation_key, place, face, seen, value, ..Self::default() }
    }
}

/// A seat's cards of the round: three, or none between rounds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CardRow(Vec<RowCard>);

impl CardRow {
    /// In the order of their animation keys.
    pub fn cards(&self) -> &[RowCard] {
        &self.0
    }

    pub fn at(&self, place: RowPlace) -> Option<&RowCard> {
        self.0.iter().find(|card| card.place == place)
    }

    pub fn is_laid(&self) -> bool {
        self.at(RowPlace::Duel).is_some()
    }

    pub fn face(&self, place: RowPlace) -> Option<Card> {
        self.at(place).and_then(|card| card.face)
    }

    /// The cards after a swap with the third one.
    #[must_use]
    pub fn after_swap(&self, swap: Swap) -> Self {
        let Some(replaced) = RowPlace::from_swap(swap) else { return self.clone() };
        let moved = |card: &RowCard| match card.place {
            RowPlace::Third => RowCard { place: replaced, ..*card },
            place if place == replaced => RowCard { place: RowPlace::Third, ..*card },
            RowPlace::Hand | RowPlace::Duel | RowPlace::Wager => *card,
        };
        Self(self.0.iter().map(moved).collect())
    }

    pub fn from_view(now: &SeatView) -> Self {
        if now.wager.is_some() {
            let places = (0..).zip(RowPlace::LAID);
            return Self(places.map(|(key, place)| RowCard::from_laid(key, place, now)).collect());
        }
        let cards = (0..now.held).map(|animation_key| {
            let face = now.hand.and_then(|hand| hand.iter().nth(usize::from(animation_key)));
            let place = match now.chosen {
                None => RowPlace::Hand,
                Some(Choice { duel, .. }) if face == Some(duel) => RowPlace::Duel,
                Some(Choice { wager, .. }) if face == Some(wager) => RowPlace::Wager,
                Some(_) => RowPlace::Third,
            };
            RowCard { animation_key, place, face, ..RowCard::default() }
        });
        Self(cards.collect())
    }

    /// The cards after a frame. Cards laid down earlier keep their animation keys, and cards put away
    /// stay in sight until the next round.
    pub fn after(&self, seat: Seat, frame: &FrameOf<FoolsGambit>, winner: Option<Seat>) -> Self {
        let (now, events) = (&frame.view.seats[seat], &frame.events);
        let mut row = if now.held == 0 {
            self.clone()
        } else if now.wager.is_some() && self.is_laid() {
            let swaps = events.iter().map(|event| shown_swap(event, seat));
            let moved = swaps.fold(self.clone(), |row, swap| row.after_swap(swap));
            let laid = |card: &RowCard| RowCard::from_laid(card.animation_key, card.place, now);
            Self(moved.0.iter().map(laid).collect())
        } else {
            Self::from_view(now)
        };
        let duel_mark = match winner {
            Some(winner) if winner == seat => CardMark::Wins,
            Some(_) => CardMark::Loses,
            None => events.iter().find_map(|event| effect_mark(event, seat)).unwrap_or_default(),
        };
        for (card, before) in row.0.iter_mut().zip(&self.0) {
            let turns_up = card.seen && before.face.is_none();
            card.mark = if before.place == RowPlace::Duel { duel_mark } else { CardMark::Plain };
            card.turning = if turns_up { Turning::Now } else { Turning::No };
            card.next_pile = (now.held == 0).then(|| pile_of(card.face, now));
        }
        row
    }

    /// The cards a beat earlier: cards turned up just now are face-down, and no card is put away.
    #[must_use]
    pub fn before_reveal(mut self) -> Self {
        for card in &mut self.0 {
            card.next_pile = None;
            if card.turning == Turning::Now {
                (card.face, card.seen, card.turning) = (None, false, Turning::Soon);
            }
        }
        self
    }
}

/// A seat's swap of its third card, as everybody sees it in an event; `Keep` without one.
fn shown_swap(event: &Event, seat: Seat) -> Swap {
    match *event {
        Event::Swapped(of, SwapShown::Duel) | Event::Exchanged { seat: of, .. } if of == seat => {
            Swap::Duel
        }
        Event::Swapped(of, SwapShown::Wager { .. }) if of == seat => Swap::Wager,
        _ => Swap::Keep,
    }
}

fn effect_mark(event: &Event, seat: Seat) -> Option<CardMark> {
    match *event {
        Event::FivesActed(seats) if seats.contains(seat) => Some(CardMark::Acts(Rank::FIVE)),
        Event::TwoTook(of, _) if of == seat => Some(CardMark::Acts(Rank::TWO)),
        Event::SevenReversed(of) if of == seat => Some(CardMark::Acts(Rank::SEVEN)),
        _ => None,
    }
}

/// The pile that a card of the round now lies in.
fn pile_of(face: Option<Card>, now: &SeatView) -> Zone {
    match face {
        Some(card) if now.winning.contains(card) => Zone::Winning,
        Some(card) if now.discard.contains(card) => Zone::Discard,
        _ => Zone::OffHand,
    }
}
