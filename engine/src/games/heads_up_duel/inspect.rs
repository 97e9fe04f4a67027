//! A state laid open for tests: its text, the same on every platform, and what holds in every state.

use std::fmt;

use crate::chance::Chance;
use crate::game::{Ending, Flaw, Inspect, Pending};
use crate::games::heads_up_duel::state::{
    Duel, DuelPhase, HALF_TOKEN, HeadsUpDuel, MOST_SEATS, START_MARBLES, Stage,
};
use crate::games::heads_up_duel::stock::Stock;
use crate::games::heads_up_duel::{Cards, Joker, Kinds, Lot, MOST_OFFERS, Made, PACK, Side};
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};

impl Inspect for HeadsUpDuel {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        write(self, to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        audit(self)
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl HeadsUpDuel {
    /// What is left of the deck that Mystery packs come from, a secret to everybody: for tests.
    #[must_use]
    pub const fn mystery_deck(&self) -> Kinds {
        self.mystery
    }
}

fn write(game: &HeadsUpDuel, to: &mut dyn fmt::Write) -> fmt::Result {
    let (seed, events) = (game.chance.seed(), game.chance.events());
    writeln!(to, "{} seats {} seed {seed} events {events}", game.options.values(), game.seats)?;
    write!(to, "joker {} may be", word(game.joker))?;
    game.jokers.iter().try_for_each(|joker| write!(to, " {}", word(joker)))?;
    writeln!(to, " mystery {}", game.mystery)?;
    write_stage(game, to)?;
    for seat in Seat::all(game.seats) {
        write_seat(game, seat, to)?;
    }
    for offer in game.offers.iter() {
        writeln!(to, "offer {} {} #{} {}", offer.from, offer.to, offer.number, offer.terms)?;
    }
    for pair in &game.pairs {
        let made = match pair.made {
            Made::Picked => "picked",
            Made::Drawn => "drawn",
        };
        writeln!(to, "pair {} {} {made}", pair.seats[Side::One], pair.seats[Side::Two])?;
    }
    for result in &game.results {
        let [one, two] = result.seats.0;
        write!(to, "duel {one} {two} {} {}", result.points[Side::One], result.points[Side::Two])?;
        match result.winner {
            Some(side) => writeln!(to, " won by {}", result.seats[side])?,
            None => writeln!(to, " drawn")?,
        }
    }
    Ok(())
}

const fn word(joker: Joker) -> &'static str {
    match joker {
        Joker::Blank => "blank",
        Joker::Echo => "echo",
        Joker::Wild => "wild",
    }
}

fn write_stage(game: &HeadsUpDuel, to: &mut dyn fmt::Write) -> fmt::Result {
    match &game.stage {
        Stage::Trading(period) => writeln!(to, "trading {period}"),
        Stage::Naming(tied, names) => write_names("naming", *tied, names, to),
        Stage::Named(tied, names) => write_names("named", *tied, names, to),
        Stage::Pairing => writeln!(to, "pairing"),
        Stage::Picking(seat) => writeln!(to, "picking {seat}"),
        Stage::Duel(duel) => write_duel(game, duel, to),
        Stage::Over(outcome) => {
            write!(to, "over")?;
            outcome.ranks().try_for_each(|(_, rank)| write!(to, " {rank}"))?;
            match outcome.ending {
                Ending::Played => writeln!(to, " played"),
                Ending::Conceded(seat) => writeln!(to, " conceded by {seat}"),
            }
        }
    }
}

fn write_names(
    word: &str,
    tied: SeatSet,
    names: &BySeat<Pending<Seat>, MOST_SEATS>,
    to: &mut dyn fmt::Write,
) -> fmt::Result {
    write!(to, "{word}")?;
    for seat in tied {
        write!(to, " {seat}")?;
        write_pending(&names[seat], to)?;
    }
    writeln!(to)
}

fn write_pending<T: fmt::Display>(pending: &Pending<T>, to: &mut dyn fmt::Write) -> fmt::Result {
    match pending {
        Pending::Owed => write!(to, " owed"),
        Pending::TimedOut => write!(to, " timed out"),
        Pending::Made(choice) => write!(to, " chosen {choice}"),
    }
}

fn write_duel(game: &HeadsUpDuel, duel: &Duel, to: &mut dyn fmt::Write) -> fmt::Result {
    write!(to, "round {} first {} {:?}", duel.round, duel.seats[duel.first], duel.scoring)?;
    match duel.phase {
        DuelPhase::Showdown => write!(to, " showdown")?,
        DuelPhase::Advantage { acts, other_ready } => {
            let ready = if other_ready { " after ready" } else { "" };
            write!(to, " acts {}{ready}", duel.seats[acts])?;
        }
        DuelPhase::Resolving => write!(to, " resolving")?,
        DuelPhase::RoundOver => write!(to, " round over")?,
        DuelPhase::DuelOver => write!(to, " duel over")?,
    }
    match duel.last_special {
        Some(kind) => writeln!(to, " last {kind}")?,
        None => writeln!(to)?,
    }
    for side in Side::BOTH {
        let own = &duel.sides[side];
        write!(to, "  {} points {} bonus {}", duel.seats[side], own.points, own.bonus)?;
        if let Some(number) = own.number {
            write!(to, " number {number}")?;
        }
        write_pending(&own.pending, to)?;
        write!(to, " table {} queens {} kings {}", own.table, own.queens, own.kings)?;
        writeln!(to, " played {}", duel.played(game, side))?;
    }
    Ok(())
}

fn write_seat(game: &HeadsUpDuel, seat: Seat, to: &mut dyn fmt::Write) -> fmt::Result {
    let place = &game.places[seat];
    let left = if game.left.contains(seat) { " left" } else { "" };
    let finished = if game.finished.contains(seat) { " finished" } else { "" };
    writeln!(to, "seat {seat}{left}{finished} deck {}", place.deck)?;
    write!(to, "  shown {} marbles {} spent {}", place.shown, place.marbles, place.spent)?;
    write!(to, " bought")?;
    place.bought.0.iter().try_for_each(|count| write!(to, " {count}"))?;
    write!(to, " offers {} sent", place.offers)?;
    Seat::all(game.seats).try_for_each(|to_seat| write!(to, " {}", place.sent[to_seat]))?;
    writeln!(to)
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
