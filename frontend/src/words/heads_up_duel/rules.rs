//! The rules of Heads Up Duel in our own words, for the rules page and the dialog at the table.

use engine::games::heads_up_duel::{Joker, Jokers, Kind, Pack};
use yew::prelude::*;

use super::cards::pack;
use super::rulings::rulings;
use super::{market, reference};
use crate::words::rules::{section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    html! {
        <div class="how">
            { section("What it is about", "HUD-27, HUD-34, HUD-37", about()) }
            { section("The cards", "HUD-1, HUD-3", cards()) }
            { section("Backs tell tales", "HUD-2, HUD-15", backs()) }
            { section("Trading", "HUD-4 to HUD-10", trading()) }
            { section("The black market", "HUD-11 to HUD-15", black_market()) }
            { section("The Joker", "HUD-16", joker()) }
            { section("Who meets whom", "HUD-17 to HUD-21", pairs()) }
            { section("A round of a duel", "HUD-23 to HUD-27", round()) }
            { section("Special cards", "HUD-28 to HUD-32", special()) }
            { section("How a duel ends", "HUD-22, HUD-33 to HUD-35", end()) }
            { section("Who wins the game", "HUD-36, HUD-37, HUD-42, HUD-43", result()) }
            { section("Tournament", "HUD-38 to HUD-41", tournament()) }
            { section("Some rounds, card by card", "HUD-24 to HUD-33", examples()) }
            { section("What you can see", "HUD-2, HUD-15, HUD-44", seen()) }
            { section("Where we had to decide", "", rulings()) }
            { section(
                "What you can choose",
                "HUD-2, HUD-4 to HUD-6, HUD-16, HUD-17, HUD-20, HUD-35, HUD-38",
                options(),
            ) }
        </div>
    }
}

fn about() -> Html {
    html! {
        <p>
            { "First you build a deck: swap cards with the others, pay with marbles, buy packs on \
               the black market. Then you face one opponent in a duel, and whoever scores more \
               points there wins a token. With two players there is only the duel, with the packs \
               as they were dealt (HUD-5)." }
        </p>
    }
}

fn cards() -> Html {
    html! {
        <>
            <dl class="how__facts">
                <dt>{ "Number cards" }</dt>
                <dd>{ "2 to 10 count their number." }</dd>
                <dt>{ "Special cards" }</dt>
                <dd>{ "Jack, Queen, King, Ace and Joker count 0, but they change the round." }</dd>
            </dl>
            <p>
                { "Suits don’t matter. Two decks of 52 are shuffled together, three for eight \
                   players, and everybody is dealt a pack of 15. What is left over stays out of \
                   play, and nobody sees it." }
            </p>
        </>
    }
}

fn backs() -> Html {
    html! {
        <p>
            { "The back of a card shows where it comes from: from a starting pack or from one of \
               the four packs of the market. Everybody can see how many cards of which back you \
               hold, and draw conclusions. Faces stay your secret until you play them." }
        </p>
    }
}

fn trading() -> Html {
    html! {
        <>
            <p>
                { "You begin with 15 cards, 3 marbles and a Gamebreaker token. The trading is cut \
                   into four periods. In each of them everybody takes the device, in whatever \
                   order you like and as often as you like, until all have finished." }
            </p>
            <ol class="how__steps">
                { step(
                    "Offer.",
                    "Put cards and marbles on one side of the scale, and what you want for them on \
                     the other. You ask for ranks; your partner picks which cards to give. Either \
                     side may be empty, so you can give things away. Only the two of you ever know \
                     of it.",
                    "HUD-7",
                ) }
                { step(
                    "Answer.",
                    "Accept, decline, or decline with an offer of your own. If the other side no \
                     longer has what it promised, nothing changes hands, and the offer is void. \
                     Whoever had finished and gets an offer may trade again.",
                    "HUD-6, HUD-8",
                ) }
                { step(
                    "Take back.",
                    "As long as an offer is open, its maker can withdraw it. Offers may stay open \
                     into the next period; when the trading ends they are void. You have 20 in a \
                     period.",
                    "HUD-8, HUD-9",
                ) }
                { step(
                    "Spend a token.",
                    "Half a token buys 3 marbles, as often as you have halves. The others learn of \
                     it when the trading is over.",
                    "HUD-10",
                ) }
                { step("Finish.", "Say so when you have nothing more to do.", "HUD-6") }
            </ol>
        </>
    }
}

