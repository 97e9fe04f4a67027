//! What happens while a decision is carried out, frame by frame.

use std::fmt::Debug;

use super::{Event, Game, Observer};

/// What happened at once, and the state just after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<G: Game> {
    /// The events, in the order in which they are emitted. Never empty.
    pub events: Vec<G::Event>,
    /// The state after them.
    pub state: G,
}

/// A frame as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenFrame<G: Game> {
    /// What it sees happen. Never empty.
    pub events: Vec<G::Event>,
    /// What it knows after that.
    pub view: G::View,
}

impl<G: Game> Frame<G> {
    /// Whether the observer sees anything happen.
    #[must_use]
    pub fn is_seen_by(&self, observer: Observer) -> bool {
        self.events.iter().any(|event| event.seen_by(observer).is_some())
    }

    /// The frame as the observer sees it; `None` if it sees nothing happen.
    #[must_use]
    pub fn seen_by(&self, observer: Observer) -> Option<SeenFrame<G>> {
        let events: Vec<_> =
            self.events.iter().filter_map(|event| event.seen_by(observer)).collect();
        (!events.is_empty()).then(|| SeenFrame { events, view: self.state.view(observer) })
    }
}

/// The frames of one decision or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frames<G: Game> {
    closed: Vec<Frame<G>>,
    /// The events since the last frame was closed.
    open: Vec<G::Event>,
}

impl<G: Game> Default for Frames<G> {
    fn default() -> Self {
        Self { closed: Vec::new(), open: Vec::new() }
    }
}

impl<G: Game> Frames<G> {
    /// The frames in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Frame<G>] {
        &self.closed
    }

    /// The frames in order.
    #[must_use]
    pub fn into_vec(self) -> Vec<Frame<G>> {
        self.closed
    }

    /// The events of all frames in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.closed.iter().flat_map(|frame| &frame.events)
    }

    // Cold path: bots run without a sink.
    #[cold]
    #[inline(never)]
    fn add(&mut self, event: G::Event) {
        self.open.push(event);
    }

    #[cold]
    #[inline(never)]
    fn close(&mut self, state: &G) {
        if !self.open.is_empty() {
            let events = std::mem::take(&mut self.open);
            self.closed.push(Frame { events, state: state.clone() });
        }
    }

    /// Adds a frame.
    pub fn push(&mut self, frame: Frame<G>) {
        self.closed.push(frame);
    }
}

/// Where the rules of a game emit events: into the caller's [`Frames`], or nowhere. A sink that
/// leads nowhere costs nothing: no event is made, no state copied.
#[derive(Debug)]
pub struct EventSink<'a, G: Game>(Option<&'a mut Frames<G>>);

impl<'a, G: Game> EventSink<'a, G> {
    /// A sink into these frames, if there are any.
    pub fn new(frames: Option<&'a mut Frames<G>>) -> Self {
        Self(frames)
    }

    /// A sink that leads nowhere.
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// Whether it leads into frames.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Emits an event, which is made only if the sink leads into frames.
    pub fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(frames) = &mut self.0 {
            frames.add(event());
        }
    }

    /// What was emitted since the last frame happened at once, and led to this state. Without any
    /// event there is no frame.
    pub fn close_frame(&mut self, state: &G) {
        if let Some(frames) = &mut self.0 {
            frames.close(state);
        }
    }
}
