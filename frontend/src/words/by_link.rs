use super::errors;
use super::links::BAD;
use crate::services::by_link::{BadMessage, NoMerge, NotOpened, NotYet};
pub(crate) use crate::words::messages::by_link::*;
use crate::words::text::Text;

/// The message beside a link: the player with the move, if any, and the standing.
pub fn message(game: &str, mover: Option<&str>, standing: &str) -> String {
    match mover {
        Some(name) => message_to_move(game, name, standing),
        None => message_over(game, standing),
    }
}

pub const fn not_yet(why: NotYet) -> Text {
    match why {
        NotYet::Undecided => TO_DECIDE,
        NotYet::NothingNew => NOTHING_NEW,
    }
}

/// A link's refusal, and the way out.
pub fn not_opened(why: &NotOpened) -> (Text, String) {
    let (title, hint) = match why {
        NotOpened::Refused(NoMerge::Own, _) => (OWN_LINK, OWN_LINK_HINT),
        NotOpened::Refused(NoMerge::Older, _) => (OLDER_LINK, OLDER_LINK_HINT),
        NotOpened::Refused(NoMerge::DoesntFit, _) => (OTHER_LINK, OTHER_LINK_HINT),
        NotOpened::Store(error) => (BAD, errors::store(*error)),
        NotOpened::Bad(BadMessage::Version(_)) => (BAD, errors::LINK_NEWER),
        NotOpened::Bad(BadMessage::Line(_)) => (BAD, errors::LINK_CHANGED),
        NotOpened::Bad(BadMessage::Record(error)) => {
            return (BAD, errors::record_in_link(error));
        }
    };
    (title, hint.into())
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::record::read;

    use super::*;

    #[test]
    fn a_changed_link_is_called_a_link() {
        let Err(error) = read::<AnyGame>("hello") else { panic!("a record") };
        for why in [BadMessage::Record(error), BadMessage::Line("deal")] {
            let (title, text) = not_opened(&NotOpened::Bad(why));
            assert!(title == BAD && text.contains("changed on the way"), "{text}");
            assert!(!text.contains("Paste"), "{text}");
        }
    }
}
