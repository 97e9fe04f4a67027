//! The hand in a duel: a card is picked for the showdown, or to add, and locked in.

use engine::games::heads_up_duel::{Action, Card, CardCounts, HeadsUpDuel};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::Tile;
use crate::components::button::{Button, Weight};
use crate::components::card::Emphasis;
use crate::components::count_style::card_room_style;
use crate::games::Acting;
use crate::games::heads_up_duel::text::{board as words, cards::one};
use crate::hooks::sets;
use crate::words::reason::RefusalReason;

/// A seat's hand, and its cards played in this duel.
struct Held {
    seat: Seat,
    cards: CardCounts,
    played: CardCounts,
}

impl Held {
    fn new(acting: &Acting<HeadsUpDuel>) -> Self {
        let side = acting.view.duel.as_ref();
        let side = side.and_then(|duel| Some(duel.sides[duel.seats.side_of(acting.seat)?]));
        let played = side.map_or(CardCounts::NONE, |side| side.table.plus(&side.discard));
        let cards = acting.view.by_seat[acting.seat].hand.unwrap_or_default();
        Self { seat: acting.seat, cards, played }
    }

    fn tile(
        &self,
        card: Card,
        is_picked: bool,
        on_press: Option<Callback<MouseEvent>>,
        refusal: Option<RefusalReason>,
    ) -> Html {
        let count = self.cards.of(card);
        let emphasis = if is_picked { Emphasis::Selected } else { Emphasis::Plain };
        let label = words::in_hand(card, count, is_picked);
        // The next copy played glides from here.
        let glide = format!("{}-{card}-{}", self.seat, self.played.of(card));
        html! { <Tile key={card.to_string()} {card} {count} {emphasis} {label} {on_press} {refusal} {glide} /> }
    }
}

/// A hand that is only shown. `played` are the seat's cards played in this duel.
pub fn hand(seat: Seat, cards: &CardCounts, played: &CardCounts) -> Html {
    let held = Held { seat, cards: *cards, played: *played };
    let tile = |card| held.tile(card, false, None, None);
    html! {
        <div class="hud-hand card-room" ~style={card_room_style(cards.distinct().count())}>
            { for cards.distinct().map(tile) }
        </div>
    }
}

/// Picks the showdown card, and locks it in.
#[component]
pub fn Showdown(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let held = Held::new(props);
    let draft = picked.map(|card| vec![Action::Show(card)]);
    let draft = draft.ok_or_else(|| RefusalReason::with_rule(words::PICK_SHOW, "HUD-23"));
    let label =
        picked.map_or_else(|| words::LOCK_IN.to_string(), |card| words::show(one(card.kind())));
    let tile = |card: Card| {
        let is_picked = *picked == Some(card);
        held.tile(card, is_picked, Some(sets(&picked, (!is_picked).then_some(card))), None)
    };
    html! {
        <div class="hud-decide">
            <div class="hud-hand card-room" ~style={card_room_style(held.cards.distinct().count())} data-choice="first">
                { for held.cards.distinct().map(tile) }
            </div>
            { props.lock(label, draft) }
        </div>
    }
}

/// Playable cards come first; the others show why they can't be played. A card is picked, and then locked in.
#[component]
pub fn Advantage(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let held = Held::new(props);
    // The pick may be gone by now: played, or swept away.
    let chosen = picked.filter(|card| held.cards.of(*card) > 0);
    let judged = held.cards.distinct().map(|card| (card, props.judge.emit(Action::Play(card))));
    let (able, unable): (Vec<_>, Vec<_>) = judged.partition(|(_, refusal)| refusal.is_none());
    let (none_able, room) = (able.is_empty(), card_room_style(able.len()));
    let tile = |(card, refusal): (Card, Option<RefusalReason>)| {
        let is_picked = chosen == Some(card);
        held.tile(card, is_picked, Some(sets(&picked, (!is_picked).then_some(card))), refusal)
    };
    html! {
        <div class="hud-decide">
            <div class="stack-2 hud-now">
                <div class="hud-hand card-room is-able" ~style={room} role="group" aria-label={words::ABLE} data-choice="first">
                    if none_able {
                        <p class="hud-hand__none">{ words::NONE_ABLE }</p>
                    }
                    { for able.into_iter().map(tile) }
                </div>
                { add_or_ready(props, chosen, none_able, &picked) }
            </div>
            if !unable.is_empty() {
                <div class="hud-hand card-room is-unable" ~style={card_room_style(unable.len())} role="group" aria-label={words::UNABLE}>
                    { for unable.into_iter().map(tile) }
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
        let acting = Acting { on_act, ..props.clone() };
        return acting.lock(words::play(one(card.kind())), Ok(vec![Action::Play(card)]));
    }
    let is_last = props.view.duel.is_some_and(|duel| duel.other_ready);
    html! {
        <Button
            key="ready"
            id="hud-ready"
            weight={Weight::Main}
            label={if is_last { words::READY_ENDS } else { words::READY }}
            is_next={is_all}
            refusal={props.judge.emit(Action::Ready)}
            on_press={props.on_act.reform(|_| Action::Ready)}
        />
    }
}
