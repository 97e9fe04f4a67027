//! Lessons, and the parser of their text.
//!
//! A lesson is the record of a deal and a list of steps. It runs on the real board, session and
//! rules: see `session/lesson.rs`. `games/<game>/text/mod.rs` lists a game's lessons, and names the
//! targets that steps point at. Their text is `static/text/<language>/<game>/lessons.txt`:
//!
//! ```text
//! # round
//! // A comment: a line that begins like this.
//!
//! facedown 1
//! game fools-gambit 1
//! options deck=split time=off
//! seats Player 1 | bot:beginner Hattie
//! seed 00000000000f7e15
//!
//! read: Three cards a round, for your eyes only.
//! at: hand
//!
//! act: Your {K♠} should win a duel. Choose it first, then the {9♣} as your wager.
//! at: pick Ks | pick 9c
//! do: duel Ks wager 9c
//! else: Not this time: duel with the {K♠}, wager the {9♣}.
//! then: 2 duel Qh wager 9d
//!
//! watch: Both wagers lie open: your {9♣}, Hattie’s {9♦}.
//! asks: What does she risk?
//! ```
//!
//! - The heading is the lesson's id. The record and each step follow, separated by blank lines. ` | ` separates items
//!   of a list.
//! - The record has one person, the learner. Every other seat is a bot, which follows the script and never thinks.
//!   Decisions in the record put the lesson into the middle of a game.
//! - A step says one thought in the second person, in at most 25 words and 150 characters. Cards stand in braces, in
//!   the notation of the game's own sentences.
//!
//! | line | meaning |
//! | --- | --- |
//! | `read:` | about the learner's own screen, until "Next" |
//! | `watch:` | about the news, while the table shows it |
//! | `act:` | shown until the learner acts |
//! | `asks:` | the question shown while the table shows the news; the step's text, pointers and "Next" follow |
//! | `at:` | the step's pointers: names of the game's targets, or selectors |
//! | `do:` | allowed actions, as in a record; one suffices. Without it: any legal action. "Skip" takes the first |
//! | `do all:` | instead of `do:`, actions that a board makes in one visit, in any order |
//! | `else:` | the answer to another legal action |
//! | `then:` | the others' decisions until the learner's next turn, as in a record; legal after any allowed action |
//!
//! `session/tests/lessons.rs` plays every lesson with each allowed action at every step. `tests/lessons.spec.mjs` does
//! so in a browser: pointers must point at something on the screen.

use std::rc::Rc;

use crate::words::lessons::WATCH;
use crate::words::text::Text;

/// A lesson in the list, before its text is loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonEntry {
    /// The id in addresses, in the text file, and in saved progress.
    pub id: &'static str,
    pub title: Text,
    /// The subject, in a sentence.
    pub gist: Text,
    /// The number of its steps in `lessons.txt`: a test compares them.
    pub steps: usize,
}

/// A part of a board, named as lessons do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonTarget {
    pub name: &'static str,
    /// A CSS selector within the board, which highlights all matches. `$` is the text after the
    /// name: 7 in `tile 7`.
    pub selector: &'static str,
}

/// The learner's task in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Reads while the table shows the news.
    Watch,
    /// Reads with their own cards in sight.
    Read,
    Act {
        allowed: Allowed,
        /// The answer to an action that isn't allowed.
        rejection: String,
        /// The other seats' decisions after an allowed action, as lines of a record.
        then: Rc<[String]>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// One of these actions, in a record's notation. "Skip" does the first.
    AnyOf(Vec<String>),
    /// All of these actions, in any order. "Skip" does the rest.
    AllOf(Vec<String>),
    /// Any legal action.
    AnyLegal,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The text once the table has shown the news.
    pub says: String,
    /// The text until then: a question that gives nothing away.
    pub asks: String,
    /// Selectors of the places to highlight.
    pub points: Vec<String>,
    pub task: Task,
}

