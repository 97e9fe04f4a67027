//! The board's words: names of places and controls.

pub(crate) use crate::words::messages::heads_up_duel::board::*;
use engine::games::heads_up_duel::{
    Action, Back, Backs, Card, CardKind, Cards, MOST_OFFERS, Pack, Phase, Sleeves, View,
};
use engine::seat::Seat;

use super::cards;
use crate::games::heads_up_duel::Draft;
use crate::words::count;
use crate::words::line::{Line, line};

/// A card's face in a sign or two.
pub const fn short(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Number(_) => cards::kind(kind),
        CardKind::Jack => "J",
        CardKind::Queen => "Q",
        CardKind::King => "K",
        CardKind::Ace => "A",
        CardKind::Joker => "★",
    }
}

/// The changes of the own deck by an offer: `Your deck: 5s 2→1, 6s 2→3`.
pub fn changes(deck: &Cards, after: &Cards) -> String {
    let change = |kind| {
        let [had, has] = [deck, after].map(|cards| cards.of_kind(kind));
        (had != has).then(|| format!("{} {had}→{has}", cards::plural(kind)))
    };
    let changes: Vec<_> = CardKind::all().filter_map(change).collect();
    if changes.is_empty() { String::new() } else { format!("{OWN_DECK}: {}", changes.join(", ")) }
}

/// The back of a pack's cards.
pub const fn back_of(pack: Pack) -> Back {
    match pack {
        Pack::Low => Back::Low,
        Pack::High => Back::High,
        Pack::Mystery => Back::Mystery,
        Pack::Special => Back::Special,
    }
}

/// A card's name with its market pack: `7, from a Low pack`.
fn with_pack(what: &str, back: Back) -> String {
    match back {
        Back::Pack => what.to_owned(),
        Back::Low | Back::High | Back::Mystery | Back::Special => {
            format!("{what}, from a {}", cards::back(back))
        }
    }
}

/// Cards in hand, for screen readers: `two 7s, in hand`.
pub fn in_hand(card: Card, number: u16, is_picked: bool) -> String {
    let what = with_pack(&cards::several(card.kind(), number), card.back());
    if is_picked { format!("{what}, picked. Take it back") } else { format!("{what}, in hand") }
}

/// A card on the table, for screen readers.
pub fn lying(card: Card) -> String {
    with_pack(cards::one(card.kind()), card.back())
}

/// The button that locks the showdown card in.
pub fn show(card: Card) -> String {
    format!("Show {}", cards::one(card.kind()))
}

/// The button that adds the picked card.
pub fn play(card: Card) -> String {
    format!("Play {}", cards::one(card.kind()))
}

/// The secrecy of the present decision.
pub const fn secrecy(phase: Phase) -> &'static str {
    match phase {
        Phase::Showdown => "Secret until both have chosen.",
        Phase::Advantage => "Shown as soon as it is played.",
        Phase::Trading(_)
        | Phase::Naming(_)
        | Phase::Picking
        | Phase::Named(_)
        | Phase::Resolving
        | Phase::RoundOver
        | Phase::DuelOver
        | Phase::Over => "",
    }
}

/// A hand's public facts, for screen readers.
pub fn hand_of(seat: Seat, hand: Backs) -> Line {
    line!("{0} {0:holds|hold} {1}", seat, cards::backs(hand))
}

/// A deck's public facts, for screen readers.
pub fn deck_of(seat: Seat, deck: Backs) -> Line {
    line!("{0} {0:has|have} {1}", seat, cards::backs(deck))
}

pub fn discards_of(seat: Seat, number: u16) -> Line {
    line!("{0}: {1}", seat, cards_in_deck(number))
}

/// `points`, beside their number.
pub const fn points_word(number: u16) -> &'static str {
    if number == 1 { "point" } else { "points" }
}

/// The number that a side may add.
pub fn may_add(number: Option<u8>, queens: u16) -> String {
    match (number, queens) {
        (Some(number), 0) => format!("may add {number}s"),
        (None, 0) => "no number to add".to_owned(),
        (Some(number), _) => format!("may add {number}s; Queen: any number"),
        (None, _) => "Queen: may add any number".to_owned(),
    }
}

/// The giver of a side of the scale, if known.
pub fn gives(seat: Option<Seat>) -> Line {
    seat.map_or_else(|| "Who gives?".into(), |seat| line!("{0} {0:gives|give}", seat))
}

/// The seat that the request goes to, if known.
pub fn asks(seat: Option<Seat>) -> Line {
    match seat {
        Some(seat) => line!("Choose what to ask {0} for", seat),
        None => "Choose what to ask someone for".into(),
    }
}

pub fn ask_for(kind: CardKind) -> String {
    format!("Ask for {}", cards::one(kind))
}

/// A card of the own deck to put on the scale.
pub fn give(card: Card, left: u16) -> String {
    match left {
        0 => format!("{}, on the scale", with_pack(cards::kind(card.kind()), card.back())),
        left => format!("Give {}: {left} in the deck", lying(card)),
    }
}

/// Something on the scale.
pub fn on_scale(what: String, can_take: bool) -> String {
    if can_take { format!("On the scale: {what}. Take one off") } else { what }
}

