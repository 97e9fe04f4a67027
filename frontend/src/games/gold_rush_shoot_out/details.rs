//! Each seat's public history, and its loot if there is a ledger; a seat's own possessions; the open envelopes at the
//! end.

use engine::game::Observer;
use engine::games::gold_rush_shoot_out::{
    Ability, Card, CardCounts, Fate, Load, Loot, Pending, ROUNDS, SeatView, Tally, View,
};
use engine::seat::Seat;
use yew::prelude::*;

use super::icons::{self, Badge};
use super::scene::Scene;
use crate::components::seat;
use crate::games::gold_rush_shoot_out::text::{board as words, cards};
use crate::words::players::Players;
use crate::words::text::Text;

pub fn details(view: &View, players: &Players) -> (Text, Html) {
    let content = html! {
        <>
            { ledger(view, players) }
            if let Some(undealt) = view.cards_in_decks() {
                <section class="gr-come">
                    <h3>{ words::TO_COME }</h3>
                    <p>{ cards::card_list(undealt) }</p>
                </section>
            }
        </>
    };
    (words::LEDGER, content)
}

/// The seats in priority order, with their rounds.
pub fn ledger(view: &View, players: &Players) -> Html {
    html! {
        <ul class="stack-3 columns" role="list">
            for seat in view.in_priority() {
                { ledger_entry(view, seat, players) }
            }
        </ul>
    }
}

fn ledger_entry(view: &View, seat: Seat, players: &Players) -> Html {
    let seat_view = &view.by_seat[seat];
    let held = match view.observer {
        Observer::Everybody(_) => seat_view.envelope,
        Observer::Seat(_) | Observer::Table => seat_view.put_in,
    };
    html! {
        <li key={seat.number()} class="stack-1 ruled gr-ledger__seat">
            <h3 class="clip gr-ledger__name" aria-level="2">{ seat::name_with_mark(players, seat) }</h3>
            <p class="gr-ledger__sum">
                { icons::badge(Badge::Wound) }{ cards::wounds(seat_view.wounds) }
                { icons::badge(Badge::Token) }{ cards::tokens(seat_view.tokens) }
                { icons::badge(Badge::Envelope) }{ words::card_count(seat_view.cards) }
            </p>
            <ol class="gr-ledger__rounds" aria-label={words::AMMO_OF_ROUNDS}>
                for (round, fate) in (1..=ROUNDS).zip(seat_view.fates) {
                    <li key={round} class={classes!((fate == Fate::Waits).then_some("is-none"))}>
                        <span class="visually-hidden">{ words::fate(round, fate) }</span>
                        <span class="gr-ledger__fate" aria-hidden="true">
                            { match fate {
                                Fate::Waits => html! { round },
                                Fate::SatOut => icons::badge(Badge::Out),
                                Fate::NoTarget => html! { "?" },
                                Fate::Revealed(load) => icons::load(load),
                            } }
                        </span>
                    </li>
                }
            </ol>
            if let Some(held) = held {
                <p class="row-1 wrap gr-ledger__cards">
                    { pictures(held) }
                    <span class="accent strong">{ words::seen_worth(held.worth()) }</span>
                </p>
            }
        </li>
    }
}

fn pictures(held: CardCounts) -> Html {
    html! {
        for (index, card) in held.each().enumerate() {
            <span key={index} role="img" aria-label={cards::name(card)}>{ icons::card(card) }</span>
        }
    }
}

