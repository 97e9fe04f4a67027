//! Lets bots think when they may, and carries out their decisions.

use engine::game::{Game, Order, Privacy, Turn};
use engine::record::Entry;
use engine::seat::SeatSet;

use super::Session;
use super::bot_turn::{BotTurn, bots_of, is_public_news};
use crate::device::{Screen, TableReason, is_simultaneous};

impl Session {
    /// The bots that may think now, if any. They stay the same as long as [`bots_since`](Self::bots_since) does.
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let since = self.bots_since()?;
        let from = self.state_after(since).clone();
        let Turn::Awaiting(awaiting) = from.turn() else { return None };
        let players = self.record.players.clone();
        let made = self.record.decisions[since..].to_vec();
        let due =
            self.game.turn().awaited().intersection(awaiting.seats).intersection(bots_of(&players));
        let game = from.clone();
        let decided = Vec::new();
        let mut bot_turn =
            BotTurn { since, from, game, awaiting, players, left: due, made, decided };
        bot_turn.reset_game();
        Some(bot_turn)
    }

    /// The number of decisions when these bots could first think: at the beginning of a simultaneous choice, otherwise
    /// when the table began to wait for them.
    pub fn bots_since(&self) -> Option<usize> {
        let Turn::Awaiting(now) = self.game.turn() else { return None };
        let is_due = !now.seats.intersection(bots_of(&self.record.players)).is_empty();
        match now.order {
            _ if !is_due || self.screen() == Screen::ReadOnly => None,
            Order::Together => Some(self.choice_began()),
            Order::Alone | Order::Free => self.waits_for_bots().then_some(self.history.len()),
        }
    }

    pub fn waits_for_bots(&self) -> bool {
        self.screen() == Screen::Table(TableReason::Bots)
    }

    /// The bots that the table waits for, and those that may follow in one go.
    pub fn bots_in_a_row(&self) -> SeatSet {
        let Turn::Awaiting(now) = self.game.turn() else { return SeatSet::EMPTY };
        let bots = bots_of(&self.record.players);
        match (now.order, now.privacy) {
            (Order::Alone, Privacy::Open) => bots,
            (Order::Alone | Order::Together | Order::Free, _) => now.seats.intersection(bots),
        }
    }

    /// Carries out all decisions of a bot turn at once, if the game hasn't changed since.
    pub(super) fn bots_decide(&mut self, bot_turn: &BotTurn) {
        let fresh = self.waits_for_bots()
            && self.bots_since() == Some(bot_turn.since)
            && *self.state_after(bot_turn.since) == bot_turn.from;
        if !fresh {
            return;
        }
        let bots = bots_of(&self.record.players);
        self.table_seen = self.table_seen_before_next();
        for Entry { seat, decision } in &bot_turn.decided {
            if !bots.contains(*seat) {
                return;
            }
            let Some(before) = self.apply(*seat, decision.clone()) else { return };
            self.device = self.device.on_bot_decision(before, &self.situation());
        }
    }

    /// The number of decisions when the current simultaneous choice began.
    fn choice_began(&self) -> usize {
        let mut began = self.history.len();
        while began > 0
            && is_simultaneous(self.state_after(began - 1).turn())
            && !is_public_news(&self.history[began - 1], self.game.seats())
        {
            began -= 1;
        }
        began
    }
}
