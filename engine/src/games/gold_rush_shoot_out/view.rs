use serde::{Deserialize, Serialize};

use crate::game::{Game, Observer, Pending, Turn};
use crate::games::gold_rush_shoot_out::state::{
    AMBUSH_COST, MOST_SEATS, ROUND_COUNT, Stage, has_priority_token,
};
use crate::games::gold_rush_shoot_out::{
    Aim, Ambush, Ammo, CardCounts, Fate, GoldRushShootOut, GoldRushShootOutOptions, Load, Nth,
    Phase, Pistol, Stand, Take, Tally,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// Everything that one observer knows of a game (GR-29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The table's options.
    pub options: GoldRushShootOutOptions,
    /// The number of seats; entries of `by_seat` beyond it are empty.
    pub seats: u8,
    /// The seats that have left.
    pub left: SeatSet,
    /// The round, from 1; after the game, the last one.
    pub round: u8,
    /// The round's phase.
    pub phase: Phase,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// Seats that passed in a row, while abilities are played (GR-12).
    pub passes: u8,
    /// The seat with first priority (GR-7).
    pub first: Seat,
    /// The seat that took this round's first-priority token (GR-23).
    pub claimed: Option<Seat>,
    /// The rest of the take, each card in its place (GR-9).
    pub take: Take,
    /// The cards that nobody took (GR-24).
    pub left_over: CardCounts,
    /// Ability cards that were played or turned up.
    pub discards: CardCounts,
    /// The seats.
    #[serde(rename = "places")]
    pub by_seat: BySeat<SeatView, MOST_SEATS>,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Its wounds.
    pub wounds: u8,
    /// Its tokens, in halves.
    pub tokens: u8,
    /// The round in which it left; 0 if it hasn't.
    pub left_in: u8,
    /// The number of cards it was seen to put in its envelope, less those it was seen to use.
    pub cards: u8,
    /// Those cards, for the owner; for everybody with a ledger (GR-4).
    #[serde(rename = "seen")]
    pub put_in: Option<CardCounts>,
    /// Bullet cards taken before each round, for the owner; for everybody with a ledger.
    pub bullets_before: Option<[u8; ROUND_COUNT]>,
    /// Its envelope's cards, for the owner; for everybody once opened (GR-25).
    pub envelope: Option<CardCounts>,
    /// The ammo left, for the owner.
    pub ammo: Option<Ammo>,
    /// Its load in each round: all for the owner, for others those turned up.
    pub loads: [Option<Load>; ROUND_COUNT],
    /// The visible fate of each load.
    pub fates: [Fate; ROUND_COUNT],
    /// Its load, for the owner while others load.
    pub load: Option<Pending<Load>>,
    /// Its aim, for the owner while others choose.
    pub aim: Option<Pending<Seat>>,
    /// Its pistols, once they are shown.
    pub pistols: [Option<Aim>; 2],
    /// Its choice in the standoff, for the owner while others choose.
    pub standoff: Option<Pending<Stand>>,
    /// Its choice in the standoff, once all have chosen.
    pub stands: Option<Stand>,
    /// Its choice of an ambush, for the owner while others choose.
    pub ambush: Option<Pending<Ambush>>,
    /// Whether it ducks and weaves this round.
    pub ducks: bool,
    /// Its wounds in this round.
    pub wounds_now: u8,
    /// Its result, once its envelope is open.
    pub tally: Option<Tally>,
}

impl View {
    /// All seats of the table.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    /// The seats in priority order (GR-7).
    pub fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.seats)
    }

    /// Each pistol shown, and its aim.
    pub fn pistols(&self) -> impl Iterator<Item = (Pistol, Aim)> {
        self.all_seats().flat_map(move |holder| {
            let aims = Nth::ALL.into_iter().zip(self.by_seat[holder].pistols);
            aims.filter_map(move |(nth, aim)| Some((Pistol { holder, nth }, aim?)))
        })
    }

    /// The standing seats that aim at this one, once all have chosen whether to stand (GR-20).
    pub fn standing_aimers(&self, at: Seat) -> impl Iterator<Item = Seat> {
        let stands = |seat: &Seat| self.by_seat[*seat].stands == Some(Stand::Stays);
        let aims = move |seat: &Seat| {
            self.by_seat[*seat].pistols.iter().flatten().any(|pistol| pistol.at == at)
        };
        self.all_seats().filter(stands).filter(aims)
    }

    /// The half tokens left to the seat after an ambush; `None` if it has none to spend (GR-20).
    #[must_use]
    pub fn tokens_after_ambush(&self, seat: Seat) -> Option<u8> {
        self.by_seat[seat].tokens.checked_sub(AMBUSH_COST)
    }

    /// Whether this round has a first-priority token, taken or not (GR-23).
    #[must_use]
    pub const fn has_priority_token(&self) -> bool {
        has_priority_token(self.round)
    }

    /// The cards still in the decks, countable with a ledger.
    #[must_use]
    pub fn cards_in_decks(&self) -> Option<CardCounts> {
        let on_table: CardCounts = self.take.into_iter().flatten().collect();
        let not_held = on_table.plus(self.left_over).plus(self.discards);
        let located = self.all_seats().try_fold(not_held, |cards, seat| {
            self.by_seat[seat].put_in.map(|put_in| cards.plus(put_in))
        });
        located.map(|located| CardCounts::ALL.minus(located))
    }

    /// Whether the seat must stand, as it sat out the last two rounds (GR-17).
    #[must_use]
    pub fn must_stand(&self, seat: Seat) -> bool {
        let rounds = &self.by_seat[seat].fates[..usize::from(self.round) - 1];
        rounds.len() >= 2 && rounds.iter().rev().take(2).all(|fate| *fate == Fate::SatOut)
    }
}

pub(super) fn from_game(game: &GoldRushShootOut, observer: Observer) -> View {
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
        left: game.departed,
        round: game.round,
        phase: game.stage.phase(),
        turn: game.turn(),
        passes,
        first: game.first,
        claimed: game.claimed,
        take: game.take,
        left_over: game.left_over,
        discards: game.discards,
        by_seat: BySeat::from_fn(|seat| {
            let (sees, open) = (observer.sees(seat), opened.contains(seat));
            let tally = prizes.filter(|_| open).map(|prizes| game.tally(seat, prizes));
            SeatView { tally, ..seat_view(game, seat, sees, open) }
        }),
    }
}

fn seat_view(game: &GoldRushShootOut, seat: Seat, sees: bool, open: bool) -> SeatView {
    let state = &game.by_seat[seat];
    let is_listed = sees || game.options.ledger;
    SeatView {
        wounds: state.wounds,
        tokens: state.half_tokens,
        left_in: state.left_in,
        cards: state.put_in.count(),
        put_in: is_listed.then_some(state.put_in),
        bullets_before: is_listed.then_some(state.bullets_before),
        envelope: (sees || open).then(|| state.envelope()),
        ammo: sees.then(|| state.ammo()),
        loads: std::array::from_fn(|round| {
            let is_revealed = matches!(state.fates[round], Fate::Revealed(_));
            state.loads[round].filter(|_| sees || is_revealed)
        }),
        fates: state.fates,
        load: sees.then_some(state.this_round.load),
        aim: sees.then_some(state.this_round.aim),
        pistols: state.this_round.pistols,
        standoff: sees.then_some(state.this_round.standoff),
        stands: state.this_round.stands,
        ambush: sees.then_some(state.this_round.ambush),
        ducks: state.this_round.ducks,
        wounds_now: state.this_round.wounds,
        tally: None,
    }
}
