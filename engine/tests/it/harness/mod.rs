//! The table of rule tests, at which decisions are made and refused.
#![expect(clippy::needless_pass_by_value, reason = "tests read better when they pass decisions")]

pub(crate) mod bots;

use std::fmt::Write as _;
use std::sync::OnceLock;

use engine::bot::Level;
use engine::chance::Seed;
use engine::game::{Decision, Game, Illegal, Inspect, Observer, OpenCards, Refusal, Sink, Turn};
use engine::games::fools_gambit::{FoolsGambit, FoolsGambitOptions};
use engine::options::{Options, Preset, Values};
use engine::record::{Entry, Player, Record};
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};
use engine::time::TimeScope;

pub(crate) const ONE: Seat = Seat::ONE;
pub(crate) const TWO: Seat = Seat::TWO;
pub(crate) const EYES_OF_ONE: Observer = Observer::Seat(ONE);
pub(crate) const EYES_OF_TWO: Observer = Observer::Seat(TWO);

/// The observer that sees everything, which any finished record permits.
pub(crate) fn everybody() -> Observer {
    static OPEN_CARDS: OnceLock<OpenCards> = OnceLock::new();
    let open_cards = OPEN_CARDS.get_or_init(|| {
        let record = Record::<FoolsGambit> {
            options: FoolsGambitOptions::default(),
            players: vec![Player::Bot(Level::Novice.into()); 2],
            seed: Seed(1),
            decisions: vec![Entry { seat: ONE, decision: Decision::Leave }],
        };
        let replayed = ReplayedRecord::new(record).expect("a record that can be played");
        replayed.open_cards().expect("a game that was conceded is over")
    });
    Observer::Everybody(*open_cards)
}

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Table<G: Game> {
    pub(crate) game: G,
    /// The last decision's events.
    pub(crate) emitted: Vec<G::Event>,
}

/// One or more actions as text.
pub(crate) trait Script {
    fn lines(&self) -> Vec<&str>;
}

impl Script for &str {
    fn lines(&self) -> Vec<&str> {
        vec![self]
    }
}

impl Script for &String {
    fn lines(&self) -> Vec<&str> {
        vec![self]
    }
}

