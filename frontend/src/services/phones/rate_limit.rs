//! Limits on the other side's messages, at once and in the long run, and the penalty for exceeding them.

/// The most bytes of a message.
pub const LONGEST_MESSAGE: usize = 64 * 1024;
/// The most short messages at once; a burst of a game's frames takes far fewer.
const MOST_TOKENS: u64 = 160;
const TOKENS_PER_SECOND: u64 = 40;
/// A message costs one token, and one more for each full `TOKEN_BYTES` of its length.
const TOKEN_BYTES: u64 = 4 * 1024;
/// The connection closes at this number of strikes.
const MOST_STRIKES: u8 = 8;

/// A token bucket for one side's messages, with a count of those beyond it.
#[derive(Clone, Debug)]
pub(super) struct RateLimit {
    millitokens: u64,
    /// The time when tokens were last added, in milliseconds.
    counted_at: u64,
    strikes: u8,
}

impl RateLimit {
    pub(super) const fn new(now: u64) -> Self {
        Self { millitokens: MOST_TOKENS * 1_000, counted_at: now, strikes: 0 }
    }

    /// Returns whether a message is within the limits, and takes its tokens if so.
    pub(super) fn try_take(&mut self, bytes: usize, now: u64) -> bool {
        // A clock that was set back adds nothing.
        let passed = now.saturating_sub(self.counted_at);
        self.counted_at = now;
        let gained = passed.saturating_mul(TOKENS_PER_SECOND);
        self.millitokens = self.millitokens.saturating_add(gained).min(MOST_TOKENS * 1_000);
        let cost = (1 + bytes as u64 / TOKEN_BYTES) * 1_000;
        let is_within = bytes <= LONGEST_MESSAGE && cost <= self.millitokens;
        if is_within {
            self.millitokens -= cost;
        }
        is_within
    }

    /// Counts a message beyond the limits, or one that no build of ours sends. Returns whether to close the connection.
    pub(super) fn add_strike(&mut self) -> bool {
        self.strikes = self.strikes.saturating_add(1);
        self.strikes >= MOST_STRIKES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_and_a_flood_ends_the_connection() {
        let mut limit = RateLimit::new(0);
        let taken: Vec<bool> = (0..200).map(|_| limit.try_take(100, 0)).collect();
        assert_eq!(taken, [[true; 160].as_slice(), &[false; 40]].concat());
        let closes: Vec<bool> = (0..9).map(|_| limit.add_strike()).collect();
        assert_eq!(closes, [[false; 7].as_slice(), &[true; 2]].concat());
    }

    #[test]
    fn a_steady_rate_is_never_limited() {
        let mut limit = RateLimit::new(0);
        for message in 0..100_000_u64 {
            assert!(limit.try_take(100, message * 25), "{message}");
        }
        let mut limit = RateLimit::new(1_000);
        assert!(limit.try_take(1, 0) && limit.try_take(1, u64::MAX));
    }

    #[test]
    fn long_messages_cost_more_and_too_long_ones_are_dropped() {
        let mut limit = RateLimit::new(0);
        assert!(!limit.try_take(LONGEST_MESSAGE + 1, 0));
        assert_eq!((0..20).take_while(|_| limit.try_take(LONGEST_MESSAGE, 0)).count(), 9);
    }
}
