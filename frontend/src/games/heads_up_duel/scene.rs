//! What the board shows at one moment.

use std::rc::Rc;

use engine::games::heads_up_duel::{
    DuelView, Event, HeadsUpDuel, Phase, Scoring, Side, SideView, View,
};
use engine::seat::Seat;

use super::text;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// What lies where at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// The duel that goes on; the last one stays in sight when the game is over.
    pub duel: Option<DuelView>,
    /// Who said just now that it is ready.
    pub ready: Option<Seat>,
    /// How often the scoring was turned round in this round: the sign turns each time.
    pub flips: usize,
}

impl playback::Scene for Scene {
    type Game = HeadsUpDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        let lowest = view.duel.is_some_and(|duel| duel.scoring == Scoring::Lowest);
        Self { view: view.clone(), duel: view.duel, ready: None, flips: usize::from(lowest) }
    }

    fn after(&self, frame: &FrameOf<HeadsUpDuel>) -> Self {
        let Self { view, duel, ready: _, flips } = Self::at_rest(&frame.view);
        let over = view.turn.outcome().is_some();
        let flipped = |event: &&Event| matches!(event, Event::Flipped(_));
        let begins = |event: &Event| matches!(event, Event::DuelBegan(..) | Event::RoundBegan(..));
        Self {
            duel: duel.or(self.duel.filter(|_| over)),
            ready: frame.events.iter().find_map(|event| match event {
                Event::Ready(seat) => Some(*seat),
                _ => None,
            }),
            flips: if frame.events.iter().any(begins) {
                flips
            } else {
                self.flips + frame.events.iter().filter(flipped).count()
            },
            view,
        }
    }

    fn kind(event: &Event) -> FrameKind {
        match event {
            Event::Chose(..) | Event::Named(..) => FrameKind::Choice,
            Event::DuelBegan(..) | Event::RoundBegan(..) => FrameKind::Deal,
            Event::PeriodBegan(_)
            | Event::Offered(_)
            | Event::Closed(..)
            | Event::Traded(..)
            | Event::BacksChanged(..)
            | Event::TokenSpent(_)
            | Event::PackSold(..)
            | Event::Unpacked { .. }
            | Event::Finished(_)
            | Event::Reopened(_)
            | Event::TimedOut(_)
            | Event::Left(_)
            | Event::Submitted { .. }
            | Event::Tied(_)
            | Event::NameShown(..)
            | Event::Picks(_)
            | Event::Picked(..)
            | Event::Shown(..)
            | Event::Played(..)
            | Event::JokerDoes(..)
            | Event::QueenSpent(_)
            | Event::Flipped(_)
            | Event::Swept(_)
            | Event::Ready(_)
            | Event::RoundEnded { .. }
            | Event::DuelEnded { .. }
            | Event::Bonus(_)
            | Event::Conceded(_)
            | Event::Ended(_) => FrameKind::Public,
        }
    }

    /// That a round begins shows; that a duel does gets a sentence.
    fn narrate(frame: &FrameOf<HeadsUpDuel>, players: &Players) -> Option<String> {
        match frame.events.as_slice() {
            [Event::RoundBegan(..)] => None,
            [began @ Event::DuelBegan(..), ..] => text::event(began, players),
            events => text::at_once(events, players),
        }
    }
}

impl Scene {
    /// The seats that the table shows, near and far: who looks is near.
    pub fn sides(&self, own: Option<Seat>) -> Option<[(Side, Seat); 2]> {
        let duel = self.duel?;
        let near = own.and_then(|seat| duel.seats.side_of(seat)).unwrap_or(Side::One);
        Some([near, near.other()].map(|side| (side, duel.seats[side])))
    }

    /// Whether the showdown cards have been turned up, and the round is not decided.
    pub fn is_advantage(&self) -> bool {
        let lies = |side: &SideView| !side.table.is_empty() || !side.discard.is_empty();
        self.duel.is_some_and(|duel| match self.view.phase {
            Phase::Resolving => duel.sides.0.iter().any(lies),
            Phase::Trading(_)
            | Phase::Naming(_)
            | Phase::Named(_)
            | Phase::Picking
            | Phase::Showdown
            | Phase::Advantage
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over => duel.acts.is_some(),
        })
    }
}
