//! A seated phone reads the answers of others for the table, which may have no camera.

use yew::prelude::*;

use crate::pages::phones::answer::Answers;
use crate::services::phones::{Guest, Trouble};
use crate::words::{phone as words, phones};

#[derive(Properties, PartialEq)]
pub struct BringInProps {
    pub guest: Guest,
}

/// What became of the answer that was read last.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    /// Nothing was read yet, or it is on its way.
    Open(&'static str),
    Taken,
    Not(Trouble),
}

/// Reads one answer after the other, by the camera or as a text, and passes each on.
#[component]
pub fn BringIn(props: &BringInProps) -> Html {
    let last = use_state_eq(|| Last::Open(""));
    let on_answer = {
        let guest = props.guest.clone();
        Callback::from(move |(text, on_done): (String, Callback<_>)| guest.pass_on(&text, on_done))
    };
    let on_read = {
        let last = last.setter();
        Callback::from(move |read: Option<Result<(), Trouble>>| {
            last.set(match read {
                None => Last::Open(words::BRINGING),
                Some(Ok(())) => Last::Taken,
                Some(Err(why)) => Last::Not(why),
            });
        })
    };
    let (said, wrong) = match *last {
        Last::Open(said) => (said, None),
        Last::Taken => (words::BROUGHT_IN, None),
        Last::Not(why) => ("", Some(phones::trouble(why))),
    };
    html! {
        <div class="phone-seats">
            <p>{ words::BRING_IN_HINT }</p>
            <Answers {on_answer} {on_read} />
            <p class="phone-seat__said" role="status">{ said }</p>
            if let Some(wrong) = wrong {
                <p class="field__error" role="alert">{ wrong }</p>
            }
        </div>
    }
}
