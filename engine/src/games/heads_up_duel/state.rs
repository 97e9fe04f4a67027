//! The state of a game, and the contract over it.

use std::fmt;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{
    BadAction, Decision, Flaw, Frames, Game, Illegal, Inspect, Observer, Outcome, SetupError, Turn,
    check_awaited, check_leave, time_out_absent,
};
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::{Clock, TimeScope};

use super::Sink;
use super::list::List;
use super::offer::Offers;
use super::{
    Action, Back, BySide, Card, Cards, DuelResult, Event, HeadsUpDuelOptions, Joker, JokerRule,
    Jokers, Kind, Kinds, PACK, Pack, Packs, Pair, Refusal, Scoring, Side, Sleeves, View, text,
    view,
};

/// The largest table.
pub const MOST_SEATS: usize = 8;

/// What a seat has and has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    /// All its cards; in a duel those already played, too.
    pub(super) deck: Cards,
    /// The most of each card that it has shown in any one duel.
    pub(super) shown: Cards,
    pub(super) marbles: u16,
    /// How many half tokens it has spent.
    pub(super) spent: u8,
    pub(super) bought: Packs,
    /// How many offers of this period are its own (HUD-9).
    pub(super) offers: u8,
    /// How many offers it has made to each seat.
    pub(super) sent: BySeat<u16, MOST_SEATS>,
    pub(super) finished: bool,
}

/// A seat's part of a simultaneous choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pending<T> {
    Owed,
    /// Drawn when the last has chosen.
    TimedOut,
    Chosen(T),
}

impl<T> Pending<T> {
    pub(super) const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }
}

/// One side of a duel that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dueller {
    /// What has been played in this duel: on the table, or discarded.
    pub(super) played: Cards,
    pub(super) table: Cards,
    /// Jokers on the table that are a Queen, and those that are a King (HUD-16).
    pub(super) queens: u16,
    pub(super) kings: u16,
    /// The number of the showdown card (HUD-26).
    pub(super) number: Option<u8>,
    pub(super) points: u16,
    /// How many of them are the bonus points of Kings.
    pub(super) bonus: u16,
    pub(super) pending: Pending<Card>,
}

impl Dueller {
    pub(super) const NEW: Self = Self {
        played: Cards::NONE,
        table: Cards::NONE,
        queens: 0,
        kings: 0,
        number: None,
        points: 0,
        bonus: 0,
        pending: Pending::Owed,
    };
}

/// A duel that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Duel {
    pub(super) seats: BySide<Seat>,
    pub(super) round: u16,
    /// Who acts first in this round (HUD-25).
    pub(super) first: Side,
    pub(super) phase: DuelPhase,
    pub(super) scoring: Scoring,
    /// The last special card of the round other than a Joker.
    pub(super) last_special: Option<Kind>,
    pub(super) sides: BySide<Dueller>,
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DuelPhase {
    Showdown,
    /// That side acts; the other one may just have said that it is ready.
    Advantage {
        acts: Side,
        other_ready: bool,
    },
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "a state is copied as a whole")]
pub(super) enum Stage {
    /// Periods are counted from 0.
    Trading(u8),
    /// These seats are tied; each names one of them.
    Naming(SeatSet, BySeat<Pending<Seat>, MOST_SEATS>),
    Picking(Seat),
    Duel(Duel),
    Over(Outcome),
}

/// A game of Heads Up Duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeadsUpDuel {
    pub(super) options: HeadsUpDuelOptions,
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) chance: Chance,
    /// What a Joker does, and what those may think that were not told.
    pub(super) joker: Joker,
    pub(super) jokers: Jokers,
    pub(super) stage: Stage,
    pub(super) places: BySeat<Place, MOST_SEATS>,
    /// What is left of the deck of the Mystery packs (HUD-13).
    pub(super) mystery: Kinds,
    pub(super) offers: Offers,
    pub(super) pairs: List<Pair, 4>,
    pub(super) results: List<DuelResult, 7>,
}

