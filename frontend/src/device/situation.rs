//! What the machine has to know of the game.

use engine::game::Turn;
use engine::seat::{Seat, SeatSet};

use super::{Why, open};

/// What the machine has to know of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of the table")]
pub struct Situation {
    /// What the game waits for.
    pub turn: Turn,
    /// The seats of the people at this device.
    pub people: SeatSet,
    /// The seats of people who play somewhere else.
    pub remote: SeatSet,
    /// Whether some of those look at this device's open table, too.
    pub watched: bool,
    /// Something public happened that the table has not been shown.
    pub news: bool,
    /// The seats that have something of their own to be told before they go on.
    pub recap: SeatSet,
    /// The table takes a break before the game goes on.
    pub rests: bool,
    /// What is to be chosen is shown by a gesture, by all people at once.
    pub gestures: bool,
    /// The move was given away by a link: nobody here decides anything before the next one comes.
    pub sent: bool,
    /// What all have chosen is shown as soon as the last one has.
    pub at_once: bool,
    /// Then whoever chose last goes on with the next choice, and reads what was chosen beside those cards.
    pub chooses_on: bool,
    /// All saw what was done last: nothing of it is left to whoever did it, neither to look at nor to take back.
    pub all_saw: bool,
    /// What is to be decided now only completes the choice before it.
    pub completes: bool,
}

impl Situation {
    /// Several people look at the device, so that there are secrets to keep between them.
    pub(super) fn shared(&self) -> bool {
        self.people.len() > 1 || self.watched
    }

    /// One person plays, and bots.
    pub(super) fn is_alone(&self) -> bool {
        !self.shared() && self.remote.is_empty()
    }

    /// The game waits for nobody at this device.
    pub(super) fn for_others(&self) -> bool {
        self.turn.outcome().is_none() && self.due().is_empty()
    }

    /// The game waits for bots, among others.
    pub(super) fn bots_are_due(&self) -> bool {
        !self.turn.awaited().minus(self.people).minus(self.remote).is_empty()
    }

    /// What bots have to decide now belongs to what was just chosen.
    pub(super) fn bots_complete(&self) -> bool {
        self.completes && self.for_others() && self.bots_are_due()
    }

    /// Why the table is shown while nobody at this device is awaited.
    pub(super) fn wait(&self) -> Why {
        if self.bots_are_due() { Why::Bots } else { Why::Remote }
    }

    /// The people whom the game waits for.
    pub(super) fn due(&self) -> SeatSet {
        if self.sent { SeatSet::EMPTY } else { self.turn.awaited().both(self.people) }
    }

    /// Whoever has just chosen last goes on with the next choice, in secret.
    pub(super) fn keeps_device(&self, seat: Seat) -> bool {
        let secret = !self.gestures && !self.rests && !open(self.turn);
        self.chooses_on && secret && self.due().contains(seat)
    }
}
