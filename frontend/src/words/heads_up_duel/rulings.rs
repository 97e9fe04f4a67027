//! Where the author of Heads Up Duel leaves things open, and how we play them.

use yew::prelude::*;

use crate::words::rules::ruling;

/// Our rulings, in the order of the rules.
pub fn rulings() -> Html {
    html! {
           <>
               <p>{ "The game’s author leaves a few things open. We play them like this:" }</p>
               <ul class="how__rulings">
                   { ruling(
                       "Eight players need three decks, so that everybody gets 15 cards.",
                       "HUD-3",
                   ) }
                   { ruling(
                       "The time for trading is cut into periods in which everybody takes the \
                        device.",
                       "HUD-6",
                   ) }
                   { ruling(
                       "Twenty offers a period are enough, counter-offers and open ones included.",
                       "HUD-9",
                   ) }
    { ruling(
        "An offer that its receiver can’t pay for just stays open. Offers to and from somebody who \
         leaves are void.",
        "HUD-8",
    ) }
                   { ruling("Half tokens can be spent on marbles more than once.", "HUD-10") }
                   { ruling(
                       "How many you have spent shows only when the trading is over.",
                       "HUD-44",
                   ) }
                   { ruling(
                       "All Mystery packs come from one deck; when fewer than 5 cards are left, a \
                        fresh one is shuffled.",
                       "HUD-13",
                   ) }
                   { ruling(
                       "The Joker may echo, be wild or be a secret. Unless it is a secret, \
                        everybody knows what it does.",
                       "HUD-16",
                   ) }
    { ruling(
        "When an echo meets a special card in the showdown it is that card; after the showdown, of \
         two special cards, the one of whoever acts second is the last one.",
        "HUD-16",
    ) }
                   { ruling(
                       "Those who are level for the pick say at the same time who goes first.",
                       "HUD-19",
                   ) }
    { ruling("The last two without an opponent meet without being asked.", "HUD-18") }
                   { ruling(
                       "Duels are played in the order in which the pairs came about.",
                       "HUD-21",
                   ) }
                   { ruling(
                       "Where no game master watches, cards are added in turns. In the first round \
                        whoever was picked acts first, by lot if nobody was; then whoever didn’t \
                        in the round before.",
                       "HUD-25",
                   ) }
    { ruling(
        "Whoever has no cards left is passed over, as there is nothing to say but “ready”.",
        "HUD-25",
    ) }
                   { ruling(
                       "The number you showed counts for the whole round, even after a Jack has \
                        swept it away.",
                       "HUD-26",
                   ) }
                   { ruling("Equal sums get nobody the point.", "HUD-27") }
                   { ruling(
                       "A Queen has to lie there first; the number that it lets in is a play of \
                        its own. After a special card in the showdown it may be any number.",
                       "HUD-29",
                   ) }
    { ruling("A real Queen goes before a Joker that acts as one.", "HUD-29") }
                   { ruling(
                       "An Ace flips for the whole round, even if it is swept away.",
                       "HUD-31",
                   ) }
                   { ruling("Two special cards in the showdown act together.", "HUD-32") }
                   { ruling(
                       "The ways to break a draw hold for duels without cards, too.",
                       "HUD-35",
                   ) }
                   { ruling(
                       "Several with the most points get the half token each; nobody gets it with \
                        two players, or for 0 points.",
                       "HUD-36",
                   ) }
                   { ruling("Equal players share the win.", "HUD-37") }
                   { ruling(
                       "In a tournament every duel starts with the whole deck; a draw that nothing \
                        else breaks goes to the smaller deck; only the first stage brings strikes.",
                       "HUD-39, HUD-40, HUD-41",
                   ) }
               </ul>
           </>
       }
}
