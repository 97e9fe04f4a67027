//! Powers on a lane, and the King who repeats them: 6, 7, Queen, King.

use super::targets::LANE_1;
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "powers-again",
    title: "6, 7, queen, king",
    gist: "Freeze, heal, move, and all of it again.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=off forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000000000f3\n\
             1 play 6c 1\n\
             1 play 7c 1\n\
             2 play 4s 1\n\
             2 play 7h 1\n\
             2 play Ks 2\n\
             1 play Qs 1\n\
             1 play 9h 2\n\
             1 play Kd 1\n\
             2 flip 9\n\
             2 look 1\n\
             2 attack 9 8\n\
             2 flip 10\n",
    steps: &[
        Step::read("Hattie has two cards up in lane 1, and has hit your {7♣}. Four of your cards can answer.")
            .at(&[tile!(8), tile!(9), tile!(10)]),
        Step::act(
            "Flip the {6♣}. It freezes every enemy card in its lane: in her next turn none can attack, and no action can flip one.",
            &["flip 7"],
            "First the {6♣}.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Flip the {7♣}. It takes up to 2 damage off each of your cards, in all lanes.",
            &["flip 8"],
            "Now the {7♣}.",
        )
        .at(&[tile!(8)]),
        Step::act(
            "Flip the {Q♠}. She may move one of your cards into her lane.",
            &["flip 12"],
            "Now the {Q♠}.",
        )
        .at(&[tile!(12)]),
        Step::act(
            "Move your {9♥} over from lane 2, still face-down.",
            &["move 13"],
            "Choose the {9♥} in lane 2.",
        )
        .at(&[tile!(13)])
        .then(&["2 play 7s 3", "2 play As 3", "2 play 9s 2"]),
        Step::watch("Frozen, her cards in lane 1 couldn’t attack, so Hattie played new ones. A freeze keeps none out of a lane.").asks("What can she still do?")
            .at(&[tile!(9), tile!(10)]),
        Step::act(
            "Now the {K♦}. Every one-time power face-up in his lane works again.",
            &["flip 14"],
            "Flip the {K♦} in lane 1.",
        )
        .at(&[tile!(14)]),
        Step::any("The 6, the 7 and the queen all wait. Use them in any order: choose one.")
            .at(&[tile!(7), tile!(8), tile!(12)]),
        Step::any("Choose the next one. The last follows by itself.")
            .at(&[LANE_1]),
        Step::read("Frozen again, healed again, all for one action. Save a king for a full lane.")
            .at(&[tile!(14)]),
    ],
};
