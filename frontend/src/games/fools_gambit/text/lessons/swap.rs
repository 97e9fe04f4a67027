//! The swap: a wager saved, and a duel card improved.

use super::targets::{
    HAND, OWN_DISCARD, OWN_DUEL, OWN_POINTS, OWN_THIRD, OWN_WAGER, THEIR_DUEL, THEIR_WAGER,
};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "swap",
    title: "The swap",
    gist: "Read the other wager, then change your mind.",
    record: "facedown 1\n\
             game fools-gambit 1\n\
             options deck=split time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 0000000000090e83\n",
    steps: &[
        Step::act(
            "Not bad. Duel with the {J♠} and wager the {10♠}.",
            &["duel Js wager 10s"],
            "Duel with the {J♠}, wager the {10♠}.",
        )
        .at(&[HAND])
        .then(&["2 duel Kh wager Ah"]),
        Step::watch("Hattie wagers an ace, 14 points. Nobody does that with a weak duel card. Well, hardly anybody.").asks("What does she risk?")
            .at(&[THEIR_WAGER]),
        Step::read("Your {10♠} is in danger, and your {3♣} has nothing to do. They can change places.")
            .at(&[OWN_WAGER, OWN_THIRD]),
        Step::act(
            "Choose your wager to swap it with the third card, and lock it in.",
            &["swap wager"],
            "Save the {10♠}: swap your third card with the wager.",
        )
        .at(&[OWN_WAGER])
        .then(&["2 keep"]),
        Step::watch("A king, as expected. You lose the {3♣} instead of the {10♠}, which waits in your off-hand.").asks("Was she bluffing?")
            .at(&[THEIR_DUEL, OWN_DISCARD]),
        Step::act(
            "Now a bluff. Wager the {A♣}, but duel with the {9♣}. Keep the {Q♠} back.",
            &["duel 9c wager Ac"],
            "Wager the {A♣} and duel with the {9♣}.",
        )
        .at(&[
            Target(".fg-pick[data-glide='9c']"),
            Target(".fg-pick[data-glide='Ac']"),
        ])
        .then(&["2 duel Jh wager 3h"]),
        Step::watch("She risks only a 3, so she doubts her duel card. Or she wants you to think so.").asks("What does she risk this time?")
            .at(&[THEIR_WAGER]),
        Step::act(
            "Either way the {Q♠} is safer than your {9♣}. Choose your duel card to swap, and lock it in.",
            &["swap duel"],
            "Bring in the {Q♠}: swap it with your duel card.",
        )
        .at(&[OWN_DUEL, OWN_THIRD])
        .then(&["2 keep"]),
        Step::watch("Her {J♥} would have beaten the {9♣}. It doesn’t beat a queen: you bank the ace, 14 points.").asks("Does it work?")
            .at(&[OWN_POINTS]),
        Step::watch("She saw that you swapped your duel card, but no face. A swapped wager is shown to all.")
            .at(&[OWN_DUEL]),
    ],
};
