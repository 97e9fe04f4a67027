//! Limits on the other side's messages, at once and in the long run, and the penalties beyond them.

/// The most bytes of a message.
pub const LONGEST_MESSAGE: usize = 64 * 1024;
/// A burst of a game's frames takes far fewer.
const MOST_TOKENS: u64 = 160;
const TOKENS_PER_SECOND: u64 = 40;
/// A message costs one token, and one more for each time that it holds this number of bytes.
const TOKEN_BYTES: u64 = 4 * 1024;
/// The connection closes after this number of refusals.
const MOST_STRIKES: u8 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FlowVerdict {
    Taken,
    Dropped,
    /// The connection must close.
    Closed,
}

/// A token bucket for one side's messages.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    millitokens: u64,
    /// In milliseconds.
    counted_at: u64,
    strikes: u8,
}

impl Flow {
    pub(super) const fn new(now: u64) -> Self {
        Self { millitokens: MOST_TOKENS * 1_000, counted_at: now, strikes: 0 }
    }

    pub(super) fn receive(&mut self, bytes: usize, now: u64) -> FlowVerdict {
        // A clock that was set back adds nothing.
        let passed = now.saturating_sub(self.counted_at);
        self.counted_at = now;
        let gained = passed.saturating_mul(TOKENS_PER_SECOND);
        self.millitokens = self.millitokens.saturating_add(gained).min(MOST_TOKENS * 1_000);
        let cost = (1 + bytes as u64 / TOKEN_BYTES) * 1_000;
        if bytes > LONGEST_MESSAGE || cost > self.millitokens {
            return self.on_unexpected();
        }
        self.millitokens -= cost;
        FlowVerdict::Taken
    }

    /// Counts a message beyond the limits, or one that no build of ours sends.
    pub(super) fn on_unexpected(&mut self) -> FlowVerdict {
        self.strikes = self.strikes.saturating_add(1);
        if self.strikes >= MOST_STRIKES { FlowVerdict::Closed } else { FlowVerdict::Dropped }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_and_a_flood_ends_the_connection() {
        let mut flow = Flow::new(0);
        let verdicts: Vec<_> = (0..200).map(|_| flow.receive(100, 0)).collect();
        let count = |verdict| verdicts.iter().filter(|other| **other == verdict).count();
        assert_eq!(count(FlowVerdict::Taken), 160);
        assert_eq!(verdicts[160..167], [FlowVerdict::Dropped; 7]);
        assert!(verdicts[167..].iter().all(|verdict| *verdict == FlowVerdict::Closed));
    }

    #[test]
    fn a_steady_rate_is_never_limited() {
        let mut flow = Flow::new(0);
        for message in 0..100_000_u64 {
            assert_eq!(flow.receive(100, message * 25), FlowVerdict::Taken, "{message}");
        }
        let mut flow = Flow::new(1_000);
        assert_eq!(flow.receive(1, 0), FlowVerdict::Taken);
        assert_eq!(flow.receive(1, u64::MAX), FlowVerdict::Taken);
    }

    #[test]
    fn long_messages_cost_more_and_too_long_ones_are_dropped() {
        let mut flow = Flow::new(0);
        let taken =
            (0..20).take_while(|_| flow.receive(LONGEST_MESSAGE, 0) == FlowVerdict::Taken).count();
        assert_eq!(taken, 9);
        let mut flow = Flow::new(0);
        assert_eq!(flow.receive(LONGEST_MESSAGE + 1, 0), FlowVerdict::Dropped);
        assert_eq!(flow.receive(LONGEST_MESSAGE, 0), FlowVerdict::Taken);
    }
}
