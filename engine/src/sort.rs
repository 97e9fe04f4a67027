//! Sorts short lists of seats, cards or actions.
//!
//! The standard library's sorts are quick for lists of any length, but add up to 6 KB to the
//! program for each type and key. These lists have a few dozen elements.

/// Stable sort by a key.
pub fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    by(list, |earlier, later| key(earlier) <= key(later));
}

/// Stable sort. `may_precede` tells whether its first argument may stand before its second.
pub fn by<T>(list: &mut [T], may_precede: impl Fn(&T, &T) -> bool) {
    for next in 1..list.len() {
        let place = list[..next].partition_point(|earlier| may_precede(earlier, &list[next]));
        for at in (place..next).rev() {
            list.swap(at, at + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn lists_are_sorted_as_the_standard_library_does(list: Vec<(u8, u16)>) {
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| key / 16);
            let mut sorted = list.clone();
            by_key(&mut sorted, |(key, _)| key / 16);
            prop_assert_eq!(&sorted, &expected);
            let mut sorted = list;
            by(&mut sorted, |(one, _), (other, _)| one / 16 <= other / 16);
            prop_assert_eq!(sorted, expected);
        }
    }
}
