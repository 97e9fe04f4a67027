//! A seat's strip, and its pair.

use engine::game::{Order, Turn};
use engine::games::dual_duel::{Card as Face, Pair, Slot, score};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::scene::{Places, Scene};
use super::text::board as words;
use crate::components::card::{BackColour, Card, Emphasis};
use crate::components::count_up::CountUp;
use crate::components::seat;
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
        <div class="strip dd-side">
            <div class="dd-side__who">
                { seat::strip_head(players, seat, "dd-side", None) }
                <span class="dd-side__duels">
                    <span aria-hidden="true">{ words::DUELS }</span>
                    for at in 0..target {
                        <span
                            key={at}
                            class={classes!("dd-side__duel", (at < won).then_some("is-won"))}
                            aria-hidden="true"
                        />
                    }
                    <span class="visually-hidden">{ words::duels_won(won, target) }</span>
                </span>
                if let Some(note) = note(scene, seat) {
                    <span class="strip__note dd-side__note">{ note }</span>
                }
            </div>
            <div class="dd-side__wilds">
                for slot in Slot::ALL {
                    { wild(scene, seat, slot, players) }
                }
            </div>
            <dl class="dd-side__counts">
                <div><dt>{ words::HAND }</dt><dd>{ view.held }</dd></div>
                <div><dt>{ words::CALLS }</dt><dd>{ view.calls }</dd></div>
                <div><dt>{ words::WON }</dt><dd class="dd-side__rounds"><CountUp value={u32::from(rounds)} /></dd></div>
            </dl>
        </div>
    }
}

/// "Round won", or "locked in" while the other seat still chooses.
fn note(scene: &Scene, seat: Seat) -> Option<Text> {
    if let Some(verdict) = scene.verdict {
        return (verdict.winner == Some(seat)).then_some(words::ROUND_WON);
    }
    let Turn::Awaiting(now) = scene.view.turn else { return None };
    let waits = now.order == Order::Together && !now.seats.contains(seat);
    waits.then_some(words::LOCKED_IN)
}

fn wild(scene: &Scene, seat: Seat, slot: Slot, players: &Players) -> Html {
    let wild = scene.view.seats[seat].slots[slot.index()];
    let number = slot.number();
    let label = match wild.map(|wild| (wild.card, wild.face_up)) {
        None => words::slot_empty(seat, number),
        Some((None, _)) => words::slot_unknown(seat, number),
        Some((Some(card), true)) => words::slot_open(seat, number, card),
        Some((Some(card), false)) => words::slot_hidden(seat, number, card),
    };
    let label = players.sentence(&label).spoken();
    let covered = wild.is_some_and(|wild| !wild.face_up && wild.card.is_some());
    html! {
        <div key={number} class={classes!("dd-wild", covered.then_some("is-covered"))}>
            { match wild {
                None => html! { <span class="dd-wild__empty" role="img" aria-label={label} /> },
                Some(wild) => {
                    let name = match wild.card {
                        Some(card) => card.to_string(),
                        None => wild_key(seat, slot),
                    };
                    html! {
                        <div key={name.clone()} data-glide={name}>
                            <Card picture={wild.card.map(picture)} back={BackColour::from_seat(seat)} {label} />
                        </div>
                    }
                }
            } }
        </div>
    }
}

/// A seat's pair, with the card picked for its empty place.
pub fn pair(scene: &Scene, seat: Seat, players: &Players, preview: Option<Face>) -> Html {
    let lying = scene.pairs[seat];
    let received =
        lying.received.or(preview.filter(|_| lying.received.is_none() && lying.kept.is_none()));
    let kept = lying.kept.or(preview.filter(|_| lying.received.is_some()));
    let whole = received.zip(kept).map(|(received, kept)| Pair { received, kept });
    let would = || Some(score(Pair { received: lying.received?, kept: preview? }));
    let won = scene.verdict.and_then(|verdict| verdict.winner).map(|winner| winner == seat);
    let state = match won {
        Some(true) => Some("is-won"),
        Some(false) => Some("is-lost"),
        None => None,
    };
    let place = |way: Text, card: Option<Face>, lies: bool, hidden: bool, turned: bool| {
        let is_preview = card.is_some() && !lies;
        let wild = lying.wild.filter(|(wild, _)| card == Some(*wild));
        let from = wild.map(|(_, slot)| wild_key(seat, slot));
        let emphasis = match won {
            Some(true) => Emphasis::Lit,
            _ => Emphasis::Plain,
        };
        let label = match card.filter(|_| !hidden) {
            Some(card) => words::paired(seat, way, card),
            None => words::not_paired(seat, way),
        };
        let label = players.sentence(&label).spoken();
        let class = classes!(
            "centre",
            "dd-pair__place",
            is_preview.then_some("is-preview"),
            hidden.then_some("is-tense"),
            turned.then_some("is-turning"),
        );
        html! {
            <div key={way} {class}>
                if hidden {
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
                    { if wild.is_some() { words::WITH_WILD } else { way } }
                </span>
            </div>
        }
    };
    let scored =
        whole.zip(scene.score(seat).or_else(would)).filter(|_| lying.hidden == Places::default());
    html! {
        <section class={classes!("centre", "dd-pair", state)} aria-label={players.sentence(&words::pair_of(seat)).written()}>
            <h3 class="soft clip dd-pair__name" aria-hidden="true">{ players.label(seat) }</h3>
            <div class="dd-pair__cards">
                { place(words::GIVEN, received, lying.received.is_some(), lying.hidden.received, lying.turned.received) }
                { place(words::KEPT, kept, lying.kept.is_some(), lying.hidden.kept, lying.turned.kept) }
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
