//! The deal of the day: one for each day and game, the same on every device, with this device's results.

use std::cmp::Ordering;
use std::fmt;

use engine::catalogue::GameId;
use engine::chance::Seed;
use engine::fnv::Fnv;

use super::clock::{self, LocalTime};
use super::keys;
use super::saves::SaveId;
use super::storage::{Store, StoreError};
use super::stored;
use super::stored_lines::{Admission, StoredLine, StoredLines};

/// Outcomes keep the results of at most this many parts.
const MOST_PARTS: usize = 40;

#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    pub year: u32,
    /// 1 to 12.
    pub month: u32,
    /// 1 to 31.
    pub day: u32,
}

impl Date {
    pub const fn days_in_month(self) -> u32 {
        clock::days_in(self.year, self.month)
    }

    /// The weekday of its month's first day: 0 for Monday.
    pub const fn weekday_of_first(self) -> u32 {
        // Zeller's congruence for the first day, shifted so that Monday is 0.
        let (year, month) =
            if self.month < 3 { (self.year - 1, self.month + 12) } else { (self.year, self.month) };
        let century = year / 100;
        let rest = year % 100;
        (1 + 13 * (month + 1) / 5 + rest + rest / 4 + century / 4 + 5 * century + 5) % 7
    }

    pub const fn day_before(self) -> Self {
        if self.day > 1 {
            return Self { day: self.day - 1, ..self };
        }
        let month = self.months_before(1);
        Self { day: month.days_in_month(), ..month }
    }

