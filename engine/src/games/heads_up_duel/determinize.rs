//! A state that a view's observer can't tell from the real one: all that it doesn't know is dealt
//! anew.

use crate::chance::{Chance, Dice};
use crate::seat::{BySeat, Seat};

use super::offer::Offers;
use super::state::{
    Duel, DuelPhase, Dueller, HALF_TOKEN, HeadsUpDuel, MOST_SEATS, Pending, START_MARBLES,
    SeatState, Stage,
};
use super::stock::{self, Stock};
use super::view::{DuelView, Phase, View};
use super::{Back, BySide, Card, Cards, Joker, Packs, Side, Sleeves};

/// Of so many offers that lie before the observer, all but one are from a maker who can still keep
/// them.
const KEPT: u32 = 8;
/// How often packs that nobody else saw are guessed before they are searched for.
const GUESSES: u32 = 32;

type Decks = BySeat<Cards, MOST_SEATS>;
type Bought = BySeat<Packs, MOST_SEATS>;

pub(super) fn determinize(view: &View, dice: &mut Dice) -> HeadsUpDuel {
    let (bought, stock, decks) = determinize_cards(view, dice);
    let mut places = BySeat::<SeatState, MOST_SEATS>::from_fn(|seat| {
        let known = &view.places[seat];
        SeatState {
            deck: decks[seat],
            shown: known.shown,
            marbles: known.marbles.unwrap_or_default(),
            spent: view.options.tokens * 2 - known.halves.min(view.options.tokens * 2),
            bought: bought[seat],
            // An offer that the observer has not seen may as well not have been made.
            offers: known.offers.unwrap_or_else(|| {
                view.offers.iter().filter(|offer| offer.from == seat).count() as u8
            }),
            sent: known.sent.map(Option::unwrap_or_default),
            finished: known.finished,
        }
    });
    for seat in Seat::all(Seat::MOST).skip(view.seats.into()) {
        places[seat] = SeatState::default();
    }
    determinize_purses(view, &mut places, dice);
    let mut offers = Offers::default();
    view.offers.iter().for_each(|offer| offers.add(*offer));
    let may_be: Vec<Joker> = view.jokers.iter().collect();
    let joker = view.joker.or_else(|| dice.pick(&may_be).copied()).unwrap_or_default();
    let mut game = HeadsUpDuel {
        options: view.options,
        seats: view.seats,
        left: view.left,
        chance: Chance::new(dice.seed()),
        joker,
        jokers: view.jokers,
        stage: Stage::Trading(0),
        places,
        mystery: stock.left,
        offers,
        pairs: view.pairs.iter().copied().collect(),
        results: view.results.iter().copied().collect(),
    };
    game.stage = determinize_stage(view, &game, dice);
    game
}

/// Which packs were bought, what is left of the Mystery packs' deck, and the decks of all seats.
fn determinize_cards(view: &View, dice: &mut Dice) -> (Bought, Stock, Decks) {
    let wishes = wishes(view, dice);
    let mut guesses = 0;
    loop {
        let bought = match guesses {
            0..GUESSES => guess_bought(view, dice),
            _ => search_bought(view, guesses - GUESSES),
        };
        guesses += 1;
        if !can_be_paid(view, &bought) {
            continue;
        }
        for wishes in [Some(&wishes), None] {
            if let Some((stock, decks)) = deal(view, &bought, wishes, dice) {
                return (bought, stock, decks);
            }
        }
    }
}

/// What the observer has seen of a seat's cards, or all of its own.
fn known(view: &View, seat: Seat) -> Cards {
    let place = &view.places[seat];
    place.deck.unwrap_or(place.shown)
}

/// Cards that others have offered the observer: they are likely to have them still.
fn wishes(view: &View, dice: &mut Dice) -> Decks {
    let mut wishes = Decks::from_fn(|seat| known(view, seat));
    let Some(own) = view.observer.seat() else { return wishes };
    for offer in view.offers.iter().filter(|offer| offer.to == own) {
        let wish = wishes[offer.from].most(&offer.terms.give.cards());
        let (all, there) = (wish.backs(), view.places[offer.from].deck_backs);
        let fits = Back::ALL.into_iter().all(|back| all.of(back) <= there.of(back));
        if dice.below(KEPT) > 0 && fits {
            wishes[offer.from] = wish;
        }
    }
    wishes
}

