//! The head of a record: enough to know whether this build plays it.

use engine::catalogue::GameId;
use engine::options::Options as _;
use engine::record::VERSION;

/// The game, edition and number of seats of a record, regardless of the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading<'a> {
    version: u32,
    pub slug: &'a str,
    pub edition: u32,
    /// The number of players; 0 if the record ends before their names.
    pub seats: usize,
}

impl<'a> Heading<'a> {
    /// `None` if this is no record.
    pub fn from_record(record: &'a str) -> Option<Self> {
        let mut lines = record.lines();
        let seats = names(record).map_or(0, Iterator::count);
        let version = lines.next()?.strip_prefix("facedown ")?.trim().parse().ok()?;
        let (slug, edition) = lines.next()?.strip_prefix("game ")?.trim().split_once(' ')?;
        Some(Self { version, slug, edition: edition.parse().ok()?, seats })
    }

    pub fn is_playable(&self) -> bool {
        let here = GameId::from_slug(self.slug).map(GameId::options);
        self.version == VERSION
            && here.is_some_and(|options| options.identity().edition == self.edition)
    }
}

/// The players' names as in the record, by seat; `None` if the record ends before them.
pub fn names(record: &str) -> Option<impl Iterator<Item = &str>> {
    Some(record.lines().nth(3)?.strip_prefix("seats ")?.split(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_says_which_game_it_is_and_whether_it_is_played_here() {
        let here = GameId::FoolsGambit.options().identity();
        let played = |version: u32, slug: &str, edition: u32| {
            let text = format!("facedown {version}\ngame {slug} {edition}\noptions deck=split\n");
            let heading = Heading::from_record(&text).unwrap();
            assert_eq!(heading.seats, 0);
            let seated = format!("{text}seats Ana | Ben | bot:sharp\nseed 0\n");
            assert_eq!(Heading::from_record(&seated).unwrap(), Heading { seats: 3, ..heading });
            assert_eq!((heading.slug, heading.edition), (slug, edition));
            heading.is_playable()
        };
        assert!(played(VERSION, here.slug, here.edition));
        assert!(!played(VERSION + 1, here.slug, here.edition));
        assert!(!played(VERSION, here.slug, here.edition + 1));
        assert!(!played(VERSION, "war", 1));
    }

    #[test]
    fn a_text_without_a_record_has_no_heading() {
        for text in
            ["", "hello", "facedown 1", "facedown 1\ngame fools-gambit", "facedown x\ngame a 1"]
        {
            assert_eq!(Heading::from_record(text), None, "{text}");
        }
    }
}
