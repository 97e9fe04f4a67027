pub(crate) use crate::words::messages::home::*;

/// Today's remaining deals, and the streak.
pub fn deals_left(left: usize, total: usize, streak: usize) -> String {
    let deals = if left == total { new_deals(total) } else { super::daily::deals_left_today(left) };
    if streak > 1 { format!("{deals} · {}", super::daily::streak(streak)) } else { deals }
}

/// The text below the name of today's puzzle: `Find the move`, or the number of puzzles solved today.
pub fn puzzles_solved(solved: usize) -> String {
    if solved == 0 { FIND_THE_MOVE.to_string() } else { solved_today(solved) }
}
