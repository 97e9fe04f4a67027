//! Trading by bots (HUD-6 to HUD-15): by the values of decks, since roll-outs to the end of the
//! game are too long to tell trades apart. Bots withdraw no offer, as one that they can't keep is
//! void.

use std::cmp::Reverse;

use crate::bot::Style;
use crate::game::Game;
use crate::games::heads_up_duel::bot::deck::{
    HALF_TOKEN_VALUE, MARBLE_VALUE, any_cards, contents, value, value_alone,
};
use crate::games::heads_up_duel::state::MARBLES_FOR_HALF;
use crate::games::heads_up_duel::{
    Action, Card, CardCounts, CardKind, HeadsUpDuel, KindCounts, Offer, OfferCards, OfferRef, Pack,
    Phase, Terms, View,
};
use crate::seat::Seat;
use crate::sort;

/// The least gain worth a trade: less for bold bots, more for careful ones.
const fn least_gain(style: Style) -> i32 {
    match style {
        Style::Bold => 15,
        Style::Even | Style::Grudging => 30,
        Style::Careful => 60,
    }
}

const fn most_offers(style: Style) -> u8 {
    match style {
        Style::Bold => 3,
        Style::Even | Style::Grudging => 2,
        Style::Careful => 1,
    }
}

pub(super) fn choose(game: &HeadsUpDuel, style: Style, view: &View, seat: Seat) -> Option<Action> {
    let own = &view.by_seat[seat];
    let trader = Trader {
        game,
        style,
        view,
        seat,
        deck: own.deck?,
        marbles: own.marbles?,
        offers_used: own.offers.unwrap_or_default(),
    };
    let action = trader.answer().or_else(|| trader.purchase()).or_else(|| trader.offer());
    Some(action.unwrap_or(Action::Finish))
}

struct Trader<'a> {
    /// A state that fits the view, to check actions.
    game: &'a HeadsUpDuel,
    style: Style,
    view: &'a View,
    seat: Seat,
    deck: CardCounts,
    marbles: u16,
    offers_used: u8,
}

