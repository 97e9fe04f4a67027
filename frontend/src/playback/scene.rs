//! The contract of what a board shows: a scene after each frame, and how events are shown and heard.

use std::rc::Rc;

use engine::game::Game;
use engine::seat::{Seat, SeatSet};

use super::FrameOf;
use crate::services::sound::Cue;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::remarks::Luck;

/// How a frame is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// A choice that is told when all may know it.
    Choice,
    /// Something that all see happen.
    Public,
    /// The next round's cards are drawn.
    Deal,
}

/// How an event is shown and heard, and the seats it is lucky or unlucky for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    /// How a frame is shown that begins with it.
    pub kind: FrameKind,
    pub cue: Option<Cue>,
    pub luck: Vec<(Seat, Luck)>,
}

impl Marks {
    /// Seen by all, without a sound.
    pub const SILENT: Self = Self::of(FrameKind::Public, None);
    pub const CHOICE: Self = Self::of(FrameKind::Choice, None);
    pub const DEAL: Self = Self::of(FrameKind::Deal, None);

    pub const fn of(kind: FrameKind, cue: Option<Cue>) -> Self {
        Self { kind, cue, luck: Vec::new() }
    }

    /// Seen and heard by all.
    pub const fn heard(cue: Cue) -> Self {
        Self::of(FrameKind::Public, Some(cue))
    }

    /// One of these seats has won a round or a point.
    pub fn won(winner: Seat, seats: [Seat; 2]) -> Self {
        let luck = |seat| (seat, if seat == winner { Luck::Good } else { Luck::Bad });
        Self { luck: seats.map(luck).into(), ..Self::heard(Cue::Win) }
    }
}

/// The look of a board at one moment: what a view knows, what stays in sight from the frame before,
/// and what events mark. It never shows more than the observer's views and events tell.
pub trait Scene: Clone + PartialEq + 'static {
    type Game: Game;

    /// So long it takes at most at normal motion until the last of what is played in one go is there, in milliseconds.
    const LONGEST: u32 = 4_800;

    /// The table as a view has it.
    fn at_rest(view: &Rc<<Self::Game as Game>::View>) -> Self;

    /// What the board's numbers are taken from at this moment.
    fn view(&self) -> &Rc<<Self::Game as Game>::View>;

    /// The table after a frame that follows this scene.
    #[must_use]
    fn after(&self, frame: &FrameOf<Self::Game>) -> Self;

    /// How an event is shown and heard. All hear a sound and see a frame's kind, so both must be the same whatever the
    /// observer knows of the event: no sound for one that the table doesn't see.
    fn marks(event: &<Self::Game as Game>::Event) -> Marks;

    /// The table just before this frame, if the frame is worth a pause: cards are about to be turned up, say. It is asked
    /// of the scene before the frame.
    fn beat(&self, _: &FrameOf<Self::Game>) -> Option<Self> {
        None
    }

    /// Whether what all look at on this beat concerns one of these seats: where there is much to tell, others go without.
    fn concerns(&self, _: SeatSet) -> bool {
        true
    }

    /// How long it takes at most to tell these frames, as [`LONGEST`](Self::LONGEST) says it of most.
    fn longest(_: &[&FrameOf<Self::Game>]) -> u32 {
        Self::LONGEST
    }

    /// What a frame sounds like: of the sounds of its events the one that matters most.
    fn sound(frame: &FrameOf<Self::Game>) -> Option<Cue> {
        frame.events.iter().filter_map(|event| Self::marks(event).cue).max()
    }

    /// A frame in a line, where these seats are people; `None` for one that needs none.
    fn narrate(frame: &FrameOf<Self::Game>, people: SeatSet) -> Option<Line>;

    /// Seats this frame was lucky or unlucky for, as the whole table sees.
    fn luck(frame: &FrameOf<Self::Game>) -> Vec<(Seat, Luck)> {
        frame.events.iter().flat_map(|event| Self::marks(event).luck).collect()
    }

    /// Which frames are shown one after the other: those of the last round, as a rule.
    fn to_play(frames: &[FrameOf<Self::Game>], _: &Players) -> Vec<usize> {
        of_last_round::<Self>(frames)
    }
}

/// How a frame is shown.
pub fn kind<S: Scene>(frame: &FrameOf<S::Game>) -> FrameKind {
    frame.events.first().map_or(FrameKind::Choice, |event| S::marks(event).kind)
}

/// The public frames of the last round of which there are any, and the deal of the next one.
pub fn of_last_round<S: Scene>(frames: &[FrameOf<S::Game>]) -> Vec<usize> {
    let is = |wanted| move |frame: &FrameOf<S::Game>| kind::<S>(frame) == wanted;
    let Some(last) = frames.iter().rposition(is(FrameKind::Public)) else { return Vec::new() };
    let deal = frames[..last].iter().rposition(is(FrameKind::Deal));
    let first = deal.map_or(0, |deal| deal + 1);
    (first..frames.len()).filter(|at| kind::<S>(&frames[*at]) != FrameKind::Choice).collect()
}

/// The scene after each frame.
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
