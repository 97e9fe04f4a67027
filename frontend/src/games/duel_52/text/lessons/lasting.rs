//! Powers that last: 3, 8, 9, 10, Jack.

use super::targets::LANES;
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "powers-lasting",
    title: "3, 8, 9, 10, jack",
    gist: "Powers that hold as long as the card does.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=off forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 0000000000000021\n\
             1 play 3h 1\n\
             1 play Jc 2\n\
             2 play 2h 1\n\
             2 play Ad 1\n\
             2 play 9d 2\n\
             1 play 8c 2\n\
             1 play 10c 1\n\
             1 play 8s 3\n\
             2 flip 9\n\
             2 discard 3c\n\
             2 attack 9 7\n\
             2 play Kd 3\n",
    steps: &[
        Step::read("Five powers work all the time, not just once. Four of them lie on your side already.")
            .at(&[LANES]),
        Step::act(
            "Flip the {J♣} in lane 2. It takes three hits, and must be killed before anything beside it.",
            &["flip 8"],
            "First the {J♣} in lane 2.",
        )
        .at(&[tile!(8)]),
        Step::act(
            "Behind a jack, an 8: whoever attacks it takes 1 damage back. Flip the {8♣}.",
            &["flip 12"],
            "The {8♣} in lane 2, please.",
        )
        .at(&[tile!(12)]),
        Step::act(
            "Flip the {10♣} in lane 1. Your {3♥} there stays down: it was hit once, and that suits it.",
            &["flip 13"],
            "Flip the {10♣}, and leave the {3♥} face-down.",
        )
        .at(&[tile!(13), tile!(7)])
        .then(&["2 attack 9 7", "2 flip 11", "2 attack 11 8"]),
        Step::watch("Hattie killed your face-down {3♥}. It doesn’t die of that: it turns up, good as new.").asks("Will she take the bait?")
            .at(&[tile!(7)]),
        Step::watch("Her 9 had to take on the jack, and hit it for 2. A 9 likes jacks; frost and 8s can’t touch it.")
            .at(&[tile!(11), tile!(8)]),
        Step::act(
            "Your turn. The {10♣} hits two cards at once: choose it, then her {2♥}.",
            &["attack 13 9"],
            "The {10♣} attacks in lane 1, the {2♥} first.",
        )
        .at(&[tile!(13), tile!(9)]),
        Step::act(
            "And the second one.",
            &["also 10"],
            "Hit the other card as well.",
        )
        .at(&[tile!(10)]),
        Step::read("1 damage each, for one action. But a face-up 9 can only be hit alone.")
            .at(&[tile!(9), tile!(10)]),
    ],
};
