//! Kuhn poker, a whole game in one file: read it first, copy it to start a game of your own.
//!
//! `cargo run -p facedown-engine --example kuhn_poker` has bots play it. The games of the catalogue
//! have a file for each of these types, and the same tests check this game.
//!
//! # The rules in brief
//! Harold Kuhn's poker of 1950, the smallest in which it pays to bluff.
//! - **KP-1** In each hand both seats ante a chip, and each gets one of three cards, which only it
//!   sees.
//! - **KP-2** A seat checks or bets a chip. After a bet the other folds, or calls with a chip.
//! - **KP-3** A hand ends when a bet is answered, or when both have checked. A fold loses the pot;
//!   otherwise both show, and the higher card takes it.
//! - **KP-4** A time-out checks or folds. A seat that leaves concedes.
//! - **KP-5** Seats take turns to begin. After the last hand (option *hands*) most chips win.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use engine::bot::{Coach, Effort, Heuristics, Search, Style};
use engine::chance::{Chance, Dice, Seed};
use engine::game::{
    self, BadAction, Decision, Flaw, Game, Identity, Inspect, Observer, Outcome, Scope, SetupError,
    Sink, Turn,
};
use engine::options::{Field, Kind, OptionsTable, Preset, Row, SeatCounts};
use engine::seat::{BySeat, Seat, SeatSet};

/// The choices before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct KuhnOptions {
    /// The number of hands (KP-5).
    pub(crate) hands: u8,
}

impl Default for KuhnOptions {
    fn default() -> Self {
        Self { hands: 3 }
    }
}

/// The options as data, for a dialog and the text of a record.
impl OptionsTable for KuhnOptions {
    const IDENTITY: Identity = Identity { slug: "kuhn-poker", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[Row(
        Field::new("hands", Kind::Number { least: 1, most: 9, step: 1 }, 3, "KP-5"),
        |options| options.hands.into(),
        |options, hands| options.hands = hands as u8,
    )];
    const PRESETS: &'static [Preset] = &[Preset { id: "single", values: &[("hands", 1)] }];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(&[2])
    }
}

/// A seat's actions, each a word in a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Check,
    Bet,
    Fold,
    Call,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Check => "check",
            Self::Bet => "bet",
            Self::Fold => "fold",
            Self::Call => "call",
        })
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let all = [Self::Check, Self::Bet, Self::Fold, Self::Call];
        all.into_iter().find(|action| action.to_string() == text).ok_or(BadAction)
    }
}

/// Why the rules refuse an action: an enum in larger games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Refusal;

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        "KP-2"
    }
}

/// A card: 1, 2 or 3.
type Card = u8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Event {
    /// The seat was dealt this card, its secret.
    Dealt(Seat, Option<Card>),
    Acted(Seat, Action),
    Shown(Seat, Card),
    Won(Seat),
    Ended(Outcome),
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        match *self {
            Self::Dealt(seat, Some(_)) => Scope::part(seat, Self::Dealt(seat, None)),
            Self::Dealt(seat, None)
            | Self::Acted(seat, _)
            | Self::Shown(seat, _)
            | Self::Won(seat) => Scope::public(SeatSet::from_item(seat)),
            Self::Ended(_) => Scope::public(SeatSet::EMPTY),
        }
    }

    fn reveals_to(&self, _seats: u8) -> SeatSet {
        match self {
            Self::Dealt(seat, _) => SeatSet::from_item(*seat),
            Self::Acted(seat, _) | Self::Shown(seat, _) => SeatSet::from_item(seat.other()),
            Self::Won(_) | Self::Ended(_) => SeatSet::EMPTY,
        }
    }
}

/// Public facts: a part of the state and of every view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Table {
    pub(crate) options: KuhnOptions,
    /// The hand, from 1.
    pub(crate) hand: u8,
    /// The seat to act; `None` between hands and after the last.
    pub(crate) mover: Option<Seat>,
    pub(crate) checked: SeatSet,
    /// The seats that bet or called.
    pub(crate) bets: SeatSet,
    /// The seats with open cards.
    pub(crate) shown: SeatSet,
    pub(crate) chips: BySeat<u32>,
    pub(crate) over: Option<Outcome>,
}

/// A state: a small value, cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct KuhnPoker {
    table: Table,
    cards: BySeat<Card>,
    /// Secret: no view may hold it.
    chance: Chance,
}

/// Everything that one observer knows: an unknown card is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct View {
    pub(crate) table: Table,
    pub(crate) cards: BySeat<Option<Card>>,
}

impl KuhnPoker {
    /// KP-2: the legal actions.
    fn choices(&self) -> [Action; 2] {
        if self.table.bets.is_empty() {
            [Action::Check, Action::Bet]
        } else {
            [Action::Fold, Action::Call]
        }
    }

    /// KP-3, 5. The pot is both antes and the bets.
    fn end_hand(&mut self, winner: Seat, sink: &mut Sink<Self>) {
        let table = &mut self.table;
        table.mover = None;
        table.chips[winner] += 2 + u32::from(table.bets.len());
        sink.emit(|| Event::Won(winner));
        if table.hand == table.options.hands {
            let outcome = Outcome::from_scores(&table.chips.0);
            return self.end(outcome, sink);
        }
        // Closes a frame, so that observers see the cards shown.
        sink.close_frame(self);
        self.table.hand += 1;
        self.deal_hand(sink);
    }

