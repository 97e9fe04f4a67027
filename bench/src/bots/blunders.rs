//! Actions that no good player takes, counted by their text.

use std::collections::BTreeMap;

use engine::seat::Seat;

/// A hired hand turns a pistol at who plays it.
pub const AT_ONESELF: &str = "hired hands turned at oneself";
/// A Jack, Queen, King or Ace is offered for nothing, or for numbers up to 5.
pub const FOR_LITTLE: &str = "special cards offered for low numbers";
/// An offer is taken back before who made it says that it has finished.
pub const TAKEN_BACK: &str = "offers withdrawn within one visit";
/// An offer is taken back at all.
pub const WITHDRAWN: &str = "offers withdrawn";

/// The blunders that a game knows, by its name.
#[must_use]
pub fn kinds_of(game: &str) -> &'static [&'static str] {
    match game {
        "gold-rush-shoot-out" => &[AT_ONESELF],
        "heads-up-duel" => &[FOR_LITTLE, TAKEN_BACK, WITHDRAWN],
        _ => &[],
    }
}

/// Watches a game for blunders.
#[derive(Clone, Default, Debug)]
pub struct Watch {
    /// The offers that seats have made since they last said that they had finished: by whom, to whom.
    made: Vec<(Seat, String)>,
}

/// How often each kind was seen.
pub type Blunders = BTreeMap<&'static str, u32>;

impl Watch {
    /// Looks at an action of a seat, and counts what is wrong with it.
    pub fn see(&mut self, action: &str, seat: Seat, seen: &mut Blunders) {
        let mut count = |kind| *seen.entry(kind).or_default() += 1;
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["hire", _, "aim", target] | ["hire", _, "second", "aim", target]
                if target == seat.to_string() =>
            {
                count(AT_ONESELF);
            }
            ["offer", to, give, "for", want] | ["counter", to, _, give, "for", want] => {
                if is_special(give) && is_little(want) {
                    count(FOR_LITTLE);
                }
                self.made.push((seat, to.to_owned()));
            }
            ["withdraw", to, _] => {
                count(WITHDRAWN);
                if self.made.iter().any(|made| made.0 == seat && made.1 == to) {
                    count(TAKEN_BACK);
                }
            }
            ["finish"] => self.made.retain(|made| made.0 != seat),
            _ => {}
        }
    }
}

/// Whether a special card is among these.
fn is_special(give: &str) -> bool {
    cards(give).any(|card| card.starts_with(['J', 'Q', 'K', 'A']))
}

/// Whether these are numbers up to 5, or nothing at all.
fn is_little(want: &str) -> bool {
    let is_low = |card: &str| matches!(card.split('*').next(), Some("2" | "3" | "4" | "5" | "-"));
    !want.contains('+') && cards(want).all(is_low)
}

/// The cards of one side of an offer, without the marbles.
fn cards(side: &str) -> impl Iterator<Item = &str> {
    side.split('+').next().unwrap_or_default().split(',')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(actions: &[&str]) -> Vec<&'static str> {
        let (mut watch, mut seen) = (Watch::default(), Blunders::new());
        for action in actions {
            watch.see(action, Seat::TWO, &mut seen);
        }
        seen.into_keys().collect()
    }

    #[test]
    fn blunders_are_told_from_good_actions() {
        assert_eq!(seen(&["hire 3 aim 2"]), [AT_ONESELF]);
        assert_eq!(seen(&["hire 3 second aim 2"]), [AT_ONESELF]);
        assert_eq!(seen(&["offer 3 Kp for 2"]), [FOR_LITTLE]);
        assert_eq!(seen(&["offer 3 7p,Ah*2 for -"]), [FOR_LITTLE]);
        assert_eq!(seen(&["counter 3 #1 Kp for 2*2,5"]), [FOR_LITTLE]);
        assert_eq!(
            seen(&["offer 3 10p for 7", "offer 3 Kp for 2+3", "offer 3 Kp for 10"]),
            [""; 0]
        );
        assert_eq!(seen(&["hire 2 aim 3", "offer 3 +2 for K", "finish"]), [""; 0]);
    }

    #[test]
    fn an_offer_is_taken_back_within_a_visit_or_later() {
        let offer = "offer 3 10p for 7";
        assert_eq!(seen(&[offer, "withdraw 3 #1"]), [WITHDRAWN, TAKEN_BACK]);
        assert_eq!(seen(&[offer, "finish", "withdraw 3 #1"]), [WITHDRAWN]);
        assert_eq!(seen(&[offer, "withdraw 4 #1"]), [WITHDRAWN]);
    }

    #[test]
    fn a_game_is_known_by_the_first_word_of_its_name() {
        for id in engine::catalogue::GameId::ALL {
            let knows = matches!(id.slug(), "gold-rush-shoot-out" | "heads-up-duel");
            assert_eq!(!kinds_of(id.slug()).is_empty(), knows, "{}", id.slug());
        }
    }
}
