//! An observer's knowledge (GR-29).

use serde::{Deserialize, Serialize};

use crate::game::{Game, Observer, Pending, Turn};
use crate::games::gold_rush_shoot_out::state::{
    AMBUSH_COST, EACH_ROUND, MOST_SEATS, Stage, has_token,
};
use crate::games::gold_rush_shoot_out::{
    Aim, Ambush, Ammo, Cards, Fate, GoldRushShootOut, GoldRushShootOutOptions, Load, Nth, Phase,
    Pistol, Stand, Take, Tally,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// Everything that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The table's options.
    pub options: GoldRushShootOutOptions,
    /// The number of seats; places beyond are empty.
    pub seats: u8,
    /// The seats that have left.
    pub left: SeatSet,
    /// The round, from 1; once the game is over, the last one.
    pub round: u8,
    /// The round's phase.
    pub phase: Phase,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// While abilities are played: seats that have passed in a row (GR-12).
    pub passes: u8,
    /// The seat with first priority (GR-7).
    pub first: Seat,
    /// The seat that took this round's first-priority token (GR-23).
    pub claimed: Option<Seat>,
    /// The rest of the take, in its original places (GR-9).
    pub take: Take,
    /// The cards that nobody took (GR-24).
    pub left_over: Cards,
    /// The ability cards that were played or turned up.
    pub discards: Cards,
    /// The seats.
    pub places: BySeat<SeatView, MOST_SEATS>,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Its wounds.
    pub wounds: u8,
    /// Its tokens, counted in halves.
    pub tokens: u8,
    /// The round in which it left; 0 while it is here.
    pub left_in: u8,
    /// The number of cards it was seen to put in its envelope, less those it was seen to use.
    pub cards: u8,
    /// Those cards: for the owner, and with a ledger for everybody (GR-4).
    pub seen: Option<Cards>,
    /// The bullet cards that it had taken before each round, with a ledger.
    pub bullets_before: Option<[u8; EACH_ROUND]>,
    /// The content of its envelope: for the owner, and once opened for everybody (GR-25).
    pub envelope: Option<Cards>,
    /// The ammo left, for the owner.
    pub ammo: Option<Ammo>,
    /// Its loads by round: all for the owner, those turned up for others.
    pub loads: [Option<Load>; EACH_ROUND],
    /// The visible fate of each.
    pub fates: [Fate; EACH_ROUND],
    /// Its load, for the owner, while others still load.
    pub load: Option<Pending<Load>>,
    /// Its aim, for the owner, while others still choose.
    pub aim: Option<Pending<Seat>>,
    /// Its pistols, once they are shown.
    pub pistols: [Option<Aim>; 2],
    /// Its standoff choice, for the owner, while others still choose.
    pub standoff: Option<Pending<Stand>>,
    /// Whether it stands, once all have chosen.
    pub stands: Option<Stand>,
    /// Its ambush choice, for the owner, while others still choose.
    pub ambush: Option<Pending<Ambush>>,
    /// Whether it ducks and weaves this round.
    pub ducks: bool,
    /// Its wounds of this round.
    pub wounds_now: u8,
    /// Its result, once its envelope is opened.
    pub tally: Option<Tally>,
}

