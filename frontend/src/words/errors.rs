//! Errors in words, each with its remedy.

use engine::catalogue::AnyGame;
use engine::record::{BadName, LONGEST_NAME, RecordError, RecordErrorAt};

use crate::services::chance::{NoChance, NotDealt};
use crate::services::files::FileError;
use crate::services::links::LinkError;
use crate::services::saves::LoadError;
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
        LoadError::Damaged(Unread::Newer) => SAVE_NEWER,
        LoadError::Damaged(Unread::Damaged) => SAVE_DAMAGED,
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

/// The reason why a link's game can't be read, worded for a link: nothing was pasted.
pub fn record_in_link(error: &RecordErrorAt<AnyGame>) -> String {
    match &error.why {
        RecordError::NotARecord => LINK_ODD.to_string(),
        _ => record(error),
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