impl Trader<'_> {
    fn is_legal(&self, action: &Action) -> bool {
        self.game.check(self.seat, action).is_ok()
    }

    fn gain(&self, give: &CardCounts, get: &CardCounts, marbles: i32) -> i32 {
        value(&self.deck.minus(give).plus(get)) - value(&self.deck) + marbles * MARBLE_VALUE
    }

    /// Accepts the best offer that is worth it; if there is none, counters the first one or declines it.
    fn answer(&self) -> Option<Action> {
        let received = || self.view.offers.iter().filter(|offer| offer.to == self.seat);
        let accepted = received().filter_map(|offer| self.acceptance(offer));
        if let Some((_, action)) = accepted.max_by_key(|(gain, _)| *gain) {
            return Some(action);
        }
        let offer_ref = |offer: &Offer| OfferRef { from: offer.from, number: offer.number };
        let offer = received().next()?;
        let better = self.better_terms(offer).map(|terms| Action::Counter(offer_ref(offer), terms));
        let better = better.filter(|action| self.is_legal(action));
        Some(better.unwrap_or(Action::Decline(offer_ref(offer))))
    }

    /// The best fair terms, only as the period's first offer: later ones might repeat declined terms.
    fn better_terms(&self, offer: &Offer) -> Option<Terms> {
        let want = offer.terms.give.kinds().filter(|_| self.offers_used == 0)?;
        let fair = self.fair_terms().into_iter().filter(|(_, terms)| terms.want == want);
        fair.max_by_key(|(gain, _)| *gain).map(|(_, terms)| terms)
    }

    /// The gain from accepting an offer, if possible and worth it.
    fn acceptance(&self, offer: &Offer) -> Option<(i32, Action)> {
        let terms = &offer.terms;
        let pay = self.payment(&terms.want)?;
        let marbles = i32::from(terms.give_marbles) - i32::from(terms.want_marbles);
        let gain = self.gain(&pay, &terms.give.cards(), marbles);
        let offer_ref = OfferRef { from: offer.from, number: offer.number };
        let action = Action::Accept(offer_ref, pay.try_into().ok()?);
        (gain >= least_gain(self.style) && self.is_legal(&action)).then_some((gain, action))
    }

    fn payment(&self, want: &KindCounts) -> Option<CardCounts> {
        let mut paid = CardCounts::NONE;
        for kind in CardKind::all() {
            let mut owed = u16::from(want.of(kind));
            for card in Card::of_kind(kind) {
                let count = owed.min(self.deck.of(card));
                paid.put(card, count);
                owed -= count;
            }
            if owed > 0 {
                return None;
            }
        }
        Some(paid)
    }

    /// Buys the first of the best packs it can pay, or spends half a token to afford more.
    fn purchase(&self) -> Option<Action> {
        if !self.view.is_market_open() {
            return None;
        }
        let (gain_now, pack) = best_packs(&self.deck, self.marbles);
        let (gain_then, _) = best_packs(&self.deck, self.marbles + MARBLES_FOR_HALF);
        let extra_gain = gain_then - gain_now - i32::from(MARBLES_FOR_HALF) * MARBLE_VALUE;
        if extra_gain > HALF_TOKEN_VALUE && self.is_legal(&Action::SpendToken) {
            return Some(Action::SpendToken);
        }
        pack.map(Action::Buy)
    }

    /// Offers fair terms to a seat that hasn't finished, to another one each time. A receiver gets the
    /// best terms first, then the next best.
    fn offer(&self) -> Option<Action> {
        if self.offers_used >= most_offers(self.style) {
            return None;
        }
        let others = Seat::all(self.view.seats).filter(|other| *other != self.seat);
        let receivers = others
            .filter(|other| !self.view.left.contains(*other))
            .filter(|other| !self.view.by_seat[*other].finished);
        let receivers: Vec<Seat> = receivers.collect();
        let Phase::Trading(period) = self.view.phase else { return None };
        let nth = usize::from(self.offers_used + period + self.seat.number());
        let to = *receivers.get(nth % receivers.len().max(1))?;
        let mut terms = self.fair_terms();
        sort::by_key(&mut terms, |(gain, _)| Reverse(*gain));
        let sent = self.view.by_seat[self.seat].sent[to].unwrap_or_default();
        let (_, terms) = terms.get(usize::from(sent))?;
        let action = Action::Offer(to, *terms);
        self.is_legal(&action).then_some(action)
    }

    /// All exchanges of a card for one that gains enough but is worth no more to an unknown deck, as the
    /// receiver could want them; with their gains.
    fn fair_terms(&self) -> Vec<(i32, Terms)> {
        let mut all = Vec::new();
        for give in CardKind::all() {
            let Some(card) = Card::of_kind(give).iter().find(|card| self.deck.of(*card) > 0) else {
                continue;
            };
            for want in CardKind::all().filter(|want| *want != give) {
                let wanted = KindCounts::from_kind(want);
                let gain = self.gain(&CardCounts::from_iter([card]), &any_cards(&wanted), 0);
                if gain >= least_gain(self.style) && value_alone(give) >= value_alone(want) {
                    let terms =
                        Terms { give: OfferCards::from_card(card), want: wanted, ..Terms::NONE };
                    all.push((gain, terms));
                }
            }
        }
        all
    }
}

/// The gain of the best packs for this many marbles, and the first of them.
fn best_packs(deck: &CardCounts, marbles: u16) -> (i32, Option<Pack>) {
    let mut best = (0, None);
    for pack in Pack::ALL.into_iter().filter(|pack| pack.price() <= marbles) {
        let filled = deck.plus(&contents(pack));
        let pack_gain =
            if pack == Pack::Mystery { mean_mystery_value() } else { value(&filled) - value(deck) };
        let (rest, _) = best_packs(&filled, marbles - pack.price());
        let gain = pack_gain + rest - i32::from(pack.price()) * MARBLE_VALUE;
        if gain > best.0 {
            best = (gain, Some(pack));
        }
    }
    best
}

/// Five cards of 13 equally likely kinds.
fn mean_mystery_value() -> i32 {
    let kinds = CardKind::all().filter(|kind| *kind != CardKind::Joker);
    kinds.map(value_alone).sum::<i32>() * 5 / 13
}
