//! The rules of Duel 52 in our own words, for the rules page and the dialog at the table.

use yew::prelude::*;

use super::expansion::{bannermen, forts, heroes, parts};
use crate::games::duel_52::reference::Reference;
use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    html! {
        <div class="how">
            { section("What it is about", "D52-1, D52-17", about()) }
            { section("Before the first turn", "D52-1 to D52-3", set_up()) }
            { section("A turn", "D52-3 to D52-10", turn()) }
            { section("A fight, step by step", "D52-8, D52-11 to D52-15, D52-26 to D52-29", fight()) }
            { section("Jacks, 9s and 10s", "D52-26 to D52-29, D52-81", fighters()) }
            { section("Pairs", "D52-9, D52-13, D52-14", pairs()) }
            { section("Powers", "D52-19 to D52-32", powers()) }
            { section("The end phase", "D52-16 to D52-18", end_phase()) }
            { section("The expansion", "D52-33, D52-71, D52-80", parts()) }
            { section("Heroes", "D52-40 to D52-52", heroes()) }
            { section("Bannermen", "D52-55 to D52-71", bannermen()) }
            { section("Forts", "D52-73 to D52-75", forts()) }
            { section("Card reference", "", html! { <Reference /> }) }
            { section("Examples", "", examples()) }
            { section("Who knows what", "D52-10, D52-12, D52-85, D52-86", seen()) }
            { section("Where we had to decide", "", rulings()) }
            { section("What you can choose", "D52-3, D52-33, D52-82", options()) }
        </div>
    }
}

fn about() -> Html {
    html! {
        <p>
            { "Two of you fight over three lanes. Cards come into a lane face-down, turn up at a \
               moment of your choosing, and do then what their rank can do. When nothing is left to \
               draw, the hidden base cards join in. Clear two lanes of an enemy with nothing left to \
               play, and the game is yours. Suits never matter." }
        </p>
    }
}

fn set_up() -> Html {
    html! {
        <>
            <p>
                { "One deck of 52 cards, no jokers. Each of the three lanes has a side for each of \
                   you. Into each side goes one card face-down: your base cards. Nobody looks at \
                   them, not even you. Each of you gets a hand of five. Ten cards are set aside \
                   unseen and stay out of the game; the other 26 are the draw pile for both." }
            </p>
            <p>
                { "Who starts is drawn by lot, unless you choose otherwise. The very first turn has 2 \
                   actions, every later one 3." }
            </p>
        </>
    }
}

fn turn() -> Html {
    html! {
        <>
            <p>
                { "First you draw a card, if there is one (D52-4); a hand can be as large as it \
                   likes. Then you spend your actions, in any mix and order. In the base game you \
                   have to use them as long as you can (D52-5). These cost one action each:" }
            </p>
            <ol class="how__steps">
                { step(
                    "Play.",
                    "A card from hand goes face-down onto your side of any lane. Lying so it can’t \
                     attack and has no power, but it can be attacked. You may always look at cards \
                     that you played from hand.",
                    "D52-6, D52-10",
                ) }
                { step(
                    "Flip.",
                    "Turn one of your face-down cards up. Its power works, and it can attack from now \
                     on, in this turn too.",
                    "D52-7",
                ) }
                { step(
                    "Attack.",
                    "One of your face-up cards deals 1 damage to an enemy card in the same lane, \
                     whichever side of it is up. Each card attacks once a turn.",
                    "D52-8",
                ) }
                { step(
                    "Pair.",
                    "Two of your face-up cards of one rank in one lane become a pair.",
                    "D52-9",
                ) }
            </ol>
            <p>
                { "Free of charge are spells and warriors, and every choice that a power asks you \
                   for. Base cards can’t be flipped or attacked before the end phase (D52-16)." }
            </p>
        </>
    }
}

