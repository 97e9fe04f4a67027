//! What lies where on the table at one moment: what a view knows, which card is which from one
//! view to the next, and what the frame's events mark.

use std::rc::Rc;

use engine::cards::{Card, CardSet, Rank};
use engine::games::fools_gambit::{
    Choice, Event, FoolsGambit, SeatView, Swap, SwapShown, View, points_of,
};
use engine::seat::{BySeat, Seat};

use crate::games::fools_gambit::text;
use crate::playback::{self, FrameKind, FrameOf};
use crate::services::sound::Cue;
use crate::words::line::Line;
use crate::words::players::Players;

/// Where a card of the round lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In hand, not picked for anything.
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
    /// It goes to the winning pile, for so many points.
    Banked(u8),
    /// It is discarded.
    Discarded,
    /// It goes to the off-hand.
    OffHand,
}

/// One of the three cards of a seat's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Follows the card from place to place; for cards that the observer does not know it says
    /// no more than their places do.
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
    const fn new(token: u8, spot: Spot, face: Option<Card>) -> Self {
        Self {
            token,
            spot,
            face,
            seen: false,
            mark: Mark::Plain,
            turning: Turning::No,
            value: None,
            fate: None,
        }
    }
}

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The values that were compared.
    pub values: BySeat<Rank>,
    /// Whether a 7 reversed the result.
    pub reversed: bool,
    /// The winner; `None` for a tie.
    pub winner: Option<Seat>,
}

