use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Illegal, Inspect, Observer, Turn};
use engine::games::heads_up_duel::{
    Back, BySide, Card, CardCounts, CardKind, DuelView, Event, HeadsUpDuel, HeadsUpDuelOptions,
    Packs, Pair, PairOrigin, Phase, Refusal, Scoring, SeatView, Side, SideView, View,
};
use engine::options::{Options, Values};
use engine::seat::{Seat, SeatSet};

use crate::harness::{everybody, with_time};
use crate::heads_up_duel::{ONE, TWO};

pub(crate) fn options(line: &str) -> HeadsUpDuelOptions {
    let defaults = HeadsUpDuelOptions::default();
    let values = Values::read(defaults.fields(), line).expect("the options can be set");
    defaults.with_values(&values)
}

/// Reads cards such as `7p*2,Kp`, in any order.
pub(crate) fn cards(text: &str) -> CardCounts {
    let parts = text.split(',').filter(|part| *part != "-");
    let each = parts.flat_map(|part| {
        let (name, count) = part.split_once('*').unwrap_or((part, "1"));
        (0..count.parse::<u8>().expect("a number")).map(move |_| card(name))
    });
    each.collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no card"))
}

/// `count` cards of starting packs, of all kinds equally, that may exist beside the `used` cards.
pub(crate) fn rest(used: &CardCounts, decks: u8, count: u16) -> CardCounts {
    let most = 4 * u16::from(decks);
    let spare = (0..most).flat_map(|pass| {
        let standard = CardKind::all().filter(|kind| *kind != CardKind::Joker);
        let cards = standard.filter_map(|kind| Card::new(kind, Back::Pack));
        cards.filter(move |card| pass + used.of(*card) < most)
    });
    spare.take(count.into()).collect()
}

pub(crate) struct Position(pub(crate) View);

impl Position {
    /// The last period of trading; the first seats have these decks, the last seat all other cards.
    pub(crate) fn trading(line: &str, seats: u8, decks: &[&str]) -> Self {
        let deal = HeadsUpDuel::deal(&options(line), seats, Seed(7)).expect("a table");
        let mut view = deal.view(everybody());
        view.phase = Phase::Trading(view.options.periods - 1);
        let mut used = CardCounts::NONE;
        for (seat, deck) in Seat::all(seats).zip(decks) {
            used = used.plus(&cards(deck));
            set_deck(&mut view.by_seat[seat], cards(deck));
        }
        let others: Vec<Seat> = Seat::all(seats).skip(decks.len()).collect();
        for (nth, seat) in others.iter().enumerate() {
            let last = nth + 1 == others.len();
            let count = if last { u16::from(15 * seats) - used.count() } else { 15 };
            let deck = rest(&used, HeadsUpDuelOptions::decks(seats), count);
            used = used.plus(&deck);
            set_deck(&mut view.by_seat[*seat], deck);
        }
        Self(view)
    }

    /// Sets the period, counted from 1.
    pub(crate) fn period(mut self, period: u8) -> Self {
        self.0.phase = Phase::Trading(period - 1);
        self
    }

    pub(crate) fn marbles(mut self, marbles: &[u16]) -> Self {
        for (seat, marbles) in Seat::all(self.0.seats).zip(marbles) {
            self.0.by_seat[seat].marbles = Some(*marbles);
        }
        self
    }

    pub(crate) fn halves(mut self, halves: &[u8]) -> Self {
        for (seat, halves) in Seat::all(self.0.seats).zip(halves) {
            self.0.by_seat[seat].halves = *halves;
        }
        self
    }

    /// A duel for two with these hands; seat 1 acts first this round; other cards are discarded.
    pub(crate) fn duel(line: &str, one: &str, two: &str) -> Self {
        let deal = HeadsUpDuel::deal(&options(line), 2, Seed(7)).expect("a table");
        let mut view = deal.view(everybody());
        let hands = [cards(one), cards(two)];
        let mut used = hands[0].plus(&hands[1]);
        let sides = [(ONE, hands[0]), (TWO, hands[1])].map(|(seat, hand)| {
            let discard = rest(&used, 2, 15 - hand.count());
            used = used.plus(&discard);
            let place = &mut view.by_seat[seat];
            set_deck(place, hand.plus(&discard));
            place.shown = discard;
            place.hand = Some(hand);
            place.hand_backs = hand.backs();
            side(discard)
        });
        view.phase = Phase::Showdown;
        view.turn = Turn::together(SeatSet::first(2));
        view.duel = Some(DuelView {
            seats: BySide([ONE, TWO]),
            round: 2,
            first: Side::One,
            acts: None,
            other_ready: false,
            scoring: Scoring::Highest,
            leads: None,
            verdict: None,
            last_special: None,
            sides: BySide(sides),
        });
        Self(view)
    }