fn fight() -> Html {
    html! {
        <>
            <ol class="how__steps">
                { step(
                    "Who attacks.",
                    "A face-up card that is not frozen and has an attack left; or a pair, as one.",
                    "D52-8, D52-13",
                ) }
                { step(
                    "What is hit.",
                    "Any enemy card in the lane, but a face-up Jack first. A 10 may add a second \
                     target.",
                    "D52-28, D52-29",
                ) }
                { step(
                    "Damage.",
                    "1 to each target, 2 from a pair. A 9 deals 2 to a face-up Jack.",
                    "D52-8, D52-13, D52-27",
                ) }
                { step(
                    "What comes back.",
                    "1 from each face-up 8 that is hit, to the attacker, or to both cards of a pair. A \
                     9 takes nothing.",
                    "D52-26",
                ) }
                { step(
                    "Deaths.",
                    "Only when all of that is dealt: whatever has as much damage as hit points dies, \
                     all at the same time.",
                    "D52-12, D52-15",
                ) }
                { step(
                    "Traps.",
                    "A 3 that would die face-down turns up instead. If it says Boom!, its damage is \
                     dealt and deaths are looked at again.",
                    "D52-15, D52-21, D52-59",
                ) }
            </ol>
            <p>
                { "Cards have 2 hit points (D52-11). Damage is open to all, stays when a card is \
                   flipped or moved, and doesn’t make it weaker. A card killed face-up goes open to \
                   the discard pile. One killed face-down is not shown, and its power never works \
                   (D52-12)." }
            </p>
        </>
    }
}

fn fighters() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "A face-up Jack has 3 hit points and shields its lane: other cards can’t be \
                   attacked before it is dead. With several Jacks the attacker picks one. Damage from \
                   when it lay face-down stays: hit once, then flipped, it has 2 left (D52-29). \
                   “Heal all” takes it from 1 hit point back to 3, but a bannerman’s Jack only to 3 of \
                   4 (D52-81)." }
            </li>
            <li>
                { "A face-up 9 can’t be frozen, takes nothing back from an 8, and a 10 that hits it \
                   hits nothing else. It can’t get past a Jack, but hurts it doubly (D52-27)." }
            </li>
            <li>
                { "A 10 picks up to two targets, not necessarily neighbours. While a face-up Jack \
                   stands in the lane, both have to be Jacks. Two 8s hit by one 10 each deal 1 back \
                   (D52-26, D52-28)." }
            </li>
        </ul>
    }
}

fn pairs() -> Html {
    html! {
        <p>
            { "A pair attacks with one action and deals 2 damage to a single target. Its cards \
               don’t attack alone any more, and the attack counts for both. A pair of 9s deals 4 to \
               a face-up Jack; a pair of 10s hits one target like any other pair. A pair lasts until \
               one of the two dies or moves to another lane." }
        </p>
    }
}

fn powers() -> Html {
    html! {
        <>
            <p>
                { "Some powers work once, when the card is flipped: those of the Ace, 2, 4, 5, 6, 7, \
                   Queen and King. Others hold as long as the card is face-up: 8, 9, 10 and Jack. \
                   The 3 alone works face-down. What each does stands below, in the card reference." }
            </p>
            <p>
                { "A 5 or a King sets off several powers. Then they wait, and you pick the next one, \
                   again and again; what they set off joins those that wait (D52-32). A power works \
                   from where its card is by then, and one without anything to do does nothing. Until \
                   all are done there are no actions, spells or warriors." }
            </p>
            <p>
                { "Frozen cards (D52-24) can’t attack and can’t be flipped by an action during their \
                   owner’s next turn. All else they can: a 5 flips them, a Queen moves them, they \
                   heal, pair and are reactivated. A 9 that turns up is free at once, and whatever \
                   comes into the lane later isn’t frozen." }
            </p>
        </>
    }
}

fn end_phase() -> Html {
    html! {
        <>
            <p>
                { "It begins as soon as the draw pile is empty. Nothing can be drawn any more. Base \
                   cards are normal cards from then on: they can be flipped, attacked, healed and \
                   moved. But still nobody may look at one before it is flipped (D52-16)." }
            </p>
            <p>
                { "You win a lane when the enemy has no card in it and none left to play: no card \
                   in hand, and no warrior at home. Two lanes win the game at once, whoever’s turn it \
                   is (D52-17)." }
            </p>
            <p>
                { "If both have two lanes at the same moment, it is a draw. So it is after twenty \
                   turns in a row in which nobody plays, flips, pairs, moves, hurts, heals or kills \
                   anything. Whoever can do nothing at all is passed over (D52-18)." }
            </p>
        </>
    }
}

