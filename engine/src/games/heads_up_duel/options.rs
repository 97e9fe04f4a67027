//! What can be chosen before the deal.

use serde::{Deserialize, Serialize};

use crate::options::{Applies, Field, Identity, Kind, OptionsTable, Preset, SeatCounts, Values};
use crate::season::Brought;
use crate::seat::Seat;

/// The game's name, and the edition of these rules.
pub const IDENTITY: Identity = Identity { slug: "heads-up-duel", edition: 1 };

/// What a Joker does (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Joker {
    /// Nothing.
    #[default]
    Blank,
    /// What the last special card before it did.
    Echo,
    /// It counts as its owner's showdown number.
    Wild,
}

impl Joker {
    /// The three things that it may do.
    pub const ALL: [Self; 3] = [Self::Blank, Self::Echo, Self::Wild];
}

/// Whether everybody knows what a Joker does (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum JokerRule {
    /// It does this, and all know.
    Known(Joker),
    /// It does one of the three, and only buyers of a Special pack are told which.
    Secret,
}

/// How pairs are made (HUD-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pairing {
    /// Who has submitted most marbles picks an opponent.
    #[default]
    Marbles,
    /// Drawn and shown before the trading starts.
    Random,
}

/// What becomes of a duel with equal points (HUD-35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Draws {
    /// It stands.
    #[default]
    Stand,
    /// More cards left in hand win.
    MostCards,
    /// The bonus points of Kings are taken out.
    NoKings,
}

/// Whether cards tell where they come from (HUD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Sleeves {
    /// Each kind of pack has a back of its own.
    #[default]
    Own,
    /// All cards have the same back.
    One,
}

/// What there is before the duels (HUD-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Trade {
    /// Trading, and the black market.
    #[default]
    Full,
    /// Trading without the black market, and without marbles.
    CardsOnly,
    /// Nothing.
    Skipped,
}

/// The options of Heads Up Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HeadsUpDuelOptions {
    /// What there is before the duels.
    pub trade: Trade,
    /// Into how many periods the trading is divided: 4, 8 or 16 (HUD-6).
    pub periods: u8,
    /// The minutes of all trading, if a clock runs (HUD-6). The engine has no clock.
    pub clock: Option<u8>,
    /// How many Gamebreaker tokens each seat starts with (HUD-4).
    pub tokens: u8,
    /// What each seat brings instead, in halves of a token (HUD-43).
    #[serde(default)]
    pub brought: Option<Brought>,
    /// Whether cards tell where they come from.
    pub sleeves: Sleeves,
    /// What a Joker does.
    pub joker: JokerRule,
    /// No trade may leave a seat with fewer cards (HUD-17).
    pub smallest_deck: u8,
    /// How pairs are made.
    pub pairing: Pairing,
    /// What becomes of a duel with equal points.
    pub draws: Draws,
    /// Whether winners meet until one is left (HUD-38); for 4 or 8 seats.
    pub tournament: bool,
}

/// The minutes of trading unless somebody chooses otherwise: those of the show.
const MINUTES: u32 = 40;

const fn switch(id: &'static str, default: u32, rule: &'static str) -> Field {
    Field { id, kind: Kind::Switch, default, rule, applies: None }
}

const fn while_on(field: &'static str) -> Applies {
    Applies { field, is: 1 }
}

const FIELDS: &[Field] = &[
    switch("trading", 1, "HUD-5"),
    Field {
        id: "periods",
        kind: Kind::Choice(&["4", "8", "16"]),
        default: 0,
        rule: "HUD-6",
        applies: Some(while_on("trading")),
    },
    Field { applies: Some(while_on("trading")), ..switch("clock", 0, "HUD-6") },
    Field {
        id: "minutes",
        kind: Kind::Number { least: 10, most: 60, step: 5 },
        default: MINUTES,
        rule: "HUD-6",
        applies: Some(while_on("clock")),
    },
    Field {
        id: "smallest-deck",
        kind: Kind::Number { least: 0, most: 15, step: 1 },
        default: 0,
        rule: "HUD-17",
        applies: Some(while_on("trading")),
    },
    Field { applies: Some(while_on("trading")), ..switch("market", 1, "HUD-5") },
    Field {
        id: "tokens",
        kind: Kind::Number { least: 0, most: 5, step: 1 },
        default: 1,
        rule: "HUD-4",
        applies: None,
    },
    Brought::field("HUD-43"),
    Field {
        id: "joker",
        kind: Kind::Choice(&["blank", "echo", "wild", "secret"]),
        default: 0,
        rule: "HUD-16",
        applies: Some(while_on("market")),
    },
    switch("one-back", 0, "HUD-2"),
    Field {
        id: "pairing",
        kind: Kind::Choice(&["marbles", "random"]),
        default: 0,
        rule: "HUD-20",
        applies: Some(while_on("market")),
    },
    Field {
        id: "draws",
        kind: Kind::Choice(&["stand", "most-cards", "no-kings"]),
        default: 0,
        rule: "HUD-35",
        applies: None,
    },
    switch("tournament", 0, "HUD-38"),
];

