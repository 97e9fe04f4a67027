//! Actions that no good player takes, counted by their text.

use engine::seat::Seat;

/// What kind of blunder an action is, if it is one.
#[must_use]
pub fn kind_of(action: &str, seat: Seat) -> Option<&'static str> {
    let words: Vec<&str> = action.split(' ').collect();
    match words[..] {
        ["hire", _, "aim", target] | ["hire", _, "second", "aim", target]
            if target == seat.to_string() =>
        {
            Some("hired hands turned at oneself")
        }
        ["withdraw", ..] => Some("offers withdrawn"),
        ["offer", _, give, "for", want] if is_special(give) && is_low(want) => {
            Some("special cards offered for low numbers")
        }
        _ => None,
    }
}

fn is_special(give: &str) -> bool {
    give.chars().count() == 2 && give.starts_with(['J', 'Q', 'K', 'A'])
}

fn is_low(want: &str) -> bool {
    matches!(want, "2" | "3" | "4" | "5" | "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blunders_are_told_from_good_actions() {
        let kind = |action| kind_of(action, Seat::TWO);
        assert_eq!(kind("hire 3 aim 2"), Some("hired hands turned at oneself"));
        assert_eq!(kind("hire 3 second aim 2"), Some("hired hands turned at oneself"));
        assert_eq!(kind("hire 2 aim 3"), None);
        assert_eq!(kind("withdraw 3 #1"), Some("offers withdrawn"));
        assert_eq!(kind("offer 3 Kp for 2"), Some("special cards offered for low numbers"));
        assert_eq!(kind("offer 3 10p for 7"), None);
    }
}
