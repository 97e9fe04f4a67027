mod packs;
mod purses;

use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Pending};
use crate::games::heads_up_duel::offer::Offers;
use crate::games::heads_up_duel::state::{
    Duel, DuelStage, Dueller, MARBLES_FOR_HALF, START_MARBLES, SeatState, Stage,
};
use crate::games::heads_up_duel::stock::{self, CARDS_IN_PACK, Counts, Stock};
use crate::games::heads_up_duel::{
    Back, Backs, BySide, Card, CardCounts, DuelView, HeadsUpDuel, Joker, KindCounts, MOST_OFFERS,
    MOST_SEATS, Offer, OfferCards, Pack, Packs, Phase, STARTING_CARDS, SeatView, Side, View,
};
use crate::options::Options;
use crate::season::Brought;
use crate::seat::{BySeat, Seat, SeatSet};
use packs::BoughtPacks;

/// Assumes that the maker of one in this many offers no longer has the offered cards.
const OFFERS_PER_BROKEN_ONE: u32 = 8;

type Decks = BySeat<CardCounts, MOST_SEATS>;

/// A belief about a seat's unknown cards: weights that multiply each kind's likelihood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    pub(super) seat: Seat,
    pub(super) weights: Counts,
}

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<HeadsUpDuel> {
    determinize_by(view, None, dice)
}

pub(super) fn determinize_by(
    view: &View,
    belief: Option<&Belief>,
    dice: &mut Dice,
) -> Option<HeadsUpDuel> {
    check_ranges(view).ok()?;
    let (bought, stock, decks) = determinize_cards(view, belief, dice);
    let mut by_seat = BySeat::<SeatState, MOST_SEATS>::from_fn(|seat| {
        let known = &view.by_seat[seat];
        SeatState {
            deck: decks[seat],
            shown: OfferCards::from_cards_saturating(&known.shown),
            marbles: known.marbles.unwrap_or_default(),
            halves_spent: view.options.halves(seat).saturating_sub(known.halves),
            bought: bought[seat],
            // Offers that the observer hasn't seen are left out.
            offers_used: known.offers.unwrap_or_else(|| {
                view.offers.iter().filter(|offer| offer.from == seat).count() as u8
            }),
            sent: known.sent.map(Option::unwrap_or_default),
        }
    });
    for seat in Seat::all(Seat::MOST).skip(view.seats.into()) {
        by_seat[seat] = SeatState::default();
    }
    purses::fill(view, &mut by_seat, dice);
    let mut offers = Offers::default();
    view.offers.iter().for_each(|offer| offers.add(*offer));
    let jokers: Vec<Joker> = view.jokers.iter().collect();
    let joker = view.joker.or_else(|| dice.pick(&jokers).copied()).unwrap_or_default();
    let mut game = HeadsUpDuel {
        options: view.options,
        seats: view.seats,
        departed: view.left,
        chance: Chance::for_determinization(dice.seed()),
        joker,
        possible_jokers: view.jokers,
        stage: Stage::Trading(0),
        by_seat,
        finished: Seat::all(view.seats).filter(|seat| view.by_seat[*seat].finished).collect(),
        mystery_left: stock.mystery_left,
        offers,
        pairs: view.pairs.iter().copied().collect(),
        results: view.results.iter().copied().collect(),
    };
    game.stage = determinize_stage(view, &game, dice);
    Some(game)
}

/// The packs bought, the rest of the Mystery packs' deck, and all seats' decks.
fn determinize_cards(
    view: &View,
    belief: Option<&Belief>,
    dice: &mut Dice,
) -> (BoughtPacks, Stock, Decks) {
    let known = Decks::from_fn(|seat| known_cards(view, seat));
    let likely = likely_decks(view, &known, dice);
    let dealt = deal(view, &likely, belief, dice).or_else(|| deal(view, &known, belief, dice));
    // Only for an impossible view: some packs and cards always fit a real game's view.
    dealt.unwrap_or_else(|| {
        let bought = BySeat::from_fn(|seat| view.by_seat[seat].bought.unwrap_or_default());
        (bought, Stock::new(&view.options, view.seats, Packs::default(), KindCounts::NONE), known)
    })
}

