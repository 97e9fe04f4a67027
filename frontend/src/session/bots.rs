//! When bots may think, and their decisions.

use engine::game::{Game, Order, Privacy, Turn};
use engine::record::Entry;
use engine::seat::SeatSet;

use super::Session;
use super::bot_turn::{BotTurn, bots_of, is_public_news};
use crate::device::{Screen, TableReason, is_simultaneous};

impl Session {
    /// The bots that may think now, if any. The same bots as long as [`bots_since`](Self::bots_since) is the same.
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let since = self.bots_since()?;
        let start = self.state_after(since).clone();
        let Turn::Awaiting(awaiting) = start.turn() else { return None };
        let players = self.record.players.clone();
        let earlier = self.record.decisions[since..].to_vec();
        let undecided =
            self.game.turn().awaited().intersection(awaiting.seats).intersection(bots_of(&players));
        let (game, decisions) = (start.clone(), Vec::new());
        let mut bot_turn =
            BotTurn { since, start, game, awaiting, players, undecided, earlier, decisions };
        bot_turn.reset_game();
        Some(bot_turn)
    }

    /// The number of decisions when these bots could first think: at the beginning of a simultaneous choice, otherwise
    /// when the table began to wait for them.
    pub fn bots_since(&self) -> Option<usize> {
        let Turn::Awaiting(awaiting) = self.game.turn() else { return None };
        let is_due = !awaiting.seats.intersection(bots_of(&self.record.players)).is_empty();
        match awaiting.order {
            _ if !is_due || self.screen() == Screen::ReadOnly => None,
            Order::Together => Some(self.choice_start()),
            Order::Alone | Order::Free => self.waits_for_bots().then_some(self.history.len()),
        }
    }

    pub fn waits_for_bots(&self) -> bool {
        self.screen() == Screen::Table(TableReason::Bots)
    }

    /// The bots that the table waits for, and those that may decide after them without a person in between.
    pub fn bots_in_a_row(&self) -> SeatSet {
        let Turn::Awaiting(awaiting) = self.game.turn() else { return SeatSet::EMPTY };
        let bots = bots_of(&self.record.players);
        match (awaiting.order, awaiting.privacy) {
            (Order::Alone, Privacy::Open) => bots,
            (Order::Alone | Order::Together | Order::Free, _) => awaiting.seats.intersection(bots),
        }
    }

    /// Carries out all decisions of a bot turn at once, if the game hasn't changed since.
    pub(super) fn bots_decide(&mut self, bot_turn: &BotTurn) {
        let is_current = self.waits_for_bots()
            && self.bots_since() == Some(bot_turn.since)
            && *self.state_after(bot_turn.since) == bot_turn.start;
        if !is_current {
            return;
        }
        let bots = bots_of(&self.record.players);
        self.table_seen = self.next_table_seen();
        for Entry { seat, decision } in &bot_turn.decisions {
            if !bots.contains(*seat) {
                return;
            }
            let Some(before) = self.apply(*seat, decision.clone()) else { return };
            self.device = self.device.on_bot_decision(before, &self.situation());
        }
    }

    /// The number of decisions when the current simultaneous choice began.
    fn choice_start(&self) -> usize {
        let mut start = self.history.len();
        while start > 0
            && is_simultaneous(self.state_after(start - 1).turn())
            && !is_public_news(&self.history[start - 1], self.game.seats())
        {
            start -= 1;
        }
        start
    }
}
