//! How turns go by, and how the game ends (D52-3 to 5, 16 to 18, 74, 80, 82).

use crate::game::{Outcome, Teller};
use crate::seat::{BySeat, Seat};

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
    pub(super) fn act(&mut self, action: Action, teller: &mut Teller<'_, Event>) {
        match action {
            Action::Play(card, lane) => {
                self.actions -= 1;
                self.play(card, lane, teller);
            }
            Action::Flip(number) => {
                self.actions -= 1;
                self.turn_up(number, teller);
            }
            Action::Attack(by, target) => {
                self.actions -= 1;
                self.attack(by, target, teller);
            }
            Action::Pair(first, second) => {
                self.actions -= 1;
                self.board.pair(first, second);
                self.stirred = Stir::Stirred;
                let seat = self.mover;
                teller.tell(|| Event::Paired(seat, first, second));
            }
            Action::Also(target) => self.attack_also(target, teller),
            Action::Use(number) => self.use_waiting(number, teller),
            Action::Discard(card) => self.discard(card, teller),
            Action::Look(sight) => self.look_for_power(sight, teller),
            Action::Move(number) => self.move_for_power(number, teller),
            Action::Decline => self.decline(teller),
            Action::Cast(spell) => self.cast(spell, teller),
            Action::Warrior(lane) => self.play_warrior(lane, teller),
            Action::Banner(card) => self.pick(card, teller),
            Action::Fort(fort, lane) => self.take_fort(fort, lane, teller),
            Action::End => self.end_turn(teller),
        }
    }

    /// D52-6: a card comes from the mover's hand.
    pub(super) fn play(
        &mut self,
        card: Card,
        lane: Lane,
        teller: &mut Teller<'_, Event>,
    ) -> Number {
        let seat = self.mover;
        let number = self.board.lay(card, seat, lane, Origin::Hand);
        self.places[seat].leaves_hand(card);
        self.stirred = Stir::Stirred;
        teller.tell(|| Event::Played { seat, number, lane, card: Some(card) });
        number
    }

    /// D52-7: a card is turned face-up; its power waits, if it is one that happens.
    pub(super) fn turn_up(&mut self, number: Number, teller: &mut Teller<'_, Event>) {
        let (seat, card) = (self.mover, self.board.face(number));
        self.board.turn_up(number);
        self.places[seat].is_seen(card);
        self.board.waiting.add(self.board.one_shot_of(number));
        self.stirred = Stir::Stirred;
        let known_to = self.board.known_to(number);
        teller.tell(|| Event::TurnedUp { seat, number, card, known_to });
    }

    /// D52-42: the mover's warrior comes into a lane.
    fn play_warrior(&mut self, lane: Lane, teller: &mut Teller<'_, Event>) {
        let seat = self.mover;
        let Hero::Home(card) = self.places[seat].hero else { return };
        self.places[seat].hero = Hero::Played(card);
        let number = self.board.lay(card, seat, lane, Origin::Hero);
        self.board.turn_up(number);
        self.board.waiting.add(self.board.one_shot_of(number));
        self.stirred = Stir::Stirred;
        teller.tell(|| Event::WarriorPlayed(seat, number, lane));
    }

    /// D52-32: the power of this card happens next.
    fn use_waiting(&mut self, number: Number, teller: &mut Teller<'_, Event>) {
        self.board.waiting.take(number);
        let seat = self.mover;
        teller.tell(|| Event::PowerUsed(seat, number));
        self.use_power(number, teller);
    }

    /// Goes on until a decision is owed: powers of which only one waits, the end of turns in which
    /// nothing more can be done, the end of the game.
    pub(super) fn settle(&mut self, teller: &mut Teller<'_, Event>) {
        while matches!((self.stage, self.choice), (Stage::Turn, Choice::Nothing)) {
            let waiting = self.board.waiting.any();
            if !waiting.is_empty() {
                let Some(number) = waiting.single() else { return };
                self.use_waiting(number, teller);
            } else if (self.end_phase() && self.is_won(teller)) || self.can_act() {
                return;
            } else {
                self.end_turn(teller);
            }
        }
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, actions: u8, teller: &mut Teller<'_, Event>) {
        self.mover = seat;
        self.actions = actions;
        self.turns += 1;
        self.spell = Spent::No;
        self.stirred = Stir::Quiet;
        teller.tell(|| Event::TurnBegan(seat, actions));
        let due = self.places[seat].forts_due;
        if due.is_empty() {
            self.begin_actions(teller);
        } else {
            self.stage = Stage::Forts;
            teller.tell(|| Event::FortsDue(seat, due));
        }
    }

    /// D52-4.
    fn begin_actions(&mut self, teller: &mut Teller<'_, Event>) {
        self.stage = Stage::Turn;
        self.draw(teller);
    }

    /// The mover draws a card, if there is one.
    pub(super) fn draw(&mut self, teller: &mut Teller<'_, Event>) {
        let seat = self.mover;
        let Some(card) = self.pile.draw() else { return };
        self.places[seat].hand.insert(card);
        teller.tell(|| Event::Drew(seat, Some(card)));
        if self.pile.is_empty() {
            teller.tell(|| Event::PileEmptied);
        }
    }

    /// D52-74: the mover takes a fort; after the last one its turn goes on.
    fn take_fort(&mut self, fort: Fort, lane: Lane, teller: &mut Teller<'_, Event>) {
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
        teller.tell(|| Event::FortTaken { seat, fort, number, lane, card: Some(card) });
        if self.forts.left().next().is_none() {
            self.places[seat].forts_due = Lanes::EMPTY;
        }
        if self.places[seat].forts_due.is_empty() {
            self.begin_actions(teller);
        }
    }

    pub(super) fn end_turn(&mut self, teller: &mut Teller<'_, Event>) {
        let (seat, enemy) = (self.mover, self.mover.other());
        teller.tell(|| Event::TurnEnded(seat));
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
            self.end(Outcome::by_score(&BySeat([0, 0])), teller);
        } else {
            self.begin_turn(enemy, ACTIONS, teller);
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, teller: &mut Teller<'_, Event>) {
        self.stage = Stage::Over(outcome);
        teller.tell(|| Event::Ended(outcome));
    }

    /// Whether a seat has cards to play yet: those in hand, or a warrior (D52-17).
    fn can_still_play(&self, seat: Seat) -> bool {
        let place = &self.places[seat];
        !place.hand.is_empty() || place.hero.at_home(Calling::Warrior).is_some()
    }

    /// D52-17, 18: a seat that can't play any more loses the lanes where it has no card; two lanes
    /// win, and both seats with two are a draw.
    fn is_won(&mut self, teller: &mut Teller<'_, Event>) -> bool {
        let wins = BySeat::<u32>::from_fn(|seat| {
            let enemy = seat.other();
            let lost = self.board.lanes(enemy).0.map(|side| u32::from(side.is_empty()));
            u32::from(!self.can_still_play(enemy) && lost.iter().sum::<u32>() >= 2)
        });
        if wins == BySeat([0, 0]) {
            return false;
        }
        self.end(Outcome::by_score(&wins), teller);
        true
    }

    /// D52-82.
    pub(super) fn time_out(&mut self, teller: &mut Teller<'_, Event>) {
        let (seat, turn) = (self.mover, self.turns);
        teller.tell(|| Event::TimedOut(seat));
        let mut dice = self.chance.next_event();
        if matches!(self.stage, Stage::Bannermen(_)) {
            self.act_at_random(&mut dice, teller);
            return;
        }
        while self.is_turn(turn) && self.owes_choice() {
            self.act_at_random(&mut dice, teller);
        }
        if self.options.expanded() {
            if self.is_turn(turn) && self.is_enraged() {
                let open: [Option<Lane>; 3] = Lane::ALL.map(|lane| self.is_open_to(lane));
                let nth = dice.below(open.iter().flatten().count() as u32) as usize;
                if let Some(lane) = open.into_iter().flatten().nth(nth) {
                    self.play_warrior(lane, teller);
                    self.settle(teller);
                }
            }
            if self.is_turn(turn) {
                self.end_turn(teller);
                self.settle(teller);
            }
            return;
        }
        while self.is_turn(turn) {
            self.act_at_random(&mut dice, teller);
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
    fn act_at_random(&mut self, dice: &mut Dice, teller: &mut Teller<'_, Event>) {
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
            self.act(action, teller);
            self.settle(teller);
        }
    }
}
