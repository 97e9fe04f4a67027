//! Before the first turn: heroes, hands, bannermen, base cards (D52-2, 33, 40, 55, 56, 71).

use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::Sink;
use crate::games::duel_52::board::Board;
use crate::games::duel_52::state::{Forts, Stage};
use crate::games::duel_52::{
    Banner, Choice, Duel52, Duel52Options, Event, Fort, HandCertainty, Hero, Lane, Origin, Power,
    Refusal, Starts,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};

/// D52-2.
const HAND_SIZE: u8 = 5;
/// D52-3.
const FIRST_ACTIONS: u8 = 2;
/// Picks of bannermen, two for each seat (D52-55).
const PICKS: u8 = 4;

impl Duel52 {
    pub(super) fn set_up(options: Duel52Options, mut chance: Chance) -> Self {
        let mut dice = chance.next_event();
        let pile = FixedList::shuffled(CardSet::DECK, &mut dice);
        let first = match options.starts {
            Starts::One => Seat::ONE,
            Starts::Two => Seat::TWO,
            Starts::Random => [Seat::ONE, Seat::TWO][dice.below(2) as usize],
        };
        let mut game = Self {
            options,
            chance,
            stage: Stage::Bannermen(0),
            choice: Choice::Nothing,
            mover: first.other(),
            first,
            actions_left: 0,
            spell_used: false,
            turns: 0,
            turns_without_progress: 0,
            progress_this_turn: false,
            pile,
            forts: Forts::default(),
            seats: BySeat::default(),
            board: Board::EMPTY,
        };
        let mut no_sink = Sink::none();
        for state in game.seats.0.iter_mut().filter(|_| options.heroes) {
            state.hero = game.pile.pop().map_or(Hero::None, Hero::Home);
        }
        for state in &mut game.seats.0 {
            state.hand = (0..HAND_SIZE).filter_map(|_| game.pile.pop()).collect();
        }
        if options.bannermen {
            game.ask_next_pick(0, &mut no_sink);
        } else {
            game.deal_base_cards(&mut no_sink);
        }
        game.settle(&mut no_sink);
        game
    }

    /// D52-55: asks the next seat that can pick a bannerman. A seat learns of ranks missing from the
    /// deck in the last event's frame, so that nobody else notices.
    fn ask_next_pick(&mut self, mut nth: u8, sink: &mut Sink<Self>) {
        while nth < PICKS {
            let seat = if nth.is_multiple_of(2) { self.first.other() } else { self.first };
            (self.mover, self.stage) = (seat, Stage::Bannermen(nth));
            let pickable = self.pickable();
            self.show_missing_ranks(self.cards_without_bannerman().difference(pickable), sink);
            if !pickable.is_empty() {
                return;
            }
            self.close_frame(sink);
            sink.emit(|| Event::NoBannerman(seat));
            nth += 1;
        }
        self.stage = Stage::Bannermen(PICKS);
        self.close_frame(sink);
        let mut dice = self.chance.next_event();
        self.pile = FixedList::shuffled(self.pile.set(), &mut dice);
        self.deal_base_cards(sink);
    }

    /// The mover's hand without the cards of its bannermen's ranks.
    fn cards_without_bannerman(&self) -> CardSet {
        let state = &self.seats[self.mover];
        let banners = state.banners.iter().flatten();
        banners.fold(state.hand, |hand, banner| hand.difference(CardSet::same_rank(banner.card)))
    }

    /// The deck during the picks: the cards that no seat has.
    fn deck(&self) -> CardSet {
        self.seats.0.iter().fold(CardSet::DECK, |deck, state| {
            let banners = state.banners.iter().flatten().map(|banner| banner.card);
            banners.chain(state.hero.card()).fold(deck.difference(state.hand), CardSet::without)
        })
    }

    /// The cards in the mover's hand that it can pick a bannerman for.
    pub(in super::super) fn pickable(&self) -> CardSet {
        let deck = self.deck();
        let is_left = |card: &Card| !deck.intersection(CardSet::same_rank(*card)).is_empty();
        self.cards_without_bannerman().iter().filter(is_left).collect()
    }

    pub(super) fn check_pick(&self, card: Card) -> Result<(), Refusal> {
        let state = &self.seats[self.mover];
        if !state.hand.contains(card) {
            Err(Refusal::NotInHand(card))
        } else if state.banner_powers.contains(Power::from_card(card)) {
            Err(Refusal::SameBannerman(card))
        } else if self.deck().intersection(CardSet::same_rank(card)).is_empty() {
            Err(Refusal::NotInDeck(card))
        } else {
            Ok(())
        }
    }

    /// Shows the mover the enemy's cards of ranks that the deck lacks: the mover can work them out.
    fn show_missing_ranks(&mut self, unpickable: CardSet, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let same_ranks =
            unpickable.iter().map(CardSet::same_rank).fold(CardSet::EMPTY, CardSet::union);
        let enemy = &mut self.seats[seat.other()];
        let held = enemy.hand.difference(enemy.shown.sure).intersection(same_ranks);
        if !held.is_empty() {
            enemy.shown.sure = enemy.shown.sure.union(held);
            sink.emit(|| Event::DeckLacks(seat, held));
        }
    }

    /// D52-55: picks a bannerman for the hand's card `behind`: a random card of its rank.
    pub(super) fn pick(&mut self, behind: Card, sink: &mut Sink<Self>) {
        let Stage::Bannermen(nth) = self.stage else { return };
        let mut dice = self.chance.next_event();
        let deck = self.pile.set();
        let candidates = deck.intersection(CardSet::same_rank(behind));
        let card = candidates.pick(&mut dice).expect("a pick is checked");
        self.pile = FixedList::shuffled(deck.without(card), &mut dice);
        let seat = self.mover;
        let state = &mut self.seats[seat];
        let empty_place = state.banners.iter_mut().find(|banner| banner.is_none());
        *empty_place.expect("a seat picks two bannermen") =
            Some(Banner { card, behind, certainty: HandCertainty::Sure });
        state.banner_powers.insert(Power::from_card(card));
        state.shown.sure.insert(behind);
        sink.emit(|| Event::BannermanPicked { seat, behind, bannerman: card });
        self.ask_next_pick(nth + 1, sink);
    }

    /// D52-2, 33, 73: deals base cards, sets cards aside and begins the first turn.
    fn deal_base_cards(&mut self, sink: &mut Sink<Self>) {
        for lane in Lane::ALL {
            for seat in Seat::all(2) {
                let card = self.pile.pop().expect("more cards than seats at the set-up");
                self.board.lay(card, seat, lane, Origin::Base);
            }
        }
        let mut aside = self.options.set_aside();
        if self.options.forts {
            for fort in Fort::all() {
                self.forts.cards[fort.index()] = self.pile.pop();
            }
            aside -= Fort::COUNT;
        }
        // Cards set aside are nowhere in the state.
        for _ in 0..aside {
            self.pile.pop();
        }
        sink.emit(|| Event::BaseCardsDealt);
        self.begin_turn(self.first, FIRST_ACTIONS, sink);
    }
}
