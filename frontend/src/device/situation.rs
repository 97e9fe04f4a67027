//! The facts about a game that the device's state machine needs.

use engine::game::Turn;
use engine::seat::{Seat, SeatSet};

use super::{TableReason, is_public};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, of which any may hold")]
pub struct Situation {
    pub turn: Turn,
    /// Seats of the people at this device.
    pub people: SeatSet,
    /// Seats of people who play elsewhere.
    pub remote: SeatSet,
    /// Whether several people look at this device, and so have secrets from each other.
    pub is_shared: bool,
    /// Whether there are public events that the table hasn't shown yet.
    pub has_news: bool,
    /// Seats that need a recap before they continue.
    pub needs_recap: SeatSet,
    /// Whether the table takes a break before the game continues.
    pub takes_break: bool,
    /// Whether all people make the next choice at once, by gestures.
    pub uses_gestures: bool,
    /// Whether a link has sent the move: nobody here decides before the other player's link arrives.
    pub move_is_sent: bool,
    /// Whether a simultaneous choice is revealed as soon as the last person has chosen.
    pub reveals_at_once: bool,
    /// Whether the last person to choose makes the next choice, too, and sees the reveal beside the cards for it.
    pub last_chooses_again: bool,
    /// Whether the last action leaves its player nothing to read again or to undo.
    pub nothing_to_read: bool,
    /// Whether the next decision only completes the choice before it.
    pub completes_choice: bool,
}

impl Situation {
    /// Whether one person plays against bots.
    pub(super) fn is_alone(&self) -> bool {
        !self.is_shared && self.remote.is_empty()
    }

    pub(super) fn waits_for_others(&self) -> bool {
        self.turn.outcome().is_none() && self.due().is_empty()
    }

    pub(super) fn bots_are_due(&self) -> bool {
        !self.turn.awaited().difference(self.people).difference(self.remote).is_empty()
    }

    /// The reason for showing the table while it waits for nobody at this device.
    pub(super) fn wait_reason(&self) -> TableReason {
        if self.bots_are_due() { TableReason::Bots } else { TableReason::Remote }
    }

    /// People here whom the game waits for; none after a link has sent the move.
    pub(super) fn due(&self) -> SeatSet {
        if self.move_is_sent {
            SeatSet::EMPTY
        } else {
            self.turn.awaited().intersection(self.people)
        }
    }

    /// Whether `seat`, the last to choose, makes the next choice at once, in secret.
    pub(super) fn keeps_device(&self, seat: Seat) -> bool {
        let is_secret = !self.uses_gestures && !self.takes_break && !is_public(self.turn);
        self.last_chooses_again && is_secret && self.due().contains(seat)
    }
}