fn black_market() -> Html {
    html! {
        <>
            <p>
                { "It opens after the first quarter of the trading and closes after the third: of \
                   four periods, in the second and the third. It never runs out. Others see the \
                   new backs in your hand, and not the faces." }
            </p>
            <dl class="how__facts">
                for sold in Pack::ALL {
                    <dt>{ format!("{}, {}", pack(sold), market::price(sold)) }</dt>
                    <dd>{ market::contents(sold) }{ " " }<small class="how__id">{ market::rule(sold) }</small></dd>
                }
            </dl>
        </>
    }
}

fn joker() -> Html {
    html! {
        <>
            <p>
                { "It comes in Special packs only. What it does is settled before the game, one of \
                   three ways; or it is drawn by lot, and only those who have bought a Special pack \
                   are told." }
            </p>
            <dl class="how__facts">
                for joker in Joker::ALL {
                    <dt>{ reference::joker_name(joker) }</dt>
                    <dd>{ reference::joker_does(joker).gist }</dd>
                }
            </dl>
            <p>
                { "A Joker counts 0 otherwise, and can always be played. In the showdown an echo \
                   comes after the opponent’s card, and a wild Joker gives its owner no number." }
            </p>
        </>
    }
}

fn pairs() -> Html {
    html! {
        <>
            <p>
                { "When the trading is over, everybody hands in the whole deck and all marbles left \
                   (HUD-17). Now the marbles are counted in public: whoever has most picks an \
                   opponent, then whoever has most of those not yet picked, until all are paired \
                   (HUD-18)." }
            </p>
            <p>
                { "Between equals, more tokens left go first. If that is equal too, those who are \
                   level each say in secret who of them picks first; if they don’t all say the \
                   same, it is drawn by lot (HUD-19). Without the black market, or if you choose \
                   so, pairs are drawn by lot before the trading and shown to all (HUD-20)." }
            </p>
            <p>
                { "The duels are played one after the other, in the order in which the pairs came \
                   about. The others watch (HUD-21)." }
            </p>
        </>
    }
}

fn round() -> Html {
    html! {
        <ol class="how__steps">
            { step(
                "Showdown.",
                "Both pick a card from their hands in secret, any card. Then both are turned up at \
                 once.",
                "HUD-23",
            ) }
            { step(
                "Advantage.",
                "In turns you may add cards, face-up: number cards only of the number that you \
                 showed, special cards freely. After a special card in the showdown you can add no \
                 number card, unless a Queen lets one in.",
                "HUD-24",
            ) }
            { step(
                "Ready.",
                "At your turn you play one card or say “ready”. The round ends when both say it one \
                 after the other; after a card the other one is always asked again.",
                "HUD-25",
            ) }
            { step(
                "Score.",
                "The numbers on each side are added up. The higher sum gets a point; the lower sum, \
                 if an Ace has flipped the scoring. No numbers count 0, and equal sums get nobody \
                 a point. Then everything on the table is discarded, open to all, and the next \
                 round is scored from the higher sum again.",
                "HUD-27",
            ) }
        </ol>
    }
}

fn special() -> Html {
    let four = [Kind::Jack, Kind::Queen, Kind::King, Kind::Ace];
    html! {
        <>
            <dl class="how__facts">
                for kind in four {
                    <dt>{ super::cards::kind(kind) }</dt>
                    <dd>{ power(kind) }</dd>
                }
            </dl>
            <p>
                { "Special cards act in the showdown too. Two of them act together: two Aces cancel \
                   out; beside a Jack an Ace still flips the scoring, while a King or a Queen is \
                   swept away before it was of any use (HUD-32)." }
            </p>
        </>
    }
}

fn power(kind: Kind) -> Html {
    let does = reference::does(kind, Jokers::ANY);
    html! {
        <>
            { does.gist }{ " " }<small class="how__id">{ does.rule }</small>
        </>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>
                { "The round in which somebody’s hand runs out is the last one. It is played to \
                   its end: whoever still has cards may play them (HUD-33). Whoever then has more \
                   points wins the duel and a token; the loser gets a strike. Equal points bring \
                   neither anything (HUD-34)." }
            </p>
            <p>
                { "If you don’t like draws, let the player with more cards left in hand win, or take \
                   the Kings’ bonus points out of both scores; what is equal even then stands \
                   (HUD-35)." }
            </p>
            <p>
                { "If somebody comes to a duel without a single card, it is over before it begins, \
                   0 to 0 (HUD-22). Giving everything away can be a plan." }
            </p>
        </>
    }
}

