//! The course of a round (GR-7 to GR-9), and its decisions.

mod abilities;
mod aims;
mod ending;
mod legal;
mod share;
mod shootout;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Game, Observer, Pending, SetupError, Sink, Turn};
use crate::games::gold_rush_shoot_out::state::{RoundState, Stage};
use crate::games::gold_rush_shoot_out::{
    Action, Ambush, CardCounts, Event, GoldRushShootOut, GoldRushShootOutOptions, Load, ROUNDS,
    Refusal, Stand, TAKE_SIZE, View, determinize, view,
};
use crate::season::Brought;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::TimeScope;

pub use aims::has_break_before;

/// Loot cards in a take of all rounds but the last; ability cards fill it up (GR-9).
const LOOT_PER_TAKE: usize = 5;

/// For all abilities of a round (GR-30).
const ABILITIES_SECONDS: u16 = 60;
/// GR-30.
const AMBUSH_SECONDS: u16 = 5;
/// GR-5.
const MAX_STARTING_TOKENS: u8 = 5;

impl Game for GoldRushShootOut {
    type Options = GoldRushShootOutOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &GoldRushShootOutOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        if options.starting_tokens > MAX_STARTING_TOKENS {
            return Err(SetupError::Option("starting-tokens"));
        }
        if options.brought.is_some_and(|brought| brought.seats() != seats) {
            return Err(SetupError::Option(Brought::ID));
        }
        let mut chance = Chance::new(seed);
        let first = SeatSet::first(seats).pick(&mut chance.next_event()).unwrap_or(Seat::ONE);
        let mut game = Self {
            options: *options,
            seats,
            departed: SeatSet::EMPTY,
            round: 0,
            stage: Stage::Load { is_break_over: false },
            first,
            claimed: None,
            chance,
            decks: CardCounts::ALL,
            take: [None; TAKE_SIZE],
            left_over: CardCounts::NONE,
            discards: CardCounts::NONE,
            by_seat: BySeat::default(),
        };
        for seat in Seat::all(seats) {
            game.by_seat[seat].half_tokens = options.halves(seat);
        }
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> GoldRushShootOutOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Load { .. } => {
                Turn::together(self.awaited_seats()).with_intermission(self.intermission())
            }
            Stage::Standoff => Turn::together(self.awaited_seats()),
            Stage::Ambush => {
                let clock = self.options.time.clock(AMBUSH_SECONDS, TimeScope::Decision);
                Turn::together(self.awaited_seats()).with_clock(clock)
            }
            Stage::Abilities { asked, .. } => {
                // Private without a ledger: only memory tells what a seat holds (GR-12).
                let turn = if self.options.ledger {
                    Turn::alone_in_public(asked)
                } else {
                    Turn::alone(asked)
                };
                turn.with_clock(self.options.time.clock(ABILITIES_SECONDS, TimeScope::Table))
            }
            Stage::Share { asked } => Turn::alone_in_public(asked),
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } => Turn::Resolving,
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn awaits(&self, seat: Seat) -> bool {
        if seat.number() > self.seats {
            return false;
        }
        match self.stage {
            Stage::Abilities { asked, .. } | Stage::Share { asked } => asked == seat,
            Stage::Load { .. } | Stage::Standoff | Stage::Ambush => self.owes(seat),
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => false,
        }
    }

    fn left(&self) -> SeatSet {
        self.departed
    }

    #[inline]
    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Load { .. } => {
                let state = &self.by_seat[seat];
                if state.this_round.load.is_owed() {
                    let loads = Load::ALL.into_iter().filter(|load| state.can_load(*load));
                    actions.extend(loads.map(Action::Load));
                }
                if state.this_round.aim.is_owed() {
                    actions.extend(self.others(seat).map(Action::Aim));
                }
            }
            Stage::Abilities { .. } => self.list_abilities(seat, actions),
            Stage::Standoff => actions.extend(Stand::ALL.map(Action::Stand)),
            Stage::Ambush => actions.extend(Ambush::ALL.map(Action::Ambush)),
            Stage::Share { .. } => {
                let has_card = |place: &u8| self.card_at(*place).is_some();
                actions.extend((1..=TAKE_SIZE as u8).filter(has_card).map(Action::Take));
                if self.priority_refusal().is_none() {
                    actions.push(Action::TakePriority);
                }
            }
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => {}
        }
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let round = &self.by_seat[seat].this_round;
        match (self.stage, *action) {
            (Stage::Load { .. }, Action::Load(load)) => match load {
                _ if !round.load.is_owed() => Some(Refusal::Loaded),
                _ if self.by_seat[seat].can_load(load) => None,
                Load::BulletCard => Some(Refusal::NoExtraBullet),
                Load::Blank | Load::Bullet => Some(Refusal::NoAmmo(load)),
            },
            (Stage::Load { .. }, Action::Aim(_)) if !round.aim.is_owed() => Some(Refusal::Aimed),
            (Stage::Load { .. }, Action::Aim(target)) => self.target_refusal(seat, target),
            (Stage::Abilities { .. }, Action::Play(play)) => self.play_refusal(seat, play),
            (Stage::Share { .. }, Action::Take(place)) => {
                self.card_at(place).is_none().then_some(Refusal::NoSuchCard(place))
            }
            (Stage::Share { .. }, Action::TakePriority) => self.priority_refusal(),
            (Stage::Abilities { .. }, Action::Pass)
            | (Stage::Standoff, Action::Stand(_))
            | (Stage::Ambush, Action::Ambush(_)) => None,
            (
                stage,
                Action::Load(_)
                | Action::Aim(_)
                | Action::Pass
                | Action::Play(_)
                | Action::Stand(_)
                | Action::Ambush(_)
                | Action::Take(_)
                | Action::TakePriority,
            ) => Some(Refusal::NotNow(stage.phase())),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        let round = &mut self.by_seat[seat].this_round;
        match action {
            Action::Load(load) => {
                round.load = Pending::Made(load);
                sink.emit(|| Event::Loaded(seat, load));
                self.end_break_if_done(seat);
                self.show_if_complete(sink);
            }
            Action::Aim(target) => {
                round.aim = Pending::Made(target);
                sink.emit(|| Event::Aimed(seat, target));
                self.end_break_if_done(seat);
                self.show_if_complete(sink);
            }
            Action::Stand(stand) => {
                round.standoff = Pending::Made(stand);
                sink.emit(|| Event::StandChosen(seat, stand));
                self.show_if_complete(sink);
            }
            Action::Ambush(ambush) => {
                round.ambush = Pending::Made(ambush);
                sink.emit(|| Event::AmbushChosen(seat, ambush));
                self.show_if_complete(sink);
            }
            Action::Pass => {
                sink.emit(|| Event::Passed(seat));
                self.pass(seat, sink);
            }
            Action::Play(play) => self.play(seat, play, sink),
            Action::Take(place) => self.take(seat, place, sink),
            Action::TakePriority => self.take_priority(seat, sink),
        }
    }

    /// Makes one of the decisions that a timed-out seat owes.
    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let round = &mut self.by_seat[seat].this_round;
        match self.stage {
            Stage::Load { .. } => {
                if round.load.is_owed() {
                    round.load = Pending::TimedOut;
                } else {
                    round.aim = Pending::TimedOut;
                }
                self.end_break_if_done(seat);
            }
            Stage::Standoff => round.standoff = Pending::TimedOut,
            Stage::Ambush => round.ambush = Pending::TimedOut,
            Stage::Abilities { .. } => return self.pass_by_default(seat, sink),
            Stage::Share { .. } => return self.take_by_default(seat, sink),
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => return,
        }
        sink.emit(|| Event::RanOut(seat));
        self.show_if_complete(sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.departed = self.departed.with(seat);
        self.by_seat[seat].left_in = self.round;
        sink.emit(|| Event::Left(seat));
    }

    fn view(&self, observer: Observer) -> View {
        view::from_game(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        determinize::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        *action == Action::Pass
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl GoldRushShootOut {
    /// GR-9.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<Self>) {
        self.round += 1;
        self.stage = Stage::Load { is_break_over: false };
        self.claimed = None;
        let round_index = self.round_index();
        for state in &mut self.by_seat.0 {
            state.this_round = RoundState::default();
            if let Some(before) = round_index.checked_sub(1) {
                // Bullet cards taken in the last round are counted here already.
                state.bullets_before[round_index] += state.bullets_before[before];
            }
        }
        self.lay_out();
        let (round, first, take) = (self.round, self.first, self.take);
        sink.emit(|| Event::RoundBegan(round, first));
        sink.emit(|| Event::TakeLaid(take));
    }

    /// GR-9.
    fn lay_out(&mut self) {
        let mut dice = self.chance.next_event();
        let loot = if self.round == ROUNDS { TAKE_SIZE } else { LOOT_PER_TAKE };
        for place in 0..TAKE_SIZE {
            let deck =
                if place < loot { self.decks.only_loot() } else { self.decks.only_abilities() };
            let nth = dice.below(deck.count().into());
            self.take[place] = deck.nth(nth as u8);
            if let Some(card) = self.take[place] {
                self.decks = self.decks.without(card);
            }
        }
    }

    fn show_if_complete(&mut self, sink: &mut Sink<Self>) {
        // From the last seat: bots decide in seat order, so it is likeliest to owe a decision.
        if Seat::all(self.seats).rev().any(|seat| self.owes(seat)) {
            return;
        }
        sink.close_frame(self);
        match self.stage {
            Stage::Load { .. } => self.show_aims(sink),
            Stage::Standoff => self.show_standoff(sink),
            Stage::Ambush => self.show_ambush(sink),
            Stage::Abilities { .. }
            | Stage::Shootout
            | Stage::Share { .. }
            | Stage::Shared
            | Stage::Envelopes { .. }
            | Stage::Over(_) => {}
        }
    }

    /// Emits a simultaneous choice's time-outs, before the choices.
    fn emit_time_outs(&self, timed_out: impl Fn(&RoundState) -> bool, sink: &mut Sink<Self>) {
        if sink.is_open() {
            let is_late = |seat: &Seat| timed_out(&self.by_seat[*seat].this_round);
            for seat in Seat::all(self.seats).filter(is_late) {
                sink.emit(|| Event::TimedOut(seat));
            }
            sink.close_frame(self);
        }
    }

    pub(super) const fn round_index(&self) -> usize {
        self.round as usize - 1
    }

    pub(super) fn awaited_seats(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.owes(*seat)).collect()
    }

    #[inline]
    pub(super) fn owes(&self, seat: Seat) -> bool {
        if let Stage::Load { .. } = self.stage {
            let round = &self.by_seat[seat].this_round;
            return round.load.is_owed() || round.aim.is_owed();
        }
        self.owes_in_standoff_or_ambush(seat)
    }

    fn owes_in_standoff_or_ambush(&self, seat: Seat) -> bool {
        let round = &self.by_seat[seat].this_round;
        match self.stage {
            Stage::Standoff => round.standoff.is_owed() && !self.must_stand(seat),
            Stage::Ambush => round.ambush.is_owed() && self.can_ambush(seat),
            Stage::Load { .. }
            | Stage::Abilities { .. }
            | Stage::Shootout
            | Stage::Share { .. }
            | Stage::Shared
            | Stage::Envelopes { .. }
            | Stage::Over(_) => false,
        }
    }

    /// GR-7.
    pub(super) fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.seats)
    }
}
