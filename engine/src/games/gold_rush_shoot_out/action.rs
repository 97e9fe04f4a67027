use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;
use crate::games::gold_rush_shoot_out::{Ability, Load};
use crate::seat::Seat;

/// The first or second pistol of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Nth {
    /// The pistol that every seat has.
    First,
    /// The pistol of dual wield (GR-14).
    Second,
}

impl Nth {
    /// Both pistols.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Its index in a list of pistols.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A seat's pistol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pistol {
    /// The seat that holds it.
    pub holder: Seat,
    /// The first or the second.
    pub nth: Nth,
}

/// An openly played ability card (GR-12).
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
    /// Protects the seat from bullets this round (GR-16).
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
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Stays, Self::SitsOut];
}

/// A seat's answer to the pistols aimed at it (GR-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ambush {
    /// Spends half a token to turn them.
    Springs,
    /// Leaves them.
    Holds,
}

impl Ambush {
    /// Both answers.
    pub const ALL: [Self; 2] = [Self::Springs, Self::Holds];
}

/// An action: `load blank`, `aim 4`, `pass`, `hire 3 aim 5`, `hire 3 second aim 5`, `dual 2`,
/// `bandage`, `duck`, `stand`, `sit out`, `ambush`, `hold`, `take 6`, `take priority`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Loads the pistol (GR-10).
    Load(Load),
    /// Aims the pistol (GR-11).
    Aim(Seat),
    /// Plays no ability card now (GR-12).
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
            Self::Load(Load::BulletCard) => f.write_str("load extra"),
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
        let words: Vec<&str> = text.split(' ').collect();
        let hire = |holder: &str, nth, target: &str| -> Result<Play, BadAction> {
            let pistol = Pistol { holder: holder.parse()?, nth };
            Ok(Play::HiredHand { pistol, target: target.parse()? })
        };
        Ok(match words[..] {
            ["load", "blank"] => Self::Load(Load::Blank),
            ["load", "bullet"] => Self::Load(Load::Bullet),
            ["load", "extra"] => Self::Load(Load::BulletCard),
            ["aim", target] => Self::Aim(target.parse()?),
            ["pass"] => Self::Pass,
            ["hire", holder, "aim", target] => Self::Play(hire(holder, Nth::First, target)?),
            ["hire", holder, "second", "aim", target] => {
                Self::Play(hire(holder, Nth::Second, target)?)
            }
            ["dual", target] => Self::Play(Play::DualWield { target: target.parse()? }),
            ["bandage"] => Self::Play(Play::Bandage),
            ["duck"] => Self::Play(Play::DuckAndWeave),
            ["stand"] => Self::Stand(Stand::Stays),
            ["sit", "out"] => Self::Stand(Stand::SitsOut),
            ["ambush"] => Self::Ambush(Ambush::Springs),
            ["hold"] => Self::Ambush(Ambush::Holds),
            ["take", "priority"] => Self::TakePriority,
            // A place is written like a seat: 1 to 8.
            ["take", place] => Self::Take(place.parse::<Seat>()?.number()),
            _ => return Err(BadAction),
        })
    }
}
