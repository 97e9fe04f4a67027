//! The first lesson: a round that is won, one that is lost cheaply, and one that a 7 turns round.

use super::targets::{
    HAND, LOCK, OWN_DISCARD, OWN_DUEL, OWN_OFF_HAND, OWN_POINTS, OWN_WAGER, OWN_WINNING,
    THEIR_DUEL, THEIR_POINTS, THEIR_WAGER,
};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "round",
    title: "A round",
    gist: "One card duels, one is the wager. Win, and bank it.",
    record: "facedown 1\n\
             game fools-gambit 1\n\
             options deck=split time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000000f7e15\n",
    steps: &[
        Step::read("The most points win. You get them one way only: win a round, and bank your wager.")
            .at(&[OWN_POINTS]),
        Step::read("Three cards a round, for your eyes only. One will duel, one is your wager, one is left over.")
            .at(&[HAND]),
        Step::act(
            "Your {K♠} should win a duel. Choose it first, then the {9♣} as your wager. Then lay them down.",
            &["duel Ks wager 9c"],
            "Not this time: duel with the {K♠}, wager the {9♣}.",
        )
        .at(&[Target(".fg-pick[data-glide='Ks']"), Target(".fg-pick[data-glide='9c']")])
        .then(&["2 duel Qh wager 9d"]),
        Step::watch("Both wagers lie open: your {9♣}, Hattie’s {9♦}. The duel cards stay face-down. She is guessing, too.")
            .asks("What does she risk?")
            .at(&[OWN_WAGER, THEIR_WAGER]),
        Step::act(
            "Before the duel you may swap your third card in. The {4♠} would improve nothing: keep everything.",
            &["keep"],
            "That would weaken you. Keep everything.",
        )
        .at(&[LOCK])
        .then(&["2 keep"]),
        Step::watch("Your {K♠} beats her {Q♥}. You bank your own {9♣}, which is 9 points. Her wager is simply gone.")
            .asks("Will it hold?")
            .at(&[OWN_WINNING]),
        Step::watch("Duel cards are discarded, win or lose. Your third card goes to your off-hand and comes back later.")
            .at(&[OWN_DISCARD, OWN_OFF_HAND]),
        Step::read("New round, poor hand. Nothing here wins a duel, so lose cheaply: a lost wager is all you pay.")
            .at(&[HAND]),
        Step::act(
            "Make the {3♣} your wager. Duel with whichever other card you like.",
            &["duel 8c wager 3c", "duel 6s wager 3c"],
            "Wager the {3♣}: it is the least you can lose.",
        )
        .at(&[Target(".fg-pick[data-glide='3c']")])
        .then(&["2 duel Ad wager 8d"]),
        Step::any("She wagers {8♦} and looks pleased. Swap or keep, as you like. This one is hers.")
            .at(&[THEIR_WAGER, LOCK])
            .then(&["2 keep"]),
        Step::watch("Her {A♦} wins, and she banks her 8. You lost one small card. Losing well is half the game.")
            .asks("Is it hers?")
            .at(&[THEIR_DUEL, THEIR_POINTS]),
        Step::read("A 2, a 5 and a 7. As wagers they are plain cards. As duel cards they have tricks.")
            .at(&[HAND]),
        Step::read("A 2 has the value of its wager. A 5 makes her duel with her third card instead. A 7 reverses the result.")
            .at(&[HAND]),
        Step::act(
            "Try the 7: it wins against whatever would have beaten it. Duel with the {7♣}, wager the {5♠}.",
            &["duel 7c wager 5s"],
            "Duel with the {7♣} and wager the {5♠}. Be brave.",
        )
        .at(&[Target(".fg-pick[data-glide='7c']"), Target(".fg-pick[data-glide='5s']")])
        .then(&["2 duel Ah wager 4h"]),
        Step::act(
            "She risks only the {4♥}, so you can’t tell. Leave the {7♣} where it is: keep everything.",
            &["keep"],
            "The {7♣} is where it should be. Keep everything.",
        )
        .at(&[THEIR_WAGER, LOCK])
        .then(&["2 keep"]),
        Step::watch("Her {A♥} is the highest there is. Reversed, it loses to your {7♣}: you bank the {5♠}.")
            .asks("High card wins. Or does it?")
            .at(&[OWN_DUEL, THEIR_DUEL]),
        Step::watch("It goes on until the cards run out. An ace banks 14, a king 10: big wagers want safe duels.")
            .at(&[OWN_POINTS]),
    ],
};
