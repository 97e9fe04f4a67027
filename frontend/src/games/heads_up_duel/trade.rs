//! A visit in a period of trading: incoming offers, offers to make, the market, and public facts about the others.

use std::cell::Cell;

use engine::games::heads_up_duel::{Action, CardCounts, HeadsUpDuel, MOST_OFFERS, Offer};
use yew::prelude::*;

use super::choose::hand;
use super::draft::Draft;
use super::face::marbles;
use super::make::{MakeOffer, partners};
use super::market::stalls;
use super::offers::{Incoming, outgoing};
use super::others::{legend, traders};
use crate::components::button::Button;
use crate::components::field::tab;
use crate::games::Acting;
use crate::games::heads_up_duel::text::{board as words, cards as said};
use crate::hooks::{sets_given, use_private_live};
use crate::services::idle::when_idle;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Offers,
    Make,
    Market,
    Others,
}

thread_local! {
    /// The number of tabs drawn ahead since the page was loaded.
    static TABS_DRAWN: Cell<usize> = const { Cell::new(0) };
}

/// The tab to draw for a moment, hidden, while the browser is idle: browsers compile code at its first use, so each
/// tab would otherwise open slowly the first time.
#[hook]
fn use_hidden_tab() -> Option<Tab> {
    let tab = use_state_eq(|| None);
    let setter = tab.setter();
    use_effect_with(*tab, move |tab| {
        let all = [Tab::Offers, Tab::Make, Tab::Market, Tab::Others];
        if tab.is_some() {
            setter.set(None);
        } else if let Some(next) = all.get(TABS_DRAWN.get()).copied() {
            when_idle(move || {
                TABS_DRAWN.set(TABS_DRAWN.get() + 1);
                setter.set(Some(next));
            });
        }
    });
    *tab
}

#[derive(Properties, PartialEq)]
pub struct TradeProps {
    pub acting: Acting<HeadsUpDuel>,
    pub void_notice: Option<String>,
}

impl TradeProps {
    /// The offers made to the seat, and its own offers: its view has no others.
    fn offers(&self) -> (Vec<&Offer>, Vec<&Offer>) {
        self.acting.view.offers.iter().partition(|offer| offer.to == self.acting.seat)
    }
}

/// The cards that the deck's last change added.
#[hook]
fn use_new_cards(deck: CardCounts) -> CardCounts {
    let last = use_mut_ref(|| (deck, CardCounts::NONE));
    let mut last = last.borrow_mut();
    if last.0 != deck {
        *last = (deck, deck.minus(&last.0));
    }
    last.1
}

#[component]
pub fn Trade(props: &TradeProps) -> Html {
    let live = use_private_live();
    let (incoming, own_offers) = props.offers();
    let open_tab = use_state_eq(|| if incoming.is_empty() { Tab::Make } else { Tab::Offers });
    let partners = partners(&props.acting.view, props.acting.seat);
    let draft = use_state_eq(move || match partners[..] {
        [only] => Draft::empty(Some(only)),
        _ => Draft::default(),
    });
    let new_cards = use_new_cards(props.acting.deck());
    // The open tab is drawn already. A second copy's radio buttons would have the same name and take over its choice.
    let hidden_tab = use_hidden_tab().filter(|tab| *tab != *open_tab);
    let on_counter = {
        let (open_tab, draft, deck) = (open_tab.setter(), draft.setter(), props.acting.deck());
        Callback::from(move |offer: Offer| {
            draft.set(Draft::counter_to(&offer, &deck));
            open_tab.set(Tab::Make);
        })
    };
    let on_send = {
        let (on_act, open_tab, draft) =
            (props.acting.on_act.clone(), open_tab.setter(), draft.clone());
        Callback::from(move |action: Action| {
            on_act.emit(action);
            draft.set(Draft::empty(draft.to));
            open_tab.set(Tab::Offers);
        })
    };
    let content = |tab: Tab| match tab {
        Tab::Offers => offers(props, &on_counter),
        Tab::Make => html! {
            <MakeOffer
                acting={Acting { on_act: on_send.clone(), ..props.acting.clone() }}
                draft={*draft}
                on_draft={sets_given(&draft)}
            />
        },
        Tab::Market => stalls(&props.acting),
        Tab::Others => html! {
            <>
                { traders(&props.acting.view, Some(props.acting.seat), &props.acting.players) }
                { legend(&props.acting.view) }
            </>
        },
    };
    html! {
        <div class="hud-trade">
            { possessions(props) }
            <div class="hud-tabs tabs" role="group" aria-label={words::PARTS} data-choice="first">
                { tab(&open_tab, Tab::Offers, &words::offers_tab(incoming.len(), own_offers.len())) }
                { tab(&open_tab, Tab::Make, words::MAKE_TAB.translate()) }
                if props.acting.has_market() {
                    { tab(&open_tab, Tab::Market, words::MARKET_TAB.translate()) }
                }
                { tab(&open_tab, Tab::Others, words::OTHERS_TAB.translate()) }
            </div>
            <div aria-live={live} class="accent strong centred hud-new">
                if !new_cards.is_empty() {
                    <p>{ words::new_cards(said::cards(&new_cards)) }</p>
                }
                if let Some(notice) = &props.void_notice {
                    <p>{ notice }</p>
                }
            </div>
            <div class="stack-2 hud-trade__part">
                { content(*open_tab) }
            </div>
            if let Some(tab) = hidden_tab {
                <div hidden=true>{ content(tab) }</div>
            }
        </div>
    }
}

