use crate::game::{Flaw, Outside};
use crate::games::duel_52::{Duel52, Event};

impl Outside for Duel52 {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        let is_wrong = matches!(event, Event::Ended(outcome) if !outcome.fits_table(seats));
        Flaw::unless(!is_wrong, "an outcome ranks the seats of the table")
    }
}
