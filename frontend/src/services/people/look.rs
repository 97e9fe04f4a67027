//! A player's look, recognised at a glance: a colour with an emblem.

use serde::{Deserialize, Serialize};

use engine::seat::Seat;

/// A colour with its emblem, one of twelve: see `components/seat.rs` and `static/styles/seats.css`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[expect(clippy::unsafe_derive_deserialize, reason = "unsafe code is in macros alone")]
pub struct Look(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a look from 1 to 12")]
pub struct BadLook;

impl Look {
    /// The number of looks: more than a table has seats.
    pub const COUNT: u8 = 12;

    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=Self::COUNT).map(Self)
    }

    /// A seat's default look.
    pub const fn from_seat(seat: Seat) -> Self {
        Self(seat.number())
    }

    /// The look at this place, from 0, wrapping around.
    pub const fn nth(place: usize) -> Self {
        Self((place % Self::COUNT as usize) as u8 + 1)
    }

    /// The look's place among all, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The CSS class that sets the colour of an element and its children.
    pub fn class(self) -> String {
        format!("seat-{}", self.0)
    }
}

impl TryFrom<u8> for Look {
    type Error = BadLook;

    fn try_from(number: u8) -> Result<Self, BadLook> {
        if (1..=Self::COUNT).contains(&number) { Ok(Self(number)) } else { Err(BadLook) }
    }
}

impl From<Look> for u8 {
    fn from(look: Look) -> Self {
        look.0
    }
}

/// A different look for each seat. First each wish that is still free is granted, in order; then each other seat gets
/// its default look, or else the first free one.
pub fn assign(wishes: &[Option<Look>]) -> Vec<Look> {
    let mut taken: Vec<Option<Look>> = Vec::new();
    for wish in wishes {
        taken.push(wish.filter(|look| !taken.contains(&Some(*look))));
    }
    for at in 0..taken.len() {
        if taken[at].is_none() {
            let candidates = std::iter::once(Look::nth(at)).chain(Look::all());
            taken[at] = candidates.into_iter().find(|look| !taken.contains(&Some(*look)));
        }
    }
    // There are more looks than seats.
    taken.into_iter().enumerate().map(|(at, look)| look.unwrap_or(Look::nth(at))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn numbers(wishes: &[u8]) -> Vec<u8> {
        let wishes: Vec<_> = wishes.iter().map(|number| Look::try_from(*number).ok()).collect();
        assign(&wishes).into_iter().map(u8::from).collect()
    }

    #[test]
    fn looks_differ_and_the_first_to_come_gets_the_wished_one() {
        assert_eq!(numbers(&[0, 0, 0]), [1, 2, 3]);
        assert_eq!(numbers(&[5, 5, 0]), [5, 2, 3]);
        assert_eq!(numbers(&[0, 1, 12]), [2, 1, 12]);
    }

    #[test]
    fn numbers_out_of_range_are_no_looks() {
        for number in [0, 13, 255] {
            assert_eq!(Look::try_from(number), Err(BadLook));
        }
        assert!(serde_json::from_str::<Look>("13").is_err());
        assert_eq!(serde_json::to_string(&Look::nth(11)).unwrap(), "12");
    }

    proptest! {
        #[test]
        fn no_two_seats_have_the_same_look(wishes in proptest::collection::vec(0_u8..16, 0..=8)) {
            let looks: BTreeSet<_> = numbers(&wishes).into_iter().collect();
            prop_assert_eq!(looks.len(), wishes.len());
        }
    }
}
