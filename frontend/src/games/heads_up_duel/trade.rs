//! A visit in a period of trading: offers that came in, offers to make, the market, and what is to
//! be seen of the others.

use std::rc::Rc;

use engine::games::heads_up_duel::{Action, Cards, Kind, Offer, SeatView, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::draft::{Draft, Thing};
use super::face::{Tile, marbles, parts};
use super::market::Market;
use super::offers::{Incoming, outgoing};
use super::others;
use super::scale::{Load, Scale};
use crate::components::button::{Button, Weight};
use crate::words::heads_up_duel::{board as words, cards as said};
use crate::words::players::Players;
use crate::words::with_rule;

/// What of it is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Offers,
    Make,
    Market,
    Others,
}

#[derive(Properties, PartialEq)]
pub struct TradeProps {
    pub seat: Seat,
    pub view: Rc<View>,
    pub players: Players,
    pub on_act: Callback<Action>,
    pub judge: Callback<Action, Option<AttrValue>>,
}

impl TradeProps {
    fn own(&self) -> &SeatView {
        &self.view.places[self.seat]
    }

    fn deck(&self) -> Cards {
        self.own().deck.unwrap_or_default()
    }

    fn marbles(&self) -> u16 {
        self.own().marbles.unwrap_or(0)
    }

    fn has_market(&self) -> bool {
        self.view.options.has_market(self.view.seats)
    }

    /// Those who can be made an offer.
    fn partners(&self) -> Vec<Seat> {
        let left = self.view.left;
        let others = Seat::all(self.view.seats).filter(|seat| *seat != self.seat);
        others.filter(|seat| !left.contains(*seat)).collect()
    }

    fn incoming(&self) -> impl Iterator<Item = &Offer> {
        self.view.offers.iter().filter(|offer| offer.to == self.seat)
    }

    fn outgoing(&self) -> impl Iterator<Item = &Offer> {
        self.view.offers.iter().filter(|offer| offer.from == self.seat)
    }
}

/// The cards that have come into the deck with the last thing done.
#[hook]
fn use_new_cards(deck: Cards) -> Cards {
    let before = use_mut_ref(|| deck);
    let new = use_state_eq(|| Cards::NONE);
    {
        let new = new.setter();
        use_effect_with(deck, move |deck| {
            let old = before.replace(*deck);
            if old != *deck {
                new.set(deck.less(&old));
            }
        });
    }
    *new
}

/// The screen of a seat that trades.
#[component]
pub fn Trade(props: &TradeProps) -> Html {
    let incoming = props.incoming().count();
    let part = use_state_eq(|| if incoming > 0 { Part::Offers } else { Part::Make });
    let draft = {
        let only = Some(props.partners()).filter(|all| all.len() == 1);
        use_state_eq(move || Draft::to(only.and_then(|all| all.first().copied())))
    };
    let new = use_new_cards(props.deck());
    let tab = |to: Part, label: String| {
        let onclick = {
            let part = part.setter();
            Callback::from(move |_: MouseEvent| part.set(to))
        };
        let pressed = if *part == to { "true" } else { "false" };
        html! {
            <button type="button" class="hud-tab" aria-pressed={pressed} {onclick}>{ label }</button>
        }
    };
    let counter = {
        let (part, draft, deck) = (part.setter(), draft.setter(), props.deck());
        Callback::from(move |offer: Offer| {
            draft.set(Draft::counter(&offer, &deck));
            part.set(Part::Make);
        })
    };
    let sent = {
        let (on_act, part, draft) = (props.on_act.clone(), part.setter(), draft.clone());
        Callback::from(move |action: Action| {
            on_act.emit(action);
            draft.set(Draft::to(draft.to));
            part.set(Part::Offers);
        })
    };
    html! {
        <div class="hud-trade">
            { purse(props) }
            <div class="hud-tabs" role="group" aria-label={words::PARTS}>
                { tab(Part::Offers, words::offers_tab(incoming, props.outgoing().count())) }
                { tab(Part::Make, words::MAKE_TAB.to_owned()) }
                if props.has_market() {
                    { tab(Part::Market, words::MARKET_TAB.to_owned()) }
                }
                { tab(Part::Others, words::OTHERS_TAB.to_owned()) }
            </div>
            <div role="status" class="hud-new">
                if !new.is_empty() {
                    <p>{ words::new_cards(&new) }</p>
                }
            </div>
            <div class="hud-trade__part">
                { match *part {
                    Part::Offers => offers(props, &counter),
                    Part::Make => html! {
                        <>
                            if incoming > 0 && draft.counters.is_none() {
                                <p class="hud-hint">{ words::unanswered(incoming) }</p>
                            }
                            { make(props, &draft, &sent) }
                        </>
                    },
                    Part::Market => html! {
                        <Market
                            seat={props.seat}
                            view={props.view.clone()}
                            on_act={props.on_act.clone()}
                            judge={props.judge.clone()}
                        />
                    },
                    Part::Others => html! {
                        <>
                            { others::seats(&props.view, Some(props.seat), &props.players) }
                            { others::legend(&props.view) }
                        </>
                    },
                } }
            </div>
            { finish(props, incoming) }
        </div>
    }
}

