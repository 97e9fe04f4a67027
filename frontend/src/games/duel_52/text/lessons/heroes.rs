//! Heroes: a mage casts, a warrior waits.

use super::targets::HERO;
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "heroes",
    title: "Heroes",
    gist: "A face-up card outside the lanes: spell or sword.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=on bannermen=off forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 000000000000000f\n\
             1 play 9c 1\n\
             1 play 5c 2\n\
             1 end\n\
             2 play 10h 1\n\
             2 play 9d 1\n\
             2 play Jh 2\n\
             2 end\n",
    steps: &[
        Step::read("With heroes, each side has one card face-up outside the lanes. Yours is a 6, a mage.")
            .at(&[HERO]),
        Step::read("Mages cast a spell once a turn, for no action. 8, 9, 10, jack and ace are warriors: they enter a lane, once, for free.")
            .at(&[HERO]),
        Step::act(
            "Do the work first: flip your {9♣}.",
            &["flip 7"],
            "First flip the {9♣} in lane 1.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Attack the card that came first.",
            &["attack 7 9"],
            "Attack her left card in lane 1.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::act(
            "Your 6 freezes one enemy card. Choose your hero, then the card you left unhurt.",
            &["cast freeze 10"],
            "Freeze the unhurt card in lane 1.",
        )
        .at(&[HERO, tile!(10)]),
        Step::act(
            "One action left. With heroes you needn’t use it: end your turn.",
            &["end"],
            "Nothing more to do here: end your turn.",
        )
        .at(&[Target(".d52-end")])
        .then(&["2 flip 9", "2 attack 9 7", "2 play 5h 3", "2 end"]),
        Step::watch("The frozen card had to sit still; its neighbour hit back. Once the pile is empty, mages cast no more.").asks("Can she answer?")
            .at(&[tile!(10), HERO]),
    ],
};
