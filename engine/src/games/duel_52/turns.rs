//! How turns go by, and how the game ends (D52-3 to 5, 16 to 18, 74, 80, 82).

use crate::game::Outcome;
use crate::seat::{BySeat, Seat};

use super::Sink;
use super::board::Origin;
use super::legal::Found;
use super::powers::Calling;
use super::set_up::ACTIONS;
use super::state::{Choice, Duel52, Hero, Spent, Stage, Stir};
use super::{Action, Event, Fort, Lane, Lanes, Number};
use crate::cards::Card;
use crate::chance::Dice;

/// After so many turns in a row without anything happening the game is a draw (D52-18).
const QUIET_TURNS: u8 = 20;

impl Duel52 {
    /// Whether the draw pile is empty (D52-16).
    pub(super) const fn end_phase(&self) -> bool {
        self.pile.is_empty()
    }

    /// What an action does; what it sets off may wait.
    pub(super) fn act(&mut self, action: Action, sink: &mut Sink<'_>) {
        match action {
            Action::Play(card, lane) => {
                self.actions -= 1;
                self.play(card, lane, sink);
            }
            Action::Flip(number) => {
                self.actions -= 1;
                self.turn_up(number, sink);
            }
            Action::Attack(by, target) => {
                self.actions -= 1;
                self.attack(by, target, sink);
            }
            Action::Pair(first, second) => {
                self.actions -= 1;
                self.board.pair(first, second);
                self.stirred = Stir::Stirred;
                let seat = self.mover;
                sink.emit(|| Event::Paired(seat, first, second));
            }
            Action::Also(target) => self.attack_also(target, sink),
            Action::Use(number) => self.use_waiting(number, sink),
            Action::Discard(card) => self.discard(card, sink),
            Action::Look(sight) => self.look_for_power(sight, sink),
            Action::Move(number) => self.move_for_power(number, sink),
            Action::Decline => self.decline(sink),
            Action::Cast(spell) => self.cast(spell, sink),
            Action::Warrior(lane) => self.play_warrior(lane, sink),
            Action::Banner(card) => self.pick(card, sink),
            Action::Fort(fort, lane) => self.take_fort(fort, lane, sink),
            Action::End => self.end_turn(sink),
        }
    }

    /// D52-6: a card comes from the mover's hand.
    pub(super) fn play(&mut self, card: Card, lane: Lane, sink: &mut Sink<'_>) -> Number {
        let seat = self.mover;
        let number = self.board.lay(card, seat, lane, Origin::Hand);
        self.places[seat].leaves_hand(card);
        self.stirred = Stir::Stirred;
        sink.emit(|| Event::Played { seat, number, lane, card: Some(card) });
        number
    }

    /// D52-7: a card is turned face-up; its power waits, if it is one that happens.
    pub(super) fn turn_up(&mut self, number: Number, sink: &mut Sink<'_>) {
        let (seat, card) = (self.mover, self.board.face(number));
        self.board.turn_up(number);
        self.places[seat].is_seen(card);
        self.board.waiting.add(self.board.one_shot_of(number));
        self.stirred = Stir::Stirred;
        let known_to = self.board.known_to(number);
        sink.emit(|| Event::TurnedUp { seat, number, card, known_to });
    }

    /// D52-42: the mover's warrior comes into a lane.
    fn play_warrior(&mut self, lane: Lane, sink: &mut Sink<'_>) {
        let seat = self.mover;
        let Hero::Home(card) = self.places[seat].hero else { return };
        self.places[seat].hero = Hero::Played(card);
        let number = self.board.lay(card, seat, lane, Origin::Hero);
        self.board.turn_up(number);
        self.board.waiting.add(self.board.one_shot_of(number));
        self.stirred = Stir::Stirred;
        sink.emit(|| Event::WarriorPlayed(seat, number, lane));
    }

    /// D52-32: the power of this card happens next.
    fn use_waiting(&mut self, number: Number, sink: &mut Sink<'_>) {
        self.board.waiting.take(number);
        let seat = self.mover;
        sink.emit(|| Event::PowerUsed(seat, number));
        self.use_power(number, sink);
    }

    /// Goes on until a decision is owed: powers of which only one waits, the end of turns in which
    /// nothing more can be done, the end of the game.
    pub(super) fn settle(&mut self, sink: &mut Sink<'_>) {
        while matches!((self.stage, self.choice), (Stage::Turn, Choice::Nothing)) {
            let waiting = self.board.waiting.any();
            if !waiting.is_empty() {
                let Some(number) = waiting.single() else { return };
                self.use_waiting(number, sink);
            } else if (self.end_phase() && self.is_won(sink)) || self.can_act() {
                return;
            } else {
                self.end_turn(sink);
            }
        }
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, actions: u8, sink: &mut Sink<'_>) {
        self.mover = seat;
        self.actions = actions;
        self.turns += 1;
        self.spell = Spent::No;
        self.stirred = Stir::Quiet;
        sink.emit(|| Event::TurnBegan(seat, actions));
        let due = self.places[seat].forts_due;
        if due.is_empty() {
            self.begin_actions(sink);
        } else {
            self.stage = Stage::Forts;
            sink.emit(|| Event::FortsDue(seat, due));
        }
    }

    /// D52-4.
    fn begin_actions(&mut self, sink: &mut Sink<'_>) {
        self.stage = Stage::Turn;
        self.draw(sink);
    }

