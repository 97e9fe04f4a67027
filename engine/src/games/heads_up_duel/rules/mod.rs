//! Trading, pairing and the duels.

mod assignment;
mod duel;
mod joker;
mod legal;
mod legal_trades;
mod results;
mod set_up;
mod trading;

use crate::chance::{Dice, Seed};
use crate::game::{BadAction, Game, Listing, Observer, Outcome, Pending, SetupError, Sink, Turn};
use crate::games::heads_up_duel::state::{DuelStage, Stage};
use crate::games::heads_up_duel::{
    Action, Event, HeadsUpDuel, HeadsUpDuelOptions, Refusal, View, determinize, view,
};
use crate::season::Brought;
use crate::seat::{Seat, SeatSet};

pub use results::Standing;

impl Game for HeadsUpDuel {
    type Options = HeadsUpDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const LISTING: Listing = Listing::Sample;

    fn deal(options: &HeadsUpDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        if options.brought.is_some_and(|brought| brought.seats() != seats) {
            return Err(SetupError::Option(Brought::ID));
        }
        Ok(Self::set_up(options, seats, seed))
    }

    fn options(&self) -> HeadsUpDuelOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match &self.stage {
            Stage::Trading(period) => {
                Turn::any_order(self.unfinished_seats()).with_clock(self.trading_clock(*period))
            }
            Stage::Naming(tied, names) => {
                let owes = |seat: &Seat| tied.contains(*seat) && names[*seat].is_owed();
                Turn::together(Seat::all(self.seats).filter(owes).collect())
            }
            Stage::Named(..) | Stage::Pairing => Turn::Resolving,
            Stage::Picking(seat) => Turn::alone(*seat),
            Stage::Duel(duel) => match duel.stage {
                DuelStage::Showdown => Turn::together(duel.awaited_seats()),
                DuelStage::Advantage { acts, .. } => Turn::alone(duel.seats[acts]),
                DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver => {
                    Turn::Resolving
                }
            },
            Stage::Over(outcome) => Turn::Over(*outcome),
        }
    }

    fn awaits(&self, seat: Seat) -> bool {
        match &self.stage {
            Stage::Trading(_) => seat.number() <= self.seats && !self.finished.contains(seat),
            Stage::Naming(tied, names) => tied.contains(seat) && names[seat].is_owed(),
            Stage::Picking(picks) => *picks == seat,
            Stage::Duel(duel) => match duel.stage {
                DuelStage::Showdown => {
                    duel.seats.side_of(seat).is_some_and(|side| duel.sides[side].pending.is_owed())
                }
                DuelStage::Advantage { acts, .. } => duel.seats[acts] == seat,
                DuelStage::Resolving | DuelStage::RoundOver | DuelStage::DuelOver => false,
            },
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => false,
        }
    }

    fn left(&self) -> SeatSet {
        self.departed
    }

    #[inline]
    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.stage {
            Stage::Trading(period) => self.list_trading(seat, *period, actions),
            Stage::Naming(tied, _) => actions.extend(tied.iter().map(Action::Name)),
            Stage::Picking(_) => {
                actions.extend(self.unpaired_seats().without(seat).iter().map(Action::Pick));
            }
            Stage::Duel(duel) => duel.list(seat, actions),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => {}
        }
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        match &self.stage {
            Stage::Trading(period) => self.trading_refusal(seat, *period, action),
            Stage::Naming(tied, _) => match action {
                Action::Name(named) if tied.contains(*named) => None,
                Action::Name(_) => Some(Refusal::NotTied),
                _ => Some(Refusal::NameNow),
            },
            Stage::Picking(_) => match action {
                Action::Pick(other) if self.unpaired_seats().without(seat).contains(*other) => None,
                Action::Pick(_) => Some(Refusal::NotFree),
                _ => Some(Refusal::PickNow),
            },
            Stage::Duel(duel) => duel.refusal(seat, action),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => None,
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match &action {
            Action::Offer(to, terms) => self.offer(seat, *to, *terms, sink),
            Action::Accept(offer_ref, pay) => self.accept(seat, *offer_ref, *pay, sink),
            Action::Decline(offer_ref) => self.decline(seat, *offer_ref, sink),
            Action::Counter(offer_ref, terms) => {
                self.decline(seat, *offer_ref, sink);
                self.offer(seat, offer_ref.from, *terms, sink);
            }
            Action::Withdraw(to, number) => self.withdraw(seat, *to, *number, sink),
            Action::SpendToken => self.spend_token(seat, sink),
            Action::Buy(pack) => self.buy(seat, *pack, sink),
            Action::Finish => self.finish(seat, sink),
            Action::Name(named) => self.name(seat, Pending::Made(*named), sink),
            Action::Pick(other) => self.pick(seat, *other, sink),
            Action::Show(card) => self.show(seat, *card, sink),
            Action::Play(card) => self.play(seat, *card, sink),
            Action::Ready => self.ready(seat, sink),
        }
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        match self.stage {
            Stage::Trading(_) => {
                sink.emit(|| Event::TimedOut(seat));
                self.finish(seat, sink);
            }
            Stage::Naming(..) => self.name(seat, Pending::TimedOut, sink),
            Stage::Picking(_) => {
                sink.emit(|| Event::TimedOut(seat));
                self.pick_at_random(seat, sink);
            }
            Stage::Duel(_) => self.time_out_in_duel(seat, sink),
            Stage::Named(..) | Stage::Pairing | Stage::Over(_) => {}
        }
    }

    /// With two seats, concedes; with more, voids its offers and times out from then on.
    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if self.seats == 2 {
            let outcome = Outcome::conceded(seat);
            sink.emit(|| Event::Conceded(seat));
            sink.emit(|| Event::Ended(outcome));
            self.stage = Stage::Over(outcome);
            return;
        }
        self.departed = self.departed.with(seat);
        sink.emit(|| Event::Left(seat));
        self.close_offers_of(seat, sink);
    }

    fn view(&self, observer: Observer) -> View {
        view::from_game(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        determinize::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        matches!(action, Action::Finish | Action::Pick(_) | Action::Ready)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}
