use engine::cards::{Card, CardSet};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Frame, Game, Inspect, Observer, Sink, Turn};
use engine::games::duel_52::{
    Action, Banner, CardId, CardIds, CardView, Choice, Duel52, Duel52Options, FortView,
    HandCertainty, Hero, KnownHand, Lane, Lanes, Origin, Phase, Power, SeatView, Side, Starts,
    View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use crate::duel_52::{ONE, TWO};
use crate::harness::{self, everybody, with_time};

pub(crate) type Table = harness::Table<Duel52>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    Unfinished,
    Draw,
    WonBy(Seat),
}

/// Reads cards such as `9c Kc 10h`.
pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no card"))
}

pub(crate) fn card_id(id: u8) -> CardId {
    CardId::try_from(id).expect("an id from 1 to 52")
}

pub(crate) fn card_ids(list: &[u8]) -> CardIds {
    list.iter().map(|one| card_id(*one)).collect()
}

pub(crate) fn lane(lane: u8) -> Lane {
    Lane::ALL[usize::from(lane) - 1]
}

/// A position in the middle of seat 1's turn, with all actions left.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    options: Duel52Options,
    view: View,
    pile: u8,
    forts: Option<CardSet>,
}

impl Position {
    pub(crate) fn base() -> Self {
        let options = Duel52Options { starts: Starts::One, ..Duel52Options::default() };
        let seat = SeatView {
            holds: 0,
            hand: Some(CardSet::EMPTY),
            shown: KnownHand::default(),
            discards: 0,
            discarded: Some(CardSet::EMPTY),
            hero: Hero::None,
            banners: [None; 2],
            stopped: Lanes::EMPTY,
            fortified: Lanes::EMPTY,
            forts_due: Lanes::EMPTY,
        };
        let view = View {
            observer: everybody(),
            options,
            turn: Turn::alone(ONE),
            phase: Phase::Turn,
            choice: Choice::Nothing,
            mover: ONE,
            first: ONE,
            actions: 3,
            spell_used: false,
            turns: 9,
            turns_without_progress: 0,
            progress_this_turn: false,
            pile: 0,
            cards: Vec::new(),
            forts: [None; 4],
            seats: BySeat([seat; 2]),
        };
        Self { options, view, pile: 8, forts: None }
    }

    /// Adds cards to a seat's lane: `9c` face-up, `(9c)` face-down from hand, `[9c]` a base card,
    /// `{9c}` a fort; then a `*` for each damage, `~` if frozen.
    pub(crate) fn lay(mut self, seat: Seat, in_lane: u8, text: &str) -> Self {
        for word in text.split_whitespace() {
            let id = card_id(self.view.cards.len() as u8 + 1);
            self.view.cards.push(card_view(word, id, seat, lane(in_lane)));
        }
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, text: &str) -> Self {
        let hand = cards(text);
        self.view.seats[seat].hand = Some(hand);
        self.view.seats[seat].holds = hand.len();
        self
    }

    pub(crate) fn pile(mut self, left: u8) -> Self {
        self.pile = left;
        self
    }

    pub(crate) fn end_phase(self) -> Self {
        self.pile(0)
    }

    pub(crate) fn actions(mut self, left: u8) -> Self {
        self.view.actions = left;
        self
    }

    pub(crate) fn paired(mut self, one: u8, other: u8) -> Self {
        self.view.cards[usize::from(one) - 1].mate = Some(card_id(other));
        self.view.cards[usize::from(other) - 1].mate = Some(card_id(one));
        self
    }

    pub(crate) fn hero(mut self, seat: Seat, text: &str) -> Self {
        self.options.heroes = true;
        self.view.seats[seat].hero = Hero::Home(card(text));
        self
    }

    /// Sets the seat's bannermen. The cards by which it picked them have since left the hand, seen.
    pub(crate) fn banners(mut self, seat: Seat, text: &str) -> Self {
        self.options.bannermen = true;
        let mut banners = text.split_whitespace().map(|text| Banner {
            card: card(text),
            behind: card(text),
            certainty: HandCertainty::Gone,
        });
        self.view.seats[seat].banners = [banners.next(), banners.next()];
        self
    }

    pub(crate) fn forts(mut self) -> Self {
        self.options.forts = true;
        self
    }

    pub(crate) fn forts_of(mut self, text: &str) -> Self {
        self.options.forts = true;
        self.forts = Some(cards(text));
        self
    }

    pub(crate) fn fortified(mut self, seat: Seat, lanes: &[u8]) -> Self {
        self.view.seats[seat].fortified = lanes.iter().map(|one| lane(*one)).collect();
        self
    }

    pub(crate) fn turns_without_progress(mut self, turns: u8) -> Self {
        self.view.turns_without_progress = turns;
        self
    }

    pub(crate) fn table(self) -> Table {
        self.seeded(1)
    }

    /// A game at this position; chance places the other cards.
    pub(crate) fn seeded(mut self, seed: u64) -> Table {
        self.view.options = self.options;
        self.deal_the_rest();
        let game = Duel52::determinize(&self.view, &mut Dice::new(Seed(seed), 0)).expect("it fits");
        assert_eq!(game.audit(), Ok(()), "the position makes sense");
        let open = game.view(everybody());
        for (card, real) in self.view.cards.iter_mut().zip(&open.cards) {
            card.hit_points = real.hit_points;
        }
        self.view.turn = with_time(self.view.turn, game.turn());
        assert_eq!(open, self.view, "the position is as it was described");
        Table::new(game)
    }

