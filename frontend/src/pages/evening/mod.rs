//! The list of evenings, and an evening's page.

mod awards;
mod guests;
mod image;
mod list;
mod next;
mod page;
mod result;
mod results;

use yew::prelude::*;

use crate::hooks::toasts;
use crate::route::Route;
use crate::services::clock;
use crate::services::evenings::{self, Evening, NextDeal, Standings};
use crate::services::saves::SaveId;
use crate::services::sound::{self, Cue};
use crate::words::{dates, evening as words};

pub use list::Evenings;
pub use page::EveningPage;
pub use results::standings;

/// Adds the results of ended games to their evenings. If saving fails, the next visit tries again.
fn save_results_of_ended_games() {
    let _ = evenings::settle();
}

/// An evening's title; without one, its day.
pub fn title(evening: &Evening) -> String {
    if evening.title.is_empty() {
        let created = clock::local_time(evening.created);
        // `date` adds the year unless it is the present one.
        let day = dates::date(created, clock::local_time(clock::now()));
        words::of_day(&day)
    } else {
        evening.title.clone()
    }
}

/// A sentence on the winner's lead in the column that decided; `None` if no column did.
fn deciding_lead(evening: &Evening, standings: &Standings) -> Option<String> {
    let tiebreak = standings.tiebreak()?;
    let behind = names_of(evening, &tiebreak.behind);
    Some(words::decided(tiebreak.by, tiebreak.first, &behind, tiebreak.next))
}

/// Deals the next game of an evening as it was shown, and opens its table.
pub fn deal(id: &SaveId, shown: &Evening, next: &NextDeal) {
    match evenings::deal(id, (shown, next)) {
        Ok(id) => {
            toasts::clear_failures();
            Route::Table(id).go();
        }
        Err(why) => toasts::fail(words::no_deal(why, next.game)),
    }
}

fn names_of<'a>(evening: &'a Evening, guests: &[usize]) -> Vec<&'a str> {
    guests.iter().map(|guest| &*evening.guests[*guest].name).collect()
}

/// Shared by the parts of an evening's page.
#[derive(Clone, PartialEq)]
pub struct EveningContext {
    pub id: SaveId,
    pub evening: UseStateHandle<Option<Evening>>,
    pub to_confirm: UseStateHandle<Option<Confirm>>,
    /// Whether the evening was just ended on this page.
    pub just_ended: UseStateHandle<bool>,
}

/// An action that asks for confirmation first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    End,
    Delete,
}

impl EveningContext {
    /// Changes the evening and saves it.
    pub fn change(&self, change: impl FnOnce(&mut Evening)) {
        let Some((evening, saved)) = evenings::change(&self.id, change) else {
            return toasts::fail(words::MISSING_HINT);
        };
        if toasts::or_fail(saved).is_some() {
            toasts::clear_failures();
        }
        self.evening.set(Some(evening));
    }

    /// Ends the evening. A running game doesn't count.
    pub fn end(&self) {
        self.to_confirm.set(None);
        self.change(|evening| {
            if let Some(running) = evening.running().cloned() {
                evening.call_off(&running);
            }
            evening.is_over = true;
        });
        self.just_ended.set(true);
        sound::play(Cue::Win);
    }

    /// A callback that runs `act` with this context.
    pub fn callback<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}
