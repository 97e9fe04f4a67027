//! Shadows, a toy game of cards that only some seats know.
//!
//! # The rules in brief
//! - **SH-1** 24 cards: 6 lamps, 6 bells, 4 stars, 8 stones. Two to four seats. At first two cards
//!   lie face-down before each seat, which nobody has seen, and each seat holds three.
//! - **SH-2** A turn: the seat draws a card, if there is one, then has two actions, of which it may
//!   leave some: *play* a card from hand face-down before itself; *flip*: turn up a card of its own
//!   that lies face-down. What lies on the table is named by a number that is never used again.
//! - **SH-3** The power of a card that is turned up waits. While powers wait nothing else can be
//!   done; the owner picks the next one each time.
//! - **SH-4** *Lamp*: look at any card that lies face-down; only this seat learns it, all see which
//!   one it was. With no such card it does nothing. *Bell*: all own cards that lie face-down are
//!   turned up, and their powers wait too. *Star*: one action more. A stone has no power.
//! - **SH-5** The game ends after the turn in which the last card was drawn. Each card face-up is
//!   worth 1 to its owner, a stone 3. Most wins.
//! - **SH-6** Time-out: waiting powers are used in random order and on random cards; the turn ends.
//! - **SH-7** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on.

mod action;
mod determinize;
mod event;
mod inspect;
mod options;
mod refusal;
mod rules;
mod state;
mod view;

use engine::chance::{Chance, Dice, Seed};
use engine::game::{
    BadAction, Decision, Frames, Game, Illegal, Observer, SetupError, Turn, carry_out,
    check_awaited,
};
use engine::options::Options;
use engine::seat::{BySeat, Seat, SeatSet};

use state::Stage;

pub(crate) use action::{Action, Kind};
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, ShadowsOptions};
pub(crate) use refusal::Refusal;
pub(crate) use state::{DECK, Kinds, MOST_SEATS, Number, Shadows};
pub(crate) use view::{CardView, View};

/// Where the rules tell what happens.
type Sink<'a> = engine::game::EventSink<'a, Shadows>;

impl Game for Shadows {
    type Options = ShadowsOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &ShadowsOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut deck = [Kind::Stone; DECK];
        deck.iter_mut().zip(Kinds::ALL.each()).for_each(|(place, kind)| *place = kind);
        chance.next_event().shuffle(&mut deck);
        let mut game = Self {
            seats,
            left: SeatSet::EMPTY,
            stage: Stage::Turn { seat: Seat::ONE, actions: 0 },
            chance,
            deck,
            drawn: 0,
            hands: BySeat::default(),
            table: [None; DECK],
            waiting: 0,
        };
        game.set_up();
        Ok(game)
    }

    fn options(&self) -> ShadowsOptions {
        ShadowsOptions
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Turn { seat, .. } => Turn::of(seat),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Turn { seat: mover, actions: left } if mover == seat => {
                if self.waiting != 0 {
                    actions.extend(self.uses());
                    return;
                }
                if left > 0 {
                    let held = Kind::ALL.into_iter().filter(|kind| self.hands[seat].of(*kind) > 0);
                    actions.extend(held.map(Action::Play));
                    let own = self.down().filter(|number| self.owner(*number) == Some(seat));
                    actions.extend(own.map(Action::Flip));
                }
                actions.push(Action::End);
            }
            Stage::Turn { .. } | Stage::Over(_) => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        let Stage::Turn { actions, .. } = self.stage else { return Err(Illegal::Over) };
        let refusal = match *action {
            Action::Use(number, _) if !self.waits(number) => Refusal::NotWaiting,
            Action::Use(number, target) if !self.fits(number, target) => Refusal::Target,
            Action::Play(_) | Action::Flip(_) | Action::End if self.waiting != 0 => {
                Refusal::PowersWait
            }
            Action::Play(_) | Action::Flip(_) if actions == 0 => Refusal::NoActionLeft,
            Action::Play(kind) if self.hands[seat].of(kind) == 0 => Refusal::NotHeld,
            Action::Flip(number) if self.owner_of_down(number) != Some(seat) => Refusal::NotDown,
            Action::Use(..) | Action::End | Action::Play(_) | Action::Flip(_) => return Ok(()),
        };
        Err(Illegal::Rule(refusal))
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Action>,
        frames: Option<&mut Frames<Self>>,
    ) -> Result<(), Illegal<Refusal>> {
        carry_out(self, seat, decision, frames)
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        determinize::of(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        *action == Action::End
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}
