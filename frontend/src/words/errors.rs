//! Errors in words, each with its remedy.

use engine::catalogue::AnyGame;
use engine::record::{BadName, LONGEST_NAME, RecordError, RecordErrorAt};

use crate::services::chance::{NoChance, NotDealt};
use crate::services::files::FileError;
use crate::services::links::LinkError;
use crate::services::saves::{Damage, LoadError};
use crate::services::storage::StoreError;
use crate::services::stored::Unread;
pub(crate) use crate::words::messages::errors::*;
use crate::words::text::Text;

pub const fn not_dealt(why: NotDealt) -> Text {
    match why {
        NotDealt::Chance(NoChance) => NO_CHANCE,
        NotDealt::Store(error) => store(error),
    }
}

pub const fn store(error: StoreError) -> Text {
    match error {
        StoreError::Full => STORE_FULL,
        StoreError::Unavailable => STORE_UNAVAILABLE,
        StoreError::Unread(Unread::Newer) => STORE_NEWER,
        StoreError::Unread(Unread::Damaged) => STORE_DAMAGED,
    }
}

pub const fn load(error: &LoadError) -> Text {
    match error {
        LoadError::Missing => SAVE_MISSING,
        LoadError::Store(error) => store(*error),
        LoadError::Damaged(Damage::Newer(_)) => SAVE_NEWER,
        LoadError::Damaged(Damage::NotASave | Damage::CheckSum) => SAVE_DAMAGED,
    }
}

pub const fn file(error: FileError) -> Text {
    match error {
        FileError::TooLarge => FILE_TOO_LARGE,
        FileError::Unreadable => FILE_UNREADABLE,
    }
}

/// The reason why a link can't be opened; "it" is the link.
pub const fn link(error: LinkError) -> Text {
    match error {
        LinkError::TooLong | LinkError::TooLarge => LINK_TOO_LONG,
        LinkError::Broken => LINK_BROKEN,
        LinkError::Version(_) => LINK_NEWER,
        LinkError::CheckSum => LINK_CHANGED,
        LinkError::NotText => LINK_EMPTY,
    }
}

pub fn name(error: BadName) -> String {
    let why = match error {
        BadName::TooLong => return name_too_long(LONGEST_NAME),
        BadName::Empty => NAME_MISSING,
        BadName::Character => NAME_CHARACTER,
        BadName::Reserved => NAME_RESERVED,
        BadName::Invisible => NAME_INVISIBLE,
    };
    why.into()
}

/// The reason why a link's game can't be read: nothing was pasted there.
pub fn linked(trouble: &RecordErrorAt<AnyGame>) -> String {
    match &trouble.why {
        RecordError::NotARecord => LINK_ODD.to_string(),
        _ => record(trouble),
    }
}

/// The reason why a pasted game can't be read.
pub fn record(RecordErrorAt { line, why, .. }: &RecordErrorAt<AnyGame>) -> String {
    match why {
        RecordError::NotARecord => NO_RECORD.to_string(),
        RecordError::TooLong => record_too_long(*line),
        RecordError::Version(_) => RECORD_NEWER.to_string(),
        RecordError::UnknownGame(game) => unknown_game(game),
        RecordError::Edition { .. } => OTHER_EDITION.to_string(),
        RecordError::Missing(word) => begins_with(*line, word),
        RecordError::Option(_) => unknown_option(*line),
        RecordError::Name(error) => bad_name(*line, name(*error)),
        RecordError::Seed(_) => bad_seed(*line),
        RecordError::Deal(_) => bad_number(*line),
        RecordError::Seat(_) => no_seat(*line),
        RecordError::Action(_) => no_action(*line),
        RecordError::Illegal(_) => not_allowed(*line),
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;

    fn text_of(text: &str) -> String {
        match read::<AnyGame>(text) {
            Ok(reading) => record(&reading.error.expect("a record with something wrong in it")),
            Err(trouble) => record(&trouble),
        }
    }

    #[test]
    fn on_the_page_of_a_link_nothing_is_to_be_pasted() {
        let trouble = read::<AnyGame>("hello").unwrap_err();
        assert!(linked(&trouble).starts_with("There is no game in it"));
        let trouble = read::<AnyGame>("facedown 9\n").unwrap_err();
        assert_eq!(linked(&trouble), record(&trouble));
    }

    #[test]
    fn a_name_that_changes_the_direction_of_text_gets_a_reason() {
        let error = "A\u{202e}B".parse::<engine::record::Name>().unwrap_err();
        assert!(name(error).contains("direction"));
    }

    #[test]
    fn unreadable_data_is_counted() {
        assert_eq!(entries(1), "1 entry kept here can’t be read, and is left as it is.");
        assert_eq!(entries(2), "2 entries kept here can’t be read, and are left as they are.");
    }

    #[test]
    fn an_error_in_a_record_names_its_line() {
        let header = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
                      seed 9f2c04d1a6b3e877\n";
        assert!(text_of("hello").contains("from the line"));
        assert!(text_of("facedown 9\n").contains("newer"));
        assert!(text_of(&header.replace("fools-gambit 1", "war 1")).contains("“war”"));
        assert!(text_of(&header.replace("gambit 1", "gambit 9")).contains("edition"));
        assert!(text_of(&header.replace("deck", "luck")).starts_with("Line 3"));
        assert!(text_of(&header.replace(" | Ben", "")).starts_with("Line 4"));
        assert!(text_of(&header.replace("9f", "xx")).starts_with("Line 5"));
        assert!(text_of(&format!("{header}x")).starts_with("Line 6"));
        assert!(text_of(&format!("{header}1 sing")).contains("something you can do"));
        assert!(text_of(&format!("{header}1 keep")).starts_with("Line 6"));
    }
}
