use engine::game::{Game, Observer};
use engine::games::heads_up_duel::{
    Back, Card, CardCounts, CardKind, HeadsUpDuel, HeadsUpDuelOptions, Pack, Phase, SeatView, Side,
    Sleeves, View,
};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::laws::games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;
use engine::options::{Options, Values};

impl Subject for HeadsUpDuel {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut secrets = Vec::new();
        let unseen = unseen(&view, &open);
        for seat in Seat::all(view.seats).filter(|seat| !observer.is(*seat)) {
            let mut held = Vec::new();
            add_held(&unseen, &view.by_seat[seat], &open.by_seat[seat], &mut held);
            secrets
                .extend(held.iter().map(|(card, count)| format!("{seat} has {count} of {card}")));
            add_choices(&view, &open, seat, &mut secrets);
            if matches!(view.phase, Phase::Trading(_)) {
                add_purse(&view, &open, seat, &mut secrets);
                add_trades(&view, &open, seat, &mut secrets);
            }
        }
        if view.joker.is_none() && view.jokers.iter().count() > 1 {
            secrets.extend(open.joker.map(|joker| format!("a Joker is {joker:?}")));
        }
        let sold = Seat::all(view.seats).map(|seat| packs(&open, seat, Pack::Mystery)).sum();
        let all_left = all_unseen(&view, &open);
        if view.options.sleeves == Sleeves::Own && !mystery_deck_is_known(&all_left, sold) {
            secrets.push(format!("left for Mystery packs {}", self.mystery_deck()));
        }
        secrets
    }
}

fn packs(open: &View, seat: Seat, pack: Pack) -> u16 {
    open.by_seat[seat].bought.map_or(0, |bought| bought.of(pack))
}

fn known_cards(place: &SeatView) -> CardCounts {
    place.deck.unwrap_or(place.shown)
}

/// The cards in places that the observer knows.
fn seen(view: &View) -> CardCounts {
    view.by_seat.0.iter().fold(CardCounts::NONE, |all, place| all.plus(&known_cards(place)))
}

/// The most cards like this one that can be in play, by public knowledge.
fn alike(view: &View, sold: [u16; 4], card: Card) -> u16 {
    let standard = if card.kind() == CardKind::Joker { 0 } else { 4 };
    match card.back() {
        Back::Pack => standard * u16::from(HeadsUpDuelOptions::decks(view.seats)),
        Back::Low => sold[0],
        Back::High => sold[1],
        Back::Mystery => standard * sold[2].div_ceil(10),
        Back::Special => sold[3],
    }
}

/// For each card, the number of equal ones that the observer has not seen.
fn all_unseen(view: &View, open: &View) -> Vec<(Card, u16)> {
    let seen = seen(view);
    let all = |pack| Seat::all(view.seats).map(|seat| packs(open, seat, pack)).sum();
    let sold = Pack::ALL.map(all);
    let left = |card| alike(view, sold, card).saturating_sub(seen.of(card));
    Card::all().map(|card| (card, left(card))).collect()
}

/// For each card, the number of equal ones in places unknown to the observer.
fn unseen(view: &View, open: &View) -> Vec<(Card, u16)> {
    let mut unseen = all_unseen(view, open);
    let sold = Seat::all(view.seats).map(|seat| packs(open, seat, Pack::Mystery)).sum();
    if mystery_deck_is_known(&unseen, sold) {
        let mystery = unseen.iter_mut().filter(|(card, _)| card.back() == Back::Mystery);
        mystery.for_each(|(_, left)| *left -= in_deck(*left));
    }
    unseen
}

/// The largest number of `unseen` equal cards that the Mystery packs' deck can hold.
fn in_deck(unseen: u16) -> u16 {
    unseen.min(4)
}

/// Whether the Mystery packs' deck must hold all unseen cards that it can hold, because it is so
/// large. The observer can then work out the deck's cards.
fn mystery_deck_is_known(unseen: &[(Card, u16)], sold: u16) -> bool {
    let mystery = unseen.iter().filter(|(card, _)| card.back() == Back::Mystery);
    let most: u16 = mystery.map(|(_, left)| in_deck(*left)).sum();
    sold == 0 || most == 52 - 5 * ((sold - 1) % 10 + 1)
}

