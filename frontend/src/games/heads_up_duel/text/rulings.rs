//! Where the author of Heads Up Duel leaves things open, and how we play them.

use yew::prelude::*;

use crate::words::rules::ruling;

/// A ruling, and the rules that hold it.
type Ruling = (&'static str, &'static str);

/// In the order of the rules, as far as they are about the trading and the pairs.
const BEFORE_THE_DUELS: [Ruling; 12] = [
    ("Eight players need three decks, so that everybody gets 15 cards.", "HUD-3"),
    ("The time for trading is cut into periods in which everybody takes the device.", "HUD-6"),
    (
        "By the clock, all players have equal shares of a period’s minutes, at least 20 seconds. \
         Whoever gets an offer after finishing has a new share.",
        "HUD-6",
    ),
    (
        "An offer that its receiver can’t pay for stays open. Offers to and from somebody who \
         leaves the game are void.",
        "HUD-8",
    ),
    (
        "A player can make 20 offers in a period. Counter-offers count, and so do offers still \
         open from the period before.",
        "HUD-9",
    ),
    ("Half tokens can be spent on marbles more than once.", "HUD-10"),
    ("The others learn how many were spent only when the trading is over.", "HUD-44"),
    (
        "All Mystery packs come from one deck. When fewer than 5 cards are left, a fresh one is \
         shuffled.",
        "HUD-13",
    ),
    ("Unless the Joker is a secret, everybody knows what it does.", "HUD-16"),
    ("Players who are level for the pick say all at once which of them goes first.", "HUD-19"),
    ("The last two without an opponent meet, and nobody is asked.", "HUD-18"),
    ("Duels are played in the order in which the pairs were made.", "HUD-21"),
];

/// In the order of the rules, as far as they are about the duels.
const IN_THE_DUELS: [Ruling; 15] = [
    (
        "An echo in the showdown acts as the special card that the opponent shows. If both show \
         special cards, a later echo takes that of whoever goes second for the last one.",
        "HUD-16",
    ),
    (
        "At a real table both add cards as they like; here they do so in turns. In the first round \
         whoever was picked goes first, at random if nobody was; after that whoever didn’t in the \
         round before.",
        "HUD-25",
    ),
    ("Whoever has no cards left is passed over, as there is nothing to say but “ready”.", "HUD-25"),
    (
        "The number you showed counts for the whole round, even after a Jack has swept it away.",
        "HUD-26",
    ),
    ("Equal sums get nobody the point.", "HUD-27"),
    (
        "The number that a Queen lets in is a play of its own, and the Queen must still lie there. \
         After a special card in the showdown it may be any number.",
        "HUD-29",
    ),
    ("A real Queen is spent before a Joker that acts as one.", "HUD-29"),
    ("An Ace flips the scoring for the whole round, even if it is swept away.", "HUD-31"),
    ("Two special cards in the showdown act together.", "HUD-32"),
    ("The ways to break a draw hold for duels without cards, too.", "HUD-35"),
    ("If several have the most points, each of them gets the half token.", "HUD-36"),
    ("Players who are equal in tokens and points share the win.", "HUD-37"),
    ("In a tournament every duel starts with the whole deck.", "HUD-39"),
    ("A drawn duel of a tournament goes to the smaller deck if nothing else breaks it.", "HUD-40"),
    ("Only the first stage of a tournament brings strikes.", "HUD-41"),
];

/// Our rulings.
pub fn rulings() -> Html {
    html! {
        <>
            <p>{ "The game’s author leaves a few things open. We play them like this:" }</p>
            <ul class="how__rulings">
                for (text, rule) in BEFORE_THE_DUELS.into_iter().chain(IN_THE_DUELS) {
                    { ruling(text, rule) }
                }
            </ul>
        </>
    }
}
