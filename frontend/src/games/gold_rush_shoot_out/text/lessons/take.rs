//! What the cards of the take are worth, and what abilities do.

use super::targets::{BLANK, COLE, HATTIE, OWN, SECOND_OF_TWO, TAKE};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "take",
    title: "The take and abilities",
    gist: "Stamps, antiques, and cards that bend a standoff.",
    // The share of the second round, before anybody took anything.
    record: "facedown 1\n\
             game gold-rush-shoot-out 1\n\
             options ledger=on starting-tokens=0 time=off\n\
             seats You | bot:beginner Hattie | bot:beginner Cole\n\
             seed 00000000000083ca\n\
             1 load blank\n\
             1 aim 2\n\
             2 load blank\n\
             2 aim 3\n\
             3 load blank\n\
             3 aim 2\n\
             1 stand\n\
             2 stand\n\
             3 stand\n\
             2 take 6\n\
             3 take 7\n\
             1 take 1\n\
             2 take 3\n\
             3 take 4\n\
             1 take 2\n\
             2 take 5\n\
             3 take 8\n\
             1 load blank\n\
             1 aim 3\n\
             2 load blank\n\
             2 aim 3\n\
             3 load blank\n\
             3 aim 2\n\
             1 stand\n\
             2 stand\n\
             3 stand\n",
    steps: &[
        Step::read("Round two: nobody was hit, and you take first. Each card says how many bars it adds for you.")
            .at(&[TAKE]),
        Step::act(
            "Stamps count squared: your two are worth 4, three are worth 9. Take the first stamp: it adds 5.",
            &["take 3"],
            "Take the first of the two stamps.",
        )
        .at(&[Target(".gr-card:nth-child(3)")])
        .then(&["2 take 1", "3 take 2"]),
        Step::act(
            "The big gold is gone, but they left the other stamp. Your fourth adds 7.",
            &["take 4"],
            "Take the stamp: it adds 7.",
        )
        .at(&[Target(".gr-card:nth-child(4)")])
        .then(&["2 take 6", "3 take 8"]),
        Step::act(
            "Both took abilities, so expect trouble. Take one as well: the hired hand.",
            &["take 7"],
            "Take the hired hand.",
        )
        .at(&[Target(".gr-card:nth-child(7)")])
        .then(&["2 take priority", "3 take 5"]),
        Step::watch("Hattie took first priority instead of a card. In the next round she goes first.").asks("What do they take?")
            .at(&[HATTIE]),
        Step::watch("Cole took the antique. It is worth no gold, but the most antiques earn half a token.")
            .at(&[COLE]),
        Step::all(
            "Load a blank, and aim at Cole.",
            &["load blank", "aim 3"],
            "Load a blank, and aim at Cole.",
        )
        .at(&[BLANK, COLE])
        .then(&[
            "2 load bullet",
            "2 aim 1",
            "3 load blank",
            "3 aim 1",
            "2 pass", "3 pass",
        ]),
        Step::watch("Both aim at you. Four stamps don’t stay a secret.").asks("Who aims at whom?").at(&[OWN]),
        Step::act(
            "Play the hired hand: it moves any pistol. Choose Hattie, then Cole, and hers aims at him.",
            &["hire 2 aim 3"],
            "Let the hired hand move Hattie’s pistol to Cole.",
        )
        .at(&[Target(".is-turns .radio-card:nth-of-type(1)"), HATTIE, COLE])
        .then(&["2 dual 1", "3 duck"]),
        Step::watch("Hattie answers with dual wield: a second pistol, aimed at you. Her ammo counts for both.").asks("Do they answer?")
            .at(&[HATTIE]),
        Step::watch("Cole plays duck and weave: no bullet can hurt him this round.").at(&[COLE]),
        Step::act(
            "You hold sixteen bars in stamps, and no card that helps. Sit out.",
            &["sit out"],
            "Hattie means it. Sit out.",
        )
        .at(&[SECOND_OF_TWO])
        .then(&["2 stand", "3 stand"]),
        Step::watch("It was a bullet. Cole ducked, you were gone: a shot for nothing.").asks("Was it loaded?").at(&[HATTIE]),
        Step::watch("Two more abilities: a bandage heals a wound, a bullet card is loaded like your own ammo.")
            .at(&[OWN]),
    ],
};