/// Adds the seat's count of each card, if the observer can't know it.
fn add_held(unseen: &[(Card, u16)], known: &SeatView, all: &SeatView, held: &mut Vec<(Card, u16)>) {
    let deck = all.deck.unwrap_or_default();
    let shown = known_cards(known).backs();
    for back in Back::ALL {
        let places = known.deck_backs.of(back) - shown.of(back);
        let of_back = || unseen.iter().filter(|(card, _)| card.back() == back);
        let hidden: u16 = of_back().map(|(_, left)| left).sum();
        for (card, left) in of_back() {
            if left.saturating_sub(hidden.saturating_sub(places)) < *left.min(&places) {
                held.push((*card, deck.of(*card)));
            }
        }
    }
}

fn add_choices(view: &View, open: &View, seat: Seat, secrets: &mut Vec<String>) {
    let place = &open.by_seat[seat];
    secrets.extend(place.named.map(|named| format!("{seat} names {named}")));
    let Some((duel, known)) = open.duel.zip(view.duel) else { return };
    for side in Side::BOTH {
        let hand = open.by_seat[duel.seats[side]].hand.unwrap_or_default();
        if duel.seats[side] == seat
            && let Some(card) = duel.sides[side].chosen
            && hand.distinct().count() > 1
        {
            assert_eq!(known.sides[side].chosen, None);
            secrets.push(format!("{seat} shows {card}"));
        }
    }
}

fn add_purse(view: &View, open: &View, seat: Seat, secrets: &mut Vec<String>) {
    let hidden = || Seat::all(view.seats).filter(|seat| view.by_seat[*seat].marbles.is_none());
    let marbles: u16 = hidden().filter_map(|seat| open.by_seat[seat].marbles).sum();
    let place = &open.by_seat[seat];
    if marbles > 0 {
        secrets.extend(place.marbles.map(|marbles| format!("{seat} has {marbles} marbles")));
    }
    if view.options.has_market(view.seats)
        && (place.halves > 0 || marbles >= 3)
        && view.options.halves(seat) > 0
    {
        secrets.push(format!("{seat} has {} half tokens", place.halves));
    }
    if view.options.sleeves == Sleeves::One
        && view.observer == Observer::Table
        && place.packs > 0
        && marbles > 3
    {
        secrets.push(format!("{seat} has bought {:?}", place.bought));
    }
}

fn add_trades(view: &View, open: &View, seat: Seat, secrets: &mut Vec<String>) {
    let unseen = open.offers.iter().filter(|offer| !view.offers.contains(offer));
    secrets.extend(unseen.map(|offer| format!("{offer:?}")));
    for other in Seat::all(view.seats) {
        if let (None, Some(sent @ 1..)) =
            (view.by_seat[seat].sent[other], open.by_seat[seat].sent[other])
        {
            secrets.push(format!("{seat} has sent {other} {sent} offers"));
        }
    }
}

fn options<O: Options>(slug: &str, line: &str) -> O {
    let defaults = O::defaults_of(slug).expect("a game knows its own name");
    let values = Values::read(defaults.fields(), line).expect("the options can be set");
    defaults.with_values(&values)
}

/// Games with trading are long and have many observers: callers pass only a share of [`games`].
fn heads_up_duel(line: &str, seats: u8, games: u32) {
    keeps_the_laws::<HeadsUpDuel>(&options("heads-up-duel", line), seats, games.max(1));
}

#[test]
fn heads_up_duel_for_two_keeps_the_laws() {
    for line in ["", "draws=most-cards", "draws=no-kings"] {
        heads_up_duel(line, 2, games() / 3);
    }
}

#[test]
fn heads_up_duel_as_on_the_show_keeps_the_laws() {
    for seats in [4, 6, 8] {
        heads_up_duel("clock=on minutes=40", seats, games() / 50);
    }
}

#[test]
fn heads_up_duel_at_home_keeps_the_laws() {
    for seats in [2, 4, 6, 8] {
        heads_up_duel("smallest-deck=5 tokens=0", seats, games() / 50);
    }
}

#[test]
fn heads_up_duel_with_any_option_keeps_the_laws() {
    for (line, seats) in [
        ("joker=secret tokens=5", 4),
        ("joker=echo tokens=5 draws=no-kings", 4),
        ("joker=wild tokens=5 tournament=on", 4),
        ("one-back=on joker=secret tokens=2", 4),
        ("tournament=on draws=most-cards market=off", 8),
        ("trading=off tournament=on", 8),
        ("pairing=random smallest-deck=15", 6),
        ("periods=8", 4),
        ("periods=16 one-back=on", 4),
        ("brought=0,3,10,1", 4),
        ("brought=0,0,7,1,2,0 joker=secret", 6),
    ] {
        heads_up_duel(line, seats, games() / 200);
    }
}
