use super::{lines, ui_of};
use crate::components::log::Chapter;
use crate::playback::AnyFrame;
use crate::words::players::Players;

/// Frames as the log's sentences, with a heading for each part of the game.
pub fn chapters(frames: &[AnyFrame], players: &Players) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (moment, lines) in lines(frames, players.people()).into_iter().enumerate() {
        if lines.is_empty() {
            continue;
        }
        let title = players.named(&ui_of(&frames[moment].view).chapter()).written();
        if chapters.last().is_none_or(|last| last.title != title) {
            chapters.push(Chapter { title, lines: Vec::new() });
        }
        if let Some(last) = chapters.last_mut() {
            last.lines.extend(lines.iter().map(|line| (moment, players.sentence(line))));
        }
    }
    chapters
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::game::Observer;
    use engine::replay::ReplayedRecord;

    use super::*;
    use crate::playback::seen_frames;
    use crate::testing::fools_gambit;

    #[test]
    fn a_log_has_a_heading_for_each_round() {
        let text = fools_gambit("Ana | Ben", &"1 timeout\n2 timeout\n".repeat(5));
        let replay = ReplayedRecord::<AnyGame>::read(&text).unwrap();
        let frames = seen_frames(&replay, 0..10, Observer::Table);
        let chapters = chapters(&frames, &Players::new(&replay.record().players));
        let titles: Vec<_> = chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles[..2], ["Round 1", "Round 2"]);
        let lines = chapters.iter().flat_map(|chapter| &chapter.lines);
        let moments: Vec<_> = lines.map(|(moment, _)| *moment).collect();
        assert!(moments.is_sorted() && moments.iter().all(|moment| *moment < frames.len()));
    }
}
