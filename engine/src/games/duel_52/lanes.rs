//! The three lanes.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;

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
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The number that people use, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The place in an array, from 0.
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
        match text {
            "1" => Ok(Self::One),
            "2" => Ok(Self::Two),
            "3" => Ok(Self::Three),
            _ => Err(BadAction),
        }
    }
}

/// A set of lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Lanes(u8);

impl TryFrom<u8> for Lanes {
    type Error = BadAction;

    fn try_from(bits: u8) -> Result<Self, BadAction> {
        if bits <= Self::ALL.0 { Ok(Self(bits)) } else { Err(BadAction) }
    }
}

impl From<Lanes> for u8 {
    fn from(lanes: Lanes) -> Self {
        lanes.0
    }
}

impl Lanes {
    /// No lane.
    pub const EMPTY: Self = Self(0);
    /// All three.
    pub const ALL: Self = Self(0b111);

    /// Whether the lane is in the set.
    #[must_use]
    pub const fn contains(self, lane: Lane) -> bool {
        self.0 & (1 << lane as u8) != 0
    }

    /// The set and this lane.
    #[must_use]
    pub const fn with(self, lane: Lane) -> Self {
        Self(self.0 | (1 << lane as u8))
    }

    /// The set but for this lane.
    #[must_use]
    pub const fn without(self, lane: Lane) -> Self {
        Self(self.0 & !(1 << lane as u8))
    }

    /// Lanes of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no lane is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many lanes are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lanes in order.
    pub fn iter(self) -> impl Iterator<Item = Lane> {
        Lane::ALL.into_iter().filter(move |lane| self.contains(*lane))
    }
}

impl FromIterator<Lane> for Lanes {
    fn from_iter<I: IntoIterator<Item = Lane>>(lanes: I) -> Self {
        lanes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Lane::number)).finish()
    }
}

/// One value for each lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByLane<T>(pub [T; 3]);

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

    #[test]
    fn sets_of_lanes_behave_as_sets() {
        let outer = Lanes::ALL.without(Lane::Two);
        assert_eq!(outer.iter().map(Lane::number).collect::<Vec<_>>(), [1, 3]);
        assert_eq!((outer.len(), outer.contains(Lane::Two)), (2, false));
        assert_eq!(Lanes::ALL.minus(outer), Lanes::EMPTY.with(Lane::Two));
        assert!(outer.minus(Lanes::ALL).is_empty());
    }
}
