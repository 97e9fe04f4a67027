//! What a lesson is: data beside its game, in `games/<game>/text/lessons/`.
//!
//! A lesson is the record of a deal and a list of steps. It runs on the real board, session and
//! rules; `session/lesson.rs` says how. To write one:
//!
//! - `record`: a record as text. One person, whose seat is the learner's; every other seat is a bot,
//!   which decides by the script and never thinks. Decisions that the record has already made put
//!   the lesson into the middle of a game.
//! - A step says one thought: at most 25 words and 150 characters, in the second person. Cards are
//!   written as the game's own sentences write them (`K♠`).
//! - [`Step::read`] shows the learner's own screen, [`Step::watch`] what has just happened, as long as
//!   it is news on the table. Both go on by "Next".
//! - [`Step::act`] waits for one of a few actions, written as in a record, [`Step::all`] for several
//!   that a board makes in one visit, and [`Step::any`] for any that is legal. What else is tried is
//!   answered by a sentence, unless a rule forbids it.
//!   [`Step::then`] lists what the other seats decide after it, as lines of a record, until the
//!   learner is asked again: they have to be possible after each allowed action.
//! - [`Step::asks`] is the question that stands there while the table shows what has just happened. What the step says and
//!   points at follows once that was seen, and so does "Next".
//! - [`Step::at`] names what the step points at.
//!
//! `session/tests/lessons.rs` plays every lesson with each allowed action at every step, and
//! `tests/lessons.spec.mjs` in a browser: what a step points at must be on the screen.

use crate::words::lessons::WATCH;

/// A part of a board, as a CSS selector within it. All that it finds is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target(pub &'static str);

/// What the learner does in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Reads, while the table shows what has just happened.
    Watch,
    /// Reads, and looks at the own cards.
    Read,
    /// Acts.
    Act {
        allowed: Allowed,
        /// What is answered to another action.
        otherwise: &'static str,
        /// What the other seats decide then, as lines of a record.
        then: &'static [&'static str],
    },
}

/// What the learner may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// One of these actions, as a record has them. The first is what "Skip" does.
    OneOf(&'static [&'static str]),
    /// All of these, in any order. "Skip" does those that are not done.
    AllOf(&'static [&'static str]),
    /// Whatever the rules allow.
    Any,
}

/// A step of a lesson: one thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is said once the table has shown what it speaks of.
    pub says: &'static str,
    /// What is said until then: a question that gives nothing away.
    pub asks: &'static str,
    /// What it points at.
    pub points: &'static [Target],
    pub task: Task,
}

impl Step {
    const fn of(says: &'static str, task: Task) -> Self {
        Self { says, asks: WATCH, points: &[], task }
    }

    /// Tells of what has just happened.
    pub const fn watch(says: &'static str) -> Self {
        Self::of(says, Task::Watch)
    }

    /// Tells of what the learner sees before the next decision.
    pub const fn read(says: &'static str) -> Self {
        Self::of(says, Task::Read)
    }

    /// Waits for one of these actions.
    pub const fn act(
        says: &'static str,
        allowed: &'static [&'static str],
        otherwise: &'static str,
    ) -> Self {
        let task = Task::Act { allowed: Allowed::OneOf(allowed), otherwise, then: &[] };
        Self::of(says, task)
    }

    /// Waits for all of these actions, which a board lets one make in a single visit.
    pub const fn all(
        says: &'static str,
        actions: &'static [&'static str],
        otherwise: &'static str,
    ) -> Self {
        let task = Task::Act { allowed: Allowed::AllOf(actions), otherwise, then: &[] };
        Self::of(says, task)
    }

    /// Waits for any action.
    pub const fn any(says: &'static str) -> Self {
        Self::of(says, Task::Act { allowed: Allowed::Any, otherwise: "", then: &[] })
    }

    /// The same, with a question of its own while the table shows what happens.
    #[must_use]
    pub const fn asks(self, asks: &'static str) -> Self {
        Self { asks, ..self }
    }

    /// The same, pointing at this.
    #[must_use]
    pub const fn at(self, points: &'static [Target]) -> Self {
        Self { points, ..self }
    }

    /// The same, with what the other seats decide once the learner has acted.
    #[must_use]
    pub const fn then(self, then: &'static [&'static str]) -> Self {
        let task = match self.task {
            Task::Act { allowed, otherwise, .. } => Task::Act { allowed, otherwise, then },
            Task::Watch | Task::Read => panic!("nobody acts in this step"),
        };
        Self { task, ..self }
    }

    /// Whether the learner only reads.
    pub const fn is_read(&self) -> bool {
        matches!(self.task, Task::Watch | Task::Read)
    }
}

/// A lesson of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in addresses and in what is kept.
    pub id: &'static str,
    pub title: &'static str,
    /// What is learnt in it, in a sentence.
    pub gist: &'static str,
    /// The game that it is played in, as a record.
    pub record: &'static str,
    pub steps: &'static [Step],
}

/// The name of the first of these.
pub const fn first(lessons: &[Lesson]) -> Option<&'static str> {
    match lessons {
        [first, ..] => Some(first.id),
        [] => None,
    }
}
