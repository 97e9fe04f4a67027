//! A replayed record with its frames.

use crate::game::{Frame, Game, OpenCards, Turn};
use crate::record::{Record, RecordErrorAt, read_with_frames};

/// A record, every state of its game, and each decision's frames. It holds every secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayedRecord<G: Game> {
    record: Record<G>,
    deal: G,
    decisions: Vec<Vec<Frame<G>>>,
}

impl<G: Game> ReplayedRecord<G> {
    /// Replays a record.
    ///
    /// # Errors
    /// The error that stops the replay, with its line in the text.
    pub fn new(record: Record<G>) -> Result<Self, RecordErrorAt<G>> {
        let (mut deal, mut decisions) = (None, Vec::new());
        let end = record.replay(|_, game, sink| match deal {
            None => deal = Some(game.clone()),
            Some(_) => decisions.push(sink.into_frames()),
        })?;
        Ok(Self { record, deal: deal.unwrap_or(end), decisions })
    }

    /// Reads a record and replays it in one pass.
    ///
    /// # Errors
    /// The first error in the text.
    pub fn read(text: &str) -> Result<Self, RecordErrorAt<G>> {
        let mut frames = Vec::new();
        let reading = read_with_frames::<G>(text, Some(&mut frames))?;
        if let Some(error) = reading.error {
            return Err(error);
        }
        let record = reading.record;
        let deal = if frames.is_empty() { Ok(reading.game) } else { record.deal() };
        match deal {
            Ok(deal) => Ok(Self { record, deal, decisions: frames }),
            // Never happens: the reader has dealt this record already.
            Err(_) => Self::new(record),
        }
    }

    /// Reassembles the [parts](Self::into_parts), unchecked.
    #[must_use]
    pub const fn from_parts(record: Record<G>, deal: G, decisions: Vec<Vec<Frame<G>>>) -> Self {
        Self { record, deal, decisions }
    }

    /// The record, cut after this many decisions.
    #[must_use]
    pub fn truncated(mut self, decisions: usize) -> Self {
        self.record.decisions.truncate(decisions);
        self.decisions.truncate(decisions);
        self
    }

    /// The record.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The frames of each decision.
    #[must_use]
    pub fn decisions(&self) -> &[Vec<Frame<G>>] {
        &self.decisions
    }

    /// The state after this many decisions, or the last.
    #[must_use]
    pub fn state_after(&self, decisions: usize) -> &G {
        let decisions = &self.decisions[..decisions.min(self.decisions.len())];
        let last = decisions.last().and_then(|frames| frames.last());
        last.map_or(&self.deal, |frame| &frame.state)
    }

    /// The last state.
    #[must_use]
    pub fn end(&self) -> &G {
        self.state_after(self.decisions.len())
    }

    /// Permission to see all cards; `None` while the game goes on.
    #[must_use]
    pub fn open_cards(&self) -> Option<OpenCards> {
        matches!(self.end().turn(), Turn::Over(_)).then(OpenCards::new)
    }

    /// The record, the state after the deal, and the frames of each decision.
    #[must_use]
    pub fn into_parts(self) -> (Record<G>, G, Vec<Vec<Frame<G>>>) {
        (self.record, self.deal, self.decisions)
    }
}
