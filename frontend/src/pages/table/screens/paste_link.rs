use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::field::TextField;
use crate::route::Route;
use crate::services::by_link::{LinkMessage, is_message};
use crate::services::links;
use crate::services::saved_games::preview;
use crate::words::{by_link as text, errors};

const MOST_PASTED_CHARACTERS: usize = 20_000;

#[derive(Properties, PartialEq)]
pub struct PasteLinkProps {
    /// The id of this table's game, as in its links.
    pub game: AttrValue,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum PasteError {
    Bad(AttrValue),
    /// A good link, but not to this game: a second press opens it.
    NotThisGame,
}

impl PasteError {
    fn check(pasted: &str, game: &str) -> Option<Self> {
        let Some(payload) = payload_for(pasted, game) else {
            return Some(Self::Bad(text::NO_LINK.into()));
        };
        let link = match links::decode(&payload) {
            Err(error) => return Some(Self::Bad(errors::link(error).into())),
            Ok(link) => link,
        };
        let is_to_other_game = |message: LinkMessage| message.game != game;
        if !is_message(&link) || LinkMessage::read(&link).is_ok_and(is_to_other_game) {
            return Some(Self::NotThisGame);
        }
        let (_, hint) = text::not_opened(&preview(&link).err()?);
        Some(Self::Bad(hint.into()))
    }
}

/// The payload of the last link to this game; without one, of the first link.
fn payload_for(pasted: &str, game: &str) -> Option<String> {
    let is_to_this_game = |payload: &String| {
        let link = links::decode(payload).ok();
        link.and_then(|link| LinkMessage::read(&link).ok())
            .is_some_and(|message| message.game == game)
    };
    let payloads = links::payloads_in(pasted);
    payloads.iter().rfind(|payload| is_to_this_game(payload)).or(payloads.first()).cloned()
}

#[component]
pub fn PasteLink(props: &PasteLinkProps) -> Html {
    let pasted = use_state_eq(String::new);
    let error = use_state_eq(|| None::<PasteError>);
    let is_other_game = *error == Some(PasteError::NotThisGame);
    let (typed, setter, game) = (pasted.clone(), error.setter(), props.game.clone());
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let new_error = PasteError::check(&typed, &game);
        let is_second_press = is_other_game && new_error == Some(PasteError::NotThisGame);
        if new_error.is_some() && !is_second_press {
            setter.set(new_error);
        } else if let Some(payload) = payload_for(&typed, &game) {
            Route::Link(payload).go();
        }
    });
    let (typed, setter) = (pasted.setter(), error.setter());
    let on_input = Callback::from(move |text| {
        typed.set(text);
        setter.set(None);
    });
    let field = TextField::new(
        "pasted-link",
        text::PASTE_LABEL.translate(),
        &pasted,
        MOST_PASTED_CHARACTERS,
        on_input,
    )
    .hint(text::PASTE_HINT.translate())
    .error(error.as_ref().map(|error| match error {
        PasteError::Bad(why) => why.as_str(),
        PasteError::NotThisGame => text::OTHER_GAME.translate(),
    }))
    .view();
    html! {
        <form class="stack-5" novalidate=true {onsubmit}>
            { field }
            <Button
                weight={Weight::Main}
                label={if is_other_game { text::OPEN_OTHER } else { text::OPEN }}
                submits=true
            />
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::by_link::{BadMessage, NotOpened};

    #[test]
    fn a_broken_link_or_one_to_another_game_shows_an_error_at_the_field() {
        let errors_for_whole_and_cut = |content: &str| {
            let payload = links::encode(content).unwrap();
            [payload.as_str(), &payload[..payload.len() - 2]].map(|payload| {
                PasteError::check(&format!("https://a.org/#/link/{payload}"), "here")
            })
        };
        assert_eq!(PasteError::check("hello", "here"), Some(PasteError::Bad(text::NO_LINK.into())));
        let [whole, cut] = errors_for_whole_and_cut("facedown 1");
        assert_eq!(whole, Some(PasteError::NotThisGame));
        assert!(matches!(cut, Some(PasteError::Bad(_))), "{cut:?}");
        let [whole, _] = errors_for_whole_and_cut("apart 9\n");
        let newer = NotOpened::Bad(BadMessage::Version(9));
        assert_eq!(whole, Some(PasteError::Bad(text::not_opened(&newer).1.into())));
    }
}