/// Deals what is not known; `None` if these packs can't have been sold.
fn deal(
    view: &View,
    bought: &Bought,
    wishes: Option<&Decks>,
    dice: &mut Dice,
) -> Option<(Stock, Decks)> {
    let mut decks = wishes.copied().unwrap_or_else(|| Decks::from_fn(|seat| known(view, seat)));
    let sold = bought.0.iter().copied().fold(Packs::default(), Packs::plus);
    let seen = decks.0.iter().fold(Cards::NONE, |all, deck| all.plus(deck));
    let stock = Stock::determinized(&view.options, view.seats, sold, &seen, dice)?;
    for back in Back::ALL {
        let places = |seat| view.places[seat].deck_backs.of(back);
        let total = Seat::all(view.seats).map(places).sum();
        let mut unknown = stock.unknown(back, total, &seen, dice)?;
        for seat in Seat::all(view.seats) {
            let missing = places(seat).checked_sub(decks[seat].backs().of(back))?;
            for _ in 0..missing {
                let kind = stock::draw(&mut unknown, dice)?;
                decks[seat].put(Card::new(kind, back)?, 1);
            }
        }
    }
    Some((stock, decks))
}

/// The packs that each seat bought. Where the backs don't tell, each pack may be any.
fn guess_bought(view: &View, dice: &mut Dice) -> Bought {
    BySeat::from_fn(|seat| {
        let place = &view.places[seat];
        place.bought.unwrap_or_else(|| {
            let mut packs = Packs::default();
            (0..place.packs).for_each(|_| packs.0[dice.below(4) as usize] += 1);
            packs
        })
    })
}

/// The `nth` way to divide the packs that nobody saw among the four sorts.
fn search_bought(view: &View, nth: u32) -> Bought {
    let hidden = |seat: &Seat| view.places[*seat].bought.is_none();
    let count: u16 = Seat::all(view.seats).filter(hidden).map(|seat| view.places[seat].packs).sum();
    let sorts = (0..=count).flat_map(|special| {
        (0..=count - special).flat_map(move |mystery| {
            let rest = count - special - mystery;
            (0..=rest).map(move |high| [rest - high, high, mystery, special])
        })
    });
    let mut left = sorts.clone().nth(nth as usize).expect("the packs that were sold are one way");
    BySeat::from_fn(|seat| {
        let place = &view.places[seat];
        place.bought.unwrap_or_else(|| {
            let mut packs = Packs::default();
            for _ in 0..place.packs {
                let sort = left.iter().position(|left| *left > 0).unwrap_or(0);
                left[sort] = left[sort].saturating_sub(1);
                packs.0[sort] += 1;
            }
            packs
        })
    })
}

/// Whether there were marbles enough for these packs, and no more than that.
fn can_be_paid(view: &View, bought: &Bought) -> bool {
    if view.options.sleeves == Sleeves::Own || !view.options.has_market(view.seats) {
        return true;
    }
    let (least, most) = hidden_marbles(view, bought);
    let hidden = Seat::all(view.seats).any(|seat| view.places[seat].marbles.is_none());
    if hidden { most >= 0 } else { least == 0 }
}

/// How many marbles the seats have whose marbles the observer does not know, if they have spent
/// nothing, and if they have spent all.
fn hidden_marbles(view: &View, bought: &Bought) -> (i32, i32) {
    let mut marbles = 0;
    let mut hidden = 0;
    let tokens = view.options.tokens * 2;
    for seat in Seat::all(view.seats) {
        let place = &view.places[seat];
        marbles += i32::from(START_MARBLES) - i32::from(bought[seat].cost());
        match place.marbles {
            Some(own) => {
                marbles += i32::from(HALF_TOKEN) * i32::from(tokens - place.halves);
                marbles -= i32::from(own);
            }
            None => hidden += i32::from(HALF_TOKEN) * i32::from(tokens),
        }
    }
    (marbles, marbles + hidden)
}

