//! What an observer knows (GR-29).

use serde::{Deserialize, Serialize};

use crate::game::{Game, Observer, Pending, Turn};
use crate::games::gold_rush_shoot_out::action::{Ambush, Nth, Pistol, Stand};
use crate::games::gold_rush_shoot_out::cards::{Ammo, Cards, Load};
use crate::games::gold_rush_shoot_out::options::GoldRushShootOutOptions;
use crate::games::gold_rush_shoot_out::state::{
    AMBUSH_COST, Aim, EACH_ROUND, Fate, GoldRushShootOut, MOST_SEATS, Phase, Stage, Take, Tally,
    has_token,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What the table chose before the deal.
    pub options: GoldRushShootOutOptions,
    /// How many seats play; places beyond are empty.
    pub seats: u8,
    /// The seats that have left.
    pub left: SeatSet,
    /// The round, from 1; once the game is over, the last one.
    pub round: u8,
    /// Where the round stands.
    pub phase: Phase,
    /// What the game waits for.
    pub turn: Turn,
    /// While abilities are played: how many seats have passed in a row (GR-12).
    pub passes: u8,
    /// The seat with first priority (GR-7).
    pub first: Seat,
    /// The seat that took the first-priority token in this round (GR-23).
    pub claimed: Option<Seat>,
    /// The take: what is left of it, in the places where it was laid out (GR-9).
    pub take: Take,
    /// The cards that nobody took (GR-24).
    pub left_over: Cards,
    /// The ability cards that were played or turned up.
    pub discards: Cards,
    /// What is known of each seat.
    pub places: BySeat<SeatView, MOST_SEATS>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Its wounds.
    pub wounds: u8,
    /// Its tokens, counted in halves.
    pub tokens: u8,
    /// The round in which it left; 0 as long as it is here.
    pub left_in: u8,
    /// How many cards it was seen to put in its envelope, less those that it was seen to use.
    pub cards: u8,
    /// Which cards these are: for the owner, and where there is a ledger for all (GR-4).
    pub seen: Option<Cards>,
    /// How many bullet cards it had taken before each round, where there is a ledger.
    pub bullets_before: Option<[u8; EACH_ROUND]>,
    /// What is in its envelope: for the owner, and once it is opened for all (GR-25).
    pub envelope: Option<Cards>,
    /// The ammo that it has left, for the owner.
    pub ammo: Option<Ammo>,
    /// What it loaded in each round: all of it for the owner, what was turned up for others.
    pub loads: [Option<Load>; EACH_ROUND],
    /// What all saw become of that.
    pub fates: [Fate; EACH_ROUND],
    /// What it has loaded while others still do, for the owner.
    pub load: Option<Pending<Load>>,
    /// Where it aims while others still choose, for the owner.
    pub aim: Option<Pending<Seat>>,
    /// Its pistols, once they are shown.
    pub pistols: [Option<Aim>; 2],
    /// What it does in the standoff while others still choose, for the owner.
    pub standoff: Option<Pending<Stand>>,
    /// Whether it stands, once all have chosen.
    pub stands: Option<Stand>,
    /// Whether it springs an ambush while others still choose, for the owner.
    pub ambush: Option<Pending<Ambush>>,
    /// Whether it ducks and weaves this round.
    pub ducks: bool,
    /// The wounds that it got this round.
    pub wounds_now: u8,
    /// What came of the game for it, once its envelope is opened.
    pub tally: Option<Tally>,
}

impl View {
    /// The seats that play.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    /// The seats in priority order (GR-7).
    pub fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(self.first), move |seat| Some(seat.next(seats)))
            .take(seats.into())
    }

    /// Each pistol that is shown, with where it aims.
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

    /// The half tokens that the seat has left if it springs an ambush, which takes at least half a
    /// token (GR-20).
    #[must_use]
    pub fn tokens_after_ambush(&self, seat: Seat) -> Option<u8> {
        self.places[seat].tokens.checked_sub(AMBUSH_COST)
    }

    /// Whether there is a first-priority token to take in this round (GR-23). Another seat may have
    /// taken it.
    #[must_use]
    pub const fn has_token(&self) -> bool {
        has_token(self.round)
    }

    /// The cards that are still in the decks, where a ledger lets everybody count them.
    #[must_use]
    pub fn to_come(&self) -> Option<Cards> {
        let lying: Cards = self.take.into_iter().flatten().collect();
        let apart = lying.plus(self.left_over).plus(self.discards);
        let seen = self
            .all_seats()
            .try_fold(apart, |cards, seat| self.places[seat].seen.map(|seen| cards.plus(seen)));
        seen.map(|seen| Cards::ALL.less(seen))
    }

    /// Whether all know that the seat has to stand: it sat out the last two rounds (GR-17).
    #[must_use]
    pub fn must_stand(&self, seat: Seat) -> bool {
        let rounds = &self.places[seat].fates[..usize::from(self.round) - 1];
        rounds.len() >= 2 && rounds.iter().rev().take(2).all(|fate| *fate == Fate::SatOut)
    }
}

/// The observer's view.
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

/// The seat as its owner sees it, or as others do.
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