/// The seat's cards that the observer has seen, or all its own.
fn known_cards(view: &View, seat: Seat) -> CardCounts {
    let known = &view.by_seat[seat];
    known.deck.unwrap_or(known.shown)
}

/// The known cards, and those offered to the observer, which their seats probably still have.
fn likely_decks(view: &View, known: &Decks, dice: &mut Dice) -> Decks {
    let mut likely_decks = *known;
    let Some(own) = view.observer.seat() else { return likely_decks };
    for offer in view.offers.iter().filter(|offer| offer.to == own) {
        let likely_deck = likely_decks[offer.from].max(&offer.terms.give.cards());
        let (needed, held) = (likely_deck.backs(), view.by_seat[offer.from].deck_backs);
        let fits = Back::ALL.into_iter().all(|back| needed.of(back) <= held.of(back));
        if dice.below(OFFERS_PER_BROKEN_ONE) > 0 && fits {
            likely_decks[offer.from] = likely_deck;
        }
    }
    likely_decks
}

/// Draws unseen packs and deals unknown cards to all decks; `None` if none fit the known cards.
fn deal(
    view: &View,
    known: &Decks,
    belief: Option<&Belief>,
    dice: &mut Dice,
) -> Option<(BoughtPacks, Stock, Decks)> {
    let mut decks = *known;
    let seen = decks.0.iter().fold(CardCounts::NONE, |all, deck| all.plus(deck));
    let bought = packs::draw(view, &seen, dice)?;
    let sold = bought.0.iter().copied().fold(Packs::default(), Packs::plus);
    let stock = Stock::determinize(&view.options, view.seats, sold, &seen, dice)?;
    let belief_seat = belief.map(|belief| belief.seat);
    let weights = |seat| {
        belief.filter(|belief| belief.seat == seat).map_or(&stock::EVEN, |belief| &belief.weights)
    };
    // The seat that the belief is about draws first, while there are most cards to choose from.
    let others = Seat::all(view.seats).filter(|seat| Some(*seat) != belief_seat);
    let seats: Vec<Seat> = belief_seat.into_iter().chain(others).collect();
    for back in Back::ALL {
        let held = |seat: &Seat| view.by_seat[*seat].deck_backs.of(back);
        let missing = |seat: &Seat| held(seat).checked_sub(known[*seat].backs().of(back));
        // If only one seat has unknown cards of this back, the belief about it decides which exist.
        let mut with_unknown = seats.iter().filter(|seat| missing(seat) != Some(0));
        let only_seat = with_unknown.next().filter(|_| with_unknown.next().is_none());
        let total = seats.iter().map(held).sum();
        let draw_weights = only_seat.map_or(&stock::EVEN, |seat| weights(*seat));
        let mut unseen = stock.draw_unseen(back, total, &seen, draw_weights, dice)?;
        for seat in seats.iter().copied() {
            for _ in 0..missing(&seat)? {
                let kind = stock::draw(&mut unseen, weights(seat), dice)?;
                decks[seat].put(Card::new(kind, back)?, 1);
            }
        }
    }
    Some((bought, stock, decks))
}

