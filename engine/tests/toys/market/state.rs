//! The state of a game, and the contract over it.

use std::fmt;
use std::str::FromStr;

use engine::chance::{Chance, Dice, Seed};
use engine::game::{
    BadAction, Flaw, Inspect, Listing, Observer, Outcome, Rules, SetupError, Sink, Turn,
};
use engine::options::Options;
use engine::seat::{BySeat, Seat, SeatSet};

use super::{Action, Event, MarketOptions, Refusal, View, view};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 8;
/// How many spices a seat is dealt (MK-1).
const DEALT: usize = 4;
/// How many offers a seat can make, and how many spices there can be on a side (MK-3).
pub(super) const MOST_OFFERED: u8 = 4;
pub(super) const LARGEST_SIDE: u8 = 3;

/// A spice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spice {
    Anise,
    Clove,
    Mace,
    Nutmeg,
}

impl Spice {
    pub(crate) const ALL: [Self; 4] = [Self::Anise, Self::Clove, Self::Mace, Self::Nutmeg];

    const fn letter(self) -> char {
        match self {
            Self::Anise => 'A',
            Self::Clove => 'C',
            Self::Mace => 'M',
            Self::Nutmeg => 'N',
        }
    }
}

/// How many of each spice, in the order of [`Spice::ALL`]. Written `AAC`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bundle(pub(crate) [u8; 4]);

impl Bundle {
    pub(crate) fn only(spice: Spice) -> Self {
        let mut bundle = Self::default();
        bundle.put(spice);
        bundle
    }

    pub(crate) const fn of(self, spice: Spice) -> u8 {
        self.0[spice as usize]
    }

    pub(crate) const fn put(&mut self, spice: Spice) {
        self.0[spice as usize] += 1;
    }

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn each(self) -> impl Iterator<Item = Spice> {
        Spice::ALL.into_iter().flat_map(move |spice| (0..self.of(spice)).map(move |_| spice))
    }

    pub(super) fn holds(self, other: Self) -> bool {
        self.least(other) == other
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// What is left without the others; none where there are fewer.
    pub(crate) fn less(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// The larger number of each spice.
    pub(super) fn most(self, other: Self) -> Self {
        self.with(other, u8::max)
    }

    fn least(self, other: Self) -> Self {
        self.with(other, u8::min)
    }

    fn with(self, other: Self, make: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|at| make(self.0[at], other.0[at])))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count() == 0 {
            return f.write_str("-");
        }
        self.each().try_for_each(|spice| write!(f, "{}", spice.letter()))
    }
}

impl FromStr for Bundle {
    type Err = BadAction;

    /// Reads what `Display` writes: spices in their order, at most as many as an offer has.
    fn from_str(text: &str) -> Result<Self, BadAction> {
        let mut bundle = Self::default();
        if text.len() > usize::from(LARGEST_SIDE) {
            return Err(BadAction);
        }
        for letter in text.chars().filter(|_| text != "-") {
            let spice = Spice::ALL.into_iter().find(|spice| spice.letter() == letter);
            bundle.put(spice.ok_or(BadAction)?);
        }
        if bundle.to_string() == text { Ok(bundle) } else { Err(BadAction) }
    }
}

/// An offer of one seat to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Which of the offers between the two, in this direction, from 1.
    pub(crate) number: u8,
    pub(crate) give: Bundle,
    pub(crate) want: Bundle,
}

/// What one seat has said to another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Dealings {
    /// How many offers it has made it.
    pub(crate) made: u8,
    /// The one that is open.
    pub(crate) open: Option<Offer>,
}

/// What a seat has and has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) held: Bundle,
    pub(super) finished: bool,
    /// What it has said to each seat.
    pub(super) to: BySeat<Dealings, MOST_SEATS>,
    /// What each seat knows that this one holds at least.
    pub(super) known_to: BySeat<Bundle, MOST_SEATS>,
    /// What everybody knows that it holds at least.
    pub(super) known: Bundle,
}

/// A game of Market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Market {
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Rules for Market {
    type Options = MarketOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const LISTING: Listing = Listing::Sample;

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

    fn left(&self) -> SeatSet {
        self.left
    }

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Finish);
        let possible = |action: &Action| self.refusal(seat, action).is_none();
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

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refusal(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(seat, action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.leave(seat, sink);
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        view::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        *action == Action::Finish
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for Market {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "seed {seed} events {events}")?;
        if let Some(outcome) = self.over {
            outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
        }
        for seat in Seat::all(self.seats) {
            let place = &self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            let finished = if place.finished { " finished" } else { "" };
            writeln!(to, "seat {seat}{left}{finished} {} known {}", place.held, place.known)?;
            for other in Seat::all(self.seats).filter(|other| *other != seat) {
                let Dealings { made, open } = place.to[other];
                write!(to, "  to {other} known {} made {made}", place.known_to[other])?;
                if let Some(Offer { number, give, want }) = open {
                    write!(to, " #{number} {give} for {want}")?;
                }
                writeln!(to)?;
            }
        }
        Ok(())
    }

    fn audit(&self) -> Result<(), Flaw> {
        let there = self.places.0.iter().map(|place| place.held);
        if there.fold(Bundle::default(), Bundle::plus) != self.all() {
            return Err(Flaw("no spice comes or goes (MK-1)"));
        }
        for place in &self.places.0 {
            if !place.known_to.0.iter().all(|known| place.held.holds(*known)) {
                return Err(Flaw("what a seat is known to hold it holds"));
            }
            if !place.known_to.0.iter().all(|known| known.holds(place.known)) {
                return Err(Flaw("what all know every seat knows"));
            }
            let open = place.to.0.iter().filter_map(|dealings| dealings.open);
            if !open.into_iter().all(|offer| place.held.holds(offer.give)) {
                return Err(Flaw("an open offer can be kept (MK-4)"));
            }
        }
        if self.over.is_none() && self.unfinished().is_empty() {
            return Err(Flaw("a game that goes on waits for somebody"));
        }
        Ok(())
    }
}

impl Market {
    /// All spices of the game.
    pub(super) const fn all(&self) -> Bundle {
        Bundle([self.seats; 4])
    }

    pub(super) fn unfinished(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| !self.places[*seat].finished).collect()
    }
}
