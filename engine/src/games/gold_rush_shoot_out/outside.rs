use crate::game::{Flaw, Outside};
use crate::games::gold_rush_shoot_out::determinize::MOST_WOUNDS;
use crate::games::gold_rush_shoot_out::{Event, GoldRushShootOut, ROUNDS, TAKE_SIZE};

impl Outside for GoldRushShootOut {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        let is_wrong = matches!(event, Event::RoundBegan(round, _) if !(1..=ROUNDS).contains(round))
            || matches!(event, Event::Took(_, place, _) if !(1..=TAKE_SIZE as u8).contains(place))
            || matches!(event, Event::Ducked(_, n) | Event::Wounded(_, n) if *n > MOST_WOUNDS)
            || matches!(event, Event::AimsShown(aims)
                if aims.0.iter().skip(seats.into()).any(Option::is_some))
            || matches!(event, Event::Ended(outcome) if !outcome.fits_table(seats));
        Flaw::unless(!is_wrong, "an event counts what there is")
    }
}