/// The numbers of the seat's cards, marbles and tokens, and the button that ends the visit.
fn possessions(props: &TradeProps) -> Html {
    let acting = &props.acting;
    html! {
        <div class="row-2 spread hud-own">
            <div class="wrap hud-own__things">
                <p><b>{ said::cards_number(acting.deck().count()) }</b></p>
                if acting.has_market() {
                    <p class="row-1 hud-own__marbles">
                        { marbles(acting.marbles()) }
                        <b>{ said::marbles(acting.marbles()) }</b>
                    </p>
                    <p>{ said::tokens(acting.own().halves) }</p>
                }
            </div>
            <Button
                id="hud-finish"
                class="hud-own__finish"
                label={words::finish(&acting.view)}
                refusal={acting.judge.emit(Action::Finish)}
                on_press={acting.on_act.reform(|_| Action::Finish)}
            />
        </div>
    }
}

/// The own deck, incoming offers, and own offers that wait for an answer.
fn offers(props: &TradeProps, on_counter: &Callback<Offer>) -> Html {
    let (incoming, own_offers) = props.offers();
    let offers_left = MOST_OFFERS.saturating_sub(props.acting.own().offers.unwrap_or(0));
    html! {
        <>
            <section class="stack-2 hud-deck" aria-labelledby="hud-own-deck">
                <h3 id="hud-own-deck" class="hud-part">{ words::OWN_DECK }</h3>
                <p class="hud-hint">{ words::GOOD_DECK }</p>
                { hand(props.acting.seat, props.acting.deck(), None, None) }
            </section>
            <section class="stack-2 hud-offers" aria-labelledby="hud-incoming">
                <h3 id="hud-incoming" class="hud-part">{ words::INCOMING }</h3>
                if incoming.is_empty() {
                    <p class="hud-hint">{ words::NONE_INCOMING }</p>
                }
                for offer in incoming {
                    <Incoming
                        key={format!("{}-{}", offer.from, offer.number)}
                        offer={*offer}
                        acting={props.acting.clone()}
                        on_counter={on_counter.clone()}
                    />
                }
            </section>
            <section class="stack-2 hud-offers" aria-labelledby="hud-own-offers">
                <h3 id="hud-own-offers" class="hud-part">{ words::OWN_OFFERS }</h3>
                if own_offers.is_empty() {
                    <p class="hud-hint">{ words::NONE_OUTGOING }</p>
                }
                { for own_offers.into_iter().map(|offer| outgoing(offer, &props.acting)) }
                <p class="hud-hint">{ words::offers_left(offers_left) }</p>
            </section>
        </>
    }
}