/// A card that can pay for an offer.
pub fn pay(card: Card, number: u16) -> String {
    let what = with_pack(cards::kind(card.kind()), card.back());
    match (number, card.back()) {
        (0, Back::Pack) => format!("Pay with {what}, from a starting pack"),
        (0, _) => format!("Pay with {what}"),
        (number, _) => format!("{what}: pays {number}"),
    }
}

pub fn offers_tab(incoming: usize, outgoing: usize) -> String {
    match (incoming, outgoing) {
        (0, 0) => "Offers".to_owned(),
        (0, own) => format!("Offers (yours: {own})"),
        (new, _) => format!("Offers ({new})"),
    }
}

/// The number of offers left.
pub fn offers_left(made: u8) -> String {
    let left = MOST_OFFERS.saturating_sub(made);
    format!("{} left in this period.", count(usize::from(left), "offer", "offers"))
}

/// The button that sends an offer.
pub fn send(draft: &Draft) -> Line {
    match draft.to {
        None => "Make the offer".into(),
        Some(other) if draft.counters.is_some() => {
            line!("Decline, and offer {0} this", other)
        }
        Some(other) => line!("Offer {0} this", other),
    }
}

pub fn cards_in_deck(number: u16) -> String {
    count(usize::from(number), "card", "cards")
}

/// The cards new in the deck.
pub fn new_cards(new: &Cards) -> String {
    format!("New in the deck: {}.", cards::cards(new))
}

/// The button that ends a visit.
pub fn finish(view: &View) -> String {
    match view.phase {
        Phase::Trading(period) if period + 1 == view.options.periods => "Finish trading".to_owned(),
        _ => "Finish this period".to_owned(),
    }
}

/// The period, and the market's hours.
pub fn period(view: &View) -> String {
    let Phase::Trading(now) = view.phase else { return String::new() };
    let all = view.options.periods;
    let text = format!("Period {} of {all}", now + 1);
    if !view.options.has_market(view.seats) {
        return text;
    }
    format!("{text} · {}", market_hours(view))
}

/// Whether the market is open, and until or from when.
pub fn market_hours(view: &View) -> String {
    let Phase::Trading(now) = view.phase else { return String::new() };
    let open = |period: &u8| view.options.market_open(*period);
    let first = (0..view.options.periods).find(open).unwrap_or(0) + 1;
    let last = (0..view.options.periods).rfind(open).unwrap_or(0) + 1;
    match now + 1 {
        period if period < first => format!("the market opens in period {first}"),
        period if period < last => format!("the market is open until the end of period {last}"),
        period if period == last => "the market is open for the last time".to_owned(),
        _ => "the market is closed for good".to_owned(),
    }
}

pub fn tokens_left(halves: u8) -> String {
    format!("Gamebreaker tokens: {}.", self::halves(halves))
}

/// `1½`.
pub fn halves(halves: u8) -> String {
    crate::words::halves(halves.into())
}

/// The button that buys a pack.
pub const fn buy(pack: Pack) -> &'static str {
    match pack {
        Pack::Low => "Buy Low",
        Pack::High => "Buy High",
        Pack::Mystery => "Buy Mystery",
        Pack::Special => "Buy Special",
    }
}

/// A seat's public facts.
pub fn seen_hint(view: &View) -> &'static str {
    match (view.options.sleeves, view.options.has_market(view.seats)) {
        (_, false) => "How many cards there are, and nothing else.",
        (Sleeves::One, true) => {
            "How many cards there are, and that packs were bought. No faces, no marbles."
        }
        (Sleeves::Own, true) => {
            "Which packs the cards come from, by their backs. No faces, no marbles; tokens as they \
             were when the trading began."
        }
    }
}

/// The button that names or picks somebody.
pub fn choose(action: Action, seat: Seat, is_own: bool) -> Line {
    match action {
        Action::Name(_) if is_own => line!("{0} {0:picks|pick} first", seat),
        Action::Name(_) => line!("Let {0} pick first", seat),
        _ => line!("Pick {0}", seat),
    }
}

#[cfg(test)]
mod tests {
    use engine::chance::Seed;
    use engine::game::{Decision, Game, Observer, Sink};
    use engine::games::heads_up_duel::{HeadsUpDuel, HeadsUpDuelOptions};
    use engine::seat::Seat;

    use super::*;

    #[test]
    fn a_period_says_what_it_means_for_the_market() {
        let options = HeadsUpDuelOptions::default();
        let mut game = HeadsUpDuel::deal(&options, 4, Seed(2)).unwrap();
        let mut periods = Vec::new();
        while let view = game.view(Observer::Table)
            && matches!(view.phase, Phase::Trading(_))
        {
            periods.push(period(&view));
            for seat in Seat::all(4) {
                game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
            }
        }
        assert_eq!(
            periods,
            [
                "Period 1 of 4 · the market opens in period 2",
                "Period 2 of 4 · the market is open until the end of period 3",
                "Period 3 of 4 · the market is open for the last time",
                "Period 4 of 4 · the market is closed for good",
            ]
        );
    }

    #[test]
    fn tokens_are_counted_in_halves() {
        assert_eq!([0, 1, 2, 3].map(halves), ["0", "½", "1", "1½"]);
    }

    #[test]
    fn what_may_be_added_is_told_in_few_words() {
        assert_eq!(may_add(Some(8), 0), "may add 8s");
        assert_eq!(may_add(None, 0), "no number to add");
        assert_eq!(may_add(None, 1), "Queen: may add any number");
    }
}
