//! The audit: invariants of every state.

use crate::chance::Chance;
use crate::game::{Flaw, Inspect, Pending};
use crate::games::heads_up_duel::state::{
    Duel, DuelPhase, HALF_TOKEN, HeadsUpDuel, START_MARBLES, Stage,
};
use crate::games::heads_up_duel::stock::Stock;
use crate::games::heads_up_duel::{Cards, Kinds, Lot, MOST_OFFERS, PACK, Side};
use crate::seat::Seat;

impl Inspect for HeadsUpDuel {
    fn audit(&self) -> Result<(), Flaw> {
        audit(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl HeadsUpDuel {
    /// The rest of the deck that Mystery packs come from, a secret to everybody: for tests.
    #[must_use]
    pub const fn mystery_deck(&self) -> Kinds {
        self.mystery
    }
}

fn audit(game: &HeadsUpDuel) -> Result<(), Flaw> {
    let all = game.places.0.iter().fold(Cards::NONE, |all, place| all.plus(&place.deck));
    let stock = Stock::new(&game.options, game.seats, game.sold(), game.mystery);
    stock.audit(&all, u16::from(PACK) * u16::from(game.seats))?;
    audit_purses(game)?;
    audit_offers(game)?;
    if !game.jokers.contains(game.joker) {
        return Err(Flaw("a Joker is what all think that it may be (HUD-16)"));
    }
    for place in &game.places.0 {
        if !place.deck.holds(&place.shown.cards()) {
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
        Stage::Named(tied, names) => {
            if tied.iter().any(|seat| !matches!(names[seat], Pending::Made(_))) {
                return Err(Flaw("names are shown when all have named one (HUD-19)"));
            }
        }
        Stage::Duel(duel) => audit_duel(game, duel)?,
        Stage::Naming(..) | Stage::Pairing | Stage::Picking(_) | Stage::Over(_) => {}
    }
    Ok(())
}

fn audit_purses(game: &HeadsUpDuel) -> Result<(), Flaw> {
    let places = || Seat::all(game.seats).map(|seat| &game.places[seat]);
    let overspent = |seat: Seat| game.places[seat].spent > game.options.halves(seat);
    if Seat::all(game.seats).any(overspent) {
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

fn audit_offers(game: &HeadsUpDuel) -> Result<(), Flaw> {
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
        let played = duel.played(game, side);
        if !place.deck.holds(&dueller.hand) || !played.holds(&dueller.table) {
            return Err(Flaw("a duellist plays its own cards"));
        }
        if !place.shown.cards().holds(&Lot::at_most(&played).cards()) {
            return Err(Flaw("what is played is shown"));
        }
        if let Pending::Made(card) = dueller.pending
            && game.hand(seat).of(card) == 0
        {
            return Err(Flaw("a showdown card is in hand until it is turned up (HUD-23)"));
        }
        if dueller.bonus > dueller.points {
            return Err(Flaw("bonus points are points"));
        }
    }
    let result = game.results.as_slice().last();
    if duel.phase == DuelPhase::DuelOver && result.is_none_or(|last| last.seats != duel.seats) {
        return Err(Flaw("a duel that is over has its result (HUD-34)"));
    }
    Ok(())
}
