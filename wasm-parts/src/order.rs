//! Orders functions for compression: similar ones, such as instances of a generic function, become neighbours. A
//! compressor refers back to equal bytes by their distance, and short distances take fewer bits.

use std::collections::{BTreeSet, HashMap};

const WINDOW_BYTES: usize = 5;
/// Windows in more functions than this are too common to compare.
const MAX_HOLDERS: usize = 200;

/// Puts after each function the remaining one most similar to it; if none is similar, the shortest.
pub(super) fn compression_order(bodies: &[&[u8]]) -> Vec<usize> {
    let windows: Vec<Vec<u64>> = bodies.iter().map(|body| windows(body)).collect();
    // The functions that have each window.
    let mut holders: HashMap<u64, Vec<usize>> = HashMap::new();
    for (at, windows) in windows.iter().enumerate() {
        for &window in windows {
            holders.entry(window).or_default().push(at);
        }
    }
    holders.retain(|_, holders| (2..=MAX_HOLDERS).contains(&holders.len()));

    let mut remaining: BTreeSet<(usize, usize)> =
        bodies.iter().enumerate().map(|(at, body)| (body.len(), at)).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut shared = vec![0_usize; bodies.len()];
    while let Some(&(_, shortest)) = remaining.first() {
        let mut last = shortest;
        while remaining.remove(&(bodies[last].len(), last)) {
            order.push(last);
            let found = windows[last].iter().filter_map(|window| holders.get(window)).flatten();
            let mut others = Vec::new();
            for &other in found {
                if remaining.contains(&(bodies[other].len(), other)) {
                    if shared[other] == 0 {
                        others.push(other);
                    }
                    shared[other] += 1;
                }
            }
            others.sort_unstable();
            // Similarity is the Jaccard index, shared ÷ union, compared by multiplying crosswise.
            let union = |other: usize| windows[last].len() + windows[other].len() - shared[other];
            let nearest = others.iter().copied().reduce(|one, other| {
                if shared[other] * union(one) > shared[one] * union(other) { other } else { one }
            });
            for other in others {
                shared[other] = 0;
            }
            last = nearest.unwrap_or(last);
        }
    }
    order
}

/// A function's runs of [`WINDOW_BYTES`] bytes, as numbers.
fn windows(body: &[u8]) -> Vec<u64> {
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
    let mut all: Vec<u64> = body.windows(WINDOW_BYTES).map(number).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_functions_lie_together() {
        let bodies: [&[u8]; 6] = [
            b"one two three four",
            b"other things",
            b"one two three five",
            b"",
            b"other thing",
            b"xyz",
        ];
        assert_eq!(compression_order(&bodies), [3, 5, 4, 1, 0, 2]);
    }

    #[test]
    fn everything_is_there_once() {
        let bodies: Vec<Vec<u8>> = (0..600_u32)
            .map(|at| (at % 7..at % 97).map(|byte| u8::try_from(byte).unwrap()).collect())
            .collect();
        let mut order = compression_order(&bodies.iter().map(|body| &body[..]).collect::<Vec<_>>());
        order.sort_unstable();
        assert_eq!(order, (0..600).collect::<Vec<_>>());
    }
}
