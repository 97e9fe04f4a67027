//! A field for the link that came.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::choice::Legend;
use crate::components::field::TextField;
use crate::route::Route;
use crate::services::by_link::Message;
use crate::services::links;
use crate::words::by_link as text;

/// The most characters that are taken of what is pasted.
const MOST_PASTED: usize = 20_000;

#[derive(Properties, PartialEq)]
pub struct PasteLinkProps {
    /// The game at whose table it is pasted.
    pub game: AttrValue,
}

/// Why what was pasted isn't opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trouble {
    NoLink,
    /// It is of another game: the next press opens it all the same.
    OtherGame,
}

impl Trouble {
    const fn text(self) -> &'static str {
        match self {
            Self::NoLink => text::NO_LINK,
            Self::OtherGame => text::OTHER_GAME,
        }
    }
}

/// The field.
#[component]
pub fn PasteLink(props: &PasteLinkProps) -> Html {
    let typed = use_state_eq(String::new);
    let trouble = use_state_eq(|| None::<Trouble>);
    let game_of = |payload: &String| {
        let text = links::decode(payload).ok()?;
        Message::read(&text).ok().map(|message| message.game)
    };
    // Of a whole conversation the last link of this game counts.
    let is_own = |payload: &String| game_of(payload).is_some_and(|game| *props.game == game);
    let payloads = links::payloads_in(&typed);
    let payload = payloads.iter().rfind(|payload| is_own(payload)).or(payloads.first()).cloned();
    let is_other =
        payload.as_ref().is_some_and(|payload| !is_own(payload) && game_of(payload).is_some());
    let onsubmit = {
        let (payload, trouble) = (payload, trouble.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match &payload {
                None => trouble.set(Some(Trouble::NoLink)),
                // Somebody who is told of it opens it all the same.
                Some(_) if is_other && trouble.is_none() => trouble.set(Some(Trouble::OtherGame)),
                Some(payload) => Route::Link { payload: payload.clone() }.go(),
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
    let is_other_game = *trouble == Some(Trouble::OtherGame);
    let field = TextField {
        id: "pasted-link",
        label: text::PASTE_LABEL,
        shows: Legend::Shown,
        placeholder: None,
        value: &typed,
        longest: MOST_PASTED,
        hint: Some(text::PASTE_HINT),
        error: trouble.map(Trouble::text),
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
