//! The rules of Gold Rush Shoot Out in our own words, for the rules page and the dialog at the table.

use engine::games::gold_rush_shoot_out::{Ability, Card, Cards, Loot};
use yew::prelude::*;

use super::{cards, glance};
use crate::components::rulebook::rulebook;
use crate::games::gold_rush_shoot_out::icons;
use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    rulebook(glance::SENTENCES, glance::drawing(), sections())
}

/// The sections, each with the rules that it tells of.
pub(super) fn sections() -> Html {
    html! {
        <>
            { section("What everybody has", "GR-3, GR-4, GR-5", own()) }
            { section("The take", "GR-1, GR-2, GR-9", take()) }
            { section("A round", "GR-9 to GR-24", round()) }
            { section("Abilities", "GR-12 to GR-16", abilities()) }
            { section("For example", "", examples()) }
            { section("Who is first", "GR-7, GR-8, GR-23", priority()) }
            { section("The end", "GR-25 to GR-28", end()) }
            { section("What you can see", "GR-4, GR-29", seen()) }
            { section("Passing the device", "GR-6, GR-10, GR-17, GR-20", visits()) }
            { section("Where we had to decide", "GR-7, GR-8, GR-10, GR-12 to GR-16, GR-20, GR-23 to GR-26", rulings()) }
            { section("What you can choose", "GR-4, GR-5, GR-6, GR-30", options()) }
        </>
    }
}

fn own() -> Html {
    html! {
        <dl class="how__facts">
            <dt>{ "Six cards of ammo" }</dt>
            <dd>{ "Four blanks and two bullets. One of them is used up in every round." }</dd>
            <dt>{ "An envelope" }</dt>
            <dd>{ "All that you take goes in here. Everybody sees you take it; only you look inside." }</dd>
            <dt>{ "Tokens" }</dt>
            <dd>{ "They come in halves: half a token buys an ambush. How many you start with is an \
                   option." }</dd>
        </dl>
    }
}

fn take() -> Html {
    html! {
        <>
            <p>
                { "In rounds 1 to 5 five cards of loot and three abilities are laid out, in round 6 \
                   eight cards of loot. So every card of both decks comes up once." }
            </p>
            <table class="gr-kinds">
                <thead>
                    <tr>
                        <th scope="col">{ "Card" }</th>
                        <th scope="col">{ "How many" }</th>
                        <th scope="col">{ "What it is good for" }</th>
                    </tr>
                </thead>
                <tbody>
                    for card in Card::all() {
                        <tr key={cards::name(card)}>
                            <th scope="row">{ icons::of_card(card) }{ " " }{ cards::name(card) }</th>
                            <td>{ Cards::ALL.of(card) }</td>
                            <td>{ good_for(card) }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </>
    }
}

fn good_for(card: Card) -> &'static str {
    match card {
        Card::Loot(Loot::OneBar | Loot::TwoBars | Loot::ThreeBars | Loot::FiveBars) => {
            "Counts as it says."
        }
        Card::Loot(Loot::Stamp) => {
            "Your stamps are worth their number squared: 1, 4, 9, 16 bars and so on."
        }
        Card::Loot(Loot::Antique) => "No gold, but the most antiques earn half a token.",
        Card::Ability(ability) => cards::ability(ability),
    }
}

fn round() -> Html {
    html! {
        <ol class="how__steps">
            { step("Load.", "Everybody picks a blank or a bullet, in secret.", "GR-10") }
            { step("Aim.", "Everybody aims at somebody else. All aims are shown together.", "GR-11") }
            { step(
                "Abilities.",
                "In order of priority, round and round, everybody may play one ability at a time, \
                 until all have passed in a row. It happens in front of all, if there is a ledger.",
                "GR-12",
            ) }
            { step(
                "Stand or sit out.",
                "Everybody decides in secret, and all of it is shown together. If you sit out you \
                 can’t be hit, but you get no share, and your ammo is discarded unseen. Nobody \
                 sits out three times in a row.",
                "GR-17, GR-18",
            ) }
            { step(
                "Ambush.",
                "If you’re standing and someone still aims at you, you may spend half a token, and \
                 every pistol aimed at you turns on the hand that holds it.",
                "GR-20",
            ) }
            { step(
                "Shoot out.",
                "Ammo is turned up, in order of priority. A blank does nothing; a bullet wounds. \
                 All of it happens at once. If nobody stands where you aim, your ammo is discarded \
                 unseen.",
                "GR-19, GR-21",
            ) }
            { step(
                "Share.",
                "Whoever stands without a wound from this round takes one card at a time, in order \
                 of priority, round and round. First priority may be taken in place of a card, and \
                 ends your share. What nobody takes is out of the game.",
                "GR-22, GR-23, GR-24",
            ) }
        </ol>
    }
}

