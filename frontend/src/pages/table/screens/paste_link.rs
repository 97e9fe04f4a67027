//! A field to paste the other player's link.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::choice::Legend;
use crate::components::field::TextField;
use crate::route::Route;
use crate::services::by_link::{Message, is_message};
use crate::services::links;
use crate::services::saved_games::look_at;
use crate::words::{by_link as text, errors};

/// The most characters read of a pasted text.
const MOST_PASTED: usize = 20_000;

#[derive(Properties, PartialEq)]
pub struct PasteLinkProps {
    pub game: AttrValue,
}

/// The reason for not opening a pasted text while the table waits.
#[derive(Clone, PartialEq, Eq, Debug)]
enum PasteError {
    Bad(AttrValue),
    /// A link to another game: the next press opens it all the same.
    OtherGame,
}

impl PasteError {
    /// The problem with a text pasted at the table of a game, if any.
    fn of(pasted: &str, game: &str) -> Option<Self> {
        let Some(payload) = payload_for(pasted, game) else {
            return Some(Self::Bad(text::NO_LINK.into()));
        };
        let link = match links::decode(&payload) {
            Err(error) => return Some(Self::Bad(errors::link(error).into())),
            Ok(link) => link,
        };
        let is_other = |message: Message| message.game != game;
        if !is_message(&link) || Message::read(&link).is_ok_and(is_other) {
            return Some(Self::OtherGame);
        }
        look_at(&link).err().map(|why| Self::Bad(text::not_opened(&why).1.into()))
    }
}

/// The link in a text: in a whole conversation, the last one of this game if there is one.
fn payload_for(pasted: &str, game: &str) -> Option<String> {
    let is_own = |payload: &String| {
        let text = links::decode(payload).ok();
        text.and_then(|text| Message::read(&text).ok()).is_some_and(|message| message.game == game)
    };
    let payloads = links::payloads_in(pasted);
    payloads.iter().rfind(|payload| is_own(payload)).or(payloads.first()).cloned()
}

#[component]
pub fn PasteLink(props: &PasteLinkProps) -> Html {
    let typed = use_state_eq(String::new);
    let trouble = use_state_eq(|| None::<PasteError>);
    let is_other_game = *trouble == Some(PasteError::OtherGame);
    let onsubmit = {
        let (typed, trouble, game) = (typed.clone(), trouble.setter(), props.game.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let wrong = PasteError::of(&typed, &game);
            // After the warning about another game, a second press opens it.
            let opens = wrong.is_none() || is_other_game && wrong == Some(PasteError::OtherGame);
            match payload_for(&typed, &game).filter(|_| opens) {
                Some(payload) => Route::Link { payload }.go(),
                None => trouble.set(wrong),
            }
        })
    };
    let on_input = {
        let (typed, trouble) = (typed.setter(), trouble.setter());
        Callback::from(move |text| {
            typed.set(text);
            trouble.set(None);
        })
    };
    let field = TextField {
        id: "pasted-link",
        label: text::PASTE_LABEL.said(),
        shows: Legend::Shown,
        placeholder: None,
        value: &typed,
        longest: MOST_PASTED,
        hint: Some(text::PASTE_HINT.said()),
        error: trouble.as_ref().map(|trouble| match trouble {
            PasteError::Bad(why) => why.as_str(),
            PasteError::OtherGame => text::OTHER_GAME.said(),
        }),
        on_input,
    };
    html! {
        <form class="stack by-link__paste" novalidate=true {onsubmit}>
            { field.view() }
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
    fn what_is_broken_or_of_another_game_is_told_where_it_is_pasted() {
        let of = |text: &str| {
            let payload = links::encode(text).unwrap();
            [payload.as_str(), &payload[..payload.len() - 2]]
                .map(|payload| PasteError::of(&format!("https://a.org/#/link/{payload}"), "here"))
        };
        assert_eq!(PasteError::of("hello", "here"), Some(PasteError::Bad(text::NO_LINK.into())));
        let [whole, broken] = of("facedown 1");
        assert_eq!(whole, Some(PasteError::OtherGame));
        assert!(matches!(broken, Some(PasteError::Bad(_))), "{broken:?}");
        let [whole, _] = of("apart 9\n");
        let newer = NotOpened::Bad(BadMessage::Version(9));
        assert_eq!(whole, Some(PasteError::Bad(text::not_opened(&newer).1.into())));
    }
}
