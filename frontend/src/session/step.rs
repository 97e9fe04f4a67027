//! What happens to a running game, and what it asks for.

use std::rc::Rc;

use engine::catalogue::AnyAction;
use engine::game::Decision;
use engine::seat::{Seat, SeatSet};

use super::bot_turn::BotTurn;
use crate::services::by_link::ByLink;
use crate::services::people::Place;

/// What happens to a running game.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// "Go on" from the table.
    GoOn,
    /// What others play while the only person sits out is not told.
    SkipOthers,
    /// This person has held the button with its name: the device is in its hands.
    Take(Seat),
    /// The seat that looks at its cards hands the device to this person.
    HandTo(Seat),
    /// The curtain was opened.
    OpenCurtain,
    /// "Not me."
    Decline,
    /// The recap was read.
    Read,
    /// The person in front of the device decides for this seat.
    Decide(Seat, Decision<AnyAction>),
    /// The person in front of the device takes the last decision back.
    Undo,
    /// Whoever has the device now wants the last decision taken back: the person who made it is asked for.
    AskToUndo,
    /// The device is passed on.
    PassOn,
    /// Bots decide, as they have thought it out.
    BotsDecide(Rc<BotTurn>),
    /// A person who plays somewhere else decides, at whatever moment.
    Remote(Seat, Decision<AnyAction>),
    /// This person plays there from now on.
    Move(Seat, Place),
    /// The phones of these seats are connected, and no others.
    Connected(SeatSet),
    /// A link was made of all that was done here, which gives the move away: this is kept beside the record from now on.
    Sent(Rc<ByLink>),
    /// What each of these people has shown by a gesture.
    Shown(Vec<(Seat, AnyAction)>),
    /// From now on choices that can be shown by a gesture are, or are not.
    UseGestures(bool),
    /// The page was hidden, or somebody covers the screen.
    Cover,
    /// Nobody has touched an open hand for a while.
    CoverUntouched,
    /// This person wants to leave the game.
    AskToLeave(Seat),
    /// It stays.
    Stay,
    /// So many milliseconds have passed.
    Pass(u32),
    /// A hint was told.
    TakeHint,
    /// Another tab has the game.
    LoseLock,
}
