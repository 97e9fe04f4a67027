//! An offer is built by tapping what to give and what to ask for, and lies on a scale before it is
//! sent.

use std::rc::Rc;

use engine::games::heads_up_duel::{Action, CardKind, Cards, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::draft::{Draft, Thing};
use super::face::{Tile, parts};
use super::scale::{Load, Scale};
use crate::components::button::{Button, Weight};
use crate::games::heads_up_duel::text::board as words;
use crate::hooks::toasts;
use crate::words::players::Players;
use crate::words::reason::Reason;

/// Those who can be made an offer.
pub fn partners(view: &View, own: Seat) -> Vec<Seat> {
    let others = Seat::all(view.seats).filter(|seat| *seat != own);
    others.filter(|seat| !view.left.contains(*seat)).collect()
}

/// What a tap goes on, where there is no room for both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pan {
    Give,
    Want,
}

#[derive(Properties, PartialEq)]
pub struct MakeProps {
    pub seat: Seat,
    pub view: Rc<View>,
    pub players: Players,
    pub draft: Draft,
    pub on_draft: Callback<Draft>,
    pub on_send: Callback<Action>,
    pub judge: Callback<Action, Option<Reason>>,
}

impl MakeProps {
    fn has_market(&self) -> bool {
        self.view.options.has_market(self.view.seats)
    }
}

/// The scale, and what can be put on it.
#[component]
pub fn Make(props: &MakeProps) -> Html {
    let MakeProps { draft, players, .. } = props;
    let pan = use_state_eq(|| Pan::Give);
    let own = &props.view.places[props.seat];
    let (deck, purse) = (own.deck.unwrap_or_default(), own.marbles.unwrap_or(0));
    let change = |with: fn(&Draft, Thing, &Cards, u16) -> Draft| {
        let (draft, on_draft) = (draft.clone(), props.on_draft.clone());
        Callback::from(move |thing: Thing| on_draft.emit(with(&draft, thing, &deck, purse)))
    };
    let put = change(Draft::with);
    let take = change(|draft, thing, _, _| draft.without(thing));
    let asks = players.sentence(&words::asks(draft.to)).written();
    let shown = |own: Pan| (*pan != own).then_some("is-other");
    html! {
        <div class="hud-make">
            { partner(props) }
            <Scale
                load={Load::new(draft.give, draft.give_marbles, &draft.want, draft.want_marbles)}
                left={players.sentence(&words::gives(Some(props.seat)))}
                right={players.sentence(&words::gives(draft.to))}
                on_take={take}
            />
            { ways(props) }
            { switch(&pan) }
            <section class={classes!("hud-give", shown(Pan::Give))} aria-label={words::GIVE}>
                <h3 class="hud-part">{ words::GIVE }</h3>
                { deck_tiles(&deck, draft, &put) }
                if props.has_market() {
                    <MarbleKey
                        label={words::GIVE_MARBLE}
                        none_left={purse <= draft.give_marbles}
                        on_press={put.reform(|_| Thing::GiveMarble)}
                    />
                }
            </section>
            <section class={classes!("hud-want", shown(Pan::Want))} aria-label={asks.clone()}>
                <h3 class="hud-part">{ asks }</h3>
                { keys(props, &put) }
            </section>
        </div>
    }
}

/// On a small screen what to give and what to ask for take turns.
fn switch(pan: &UseStateHandle<Pan>) -> Html {
    let tab = |to: Pan, label: &'static str| {
        let onclick = {
            let pan = pan.setter();
            Callback::from(move |_: MouseEvent| pan.set(to))
        };
        let pressed = if **pan == to { "true" } else { "false" };
        html! {
            <button type="button" class="hud-tab" aria-pressed={pressed} {onclick}>{ label }</button>
        }
    };
    html! {
        <div class="hud-tabs hud-make__switch" role="group" aria-label={words::PANS}>
            { tab(Pan::Give, words::GIVE_TAB) }
            { tab(Pan::Want, words::WANT_TAB) }
        </div>
    }
}