    /// The same duel between the first two of four seats. Seat 1 bought its Jokers; seats 3 and 4
    /// have the other cards.
    pub(crate) fn duel_with_jokers(line: &str, one: &str, two: &str) -> Self {
        let jokers = cards(one).of_kind(CardKind::Joker);
        let bought = cards("Js,Qs,Ks,As").each().flat_map(|card| (0..jokers).map(move |_| card));
        let all = [cards(one), cards(two), bought.collect()];
        let used = all.iter().fold(CardCounts::NONE, |used, deck| used.plus(deck));
        let left = 60 + 5 * jokers - used.count();
        let mut view = Self::duel(line, "9p,Ap", "9p,Ap").0;
        let deal = HeadsUpDuel::deal(&options(line), 4, Seed(7)).expect("a table");
        let duel =
            view.duel.map(|duel| DuelView { sides: BySide([side(CardCounts::NONE); 2]), ..duel });
        view = View { phase: view.phase, turn: view.turn, duel, ..deal.view(everybody()) };
        let decks = all.into_iter().chain([rest(&used, 2, left)]);
        for (seat, deck) in Seat::all(4).zip(decks) {
            set_deck(&mut view.by_seat[seat], deck);
        }
        let four = Seat::from_number(4).expect("a seat");
        view.pairs = [(ONE, TWO), (TWO.next(4), four)]
            .map(|(one, two)| Pair { seats: BySide([one, two]), origin: PairOrigin::Drawn })
            .to_vec();
        view.by_seat[ONE].bought = Some(Packs([0, 0, 0, jokers]));
        view.by_seat[ONE].packs = jokers;
        Self(view).marbles(&[0, 0, 0, 12 - 4 * jokers])
    }

    pub(crate) fn points(mut self, one: (u16, u16), two: (u16, u16)) -> Self {
        let duel = self.0.duel.as_mut().expect("a duel");
        for (side, (points, bonus)) in duel.sides.0.iter_mut().zip([one, two]) {
            (side.points, side.bonus) = (points, bonus);
        }
        self
    }

    pub(crate) fn table(&self) -> Table {
        self.seeded(1)
    }

    /// A game at this position; the seed decides future chance.
    pub(crate) fn seeded(&self, seed: u64) -> Table {
        let game =
            HeadsUpDuel::determinize(&self.0, &mut Dice::new(Seed(seed), 0)).expect("it fits");
        assert_eq!(game.audit(), Ok(()), "the position makes sense");
        let turn = with_time(self.0.turn, game.turn());
        assert_eq!(
            game.view(everybody()),
            View { turn, ..self.0.clone() },
            "the position is as it was described"
        );
        Table::new(game)
    }
}

fn set_deck(place: &mut SeatView, deck: CardCounts) {
    place.deck = Some(deck);
    place.hand = Some(deck);
    place.deck_backs = deck.backs();
    place.hand_backs = deck.backs();
}

fn side(discard: CardCounts) -> SideView {
    SideView {
        table: CardCounts::NONE,
        discard,
        joker_queens: 0,
        joker_kings: 0,
        number: None,
        sum: 0,
        queens: 0,
        kings: 0,
        points: 0,
        bonus: 0,
        chosen: None,
    }
}

pub(crate) type Table = crate::harness::Table<HeadsUpDuel>;

pub(crate) fn deal(line: &str, seats: u8, seed: u64) -> Table {
    Table::dealt(&options(line), seats, seed)
}

impl Table {
    pub(crate) fn check(&self, seat: Seat, action: &str) -> Result<(), Illegal<Refusal>> {
        self.answer(seat, Decision::Act(self.read(action)))
    }

    pub(crate) fn listed(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    /// Awaited seats finish until trading is over.
    pub(crate) fn end_trading(&mut self) -> &mut Self {
        while matches!(self.view().phase, Phase::Trading(_)) {
            let seat = self.awaited().lowest().expect("trading waits for somebody");
            self.go(seat, "finish");
        }
        self
    }

    pub(crate) fn show(&mut self, one: &str, two: &str) -> &mut Self {
        let seats = self.duel().seats;
        self.go(seats[Side::One], &format!("show {one}"));
        self.go(seats[Side::Two], &format!("show {two}"))
    }

    /// Awaited seats are ready until the round is over; keeps all events.
    pub(crate) fn ready(&mut self) -> &mut Self {
        let mut emitted = Vec::new();
        while self.view().phase == Phase::Advantage {
            let seat = self.awaited().lowest().expect("a duel waits for somebody");
            self.go(seat, "ready");
            emitted.append(&mut self.emitted);
            if emitted.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
                break;
            }
        }
        self.emitted = emitted;
        self
    }

    pub(crate) fn seen(&self, observer: Observer, seat: Seat) -> SeatView {
        self.game.view(observer).by_seat[seat]
    }

    pub(crate) fn deck(&self, seat: Seat) -> CardCounts {
        self.view().by_seat[seat].deck.expect("an open view")
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardCounts {
        self.view().by_seat[seat].hand.expect("an open view")
    }

    pub(crate) fn marbles(&self, seat: Seat) -> u16 {
        self.view().by_seat[seat].marbles.expect("an open view")
    }

    pub(crate) fn duel(&self) -> DuelView {
        self.view().duel.unwrap_or_else(|| panic!("a duel goes on\n{}", self.picture()))
    }

    pub(crate) fn side(&self, side: Side) -> SideView {
        self.duel().sides[side]
    }

    /// Checks the cards on the table.
    pub(crate) fn lies(&self, one: &str, two: &str) -> &Self {
        let tables = self.duel().sides.0.map(|side| side.table);
        assert_eq!(tables, [cards(one), cards(two)], "\n{}", self.picture());
        self
    }

    pub(crate) fn points(&self) -> [u16; 2] {
        self.duel().sides.0.map(|side| side.points)
    }

    /// The last round's result: sums, point, Kings.
    pub(crate) fn ended(&self) -> ([u32; 2], Option<Seat>, [u16; 2]) {
        let ended = self.emitted.iter().find_map(|event| match event {
            Event::RoundEnded { sums, point, kings, .. } => Some((sums.0, *point, kings.0)),
            _ => None,
        });
        ended.unwrap_or_else(|| panic!("a round has ended\n{}", self.picture()))
    }
}