/// Others' marbles, and what they have spent, while the observer knows neither.
fn determinize_purses(view: &View, places: &mut BySeat<SeatState, MOST_SEATS>, dice: &mut Dice) {
    let hidden: Vec<Seat> =
        Seat::all(view.seats).filter(|seat| view.places[*seat].marbles.is_none()).collect();
    if hidden.is_empty() || !view.options.has_market(view.seats) {
        return;
    }
    let tokens = view.options.tokens * 2;
    let bought = BySeat::from_fn(|seat| places[seat].bought);
    let (mut marbles, _) = hidden_marbles(view, &bought);
    for seat in &hidden {
        let spent = dice.below(u32::from(tokens) + 1) as u8;
        places[*seat].spent = spent;
        marbles += i32::from(HALF_TOKEN) * i32::from(spent);
    }
    while marbles < 0 {
        let richer = hidden.iter().filter(|seat| places[**seat].spent < tokens);
        let richer: Vec<Seat> = richer.copied().collect();
        let seat = dice.pick(&richer).expect("what was bought was paid for");
        places[*seat].spent += 1;
        marbles += i32::from(HALF_TOKEN);
    }
    for _ in 0..marbles {
        if let Some(seat) = dice.pick(&hidden) {
            places[*seat].marbles += 1;
        }
    }
}

fn determinize_stage(view: &View, game: &HeadsUpDuel, dice: &mut Dice) -> Stage {
    if let Some(outcome) = view.turn.outcome() {
        return Stage::Over(outcome);
    }
    let awaited = view.turn.awaited();
    let own = |seat: Seat| view.observer.sees(seat);
    match (view.phase, &view.duel) {
        (_, Some(duel)) => Stage::Duel(determinize_duel(view, duel, game, dice)),
        (Phase::Trading(period), None) => Stage::Trading(period),
        (Phase::Naming(tied), None) => Stage::Naming(
            tied,
            BySeat::from_fn(|seat| match view.places[seat].named {
                Some(other) => Pending::Chosen(other),
                None if awaited.contains(seat) || !tied.contains(seat) => Pending::Owed,
                // An observer knows its own choice, unless its time ran out.
                None if own(seat) => Pending::TimedOut,
                None => {
                    let nth = dice.below(tied.len().into()) as usize;
                    tied.iter().nth(nth).map_or(Pending::TimedOut, Pending::Chosen)
                }
            }),
        ),
        (Phase::Named(tied), None) => Stage::Named(
            tied,
            BySeat::from_fn(|seat| view.places[seat].named.map_or(Pending::Owed, Pending::Chosen)),
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
        let own = view.observer.sees(seat);
        let pending = match known.chosen {
            Some(card) => Pending::Chosen(card),
            None if view.phase != Phase::Showdown || awaited.contains(seat) => Pending::Owed,
            None if own => Pending::TimedOut,
            None => {
                let hand = game.places[seat].deck.less(&played);
                let nth = dice.below(hand.count().into());
                hand.nth(nth as u16).map_or(Pending::TimedOut, Pending::Chosen)
            }
        };
        Dueller {
            played,
            table: known.table,
            queens: known.joker_queens,
            kings: known.joker_kings,
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
        phase: match (view.phase, duel.acts) {
            (_, Some(acts)) => DuelPhase::Advantage { acts, other_ready: duel.other_ready },
            (Phase::Resolving, None) => DuelPhase::Resolving,
            (Phase::RoundOver, None) => DuelPhase::RoundOver,
            (Phase::DuelOver, None) => DuelPhase::DuelOver,
            (
                Phase::Trading(_)
                | Phase::Naming(_)
                | Phase::Named(_)
                | Phase::Picking
                | Phase::Showdown
                | Phase::Advantage
                | Phase::Over,
                None,
            ) => DuelPhase::Showdown,
        },
        scoring: duel.scoring,
        last_special: duel.last_special,
        sides: BySide(Side::BOTH.map(side)),
    }
}
