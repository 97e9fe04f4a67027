//! The rules of Heads Up Duel in our own words, for the rules page and the dialog at the table.

use engine::games::heads_up_duel::{CardKind, Joker, Jokers, Pack};
use yew::prelude::*;

use super::cards::pack;
use super::rulings::rulings;
use super::{glance, market, reference};
use crate::components::rulebook::rulebook;
use crate::words::rules::{section, step};

/// All of it. The headings begin at the second level. The duel comes last in a game but first here:
/// it tells which cards are worth trading for.
pub fn rules() -> Html {
    rulebook(glance::SENTENCES, glance::drawing(), sections())
}

/// The sections, each with the rules that it tells of.
pub(super) fn sections() -> Html {
    html! {
        <>
            { section("The cards", "HUD-1, HUD-3", cards()) }
            { section("A round of a duel", "HUD-23 to HUD-27, HUD-30", round()) }
            { section("Special cards", "HUD-28 to HUD-32", special()) }
            { section("Some rounds, card by card", "HUD-24 to HUD-33", examples()) }
            { section("How a duel ends", "HUD-22, HUD-33 to HUD-35", end()) }
            { section("Trading", "HUD-4 to HUD-10", trading()) }
            { section("Backs tell tales", "HUD-2, HUD-15", backs()) }
            { section("The black market", "HUD-11 to HUD-15", black_market()) }
            { section("The Joker", "HUD-16", joker()) }
            { section("Who meets whom", "HUD-17 to HUD-21", pairs()) }
            { section("Who wins the game", "HUD-36, HUD-37, HUD-42, HUD-43", result()) }
            { section("Tournament", "HUD-38 to HUD-41", tournament()) }
            { section("What you can see", "HUD-2, HUD-15, HUD-23, HUD-44", seen()) }
            { section("Where we had to decide", "", rulings()) }
            { section(
                "What you can choose",
                "HUD-2, HUD-4 to HUD-6, HUD-16, HUD-17, HUD-20, HUD-35, HUD-38",
                options(),
            ) }
        </>
    }
}

fn cards() -> Html {
    html! {
        <>
            <dl class="how__facts">
                <dt>{ "Number cards" }</dt>
                <dd>{ "2 to 10. They count their number." }</dd>
                <dt>{ "Special cards" }</dt>
                <dd>
                    { "Jack, Queen, King and Ace. They count 0, but change the round. The black \
                       market sells one more, the Joker." }
                </dd>
            </dl>
            <p>
                { "Two, four, six or eight can play. Two don’t trade: they go straight to the \
                   duel, with the cards they were dealt (HUD-5)." }
            </p>
            <p>
                { "Suits don’t matter. Two decks of 52 are shuffled together, three for eight \
                   players, and everybody is dealt 15 cards. The rest stays out of play, and \
                   nobody sees it." }
            </p>
        </>
    }
}

fn round() -> Html {
    html! {
        <ol class="how__steps">
            { step(
                "Showdown.",
                "Both pick any card from their hands, in secret. Then both cards are turned up at \
                 once.",
                "HUD-23",
            ) }
            { step(
                "Advantage.",
                "Now you may add cards to your side, face-up: special cards freely, but number \
                 cards only of the number you showed. If you showed a special card, you can add no \
                 number card, unless a Queen lets one in.",
                "HUD-24",
            ) }
            { step(
                "Take turns.",
                "On your turn you play one card or say “ready”. If the other player then plays a \
                 card, you are asked again. The round ends when both say “ready” one after the \
                 other. In the first round, the player who was picked for this duel goes first (by \
                 lot, if nobody was). After that it alternates from round to round.",
                "HUD-25",
            ) }
            { step(
                "Score.",
                "Add up the numbers on each side; no numbers make 0. The higher sum gets a point, \
                 or the lower one if an Ace has flipped the scoring. Equal sums get nobody a \
                 point. Each King that is still there is worth a bonus point.",
                "HUD-27, HUD-30, HUD-31",
            ) }
            { step(
                "Clear the table.",
                "Everything on it is discarded, for all to see. The next round starts with the \
                 higher sum winning again.",
                "HUD-27, HUD-31",
            ) }
        </ol>
    }
}

fn special() -> Html {
    let four = [CardKind::Jack, CardKind::Queen, CardKind::King, CardKind::Ace];
    html! {
        <>
            <dl class="how__facts">
                for kind in four {
                    <dt>{ super::cards::kind(kind) }</dt>
                    <dd>{ power(kind) }</dd>
                }
            </dl>
            <p>
                { "They act in the showdown, too. There two of them act together: two Aces cancel \
                   out; beside a Jack, an Ace still flips the scoring, while a King or a Queen is \
                   swept away unused (HUD-32). A number that a Jack sweeps away can still be added \
                   (HUD-26)." }
            </p>
        </>
    }
}