impl HeadsUpDuel {
    /// HUD-6: the minutes of the trading, shared by the seats and the periods.
    fn trading_clock(&self, period: u8) -> Option<Clock> {
        let shares = u16::from(self.options.periods) * u16::from(self.seats);
        let limit = (u16::from(self.options.clock?) * 60 / shares).max(LEAST_SECONDS);
        Some(Clock { limit, scope: TimeScope::Stretch(period.into()) })
    }
}

impl Game for HeadsUpDuel {
    type Options = HeadsUpDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &HeadsUpDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        let mut cards = [Kind::Joker; 52 * 3];
        let decks = usize::from(HeadsUpDuelOptions::decks(seats));
        let cards = &mut cards[..52 * decks];
        let faces = Kind::all().filter(|kind| *kind != Kind::Joker).cycle();
        cards.iter_mut().zip(faces).for_each(|(card, face)| *card = face);
        chance.next_event().shuffle(cards);
        for (seat, pack) in Seat::all(seats).zip(cards.chunks(PACK.into())) {
            let pack = pack.iter().filter_map(|kind| Card::new(*kind, Back::Pack));
            places[seat].deck = pack.collect();
            places[seat].marbles = if options.has_market(seats) { START_MARBLES } else { 0 };
        }
        let (joker, jokers) = match options.joker {
            JokerRule::Known(joker) => (joker, Jokers::only(joker)),
            JokerRule::Secret => {
                let nth = chance.next_event().below(Joker::ALL.len() as u32);
                (Joker::ALL[nth as usize], Jokers::ANY)
            }
        };
        let mut game = Self {
            options: *options,
            seats,
            left: SeatSet::EMPTY,
            chance,
            joker,
            jokers,
            stage: Stage::Trading(0),
            places,
            mystery: Kinds::NONE,
            offers: Offers::default(),
            pairs: List::default(),
            results: List::default(),
        };
        game.open();
        Ok(game)
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
                Turn::free(self.unfinished()).with_clock(self.trading_clock(*period))
            }
            Stage::Naming(tied, names) => {
                let owes = |seat: &Seat| tied.contains(*seat) && names[*seat].is_owed();
                Turn::together(Seat::all(self.seats).filter(owes).collect())
            }
            Stage::Picking(seat) => Turn::of(*seat),
            Stage::Duel(duel) => match duel.phase {
                DuelPhase::Showdown => Turn::together(duel.owing()),
                DuelPhase::Advantage { acts, .. } => Turn::of(duel.seats[acts]),
            },
            Stage::Over(outcome) => Turn::Over(*outcome),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.turn().awaited().contains(seat) {
            return;
        }
        match &self.stage {
            Stage::Trading(_) => self.trading_actions(seat, actions),
            Stage::Naming(tied, _) => actions.extend(tied.iter().map(Action::Name)),
            Stage::Picking(_) => {
                actions.extend(self.free().without(seat).iter().map(Action::Pick));
            }
            Stage::Duel(duel) => self.duel_actions(duel, seat, actions),
            Stage::Over(_) => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        check_awaited(self.turn(), self.seats, seat)?;
        let refusal = match &self.stage {
            Stage::Trading(period) => self.trading_refusal(seat, *period, action),
            Stage::Naming(tied, _) => match action {
                Action::Name(named) if tied.contains(*named) => None,
                Action::Name(_) => Some(Refusal::NotTied),
                _ => Some(Refusal::NameNow),
            },
            Stage::Picking(_) => match action {
                Action::Pick(other) if self.free().without(seat).contains(*other) => None,
                Action::Pick(_) => Some(Refusal::NotFree),
                _ => Some(Refusal::PickNow),
            },
            Stage::Duel(duel) => self.duel_refusal(duel, seat, action),
            Stage::Over(_) => None,
        };
        refusal.map_or(Ok(()), |refusal| Err(Illegal::Rule(refusal)))
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision<Action>,
        frames: Option<&mut Frames<Self>>,
    ) -> Result<(), Illegal<Refusal>> {
        let mut sink = Sink::new(frames);
        match decision {
            Decision::Act(action) => {
                self.check(seat, &action)?;
                self.act(seat, &action, &mut sink);
            }
            Decision::Timeout => {
                check_awaited(self.turn(), self.seats, seat)?;
                self.time_out(seat, &mut sink);
            }
            Decision::Leave => {
                check_leave(self.turn(), self.seats, self.left, seat)?;
                self.leave(seat, &mut sink);
            }
        }
        let left = self.left;
        time_out_absent(self, left, |game, absent| game.time_out(absent, &mut sink));
        sink.close_frame(self);
        Ok(())
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        super::determinize::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        matches!(action, Action::Finish | Action::Pick(_) | Action::Ready)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for HeadsUpDuel {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        text::write(self, to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        super::audit::of(self)
    }
}

/// How many marbles a seat starts with (HUD-4), and how many half a token buys (HUD-10).
pub(super) const START_MARBLES: u16 = 3;
pub(super) const HALF_TOKEN: u16 = 3;
/// No seat has less time for a period of trading, however short the trading.
const LEAST_SECONDS: u16 = 20;

impl Duel {
    /// The seats whose showdown card is still owed.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |side: &Side| self.sides[*side].pending.is_owed();
        Side::BOTH.into_iter().filter(owes).map(|side| self.seats[side]).collect()
    }
}

