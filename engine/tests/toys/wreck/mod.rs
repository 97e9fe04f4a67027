//! Wreck, a toy game of turns on the open table.
//!
//! # The rules in brief
//! - **WR-1** 24 finds, worth 1 to 6, four of each; 16 charms, worth 0 to 3, four of each. Three to
//!   eight seats hold two charms each, secret to their owner; the charms left over are secret to
//!   all.
//! - **WR-2** A round: as many finds as seats are laid out face-up. Each is named by a number that
//!   counts on through the game and is never used again.
//! - **WR-3** *Share*, on the open table: in turn each seat takes a find. The first round begins
//!   with seat 1, the second with seat 2. Time-out: the find worth most, the first of equals.
//! - **WR-4** *Charms* (option *charms*, on by default), in turn, with a look at one's own: each
//!   seat plays a charm, which counts and lies open, or passes. A pass needs no look. A seat without
//!   charms is passed over, which everybody can see. Time-out: a pass.
//! - **WR-5** After two rounds, finds and played charms worth most win.
//! - **WR-6** A seat that leaves is timed out from then on.

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

use state::{DEALT, FINDS, Place, Stage};

pub(crate) use action::Action;
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, WreckOptions};
pub(crate) use refusal::Refusal;
pub(crate) use state::{CHARMS, Charms, Find, MOST_SEATS, Wreck};
pub(crate) use view::View;

/// Where the rules tell what happens.
type Sink<'a> = engine::game::EventSink<'a, Wreck>;

impl Game for Wreck {
    type Options = WreckOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &WreckOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut finds: [u8; FINDS] = std::array::from_fn(|at| at as u8 / 4 + 1);
        chance.next_event().shuffle(&mut finds);
        let mut charms: [u8; CHARMS as usize] = std::array::from_fn(|at| at as u8 / 4);
        chance.next_event().shuffle(&mut charms);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        for (seat, dealt) in Seat::all(seats).zip(charms.chunks(DEALT.into())) {
            for worth in dealt {
                places[seat].held.put(*worth);
            }
        }
        let mut game = Self {
            charms: options.charms,
            seats,
            round: 0,
            left: SeatSet::EMPTY,
            stage: Stage::Share(Seat::ONE),
            chance,
            finds,
            open: BySeat::default(),
            places,
        };
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> WreckOptions {
        WreckOptions { charms: self.charms }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Share(seat) => Turn::open(seat),
            Stage::Charm(seat) => Turn::of(seat),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Share(mover) if mover == seat => {
                actions.extend(self.open_finds().map(|find| Action::Take(find.number)));
            }
            Stage::Charm(mover) if mover == seat => {
                let held = self.places[seat].held;
                let worths = (0..4).filter(|worth| held.has(*worth));
                actions.extend(worths.map(Action::Charm));
                actions.push(Action::Pass);
            }
            Stage::Share(_) | Stage::Charm(_) | Stage::Over(_) => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        let refusal = match (self.stage, *action) {
            (Stage::Share(_), Action::Take(number)) => {
                match self.open_finds().find(|find| find.number == number) {
                    Some(_) => return Ok(()),
                    None => Refusal::NoSuchFind,
                }
            }
            (Stage::Charm(_), Action::Charm(worth)) if !self.places[seat].held.has(worth) => {
                Refusal::NotHeld
            }
            (Stage::Charm(_), Action::Charm(_) | Action::Pass) => return Ok(()),
            (Stage::Share(_), Action::Charm(_) | Action::Pass) => Refusal::TakeNow,
            (Stage::Charm(_), Action::Take(_)) => Refusal::CharmNow,
            (Stage::Over(_), _) => return Err(Illegal::Over),
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
        matches!(action, Action::Pass | Action::Take(_))
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}
