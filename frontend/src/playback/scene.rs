//! The contract of boards: a scene after each frame, and how events look and sound.

use std::rc::Rc;

use engine::game::Game;
use engine::seat::{Seat, SeatSet};

use super::FrameOf;
use crate::services::sound::Cue;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::remarks::Luck;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// Somebody's choice, shown once all may know it.
    Choice,
    Public,
    Deal,
}

/// The look and sound of an event, and the seats that it was lucky or unlucky for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    /// The kind of a frame that begins with the event.
    pub kind: FrameKind,
    pub cue: Option<Cue>,
    pub luck: Vec<(Seat, Luck)>,
}

impl Marks {
    /// Public, without a sound.
    pub const SILENT: Self = Self::new(FrameKind::Public, None);
    pub const CHOICE: Self = Self::new(FrameKind::Choice, None);
    pub const DEAL: Self = Self::new(FrameKind::Deal, None);

    pub const fn new(kind: FrameKind, cue: Option<Cue>) -> Self {
        Self { kind, cue, luck: Vec::new() }
    }

    pub const fn from_cue(cue: Cue) -> Self {
        Self::new(FrameKind::Public, Some(cue))
    }

    pub fn win(winner: Seat, seats: [Seat; 2]) -> Self {
        let luck = |seat| (seat, if seat == winner { Luck::Good } else { Luck::Bad });
        Self { luck: seats.map(luck).into(), ..Self::from_cue(Cue::Win) }
    }
}

/// A board at one moment: the facts of a view, everything that stays visible from the frame before, and the marks of
/// events. It never shows more than the observer's views and events.
pub trait Scene: Clone + PartialEq + 'static {
    type Game: Game;

    /// The usual limit in milliseconds from a playback's start to its last step, at normal motion.
    const LONGEST_MS: u32 = 4_800;

    /// The board without anything marked.
    fn at_rest(view: &Rc<<Self::Game as Game>::View>) -> Self;

    /// The view behind the board's numbers at this moment.
    fn view(&self) -> &Rc<<Self::Game as Game>::View>;

    #[must_use]
    fn after(&self, frame: &FrameOf<Self::Game>) -> Self;

    /// The look and sound of an event. Sounds and frame kinds are public: they must not depend on how much the observer
    /// knows of the event, and an event that the table doesn't see has no sound.
    fn marks(event: &<Self::Game as Game>::Event) -> Marks;

    /// The scene of a pause before this frame, as before cards are turned up. `self` is the scene before the frame.
    fn beat(&self, _: &FrameOf<Self::Game>) -> Option<Self> {
        None
    }

    /// Whether this scene of a pause concerns one of these seats. If there is much to show, other pauses are dropped.
    fn concerns(&self, _: SeatSet) -> bool {
        true
    }

    /// Whether the countdown also runs where the page would skip it, as in puzzles. `false` for games with gestures:
    /// their players count down themselves.
    const ALWAYS_COUNTS: bool = false;

    /// Whether a countdown precedes these events: they reveal a simultaneous choice.
    fn is_counted(_: &[<Self::Game as Game>::Event]) -> bool {
        false
    }

    /// [`LONGEST_MS`](Self::LONGEST_MS) for these frames.
    fn longest_ms(_: &[&FrameOf<Self::Game>]) -> u32 {
        Self::LONGEST_MS
    }

    /// The sound of the frame's most important event.
    fn sound(frame: &FrameOf<Self::Game>) -> Option<Cue> {
        frame.events.iter().filter_map(|event| Self::marks(event).cue).max()
    }

    /// A frame as a line, or `None` if it needs none. `people` are the seats that people hold.
    fn narrate(frame: &FrameOf<Self::Game>, people: SeatSet) -> Option<Line>;

    /// Seats this frame was lucky or unlucky for, as the whole table sees.
    fn luck(frame: &FrameOf<Self::Game>) -> Vec<(Seat, Luck)> {
        frame.events.iter().flat_map(|event| Self::marks(event).luck).collect()
    }

    /// The indices of the frames to play: usually those of the last round.
    fn to_play(frames: &[FrameOf<Self::Game>], _: &Players) -> Vec<usize> {
        last_round_indices::<Self>(frames)
    }
}

pub fn kind<S: Scene>(frame: &FrameOf<S::Game>) -> FrameKind {
    frame.events.first().map_or(FrameKind::Choice, |event| S::marks(event).kind)
}

/// The public frames of the last round that has any, and the deal of the next one.
pub fn last_round_indices<S: Scene>(frames: &[FrameOf<S::Game>]) -> Vec<usize> {
    let is_of = |wanted| move |frame: &FrameOf<S::Game>| kind::<S>(frame) == wanted;
    let Some(last) = frames.iter().rposition(is_of(FrameKind::Public)) else { return Vec::new() };
    let deal = frames[..last].iter().rposition(is_of(FrameKind::Deal));
    let first = deal.map_or(0, |deal| deal + 1);
    (first..frames.len()).filter(|at| kind::<S>(&frames[*at]) != FrameKind::Choice).collect()
}

/// The scene after each of these frames.
pub fn scenes<S: Scene>(frames: &[FrameOf<S::Game>]) -> Vec<S> {
    let Some(first) = frames.first() else { return Vec::new() };
    let mut scene = S::at_rest(&first.before);
    frames
        .iter()
        .map(|frame| {
            scene = scene.after(frame);
            scene.clone()
        })
        .collect()
}
