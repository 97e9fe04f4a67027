//! The first lesson: a standoff worth standing in, and one that is not.

use super::targets::{AMMO, BLANK, COLE, FIRST_OF_TWO, HATTIE, OWN, SECOND_OF_TWO, TAKE, WES};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "standoff",
    title: "A standoff",
    gist: "Load, aim, and know when to leave.",
    record: "facedown 1\n\
             game gold-rush-shoot-out 1\n\
             options ledger=on starting-tokens=0 time=off\n\
             seats You | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes\n\
             seed 0000000000001931\n",
    steps: &[
        Step::read("Every round, eight cards lie in the middle. After six rounds, whoever holds the most gold wins.")
            .at(&[TAKE]),
        Step::read("Six rounds, six shots: four blanks and two bullets. Nobody sees which one you load.")
            .at(&[AMMO]),
        Step::all(
            "Load a blank, choose Cole to aim at him, and lock it in. He can’t tell that it’s empty.",
            &["load blank", "aim 3"],
            "Load a blank this time, and aim at Cole.",
        )
        .at(&[BLANK, COLE])
        .then(&[
            "2 load bullet",
            "2 aim 3",
            "3 load blank",
            "3 aim 2",
            "4 load blank",
            "4 aim 3",
        ]),
        Step::watch("All aims are shown at once. Three pistols for Cole, none for you.").asks("Who aims at whom?").at(&[COLE, OWN]),
        Step::act(
            "Nobody can hit you, and only those who stand get a share. Stay standing.",
            &["stand"],
            "Nobody aims at you. Stay standing.",
        )
        .at(&[FIRST_OF_TWO])
        .then(&["2 stand", "3 stand", "4 stand", "2 take 1", "4 take 2"]),
        Step::watch("Hattie had a bullet, the others only clicked. Cole is wounded, and the wounded get no share.").asks("Who was loaded?")
            .at(&[HATTIE, COLE]),
        Step::watch("The others take turns, a card each. Hattie gets 5 bars, Wes 3.").at(&[HATTIE, WES]),
        Step::act("Now you. Take the other 3 bars.", &["take 3"], "Take the 3 bars.")
            .at(&[Target(".gr-card:nth-child(3)")])
            .then(&["2 take 6", "4 take 8"]),
        Step::act(
            "Stamps grow: 1, 4, 9, 16 bars. Take it.",
            &["take 4"],
            "Take the stamp.",
        )
        .at(&[Target(".gr-card:nth-child(4)")])
        .then(&["2 take 7", "4 take 5"]),
        Step::all(
            "Round two. Load a blank again, and aim at Wes.",
            &["load blank", "aim 4"],
            "Load a blank, and aim at Wes.",
        )
        .at(&[BLANK, WES])
        .then(&[
            "2 load bullet",
            "2 aim 1",
            "3 load blank",
            "3 aim 1",
            "4 load bullet",
            "4 aim 2",
            "2 pass",
            "4 pass",
        ]),
        Step::watch("This time two pistols aim at you. That’s fame.").asks("Who aims at whom?").at(&[OWN]),
        Step::act(
            "Either may hold a bullet. Sit out: you are safe, and leave this loot to the others.",
            &["sit out"],
            "Two pistols aim at you. Sit out.",
        )
        .at(&[SECOND_OF_TWO])
        .then(&["2 stand", "3 stand", "4 stand"]),
        Step::watch("Wes hits Hattie. Were the two pistols on you loaded? You’ll never know.").asks("Who was loaded?")
            .at(&[HATTIE]),
        Step::watch("Sit out twice running, and you have to stand in the third round. Choose well which to miss.")
            .at(&[OWN]),
    ],
};
