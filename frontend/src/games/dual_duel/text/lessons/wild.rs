//! Laying wilds aside, calling, and swapping one in.

use super::targets::{HAND, OPTIONS, OWN_PAIR, OWN_WILDS, PAIRS};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "wild",
    title: "Wilds and the call",
    gist: "Two hidden cards, and what it costs to use one.",
    record: "facedown 1\n\
             game dual-duel 1\n\
             options target=1 longest=3 time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000d0a1000f\n",
    steps: &[
        Step::read(
            "Before the first round, two of your 22 cards go aside face-down. They are your wilds.",
        )
        .at(&[HAND]),
        Step::act(
            "A high and a low one fit most pairs. Lay the {1★} and the {10✚} aside.",
            &["wilds 1p 10b"],
            "Lay aside the {1★} and the {10✚}.",
        )
        .at(&[HAND])
        .then(&["2 wilds 4b 7y"]),
        Step::act("Now a round. Give Hattie the {4★}.", &["give 4p"], "Give her the {4★}.")
            .at(&[HAND])
            .then(&["2 give 6p"]),
        Step::read("She returns a 6, nobody’s favourite. But a wild can take its place later.")
            .at(&[OWN_PAIR, OWN_WILDS]),
        Step::act(
            "Keep a 9. With the {6★} it scores next to nothing, with your hidden {10✚} a lot.",
            &["keep 9r", "keep 9y"],
            "Keep a 9: your {10✚} is waiting for it.",
        )
        .at(&[HAND])
        .then(&["2 keep 4y"]),
        Step::act(
            "Her twin 4s score 13, your pair 8. Call “Wild”.",
            &["wild"],
            "Without a wild this round is lost. Call.",
        )
        .at(&[Target(".dd-decide .radio-card:nth-of-type(2)")])
        .then(&["2 pass", "2 pass"]),
        Step::watch(
            "Your call is shown. Hattie got one more chance to call, knowing it, and let it go.",
        )
        .asks("Does she call, too?")
        .at(&[PAIRS]),
        Step::act(
            "Who calls must swap. Bring in the {10✚} for the {6★}: 19, less 2 for the wild.",
            &["swap 6p for 10b"],
            "The {6★} should go, the {10✚} come in.",
        )
        .at(&[OPTIONS]),
        Step::watch(
            "17 beats 13. The {6★} lies face-up now: it is your wild from here on, and no secret.",
        )
        .at(&[OWN_WILDS]),
        Step::watch("Don’t call for fun. If a duel ends level to the last, fewer calls win it.")
            .at(&[OWN_WILDS]),
    ],
};
