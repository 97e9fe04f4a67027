use super::{choices, daily, marks as marks_words, puzzles, stats};
use crate::services::device_data::Imports;
use crate::services::evenings::{EveningCounts, MOST_GAMES};
use crate::services::import::ImportReport;
use crate::services::stored::Unread;
use crate::services::stored_lines::{ImportCounts, Skip};
pub(crate) use crate::words::messages::import::*;

/// Results of importing anything but games, in sentences by kind of data.
pub fn other_results(imports: Imports) -> Vec<String> {
    let Imports { played, deals, solved, people, marks, evenings } = imports;
    let EveningCounts { added, newer, diverged, too_large, damaged } = evenings;
    let mut lines = stats::merged(played);
    lines.extend(sentences_of([
        (deals.added, daily::merged),
        (solved.added, puzzles::merged),
        (marks.added, marks_words::merged),
        (added, evenings_added),
        (newer, evenings_newer),
        (diverged, evenings_second),
        (too_large, |number| evenings_too_large(number, MOST_GAMES)),
        (damaged, evenings_damaged),
        (people.added, people_added),
    ]));
    for (kind, merged) in choices(KINDS).zip([played, deals, solved, people, marks]) {
        lines.extend(skipped_line(kind, merged));
        lines.extend((merged.no_room > 0).then(|| no_room(merged.no_room, kind)));
    }
    lines
}

/// Skipped items of one kind, with the reason.
fn skipped_line(kind: &str, merged: ImportCounts) -> Option<String> {
    Some(match (merged.skipped, merged.damaged) {
        (Some(Skip::File(Unread::Newer)), _) => file_newer(kind),
        (Some(Skip::File(Unread::Damaged)), _) => file_damaged(kind),
        (Some(Skip::Here(_)), _) => here_unread(kind),
        (None, 0) => return None,
        (None, damaged) => entries_damaged(damaged, kind),
    })
}

/// Results of importing games, a sentence each.
pub fn report(report: &ImportReport) -> Vec<String> {
    let ImportReport { here, twice: repeated, newer, damaged, no_room, not_examined, .. } = *report;
    let added = report.added.len();
    let rest = [repeated, newer, damaged, no_room, not_examined].iter().sum::<usize>();
    let mut lines = vec![match (added, here) {
        (0, 0) if rest == 0 => NO_GAME.to_string(),
        (0, 1) if rest == 0 => ONE_HERE.to_string(),
        (0, _) if here > 0 && rest == 0 => all_here(here),
        (0, _) => NONE_ADDED.to_string(),
        _ => games_added(added),
    }];
    lines.extend(sentences_of([
        (report.other_edition, other_edition),
        (report.links_lost, links_lost),
        (if added + rest > 0 { here } else { 0 }, some_here),
        (repeated, twice),
        (newer, games_newer),
        (damaged, games_damaged),
        (no_room, games_no_room),
        (not_examined, games_left),
    ]));
    lines
}

type Phrase = fn(usize) -> String;

/// A sentence for each number that isn't 0.
fn sentences_of<const N: usize>(numbers: [(usize, Phrase); N]) -> impl Iterator<Item = String> {
    numbers.into_iter().filter(|(number, _)| *number > 0).map(|(number, say)| say(number))
}
