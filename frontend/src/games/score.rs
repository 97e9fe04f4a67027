//! A finished game in a few numbers and signs, without a card.

use std::cmp::Ordering;

/// What came of a game for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    pub own: u32,
    /// The opponent's, or the best one's of several.
    pub other: u32,
    /// What came of each part of the game: ahead, as good, behind.
    pub parts: Vec<Ordering>,
}

/// What came of each round, by the round and the lead of every view: what the lead became in it.
pub fn by_round(views: impl Iterator<Item = (u8, i32)>) -> Vec<Ordering> {
    let mut parts = Vec::new();
    let mut now: Option<(u8, i32)> = None;
    let mut last = 0;
    for (round, lead) in views {
        match now {
            Some((known, _)) if known == round => {}
            Some((_, before)) => {
                parts.push(lead.cmp(&before));
                now = Some((round, lead));
            }
            None => now = Some((round, lead)),
        }
        last = lead;
    }
    // The last round counts if anything came of it: a game may be given up in the middle of one.
    parts.extend(now.map(|(_, before)| last.cmp(&before)).filter(|part| part.is_ne()));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_what_the_lead_became_in_it() {
        let views = [(1, 0), (1, 3), (2, 3), (2, 3), (3, 3), (3, -1), (4, -1)];
        let parts = by_round(views.into_iter());
        assert_eq!(parts, [Ordering::Greater, Ordering::Equal, Ordering::Less]);
        assert_eq!(by_round([(1, 0), (2, 5), (2, 6)].into_iter()).len(), 2);
        assert!(by_round(std::iter::empty()).is_empty());
    }
}
