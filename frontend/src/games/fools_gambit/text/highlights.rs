use engine::cards::Card;
use engine::seat::Seat;

use crate::games::highlights::Award;
use crate::words::line::Line;
use crate::words::messages::fools_gambit::highlights as words;
pub(crate) use crate::words::messages::fools_gambit::highlights::TITLE;

/// A duel that was won, and its gain.
pub fn won(winner: Seat, [own, other]: [Card; 2], wager: Card, worth: u8, reversed: bool) -> Line {
    if reversed {
        return words::won_reversed(winner, own, winner.other(), other, wager, worth);
    }
    words::won(winner, own, winner.other(), other, wager, worth)
}

/// The highest three cards drawn at once, with aces as 14.
pub static LUCKIEST_CARDS: Award =
    Award { title: words::LUCKIEST, deed: words::luckiest_deed, minimum: 36 };

/// The most valuable wager banked.
pub static RICHEST_WAGER: Award =
    Award { title: words::RICHEST, deed: words::richest_deed, minimum: 8 };

/// Rounds won because a 7 reversed them.
pub static TURNED: Award = Award { title: words::TURNED, deed: words::turned_deed, minimum: 1 };
