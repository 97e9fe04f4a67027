//! Opens links, and accepts invitations.

use engine::catalogue::AnyGame;
use engine::game::Game as _;
use engine::replay::ReplayedRecord;

use super::super::by_link::{self, Invitation, LinkMessage, NotOpened, Opened};
use super::super::chance::{NotDealt, RandomSource, fresh_id};
use super::super::clock;
use super::super::saves::{SaveId, Summarize};
use super::super::storage::with_device;
use super::deal::{UnsentSummary, deal_here};
use super::finish::{GameEnd, finish};
use super::open;

/// Opens a link without saving anything.
pub fn preview(link: &str) -> Result<Opened, NotOpened> {
    let message = LinkMessage::read(link)?;
    with_device(|store| by_link::open(store, &message, clock::now()))
}

/// Saves the content of a link, and notes the game if the link ended it. On an error nothing has changed.
pub fn accept_link(link: &str, summarize: Summarize) -> Result<Opened, NotOpened> {
    let message = LinkMessage::read(link)?;
    let opened = with_device(|store| {
        by_link::save_link(store, &message, clock::now(), fresh_id, summarize)
    })?;
    if let Opened::New(id) = &opened {
        // The game is saved already, and stays if its end can't be noted.
        let _ = note_end(id);
    }
    Ok(opened)
}

fn note_end(id: &SaveId) -> Option<()> {
    let save = open(id).ok()?;
    let course = ReplayedRecord::<AnyGame>::read(&save.record).ok()?;
    let outcome = course.end().turn().outcome()?;
    let end = GameEnd { record: course.record(), outcome: &outcome, at: clock::now() };
    finish(id, &save, end, || None).ok()
}

pub fn accept(invitation: &Invitation, unsent: UnsentSummary) -> Result<SaveId, NotDealt> {
    let (chance, summary) = (RandomSource::find()?, unsent(&invitation.record.players));
    deal_here(|store, now| {
        let mut chance = || chance.seed().0;
        Ok(by_link::accept(store, invitation, summary, &mut chance, now, fresh_id)?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::played::History;
    use crate::services::saves::{self, Save};
    use crate::services::storage::new_device;
    use crate::services::stored;
    use crate::services::testing::id;
    use crate::testing::fools_gambit;

    #[test]
    fn a_game_that_ends_with_a_link_is_noted_and_one_that_goes_on_is_not() {
        new_device(None);
        for (name, decisions, noted) in [("a", "2 leave\n", Some(())), ("b", "", None)] {
            let save = Save::new(fools_gambit("Ana | Ben", decisions), 5);
            with_device(|store| saves::write(store, &id(name), &save)).unwrap();
            assert_eq!(note_end(&id(name)), noted);
            assert_eq!(stored::here::<History>().unwrap().items.len(), 1);
        }
    }
}
