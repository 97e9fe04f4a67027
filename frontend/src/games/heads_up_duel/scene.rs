//! The table at one moment, and how an event changes it.

use std::rc::Rc;

use engine::game::Turn;
use engine::games::heads_up_duel::{
    BySide, Card, CardKind, Cards, DuelResult, DuelView, Event, HeadsUpDuel, JokerShows, Phase,
    Scoring, Side, SideView, View,
};
use engine::seat::{Seat, SeatSet};

use super::reveal;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The sums that were compared.
    pub sums: BySide<u32>,
    /// Who got the point.
    pub point: Option<Side>,
    /// The bonus points of Kings.
    pub kings: BySide<u16>,
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// What the observer knows, brought forward event by event. The cards of a round lie in its
    /// duel until the next one begins.
    pub view: View,
    /// How the round was decided, once it is: its cards stay in sight until the next one.
    pub verdict: Option<Verdict>,
    /// How the duel ended, once it has.
    pub ended: Option<DuelResult>,
    /// How often the scoring was turned round: each time it turns on.
    pub flips: u32,
}

impl playback::Scene for Scene {
    type Game = HeadsUpDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        Self::of(view)
    }

    fn after(&self, frame: &FrameOf<HeadsUpDuel>) -> Self {
        let mut next = self.clone();
        next.calm();
        for event in &frame.events {
            next.apply(event, &frame.view);
        }
        next
    }

    fn kind(event: &Event) -> FrameKind {
        reveal::kind(event)
    }

    fn narrate(frame: &FrameOf<HeadsUpDuel>, players: &Players) -> Option<String> {
        reveal::telling(crate::playback::kind::<Self>(frame), &frame.events, players)
    }
}

impl Scene {
    fn of(view: &View) -> Self {
        let lowest = view.duel.is_some_and(|duel| duel.scoring == Scoring::Lowest);
        Self { view: view.clone(), verdict: None, ended: None, flips: u32::from(lowest) }
    }

    #[expect(clippy::unused_self)]
    fn calm(&mut self) {}

    fn apply(&mut self, event: &Event, after: &View) {
        self.view.turn = after.turn;
        match *event {
            Event::DuelBegan(_, seats) => self.duel_begins(seats),
            Event::RoundBegan(round, first) => self.round_begins(round, first),
            Event::Chose(seat, card) => {
                if let Some((side, duel)) = self.side_of(seat) {
                    duel.sides[side].chosen = card;
                }
            }
            Event::Shown(seats, cards) => self.shown(seats, cards),
            Event::Played(seat, card) => self.played(seat, card),
            Event::JokerDoes(seat, shows) => self.joker_does(seat, shows, after),
            Event::QueenSpent(seat) => self.queen_spent(seat),
            Event::Flipped(scoring) => {
                self.flips += 1;
                if let Some(duel) = &mut self.view.duel {
                    duel.scoring = scoring;
                }
            }
            Event::Swept(_) => self.view.duel.iter_mut().for_each(sweep),
            Event::Ready(seat) => {
                if let Some((side, duel)) = self.side_of(seat) {
                    duel.other_ready = true;
                    duel.acts = Some(side.other());
                }
                self.pass_over();
            }
            Event::RoundEnded { seats, sums, point, kings } => {
                let point = point.and_then(|seat| seats.side_of(seat));
                self.round_ends(Verdict { sums, point, kings });
            }
            Event::DuelEnded { seats, points, winner } => {
                let winner = winner.and_then(|seat| seats.side_of(seat));
                let result = DuelResult { seats, points, winner };
                self.ended = Some(result);
                self.view.results.push(result);
                for seat in seats.0 {
                    self.view.places[seat].standing = after.places[seat].standing;
                }
            }
            Event::Ended(_) | Event::Conceded(_) => self.settled(after),
            Event::PeriodBegan(_)
            | Event::Offered(_)
            | Event::Closed(..)
            | Event::Traded(..)
            | Event::BacksChanged(..)
            | Event::TokenSpent(_)
            | Event::PackSold(..)
            | Event::Unpacked { .. }
            | Event::Finished(_)
            | Event::Reopened(_)
            | Event::Submitted { .. }
            | Event::Tied(_)
            | Event::Named(..)
            | Event::NameShown(..)
            | Event::Picks(_)
            | Event::Picked(..) => self.traded(after),
            Event::TimedOut(_) | Event::Left(_) => self.view.left = after.left,
            Event::Bonus(_) => {
                for seat in Seat::all(after.seats) {
                    self.view.places[seat].standing = after.places[seat].standing;
                }
            }
        }
    }
}

