//! An offer taken, an offer made, and a pack from the market.

use crate::games::lesson::{Lesson, Step, Target};

/// The ways to trade: offers, a new offer, the market.
const OFFERS_TAB: Target = Target(".hud-trade > .hud-tabs > :nth-child(1)");
const MAKE_TAB: Target = Target(".hud-trade > .hud-tabs > :nth-child(2)");
const MARKET_TAB: Target = Target(".hud-trade > .hud-tabs > :nth-child(3)");
const MARBLES: Target = Target(".hud-own__marbles");
const FINISH: Target = Target("#hud-finish");

pub const LESSON: Lesson = Lesson {
    id: "trading",
    title: "Trading and the market",
    gist: "A deal that helps both, and a pack under the counter.",
    record: "facedown 1\n\
             game heads-up-duel 1\n\
             options tokens=1\n\
             seats You | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes\n\
             seed 000000000000184c\n\
             2 offer 1 9p for 4\n\
             2 finish\n\
             3 finish\n\
             4 finish\n",
    steps: &[
        Step::read("With four or more players you trade first, in four periods. The duels come after that.")
            .at(&[Target(".hud-periods")]),
        Step::read("Hattie offers her only 9 for your only 4. You collect 9s, she collects 4s. Both gain.")
            .at(&[Target(".hud-offer.is-incoming .hud-scale")]),
        Step::act("Three 9s are worth far more than two. Accept.", &["accept 2 #1 4p"], "Accept Hattie’s offer.")
            .at(&[OFFERS_TAB]),
        Step::act(
            "Now an offer of yours, under Trade: to Cole, your 5 and a marble for an 8.",
            &["offer 3 5p+1 for 8"],
            "Offer Cole your 5 and one marble, and ask for an 8.",
        )
        .at(&[MAKE_TAB])
        .then(&["3 accept 1 #1 8p", "3 finish"]),
        Step::read("Cole took it: the 8 is yours, a marble his. Only the two of you know what was traded.").at(&[MARBLES]),
        Step::act(
            "The others are done, and the market opens in the second period. Finish this one.",
            &["finish"],
            "The deal is made. Finish this period.",
        )
        .at(&[FINISH])
        .then(&["2 finish", "3 finish", "4 finish"]),
        Step::act(
            "A Special pack costs 4 marbles, and you have 2. Under Market, change half a token for 3.",
            &["token"],
            "First get marbles: half a token for 3.",
        )
        .at(&[MARKET_TAB, MARBLES]),
        Step::act(
            "Buy the Special pack: a Jack, a Queen, a King, an Ace and a Joker.",
            &["buy special"],
            "Buy the Special pack.",
        )
        .at(&[MARKET_TAB]),
        Step::read("Five more cards. The others see where they come from by their backs, not which they are.")
            .at(&[Target(".hud-own")]),
        Step::read("Spare a marble or two: in the end, whoever has the most picks an opponent.").at(&[MARBLES]),
    ],
};
