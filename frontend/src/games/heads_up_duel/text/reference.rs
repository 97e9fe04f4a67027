//! Effects of cards, for the table's reference and the rules page.

use engine::games::heads_up_duel::{CardKind, Joker, Jokers};

use crate::words::choice;
pub(crate) use crate::words::messages::heads_up_duel::reference::*;
use crate::words::text::Text;

/// A card's effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The effect in short.
    pub gist: Text,
    /// The effect when the card turns up in the showdown.
    pub showdown: Text,
    /// The effect when the card is played in the advantage phase.
    pub advantage: Text,
    pub rule: &'static str,
}

/// `jokers` are the possible Jokers: the view's `joker` if its seat knows it, or else the public ones.
pub fn effect(kind: CardKind, jokers: Jokers) -> Effect {
    let (gist, showdown, advantage, rule) = match kind {
        CardKind::Number(_) => (NUMBER, NUMBER_SHOWDOWN, NUMBER_ADVANTAGE, "HUD-24"),
        CardKind::Jack => (JACK, JACK_SHOWDOWN, JACK_ADVANTAGE, "HUD-28"),
        CardKind::Queen => (QUEEN, QUEEN_SHOWDOWN, QUEEN_ADVANTAGE, "HUD-29"),
        CardKind::King => (KING, KING_SHOWDOWN, KING_ADVANTAGE, "HUD-30"),
        CardKind::Ace => (ACE, ACE_SHOWDOWN, ACE_ADVANTAGE, "HUD-31"),
        CardKind::Joker => match jokers.single() {
            Some(only) => return joker_effect(only),
            None => (SECRET, SECRET_SHOWDOWN, SECRET_ADVANTAGE, "HUD-16"),
        },
    };
    Effect { gist, showdown, advantage, rule }
}

pub const fn joker_effect(joker: Joker) -> Effect {
    let (gist, showdown, advantage) = match joker {
        Joker::Blank => (BLANK, BLANK_SHOWDOWN, BLANK_ADVANTAGE),
        Joker::Echo => (ECHO, ECHO_SHOWDOWN, ECHO_ADVANTAGE),
        Joker::Wild => (WILD, WILD_SHOWDOWN, WILD_ADVANTAGE),
    };
    Effect { gist, showdown, advantage, rule: "HUD-16" }
}

/// A Joker's effect in a sentence, for seats that may know it.
pub fn joker(joker: Joker) -> &'static str {
    choice(JOKERS_DO, joker as usize)
}
