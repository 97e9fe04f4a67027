//! What the coach says.

use crate::services::coach::Sure;

pub const HINT: &str = "Hint";
pub const THINKING: &str = "Looking ahead";
pub const CLOSE_HINT: &str = "Close the hint";
pub const NO_HINT: &str = "No hint: there is nothing to choose.";
pub const ONLY: &str = "There is nothing else to do.";
pub const BY_RULE: &str = "Judged by what decks are worth, not by looking ahead.";

/// An action as a suggestion: `Duel with 9♣, wager K♣.`
pub fn suggestion(action: &str) -> String {
    format!("{}.", capitalised(action))
}

/// A sentence's beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// How sure it is that this is better than the next best action.
pub fn sure(sure: Sure, next: &str) -> String {
    match sure {
        Sure::Clearly => format!("Clearly better than the next best: {next}."),
        Sure::Little => format!("A little better than the next best: {next}."),
        Sure::No => format!("No real difference to the next best: {next}."),
    }
}

/// `2 hints taken`.
pub fn hints_taken(count: u32) -> String {
    match count {
        1 => "1 hint taken".to_owned(),
        _ => format!("{count} hints taken"),
    }
}

/// A number of thousandths with a decimal, if it has one: `2.5`, `3`.
pub fn decimal(thousandths: f64) -> String {
    let text = format!("{:.1}", thousandths.abs() / 1000.0);
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// A part of a thousand in percent: `64 %`.
pub fn percent(thousandths: f64) -> String {
    format!("{:.0}\u{a0}%", thousandths / 10.0)
}

/// One number beside another: `12 against 9.5`; nothing where both read the same.
pub fn against(best: f64, other: f64, told: impl Fn(f64) -> String) -> Option<String> {
    let (best, other) = (told(best), told(other));
    (best != other).then(|| format!("{best} against {other}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_within_the_noise_is_called_no_real_difference() {
        assert_eq!(sure(Sure::No, "pass"), "No real difference to the next best: pass.");
        assert!(sure(Sure::Little, "pass").starts_with("A little better"));
        assert!(sure(Sure::Clearly, "pass").starts_with("Clearly better"));
    }

    #[test]
    fn a_suggestion_is_a_sentence() {
        assert_eq!(suggestion("duel with 9♣, wager K♣"), "Duel with 9♣, wager K♣.");
        assert_eq!(suggestion("éclair"), "Éclair.");
    }

    #[test]
    fn hints_are_counted() {
        assert_eq!([1, 2].map(hints_taken), ["1 hint taken", "2 hints taken"]);
    }

    #[test]
    fn numbers_that_read_the_same_are_not_compared() {
        assert_eq!(against(12_400.0, 9_000.0, decimal).as_deref(), Some("12.4 against 9"));
        assert_eq!(against(640.0, 512.0, percent).as_deref(), Some("64\u{a0}% against 51\u{a0}%"));
        assert_eq!(against(1010.0, 1020.0, decimal), None);
    }
}