    /// The mover draws a card, if there is one.
    pub(super) fn draw(&mut self, sink: &mut Sink<'_>) {
        let seat = self.mover;
        let Some(card) = self.pile.draw() else { return };
        self.places[seat].hand.insert(card);
        sink.emit(|| Event::Drew(seat, Some(card)));
        if self.pile.is_empty() {
            sink.emit(|| Event::PileEmptied);
        }
    }

    /// D52-74: the mover takes a fort; after the last one its turn goes on.
    fn take_fort(&mut self, fort: Fort, lane: Lane, sink: &mut Sink<'_>) {
        let seat = self.mover;
        let Some(card) = self.forts.cards[fort.index()].take() else { return };
        let number = self.board.lay(card, seat, lane, Origin::Fort);
        // An enemy that looked at the fort knows the card where it lies now.
        if self.forts.known_to[fort.index()].contains(seat.other()) {
            self.board.known[seat.other()].insert(number);
        }
        let place = &mut self.places[seat];
        place.fortified = place.fortified.with(lane);
        place.forts_due = place.forts_due.without(lane);
        sink.emit(|| Event::FortTaken { seat, fort, number, lane, card: Some(card) });
        if self.forts.left().next().is_none() {
            self.places[seat].forts_due = Lanes::EMPTY;
        }
        if self.places[seat].forts_due.is_empty() {
            self.begin_actions(sink);
        }
    }

    pub(super) fn end_turn(&mut self, sink: &mut Sink<'_>) {
        let (seat, enemy) = (self.mover, self.mover.other());
        sink.emit(|| Event::TurnEnded(seat));
        self.board.end_turn(seat);
        self.places[seat].stopped = Lanes::EMPTY;
        if self.forts.left().next().is_some() {
            let due = self.board.strongholds(seat).minus(self.places[enemy].fortified);
            self.places[enemy].forts_due = due;
        }
        self.quiet = match self.stirred {
            Stir::Quiet if self.end_phase() => self.quiet + 1,
            Stir::Quiet | Stir::Stirred => 0,
        };
        if self.quiet == QUIET_TURNS {
            self.end(Outcome::by_score(&BySeat([0, 0])), sink);
        } else {
            self.begin_turn(enemy, ACTIONS, sink);
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, sink: &mut Sink<'_>) {
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }

    /// Whether a seat has cards to play yet: those in hand, or a warrior (D52-17).
    fn can_still_play(&self, seat: Seat) -> bool {
        let place = &self.places[seat];
        !place.hand.is_empty() || place.hero.at_home(Calling::Warrior).is_some()
    }

    /// D52-17, 18: a seat that can't play any more loses the lanes where it has no card; two lanes
    /// win, and both seats with two are a draw.
    fn is_won(&mut self, sink: &mut Sink<'_>) -> bool {
        let wins = BySeat::<u32>::from_fn(|seat| {
            let enemy = seat.other();
            let lost = self.board.lanes(enemy).0.map(|side| u32::from(side.is_empty()));
            u32::from(!self.can_still_play(enemy) && lost.iter().sum::<u32>() >= 2)
        });
        if wins == BySeat([0, 0]) {
            return false;
        }
        self.end(Outcome::by_score(&wins), sink);
        true
    }

    /// D52-82.
    pub(super) fn time_out(&mut self, sink: &mut Sink<'_>) {
        let (seat, turn) = (self.mover, self.turns);
        sink.emit(|| Event::TimedOut(seat));
        let mut dice = self.chance.next_event();
        if matches!(self.stage, Stage::Bannermen(_)) {
            self.act_at_random(&mut dice, sink);
            return;
        }
        while self.is_turn(turn) && self.owes_choice() {
            self.act_at_random(&mut dice, sink);
        }
        if self.options.expanded() {
            if self.is_turn(turn) && self.is_enraged() {
                let open: [Option<Lane>; 3] = Lane::ALL.map(|lane| self.is_open_to(lane));
                let nth = dice.below(open.iter().flatten().count() as u32) as usize;
                if let Some(lane) = open.into_iter().flatten().nth(nth) {
                    self.play_warrior(lane, sink);
                    self.settle(sink);
                }
            }
            if self.is_turn(turn) {
                self.end_turn(sink);
                self.settle(sink);
            }
            return;
        }
        while self.is_turn(turn) {
            self.act_at_random(&mut dice, sink);
        }
    }

    /// Whether the game goes on in that turn.
    const fn is_turn(&self, turn: u16) -> bool {
        self.turns == turn && !matches!(self.stage, Stage::Over(_))
    }

    /// Whether anything is owed before the mover may act as it likes.
    fn owes_choice(&self) -> bool {
        matches!(self.stage, Stage::Forts)
            || self.choice != Choice::Nothing
            || !self.board.waiting.any().is_empty()
    }

    /// The mover does any of the things that it can; nothing, where that is one of them.
    fn act_at_random(&mut self, dice: &mut Dice, sink: &mut Sink<'_>) {
        let mut found = Found::default();
        let optional = self.allows(Action::Decline).is_ok();
        self.list(&mut found);
        let mut chosen = Some(Action::Decline);
        if !optional {
            found = Found { wanted: dice.below(found.count), ..Found::default() };
            self.list(&mut found);
            chosen = found.action;
        }
        if let Some(action) = chosen {
            self.act(action, sink);
            self.settle(sink);
        }
    }
}
