use engine::seat::Seat;

use super::full_stop;
use super::line::Line;
use super::messages::common;
use super::players::YOU_ALONE;
use crate::services::coach::Sure;
use crate::services::language;
use crate::services::numbers::rounded;
pub(crate) use crate::words::messages::coach::*;
use crate::words::text::Text;

/// A decision's cost, and how sure that is.
pub fn cost(seat: Seat, loss: u32, error: u32, stake: Text) -> Line {
    let about = percent(loss.into());
    let error = 2.0 * f64::from(error);
    if is_none(error) {
        cost_about(seat, stake, about)
    } else {
        cost_give_or_take(seat, stake, about, percent(error))
    }
}

/// A trade's loss, which follows from a rule and has no error.
pub fn given_away(loss: u32, stake: &str) -> String {
    given_away_of(percent(loss.into()), stake)
}

/// A chart as text, for screen readers.
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

/// The certainty that this action is better than the next best one.
pub fn sure(sure: Sure, next: Line) -> Line {
    match sure {
        Sure::Clearly => clearly_better(next),
        Sure::Little => little_better(next),
        Sure::No => as_good(next),
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

/// A unit's singular and plural.
pub type Unit = Text;

/// A number with its unit: `1 point`, `0 points`, `2.5 points`.
pub fn units(thousandths: f64, of: Unit) -> String {
    let number = decimal(thousandths);
    language::form(of.translate(), (thousandths / 100.0).round_ties_even() / 10.0)
        .trim()
        .replace('#', &number)
}

/// Two means: `about 12 points instead of 9.5`; `None` where both read the same.
pub fn means(best: f64, other: f64, of: Unit) -> Option<String> {
    let instead = decimal(other);
    (decimal(best) != instead).then(|| about_instead(units(best, of), instead))
}

/// Two chances: `64% of the time instead of 51%`; `None` where both read the same.
pub fn chances(best: f64, other: f64) -> Option<String> {
    let (best, other) = (percent(best), percent(other));
    (best != other).then(|| time_instead(best, other))
}

/// A seat's likely lead over another one, or its deficit, in the best and the worst case: `At best 2 points more than
/// your opponent this round, at worst 5 less.`
pub fn expect_beside(other: Text, [best, worst]: [i32; 2]) -> Line {
    let points = units(best.abs().into(), POINTS);
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

/// Whether thousandths are no percent at all, once rounded.
pub fn is_none(thousandths: f64) -> bool {
    rounded(thousandths / 10.0, 0) == "0"
}

/// Thousandths as percent: `64%`.
pub fn percent(thousandths: f64) -> String {
    common::percent(rounded(thousandths / 10.0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::players::Players;
    use crate::words::sentence::Sentence;

    #[test]
    fn a_difference_within_the_noise_is_called_none() {
        let of = |how| Sentence::from(sure(how, "pass".into())).written();
        assert_eq!(of(Sure::No), "Or, just as good: pass.");
        assert!(of(Sure::Little).starts_with("A little better"));
        assert!(of(Sure::Clearly).starts_with("Clearly better"));
    }

    #[test]
    fn a_suggestion_is_a_sentence() {
        let of = |action: &'static str| Sentence::from(suggestion(action.into())).written();
        assert_eq!(of("duel with 9♣, wager K♣"), "Duel with 9♣, wager K♣.");
        assert_eq!(of("éclair"), "Éclair.");
    }

    #[test]
    fn a_cost_has_its_error() {
        let of = "That lowered Ana’s chance to win the duel by about 8%";
        let players = Players::new(&["Ana", "bot:sharp Otis"].map(|name| name.parse().unwrap()));
        let told = |error| cost(Seat::ONE, 84, error, Text("the duel"));
        let written = |error| players.sentence(&told(error)).written();
        assert_eq!(written(21), format!("{of}, give or take 4%."));
        assert_eq!(written(2), format!("{of}."));
        let to_ana = players.clone().read_by_single_player().sentence(&told(2)).written();
        assert_eq!(to_ana, format!("{of}.").replace("Ana’s", "your"));
    }

    #[test]
    fn the_cost_of_a_trade_has_no_error() {
        assert_eq!(
            given_away(190, "the duel"),
            "It gives away about 19% of the duel, by what decks are worth."
        );
    }

    #[test]
    fn a_chart_has_a_text() {
        let text = chart("Ana", &[[0, 480, 500], [3, 800, 700], [9, 210, 0], [12, 1000, 1000]]);
        assert!(text.contains("48% at first, 21% at the lowest"), "{text}");
        assert!(text.contains("100% at the highest, 100% at the end"), "{text}");
    }

    #[test]
    fn hints_are_counted() {
        assert_eq!([1, 2].map(hints_taken), ["1 hint taken", "2 hints taken"]);
    }

    #[test]
    fn a_range_has_a_text() {
        let of = |range| Sentence::from(expect_beside(Text("your opponent"), range)).written();
        assert_eq!(
            of([2000, -5000]),
            "At best 2 points more than your opponent this round, at worst 5 less."
        );
        assert_eq!(
            of([0, -1500]),
            "At best as many points as your opponent this round, at worst 1.5 less."
        );
        assert_eq!(of([1000, 1000]), "Expect 1 point more than your opponent this round.");
        assert_eq!(of([0, 0]), "Expect as many points as your opponent this round.");
        assert_eq!(
            of([-1000, -2000]),
            "At best 1 point less than your opponent this round, at worst 2 less."
        );
        assert_eq!(
            of([1000, 0]),
            "At best 1 point more than your opponent this round, at worst as many."
        );
    }

    #[test]
    fn a_unit_agrees_with_the_number_as_it_is_written() {
        for thousandths in [960.0, 1000.0, 1040.0] {
            assert_eq!(units(thousandths, POINTS), "1 point");
        }
        assert_eq!(units(1100.0, POINTS), "1.1 points");
        language::show("fr");
        assert_eq!(units(1960.0, POINTS), "2 points");
    }

    #[test]
    fn numbers_that_read_the_same_are_not_compared() {
        let means = |best, other| means(best, other, POINTS);
        assert_eq!(means(12_400.0, 9_000.0).as_deref(), Some("about 12.4 points instead of 9"));
        assert_eq!(means(1_000.0, 0.0).as_deref(), Some("about 1 point instead of 0"));
        assert_eq!(means(-500.0, -40.0).as_deref(), Some("about −0.5 points instead of 0"));
        assert_eq!(means(1010.0, 1020.0), None);
        assert_eq!(chances(640.0, 512.0).as_deref(), Some("64% of the time instead of 51%"));
        assert_eq!(chances(640.0, 641.0), None);
    }
}
