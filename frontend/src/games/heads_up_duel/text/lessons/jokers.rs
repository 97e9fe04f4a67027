//! A Joker that echoes, added and in the showdown.

use super::targets::{OWN_POINTS, OWN_SIDE, READY, SIGN, THEIR_POINTS, THEIR_SIDE};
use crate::games::lesson::{Lesson, Step, Target};

/// The Jokers in hand.
const JOKER: Target = Target(".hud-decide [data-glide^='1-Xs-']");

pub const LESSON: Lesson = Lesson {
    id: "jokers",
    title: "Jokers",
    gist: "A card that does nothing, or what was done before.",
    // The first duel, after trading in which the learner bought two Special packs.
    record: "facedown 1\n\
             game heads-up-duel 1\n\
             options tokens=1 joker=echo\n\
             seats You | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes\n\
             seed 0000000000000fa2\n\
             1 token\n\
             1 token\n\
             1 finish\n\
             2 token\n\
             2 token\n\
             2 finish\n\
             3 token\n\
             3 finish\n\
             4 finish\n\
             1 buy special\n\
             1 buy special\n\
             1 finish\n\
             2 finish\n\
             3 finish\n\
             4 finish\n\
             1 finish\n\
             2 finish\n\
             3 finish\n\
             4 finish\n\
             1 finish\n\
             2 finish\n\
             3 finish\n\
             4 finish\n\
             2 pick 1\n",
    steps: &[
        Step::read("Two Special packs, two Jokers. A Joker counts 0, like the royals.").at(&[JOKER]),
        Step::read("What it does is agreed before the deal. Here it echoes: it becomes the special card played last.")
            .at(&[JOKER]),
        Step::act("First something solid. Show a 9.", &["show 9p"], "Show a 9.")
            .at(&[Target(".hud-decide [data-glide='1-9p-0']")])
            .then(&["2 show 8p"]),
        Step::act("9 to 8. You lead: say ready.", &["ready"], "You lead. Say ready.")
            .at(&[READY])
            .then(&["2 play Ap"]),
        Step::watch("An Ace. Now the lower sum wins, and her 8 is ahead.").asks("Has she had enough?")
            .at(&[THEIR_SIDE, SIGN]),
        Step::act(
            "Play a Joker. It echoes her Ace, and the scoring flips back.",
            &["play Xs"],
            "Play a Joker.",
        )
        .at(&[JOKER])
        .then(&["2 ready"]),
        Step::act("The higher sum wins again. Say ready.", &["ready"], "You are ahead. Say ready.").at(&[READY]),
        Step::watch("9 to 8, your point. Her Ace is spent.").at(&[OWN_POINTS]),
        Step::act(
            "Now show the other Joker. In the showdown it comes after her card.",
            &["show Xs"],
            "Show the Joker.",
        )
        .at(&[JOKER])
        .then(&["2 show Kp", "2 ready"]),
        Step::watch("She showed a King, so your Joker is a King. Each of them earns a bonus point.").asks("What does she show?")
            .at(&[OWN_SIDE, THEIR_SIDE]),
        Step::act("Keep it that way. Say ready.", &["ready"], "Leave the Kings alone. Say ready.").at(&[READY]),
        Step::watch("0 to 0, so nobody wins the round. But both Kings pay.").at(&[OWN_POINTS, THEIR_POINTS]),
        Step::watch("Other Jokers: a blank one does nothing, a wild one counts as the number you showed.")
            .at(&[OWN_POINTS]),
    ],
};
