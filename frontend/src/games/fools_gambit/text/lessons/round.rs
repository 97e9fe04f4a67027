//! The first lesson: a round that is won, and one that is lost cheaply.

use super::targets::{
    HAND, LOCK, OWN_DISCARD, OWN_OFF_HAND, OWN_POINTS, OWN_WAGER, OWN_WINNING, THEIR_DUEL,
    THEIR_POINTS, THEIR_WAGER,
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
             seed 00000000001c8b1a\n",
    steps: &[
        Step::read("The most points win. You get them one way only: win a round, and bank your wager.")
            .at(&[OWN_POINTS]),
        Step::read("Three cards a round, for your eyes only. One will duel, one is your wager, one is left over.")
            .at(&[HAND]),
        Step::act(
            "Your {K♠} should win a duel. Tap it first, then the {10♠} as your wager. Then lay them down.",
            &["duel Ks wager 10s"],
            "Not this time: duel with the {K♠}, wager the {10♠}.",
        )
        .at(&[Target(".fg-pick[data-glide='Ks']"), Target(".fg-pick[data-glide='10s']")])
        .then(&["2 duel Qh wager 9d"]),
        Step::watch("Both wagers lie open: your {10♠}, Hattie’s {9♦}. The duel cards stay face-down. She is guessing, too.")
            .at(&[OWN_WAGER, THEIR_WAGER]),
        Step::act(
            "Before the duel you may swap your third card in. The {4♠} would improve nothing: keep everything.",
            &["keep"],
            "That would weaken you. Keep everything.",
        )
        .at(&[LOCK])
        .then(&["2 keep"]),
        Step::watch("Your {K♠} beats her {Q♥}. You bank your own {10♠}, which is 10 points. Her wager is simply gone.")
            .at(&[OWN_WINNING]),
        Step::watch("Duel cards are discarded, win or lose. Your third card goes to your off-hand and comes back later.")
            .at(&[OWN_DISCARD, OWN_OFF_HAND]),
        Step::read("New round, poor hand. Nothing here wins a duel, so lose cheaply: a lost wager is all you pay.")
            .at(&[HAND]),
        Step::act(
            "Make the {3♠} your wager. Duel with whichever other card you like.",
            &["duel 8s wager 3s", "duel 6c wager 3s"],
            "Wager the {3♠}: it is the least you can lose.",
        )
        .at(&[Target(".fg-pick[data-glide='3s']")])
        .then(&["2 duel Jd wager 9h"]),
        Step::any("She wagers {9♥} and looks pleased. Swap or keep, as you like. This one is hers.")
            .at(&[THEIR_WAGER, LOCK])
            .then(&["2 keep"]),
        Step::watch("Her {J♦} wins, and she banks her 9. You lost one small card. Losing well is half the game.")
            .at(&[THEIR_DUEL, THEIR_POINTS]),
        Step::watch("It goes on until the cards run out. An ace banks 14, a king 10: big wagers want safe duels.")
            .at(&[OWN_POINTS]),
    ],
};
