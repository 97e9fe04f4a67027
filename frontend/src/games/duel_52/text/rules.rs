//! The rules of Duel 52 in our own words, for the rules page and the dialog at the table.

use yew::prelude::*;

use super::expansion::{bannermen, forts, heroes, parts};
use super::glance;
use crate::components::rulebook::rulebook;
use crate::games::duel_52::reference::Reference;
use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    rulebook(glance::SENTENCES, glance::drawing(), sections())
}

/// The sections, each with the rules that it tells of.
pub(super) fn sections() -> Html {
    html! {
        <>
            { section("Before the first turn", "D52-1 to D52-3", set_up()) }
            { section("A turn", "D52-3 to D52-10", turn()) }
            { section("A fight, step by step", "D52-8, D52-11 to D52-15, D52-26 to D52-29", fight()) }
            { section("Jacks, 9s and 10s", "D52-26 to D52-29", fighters()) }
            { section("Pairs", "D52-9, D52-13, D52-14", pairs()) }
            { section("Powers", "D52-19 to D52-32", powers()) }
            { section("The end phase", "D52-16 to D52-18", end_phase()) }
            { section("Card reference", "", reference()) }
            { section("The expansion", "D52-33, D52-71, D52-80", parts()) }
            { section("Heroes", "D52-40 to D52-52", heroes()) }
            { section("Bannermen", "D52-55 to D52-71, D52-81", bannermen()) }
            { section("Forts", "D52-73 to D52-75", forts()) }
            { section("Examples", "", examples()) }
            { section("Who knows what", "D52-10, D52-12, D52-85, D52-86", seen()) }
            { section("Where we had to decide", "", rulings()) }
            { section("What you can choose", "D52-3, D52-33, D52-82", options()) }
        </>
    }
}

fn set_up() -> Html {
    html! {
        <>
            <p>
                { "You play with one deck of 52 cards, without jokers. Each of the three lanes has a \
                   side for each of you, and one card is dealt face-down to each side: the base \
                   cards. Nobody looks at them, not even their owner. Each of you gets a hand of \
                   five. Ten cards are set aside unseen and stay out of the game. The other 26 are \
                   the draw pile for both." }
            </p>
            <p>
                { "Who starts is random, unless you choose otherwise. The very first turn has 2 \
                   actions, every later one 3." }
            </p>
        </>
    }
}

fn turn() -> Html {
    html! {
        <>
            <p>
                { "First you draw a card, if there is one (D52-4). There is no limit to your hand. \
                   Then you spend your actions, in any mix and order. Each of these costs one:" }
            </p>
            <ol class="how__steps">
                { step(
                    "Play.",
                    "Lay a card from your hand face-down on your side of any lane. Face-down it can’t \
                     attack and has no power, but it can be attacked. You may look at it again \
                     whenever you like.",
                    "D52-6, D52-10",
                ) }
                { step(
                    "Flip.",
                    "Turn one of your face-down cards face-up. Its power works, and it can attack from \
                     now on, in this turn too.",
                    "D52-7",
                ) }
                { step(
                    "Attack.",
                    "One of your face-up cards deals 1 damage to an enemy card in the same lane, \
                     face-up or face-down. Each card can attack once a turn.",
                    "D52-8",
                ) }
                { step(
                    "Pair.",
                    "Two of your face-up cards of the same rank in the same lane become a pair, and \
                     fight as one from then on.",
                    "D52-9",
                ) }
            </ol>
            <p>
                { "So a card that is played, flipped and sent to attack in the same turn takes all three \
                   actions. What a power asks you to choose costs nothing more." }
            </p>
            <p>
                { "Before the end phase base cards can’t be flipped, attacked or moved (D52-16). In the \
                   base game you have to use your actions as long as you can; then the turn ends by \
                   itself (D52-5)." }
            </p>
        </>
    }
}

