//! Texts for lessons and first-time offers.

pub const TITLE: &str = "Learn to play";
pub const LEAD: &str = "Short lessons on the real table, one thing at a time. \
    Leave whenever you like: each goes on where you left it.";
pub const DONE: &str = "Done";

/// The lesson is loaded.
pub const COMING: &str = "Opening the lesson …";

pub const NEXT: &str = "Next";
pub const SKIP: &str = "Skip";
pub const BACK: &str = "Back a step";
pub const LEAVE: &str = "Leave the lesson";
pub const FIRST: &str = "This is the first step.";
pub const WATCH: &str = "Watch the table.";
pub const WATCH_FIRST: &str = "First see how it goes. Skip shows it at once.";
pub const READ_FIRST: &str = "First read this, then press Next.";

pub const END: &str = "That’s the lesson.";
pub const END_HINT: &str = "The rest comes with playing.";
pub const MORE_HINT: &str = "Enough for a real game. The next lesson has more.";
pub const REAL: &str = "Play a real game (easy bot)";
pub const ALL: &str = "All lessons";

pub const OFFER_HINT: &str = "A three-minute lesson at the real table, with a stacked deck.";
pub const SHOW_ME: &str = "Show me (3 min)";
pub const JUST_DEAL: &str = "Just deal";

pub const ROUND_HINT: &str = "Read it out loud. It takes 20 seconds.";
pub const ROUND_READ: &str = "Got it, deal";

/// The title of a lesson's page: `Fools Gambit: A round`.
pub fn page(game: &str, lesson: &str) -> String {
    format!("{game}: {lesson}")
}

/// For example `3 of 12`.
pub fn progress(step: usize, of: usize) -> String {
    format!("{step} of {of}")
}

/// The same for screen readers.
pub fn progress_said(step: usize, of: usize) -> String {
    format!("Step {step} of {of}")
}

/// The link that resumes a lesson.
pub fn goes_on(step: usize, of: usize) -> String {
    format!("Continues at step {step} of {of}")
}

pub fn next_lesson(title: &str) -> String {
    format!("Next lesson: {title}")
}

/// The link to a game's first lesson.
pub fn learn(minutes: u8) -> String {
    format!("Learn it ({minutes} min)")
}

/// The question before the first deal.
pub fn offer(game: &str) -> String {
    format!("New to {game}?")
}

/// The heading of the explanation for a group.
pub fn round(game: &str) -> String {
    format!("How a round of {game} goes")
}
