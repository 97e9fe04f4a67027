//! Every event, refusal and state has a sentence that is true for every reader.

use std::rc::Rc;

use engine::game::{Game, Observer};
use engine::games::gold_rush_shoot_out::{
    Action, CardCounts, Event, GoldRushShootOut, Load, Nth, Phase, Pistol, Refusal, Tally,
};
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::games::golden_texts::Rare;
use crate::games::scene_laws::dealt;
use crate::playback::PlaybackFrame;
use crate::words::line::Line;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

impl Rare for GoldRushShootOut {
    fn frames() -> Vec<Vec<Event>> {
        let pistol = |holder, nth| Event::Turned(Pistol { holder, nth });
        vec![
            vec![Event::BreakBegan],
            vec![Event::EnvelopeOpened(TWO, CardCounts::NONE, Tally::default())],
            vec![
                Event::AmbushShown(SeatSet::from_item(TWO.next(3))),
                pistol(ONE, Nth::First),
                pistol(TWO, Nth::First),
                pistol(TWO, Nth::Second),
            ],
        ]
    }

    fn refusals() -> Vec<Refusal> {
        vec![
            Refusal::NotNow(Phase::Over),
            Refusal::NoSuchTarget(TWO),
            Refusal::AtItsHolder(ONE),
            Refusal::SecondPistolOut,
            Refusal::DucksAlready,
        ]
    }

    /// Locked choices, and tokens in halves.
    fn texts() -> Vec<Line> {
        let view = dealt::<GoldRushShootOut>("", 3, 6).view(Observer::Table);
        let actions = [Action::Load(Load::Blank), Action::Aim(TWO)];
        let lock = board::lock_label(&view, &actions);
        [lock].into_iter().chain((0..=5).map(|halves| cards::tokens(halves).into())).collect()
    }
}

#[test]
fn a_break_is_told_where_somebody_talks() {
    let view = Rc::new(dealt::<GoldRushShootOut>("", 3, 6).view(Observer::Table));
    let frame = PlaybackFrame { before: view.clone(), events: vec![Event::BreakBegan], view };
    assert!(narrate(&frame, SeatSet::first(2)).is_some());
    assert_eq!(narrate(&frame, SeatSet::from_item(ONE)), None);
}