    /// KP-1, 5. Each random event has its own dice, so that it depends on no other.
    fn deal_hand(&mut self, sink: &mut Sink<Self>) {
        let mut deck: [Card; 3] = [1, 2, 3];
        self.chance.next_event().shuffle(&mut deck);
        let table = &mut self.table;
        table.mover = Some(if table.hand % 2 == 1 { Seat::ONE } else { Seat::TWO });
        (table.checked, table.bets, table.shown) = Default::default();
        for (seat, card) in Seat::all(2).zip(deck) {
            table.chips[seat] -= 1;
            self.cards[seat] = card;
            sink.emit(|| Event::Dealt(seat, Some(card)));
        }
    }

    fn end(&mut self, outcome: Outcome, sink: &mut Sink<Self>) {
        self.table.over = Some(outcome);
        sink.emit(|| Event::Ended(outcome));
    }
}

/// The rules. They may assume an awaited seat: `game::Game` checks decisions first.
impl Game for KuhnPoker {
    type Options = KuhnOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &KuhnOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        let chips = BySeat([stake(*options); 2]);
        let table = Table { options: *options, hand: 1, chips, ..Table::default() };
        let mut game = Self { table, cards: BySeat::default(), chance: Chance::new(seed) };
        game.deal_hand(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> KuhnOptions {
        self.table.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match (self.table.over, self.table.mover) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Some(seat)) => Turn::alone(seat),
            (None, None) => Turn::Resolving,
        }
    }

    fn list(&self, _seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.choices());
    }

    fn refusal(&self, _seat: Seat, action: &Action) -> Option<Refusal> {
        (!self.choices().contains(action)).then_some(Refusal)
    }

    /// Emits every change where it happens: events are complete.
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        sink.emit(|| Event::Acted(seat, action));
        let table = &mut self.table;
        table.mover = Some(seat.other());
        match action {
            Action::Check => table.checked = table.checked.with(seat),
            Action::Fold => return self.end_hand(seat.other(), sink),
            Action::Bet | Action::Call => {
                table.chips[seat] -= 1;
                table.bets = table.bets.with(seat);
            }
        }
        if table.checked.len() == 2 || table.bets.len() == 2 {
            table.shown = SeatSet::first(2);
            for (seat, card) in self.cards.iter() {
                sink.emit(|| Event::Shown(seat, *card));
            }
            let one_wins = self.cards[Seat::ONE] > self.cards[Seat::TWO];
            self.end_hand(if one_wins { Seat::ONE } else { Seat::TWO }, sink);
        }
    }

    /// KP-4.
    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let [checks_or_folds, _] = self.choices();
        self.act(seat, checks_or_folds, sink);
    }

    /// KP-4.
    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.end(Outcome::conceded(seat), sink);
    }

    fn view(&self, observer: Observer) -> View {
        let sees = |seat| observer.sees(seat) || self.table.shown.contains(seat);
        let cards = BySeat::from_fn(|seat| sees(seat).then_some(self.cards[seat]));
        View { table: self.table, cards }
    }

    /// Deals again what the observer doesn't know, future chance included.
    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        let mut deck: [Card; 3] = [1, 2, 3];
        dice.shuffle(&mut deck);
        let mut unseen = deck.into_iter().filter(|card| !view.cards.0.contains(&Some(*card)));
        let [one, other] = view.cards.0.map(|card| card.or_else(|| unseen.next()));
        let cards = BySeat([one?, other?]);
        Some(Self { table: view.table, cards, chance: Chance::for_determinization(dice.seed()) })
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

/// A seat's chips at the start: as many as it can lose.
const fn stake(options: KuhnOptions) -> u32 {
    2 * options.hands as u32
}

impl Inspect for KuhnPoker {
    fn audit(&self) -> Result<(), Flaw> {
        let Table { options, mover, bets, chips: BySeat([one, two]), .. } = self.table;
        let pot = mover.map_or(0, |_| 2 + u32::from(bets.len()));
        let is_conserved = one + two + pot == 2 * stake(options);
        Flaw::unless(is_conserved, "chips are conserved (KP-1, 2, 3)")?;
        let BySeat([one, two]) = self.cards;
        let are_cards = one != two && (1..=3).contains(&one) && (1..=3).contains(&two);
        Flaw::unless(are_cards, "each seat has a card of its own (KP-1)")
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

/// Bots need no help: they judge actions by random play to the end.
impl Heuristics for KuhnPoker {
    type Root = ();

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(50, 50),
        Effort::new(50),
        Effort::new(100),
        Effort::new(200),
    ];

    fn root(&self, _style: Style) {}
}

impl Coach for KuhnPoker {}

/// Bots play a game, each from its seat's view. Prints the table's events.
pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut game = KuhnPoker::deal(&KuhnOptions::default(), 2, Seed(7))?;
    while let Some(seat) = game.turn().awaited().lowest() {
        let view = game.view(Observer::Seat(seat));
        let action = Search::<KuhnPoker>::run(&view, seat, Seed(1), Effort::new(200))
            .ok_or("a seat that is awaited can act")?;
        let mut sink = Sink::open();
        game.decide(seat, Decision::Act(action), &mut sink)?;
        for seen in sink.frames().iter().filter_map(|frame| frame.seen_by(Observer::Table)) {
            println!("{:?}", seen.events);
        }
    }
    Ok(())
}
