//! Bannermen: a rank made better for the whole game.

use super::targets::{BANNERS, LANE_1, LANE_2};
use crate::games::lesson::{Lesson, Step, Target};

pub const LESSON: Lesson = Lesson {
    id: "bannermen",
    title: "Bannermen",
    gist: "Pick a rank. All your cards of it get better.",
    record: "facedown 1\n\
             game duel-52 1\n\
             options starts=seat-1 heroes=off bannermen=on forts=off time=off\n\
             seats Player 1 | bot:beginner Hattie\n\
             seed 0000000000000027\n\
             2 banner Js\n",
    steps: &[
        Step::read("With bannermen, each side picks two ranks before the game. Your cards of those ranks do more all game long.")
            .at(&[Target(".d52-hand")]),
        Step::act(
            "You pick from your hand, and keep the card. Hattie took jacks. Take the 10: it hits three cards, not two.",
            &["banner 10h"],
            "Pick the {10♥}.",
        )
        .at(&[held!("10h")])
        .then(&["2 banner Kc"]),
        Step::act(
            "Your second: the 8. With it, your 4s hit back too.",
            &["banner 8h"],
            "Pick the {8♥}.",
        )
        .at(&[held!("8h")]),
        Step::act(
            "To work. Play the {10♥} into lane 1.",
            &["play 10h 1"],
            "The {10♥} into lane 1.",
        )
        .at(&[held!("10h"), LANE_1]),
        Step::act(
            "And the {4♠} into lane 2.",
            &["play 4s 2"],
            "The {4♠} into lane 2.",
        )
        .at(&[held!("4s"), LANE_2])
        .then(&["2 play Js 1", "2 play Qc 1", "2 play Kc 1"]),
        Step::watch("Three of hers against one of yours in lane 1. Your bannerman of 10s is made for this.").asks("What does she do?")
            .at(&[BANNERS, tile!(9), tile!(10), tile!(11)]),
        Step::act(
            "Flip the {10♥}.",
            &["flip 7"],
            "Flip the {10♥} in lane 1.",
        )
        .at(&[tile!(7)]),
        Step::act(
            "Attack all three: choose the {10♥}, then her first card.",
            &["attack 7 9"],
            "Begin with her first card in lane 1.",
        )
        .at(&[tile!(7), tile!(9)]),
        Step::act(
            "The second.",
            &["also 10"],
            "Now the next one.",
        )
        .at(&[tile!(10)]),
        Step::act(
            "And the third.",
            &["also 11"],
            "The last one, too.",
        )
        .at(&[tile!(11)]),
        Step::read("3 damage for one action. A bannerman gives each rank a power of its own: the rules list them all.")
            .at(&[BANNERS]),
    ],
};
