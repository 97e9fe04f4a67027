//! The rules of Fools Gambit in our own words, for the rules page and the dialog at the table.

use engine::cards::Card as Face;
use engine::games::fools_gambit::FoolsGambit;
use yew::prelude::*;

use super::board::{DUEL, THIRD, WAGER};
use super::glance;
use crate::components::card::{Card, Standing, face_picture};
use crate::components::rulebook::rulebook;
use crate::components::said::Said;
use crate::games::GameUi as _;
use crate::words::cards::spoken;
use crate::words::line::with_cards;
use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    rulebook(glance::SENTENCES, glance::drawing(), sections())
}

/// The sections, each with the rules that it tells of.
pub(super) fn sections() -> Html {
    html! {
        <>
            { section("The cards", "FG-1, FG-2, FG-3", cards()) }
            { section("Four places for your cards", "FG-4", places()) }
            { section("A round", "FG-5 to FG-12", round()) }
            { section("Three ranks with a power", "FG-13 to FG-19", powers()) }
            { section("For example", "", examples()) }
            { section("When the deck runs out", "FG-20, FG-21, FG-22", end()) }
            { section("What you can see", "FG-4, FG-5, FG-23", seen()) }
            { section("Where we had to decide", "FG-8, FG-16, FG-17, FG-22", rulings()) }
            { section("What you can choose", "FG-3", options()) }
        </>
    }
}

fn cards() -> Html {
    html! {
        <>
            <p>
                { "A deck without jokers, split by colour: one player has the 26 black cards, the \
                   other one the 26 red ones. Both play from their own cards all game long." }
            </p>
            <dl class="how__facts">
                <dt>{ "In a duel" }</dt>
                <dd>{ "2 is low, then up to 10, jack, queen, king; the ace is high. Suits don’t matter." }</dd>
                <dt>{ "Once banked" }</dt>
                <dd>{ "2 to 10 count their number, jack, queen and king 10 each, an ace 14." }</dd>
            </dl>
        </>
    }
}

fn places() -> Html {
    html! {
        <dl class="how__facts">
            <dt>{ "Main deck" }</dt>
            <dd>{ "Face-down and shuffled. You draw from it." }</dd>
            <dt>{ "Off-hand" }</dt>
            <dd>{ "Face-down. Cards wait here for their next chance." }</dd>
            <dt>{ "Discard pile" }</dt>
            <dd>{ "Open. What lies here is out of the game." }</dd>
            <dt>{ "Winning pile" }</dt>
            <dd>{ "Open. These are your points." }</dd>
        </dl>
    }
}

fn round() -> Html {
    html! {
        <ol class="how__steps">
            { step("Draw.", "Both draw three cards.", "FG-5") }
            { step(
                "Choose.",
                "Both pick, in secret, a card to duel with and another one to wager. The third one \
                 stays in hand.",
                "FG-6",
            ) }
            { step(
                "Show the wagers.",
                "Both wagers are turned up; the duel cards stay face-down.",
                "FG-7",
            ) }
            { step(
                "Swap, or don’t.",
                "Now that you know what is at stake, you may swap your third card with your duel \
                 card or with your wager. Both decide at the same time. A new wager lies open, and \
                 so everybody knows where the old one is; a new duel card lies face-down.",
                "FG-8",
            ) }
            { step(
                "Duel.",
                "The duel cards are turned up, powers act, and the higher value wins.",
                "FG-9",
            ) }
            { step(
                "Settle.",
                "The winner’s wager goes to the winner’s winning pile, the loser’s wager to the \
                 loser’s discard pile. Both duel cards are discarded, and each third card goes to \
                 its owner’s off-hand. If the values are equal, nobody wins: the wagers go to the \
                 off-hands too.",
                "FG-10, FG-11, FG-12",
            ) }
        </ol>
    }
}

fn powers() -> Html {
    html! {
        <>
            <p>
                { "A 2, a 5 and a 7 do something when they are the duel card. As a wager or as the \
                   third card they are plain cards." }
            </p>
            <table class="fg-powers">
                <thead>
                    <tr>
                        <th scope="col">{ "Order" }</th>
                        <th scope="col">{ "Card" }</th>
                        <th scope="col">{ "What it does" }</th>
                    </tr>
                </thead>
                <tbody>
                    { power(
                        "First",
                        "5s",
                        "Your opponent has to exchange duel card and third card. The card that comes \
                         in has its power, the one that went out has none. Everybody has seen it, \
                         and it goes to the off-hand.",
                        "FG-14, FG-15",
                    ) }
                    { power(
                        "Then",
                        "2s",
                        "Duels with the value of your own wager. The wager’s power, if it has one, \
                         does not come with it.",
                        "FG-18",
                    ) }
                    { power(
                        "Last",
                        "7s",
                        "Flips the result: the loser wins. Two 7s flip it twice, and a tie stays a tie.",
                        "FG-19",
                    ) }
                </tbody>
            </table>
        </>
    }
}

