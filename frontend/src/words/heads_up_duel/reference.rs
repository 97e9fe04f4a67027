//! What each card does, for the card reference at the table and for the rules.

use engine::games::heads_up_duel::{Joker, Jokers, Kind};

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Does {
    /// Its power in short.
    pub gist: &'static str,
    /// Turned up in the showdown.
    pub showdown: &'static str,
    /// Played in the advantage phase.
    pub advantage: &'static str,
    /// The rule that says so.
    pub rule: &'static str,
}

/// What a card does. What a Joker does is told as far as these are what it may be: give the view's
/// `joker` where its seat knows it, and what everybody knows otherwise.
pub fn does(kind: Kind, jokers: Jokers) -> Does {
    match kind {
        Kind::Number(_) => NUMBER,
        Kind::Jack => JACK,
        Kind::Queen => QUEEN,
        Kind::King => KING,
        Kind::Ace => ACE,
        Kind::Joker => {
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
    showdown: "Counts its number, and is the number that its owner may add in this round.",
    advantage: "Counts its number. It can be played if it is the number of its owner’s showdown \
                card, or if a Queen lets it in.",
    rule: "HUD-24",
};

const JACK: Does = Does {
    gist: "Everything on the table is discarded at once, on both sides, the Jack too.",
    showdown: "Sweeps both showdown cards off the table. An Ace shown beside it still flips the \
               scoring; a King or a Queen beside it is lost.",
    advantage: "Sweeps the table: all cards of both sides are discarded at once, itself too. The \
                numbers that may be added stay the same.",
    rule: "HUD-28",
};

const QUEEN: Does = Does {
    gist: "While it lies there, its owner may play one number card that doesn’t match; then it is \
           discarded.",
    showdown: "Counts 0 and gives no number, but waits: its owner may play any number card, for \
               which it is discarded.",
    advantage: "Waits on the table. As a later play its owner may add a number card that doesn’t \
                match; then the Queen is discarded.",
    rule: "HUD-29",
};

const KING: Does = Does {
    gist: "A bonus point for each King that still lies there when the round ends.",
    showdown: "Counts 0 and gives no number. If it still lies there when the round ends, it is \
               worth a bonus point.",
    advantage: "Worth a bonus point if it still lies there when the round ends.",
    rule: "HUD-30",
};

const ACE: Does = Does {
    gist: "Flips the scoring of this round between higher and lower sum, as often as one is played.",
    showdown: "Counts 0 and gives no number. It flips the scoring of this round: the lower sum \
               gets the point. Two Aces cancel out.",
    advantage: "Flips the scoring of this round between higher and lower, for good: sweeping the \
                Ace away doesn’t flip it back.",
    rule: "HUD-31",
};

const SECRET: Does = Does {
    gist: "A secret of those who have bought a Special pack.",
    showdown: "Does one of three things, drawn at random: nothing, what the special card before it \
               did, or count as a number. Buyers of a Special pack are told which.",
    advantage: "Can always be played. What it does then shows.",
    rule: "HUD-16",
};

/// What a Joker does that is of this sort.
pub const fn joker_does(joker: Joker) -> Does {
    match joker {
        Joker::Blank => Does {
            gist: "Does nothing.",
            showdown: "Counts 0, gives no number, and does nothing.",
            advantage: "Can always be played, and does nothing.",
            rule: "HUD-16",
        },
        Joker::Echo => Does {
            gist: "Acts as the last special card played before it.",
            showdown: "Acts as the special card that the opponent shows, if that is one; else it \
                       does nothing.",
            advantage: "Acts as the last special card of this round, whoever played that; if there \
                        is none, it does nothing.",
            rule: "HUD-16",
        },
        Joker::Wild => Does {
            gist: "Counts as much as its owner’s showdown number.",
            showdown: "Counts 0 and gives no number.",
            advantage: "Can always be played, and counts as much as its owner’s showdown number; \
                        without one it counts 0.",
            rule: "HUD-16",
        },
    }
}

/// What a Joker of this sort is called.
pub const fn joker_name(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "Blank",
        Joker::Echo => "Echo",
        Joker::Wild => "Wild",
    }
}

/// What a Joker does, in a sentence for those who may know.
pub const fn joker(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "The Joker does nothing at all.",
        Joker::Echo => "The Joker acts as the last special card that was played before it.",
        Joker::Wild => "The Joker counts as much as its owner’s showdown number.",
    }
}