/// All cards on the table are discarded.
fn sweep(duel: &mut DuelView) {
    for side in &mut duel.sides.0 {
        side.discard = side.discard.plus(&side.table);
        clear(side);
    }
}

fn clear(side: &mut SideView) {
    side.table = Cards::NONE;
    (side.joker_queens, side.joker_kings) = (0, 0);
    (side.sum, side.queens, side.kings) = (0, 0, 0);
}

const NEW_SIDE: SideView = SideView {
    table: Cards::NONE,
    discard: Cards::NONE,
    joker_queens: 0,
    joker_kings: 0,
    number: None,
    sum: 0,
    queens: 0,
    kings: 0,
    points: 0,
    bonus: 0,
    chosen: None,
};

impl Scene {
    fn side_of(&mut self, seat: Seat) -> Option<(Side, &mut DuelView)> {
        let duel = self.view.duel.as_mut()?;
        Some((duel.seats.side_of(seat)?, duel))
    }

    /// What happens before the duels is shown as it then is.
    fn traded(&mut self, after: &View) {
        let results = std::mem::take(&mut self.view.results);
        self.view = View { results, duel: None, ..after.clone() };
        // Duels that follow are told of by their own events.
        if let Phase::Showdown | Phase::Advantage | Phase::Over = after.phase {
            self.view.phase = Phase::Picking;
            for seat in Seat::all(after.seats) {
                self.whole_hand(seat);
            }
        }
    }

    /// The end of the game; the last duel stays in sight.
    fn settled(&mut self, after: &View) {
        let duel = self.view.duel;
        self.view = View { duel, ..after.clone() };
    }

    fn whole_hand(&mut self, seat: Seat) {
        let place = &mut self.view.places[seat];
        (place.hand, place.hand_backs) = (place.deck, place.deck_backs);
    }

    fn duel_begins(&mut self, seats: BySide<Seat>) {
        for seat in Seat::all(self.view.seats) {
            self.whole_hand(seat);
        }
        (self.verdict, self.ended, self.flips) = (None, None, 0);
        self.view.phase = Phase::Showdown;
        self.view.duel = Some(DuelView {
            seats,
            round: 1,
            first: Side::One,
            acts: None,
            other_ready: false,
            scoring: Scoring::Highest,
            last_special: None,
            verdict: None,
            sides: BySide([NEW_SIDE; 2]),
        });
    }

    fn round_begins(&mut self, round: u16, first: Seat) {
        (self.verdict, self.flips) = (None, 0);
        self.view.phase = Phase::Showdown;
        let Some((side, duel)) = self.side_of(first) else { return };
        sweep(duel);
        duel.sides.0.iter_mut().for_each(|side| side.number = None);
        (duel.round, duel.first, duel.acts, duel.other_ready) = (round, side, None, false);
        (duel.scoring, duel.last_special) = (Scoring::Highest, None);
    }

    /// A card goes from hand to the table.
    fn lay(&mut self, seat: Seat, card: Card) {
        let one: Cards = [card].into_iter().collect();
        let place = &mut self.view.places[seat];
        place.hand = place.hand.map(|hand| hand.less(&one));
        place.hand_backs.0[card.back() as usize] -= 1;
        let Some((side, duel)) = self.side_of(seat) else { return };
        let own = &mut duel.sides[side];
        own.table = own.table.plus(&one);
        own.sum += u32::from(card.kind().number().unwrap_or(0));
        own.queens += u16::from(card.kind() == CardKind::Queen);
        own.kings += u16::from(card.kind() == CardKind::King);
        let played = own.table.plus(&own.discard);
        let shown = &mut self.view.places[seat].shown;
        *shown = shown.most(&played);
    }

