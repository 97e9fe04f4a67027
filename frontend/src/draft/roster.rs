//! The roster of bots.

use engine::bot::Style;

use crate::services::people::Look;

/// Names with different initials, and the style of each.
const ROSTER: [(&str, Style); 14] = [
    ("Hattie", Style::Even),
    ("Boone", Style::Bold),
    ("Mabel", Style::Careful),
    ("Otis", Style::Grudging),
    ("Tilda", Style::Even),
    ("Zeke", Style::Bold),
    ("Percy", Style::Careful),
    ("Wilma", Style::Grudging),
    ("Rufus", Style::Even),
    ("Dixie", Style::Bold),
    ("Quincy", Style::Careful),
    ("Ingrid", Style::Grudging),
    ("Lotte", Style::Even),
    ("Fergus", Style::Bold),
];

/// The index of [`FIRST`] in the roster: the bot of a visitor's first game.
pub const FIRST_INDEX: usize = 3;

pub const FIRST: &str = ROSTER[FIRST_INDEX].0;

/// The favourite colour and emblem of a bot of this name.
pub fn look(name: &str) -> Option<Look> {
    let name = name.trim();
    let at = ROSTER.iter().position(|(known, _)| known.eq_ignore_ascii_case(name))?;
    // People get looks from the first on, bots from the last. `nth` wraps around.
    Some(Look::nth(usize::from(Look::COUNT) * 2 - 1 - at))
}

/// The first name from `start` on that is not taken, with its style.
pub fn pick(taken: &[String], start: usize) -> Option<(&'static str, Style)> {
    let start = start % ROSTER.len();
    let all = ROSTER[start..].iter().chain(&ROSTER[..start]);
    let is_taken = |name: &str| taken.iter().any(|taken| taken.trim().eq_ignore_ascii_case(name));
    all.copied().find(|(name, _)| !is_taken(name))
}

#[cfg(test)]
mod tests {
    use engine::record::Name;
    use engine::seat::Seat;

    use super::*;

    #[test]
    fn the_roster_is_enough_for_any_table_and_its_names_begin_differently() {
        assert!(ROSTER.len() > 2 * usize::from(Seat::MOST) - 3, "whatever people are called");
        let mut initials: Vec<_> = ROSTER.iter().map(|(name, _)| &name[..1]).collect();
        initials.sort_unstable();
        initials.dedup();
        assert_eq!(initials.len(), ROSTER.len());
        for (name, _) in ROSTER {
            assert!(name.len() <= 7 && name.parse::<Name>().is_ok(), "{name}");
        }
        for style in Style::ALL {
            assert!(ROSTER.iter().filter(|(_, one)| *one == style).count() >= 3, "{style:?}");
        }
    }

    #[test]
    fn nobody_is_picked_twice() {
        for start in 0..2 * ROSTER.len() {
            let mut taken = vec![" hattie ".to_owned()];
            while let Some((name, _)) = pick(&taken, start) {
                assert!(!taken.contains(&name.to_owned()) && name != "Hattie");
                taken.push(name.to_owned());
            }
            assert_eq!(taken.len(), ROSTER.len());
        }
    }
}
