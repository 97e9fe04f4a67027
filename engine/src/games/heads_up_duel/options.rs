use serde::{Deserialize, Serialize};

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts, choice, row};
use crate::season::Brought;
use crate::seat::Seat;

/// A Joker's effect (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Joker {
    /// None.
    #[default]
    Blank,
    /// Repeats the last special card before it.
    Echo,
    /// Counts as its owner's showdown number.
    Wild,
}

impl Joker {
    /// All effects.
    pub const ALL: [Self; 3] = [Self::Blank, Self::Echo, Self::Wild];
}

/// Whether a Joker's effect is public (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum JokerRule {
    /// This effect, publicly.
    Known(Joker),
    /// One of the three, known only to buyers of Special packs.
    Secret,
}

/// The way to make pairs (HUD-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pairing {
    /// The seat with most marbles picks an opponent.
    #[default]
    Marbles,
    /// Drawn and shown before trading.
    Random,
}

/// The result of a duel with equal points (HUD-35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Draws {
    /// It stands.
    #[default]
    Stand,
    /// More cards left in hand win.
    MostCards,
    /// Kings' bonus points don't count.
    NoKings,
}

/// Whether backs show a card's source (HUD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Sleeves {
    /// Each kind of pack has a back of its own.
    #[default]
    Own,
    /// All backs are alike.
    One,
}

/// The phases before the duels (HUD-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Trade {
    /// Trading, and the black market.
    #[default]
    Full,
    /// Trading without black market and marbles.
    CardsOnly,
    /// Neither.
    Skipped,
}

/// The options of Heads Up Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HeadsUpDuelOptions {
    /// The phases before duels.
    pub trade: Trade,
    /// Periods of trading: 4, 8 or 16 (HUD-6).
    pub periods: u8,
    /// Minutes of all trading; `None` without a clock (HUD-6).
    pub clock: Option<u8>,
    /// Gamebreaker tokens that each seat starts with (HUD-4).
    pub tokens: u8,
    /// Half tokens that each seat brings instead of `tokens` (HUD-43).
    #[serde(default)]
    pub brought: Option<Brought>,
    /// Whether backs show a card's source.
    pub sleeves: Sleeves,
    /// A Joker's effect.
    pub joker: JokerRule,
    /// The fewest cards a trade may leave (HUD-17).
    pub smallest_deck: u8,
    /// The way to make pairs.
    pub pairing: Pairing,
    /// The result of a duel with equal points.
    pub draws: Draws,
    /// Whether winners duel on until one is left (HUD-38); with 4 or 8 seats.
    pub tournament: bool,
}

/// As on the show.
const DEFAULT_MINUTES: u8 = 40;

impl Default for HeadsUpDuelOptions {
    fn default() -> Self {
        Self {
            trade: Trade::Full,
            periods: 4,
            clock: None,
            tokens: 1,
            brought: None,
            sleeves: Sleeves::Own,
            joker: JokerRule::Known(Joker::Blank),
            smallest_deck: 0,
            pairing: Pairing::Marbles,
            draws: Draws::Stand,
            tournament: false,
        }
    }
}

choice!(Pairing: Marbles Random);
choice!(Draws: Stand MostCards NoKings);
choice!(Sleeves: Own One);

