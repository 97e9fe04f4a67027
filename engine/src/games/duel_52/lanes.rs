use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;
use crate::set::{Set, indexed};

/// One of the three lanes (D52-1). People count them from 1, arrays from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Lane {
    /// Lane 1.
    One,
    /// Lane 2.
    Two,
    /// Lane 3.
    Three,
}

impl Lane {
    /// All lanes, in order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Lane {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        Self::ALL.into_iter().find(|lane| lane.to_string() == text).ok_or(BadAction)
    }
}

indexed!(Lane::ALL in u8);

/// A set of lanes.
pub type Lanes = Set<Lane>;

impl Lanes {
    /// All three.
    pub const ALL: Self = Self::from_bits(0b111);
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct ByLane<T>(pub(super) [T; 3]);

impl<T> Index<Lane> for ByLane<T> {
    type Output = T;

    fn index(&self, lane: Lane) -> &T {
        &self.0[lane.index()]
    }
}

impl<T> IndexMut<Lane> for ByLane<T> {
    fn index_mut(&mut self, lane: Lane) -> &mut T {
        &mut self.0[lane.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lane_survives_the_trip_to_text_and_back() {
        for lane in Lane::ALL {
            assert_eq!(lane.to_string().parse(), Ok(lane));
        }
        for bad in ["", "0", "4", "+1", "01"] {
            assert_eq!(bad.parse::<Lane>(), Err(BadAction), "{bad}");
        }
    }
}
