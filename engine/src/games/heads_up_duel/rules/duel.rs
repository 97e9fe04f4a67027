//! The rounds of a duel (HUD-22 to HUD-33).

use crate::game::{Pending, Sink};
use crate::games::heads_up_duel::state::{Duel, DuelStage, Dueller, Stage};
use crate::games::heads_up_duel::{
    BySide, Card, CardKind, Event, HeadsUpDuel, Pair, PairOrigin, Scoring, Side,
};
use crate::seat::Seat;

impl HeadsUpDuel {
    /// The running duel, which must exist; in place, as a copy would be hundreds of bytes.
    pub(super) fn duel(&mut self) -> &mut Duel {
        let Stage::Duel(duel) = &mut self.stage else {
            unreachable!("cards are shown and played in duels")
        };
        duel
    }

    /// HUD-21, 22, 25: begins the next duel, or ends the game.
    pub(super) fn begin_next_duel(&mut self, sink: &mut Sink<Self>) {
        while let Some(Pair { seats, origin }) = self.next_pair() {
            sink.close_frame(self);
            let number = self.results.len() + 1;
            sink.emit(|| Event::DuelBegan(number, seats));
            let ends_at_once = seats.0.iter().any(|seat| self.by_seat[*seat].deck.is_empty());
            let first = match origin {
                PairOrigin::Picked => Side::Two,
                PairOrigin::Drawn if ends_at_once => Side::One,
                PairOrigin::Drawn => Side::BOTH[self.chance.next_event().below(2) as usize],
            };
            let duel = Duel {
                seats,
                round: 1,
                first,
                stage: if ends_at_once { DuelStage::Resolving } else { DuelStage::Showdown },
                scoring: Scoring::Highest,
                last_special: None,
                sides: BySide(seats.0.map(|seat| Dueller::new(self.by_seat[seat].deck))),
            };
            self.stage = Stage::Duel(duel);
            if ends_at_once {
                sink.close_frame(self);
                self.settle_duel(sink);
                continue;
            }
            sink.emit(|| Event::RoundBegan(1, seats[first]));
            return;
        }
        self.end_game(sink);
    }

    /// HUD-23.
    pub(super) fn show(&mut self, seat: Seat, card: Card, sink: &mut Sink<Self>) {
        sink.emit(|| Event::Chose(seat, Some(card)));
        self.set_showdown_choice(seat, Pending::Made(card), sink);
    }

    pub(super) fn time_out_in_duel(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let Stage::Duel(duel) = &self.stage else { return };
        match duel.stage {
            DuelStage::Showdown => {
                // To the other seat this looks like a choice; `TimedOut` comes when both are in.
                sink.emit(|| Event::Chose(seat, None));
                self.set_showdown_choice(seat, Pending::TimedOut, sink);
            }
            DuelStage::Advantage { .. } => {
                sink.emit(|| Event::TimedOut(seat));
                self.ready(seat, sink);
            }
            DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver => {}
        }
    }

    fn set_showdown_choice(&mut self, seat: Seat, choice: Pending<Card>, sink: &mut Sink<Self>) {
        let duel = self.duel();
        let seats = duel.seats;
        let Some(side) = seats.side_of(seat) else { return };
        duel.sides[side].pending = choice;
        if duel.sides.0.iter().any(|side| side.pending.is_owed()) {
            return;
        }
        let mut cards = BySide(duel.sides.0.each_ref().map(|side| side.pending.choice()));
        // Draws for timed-out seats in seat order, whichever seat is the first side.
        let in_order = seats[Side::One] < seats[Side::Two];
        for side in if in_order { Side::BOTH } else { [Side::Two, Side::One] } {
            if cards[side].is_none() {
                cards[side] = self.draw_showdown_card(side, sink);
            }
        }
        let [Some(one), Some(two)] = cards.0 else { return };
        self.turn_up(BySide([one, two]), sink);
        let duel = self.duel();
        duel.stage = DuelStage::Advantage { acts: duel.first, other_ready: false };
        self.skip_empty_hands(sink);
    }

    /// HUD-23, for a timed-out seat.
    #[cold]
    fn draw_showdown_card(&mut self, side: Side, sink: &mut Sink<Self>) -> Option<Card> {
        sink.close_frame(self);
        let Duel { seats, sides, .. } = self.duel();
        let (seat, hand) = (seats[side], sides[side].hand);
        sink.emit(|| Event::TimedOut(seat));
        let nth = self.chance.next_event().below(hand.count().into());
        hand.nth(nth as u16)
    }

    /// HUD-23, 32: turns up both showdown cards, with simultaneous effects.
    fn turn_up(&mut self, cards: BySide<Card>, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let Duel { seats, first, .. } = *self.duel();
        sink.emit(|| Event::Shown(seats, cards));
        self.duel().stage = DuelStage::Resolving;
        for side in Side::BOTH {
            self.put_on_table(side, cards[side]);
            let dueller = &mut self.duel().sides[side];
            dueller.pending = Pending::Owed;
            dueller.number = cards[side].kind().number();
        }
        let echoable_of = |side: Side| Some(cards[side].kind()).filter(|kind| is_echoable(*kind));
        let effects = [first, first.other()].map(|side| {
            let effect = match cards[side].kind() {
                CardKind::Joker => self.joker_effect(side, echoable_of(side.other()), sink),
                CardKind::Number(_) => None,
                special => Some(special),
            };
            (side, effect)
        });
        // Of two cards turned up together, the second acting seat's is the later.
        self.duel().last_special = echoable_of(first.other()).or(echoable_of(first));
        for (_, effect) in effects {
            if effect == Some(CardKind::Ace) {
                self.flip_scoring(sink);
            }
        }
        if let Some((side, _)) =
            effects.into_iter().find(|(_, effect)| *effect == Some(CardKind::Jack))
        {
            self.clear_table(side, sink);
        }
    }