fn fight() -> Html {
    html! {
        <>
            <p>
                { "A card has 2 hit points, a face-up Jack 3 (D52-11, D52-29). Damage lies open to all. \
                   It stays when a card is flipped or moved, and doesn’t make the card any weaker." }
            </p>
            <ol class="how__steps">
                { step(
                    "Who attacks.",
                    "A face-up card that isn’t frozen and has an attack left; or a pair, as one.",
                    "D52-8, D52-13",
                ) }
                { step(
                    "What is hit.",
                    "Any one enemy card in the lane. But if a face-up Jack is there, only a Jack; and no \
                     base card before the end phase. A 10 may hit two cards.",
                    "D52-16, D52-28, D52-29",
                ) }
                { step(
                    "Damage.",
                    "1 to each card that is hit, or 2 from a pair. A 9 deals 2 to a face-up Jack.",
                    "D52-8, D52-13, D52-27",
                ) }
                { step(
                    "What comes back.",
                    "Each face-up 8 that is hit deals 1 to the attacker, or to both cards of a pair. A 9 \
                     takes nothing.",
                    "D52-26",
                ) }
                { step(
                    "Deaths.",
                    "Only now, when all of that is dealt: every card with as much damage as hit points \
                     dies, all at the same time.",
                    "D52-12, D52-15",
                ) }
                { step(
                    "Traps.",
                    "A 3 that would die face-down turns face-up instead, without damage. If it is a \
                     Boom! (see bannermen), its damage comes next, and what that kills dies too.",
                    "D52-15, D52-21, D52-59",
                ) }
            </ol>
            <p>
                { "Dead cards go to the discard pile: face-up if they died face-up. A card killed \
                   face-down isn’t shown, and its power doesn’t work (D52-12)." }
            </p>
        </>
    }
}

fn fighters() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "A face-up Jack shields its lane: other cards there can’t be attacked before it is \
                   dead. With several Jacks the attacker picks one. Face-down it has 2 hit points like \
                   any card, and damage from then stays: hit once, then flipped, it has 2 of its 3 left \
                   (D52-29)." }
            </li>
            <li>
                { "A face-up 9 can’t be frozen, and takes nothing back from an 8. A 10 that hits \
                   it hits nothing else. A 9 can’t get past a Jack, but deals it double damage \
                   (D52-27)." }
            </li>
            <li>
                { "A 10 picks one or two targets anywhere in the lane. While a face-up Jack stands \
                   there, both have to be Jacks. Two 8s hit by one 10 each deal 1 back, which kills \
                   it (D52-26, D52-28)." }
            </li>
        </ul>
    }
}

fn pairs() -> Html {
    html! {
        <p>
            { "A pair attacks with one action and deals 2 damage to one target. That uses up the \
               attack of both cards, and neither can attack alone any more. If one of them can’t \
               attack, because it is frozen, say, the pair can’t. A pair of 9s deals 4 to a face-up \
               Jack; a pair of 10s hits one target like any other pair. A pair lasts until one of its \
               cards dies or moves to another lane." }
        </p>
    }
}

fn powers() -> Html {
    html! {
        <>
            <p>
                { "Most powers work once, when the card is flipped: those of the Ace, 2, 4, 5, 6, 7, \
                   Queen and King. The 8, 9, 10 and Jack have theirs as long as they are face-up. Only \
                   the 3 works face-down. The card reference tells what each of them does. A power with \
                   nothing to do does nothing, and you may flip the card all the same." }
            </p>
            <p>
                { "A 5 or a King can set off several powers at once. Then they wait, and you pick which \
                   one works next; what it sets off waits along with the others (D52-32). A power works \
                   in the lane where its card is by then. Until all are done you can do nothing else." }
            </p>
            <p>
                { "Frozen cards can’t attack in their owner’s next turn, and no action can flip them \
                   then (D52-24). Anything else may still happen to them: a 5 flips them, a Queen moves \
                   them, they are healed, paired and reactivated. A 9 that turns face-up is free at \
                   once. Cards that come into the lane later aren’t frozen. Base cards in the lane \
                   are, even before the end phase." }
            </p>
        </>
    }
}

fn end_phase() -> Html {
    html! {
        <>
            <p>
                { "It begins as soon as the draw pile is empty. Nothing can be drawn any more, and base \
                   cards become normal cards: they can be flipped, attacked, healed and moved. You still \
                   may not look at your own before you flip them; only a 4 can (D52-16)." }
            </p>
            <p>
                { "You win a lane when the enemy has no card in it and none left to play: the draw pile \
                   and the enemy’s hand are empty, and no warrior is at home. Two lanes win the game at \
                   once, whoever’s turn it is (D52-17)." }
            </p>
            <p>
                { "If both of you have two lanes at the same moment, it is a draw. It is a draw too when, \
                   in the end phase, twenty turns in a row go by without a card being played, flipped, \
                   paired, moved, hurt, healed or killed. Whoever can do nothing at all is passed over \
                   (D52-18)." }
            </p>
        </>
    }
}

