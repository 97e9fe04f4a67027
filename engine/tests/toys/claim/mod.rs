//! Claim, a toy game of two secret decisions a seat.
//!
//! # The rules in brief
//! - **CL-1** Two to four seats are dealt four cards each from 20, numbered 1 to 20. A hand is
//!   secret to its owner; the cards left over are secret to all.
//! - **CL-2** In a round every seat plays a card face-down,
//! - **CL-3** and claims or doubts that its card will be the highest: both simultaneous, in either
//!   order. A seat is awaited until it has made both; nothing is shown before everybody has.
//! - **CL-4** All is shown. The highest card takes a point, and every seat that called its own card
//!   rightly takes one. The cards played are out of the game.
//! - **CL-5** A time-out makes one decision, the card before the call: at random, drawn when all
//!   decisions are in, in seat order.
//! - **CL-6** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on.
//! - **CL-7** After the last round (option *rounds*, 1 to 3) most points win.

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

use state::{CARDS, HAND, Place};

pub(crate) use action::{Action, Call};
pub(crate) use event::Event;
pub(crate) use options::{ClaimOptions, IDENTITY};
pub(crate) use refusal::Refusal;
pub(crate) use state::{Claim, Faces, MOST_SEATS, Part};
pub(crate) use view::View;

/// Where the rules tell what happens.
type Sink<'a> = engine::game::EventSink<'a, Claim>;

impl Game for Claim {
    type Options = ClaimOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &ClaimOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut deck: [u8; CARDS as usize] = std::array::from_fn(|at| at as u8 + 1);
        chance.next_event().shuffle(&mut deck);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        for (seat, cards) in Seat::all(seats).zip(deck.chunks(HAND.into())) {
            places[seat].hand = cards.iter().copied().collect();
        }
        let rounds = options.rounds;
        Ok(Self { rounds, seats, round: 1, left: SeatSet::EMPTY, over: None, chance, places })
    }

    fn options(&self) -> ClaimOptions {
        ClaimOptions { rounds: self.rounds }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.over.map_or_else(|| Turn::together(self.owing()), Turn::Over)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.turn().awaited().contains(seat) {
            return;
        }
        let place = &self.places[seat];
        if place.card.is_owed() {
            actions.extend(place.hand.iter().map(Action::Play));
        }
        if place.call.is_owed() {
            actions.extend(Call::ALL.map(Action::Call));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        let place = &self.places[seat];
        match action {
            Action::Play(_) if !place.card.is_owed() => Err(Illegal::Rule(Refusal::CardPlayed)),
            Action::Play(face) if !place.hand.contains(*face) => {
                Err(Illegal::Rule(Refusal::NotInHand))
            }
            Action::Call(_) if !place.call.is_owed() => Err(Illegal::Rule(Refusal::CallMade)),
            Action::Play(_) | Action::Call(_) => Ok(()),
        }
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

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}