impl HeadsUpDuel {
    pub(super) fn unfinished(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| !self.places[*seat].finished).collect()
    }

    /// The seats that are in no pair yet.
    pub(super) fn free(&self) -> SeatSet {
        let paired = self.pairs.iter().flat_map(|pair| pair.seats.0).collect();
        SeatSet::first(self.seats).minus(paired)
    }

    /// The cards that the seat has in hand: its deck, but for those it has played in this duel.
    pub(super) fn hand(&self, seat: Seat) -> Cards {
        let deck = self.places[seat].deck;
        match self.dueller(seat) {
            Some(dueller) => deck.less(&dueller.played),
            None => deck,
        }
    }

    pub(super) fn dueller(&self, seat: Seat) -> Option<&Dueller> {
        match &self.stage {
            Stage::Duel(duel) => duel.seats.side_of(seat).map(|side| &duel.sides[side]),
            Stage::Trading(_) | Stage::Naming(..) | Stage::Picking(_) | Stage::Over(_) => None,
        }
    }

    /// How many half tokens the seat has left.
    pub(super) fn halves(&self, seat: Seat) -> u8 {
        self.options.tokens * 2 - self.places[seat].spent
    }

    /// All packs that were sold.
    pub(super) fn sold(&self) -> Packs {
        self.places.0.iter().map(|place| place.bought).fold(Packs::default(), Packs::plus)
    }

    /// The back of a card that comes from here (HUD-2).
    pub(super) const fn back_of(options: &HeadsUpDuelOptions, pack: Pack) -> Back {
        match (options.sleeves, pack) {
            (Sleeves::One, _) => Back::Pack,
            (Sleeves::Own, Pack::Low) => Back::Low,
            (Sleeves::Own, Pack::High) => Back::High,
            (Sleeves::Own, Pack::Mystery) => Back::Mystery,
            (Sleeves::Own, Pack::Special) => Back::Special,
        }
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<'_>) {
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
            Stage::Over(_) => {}
        }
    }

    /// With two seats the one that leaves concedes; with more its offers are void, and it is timed
    /// out from then on.
    fn leave(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        if self.seats == 2 {
            let outcome = Outcome::conceded(seat);
            sink.emit(|| Event::Conceded(seat));
            sink.emit(|| Event::Ended(outcome));
            self.stage = Stage::Over(outcome);
            return;
        }
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
        self.close_offers_of(seat, sink);
    }
}
