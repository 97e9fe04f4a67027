use std::rc::Rc;

use engine::catalogue::GameId;

use crate::games::lesson::Lesson;
use crate::games::{lessons as listed, lessons_file, read_lesson};
use crate::services::texts;

pub fn lesson(game: GameId, id: &str) -> Rc<Lesson> {
    let path = lessons_file(game);
    let text = texts::at_hand(&path).unwrap_or_else(|| panic!("there is no {path}"));
    let lesson = read_lesson(game, &text, id).unwrap_or_else(|fault| panic!("{path}:{fault}"));
    lesson.into()
}

pub fn lessons() -> impl Iterator<Item = (GameId, Rc<Lesson>)> {
    let of_game = |game| listed(game).iter().map(move |entry| (game, lesson(game, entry.id)));
    GameId::ALL.into_iter().flat_map(of_game)
}
