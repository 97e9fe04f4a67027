//! The set-up page's draft with its changes, the choice of a mode of play, and the dialog for the order of the seats.

use yew::prelude::*;

use crate::components::button::icon_button;
use crate::components::dialog::Dialog;
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::{Glyph, icon};
use crate::components::seat::Look;
use crate::draft::{GameDraft, PlayMode};
use crate::hooks::{changes, sets, use_drag};
use crate::services::people::People;
use crate::services::stored::Unread;
use crate::words::text::Text;
use crate::words::{people as people_words, set_up as words};

/// The state of the set-up page.
#[derive(Clone, PartialEq, Properties)]
pub struct DraftForm {
    pub draft: UseStateHandle<GameDraft>,
    pub people: UseStateHandle<Result<People, Unread>>,
    pub open_dialog: UseStateHandle<Option<SetUpDialog>>,
    /// Whether the deal is a challenge's, so that only the players can be changed.
    pub has_fixed_deal: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SetUpDialog {
    /// The look of the seat with this index.
    Look(usize),
    Order,
}

impl DraftForm {
    /// A callback that applies `change`, with its input, to the draft.
    pub fn on<IN: 'static>(&self, change: impl Fn(&mut GameDraft, IN) + 'static) -> Callback<IN> {
        changes(&self.draft, change)
    }

    pub fn opens<IN: 'static>(&self, dialog: SetUpDialog) -> Callback<IN> {
        sets(&self.open_dialog, Some(dialog))
    }

    pub fn on_close(&self) -> Callback<()> {
        sets(&self.open_dialog, None)
    }

    /// The seats' looks. If this device's people can't be read, all count as unknown.
    pub fn looks(&self) -> Vec<Look> {
        match &*self.people {
            Ok(people) => self.draft.looks(people),
            Err(_) => self.draft.looks(&People::default()),
        }
    }
}

pub fn play_modes(form: &DraftForm) -> Html {
    let draft = &form.draft;
    let modes = PlayMode::ALL.into_iter().filter(|mode| {
        *mode != PlayMode::ByLink || (draft.can_go_by_link() && !form.has_fixed_deal)
    });
    let choices: Vec<_> = modes.map(|mode| ChoiceItem::new(mode, name_and_hint(mode).0)).collect();
    let on_mode = form.on(GameDraft::set_mode);
    ChoiceField::new("way", &words::DEVICES, &choices, draft.mode, on_mode)
        .hidden_label()
        .hint(&*name_and_hint(draft.mode).1)
        .segmented()
}

const fn name_and_hint(mode: PlayMode) -> (Text, Text) {
    match mode {
        PlayMode::OneDevice => (words::ONE_DEVICE, words::ONE_DEVICE_HINT),
        PlayMode::Phones => (words::PHONES, words::PHONES_HINT),
        PlayMode::ByLink => (words::BY_LINK, words::BY_LINK_HINT),
    }
}

/// The dialog for the order of the seats, changed by dragging or by buttons.
#[component]
pub fn SeatOrder(form: &DraftForm) -> Html {
    let drag = use_drag();
    let announcement = use_state_eq(String::new);
    let setter = announcement.setter();
    let on_move = form.on(move |draft, (from, to): (usize, usize)| {
        setter.set(people_words::sits(draft.name(from), to + 1, draft.seats.len()));
        draft.move_seat(from, to);
    });
    let row = |(at, look): (usize, Look)| {
        let name = form.draft.name(at);
        let button = |glyph, label: String, to: Option<usize>| match to {
            Some(to) => icon_button(glyph, label, on_move.reform(move |_| (at, to))),
            None => html! { <span class="order__gap" /> },
        };
        let index_before = at.checked_sub(1);
        let index_after = Some(at + 1).filter(|index| *index < form.draft.seats.len());
        let on_move = on_move.clone();
        let on_drag = drag.listen(Callback::from(move |target: Option<String>| {
            if let Some(to) = target.and_then(|slot| slot.parse().ok()).filter(|to| *to != at) {
                on_move.emit((at, to));
            }
        }));
        html! {
            <li
                key={at}
                class="row-3 order__row"
                data-drag=""
                data-slot={at.to_string()}
                onpointerdown={&on_drag}
                onpointermove={&on_drag}
                onpointerup={&on_drag}
                onpointercancel={&on_drag}
                onlostpointercapture={on_drag}
            >
                <span class="soft" aria-hidden="true">{ icon(Glyph::Menu) }</span>
                { look.mark() }
                <span class="clip grow"><bdi>{ &name }</bdi></span>
                { button(Glyph::Up, people_words::earlier(&name), index_before) }
                { button(Glyph::Down, people_words::later(&name), index_after) }
            </li>
        }
    };
    html! {
        <Dialog id="order" title={people_words::ORDER} on_close={form.on_close()}>
            <p class="field__hint">{ people_words::ORDER_HINT }</p>
            <ol class="stack-2 order">{ for form.looks().into_iter().enumerate().map(row) }</ol>
            <p class="visually-hidden" role="status">{ &*announcement }</p>
        </Dialog>
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
    fn everybody_has_a_phone_unless_they_play_at_the_table() {
        let mut draft = draft(GameId::GoldRushShootOut);
        draft.set_mode(PlayMode::Phones);
        draft.add_seats();
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
        assert!(!draft.offers_option("time") && draft.offers_option("tournament"));
        // A tournament needs more than two: the mode falls back to one device.
        draft.set_option("tournament", 1);
        assert_eq!((draft.mode, draft.places()), (PlayMode::OneDevice, Vec::new()));
        assert!(draft.seats.len() > 2 && draft.offers_option("time"));
    }

    #[test]
    fn a_game_for_three_is_not_played_by_link() {
        let mut draft = draft(GameId::GoldRushShootOut);
        assert!(!draft.can_go_by_link());
        draft.set_mode(PlayMode::ByLink);
        assert_eq!((draft.mode, draft.places()), (PlayMode::OneDevice, Vec::new()));
    }
}
