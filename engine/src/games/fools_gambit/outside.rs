use crate::game::{Flaw, Outside};
use crate::games::fools_gambit::{Event, FoolsGambit};

impl Outside for FoolsGambit {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        let is_wrong = matches!(event, Event::Ended(outcome) if !outcome.fits_table(seats));
        Flaw::unless(!is_wrong, "an outcome ranks the seats of the table")
    }
}
