//! The steps of a session: everything that can happen to it.

use std::rc::Rc;

use engine::catalogue::AnyAction;
use engine::game::Decision;
use engine::seat::{Seat, SeatSet};

use super::bot_turn::BotTurn;
use crate::services::by_link::ByLink;
use crate::services::people::Place;

#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    Continue,
    SkipOthers,
    /// This person has held the button with their name, and has the device.
    Take(Seat),
    /// The seat that looks at its cards hands the device to this person.
    HandTo(Seat),
    OpenCurtain,
    /// "Not me".
    Decline,
    Read,
    /// The person at the device decides for this seat.
    Decide(Seat, Decision<AnyAction>),
    Undo,
    /// The person with the device wants to undo the last decision: the curtain of the decision's seat comes first.
    AskToUndo,
    PassOn,
    BotsDecide(Rc<BotTurn>),
    /// A person who plays elsewhere has decided.
    Remote(Seat, Decision<AnyAction>),
    MoveSeat(Seat, Place),
    /// Exactly these seats' phones are connected.
    SetConnected(SeatSet),
    /// A link has sent the move. These data of the game by link replace those saved beside the record.
    SendMove(Rc<ByLink>),
    EnterGestures(Vec<(Seat, AnyAction)>),
    /// Whether to use gestures from now on, for choices that allow them.
    UseGestures(bool),
    /// The page was hidden, or somebody covers the screen.
    Cover,
    /// Nobody has touched an open hand for a while.
    CoverUntouched,
    AskToLeave(Seat),
    Stay,
    /// This number of milliseconds has passed.
    Elapse(u32),
    TakeHint,
    LoseToOtherTab,
}
