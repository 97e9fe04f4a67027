use engine::games::heads_up_duel::Scoring;
use engine::seat::Seat;

use crate::games::highlights::Award;
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::highlights as words;
pub(crate) use crate::words::messages::heads_up_duel::highlights::*;

/// The sums of the decisive round.
pub fn won(winner: Seat, loser: Seat, own: u32, other: u32, scoring: Scoring) -> Line {
    match scoring {
        Scoring::Highest => won_higher(winner, own, loser, other),
        Scoring::Lowest => won_lower(winner, own, loser, other),
    }
}

/// The accepted offer that helped its maker's deck most.
pub static BEST_TRADE: Award = Award {
    title: words::BEST_TRADE,
    deed: |gain| best_trade_deed(gain.div_ceil(10)),
    minimum: 20,
};

/// The highest sum that won a round.
pub static BIGGEST_ROUND: Award =
    Award { title: words::BIGGEST_ROUND, deed: biggest_round_deed, minimum: 20 };

/// Jacks that swept cards off the table.
pub static CLEAN_SWEEP: Award =
    Award { title: words::CLEAN_SWEEP, deed: clean_sweep_deed, minimum: 1 };
