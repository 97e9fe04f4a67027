use engine::catalogue::GameId;
use engine::chance::Seed;
use engine::record::Player;

use crate::draft::{DraftError, GameDraft, PlayMode, SeatKind};
use crate::services::chance::{any_seed, fresh_id};
use crate::services::people::People;
use crate::services::saved_games::{self, GameSetup, invite};
use crate::services::saves::SaveId;
use crate::services::settings::{Opponents, Settings};
use crate::words::saves::unsent;
use crate::words::{errors, set_up as words};

pub fn draft_error_in_words(error: DraftError) -> String {
    match error {
        DraftError::Name(_, bad) => errors::name(bad),
        DraftError::SameName(_) => words::SAME_NAMES.to_string(),
        DraftError::NoPerson => words::NO_PERSON.to_string(),
    }
}

/// Deals the draft; by link, invites the other player instead. A challenge has a seed; other deals get a random one.
/// The error is a sentence for the page.
pub fn deal(draft: &GameDraft, seed: Option<Seed>) -> Result<SaveId, String> {
    let players = draft.players().map_err(draft_error_in_words)?;
    let options = draft.dealt_options();
    let seat = |players: &[Player], people: &mut People| draft.seating(players, people, fresh_id);
    let setup = GameSetup { options, players, seat: &seat };
    let dealt = match draft.mode {
        PlayMode::ByLink => invite(setup, draft.own_seat(), unsent),
        PlayMode::OneDevice | PlayMode::Phones => saved_games::deal(setup, seed),
    };
    dealt.map_err(|why| errors::not_dealt(why).into())
}

pub fn people_count(draft: &GameDraft) -> usize {
    draft.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count()
}

/// Remembers the options and the bots for the next game, if this one has bots.
pub fn note_opponents(settings: &mut Settings, game: GameId, draft: &GameDraft) {
    let Some(level) = draft.bots_level() else { return };
    let people = people_count(draft);
    let opponents = Opponents {
        game: game.slug().to_owned(),
        level: level.word().to_owned(),
        options: draft.values().to_string(),
        bots: u8::try_from(draft.seats.len() - people).unwrap_or_default(),
    };
    if people == 1 {
        settings.note_alone(opponents);
    } else {
        // Keeps the last single-player game's number.
        settings.note_in_company(Opponents { bots: 0, ..opponents });
    }
}

/// A random place in the roster for the first bot, independent of the game's seed.
pub fn random_roster_start() -> usize {
    usize::from(any_seed().0.to_le_bytes()[0])
}
