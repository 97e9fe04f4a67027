//! Evenings: the list of them, and the page of one.

mod awards;
mod card;
mod context;
mod finale;
mod guests;
mod list;
mod next;
mod page;
mod result;
mod results;

use crate::services::clock;
use crate::services::evenings::{self, Evening};
use crate::words::{dates, evening as words};

pub use list::Evenings;
pub use page::EveningPage;
pub use results::standings;

/// Notes in evenings how their games have ended since. What can't be kept now is found again the next time.
fn note_endings() {
    let _ = evenings::settle();
}

/// What an evening goes by: its title, else its day.
pub fn title(evening: &Evening) -> String {
    if evening.title.is_empty() {
        let then = clock::local_time(evening.created);
        // The day alone: as seen from another year it has its own.
        let day = dates::date(then, clock::local_time(clock::now()));
        words::of_day(&day)
    } else {
        evening.title.clone()
    }
}
