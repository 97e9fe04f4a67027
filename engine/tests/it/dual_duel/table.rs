use engine::chance::{Dice, Seed};
use engine::game::{Game, Inspect, Observer, Turn};
use engine::games::dual_duel::{
    Card, Cards, DualDuel, DualDuelOptions, DuelEnd, Event, Pair, Phase, Round, Rounds, Score,
    SeatView, SlotView, View,
};
use engine::seat::{BySeat, Seat, SeatSet};
use engine::time::TimeControl;

use crate::dual_duel::{ONE, TWO};
use crate::harness::{self, everybody, with_time};

/// Reads cards such as `9r 10b`.
pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no card"))
}

pub(crate) fn pair(text: &str) -> Pair {
    let (received, kept) = text.split_once(' ').expect("the card given and the card kept");
    Pair { received: card(received), kept: card(kept) }
}

/// A position at the start of a round. Unnamed cards fill hands, earlier rounds and cards aside.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    options: DualDuelOptions,
    duel: u8,
    won: BySeat<u8>,
    round: u8,
    wins: BySeat<u8>,
    calls: BySeat<u8>,
    hands: BySeat<Cards>,
    wilds: BySeat<[SlotView; 2]>,
}

impl Position {
    /// The first round, with these cards in the hands.
    pub(crate) fn first(one: &str, two: &str) -> Self {
        Self {
            options: DualDuelOptions::default(),
            duel: 1,
            won: BySeat::default(),
            round: 1,
            wins: BySeat::default(),
            calls: BySeat::default(),
            hands: BySeat([cards(one), cards(two)]),
            wilds: BySeat([wilds("1r 1y"), wilds("1g 1b")]),
        }
    }

    /// The ninth round, after eight rounds with these wins; four cards in each hand.
    pub(crate) fn ninth(wins: [u8; 2], one: &str, two: &str) -> Self {
        Self { round: 9, wins: BySeat(wins), ..Self::first(one, two) }
    }

    /// Both seats' wilds; `^` turns one face-up.
    pub(crate) fn wilds(mut self, one: &str, two: &str) -> Self {
        self.wilds = BySeat([wilds(one), wilds(two)]);
        self
    }

    pub(crate) fn calls(mut self, one: u8, two: u8) -> Self {
        self.calls = BySeat([one, two]);
        self
    }

    pub(crate) fn won(mut self, one: u8, two: u8) -> Self {
        self.won = BySeat([one, two]);
        self.duel = self.duel.max(one + two + 1);
        self
    }

    pub(crate) fn duel(mut self, duel: u8) -> Self {
        self.duel = duel;
        self
    }

    pub(crate) fn target(mut self, target: u8) -> Self {
        self.options.target = target;
        self
    }

    pub(crate) fn longest(mut self, longest: u8) -> Self {
        self.options.longest = longest;
        self
    }

    pub(crate) fn table(&self) -> Table {
        self.seeded(1)
    }

    pub(crate) fn time(mut self, time: TimeControl) -> Self {
        self.options.time = time;
        self
    }

    /// A game at this position; chance deals the other cards.
    pub(crate) fn seeded(&self, seed: u64) -> Table {
        let mut dice = Dice::new(Seed(seed), 0);
        let wilds: Cards = self.wilds.0.iter().flatten().filter_map(|slot| slot.card).collect();
        let named = self.hands.0.iter().fold(wilds, |all, hand| all.union(*hand));
        let mut rest: Vec<Card> = Cards::ALL.difference(named).iter().collect();
        dice.shuffle(&mut rest);
        let size = 20 - 2 * (self.round - 1);
        let hands = self.hands.map(|hand| {
            let missing = usize::from(size - hand.len());
            rest.drain(..missing).fold(hand, Cards::with)
        });
        let rounds = self.rounds(&mut rest, &mut dice);
        let mut view = View {
            observer: everybody(),
            options: self.options,
            won: self.won,
            duel: self.duel,
            round: self.round,
            phase: Phase::Give,
            turn: Turn::together(SeatSet::first(2)),
            rounds,
            called: SeatSet::EMPTY,
            aside: rest.len() as u8,
            aside_known: Some(rest.into_iter().collect()),
            seats: BySeat::from_fn(|seat| SeatView {
                held: size,
                hand: Some(hands[seat]),
                hand_seen: Cards::EMPTY,
                slots: self.wilds[seat].map(Some),
                received: None,
                kept: None,
                calls: self.calls[seat],
                chosen: None,
            }),
            unseen: Cards::EMPTY,
        };
        let game = DualDuel::determinize(&view, &mut dice).expect("it fits");
        assert_eq!(game.audit(), Ok(()), "the position makes sense");
        view.turn = with_time(view.turn, game.turn());
        assert_eq!(game.view(everybody()), view, "the position is as it was described");
        Table::new(game)
    }

