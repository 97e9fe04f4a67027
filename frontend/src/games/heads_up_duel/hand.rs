//! The hand in a duel: a card is picked for the showdown, or to be added, and locked in.

use engine::games::heads_up_duel::{Action, Card, Cards, HeadsUpDuel};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::Tile;
use crate::components::button::{Button, Weight, lock};
use crate::components::card::Emphasis;
use crate::components::crowd::room_of;
use crate::games::Acting;
use crate::games::heads_up_duel::text::board as words;
use crate::words::reason::Reason;

/// A hand only shown, of a seat that has played these cards in this duel.
pub fn hand(seat: Seat, cards: &Cards, played: &Cards) -> Html {
    html! {
        <div class="hud-hand card-room" ~style={room_of(cards.different().count())}>
            for card in cards.different() {
                { tile(seat, card, cards, played, Emphasis::Plain, None, None) }
            }
        </div>
    }
}

/// The deciding seat's hand, and its cards played in this duel.
fn held(props: &Acting<HeadsUpDuel>) -> (Cards, Cards) {
    let own = props.view.duel.as_ref();
    let own = own.and_then(|duel| Some(duel.sides[duel.seats.side_of(props.seat)?]));
    let played = own.map_or(Cards::NONE, |own| own.table.plus(&own.discard));
    (props.view.places[props.seat].hand.unwrap_or_default(), played)
}

/// Picks a card and locks it in.
#[component]
pub fn Showdown(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let (cards, played) = held(props);
    let draft = picked.map(|card| vec![Action::Show(card)]);
    let draft = draft.ok_or_else(|| Reason::of_rule(words::PICK_SHOW, "HUD-23"));
    let label = picked.map_or_else(|| words::LOCK_IN.to_string(), words::show);
    let tap = |card: Card| {
        let picked = picked.clone();
        Callback::from(move |_: MouseEvent| {
            picked.set(if *picked == Some(card) { None } else { Some(card) });
        })
    };
    html! {
        <div class="hud-decide">
            <div class="hud-hand card-room" ~style={room_of(cards.different().count())} data-choice="first">
                for card in cards.different() {
                    { {
                        let standing = if *picked == Some(card) { Emphasis::Selected } else { Emphasis::Plain };
                        tile(props.seat, card, &cards, &played, standing, Some(tap(card)), None)
                    } }
                }
            </div>
            { lock(label, draft, &props.judge, props.on_act.clone()) }
        </div>
    }
}

/// Playable cards come first; the others give their refusals. A card is picked, then locked in.
#[component]
pub fn Advantage(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let (cards, played) = held(props);
    // An earlier pick may be gone: played, or swept away.
    let chosen = picked.filter(|card| cards.of(*card) > 0);
    let judged = cards.different().map(|card| (card, props.judge.emit(Action::Play(card))));
    let (able, unable): (Vec<_>, Vec<_>) = judged.partition(|(_, refusal)| refusal.is_none());
    let row = |some: Vec<(Card, Option<Reason>)>| {
        some.into_iter()
            .map(|(card, refusal)| {
                let is_picked = chosen == Some(card);
                let standing = if is_picked { Emphasis::Selected } else { Emphasis::Plain };
                let tap = {
                    let picked = picked.setter();
                    Callback::from(move |_: MouseEvent| picked.set((!is_picked).then_some(card)))
                };
                tile(props.seat, card, &cards, &played, standing, Some(tap), refusal)
            })
            .collect::<Html>()
    };
    html! {
        <div class="hud-decide">
            <div class="stack-2 hud-now">
                <div
                    class="hud-hand card-room is-able"
                    ~style={room_of(able.len())}
                    role="group"
                    aria-label={words::ABLE}
                    data-choice="first"
                >
                    if able.is_empty() {
                        <p class="hud-hand__none">{ words::NONE_ABLE }</p>
                    }
                    { row(able.clone()) }
                </div>
                { add_or_ready(props, chosen, able.is_empty(), &picked) }
            </div>
            if !unable.is_empty() {
                <div
                    class="hud-hand card-room is-unable"
                    ~style={room_of(unable.len())}
                    role="group"
                    aria-label={words::UNABLE}
                >
                    { row(unable) }
                </div>
            }
        </div>
    }
}

/// The button that plays the picked card; without one, the "ready" button, which may be the only choice.
fn add_or_ready(
    props: &Acting<HeadsUpDuel>,
    chosen: Option<Card>,
    is_all: bool,
    picked: &UseStateHandle<Option<Card>>,
) -> Html {
    if let Some(card) = chosen {
        let picked = picked.setter();
        let on_act = props.on_act.reform(move |action| {
            picked.set(None);
            action
        });
        return lock(words::play(card), Ok(vec![Action::Play(card)]), &props.judge, on_act);
    }
    let ready = if props.view.duel.is_some_and(|duel| duel.other_ready) {
        words::READY_ENDS
    } else {
        words::READY
    };
    html! {
        <Button
            key="ready"
            id="hud-ready"
            weight={Weight::Main}
            label={ready}
            is_next={is_all}
            refusal={props.judge.emit(Action::Ready)}
            on_press={props.on_act.reform(|_| Action::Ready)}
        />
    }
}

fn tile(
    seat: Seat,
    card: Card,
    cards: &Cards,
    played: &Cards,
    standing: Emphasis,
    on_press: Option<Callback<MouseEvent>>,
    refusal: Option<Reason>,
) -> Html {
    let count = cards.of(card);
    let is_picked = standing == Emphasis::Selected;
    let label = words::in_hand(card, count, is_picked);
    // The next copy that is played glides from here.
    let glide = format!("{seat}-{card}-{}", played.of(card));
    html! {
        <Tile
            key={card.to_string()}
            {card}
            {count}
            {standing}
            {label}
            {on_press}
            {refusal}
            glide={glide}
        />
    }
}
