use engine::seat::Seat;

use super::full_stop;
use super::line::Line;
use super::messages::common;
use super::players::YOU_ALONE;
use crate::services::coach::Certainty;
use crate::services::language;
use crate::services::numbers::rounded;
pub(crate) use crate::words::messages::coach::*;
use crate::words::text::Text;

/// A decision's cost as a share of the `stake`, give or take twice its standard error. `loss` and `error` are in
/// thousandths.
pub fn cost(seat: Seat, loss: u32, error: u32, stake: Text) -> Line {
    let about = percent(loss.into());
    let error = 2.0 * f64::from(error);
    if is_zero_percent(error) {
        cost_about(seat, stake, about)
    } else {
        cost_give_or_take(seat, stake, about, percent(error))
    }
}

/// A trade's loss, which follows from a rule and has no error.
pub fn given_away(loss: u32, stake: &str) -> String {
    given_away_of(percent(loss.into()), stake)
}

/// A review's chart as text, for screen readers, from its points: see `SeatReview::line`.
pub fn chart(name: &str, line: &[[u32; 3]]) -> String {
    let known = || line.iter().map(|[_, known, _]| *known);
    let percent_of = |chance: Option<u32>| percent(chance.unwrap_or_default().into());
    let [first, low, high, end] =
        [known().next(), known().min(), known().max(), known().next_back()].map(percent_of);
    if *name == YOU_ALONE {
        chart_of_you(first, low, high, end)
    } else {
        chart_of(name, first, low, high, end)
    }
}

/// An action as a suggestion: `Duel with 9♣, wager K♣.`
pub fn suggestion(action: Line) -> Line {
    full_stop(action.capitalised())
}

/// Says how certainly the suggestion is better than the `next` best action.
pub fn certainty(certainty: Certainty, next: Line) -> Line {
    match certainty {
        Certainty::Clearly => clearly_better(next),
        Certainty::Little => little_better(next),
        Certainty::No => as_good(next),
    }
}

/// Thousandths as a number with at most one decimal: `2.5`, `3`, `−0.5`.
fn decimal(thousandths: f64) -> String {
    let text = rounded(thousandths / 1000.0, 1).replace('-', "−");
    match text.split_once('.') {
        Some((whole, "0")) => whole.to_owned(),
        Some((whole, tenths)) => common::decimal(whole, tenths),
        None => text,
    }
}

/// A number with its unit: `1 point`, `0 points`, `2.5 points`.
pub fn with_unit(thousandths: f64, unit: Text) -> String {
    let number = decimal(thousandths);
    language::plural(unit.translate(), (thousandths / 100.0).round_ties_even() / 10.0)
        .trim()
        .replace('#', &number)
}

/// Two means: `about 12 points instead of 9.5`; `None` where both read the same.
pub fn compare_means(best: f64, other: f64, unit: Text) -> Option<String> {
    let instead = decimal(other);
    (decimal(best) != instead).then(|| about_instead(with_unit(best, unit), instead))
}

/// Two chances: `64% of the time instead of 51%`; `None` where both read the same.
pub fn compare_chances(best: f64, other: f64) -> Option<String> {
    let (best, other) = (percent(best), percent(other));
    (best != other).then(|| time_instead(best, other))
}

/// A seat's lead over another, or its deficit: `At best 2 points more than your opponent this
/// round, at worst 5 less.`
pub fn range_of_lead_over(other: Text, [best, worst]: [i32; 2]) -> Line {
    let points = with_unit(best.abs().into(), POINTS);
    let number = decimal(worst.abs().into());
    let at_worst = match worst.signum() {
        0 => WORST_AS_MANY.to_string(),
        1 => worst_more(number),
        _ => worst_less(number),
    };
    let text = match (best.signum(), best == worst) {
        (0, true) => expect_as_many(other),
        (1, true) => expect_more(points, other),
        (_, true) => expect_less(points, other),
        (0, false) => best_as_many(other, at_worst),
        (1, false) => best_more(points, other, at_worst),
        (_, false) => best_less(points, other, at_worst),
    };
    text.into()
}

/// Whether thousandths round to 0%.
pub fn is_zero_percent(thousandths: f64) -> bool {
    rounded(thousandths / 10.0, 0) == "0"
}

/// Thousandths as percent: `64%`.
pub fn percent(thousandths: f64) -> String {
    common::percent(rounded(thousandths / 10.0, 0))
}