fn determinize_stage(view: &View, game: &HeadsUpDuel, dice: &mut Dice) -> Stage {
    if let Some(outcome) = view.turn.outcome() {
        return Stage::Over(outcome);
    }
    let awaited = view.turn.awaited();
    let sees = |seat: Seat| view.observer.sees(seat);
    match (view.phase, &view.duel) {
        (_, Some(duel)) => Stage::Duel(determinize_duel(view, duel, game, dice)),
        (Phase::Trading(period), None) => Stage::Trading(period),
        (Phase::Naming(tied), None) => Stage::Naming(
            tied,
            BySeat::from_fn(|seat| match view.by_seat[seat].named {
                Some(other) => Pending::Made(other),
                None if awaited.contains(seat) || !tied.contains(seat) => Pending::Owed,
                // An observer knows its own choice, unless its time ran out.
                None if sees(seat) => Pending::TimedOut,
                None => tied.pick(dice).map_or(Pending::TimedOut, Pending::Made),
            }),
        ),
        (Phase::Named(tied), None) => Stage::Named(
            tied,
            BySeat::from_fn(|seat| view.by_seat[seat].named.map_or(Pending::Owed, Pending::Made)),
        ),
        (
            Phase::Picking
            | Phase::Showdown
            | Phase::Advantage
            | Phase::Resolving
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over,
            None,
        ) => awaited.lowest().map_or(Stage::Pairing, Stage::Picking),
    }
}

fn determinize_duel(view: &View, duel: &DuelView, game: &HeadsUpDuel, dice: &mut Dice) -> Duel {
    let awaited = view.turn.awaited();
    let side = |side: Side| {
        let (known, seat) = (&duel.sides[side], duel.seats[side]);
        let played = known.table.plus(&known.discard);
        let hand = game.by_seat[seat].deck.minus(&played);
        let sees = view.observer.sees(seat);
        let pending = match known.chosen {
            Some(card) => Pending::Made(card),
            None if view.phase != Phase::Showdown || awaited.contains(seat) => Pending::Owed,
            None if sees => Pending::TimedOut,
            None => {
                let nth = dice.below(hand.count().into());
                hand.nth(nth as u16).map_or(Pending::TimedOut, Pending::Made)
            }
        };
        Dueller {
            hand,
            table: known.table,
            joker_queens: known.joker_queens,
            joker_kings: known.joker_kings,
            number: known.number,
            points: known.points,
            bonus: known.bonus,
            pending,
        }
    };
    Duel {
        seats: duel.seats,
        round: duel.round,
        first: duel.first,
        stage: match (view.phase, duel.acts) {
            (_, Some(acts)) => DuelStage::Advantage { acts, other_ready: duel.other_ready },
            (Phase::Resolving, None) => DuelStage::Resolving,
            (Phase::RoundOver, None) => DuelStage::RoundOver,
            (Phase::DuelOver, None) => DuelStage::DuelOver,
            (
                Phase::Trading(_)
                | Phase::Naming(_)
                | Phase::Named(_)
                | Phase::Picking
                | Phase::Showdown
                | Phase::Advantage
                | Phase::Over,
                None,
            ) => DuelStage::Showdown,
        },
        scoring: duel.scoring,
        last_special: duel.last_special,
        sides: BySide(Side::BOTH.map(side)),
    }
}

/// The marbles of the largest table with all tokens spent (HUD-4, 10), and so the most packs.
pub(super) const MOST_MARBLES: u16 =
    MOST_SEATS as u16 * (START_MARBLES + MARBLES_FOR_HALF * Brought::MOST as u16);

/// The cards of `MOST_MARBLES` packs and of the starting packs.
pub(super) const MOST_CARDS: u16 =
    CARDS_IN_PACK * MOST_MARBLES + STARTING_CARDS as u16 * MOST_SEATS as u16;

