//! Market, a toy game of trading in a free order.
//!
//! # The rules in brief
//! - **MK-1** Two to eight seats. There are as many of each of the four spices (anise, clove, mace,
//!   nutmeg) as seats; each seat is dealt four, secret to it.
//! - **MK-2** Seats act in any order, as often as they like, until all have *finished*. Time-out:
//!   finished.
//! - **MK-3** *Offer*: spices that the seat holds, at most three, for others, at most three; either
//!   side may be empty, not both. An offer is a secret of the two. A seat has at most one open
//!   offer to another, and makes at most four in a game. The offers of one seat to another are
//!   counted from 1, and named by that. An offer makes a seat that had finished unfinished again,
//!   which all see.
//! - **MK-4** *Accept*: if the receiver holds what is wanted, all that was promised changes hands,
//!   in front of everybody. All other offers that either of the two has made are void, so an open
//!   offer can always be kept. *Decline*, *withdraw*: the offer is void.
//! - **MK-5** When all have finished, open offers are void. A seat's spices count: those of a kind,
//!   times their number. Most wins.
//! - **MK-6** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on, its offers are void, and none can be made to it.
//!
//! # What a seat knows of others
//! Who offers a spice holds it, and trades are seen: so each seat knows a number of spices of each
//! kind that another seat holds at least, and nothing else. That is what views tell.
//!
//! # What [`legal_actions`](engine::game::Game::legal_actions) lists
//! To finish, every answer to an open offer, and of the offers those of one spice held for one not
//! held. Any other offer is judged by `check`.

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

use state::{DEALT, Place};

pub(crate) use action::Action;
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, MarketOptions};
pub(crate) use refusal::Refusal;
pub(crate) use state::{Bundle, MOST_SEATS, Market, Offer, Spice};
pub(crate) use view::View;

/// Where the rules tell what happens.
type Sink<'a> = engine::game::EventSink<'a, Market>;

impl Game for Market {
    type Options = MarketOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &MarketOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut spices = [Spice::Anise; DEALT * MOST_SEATS];
        let spices = &mut spices[..DEALT * usize::from(seats)];
        let each = Spice::ALL.into_iter().cycle();
        spices.iter_mut().zip(each).for_each(|(place, spice)| *place = spice);
        chance.next_event().shuffle(spices);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        for (seat, dealt) in Seat::all(seats).zip(spices.chunks(DEALT)) {
            for spice in dealt {
                places[seat].held.put(*spice);
            }
        }
        Ok(Self { seats, left: SeatSet::EMPTY, over: None, chance, places })
    }

    fn options(&self) -> MarketOptions {
        MarketOptions
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.over.map_or_else(|| Turn::free(self.unfinished()), Turn::Over)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.turn().awaited().contains(seat) {
            return;
        }
        actions.push(Action::Finish);
        let possible = |action: &Action| self.check(seat, action).is_ok();
        for other in Seat::all(self.seats) {
            if let Some(Offer { number, .. }) = self.places[other].to[seat].open {
                let answers = [
                    Action::Accept { from: other, number },
                    Action::Decline { from: other, number },
                ];
                actions.extend(answers.into_iter().filter(possible));
            }
            if let Some(Offer { number, .. }) = self.places[seat].to[other].open {
                actions.push(Action::Withdraw { to: other, number });
            }
            actions.extend(self.plain_offers(seat, other).filter(possible));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        self.refusal(seat, action).map_or(Ok(()), |refusal| Err(Illegal::Rule(refusal)))
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
        *action == Action::Finish
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}
