//! The hand in a duel: a card is picked for the showdown, or to be added, and locked in.

use engine::games::heads_up_duel::{Action, Card, Cards};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::Tile;
use crate::components::button::{Button, Weight, lock};
use crate::components::card::Standing;
use crate::components::crowd::crowd;
use crate::games::heads_up_duel::text::board as words;
use crate::words::reason::Reason;

/// From this number of tiles on a hand lies in several rows, by its width: see `style.css`.
const CROWDS: [usize; 4] = [8, 11, 15, 21];

/// The classes of a hand with this number of tiles.
fn class_of(tiles: usize) -> Classes {
    classes!("hud-hand", crowd(tiles, &CROWDS))
}

/// A hand that is only looked at, of a seat that has played these cards in this duel.
pub fn hand(seat: Seat, cards: &Cards, played: &Cards) -> Html {
    html! {
        <div class={class_of(cards.different().count())}>
            for card in cards.different() {
                { tile(seat, card, cards, played, Standing::Plain, None, None) }
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct DecideProps {
    pub seat: Seat,
    pub cards: Cards,
    /// The cards that the seat has played in this duel.
    pub played: Cards,
    /// Whether the round ends with this seat's “ready”.
    pub other_ready: bool,
    pub on_act: Callback<Action>,
    pub judge: Callback<Action, Option<Reason>>,
}

/// A card is picked, and locked in.
#[component]
pub fn Showdown(props: &DecideProps) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let draft = picked.map(|card| vec![Action::Show(card)]);
    let draft = draft.ok_or_else(|| Reason::of_rule(words::PICK_SHOW, "HUD-23"));
    let label = picked.map_or_else(|| words::LOCK_IN.to_owned(), words::show);
    let tap = |card: Card| {
        let picked = picked.clone();
        Callback::from(move |_: MouseEvent| {
            picked.set(if *picked == Some(card) { None } else { Some(card) });
        })
    };
    html! {
        <div class="hud-decide">
            <div class={class_of(props.cards.different().count())} data-choice="first">
                for card in props.cards.different() {
                    { {
                        let standing = if *picked == Some(card) { Standing::Selected } else { Standing::Plain };
                        tile(props.seat, card, &props.cards, &props.played, standing, Some(tap(card)), None)
                    } }
                }
            </div>
            { lock(label, draft, &props.judge, props.on_act.clone()) }
        </div>
    }
}

/// What is possible now lies first; the rest says why not. A card is picked, and locked in.
#[component]
pub fn Advantage(props: &DecideProps) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    // What was picked before may be gone: played, or swept away.
    let chosen = picked.filter(|card| props.cards.of(*card) > 0);
    let judged = props.cards.different().map(|card| (card, props.judge.emit(Action::Play(card))));
    let (able, unable): (Vec<_>, Vec<_>) = judged.partition(|(_, refusal)| refusal.is_none());
    let row = |cards: Vec<(Card, Option<Reason>)>| {
        cards
            .into_iter()
            .map(|(card, refusal)| {
                let is_picked = chosen == Some(card);
                let standing = if is_picked { Standing::Selected } else { Standing::Plain };
                let tap = {
                    let picked = picked.setter();
                    Callback::from(move |_: MouseEvent| picked.set((!is_picked).then_some(card)))
                };
                tile(props.seat, card, &props.cards, &props.played, standing, Some(tap), refusal)
            })
            .collect::<Html>()
    };
    html! {
        <div class="hud-decide">
            <div class="hud-now">
                <div class={classes!(class_of(able.len()), "is-able")} role="group" aria-label={words::ABLE} data-choice="first">
                    if able.is_empty() {
                        <p class="hud-hand__none">{ words::NONE_ABLE }</p>
                    }
                    { row(able.clone()) }
                </div>
                { add_or_ready(props, chosen, able.is_empty(), &picked) }
            </div>
            if !unable.is_empty() {
                <div class={classes!(class_of(unable.len()), "is-unable")} role="group" aria-label={words::UNABLE}>
                    { row(unable) }
                </div>
            }
        </div>
    }
}

/// The button that plays the picked card; without one, the button that says “ready”, which may be all that there is.
fn add_or_ready(
    props: &DecideProps,
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
    let ready = if props.other_ready { words::READY_ENDS } else { words::READY };
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
    standing: Standing,
    on_press: Option<Callback<MouseEvent>>,
    refusal: Option<Reason>,
) -> Html {
    let count = cards.of(card);
    let is_picked = standing == Standing::Selected;
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
