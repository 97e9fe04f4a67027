use super::{choices, daily, marks as marks_words, puzzles, stats};
use crate::services::device_data::Imports;
use crate::services::evenings::{EveningCounts, MOST_GAMES};
use crate::services::import::ImportReport;
use crate::services::lines::{ImportCounts, Skip};
use crate::services::stored::Unread;
pub(crate) use crate::words::messages::import::*;

/// Results beside games, one sentence for each kind of data.
pub fn other_results(imports: Imports) -> Vec<String> {
    let Imports { played, days, solved, people, marks, evenings } = imports;
    let EveningCounts { added, newer, second, too_large, damaged } = evenings;
    let mut lines = stats::merged(played);
    lines.extend(sentences_of([
        (days.added, daily::merged),
        (solved.added, puzzles::merged),
        (marks.added, marks_words::merged),
        (added, evenings_added),
        (newer, evenings_newer),
        (second, evenings_second),
        (too_large, |number| evenings_too_large(number, MOST_GAMES)),
        (damaged, evenings_damaged),
        (people.added, people_added),
    ]));
    for (what, merged) in choices(KINDS).zip([played, days, solved, people, marks]) {
        lines.extend(skipped_line(what, merged));
        lines.extend((merged.no_room > 0).then(|| no_room(merged.no_room, what)));
    }
    lines
}

/// Skipped items of one kind, with the reason.
fn skipped_line(what: &str, merged: ImportCounts) -> Option<String> {
    Some(match (merged.skipped, merged.damaged) {
        (Some(Skip::File(Unread::Newer)), _) => file_newer(what),
        (Some(Skip::File(Unread::Damaged)), _) => file_damaged(what),
        (Some(Skip::Here(_)), _) => here_unread(what),
        (None, 0) => return None,
        (None, damaged) => entries_damaged(damaged, what),
    })
}

/// Results of importing games, a sentence each.
pub fn report(report: &ImportReport) -> Vec<String> {
    let ImportReport { here, twice: again, newer, damaged, no_room, not_examined, .. } = *report;
    let added = report.added.len();
    let rest = [again, newer, damaged, no_room, not_examined].iter().sum::<usize>();
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
        (again, twice),
        (newer, games_newer),
        (damaged, games_damaged),
        (no_room, games_no_room),
        (not_examined, games_left),
    ]));
    lines
}

type Says = fn(usize) -> String;

/// The sentences of those numbers that aren't 0.
fn sentences_of<const N: usize>(numbers: [(usize, Says); N]) -> impl Iterator<Item = String> {
    numbers.into_iter().filter(|(number, _)| *number > 0).map(|(number, say)| say(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::saves::SaveId;

    fn added(number: u64) -> Vec<SaveId> {
        (0..number).map(SaveId::from_number).collect()
    }

    #[test]
    fn each_outcome_of_an_import_is_counted() {
        let all = ImportReport {
            added: added(12),
            other_edition: 2,
            links_lost: 2,
            here: 3,
            twice: 1,
            newer: 1,
            damaged: 2,
            no_room: 40,
            not_examined: 5,
        };
        assert_eq!(
            report(&all).join(" "),
            "12 games added. 2 of them are from another edition of the rules and can’t be played here. \
             2 of them were played by link, but what they kept of their links is \
             damaged: they are here as games at one device. 3 were here already. 1 was in the file more than once. \
             1 set aside: made by a newer version of Facedown. 2 set aside: damaged. \
             40 left in the file: this browser’s storage has no room for more. \
             5 left in the file: you stopped."
        );
        let one = ImportReport { added: added(1), here: 1, ..ImportReport::default() };
        assert_eq!(report(&one), ["1 game added.", "1 was here already."]);
    }

    #[test]
    fn imports_beside_games_are_counted() {
        let merged =
            |added, skipped| ImportCounts { added, damaged: 2, skipped, ..Default::default() };
        let all = Imports {
            played: merged(0, Some(Skip::File(Unread::Newer))),
            days: merged(3, None),
            solved: merged(0, Some(Skip::File(Unread::Damaged))),
            people: merged(0, Some(Skip::Here(Unread::Damaged))),
            marks: ImportCounts { added: 2, ..Default::default() },
            evenings: EveningCounts { added: 1, newer: 2, second: 1, too_large: 1, damaged: 2 },
        };
        assert_eq!(
            other_results(all),
            [
                "Deals of the day: 3 added.",
                "Marks: 2 added.",
                "1 evening added.",
                "2 evenings here brought up to date.",
                "1 evening kept beside the one here: both went on.",
                "1 evening left in the file: an evening holds 500 games at most. Where it was played, \
                 end it and begin a new one.",
                "2 evenings left in the file: can’t be read.",
                "Its statistics were written by a newer version and left out.",
                "2 entries of its deals of the day left out: can’t be read.",
                "Its solved puzzles are damaged and were left out.",
                "Its people were left out: those on this device can’t be read.",
            ]
        );
        let played = ImportCounts { here: 3, no_room: 2, ..Default::default() };
        assert_eq!(
            other_results(Imports { played, ..Imports::default() }),
            [
                "Its statistics are here already.",
                "2 entries of its statistics left out: there’s no room beside those here.",
            ]
        );
        assert_eq!(other_results(Imports::default()), [""; 0]);
    }

    #[test]
    fn an_empty_import_gives_its_reason() {
        let lines =
            |here, damaged| report(&ImportReport { here, damaged, ..ImportReport::default() });
        assert_eq!(lines(0, 0), ["There’s no game in that file."]);
        assert_eq!(lines(1, 0), ["The game of that file is here already."]);
        assert_eq!(lines(4, 0), ["All 4 games are here already."]);
        assert_eq!(
            lines(4, 1),
            ["No game added.", "4 were here already.", "1 set aside: damaged."]
        );
    }
}
