//! What Ace, King, Queen and Jack do, in two rounds.

use super::targets::{HAND, OWN_POINTS, OWN_SIDE, READY, SIGN};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "royals",
    title: "Royals",
    gist: "Jack, Queen, King, Ace: worth 0, and trouble.",
    record: "facedown 1\n\
             game heads-up-duel 1\n\
             options tokens=1\n\
             seats You | bot:beginner Hattie\n\
             seed 00000000000011ec\n",
    steps: &[
        Step::read("J, Q, K and A count 0. But you may add them at any turn, whatever you showed.").at(&[HAND]),
        Step::act("Show your 2. Yes, the 2.", &["show 2p"], "Show the 2.")
            .at(&[Target(".hud-decide [data-glide='1-2p-0']")])
            .then(&["2 show 10p"]),
        Step::act(
            "She has 10. Play an Ace: it flips the scoring, and the lower sum wins.",
            &["play Ap"],
            "Play an Ace.",
        )
        .at(&[Target(".hud-decide [data-glide='1-Ap-0']")])
        .then(&["2 ready"]),
        Step::act(
            "Your 2 leads. Add the King: a bonus point, if it still lies there when the round ends.",
            &["play Kp"],
            "Play the King.",
        )
        .at(&[SIGN, Target(".hud-decide [data-glide='1-Kp-0']")])
        .then(&["2 ready"]),
        Step::act("Nothing to add. Say ready.", &["ready"], "You are ahead. Say ready.").at(&[READY]),
        Step::watch("Two points with a 2: one for the lower sum, one for the King.").at(&[OWN_POINTS]),
        Step::act(
            "A new round, and the higher sum wins again. Show a 3.",
            &["show 3p"],
            "Show a 3.",
        )
        .at(&[Target(".hud-decide [data-glide='1-3p-0']")])
        .then(&["2 show 9p", "2 ready"]),
        Step::act(
            "9 against 3. A Queen lets you add one number of your choice. Play her first.",
            &["play Qp"],
            "Play a Queen.",
        )
        .at(&[Target(".hud-decide [data-glide='1-Qp-0']")])
        .then(&["2 ready"]),
        Step::act("Now a 10. The Queen leaves with it.", &["play 10p"], "Make it a 10.")
            .at(&[Target(".hud-decide [data-glide='1-10p-0']")])
            .then(&["2 play 9p"]),
        Step::act(
            "She adds a 9: 18 to 13. The Jack sweeps the table, her cards and yours. Play him.",
            &["play Jp"],
            "Play the Jack.",
        )
        .at(&[Target(".hud-decide [data-glide='1-Jp-0']")])
        .then(&["2 ready"]),
        Step::act(
            "Nothing against nothing. You showed a 3, so 3s still fit: play the other one.",
            &["play 3p"],
            "Play your other 3.",
        )
        .at(&[Target(".hud-decide [data-glide='1-3p-1']")])
        .then(&["2 ready"]),
        Step::act("That will do. Say ready.", &["ready"], "She has no 9 left. Say ready.").at(&[READY]),
        Step::watch("3 to 0. It took five cards to beat her two: royals win rounds, but they don’t come cheap.")
            .at(&[OWN_SIDE]),
    ],
};
