//! Error messages, each with a way out.

pub(crate) use crate::words::messages::errors::*;
use engine::catalogue::AnyGame;
use engine::record::{BadName, LONGEST_NAME, RecordError, Trouble};

use super::count;
use crate::services::chance::{NoChance, NotDealt};
use crate::services::files::FileError;
use crate::services::links::LinkError;
use crate::services::saves::{Damage, LoadError};
use crate::services::storage::StoreError;
use crate::services::stored::Unread;

pub const fn not_dealt(why: NotDealt) -> &'static str {
    match why {
        NotDealt::Chance(NoChance) => NO_CHANCE,
        NotDealt::Store(error) => store(error),
    }
}

pub const fn store(error: StoreError) -> &'static str {
    match error {
        StoreError::Full => {
            "There is no room left in this browser’s storage. Export and delete finished games on \
             the home page, then try again."
        }
        StoreError::Unavailable => {
            "This browser doesn’t let the page store anything, so the change could not be kept."
        }
        StoreError::Unread(Unread::Newer) => {
            "A newer version of Facedown wrote what is kept here, and it’s left as it is. Reload the \
             page to get that version."
        }
        StoreError::Unread(Unread::Damaged) => {
            "What is kept here can’t be read, and it’s left as it is."
        }
    }
}

pub fn load(error: &LoadError) -> String {
    match error {
        LoadError::Missing => "That game isn’t saved on this device. It may have been deleted, or \
                               the address is from another device."
            .to_owned(),
        LoadError::Store(error) => store(*error).to_owned(),
        LoadError::Damaged(Damage::Newer(_)) => {
            "A newer version of Facedown saved that game. Reload the page to get it.".to_owned()
        }
        LoadError::Damaged(Damage::NotASave | Damage::CheckSum) => {
            "That saved game is damaged. The home page has set it aside and offers its text."
                .to_owned()
        }
    }
}

pub const fn file(error: FileError) -> &'static str {
    match error {
        FileError::TooLarge => "That’s far too large for a Facedown game.",
        FileError::Unreadable => "The browser could not read that file.",
    }
}

pub const fn link(error: LinkError) -> &'static str {
    match error {
        LinkError::TooLong | LinkError::TooLarge => "It’s longer than any Facedown link.",
        LinkError::Broken => {
            "It arrived damaged: part of it is missing. Copy the whole message once more."
        }
        LinkError::Version(_) => "A newer version of Facedown made it. Reload the page to get it.",
        LinkError::CheckSum => "Something in it was changed on the way.",
        LinkError::NotText => "There is no game in it.",
    }
}

pub fn name(error: BadName) -> String {
    match error {
        BadName::Empty => "A name is missing.".to_owned(),
        BadName::TooLong => format!("A name has at most {LONGEST_NAME} characters."),
        BadName::Character => {
            "A name can’t contain |, line breaks or hidden direction marks.".to_owned()
        }
        BadName::Reserved => "Names can’t begin with “bot:”.".to_owned(),
        BadName::Invisible => "Nobody could see that name. Give it a letter or two.".to_owned(),
    }
}

/// An unreadable record in a link, where nothing can be pasted.
pub fn linked(trouble: &Trouble<AnyGame>) -> String {
    match &trouble.why {
        RecordError::NotARecord => {
            "There is no game in it, or something in it was changed on the way.".to_owned()
        }
        _ => record(trouble),
    }
}

pub fn entries(number: usize) -> String {
    let is_left = if number == 1 { "is left as it is" } else { "are left as they are" };
    format!("{} kept here can’t be read, and {is_left}.", count(number, "entry", "entries"))
}

pub fn record(trouble: &Trouble<AnyGame>) -> String {
    let line = trouble.line;
    match &trouble.why {
        RecordError::NotARecord => {
            "This isn’t a Facedown game. Paste all of it, from the line “facedown 1”.".to_owned()
        }
        RecordError::TooLong => format!("Line {line}: that’s longer than any game."),
        RecordError::Version(_) => {
            "A newer version of Facedown wrote this game. Reload the page to get it.".to_owned()
        }
        RecordError::UnknownGame(game) => format!("There is no game called “{game}” here."),
        RecordError::Edition { .. } => {
            "It was played by another edition of the rules, so it would come out differently here."
                .to_owned()
        }
        RecordError::Missing(word) => format!("Line {line} should begin with “{word}”."),
        RecordError::Option(_) => format!("Line {line} has an option this game doesn’t know."),
        RecordError::Name(error) => format!("Line {line}: {}", name(*error)),
        RecordError::Seed(_) => format!("Line {line} should hold a seed of 16 digits."),
        RecordError::Deal(_) => format!("Line {line}: this game isn’t for that many players."),
        RecordError::Seat(_) => format!("Line {line} doesn’t begin with a seat."),
        RecordError::Action(_) => format!("Line {line} isn’t something you can do in this game."),
        RecordError::Illegal(_) => format!("Line {line} isn’t allowed by the rules at that point."),
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;

    fn text_of(text: &str) -> String {
        match read::<AnyGame>(text) {
            Ok(reading) => record(&reading.trouble.expect("a record with something wrong in it")),
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
    fn a_name_that_turns_the_text_is_told_why() {
        let error = "A\u{202e}B".parse::<engine::record::Name>().unwrap_err();
        assert!(name(error).contains("direction"));
    }

    #[test]
    fn what_cant_be_read_is_told_by_its_number() {
        assert_eq!(entries(1), "1 entry kept here can’t be read, and is left as it is.");
        assert_eq!(entries(2), "2 entries kept here can’t be read, and are left as they are.");
    }

    #[test]
    fn a_bad_record_is_told_by_its_line() {
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