/// What the seat has beside its cards.
fn purse(props: &TradeProps) -> Html {
    let own = props.own();
    html! {
        <div class="hud-own">
            <p><b>{ said_count(props.deck().count()) }</b></p>
            if props.has_market() {
                <p class="hud-own__marbles">
                    { marbles(props.marbles()) }
                    <b>{ said::marbles(props.marbles()) }</b>
                </p>
                <p>{ said::tokens(own.halves) }</p>
            }
        </div>
    }
}

fn said_count(number: u16) -> String {
    words::cards_in_deck(number)
}

/// The offers that came in, and those that wait for their answer.
fn offers(props: &TradeProps, on_counter: &Callback<Offer>) -> Html {
    let waiting: Vec<_> = props.outgoing().collect();
    let left = words::offers_left(props.own().offers.unwrap_or(0));
    html! {
        <>
            <section class="hud-offers" aria-labelledby="hud-incoming">
                <h3 id="hud-incoming" class="hud-part">{ words::INCOMING }</h3>
                if props.incoming().next().is_none() {
                    <p class="hud-hint">{ words::NONE_INCOMING }</p>
                }
                for offer in props.incoming() {
                    <Incoming
                        key={format!("{}-{}", offer.from, offer.number)}
                        offer={*offer}
                        deck={props.deck()}
                        players={props.players.clone()}
                        on_act={props.on_act.clone()}
                        on_counter={on_counter.clone()}
                        judge={props.judge.clone()}
                    />
                }
            </section>
            <section class="hud-offers" aria-labelledby="hud-own-offers">
                <h3 id="hud-own-offers" class="hud-part">{ words::OWN_OFFERS }</h3>
                if waiting.is_empty() {
                    <p class="hud-hint">{ words::NONE_OUTGOING }</p>
                }
                { for waiting.into_iter().map(|offer| outgoing(offer, &props.players, &props.on_act)) }
                <p class="hud-hint">{ left }</p>
            </section>
        </>
    }
}

