//! Forts: what a crowded lane gives the other side.

use super::targets::{FORTS, LANES};
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "forts",
    title: "Forts",
    gist: "Three cards up in a lane? The other side digs in.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=off forts=on time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 0000000000000012\n\
             1 play 4c 2\n\
             1 play Qs 2\n\
             2 play 6h 1\n\
             2 play 10h 1\n\
             2 play Jc 1\n\
             1 play 5c 3\n\
             1 play 3c 1\n\
             1 play 6c 3\n\
             2 flip 9\n\
             2 flip 10\n\
             2 flip 11\n",
    steps: &[
        Step::read("Hattie ended her turn with three face-up cards in lane 1. For that you get a fort there.")
            .at(&[tile!(9), tile!(10), tile!(11)]),
        Step::act(
            "Four forts lie by the pile, unseen. Take any of the first three and lay it into lane 1.",
            &["fort 1 1", "fort 2 1", "fort 3 1"],
            "One of the first three, into lane 1.",
        )
        .at(&[FORTS]),
        Step::read("It is a base card now, but one you have seen. Like the others, it joins in when the pile is empty.")
            .at(&[LANES]),
        Step::act(
            "A 4 can look at forts, too. Flip your {4♣}.",
            &["flip 7"],
            "Flip the {4♣} in lane 2.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Look at the fourth fort.",
            &["look fort 4"],
            "Look at fort 4.",
        )
        .at(&[FORTS]),
        Step::read("Each side gets at most one fort a lane. So count before you flip the third card.")
            .at(&[tile!(9), tile!(10), tile!(11)]),
    ],
};