    /// Past rounds with the position's wins, from the cards in `rest`.
    fn rounds(&self, rest: &mut Vec<Card>, dice: &mut Dice) -> Rounds {
        let won = |seat: Seat| std::iter::repeat_n(Some(seat), self.wins[seat].into());
        let ties = std::iter::repeat(None);
        let winners = won(ONE).chain(won(TWO)).chain(ties).take(usize::from(self.round) - 1);
        let rounds: Rounds = winners.map(|winner| round(winner, rest, dice)).collect();
        assert_eq!(rounds.wins(), self.wins);
        rounds
    }
}

fn round(winner: Option<Seat>, rest: &mut Vec<Card>, dice: &mut Dice) -> Round {
    for _ in 0..10_000 {
        dice.shuffle(rest);
        let pair = |at: usize| Pair { received: rest[at], kept: rest[at + 1] };
        let round = Round { pairs: BySeat([pair(0), pair(2)]), swapped: SeatSet::EMPTY };
        if round.winner() == winner {
            rest.drain(..4);
            return round;
        }
    }
    panic!("no round is won by {winner:?} with {rest:?}");
}

fn wilds(text: &str) -> [SlotView; 2] {
    let (one, two) = text.split_once(' ').expect("two wilds");
    [one, two].map(|text| {
        let plain = text.trim_start_matches('^');
        SlotView { card: Some(card(plain)), face_up: plain != text }
    })
}

pub(crate) type Table = harness::Table<DualDuel>;

impl Table {
    pub(crate) fn deal(seed: u64) -> Self {
        Self::dealt(&DualDuelOptions::default(), 2, seed)
    }

    pub(crate) fn both(&mut self, one: &str, two: &str) -> &mut Self {
        self.go(ONE, one).go(TWO, two)
    }

    /// Each seat gives its first card (here `received`) and keeps its second.
    pub(crate) fn pairs(&mut self, one: &str, two: &str) -> &mut Self {
        let [one, two] = [one, two].map(pair);
        self.both(&format!("give {}", one.received), &format!("give {}", two.received));
        self.both(&format!("keep {}", one.kept), &format!("keep {}", two.kept))
    }

    /// Plays a round without calls. Each text has the card that a seat gives, then its kept card.
    pub(crate) fn round(&mut self, one: &str, two: &str) -> &mut Self {
        self.pairs(one, two).both("pass", "pass")
    }

    pub(crate) fn open(&self, seat: Seat) -> SeatView {
        self.view().seats[seat]
    }

    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.open(seat).hand.expect("an open view")
    }

    pub(crate) fn seen(&self, observer: Observer, seat: Seat) -> SeatView {
        self.game.view(observer).seats[seat]
    }

    pub(crate) fn points(&self) -> [u8; 2] {
        let scores = self.emitted.iter().find_map(|event| match event {
            Event::RoundWon { scores, .. } => Some(scores.0.map(Score::points)),
            _ => None,
        });
        scores.unwrap_or_else(|| panic!("a round has ended\n{}", self.picture()))
    }

    pub(crate) fn winner(&self) -> Option<Seat> {
        let winner = self.emitted.iter().find_map(|event| match event {
            Event::RoundWon { winner, .. } => Some(*winner),
            _ => None,
        });
        winner.unwrap_or_else(|| panic!("a round has ended\n{}", self.picture()))
    }

    pub(crate) fn duel_end(&self) -> Option<DuelEnd> {
        self.emitted.iter().find_map(|event| match event {
            Event::DuelWon { end, .. } => Some(*end),
            _ => None,
        })
    }
}
