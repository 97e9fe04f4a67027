//! The rules of a duel (DD-3 to DD-21).

mod choices;
pub(super) mod scoring;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Game, Observer, Outcome, Pending, SetupError, Sink, Turn};
use crate::games::dual_duel::card::Pile;
use crate::games::dual_duel::state::{BONUS_CARDS, SeatState, Stage, Wild};
use crate::games::dual_duel::{
    Action, BONUS_ROUNDS, Cards, DualDuel, DualDuelOptions, DuelEnd, Event, HAND_SIZE, Pair, Phase,
    ROUNDS, Refusal, Round, Rounds, Swap, View, Wilds, determinize, view,
};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::TimeScope;

impl Game for DualDuel {
    type Options = DualDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &DualDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        let mut game = Self {
            options: *options,
            duels_won: BySeat::default(),
            duel: 0,
            round: 0,
            phase: Phase::Lay,
            stage: Stage::Waiting,
            chance: Chance::new(seed),
            aside: Cards::EMPTY,
            rounds: Rounds::default(),
            called: SeatSet::EMPTY,
            seats: BySeat::default(),
        };
        game.begin_duel(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> DualDuelOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => return Turn::Over(outcome),
            Stage::Resolving => return Turn::Resolving,
            Stage::Waiting => {}
        }
        let clock = self.options.time.clock(self.phase.seconds(), TimeScope::Decision);
        // Alone only if a single seat chooses: the last of two still makes a simultaneous choice.
        match (self.choosing_seats().len(), self.awaited_seats().lowest()) {
            (1, Some(seat)) => Turn::alone(seat),
            _ => Turn::together(self.awaited_seats()),
        }
        .with_clock(clock)
    }

    fn awaits(&self, seat: Seat) -> bool {
        matches!(self.stage, Stage::Waiting) && self.awaited_seats().contains(seat)
    }

    #[inline]
    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let state = &self.seats[seat];
        match self.phase {
            Phase::Lay => {
                let mut higher = state.hand.iter();
                while let Some(low) = higher.next() {
                    let lay_with = |high| Action::Lay(Wilds::new(low, high));
                    actions.extend(higher.clone().map(lay_with));
                }
            }
            Phase::Give => actions.extend(state.hand.iter().map(Action::Give)),
            Phase::Keep => actions.extend(state.hand.iter().map(Action::Keep)),
            Phase::Call | Phase::Answer => actions.extend([Action::Call, Action::Pass]),
            Phase::Swap => actions.extend(state.swaps().into_iter().flatten().map(Action::Swap)),
            Phase::Bonus => actions.extend(state.wilds().map(|wild| Action::Take(wild.card))),
        }
    }

    /// A seat may choose ahead what depends on its own cards: the call (DD-7), the swap if both
    /// call (DD-8), and the gift (DD-5) if its hand can't change first. No gifts for bonus rounds
    /// and the next duel, which begin with new cards.
    fn list_ahead(&self, seat: Seat, actions: &mut Vec<Action>) {
        let state = &self.seats[seat];
        let Pending::Made(chosen) = state.pending else { return };
        let hand = match (self.phase, chosen) {
            (Phase::Keep, _) => return actions.extend([Action::Call, Action::Pass]),
            (Phase::Call, Action::Call) => {
                return actions.extend(state.swaps().into_iter().flatten().map(Action::Swap));
            }
            (Phase::Lay, Action::Lay(wilds)) => {
                let [low, high] = wilds.cards();
                state.hand.without(low).without(high)
            }
            (Phase::Call | Phase::Swap, _) if !self.is_last_round() => state.hand,
            _ => return,
        };
        actions.extend(hand.iter().map(Action::Give));
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let state = &self.seats[seat];
        let refuse_unless_in_hand =
            |card| (!state.hand.contains(card)).then_some(Refusal::NotInHand(card));
        match (self.phase, *action) {
            (Phase::Lay, Action::Lay(wilds)) => {
                let [low, high] = wilds.cards();
                let refuse_same = || (low == high).then_some(Refusal::SameCard(low));
                let refuse_high = || refuse_unless_in_hand(high);
                refuse_unless_in_hand(low).or_else(refuse_high).or_else(refuse_same)
            }
            (Phase::Give, Action::Give(card)) | (Phase::Keep, Action::Keep(card)) => {
                refuse_unless_in_hand(card)
            }
            (Phase::Swap, Action::Swap(Swap { out, brought_in })) => {
                if state.pair().is_none_or(|pair| !pair.has(out)) {
                    Some(Refusal::NotInPair(out))
                } else {
                    state.slot_of(brought_in).is_none().then_some(Refusal::NoWildToSwap(brought_in))
                }
            }
            (Phase::Bonus, Action::Take(card)) => {
                state.slot_of(card).is_none().then_some(Refusal::NoWildToTake(card))
            }
            (Phase::Call | Phase::Answer, Action::Call | Action::Pass) => None,
            (Phase::Lay, _) => Some(Refusal::LayNow),
            (Phase::Give, _) => Some(Refusal::GiveNow),
            (Phase::Keep, _) => Some(Refusal::KeepNow),
            (Phase::Call | Phase::Answer, _) => Some(Refusal::CallNow),
            (Phase::Swap, _) => Some(Refusal::SwapNow),
            (Phase::Bonus, _) => Some(Refusal::TakeNow),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.choose(seat, Some(action), sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.choose(seat, None, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let outcome = Outcome::conceded(seat);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Conceded(seat));
        sink.emit(|| Event::Ended(outcome));
    }

    fn view(&self, observer: Observer) -> View {
        view::from_game(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        determinize::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl DualDuel {
    pub(super) fn choosing_seats(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Give | Phase::Keep | Phase::Call | Phase::Bonus => {
                SeatSet::first(2)
            }
            Phase::Answer => SeatSet::first(2).difference(self.called),
            Phase::Swap => self.called,
        }
    }

    pub(super) fn awaited_seats(&self) -> SeatSet {
        let owes = |seat: &Seat| matches!(self.seats[*seat].pending, Pending::Owed);
        self.choosing_seats().intersection(Seat::all(2).filter(owes).collect())
    }

    /// Records a seat's choice, `None` for a time-out; carries out all choices once the last is in.
    #[inline]
    pub(super) fn choose(&mut self, seat: Seat, choice: Option<Action>, sink: &mut Sink<Self>) {
        self.seats[seat].pending = choice.map_or(Pending::TimedOut, Pending::Made);
        // To the other seat a time-out looks like a choice; `TimedOut` follows the last choice.
        sink.emit(|| Event::Chose(seat, choice));
        if self.awaited_seats().is_empty() {
            self.close_frame(sink);
            self.emit_time_outs(sink);
            self.carry_out(sink);
        }
    }

    /// Closes a frame before the decision's last. In its state nobody owes a decision.
    fn close_frame(&mut self, sink: &mut Sink<Self>) {
        if sink.is_open() {
            self.stage = Stage::Resolving;
            sink.close_frame(self);
            self.stage = Stage::Waiting;
        }
    }

    fn emit_time_outs(&mut self, sink: &mut Sink<Self>) {
        if sink.is_open() {
            for seat in self.choosing_seats() {
                if self.seats[seat].pending == Pending::TimedOut {
                    sink.emit(|| Event::TimedOut(seat));
                    self.close_frame(sink);
                }
            }
        }
    }

    /// DD-3: deals the next duel.
    pub(super) fn begin_duel(&mut self, sink: &mut Sink<Self>) {
        self.duel += 1;
        self.round = 0;
        self.phase = Phase::Lay;
        self.rounds = Rounds::default();
        self.seats = BySeat::default();
        sink.emit(|| Event::DuelBegan(self.duel));
        // All cards are aside until they are dealt.
        self.aside = Cards::ALL;
        self.deal_from_aside(HAND_SIZE, sink);
    }

    fn deal_from_aside(&mut self, cards_each: u8, sink: &mut Sink<Self>) {
        let pile = Pile::shuffled(self.aside, &mut self.chance.next_event());
        let mut cards = pile.iter().copied();
        for (seat, state) in Seat::all(2).zip(&mut self.seats.0) {
            let dealt: Cards = cards.by_ref().take(cards_each.into()).collect();
            self.aside = self.aside.difference(dealt);
            state.hand = state.hand.union(dealt);
            sink.emit(|| Event::Dealt(seat, cards_each, Some(dealt)));
        }
    }

    fn is_last_round(&self) -> bool {
        self.round == ROUNDS || self.round == ROUNDS + BONUS_ROUNDS
    }

    fn begin_round(&mut self, sink: &mut Sink<Self>) {
        self.round += 1;
        self.phase = Phase::Give;
        sink.emit(|| Event::RoundBegan(self.round));
    }

    /// DD-10: compares and discards the pairs; then begins the next rounds or ends the duel.
    fn score_round(&mut self, sink: &mut Sink<Self>) {
        let pairs = self.seats.map(|seat| seat.pair().expect("pairs before they are scored"));
        let round = Round { pairs, swapped: self.called };
        let (scores, winner) = (round.scores(), round.winner());
        self.rounds.push(round);
        self.called = SeatSet::EMPTY;
        // The frame's view shows no pairs, as before a gift.
        self.phase = Phase::Give;
        for seat in &mut self.seats.0 {
            (seat.received, seat.kept) = (None, None);
        }
        sink.emit(|| Event::RoundWon { pairs, scores, winner });
        self.close_frame(sink);
        let wins = self.rounds.wins();
        let is_tied = wins.seat_with_more().is_none();
        if self.round == ROUNDS && is_tied {
            self.phase = Phase::Bonus;
            sink.emit(|| Event::BonusBegan);
            self.close_frame(sink);
            self.deal_from_aside(BONUS_CARDS, sink);
        } else if self.round == ROUNDS || self.rounds.is_full() {
            self.end_duel(wins, sink);
        } else {
            self.begin_round(sink);
        }
    }

    /// DD-17, 20, 21: decides the duel, then the match, or deals the next duel.
    fn end_duel(&mut self, wins: BySeat<u8>, sink: &mut Sink<Self>) {
        let calls = self.seats.map(|seat| seat.calls);
        let end = match (wins.seat_with_more(), calls.seat_with_more()) {
            (Some(seat), _) => DuelEnd::Rounds(seat),
            (None, Some(caller)) => DuelEnd::Calls(caller.other()),
            (None, None) => DuelEnd::Tied,
        };
        if let Some(seat) = end.winner() {
            self.duels_won[seat] += 1;
        }
        sink.emit(|| Event::DuelWon { wins, calls, end });
        let is_won = self.duels_won.0.into_iter().any(|won| won >= self.options.target);
        if is_won || self.duel >= self.options.longest {
            let outcome = Outcome::from_scores(&self.duels_won.map(u32::from).0);
            self.stage = Stage::Over(outcome);
            sink.emit(|| Event::Ended(outcome));
        } else {
            self.close_frame(sink);
            self.begin_duel(sink);
        }
    }
}

impl SeatState {
    /// Every exchange of a card of the pair for a wild.
    pub(in super::super) fn swaps(&self) -> [Option<Swap>; 4] {
        let mut swaps = [None; 4];
        let mut places = swaps.iter_mut();
        for out in self.pair().map(Pair::cards).into_iter().flatten() {
            for Wild { card: brought_in, .. } in self.wilds() {
                if let Some(place) = places.next() {
                    *place = Some(Swap { out, brought_in });
                }
            }
        }
        swaps
    }
}
