//! Skips bots' turns while the only person has no part in them.

use super::Session;
use crate::device::{Screen, TableReason};
use crate::games;

impl Session {
    /// Whether the only person can skip the bots' turns, in which they have no part.
    pub fn can_skip(&self) -> bool {
        matches!(self.screen(), Screen::Table(TableReason::News | TableReason::Bots))
            && !self.skips()
            && self.sits_out()
    }

    pub fn skips(&self) -> bool {
        self.is_skipping
    }

    /// Whether the game goes on without its only person for a while.
    fn sits_out(&self) -> bool {
        let is_alone = !self.is_shared() && self.remote().is_empty();
        let only = self.people().lowest().filter(|_| is_alone && self.turn().outcome().is_none());
        only.is_some_and(|seat| games::ui_of(&self.table_view()).sits_out(seat))
    }

    /// Skips everything until the person has a part in the game again.
    pub(super) fn skip(&mut self) {
        if self.can_skip() {
            self.leave_table();
            self.is_skipping = true;
            self.device = self.device.on_continue(&self.situation());
        }
    }

    /// Called after each decision. Only the last of skipped decisions is shown.
    pub(super) fn update_skipping(&mut self) {
        self.is_skipping = self.is_skipping && self.sits_out();
        if self.is_skipping {
            self.table_seen = self.history.len();
        }
    }
}
