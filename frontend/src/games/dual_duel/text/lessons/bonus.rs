//! What happens when nine rounds decide nothing.

use super::targets::{HAND, OPTIONS, OWN_PAIR, OWN_ROUNDS, OWN_WILDS, PAIRS, THEIR_PAIR};
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "bonus",
    title: "Bonus rounds",
    gist: "Level after nine: three more, with other cards.",
    // Nine rounds that ended level.
    record: "facedown 1\n\
             game dual-duel 1\n\
             options target=1 longest=3 time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000d0a1000f\n\
             2 wilds 4b 7y\n\
             1 wilds 1p 5b\n\
             2 give 10p\n\
             1 give 6g\n\
             1 keep 3r\n\
             2 keep 6r\n\
             2 pass\n\
             1 pass\n\
             2 give 7p\n\
             1 give 7b\n\
             2 keep 9g\n\
             1 keep 4g\n\
             1 pass\n\
             2 pass\n\
             1 give 7r\n\
             2 give 3p\n\
             1 keep 6b\n\
             2 keep 3y\n\
             2 pass\n\
             1 pass\n\
             2 give 2r\n\
             1 give 10y\n\
             1 keep 9r\n\
             2 keep 7g\n\
             1 pass\n\
             2 pass\n\
             2 give 10r\n\
             1 give 10g\n\
             2 keep 8g\n\
             1 keep 1b\n\
             1 pass\n\
             2 pass\n\
             1 give 2g\n\
             2 give 8p\n\
             1 keep 5r\n\
             2 keep 4r\n\
             1 pass\n\
             2 pass\n\
             1 give 9y\n\
             2 give 6p\n\
             1 keep 10b\n\
             2 keep 8y\n\
             1 pass\n\
             2 pass\n\
             1 give 3b\n\
             2 give 1r\n\
             1 keep 6y\n\
             2 keep 8b\n\
             1 pass\n\
             2 pass\n\
             2 give 3g\n\
             1 give 4p\n\
             2 keep 4y\n\
             1 keep 2p\n\
             2 pass\n\
             1 pass\n",
    steps: &[
        Step::read("Nine rounds played, and level. So three bonus rounds follow, and three new cards came to your hand.")
            .at(&[OPTIONS]),
        Step::act(
            "One of your wilds goes into your hand, the other stays. Take up either.",
            &["take 5b", "take 1p"],
            "Pick one of your two wilds.",
        )
        .at(&[OWN_WILDS])
        .then(&["2 take 4b"]),
        Step::act(
            "Six cards for three rounds: all of them get played. Give Hattie the {5■}.",
            &["give 5g"],
            "Give her the {5■}.",
        )
        .at(&[HAND])
        .then(&["2 give 2b"]),
        Step::act("Twins again: keep the {2●} beside her {2✚}.", &["keep 2y"], "Keep the {2●}: twins score 13.")
            .at(&[OWN_PAIR])
            .then(&["2 keep 4b"]),
        Step::act(
            "Her 4 and 5 are consecutive and score 9. With one wild left, you needn’t touch it.",
            &["pass"],
            "You lead anyway. No call.",
        )
        .at(&[THEIR_PAIR])
        .then(&["2 pass"]),
        Step::act("One bonus round is yours. Now give her the {5★}.", &["give 5p"], "Give her the {5★}.")
            .at(&[HAND])
            .then(&["2 give 1y"]),
        Step::act(
            "Not twins, not consecutive, not one colour: 14 less the lower number. With her {1●} your {8▲} makes 13.",
            &["keep 8r"],
            "Keep the {8▲}: 14 less 1 is 13.",
        )
        .at(&[OWN_PAIR])
        .then(&["2 keep 9b"]),
        Step::act("13 against 9. Call nothing, and it is yours.", &["pass"], "You lead. No call.")
            .at(&[PAIRS])
            .then(&["2 pass"]),
        Step::watch("Two of three: nobody can take this duel from you now. All twelve rounds count.").asks("Does she call?").at(&[OWN_ROUNDS]),
    ],
};