    fn put_on_table(&mut self, side: Side, card: Card) {
        let Self { stage: Stage::Duel(duel), by_seat, .. } = self else { return };
        let dueller = &mut duel.sides[side];
        dueller.hand.take(card, 1);
        dueller.table.put(card, 1);
        let state = &mut by_seat[duel.seats[side]];
        state.shown.raise_to(card, state.deck.of(card) - dueller.hand.of(card));
    }

    /// HUD-24.
    pub(super) fn play(&mut self, seat: Seat, card: Card, sink: &mut Sink<Self>) {
        let duel = self.duel();
        let Some(side) = duel.seats.side_of(seat) else { return };
        sink.emit(|| Event::Played(seat, card));
        duel.stage = DuelStage::Resolving;
        let kind = card.kind();
        if kind.number().is_some() && kind.number() != duel.sides[side].number {
            duel.sides[side].spend_queen();
            sink.emit(|| Event::QueenSpent(seat));
        }
        self.put_on_table(side, card);
        let effect = match kind {
            CardKind::Joker => {
                let before = self.duel().last_special;
                self.joker_effect(side, before, sink)
            }
            CardKind::Number(_) => None,
            special => {
                self.duel().last_special = Some(special);
                Some(special)
            }
        };
        match effect {
            Some(CardKind::Jack) => self.clear_table(side, sink),
            Some(CardKind::Ace) => self.flip_scoring(sink),
            // Numbers, Queens and Kings act while they lie on the table.
            Some(CardKind::Queen | CardKind::King | CardKind::Number(_) | CardKind::Joker)
            | None => {}
        }
        self.duel().stage = DuelStage::Advantage { acts: side.other(), other_ready: false };
        self.skip_empty_hands(sink);
    }

    /// HUD-25: is ready; ends the round if the other side was just ready.
    pub(super) fn ready(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let DuelStage::Advantage { acts, other_ready } = self.duel().stage else { return };
        sink.close_frame(self);
        sink.emit(|| Event::Ready(seat));
        if other_ready {
            return self.end_round(sink);
        }
        self.duel().stage = DuelStage::Advantage { acts: acts.other(), other_ready: true };
        self.skip_empty_hands(sink);
    }

    /// Skips seats without cards, which can only be ready.
    fn skip_empty_hands(&mut self, sink: &mut Sink<Self>) {
        let duel = self.duel();
        while let DuelStage::Advantage { acts, other_ready } = duel.stage {
            if !duel.sides[acts].hand.is_empty() {
                return;
            }
            if other_ready {
                return self.end_round(sink);
            }
            duel.stage = DuelStage::Advantage { acts: acts.other(), other_ready: true };
        }
    }

    /// HUD-27, 30, 33: scores the round, then begins another or settles the duel.
    fn end_round(&mut self, sink: &mut Sink<Self>) {
        self.duel().stage = DuelStage::Resolving;
        sink.close_frame(self);
        let joker = self.joker;
        let duel = self.duel();
        let sums = BySide(duel.sides.0.each_ref().map(|side| side.sum(joker)));
        let kings = BySide(duel.sides.0.each_ref().map(Dueller::king_bonus));
        let winner = duel.scoring.scoring_side(sums);
        let point = winner.map(|side| duel.seats[side]);
        let seats = duel.seats;
        sink.emit(|| Event::RoundEnded { seats, sums, point, kings });
        for side in Side::BOTH {
            let dueller = &mut duel.sides[side];
            dueller.points += kings[side] + u16::from(winner == Some(side));
            dueller.bonus += kings[side];
        }
        duel.stage = DuelStage::RoundOver;
        sink.close_frame(self);
        let duel = self.duel();
        if duel.sides.0.iter().any(|side| side.hand.is_empty()) {
            self.settle_duel(sink);
            return self.begin_next_duel(sink);
        }
        for dueller in &mut duel.sides.0 {
            dueller.clear();
            dueller.number = None;
        }
        duel.round += 1;
        duel.first = duel.first.other();
        duel.stage = DuelStage::Showdown;
        duel.scoring = Scoring::Highest;
        duel.last_special = None;
        sink.emit(|| Event::RoundBegan(duel.round, duel.seats[duel.first]));
    }

    /// HUD-28, for a Jack or a Joker that is one.
    fn clear_table(&mut self, side: Side, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let duel = self.duel();
        duel.sides.0.iter_mut().for_each(Dueller::clear);
        let seat = duel.seats[side];
        sink.emit(|| Event::Swept(seat));
    }

    /// HUD-31, for an Ace or a Joker that is one.
    fn flip_scoring(&mut self, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let duel = self.duel();
        duel.scoring = match duel.scoring {
            Scoring::Highest => Scoring::Lowest,
            Scoring::Lowest => Scoring::Highest,
        };
        let scoring = duel.scoring;
        sink.emit(|| Event::Flipped(scoring));
    }
}

const fn is_echoable(kind: CardKind) -> bool {
    match kind {
        CardKind::Jack | CardKind::Queen | CardKind::King | CardKind::Ace => true,
        CardKind::Number(_) | CardKind::Joker => false,
    }
}
