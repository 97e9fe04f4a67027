use crate::chance::Chance;
use crate::game::{Flaw, Inspect, Pending};
use crate::games::heads_up_duel::state::{Duel, DuelStage, MARBLES_FOR_HALF, START_MARBLES, Stage};
use crate::games::heads_up_duel::stock::Stock;
use crate::games::heads_up_duel::{
    CardCounts, HeadsUpDuel, KindCounts, MOST_OFFERS, OfferCards, STARTING_CARDS, Side,
};
use crate::seat::Seat;

impl Inspect for HeadsUpDuel {
    fn audit(&self) -> Result<(), Flaw> {
        let all = self.by_seat.0.iter().fold(CardCounts::NONE, |all, state| all.plus(&state.deck));
        let stock = Stock::new(&self.options, self.seats, self.sold_packs(), self.mystery_left);
        stock.audit(&all, u16::from(STARTING_CARDS) * u16::from(self.seats))?;
        audit_purses(self)?;
        audit_offers(self)?;
        let is_possible = self.possible_jokers.contains(self.joker);
        Flaw::unless(is_possible, "a Joker has an effect that all think possible (HUD-16)")?;
        let has_cards = self.by_seat.0.iter().all(|seat| seat.deck.includes(&seat.shown.cards()));
        Flaw::unless(has_cards, "a seat has the cards that it showed")?;
        match &self.stage {
            Stage::Trading(_) => {
                let smallest = self.options.smallest_deck.into();
                let has_enough = |seat: Seat| self.by_seat[seat].deck.count() >= smallest;
                let all_have_enough = Seat::all(self.seats).all(has_enough);
                Flaw::unless(all_have_enough, "no trade leaves too few cards (HUD-17)")
            }
            Stage::Named(tied, names) => {
                let all_named = tied.iter().all(|seat| matches!(names[seat], Pending::Made(_)));
                Flaw::unless(all_named, "names are shown when all have named one (HUD-19)")
            }
            Stage::Duel(duel) => audit_duel(self, duel),
            Stage::Naming(..) | Stage::Pairing | Stage::Picking(_) | Stage::Over(_) => Ok(()),
        }
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl HeadsUpDuel {
    /// The rest of the Mystery packs' deck: secret, for tests.
    #[must_use]
    pub const fn mystery_deck(&self) -> KindCounts {
        self.mystery_left
    }
}

fn audit_purses(game: &HeadsUpDuel) -> Result<(), Flaw> {
    let states = || Seat::all(game.seats).map(|seat| &game.by_seat[seat]);
    let can_afford = |seat: Seat| game.by_seat[seat].halves_spent <= game.options.halves(seat);
    Flaw::unless(
        Seat::all(game.seats).all(can_afford),
        "no seat spends more than it has (HUD-10)",
    )?;
    let marbles: u16 = states().map(|state| state.marbles).sum();
    let bought: u16 = states().map(|state| MARBLES_FOR_HALF * u16::from(state.halves_spent)).sum();
    let has_market = game.options.has_market(game.seats);
    let start = if has_market { START_MARBLES * u16::from(game.seats) } else { 0 };
    let is_balanced = marbles + game.sold_packs().cost() == start + bought;
    Flaw::unless(is_balanced, "marbles change hands, and pay for packs (HUD-4, 10)")
}

fn audit_offers(game: &HeadsUpDuel) -> Result<(), Flaw> {
    for offer in game.offers.iter() {
        let sent_count = game.by_seat[offer.from].sent[offer.to];
        let is_numbered = (1..=sent_count).contains(&offer.number);
        Flaw::unless(is_numbered, "offers between two seats are counted (HUD-7)")?;
        let has_left = game.departed.contains(offer.from) || game.departed.contains(offer.to);
        Flaw::unless(!has_left, "who has left has no open offers")?;
    }
    let is_counted = |seat: Seat| {
        (game.offers.count_from(seat)..=MOST_OFFERS).contains(&game.by_seat[seat].offers_used)
    };
    let all_counted = Seat::all(game.seats).all(is_counted);
    Flaw::unless(all_counted, "a seat has at most 20 offers in a period (HUD-9)")?;
    let are_closed = matches!(game.stage, Stage::Trading(_)) || game.offers.iter().next().is_none();
    Flaw::unless(are_closed, "when the trading has ended no offer is open (HUD-8)")
}

fn audit_duel(game: &HeadsUpDuel, duel: &Duel) -> Result<(), Flaw> {
    for side in Side::BOTH {
        let (dueller, seat) = (&duel.sides[side], duel.seats[side]);
        let state = &game.by_seat[seat];
        let played = duel.played_cards(game, side);
        let has_cards = state.deck.includes(&dueller.hand) && played.includes(&dueller.table);
        Flaw::unless(has_cards, "a duellist plays its own cards")?;
        let are_shown =
            state.shown.cards().includes(&OfferCards::from_cards_saturating(&played).cards());
        Flaw::unless(are_shown, "played cards are shown")?;
        let is_held = dueller.pending.choice().is_none_or(|card| game.hand(seat).of(card) > 0);
        Flaw::unless(is_held, "a showdown card is in hand until it is turned up (HUD-23)")?;
        Flaw::unless(dueller.bonus <= dueller.points, "bonus points are points")?;
    }
    let last = game.results.as_slice().last().map(|result| result.seats);
    let has_result = duel.stage != DuelStage::DuelOver || last == Some(duel.seats);
    Flaw::unless(has_result, "a duel that is over has its result (HUD-34)")
}
