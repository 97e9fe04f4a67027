use engine::cards::{Card, CardSet};
use engine::chance::{Dice, Seed};
use engine::game::{Game, Inspect, Observer, Turn};
use engine::games::fools_gambit::{
    Deck, Event, FoolsGambit, FoolsGambitOptions, HAND_SIZE, Phase, SeatView, View, points,
};
use engine::seat::{BySeat, Seat, SeatSet};
use engine::time::TimeControl;

use crate::fools_gambit::{ONE, TWO};
use crate::harness::{everybody, with_time};

/// Reads cards such as `9c Kc 10h`.
pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no card"))
}

/// The action of choosing a duel card and a wager, such as `9c Kc`.
fn choice(text: &str) -> String {
    let (duel, wager) = text.split_once(' ').expect("a duel card and a wager");
    format!("duel {duel} wager {wager}")
}

/// A position at the start of a round. Unnamed cards are in the main decks.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    deck: Deck,
    seats: BySeat<Cards>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Cards {
    hand: CardSet,
    off_hand: CardSet,
    discard: CardSet,
    winning: CardSet,
    /// Cards in the main deck; `None`: all unnamed ones.
    main_deck: Option<u8>,
}

impl Position {
    /// Black cards for seat 1, red ones for seat 2, with these hands.
    pub(crate) fn split(one: &str, two: &str) -> Self {
        Self::new(Deck::Split, one, two)
    }

    /// A full deck for each seat, with these hands.
    pub(crate) fn full(one: &str, two: &str) -> Self {
        Self::new(Deck::Full, one, two)
    }

    fn new(deck: Deck, one: &str, two: &str) -> Self {
        let seats = [one, two].map(|hand| Cards { hand: cards(hand), ..Cards::default() });
        Self { deck, seats: BySeat(seats) }
    }

    pub(crate) fn off_hand(mut self, seat: Seat, off_hand: &str) -> Self {
        self.seats[seat].off_hand = cards(off_hand);
        self
    }

    pub(crate) fn winning(mut self, seat: Seat, winning: &str) -> Self {
        self.seats[seat].winning = cards(winning);
        self
    }

    /// Sets the size of both main decks; the rest is in the discard piles.
    pub(crate) fn main_decks(mut self, left: u8) -> Self {
        for cards in &mut self.seats.0 {
            cards.main_deck = Some(left);
        }
        self
    }

    /// A game at this position; chance shuffles the rest.
    pub(crate) fn seeded(&self, seed: u64) -> Table {
        let mut view = View {
            observer: everybody(),
            deck: self.deck,
            time: TimeControl::Off,
            round: 1,
            phase: Phase::Choose,
            turn: Turn::together(SeatSet::first(2)),
            seats: BySeat::from_fn(|seat| self.seat(seat)),
        };
        let game = FoolsGambit::determinize(&view, &mut Dice::new(Seed(seed), 0)).expect("it fits");
        assert_eq!(game.audit(), Ok(()), "the position makes sense");
        view.turn = with_time(view.turn, game.turn());
        assert_eq!(game.view(everybody()), view, "the position is as it was described");
        Table::new(game)
    }

    pub(crate) fn table(&self) -> Table {
        self.seeded(1)
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let Cards { hand, off_hand, mut discard, winning, main_deck } = self.seats[seat];
        assert_eq!(hand.len(), HAND_SIZE, "a hand of three");
        let named = hand.union(off_hand).union(discard).union(winning);
        let mut rest = self.deck.cards_of(seat).difference(named);
        if let Some(left) = main_deck {
            let surplus = usize::from(rest.len() - left);
            let put_aside = rest.iter().take(surplus).collect();
            discard = discard.union(put_aside);
            rest = rest.difference(put_aside);
        }
        SeatView {
            main_deck: rest.len(),
            off_hand: off_hand.len(),
            off_hand_seen: CardSet::EMPTY,
            off_hand_known: Some(off_hand),
            discard,
            winning,
            points: points(winning),
            held: HAND_SIZE,
            hand: Some(hand),
            wager: None,
            duel: None,
            duel_shown: false,
            counts_as_wager: false,
            third: None,
            third_seen: false,
            chosen: None,
            swap_chosen: None,
            unseen: rest,
        }
    }
}

pub(crate) type Table = crate::harness::Table<FoolsGambit>;

impl Table {
    pub(crate) fn deal(deck: Deck, seed: u64) -> Self {
        Self::dealt(&FoolsGambitOptions { deck, ..FoolsGambitOptions::default() }, 2, seed)
    }

    pub(crate) fn choose(&mut self, one: &str, two: &str) -> &mut Self {
        for (seat, text) in [(ONE, one), (TWO, two)] {
            self.go(seat, choice(text).as_str());
        }
        self
    }

    /// Both seats decide about their third cards: `keep`, `swap duel` or `swap wager`.
    pub(crate) fn swap(&mut self, one: &str, two: &str) -> &mut Self {
        self.go(ONE, one).go(TWO, two)
    }

    pub(crate) fn duel(&mut self, one: &str, two: &str) -> &mut Self {
        self.choose(one, two).swap("keep", "keep")
    }

    pub(crate) fn open(&self, seat: Seat) -> SeatView {
        self.view().seats[seat]
    }

    pub(crate) fn seen(&self, observer: Observer, seat: Seat) -> SeatView {
        self.game.view(observer).seats[seat]
    }

    pub(crate) fn off_hand(&self, seat: Seat) -> CardSet {
        self.open(seat).off_hand_known.expect("an open view")
    }

    /// A seat's cards in hand, main deck and off-hand.
    pub(crate) fn in_play(&self, seat: Seat) -> CardSet {
        let open = self.open(seat);
        open.unseen.union(open.hand.unwrap_or_default()).union(self.off_hand(seat))
    }

    /// Checks a seat's winning pile and discard pile.
    pub(crate) fn piles(&self, seat: Seat, winning: &str, discard: &str) -> &Self {
        let open = self.open(seat);
        assert_eq!(open.winning, cards(winning), "winning pile of {seat}\n{}", self.picture());
        assert_eq!(open.discard, cards(discard), "discard pile of {seat}\n{}", self.picture());
        self
    }

    /// Checks the last round's winner; `None` for a tie.
    pub(crate) fn won_by(&self, seat: Option<Seat>) -> &Self {
        let winner = self.emitted.iter().find_map(|event| match event {
            Event::RoundWon { winner, .. } => Some(*winner),
            _ => None,
        });
        assert_eq!(winner, Some(seat), "\n{}", self.picture());
        self
    }
}