/// Sends the offer, or starts over.
fn ways(props: &MakeProps) -> Html {
    let draft = &props.draft;
    let action = draft.action();
    let refusal = match action {
        None => Some(Reason::of_rule(words::PICK_PARTNER, "HUD-7")),
        Some(action) => props.judge.emit(action),
    };
    let on_press = {
        let on_send = props.on_send.clone();
        Callback::from(move |_| {
            if let Some(action) = action {
                on_send.emit(action);
            }
        })
    };
    let to = draft.to;
    html! {
        <div class="hud-make__ways">
            <Button weight={Weight::Main} class="hud-send" label={props.players.sentence(&words::send(draft))} {refusal} {on_press} />
            if !draft.is_empty() || draft.counters.is_some() {
                <Button
                    weight={Weight::Quiet}
                    label={words::EMPTY_SCALE}
                    on_press={props.on_draft.reform(move |_| Draft::to(to))}
                />
            }
        </div>
    }
}

/// To whom the offer goes.
fn partner(props: &MakeProps) -> Html {
    let draft = &props.draft;
    if let Some(named) = draft.counters {
        let line = props.players.sentence(&words::counters(named.from));
        return html! { <p class="hud-hint is-known">{ line.written() }</p> };
    }
    let face = |seat: Seat| {
        let next = Draft { to: Some(seat), ..draft.clone() };
        html! {
            <label key={seat.number()} class="hud-partner">
                <input
                    type="radio"
                    name="hud-partner"
                    value={seat.to_string()}
                    checked={draft.to == Some(seat)}
                    onchange={props.on_draft.reform(move |_: Event| next.clone())}
                />
                <span class="hud-partner__face">{ props.players.name(seat) }</span>
            </label>
        }
    };
    html! {
        <div class="hud-partners" role="radiogroup" aria-label={words::PARTNER}>
            <span class="hud-part" aria-hidden="true">{ words::PARTNER }</span>
            { for partners(&props.view, props.seat).into_iter().map(face) }
        </div>
    }
}

/// The own deck, by rank and back; what lies on the scale is not there any more.
fn deck_tiles(deck: &Cards, draft: &Draft, put: &Callback<Thing>) -> Html {
    let tile = |card| {
        let (kind, back) = parts(card);
        let left = deck.of(card).saturating_sub(draft.give.of(card));
        let refusal = (left == 0).then(|| Reason::of_rule(words::ALL_ON_SCALE, "HUD-7"));
        html! {
            <Tile
                key={card.to_string()}
                {kind}
                {back}
                count={left}
                label={words::give(card, left)}
                on_press={put.reform(move |_: MouseEvent| Thing::Give(card))}
                {refusal}
            />
        }
    };
    html! { <div class="hud-hand">{ for deck.different().map(tile) }</div> }
}

/// What can be asked for: any kind, whatever the other may have.
fn keys(props: &MakeProps, put: &Callback<Thing>) -> Html {
    let key = |kind: CardKind| {
        let asked = props.draft.want.of_kind(kind);
        html! {
            <button
                key={words::short(kind)}
                type="button"
                class={classes!("hud-key", (asked > 0).then_some("is-asked"))}
                aria-label={words::ask_for(kind)}
                onclick={put.reform(move |_: MouseEvent| Thing::Want(kind))}
            >
                { words::short(kind) }
            </button>
        }
    };
    // Without a market there are no Jokers.
    let kinds = CardKind::all().filter(|kind| props.has_market() || *kind != CardKind::Joker);
    html! {
        <div class="hud-keys">
            { for kinds.map(key) }
            if props.has_market() {
                <MarbleKey label={words::ASK_MARBLE} on_press={put.reform(|_| Thing::WantMarble)} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct MarbleKeyProps {
    label: &'static str,
    /// All that there are lie on the scale.
    #[prop_or_default]
    none_left: bool,
    on_press: Callback<MouseEvent>,
}

/// Puts a marble on the scale.
#[component]
fn MarbleKey(props: &MarbleKeyProps) -> Html {
    let MarbleKeyProps { label, none_left, on_press } = props;
    let reason = none_left.then(|| Reason::of_rule(words::NO_MARBLE_LEFT, "HUD-7"));
    let label = reason.as_ref().map_or_else(|| AttrValue::from(*label), |why| why.barring(label));
    let onclick = {
        let (on_press, reason) = (on_press.clone(), reason.clone());
        Callback::from(move |event: MouseEvent| match &reason {
            Some(why) => toasts::fail(why.clone()),
            None => on_press.emit(event),
        })
    };
    html! {
        <button
            type="button"
            class="hud-key is-marble"
            aria-label={label}
            aria-disabled={reason.is_some().then_some("true")}
            aria-description={reason.and_then(|why| why.rule)}
            {onclick}
        >
            <span class="hud-marble" aria-hidden="true" />
            <span class="hud-key__plus" aria-hidden="true">{ "+1" }</span>
        </button>
    }
}
