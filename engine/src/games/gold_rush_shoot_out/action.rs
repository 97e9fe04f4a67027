//! A seat's actions, and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;
use crate::games::gold_rush_shoot_out::cards::{Ability, Load};
use crate::seat::Seat;

/// A seat's first or second pistol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Nth {
    /// The one that every seat aims.
    First,
    /// The one from dual wield (GR-14).
    Second,
}

impl Nth {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The index in a list of pistols.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// A seat's pistol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pistol {
    /// The seat that holds it.
    pub holder: Seat,
    /// Its first or second.
    pub nth: Nth,
}

/// An ability card played openly (GR-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Play {
    /// Moves a pistol to another target (GR-13).
    HiredHand {
        /// The pistol.
        pistol: Pistol,
        /// Its new target.
        target: Seat,
    },
    /// Aims a second pistol (GR-14).
    DualWield {
        /// Its target.
        target: Seat,
    },
    /// Heals a wound (GR-15).
    Bandage,
    /// No bullet wounds the seat this round (GR-16).
    DuckAndWeave,
}

impl Play {
    /// The ability card.
    #[must_use]
    pub const fn ability(self) -> Ability {
        match self {
            Self::HiredHand { .. } => Ability::HiredHand,
            Self::DualWield { .. } => Ability::DualWield,
            Self::Bandage => Ability::Bandage,
            Self::DuckAndWeave => Ability::DuckAndWeave,
        }
    }
}

/// A seat's choice in the standoff (GR-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stand {
    /// It stays.
    Stays,
    /// It sits out.
    SitsOut,
}

impl Stand {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Stays, Self::SitsOut];
}

/// Whether a seat turns the pistols aimed at it (GR-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ambush {
    /// It spends half a token, and they turn.
    Springs,
    /// It doesn't.
    Holds,
}

impl Ambush {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Springs, Self::Holds];
}

/// An action. Written `load blank`, `aim 4`, `pass`, `hire 3 aim 5`, `hire 3 second aim 5`,
/// `dual 2`, `bandage`, `duck`, `stand`, `sit out`, `ambush`, `hold`, `take 6`, `take priority`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Loads the pistol (GR-10).
    Load(Load),
    /// Aims it at another seat (GR-11).
    Aim(Seat),
    /// Doesn't play an ability card now (GR-12).
    Pass,
    /// Plays an ability card (GR-12).
    Play(Play),
    /// Stays or sits out (GR-17).
    Stand(Stand),
    /// Springs an ambush or not (GR-20).
    Ambush(Ambush),
    /// Takes the card in this place of the take, from 1 (GR-23).
    Take(u8),
    /// Takes the first-priority token (GR-23).
    TakePriority,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(Load::Blank) => f.write_str("load blank"),
            Self::Load(Load::Bullet) => f.write_str("load bullet"),
            Self::Load(Load::Extra) => f.write_str("load extra"),
            Self::Aim(target) => write!(f, "aim {target}"),
            Self::Pass => f.write_str("pass"),
            Self::Play(Play::HiredHand { pistol: Pistol { holder, nth }, target }) => match nth {
                Nth::First => write!(f, "hire {holder} aim {target}"),
                Nth::Second => write!(f, "hire {holder} second aim {target}"),
            },
            Self::Play(Play::DualWield { target }) => write!(f, "dual {target}"),
            Self::Play(Play::Bandage) => f.write_str("bandage"),
            Self::Play(Play::DuckAndWeave) => f.write_str("duck"),
            Self::Stand(Stand::Stays) => f.write_str("stand"),
            Self::Stand(Stand::SitsOut) => f.write_str("sit out"),
            Self::Ambush(Ambush::Springs) => f.write_str("ambush"),
            Self::Ambush(Ambush::Holds) => f.write_str("hold"),
            Self::Take(place) => write!(f, "take {place}"),
            Self::TakePriority => f.write_str("take priority"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let seat = |text: &str| text.parse::<Seat>().map_err(|_| BadAction);
        let hire = |holder: &str, nth, target: &str| {
            let pistol = Pistol { holder: seat(holder)?, nth };
            Ok(Self::Play(Play::HiredHand { pistol, target: seat(target)? }))
        };
        let mut words = text.split(' ');
        let words = [(); 6].map(|()| words.next());
        match words {
            [Some("load"), Some("blank"), None, ..] => Ok(Self::Load(Load::Blank)),
            [Some("load"), Some("bullet"), None, ..] => Ok(Self::Load(Load::Bullet)),
            [Some("load"), Some("extra"), None, ..] => Ok(Self::Load(Load::Extra)),
            [Some("aim"), Some(target), None, ..] => seat(target).map(Self::Aim),
            [Some("pass"), None, ..] => Ok(Self::Pass),
            [Some("hire"), Some(holder), Some("aim"), Some(target), None, ..] => {
                hire(holder, Nth::First, target)
            }
            [Some("hire"), Some(holder), Some("second"), Some("aim"), Some(target), None] => {
                hire(holder, Nth::Second, target)
            }
            [Some("dual"), Some(target), None, ..] => {
                seat(target).map(|target| Self::Play(Play::DualWield { target }))
            }
            [Some("bandage"), None, ..] => Ok(Self::Play(Play::Bandage)),
            [Some("duck"), None, ..] => Ok(Self::Play(Play::DuckAndWeave)),
            [Some("stand"), None, ..] => Ok(Self::Stand(Stand::Stays)),
            [Some("sit"), Some("out"), None, ..] => Ok(Self::Stand(Stand::SitsOut)),
            [Some("ambush"), None, ..] => Ok(Self::Ambush(Ambush::Springs)),
            [Some("hold"), None, ..] => Ok(Self::Ambush(Ambush::Holds)),
            [Some("take"), Some("priority"), None, ..] => Ok(Self::TakePriority),
            [Some("take"), Some(place), None, ..] => match place.as_bytes() {
                [digit @ b'1'..=b'8'] => Ok(Self::Take(digit - b'0')),
                _ => Err(BadAction),
            },
            _ => Err(BadAction),
        }
    }
}
