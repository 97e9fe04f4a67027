/// Whether a card turns up at this moment of playback.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Turning {
    #[default]
    No,
    /// It still lies face-down, for a beat.
    Soon,
    /// It turned up just now.
    Now,
}

impl Turning {
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Self::No => None,
            Self::Soon => Some("is-tense"),
            Self::Now => Some("is-turning"),
        }
    }
}
