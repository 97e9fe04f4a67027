use crate::games::highlights::Award;
use crate::words::messages::dual_duel::highlights as words;
pub(crate) use crate::words::messages::dual_duel::highlights::{TITLE, won};

/// The highest-scoring pair that won its round.
pub static BEST_PAIR: Award = Award { title: words::BEST_PAIR, deed: words::won_with, minimum: 16 };

/// Called "Wild" most often.
pub static WILDEST: Award = Award { title: words::WILDEST, deed: words::called_often, minimum: 3 };