fn examples() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "Your 9 attacks a fresh face-up Jack: it has 1 of its 3 hit points left. A \
                   bannerman’s Jack would have 2 of 4. With a bannerman for your 9s, a plain Jack is \
                   dead (D52-27, D52-65, D52-67)." }
            </li>
            <li>
                { "Your 10 hits an 8 and a 4 of an enemy with a bannerman of rank 8: 1 comes back \
                   from each, and your 10 dies of it (D52-26, D52-64)." }
            </li>
            <li>
                { "You flip a 5 in a lane with a King, a 4 and an Ace, all face-down. Three powers \
                   wait. You let the Ace work first, for one action more, then the King: now the \
                   first 4 waits, and once more the 5, the 4 and the Ace. The 5 finds nothing left to \
                   flip. In the end one action has brought you two, and a look at two cards \
                   (D52-23, D52-31, D52-32)." }
            </li>
            <li>
                { "The draw pile and the enemy’s hand are empty, no warrior is at home, and the \
                   enemy’s sides of lanes 1 and 3 are bare: you win on the spot (D52-17)." }
            </li>
        </ul>
    }
}

fn seen() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "You know your hand, your cards that came from it, your forts, and all that a 4 ever \
                   showed you; the table keeps marking it for you." }
            </li>
            <li>
                { "Open to all are face-up cards, damage, freezes and pairs, how many cards are in \
                   hand and to draw, heroes, bannermen, and which card a 4 looked at, though not what \
                   it is." }
            </li>
            <li>
                { "Nobody knows a base card before it is flipped, unless a 4 was used on it. When a \
                   face-down card dies, its owner knows it if it came from hand. Of a base card that \
                   dies so, all learn just that it was no 3 (D52-12)." }
            </li>
            <li>
                { "Cards that you discard are known to you alone. A card seen in a hand stays known \
                   until some card leaves that hand face-down; then it “may have left”." }
            </li>
            <li>{ "When the game is over everything may be shown, in its replay (D52-86)." }</li>
        </ul>
    }
}

fn rulings() -> Html {
    html! {
        <>
            <p>{ "The game’s authors leave some things open. We play them like this:" }</p>
            <ul class="how__rulings">
                { ruling("Who starts is drawn by lot, where nobody chooses.", "D52-3") }
                { ruling("A pair can’t be ended by choice.", "D52-14") }
                { ruling("All damage of an attack falls before anything dies.", "D52-15") }
                { ruling(
                    "Winning is looked at when an action or spell and all it set off are done. A fort \
                     that comes into a lane opens it again.",
                    "D52-17",
                ) }
                { ruling("Two lanes for both, or twenty quiet turns, are a draw.", "D52-18") }
                { ruling(
                    "An Ace reactivated after it attacked has two attacks this turn, not four.",
                    "D52-19",
                ) }
                { ruling("A 2 with nothing to draw doesn’t make you discard.", "D52-20") }
                { ruling("A sprung trap counts as killed for nobody.", "D52-21") }
                { ruling("A 10 may hit a single card if you like.", "D52-28") }
                { ruling(
                    "Frozen cards can pair, and a 9 that is flipped thaws at once.",
                    "D52-24",
                ) }
                { ruling(
                    "A fort is taken at the start of your turn, before you draw: so the device changes \
                     hands once.",
                    "D52-74",
                ) }
            </ul>
        </>
    }
}

fn options() -> Html {
    html! {
        <p>
            { "Who starts; heroes, bannermen and forts, each with or without; and a time limit for \
               a turn. When time runs out, choices that are due are made by lot, and “none” where \
               that is allowed. With any part of the expansion an enraged warrior is then put into an \
               open lane by lot and the turn ends; in the base game the actions left are made by lot." }
        </p>
    }
}
