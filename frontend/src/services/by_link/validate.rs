//! Checks a save's state of a game by link against its record before anything relies on it: the save may be from a file
//! that somebody has changed.

use engine::record::Player;

use super::data::{ByLink, CourseOrigin, VERSION};
use super::deal::SeedHalves;
use super::seal::Seal;
use crate::services::people::Seating;
use crate::services::saves::{Save, SaveId};

const HEADER_LINES: usize = 5;

fn lines(record: &str) -> impl Iterator<Item = &str> {
    record.trim_start_matches('\u{feff}').lines().map(str::trim).filter(|line| !line.is_empty())
}

/// The number of each decision's seat in a record; 0 where the line doesn't begin with a number.
fn deciding_seats(record: &str) -> impl Iterator<Item = u8> {
    let seat = |line: &str| line.split(' ').next().and_then(|seat| seat.parse().ok());
    lines(record).skip(HEADER_LINES).map(move |line| seat(line).unwrap_or(0))
}

fn is_for_two(record: &str) -> bool {
    let seats = lines(record).find_map(|line| line.strip_prefix("seats ")).unwrap_or_default();
    let is_person = |seat: &str| seat.parse().is_ok_and(|player: Player| player.is_person());
    seats.split(" | ").count() == 2 && seats.split(" | ").all(is_person)
}

/// An imported save, to be stored here: statistics don't count its game by link, which becomes a game at one device if
/// its state doesn't fit the record.
pub fn from_file(save: Save) -> Save {
    let by_link = ByLink::from_save(&save).map(|by_link| ByLink {
        origin: Some(CourseOrigin::Outside(deciding_seats(&save.record).count())),
        ..by_link
    });
    let places =
        by_link.as_ref().map(|by_link| Seating::by_link(by_link.own()).places).unwrap_or_default();
    // Games by link belong to no evening.
    let seating = Seating { places, evening: None, ..Seating::from_save(&save) };
    let by_link = by_link.map(|by_link| by_link.write());
    Save { by_link, seating: Some(seating.write()), ..save }
}

impl ByLink {
    /// Whether the state fits the record, and has everything that the next link needs.
    pub(super) fn fits(&self, record: &str) -> bool {
        let seats: Vec<u8> = deciding_seats(record).collect();
        let is_undealt = !self.deal.is_complete();
        self.game.parse::<SaveId>().is_ok()
            && (1..=2).contains(&self.seat)
            && is_for_two(record)
            && self.deal.fits(self.seat)
            && self.sent.is_none_or(|count| count <= seats.len())
            && (!is_undealt || (seats.is_empty() && self.seals.is_empty()))
            && self.seals_fit(&seats)
            && (1..=VERSION).contains(&self.version)
            && self.ahead_fits(&seats)
    }

    /// Whether the choice sealed ahead was sent with the last link, which answers the other player's latest sealed
    /// choice.
    fn ahead_fits(&self, seats: &[u8]) -> bool {
        let Some(ahead) = &self.ahead else { return true };
        let answered = self.seals.last().filter(|seal| seal.opened.is_none());
        let is_answer = answered.is_some_and(|seal| {
            seal.seat != self.seat && seal.at == ahead.with && seats.len() > seal.at
        });
        self.version > 1 && self.is_waiting() && is_answer && ahead.hash_fits(&self.game, self.seat)
    }

    /// Whether the sealed choices follow one another in the record, and all but the last are open.
    fn seals_fit(&self, seats: &[u8]) -> bool {
        let mut previous_end = 0;
        self.seals.iter().enumerate().all(|(at, seal)| {
            let is_last = at + 1 == self.seals.len();
            let end = seal.end(seats, self.seat).filter(|_| seal.at >= previous_end);
            previous_end = end.unwrap_or(previous_end);
            end.is_some() && (is_last || seal.opened.is_some())
        })
    }
}

impl Seal {
    /// The number of decisions up to the end of the sealed ones. `None` if the seal doesn't fit the record, or lacks
    /// the salt though it is the own seat's.
    fn end(&self, seats: &[u8], own: u8) -> Option<usize> {
        let is_own = self.seat == own;
        let end = match self.opened {
            Some(count) => self.at.checked_add(count.max(1))?,
            None if is_own => Some(seats.len()).filter(|end| self.at < *end)?,
            None => self.at,
        };
        let is_by_seat = seats.get(self.at..end)?.iter().all(|seat| *seat == self.seat);
        let has_salt = self.salt.is_some() || !is_own;
        let is_after = self.with.is_none_or(|with| with < self.at);
        let is_empty = self.opened == Some(0);
        let fits = (1..=2).contains(&self.seat) && is_by_seat && has_salt && is_after && !is_empty;
        fits.then_some(end)
    }
}

impl SeedHalves {
    fn fits(&self, own: u8) -> bool {
        let has_own_half = if self.by == own { self.half.is_some() } else { self.answer.is_some() };
        (1..=2).contains(&self.by) && has_own_half && self.half.is_some() == self.salt.is_some()
    }
}
