use yew::prelude::*;

use super::sheet::DraftForm;
use crate::components::choice::{ChoiceItem, LegendVisibility, Segmented};
use crate::draft::{GameDraft, PlayMode};
use crate::words::set_up as words;
use crate::words::text::Text;

/// The choice of devices to play on.
pub fn play_modes(sheet: &DraftForm) -> Html {
    let draft = &sheet.draft;
    let modes = PlayMode::ALL
        .into_iter()
        .filter(|mode| *mode != PlayMode::ByLink || (draft.can_go_by_link() && !sheet.is_given));
    let choices: Vec<_> = modes.map(|mode| ChoiceItem::new(mode, name_and_hint(mode).0)).collect();
    let field = Segmented {
        name: "way".into(),
        legend: words::DEVICES.into(),
        legend_visibility: LegendVisibility::Hidden,
        hint: Some(name_and_hint(draft.mode).1.translate()),
        choices: &choices,
        chosen: draft.mode,
        on_choose: sheet.on(GameDraft::set_mode),
    };
    field.view()
}

/// A way to play in a word, and its meaning.
const fn name_and_hint(mode: PlayMode) -> (Text, Text) {
    match mode {
        PlayMode::OneDevice => (words::ONE_DEVICE, words::ONE_DEVICE_HINT),
        PlayMode::Phones => (words::PHONES, words::PHONES_HINT),
        PlayMode::ByLink => (words::BY_LINK, words::BY_LINK_HINT),
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::seat::Seat;

    use super::*;
    use crate::draft::SeatKind;
    use crate::services::people::Place;

    fn draft(game: GameId) -> GameDraft {
        GameDraft::new(game.options(), &[])
    }

    #[test]
    fn on_phones_everybody_has_one_unless_they_play_at_the_table() {
        let mut draft = draft(GameId::GoldRushShootOut);
        assert_eq!(draft.places(), []);
        draft.set_mode(PlayMode::Phones);
        assert_eq!(draft.places(), [Place::Phone; 3]);
        draft.add_seats();
        assert_eq!(draft.places(), [Place::Phone; 4], "who comes has one, too");
        draft.set_place(0, Place::Here);
        draft.set_kind(1, SeatKind::Bot);
        assert_eq!(draft.places(), [Place::Here, Place::Here, Place::Phone, Place::Phone]);
        draft.set_mode(PlayMode::OneDevice);
        assert_eq!(draft.places(), []);
    }

    #[test]
    fn by_link_two_people_play_and_one_of_them_is_elsewhere() {
        let mut draft = draft(GameId::HeadsUpDuel);
        draft.add_seats();
        draft.set_kind(1, SeatKind::Bot);
        draft.set_mode(PlayMode::ByLink);
        assert_eq!(draft.places(), [Place::Here, Place::Elsewhere]);
        draft.set_place(0, Place::Elsewhere);
        assert_eq!(draft.places(), [Place::Elsewhere, Place::Here]);
        assert_eq!(draft.own_seat(), Seat::TWO);
        assert!(!draft.offers("time") && draft.offers("tournament"));
        draft.set_option("tournament", 1);
        assert_eq!((draft.mode, draft.places()), (PlayMode::OneDevice, Vec::new()));
        assert!(draft.seats.len() > 2 && draft.offers("time"));
    }

    #[test]
    fn a_game_for_three_is_not_played_by_link() {
        let mut draft = draft(GameId::GoldRushShootOut);
        assert!(!draft.can_go_by_link());
        draft.set_mode(PlayMode::ByLink);
        assert_eq!((draft.mode, draft.places()), (PlayMode::OneDevice, Vec::new()));
    }
}
