use serde::{Deserialize, Serialize};

use crate::game::{Game, Observer, Turn};
use crate::games::heads_up_duel::state::{Duel, DuelStage, Stage};
use crate::games::heads_up_duel::{
    Backs, BySide, Card, CardCounts, CardKind, DuelResult, HeadsUpDuel, HeadsUpDuelOptions, Joker,
    Jokers, MOST_SEATS, Offer, OfferRef, Pack, Packs, Pair, Phase, Scoring, Side, Sleeves,
    Standing,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// Everything that one observer knows of a game (HUD-44).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The options.
    pub options: HeadsUpDuelOptions,
    /// The number of seats; entries of `by_seat` beyond it are empty.
    pub seats: u8,
    /// The seats that have left.
    pub left: SeatSet,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// The game's phase.
    pub phase: Phase,
    /// A Joker's effect, if the observer knows it (HUD-16).
    pub joker: Option<Joker>,
    /// The effects that a Joker may have as far as everybody knows.
    pub jokers: Jokers,
    /// The seats.
    #[serde(rename = "places")]
    pub by_seat: BySeat<SeatView, MOST_SEATS>,
    /// The open offers made or received by the observer.
    pub offers: Vec<Offer>,
    /// The first stage's pairs so far.
    pub pairs: Vec<Pair>,
    /// The finished duels.
    pub results: Vec<DuelResult>,
    /// The running duel.
    pub duel: Option<DuelView>,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// All its cards by back, those played in this duel included.
    pub deck_backs: Backs,
    /// Those cards, for the seat itself.
    pub deck: Option<CardCounts>,
    /// Its cards in hand by back.
    pub hand_backs: Backs,
    /// Those cards, for the seat itself.
    pub hand: Option<CardCounts>,
    /// The most of each card that it showed in a duel, up to 255.
    pub shown: CardCounts,
    /// Its marbles, for the seat itself; for everybody once submitted (HUD-18).
    pub marbles: Option<u16>,
    /// Its half tokens; during trading, others know only the number at its start.
    pub halves: u8,
    /// Packs bought.
    pub packs: u16,
    /// Those packs by sort, for the seat itself; for everybody if backs tell the sort (HUD-15).
    pub bought: Option<Packs>,
    /// Offers used in this period, for the seat itself (HUD-9).
    pub offers: Option<u8>,
    /// Offers made to each seat, if made or received by the observer.
    pub sent: BySeat<Option<u16>, MOST_SEATS>,
    /// Whether it has finished in this period.
    pub finished: bool,
    /// The seat it named, for the seat itself; for everybody once all tied seats have named one.
    pub named: Option<Seat>,
    /// Its winnings.
    pub standing: Standing,
}

/// An observer's knowledge of a duel, without the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelView {
    /// The duellists.
    pub seats: BySide<Seat>,
    /// The round, from 1.
    pub round: u16,
    /// The side that acts first in the round.
    pub first: Side,
    /// The side to act, in the advantage phase.
    pub acts: Option<Side>,
    /// Whether the other side was ready just before.
    pub other_ready: bool,
    /// The sum that scores.
    pub scoring: Scoring,
    /// The side that would score now; `None` if the sums are equal.
    pub leads: Option<Side>,
    /// The round's result, once decided; its cards lie on the table until the next round.
    pub verdict: Option<Verdict>,
    /// The round's last special card other than a Joker.
    pub last_special: Option<CardKind>,
    /// The two sides.
    pub sides: BySide<SideView>,
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The side that scores; `None` if the sums are equal.
    pub point: Option<Side>,
}

/// An observer's knowledge of one side of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideView {
    /// The cards on the table.
    pub table: CardCounts,
    /// Discarded cards.
    pub discard: CardCounts,
    /// Jokers on the table that are Queens (HUD-16).
    pub joker_queens: u16,
    /// Jokers on the table that are Kings.
    pub joker_kings: u16,
    /// The showdown card's number (HUD-26).
    pub number: Option<u8>,
    /// The sum of numbers on the table.
    pub sum: u32,
    /// Queens on the table; each can let one more number in.
    pub queens: u16,
    /// Bonus points of Kings on the table.
    pub kings: u16,
    /// Its points in the duel.
    pub points: u16,
    /// The Kings' bonus points among `points`.
    pub bonus: u16,
    /// The observer's showdown card, while the other side chooses.
    pub chosen: Option<Card>,
}

impl View {
    /// Whether the black market is open now (HUD-11).
    #[must_use]
    pub fn is_market_open(&self) -> bool {
        let Phase::Trading(period) = self.phase else { return false };
        self.options.has_market(self.seats) && self.options.is_market_open(period)
    }

    pub(super) fn received(&self, seat: Seat, offer_ref: OfferRef) -> Option<&Offer> {
        let key = (offer_ref.from, seat, offer_ref.number);
        self.offers.iter().find(|offer| offer.key() == key)
    }
}

