//! A replayed record with its frames.

use crate::game::{Frame, Game, OpenCards, Turn};
use crate::record::{Record, RecordErrorAt, read_with_frames};

/// A record, its first state, and each decision's frames with their states. Holds every secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayedRecord<G: Game> {
    record: Record<G>,
    first_state: G,
    frames_by_decision: Vec<Vec<Frame<G>>>,
}

impl<G: Game> ReplayedRecord<G> {
    /// Replays a record.
    ///
    /// # Errors
    /// The error that stops the replay, with its line in the text.
    pub fn new(record: Record<G>) -> Result<Self, RecordErrorAt<G>> {
        let (mut first, mut frames_by_decision) = (None, Vec::new());
        // The first call comes after the deal, the others come after decisions.
        let end = record.replay(|_, game, sink| match first {
            None => first = Some(game.clone()),
            Some(_) => frames_by_decision.push(sink.into_frames()),
        })?;
        Ok(Self { record, first_state: first.unwrap_or(end), frames_by_decision })
    }

    /// Reads a record and replays it in one pass.
    ///
    /// # Errors
    /// The first error in the text.
    pub fn read(text: &str) -> Result<Self, RecordErrorAt<G>> {
        let mut frames_by_decision = Vec::new();
        let reading = read_with_frames::<G>(text, Some(&mut frames_by_decision))?;
        if let Some(error) = reading.error {
            return Err(error);
        }
        let record = reading.record;
        let dealt = if frames_by_decision.is_empty() { Ok(reading.game) } else { record.deal() };
        match dealt {
            Ok(first_state) => Ok(Self { record, first_state, frames_by_decision }),
            // Never happens: the reader has dealt this record already.
            Err(_) => Self::new(record),
        }
    }

    /// Reassembles the [parts](Self::into_parts), unchecked.
    #[must_use]
    pub const fn from_parts(record: Record<G>, first_state: G, frames: Vec<Vec<Frame<G>>>) -> Self {
        Self { record, first_state, frames_by_decision: frames }
    }

    /// The record, cut after this many decisions.
    #[must_use]
    pub fn truncated(mut self, decisions: usize) -> Self {
        self.record.decisions.truncate(decisions);
        self.frames_by_decision.truncate(decisions);
        self
    }

    /// The record.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The frames of each decision.
    #[must_use]
    pub fn frames_by_decision(&self) -> &[Vec<Frame<G>>] {
        &self.frames_by_decision
    }

    /// The state after this many decisions, or the last state if there are fewer.
    #[must_use]
    pub fn state_after(&self, decisions: usize) -> &G {
        let played = &self.frames_by_decision[..decisions.min(self.frames_by_decision.len())];
        let last = played.last().and_then(|frames| frames.last());
        last.map_or(&self.first_state, |frame| &frame.state)
    }

    /// The last state.
    #[must_use]
    pub fn end(&self) -> &G {
        self.state_after(self.frames_by_decision.len())
    }

    /// Permission to see all cards; `None` while the game goes on.
    #[must_use]
    pub fn open_cards(&self) -> Option<OpenCards> {
        matches!(self.end().turn(), Turn::Over(_)).then(OpenCards::new)
    }

    /// The record, the state after the deal, and the frames of each decision.
    #[must_use]
    pub fn into_parts(self) -> (Record<G>, G, Vec<Vec<Frame<G>>>) {
        (self.record, self.first_state, self.frames_by_decision)
    }
}