impl<const N: usize> Script for &[&str; N] {
    fn lines(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl Script for &[&str] {
    fn lines(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl<G: Inspect> Table<G> {
    pub(crate) const fn new(game: G) -> Self {
        Self { game, emitted: Vec::new() }
    }

    pub(crate) fn dealt(options: &G::Options, seats: u8, seed: u64) -> Self {
        Self::new(G::deal(options, seats, Seed(seed)).expect("a table of that size"))
    }

    /// The seat takes these legal actions in turn.
    pub(crate) fn go(&mut self, seat: Seat, actions: impl Script) -> &mut Self {
        for action in actions.lines() {
            let action = self.read(action);
            self.decide(seat, Decision::Act(action));
        }
        self
    }

    pub(crate) fn time_out(&mut self, seat: Seat) -> &mut Self {
        self.decide(seat, Decision::Timeout)
    }

    /// The seat makes a legal decision. Checks that it leads to sound states, in each frame.
    pub(crate) fn decide(&mut self, seat: Seat, decision: Decision<G::Action>) -> &mut Self {
        let mut frames = Sink::open();
        let answer = self.game.decide(seat, decision.clone(), &mut frames);
        self.emitted = frames.events().cloned().collect();
        assert_eq!(answer, Ok(()), "seat {seat} {decision:?}\n{}", self.picture());
        for frame in frames.frames() {
            let audit = frame.state.audit();
            assert_eq!(audit, Ok(()), "seat {seat} {decision:?} {:?}", frame.events);
        }
        assert_eq!(self.game.audit(), Ok(()), "seat {seat} {decision:?}\n{}", self.picture());
        self
    }

    /// Checks that this rule refuses the action and nothing changes.
    pub(crate) fn refuse(&self, seat: Seat, action: &str, rule: &str) -> &Self {
        match self.answer(seat, Decision::Act(self.read(action))) {
            Err(Illegal::Rule(refusal)) => {
                assert_eq!(refusal.rule(), rule, "{action}: {refusal:?}\n{}", self.picture());
            }
            other => panic!("seat {seat} {action}: {other:?}\n{}", self.picture()),
        }
        assert!(!self.can(seat, action), "{action} is not listed");
        self
    }

    pub(crate) fn not_awaited(&self, seat: Seat) {
        let legal = self.actions(seat);
        assert!(legal.is_empty(), "{legal:?}\n{}", self.picture());
        assert_eq!(self.answer(seat, Decision::Timeout), Err(Illegal::NotAwaited));
    }

    /// The answer to a decision, which isn't carried out.
    pub(crate) fn answer(
        &self,
        seat: Seat,
        decision: Decision<G::Action>,
    ) -> Result<(), Illegal<G::Refusal>> {
        let (mut after, mut frames) = (self.game.clone(), Sink::open());
        let answer = after.decide(seat, decision.clone(), &mut frames);
        if let Decision::Act(action) = decision {
            assert_eq!(self.game.check(seat, &action), answer, "what check says holds");
        }
        let unchanged = after == self.game && frames == Sink::open();
        assert!(answer.is_ok() || unchanged, "a refusal changes nothing");
        answer
    }

    pub(crate) fn can(&self, seat: Seat, action: &str) -> bool {
        self.actions(seat).contains(&self.read(action))
    }

    pub(crate) fn actions(&self, seat: Seat) -> Vec<G::Action> {
        legal(&self.game, seat)
    }

    pub(crate) fn read(&self, action: &str) -> G::Action {
        self.game.read_action(action).unwrap_or_else(|_| panic!("{action:?} is no action"))
    }

    pub(crate) fn awaited(&self) -> SeatSet {
        self.game.turn().awaited()
    }

    pub(crate) fn view(&self) -> G::View {
        self.game.view(everybody())
    }

    pub(crate) fn has_emitted(&self, event: &G::Event) -> bool {
        self.emitted.contains(event)
    }

    /// Checks that these events were emitted in this order, perhaps among others.
    pub(crate) fn emitted_in_order(&self, wanted: &[G::Event]) {
        let mut emitted = self.emitted.iter();
        for event in wanted {
            assert!(emitted.any(|other| other == event), "{event:?} in turn\n{}", self.picture());
        }
    }

    pub(crate) fn picture(&self) -> String {
        let mut text = format!("{:#?}\nemitted:", self.game);
        for event in &self.emitted {
            write!(text, "\n  {event:?}").expect("a string takes any text");
        }
        text
    }
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

pub(crate) fn ahead<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions_ahead(seat, &mut actions);
    actions
}

pub(crate) fn with_preset<O: Options>(defaults: &O, preset: &Preset) -> O {
    let mut values = Values::defaults(defaults.fields());
    for (id, value) in preset.values {
        values.set(id, *value).expect("a preset sets what there is");
    }
    defaults.with_values(&values)
}

pub(crate) fn preset<O: Options>(defaults: &O, id: &str) -> O {
    let preset = defaults.presets().iter().find(|preset| preset.id == id);
    with_preset(defaults, preset.expect("the preset"))
}

/// The `described` turn with the real turn's time limit and break.
pub(crate) fn with_time(described: Turn, real: Turn) -> Turn {
    described.with_clock(real.clock()).with_intermission(real.intermission())
}

/// The time limit of the seat's decision, in seconds.
pub(crate) fn limit(game: &impl Game, seat: Seat) -> Option<u16> {
    let turn = game.turn();
    turn.clock().filter(|_| turn.awaited().contains(seat)).map(|clock| clock.limit)
}

pub(crate) fn scope(game: &impl Game) -> Option<TimeScope> {
    game.turn().clock().map(|clock| clock.scope)
}

pub(crate) fn decide_and_emit<G: Game>(
    game: &mut G,
    seat: Seat,
    decision: Decision<G::Action>,
    emitted: &mut Vec<G::Event>,
) -> Result<(), Illegal<G::Refusal>> {
    let mut frames = Sink::open();
    let answer = game.decide(seat, decision, &mut frames);
    emitted.extend(frames.events().cloned());
    answer
}