    /// Deals the other cards to forts, draw pile and the cards set aside; the rest was discarded.
    fn deal_the_rest(&mut self) {
        let mut unnamed: Vec<Card> = self.view.unseen().iter().collect();
        let taken: CardSet = self
            .view
            .cards
            .iter()
            .filter(|card| card.from == Origin::Fort)
            .filter_map(|card| card.face)
            .collect();
        let mut aside = self.options.set_aside();
        if self.options.forts {
            aside -= 4;
            let chosen: Vec<Card> = match self.forts {
                Some(forts) => forts.difference(taken).iter().collect(),
                None => unnamed
                    .iter()
                    .rev()
                    .step_by(7)
                    .take(4 - usize::from(taken.len()))
                    .copied()
                    .collect(),
            };
            unnamed.retain(|card| !chosen.contains(card));
            for (at, face) in chosen.into_iter().enumerate() {
                let fort = FortView { face: Some(face), known_to: SeatSet::EMPTY };
                self.view.forts[at + usize::from(taken.len())] = Some(fort);
            }
        }
        for seat in [ONE, TWO] {
            let missing = self.options.heroes && self.view.seats[seat].hero == Hero::None;
            if missing {
                // A mage whose spell needs a damaged card, so that no test casts by accident.
                let seven =
                    unnamed.iter().position(|card| Power::from_card(*card) == Power::HealAll);
                self.view.seats[seat].hero =
                    Hero::Home(unnamed.remove(seven.expect("a 7 is left")));
            }
        }
        self.view.pile = self.pile;
        let kept = usize::from(aside + self.pile);
        assert!(unnamed.len() >= kept, "cards enough");
        let discards: CardSet = unnamed.split_off(kept).into_iter().collect();
        self.view.seats[ONE].discards = discards.len();
        self.view.seats[ONE].discarded = Some(discards);
    }
}

fn card_view(word: &str, id: CardId, owner: Seat, lane: Lane) -> CardView {
    let name = word.trim_end_matches(['*', '~']);
    let marks = &word[name.len()..];
    let bare = name.trim_matches(['(', ')', '[', ']', '{', '}']);
    let (from, side) = match name.as_bytes()[0] {
        b'(' => (Origin::Hand, Side::Down),
        b'[' => (Origin::Base, Side::Down),
        b'{' => (Origin::Fort, Side::Down),
        _ => (Origin::Hand, Side::Up),
    };
    CardView {
        id,
        owner,
        lane: Some(lane),
        from,
        side,
        face: Some(card(bare)),
        known_to: if from == Origin::Base { SeatSet::EMPTY } else { SeatSet::from_item(owner) },
        damage: marks.matches('*').count() as u8,
        hit_points: 0,
        frozen: marks.contains('~'),
        mate: None,
        attacks: 0,
        allowance: 1,
        activated: false,
        rushed: false,
        waits: 0,
    }
}

impl Table {
    /// The listed actions that begin with `beginning`, without that text.
    pub(crate) fn listed(&self, seat: Seat, beginning: &str) -> Vec<String> {
        let texts = self.actions(seat).into_iter().map(|action| action.to_string());
        texts.filter_map(|text| text.strip_prefix(beginning).map(str::to_owned)).collect()
    }

    pub(crate) fn seen(&self, observer: Observer) -> View {
        self.game.view(observer)
    }

    pub(crate) fn card(&self, at: u8) -> CardView {
        *self.view().card(card_id(at)).unwrap_or_else(|| panic!("card {at}\n{}", self.picture()))
    }

    pub(crate) fn seat(&self, seat: Seat) -> SeatView {
        self.view().seats[seat]
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.seat(seat).hand.expect("an open view")
    }

    pub(crate) fn damage(&self, at: u8) -> u8 {
        let card = self.card(at);
        assert!(card.lane.is_some(), "card {at} lives\n{}", self.picture());
        card.damage
    }

    pub(crate) fn is_up(&self, at: u8) -> bool {
        self.card(at).side == Side::Up
    }

    pub(crate) fn is_dead(&self, at: u8) -> bool {
        self.card(at).lane.is_none()
    }

    pub(crate) fn is_frozen(&self, at: u8) -> bool {
        self.card(at).frozen
    }

    pub(crate) fn actions_left(&self) -> u8 {
        self.view().actions
    }

    pub(crate) fn mover(&self) -> Option<Seat> {
        self.game.turn().awaited().lowest()
    }

    pub(crate) fn result(&self) -> Status {
        match self.game.turn() {
            Turn::Over(outcome) => outcome.winner().map_or(Status::Draw, Status::WonBy),
            Turn::Awaiting(_) | Turn::Resolving => Status::Unfinished,
        }
    }

    pub(crate) fn waiting(&self) -> Vec<u8> {
        let cards = self.view().cards;
        cards.iter().filter(|card| card.waits > 0).map(|card| card.id.number()).collect()
    }

    /// The frames of a legal action, which isn't carried out.
    pub(crate) fn frames(&self, seat: Seat, action: &str) -> Vec<Frame<Duel52>> {
        self.frames_of(seat, Decision::Act(self.read(action)))
    }

    pub(crate) fn frames_of(&self, seat: Seat, decision: Decision<Action>) -> Vec<Frame<Duel52>> {
        let mut frames = Sink::open();
        let answer = self.game.clone().decide(seat, decision, &mut frames);
        assert_eq!(answer, Ok(()), "seat {seat} {decision:?}\n{}", self.picture());
        frames.into_frames()
    }
}
