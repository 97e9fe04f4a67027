//! An ambush, answered by another one; and what tokens are won for.

use super::targets::{BLANK, COLE, FIRST_OF_TWO, HATTIE, OWN};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "tokens",
    title: "Tokens",
    gist: "Half a token turns every pistol that aims at you.",
    record: "facedown 1\n\
             game gold-rush-shoot-out 1\n\
             options ledger=on starting-tokens=1 time=off\n\
             seats You | bot:beginner Hattie | bot:beginner Cole\n\
             seed 0000000000000fbe\n",
    steps: &[
        Step::read("Each of you has a token, for all to see. It pays for two ambushes, half a token each.")
            .at(&[OWN, HATTIE, COLE]),
        Step::all(
            "Load a blank, and aim at Hattie.",
            &["load blank", "aim 2"],
            "Load a blank, and aim at Hattie.",
        )
        .at(&[BLANK, HATTIE])
        .then(&[
            "2 load bullet",
            "2 aim 1",
            "3 load blank",
            "3 aim 1",
        ]),
        Step::watch("Two pistols aim at you. Without a token you would sit out.").asks("Who aims at whom?").at(&[OWN]),
        Step::act("Your token can answer that. Stay standing.", &["stand"], "This time stay standing.")
            .at(&[FIRST_OF_TWO])
            .then(&["2 stand", "3 stand"]),
        Step::act(
            "Spring an ambush: half a token, and all pistols aimed at you turn on their owners.",
            &["ambush"],
            "Don’t hold back: spring the ambush.",
        )
        .at(&[FIRST_OF_TWO])
        .then(&["2 ambush"]),
        Step::watch("Their pistols turn. So does yours: you aimed at Hattie, and she had the same idea.").asks("Who else lies in ambush?")
            .at(&[HATTIE, OWN]),
        Step::watch("Hattie is hit by her own bullet. Your blank only clicks: a good round to be unarmed.")
            .at(&[HATTIE]),
        Step::act(
            "Only Cole shares with you. Take 3 bars.",
            &["take 1", "take 3"],
            "Take 3 bars.",
        )
        .at(&[Target(".gr-card:nth-child(1)"), Target(".gr-card:nth-child(3)")])
        .then(&["3 take 2"]),
        Step::act(
            "Tokens are won at the end: one and a half for the most gold, half for the most antiques. Take the antique.",
            &["take 5"],
            "Take the antique.",
        )
        .at(&[Target(".gr-card:nth-child(5)")])
        .then(&["3 take 4"]),
        Step::read("The most wounds earn a strike instead. Hattie is ahead there.").at(&[HATTIE]),
    ],
};
