//! The rules of the expansion: heroes, bannermen, forts.

use yew::prelude::*;

use crate::words::rules::{ruling, step};

/// What all parts have in common.
pub fn parts() -> Html {
    html! {
        <>
            <p>
                { "You can play with heroes, bannermen and forts, one, two or all three of them. With \
                   any of them you need not use all your actions: end your turn when you like, unless a \
                   warrior of yours is enraged (D52-80). It still ends by itself when you can do \
                   nothing more." }
            </p>
            <p>
                { "The draw pile has 26 cards all the same, because fewer are set aside: 8 with \
                   heroes, 6 with bannermen, 4 with both (D52-33). With both, heroes are dealt first, \
                   then hands of five; then you pick bannermen, and base cards come last. A bannerman \
                   may be of your hero’s rank (D52-71)." }
            </p>
        </>
    }
}

/// Mages and warriors.
pub fn heroes() -> Html {
    html! {
        <>
            <p>
                { "Before anything else each of you is dealt a card face-up: your hero, who stays \
                   outside the lanes. Both may be of the same rank (D52-40). The card reference tells \
                   what each hero can do." }
            </p>
            <p>
                { "A 2, 3, 4, 5, 6, 7, Queen or King is a mage. Once in each of your turns, whenever you \
                   like, you may cast its spell; that costs no action. Nobody can attack a mage. When \
                   the draw pile is empty it is exerted: no more spells (D52-41)." }
            </p>
            <p>
                { "An 8, 9, 10, Jack or Ace is a warrior. Once in the game, in a turn of yours, you may \
                   play it face-up into a lane; that costs no action. There it is a card like any \
                   other, with the power of its rank. It may attack at once, if you have an action for \
                   it, and it can be attacked and killed. When the draw pile is empty a warrior still \
                   at home is enraged: your turn can’t end before it is played, unless no lane is open \
                   to it (D52-42)." }
            </p>
            <ul class="how__rulings">
                { ruling(
                    "No power at all can flip a card in the turn in which “Rush them!” played it.",
                    "D52-44",
                ) }
                { ruling("The spell of the 4 can look at forts too.", "D52-45") }
                { ruling(
                    "A card flipped by the spell of the 5 can’t attack this turn, even if it is an Ace \
                     that is reactivated.",
                    "D52-46",
                ) }
                { ruling("The Queen’s spell moves no base cards.", "D52-50") }
            </ul>
            <p>
                { "A spell that has nothing to do can’t be cast: the 7’s, for example, needs a card with \
                   damage (D52-48). A card that is frozen twice isn’t frozen for longer (D52-51)." }
            </p>
        </>
    }
}

/// Picking bannermen, and what they do.
pub fn bannermen() -> Html {
    html! {
        <>
            <ol class="how__steps">
                { step(
                    "Hands first.",
                    "Each of you gets five cards.",
                    "D52-55",
                ) }
                { step(
                    "The one who doesn’t start picks.",
                    "Pick a card in your hand and show it. Another card of its rank is taken from the \
                     deck and laid face-up before you: that is your bannerman. Yours goes back into your \
                     hand, and the enemy knows that it is there.",
                    "D52-55",
                ) }
                { step(
                    "Then the other, and both once more.",
                    "Your second bannerman has to be of another rank than your first. The enemy may have \
                     the same rank as you.",
                    "D52-55",
                ) }
                { step(
                    "On with the deal.",
                    "The deck is shuffled, base cards are dealt, and whoever picked second starts.",
                    "D52-56",
                ) }
            </ol>
            <p>
                { "Your bannermen stay before you to the end of the game. They don’t fight and can’t be \
                   attacked (D52-57). They give your cards of their rank a better power: the card \
                   reference tells which. Two of them teach others instead: a 7 your 2s (D52-63), an 8 \
                   your 4s (D52-64)." }
            </p>
            <p>
                { "A rank that the deck has no card left of can’t be picked. Whoever has no pick at all \
                   goes without, and the draw pile has one card more (D52-33, D52-55)." }
            </p>
            <p>
                { "Mind that “Heal all” takes off 2 damage and no more: a Jack with 4 hit points that is \
                   down to 1 gets back to 3 (D52-81)." }
            </p>
            <ul class="how__rulings">
                { ruling(
                    "A bannerman improves base cards, forts and a warrior in a lane too, but not the \
                     spells of mages.",
                    "D52-57",
                ) }
                { ruling("A Boom! set off by a pair deals 1 to each of its cards.", "D52-59") }
                { ruling("A Time Stop doesn’t keep cards from moving into the lane.", "D52-62") }
                { ruling("Taught by an 8, only face-up 4s strike back.", "D52-64") }
                { ruling(
                    "A Whirlwind gets past a Jack only if a Jack is one of its targets.",
                    "D52-66",
                ) }
            </ul>
        </>
    }
}

/// When forts come.
pub fn forts() -> Html {
    html! {
        <>
            <p>
                { "Four of the cards set aside lie face-down beside the draw pile: the forts \
                   (D52-73). A 4 can look at one of them, like at any face-down card." }
            </p>
            <p>
                { "When the enemy ends a turn with three or more face-up cards in a lane, you have to \
                   take a fort at the start of yours: any one you like. You look at it and lay it \
                   face-down on your side of that lane. Each of you gets a fort only once in each lane, \
                   and only as long as there are any. If it is due in several lanes, you \
                   pick the order (D52-74)." }
            </p>
            <p>
                { "There it is another base card: it can’t be flipped, attacked or moved before the end \
                   phase. But you know what it is. In the end phase forts still come, as normal \
                   face-down cards (D52-75)." }
            </p>
        </>
    }
}
