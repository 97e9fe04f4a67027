//! Making an offer: taps put the things to give and to ask for on a scale, before the offer is sent.

use std::cmp::Ordering;

use engine::games::heads_up_duel::{Card, CardCounts, CardKind, HeadsUpDuel, SeatView, View};
use engine::seat::Seat;
use yew::html::IntoPropValue as _;
use yew::prelude::*;

use super::draft::{Draft, ScaleItem};
use super::face::{Tile, marbles};
use super::text::{board as words, cards as said};
use crate::components::button::{Button, Weight};
use crate::components::field::tab;
use crate::games::Acting;
use crate::hooks::toasts;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

/// The seats that can receive an offer.
pub fn partners(view: &View, from: Seat) -> Vec<Seat> {
    let others = Seat::all(view.seats).filter(|seat| *seat != from);
    others.filter(|seat| !view.left.contains(*seat)).collect()
}

#[derive(Properties, PartialEq)]
pub struct MakeOfferProps {
    pub acting: Acting<HeadsUpDuel>,
    pub draft: Draft,
    pub on_draft: Callback<Draft>,
}

impl Acting<HeadsUpDuel> {
    pub fn own(&self) -> &SeatView {
        &self.view.by_seat[self.seat]
    }

    pub fn deck(&self) -> CardCounts {
        self.own().deck.unwrap_or_default()
    }

    pub fn marbles(&self) -> u16 {
        self.own().marbles.unwrap_or(0)
    }

    pub fn has_market(&self) -> bool {
        self.view.options.has_market(self.view.seats)
    }
}

/// The parts of the screen, as values of `is_asking`.
const GIVING: bool = false;
const ASKING: bool = true;

/// The scale, and the things to put on it.
#[component]
pub fn MakeOffer(props: &MakeOfferProps) -> Html {
    let MakeOfferProps { acting: Acting { players, .. }, draft, .. } = props;
    // The part shown on a screen without room for both: things to give, or to ask for.
    let is_asking = use_state_eq(|| GIVING);
    let (deck, own_marbles) = (props.acting.deck(), props.acting.marbles());
    let current = *draft;
    let on_put = props.on_draft.reform(move |item| current.with(item, &deck, own_marbles));
    let on_take = props.on_draft.reform(move |item| current.without(item));
    let marble_refusal = (own_marbles <= draft.give_marbles)
        .then(|| RefusalReason::with_rule(words::NO_MARBLE_LEFT, "HUD-7"));
    let asks_title = players.sentence(&words::asks(draft.to)).written();
    let gives = |seat| players.sentence(&words::gives(seat)).written();
    let hidden_class = |part: bool| (*is_asking != part).then_some("is-other");
    html! {
        <div class="stack-2 hud-make">
            { partner_choice(props) }
            { scale(draft, gives(Some(props.acting.seat)), gives(draft.to), Some(&on_take)) }
            { send_buttons(props) }
            // For a small screen, which shows one part.
            <div class="hud-tabs tabs hud-make__switch" role="group" aria-label={words::PANS}>
                { tab(&is_asking, GIVING, words::GIVE_TAB.translate()) }
                { tab(&is_asking, ASKING, words::WANT_TAB.translate()) }
            </div>
            <section class={classes!("stack-2", "hud-give", hidden_class(GIVING))} aria-label={words::GIVE}>
                <h3 class="hud-part">{ words::GIVE }</h3>
                { deck_tiles(&deck, draft, &on_put) }
                if props.acting.has_market() {
                    { marble_key(words::GIVE_MARBLE, marble_refusal.as_ref(), on_put.reform(|_| ScaleItem::GiveMarble)) }
                }
            </section>
            <section class={classes!("stack-2", "hud-want", hidden_class(ASKING))} aria-label={asks_title.clone()}>
                <h3 class="hud-part">{ asks_title }</h3>
                { kind_keys(props, &on_put) }
            </section>
        </div>
    }
}

fn send_buttons(props: &MakeOfferProps) -> Html {
    let draft = &props.draft;
    let actions = draft.action().map(|action| vec![action]);
    let actions = actions.ok_or_else(|| RefusalReason::with_rule(words::PICK_PARTNER, "HUD-7"));
    let label = props.acting.players.sentence(&words::send(draft));
    let to = draft.to;
    html! {
        <div class="wrap-2 middle hud-ways">
            { props.acting.main_button("hud-send", label.into_prop_value(), actions) }
            if !draft.is_empty() || draft.countered.is_some() {
                <Button
                    weight={Weight::Quiet}
                    label={words::EMPTY_SCALE}
                    on_press={props.on_draft.reform(move |_| Draft::empty(to))}
                />
            }
        </div>
    }
}

fn partner_choice(props: &MakeOfferProps) -> Html {
    let draft = &props.draft;
    if let Some(countered) = draft.countered {
        let line = props.acting.players.sentence(&words::counters(countered.from));
        return html! { <p class="hud-hint is-known">{ line.written() }</p> };
    }
    let radio = |seat: Seat| {
        let next = Draft { to: Some(seat), ..*draft };
        html! {
            <label key={seat.number()} class="hud-partner radio-card">
                <input
                    class="radio-card__input"
                    type="radio"
                    name="hud-partner"
                    value={seat.to_string()}
                    checked={draft.to == Some(seat)}
                    onchange={props.on_draft.reform(move |_: Event| next)}
                />
                <span class="radio-card__face">{ props.acting.players.name(seat) }</span>
            </label>
        }
    };
    html! {
        <div class="row-1 hud-partners" role="radiogroup" aria-label={words::PARTNER}>
            <span class="hud-part" aria-hidden="true">{ words::PARTNER }</span>
            { for partners(&props.acting.view, props.acting.seat).into_iter().map(radio) }
        </div>
    }
}

