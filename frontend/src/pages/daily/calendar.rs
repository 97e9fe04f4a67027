use yew::prelude::*;

use crate::components::button::icon_button;
use crate::components::icon::Glyph;
use crate::hooks::sets;
use crate::services::daily::{DailyDeals, Date};
use crate::words::daily as words;

/// A month, with a dot for each deal finished on a day.
pub fn calendar(today: Date, deals: &DailyDeals, months_back: &UseStateHandle<u32>) -> Html {
    let month = today.months_before(**months_back);
    let turn = |months: u32| sets(months_back, months);
    html! {
        <section class="calendar" aria-labelledby="calendar-title">
            <h2 id="calendar-title">{ words::CALENDAR }</h2>
            <p class="note">{ words::CALENDAR_HINT }</p>
            <div class="row spread calendar__head">
                { icon_button(Glyph::Back, words::EARLIER, turn(**months_back + 1)) }
                <h3 id="calendar-month" class="sans" aria-live="polite">{ words::month(month) }</h3>
                { icon_button(Glyph::Forward, words::LATER, turn(months_back.saturating_sub(1))) }
            </div>
            <table class="calendar__table" aria-labelledby="calendar-month">
                <thead>
                    <tr>
                        for (at, (letter, name)) in words::weekdays().enumerate() {
                            <th key={at} scope="col"><abbr title={name}>{ letter }</abbr></th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for (at, week) in weeks(month).into_iter().enumerate() {
                        <tr key={at}>
                            for (at, day) in week.into_iter().enumerate() {
                                <td key={at}>{ day.map(|day| day_cell(day, today, deals)) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}

fn day_cell(day: Date, today: Date, deals: &DailyDeals) -> Html {
    let finished = deals.finished_on(day);
    let dots = "•".repeat(finished);
    let class = classes!(
        "soft",
        "calendar__day",
        (day == today).then_some("is-today"),
        (finished > 0).then_some("is-played")
    );
    html! {
        <span {class}>
            <span aria-hidden="true">{ day.day }</span>
            <span class="accent calendar__dots" aria-hidden="true">{ dots }</span>
            <span class="visually-hidden">{ words::day_of_month(day, finished) }</span>
        </span>
    }
}

/// The weeks of a month, Mondays first.
fn weeks(month: Date) -> Vec<[Option<Date>; 7]> {
    let (blanks, count) = (month.weekday_of_first(), month.days_in_month());
    (0..(blanks + count).div_ceil(7))
        .map(|week| {
            std::array::from_fn(|at| {
                let index = week * 7 + u32::try_from(at).unwrap_or_default();
                let day = (index + 1).checked_sub(blanks).filter(|day| (1..=count).contains(day));
                day.map(|day| Date { day, ..month })
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_is_in_weeks_that_begin_on_monday() {
        let weeks = weeks(Date { year: 2026, month: 11, day: 1 });
        let days = |week: &[Option<Date>; 7]| week.map(|day| day.map_or(0, |day| day.day));
        assert_eq!(weeks.len(), 6);
        assert_eq!(days(&weeks[0]), [0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(days(&weeks[1]), [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(days(&weeks[5]), [30, 0, 0, 0, 0, 0, 0]);
    }
}
