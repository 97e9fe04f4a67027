//! What happens while a decision is carried out, frame by frame.

use std::fmt::Debug;

use super::{Event, Game, Observer};

/// What happened at once, and the state just after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<G: Game> {
    /// The events, in the order in which they are told. Never empty.
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

/// Where a game tells what happens: in frames that the sink collects, or nowhere. A sink that leads
/// nowhere costs nothing: no event is made, no state copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sink<G: Game>(Option<Box<Told<G>>>);

/// What was told in one decision or several.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told<G: Game> {
    frames: Vec<Frame<G>>,
    /// The events since the last frame was closed.
    open: Vec<G::Event>,
}

impl<G: Game> Sink<G> {
    /// A sink that leads nowhere.
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// A sink that collects frames.
    #[must_use]
    pub fn listening() -> Self {
        Self(Some(Box::new(Told { frames: Vec::new(), open: Vec::new() })))
    }

    /// Whether anybody is told.
    #[must_use]
    pub const fn listens(&self) -> bool {
        self.0.is_some()
    }

    /// Tells of an event; it is made only if somebody is told.
    pub fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(told) = &mut self.0 {
            told.add(event());
        }
    }

    /// What was told since the last frame happened at once, and led to this state. Without any
    /// event there is no frame.
    pub fn close_frame(&mut self, state: &G) {
        if let Some(told) = &mut self.0 {
            told.close(state);
        }
    }

    /// Adds a frame.
    pub fn push(&mut self, frame: Frame<G>) {
        if let Some(told) = &mut self.0 {
            told.frames.push(frame);
        }
    }

    /// The frames in order.
    #[must_use]
    pub fn frames(&self) -> &[Frame<G>] {
        self.0.as_ref().map_or(&[], |told| &told.frames)
    }

    /// The frames in order.
    #[must_use]
    pub fn into_frames(self) -> Vec<Frame<G>> {
        self.0.map_or_else(Vec::new, |told| told.frames)
    }

    /// The events of all frames in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.frames().iter().flat_map(|frame| &frame.events)
    }
}

// Bots listen to nothing: what is done for those who listen is kept out of their way.
impl<G: Game> Told<G> {
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
            self.frames.push(Frame { events, state: state.clone() });
        }
    }
}