impl OptionsTable for HeadsUpDuelOptions {
    const IDENTITY: Identity = Identity { slug: "heads-up-duel", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[
        Row(
            Field::new("trading", Kind::Switch, 1, "HUD-5"),
            |options| (options.trade != Trade::Skipped).into(),
            |options, on| options.trade = if on == 0 { Trade::Skipped } else { Trade::Full },
        ),
        Row(
            Field::new("periods", Kind::Choice(&["4", "8", "16"]), 0, "HUD-6").while_on("trading"),
            // 4, 8 and 16 are 4 << 0, 1 and 2.
            |options| u32::from(options.periods).ilog2() - 2,
            |options, index| options.periods = 4 << index,
        ),
        Row(
            Field::new("clock", Kind::Switch, 0, "HUD-6").while_on("trading"),
            |options| options.clock.is_some().into(),
            |options, on| options.clock = (on == 1).then_some(DEFAULT_MINUTES),
        ),
        Row(
            Field::new(
                "minutes",
                Kind::Number { least: 10, most: 60, step: 5 },
                DEFAULT_MINUTES as u32,
                "HUD-6",
            )
            .while_on("clock"),
            |options| options.clock.unwrap_or(DEFAULT_MINUTES).into(),
            |options, minutes| options.clock = options.clock.map(|_| minutes as u8),
        ),
        row!(
            Field::new("smallest-deck", Kind::Number { least: 0, most: 15, step: 1 }, 0, "HUD-17")
                .while_on("trading"),
            smallest_deck
        ),
        Row(
            Field::new("market", Kind::Switch, 1, "HUD-5").while_on("trading"),
            |options| (options.trade == Trade::Full).into(),
            |options, on| {
                if on == 0 && options.trade == Trade::Full {
                    options.trade = Trade::CardsOnly;
                }
            },
        ),
        row!(Field::new("tokens", Kind::Number { least: 0, most: 5, step: 1 }, 1, "HUD-4"), tokens),
        row!(Brought::field("HUD-43"), brought),
        Row(
            Field::new("joker", Kind::Choice(&["blank", "echo", "wild", "secret"]), 0, "HUD-16")
                .while_on("market"),
            |options| match options.joker {
                JokerRule::Known(joker) => joker as u32,
                JokerRule::Secret => 3,
            },
            |options, index| {
                let known = Joker::ALL.get(index as usize);
                options.joker = known.map_or(JokerRule::Secret, |joker| JokerRule::Known(*joker));
            },
        ),
        row!(Field::new("one-back", Kind::Switch, 0, "HUD-2"), sleeves),
        row!(
            Field::new("pairing", Kind::Choice(&["marbles", "random"]), 0, "HUD-20")
                .while_on("market"),
            pairing
        ),
        row!(
            Field::new("draws", Kind::Choice(&["stand", "most-cards", "no-kings"]), 0, "HUD-35"),
            draws
        ),
        row!(Field::new("tournament", Kind::Switch, 0, "HUD-38"), tournament),
    ];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "show", values: &[("clock", 1), ("minutes", DEFAULT_MINUTES as u32)] },
        Preset { id: "at-home", values: &[("smallest-deck", 5), ("periods", 0), ("tokens", 0)] },
    ];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(if self.tournament { &[4, 8] } else { &[2, 4, 6, 8] })
    }
}

impl HeadsUpDuelOptions {
    /// Half tokens that a seat starts with (HUD-4, 43).
    #[must_use]
    pub const fn halves(&self, seat: Seat) -> u8 {
        match &self.brought {
            Some(brought) => brought.get(seat),
            None => 2 * self.tokens,
        }
    }

    /// Whether a table of `seats` has trading (HUD-5).
    #[must_use]
    pub fn has_trading(&self, seats: u8) -> bool {
        seats > 2 && self.trade != Trade::Skipped
    }

    /// Whether a table of `seats` has a black market and marbles (HUD-5).
    #[must_use]
    pub fn has_market(&self, seats: u8) -> bool {
        seats > 2 && self.trade == Trade::Full
    }

    /// Whether pairs are drawn before trading (HUD-5, 20).
    pub(super) fn draws_pairs(&self, seats: u8) -> bool {
        !self.has_market(seats) || self.pairing == Pairing::Random
    }

    /// Decks of 52 shuffled together at a table of `seats` (HUD-3).
    #[must_use]
    pub const fn decks(seats: u8) -> u8 {
        let enough = (STARTING_CARDS as u16 * seats as u16).div_ceil(52) as u8;
        if enough > 2 { enough } else { 2 }
    }

    /// Whether the market is open in this period, from 0 (HUD-11).
    #[must_use]
    pub const fn is_market_open(&self, period: u8) -> bool {
        period >= self.periods / 4 && period < self.periods / 4 * 3
    }
}

/// HUD-3.
pub(super) const STARTING_CARDS: u8 = 15;
