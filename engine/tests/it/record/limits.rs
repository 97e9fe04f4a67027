//! Records larger than any game are refused by length, before parsing.

use engine::game::SetupError;
use engine::games::fools_gambit::FoolsGambit;
use engine::record::{BadName, LONGEST_LINE_BYTES, LONGEST_RECORD_BYTES, RecordError};
use engine::replay::ReplayedRecord;

use crate::record::{HEADER_LINES, error_at, read, with_lines};

#[test]
fn a_text_that_is_too_long_is_refused_before_it_is_looked_at() {
    // By its first line alone the text would be refused for another reason.
    let noise = "x".repeat(LONGEST_RECORD_BYTES + 1);
    assert_eq!(read(&noise).err(), Some(error_at(1, RecordError::TooLong)));
    assert_eq!(read(&noise[1..]).err(), Some(error_at(1, RecordError::NotARecord)));
    let long = format!("{}{}", with_lines(&[]), "\n".repeat(10_000_000));
    assert_eq!(read(&long).err(), Some(error_at(1, RecordError::TooLong)));
    assert_eq!(
        ReplayedRecord::<FoolsGambit>::read(&long).err(),
        Some(error_at(1, RecordError::TooLong))
    );
}

#[test]
fn a_line_that_is_too_long_is_refused_before_it_is_split() {
    let names = |count: usize| format!("seats {}", vec!["|"; count].join("|"));
    let header = with_lines(&[]);
    let with_seats = |line: &str| {
        let lines =
            header.lines().map(|other| if other.starts_with("seats") { line } else { other });
        lines.collect::<Vec<_>>().join("\n")
    };
    // Half a million invalid names.
    assert_eq!(read(&with_seats(&names(250_000))).err(), Some(error_at(4, RecordError::TooLong)));
    let seats = |count| Some(error_at(4, RecordError::Deal(SetupError::Seats(count))));
    assert_eq!(
        read(&with_seats(&names(4))).err(),
        Some(error_at(4, RecordError::Name(BadName::Empty)))
    );
    assert_eq!(read(&with_seats(&names(5))).err(), seats(10), "before any name is read");
    assert_eq!(read(&with_seats(&names(1_000))).err(), seats(255));

    let spaces = " ".repeat(2_000_000);
    let reading = read(&with_lines(&["1 leave", &spaces])).expect("a header");
    assert_eq!(reading.error, Some(error_at(HEADER_LINES + 2, RecordError::TooLong)));
    assert_eq!(reading.record.decisions.len(), 1, "what comes before it can be replayed");
    let fits = " ".repeat(LONGEST_LINE_BYTES);
    assert_eq!(read(&with_lines(&[&fits, "1 leave"])).expect("a header").error, None);
    let before = format!("{spaces}\n{header}");
    assert_eq!(read(&before).err(), Some(error_at(1, RecordError::NotARecord)));
}
