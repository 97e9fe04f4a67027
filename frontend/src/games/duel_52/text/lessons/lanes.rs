//! The first lesson: play, flip, attack, pair.

use super::targets::{LANE_1, LANES, PILE};
use crate::games::lesson::{Lesson, Step};

pub const LESSON: Lesson = Lesson {
    id: "lanes",
    title: "Lanes, attack and flip",
    gist: "Play face-down, turn up, hit. Two hits kill.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=off forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 00000000000000f0\n",
    steps: &[
        Step::read("Three lanes. Clear Hattie out of two of them to win. That takes a while, so start with one.")
            .at(&[LANES]),
        Step::act(
            "Every card is played face-down. Choose your {9♦}, then your side of lane 1.",
            &["play 9d 1"],
            "The {9♦} into lane 1, please.",
        )
        .at(&[held!("9d"), LANE_1]),
        Step::act(
            "The first turn has two actions, later ones three. Put the other 9 beside it.",
            &["play 9s 1"],
            "The {9♠} into lane 1, beside the first.",
        )
        .at(&[held!("9s"), LANE_1])
        .then(&["2 play 5h 1", "2 play 8c 2", "2 play 3c 3"]),
        Step::watch("Hattie plays a card into each lane. You see backs. She sees no more of yours.").asks("What does she do?")
            .at(&[tile!(9), tile!(10), tile!(11)]),
        Step::read("Your turn began with a card from the pile. The card that lay here first is a base card, asleep for now.")
            .at(&[PILE, tile!(1)]),
        Step::act(
            "Flip your {9♦}: choose it, then the button. Face-up it can attack, in this turn too.",
            &["flip 7"],
            "First flip the {9♦} in lane 1.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Attack what lies opposite: choose your {9♦}, then her card.",
            &["attack 7 9"],
            "Let the {9♦} attack her card in lane 1.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::act(
            "1 damage. Another one kills it, but a card attacks once a turn. Flip the other 9 instead.",
            &["flip 8"],
            "Use the last action to flip the {9♠}.",
        )
        .at(&[tile!(8)])
        .then(&["2 flip 9", "2 attack 9 7", "2 play 7d 2"]),
        Step::watch("It was a 5. She flipped it and hit back: your {9♦} has one hit left as well.").asks("What has she got?")
            .at(&[tile!(7), tile!(9)]),
        Step::act(
            "Two face-up cards of one rank in one lane can pair. Choose one 9, then the other.",
            &["pair 7 8"],
            "Make your 9s a pair first.",
        )
        .at(&[tile!(7), tile!(8)]),
        Step::act(
            "A pair strikes as one, for 2. Choose it, then her 5.",
            &["attack 7 9"],
            "Hit her 5 with the pair.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::read("Gone. Once the pile is empty, base cards join in. Then a cleared lane counts, if she has no card left to play either.")
            .at(&[PILE, LANES]),
    ],
};
