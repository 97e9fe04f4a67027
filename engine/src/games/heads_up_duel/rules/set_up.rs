//! The deal (HUD-3 to HUD-5, HUD-20).

use crate::chance::{Chance, Seed};
use crate::game::Sink;
use crate::games::heads_up_duel::card::KINDS;
use crate::games::heads_up_duel::offer::Offers;
use crate::games::heads_up_duel::state::{START_MARBLES, SeatState, Stage};
use crate::games::heads_up_duel::{
    Back, BySide, Card, CardKind, HeadsUpDuel, HeadsUpDuelOptions, Joker, JokerRule, Jokers,
    KindCounts, MOST_SEATS, Pair, PairOrigin, STARTING_CARDS,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat, SeatSet};

const MOST_DECKS: usize = 3;

impl HeadsUpDuel {
    /// Deals a game, with seats and options already checked, up to the first decision.
    pub(super) fn set_up(options: &HeadsUpDuelOptions, seats: u8, seed: Seed) -> Self {
        let mut chance = Chance::new(seed);
        let mut by_seat = BySeat::<SeatState, MOST_SEATS>::default();
        let mut cards = [CardKind::Joker; 52 * MOST_DECKS];
        let decks = usize::from(HeadsUpDuelOptions::decks(seats));
        let cards = &mut cards[..52 * decks];
        // Four of each kind in every 52 cards, without Jokers: the last kind is left out.
        let faces: [CardKind; KINDS - 1] = std::array::from_fn(CardKind::from_index);
        cards.chunks_exact_mut(faces.len()).for_each(|chunk| chunk.copy_from_slice(&faces));
        chance.next_event().shuffle(cards);
        for (seat, pack) in Seat::all(seats).zip(cards.chunks(STARTING_CARDS.into())) {
            let pack = pack.iter().filter_map(|kind| Card::new(*kind, Back::Pack));
            by_seat[seat].deck = pack.collect();
            by_seat[seat].marbles = if options.has_market(seats) { START_MARBLES } else { 0 };
        }
        let (joker, possible_jokers) = match options.joker {
            JokerRule::Known(joker) => (joker, Jokers::from_item(joker)),
            JokerRule::Secret => {
                let nth = chance.next_event().below(Joker::ALL.len() as u32);
                (Joker::ALL[nth as usize], Jokers::ANY)
            }
        };
        let mut game = Self {
            options: *options,
            seats,
            departed: SeatSet::EMPTY,
            chance,
            joker,
            possible_jokers,
            stage: Stage::Trading(0),
            by_seat,
            finished: SeatSet::EMPTY,
            mystery_left: KindCounts::NONE,
            offers: if options.has_trading(seats) {
                Offers::with_capacity_for(seats)
            } else {
                Offers::default()
            },
            pairs: FixedList::default(),
            results: FixedList::default(),
        };
        if options.draws_pairs(seats) {
            game.draw_pairs();
        }
        if !options.has_trading(seats) {
            game.begin_next_duel(&mut Sink::none());
        }
        game
    }

    /// HUD-20. Two seats are a pair without a draw.
    fn draw_pairs(&mut self) {
        let mut seats = BySeat::<Seat, MOST_SEATS>::from_fn(|seat| seat).0;
        let seats = &mut seats[..usize::from(self.seats)];
        if seats.len() > 2 {
            self.chance.next_event().shuffle(seats);
        }
        for pair in seats.chunks_exact(2) {
            self.pairs.push(Pair { seats: BySide([pair[0], pair[1]]), origin: PairOrigin::Drawn });
        }
    }
}