    fn shown(&mut self, seats: BySide<Seat>, cards: BySide<Card>) {
        for side in Side::BOTH {
            self.lay(seats[side], cards[side]);
        }
        self.view.phase = Phase::Advantage;
        if let Some(duel) = &mut self.view.duel {
            for side in Side::BOTH {
                duel.sides[side].number = cards[side].kind().number();
                duel.sides[side].chosen = None;
            }
            let special = |side: Side| Some(cards[side].kind()).filter(|kind| echoes(*kind));
            duel.last_special = special(duel.first.other()).or(special(duel.first));
            (duel.acts, duel.other_ready) = (Some(duel.first), false);
        }
        self.pass_over();
    }

    fn played(&mut self, seat: Seat, card: Card) {
        self.lay(seat, card);
        if let Some((side, duel)) = self.side_of(seat) {
            if echoes(card.kind()) {
                duel.last_special = Some(card.kind());
            }
            (duel.acts, duel.other_ready) = (Some(side.other()), false);
        }
        self.pass_over();
    }

    fn joker_does(&mut self, seat: Seat, shows: JokerShows, after: &View) {
        (self.view.jokers, self.view.joker) = (after.jokers, after.joker);
        let Some((side, duel)) = self.side_of(seat) else { return };
        let own = &mut duel.sides[side];
        match shows {
            JokerShows::Is(CardKind::Queen) => {
                own.joker_queens += 1;
                own.queens += 1;
            }
            JokerShows::Is(CardKind::King) => {
                own.joker_kings += 1;
                own.kings += 1;
            }
            JokerShows::Counts(number) => own.sum += u32::from(number),
            JokerShows::Is(
                CardKind::Jack | CardKind::Ace | CardKind::Joker | CardKind::Number(_),
            )
            | JokerShows::Nothing => {}
        }
    }

    fn queen_spent(&mut self, seat: Seat) {
        let Some((side, duel)) = self.side_of(seat) else { return };
        let own = &mut duel.sides[side];
        let lies = |card: &Card| own.table.of(*card) > 0;
        let queen = Card::of_kind(CardKind::Queen).find(lies);
        let Some(card) = queen.or_else(|| Card::of_kind(CardKind::Joker).find(lies)) else {
            return;
        };
        let one: Cards = [card].into_iter().collect();
        own.joker_queens -= u16::from(queen.is_none());
        own.queens -= 1;
        own.table = own.table.less(&one);
        own.discard = own.discard.plus(&one);
    }

    /// A seat without cards is passed over.
    fn pass_over(&mut self) {
        let Some(duel) = &mut self.view.duel else { return };
        let empty = |side: Side| self.view.places[duel.seats[side]].hand_backs.count() == 0;
        if let Some(acts) = duel.acts.filter(|acts| empty(*acts) && !duel.other_ready) {
            (duel.acts, duel.other_ready) = (Some(acts.other()), true);
        }
    }

    fn round_ends(&mut self, verdict: Verdict) {
        self.verdict = Some(verdict);
        let Some(duel) = &mut self.view.duel else { return };
        duel.acts = None;
        for side in Side::BOTH {
            let own = &mut duel.sides[side];
            let point = u16::from(verdict.point == Some(side));
            own.points += verdict.kings[side] + point;
            own.bonus += verdict.kings[side];
        }
    }

    /// The seats that the table shows, near and far: who looks is near.
    pub fn sides(&self, own: Option<Seat>) -> Option<[(Side, Seat); 2]> {
        let duel = self.view.duel?;
        let near = own.and_then(|seat| duel.seats.side_of(seat)).unwrap_or(Side::One);
        Some([near, near.other()].map(|side| (side, duel.seats[side])))
    }

    /// The seats that the game waits for.
    pub fn awaited(&self) -> SeatSet {
        match self.view.turn {
            Turn::Awaiting(awaiting) => awaiting.seats,
            Turn::Resolving => SeatSet::EMPTY,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// Whether a Joker can be this card (HUD-16).
const fn echoes(kind: CardKind) -> bool {
    match kind {
        CardKind::Jack | CardKind::Queen | CardKind::King | CardKind::Ace => true,
        CardKind::Number(_) | CardKind::Joker => false,
    }
}
