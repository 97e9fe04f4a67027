//! A pair: the card given, the card kept, and what they score.

use engine::games::dual_duel::{Card as Face, Pair, score};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::scene::{Places, Scene};
use super::side::slot_name;
use crate::components::card::{BackColour, Card, Emphasis};
use crate::games::dual_duel::text::board as words;
use crate::words::players::Players;
use crate::words::text::Text;

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
        let from = wild.map(|(_, slot)| slot_name(seat, slot));
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
