//! Evenings: their list, and the page of one.

mod awards;
mod card;
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

/// Adds results of games that have ended since to their evenings. A failed save is tried again next time.
fn save_results_of_ended_games() {
    let _ = evenings::settle();
}

/// An evening's title; without one, its day.
pub fn title(evening: &Evening) -> String {
    if evening.title.is_empty() {
        let then = clock::local_time(evening.created);
        // Without the year, which is added when seen from another year.
        let day = dates::date(then, clock::local_time(clock::now()));
        words::of_day(&day)
    } else {
        evening.title.clone()
    }
}