impl View {
    /// The seats.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    /// The seats in priority order (GR-7).
    pub fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.seats)
    }

    /// Each pistol shown, with its aim.
    pub fn pistols(&self) -> impl Iterator<Item = (Pistol, Aim)> {
        self.all_seats().flat_map(move |holder| {
            let aims = Nth::ALL.into_iter().zip(self.places[holder].pistols);
            aims.filter_map(move |(nth, aim)| Some((Pistol { holder, nth }, aim?)))
        })
    }

    /// The standing seats that aim at this one, once all have chosen whether they stand (GR-20).
    pub fn standing_aimers(&self, at: Seat) -> impl Iterator<Item = Seat> {
        let stands = |seat: &Seat| self.places[*seat].stands == Some(Stand::Stays);
        let aims = move |seat: &Seat| {
            self.places[*seat].pistols.iter().flatten().any(|pistol| pistol.at == at)
        };
        self.all_seats().filter(stands).filter(aims)
    }

    /// The half tokens left to the seat after an ambush, which costs half a token (GR-20).
    #[must_use]
    pub fn tokens_after_ambush(&self, seat: Seat) -> Option<u8> {
        self.places[seat].tokens.checked_sub(AMBUSH_COST)
    }

    /// Whether this round has a first-priority token (GR-23). Another seat may have taken it.
    #[must_use]
    pub const fn has_token(&self) -> bool {
        has_token(self.round)
    }

    /// The cards still in the decks, which a ledger lets everybody count.
    #[must_use]
    pub fn to_come(&self) -> Option<Cards> {
        let lying: Cards = self.take.into_iter().flatten().collect();
        let apart = lying.plus(self.left_over).plus(self.discards);
        let seen = self
            .all_seats()
            .try_fold(apart, |cards, seat| self.places[seat].seen.map(|seen| cards.plus(seen)));
        seen.map(|seen| Cards::ALL.less(seen))
    }

    /// Whether everybody knows that the seat has to stand: it sat out the last two rounds (GR-17).
    #[must_use]
    pub fn must_stand(&self, seat: Seat) -> bool {
        let rounds = &self.places[seat].fates[..usize::from(self.round) - 1];
        rounds.len() >= 2 && rounds.iter().rev().take(2).all(|fate| *fate == Fate::SatOut)
    }
}

pub(super) fn of(game: &GoldRushShootOut, observer: Observer) -> View {
    let (opened, prizes) = match game.stage {
        Stage::Envelopes { opened, prizes } => (opened, Some(prizes)),
        Stage::Over(_) => (SeatSet::first(game.seats), Some(game.prizes())),
        Stage::Load { .. }
        | Stage::Abilities { .. }
        | Stage::Standoff
        | Stage::Ambush
        | Stage::Shootout
        | Stage::Share { .. }
        | Stage::Shared => (SeatSet::EMPTY, None),
    };
    let passes = if let Stage::Abilities { passes, .. } = game.stage { passes } else { 0 };
    View {
        observer,
        options: game.options,
        seats: game.seats,
        left: game.left,
        round: game.round,
        phase: game.stage.phase(),
        turn: game.turn(),
        passes,
        first: game.first,
        claimed: game.claimed,
        take: game.take,
        left_over: game.left_over,
        discards: game.discards,
        places: BySeat::from_fn(|seat| {
            let (own, open) = (observer.sees(seat), opened.contains(seat));
            let tally = prizes.filter(|_| open).map(|prizes| game.tally(seat, prizes));
            SeatView { tally, ..seat_of(game, seat, own, open) }
        }),
    }
}

fn seat_of(game: &GoldRushShootOut, seat: Seat, own: bool, open: bool) -> SeatView {
    let place = &game.places[seat];
    let listed = own || game.options.ledger;
    SeatView {
        wounds: place.wounds,
        tokens: place.tokens,
        left_in: place.left_in,
        cards: place.seen.count(),
        seen: listed.then_some(place.seen),
        bullets_before: listed.then_some(place.bullets_before),
        envelope: (own || open).then(|| place.envelope()),
        ammo: own.then(|| place.ammo()),
        loads: std::array::from_fn(|round| {
            let shown = matches!(place.fates[round], Fate::Revealed(_));
            place.loads[round].filter(|_| own || shown)
        }),
        fates: place.fates,
        load: own.then_some(place.now.load),
        aim: own.then_some(place.now.aim),
        pistols: place.now.pistols,
        standoff: own.then_some(place.now.standoff),
        stands: place.now.stands,
        ambush: own.then_some(place.now.ambush),
        ducks: place.now.ducks,
        wounds_now: place.now.wounds,
        tally: None,
    }
}
