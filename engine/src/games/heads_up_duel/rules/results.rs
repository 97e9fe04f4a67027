//! Results of duels: winners, tokens, strikes, the tournament (HUD-34 to HUD-41).

use serde::{Deserialize, Serialize};

use crate::game::{Outcome, Sink};
use crate::games::heads_up_duel::state::{Duel, DuelStage, Dueller, Stage};
use crate::games::heads_up_duel::{
    BySide, Draws, DuelResult, Event, HeadsUpDuel, MOST_SEATS, Pair, PairOrigin, Side,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// A seat's winnings in this game (HUD-34 to 37).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Points over all its duels.
    pub points: u32,
    /// Gamebreaker tokens won, in halves.
    pub halves: u8,
    /// Strikes.
    pub strikes: u8,
}

/// For a duel, and again for the final (HUD-34, 41).
const HALVES_FOR_WIN: u8 = 2;
/// HUD-36.
const HALVES_FOR_MOST_POINTS: u8 = 1;

impl HeadsUpDuel {
    const fn duel_count(&self) -> usize {
        let pairs = self.seats as usize / 2;
        if self.options.tournament { 2 * pairs - 1 } else { pairs }
    }

    /// The seats' winnings so far; after the game, with the bonus for most points.
    pub(in super::super) fn standings(&self) -> BySeat<Standing, MOST_SEATS> {
        let mut standings = BySeat::<Standing, MOST_SEATS>::default();
        let first_stage_duels = usize::from(self.seats / 2);
        for (nth, result) in self.results.iter().enumerate() {
            for side in Side::BOTH {
                standings[result.seats[side]].points += u32::from(result.points[side]);
            }
            let Some(winner) = result.winner else { continue };
            let won = &mut standings[result.seats[winner]];
            won.halves += HALVES_FOR_WIN;
            if self.options.tournament && nth + 1 == self.duel_count() {
                won.halves += HALVES_FOR_WIN;
            }
            if nth < first_stage_duels {
                standings[result.seats[winner.other()]].strikes += 1;
            }
        }
        if matches!(self.stage, Stage::Over(_)) {
            let bonus = self.seats_with_most_points(&standings);
            bonus.iter().for_each(|seat| standings[seat].halves += HALVES_FOR_MOST_POINTS);
        }
        standings
    }

    /// HUD-36: the seats with most points in all duels; none without points, or at a table of two.
    fn seats_with_most_points(&self, standings: &BySeat<Standing, MOST_SEATS>) -> SeatSet {
        let points = |seat: &Seat| standings[*seat].points;
        let most = Seat::all(self.seats).map(|seat| points(&seat)).max().unwrap_or(0);
        if self.seats == 2 || most == 0 {
            return SeatSet::EMPTY;
        }
        Seat::all(self.seats).filter(|seat| points(seat) == most).collect()
    }

    /// The next duel: a first-stage pair, or the winners of two earlier duels (HUD-38).
    pub(super) fn next_pair(&self) -> Option<Pair> {
        let done = usize::from(self.results.len());
        if done == self.duel_count() {
            return None;
        }
        let pairs = self.pairs.as_slice();
        if let Some(pair) = pairs.get(done) {
            return Some(*pair);
        }
        let before = 2 * (done - pairs.len());
        let winner = |nth: usize| {
            let result = self.results.as_slice()[nth];
            result.seats[result.winner.unwrap_or(Side::One)]
        };
        let seats = BySide([winner(before), winner(before + 1)]);
        Some(Pair { seats, origin: PairOrigin::Drawn })
    }

    /// HUD-34: settles a duel. Its cards lie on the table until the next one.
    pub(super) fn settle_duel(&mut self, sink: &mut Sink<Self>) {
        let winner = self.decide_winner();
        let duel = self.duel();
        duel.stage = DuelStage::DuelOver;
        let seats = duel.seats;
        let points = BySide(duel.sides.0.each_ref().map(|side| side.points));
        self.results.push(DuelResult { seats, points, winner });
        let winner = winner.map(|side| seats[side]);
        sink.emit(|| Event::DuelEnded { seats, points, winner });
    }

    /// HUD-34, 35, 40: the side that won the duel; options may decide a draw.
    fn decide_winner(&mut self) -> Option<Side> {
        let tournament = self.options.tournament;
        let draws = match self.options.draws {
            Draws::Stand if tournament => Draws::MostCards,
            draws => draws,
        };
        let Duel { seats, sides, .. } = self.duel();
        let side_ahead =
            |count: fn(&Dueller) -> u16| BySide(sides.0.each_ref().map(count)).side_with_more();
        let winner = side_ahead(|side| side.points).or_else(|| match draws {
            Draws::Stand => None,
            Draws::MostCards => side_ahead(|side| side.hand.count()),
            Draws::NoKings => side_ahead(|side| side.points - side.bonus),
        });
        let seats = *seats;
        if winner.is_some() || !tournament {
            return winner;
        }
        let decks = BySide(seats.0.map(|seat| self.by_seat[seat].deck.count()));
        let smaller = decks.side_with_more().map(Side::other);
        smaller.or_else(|| {
            let coin = self.chance.next_event().below(2);
            Some(Side::BOTH[coin as usize])
        })
    }

    /// HUD-36, 37.
    pub(super) fn end_game(&mut self, sink: &mut Sink<Self>) {
        let mut standings = self.standings();
        let bonus = self.seats_with_most_points(&standings);
        if !bonus.is_empty() {
            sink.close_frame(self);
            bonus.iter().for_each(|seat| standings[seat].halves += HALVES_FOR_MOST_POINTS);
            sink.emit(|| Event::Bonus(bonus));
        }
        // Tokens decide, then points.
        let scores = standings.map(|standing| (u32::from(standing.halves) << 24) + standing.points);
        let outcome = Outcome::from_scores(&scores.0[..usize::from(self.seats)]);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }
}
