//! What others play while who is alone at this device sits out: all of it can be skipped.

use super::Session;
use crate::device::{Screen, Why};
use crate::games;

impl Session {
    /// Whether bots play on without the only person, who can skip that.
    pub fn can_skip(&self) -> bool {
        matches!(self.screen(), Screen::Table(Why::News | Why::Bots))
            && !self.skips()
            && self.sits_out()
    }

    /// Whether what bots play now is not told.
    pub fn skips(&self) -> bool {
        self.skips
    }

    /// Whether the game goes on without the only person, so that nothing of it has to wait for anybody.
    fn sits_out(&self) -> bool {
        let is_alone = !self.is_shared() && self.remote().is_empty();
        let only = self.people().lowest().filter(|_| is_alone && self.turn().outcome().is_none());
        only.is_some_and(|seat| games::of(&self.table_view()).sits_out(seat))
    }

    /// From now on nothing is told before the person is concerned again.
    pub(super) fn skip(&mut self) {
        if self.can_skip() {
            self.leave_table();
            self.skips = true;
            self.device = self.device.on_continue(&self.situation());
        }
    }

    /// After a decision: of what was skipped the last one is told, with how it ended.
    pub(super) fn skip_on(&mut self) {
        self.skips = self.skips && self.sits_out();
        if self.skips {
            self.shown = self.history.len();
        }
    }
}
