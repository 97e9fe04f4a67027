//! A beginner's trading (HUD-6 to HUD-15): by the faces of cards, not by their value in a deck.

use crate::chance::Dice;
use crate::games::heads_up_duel::{Action, CardKind, KindCounts, OfferRef, Pack, Terms, View};
use crate::seat::Seat;

const MAX_OFFERS_PER_PERIOD: u8 = 2;

/// The most by which a card given may look better than the one asked for.
const MAX_OVERPAID: u16 = 2;

/// Rates actions: accepts offers that seem to give no less than they ask for, offers single cards,
/// never counters, and buys at most one pack, the cheapest.
pub(super) fn rating<'a>(
    view: &'a View,
    seat: Seat,
    dice: &mut Dice,
) -> impl Fn(&Action) -> u8 + 'a {
    let own = &view.by_seat[seat];
    // Wants to buy in one of eight decisions, to offer in six.
    let wish = dice.below(8);
    let may_buy = wish == 0 && own.packs == 0;
    let wants_to_offer = (1..7).contains(&wish) && own.offers < Some(MAX_OFFERS_PER_PERIOD);
    let may_offer = move |to: Seat| wants_to_offer && !view.by_seat[to].finished;
    let is_fair = move |offer_ref: &OfferRef| {
        view.received(seat, *offer_ref).is_some_and(|offer| looks_fair(&offer.terms))
    };
    move |action| match action {
        Action::Accept(offer_ref, _) if is_fair(offer_ref) => 4,
        Action::Decline(_) => 3,
        Action::Offer(to, terms) if may_offer(*to) && is_worth_offering(terms) => 2,
        Action::Buy(Pack::Low) if may_buy => 2,
        Action::Finish => 1,
        _ => 0,
    }
}

/// The value at first sight: 2 to 10 for numbers, 11 to 15 from Jack to Joker, 3 for a marble.
fn apparent_value(kinds: &KindCounts, marbles: u16) -> u16 {
    let face = |kind: CardKind| kind.index() as u16 + 2;
    let cards = CardKind::all().map(|kind| face(kind) * u16::from(kinds.of(kind)));
    cards.sum::<u16>().saturating_add(marbles.saturating_mul(3))
}

fn looks_fair(terms: &Terms) -> bool {
    let given = terms.give.kinds().map(|kinds| apparent_value(&kinds, terms.give_marbles));
    given >= Some(apparent_value(&terms.want, terms.want_marbles))
}

/// Whether the card given looks as good as the one asked for, and hardly better.
fn is_worth_offering(terms: &Terms) -> bool {
    let max_given = apparent_value(&terms.want, 0) + MAX_OVERPAID;
    let given = terms.give.kinds().map(|kinds| apparent_value(&kinds, 0));
    terms.give_marbles == 0 && looks_fair(terms) && given <= Some(max_given)
}