fn power(order: &'static str, card: &'static str, text: &'static str, ids: &'static str) -> Html {
    html! {
        <tr>
            <th scope="row">{ order }</th>
            <td class="fg-powers__card">{ small(face(card), Standing::Plain) }</td>
            <td>{ text }{ " " }<small class="how__id">{ ids }</small></td>
        </tr>
    }
}

fn examples() -> Html {
    html! {
        <div class="fg-examples">
            { example(
                ["9s", "Kc", ""],
                ["Jh", "4h", ""],
                1,
                "{J♥} beats {9♠}. Red banks {4♥} for 4 points; black’s {K♣} is discarded. A cheap win, but it \
                 cost black a king.",
            ) }
            { example(
                ["2s", "Kc", ""],
                ["Qh", "3d", ""],
                0,
                "The 2 duels with the value of {K♣}. That beats {Q♥}, and black banks 10 points.",
            ) }
            { example(
                ["7c", "Ac", ""],
                ["10d", "5h", ""],
                0,
                "{10♦} is higher, but the 7 flips the result: black banks {A♣} for 14 points. The \
                 wagered {5♥} does nothing.",
            ) }
            { example(
                ["5c", "6s", "3s"],
                ["Kh", "9d", "4d"],
                0,
                "The 5 makes red exchange: {4♦} comes in for {K♥}. 5 beats 4, and black banks 6 points. \
                 {K♥} waits in red’s off-hand, and black knows it.",
            ) }
            { example(
                ["5s", "8c", "3c"],
                ["2d", "Qd", "7h"],
                0,
                "The 5 takes the 2 out before it can count as a queen, but brings the 7 in. 7 would \
                 beat 5, and the 7 turns that round: black banks 8 points.",
            ) }
        </div>
    }
}

/// Two rows of duel card, wager and third card; `winner` is 0 for black.
fn example(black: [&str; 3], red: [&str; 3], winner: usize, sentence: &'static str) -> Html {
    let row = |name: &'static str, texts: [&str; 3], wins: bool| {
        let places =
            [DUEL, WAGER, THIRD].into_iter().zip(texts).filter(|(_, text)| !text.is_empty());
        html! {
            <div class={classes!("fg-example__row", wins.then_some("is-winner"))}>
                <span class="fg-example__name">{ name }</span>
                for (place, text) in places {
                    <span class="fg-example__card" key={place}>
                        { small(face(text), if wins && place == DUEL { Standing::Lit } else { Standing::Plain }) }
                        <small>{ place }</small>
                    </span>
                }
            </div>
        }
    };
    html! {
        <figure class="fg-example">
            { row("Black", black, winner == 0) }
            { row("Red", red, winner == 1) }
            <figcaption><Said text={with_cards(sentence, FoolsGambit::card_written)} /></figcaption>
        </figure>
    }
}

fn face(text: &str) -> Face {
    text.parse().expect("the rules name real cards; a test draws them all")
}

fn small(face: Face, standing: Standing) -> Html {
    html! { <Card picture={face_picture(face)} {standing} label={spoken(face)} /> }
}

fn end() -> Html {
    html! {
        <p>
            { "If your main deck has fewer than three cards when a round begins, shuffle your off-hand \
               into it. When main deck and off-hand together hold fewer than three, the game is over. \
               Both players always have the same number, so it is over for both. Count the winning \
               piles: more points win." }
        </p>
    }
}

fn seen() -> Html {
    html! {
        <>
            <p>
                { "You know your hand, and what went into your off-hand. Nobody knows the order of your \
                   main deck. Open to all are the wagers, both discard piles, both winning piles, \
                   and how many cards lie anywhere." }
            </p>
            <p>
                { "Of your opponent’s off-hand you know what everybody saw go there: wagers after a \
                   tie, wagers that were swapped, duel cards that a 5 drove out. Since both decks are \
                   known, the table can show what has not been seen yet: press a main deck." }
            </p>
        </>
    }
}

fn rulings() -> Html {
    html! {
        <>
            <p>{ "The game’s author leaves a few things open. We play them like this:" }</p>
            <ul class="how__rulings">
                { ruling("Both decide about their swap at the same time, without seeing the other’s.", "FG-8") }
                { ruling("If both duel cards are 5s, both exchanges happen at the same time.", "FG-16") }
                { ruling(
                    "A 5 that an exchange brings in acts in its turn. Every single 5 acts at most once \
                     in a round.",
                    "FG-17",
                ) }
                { ruling("Equal points at the end are a draw.", "FG-22") }
            </ul>
        </>
    }
}

fn options() -> Html {
    html! {
        <p>
            { "Instead of sharing one deck by colour, each of you can play with a whole deck of 52 \
               cards. It takes about twice as long, and colours no longer say whose card it is: the \
               backs do." }
        </p>
    }
}
