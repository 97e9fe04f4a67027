//! Why a link is refused.

/// Why a link is not merged into a game. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// It is for the other player.
    #[error("the link is for the other player")]
    Own,
    /// It answers an invitation that this device doesn't know.
    #[error("it answers an invitation that is not here")]
    NotInvited,
    /// It answers another invitation of the same name, or the same one once more with another half.
    #[error("the invitation was answered before")]
    AnsweredBefore,
    /// The half of who invites is not the one that was promised, the own half is another one, or the options and
    /// the players are.
    #[error("the deal is not the one that was agreed")]
    OtherDeal,
    /// It goes on from another course of the game, which parts from this device's after this number of decisions.
    #[error("another course of the game")]
    OtherCourse(usize),
    /// What is shown is not what was sealed.
    #[error("the sealed choice is another one")]
    SealBroken,
    /// A sealed choice is not opened, or a link's seal doesn't fit where the game is.
    #[error("the proof of a sealed choice is missing")]
    SealMissing,
    /// This device has lost the choice that it had sealed, or another one has sealed it.
    #[error("the sealed choice is not here")]
    SealLost,
    /// It holds decisions of this device's seat that were not made here.
    #[error("it holds decisions that were not made here")]
    PlayedForYou,
    /// The game is played against a clock.
    #[error("a game with a clock")]
    Timed,
    /// What this device keeps of the game can't be read.
    #[error("what is kept of the game is damaged")]
    Damaged,
}
