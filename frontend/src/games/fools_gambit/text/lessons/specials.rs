//! The 2, the 7 and the 5, a round each.

use super::targets::{HAND, LOCK, OWN_DUEL, OWN_POINTS, OWN_WAGER, THEIR_DUEL, THEIR_WAGER};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "specials",
    title: "2 · 5 · 7",
    gist: "Three small cards that win duels they shouldn’t.",
    record: "facedown 1\n\
             game fools-gambit 1\n\
             options deck=split time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 0000000000050021\n",
    steps: &[
        Step::read("Three ranks do something when they duel. As wagers they are plain cards.").at(&[HAND]),
        Step::act(
            "A 2 duels with the value of its wager. Duel with the {2♣}, wager the {K♣}: it fights as a king.",
            &["duel 2c wager Kc"],
            "Duel with the {2♣} and wager the {K♣}.",
        )
        .at(&[Target(".fg-pick[data-glide='2c']"), Target(".fg-pick[data-glide='Kc']")])
        .then(&["2 duel 10d wager 9d"]),
        Step::act(
            "Swap the wager away and the 2 shrinks with it. So keep everything.",
            &["keep"],
            "Your 2 needs that king. Keep everything.",
        )
        .at(&[LOCK])
        .then(&["2 keep"]),
        Step::watch("Your {2♣} counts as a king and beats her {10♦}. The king is banked as well: 10 points.").asks("Will the little one do?")
            .at(&[OWN_DUEL, OWN_WAGER]),
        Step::act(
            "A 7 reverses the result: who would have lost wins. Duel with the {7♠}, wager the {A♣}.",
            &["duel 7s wager Ac"],
            "Duel with the {7♠} and wager the {A♣}. Be brave.",
        )
        .at(&[Target(".fg-pick[data-glide='7s']"), Target(".fg-pick[data-glide='Ac']")])
        .then(&["2 duel Jh wager 9h"]),
        Step::act(
            "She sees your ace and expects something big. Keep everything.",
            &["keep"],
            "The {7♠} is where it should be. Keep everything.",
        )
        .at(&[LOCK])
        .then(&["2 keep"]),
        Step::watch("Her {J♥} is higher, so she would have won. Reversed: you bank 14 points.").asks("Did she bite?")
            .at(&[OWN_DUEL, THEIR_DUEL]),
        Step::act(
            "A 5 makes the other side duel with its third card instead. Duel with the {5♣}, wager the {10♠}.",
            &["duel 5c wager 10s"],
            "Duel with the {5♣} and wager the {10♠}.",
        )
        .at(&[Target(".fg-pick[data-glide='5c']"), Target(".fg-pick[data-glide='10s']")])
        .then(&["2 duel Kd wager Qd"]),
        Step::act(
            "A queen as her wager: she must be sure of her duel card. Let’s take it away. Keep everything.",
            &["keep"],
            "Leave the {5♣} where it is. Keep everything.",
        )
        .at(&[THEIR_WAGER])
        .then(&["2 keep"]),
        Step::watch("Out goes her {K♦}, in comes her third card, a 3. Your 5 beats it. Another 10 points.").asks("What has she got?")
            .at(&[THEIR_DUEL]),
        Step::watch("If several meet: 5s act first, then 2s, then 7s. Two 7s cancel each other.")
            .at(&[OWN_POINTS]),
    ],
};
