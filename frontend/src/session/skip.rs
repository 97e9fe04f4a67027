//! Skips bots' turns while the only person has no part in them.

use super::Session;
use crate::device::{Screen, TableReason};
use crate::games;

impl Session {
    /// Whether bots play on without the only person, who can skip their turns.
    pub fn can_skip(&self) -> bool {
        matches!(self.screen(), Screen::Table(TableReason::News | TableReason::Bots))
            && !self.skips()
            && self.sits_out()
    }

    pub fn skips(&self) -> bool {
        self.is_skipping
    }

    /// Whether the game continues without the only person, so that nothing has to wait for anybody.
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

    /// Called after each decision: of skipped ones only the last is shown, with its result.
    pub(super) fn update_skipping(&mut self) {
        self.is_skipping = self.is_skipping && self.sits_out();
        if self.is_skipping {
            self.table_seen = self.history.len();
        }
    }
}