    /// Reads what `Display` writes.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Result<Vec<u32>, _> = text.split('-').map(str::parse).collect();
        let [year, month, day] = parts.ok()?[..] else { return None };
        let date = Self { year, month, day };
        let is_day = (2000..3000).contains(&year)
            && (1..=12).contains(&month)
            && (1..=date.days_in_month()).contains(&day);
        (is_day && date.to_string() == text).then_some(date)
    }

    /// The first day of the month `months` months earlier.
    pub const fn months_before(self, months: u32) -> Self {
        let all = (self.year * 12 + self.month - 1).saturating_sub(months);
        Self { year: all / 12, month: all % 12 + 1, day: 1 }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

pub fn today() -> Date {
    let LocalTime { year, month, day, .. } = clock::local_time(clock::now());
    Date { year, month, day }
}

pub fn seed(day: Date, game: GameId) -> Seed {
    Seed(Fnv::hash_text(&format!("facedown deal of the day {day} {}", game.slug())))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealOutcome {
    /// Won, shared or lost.
    pub result: Ordering,
    pub own: u32,
    /// The opponent's score, or the best opponent's.
    pub other: u32,
    /// The result of each part of the game.
    pub parts: Vec<Ordering>,
    pub hints: u32,
}

/// A deal that was begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyDeal {
    pub day: Date,
    pub slug: String,
    /// The game's save.
    pub id: SaveId,
    /// `None` until the game is over.
    pub outcome: Option<DealOutcome>,
}

const fn sign_of(result: Ordering) -> char {
    match result {
        Ordering::Greater => '+',
        Ordering::Equal => '=',
        Ordering::Less => '-',
    }
}

fn result_of(sign: char) -> Option<Ordering> {
    let all = [Ordering::Greater, Ordering::Equal, Ordering::Less];
    all.into_iter().find(|result| sign_of(*result) == sign)
}

fn read_outcome(result: &str, score: &str, hints: &str, parts: &str) -> Option<DealOutcome> {
    let (own, other) = score.split_once(':')?;
    let signs = parts.strip_prefix('.').filter(|signs| signs.len() <= MOST_PARTS)?;
    Some(DealOutcome {
        result: result.parse().ok().and_then(result_of)?,
        own: own.parse().ok()?,
        other: other.parse().ok()?,
        parts: signs.chars().map(result_of).collect::<Option<_>>()?,
        hints: hints.parse().ok()?,
    })
}

impl StoredLine for DailyDeal {
    const KEY: &'static str = keys::DAILY;
    const HEAD: &'static str = "daily 1";

    fn from_line(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [day, slug, id, ref rest @ ..] = words[..] else { return None };
        let outcome = match *rest {
            [] => None,
            [result, score, hints, parts] => Some(read_outcome(result, score, hints, parts)?),
            _ => return None,
        };
        let (day, id) = (Date::read(day)?, id.parse().ok()?);
        let is_slug = slug.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let slug = slug.to_owned();
        (is_slug && !slug.is_empty()).then_some(Self { day, slug, id, outcome })
    }

    fn to_line(&self) -> String {
        let Self { day, slug, id, outcome } = self;
        let begun = format!("{day} {slug} {id}");
        let Some(DealOutcome { result, own, other, parts, hints }) = outcome else { return begun };
        let parts: String = parts.iter().copied().take(MOST_PARTS).map(sign_of).collect();
        format!("{begun} {} {own}:{other} {hints} .{parts}", sign_of(*result))
    }

    fn is_same(&self, other: &Self) -> bool {
        self.day == other.day && self.slug == other.slug
    }

    /// Only finished deals are imported.
    fn admission(&self, _now: u64) -> Admission {
        if self.outcome.is_some() { Admission::Admit } else { Admission::Ignore }
    }
}

pub type DailyDeals = StoredLines<DailyDeal>;

impl DailyDeals {
    pub fn find(&self, day: Date, slug: &str) -> Option<&DailyDeal> {
        self.items.iter().find(|deal| deal.day == day && deal.slug == slug)
    }

    /// A day's finished games, in order of beginning.
    pub fn of_day(&self, day: Date) -> impl Iterator<Item = (&str, &DealOutcome)> {
        let deals = self.items.iter().filter(move |deal| deal.day == day);
        deals.filter_map(|deal| Some((&*deal.slug, deal.outcome.as_ref()?)))
    }

    /// Days in a row up to today with a finished deal, noted or just `ended`. One missed day is forgiven, and today
    /// can't be missed yet.
    pub fn streak(&self, today: Date, ended: Option<Date>) -> usize {
        let (mut days, mut missed, mut day) = (0, 0, today);
        while missed < 2 {
            if Some(day) == ended || self.finished_on(day) > 0 {
                (days, missed) = (days + 1, 0);
            } else if day != today {
                missed += 1;
            }
            day = day.day_before();
        }
        days
    }

    pub fn finished_on(&self, day: Date) -> usize {
        self.of_day(day).count()
    }
}

/// Notes that a deal was begun. Returns the save that counts: that of the first try.
pub fn begin(
    store: &dyn Store,
    day: Date,
    game: GameId,
    id: &SaveId,
) -> Result<SaveId, StoreError> {
    stored::change(store, |deals: &mut DailyDeals| {
        // Adding changes nothing if the deal was begun before.
        deals.add(DailyDeal { day, slug: game.slug().to_owned(), id: id.clone(), outcome: None });
        deals.find(day, game.slug()).map_or(id, |begun| &begun.id).clone()
    })
}

/// The unfinished deal of the day that this save belongs to, if any.
pub fn open_deal(store: &dyn Store, id: &SaveId) -> Option<DailyDeal> {
    let deals = stored::load::<DailyDeals>(store).ok()?;
    deals.items.into_iter().find(|deal| deal.id == *id && deal.outcome.is_none())
}

pub fn deal_of(id: &SaveId) -> Option<DailyDeal> {
    stored::here::<DailyDeals>().ok()?.items.into_iter().find(|deal| deal.id == *id)
}

/// Notes the result of this save's deal; only the first one counts.
pub fn finish(store: &dyn Store, id: &SaveId, outcome: DealOutcome) -> Result<(), StoreError> {
    stored::change(store, |deals: &mut DailyDeals| {
        let deal = deals.items.iter_mut().find(|deal| deal.id == *id && deal.outcome.is_none());
        if let Some(deal) = deal {
            deal.outcome = Some(outcome);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::Memory;
    use crate::services::stored::Stored as _;
    use crate::services::stored_lines::merge;
    use crate::services::testing::id;

    const DATE: Date = Date { year: 2026, month: 11, day: 22 };

    fn outcome() -> DealOutcome {
        DealOutcome {
            result: Ordering::Greater,
            own: 34,
            other: 21,
            parts: vec![Ordering::Greater, Ordering::Less, Ordering::Equal],
            hints: 1,
        }
    }

    fn load(store: &Memory) -> DailyDeals {
        stored::load(store).unwrap()
    }

    #[test]
    fn the_same_day_and_game_have_the_same_deal_everywhere() {
        let seeds = GameId::ALL.map(|game| seed(DATE, game).to_string());
        let (fools, dual, heads) = ("293d60072fbd54e2", "88983d073399f893", "8697b5bbaac72514");
        assert_eq!(seeds, [fools, dual, heads, "29b6f8aa908f7f00", "8b658683b6cdb84a"]);
        let tomorrow = Date { day: 23, ..DATE };
        assert_ne!(seed(DATE, GameId::Duel52), seed(tomorrow, GameId::Duel52));
    }

    #[test]
    fn a_deal_is_begun_once_and_ends_once() {
        let store = Memory::default();
        let added_elsewhere = || {
            let text = store.read(keys::DAILY).unwrap().unwrap();
            merge::<DailyDeal>(&Memory::default(), &text, 0).unwrap().added
        };
        begin(&store, DATE, GameId::Duel52, &id("a")).unwrap();
        assert_eq!(begin(&store, DATE, GameId::Duel52, &id("b")), Ok(id("a")));
        assert_eq!(load(&store).find(DATE, "duel-52").unwrap().id, id("a"));
        assert_eq!((open_deal(&store, &id("b")), load(&store).finished_on(DATE)), (None, 0));
        assert_eq!(load(&store).streak(DATE, None), 0, "it is not finished");
        assert_eq!(added_elsewhere(), 0, "it is not finished");
        finish(&store, &id("a"), outcome()).unwrap();
        finish(&store, &id("a"), DealOutcome { own: 99, ..outcome() }).unwrap();
        assert_eq!(load(&store).find(DATE, "duel-52").unwrap().outcome, Some(outcome()));
        assert_eq!((open_deal(&store, &id("a")), load(&store).finished_on(DATE)), (None, 1));
        assert_eq!(load(&store).streak(DATE, None), 1);
        assert_eq!(added_elsewhere(), 1);
    }

    #[test]
    fn a_row_of_days_forgives_one_that_was_missed() {
        let row = |days: &[&str]| {
            let lines = days.iter().map(|day| format!("{day} duel-52 a + 2:1 0 .+\n"));
            let played = DailyDeals::read(&lines.collect::<String>()).unwrap();
            played.streak(Date { year: 2026, month: 3, day: 2 }, None)
        };
        assert_eq!(row(&[]), 0);
        assert_eq!(row(&["2026-03-02"]), 1);
        assert_eq!(row(&["2026-03-01", "2026-02-28"]), 2, "today is not missed yet");
        assert_eq!(row(&["2026-03-02", "2026-02-28", "2026-02-26"]), 3);
        assert_eq!(row(&["2026-02-28"]), 1, "yesterday is forgiven");
        assert_eq!(row(&["2026-02-27"]), 0, "two days are not");
        assert_eq!(row(&["2026-03-02", "2026-02-27", "2026-02-26"]), 1);
        let first = Date { year: 2026, month: 1, day: 1 };
        assert_eq!(first.day_before().to_string(), "2025-12-31");
    }

    #[test]
    fn days_and_months_are_those_of_the_calendar() {
        assert_eq!(Date::read("2026-11-22"), Some(DATE));
        for bad in ["", "2026-11-31", "2026-13-01", "2026-1-1", "1999-01-01", "2026-02-29", "x"] {
            assert_eq!(Date::read(bad), None, "{bad}");
        }
        assert!(Date::read("2028-02-29").is_some());
        // 1 November 2026 is a Sunday, 1 January 2027 a Friday, 1 March 2028 a Wednesday.
        let first = |text: &str| Date::read(text).unwrap().weekday_of_first();
        assert_eq!((first("2026-11-22"), first("2027-01-05"), first("2028-03-09")), (6, 4, 2));
        assert_eq!(DATE.months_before(11).to_string(), "2025-12-01");
        assert_eq!(DATE.months_before(0).to_string(), "2026-11-01");
    }
}
