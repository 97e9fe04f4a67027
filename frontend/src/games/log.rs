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
    use engine::record;
    use engine::replay::ReplayedRecord;

    use super::*;
    use crate::services::saves::Local;
    use crate::session::Session;
    use crate::testing::fools_gambit;

    #[test]
    fn a_log_has_a_heading_for_each_round() {
        let text = fools_gambit("Ana | Ben", &"1 timeout\n2 timeout\n".repeat(5));
        let record = record::read(&text).unwrap().record;
        let players = Players::new(&record.players);
        let local = Local { seen_by_table: 10, ..Local::default() };
        let session = Session::open(ReplayedRecord::new(record).unwrap(), &local);
        let chapters = chapters(&session.log(), &players);
        let titles: Vec<_> = chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles[..2], ["Round 1", "Round 2"]);
        let moments: Vec<_> =
            chapters.iter().flat_map(|chapter| &chapter.lines).map(|(moment, _)| *moment).collect();
        assert!(
            moments.is_sorted()
                && moments.iter().all(|moment| session.log().get(*moment).is_some())
        );
    }
}