fn power(kind: CardKind) -> Html {
    let does = reference::does(kind, Jokers::ANY);
    html! {
        <>
            { does.gist }{ " " }<small class="how__id">{ does.rule }</small>
        </>
    }
}

fn examples() -> Html {
    html! {
        <ol class="how__steps">
            { step(
                "The plain one.",
                "Ana shows 9, Ben shows 4. Ana goes first and says “ready”. Ben adds another 4, \
                 Ana another 9. Ben says “ready”, and so does Ana: 18 to 8, a point for Ana.",
                "HUD-24, HUD-25",
            ) }
            { step(
                "Aces and a Jack.",
                "Ana shows 10, Ben an Ace: now the lower sum wins, and Ben’s 0 is lower. Ana plays \
                 an Ace too: the higher sum wins again. Ben’s Jack sweeps the table: 0 to 0, but \
                 both flips hold. Ana may still add a 10: 10 to 0, a point for Ana.",
                "HUD-26, HUD-28, HUD-31",
            ) }
            { step(
                "A King’s bonus.",
                "Ana shows a King, Ben a 6, and both say “ready”. Ben gets the point for the \
                 higher sum, Ana the King’s bonus point.",
                "HUD-30",
            ) }
            { step(
                "A Queen’s guest.",
                "Ana shows 2 and plays a Queen. On a later turn Ana plays a 9, for which the Queen \
                 is discarded: 2 and 9 make 11. Ana may still add 2s, but no 9s.",
                "HUD-29",
            ) }
            { step(
                "The last card.",
                "Ana shows the only card left in hand, so this is the last round. Ben may go on \
                 playing. Once Ben says “ready”, the duel is over.",
                "HUD-33",
            ) }
        </ol>
    }
}

fn end() -> Html {
    html! {
        <>
            <p>
                { "The round in which somebody’s hand runs out is the last one. It is played to \
                   its end: whoever still has cards may play them (HUD-33). More points then win \
                   the duel and a token. The loser gets a strike, a black mark that decides \
                   nothing here. With equal points neither gets anything (HUD-34)." }
            </p>
            <p>
                { "If somebody comes to a duel without a single card, it is over before it begins: \
                   a draw, 0 to 0 (HUD-22). Giving everything away can be a plan." }
            </p>
            <p>
                { "If you don’t like draws, let the player with more cards left in hand win, or \
                   take the Kings’ bonus points out of both scores. If that is equal, too, it \
                   stays a draw (HUD-35)." }
            </p>
        </>
    }
}

fn trading() -> Html {
    html! {
        <>
            <p>
                { "You begin with 15 cards, 3 marbles and a Gamebreaker token. Marbles buy packs \
                   on the black market, and whoever has most of them left picks an opponent first \
                   (HUD-4, HUD-18)." }
            </p>
            <p>
                { "There are four periods of trading. In each of them everybody takes the device, \
                   in whatever order you like and as often as you like, until all have finished. \
                   On your visit you can do any of these:" }
            </p>
            <ol class="how__steps">
                { step(
                    "Make an offer.",
                    "Put cards and marbles of yours on one side of the scale, and what you want \
                     for them on the other. You name the ranks you want; the other player picks \
                     which cards of those ranks to give. Either side may be empty, so you can give \
                     things away, or ask for them. Only the two of you know of an offer.",
                    "HUD-7",
                ) }
                { step(
                    "Answer an offer.",
                    "Accept, decline, or decline with an offer of your own. If you accept, \
                     everything changes hands at once; but if the other player no longer has what \
                     was promised, nothing does, and the offer is void. Somebody who had finished \
                     and then gets an offer may trade again.",
                    "HUD-6, HUD-8",
                ) }
                { step(
                    "Take an offer back.",
                    "You can, as long as it is open. Offers may stay open into the next period; \
                     when the trading ends they are void. You can make 20 offers in a period; those \
                     left open from the one before count.",
                    "HUD-8, HUD-9",
                ) }
                { step(
                    "Spend a token.",
                    "Half a token buys 3 marbles, so a whole one buys 6. The others learn of it \
                     when the trading is over.",
                    "HUD-10",
                ) }
                { step(
                    "Buy a pack.",
                    "While the black market is open, as many as you can pay for.",
                    "HUD-11",
                ) }
                { step("Finish.", "Say so when you have nothing more to do.", "HUD-6") }
            </ol>
        </>
    }
}

fn backs() -> Html {
    html! {
        <p>
            { "The back of a card shows where it comes from: a starting pack, or one of the four \
               sorts of packs that the market sells. Everybody can see how many cards of which \
               back you hold, and draw conclusions. Faces are your secret until you play them, or \
               offer them to somebody." }
        </p>
    }
}

