//! Lessons begun and finished on this device, and offers made once. Stored beside the settings, not among the saves.

use serde::{Deserialize, Serialize};

use super::json::{self, Fields};
use super::keys;
use super::saves::SaveId;
use super::storage::StoreError;
use super::stored::{self, Document, StoredDoc, Unread};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// Whether it was finished, now or earlier.
    pub done: bool,
    /// The step to continue from.
    pub step: usize,
    /// The learner's earlier actions, as in a record.
    pub made: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct BegunLesson {
    /// The game's slug and the lesson: `fools-gambit/round`.
    lesson: String,
    progress: LessonProgress,
}

/// All progress in lessons, and the offers and explanations given.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    lessons: Vec<BegunLesson>,
    /// The games whose first lesson was offered.
    offered: Vec<String>,
    /// The games that explained a round to a group.
    #[serde(rename = "told")]
    explained: Vec<String>,
    /// The id of the newly dealt game that has to explain a round.
    due: Option<String>,
}

impl Document for Learning {
    const KEY: &'static str = keys::LEARN;
    const WORD: &'static str = "learn ";

    fn read_fields(fields: &Fields) -> Result<Self, Unread> {
        serde_json::from_str(&json::text(fields)).map_err(|_| Unread::Damaged)
    }
}

impl Learning {
    /// The progress that this device holds; none if it can't be read.
    pub fn here() -> Self {
        stored::here::<StoredDoc<Self>>().unwrap_or_default().value
    }

    /// Changes this device's progress. Unreadable data stays as it is.
    pub fn change(change: impl FnOnce(&mut Self)) -> Result<(), StoreError> {
        let changed = stored::change_here(|kept: &mut StoredDoc<Self>| change(&mut kept.value));
        stored::unless_unread(changed)
    }

    pub fn progress(&self, game: &str, lesson: &str) -> Option<&LessonProgress> {
        let name = format!("{game}/{lesson}");
        self.lessons.iter().find(|begun| begun.lesson == name).map(|begun| &begun.progress)
    }

    /// Notes the progress in a lesson. A finished lesson stays finished.
    pub fn note(&mut self, game: &str, lesson: &str, progress: LessonProgress) {
        let done = progress.done || self.progress(game, lesson).is_some_and(|before| before.done);
        let lesson = format!("{game}/{lesson}");
        self.lessons.retain(|begun| begun.lesson != lesson);
        self.lessons.push(BegunLesson { lesson, progress: LessonProgress { done, ..progress } });
    }

    /// Whether the first lesson of a game was offered, or begun unasked.
    pub fn was_offered(&self, game: &str) -> bool {
        let is_of_game = |begun: &BegunLesson| begun.lesson.split('/').next() == Some(game);
        self.offered.iter().any(|offered| offered == game) || self.lessons.iter().any(is_of_game)
    }

    pub fn note_offer(&mut self, game: &str) {
        if !self.offered.iter().any(|offered| offered == game) {
            self.offered.push(game.to_owned());
        }
    }

    /// Notes a deal for this number of people. A group's first game explains a round, unless nothing can be stored.
    pub fn note_dealt(game: &str, id: &SaveId, people: usize) {
        if people > 1 {
            let _ = Self::change(|learning| learning.note_group(game, id));
        }
    }

    fn note_group(&mut self, game: &str, id: &SaveId) {
        if !self.explained.iter().any(|explained| explained == game) {
            self.due = Some(id.to_string());
        }
    }

    /// Whether a game has to explain a round to its players.
    pub fn must_explain(&self, id: &SaveId) -> bool {
        self.due.as_deref() == Some(id.as_str())
    }

    pub fn note_explained(&mut self, game: &str) {
        self.due = None;
        if !self.explained.iter().any(|explained| explained == game) {
            self.explained.push(game.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::{new_device, with_device};
    use crate::services::testing::id;

    const GAME: &str = "fools-gambit";

    fn at(step: usize) -> LessonProgress {
        LessonProgress { done: false, step, made: vec!["keep".into()] }
    }

    #[test]
    fn a_lesson_goes_on_where_it_was_left_and_stays_finished() {
        new_device(None);
        with_device(|store| store.write(keys::LEARN, r#"{"more":1}"#)).unwrap();
        Learning::change(|learning| learning.note(GAME, "round", at(3))).unwrap();
        assert_eq!(Learning::here().progress(GAME, "round"), Some(&at(3)));
        let done = LessonProgress { done: true, ..LessonProgress::default() };
        Learning::change(|learning| learning.note(GAME, "round", done)).unwrap();
        Learning::change(|learning| learning.note(GAME, "round", at(2))).unwrap();
        let now = Learning::here();
        assert_eq!(now.progress(GAME, "round"), Some(&LessonProgress { done: true, ..at(2) }));
        assert_eq!(now.progress(GAME, "swap"), None);
        let text = with_device(|store| store.read(keys::LEARN)).unwrap().unwrap();
        assert!(text.contains("\"more\":1"), "an unknown field stays: {text}");
    }

    #[test]
    fn a_lesson_is_offered_once_and_not_after_one_was_begun() {
        let mut learning = Learning::default();
        assert!(!learning.was_offered(GAME));
        learning.note_offer(GAME);
        assert!(learning.was_offered(GAME) && !learning.was_offered("duel-52"));
        learning.note("duel-52", "lanes", at(1));
        assert!(learning.was_offered("duel-52"));
    }

    #[test]
    fn a_group_reads_how_a_round_goes_once_a_game() {
        let (first, second) = (id("abc"), id("abd"));
        let mut learning = Learning::default();
        learning.note_group(GAME, &first);
        assert!(learning.must_explain(&first) && !learning.must_explain(&second));
        learning.note_explained(GAME);
        assert!(!learning.must_explain(&first));
        learning.note_group(GAME, &second);
        assert!(!learning.must_explain(&second));
        learning.note_group("duel-52", &second);
        assert!(learning.must_explain(&second));
    }

    #[test]
    fn unreadable_progress_stays_and_stops_nobody() {
        new_device(None);
        with_device(|store| store.write(keys::LEARN, "{")).unwrap();
        assert_eq!(Learning::here(), Learning::default());
        assert_eq!(Learning::change(|learning| learning.note_offer(GAME)), Ok(()));
        assert_eq!(with_device(|store| store.read(keys::LEARN)), Ok(Some("{".into())));
    }
}
