//! What holds in every state.

use crate::game::{Flaw, Game, Turn};
use crate::seat::Seat;

use super::state::{Duel, HALF_TOKEN, HeadsUpDuel, Pending, START_MARBLES, Stage};
use super::stock::Stock;
use super::{Cards, MOST_OFFERS, PACK, Side};

pub(super) fn of(game: &HeadsUpDuel) -> Result<(), Flaw> {
    let all = game.places.0.iter().fold(Cards::NONE, |all, place| all.plus(&place.deck));
    let stock = Stock::new(&game.options, game.seats, game.sold(), game.mystery);
    stock.audit(&all, u16::from(PACK) * u16::from(game.seats))?;
    purses(game)?;
    offers(game)?;
    if !game.jokers.contains(game.joker) {
        return Err(Flaw("a Joker is what all think that it may be (HUD-16)"));
    }
    for place in &game.places.0 {
        if !place.deck.holds(&place.shown) {
            return Err(Flaw("what a seat has shown it has"));
        }
    }
    match &game.stage {
        Stage::Trading(_) => {
            let smallest = game.options.smallest_deck.into();
            let too_few = |seat: Seat| game.places[seat].deck.count() < smallest;
            if Seat::all(game.seats).any(too_few) {
                return Err(Flaw("no trade leaves too few cards (HUD-17)"));
            }
        }
        Stage::Duel(duel) => audit_duel(game, duel)?,
        Stage::Naming(..) | Stage::Picking(_) | Stage::Over(_) => {}
    }
    match game.turn() {
        Turn::Resolving => Err(Flaw("a game that goes on waits for somebody")),
        Turn::Awaiting(_) | Turn::Over(_) => Ok(()),
    }
}

fn purses(game: &HeadsUpDuel) -> Result<(), Flaw> {
    let places = || Seat::all(game.seats).map(|seat| &game.places[seat]);
    if places().any(|place| place.spent > game.options.tokens * 2) {
        return Err(Flaw("no seat spends more than it has (HUD-10)"));
    }
    let marbles: u16 = places().map(|place| place.marbles).sum();
    let bought: u16 = places().map(|place| HALF_TOKEN * u16::from(place.spent)).sum();
    let market = game.options.has_market(game.seats);
    let start = if market { START_MARBLES * u16::from(game.seats) } else { 0 };
    if marbles + game.sold().cost() == start + bought {
        Ok(())
    } else {
        Err(Flaw("marbles change hands, and pay for packs (HUD-4, 10)"))
    }
}

fn offers(game: &HeadsUpDuel) -> Result<(), Flaw> {
    for offer in game.offers.iter() {
        let maker = &game.places[offer.from];
        if offer.number == 0 || offer.number > maker.sent[offer.to] {
            return Err(Flaw("offers between two seats are counted (HUD-7)"));
        }
        if game.left.contains(offer.from) || game.left.contains(offer.to) {
            return Err(Flaw("who has left has no open offers"));
        }
    }
    let too_many = |seat: Seat| {
        let offers = game.places[seat].offers;
        offers > MOST_OFFERS || offers < game.offers.made_by(seat)
    };
    if Seat::all(game.seats).any(too_many) {
        return Err(Flaw("a seat has at most 20 offers in a period (HUD-9)"));
    }
    if !matches!(game.stage, Stage::Trading(_)) && game.offers.iter().next().is_some() {
        return Err(Flaw("when the trading has ended no offer is open (HUD-8)"));
    }
    Ok(())
}

fn audit_duel(game: &HeadsUpDuel, duel: &Duel) -> Result<(), Flaw> {
    for side in Side::BOTH {
        let (dueller, seat) = (&duel.sides[side], duel.seats[side]);
        let place = &game.places[seat];
        if !place.deck.holds(&dueller.played) || !dueller.played.holds(&dueller.table) {
            return Err(Flaw("a duellist plays its own cards"));
        }
        if !place.shown.holds(&dueller.played) {
            return Err(Flaw("what is played is shown"));
        }
        if let Pending::Chosen(card) = dueller.pending
            && game.hand(seat).of(card) == 0
        {
            return Err(Flaw("a showdown card is in hand until it is turned up (HUD-23)"));
        }
        if dueller.bonus > dueller.points {
            return Err(Flaw("bonus points are points"));
        }
    }
    Ok(())
}
