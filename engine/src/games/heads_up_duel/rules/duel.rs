//! The rounds of a duel (HUD-22 to HUD-33).

use crate::seat::Seat;

use super::super::state::{Duel, DuelPhase, Dueller, HeadsUpDuel, Pending, Stage};
use super::super::{BySide, Card, CardKind, Event, Made, Pair, Scoring, Side};
use super::Sink;

impl HeadsUpDuel {
    /// What was told so far happened at once, and left the duel like this. Rules work on a copy of
    /// it, which is put back here only if somebody listens.
    fn close_frame(&mut self, duel: &Duel, sink: &mut Sink<'_>) {
        if sink.listens() {
            self.stage = Stage::Duel(*duel);
            sink.close_frame(self);
        }
    }

    /// HUD-21, 22, 25: the next duel begins, or the game is over.
    pub(super) fn next_duel(&mut self, sink: &mut Sink<'_>) {
        while let Some(Pair { seats, made }) = self.duel_to_come() {
            sink.close_frame(self);
            let number = self.results.len() + 1;
            sink.emit(|| Event::DuelBegan(number, seats));
            let void = seats.0.iter().any(|seat| self.places[*seat].deck.is_empty());
            let first = match made {
                Made::Picked => Side::Two,
                Made::Drawn if void => Side::One,
                Made::Drawn => Side::BOTH[self.chance.next_event().below(2) as usize],
            };
            let duel = Duel {
                seats,
                round: 1,
                first,
                phase: if void { DuelPhase::Resolving } else { DuelPhase::Showdown },
                scoring: Scoring::Highest,
                last_special: None,
                sides: BySide(seats.0.map(|seat| Dueller::new(self.places[seat].deck))),
            };
            if void {
                self.close_frame(&duel, sink);
                self.settle(&duel, sink);
                continue;
            }
            self.stage = Stage::Duel(duel);
            sink.emit(|| Event::RoundBegan(1, seats[first]));
            return;
        }
        self.end(sink);
    }

    /// HUD-23.
    pub(super) fn show(&mut self, seat: Seat, card: Card, sink: &mut Sink<'_>) {
        sink.emit(|| Event::Chose(seat, Some(card)));
        self.chosen(seat, Pending::Chosen(card), sink);
    }

    pub(super) fn time_out_in_duel(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let Stage::Duel(duel) = &self.stage else { return };
        match duel.phase {
            DuelPhase::Showdown => {
                // That time ran out would tell the other seat what is chosen: it is told later.
                sink.emit(|| Event::Chose(seat, None));
                self.chosen(seat, Pending::TimedOut, sink);
            }
            DuelPhase::Advantage { .. } => {
                sink.emit(|| Event::TimedOut(seat));
                self.ready(seat, sink);
            }
            DuelPhase::Resolving | DuelPhase::RoundOver | DuelPhase::DuelOver => {}
        }
    }

    fn chosen(&mut self, seat: Seat, choice: Pending<Card>, sink: &mut Sink<'_>) {
        let Stage::Duel(mut duel) = self.stage else { return };
        let Some(side) = duel.seats.side_of(seat) else { return };
        duel.sides[side].pending = choice;
        if !duel.owing().is_empty() {
            self.stage = Stage::Duel(duel);
            return;
        }
        let mut order = Side::BOTH;
        order.sort_by_key(|side| duel.seats[*side]);
        let mut cards = BySide([None; 2]);
        for side in order {
            let seat = duel.seats[side];
            cards[side] = match duel.sides[side].pending {
                Pending::Chosen(card) => Some(card),
                Pending::Owed | Pending::TimedOut => {
                    self.close_frame(&duel, sink);
                    sink.emit(|| Event::TimedOut(seat));
                    let hand = &duel.sides[side].hand;
                    let nth = self.chance.next_event().below(hand.count().into());
                    hand.nth(nth as u16)
                }
            };
        }
        let [Some(one), Some(two)] = cards.0 else { return };
        self.turn_up(&mut duel, BySide([one, two]), sink);
        duel.phase = DuelPhase::Advantage { acts: duel.first, other_ready: false };
        self.go_on(&mut duel, sink);
    }

    /// HUD-23, 32: both showdown cards are turned up, and act together.
    fn turn_up(&mut self, duel: &mut Duel, cards: BySide<Card>, sink: &mut Sink<'_>) {
        self.close_frame(duel, sink);
        let seats = duel.seats;
        sink.emit(|| Event::Shown(seats, cards));
        duel.phase = DuelPhase::Resolving;
        for side in Side::BOTH {
            self.lay(duel, side, cards[side]);
            duel.sides[side].pending = Pending::Owed;
            duel.sides[side].number = cards[side].kind().number();
        }
        let special = |side: Side| Some(cards[side].kind()).filter(|kind| is_special(*kind));
        let acts = [duel.first, duel.first.other()].map(|side| {
            let effect = match cards[side].kind() {
                CardKind::Joker => self.joker_effect(duel, side, special(side.other()), sink),
                CardKind::Number(_) => None,
                special => Some(special),
            };
            (side, effect)
        });
        // Of two that are turned up together, that of the seat which acts second is the later one.
        duel.last_special = special(duel.first.other()).or(special(duel.first));
        for (side, effect) in acts {
            self.take_effect(duel, side, effect.filter(|kind| *kind != CardKind::Jack), sink);
        }
        if let Some((side, _)) =
            acts.into_iter().find(|(_, effect)| *effect == Some(CardKind::Jack))
        {
            self.take_effect(duel, side, Some(CardKind::Jack), sink);
        }
    }

