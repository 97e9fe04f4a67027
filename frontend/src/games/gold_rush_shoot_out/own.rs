//! A seat's own things: ammo, loads, and envelope.

use engine::games::gold_rush_shoot_out::{Ability, Card, Load, Loot, Pending, SeatView};
use yew::prelude::*;

use super::icons;
use crate::games::gold_rush_shoot_out::text::{board as words, cards};

/// A seat's own things; the load shown is that of `round`, an index.
pub fn own(label: String, place: &SeatView, round: usize) -> Html {
    let (Some(ammo), Some(envelope)) = (place.ammo, place.envelope) else {
        return Html::default();
    };
    let loaded = loaded(place, round);
    let abilities: Vec<Ability> =
        Ability::ALL.into_iter().filter(|ability| envelope.ability(*ability) > 0).collect();
    html! {
        <section class="stack-2 gr-own raised" aria-label={label}>
            <div class="gr-own__row">
                <h3>{ words::AMMO }</h3>
                <ul class="wrap gr-own__ammo" role="list">
                    { left(Load::Blank, ammo.blanks, words::blanks(ammo.blanks)) }
                    { left(Load::Bullet, ammo.bullets, words::bullets(ammo.bullets)) }
                    if let Some(load) = loaded {
                        <li class="gr-own__loaded">
                            { icons::of_load(load) }{ words::loaded(cards::load(load)) }
                        </li>
                    }
                </ul>
            </div>
            <div class="gr-own__row">
                <h3>
                    { words::ENVELOPE }{ " " }
                    <strong class="accent gr-own__worth">{ cards::bars(envelope.worth()) }</strong>
                </h3>
                <ul class="stack-1 gr-own__loot" role="list">
                    for loot in Loot::ALL {
                        { {
                            let card = Card::Loot(loot);
                            html! {
                                <li key={cards::name(card)} class={classes!((envelope.of(card) == 0).then_some("is-none"))}>
                                    <span class="visually-hidden">{ words::has(cards::name(card), envelope.of(card), envelope.added_by(card)) }</span>
                                    <span class="gr-own__count" aria-hidden="true">
                                        { icons::of_card(card) }{ "×" }{ envelope.of(card) }
                                    </span>
                                    <span class="note gr-own__adds" aria-hidden="true">
                                        { words::next_adds(envelope.added_by(card)) }
                                    </span>
                                </li>
                            }
                        } }
                    }
                </ul>
            </div>
            if !abilities.is_empty() {
                <div class="gr-own__row">
                    <h3>{ words::ABILITIES }</h3>
                    <ul class="stack-1 gr-own__abilities" role="list">
                        for ability in abilities {
                            <li key={format!("{ability:?}")}>
                                { icons::of_card(Card::Ability(ability)) }
                                <span>
                                    <strong>{ words::times(ability, envelope) }</strong>
                                    <span class="gr-own__does">{ " " }{ cards::ability(ability) }</span>
                                </span>
                            </li>
                        }
                    </ul>
                </div>
            }
        </section>
    }
}

/// A seat's load in a round, as far as the view tells.
pub fn loaded(place: &SeatView, round: usize) -> Option<Load> {
    match place.load {
        Some(Pending::Made(load)) => Some(load),
        Some(Pending::Owed | Pending::TimedOut) | None => place.loads[round],
    }
}

fn left(load: Load, number: u8, text: String) -> Html {
    html! {
        <li class={classes!((number == 0).then_some("is-none"))}>
            { icons::of_load(load) }{ text }
        </li>
    }
}