fn abilities() -> Html {
    let more = |ability: Ability| match ability {
        Ability::HiredHand => "Anybody’s, yours too; but never at the player who holds it.",
        Ability::Bullet => "It is loaded, not played. Your own ammo lasts longer.",
        Ability::DualWield => "At anybody else, even at the first one’s target. One a round.",
        Ability::Bandage => "Only your own wounds.",
        Ability::DuckAndWeave => "Your own bullets, if they turn, miss you as well.",
    };
    html! {
        <dl class="how__facts">
            for ability in Ability::ALL {
                <dt key={format!("{ability:?}")}>{ cards::name(Card::Ability(ability)) }</dt>
                <dd key={format!("{ability:?}-told")}>
                    { cards::ability(ability) }{ " " }{ more(ability) }
                </dd>
            }
        </dl>
    }
}

fn examples() -> Html {
    html! {
        <ul class="gr-examples">
            <li>{ "Ada’s bullet aims at Bo, Bo’s blank at Ada. Both stand: Bo is wounded and gets no share." }</li>
            <li>{ "The same, but Bo springs an ambush: Ada is wounded by her own bullet, and Bo shares." }</li>
            <li>{ "Ada aims at Cy and, with dual wield, at Dee. Cy runs, Dee stands: the bullet hits Dee." }</li>
            <li>{ "Four stamps are worth 16 bars. A fifth one adds 9, more than five bars of gold." }</li>
        </ul>
    }
}

fn priority() -> Html {
    html! {
        <p>
            { "Priority runs clockwise from whoever is first; in round 1 that is random. Whoever \
               took first priority is first in the next round. If nobody did, the last one becomes \
               the first, and all others move back by one." }
        </p>
    }
}

fn end() -> Html {
    html! {
        <dl class="how__facts">
            <dt>{ "Most gold" }</dt>
            <dd>
                { "Wins the game and 1½ tokens. If gold is equal, fewer wounds win; if those are \
                   equal too, the win is shared. If nobody has any gold, nobody wins." }
            </dd>
            <dt>{ "Most antiques" }</dt>
            <dd>{ "Half a token, for everybody who has the most. Without any antique there is none." }</dd>
            <dt>{ "Most wounds" }</dt>
            <dd>{ "A strike, for everybody who has the most. If nobody is wounded, nobody gets one." }</dd>
        </dl>
    }
}

fn seen() -> Html {
    html! {
        <p>
            { "Your ammo, your load and your envelope are yours alone. Everybody sees aims, \
               wounds, tokens, who sat out when, and all ammo that was turned up: bullets can be \
               counted. What is discarded unseen stays unknown, and so does a bullet from an \
               envelope until it is turned up. The ledger lists what everybody was seen to take. \
               Without it, as on the show, you have to remember; then abilities are chosen behind \
               a curtain, so that nobody can tell who has one left." }
        </p>
    }
}

fn visits() -> Html {
    html! {
        <p>
            { "Loading and aiming are one visit. Standing, sitting out and ambushes can be shown \
               with real thumbs, on a count of three: one person then enters them on the open \
               table, and a round takes the device to each player once. With five or more that is \
               how it starts. The other way is to choose in secret, with a second visit to stand \
               or sit out, and a third for those who can spring an ambush: 24 at most with eight, \
               9 with three. Abilities and shares are chosen on the open table. Before round 1 and \
               after rounds 2 and 4 there is a break for talk. Promises bind nobody, and nothing \
               can be traded." }
        </p>
    }
}

fn rulings() -> Html {
    html! {
        <>
            <p>{ "The game’s author leaves a few things open. We play them like this:" }</p>
            <ul class="how__rulings">
                { ruling("A bullet card that is loaded saves a card of ammo.", "GR-10") }
                { ruling("Abilities end when everybody has passed in a row.", "GR-12") }
                { ruling("Bandages are for oneself only.", "GR-15") }
                { ruling("Whoever ducks already can’t play another duck and weave in that round.", "GR-16") }
                { ruling("A pistol turns once, even if both sides spring an ambush.", "GR-20") }
                { ruling("In the last round there is no first priority to take.", "GR-23") }
                { ruling("Abilities left in an envelope are worth nothing.", "GR-25") }
            </ul>
        </>
    }
}

fn options() -> Html {
    html! {
        <p>
            { "Whether there is a ledger; how many tokens everybody starts with, none to five; and \
               time limits. As on the show that is a minute for all abilities of a round together, \
               five seconds for an ambush, and ten minutes for each break for talk. When time runs \
               out nothing is played and no ambush is sprung. Loading, aiming, standing and \
               sharing have no time limit." }
        </p>
    }
}
