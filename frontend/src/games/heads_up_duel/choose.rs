//! The hand in a duel: a card is picked for the showdown, or to add, and locked in.

use engine::games::heads_up_duel::{Action, Card, CardCounts, DuelView, HeadsUpDuel};
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

/// A card of a hand, or of a deck without a `duel`. With a `pick`, a press picks the card or drops the pick.
fn tile(
    seat: Seat,
    duel: Option<&DuelView>,
    card: Card,
    count: u16,
    pick: Option<&UseStateHandle<Option<Card>>>,
    refusal: Option<RefusalReason>,
) -> Html {
    let side = duel.and_then(|duel| Some(&duel.sides[duel.seats.side_of(seat)?]));
    let played = side.map_or(0, |side| side.table.of(card) + side.discard.of(card));
    let is_picked = pick.is_some_and(|pick| **pick == Some(card));
    let on_press = pick.map(|pick| sets(pick, (!is_picked).then_some(card)));
    let emphasis = if is_picked { Emphasis::Selected } else { Emphasis::Plain };
    let label = words::in_hand(card, count, is_picked);
    // The next copy played glides from here.
    let animation_name = format!("{seat}-{card}-{played}");
    html! { <Tile key={card.to_string()} {card} {count} {emphasis} {label} {on_press} {refusal} {animation_name} /> }
}

/// A hand. Without a `pick`, its cards can't be pressed.
pub fn hand(
    seat: Seat,
    cards: CardCounts,
    duel: Option<&DuelView>,
    pick: Option<&UseStateHandle<Option<Card>>>,
) -> Html {
    let tile = |card| tile(seat, duel, card, cards.of(card), pick, None);
    html! {
        <div class="hud-hand card-room" ~style={card_room_style(cards.distinct().count())} data-choice={pick.is_some().then_some("first")}>
            { for cards.distinct().map(tile) }
        </div>
    }
}

/// Picks the showdown card, and locks it in.
#[component]
pub fn Showdown(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let actions = picked.map(|card| vec![Action::Show(card)]);
    let draft = actions.ok_or_else(|| RefusalReason::with_rule(words::PICK_SHOW, "HUD-23"));
    let label =
        picked.map_or_else(|| words::LOCK_IN.to_string(), |card| words::show(one(card.kind())));
    html! {
        <div class="stack-2 hud-decide">
            { hand(props.seat, props.own().hand.unwrap_or_default(), props.view.duel.as_ref(), Some(&picked)) }
            { props.lock_button(label, draft) }
        </div>
    }
}

/// Picks a card to add, and locks it in. Playable cards come first; the others say why they can't be played.
#[component]
pub fn Advantage(props: &Acting<HeadsUpDuel>) -> Html {
    let picked = use_state_eq(|| None::<Card>);
    let cards = props.own().hand.unwrap_or_default();
    // The picked card may have left the hand: played, or swept away.
    let valid_pick = picked.filter(|card| cards.of(*card) > 0);
    let judged = cards.distinct().map(|card| (card, props.judge.emit(Action::Play(card))));
    let (playable, others): (Vec<_>, Vec<_>) = judged.partition(|(_, refusal)| refusal.is_none());
    let can_play = !playable.is_empty();
    let (seat, duel) = (props.seat, props.view.duel.as_ref());
    let tile = |(card, refusal)| tile(seat, duel, card, cards.of(card), Some(&picked), refusal);
    html! {
        <div class="stack-2 hud-decide">
            <div class="stack-2 hud-now">
                <div class="hud-hand card-room is-able" ~style={card_room_style(playable.len())} role="group" aria-label={words::ABLE} data-choice="first">
                    if !can_play {
                        <p class="centred hud-hand__none">{ words::NONE_ABLE }</p>
                    }
                    { for playable.into_iter().map(tile) }
                </div>
                { match valid_pick {
                    Some(card) => add_button(props, card, &picked),
                    None => ready_button(props, !can_play),
                } }
            </div>
            if !others.is_empty() {
                <div class="hud-hand card-room is-unable" ~style={card_room_style(others.len())} role="group" aria-label={words::UNABLE}>
                    { for others.into_iter().map(tile) }
                </div>
            }
        </div>
    }
}

fn add_button(
    props: &Acting<HeadsUpDuel>,
    card: Card,
    picked: &UseStateHandle<Option<Card>>,
) -> Html {
    let picked = picked.setter();
    let on_act = props.on_act.reform(move |action| {
        picked.set(None);
        action
    });
    let acting = Acting { on_act, ..props.clone() };
    acting.lock_button(words::play(one(card.kind())), Ok(vec![Action::Play(card)]))
}

fn ready_button(props: &Acting<HeadsUpDuel>, is_only_choice: bool) -> Html {
    let is_last = props.view.duel.is_some_and(|duel| duel.other_ready);
    html! {
        <Button
            key="ready"
            id="hud-ready"
            weight={Weight::Main}
            label={if is_last { words::READY_ENDS } else { words::READY }}
            is_next={is_only_choice}
            refusal={props.judge.emit(Action::Ready)}
            on_press={props.on_act.reform(|_| Action::Ready)}
        />
    }
}
