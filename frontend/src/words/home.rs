pub(crate) use crate::words::messages::home::*;

/// Today's remaining deals, and the streak.
pub fn deals_left(left: usize, of: usize, streak: usize) -> String {
    let deals = if left == of { new_deals(of) } else { super::daily::left(left) };
    if streak > 1 { format!("{deals} · {}", super::daily::streak(streak)) } else { deals }
}

/// The way to a puzzle, by how many were solved today.
pub fn puzzles_solved(solved: usize) -> String {
    if solved == 0 { FIND_THE_MOVE.to_string() } else { solved_today(solved) }
}

/// An invitation to go on with an evening, which may have a title.
pub fn go_on_with_evening(title: &str) -> String {
    if title.is_empty() { GO_ON_EVENING.to_string() } else { go_on_evening_of(title) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deals_left_today_read_well() {
        assert_eq!(deals_left(5, 5, 1), "5 new deals");
        assert_eq!(deals_left(5, 5, 3), "5 new deals · 3 days in a row");
        assert_eq!(
            [4, 1, 0].map(|left| deals_left(left, 5, 0)),
            ["Four left today", "One left today", "All played today"]
        );
        assert_eq!([0, 3].map(puzzles_solved), ["Find the move", "3 solved today"]);
    }

    #[test]
    fn one_and_many_read_well() {
        assert!(damaged(1).starts_with("1 saved game could not be read and has been"));
        assert!(damaged(2).starts_with("2 saved games could not be read and have been"));
        assert!(newer(1).ends_with("to see it."));
        assert_eq!(cleared(3), "3 old games were cleared.");
    }
}
