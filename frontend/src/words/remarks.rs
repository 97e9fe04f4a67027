//! Bots' remarks on their luck: dry, rare, and based on what the whole table has seen.

use engine::bot::Style;
use engine::seat::Seat;

use super::line::{Line, line};

/// A seat's luck, as all see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Good,
    Bad,
}

/// The chance of a remark, in percent.
const OFTEN: u64 = 30;

/// The bot's remark, if it makes one. `number` identifies the event, so that looking again shows the same remark.
#[inline(never)] // For the split: see docs/size.md.
pub fn remark(seat: Seat, temper: Style, luck: Luck, number: u64) -> Option<Line> {
    chosen(temper, luck, number).map(|said| line!("{0}: “{1}”", seat, said))
}

fn chosen(temper: Style, luck: Luck, number: u64) -> Option<&'static str> {
    let all = lines(temper, luck);
    let at = usize::try_from(number / 100 % all.len() as u64).unwrap_or_default();
    all.get(at).copied().filter(|_| number % 100 < OFTEN)
}

const fn lines(temper: Style, luck: Luck) -> &'static [&'static str] {
    match (temper, luck) {
        (Style::Even, Luck::Good) => &[
            "Don’t look at me. The cards did it.",
            "I’ll take it.",
            "One of those hands.",
            "I had a feeling. I always have a feeling.",
            "That one had my name on it.",
        ],
        (Style::Even, Luck::Bad) => &[
            "Losing well is half the game.",
            "It went better in my head.",
            "Noted.",
            "Well played. I checked.",
            "I’ve had worse. Today, even.",
        ],
        (Style::Bold, Luck::Good) => &[
            "You blinked.",
            "Careful is for later.",
            "I never doubted it. I never do.",
            "Fortune favours the loud.",
            "Was that a risk? I didn’t notice.",
        ],
        (Style::Bold, Luck::Bad) => &[
            "Worth it.",
            "I’d do it again. I will, too.",
            "Half a plan is still a plan.",
            "The next one’s bigger.",
            "You got lucky. I know luck.",
        ],
        (Style::Careful, Luck::Good) => &[
            "As calculated. Roughly.",
            "Slow and dull wins.",
            "I brought an umbrella, too.",
            "Nobody ever lost by waiting.",
            "I’ll put that somewhere safe.",
        ],
        (Style::Careful, Luck::Bad) => &[
            "I allowed for this. Not for this much.",
            "I knew I should have stayed home.",
            "The one thing I didn’t count.",
            "That’s what I get for hoping.",
            "I’ll be over here, adding it up.",
        ],
        (Style::Grudging, Luck::Good) => &[
            "That’s for last time.",
            "We’re even. Almost.",
            "I keep a list. It just got shorter.",
            "Remember how that felt.",
            "I don’t forget. I collect.",
        ],
        (Style::Grudging, Luck::Bad) => &[
            "That goes on the list.",
            "I’ll remember that.",
            "Enjoy it. I’m counting.",
            "So that’s how it is.",
            "You’ll hear about this.",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_temper_has_lines_of_its_own_that_fit_in_one() {
        let mut all = Vec::<&str>::new();
        for temper in Style::ALL {
            for luck in [Luck::Good, Luck::Bad] {
                let own = lines(temper, luck);
                assert!(own.len() >= 4, "{temper:?} {luck:?}");
                all.extend(own);
            }
        }
        for line in &all {
            assert!(line.chars().count() <= 45 && line.ends_with(['.', '?']), "{line}");
        }
        let number = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), number, "two say the same");
    }

    #[test]
    fn a_bot_speaks_seldom_and_says_the_same_of_the_same() {
        let said = |number| chosen(Style::Bold, Luck::Bad, number);
        let spoken = (0..10_000_u64).filter(|number| said(*number).is_some()).count();
        assert_eq!(spoken, 3_000);
        let mut different: Vec<_> = (0..10_000).filter_map(said).collect();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), lines(Style::Bold, Luck::Bad).len());
        assert_eq!(said(7), said(7));
    }
}
