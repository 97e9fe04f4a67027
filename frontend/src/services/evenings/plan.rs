//! The planned games, in order.

use engine::catalogue::GameId;
use engine::options::Options as _;

use super::deal::read_options;
use super::{Evening, NextDeal, PlannedGame};

const MOST_PLANNED: usize = 20;

impl PlannedGame {
    pub fn id(&self) -> Option<GameId> {
        GameId::from_slug(&self.game)
    }
}

impl Evening {
    /// Appends a game to the plan. Returns whether there was room.
    pub fn plan(&mut self, next: &NextDeal) -> bool {
        let has_room = self.planned.len() < MOST_PLANNED;
        if has_room {
            self.planned.push(PlannedGame {
                game: next.game.slug().to_owned(),
                options: next.options.values().to_string(),
                seats: next.seats.clone(),
            });
        }
        has_room
    }

    pub fn unplan(&mut self, at: usize) {
        if at < self.planned.len() {
            self.planned.remove(at);
        }
    }

    /// Moves a planned game one place up.
    pub fn plan_earlier(&mut self, at: usize) {
        if (1..self.planned.len()).contains(&at) {
            self.planned.swap(at - 1, at);
        }
    }

    /// The first planned game, for those of its people who are here.
    pub fn next_planned(&self) -> Option<NextDeal> {
        let planned = self.planned.first()?;
        let game = planned.id()?;
        let is_here = |guest: &usize| self.guests.get(*guest).is_some_and(|guest| guest.is_here);
        let joining: Vec<_> = planned.seats.iter().copied().filter(is_here).collect();
        let options = read_options(game, &planned.options);
        Some(NextDeal { game, seats: self.seat_order(&joining), options })
    }

    /// Removes the first planned game if it was just dealt.
    pub(super) fn drop_planned(&mut self, dealt: &NextDeal) {
        if self.planned.first().is_some_and(|planned| planned.id() == Some(dealt.game)) {
            self.planned.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::testing::{deal, evening, next};
    use crate::services::testing::options;

    fn games(evening: &Evening) -> Vec<GameId> {
        evening.planned.iter().filter_map(PlannedGame::id).collect()
    }

    #[test]
    fn games_are_played_in_the_order_of_the_plan() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        assert_eq!(evening.next_planned(), None);
        let [fools, rush, duel] = [GameId::FoolsGambit, GameId::GoldRushShootOut, GameId::Duel52];
        for next in [next(fools, &[0, 1]), next(duel, &[0, 1]), next(rush, &[0, 1, 2])] {
            assert!(evening.plan(&next));
        }
        for at in [2, 0, 9] {
            evening.plan_earlier(at);
        }
        assert_eq!(games(&evening), [fools, rush, duel]);
        assert_eq!(evening.following(), evening.next_planned(), "the plan comes first");
        let first = evening.next_planned().unwrap();
        deal(&mut evening, &first);
        assert_eq!(games(&evening), [rush, duel]);
        let running = evening.games[0].clone();
        evening.call_off(&running);
        deal(&mut evening, &next(GameId::DualDuel, &[0, 1]));
        assert_eq!(games(&evening), [rush, duel], "another game came between");
        evening.unplan(0);
        evening.unplan(7);
        assert_eq!(games(&evening), [duel]);
    }

    #[test]
    fn plans_do_not_wait_for_guests_who_left() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.plan(&next(GameId::GoldRushShootOut, &[0, 1, 2, 3]));
        evening.remove_guest(1);
        let planned = evening.next_planned().unwrap();
        assert_eq!(planned.seats, [0, 1, 2], "Ben had not played, so that Cem and Dora moved up");
        evening.guests[2].is_here = false;
        assert_eq!(evening.next_planned().unwrap().seats, [0, 1]);
    }

    #[test]
    fn a_plan_keeps_options_and_has_an_end() {
        let mut evening = evening(&["Ana", "Ben"]);
        let options = options(GameId::FoolsGambit, "deck=full");
        let full = NextDeal { options, ..next(GameId::FoolsGambit, &[0, 1]) };
        for _ in 0..MOST_PLANNED {
            assert!(evening.plan(&full));
        }
        assert!(!evening.plan(&full));
        assert_eq!(evening.next_planned(), Some(full));
        evening.planned[0].game = "bridge".into();
        assert_eq!(evening.next_planned(), None, "no game of this build");
    }
}