impl Verdict {
    const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::RoundWon { values, reversed, winner } => Some(Self { values, reversed, winner }),
            _ => None,
        }
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

    /// The same cards after a swap of the third one.
    #[must_use]
    pub fn swapped(&self, swap: Swap) -> Self {
        let mut row = self.clone();
        match swap {
            Swap::Keep => {}
            Swap::Duel => row.exchange(Spot::Duel, Spot::Third),
            Swap::Wager => row.exchange(Spot::Wager, Spot::Third),
        }
        row
    }

    fn at_mut(&mut self, spot: Spot) -> Option<&mut Lying> {
        self.0.iter_mut().find(|lying| lying.spot == spot)
    }

    /// The face of the card in a place, if it is known.
    pub fn face(&self, spot: Spot) -> Option<Card> {
        self.at(spot).and_then(|lying| lying.face)
    }

    fn known(&self) -> CardSet {
        self.0.iter().filter_map(|lying| lying.face).collect()
    }

    fn in_hand(cards: impl IntoIterator<Item = Option<Card>>) -> Self {
        let tokens = 0..;
        Self(tokens.zip(cards).map(|(token, face)| Lying::new(token, Spot::Hand, face)).collect())
    }

    fn exchange(&mut self, one: Spot, other: Spot) {
        for lying in &mut self.0 {
            lying.spot = match lying.spot {
                spot if spot == one => other,
                spot if spot == other => one,
                spot => spot,
            };
        }
    }

    /// The picked cards find their places; cards that are not known, in the order of their tokens.
    fn lay(&mut self, duel: Option<Card>, wager: Option<Card>) {
        for (spot, card) in [(Spot::Duel, duel), (Spot::Wager, wager)] {
            let face = card.filter(|card| self.known().contains(*card));
            let picked = |lying: &&mut Lying| lying.spot == Spot::Hand && lying.face == face;
            if let Some(lying) = self.0.iter_mut().find(picked) {
                (lying.spot, lying.face) = (spot, card);
            }
        }
        for lying in &mut self.0 {
            if lying.spot == Spot::Hand {
                lying.spot = Spot::Third;
            }
        }
    }

    /// The cards as a view has them.
    fn of(now: &SeatView) -> Self {
        let mut row = match now.hand {
            _ if now.wager.is_some() => Self::in_hand([None; 3]),
            Some(hand) => Self::in_hand(hand.iter().map(Some)),
            None => Self::in_hand((0..now.held).map(|_| None)),
        };
        if now.wager.is_some() {
            let spots = [Spot::Duel, Spot::Wager, Spot::Third];
            row.0.iter_mut().zip(spots).for_each(|(lying, spot)| lying.spot = spot);
            row.know(now);
        } else if let Some(Choice { duel, wager }) = now.chosen {
            row.lay(Some(duel), Some(wager));
        }
        row
    }

    /// The cards after a frame. Once they are put away they stay in sight until the next round.
    fn after(&self, seat: Seat, now: &SeatView, events: &[Event]) -> Self {
        let mut row = self.clone();
        for lying in &mut row.0 {
            lying.turning = Turning::No;
            if let Mark::Acts(_) = lying.mark {
                lying.mark = Mark::Plain;
            }
        }
        if is_put_away(now) {
            row.0.iter_mut().for_each(|lying| lying.fate = Some(Fate::of(lying.face, now)));
        } else if now.wager.is_none() || row.0.iter().any(|lying| lying.fate.is_some()) {
            return Self::of(now);
        } else if !row.is_laid() {
            row.lay(now.duel, now.wager);
        }
        for event in events {
            row.show(seat, event);
        }
        if now.wager.is_some() {
            row.know(now);
        }
        for (lying, before) in row.0.iter_mut().zip(&self.0) {
            if lying.face.is_some() && before.face.is_none() {
                lying.turning = Turning::Now;
            }
        }
        row
    }

    /// The cards face-down that are turned up at this moment.
    fn before_turning(mut self) -> Self {
        for lying in self.0.iter_mut().filter(|lying| lying.turning == Turning::Now) {
            (lying.face, lying.seen, lying.turning) = (None, false, Turning::Soon);
        }
        self
    }

    /// The cards before they are put away.
    fn before_put_away(mut self) -> Self {
        self.0.iter_mut().for_each(|lying| lying.fate = None);
        self
    }

    /// What an event moves or marks.
    fn show(&mut self, seat: Seat, event: &Event) {
        match *event {
            Event::Swapped(of, SwapShown::Duel) if of == seat => {
                self.exchange(Spot::Duel, Spot::Third);
            }
            Event::Swapped(of, SwapShown::Wager { .. }) if of == seat => {
                self.exchange(Spot::Wager, Spot::Third);
            }
            Event::Exchanged { seat: of, .. } if of == seat => {
                self.exchange(Spot::Duel, Spot::Third);
            }
            Event::FivesActed(seats) if seats.contains(seat) => {
                self.mark_duel(Mark::Acts(Rank::FIVE));
            }
            Event::TwoTook(of, _) if of == seat => self.mark_duel(Mark::Acts(Rank::TWO)),
            Event::SevenReversed(of) if of == seat => self.mark_duel(Mark::Acts(Rank::SEVEN)),
            Event::RoundWon { winner: Some(winner), .. } => {
                self.mark_duel(if winner == seat { Mark::Wins } else { Mark::Loses });
            }
            _ => {}
        }
    }

    fn mark_duel(&mut self, mark: Mark) {
        if let Some(lying) = self.at_mut(Spot::Duel) {
            lying.mark = mark;
        }
    }

    /// The faces of cards that are laid down, as the view knows them.
    fn know(&mut self, now: &SeatView) {
        for lying in &mut self.0 {
            (lying.face, lying.seen, lying.value) = match lying.spot {
                Spot::Hand => continue,
                Spot::Duel => {
                    let value = now.wager.filter(|_| now.counts_as_wager).map(Card::rank);
                    (now.duel, now.duel_shown, value)
                }
                Spot::Wager => (now.wager, true, None),
                Spot::Third => (now.third, now.third_seen, None),
            };
        }
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

/// Whether a seat has no cards of a round in front of it.
const fn is_put_away(now: &SeatView) -> bool {
    now.held == 0 && now.wager.is_none()
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The piles and all else that the observer knows.
    pub view: Rc<View>,
    /// The cards of the round.
    pub rows: BySeat<Row>,
    /// How the round was decided, once it is.
    pub verdict: Option<Verdict>,
}

impl playback::Scene for Scene {
    type Game = FoolsGambit;

    fn at_rest(view: &Rc<View>) -> Self {
        let rows = BySeat::from_fn(|seat| Row::of(&view.seats[seat]));
        Self { view: view.clone(), rows, verdict: None }
    }

    fn after(&self, frame: &FrameOf<FoolsGambit>) -> Self {
        let view = frame.view.clone();
        let verdict = frame.events.iter().find_map(Verdict::of);
        let still = self.verdict.filter(|_| view.seats.0.iter().all(is_put_away));
        let rows =
            BySeat::from_fn(|seat| self.rows[seat].after(seat, &view.seats[seat], &frame.events));
        Self { view, rows, verdict: verdict.or(still) }
    }

    /// Cards lie face-down before both are turned up together; and who has won is seen before the wagers go to their piles.
    fn beat(&self, frame: &FrameOf<FoolsGambit>) -> Option<Self> {
        let is = |wanted: fn(&Event) -> bool| frame.events.iter().any(wanted);
        let next = self.after(frame);
        let rows = if is(|event| matches!(event, Event::WagersShown(_) | Event::DuelsShown(_))) {
            next.rows.map(Row::before_turning)
        } else if is(|event| matches!(event, Event::RoundWon { winner: Some(_), .. })) {
            next.rows.map(Row::before_put_away)
        } else {
            return None;
        };
        Some(Self { view: self.view.clone(), rows, verdict: next.verdict })
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Swapped(..) | Event::TwoTook(..) | Event::Recycled(_) => Some(Cue::Card),
            Event::WagersShown(_) | Event::DuelsShown(_) | Event::Exchanged { .. } => {
                Some(Cue::Flip)
            }
            Event::FivesActed(_) | Event::SevenReversed(_) => Some(Cue::Hit),
            Event::RoundWon { winner: None, .. } => Some(Cue::Blank),
            Event::RoundWon { winner: Some(_), .. } | Event::Ended(_) => Some(Cue::Win),
            Event::TimedOut(_) => Some(Cue::Clock),
            Event::RoundBegan(_)
            | Event::Drew(..)
            | Event::Chose(..)
            | Event::SwapChosen(..)
            | Event::Banked(..)
            | Event::Discarded(..)
            | Event::WagerReturned(..)
            | Event::Conceded(_) => None,
        }
    }

    fn kind(event: &Event) -> FrameKind {
        match event {
            Event::Chose(..) | Event::SwapChosen(..) => FrameKind::Choice,
            Event::RoundBegan(_) | Event::Recycled(_) | Event::Drew(..) => FrameKind::Deal,
            Event::TimedOut(_)
            | Event::WagersShown(_)
            | Event::Swapped(..)
            | Event::DuelsShown(_)
            | Event::FivesActed(_)
            | Event::Exchanged { .. }
            | Event::TwoTook(..)
            | Event::SevenReversed(_)
            | Event::RoundWon { .. }
            | Event::Banked(..)
            | Event::Discarded(..)
            | Event::WagerReturned(..)
            | Event::Conceded(_)
            | Event::Ended(_) => FrameKind::Public,
        }
    }

    /// Of a deal only what is not the same in every round.
    fn narrate(frame: &FrameOf<FoolsGambit>, _: &Players) -> Option<Line> {
        match playback::kind::<Self>(frame) {
            FrameKind::Public | FrameKind::Choice => text::at_once(&frame.events),
            FrameKind::Deal => {
                let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
                let recycled: Vec<_> = frame.events.iter().filter(recycled).copied().collect();
                text::at_once(&recycled)
            }
        }
    }
}
