use std::rc::Rc;

use engine::games::dual_duel::{Card, DualDuel, Event, Pair, Score, Slot, Swap, View, score};
use engine::seat::{BySeat, Seat, SeatSet};

use super::text;
use crate::games::Turning;
use crate::playback::{self, FrameOf, Marks};
use crate::services::sound::Cue;
use crate::words::line::Line;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairPlace {
    pub card: Option<Card>,
    pub turning: Turning,
}

/// The cards in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidCards {
    pub received: PairPlace,
    pub kept: PairPlace,
    /// The wild card that the seat has swapped in, and its former slot.
    pub wild: Option<(Card, Slot)>,
}

impl LaidCards {
    fn places_mut(&mut self) -> [&mut PairPlace; 2] {
        [&mut self.received, &mut self.kept]
    }

    pub fn has_hidden_card(self) -> bool {
        [self.received, self.kept].iter().any(|place| place.turning == Turning::Soon)
    }

    /// `None` until both cards are in sight.
    pub fn pair(self) -> Option<Pair> {
        let (received, kept) = self.received.card.zip(self.kept.card)?;
        (!self.has_hidden_card()).then_some(Pair { received, kept })
    }
}

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// The cards in front of each seat. They stay in sight until the next round.
    pub pairs: BySeat<LaidCards>,
    /// `None` until the round is decided.
    pub scores: Option<BySeat<Score>>,
}

impl playback::Scene for Scene {
    type Game = DualDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        let place = |card| PairPlace { card, turning: Turning::No };
        let pairs = view.seats.map(|seat| LaidCards {
            received: place(seat.received),
            kept: place(seat.kept),
            wild: None,
        });
        Self { view: view.clone(), pairs, scores: None }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<DualDuel>) -> Self {
        let begins = |event: &Event| matches!(event, Event::DuelBegan(_) | Event::RoundBegan(_));
        let mut next = Self::at_rest(&frame.view);
        if frame.events.iter().any(begins) {
            return next;
        }
        next.scores = self.scores;
        for (cards, before) in next.pairs.0.iter_mut().zip(self.pairs.0) {
            cards.received.card = cards.received.card.or(before.received.card);
            cards.kept.card = cards.kept.card.or(before.kept.card);
            cards.wild = before.wild;
        }
        for event in &frame.events {
            match *event {
                Event::Given(_) => {
                    next.pairs.0.iter_mut().for_each(|cards| cards.received.turning = Turning::Now);
                }
                Event::Kept(_) => {
                    next.pairs.0.iter_mut().for_each(|cards| cards.kept.turning = Turning::Now);
                }
                Event::Swapped(seat, slot, Swap { brought_in, .. }) => {
                    next.pairs[seat].wild = Some((brought_in, slot));
                    for place in next.pairs[seat].places_mut() {
                        if place.card == Some(brought_in) {
                            place.turning = Turning::Now;
                        }
                    }
                }
                Event::RoundWon { scores, .. } => next.scores = Some(scores),
                _ => {}
            }
        }
        next
    }

    /// Cards lie face-down before they turn up, and the winning pair shows before its round is counted.
    fn beat(&self, frame: &FrameOf<DualDuel>) -> Option<Self> {
        let has = |wanted: fn(&Event) -> bool| frame.events.iter().any(wanted);
        let mut next = self.after(frame);
        if has(|event| matches!(event, Event::Given(_) | Event::Kept(_) | Event::Swapped(..))) {
            for place in next.pairs.0.iter_mut().flat_map(LaidCards::places_mut) {
                if place.turning == Turning::Now {
                    place.turning = Turning::Soon;
                }
            }
        } else if !has(|event| matches!(event, Event::RoundWon { winner: Some(_), .. })) {
            return None;
        }
        Some(Self { view: self.view.clone(), ..next })
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Chose(..) => Marks::CHOICE,
            Event::DuelBegan(_) | Event::Dealt(..) | Event::RoundBegan(_) => Marks::DEAL,
            Event::WildsLaid(..) | Event::BonusBegan | Event::TookUp { .. } => {
                Marks::from_cue(Cue::Card)
            }
            Event::Given(_) | Event::Kept(_) | Event::Swapped(..) => Marks::from_cue(Cue::Flip),
            Event::Called(seats) if seats.is_empty() => Marks::SILENT,
            Event::Called(_) | Event::Answered(_, true) => Marks::from_cue(Cue::Hit),
            Event::Answered(_, false) | Event::RoundWon { winner: None, .. } => {
                Marks::from_cue(Cue::Blank)
            }
            Event::RoundWon { winner: Some(seat), .. } => Marks::win(*seat, [*seat, seat.other()]),
            Event::DuelWon { .. } | Event::Ended(_) => Marks::from_cue(Cue::Win),
            Event::TimedOut(_) => Marks::from_cue(Cue::Clock),
            Event::Conceded(_) => Marks::SILENT,
        }
    }

    /// `None` where a round or duel begins, so that the last winner stays the headline.
    fn narrate(frame: &FrameOf<DualDuel>, _: SeatSet) -> Option<Line> {
        match &frame.events[..] {
            [Event::RoundBegan(_)] | [Event::DuelBegan(_), ..] => None,
            events => text::frame_line(events),
        }
    }
}

impl Scene {
    /// `None` until the pair is complete.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        if let Some(scores) = self.scores {
            return Some(scores[seat]);
        }
        let cards = self.pairs[seat];
        Some(Score { wild: cards.wild.is_some(), ..score(cards.pair()?) })
    }

    /// `None` for a tie, and until the round is decided.
    pub fn winner(&self) -> Option<Seat> {
        self.scores?.map(Score::points).seat_with_more()
    }
}