fn check_ranges(view: &View) -> Result<(), Flaw> {
    Flaw::unless(view.options.seat_counts().contains(view.seats), "the game has such tables")?;
    Flaw::unless(matches!(view.options.periods, 4 | 8 | 16), "there are 4, 8 or 16 periods")?;
    Flaw::unless(view.options.tokens <= Brought::MOST / 2, "a seat starts with few tokens")?;
    if let Phase::Trading(period) = view.phase {
        Flaw::unless(period < view.options.periods, "a period is one of them")?;
    }
    let tied = if let Phase::Naming(tied) | Phase::Named(tied) = view.phase {
        tied
    } else {
        SeatSet::EMPTY
    };
    let duels = view.pairs.iter().map(|pair| pair.seats);
    let duels = duels.chain(view.results.iter().map(|result| result.seats));
    let duels = duels.chain(view.duel.iter().map(|duel| duel.seats));
    let mut mentioned = view.left.union(tied);
    for BySide([one, other]) in duels {
        Flaw::unless(one != other, "a duel is of two seats")?;
        mentioned = mentioned.with(one).with(other);
    }
    mentioned = mentioned.union(view.by_seat.0.iter().filter_map(|known| known.named).collect());
    Flaw::unless(mentioned.fits_table(view.seats), "seats are of the table")?;
    // As many as the state's lists hold.
    let lists_fit = view.pairs.len() <= 4 && view.results.len() <= 7;
    let offers = usize::from(MOST_OFFERS) * usize::from(view.seats);
    Flaw::unless(lists_fit && view.offers.len() <= offers, "lists are as long as they can be")?;
    view.offers.iter().try_for_each(|offer| check_offer(offer, view.seats))?;
    view.by_seat.0.iter().try_for_each(check_seat)?;
    let packs: u32 = view.by_seat.0.iter().map(|known| u32::from(known.packs)).sum();
    Flaw::unless(packs <= MOST_MARBLES.into(), "marbles buy no more packs")?;
    let is_in_range = view.results.iter().all(|result| are_possible_points(result.points));
    Flaw::unless(is_in_range, "points come from cards")?;
    view.duel.as_ref().map_or(Ok(()), check_duel)
}

pub(super) fn check_offer(offer: &Offer, seats: u8) -> Result<(), Flaw> {
    let pair = SeatSet::from_item(offer.from).with(offer.to);
    Flaw::unless(pair.len() == 2 && pair.fits_table(seats), "an offer is between two seats")?;
    // An offer may ask for more marbles than exist.
    let is_in_range = offer.terms.give_marbles <= MOST_MARBLES;
    Flaw::unless(is_in_range, "there are no more marbles")
}

fn check_seat(known: &SeatView) -> Result<(), Flaw> {
    let cards_fit = are_possible_cards(known.deck_backs) && are_possible_cards(known.hand_backs);
    Flaw::unless(cards_fit, "there are no more cards")?;
    let packs_fit = known.bought.is_none_or(are_possible_packs) && known.packs <= MOST_MARBLES;
    Flaw::unless(packs_fit, "marbles buy no more packs")?;
    let marbles_fit = known.marbles.is_none_or(|marbles| marbles <= MOST_MARBLES);
    Flaw::unless(marbles_fit, "there are no more marbles")
}

fn check_duel(duel: &DuelView) -> Result<(), Flaw> {
    Flaw::unless((1..=MOST_CARDS).contains(&duel.round), "a round takes a card")?;
    for side in &duel.sides.0 {
        let is_number = side.number.is_none_or(|number| (2..=10).contains(&number));
        Flaw::unless(is_number, "numbers are 2 to 10 (HUD-1)")?;
        let counts = [side.joker_queens, side.joker_kings, side.points, side.bonus];
        let counts_fit = counts.iter().all(|count| *count <= MOST_CARDS);
        Flaw::unless(counts_fit, "points come from cards")?;
    }
    Ok(())
}

pub(super) fn are_possible_points(points: BySide<u16>) -> bool {
    points.0.iter().all(|points| *points <= 2 * MOST_CARDS)
}

pub(super) fn are_possible_cards(backs: Backs) -> bool {
    backs.0.iter().all(|count| *count <= MOST_CARDS)
}

fn are_possible_packs(packs: Packs) -> bool {
    Pack::ALL.into_iter().all(|pack| packs.of(pack) <= MOST_MARBLES)
}
