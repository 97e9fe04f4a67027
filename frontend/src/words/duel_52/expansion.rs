//! The rules of the expansion: heroes, bannermen, forts.

use yew::prelude::*;

use crate::words::rules::{ruling, step};

/// What all parts have in common.
pub fn parts() -> Html {
    html! {
        <>
            <p>
                { "Heroes, bannermen and forts can be played with in any combination. With any of \
                   them actions need not be used up: you can end your turn whenever you like, but for \
                   an enraged warrior (D52-80)." }
            </p>
            <p>
                { "The draw pile has 26 cards all the same, because fewer are set aside: 8 with \
                   heroes, 6 with bannermen, 4 with both (D52-33). With both, heroes come first, then \
                   hands of five, then bannermen, then base cards. A bannerman may be of your hero’s \
                   rank (D52-71)." }
            </p>
        </>
    }
}

/// Mages and warriors.
pub fn heroes() -> Html {
    html! {
        <>
            <p>
                { "Before anything else each of you is dealt a card face-up: your hero, outside the \
                   lanes. Both may be of the same rank (D52-40). What it can do depends on its rank; \
                   the card reference has them all." }
            </p>
            <p>
                { "A 2, 3, 4, 5, 6, 7, Queen or King is a mage. Once in each of your turns, at any time \
                   in it, it casts its spell, free of charge. Nobody can attack it. When the draw pile \
                   is empty it is exerted: no more spells (D52-41)." }
            </p>
            <p>
                { "An 8, 9, 10, Jack or Ace is a warrior. Once in the game, in a turn of yours, you \
                   play it face-up into a lane, free of charge. There it is a card like others, with \
                   the power of its rank, and may attack at once if you have actions for it. When the \
                   draw pile is empty a warrior still at home is enraged: it has to be played before \
                   your turn can end, if any lane is open to it (D52-42)." }
            </p>
            <ul class="how__rulings">
                { ruling(
                    "A card that was rushed into play can’t be turned up this turn by any power.",
                    "D52-44",
                ) }
                { ruling("The spell of a 4 can look at forts too.", "D52-45") }
                { ruling(
                    "A card flipped by the spell of a 5 can’t attack this turn, reactivated or not.",
                    "D52-46",
                ) }
                { ruling("The Queen’s spell moves no base cards.", "D52-50") }
            </ul>
            <p>
                { "A spell that has nothing to do can’t be cast: no healing without damage (D52-48). \
                   Freezing a card twice doesn’t freeze it for longer (D52-51)." }
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
                    "Pick a card in your hand. A card of its rank is taken from the deck and laid \
                     face-up before you. Yours stays in hand, and all know that it is there.",
                    "D52-55",
                ) }
                { step(
                    "Then the other, and both once more.",
                    "Your second bannerman is of another rank than your first. Both of you may have \
                     the same rank.",
                    "D52-55",
                ) }
                { step(
                    "On with the deal.",
                    "The deck is shuffled, base cards are dealt, and whoever picked second starts.",
                    "D52-56",
                ) }
            </ol>
            <p>
                { "A rank that the deck has no more of can’t be picked, and whoever has no pick left \
                   goes without; the draw pile has a card more then (D52-33, D52-55). Bannermen stay \
                   to the end of the game. They don’t fight and can’t be attacked (D52-57); they make \
                   your cards of their rank stronger:" }
            </p>
            <ul class="how__rulings">
                { ruling(
                    "That goes for base cards, forts and a warrior in a lane, and each time that they \
                     are reactivated, but not for the spells of mages.",
                    "D52-57",
                ) }
                { ruling("Boom! deals 1 to each card of a pair.", "D52-59") }
                { ruling("Into a lane where time stands still, cards may move.", "D52-62") }
                { ruling("Only face-up 4s hit back.", "D52-64") }
                { ruling(
                    "A Whirlwind gets past a Jack only if a Jack is one of its targets.",
                    "D52-66",
                ) }
            </ul>
            <p>
                { "A 7 and an 8 as bannermen make other cards better: the 7 your 2s (D52-63), the 8 \
                   your 4s (D52-64)." }
            </p>
        </>
    }
}

/// When forts come.
pub fn forts() -> Html {
    html! {
        <>
            <p>
                { "Four of the cards set aside lie face-down beside the draw pile: the forts \
                   (D52-73). A 4 can look at one of them." }
            </p>
            <p>
                { "When the enemy ends a turn with three or more face-up cards in a lane, you take a \
                   fort of your choice, look at it, and lay it face-down onto your side of that lane. \
                   You have to. It happens once in each lane for each of you, as long as there are \
                   forts. If it is due in several lanes, the order is yours (D52-74)." }
            </p>
            <p>
                { "There it is another base card: nobody can touch it before the end phase, but you \
                   know what it is. In the end phase forts still come, as normal face-down cards \
                   (D52-75)." }
            </p>
        </>
    }
}