impl LessonStep {
    pub const fn is_for_reading(&self) -> bool {
        matches!(self.task, Task::Watch | Task::Read)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub id: String,
    /// The deal and the decisions before the first step.
    pub record: String,
    pub steps: Vec<LessonStep>,
}

/// A lesson's first error, with its line in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: {why}")]
pub struct LessonError {
    /// Counted from 1.
    pub line: usize,
    /// For the lesson's author: the page says only that the lesson can't be read.
    pub why: &'static str,
}

const NO_LESSON: &str = "there is no such lesson";
const NO_RECORD: &str = "a lesson begins with a record";
const NO_STEPS: &str = "a lesson has steps";
const NO_FIELD: &str = "a line of a step is a word, a colon and a text";
const NO_STEP: &str = "a step begins with `read:`, `watch:` or `act:`";
const MISPLACED: &str = "this line has no place in such a step, or stands there twice";
const NO_ANSWER: &str = "`else:` is missing, for another try";
const NO_TARGET: &str = "nothing of this name can be pointed at";

/// A line of a file that is neither blank nor a comment.
#[derive(Clone, Copy)]
struct SourceLine<'text> {
    number: usize,
    text: &'text str,
}

impl SourceLine<'_> {
    const fn error(self, why: &'static str) -> LessonError {
        LessonError { line: self.number, why }
    }
}

/// A line of a step: key, colon, value.
#[derive(Clone, Copy)]
struct StepField<'text> {
    line: SourceLine<'text>,
    key: &'text str,
    value: &'text str,
}

impl StepField<'_> {
    fn items<Items: FromIterator<String>>(self) -> Items {
        self.value.split(" | ").map(str::to_owned).collect()
    }
}

/// Reads a lesson from its game's file.
///
/// # Errors
/// The first error, with its line.
pub fn read(text: &str, id: &str, targets: &[LessonTarget]) -> Result<Lesson, LessonError> {
    let lines =
        text.lines().zip(1..).map(|(text, number)| SourceLine { number, text: text.trim_end() });
    let mut lines = lines.skip_while(|line| line.text.strip_prefix("# ") != Some(id));
    let head = lines.next().ok_or(LessonError { line: 1, why: NO_LESSON })?;
    let lines: Vec<SourceLine<'_>> = lines
        .take_while(|line| !line.text.starts_with("# "))
        .filter(|line| !line.text.starts_with("//"))
        .collect();
    let mut blocks = lines.split(|line| line.text.is_empty()).filter(|block| !block.is_empty());
    let record = blocks.next().ok_or(head.error(NO_RECORD))?;
    if record[0].text.contains(": ") {
        return Err(record[0].error(NO_RECORD));
    }
    let record = record.iter().flat_map(|line| [line.text, "\n"]).collect();
    let steps: Vec<_> = blocks.map(|block| step(block, targets)).collect::<Result<_, _>>()?;
    if steps.is_empty() {
        Err(head.error(NO_STEPS))
    } else {
        Ok(Lesson { id: id.to_owned(), record, steps })
    }
}