const PRESETS: &[Preset] = &[
    Preset { id: "as-on-the-show", values: &[("clock", 1), ("minutes", MINUTES)] },
    Preset { id: "at-home", values: &[("smallest-deck", 5), ("periods", 0), ("tokens", 0)] },
];

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

impl OptionsTable for HeadsUpDuelOptions {
    const IDENTITY: Identity = IDENTITY;
    const FIELDS: &'static [Field] = FIELDS;
    const PRESETS: &'static [Preset] = PRESETS;

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(if self.tournament { &[4, 8] } else { &[2, 4, 6, 8] })
    }

    fn each(&self, mut set: impl FnMut(&'static str, u32)) {
        let values = [
            ("trading", u32::from(self.trade != Trade::Skipped)),
            ("market", u32::from(self.trade == Trade::Full)),
            ("periods", u32::from(self.periods).ilog2() - 2),
            ("clock", u32::from(self.clock.is_some())),
            ("minutes", self.clock.map_or(MINUTES, u32::from)),
            ("smallest-deck", self.smallest_deck.into()),
            ("tokens", self.tokens.into()),
            (Brought::ID, self.brought.map_or(0, Brought::value)),
            ("joker", self.joker.value()),
            ("one-back", u32::from(self.sleeves == Sleeves::One)),
            ("pairing", u32::from(self.pairing == Pairing::Random)),
            (
                "draws",
                match self.draws {
                    Draws::Stand => 0,
                    Draws::MostCards => 1,
                    Draws::NoKings => 2,
                },
            ),
            ("tournament", self.tournament.into()),
        ];
        for (id, value) in values {
            set(id, value);
        }
    }

    fn of_values(values: &Values) -> Self {
        let get = |id| values.get(id);
        Self {
            trade: match (get("trading"), get("market")) {
                (0, _) => Trade::Skipped,
                (_, 0) => Trade::CardsOnly,
                _ => Trade::Full,
            },
            periods: 4 << get("periods"),
            clock: (get("clock") == 1).then(|| get("minutes") as u8),
            tokens: get("tokens") as u8,
            brought: Brought::of_values(values),
            sleeves: if get("one-back") == 1 { Sleeves::One } else { Sleeves::Own },
            joker: JokerRule::of_value(get("joker")),
            smallest_deck: get("smallest-deck") as u8,
            pairing: if get("pairing") == 1 { Pairing::Random } else { Pairing::Marbles },
            draws: match get("draws") {
                0 => Draws::Stand,
                1 => Draws::MostCards,
                _ => Draws::NoKings,
            },
            tournament: get("tournament") == 1,
        }
    }
}

impl JokerRule {
    const fn value(self) -> u32 {
        match self {
            Self::Known(Joker::Blank) => 0,
            Self::Known(Joker::Echo) => 1,
            Self::Known(Joker::Wild) => 2,
            Self::Secret => 3,
        }
    }

    const fn of_value(value: u32) -> Self {
        match value {
            0 => Self::Known(Joker::Blank),
            1 => Self::Known(Joker::Echo),
            2 => Self::Known(Joker::Wild),
            _ => Self::Secret,
        }
    }
}

impl HeadsUpDuelOptions {
    /// What a seat starts with, in halves of a token (HUD-4, 43).
    #[must_use]
    pub const fn halves(&self, seat: Seat) -> u8 {
        match &self.brought {
            Some(brought) => brought.of_seat(seat),
            None => 2 * self.tokens,
        }
    }

    /// Whether a table of so many seats trades (HUD-5).
    #[must_use]
    pub fn trades(&self, seats: u8) -> bool {
        seats > 2 && self.trade != Trade::Skipped
    }

    /// Whether a table of so many seats has a black market, and marbles (HUD-5).
    #[must_use]
    pub fn has_market(&self, seats: u8) -> bool {
        seats > 2 && self.trade == Trade::Full
    }

    /// Whether pairs are drawn before anything else (HUD-5, 20).
    #[must_use]
    pub fn draws_pairs(&self, seats: u8) -> bool {
        !self.has_market(seats) || self.pairing == Pairing::Random
    }

    /// How many decks of 52 are shuffled together (HUD-3).
    #[must_use]
    pub const fn decks(seats: u8) -> u8 {
        let enough = (PACK as u16 * seats as u16).div_ceil(52) as u8;
        if enough > 2 { enough } else { 2 }
    }

    /// Whether the market is open in this period, counted from 0 (HUD-11).
    #[must_use]
    pub const fn market_open(&self, period: u8) -> bool {
        period >= self.periods / 4 && period < self.periods / 4 * 3
    }
}

/// How many cards a seat starts with (HUD-3).
pub const PACK: u8 = 15;
