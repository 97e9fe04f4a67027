//! What is asked in a position, by the text of its two best actions.

use engine::catalogue::GameId;
use engine::puzzle::Goal;

/// What is asked where these are the best action and the next best; `None` where nothing is that a
/// puzzle should ask.
#[must_use]
pub fn goal(game: GameId, best: &str, next: &str) -> Option<Goal> {
    let words: Vec<&str> = best.split(' ').collect();
    let first = *words.first()?;
    match (game, first) {
        (GameId::FoolsGambit, "duel") if words.get(1) == next.split(' ').nth(1).as_ref() => {
            Some(Goal::Wager)
        }
        (GameId::FoolsGambit, "duel") => Some(Goal::Choose),
        (GameId::FoolsGambit, _) => Some(Goal::Swap),
        (GameId::DualDuel, "wilds") => Some(Goal::Wilds),
        (GameId::DualDuel, "give") => Some(Goal::Give),
        (GameId::DualDuel, "keep") => Some(Goal::Keep),
        (GameId::DualDuel, "wild" | "pass") => Some(Goal::Call),
        (GameId::DualDuel, _) => Some(Goal::Exchange),
        (GameId::HeadsUpDuel, "play") => Some(Goal::Round),
        (GameId::HeadsUpDuel, _) => None,
        (GameId::GoldRushShootOut, "load") => Some(Goal::Load),
        (GameId::GoldRushShootOut, "aim") => Some(Goal::Aim),
        (GameId::GoldRushShootOut, "stand" | "sit") => Some(Goal::Stand),
        (GameId::GoldRushShootOut, "ambush" | "hold") => Some(Goal::Ambush),
        (GameId::GoldRushShootOut, "take") => Some(Goal::Share),
        (GameId::GoldRushShootOut, _) => Some(Goal::Ability),
        (GameId::Duel52, "attack") => Some(Goal::Attack),
        (GameId::Duel52, _) => Some(Goal::Turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_follows_from_the_two_best_actions() {
        let of = |game, best, next| goal(game, best, next);
        let fools = GameId::FoolsGambit;
        assert_eq!(of(fools, "duel 9c wager Kc", "duel 9c wager 4h"), Some(Goal::Wager));
        assert_eq!(of(fools, "duel 9c wager Kc", "duel Kc wager 9c"), Some(Goal::Choose));
        assert_eq!(of(fools, "swap duel", "keep"), Some(Goal::Swap));
        assert_eq!(of(GameId::DualDuel, "pass", "wild"), Some(Goal::Call));
        assert_eq!(of(GameId::Duel52, "attack 3 9", "end"), Some(Goal::Attack));
        assert_eq!(of(GameId::Duel52, "flip 3", "attack 3 9"), Some(Goal::Turn));
        assert_eq!(of(GameId::HeadsUpDuel, "play 7p", "play Kp"), Some(Goal::Round));
        assert_eq!(of(GameId::HeadsUpDuel, "finish", "buy mystery"), None);
        assert_eq!(of(GameId::GoldRushShootOut, "sit out", "stand"), Some(Goal::Stand));
        assert_eq!(of(GameId::GoldRushShootOut, "take 2", "take 1"), Some(Goal::Share));
    }
}
