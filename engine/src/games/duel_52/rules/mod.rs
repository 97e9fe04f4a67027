//! Actions and their consequences.

mod fight;
mod legal;
mod powers;
mod set_up;
mod time_out;
mod turns;

use crate::cards::Card;
use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Game, Observer, Outcome, SetupError, Sink, Turn};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{
    Action, CardId, CardIds, Choice, Duel52, Duel52Options, Event, Hero, HeroKind, Lane, Origin,
    Refusal, View, determinize, view,
};
use crate::seat::Seat;
use crate::time::TimeScope;

/// The time limit in seconds of a turn, or of picking a bannerman.
const TURN_SECONDS: u16 = 60;

impl Game for Duel52 {
    type Options = Duel52Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &Duel52Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        Ok(Self::set_up(*options, Chance::new(seed)))
    }

    fn options(&self) -> Duel52Options {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => Turn::Over(outcome),
            Stage::Bannermen(_) => self.turn_with_clock(TimeScope::Decision),
            Stage::Forts | Stage::Turn => self.turn_with_clock(TimeScope::Stretch(self.turns)),
            Stage::Resolving(_) => Turn::Resolving,
        }
    }

    fn awaits(&self, seat: Seat) -> bool {
        seat == self.mover && !matches!(self.stage, Stage::Over(_) | Stage::Resolving(_))
    }

    fn list(&self, _: Seat, actions: &mut Vec<Action>) {
        if self.owes_nothing() { self.list_turn(actions) } else { self.list_owed(actions) }
    }

    fn refusal(&self, _: Seat, action: &Action) -> Option<Refusal> {
        if self.is_surely_legal(*action) { None } else { self.find_refusal(*action) }
    }

    fn act(&mut self, _: Seat, action: Action, sink: &mut Sink<Self>) {
        self.carry_out(action, sink);
        self.settle(sink);
    }

    fn time_out(&mut self, _: Seat, sink: &mut Sink<Self>) {
        self.decide_by_default(sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.emit(|| Event::Conceded(seat));
        self.end_game(Outcome::conceded(seat), sink);
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

impl Duel52 {
    fn turn_with_clock(&self, scope: TimeScope) -> Turn {
        Turn::alone(self.mover).with_clock(self.options.time.clock(TURN_SECONDS, scope))
    }

    /// Carries out an action. The kinds that use up a turn's actions come first: they are frequent.
    fn carry_out(&mut self, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Play(card, lane) => {
                self.actions_left -= 1;
                self.play(card, lane, sink);
            }
            Action::Flip(id) => {
                self.actions_left -= 1;
                self.turn_up(id, sink);
            }
            Action::Attack(by, target) => {
                self.actions_left -= 1;
                self.attack(by, target, sink);
            }
            Action::Pair(first, second) => {
                self.actions_left -= 1;
                self.pair(first, second, sink);
            }
            _ => self.carry_out_uncounted(action, sink),
        }
    }

    #[inline(never)]
    fn carry_out_uncounted(&mut self, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Play(..) | Action::Flip(_) | Action::Attack(..) | Action::Pair(..) => {}
            Action::Also(target) => self.add_target(target, sink),
            Action::Use(id) => self.use_waiting_power(id, sink),
            Action::Discard(card) => self.discard(card, sink),
            Action::Look(target) => self.look_for_power(target, sink),
            Action::Move(id) => self.move_for_power(id, sink),
            Action::Decline => self.decline(sink),
            Action::Cast(spell) => self.cast(spell, sink),
            Action::Warrior(lane) => self.play_warrior(lane, sink),
            Action::Banner(card) => self.pick(card, sink),
            Action::Fort(fort, lane) => self.take_fort(fort, lane, sink),
            Action::End => self.end_turn(sink),
        }
    }

    /// D52-6.
    fn play(&mut self, card: Card, lane: Lane, sink: &mut Sink<Self>) -> CardId {
        let seat = self.mover;
        let id = self.board.lay(card, seat, lane, Origin::Hand);
        self.seats[seat].remove_from_hand(card);
        self.progress_this_turn = true;
        sink.emit(|| Event::Played { seat, id, lane, card: Some(card) });
        id
    }

    /// D52-7: turns a card face-up; a one-shot power then waits.
    fn turn_up(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let (seat, card) = (self.mover, self.board.face(id));
        self.board.turn_up(id);
        self.seats[seat].on_card_seen(card);
        self.board.waiting.increment(self.board.one_shot_card(id));
        self.progress_this_turn = true;
        let known_to = self.board.known_to(id);
        sink.emit(|| Event::TurnedUp { seat, id, card, known_to });
    }

    /// D52-9.
    fn pair(&mut self, first: CardId, second: CardId, sink: &mut Sink<Self>) {
        self.board.pair(first, second);
        self.progress_this_turn = true;
        let seat = self.mover;
        sink.emit(|| Event::Paired(seat, first, second));
    }

    /// D52-42.
    fn play_warrior(&mut self, lane: Lane, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let Hero::Home(card) = self.seats[seat].hero else { return };
        self.seats[seat].hero = Hero::Played(card);
        let id = self.board.lay(card, seat, lane, Origin::Hero);
        self.board.turn_up(id);
        self.board.waiting.increment(self.board.one_shot_card(id));
        self.progress_this_turn = true;
        sink.emit(|| Event::WarriorPlayed(seat, id, lane));
    }

    /// D52-32.
    fn use_waiting_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        self.close_frame(sink);
        self.board.waiting.decrement(id);
        let seat = self.mover;
        sink.emit(|| Event::PowerUsed(seat, id));
        self.use_power(id, sink);
    }

    /// Applies a power that waits alone, and ends turns that allow nothing, until a decision is owed.
    fn settle(&mut self, sink: &mut Sink<Self>) {
        while matches!((self.stage, self.choice), (Stage::Turn, Choice::Nothing)) {
            let waiting = self.board.waiting.nonzero();
            if !waiting.is_empty() {
                let Some(id) = waiting.single() else { return };
                self.use_waiting_power(id, sink);
            } else if (self.is_end_phase() && self.end_if_won(sink)) || self.can_act() {
                return;
            } else {
                self.end_turn(sink);
            }
        }
    }

    /// Closes a frame before the decision's last one: nobody is awaited in it. Called only where
    /// everybody may know that more frames follow.
    fn close_frame(&self, sink: &mut Sink<Self>) {
        if sink.is_open() {
            self.close_frame_in_between(sink);
        }
    }

    #[cold]
    #[inline(never)]
    fn close_frame_in_between(&self, sink: &mut Sink<Self>) {
        sink.close_frame(&Self { stage: Stage::Resolving(self.phase()), ..*self });
    }

    pub(super) fn end_game(&mut self, outcome: Outcome, sink: &mut Sink<Self>) {
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }

    /// Whether the seat has a hand or a warrior left (D52-17).
    fn can_still_play(&self, seat: Seat) -> bool {
        let state = &self.seats[seat];
        !state.hand.is_empty() || state.hero.at_home(HeroKind::Warrior).is_some()
    }

    /// D52-17, 18: returns whether a seat has won two lanes. A seat without cards to play loses its
    /// empty lanes; if both seats win two, it's a draw.
    fn end_if_won(&mut self, sink: &mut Sink<Self>) -> bool {
        let wins = [Seat::TWO, Seat::ONE].map(|enemy| self.has_lost_two_lanes(enemy));
        if wins == [false, false] {
            return false;
        }
        self.end_game(Outcome::from_scores(&wins.map(u32::from)), sink);
        true
    }

    fn has_lost_two_lanes(&self, seat: Seat) -> bool {
        if self.can_still_play(seat) {
            return false;
        }
        let [one, two, three] = self.board.lanes(seat).0.map(CardIds::is_empty);
        (one && (two || three)) || (two && three)
    }
}