fn result() -> Html {
    html! {
        <>
            <p>
                { "After all duels, whoever has scored the most points gets half a token more; \
                   several who are equal get it each. With two players there is no such bonus, nor \
                   for 0 points (HUD-36)." }
            </p>
            <p>
                { "The game is won by whoever has won the most tokens in it, then by points. Equal \
                   players share the win (HUD-37). Tokens and strikes are shown at the end and then \
                   forgotten (HUD-42); if you play a series of games, add them up from game to game \
                   (HUD-43)." }
            </p>
        </>
    }
}

fn tournament() -> Html {
    html! {
        <>
            <p>
                { "Four or eight players can go on until one is left. Four play two semifinals and \
                   a final. Eight play quarterfinals; the winners of the first two meet in a \
                   semifinal, those of the other two in another one (HUD-38)." }
            </p>
            <p>
                { "Everybody starts each duel with the whole deck as it was handed in (HUD-39). \
                   There has to be a winner: a draw goes to whoever has more cards left, or is \
                   settled without the Kings, as you have chosen; then to the smaller deck; then by \
                   lot (HUD-40). Strikes go to those who lose in the first stage only, and the \
                   final brings its winner one token more (HUD-41)." }
            </p>
        </>
    }
}

fn examples() -> Html {
    html! {
        <ol class="how__steps">
            { step(
                "The plain one.",
                "Ana shows 9, Ben shows 4. Ana says “ready”. Ben adds another 4, Ana another 9. Ben \
                 says “ready”, and so does Ana: 18 to 8, a point for Ana.",
                "HUD-24, HUD-25",
            ) }
            { step(
                "Aces and a Jack.",
                "Ana shows 10, Ben an Ace: the lower sum wins, and Ben’s 0 is lower. Ana plays an \
                 Ace too: the higher sum wins again. Ben’s Jack sweeps the table, 0 to 0, but both \
                 flips have happened. Ana may still add a 10: 10 to 0, a point for Ana.",
                "HUD-26, HUD-28, HUD-31",
            ) }
            { step(
                "A King’s bonus.",
                "Ana shows a King, Ben a 6. Both are ready: Ben has the higher sum and gets the \
                 point, Ana the King’s bonus point.",
                "HUD-30",
            ) }
            { step(
                "A Queen’s guest.",
                "Ana shows 2 and plays a Queen, then a 9 for which the Queen goes: 11. Ana may still \
                 add 2s, but no 9s.",
                "HUD-29",
            ) }
            { step(
                "The last card.",
                "Ana shows the only card left in hand, so this round is the last one. Ben may go on playing. Once \
                 Ben is ready the duel is over.",
                "HUD-33",
            ) }
        </ol>
    }
}

fn seen() -> Html {
    html! {
        <>
            <p>
                { "You know your own cards, your marbles and your own offers. Of the others you see \
                   how many cards of which back they hold, how many packs they have bought, and the \
                   tokens with which they began; not their marbles, nor anything between other \
                   players." }
            </p>
            <p>
                { "When the trading is over, marbles and tokens left are public. In a duel both \
                   sides of the table, both discard piles, the points, the scoring and whose turn \
                   it is are open to all; hands never are. Until both have chosen in the showdown \
                   nothing moves." }
            </p>
        </>
    }
}

fn options() -> Html {
    html! {
        <>
            <dl class="how__facts">
                <dt>{ "As on the show" }</dt>
                <dd>
                    { "Forty minutes of trading by the clock, in four periods of ten, and a token \
                       for each player. When a period’s time runs out, whoever is trading has \
                       finished." }
                </dd>
                <dt>{ "At home" }</dt>
                <dd>
                    { "No trade may leave anybody with fewer than five cards, so that no duel is \
                       over before it begins; no tokens; no clock." }
                </dd>
            </dl>
            <p>
                { "Each setting can be changed on its own: how many periods (4, 8 or 16) and how \
                   many minutes, whether there is a market or any trading at all, tokens to start \
                   with, what the Joker does, one back for all cards, how pairs are made, the \
                   smallest deck, what becomes of draws, and a tournament." }
            </p>
        </>
    }
}
