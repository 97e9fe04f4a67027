//! Texts for importing games.

use super::{count, daily, marks as marks_words, puzzles, stats};
use crate::services::device_data::Brought;
use crate::services::evenings::{EveningCounts, MOST_GAMES};
use crate::services::import::Account;
use crate::services::lines::{Left, Merged};
use crate::services::stored::Unread;
pub(crate) use crate::words::messages::import::*;

/// Results beside games, one sentence for each kind of data.
pub fn brought(brought: Brought) -> Vec<String> {
    let Brought { played, days, solved, people, marks, evenings: counts } = brought;
    let mut lines = stats::merged(played);
    let evenings = |number| count(number, "evening", "evenings");
    let mut say = |number: usize, line: String| {
        if number > 0 {
            lines.push(line);
        }
    };
    say(days.added, daily::merged(days.added));
    say(solved.added, puzzles::merged(solved.added));
    say(marks.added, marks_words::merged(marks.added));
    let EveningCounts { added, newer, second, too_large, damaged } = counts;
    say(added, format!("{} added.", evenings(added)));
    say(newer, format!("{} here brought up to date.", evenings(newer)));
    say(second, format!("{} kept beside the one here: both went on.", evenings(second)));
    say(
        too_large,
        format!(
            "{} left in the file: an evening holds {MOST_GAMES} games at most. Where it was played, \
             end it and begin a new one.",
            evenings(too_large)
        ),
    );
    say(damaged, format!("{} left in the file: can’t be read.", evenings(damaged)));
    say(people.added, format!("{} added.", count(people.added, "person", "people")));
    for (what, merged) in [
        ("statistics", played),
        ("deals of the day", days),
        ("solved puzzles", solved),
        ("people", people),
        ("marks", marks),
    ] {
        lines.extend(left_out(what, merged));
        lines.extend(no_room(what, merged.no_room));
    }
    lines
}

/// Items of one kind without room.
fn no_room(what: &str, number: usize) -> Option<String> {
    let entries = count(number, "entry", "entries");
    (number > 0)
        .then(|| format!("{entries} of its {what} left out: there’s no room beside those here."))
}

/// Skipped items of one kind, and why.
fn left_out(what: &str, merged: Merged) -> Option<String> {
    Some(match (merged.left, merged.damaged) {
        (Some(Left::File(Unread::Newer)), _) => {
            format!("Its {what} were written by a newer version and left out.")
        }
        (Some(Left::File(Unread::Damaged)), _) => {
            format!("Its {what} are damaged and were left out.")
        }
        (Some(Left::Here(_)), _) => {
            format!("Its {what} were left out: those on this device can’t be read.")
        }
        (None, 0) => return None,
        (None, damaged) => {
            format!("{} of its {what} left out: can’t be read.", count(damaged, "entry", "entries"))
        }
    })
}

/// Results of importing games, a sentence each.
pub fn account(account: &Account) -> Vec<String> {
    let Account { other_edition, links_lost, here, twice, newer, damaged, no_room, left, .. } =
        *account;
    let added = account.added.len();
    let rest = [twice, newer, damaged, no_room, left].iter().sum::<usize>();
    let mut lines = vec![match (added, here) {
        (0, 0) if rest == 0 => "There’s no game in that file.".to_owned(),
        (0, 1) if rest == 0 => "The game of that file is here already.".to_owned(),
        (0, _) if here > 0 && rest == 0 => format!("All {here} games are here already."),
        (0, _) => "No game added.".to_owned(),
        _ => format!("{} added.", count(added, "game", "games")),
    }];
    let mut say = |number: usize, line: String| {
        if number > 0 {
            lines.push(line);
        }
    };
    say(
        other_edition,
        match other_edition {
            1 => "1 of them is from another edition of the rules and can’t be played here.".into(),
            _ => format!(
                "{other_edition} of them are from another edition of the rules and can’t be played \
                 here."
            ),
        },
    );
    say(
        links_lost,
        match links_lost {
            1 => "1 of them was played by link, but what it kept of its links is damaged: it is here as a game \
                  at one device."
                .into(),
            _ => format!(
                "{links_lost} of them were played by link, but what they kept of their links is damaged: they are \
                 here as games at one device."
            ),
        },
    );
    if added + rest > 0 {
        say(here, format!("{here} {} here already.", were(here)));
    }
    say(twice, format!("{twice} {} in the file more than once.", were(twice)));
    say(newer, format!("{newer} set aside: made by a newer version of Facedown."));
    say(damaged, format!("{damaged} set aside: damaged."));
    say(
        no_room,
        format!("{no_room} left in the file: this browser’s storage has no room for more."),
    );
    say(left, format!("{left} left in the file: you stopped."));
    lines
}

const fn were(number: usize) -> &'static str {
    if number == 1 { "was" } else { "were" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::saves::SaveId;

    fn added(number: u64) -> Vec<SaveId> {
        (0..number).map(SaveId::from_number).collect()
    }

    #[test]
    fn what_became_of_each_game_is_told() {
        let all = Account {
            added: added(12),
            other_edition: 2,
            links_lost: 2,
            here: 3,
            twice: 1,
            newer: 1,
            damaged: 2,
            no_room: 40,
            left: 5,
        };
        assert_eq!(
            account(&all).join(" "),
            "12 games added. 2 of them are from another edition of the rules and can’t be played here. \
             2 of them were played by link, but what they kept of their links is \
             damaged: they are here as games at one device. 3 were here already. 1 was in the file more than once. \
             1 set aside: made by a newer version of Facedown. 2 set aside: damaged. \
             40 left in the file: this browser’s storage has no room for more. \
             5 left in the file: you stopped."
        );
        let one = Account { added: added(1), here: 1, ..Account::default() };
        assert_eq!(account(&one), ["1 game added.", "1 was here already."]);
    }

    #[test]
    fn what_came_beside_games_is_told() {
        let merged = |added, left| Merged { added, damaged: 2, left, ..Merged::default() };
        let all = Brought {
            played: merged(0, Some(Left::File(Unread::Newer))),
            days: merged(3, None),
            solved: merged(0, Some(Left::File(Unread::Damaged))),
            people: merged(0, Some(Left::Here(Unread::Damaged))),
            marks: Merged { added: 2, ..Merged::default() },
            evenings: EveningCounts { added: 1, newer: 2, second: 1, too_large: 1, damaged: 2 },
        };
        assert_eq!(
            brought(all),
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
        let played = Merged { here: 3, no_room: 2, ..Merged::default() };
        assert_eq!(
            brought(Brought { played, ..Brought::default() }),
            [
                "Its statistics are here already.",
                "2 entries of its statistics left out: there’s no room beside those here.",
            ]
        );
        assert_eq!(brought(Brought::default()), [""; 0]);
    }

    #[test]
    fn where_nothing_came_it_is_told_why() {
        let lines = |here, damaged| account(&Account { here, damaged, ..Account::default() });
        assert_eq!(lines(0, 0), ["There’s no game in that file."]);
        assert_eq!(lines(1, 0), ["The game of that file is here already."]);
        assert_eq!(lines(4, 0), ["All 4 games are here already."]);
        assert_eq!(
            lines(4, 1),
            ["No game added.", "4 were here already.", "1 set aside: damaged."]
        );
    }
}
