//! What happens to a running game, and what it asks for.

use std::rc::Rc;

use engine::bot::Level;
use engine::catalogue::{AnyAction, AnyView};
use engine::game::Decision;
use engine::seat::Seat;

/// What happens to a running game.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// "Go on" from the table.
    GoOn,
    /// This person has held the button with its name: the device is in its hands.
    Take(Seat),
    /// Who looks at the own cards hands the device to this person.
    HandTo(Seat),
    /// The curtain was opened.
    OpenCurtain,
    /// "Not me."
    Decline,
    /// The recap was read.
    Read,
    /// The person in front of the device decides for this seat.
    Decide(Seat, Decision<AnyAction>),
    /// The last decision is taken back.
    Undo,
    /// The device is passed on.
    PassOn,
    /// A bot decides; `on` is the view that it looked at.
    BotDecides {
        /// The bot's seat.
        seat: Seat,
        /// What it looked at: an answer to another view comes too late.
        on: Rc<AnyView>,
        /// What it does.
        action: AnyAction,
    },
    /// What each of these people has shown by a gesture.
    Shown(Vec<(Seat, AnyAction)>),
    /// From now on choices that can be shown by a gesture are, or are not.
    UseGestures(bool),
    /// The page was hidden, or somebody covers the screen.
    Cover,
    /// This person wants to leave the game.
    AskToLeave(Seat),
    /// It stays.
    Stay,
    /// So many milliseconds have passed.
    Pass(u32),
    /// Another tab has the game.
    LoseLock,
}

/// A bot that owes a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct BotTask {
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// All that it may look at.
    pub view: Rc<AnyView>,
}
