//! The game's texts. The constants are those of `GameUi` (see `games/ui.rs`), and of its `About` and `Credits`.

mod actions;
pub mod board;
pub mod cards;
mod coach;
mod events;
pub mod market;
pub mod reference;
mod standing;
mod trading;

use crate::components::legend::Sign;
use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::heads_up_duel::{about, legend, lessons as words};
use crate::words::text::Text;

pub use actions::{action, gestures, public_action, public_action_of_all, refusal};
pub use events::event_line;
pub use standing::{
    chapter, decisive_line, defeat_reason, duel_name, goal, new_possessions, possessions, prompt,
    rank_key, result, saved_standing, standing, winner,
};
pub use trading::{frame_line, lines, narrate};

pub const AUTHORS: &[&str] = &["Craig Arthur"];
pub const MAKERS_PAGE: Option<(&str, Text)> = Some((
    "https://www.craigarthurbooks.com/post/ep-4-game-rules-heads-up-duel-gamebreaker",
    about::MAKERS_PAGE,
));
pub const LINKS: Option<Text> = Some(about::LINKS);

pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", legend::MARK),
    Sign::new(".hud-backs__own", legend::HAND_BACKS),
    Sign::new(".hud-strip__discards", legend::DISCARDS),
    Sign::new(".hud-strip__points", legend::POINTS),
    Sign::new(".hud-sign__board", legend::SIGN),
    Sign::new(".hud-row__sum", legend::SUM),
    Sign::new(".hud-row__adds", legend::ADDS),
    Sign::new(".hud-face__sign", legend::SPECIAL),
    Sign::new(".hud-face__back", legend::BOUGHT),
    Sign::new(".hud-tile__count", legend::COUNT),
    Sign::new(".hud-hand.is-unable .card", legend::UNABLE),
    Sign::new(".hud-period.is-now", legend::PERIOD_NOW),
    Sign::new(".hud-period.is-open", legend::PERIOD_OPEN),
    Sign::new(".hud-marble", legend::MARBLE),
    Sign::new(".hud-pan.is-give", legend::GIVE),
    Sign::new(".hud-pan.is-want", legend::WANT),
];

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "round", title: words::ROUND, gist: words::ROUND_GIST, steps: 12 },
    LessonEntry { id: "royals", title: words::ROYALS, gist: words::ROYALS_GIST, steps: 13 },
    LessonEntry { id: "trading", title: words::TRADING, gist: words::TRADING_GIST, steps: 10 },
    LessonEntry { id: "jokers", title: words::JOKERS, gist: words::JOKERS_GIST, steps: 13 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "hand", selector: ".is-near .hud-hand" },
    // A card in hand: `8p-0` is an 8 from a starting pack, before one has been played.
    LessonTarget { name: "card", selector: ".hud-decide [data-glide='1-$']" },
    LessonTarget { name: "joker", selector: ".hud-decide [data-glide^='1-Xs-']" },
    LessonTarget { name: "own side", selector: ".hud-row.is-near" },
    LessonTarget { name: "their side", selector: ".hud-row.is-far" },
    LessonTarget { name: "sign", selector: ".hud-sign__board" },
    LessonTarget { name: "ready", selector: "#hud-ready" },
    LessonTarget { name: "own points", selector: ".is-near .hud-strip__points" },
    LessonTarget { name: "their points", selector: ".is-far .hud-strip__points" },
    // The tabs of trading: offers, a new offer, the market.
    LessonTarget { name: "offers tab", selector: ".hud-trade > .hud-tabs > :nth-child(1)" },
    LessonTarget { name: "make tab", selector: ".hud-trade > .hud-tabs > :nth-child(2)" },
    LessonTarget { name: "market tab", selector: ".hud-trade > .hud-tabs > :nth-child(3)" },
    LessonTarget { name: "marbles", selector: ".hud-own__marbles" },
    LessonTarget { name: "finish", selector: "#hud-finish" },
];

pub const ROUND: &[Text] =
    &[words::READ_DECK, words::READ_DUEL, words::READ_ADD, words::READ_READY];

#[cfg(test)]
mod tests;
