use super::Style;

/// A bot's playing strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game. By default takes the greedy action, without looking ahead.
    Beginner,
    /// Looks ahead now and then.
    Novice,
    /// Looks ahead most of the time.
    Regular,
    /// Seldom overlooks anything.
    Sharp,
    /// Thinks as long as an opponent can be kept waiting.
    Master,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 5] =
        [Self::Beginner, Self::Novice, Self::Regular, Self::Sharp, Self::Master];

    /// The word in a record, after `bot:`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Novice => "novice",
            Self::Regular => "regular",
            Self::Sharp => "sharp",
            Self::Master => "master",
        }
    }

    /// The level with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A bot's effort for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Roll-outs, roughly: the search drops half of the actions each round, and each remaining
    /// action gets an equal number, at least 1.
    pub rollouts: u32,
    /// Percentage of decisions to think about, roughly; for the rest, the bot takes the greedy
    /// action, or at 0 its [`beginner_action`](super::Heuristics::beginner_action).
    pub attention: u8,
    /// The bot's style, in games that have styles.
    pub style: Style,
    /// The bot's way of thinking.
    pub method: Method,
}

/// A bot's way of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Roll-outs: the best answer to opponents who follow the roll-out policy.
    Search,
    /// An [equilibrium](super::Heuristics::equilibrium), in a game that has a search for one; with
    /// an iteration for each roll-out.
    Equilibrium,
}

impl Effort {
    /// Thinks about every decision, with `rollouts` roll-outs.
    #[must_use]
    pub const fn new(rollouts: u32) -> Self {
        Self::with_attention(100, rollouts)
    }

    /// Thinks about `attention` percent of its decisions, with `rollouts` roll-outs.
    #[must_use]
    pub const fn with_attention(attention: u8, rollouts: u32) -> Self {
        Self { rollouts, attention, style: Style::Even, method: Method::Search }
    }

    /// Thinks about every decision by this many `iterations` of an equilibrium search.
    #[must_use]
    pub const fn equilibrium(iterations: u32) -> Self {
        Self { method: Method::Equilibrium, ..Self::new(iterations) }
    }

    /// Never thinks.
    pub const NONE: Self = Self::with_attention(0, 0);

    /// The same effort in this style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The effort with `thousandths` of its roll-outs, for a device too slow for all of them.
    #[must_use]
    pub const fn scaled(self, thousandths: u32) -> Self {
        let rollouts = self.rollouts as u64 * thousandths as u64 / 1000;
        Self { rollouts: rollouts as u32, ..self }
    }
}