    /// A card goes from hand to the table.
    fn lay(&mut self, duel: &mut Duel, side: Side, card: Card) {
        let dueller = &mut duel.sides[side];
        dueller.hand.take(card, 1);
        dueller.table.put(card, 1);
        let place = &mut self.places[duel.seats[side]];
        place.shown.raise(card, place.deck.of(card) - dueller.hand.of(card));
    }

    /// HUD-24.
    pub(super) fn play(&mut self, seat: Seat, card: Card, sink: &mut Sink<'_>) {
        let Stage::Duel(mut duel) = self.stage else { return };
        let Some(side) = duel.seats.side_of(seat) else { return };
        sink.emit(|| Event::Played(seat, card));
        duel.phase = DuelPhase::Resolving;
        let kind = card.kind();
        if kind.number().is_some() && kind.number() != duel.sides[side].number {
            duel.sides[side].spend_queen();
            sink.emit(|| Event::QueenSpent(seat));
        }
        self.lay(&mut duel, side, card);
        let effect = match kind {
            CardKind::Joker => {
                let before = duel.last_special;
                self.joker_effect(&mut duel, side, before, sink)
            }
            CardKind::Number(_) => None,
            special => {
                duel.last_special = Some(special);
                Some(special)
            }
        };
        self.take_effect(&mut duel, side, effect, sink);
        duel.phase = DuelPhase::Advantage { acts: side.other(), other_ready: false };
        self.go_on(&mut duel, sink);
    }

    /// HUD-25.
    pub(super) fn ready(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let Stage::Duel(mut duel) = self.stage else { return };
        let DuelPhase::Advantage { acts, other_ready } = duel.phase else { return };
        sink.close_frame(self);
        sink.emit(|| Event::Ready(seat));
        if other_ready {
            return self.end_round(&mut duel, sink);
        }
        duel.phase = DuelPhase::Advantage { acts: acts.other(), other_ready: true };
        self.go_on(&mut duel, sink);
    }

    /// A seat without cards, as all can see, has nothing to say but that it is ready.
    fn go_on(&mut self, duel: &mut Duel, sink: &mut Sink<'_>) {
        while let DuelPhase::Advantage { acts, other_ready } = duel.phase {
            if !duel.sides[acts].hand.is_empty() {
                break;
            }
            if other_ready {
                return self.end_round(duel, sink);
            }
            duel.phase = DuelPhase::Advantage { acts: acts.other(), other_ready: true };
        }
        self.stage = Stage::Duel(*duel);
    }

    /// HUD-27, 30, 33.
    fn end_round(&mut self, duel: &mut Duel, sink: &mut Sink<'_>) {
        duel.phase = DuelPhase::Resolving;
        self.close_frame(duel, sink);
        let sums = BySide(duel.sides.0.each_ref().map(|side| side.sum(self.joker)));
        let kings = BySide(duel.sides.0.each_ref().map(Dueller::bonus_now));
        let winner = better_sum(sums, duel.scoring);
        let point = winner.map(|side| duel.seats[side]);
        let seats = duel.seats;
        sink.emit(|| Event::RoundEnded { seats, sums, point, kings });
        for side in Side::BOTH {
            let dueller = &mut duel.sides[side];
            dueller.points += kings[side] + u16::from(winner == Some(side));
            dueller.bonus += kings[side];
        }
        duel.phase = DuelPhase::RoundOver;
        self.close_frame(duel, sink);
        if duel.sides.0.iter().any(|side| side.hand.is_empty()) {
            self.settle(duel, sink);
            return self.next_duel(sink);
        }
        for dueller in &mut duel.sides.0 {
            dueller.clear();
            dueller.number = None;
        }
        duel.round += 1;
        duel.first = duel.first.other();
        duel.phase = DuelPhase::Showdown;
        duel.scoring = Scoring::Highest;
        duel.last_special = None;
        self.stage = Stage::Duel(*duel);
        sink.emit(|| Event::RoundBegan(duel.round, duel.seats[duel.first]));
    }

    /// HUD-28 to HUD-31: what a special card does when it comes to the table; a Joker does it if
    /// it is that card now.
    fn take_effect(
        &mut self,
        duel: &mut Duel,
        side: Side,
        effect: Option<CardKind>,
        sink: &mut Sink<'_>,
    ) {
        match effect {
            Some(CardKind::Jack) => {
                self.close_frame(duel, sink);
                duel.sides.0.iter_mut().for_each(Dueller::clear);
                let seat = duel.seats[side];
                sink.emit(|| Event::Swept(seat));
            }
            Some(CardKind::Ace) => {
                self.close_frame(duel, sink);
                duel.scoring = match duel.scoring {
                    Scoring::Highest => Scoring::Lowest,
                    Scoring::Lowest => Scoring::Highest,
                };
                let now = duel.scoring;
                sink.emit(|| Event::Flipped(now));
            }
            // They act while they lie there.
            Some(CardKind::Queen | CardKind::King | CardKind::Number(_) | CardKind::Joker)
            | None => {}
        }
    }
}

/// Whether the kind is a special card other than a Joker.
const fn is_special(kind: CardKind) -> bool {
    match kind {
        CardKind::Jack | CardKind::Queen | CardKind::King | CardKind::Ace => true,
        CardKind::Number(_) | CardKind::Joker => false,
    }
}

/// Who gets the point of a round (HUD-27, 31).
pub(in super::super) fn better_sum(sums: BySide<u32>, scoring: Scoring) -> Option<Side> {
    let [one, two] = sums.0;
    let higher = match one.cmp(&two) {
        std::cmp::Ordering::Less => Side::Two,
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => Side::One,
    };
    Some(match scoring {
        Scoring::Highest => higher,
        Scoring::Lowest => higher.other(),
    })
}
