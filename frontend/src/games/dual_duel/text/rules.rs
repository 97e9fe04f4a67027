//! The rules of Dual Duel in our own words, for the rules page and the dialog at the table.

use engine::games::dual_duel::{Card as Face, Colour, Pair, Score, score};
use yew::prelude::*;

use super::board::why;
use super::cards::{colour, shape, spoken};
use super::glance;
use crate::components::card::{Card, Standing};
use crate::components::rulebook::rulebook;
use crate::games::dual_duel::{picture, sign};
use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    rulebook(glance::SENTENCES, glance::drawing(), sections())
}

/// The sections, each with the rules that it tells of.
pub(super) fn sections() -> Html {
    html! {
        <>
            { section("The cards", "DD-1, DD-3", cards()) }
            { section("Wild cards", "DD-4", wilds()) }
            { section("A round", "DD-5 to DD-11", round()) }
            { section("What a pair scores", "DD-12 to DD-16", scores()) }
            { section("Who takes the duel", "DD-17 to DD-20", winner()) }
            { section("The match", "DD-2, DD-21", end()) }
            { section("What you can see", "DD-23", seen()) }
            { section("Where we had to decide", "DD-2, DD-4, DD-7, DD-8, DD-13, DD-21", rulings()) }
            { section("What you can choose", "DD-2, DD-21, DD-22", options()) }
        </>
    }
}

fn cards() -> Html {
    html! {
        <>
            <p>
                { "Fifty cards: the numbers 1 to 10 in five colours. Every colour has a sign of its \
                   own, so nothing depends on seeing it." }
            </p>
            <ul class="dd-signs" role="list">
                for own in Colour::ALL {
                    <li key={colour(own)}>
                        { sign(own) }
                        { format!("{}: {}", colour(own), shape(own)) }
                    </li>
                }
            </ul>
            <p>
                { "For each duel all of them are shuffled. Both players get 22; the last 6 are laid \
                   aside, and nobody looks at them." }
            </p>
        </>
    }
}

fn wilds() -> Html {
    html! {
        <p>
            { "Before the first round both lay two of their 22 cards aside, face-down: these are \
               their wild cards, which nobody but their owner knows. Twenty are left in hand, two for each round and two to spare." }
        </p>
    }
}

fn round() -> Html {
    html! {
        <ol class="how__steps">
            { step("Give.", "Both pick a card for the other’s pair, in secret. Then both are shown.", "DD-5") }
            { step("Keep.", "Both pick a card for their own pair, in secret. Then both are shown.", "DD-6") }
            { step(
                "Call, or not.",
                "Both decide in secret whether to call “Wild”. If just one of you does, that is shown, \
                 and the other may still join in. A call can’t be taken back.",
                "DD-7",
            ) }
            { step(
                "Swap.",
                "Whoever called has to exchange one card of the pair for a wild card. If both called, \
                 both choose in secret. The card that goes out takes the wild card’s place, face-up, \
                 and can come back in a later round.",
                "DD-8, DD-9",
            ) }
            { step(
                "Compare.",
                "The higher score wins the round; a tie wins nobody the round. All four cards are \
                 discarded, open to all.",
                "DD-10",
            ) }
        </ol>
    }
}

/// Two cards, and whether one of them came in as a wild.
type Example = (&'static str, &'static str, bool);

const EXAMPLES: [Example; 6] = [
    ("4r", "4b", false),
    ("9r", "10b", false),
    ("2r", "9r", false),
    ("6r", "9b", false),
    ("7r", "8r", false),
    ("9y", "10p", true),
];

fn scores() -> Html {
    html! {
        <>
            <p>{ "The first of these that fits counts, and nothing else:" }</p>
            <ol class="how__steps">
                { step("Same number:", "13.", "DD-12") }
                { step(
                    "Consecutive numbers:",
                    "both added up, whatever their colours. After 10 there is no 1.",
                    "DD-13",
                ) }
                { step("Same colour:", "twice the difference.", "DD-14") }
                { step("Otherwise:", "14 less the lower number.", "DD-15") }
            </ol>
            <p>{ "Whoever swapped a wild card in scores 2 less in that round (DD-16)." }</p>
            <div class="dd-examples">
                for example in EXAMPLES {
                    { shown(example) }
                }
            </div>
        </>
    }
}

fn shown((given, kept, wild): Example) -> Html {
    let pair = Pair { given: face(given), kept: face(kept) };
    let score = Score { wild, ..score(pair) };
    html! {
        <figure class="dd-example" key={format!("{given}-{kept}")}>
            <div class="dd-example__cards">
                for card in pair.cards() {
                    <Card
                        key={u8::from(card)}
                        picture={Some(picture(card))}
                        standing={Standing::Plain}
                        label={spoken(card)}
                    />
                }
            </div>
            <figcaption>{ why(pair, score) }</figcaption>
        </figure>
    }
}

fn face(text: &str) -> Face {
    text.parse().expect("the rules name real cards; a test draws them all")
}

fn winner() -> Html {
    html! {
        <>
            <p>
                { "After nine rounds, whoever has won more of them takes the duel (DD-17)." }
            </p>
            <p>
                { "If that is level, there are three bonus rounds. Both get 3 of the 6 cards laid aside, and both \
                   take one of their wild cards up into the hand: all see which slot is empty then. \
                   That makes six cards for three rounds, with one wild card left." }
            </p>
            <p>
                { "If all twelve rounds end level too, the duel goes to whoever called “Wild” less \
                   often in it. If that is equal as well, the duel is tied." }
            </p>
        </>
    }
}

fn end() -> Html {
    html! {
        <p>
            { "The first to win two duels wins the match. A tied duel counts for nobody: the next one \
               is dealt. After nine duels the match ends as it stands, so that it always ends." }
        </p>
    }
}

fn seen() -> Html {
    html! {
        <p>
            { "You know your own hand and your own wild cards. Open to all are both pairs once they \
               lie, everything discarded, wild cards that lie face-up, how often each of you called, \
               and how many cards anybody has. So you can always look up which cards have not been \
               seen yet: press “Cards”. A face-up wild card that is taken up into the hand stays \
               known until it is played." }
        </p>
    }
}

fn rulings() -> Html {
    html! {
        <>
            <p>{ "The game’s author leaves a few things open. We play them like this:" }</p>
            <ul class="how__rulings">
                { ruling(
                    "On one device nobody can shout, so both decide about a call in secret. After a \
                     single call the other player is asked once more.",
                    "DD-7",
                ) }
                { ruling("A swap that isn’t made in time is made at random.", "DD-8") }
                { ruling("10 and 1 are not consecutive.", "DD-13") }
                { ruling("A tied duel counts for nobody, and a match has a longest length.", "DD-21") }
                { ruling(
                    "Which of your two wild cards lies in which slot is random: a slot tells \
                     nobody anything.",
                    "DD-4",
                ) }
            </ul>
        </>
    }
}

fn options() -> Html {
    html! {
        <p>
            { "How many duels win the match, 1 to 3; after how many it ends at the latest; and time \
               limits. As on the show that is two minutes for the wild cards, a minute to give, to \
               keep and to swap, ten seconds to call and five to answer a call. When time runs out, \
               cards are picked at random, and nothing is called." }
        </p>
    }
}