fn black_market() -> Html {
    html! {
        <>
            <p>
                { "It opens after the first quarter of the trading and closes after the third: of \
                   four periods, it is open in the second and the third. It never runs out." }
            </p>
            <dl class="how__facts">
                for sold in Pack::ALL {
                    <dt>{ format!("{}, {}", pack(sold), market::price(sold)) }</dt>
                    <dd>
                        { market::contents(sold) }{ " " }
                        <small class="how__id">{ market::rule(sold) }</small>
                    </dd>
                }
            </dl>
            <p>{ "The others see which backs you have bought, but not the faces (HUD-15)." }</p>
        </>
    }
}

fn joker() -> Html {
    html! {
        <>
            <p>
                { "It comes in Special packs only. Before the game you choose what it does. On the \
                   show it was blank." }
            </p>
            <dl class="how__facts">
                for joker in Joker::ALL {
                    <dt>{ reference::joker_name(joker) }</dt>
                    <dd>{ reference::joker_does(joker).gist }</dd>
                }
                <dt>{ "Secret" }</dt>
                <dd>
                    { "One of these three, at random. Only those who buy a Special pack are \
                       told which. What a Joker on the table does, all see." }
                </dd>
            </dl>
            <p>
                { "Like other special cards it can always be played. It counts 0, but for a wild \
                   one in the advantage phase. An echo in the showdown acts as the special card \
                   that the opponent shows there; no Joker gives its owner a number to add." }
            </p>
        </>
    }
}

fn pairs() -> Html {
    html! {
        <>
            <p>
                { "When the trading is over, everybody hands in the whole deck and all marbles \
                   left (HUD-17). The marbles are counted in public. Whoever has most picks an \
                   opponent. Of those still free, whoever has most picks next, until all are \
                   paired (HUD-18)." }
            </p>
            <p>
                { "Between players with equal marbles, the one with more tokens left goes first. \
                   If those are equal, too, each of them says in secret which of them is to pick \
                   first. If they don’t all name the same, it is random (HUD-19)." }
            </p>
            <p>
                { "Without the black market, or if you choose so, pairs are drawn at random before \
                   the trading and shown to all (HUD-20). The duels are played one after the \
                   other, in the order in which the pairs were made. The others watch (HUD-21)." }
            </p>
        </>
    }
}

fn result() -> Html {
    html! {
        <>
            <p>
                { "After all duels, whoever has scored the most points gets half a token more; if \
                   several are level, each of them does. There is no such bonus with two players, \
                   nor for 0 points (HUD-36)." }
            </p>
            <p>
                { "Whoever has won most tokens in this game wins it; those you began with don’t \
                   count. If tokens are equal, points decide; if these are, too, the win is shared (HUD-37). \
                   In a single game tokens and strikes are shown at the end and then forgotten \
                   (HUD-42). In a season they add up from game to game, and nobody brings more \
                   than 5 tokens along (HUD-43)." }
            </p>
        </>
    }
}

fn tournament() -> Html {
    html! {
        <>
            <p>
                { "Four or eight players can go on until one is left. Four play two semifinals and \
                   a final. Eight begin with quarterfinals; the winners of the first two meet in \
                   one semifinal, those of the other two in the other (HUD-38)." }
            </p>
            <p>
                { "Everybody starts each duel with the whole deck that was handed in (HUD-39). \
                   Somebody has to win, so a draw goes to the player with more cards left in hand, \
                   or is settled without the Kings, if you choose so. If that is equal, it goes to \
                   the smaller deck, and then chance (HUD-40). Only those who lose their first \
                   duel get a strike, and the final brings its winner one token more (HUD-41)." }
            </p>
        </>
    }
}

fn seen() -> Html {
    html! {
        <>
            <p>
                { "While you trade, you know your own cards, your marbles, and the offers that you \
                   make and get. Of the others you see how many cards of which back they hold, how \
                   many packs they have bought, and the tokens with which they began. You don’t \
                   see their marbles, nor what others offer each other." }
            </p>
            <p>
                { "When the trading is over, all see the marbles and the tokens that are left. In \
                   a duel all see both sides of the table, both discard piles, the points, which \
                   sum wins, and whose turn it is. Nobody sees another player’s hand. In the showdown \
                   nothing can be seen to move until both have chosen." }
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
                       for each player. As you share one device, you share the minutes of a \
                       period, too: when your share runs out, you have finished." }
                </dd>
                <dt>{ "At home" }</dt>
                <dd>
                    { "No trade may leave anybody with fewer than five cards, so no duel is over \
                       before it begins. No tokens, no clock." }
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
