//! Frames: the steps of a decision.

use std::fmt::Debug;

use super::{Event, Game, Observer};

/// Simultaneous events, and the state just after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<G: Game> {
    /// The events, in the order of emission. Never empty.
    pub events: Vec<G::Event>,
    /// The state after these events.
    pub state: G,
}

/// The part of a frame that an observer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenFrame<G: Game> {
    /// The events that the observer sees. Never empty.
    pub events: Vec<G::Event>,
    /// The observer's view after these events.
    pub view: G::View,
}

impl<G: Game> Frame<G> {
    /// Whether the observer sees any event of the frame.
    #[must_use]
    pub fn is_seen_by(&self, observer: Observer) -> bool {
        self.events.iter().any(|event| event.seen_by(observer).is_some())
    }

    /// The frame as the observer sees it; `None` if the observer sees no event.
    #[must_use]
    pub fn seen_by(&self, observer: Observer) -> Option<SeenFrame<G>> {
        let events: Vec<_> =
            self.events.iter().filter_map(|event| event.seen_by(observer)).collect();
        (!events.is_empty()).then(|| SeenFrame { events, view: self.state.view(observer) })
    }
}

/// Collects emitted events in frames, or drops them without building an event or copying a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sink<G: Game>(Option<Box<Collected<G>>>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Collected<G: Game> {
    frames: Vec<Frame<G>>,
    open_events: Vec<G::Event>,
}

impl<G: Game> Sink<G> {
    /// A sink that drops everything.
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// A sink that collects frames.
    #[must_use]
    pub fn open() -> Self {
        Self(Some(Box::new(Collected { frames: Vec::new(), open_events: Vec::new() })))
    }

    /// Whether events are collected.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Emits an event; calls `event` only if the sink collects.
    pub fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(collected) = &mut self.0 {
            collected.add(event());
        }
    }

    /// Ends a frame with the events since the last one and this state. Does nothing without events.
    pub fn close_frame(&mut self, state: &G) {
        if let Some(collected) = &mut self.0 {
            collected.close(state);
        }
    }

    /// Emits all frames and open events into the sink of another game type.
    pub(crate) fn convert_into<H: Game>(
        self,
        into: &mut Sink<H>,
        convert_event: impl Fn(G::Event) -> H::Event,
        convert_state: impl Fn(G) -> H,
    ) {
        let Some(collected) = self.0 else { return };
        for frame in collected.frames {
            frame.events.into_iter().for_each(|own| into.emit(|| convert_event(own)));
            into.close_frame(&convert_state(frame.state));
        }
        collected.open_events.into_iter().for_each(|own| into.emit(|| convert_event(own)));
    }

    /// The frames in order.
    #[must_use]
    pub fn frames(&self) -> &[Frame<G>] {
        self.0.as_ref().map_or(&[], |collected| &collected.frames)
    }

    /// The frames in order.
    #[must_use]
    pub fn into_frames(self) -> Vec<Frame<G>> {
        self.0.map_or_else(Vec::new, |collected| collected.frames)
    }

    /// The events of all frames in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.frames().iter().flat_map(|frame| &frame.events)
    }
}

// Cold: bots run without frames.
impl<G: Game> Collected<G> {
    #[cold]
    #[inline(never)]
    fn add(&mut self, event: G::Event) {
        self.open_events.push(event);
    }

    #[cold]
    #[inline(never)]
    fn close(&mut self, state: &G) {
        if !self.open_events.is_empty() {
            let events = std::mem::take(&mut self.open_events);
            self.frames.push(Frame { events, state: state.clone() });
        }
    }
}
