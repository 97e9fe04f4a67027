//! Each card's effect, for the table's card reference and the rules page.

pub(crate) use crate::words::messages::heads_up_duel::reference::*;
use engine::games::heads_up_duel::{CardKind, Joker, Jokers};

/// A card's effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Does {
    /// Its power in short.
    pub gist: &'static str,
    /// Turned up in the showdown.
    pub showdown: &'static str,
    /// Played in the advantage phase.
    pub advantage: &'static str,
    /// The rule.
    pub rule: &'static str,
}

/// What a card does. What a Joker does is told as far as these are what it may be: give the view's
/// `joker` where its seat knows it, and what everybody knows otherwise.
pub fn does(kind: CardKind, jokers: Jokers) -> Does {
    match kind {
        CardKind::Number(_) => NUMBER,
        CardKind::Jack => JACK,
        CardKind::Queen => QUEEN,
        CardKind::King => KING,
        CardKind::Ace => ACE,
        CardKind::Joker => {
            let mut may_be = jokers.iter();
            match (may_be.next(), may_be.next()) {
                (Some(only), None) => joker_does(only),
                _ => SECRET,
            }
        }
    }
}

const NUMBER: Does = Does {
    gist: "Counts its number.",
    showdown: "Counts its number. In this round its owner may add more cards of that number.",
    advantage: "Counts its number. It can be played if it matches its owner’s showdown card, or if \
                a Queen on its owner’s side lets it in.",
    rule: "HUD-24",
};

const JACK: Does = Does {
    gist: "Everything on the table is discarded at once, on both sides, the Jack too.",
    showdown: "Sweeps both showdown cards off the table. An Ace shown beside it still flips the \
               scoring; a King or a Queen beside it is lost. It gives no number, but a number that \
               it sweeps away can still be added.",
    advantage: "All cards of both sides are discarded at once, the Jack too. The numbers that may \
                be added stay the same.",
    rule: "HUD-28",
};

const QUEEN: Does = Does {
    gist: "While it lies on the table, its owner may play one number card that doesn’t match; for \
           that the Queen is discarded.",
    showdown: "Counts 0 and gives no number. Later in the round its owner may play one number \
               card, whichever it is; for that the Queen is discarded.",
    advantage: "Counts 0 and waits. On a later turn its owner may play one number card that \
                doesn’t match; for that the Queen is discarded. Unused, it does nothing.",
    rule: "HUD-29",
};

const KING: Does = Does {
    gist: "A bonus point for its owner, if it still lies on the table when the round ends.",
    showdown: "Counts 0 and gives no number. It is worth a bonus point if it still lies there when \
               the round ends.",
    advantage: "Counts 0. It is worth a bonus point if it still lies there when the round ends.",
    rule: "HUD-30",
};

const ACE: Does = Does {
    gist: "Flips the scoring of this round: the lower sum wins. The next Ace flips it back, and so \
           on.",
    showdown: "Counts 0 and gives no number. It flips the scoring of this round, so that the lower \
               sum wins. Two Aces cancel out.",
    advantage: "Counts 0. It flips the scoring of this round, from the higher sum to the lower or \
                back, even if a Jack sweeps the Ace away.",
    rule: "HUD-31",
};

const SECRET: Does = Does {
    gist: "Only those who have bought a Special pack know what it does, until one on the table shows it.",
    showdown: "Counts 0 and gives no number. Either it does nothing, or it acts as the Jack, \
               Queen, King or Ace that the opponent shows.",
    advantage: "Can always be played. Either it does nothing, or it acts as the last Jack, Queen, \
                King or Ace of this round, or it counts as its owner’s showdown number.",
    rule: "HUD-16",
};

/// The effect of a Joker of this sort.
pub const fn joker_does(joker: Joker) -> Does {
    match joker {
        Joker::Blank => Does {
            gist: "Does nothing.",
            showdown: "Counts 0, gives no number, and does nothing.",
            advantage: "Can always be played. It counts 0 and does nothing.",
            rule: "HUD-16",
        },
        Joker::Echo => Does {
            gist: "Acts as the last special card played before it in the round, by either player.",
            showdown: "Counts 0 and gives no number. It acts as the Jack, Queen, King or Ace that \
                       the opponent shows; beside any other card it does nothing.",
            advantage: "Can always be played. It acts as the last Jack, Queen, King or Ace of this \
                        round, whoever played that; if there was none, it does nothing.",
            rule: "HUD-16",
        },
        Joker::Wild => Does {
            gist: "Counts as its owner’s showdown number; in the showdown itself, 0.",
            showdown: "Counts 0 and gives no number.",
            advantage: "Can always be played. It counts as its owner’s showdown number; without \
                        one it counts 0.",
            rule: "HUD-16",
        },
    }
}

/// The name of a Joker of this sort.
pub const fn joker_name(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "Blank",
        Joker::Echo => "Echo",
        Joker::Wild => "Wild",
    }
}

/// A Joker's effect in a sentence, for those who may know it.
pub const fn joker(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "The Joker does nothing at all.",
        Joker::Echo => "The Joker acts as the last special card played before it in the round.",
        Joker::Wild => {
            "The Joker counts as its owner’s showdown number; in the showdown itself, 0."
        }
    }
}
