//! Powers of the moment: ace, 2, 4 and 5.

use super::targets::LANES;
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "powers-once",
    title: "Ace, 2, 4, 5",
    gist: "Cards that do something the moment they flip.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=off forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000000000a6\n\
             1 play Ah 1\n\
             1 play 5d 2\n\
             2 play 7h 1\n\
             2 play Qc 2\n\
             2 play Qd 3\n\
             1 play 4c 2\n\
             1 play 2d 2\n\
             1 play 9d 3\n\
             2 play Jc 3\n\
             2 play 3s 3\n\
             2 play 10s 2\n",
    steps: &[
        Step::read("Most cards have a power. These four use it once: in the moment they are flipped.")
            .at(&[tile!(7), tile!(8), tile!(12), tile!(13)]),
        Step::act(
            "Flip the {A♥}. It pays its action back, and may attack twice this turn.",
            &["flip 7"],
            "Start with the ace in lane 1.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Still three actions. Hit her card in lane 1.",
            &["attack 7 9"],
            "The ace attacks her card in lane 1.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::act(
            "And again: no other card attacks twice.",
            &["attack 7 9"],
            "Once more with the ace.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::act(
            "One action left, and a bargain: flip the {5♦}. It flips all else of yours in its lane, but for the base card.",
            &["flip 8"],
            "Flip the {5♦} in lane 2.",
        )
        .at(&[tile!(8)]),
        Step::act(
            "Now the 4 and the 2 both wait, and you pick the order. The {4♣} first.",
            &["use 12"],
            "The {4♣} first.",
        )
        .at(&[tile!(12)]),
        Step::any("A 4 looks at any one face-down card, even a base card. Choose one: only you will know it.")
            .at(&[LANES]),
        Step::any("The 2 drew you a card. Now discard one, face-down. Whichever you like.")
            .at(&[Target(".d52-hand")])
            .then(&["2 play 8s 1", "2 play 9h 1", "2 flip 17"]),
        Step::watch("One card killed, one seen, four flipped, one drawn. Not bad for three actions.").asks("What does she do?")
            .at(&[tile!(7), tile!(8)]),
    ],
};