/// The own deck by rank and back, without the cards on the scale.
fn deck_tiles(deck: &CardCounts, draft: &Draft, on_put: &Callback<ScaleItem>) -> Html {
    let tile = |card| {
        let left = deck.of(card).saturating_sub(draft.give.of(card));
        let refusal = (left == 0).then(|| RefusalReason::with_rule(words::ALL_ON_SCALE, "HUD-7"));
        html! {
            <Tile
                key={card.to_string()}
                {card}
                count={left}
                label={words::give(card, left)}
                on_press={on_put.reform(move |_: MouseEvent| ScaleItem::Give(card))}
                {refusal}
            />
        }
    };
    html! { <div class="hud-hand">{ for deck.distinct().map(tile) }</div> }
}

/// The kinds to ask for: all of them, since the other seat's cards are secret.
fn kind_keys(props: &MakeOfferProps, on_put: &Callback<ScaleItem>) -> Html {
    let key = |kind: CardKind| {
        let asked = props.draft.want.of_kind(kind);
        html! {
            <button
                key={words::short(kind)}
                type="button"
                class={classes!("hud-key", (asked > 0).then_some("is-asked"))}
                aria-label={words::ask_for(said::one(kind))}
                onclick={on_put.reform(move |_: MouseEvent| ScaleItem::Want(kind))}
            >
                { words::short(kind) }
            </button>
        }
    };
    // Without a market there are no Jokers.
    let kinds =
        CardKind::all().filter(|kind| props.acting.has_market() || *kind != CardKind::Joker);
    html! {
        <div class="hud-keys">
            { for kinds.map(key) }
            if props.acting.has_market() {
                { marble_key(words::ASK_MARBLE, None, on_put.reform(|_| ScaleItem::WantMarble)) }
            }
        </div>
    }
}

fn marble_key(
    label: Text,
    refusal: Option<&RefusalReason>,
    on_press: Callback<MouseEvent>,
) -> Html {
    let label =
        refusal.map_or_else(|| label.into(), |reason| reason.disabled_label(label.translate()));
    html! {
        <button
            type="button"
            class="row-1 middle hud-key is-marble"
            aria-label={label}
            aria-disabled={refusal.is_some().then_some("true")}
            aria-description={refusal.and_then(|reason| reason.rule)}
            onclick={toasts::unless_refused(refusal.cloned(), on_press)}
        >
            <span class="hud-marble" aria-hidden="true" />
            <span aria-hidden="true">{ "+1" }</span>
        </button>
    }
}

/// The scale with the offered and the requested things. With `on_take`, a tap takes a thing off.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn scale(
    draft: &Draft,
    give_title: String,
    want_title: String,
    on_take: Option<&Callback<ScaleItem>>,
) -> Html {
    let given = draft.give.count() + draft.give_marbles;
    let tilt_class = match given.cmp(&(draft.want.count() + draft.want_marbles)) {
        Ordering::Less => "is-right",
        Ordering::Equal => "is-even",
        Ordering::Greater => "is-left",
    };
    let take = |item: ScaleItem| on_take.map(|take| take.reform(move |_: MouseEvent| item));
    let tile = |card: Card, count: u16, item: ScaleItem| {
        let cards = said::several(card.kind(), count);
        let label = if on_take.is_some() { words::take_off(cards) } else { cards };
        html! { <Tile key={card.to_string()} {card} {count} {label} on_press={take(item)} /> }
    };
    let pan = |class: &'static str,
               title: String,
               cards: CardCounts,
               item_of: fn(Card) -> ScaleItem,
               marble_count: u16,
               marble: ScaleItem| {
        html! {
            <div class={classes!("stack-1", "hud-pan", class)}>
                <p class="strong centred note clip">{ title }</p>
                <div class="row wrap middle hud-pan__things">
                    { for cards.distinct().map(|card| tile(card, cards.of(card), item_of(card))) }
                    if marble_count > 0 {
                        { scale_marbles(marble_count, take(marble)) }
                    }
                    if cards.is_empty() && marble_count == 0 {
                        <p class="hud-pan__none">{ said::NOTHING }</p>
                    }
                </div>
            </div>
        }
    };
    html! {
        <div class={classes!("hud-scale", tilt_class)}>
            <svg class="hud-scale__beam" viewBox="0 0 200 26" aria-hidden="true" focusable="false">
                <path d="M100 6v20M92 26h16" />
                <g class="hud-scale__arm">
                    <path d="M24 8h152M24 8v14M176 8v14" />
                </g>
                <circle class="hud-scale__pivot" cx="100" cy="8" r="4" />
            </svg>
            { pan("is-give", give_title, draft.give, ScaleItem::Give, draft.give_marbles, ScaleItem::GiveMarble) }
            { pan("is-want", want_title, draft.want, |card| ScaleItem::Want(card.kind()), draft.want_marbles, ScaleItem::WantMarble) }
        </div>
    }
}

fn scale_marbles(number: u16, on_press: Option<Callback<MouseEvent>>) -> Html {
    let label = said::marbles(number);
    match on_press {
        None => html! {
            <span class="inline-row middle hud-purse" role="img" aria-label={label}>{ marbles(number) }</span>
        },
        Some(onclick) => html! {
            <button type="button" class="inline-row middle hud-purse" aria-label={words::take_off(label)} {onclick}>
                { marbles(number) }
            </button>
        },
    }
}