/// An offer is built by tapping what to give and what to ask for.
fn make(props: &TradeProps, draft: &UseStateHandle<Draft>, sent: &Callback<Action>) -> Html {
    let (deck, purse) = (props.deck(), props.marbles());
    let put = {
        let draft = draft.clone();
        Callback::from(move |thing: Thing| draft.set(draft.with(thing, &deck, purse)))
    };
    let take = {
        let draft = draft.clone();
        Callback::from(move |thing: Thing| draft.set(draft.without(thing)))
    };
    let own = props.players.name(props.seat);
    let other = draft.to.map_or(words::SOMEBODY, |seat| props.players.name(seat));
    let load = Load::new(draft.give, draft.give_marbles, &draft.want, draft.want_marbles);
    let refusal = match draft.action() {
        None => Some(with_rule(words::PICK_PARTNER, "HUD-7").into()),
        Some(action) => props.judge.emit(action),
    };
    let on_press = {
        let (sent, action) = (sent.clone(), draft.action());
        Callback::from(move |_| {
            if let Some(action) = action {
                sent.emit(action);
            }
        })
    };
    let empty = {
        let draft = draft.clone();
        Callback::from(move |_| draft.set(Draft::to(draft.to)))
    };
    html! {
        <div class="hud-make">
            { partners(props, draft) }
            <Scale {load} left={words::gives(own)} right={words::asks_of(other)} on_take={take} />
            <div class="hud-make__ways">
                <Button weight={Weight::Main} class="hud-send" label={words::send(draft, other)} {refusal} {on_press} />
                if !draft.is_empty() || draft.counters.is_some() {
                    <Button weight={Weight::Quiet} label={words::EMPTY_SCALE} on_press={empty} />
                }
            </div>
            <section class="hud-give" aria-labelledby="hud-give">
                <h3 id="hud-give" class="hud-part">{ words::GIVE }</h3>
                { deck_tiles(&deck, draft, &put) }
                if props.has_market() {
                    { marble_button(words::GIVE_MARBLE, purse <= draft.give_marbles, put.reform(|_| Thing::GiveMarble)) }
                }
            </section>
            <section class="hud-want" aria-labelledby="hud-want">
                <h3 id="hud-want" class="hud-part">{ words::asks(other) }</h3>
                <div class="hud-keys">
                    for kind in Kind::all().filter(|kind| props.has_market() || *kind != Kind::Joker) {
                        <button
                            key={words::short(kind)}
                            type="button"
                            class="hud-key"
                            onclick={put.reform(move |_: MouseEvent| Thing::Want(kind))}
                        >
                            <span aria-hidden="true">{ words::short(kind) }</span>
                            <span class="visually-hidden">{ words::ask_for(kind) }</span>
                        </button>
                    }
                </div>
                if props.has_market() {
                    { marble_button(words::ASK_MARBLE, false, put.reform(|_| Thing::WantMarble)) }
                }
            </section>
        </div>
    }
}

/// To whom the offer goes.
fn partners(props: &TradeProps, draft: &UseStateHandle<Draft>) -> Html {
    if let Some(named) = draft.counters {
        let name = props.players.name(named.from);
        return html! { <p class="hud-hint is-told">{ words::counters(name) }</p> };
    }
    html! {
        <fieldset class="hud-partners">
            <legend class="hud-part">{ words::PARTNER }</legend>
            for seat in props.partners() {
                { {
                    let draft = draft.clone();
                    let checked = draft.to == Some(seat);
                    let onchange = Callback::from(move |_: Event| {
                        draft.set(Draft { to: Some(seat), ..(*draft).clone() });
                    });
                    html! {
                        <label key={seat.number()} class="hud-partner">
                            <input
                                type="radio"
                                name="hud-partner"
                                value={seat.to_string()}
                                {checked}
                                {onchange}
                            />
                            <span class="hud-partner__face">{ props.players.name(seat) }</span>
                        </label>
                    }
                } }
            }
        </fieldset>
    }
}

/// The own deck, by rank and back; what lies on the scale is not there any more.
fn deck_tiles(deck: &Cards, draft: &Draft, put: &Callback<Thing>) -> Html {
    html! {
        <div class="hud-hand">
            for card in deck.different() {
                { {
                    let (kind, back) = parts(card);
                    let left = deck.of(card).saturating_sub(draft.give.of(card));
                    let refusal = (left == 0).then(|| with_rule(words::ALL_ON_SCALE, "HUD-7").into());
                    html! {
                        <Tile
                            key={card.to_string()}
                            {kind}
                            {back}
                            count={left}
                            label={words::give(card, left)}
                            on_press={put.reform(move |_: MouseEvent| Thing::Give(card))}
                            refusal={refusal as Option<AttrValue>}
                        />
                    }
                } }
            }
        </div>
    }
}

fn marble_button(label: &'static str, none_left: bool, on_press: Callback<MouseEvent>) -> Html {
    let refusal = none_left.then(|| with_rule(words::NO_MARBLE_LEFT, "HUD-7").into());
    html! {
        <Button class="hud-marble-button" {label} refusal={refusal as Option<AttrValue>} {on_press} />
    }
}

fn finish(props: &TradeProps, incoming: usize) -> Html {
    html! {
        <div class="hud-finish">
            if incoming > 0 {
                <p class="hud-hint">{ words::finish_hint(incoming) }</p>
            }
            <Button
                id="hud-finish"
                weight={Weight::Plain}
                label={words::finish(&props.view)}
                refusal={props.judge.emit(Action::Finish)}
                on_press={props.on_act.reform(|_| Action::Finish)}
            />
        </div>
    }
}
