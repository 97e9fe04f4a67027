//! The first lesson: two rounds, one won by consecutive numbers, one lost to a colour.

use super::targets::{HAND, OWN_PAIR, OWN_ROUNDS, PAIRS, THEIR_PAIR};
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "pair",
    title: "The pair",
    gist: "You give one card, keep one, and hope.",
    record: "facedown 1\n\
             game dual-duel 1\n\
             options target=1 longest=3 time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000d0a1000f\n\
             1 wilds 1p 5b\n\
             2 wilds 4b 7y\n",
    steps: &[
        Step::read("Each round your pair meets Hattie’s, and the higher score takes the round. Nine rounds are a duel.")
            .at(&[PAIRS]),
        Step::read("Your opponent gives you one card of your pair, and you keep the other. Give bad cards, keep good ones.")
            .at(&[HAND]),
        Step::act(
            "Middling cards make middling pairs. Give Hattie your {6■}.",
            &["give 6g"],
            "Give her the {6■}.",
        )
        .at(&[HAND])
        .then(&["2 give 10p"]),
        Step::watch("She gave you a {10★}. Very kind. Both pairs still need a second card.").asks("What does she give you?").at(&[PAIRS]),
        Step::act(
            "Consecutive numbers score their sum. 9 and 10 make 19, the most there is: keep one of your 9s.",
            &["keep 9r", "keep 9y"],
            "A 9 beside the {10★} scores 19. Keep one.",
        )
        .at(&[OWN_PAIR])
        .then(&["2 keep 7p"]),
        Step::watch("19 for you. Her {6■} and {7★} are consecutive too, but small: 13.").asks("Is it enough?").at(&[PAIRS]),
        Step::act(
            "Before a round counts, each may call “Wild”. That is for the next lesson: pass.",
            &["pass"],
            "You lead. No call this time.",
        )
        .then(&["2 pass"]),
        Step::watch("The round is yours. Eight to go, and every card is played only once.").asks("Does she call?").at(&[OWN_ROUNDS]),
        Step::act("Round two. A 1 looks harmless: give her the {1✚}.", &["give 1b"], "Give her the {1✚}.")
            .at(&[HAND])
            .then(&["2 give 2r"]),
        Step::act(
            "Equal numbers score 13, however small. You hold two more 2s: keep either.",
            &["keep 2g", "keep 2p"],
            "Twins score 13: keep a 2.",
        )
        .at(&[OWN_PAIR])
        .then(&["2 keep 8b"]),
        Step::watch("One colour scores twice the difference: {1✚} and {8✚} make 14. So much for harmless.").asks("Good enough?")
            .at(&[THEIR_PAIR]),
        Step::act("No call here either.", &["pass"], "No call this time.").then(&["2 pass"]),
        Step::watch("One round each. Not twins, not consecutive, not one colour? Anything else scores 14 minus its lower card.").asks("Whose round is it?")
            .at(&[OWN_ROUNDS]),
    ],
};
