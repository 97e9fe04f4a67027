//! A seat's strip, and its pair.

use engine::game::{Order, Turn};
use engine::games::dual_duel::{Card as Face, Pair, Slot, score};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::scene::{LaidCards, PairPlace, Scene};
use super::text::board as words;
use crate::components::card::{BackColour, Card, Emphasis};
use crate::components::count_up::CountUp;
use crate::components::seat;
use crate::games::Turning;
use crate::words::players::Players;
use crate::words::text::Text;

/// The animation key of a face-down wild card.
pub fn wild_key(seat: Seat, slot: Slot) -> String {
    format!("{seat}-{}", slot.number())
}

/// A seat's strip: name, duels, rounds, wild slots, calls.
pub fn side(scene: &Scene, seat: Seat, players: &Players) -> Html {
    let view = &scene.view.seats[seat];
    let (won, target) = (scene.view.won[seat], scene.view.options.target);
    let rounds = scene.view.rounds.wins()[seat];
    html! {
        <div class="stack-2 strip dd-side">
            <div class="row wrap dd-side__who">
                { seat::strip_head(players, seat, "dd-side", None) }
                <span class="row-1 dd-side__duels">
                    <span aria-hidden="true">{ words::DUELS }</span>
                    for index in 0..target {
                        <span
                            key={index}
                            class={classes!("dd-side__duel", (index < won).then_some("is-won"))}
                            aria-hidden="true"
                        />
                    }
                    <span class="visually-hidden">{ words::duels_won(won, target) }</span>
                </span>
                if let Some(note) = note(scene, seat) {
                    <span class="strip__note dd-side__note">{ note }</span>
                }
            </div>
            <div class="row-1 dd-side__wilds">
                { for Slot::ALL.map(|slot| wild_slot(scene, seat, slot, players)) }
            </div>
            <dl class="row-2 centred dd-side__counts">
                <div><dt>{ words::HAND }</dt><dd>{ view.held }</dd></div>
                <div><dt>{ words::CALLS }</dt><dd>{ view.calls }</dd></div>
                <div><dt>{ words::WON }</dt><dd class="dd-side__rounds"><CountUp value={u32::from(rounds)} /></dd></div>
            </dl>
        </div>
    }
}

/// "Round won", or "locked in" while the other seat still chooses.
fn note(scene: &Scene, seat: Seat) -> Option<Text> {
    if scene.scores.is_some() {
        return (scene.winner() == Some(seat)).then_some(words::ROUND_WON);
    }
    let Turn::Awaiting(now) = scene.view.turn else { return None };
    let is_locked_in = now.order == Order::Together && !now.seats.contains(seat);
    is_locked_in.then_some(words::LOCKED_IN)
}

fn wild_slot(scene: &Scene, seat: Seat, slot: Slot, players: &Players) -> Html {
    let wild = scene.view.seats[seat].slots[slot.index()];
    let number = slot.number();
    let label = match wild.map(|wild| (wild.card, wild.face_up)) {
        None => words::slot_empty(seat, number),
        Some((None, _)) => words::slot_unknown(seat, number),
        Some((Some(card), true)) => words::slot_open(seat, number, card),
        Some((Some(card), false)) => words::slot_hidden(seat, number, card),
    };
    let label = players.sentence(&label).spoken();
    let known_card = wild.and_then(|wild| wild.card);
    let name = known_card.map_or_else(|| wild_key(seat, slot), |card| card.to_string());
    let is_secret = wild.is_some_and(|wild| !wild.face_up && wild.card.is_some());
    html! {
        <div key={number} class={classes!("dd-wild", is_secret.then_some("is-covered"))}>
            if let Some(wild) = wild {
                <div key={name.clone()} data-glide={name}>
                    <Card picture={wild.card.map(picture)} back={BackColour::from_seat(seat)} {label} />
                </div>
            } else {
                <span class="dd-wild__empty" role="img" aria-label={label} />
            }
        </div>
    }
}

/// A seat's pair, with the card picked for its empty place.
pub fn pair(scene: &Scene, seat: Seat, players: &Players, preview: Option<Face>) -> Html {
    let LaidCards { received, kept, wild } = scene.pairs[seat];
    let received_preview = preview.filter(|_| kept.card.is_none());
    let kept_preview = preview.filter(|_| received.card.is_some());
    let won = scene.winner().map(|winner| winner == seat);
    let state_class = won.map(|won| if won { "is-won" } else { "is-lost" });
    let place = |caption: Text, PairPlace { card, turning }: PairPlace, preview: Option<Face>| {
        let is_preview = card.is_none() && preview.is_some();
        let card = card.or(preview);
        let is_hidden = turning == Turning::Soon;
        let wild = wild.filter(|(wild, _)| card == Some(*wild));
        let from = wild.map(|(_, slot)| wild_key(seat, slot));
        let emphasis = if won == Some(true) { Emphasis::Lit } else { Emphasis::Plain };
        let label = match card.filter(|_| !is_hidden) {
            Some(card) => words::paired(seat, caption, card),
            None => words::not_paired(seat, caption),
        };
        let label = players.sentence(&label).spoken();
        let class = classes!(
            "centre",
            "dd-pair__place",
            is_preview.then_some("is-preview"),
            turning.class(),
        );
        html! {
            <div key={caption} {class}>
                if is_hidden {
                    <div key="hidden">
                        <Card back={BackColour::from_seat(seat)} {label} />
                    </div>
                } else if let Some(face) = card {
                    <div key={u8::from(face)} data-glide={face.to_string()} data-glide-from={from}>
                        <Card picture={picture(face)} back={BackColour::from_seat(seat)} {emphasis} {label} />
                    </div>
                } else {
                    <span class="dd-pair__empty" role="img" aria-label={label} />
                }
                <span class={classes!("caption", "dd-pair__way", wild.is_some().then_some("is-wild"))} aria-hidden="true">
                    { if wild.is_some() { words::WITH_WILD } else { caption } }
                </span>
            </div>
        }
    };
    let cards = received.card.or(received_preview).zip(kept.card.or(kept_preview));
    let pair = cards.map(|(received, kept)| Pair { received, kept });
    let visible_pair = pair.filter(|_| !scene.pairs[seat].has_hidden_card());
    let scored = visible_pair.map(|pair| (pair, scene.score(seat).unwrap_or_else(|| score(pair))));
    html! {
        <section
            class={classes!("centre", "centred", "dd-pair", state_class)}
            aria-label={players.sentence(&words::pair_of(seat)).written()}
        >
            <h3 class="soft clip dd-pair__name" aria-hidden="true">{ players.label(seat) }</h3>
            <div class="dd-pair__cards">
                { place(words::GIVEN, received, received_preview) }
                { place(words::KEPT, kept, kept_preview) }
            </div>
            <p class="centre dd-pair__score">
                if let Some((pair, score)) = scored {
                    <strong class="dd-pair__points">{ score.points() }</strong>
                    <span class="caption dd-pair__why">{ words::why(pair, score) }</span>
                }
            </p>
        </section>
    }
}
