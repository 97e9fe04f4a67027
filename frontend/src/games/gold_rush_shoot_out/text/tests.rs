//! Every event, refusal and state has a sentence that is true for every reader.

use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::games::gold_rush_shoot_out::{
    Action, CardCounts, Event, GoldRushShootOut, GoldRushShootOutOptions, Load, Nth, Phase, Pistol,
    Refusal, Tally,
};
use engine::seat::{Seat, SeatSet};

use super::*;
use crate::games::golden_texts::Rare;
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
        let game = GoldRushShootOut::deal(&GoldRushShootOutOptions::default(), 3, Seed(6)).unwrap();
        let actions = [Action::Load(Load::Blank), Action::Aim(TWO)];
        let lock = board::lock(&game.view(Observer::Table), &actions);
        [lock].into_iter().chain((0..=5).map(|halves| cards::tokens(halves).into())).collect()
    }
}

#[test]
fn a_break_is_told_where_somebody_talks() {
    let game = GoldRushShootOut::deal(&GoldRushShootOutOptions::default(), 3, Seed(6)).unwrap();
    let view = std::rc::Rc::new(game.view(Observer::Table));
    let frame = PlaybackFrame { before: view.clone(), events: vec![Event::BreakBegan], view };
    assert!(narrate(&frame, SeatSet::first(2)).is_some());
    assert_eq!(narrate(&frame, SeatSet::from_item(ONE)), None);
}
