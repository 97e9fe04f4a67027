//! Texts of actions: each is written as it is read, and other texts are refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::game::BadAction;
use engine::games::{dual_duel, duel_52, fools_gambit, gold_rush_shoot_out, heads_up_duel};

/// Checks good and bad texts, each list separated by `|`.
fn check<A: FromStr<Err = BadAction> + Display + Debug + PartialEq>(good: &str, bad: &str) {
    for text in good.split('|') {
        assert_eq!(text.parse::<A>().map(|action| action.to_string()), Ok(text.to_owned()));
    }
    for text in bad.split('|') {
        assert_eq!(text.parse::<A>(), Err(BadAction), "{text:?}");
    }
}

#[test]
fn actions_of_fools_gambit_are_their_texts() {
    check::<fools_gambit::Action>(
        "keep|swap duel|swap wager|duel 9c wager Kc",
        "|keep it|swap|swap duel wager|duel 9c|duel 9c wager|duel 9c wager Kc now|\
         duel 1c wager Kc|Keep| keep|keep ",
    );
}

#[test]
fn actions_of_dual_duel_are_their_texts() {
    check::<dual_duel::Action>(
        "wilds 3b 9r|give 9r|keep 3b|wild|pass|swap 9r for 3b|take 3b",
        "|wild 9r|wilds|wilds 9r|wilds 9r 3b|wilds 9r 3b 4g|give|give 9r 3b|give 11r|keep Kc|\
         pass now|swap 9r|swap 9r 3b|swap 9r for|swap 9r with 3b|swap 9r for 3b now|take|\
         Pass| pass|pass ",
    );
}

#[test]
fn actions_of_heads_up_duel_are_their_texts() {
    check::<heads_up_duel::Action>(
        "offer 2 7p*2,Kp+1 for K+2|offer 8 - for 10|offer 3 +1 for -|accept 2 #12 6p,6l|\
         accept 2 #1 -|decline 2 #1|counter 2 #1 9p for 7+1|withdraw 2 #1|buy mystery|show Xs",
        "|offer|offer 2 7p|offer 2 7p for|offer 2 7p for 7p|offer 2 7p*256 for -|\
         offer 2 7p+0 for -|offer 2 7p for K now|accept 2 1 -|accept 2 #0 -|accept 2 #01 -|\
         accept 2 #1|withdraw 2|buy|buy all|pick 9|play 7| ready|ready |token 1",
    );
}

#[test]
fn actions_of_gold_rush_shoot_out_are_their_texts() {
    check::<gold_rush_shoot_out::Action>(
        "load blank|load extra|aim 4|pass|hire 3 aim 4|hire 3 second aim 4|dual 8|bandage|\
         duck|sit out|ambush|hold|take 8|take priority",
        "|load|load gun|load blank now|aim|aim 0|aim 9|aim 4 now| pass|Pass|hire 3|\
         hire 3 aim|hire 3 first aim 4|hire 3 second aim 4 now|dual|dual 9|stand up|sit|take|\
         take 0|take 9|take 10|take +1|ambush 3",
    );
}

#[test]
fn actions_of_duel_52_are_their_texts() {
    check::<duel_52::Action>(
        "play Kc 2|flip 7|attack 7 52|pair 7 8|also 9|use 7|discard 10h|look 9|look fort 4|\
         move 7|none|cast recruit|cast rush Kc 2|cast look 9|cast look fort 1|cast flip 7|\
         cast freeze 9|cast heal 7|cast move 7 3|cast inspire 7|warrior 2|banner Kc|fort 3 2|\
         end",
        "|End| end|end |end now|play Kc|play Kc 4|play 1c 1|flip|flip 0|flip 53|flip 7 8|\
         attack 7|attack 7 9 11|look fort|look fort 5|look fort 0|look fort +1|cast|\
         cast recruit 2|cast move 7|fort 0 1|fort 1|warrior|warrior 0|banner|none 3|also|\
         use x",
    );
}
