//! Checks of views and events from another device.

use crate::game::{Flaw, Outside};
use crate::games::gold_rush_shoot_out::action::{Pistol, Play};
use crate::games::gold_rush_shoot_out::determinize::MOST_WOUNDS;
use crate::games::gold_rush_shoot_out::event::Event;
use crate::games::gold_rush_shoot_out::state::{GoldRushShootOut, ROUNDS, TAKE};
use crate::seat::{Seat, SeatSet};

impl Outside for GoldRushShootOut {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(seats_of(event).is_of(seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::RoundBegan(round, _) if !(1..=ROUNDS).contains(round))
            || matches!(event, Event::Took(_, place, _) if !(1..=TAKE as u8).contains(place))
            || matches!(event, Event::Ducked(_, n) | Event::Wounded(_, n) if *n > MOST_WOUNDS)
            || matches!(event, Event::AimsShown(aims) if aims.0.iter().skip(seats.into()).any(Option::is_some))
            || matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an event counts what there is")
    }
}

fn seats_of(event: &Event) -> SeatSet {
    let both = |one: Seat, other: Seat| SeatSet::only(one).with(other);
    match *event {
        Event::BreakBegan | Event::TakeLaid(_) | Event::LeftOver(_) | Event::Ended(_) => {
            SeatSet::EMPTY
        }
        Event::RoundBegan(_, seat)
        | Event::Loaded(seat, _)
        | Event::RanOut(seat)
        | Event::TimedOut(seat)
        | Event::Passed(seat)
        | Event::Played(seat, Play::Bandage | Play::DuckAndWeave)
        | Event::StandChosen(seat, _)
        | Event::AmmoDiscarded(seat)
        | Event::AmbushChosen(seat, _)
        | Event::Turned(Pistol { holder: seat, .. })
        | Event::Revealed(seat, _)
        | Event::Ducked(seat, _)
        | Event::Wounded(seat, _)
        | Event::Took(seat, ..)
        | Event::TookPriority(seat)
        | Event::EnvelopeOpened(seat, ..)
        | Event::Left(seat) => SeatSet::only(seat),
        Event::Aimed(seat, at) | Event::Played(seat, Play::DualWield { target: at }) => {
            both(seat, at)
        }
        Event::Played(seat, Play::HiredHand { pistol, target }) => {
            both(seat, target).with(pistol.holder)
        }
        Event::AimsShown(aims) => aims.0.into_iter().flatten().collect(),
        Event::StandoffShown(seats) | Event::AmbushShown(seats) => seats,
    }
}