/// A seat's own ammo and envelope, with the load of the round with index `round_index`.
pub fn own_possessions(label: String, seat_view: &SeatView, round_index: usize) -> Html {
    let (Some(ammo), Some(envelope)) = (seat_view.ammo, seat_view.envelope) else {
        return Html::default();
    };
    let load = load_of_round(seat_view, round_index);
    let abilities: Vec<Ability> =
        Ability::ALL.into_iter().filter(|ability| envelope.ability(*ability) > 0).collect();
    html! {
        <section class="stack-2 gr-own raised" aria-label={label}>
            <div class="gr-own__row">
                <h3>{ words::AMMO }</h3>
                <ul class="wrap strong gr-own__ammo" role="list">
                    { ammo_row(Load::Blank, ammo.blanks, words::blanks(ammo.blanks)) }
                    { ammo_row(Load::Bullet, ammo.bullets, words::bullets(ammo.bullets)) }
                    if let Some(load) = load {
                        <li class="gr-own__loaded">
                            { icons::load(load) }{ words::loaded(cards::load(load)) }
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
                    for card in Loot::ALL.map(Card::Loot) {
                        <li key={cards::name(card)} class={classes!((envelope.of(card) == 0).then_some("is-none"))}>
                            <span class="visually-hidden">{ words::has(cards::name(card), envelope.of(card), envelope.worth_added_by(card)) }</span>
                            <span class="strong nowrap gr-own__count" aria-hidden="true">
                                { icons::card(card) }{ "×" }{ envelope.of(card) }
                            </span>
                            <span class="note nowrap gr-own__adds" aria-hidden="true">
                                { words::next_adds(envelope.worth_added_by(card)) }
                            </span>
                        </li>
                    }
                </ul>
            </div>
            if !abilities.is_empty() {
                <div class="gr-own__row">
                    <h3>{ words::ABILITIES }</h3>
                    <ul class="stack-1 gr-own__abilities" role="list">
                        for ability in abilities {
                            <li key={format!("{ability:?}")} class="row-1">
                                { icons::card(Card::Ability(ability)) }
                                <span>
                                    <strong>{ words::name_and_count(ability, envelope) }</strong>
                                    <span class="gr-own__does">{ " " }{ cards::ability_effect(ability) }</span>
                                </span>
                            </li>
                        }
                    </ul>
                </div>
            }
        </section>
    }
}

/// `None` if the view doesn't have the load.
pub fn load_of_round(seat_view: &SeatView, round_index: usize) -> Option<Load> {
    match seat_view.load {
        Some(Pending::Made(load)) => Some(load),
        Some(Pending::Owed | Pending::TimedOut) | None => seat_view.loads[round_index],
    }
}

fn ammo_row(load: Load, number: u8, text: String) -> Html {
    html! {
        <li class={classes!((number == 0).then_some("is-none"))}>
            { icons::load(load) }{ text }
        </li>
    }
}

/// The open envelopes with their prizes, the last opened first.
pub fn tally(scene: &Scene, players: &Players) -> Html {
    let all_open = scene.opened.len() == usize::from(scene.view.seats);
    html! {
        <ol class={classes!("stack-2", "columns", "gr-tally", (scene.opened.len() > 4).then_some("is-many"))} aria-label={words::ENVELOPES}>
            for seat in scene.opened.iter().rev().copied() {
                { open_envelope(&scene.view, seat, all_open, players) }
            }
        </ol>
    }
}

fn open_envelope(view: &View, seat: Seat, all_open: bool, players: &Players) -> Html {
    let seat_view = &view.by_seat[seat];
    let (Some(tally), Some(envelope)) = (seat_view.tally, seat_view.envelope) else {
        return Html::default();
    };
    let wins = all_open && tally.for_gold > 0;
    html! {
        <li
            key={seat.number()}
            class={classes!("gr-tally__seat", "raised", wins.then_some("is-winner"))}
            data-glide={format!("tally-{seat}")}
        >
            <h3 class="clip strip__name" aria-level="2">{ seat::name_with_mark(players, seat) }</h3>
            <p class="gr-tally__gold">
                <strong>{ tally.gold }</strong>{ " " }{ words::bars_word(tally.gold) }
            </p>
            <p class="wrap gr-tally__cards">
                { pictures(envelope) }
                if envelope.count() == 0 {
                    <span class="note">{ words::EMPTY }</span>
                }
            </p>
            <ul class="wrap soft gr-tally__facts" role="list">
                <li>{ words::antiques(tally.antiques) }</li>
                <li>{ cards::wounds(tally.wounds) }</li>
                <li>{ cards::tokens(seat_view.tokens) }</li>
            </ul>
            { prizes(tally) }
        </li>
    }
}

fn prizes(tally: Tally) -> Html {
    let prize = |icon: Badge, class: &'static str, text: String| {
        html! { <li class={class}>{ icons::badge(icon) }{ text }</li> }
    };
    html! {
        <ul class="wrap strong gr-tally__prizes" role="list">
            if tally.for_gold > 0 {
                { prize(Badge::Token, "is-good", words::most_gold(cards::tokens(tally.for_gold))) }
            }
            if tally.for_antiques > 0 {
                { prize(Badge::Token, "is-good", words::most_antiques(cards::tokens(tally.for_antiques))) }
            }
            if tally.strike {
                { prize(Badge::Strike, "is-bad", words::STRIKE.to_string()) }
            }
        </ul>
    }
}