fn reference() -> Html {
    html! {
        <>
            <p>
                { "In the base game a rank’s own power is all you need: what stands first. Its bannerman \
                   and its hero belong to the expansion." }
            </p>
            <Reference />
        </>
    }
}

fn examples() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "Your 9 attacks an unhurt face-up Jack, which has 1 of its 3 hit points left then. \
                   With a Jack for a bannerman it would have 2 of 4 left. And if your own bannerman is \
                   a 9, a Jack with 3 hit points is dead (D52-27, D52-65, D52-67)." }
            </li>
            <li>
                { "Your 10 hits a face-up 8 and a face-up 4 of an enemy whose bannerman is an 8: 1 \
                   damage comes back from each, and your 10 dies of it (D52-26, D52-64)." }
            </li>
            <li>
                { "You flip a 5 in a lane with a King, a 4 and an Ace, all face-down. Three powers \
                   wait. You let the Ace work first, for one action more, then the King, who \
                   reactivates the 5, the 4 and the Ace. Four powers wait now: these three, and the 4 \
                   from its flip. The 5 finds nothing left to flip. In the end the flip has cost one \
                   action and brought two, and you have looked at two cards (D52-23, D52-31, D52-32)." }
            </li>
            <li>
                { "The draw pile and the enemy’s hand are empty, no warrior of theirs is at home, and \
                   their sides of lanes 1 and 3 are empty: you win on the spot (D52-17)." }
            </li>
        </ul>
    }
}

fn seen() -> Html {
    html! {
        <ul class="d52-points">
            <li>
                { "You know your hand, the cards that you played from it, your forts, and whatever a 4 \
                   has shown you. The table keeps all of it marked for you." }
            </li>
            <li>
                { "Both of you see face-up cards, damage, what is frozen or paired, how many cards are \
                   in each hand and left to draw, heroes, bannermen, and which card a 4 looked at, \
                   though not what it is." }
            </li>
            <li>
                { "Nobody knows a base card before it is flipped, unless a 4 looked at it. A card that \
                   dies face-down is shown to nobody: if it was played from hand its owner knows it, \
                   and of a base card you learn only that it was no 3 (D52-12)." }
            </li>
            <li>
                { "Only you know the cards that you discard from hand. A card seen in the enemy’s hand \
                   stays marked until some card leaves that hand face-down; then it “may have left”." }
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
                { ruling("Who starts is random, where nobody chooses.", "D52-3") }
                { ruling("A pair can’t be ended by choice.", "D52-14") }
                { ruling("All damage of an attack is dealt before anything dies.", "D52-15") }
                { ruling(
                    "Whether somebody has won is looked at when an action or spell, and all that it set \
                     off, is done. Until then an empty lane can fill again: a fort that comes in reopens \
                     it, a fort still to come doesn’t delay a win.",
                    "D52-17",
                ) }
                { ruling("Two lanes for both at once, or twenty quiet turns, make a draw.", "D52-18") }
                { ruling(
                    "An Ace that is reactivated has two attacks in all this turn, not four; with an \
                     Ace for a bannerman three, not six.",
                    "D52-19",
                ) }
                { ruling("A 2 with nothing to draw doesn’t make you discard.", "D52-20") }
                { ruling("A 3 whose trap springs doesn’t count as killed.", "D52-21") }
                { ruling(
                    "A 10 may hit just one card if you like. A pair of 10s has one target.",
                    "D52-28",
                ) }
                { ruling(
                    "Frozen cards can be paired, and a frozen 9 that turns face-up is free.",
                    "D52-24",
                ) }
                { ruling(
                    "A fort is taken at the start of your turn, before you draw, so that the device \
                     changes hands only once.",
                    "D52-74",
                ) }
            </ul>
        </>
    }
}

fn options() -> Html {
    html! {
        <>
            <p>
                { "You choose who starts, which of heroes, bannermen and forts you play with, and \
                   whether a turn has a time limit." }
            </p>
            <p>
                { "When time runs out, choices that are due are made at random, or turned down if \
                   they may be. In the base game the actions left are made at random, too. With \
                   any part of the expansion the turn ends instead; an enraged warrior first goes \
                   into an open lane, at random." }
            </p>
        </>
    }
}
