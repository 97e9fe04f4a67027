//! Bots' remarks on their luck: dry, rare, and based on what the whole table has seen.

use engine::bot::Style;
use engine::seat::Seat;

use super::line::Line;
use super::messages::remarks as words;
use super::{choice, choices};
use crate::words::text::Text;

/// A seat's luck, as everybody at the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Good,
    Bad,
}

const REMARK_PERCENT: u64 = 30;

/// The bot's remark, if it makes one. `number` identifies the event, so that looking again shows the same remark.
#[inline(never)] // For the split: see docs/size.md.
pub fn remark(seat: Seat, style: Style, luck: Luck, number: u64) -> Option<Line> {
    remark_text(style, luck, number).map(|said| words::remark(seat, said))
}

fn remark_text(style: Style, luck: Luck, number: u64) -> Option<&'static str> {
    let all = remarks(style, luck);
    let count = choices(all).count() as u64;
    let at = usize::try_from(number / 100 % count).unwrap_or_default();
    (number % 100 < REMARK_PERCENT).then(|| choice(all, at))
}

const fn remarks(style: Style, luck: Luck) -> Text {
    match (style, luck) {
        (Style::Even, Luck::Good) => words::EVEN_GOOD,
        (Style::Even, Luck::Bad) => words::EVEN_BAD,
        (Style::Bold, Luck::Good) => words::BOLD_GOOD,
        (Style::Bold, Luck::Bad) => words::BOLD_BAD,
        (Style::Careful, Luck::Good) => words::CAREFUL_GOOD,
        (Style::Careful, Luck::Bad) => words::CAREFUL_BAD,
        (Style::Grudging, Luck::Good) => words::GRUDGING_GOOD,
        (Style::Grudging, Luck::Bad) => words::GRUDGING_BAD,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_style_has_lines_of_its_own_that_fit_in_one() {
        let mut all = Vec::<&str>::new();
        for style in Style::ALL {
            for luck in [Luck::Good, Luck::Bad] {
                let choices: Vec<_> = choices(remarks(style, luck)).collect();
                assert!(choices.len() >= 4, "{style:?} {luck:?}");
                all.extend(choices);
            }
        }
        for line in &all {
            assert!(line.chars().count() <= 45 && line.ends_with(['.', '?']), "{line}");
        }
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "two say the same");
    }

    #[test]
    fn a_bot_speaks_seldom_and_says_the_same_of_the_same() {
        let said = |number| remark_text(Style::Bold, Luck::Bad, number);
        let spoken = (0..10_000_u64).filter(|number| said(*number).is_some()).count();
        assert_eq!(spoken, 3_000);
        let different: BTreeSet<_> = (0..10_000).filter_map(said).collect();
        assert_eq!(different.len(), choices(remarks(Style::Bold, Luck::Bad)).count());
        assert_eq!(said(7), said(7));
    }
}
