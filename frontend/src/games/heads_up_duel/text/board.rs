use engine::cards::Rank;
use engine::games::heads_up_duel::{
    Action, Back, Card, CardCounts, CardKind, Pack, Phase, Sleeves, View,
};
use engine::seat::Seat;

use super::cards;
use crate::games::heads_up_duel::Draft;
use crate::words::cards::index;
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::board as words;
pub(crate) use crate::words::messages::heads_up_duel::board::*;
use crate::words::text::Text;

/// A card's face, in a character or two.
pub fn short(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Number(_) => cards::kind(kind),
        CardKind::Jack => index(Rank::JACK),
        CardKind::Queen => index(Rank::QUEEN),
        CardKind::King => index(Rank::KING),
        CardKind::Ace => index(Rank::ACE),
        CardKind::Joker => "★",
    }
}

/// An offer's changes to the own deck: `Your deck: 5s 2→1, 6s 2→3`.
pub fn changes(deck: &CardCounts, after: &CardCounts) -> String {
    let change = |kind| {
        let [had, has] = [deck, after].map(|cards| cards.of_kind(kind));
        (had != has).then(|| deck_change(cards::plural(kind), had, has))
    };
    let changes: Vec<_> = CardKind::all().filter_map(change).collect();
    if changes.is_empty() { String::new() } else { deck_changes(changes.join(", ")) }
}

pub const fn back_of(pack: Pack) -> Back {
    match pack {
        Pack::Low => Back::Low,
        Pack::High => Back::High,
        Pack::Mystery => Back::Mystery,
        Pack::Special => Back::Special,
    }
}

/// A card's name with its market pack: `7, from a Low pack`.
fn with_pack(name: &str, back: Back) -> String {
    if back == Back::Pack { name.to_owned() } else { from_pack(name, cards::back(back)) }
}

/// Cards in hand, for screen readers: `two 7s, in hand`.
pub fn in_hand(card: Card, number: u16, is_picked: bool) -> String {
    let name = with_pack(&cards::several(card.kind(), number), card.back());
    if is_picked { picked(name) } else { words::in_hand(name) }
}

/// A card for screen readers: `a 7, from a Low pack`.
pub fn one_card(card: Card) -> String {
    with_pack(cards::one(card.kind()), card.back())
}

/// The number that a side may add.
pub fn may_add(number: Option<u8>, queens: u16) -> String {
    match (number, queens) {
        (Some(number), 0) => adds(number),
        (None, 0) => ADDS_NONE.to_string(),
        (Some(number), _) => adds_with_queen(number),
        (None, _) => ADDS_BY_QUEEN.to_string(),
    }
}

/// The title of one side of the scale: its giver, if known.
pub fn gives(seat: Option<Seat>) -> Line {
    seat.map_or_else(|| WHO_GIVES.into(), words::gives)
}

/// The title of the requests: the seat that is asked, if known.
pub fn asks(seat: Option<Seat>) -> Line {
    seat.map_or_else(|| ASKS_SOMEONE.into(), words::asks)
}

/// The label of a card in the own deck, to give.
pub fn give(card: Card, left: u16) -> String {
    match left {
        0 => all_given(with_pack(cards::kind(card.kind()), card.back())),
        left => give_one(one_card(card), left),
    }
}

/// The label of a card that can pay for an offer.
pub fn pay(card: Card, number: u16) -> String {
    let name = with_pack(cards::kind(card.kind()), card.back());
    match (number, card.back()) {
        (0, Back::Pack) => pay_from_start(name),
        (0, _) => pay_with_card(name),
        (number, _) => pays(name, number),
    }
}

pub fn offers_tab(incoming: usize, outgoing: usize) -> String {
    match (incoming, outgoing) {
        (0, 0) => OFFERS.to_string(),
        (0, own) => offers_own(own),
        (new, _) => offers_new(new),
    }
}

pub fn send(draft: &Draft) -> Line {
    match draft.to {
        None => MAKE_OFFER.into(),
        Some(other) if draft.countered.is_some() => counter_to(other),
        Some(other) => offer_this(other),
    }
}

/// The label of the button that ends a visit.
pub fn finish(view: &View) -> Text {
    match view.phase {
        Phase::Trading(period) if period + 1 == view.options.periods => FINISH_TRADING,
        _ => FINISH_PERIOD,
    }
}

/// The period, and the market's hours.
pub fn period(view: &View) -> String {
    let Phase::Trading(now) = view.phase else { return String::new() };
    let text = period_of(now + 1, view.options.periods);
    if !view.options.has_market(view.seats) {
        return text;
    }
    format!("{text} · {}", market_hours(view))
}

/// Whether the market is open, and when it opens or closes.
pub fn market_hours(view: &View) -> String {
    let Phase::Trading(now) = view.phase else { return String::new() };
    let open = |period: &u8| view.options.is_market_open(*period);
    let first = (0..view.options.periods).find(open).unwrap_or(0) + 1;
    let last = (0..view.options.periods).rfind(open).unwrap_or(0) + 1;
    match now + 1 {
        period if period < first => opens_in(first),
        period if period < last => open_until(last),
        period if period == last => OPEN_LAST.to_string(),
        _ => CLOSED.to_string(),
    }
}

/// The public facts about a deck, as a hint.
pub fn seen_hint(view: &View) -> Text {
    match (view.options.sleeves, view.options.has_market(view.seats)) {
        (_, false) => SEEN_NUMBER,
        (Sleeves::One, true) => SEEN_PACKS,
        (Sleeves::Own, true) => SEEN_BACKS,
    }
}

/// The label of the button that names or picks a seat.
pub fn choose(action: Action, seat: Seat, is_own: bool) -> Line {
    match action {
        Action::Name(_) if is_own => picks_first(seat),
        Action::Name(_) => let_pick_first(seat),
        _ => pick(seat),
    }
}
