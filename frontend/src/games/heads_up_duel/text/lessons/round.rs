//! The first lesson: a round fought for, and one given away.

use super::targets::{HAND, OWN_POINTS, OWN_SIDE, READY, SIGN, THEIR_POINTS, THEIR_SIDE};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "round",
    title: "A duel round",
    gist: "Show a card, add its equals, know when to stop.",
    record: "facedown 1\n\
             game heads-up-duel 1\n\
             options tokens=1\n\
             seats You | bot:beginner Hattie\n\
             seed 000000000000101a\n",
    steps: &[
        Step::read("Fifteen cards each, and no more to come. Whoever scores more points with them wins the duel.")
            .at(&[HAND]),
        Step::act(
            "Both show one card at once. You have three 8s: pick an 8, and lock it in.",
            &["show 8p"],
            "Show an 8.",
        )
        .at(&[Target(".hud-decide [data-glide='1-8p-0']")])
        .then(&["2 show 5p"]),
        Step::watch("8 against 5. The higher sum wins the round, so you are ahead.").asks("What does she show?").at(&[OWN_SIDE, SIGN]),
        Step::act(
            "Now you may add 8s, and she 5s, card by card. You lead, so save them: say ready.",
            &["ready"],
            "You are ahead. Save your cards, and say ready.",
        )
        .at(&[READY])
        .then(&["2 play 5p"]),
        Step::watch("Hattie is not ready. A second 5 makes 10.").asks("Has she had enough?").at(&[THEIR_SIDE]),
        Step::act("Answer: play a second 8.", &["play 8p"], "Play an 8.")
            .at(&[Target(".hud-decide [data-glide='1-8p-1']")])
            .then(&["2 ready"]),
        Step::act(
            "16 to 10, and she has given up. Say ready, too, and the round ends.",
            &["ready"],
            "That’s enough. Say ready.",
        )
        .at(&[READY]),
        Step::watch("A point for you. What lay on the table is gone for good, your two 8s included.")
            .at(&[OWN_POINTS]),
        Step::act(
            "Cards are all you have, so don’t fight every round. Show a 2.",
            &["show 2p"],
            "Show a 2. Trust it.",
        )
        .at(&[Target(".hud-decide [data-glide='1-2p-0']")])
        .then(&["2 show 10p", "2 ready"]),
        Step::watch("Hattie wastes her 10 on your 2. Couldn’t be better.").asks("What does she show?").at(&[THEIR_SIDE]),
        Step::act("Let her have it. Say ready.", &["ready"], "This round is hers. Say ready.").at(&[READY]),
        Step::watch("One point each, but her 10 is gone. The round in which a hand runs out is the last.")
            .at(&[OWN_POINTS, THEIR_POINTS]),
    ],
};