pub(super) fn from_game(game: &HeadsUpDuel, observer: Observer) -> View {
    let own = observer.seat();
    let sees = |seat: Seat| observer.sees(seat);
    let is_visible = |offer: &&Offer| sees(offer.from) || sees(offer.to);
    let bought_special = |seat: Seat| game.by_seat[seat].bought.of(Pack::Special) > 0;
    let knows_joker = observer.sees_all() || own.is_some_and(bought_special);
    let standings = game.standings();
    View {
        observer,
        options: game.options,
        seats: game.seats,
        left: game.departed,
        turn: game.turn(),
        phase: phase(&game.stage),
        joker: if knows_joker { Some(game.joker) } else { game.possible_jokers.single() },
        jokers: game.possible_jokers,
        by_seat: BySeat::from_fn(|seat| {
            if seat.number() > game.seats {
                return SeatView::default();
            }
            SeatView { standing: standings[seat], ..seat_view(game, seat, sees) }
        }),
        offers: game.offers.iter().filter(is_visible).copied().collect(),
        pairs: game.pairs.as_slice().to_vec(),
        results: game.results.as_slice().to_vec(),
        duel: game.stage.duel().map(|duel| duel_view(game, duel, sees)),
    }
}

fn phase(stage: &Stage) -> Phase {
    match stage {
        Stage::Trading(period) => Phase::Trading(*period),
        Stage::Naming(tied, _) => Phase::Naming(*tied),
        Stage::Named(tied, _) => Phase::Named(*tied),
        Stage::Pairing | Stage::Picking(_) => Phase::Picking,
        Stage::Duel(duel) => match duel.stage {
            DuelStage::Showdown => Phase::Showdown,
            DuelStage::Advantage { .. } => Phase::Advantage,
            DuelStage::Resolving => Phase::Resolving,
            DuelStage::RoundOver => Phase::RoundOver,
            DuelStage::DuelOver => Phase::DuelOver,
        },
        Stage::Over(_) => Phase::Over,
    }
}

fn seat_view(game: &HeadsUpDuel, seat: Seat, sees: impl Fn(Seat) -> bool) -> SeatView {
    let state = &game.by_seat[seat];
    let sees_seat = sees(seat);
    let hand = game.hand(seat);
    let knows_purse = sees_seat || !matches!(game.stage, Stage::Trading(_));
    let backs_tell = game.options.sleeves == Sleeves::Own;
    SeatView {
        deck_backs: state.deck.backs(),
        deck: sees_seat.then_some(state.deck),
        hand_backs: hand.backs(),
        hand: sees_seat.then_some(*hand),
        shown: state.shown.cards(),
        marbles: knows_purse.then_some(state.marbles),
        halves: if knows_purse { game.halves_left(seat) } else { game.options.halves(seat) },
        packs: state.bought.count(),
        bought: (sees_seat || backs_tell).then_some(state.bought),
        offers: sees_seat.then_some(state.offers_used),
        sent: BySeat::from_fn(|to| (sees_seat || sees(to)).then_some(state.sent[to])),
        finished: game.finished.contains(seat),
        named: match &game.stage {
            Stage::Named(_, names) => names[seat].choice(),
            Stage::Naming(_, names) => names[seat].choice().filter(|_| sees_seat),
            Stage::Trading(_)
            | Stage::Pairing
            | Stage::Picking(_)
            | Stage::Duel(_)
            | Stage::Over(_) => None,
        },
        standing: Standing::default(),
    }
}

fn duel_view(game: &HeadsUpDuel, duel: &Duel, sees: impl Fn(Seat) -> bool) -> DuelView {
    let (acts, other_ready) = match duel.stage {
        DuelStage::Advantage { acts, other_ready } => (Some(acts), other_ready),
        DuelStage::Showdown | DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver => {
            (None, false)
        }
    };
    let side = |side: Side| {
        let dueller = &duel.sides[side];
        SideView {
            table: dueller.table,
            discard: duel.played_cards(game, side).minus(&dueller.table),
            joker_queens: dueller.joker_queens,
            joker_kings: dueller.joker_kings,
            number: dueller.number,
            sum: dueller.sum(game.joker),
            queens: dueller.queens_on_table(),
            kings: dueller.king_bonus(),
            points: dueller.points,
            bonus: dueller.bonus,
            chosen: dueller.pending.choice().filter(|_| sees(duel.seats[side])),
        }
    };
    let sums = BySide(duel.sides.0.map(|side| side.sum(game.joker)));
    let leads = duel.scoring.scoring_side(sums);
    // A duel that ends before it begins has no round to decide (HUD-22).
    let is_decided = matches!(duel.stage, DuelStage::RoundOver | DuelStage::DuelOver);
    let has_played = Side::BOTH.into_iter().any(|side| !duel.played_cards(game, side).is_empty());
    DuelView {
        seats: duel.seats,
        round: duel.round,
        first: duel.first,
        acts,
        other_ready,
        scoring: duel.scoring,
        leads,
        verdict: (is_decided && has_played).then_some(Verdict { point: leads }),
        last_special: duel.last_special,
        sides: BySide(Side::BOTH.map(side)),
    }
}