fn step(lines: &[SourceLine<'_>], targets: &[LessonTarget]) -> Result<LessonStep, LessonError> {
    let mut fields: Vec<StepField<'_>> = Vec::new();
    for line in lines {
        let field = line.text.split_once(": ");
        let (key, value) = field.ok_or(line.error(NO_FIELD))?;
        fields.push(StepField { line: *line, key, value });
    }
    let StepField { line: first, key, value } = fields.remove(0);
    let mut take = |key: &str| {
        let at = fields.iter().position(|field| field.key == key)?;
        Some(fields.remove(at))
    };
    let task = match key {
        "read" => Task::Read,
        "watch" => Task::Watch,
        "act" => {
            let allowed = match take("do") {
                Some(one) => Allowed::AnyOf(one.items()),
                None => take("do all").map_or(Allowed::AnyLegal, |all| Allowed::AllOf(all.items())),
            };
            let rejection = match allowed {
                Allowed::AnyLegal => "",
                _ => take("else").ok_or(first.error(NO_ANSWER))?.value,
            };
            let then = take("then").map(StepField::items).unwrap_or_default();
            Task::Act { allowed, rejection: rejection.to_owned(), then }
        }
        _ => return Err(first.error(NO_STEP)),
    };
    let asks = take("asks").map_or(WATCH.translate(), |asks| asks.value).to_owned();
    let mut points = Vec::new();
    if let Some(at) = take("at") {
        for name in at.value.split(" | ") {
            points.push(selector(name, targets).ok_or(at.line.error(NO_TARGET))?);
        }
    }
    match fields.first() {
        Some(extra) => Err(extra.line.error(MISPLACED)),
        None => Ok(LessonStep { says: value.to_owned(), asks, points, task }),
    }
}

/// The selector of a pointer in `at:`, which is a selector itself or a target's name.
fn selector(name: &str, targets: &[LessonTarget]) -> Option<String> {
    if name.starts_with(['.', '#', '[']) {
        return Some(name.to_owned());
    }
    let target = |name: &str| targets.iter().find(|target| target.name == name);
    if let Some(target) = target(name) {
        return (!target.selector.contains('$')).then(|| target.selector.to_owned());
    }
    let (name, argument) = name.rsplit_once(' ')?;
    let (before, after) = target(name)?.selector.split_once('$')?;
    Some([before, argument, after].concat())
}

pub const fn first_id(lessons: &[LessonEntry]) -> Option<&'static str> {
    match lessons {
        [first, ..] => Some(first.id),
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TARGETS: &[LessonTarget] = &[
        LessonTarget { name: "hand", selector: ".hand" },
        LessonTarget { name: "tile", selector: "[data-card='$']" },
    ];

    const TEXT: &str = "\
// How it is written.

# first
// What it is about.

facedown 1
// The middle of a game.
seed 2

read: Look at your {K♠}: it is high.
at: hand | tile 7 | .lock > b

act: Play.
asks: What does she do?
at: hand
do: play 1 | play 2
else: No.
then: 2 keep | 2 pass

act: Load and aim.
do all: load | aim 3
else: Not that.

act: As you like.

watch: Look.

# second

facedown 1

read: Nothing.
";

    fn read_first(text: &str) -> Result<Lesson, LessonError> {
        read(text, "first", TARGETS)
    }

    /// `session/tests/lessons.rs` plays each kind of step.
    #[test]
    fn a_lesson_is_read_as_it_is_written() {
        let lesson = read_first(TEXT).expect("a lesson");
        assert_eq!(lesson.record, "facedown 1\nseed 2\n");
        assert_eq!(lesson.steps.len(), 5);
        let first = &lesson.steps[0];
        assert_eq!(first.says, "Look at your {K♠}: it is high.");
        assert_eq!(first.points, [".hand", "[data-card='7']", ".lock > b"]);
        assert_eq!(read_first(&TEXT.replace('\n', " \r\n")).as_ref(), Ok(&lesson));
        assert_eq!(read(TEXT, "second", TARGETS).map(|lesson| lesson.steps.len()), Ok(1));
    }

    #[test]
    fn what_is_wrong_with_a_lesson_is_told_with_its_line() {
        let record = "facedown 1\n// The middle of a game.\nseed 2\n";
        for (part, damaged, line, why) in [
            ("# first", "# other", 1, NO_LESSON),
            (record, "", 7, NO_RECORD),
            ("# first\n", "# first\n\n# third\n", 3, NO_RECORD),
            ("seed 2\n", "seed 2\n\n# third\n\n", 3, NO_STEPS),
            ("at: hand\ndo", "at hand\ndo", 15, NO_FIELD),
            ("watch: Look.", "watch:", 26, NO_FIELD),
            ("watch: Look.", "wait: Look.", 26, NO_STEP),
            ("watch: Look.", "watch: Look.\ndo: play 1", 27, MISPLACED),
            ("watch: Look.", "watch: Look.\nat: hand\nat: hand", 28, MISPLACED),
            ("do all: load", "do: play\ndo all: load", 22, MISPLACED),
            ("As you like.", "As you like.\nelse: No.", 25, MISPLACED),
            ("else: No.\n", "", 13, NO_ANSWER),
            ("at: hand |", "at: hands |", 11, NO_TARGET),
            ("at: hand |", "at: tile |", 11, NO_TARGET),
            ("at: hand |", "at: hand 7 |", 11, NO_TARGET),
        ] {
            let text = TEXT.replacen(part, damaged, 1);
            assert_ne!(text, TEXT, "{part}");
            assert_eq!(read_first(&text), Err(LessonError { line, why }), "{damaged}");
        }
    }

    /// The page survives a file that a host cut off or replaced.
    #[test]
    fn a_text_that_is_cut_off_anywhere_is_a_lesson_or_a_fault() {
        for (at, _) in TEXT.char_indices() {
            let _ = read_first(&TEXT[..at]);
            let _ = read_first(&TEXT[at..]);
        }
    }
}
