/// A bot's style, which decides between nearly equal actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Style {
    /// No style.
    #[default]
    Even,
    /// Takes risks.
    Bold,
    /// Avoids risks.
    Careful,
    /// Retaliates.
    Grudging,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 4] = [Self::Even, Self::Bold, Self::Careful, Self::Grudging];

    /// The word in a record, after a bot's level.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Bold => "bold",
            Self::Careful => "careful",
            Self::Grudging => "grudging",
        }
    }

    /// The style with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.word() == word)
    }
}
